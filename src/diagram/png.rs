//! A picture as PNG, for what takes no SVG.

use png::{BitDepth, ColorType, Encoder, EncodingError};

use super::picture::{Picture, WOOD, extent};
use super::raster::Canvas;

/// Paints a picture: 48 pixels from line to line.
///
/// # Errors
/// None are known; the encoder says when it cannot write.
pub fn write(picture: &Picture<'_>) -> Result<Vec<u8>, EncodingError> {
    let mut canvas = Canvas::new(extent(picture.board.size()), WOOD);
    for shape in picture.shapes() {
        canvas.paint(&shape);
    }
    let [width, height] = canvas.size().map(|pixels| u32::try_from(pixels).unwrap_or(0));
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(canvas.bytes())?;
    writer.finish()?;
    Ok(bytes)
}
