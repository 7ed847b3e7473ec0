//! A place of a record in characters: players, board, what its marks mean, what is said there.

use super::moment::Moment;
use crate::clock::control::TimeControl;
use crate::clock::reading::Phase;
use crate::diagram::signs::Signs;
use crate::diagram::text::{Glyphs, Sign, signed};
use crate::game::{ledger, said};
use crate::record::info::GameInfo;
use crate::record::marks::{Drawn, Segment};
use crate::record::tree::GameTree;
use crate::record::value::point::Vertex;
use crate::rules::color::Color;
use crate::rules::point::{Point, Size};
use crate::rules::position::Move;
use crate::text::{Text, visible};

impl Moment {
    /// `whole`: nothing of the game was asked for but the game, so that what its root says is told too.
    pub(super) fn text(&self, tree: &GameTree, whole: bool, glyphs: Glyphs, text: &Text) -> String {
        let info = GameInfo::of(tree);
        let mut lines = Vec::new();
        for (color, name) in [(Color::Black, &info.black), (Color::White, &info.white)] {
            let taken = self.position.taken()[!color];
            let mut line = format!("{} {}", glyphs.stone(color), said::color(color, text));
            for part in
                [Some(visible::line(name).trim().to_owned()), self.digits(color)].into_iter().flatten()
            {
                if !part.is_empty() {
                    line.push_str("  ");
                    line.push_str(&part);
                }
            }
            line.push_str("  ");
            line.push_str(&(text.table.captures)(taken));
            lines.push(line);
        }
        lines.push(String::new());
        let board = self.position.board();
        let signs = Signs::of(board, &self.marks, glyphs);
        let is_dead =
            |point: Point| self.dead.iter().any(|&dead| board.chain(dead).any(|stone| stone == point));
        lines.push(signed(board, self.last(), glyphs, |point| {
            let mut sign = signs.at(point).cloned();
            if let Some(color) = board.at(point).filter(|_| is_dead(point)) {
                sign.get_or_insert_with(Sign::default).own = Some(glyphs.dead(color).into());
            }
            sign
        }));
        let legend = self.legend_lines(&signs, glyphs, text);
        if !legend.is_empty() {
            lines.extend(legend);
            lines.push(String::new());
        }
        lines.push(self.said(&info, text));
        lines.extend(self.ways_words(text));
        let remarks: Vec<String> = self.judgements.iter().map(|judgement| judgement.said(text)).collect();
        let is_said = |line: &String| !line.is_empty();
        let named = [visible::line(&self.name).into_owned(), remarks.join(text.word.comma)];
        lines.extend(named.into_iter().filter(is_said));
        let root = if whole || self.node == 1 { headers(&info, text) } else { Vec::new() };
        let comment = self.comment.iter().map(|comment| visible::text(comment.trim_end()).into_owned());
        for paragraph in comment.chain(root).filter(is_said) {
            lines.push(String::new());
            lines.push(paragraph);
        }
        lines.join("\n") + "\n"
    }

    /// What the signs on the board mean, and what is not on it.
    fn legend_lines(&self, signs: &Signs, glyphs: Glyphs, text: &Text) -> Vec<String> {
        let words = &text.markup;
        let size = self.position.size();
        let shapes = [
            (Drawn::Triangle, words.triangle),
            (Drawn::Square, words.square),
            (Drawn::Circle, words.circle),
            (Drawn::Cross, words.cross),
            (Drawn::Selected, words.selected),
        ];
        let territory =
            Color::ALL.map(|color| (Drawn::Territory(color), (words.territory)(said::color(color, text))));
        let mut lines: Vec<String> = shapes
            .map(|(shape, name)| (shape, name.to_owned()))
            .into_iter()
            .chain(territory)
            .filter_map(|(shape, name)| {
                self.marks.iter().find(|(_, drawn)| *drawn == shape)?;
                Some(format!("{} {name}", glyphs.shape(&shape)?))
            })
            .collect();
        if !lines.is_empty() {
            lines = vec![lines.join("  ")];
        }
        let labels = signs.legend.lines();
        if !labels.is_empty() {
            lines.push((words.told)(words.labels, &labels.join(text.word.comma)));
        }
        lines.extend(segments(&self.lines, size, text));
        lines
    }

    /// Where the record goes on, if there are several ways.
    fn ways_words(&self, text: &Text) -> Option<String> {
        let count = u32::try_from(self.ways.len()).ok().filter(|&count| count > 0)?;
        let size = self.position.size();
        let named = self.ways.iter().map(|branch| match branch.made {
            Some((_, Vertex::On(point))) => format!("{} {}", branch.letter, size.label(point)),
            Some((_, Vertex::Pass)) => format!("{} {}", branch.letter, text.word.pass),
            Some((_, Vertex::Off)) | None => branch.letter.clone(),
        });
        Some((text.markup.told)(&(text.review.ways_on)(count), &named.collect::<Vec<_>>().join("  ")))
    }

    /// What was played last, and what comes next.
    fn said(&self, info: &GameInfo, text: &Text) -> String {
        let next = if self.is_last && self.is_main && !info.result.is_empty() {
            visible::line(&info.result).into_owned()
        } else {
            (text.table.to_play)(said::color(self.position.to_move(), text))
        };
        match self.position.last_move() {
            None => next,
            Some((by, mv)) => {
                let at = match mv {
                    Move::Play(point) => self.position.size().label(point),
                    Move::Pass => text.word.pass.to_owned(),
                };
                let made = format!("{} {at}  {next}", said::color(by, text));
                (text.markup.told)(&(text.word.move_n)(self.number), &made)
            }
        }
    }

    fn digits(&self, color: Color) -> Option<String> {
        let side = self.clocks[color].as_ref()?;
        let reading = side.reading(0);
        // In overtime what is left of it stands beside the digits.
        (*side.control() != TimeControl::None).then(|| match reading.phase {
            Phase::Overtime | Phase::Last => ledger::face(side),
            _ => reading.digits,
        })
    }
}

/// Arrows and lines in words.
fn segments(lines: &[Segment], size: Size, text: &Text) -> Vec<String> {
    let told = |arrow: bool, head: &str| {
        let ends = lines.iter().filter(|line| line.arrow == arrow).map(|line| {
            let between = if arrow { ">" } else { "-" };
            format!("{} {between} {}", size.label(line.from), size.label(line.to))
        });
        let ends: Vec<String> = ends.collect();
        (!ends.is_empty()).then(|| (text.markup.told)(head, &ends.join(text.word.comma)))
    };
    [told(true, text.markup.arrows), told(false, text.markup.lines)].into_iter().flatten().collect()
}

/// What the root says of the record, a paragraph of lines and the comment on the game.
fn headers(info: &GameInfo, text: &Text) -> Vec<String> {
    let head = &text.markup.head;
    let time = info.time_words();
    let lines: Vec<String> = [
        (text.review.head.time, &time),
        (head.opening, &info.opening),
        (head.annotator, &info.annotator),
        (head.user, &info.user),
        (text.review.head.source, &info.source),
        (head.copyright, &info.copyright),
    ]
    .into_iter()
    .filter(|(_, value)| !value.is_empty())
    .map(|(head, value)| (text.markup.told)(head, &visible::line(value)))
    .collect();
    let comment = visible::text(info.comment.trim_end());
    let comment = if comment.is_empty() { String::new() } else { (text.markup.told)(head.comment, &comment) };
    vec![lines.join("\n"), comment]
}
