//! Adjournment with a sealed move, pauses that hide the board, and a clock that stood still.

#[path = "adjourn/hidden.rs"]
mod hidden;
#[path = "adjourn/sealed.rs"]
mod sealed;
#[path = "adjourn/stood.rs"]
mod stood;
