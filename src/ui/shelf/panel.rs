//! What lies over the list: the folders on the shelf, the encodings of a record.

use ratatui::layout::Rect;

use crate::app::encoding::{Choice, Chooser};
use crate::app::shelf::{Folders, Panel};
use crate::record::fault::shown;
use crate::text::Text;
use crate::ui::choice::{Drawn, width};
use crate::ui::home::{cut_names, names};
use crate::ui::line::{fit, fit_middle, pad};
use crate::ui::theme::Theme;

/// Columns of the name of an encoding.
const LABEL: usize = 13;
/// Columns that tell whether it fits.
const FITS: usize = 14;
/// Between the players.
const BETWEEN: &str = " - ";

/// How many lines a panel has, and which is lit.
pub fn lines(panel: &Panel) -> (usize, usize) {
    match panel {
        Panel::Folders(folders) => (folders.all.len() + 1, folders.lit),
        Panel::Encodings(_, chooser) => (chooser.choices.len(), chooser.lit),
    }
}

/// The panel as it is drawn.
pub fn drawn<'a>(panel: &'a Panel, text: &'a Text, theme: Theme, area: Rect) -> Drawn<'a> {
    match panel {
        Panel::Folders(folders) => of_folders(folders, text, theme, area),
        Panel::Encodings(_, chooser) => encodings(chooser, text, theme, area),
    }
}

fn of_folders<'a>(folders: &'a Folders, text: &'a Text, theme: Theme, area: Rect) -> Drawn<'a> {
    let room = width(area);
    let line = move |n: usize| match folders.all.get(n) {
        Some(path) => (pad(&fit_middle(&shown(path), room), room), theme.text()),
        None => (pad(text.files.add_folder, room), theme.strong()),
    };
    Drawn {
        title: text.files.folders_title.to_owned(),
        count: String::new(),
        heads: String::new(),
        lines: folders.all.len() + 1,
        line: Box::new(line),
        lit: folders.lit,
        below: folders.all.get(folders.lit).map(|path| shown(path)).unwrap_or_default(),
    }
}

/// The encodings, each with the names as they would be.
pub fn encodings<'a>(chooser: &'a Chooser, text: &'a Text, theme: Theme, area: Rect) -> Drawn<'a> {
    let room = width(area).saturating_sub(LABEL + FITS + 2);
    let line = move |choice: &Choice| {
        let told = match (choice.broken, choice.now) {
            (true, _) => text.files.broken,
            (false, true) => text.files.shown_now,
            (false, false) => "",
        };
        let names = cut_names(&names(&choice.black, &choice.white, text), room.saturating_sub(BETWEEN.len()));
        let players = pad(&format!("{}{BETWEEN}{}", names.black, names.white), room);
        let style = if choice.broken { theme.dim() } else { theme.text() };
        (format!("{} {players} {}", pad(choice.label, LABEL), pad(told, FITS)), style)
    };
    let below = chooser.chosen().map_or_else(String::new, |choice| {
        let parts = [choice.event.as_str(), choice.comment.as_str()];
        let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        fit(&parts.join(text.word.comma), width(area) * 3)
    });
    Drawn {
        title: text.files.encodings.to_owned(),
        count: String::new(),
        heads: format!("{} {}", pad("", LABEL), text.shelf.players),
        lines: chooser.choices.len(),
        line: Box::new(move |n| chooser.choices.get(n).map(line).unwrap_or_default()),
        lit: chooser.lit,
        below,
    }
}
