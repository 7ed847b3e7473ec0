//! The forms a picture can be written in.

use std::path::Path;

use png::EncodingError;

use super::legend::Legend;
use super::picture::Picture;
use super::{png as pixels, svg};

/// A form of picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Lines and circles, sharp at every size.
    Svg,
    /// Pixels.
    Png,
}

impl Form {
    /// What the name of a file asks for by its ending.
    pub fn by_ending(path: &Path) -> Option<Self> {
        let ending = path.extension()?;
        [("svg", Self::Svg), ("png", Self::Png)]
            .into_iter()
            .find_map(|(known, form)| ending.eq_ignore_ascii_case(known).then_some(form))
    }

    /// What stands for labels that cannot be written in it.
    pub fn legend(self, picture: &Picture<'_>) -> Legend {
        match self {
            Self::Svg => Legend::default(),
            Self::Png => pixels::legend(picture),
        }
    }

    /// Writes a picture.
    ///
    /// # Errors
    /// None are known; the encoder of pixels says when it cannot write.
    pub fn write(self, picture: &Picture<'_>) -> Result<Vec<u8>, EncodingError> {
        match self {
            Self::Svg => Ok(svg::write(picture).into_bytes()),
            Self::Png => pixels::write(picture),
        }
    }
}
