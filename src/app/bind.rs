//! A binding: which keys do what on a screen, what that is called, when it can be done. It is one literal beside what it
//! does; dispatch, the key line, Help and the menu are read from it, and nothing of it stands anywhere else.
//!
//! A screen tells which groups of bindings hold in the state it is in. Of several bindings of one key the first that can
//! be used now is meant; where none can, the first that says why.

use super::desk::Desk;
use super::key::{self, Key, printed};
use super::next::{Found, Next};
use crate::text::Text;

/// How prominent a binding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    /// In the key line, and in Help.
    Line,
    /// In Help only.
    Help,
    /// One of several keys named in another binding.
    Silent,
}

/// What a binding does.
#[derive(Clone, Copy)]
enum Act<S> {
    /// Something on the screen.
    Stay(fn(&mut S, &mut Desk)),
    /// Something that may lead elsewhere.
    Go(fn(&mut S, &mut Desk) -> Next),
    /// Something that depends on which of the keys it was.
    Key(fn(&mut S, Key, &mut Desk) -> Next),
}

/// Keys, and what they do on a screen whose state is `S`.
pub struct Bind<S: 'static> {
    /// The words of the keys, see [`Key::named`]. The first stands in the key line.
    keys: &'static str,
    /// What they are called together, instead of one by one.
    named: Option<fn(&Text) -> String>,
    rank: Rank,
    /// Its place in the menu, from 1; 0 for none.
    menu: u8,
    label: fn(&Text) -> &'static str,
    /// What it is called in the state the screen is in, where that differs.
    called: Option<fn(&S, &Desk) -> &'static str>,
    when: fn(&S, &Desk) -> bool,
    ever: fn(&S) -> bool,
    /// Whether it says why where it cannot be used.
    says_why: bool,
    commits: bool,
    /// Whether it has nothing to do with what goes on on the screen, so that what is told or typed there stays.
    apart: bool,
    act: Act<S>,
}

const fn bind<S>(keys: &'static str, rank: Rank, act: Act<S>) -> Bind<S> {
    Bind {
        keys,
        named: None,
        rank,
        menu: 0,
        label: |_| "",
        called: None,
        when: |_, _| true,
        ever: |_| true,
        says_why: false,
        commits: false,
        apart: false,
        act,
    }
}

impl<S> Bind<S> {
    /// Keys that do something on the screen; named in the key line and in Help by this label.
    pub const fn on(
        keys: &'static str,
        label: fn(&Text) -> &'static str,
        act: fn(&mut S, &mut Desk),
    ) -> Self {
        Self { label, ..bind(keys, Rank::Line, Act::Stay(act)) }
    }

    /// The same for what may lead elsewhere.
    pub const fn to(
        keys: &'static str,
        label: fn(&Text) -> &'static str,
        act: fn(&mut S, &mut Desk) -> Next,
    ) -> Self {
        Self { label, ..bind(keys, Rank::Line, Act::Go(act)) }
    }

    /// Keys that are told of with others: the same another way, or another direction.
    pub const fn also(keys: &'static str, act: fn(&mut S, &mut Desk)) -> Self {
        bind(keys, Rank::Silent, Act::Stay(act))
    }

    /// The same for what may lead elsewhere.
    pub const fn also_to(keys: &'static str, act: fn(&mut S, &mut Desk) -> Next) -> Self {
        bind(keys, Rank::Silent, Act::Go(act))
    }

    /// Keys of which each does something of its own, such as the digits.
    pub const fn each(keys: &'static str, act: fn(&mut S, Key, &mut Desk) -> Next) -> Self {
        bind(keys, Rank::Silent, Act::Key(act))
    }

    /// Named in Help only.
    #[must_use]
    pub const fn in_help(mut self) -> Self {
        self.rank = Rank::Help;
        self
    }

    /// Named nowhere.
    #[must_use]
    pub const fn silent(mut self) -> Self {
        self.rank = Rank::Silent;
        self
    }

    /// What it is called in the state the screen is in.
    #[must_use]
    pub const fn called(mut self, called: fn(&S, &Desk) -> &'static str) -> Self {
        self.called = Some(called);
        self
    }

    /// What the keys are called together.
    #[must_use]
    pub const fn named(mut self, named: fn(&Text) -> String) -> Self {
        self.named = Some(named);
        self
    }

    /// Offered in the menu, at this place, from 1.
    #[must_use]
    pub const fn in_menu(mut self, place: u8) -> Self {
        self.menu = place;
        self
    }

    /// When it can be used: only then it is offered.
    #[must_use]
    pub const fn when(mut self, when: fn(&S, &Desk) -> bool) -> Self {
        self.when = when;
        self
    }

    /// Whether it can ever be used in this game or list: only then Help tells of it.
    #[must_use]
    pub const fn if_ever(mut self, ever: fn(&S) -> bool) -> Self {
        self.ever = ever;
        self
    }

    /// Where it cannot be used, who tries is told why: it is done all the same, and refuses in words.
    #[must_use]
    pub const fn or_says_why(mut self) -> Self {
        self.says_why = true;
        self
    }

    /// It lays a stone or answers for a player, so that a held key must not repeat it.
    #[must_use]
    pub const fn commits(mut self) -> Self {
        self.commits = true;
        self
    }

