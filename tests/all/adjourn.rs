//! Adjournment with a sealed move, pauses that hide the board, and a clock that stood still.

mod hidden;
mod sealed;
mod stood;
