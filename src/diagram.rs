//! Floor 5. A position as a picture that needs no screen.

pub mod text;