    /// It has nothing to do with what goes on on the screen: what is told or typed there stays.
    #[must_use]
    pub const fn apart(mut self) -> Self {
        self.apart = true;
        self
    }

    fn said(&self, screen: &S, desk: &Desk) -> &'static str {
        self.called.map_or_else(|| (self.label)(desk.text), |called| called(screen, desk))
    }

    fn words(&self) -> impl Iterator<Item = &'static str> {
        self.keys.split_ascii_whitespace()
    }

    fn does(&self, screen: &mut S, key: Key, desk: &mut Desk) -> Next {
        match self.act {
            Act::Stay(act) => {
                act(screen, desk);
                Next::Stay
            }
            Act::Go(act) => act(screen, desk),
            Act::Key(act) => act(screen, key, desk),
        }
    }
}

/// The groups of bindings that hold on a screen, the first one first.
pub type Groups<S> = &'static [&'static [Bind<S>]];

/// A screen, or what lies over one, whose keys are bindings.
pub trait Bound: Sized + 'static {
    /// The bindings that hold now.
    fn bindings(&self) -> Groups<Self>;

    /// The bindings Help tells of.
    fn explained(&self) -> Groups<Self> {
        self.bindings()
    }

    /// Done before a key does what it is bound to, unless that stands apart.
    fn before(&mut self, _desk: &mut Desk) {}
}

/// A line of the menu.
#[derive(Clone, Copy, Debug)]
pub struct Offer {
    /// What it is called.
    pub label: &'static str,
    /// The words of its keys.
    pub keys: &'static str,
    /// What it does.
    pub found: Found,
}

/// Keys as they are called, and what they do.
pub type Named = (String, &'static str);

/// What can be asked of everything that has bindings.
pub trait Keyed {
    /// What a key means now.
    fn find(&self, key: Key, desk: &Desk) -> Option<Found>;

    /// Does what was found. `key` is the one that was pressed.
    fn press(&mut self, found: Found, key: Key, desk: &mut Desk) -> Next;

    /// The keys that do something now, for the key line.
    fn line(&self, desk: &Desk) -> Vec<Named>;

    /// The keys that do something here, now or at another time, for Help.
    fn manual(&self, desk: &Desk) -> Vec<Named>;

    /// What the menu offers now.
    fn choices(&self, desk: &Desk) -> Vec<Offer>;
}

impl<S: Bound> Keyed for S {
    fn find(&self, key: Key, desk: &Desk) -> Option<Found> {
        let mut first = None;
        for (group, binds) in self.bindings().iter().enumerate() {
            for (place, bind) in binds.iter().enumerate() {
                if !bind.words().any(|word| key.is(word)) {
                    continue;
                }
                let found = Found { group, place, commits: bind.commits };
                if (bind.when)(self, desk) {
                    return Some(found);
                }
                first = first.or(bind.says_why.then_some(found));
            }
        }
        first
    }

    fn press(&mut self, found: Found, key: Key, desk: &mut Desk) -> Next {
        let bind = self.bindings().get(found.group).and_then(|binds| binds.get(found.place));
        let Some(bind) = bind else { return Next::Stay };
        if !bind.apart {
            self.before(desk);
        }
        bind.does(self, key, desk)
    }

    fn line(&self, desk: &Desk) -> Vec<Named> {
        let there: Vec<_> = all(self.bindings()).filter(|bind| (bind.when)(self, desk)).collect();
        let shown = there.iter().filter(|bind| bind.rank == Rank::Line);
        let keys = |bind: &Bind<S>| match bind.named {
            Some(named) => named(desk.text),
            None => key::first(bind.keys, desk.text),
        };
        shown.map(|bind| (keys(bind), bind.said(self, desk))).collect()
    }

    fn manual(&self, desk: &Desk) -> Vec<Named> {
        let there: Vec<_> = all(self.explained()).filter(|bind| (bind.ever)(self)).collect();
        let told = there.iter().enumerate().filter(|(_, bind)| bind.rank <= Rank::Help);
        let keys = |(n, bind): (usize, &&Bind<S>)| {
            if let Some(named) = bind.named {
                return named(desk.text);
            }
            // A key another binding had before does not reach this one.
            let free = |word: &&str| !there[..n].iter().any(|before| before.words().any(|had| had == *word));
            bind.words().filter(free).map(|word| printed(word, desk.text)).collect::<Vec<_>>().join(" ")
        };
        told.map(|(n, bind)| (keys((n, bind)), bind.said(self, desk))).collect()
    }

    fn choices(&self, desk: &Desk) -> Vec<Offer> {
        let mut offers = Vec::new();
        for (group, binds) in self.bindings().iter().enumerate() {
            for (place, bind) in binds.iter().enumerate() {
                if bind.menu > 0 && (bind.when)(self, desk) {
                    let found = Found { group, place, commits: bind.commits };
                    let label = bind.said(self, desk);
                    offers.push((bind.menu, Offer { label, keys: bind.keys, found }));
                }
            }
        }
        offers.sort_by_key(|(place, _)| *place);
        offers.into_iter().map(|(_, offer)| offer).collect()
    }
}

fn all<S>(groups: Groups<S>) -> impl Iterator<Item = &'static Bind<S>> {
    groups.iter().flat_map(|binds| binds.iter())
}
