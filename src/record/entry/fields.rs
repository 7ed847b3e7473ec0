//! Named values in order, and what can be wrong with them.

use crate::rules::color::Color;
use crate::rules::point::Point;
use crate::text::en::EN;
use crate::text::{Text, visible};
use std::fmt;
use std::str::FromStr;

/// Why fields could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// Well written, but not known to this version: an event, a field or a word of a later one.
    Unknown(String),
    /// Not what any version writes.
    Damaged(String),
}

impl Flaw {
    /// What is wrong, in a language. What is damaged about a line is told as it is for those who mend it, in English.
    pub fn said(&self, text: &Text) -> String {
        match self {
            Self::Unknown(what) => (text.fault.record.unknown)(&visible::line(what)),
            Self::Damaged(what) => visible::line(what).into_owned(),
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(&EN))
    }
}

impl std::error::Error for Flaw {}

/// Names and values, in the order written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fields(Vec<(String, String)>);

impl Fields {
    /// Appends a field.
    pub fn put(&mut self, name: &str, value: &(impl ToString + ?Sized)) {
        self.0.push((name.to_owned(), value.to_string()));
    }

    /// Appends a field of points, as record letters with commas between.
    pub fn put_points(&mut self, name: &str, points: &[Point]) {
        let letters: Vec<String> = points.iter().map(|point| point.to_sgf()).collect();
        self.put(name, &letters.join(","));
    }

    /// The fields in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The value of a field.
    pub fn value(&self, name: &str) -> Option<&str> {
        self.iter().find(|(key, _)| *key == name).map(|(_, value)| value)
    }

    /// Takes the fields apart one by one.
    pub fn reading(self) -> Reading {
        Reading { left: self.0 }
    }
}

impl<'a> FromIterator<(&'a str, &'a str)> for Fields {
    fn from_iter<I: IntoIterator<Item = (&'a str, &'a str)>>(fields: I) -> Self {
        Self(fields.into_iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect())
    }
}

/// The fields not yet understood.
#[derive(Debug)]
pub struct Reading {
    left: Vec<(String, String)>,
}

impl Reading {
    /// Whether a field is still to be taken.
    pub fn has(&self, name: &str) -> bool {
        self.left.iter().any(|(key, _)| key == name)
    }

    /// Takes a field that may be missing.
    pub fn optional(&mut self, name: &str) -> Option<String> {
        let at = self.left.iter().position(|(key, _)| key == name)?;
        Some(self.left.remove(at).1)
    }

    /// Takes a field.
    pub fn text(&mut self, name: &str) -> Result<String, Flaw> {
        self.optional(name).ok_or_else(|| Flaw::Damaged(format!("the field {name} is missing")))
    }

    /// Takes a number.
    pub fn number<T: FromStr>(&mut self, name: &str) -> Result<T, Flaw> {
        let text = self.text(name)?;
        // `parse` also takes `+1`, which no version writes.
        text.parse().ok().filter(|_| !text.starts_with('+')).ok_or_else(|| bad(name, &text))
    }

    /// Takes a number that may be missing.
    pub fn optional_number<T: FromStr>(&mut self, name: &str) -> Result<Option<T>, Flaw> {
        if self.has(name) { self.number(name).map(Some) } else { Ok(None) }
    }

    /// Takes `true` or `false`.
    pub fn flag(&mut self, name: &str) -> Result<bool, Flaw> {
        let text = self.text(name)?;
        text.parse().map_err(|_| bad(name, &text))
    }

    /// Takes `B` or `W`.
    pub fn color(&mut self, name: &str) -> Result<Color, Flaw> {
        let text = self.text(name)?;
        Color::from_letter(&text).ok_or_else(|| bad(name, &text))
    }

    /// Takes the two letters of a point.
    pub fn point(&mut self, name: &str) -> Result<Point, Flaw> {
        let text = self.text(name)?;
        Point::from_sgf(&text).ok_or_else(|| bad(name, &text))
    }

    /// Takes points with commas between; an empty value holds none.
    pub fn points(&mut self, name: &str) -> Result<Vec<Point>, Flaw> {
        let text = self.text(name)?;
        if text.is_empty() {
            return Ok(Vec::new());
        }
        text.split(',').map(|part| Point::from_sgf(part).ok_or_else(|| bad(name, &text))).collect()
    }

    /// Takes points that may be missing; then there are none.
    pub fn optional_points(&mut self, name: &str) -> Result<Vec<Point>, Flaw> {
        if self.has(name) { self.points(name) } else { Ok(Vec::new()) }
    }

    /// Takes one of a fixed set of words. Any other word may be a later version's.
    pub fn word<T>(&mut self, name: &str, read: impl Fn(&str) -> Option<T>) -> Result<T, Flaw> {
        let text = self.text(name)?;
        read(&text).ok_or_else(|| Flaw::Unknown(format!("{name}={text}")))
    }

    /// Succeeds when every field was taken.
    pub fn finish(self) -> Result<(), Flaw> {
        match self.left.first() {
            None => Ok(()),
            Some((name, value)) => Err(Flaw::Unknown(format!("the field {name}={value}"))),
        }
    }
}

/// A field whose value can be read, and is nothing a game ever had.
pub fn impossible(name: &str, value: &str) -> Flaw {
    Flaw::Damaged(format!("{name}={value} is nothing a game can have"))
}

/// An entry that is not the next one.
pub fn out_of_place(n: u32, expected: u32) -> Flaw {
    Flaw::Damaged(format!("entry {n} stands where entry {expected} should"))
}

/// A field whose value is of no version.
pub fn bad(name: &str, value: &str) -> Flaw {
    Flaw::Damaged(format!("{name}={value} cannot be read"))
}
