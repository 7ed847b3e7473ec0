//! One node written: what came from the source as it was, what was edited in its place.

use super::TreeWriter;
use crate::record::tree::NodeId;
use crate::record::tree::property::Slot;

impl TreeWriter<'_> {
    /// Writes a node from its `;` on, and says up to where the source was used for it.
    pub(super) fn node(&mut self, node: NodeId) -> Option<usize> {
        let start = self.tree.start(node);
        let with_charset;
        let slots = match self.charset {
            Some(charset) if node == NodeId::ROOT => {
                with_charset = self.with_charset(charset);
                Some(with_charset.as_slice())
            }
            _ => self.tree.slots(node),
        };
        let first = self.tree.source_properties(node).start;
        let begins_alike = match slots {
            Some([Slot::Kept(property) | Slot::Changed(property, _), ..]) => *property == first,
            Some(_) => false,
            None => true,
        };
        // Files may leave the first `;` of a tree out.
        let left_out = start.is_some_and(|start| self.head(start) == start);
        if !left_out || !begins_alike || self.walks {
            self.out.push(b';');
        }
        if let (Some(start), None) = (start, slots) {
            if let Some(last) = self.tree.source_properties(node).next_back() {
                self.copy(self.head(start), self.property_end(last));
                self.close(last);
            }
            return Some(self.strays(self.end(node, start)));
        }
        let slots = slots.unwrap_or_default();
        let added = slots.iter().take_while(|slot| !matches!(slot, Slot::Added(..))).count();
        for slot in &slots[..added] {
            match slot {
                Slot::Kept(property) => {
                    self.copy(self.gap_before(node, *property), self.property_end(*property));
                    self.close(*property);
                }
                Slot::Changed(property, values) => self.changed(node, *property, values),
                Slot::Added(..) => {}
            }
        }
        // What belongs to nothing goes before what is new, so that it cannot become part of it.
        let end = start.map(|start| self.strays(self.end(node, start)));
        for slot in &slots[added..] {
            if let Slot::Added(name, values) = slot {
                if self.out.last().is_some_and(u8::is_ascii_alphanumeric) {
                    self.out.push(b' ');
                }
                self.out.extend_from_slice(name.as_bytes());
                for value in values {
                    self.added(value);
                }
            }
        }
        end
    }

    /// Writes a property of the source with other values, each in the place of the old one.
    fn changed(&mut self, node: NodeId, property: usize, values: &[String]) {
        let mut at = self.gap_before(node, property);
        let mut spans = self.tree.value_spans(property).iter();
        for value in values {
            let Some(span) = spans.next() else {
                self.added(value);
                continue;
            };
            self.copy(at, span.start as usize);
            if span.of(self.source.text()) == value {
                self.copy(span.start as usize, span.end as usize);
            } else {
                self.out.extend_from_slice(value.as_bytes());
            }
            self.out.push(b']');
            at = span.end as usize + 1;
        }
    }

    fn added(&mut self, value: &str) {
        self.out.push(b'[');
        self.out.extend_from_slice(value.as_bytes());
        self.out.push(b']');
    }

    /// The root's properties with `CA` of this encoding among them.
    fn with_charset(&self, charset: &str) -> Vec<Slot> {
        let mut slots = self.tree.slots_or_kept(NodeId::ROOT);
        let values = vec![charset.to_owned()];
        match self.tree.properties(NodeId::ROOT).position(|property| property.is("CA")) {
            None => slots.push(Slot::Added("CA".to_owned(), values)),
            Some(i) => {
                slots[i] = match &slots[i] {
                    Slot::Kept(property) | Slot::Changed(property, _) => Slot::Changed(*property, values),
                    Slot::Added(name, _) => Slot::Added(name.clone(), values),
                }
            }
        }
        slots
    }

    /// Where the first property of a node may begin: behind its `;`, if it has one.
    pub(super) fn head(&self, start: usize) -> usize {
        start + usize::from(self.byte(start) == Some(b';'))
    }

    /// Where the gap before a property begins: behind the property before it.
    fn gap_before(&self, node: NodeId, property: usize) -> usize {
        if property > self.tree.source_properties(node).start {
            self.property_end(property - 1)
        } else {
            self.head(self.tree.start(node).unwrap_or_default())
        }
    }

    /// Where the properties of a node of the source end.
    fn end(&self, node: NodeId, start: usize) -> usize {
        match self.tree.source_properties(node).next_back() {
            None => self.head(start),
            Some(last) if self.is_closed(last) => self.property_end(last),
            Some(_) => self.source.text().len(),
        }
    }

    /// Where a property ends: behind its last `]`, or where the file broke off.
    fn property_end(&self, property: usize) -> usize {
        self.values_end(property) + usize::from(self.is_closed(property))
    }

    fn is_closed(&self, property: usize) -> bool {
        self.byte(self.values_end(property)) == Some(b']')
    }

    fn values_end(&self, property: usize) -> usize {
        self.tree.value_spans(property).last().map_or(0, |span| span.end as usize)
    }

    /// Adds the `]` a broken file lacks.
    fn close(&mut self, property: usize) {
        if !self.is_closed(property) {
            self.out.push(b']');
        }
    }

    /// Copies characters and values that belong to nothing, and says where they end.
    fn strays(&mut self, from: usize) -> usize {
        let bytes = self.source.text().as_bytes();
        if bytes.get(from) == Some(&b';') {
            return from;
        }
        let (mut at, mut open) = (from, false);
        while let Some(&byte) = bytes.get(at) {
            match byte {
                b'\\' if open && at + 1 == bytes.len() => break,
                b'\\' if open => at += 1,
                b']' => open = false,
                b'[' => open = true,
                b'(' | b')' | b';' if !open => break,
                _ => {}
            }
            at += 1;
        }
        if open {
            self.copy(from, at);
            self.out.push(b']');
            return bytes.len();
        }
        let end = from + self.source.text()[from..at].trim_ascii_end().len();
        self.copy(from, end);
        end
    }

    fn byte(&self, at: usize) -> Option<u8> {
        self.source.text().as_bytes().get(at).copied()
    }

    pub(super) fn copy(&mut self, from: usize, to: usize) {
        self.source.copy(from, to, &mut self.out);
    }
}
