//! The keys that answer a question, whatever it is about.

use super::bind::{Bind, Bound, Groups};
use super::next::Next;
use super::question::Question;
use super::shared::suspend;

type Keys = Bind<Question>;

/// The answers. Enter and Esc give the harmless one.
const ANSWERS: &[Keys] = &[
    Keys::to("y", |text| text.key.yes, |_, _| Next::Answer(true)).commits(),
    Keys::to("n", |text| text.key.no, |_, _| Next::Answer(false)),
    Keys::also_to("enter", |question, _| Next::Answer(question.no_loses())).commits(),
];

const BACK: &[Keys] = &[Keys::to("esc c-c", |text| text.key.back, |_, _| Next::Answer(false)), suspend()];

impl Bound for Question {
    fn bindings(&self) -> Groups<Self> {
        if self.no_loses() { const { &[ANSWERS, &[suspend()]] } } else { const { &[ANSWERS, BACK] } }
    }
}
