//! Before the first move: each row of what the rules ask for, keys in, screen and record out.

#[path = "before/colors.rs"]
mod colors;
#[path = "before/four.rs"]
mod four;
#[path = "before/handicap.rs"]
mod handicap;
#[path = "before/nigiri.rs"]
mod nigiri;
#[path = "before/room.rs"]
mod room;
#[path = "before/series.rs"]
mod series;
#[path = "before/set_stones.rs"]
mod set_stones;
