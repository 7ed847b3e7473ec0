//! Floor 5. A position as a picture that needs no screen.

pub mod form;
pub mod picture;
pub mod png;
mod raster;
mod strokes;
pub mod svg;
pub mod text;
