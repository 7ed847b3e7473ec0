//! A picture as SVG: one file that needs no other, sharp at every size.

use std::fmt::Write;

use super::picture::{Ink, Life, Picture, Shape, extent};
use crate::rules::color::Color;
use crate::text::visible;

/// How stones are lit, from the upper left.
const LIGHT: &str = "<defs>\
    <radialGradient id=\"b\" cx=\"35%\" cy=\"30%\" r=\"70%\">\
    <stop offset=\"0\" stop-color=\"#5e5e5e\"/><stop offset=\"1\" stop-color=\"#101010\"/></radialGradient>\
    <radialGradient id=\"w\" cx=\"35%\" cy=\"30%\" r=\"70%\">\
    <stop offset=\"0\" stop-color=\"#ffffff\"/><stop offset=\"1\" stop-color=\"#d2cdc0\"/></radialGradient>\
    </defs>\n";

/// Writes a picture, a pixel to two of its units.
pub fn write(picture: &Picture<'_>) -> String {
    let [width, height] = extent(picture.board.size());
    let mut svg = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"Helvetica, Arial, sans-serif\" text-anchor=\"middle\" stroke-linecap=\"round\" \
         stroke-linejoin=\"round\" fill=\"none\" stroke=\"none\">\n{LIGHT}",
        width / 2,
        height / 2
    );
    for shape in picture.shapes(|label| label) {
        // Writing to a string cannot fail.
        let _ = element(&shape, &mut svg);
    }
    svg.push_str("</svg>\n");
    svg
}

fn element(shape: &Shape, svg: &mut String) -> std::fmt::Result {
    match shape {
        Shape::Box([x, y, width, height], ink) => {
            let fill = hex(*ink);
            writeln!(svg, "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{fill}\"/>")
        }
        Shape::Line(points, thick, ink) => {
            let points: Vec<String> = points.iter().map(|[x, y]| format!("{x},{y}")).collect();
            let (points, stroke) = (points.join(" "), hex(*ink));
            writeln!(svg, "<polyline points=\"{points}\" stroke=\"{stroke}\" stroke-width=\"{thick}\"/>")
        }
        Shape::Disc([x, y], r, ink) => {
            writeln!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\" fill=\"{}\"/>", hex(*ink))
        }
        Shape::Ring([x, y], r, thick, ink) => {
            let stroke = hex(*ink);
            writeln!(
                svg,
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\" stroke=\"{stroke}\" stroke-width=\"{thick}\"/>"
            )
        }
        Shape::Stone([x, y], r, color, life) => {
            // Under the light lies a plain stone, for what knows no gradients.
            let (id, fill, edge) = match color {
                Color::Black => ("b", "#1c1c1c", "#0a0a0a"),
                Color::White => ("w", "#f4f1e8", "#55503f"),
            };
            let seen = if *life == Life::Dead { " opacity=\"0.5\"" } else { "" };
            let (at, r) = (format!("cx=\"{x}\" cy=\"{y}\""), r - 1);
            write!(
                svg,
                "<g{seen}><circle {at} r=\"{r}\" fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"2\"/>"
            )?;
            writeln!(svg, "<circle {at} r=\"{}\" fill=\"url(#{id})\"/></g>", r - 1)
        }
        Shape::Text([x, y], size, text, ink) => {
            // Letters reach from the base line up to about 7/10 of the size.
            let base = y + size * 36 / 100;
            write!(svg, "<text x=\"{x}\" y=\"{base}\" font-size=\"{size}\" fill=\"{}\">", hex(*ink))?;
            escape(text, svg);
            svg.write_str("</text>\n")
        }
    }
}

fn hex([red, green, blue]: Ink) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// A text as XML takes it; what steers terminals is made visible, so that the file can be looked at in one.
fn escape(text: &str, svg: &mut String) {
    for c in visible::line(text).chars() {
        match c {
            '&' => svg.push_str("&amp;"),
            '<' => svg.push_str("&lt;"),
            '>' => svg.push_str("&gt;"),
            '\u{fffe}' | '\u{ffff}' => svg.push(char::REPLACEMENT_CHARACTER),
            c => svg.push(c),
        }
    }
}
