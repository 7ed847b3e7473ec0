//! Properties as they stand in a node: the name as written, and the raw values.

use std::slice;

/// A stretch of the source text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::record) struct Span {
    pub(in crate::record) start: u32,
    pub(in crate::record) end: u32,
}

impl Span {
    pub(in crate::record) fn of(self, text: &str) -> &str {
        &text[self.start as usize..self.end as usize]
    }
}

/// Where a property of the source stands: its name, and the first of its values.
#[derive(Clone, Copy, Debug)]
pub(in crate::record) struct SourceProperty {
    pub(in crate::record) name: Span,
    pub(in crate::record) values: u32,
}

/// A property of an edited node: what came from the source, and what the edit made of it.
#[derive(Clone, Debug)]
pub(in crate::record) enum Slot {
    /// As in the source, by index.
    Kept(usize),
    /// In the source, by index, with other values.
    Changed(usize, Vec<String>),
    /// Not in the source.
    Added(String, Vec<String>),
}

/// A property of a node.
#[derive(Clone, Debug)]
pub struct Property<'a> {
    name: &'a str,
    values: Values<'a>,
}

impl<'a> Property<'a> {
    pub(super) fn new(name: &'a str, values: Values<'a>) -> Self {
        Self { name, values }
    }

    /// The name as written, lower-case letters included.
    pub fn name(&self) -> &'a str {
        self.name
    }

    /// The name as meant: lower-case letters dropped.
    pub fn meaning(&self) -> String {
        self.name.chars().filter(|c| !c.is_ascii_lowercase()).collect()
    }

    /// Whether the name means `name`, given in capitals.
    pub fn is(&self, name: &str) -> bool {
        self.name == name || self.name.bytes().filter(|b| !b.is_ascii_lowercase()).eq(name.bytes())
    }

    /// The raw values, in order.
    pub fn values(&self) -> Values<'a> {
        self.values.clone()
    }
}

/// Raw values of a property, in order.
#[derive(Clone, Debug)]
pub struct Values<'a>(Stored<'a>);

#[derive(Clone, Debug)]
enum Stored<'a> {
    Source(&'a str, slice::Iter<'a, Span>),
    Owned(slice::Iter<'a, String>),
}

impl<'a> Values<'a> {
    pub(super) fn source(text: &'a str, spans: &'a [Span]) -> Self {
        Self(Stored::Source(text, spans.iter()))
    }

    pub(super) fn owned(values: &'a [String]) -> Self {
        Self(Stored::Owned(values.iter()))
    }
}

impl<'a> Iterator for Values<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        match &mut self.0 {
            Stored::Source(text, spans) => spans.next().map(|span| span.of(text)),
            Stored::Owned(values) => values.next().map(String::as_str),
        }
    }
}
