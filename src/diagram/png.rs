//! A picture as PNG, for what takes no SVG.

use png::{BitDepth, ColorType, Encoder, EncodingError};

use super::legend::Legend;
use super::picture::{Picture, WOOD, extent};
use super::raster::Canvas;
use super::strokes::has_strokes;

/// The most letters of a label that can be read.
const MOST: usize = 4;

/// What stands for labels that have no strokes, or more letters than can be read.
pub fn legend(picture: &Picture<'_>) -> Legend {
    Legend::of(picture.marks, |label| label.chars().all(has_strokes) && label.chars().count() <= MOST)
}

/// Paints a picture: 48 pixels from line to line. Its legend, if it has one, is told in the file too.
///
/// # Errors
/// None are known; the encoder says when it cannot write.
pub fn write(picture: &Picture<'_>) -> Result<Vec<u8>, EncodingError> {
    let mut canvas = Canvas::new(extent(picture.board.size()), WOOD);
    let legend = legend(picture);
    for shape in picture.shapes(|label| legend.written(label)) {
        canvas.paint(&shape);
    }
    let [width, height] = canvas.size().map(|pixels| u32::try_from(pixels).unwrap_or(0));
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    let told = legend.lines();
    if !told.is_empty() {
        encoder.add_itxt_chunk("Description".to_owned(), told.join("\n"))?;
    }
    let mut writer = encoder.write_header()?;
    writer.write_image_data(canvas.bytes())?;
    writer.finish()?;
    Ok(bytes)
}
