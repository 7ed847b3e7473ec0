//! The words of a time setting, taken one after the other, and what is wrong where they do not go on.

use super::mend::{Mend, Trouble};
use super::token::{Kind, Token};
use super::{Wrong, near};
use crate::clock::duration::{HOUR, MINUTE};
use crate::clock::{Ms, quoted};
use crate::text::spec::Part;

/// The words that are left.
pub(super) struct Words<'a> {
    /// The text they are in.
    pub text: &'a str,
    /// All of them.
    pub all: &'a [Token],
    /// Those not yet taken.
    pub rest: &'a [Token],
}

impl<'a> Words<'a> {
    /// The word taken last.
    fn last(&self) -> Option<&'a Token> {
        self.all[..self.all.len() - self.rest.len()].last()
    }

    /// The byte behind the word taken last.
    pub fn position(&self) -> usize {
        self.last().map_or(0, |token| token.at.end)
    }

    /// What is taken so far, as it is written.
    pub fn taken(&self) -> String {
        quoted(&self.text[..self.position()]).trim_matches('\'').to_owned()
    }

    /// Takes the sign if it comes next.
    pub fn sign(&mut self, sign: char) -> bool {
        self.take(|kind| *kind == Kind::Sign(sign))
    }

    /// Takes the word if it comes next.
    pub fn word(&mut self, word: &str) -> bool {
        self.take(|kind| matches!(kind, Kind::Word(text) if text == word))
    }

    fn take(&mut self, wanted: impl Fn(&Kind) -> bool) -> bool {
        let found = self.rest.first().is_some_and(|token| wanted(&token.kind));
        if found {
            self.rest = &self.rest[1..];
        }
        found
    }

    /// A number and the sign behind it: `5x`, `15/`.
    pub fn count_before(&mut self, sign: char) -> Option<u64> {
        match self.rest {
            [Token { kind: Kind::Number(number), .. }, Token { kind: Kind::Sign(s), .. }, rest @ ..]
                if *s == sign =>
            {
                self.rest = rest;
                Some(*number)
            }
            _ => None,
        }
    }

    /// What a sign that comes next must have a number of before it.
    pub fn counted_by(&self) -> Option<Part> {
        match self.rest {
            [Token { kind: Kind::Sign('x'), .. }, ..] => Some(Part::Periods),
            [Token { kind: Kind::Sign('/'), .. }, Token { kind: Kind::Word(_), .. }, ..] => None,
            [Token { kind: Kind::Sign('/'), .. }, ..] => Some(Part::Stones),
            _ => None,
        }
    }

    /// A number that is no time.
    pub fn number(&mut self, what: Part) -> Result<u64, Trouble> {
        match self.rest.first() {
            Some(Token { kind: Kind::Number(number), .. }) => {
                self.rest = &self.rest[1..];
                Ok(*number)
            }
            Some(Token { kind: Kind::Duration(_), at, .. }) => {
                let digits: String = self.text[at.clone()].chars().take_while(char::is_ascii_digit).collect();
                Err(self.missing(what).or([Mend::change(at.clone(), digits)]))
            }
            _ => Err(self.missing(what)),
        }
    }

    /// A time; without a unit it may be in one of these.
    pub fn duration(&mut self, what: Part, units: [&'static str; 2]) -> Result<Ms, Trouble> {
        match self.rest {
            [Token { kind: Kind::Duration(ms), .. }, rest @ ..] => {
                self.rest = rest;
                Ok(*ms)
            }
            [Token { kind: Kind::Number(number), at, .. }, rest @ ..] => {
                let trouble = Trouble::new(Wrong::NoUnit(*number));
                Err(match rest {
                    // `1,5h`
                    [
                        Token { kind: Kind::Sign(','), .. },
                        Token { kind: Kind::Duration(_), at: to, unit },
                        ..,
                    ] => {
                        let both = &self.text[at.start..to.end];
                        let number = both.trim_end_matches(|c: char| !c.is_ascii_digit());
                        match near::whole(number, *unit) {
                            Some(whole) => Trouble::new(Wrong::Fraction(quoted(both)))
                                .or([Mend::gap(at.start..to.end, whole)]),
                            None => trouble,
                        }
                    }
                    // `5 30s`, `3 0m`, `30 30s`
                    [Token { kind: Kind::Duration(_), at: to, .. }, ..] => {
                        let next = &self.text[to.clone()];
                        let digits = next.trim_end_matches(|c: char| !c.is_ascii_digit());
                        if digits == &self.text[at.clone()] || next.starts_with('0') {
                            let gone = if next.starts_with('0') { at.end } else { at.start };
                            trouble.or([Mend::gap(gone..to.start, "")])
                        } else {
                            let minutes = Mend::gap(at.end..at.end, "m");
                            trouble.or([Mend::change(at.end..to.start, "x"), minutes])
                        }
                    }
                    // `25 moves/10m`
                    [Token { kind: Kind::Word(word), at: to, .. }, ..] if near::is_stones(word) => {
                        trouble.or([Mend::gap(at.end..to.end, "")])
                    }
                    // `15 15/5m`
                    [Token { kind: Kind::Number(same), at: to, .. }, ..] if same == number => {
                        trouble.or([Mend::gap(at.start..to.start, "")])
                    }
                    _ => trouble.or(units.map(|unit| Mend::gap(at.end..at.end, unit))),
                })
            }
            _ => Err(self.missing(what)),
        }
    }

    /// `/move`, `per move`, `a move`.
    pub fn per_move(&mut self) -> bool {
        match self.rest {
            [Token { kind: Kind::Sign('/'), .. }, Token { kind: Kind::Word(word), .. }, rest @ ..]
                if word == "move" =>
            {
                self.rest = rest;
                true
            }
            [Token { kind: Kind::Word(per), .. }, Token { kind: Kind::Word(word), .. }, rest @ ..]
                if (per == "per" || per == "a") && word == "move" =>
            {
                self.rest = rest;
                true
            }
            _ => false,
        }
    }

    /// Something must come next and does not.
    pub fn missing(&self, what: Part) -> Trouble {
        let Some(found) = self.rest.first() else {
            let trouble = Trouble::new(Wrong::Missing(what, None));
            // A sign at the end may be one too many.
            return match self.all.last() {
                Some(Token { kind: Kind::Sign(_), at, .. }) => {
                    trouble.or_at_last(Mend::change(at.start..self.text.len(), ""))
                }
                _ => trouble,
            };
        };
        let trouble = Trouble::new(Wrong::Missing(what, Some(self.written(found))));
        let last = self.last();
        let twice = last.is_some_and(|last| last.kind == found.kind);
        let after_word = last.is_some_and(|last| matches!(last.kind, Kind::Word(_)));
        let gone = |token: &Token| Mend::change(token.at.clone(), " ");
        match (&found.kind, last) {
            (Kind::Word(_), _) if twice => trouble.or([gone(found)]),
            (Kind::Word(_), Some(plus @ Token { kind: Kind::Sign('+'), .. })) => {
                trouble.or([gone(plus), gone(found)])
            }
            (Kind::Word(word), _) => {
                trouble.or(near::word(word).map(|near| Mend::change(found.at.clone(), near)))
            }
            // A sign too many; but what stands before a count or a unit is not to be guessed.
            (Kind::Sign(sign), _) if !matches!(sign, 'x' | '/') || twice || after_word => {
                trouble.or([gone(found)])
            }
            _ => trouble,
        }
    }

    /// A word stands behind what is a whole setting.
    pub fn left_over(&self, token: &Token, after: &[Token]) -> Trouble {
        let (text, at) = (self.text, token.at.clone());
        let cut = Mend::change(at.start..text.len(), "");
        let before = text[..at.start].trim_end();
        let plus = Mend::change(at.start..at.start, "+");
        let counts = matches!(after, [Token { kind: Kind::Sign('x' | '/'), .. }, ..]);
        let timed = self.last().filter(|last| matches!(last.kind, Kind::Duration(_)));
        if let (Kind::Number(number), Some(last), false) = (&token.kind, timed, counts) {
            let apart = before.len() < at.start;
            let finer = match last.unit {
                HOUR => &["m", "s"][..],
                MINUTE => &["s"],
                _ => &[],
            };
            let units = finer.iter().map(|unit| Mend::gap(at.end..at.end, *unit));
            let added = (apart || finer.is_empty()).then_some(plus);
            return Trouble::new(Wrong::NoUnit(*number)).or(units).or(added).or_at_last(cut);
        }
        let what = Wrong::OneTooMany(self.written(token), self.taken());
        // `20m 10s cap 30m`: the last part of the time is an increment.
        if let (Kind::Word(word), Some(time)) = (&token.kind, timed)
            && matches!(word.as_str(), "cap" | "bonus")
            && !text[..time.at.start].contains('+')
            && let Some(increment) = last_part(&text[time.at.clone()])
        {
            let at = time.at.start + increment;
            return Trouble::new(what).or([Mend::change(at..at, "+")]).or_at_last(cut);
        }
        let rest = &text[at.end..];
        let instead = |with: &str| Mend::change(at.clone(), with);
        let mut mends = Vec::new();
        match &token.kind {
            // `5x30s+30m`, `10/5m+20/5m`
            Kind::Sign('+') => {
                let turned = format!("{}+{before}", rest.trim());
                mends.extend([Mend::change(0..text.len(), turned), instead(",")]);
            }
            Kind::Sign('/') if after.first().is_none_or(|next| matches!(next.kind, Kind::Word(_))) => {
                mends.push(Mend::change(at.start..text.len(), "/move"));
            }
            Kind::Sign(_) => mends.extend([instead("+"), instead(",")]),
            Kind::Word(word) if word == "hourglass" => {
                mends.push(Mend::change(0..text.len(), format!("{word} {before}{rest}")));
            }
            Kind::Word(word) => {
                mends.extend(near::word(word).map(instead));
                mends.push(instead("+"));
            }
            _ => mends.push(Mend::change(at.start..at.start, ",")),
        }
        mends.push(plus);
        if !after.is_empty() {
            mends.push(instead(" "));
        }
        Trouble::new(what).or(mends).or_at_last(cut)
    }

    /// A word as it is written; letters in quotes.
    fn written(&self, token: &Token) -> String {
        let text = &self.text[token.at.clone()];
        if matches!(token.kind, Kind::Word(_)) { quoted(text) } else { text.to_owned() }
    }
}

/// Where the last part of a time begins that has several.
fn last_part(time: &str) -> Option<usize> {
    let digits = time.trim_end_matches(|c: char| !c.is_ascii_digit());
    let start = digits.trim_end_matches(|c: char| c.is_ascii_digit()).len();
    (start > 0).then_some(start)
}
