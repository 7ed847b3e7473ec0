//! A stage sat down to a plan, and the record that comes of it.

use shoutan::app::Screen;
use shoutan::app::effect::{Effect, Learned, Opened, Saved};
use shoutan::app::plan::Plan;
use shoutan::clock::spec::parse_both;
use shoutan::game::Game;
use shoutan::game::terms::Terms;
use shoutan::record::game_record::{from_tree, to_sgf};
use shoutan::record::journal::content::{Content, header};
use shoutan::record::sgf::read::read;
use shoutan::record::tree::GameTree;
use shoutan::rules::color::ByColor;
use shoutan::rules::point::Size;
use shoutan::rules::ruleset::Preset;
use shoutan::text::Text;
use shoutan::text::en::EN;

use crate::stage::{Stage, unanswered};

/// When these games are played, ms.
const AT: i64 = 1_764_464_865_000;

/// Terms of a game on a board of that side.
pub fn terms(side: u8, preset: Preset, handicap: u8) -> Terms {
    let mut terms = Terms {
        handicap,
        names: ByColor { black: "Li".to_owned(), white: "Wang".to_owned() },
        at: AT,
        ..Terms::even(Size::square(side).unwrap(), preset, parse_both("B=1m W=2m").unwrap())
    };
    terms.lay_out(false);
    terms
}

impl Stage {
    /// Sat down to a plan, in English at 80x24; a second between two keys.
    pub fn planned(plan: impl Into<Plan>) -> Self {
        Self::planned_in(plan, &EN, (80, 24))
    }

    pub fn planned_in(plan: impl Into<Plan>, text: &'static Text, size: (u16, u16)) -> Self {
        let mut stage = Self::new(text).sized(size);
        (stage.ms, stage.pace, stage.utc) = (5_000, 1_000, AT);
        stage.draws(Vec::new());
        stage.begin(|app, now| app.sit(plan, false, now).unwrap())
    }

    /// These numbers will be drawn, the last first. A game that is over is kept, and its record can be opened.
    pub fn draws(&mut self, mut numbers: Vec<u64>) {
        self.answers = Box::new(move |app, effect, asked| {
            let learned = match effect {
                Effect::Draw => Learned::Drawn(numbers.pop().expect("a number to draw")),
                Effect::Finish(_) => {
                    Learned::Finished(Ok(Saved { id: "g".to_owned(), path: "g.sgf".to_owned(), stays: None }))
                }
                Effect::Open(_) => {
                    let Screen::Table(table) = &app.screen else { panic!("no table: {:?}", app.screen) };
                    let (collection, _) = read(&to_sgf(&table.game)).unwrap();
                    Learned::Record(Ok(Box::new(Opened {
                        collection,
                        name: "g.sgf".to_owned(),
                        warnings: Vec::new(),
                        path: "/games/g.sgf".into(),
                        seen: None,
                    })))
                }
                _ => return unanswered(app, effect, asked),
            };
            Some(learned)
        });
    }

    /// The stones that stand before the first move, as records write them.
    pub fn set_up(&self) -> String {
        let stones = self.game().terms().stones.iter().map(|(p, color)| format!("{color}{}", p.to_sgf()));
        stones.collect::<Vec<_>>().join(" ")
    }
}

/// The record of a game, once it has come back whole from its journal and from its own bytes.
pub fn record(game: &Game) -> GameTree {
    let mut journal = header(&shoutan::record::game_record::terms_at_start(game));
    for entry in game.entries() {
        journal.push('\n');
        journal.push_str(&shoutan::record::entry::line::write(&shoutan::record::entry::to_fields(entry)));
    }
    journal.push('\n');
    let kept = Content::read(journal.as_bytes()).unwrap();
    assert!(kept.trouble.is_none(), "{:?}", kept.trouble);
    assert_eq!((kept.game.terms(), kept.game.entries()), (game.terms(), game.entries()));
    let (collection, problems) = read(&to_sgf(&kept.game)).unwrap();
    assert!(problems.is_empty(), "{problems:?}");
    let tree = collection.games()[0].clone();
    let back = from_tree(&tree).unwrap().unwrap();
    assert_eq!((back.terms(), back.entries()), (game.terms(), game.entries()));
    tree
}

/// The values of a property of the root.
pub fn root(tree: &GameTree, name: &str) -> String {
    tree.values(shoutan::record::tree::NodeId::ROOT, name).collect::<Vec<_>>().join(" ")
}
