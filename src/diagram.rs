//! Floor 5. A position as a picture that needs no screen.

pub mod form;
pub mod legend;
pub mod picture;
pub mod png;
mod raster;
pub mod signs;
mod strokes;
pub mod svg;
pub mod text;
