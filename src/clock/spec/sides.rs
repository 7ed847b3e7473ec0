//! The settings of both sides: one for the two, or one for each behind `B=` and `W=`.

use super::mend::MOST_READINGS;
use super::{SpecError, Wrong, tidy};
use crate::clock::control::TimeControl;
use crate::clock::{Unfit, quoted};
use crate::rules::color::{ByColor, Color};

/// Reads one setting for both sides, or `B=… W=…`.
pub fn parse_both(text: &str) -> Result<ByColor<TimeControl>, SpecError> {
    let lower = tidy(text).replace(" =", "=");
    let words: Vec<&str> = lower.split_whitespace().collect();
    if !words.iter().any(|word| word.starts_with("b=") || word.starts_with("w=")) {
        let control: TimeControl = lower.parse()?;
        return Ok(ByColor { black: control.clone(), white: control });
    }
    let mut texts: ByColor<Option<String>> = ByColor::default();
    let mut side = None;
    for word in words {
        let (rest, named) = match (word.strip_prefix("b="), word.strip_prefix("w=")) {
            (Some(rest), _) => (rest, Some(Color::Black)),
            (_, Some(rest)) => (rest, Some(Color::White)),
            _ => (word, None),
        };
        if let Some(color) = named {
            if texts[color].is_some() {
                return Err(SpecError::new(Wrong::Twice(color)));
            }
            texts[color] = Some(rest.to_owned());
            side = Some(color);
        } else {
            let text = side.and_then(|color| texts[color].as_mut());
            let text = text.ok_or_else(|| SpecError::new(Wrong::BeforeSides(quoted(word))))?;
            text.push(' ');
            text.push_str(word);
        }
    }
    let texts = texts.map(|text| text.map(|text| text.trim().to_owned()));
    let text = |color: Color| texts[color].clone().ok_or_else(|| SpecError::new(Wrong::SideMissing(color)));
    let texts = ByColor { black: text(Color::Black)?, white: text(Color::White)? };
    match texts.as_ref().map(|text| text.parse::<TimeControl>()) {
        ByColor { black: Ok(black), white: Ok(white) } => both(ByColor { black, white }),
        read => Err(refused(&texts, &read)),
    }
}

/// Two settings that can stand beside each other.
fn both(controls: ByColor<TimeControl>) -> Result<ByColor<TimeControl>, SpecError> {
    let glasses = controls.as_ref().map(TimeControl::is_glass);
    if glasses.black == glasses.white {
        return Ok(controls);
    }
    let glass = if glasses.black { controls.black } else { controls.white };
    Err(SpecError { what: Wrong::from(Unfit::HalfAGlass), readings: vec![glass.to_string()] })
}

/// Why one side's setting is refused; what may have been meant is told of both, so that it can be typed as it stands.
fn refused(texts: &ByColor<String>, read: &ByColor<Result<TimeControl, SpecError>>) -> SpecError {
    let mut what = None;
    let meant = ByColor::new_with(|color| match &read[color] {
        Ok(_) => vec![texts[color].clone()],
        Err(error) => {
            what.get_or_insert_with(|| Wrong::OfSide(color, Box::new(error.what.clone())));
            error.readings.clone()
        }
    });
    let pairs = meant.black.iter().flat_map(|black| meant.white.iter().map(move |white| (black, white)));
    let written = pairs.map(|(black, white)| format!("B={black} W={white}"));
    let readings = written.filter(|text| parse_both(text).is_ok()).take(MOST_READINGS).collect();
    SpecError { what: what.unwrap_or(Wrong::Nothing), readings }
}
