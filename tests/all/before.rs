//! Before the first move: each row of what the rules ask for, keys in, screen and record out.

mod colors;
mod four;
mod handicap;
mod nigiri;
mod room;
mod series;
mod set_stones;
