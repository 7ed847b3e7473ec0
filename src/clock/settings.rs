//! The settings of a time system by name, as JSON and as compact text, and the limits they must keep.

use std::fmt::Write as _;

use serde_json::{Map, Value, json};

use super::duration::HOUR;
use super::system::canadian_progressive::Block;
use super::{Ms, Unfit};
use crate::text::spec::Part;

/// The longest time any setting may hold, in ms: 99 hours.
pub const LONGEST: Ms = 99 * HOUR;
/// The highest number of periods, stones, blocks or penalty points.
pub const MOST: u32 = 9_999;

/// One setting's value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Setting {
    /// A time in ms; its JSON name ends in `_ms`.
    Ms(Ms),
    /// A number of things.
    Count(u32),
    /// On or off.
    Flag(bool),
    /// Blocks of stones.
    Blocks(Vec<Block>),
}

/// Settings written in JSON.
pub(super) fn to_json(settings: &[(&'static str, Setting)]) -> Value {
    let entry = |(name, setting): &(&'static str, Setting)| match setting {
        Setting::Ms(ms) => (format!("{name}_ms"), json!(ms)),
        Setting::Count(count) => ((*name).to_owned(), json!(count)),
        Setting::Flag(on) => ((*name).to_owned(), json!(on)),
        Setting::Blocks(blocks) => {
            let list: Vec<Value> =
                blocks.iter().map(|b| json!({"stones": b.stones, "period_ms": b.period})).collect();
            ((*name).to_owned(), Value::Array(list))
        }
    };
    Value::Object(settings.iter().map(entry).collect())
}

/// Settings written as `byoyomi main=1800000 periods=5 period=30000`.
pub(super) fn to_text(system: &str, settings: &[(&'static str, Setting)]) -> String {
    let mut text = system.to_owned();
    for (name, setting) in settings {
        let value = match setting {
            Setting::Ms(ms) => ms.to_string(),
            Setting::Count(count) => count.to_string(),
            Setting::Flag(false) => continue,
            Setting::Flag(true) => "yes".to_owned(),
            Setting::Blocks(blocks) => {
                let list: Vec<String> = blocks.iter().map(|b| format!("{}/{}", b.stones, b.period)).collect();
                list.join(",")
            }
        };
        // Writing to a String cannot fail.
        let _ = write!(text, " {name}={value}");
    }
    text
}

/// The object that [`to_text`]'s pairs stand for: bare names, numbers, `true`, lists of blocks.
pub(super) fn pairs_from_text(text: &str) -> Result<Map<String, Value>, Unfit> {
    text.split_whitespace().map(pair_from_text).collect()
}

fn pair_from_text(pair: &str) -> Result<(String, Value), Unfit> {
    let (name, value) =
        pair.split_once('=').ok_or_else(|| Unfit::new(format!("{pair} is not name=value")))?;
    let value = if value == "yes" {
        Value::Bool(true)
    } else if value.contains('/') {
        Value::Array(value.split(',').map(block_from_text).collect::<Result<_, _>>()?)
    } else {
        json!(value.parse::<u64>().map_err(|_| Unfit::new(format!("{value} is no number for {name}")))?)
    };
    Ok((name.to_owned(), value))
}

fn block_from_text(text: &str) -> Result<Value, Unfit> {
    let block = text.split_once('/').and_then(|(stones, period)| {
        Some(json!({"stones": stones.parse::<u32>().ok()?, "period_ms": period.parse::<Ms>().ok()?}))
    });
    block.ok_or_else(|| Unfit::new(format!("{text} is not stones/ms")))
}

/// Where a system finds its settings: an object of its own before one shared by both sides.
///
/// A time called `main` is found under `main_ms` and under `main`.
pub(super) struct Settings<'a> {
    layers: [Option<&'a Map<String, Value>>; 2],
}

impl<'a> Settings<'a> {
    /// Settings in one object.
    pub fn new(object: &'a Map<String, Value>) -> Self {
        Self { layers: [Some(object), None] }
    }

    /// Settings of one side, completed by those of both.
    pub fn with_shared(own: Option<&'a Map<String, Value>>, shared: &'a Map<String, Value>) -> Self {
        Self { layers: [own, Some(shared)] }
    }

    fn find(&self, name: &str) -> Option<&'a Value> {
        self.layers.iter().flatten().find_map(|layer| layer.get(name)).filter(|value| !value.is_null())
    }

    fn whole(&self, name: &str) -> Result<Option<u64>, Unfit> {
        let Some(value) = self.find(name) else { return Ok(None) };
        let number = value
            .as_u64()
            .ok_or_else(|| Unfit::new(format!("{name} must be a whole number, not negative")))?;
        Ok(Some(number))
    }

    /// A time that may be missing.
    pub fn maybe_ms(&self, name: &str) -> Result<Option<Ms>, Unfit> {
        match self.whole(&format!("{name}_ms"))? {
            Some(ms) => Ok(Some(ms)),
            None => self.whole(name),
        }
    }

    /// A time, `missing` if it is not given.
    pub fn ms_or(&self, name: &str, missing: Ms) -> Result<Ms, Unfit> {
        Ok(self.maybe_ms(name)?.unwrap_or(missing))
    }

    /// A time that must be given.
    pub fn ms(&self, name: &str) -> Result<Ms, Unfit> {
        self.maybe_ms(name)?.ok_or_else(|| Unfit::new(format!("{name}_ms is missing")))
    }

    /// A number of things, `missing` if it is not given.
    pub fn count_or(&self, name: &str, missing: u32) -> Result<u32, Unfit> {
        let Some(number) = self.whole(name)? else { return Ok(missing) };
        u32::try_from(number).map_err(|_| Unfit::new(format!("{name} must be {MOST} at most")))
    }

    /// A number of things that must be given.
    pub fn count(&self, name: &str) -> Result<u32, Unfit> {
        match self.find(name) {
            Some(_) => self.count_or(name, 0),
            None => Err(Unfit::new(format!("{name} is missing"))),
        }
    }

    /// On or off; off if it is not given.
    pub fn flag(&self, name: &str) -> Result<bool, Unfit> {
        match self.find(name) {
            None => Ok(false),
            Some(value) => value.as_bool().ok_or_else(|| Unfit::new(format!("{name} must be true or false"))),
        }
    }

    /// A list of blocks of stones.
    pub fn blocks(&self, name: &str) -> Result<Vec<Block>, Unfit> {
        let list = self.find(name).ok_or_else(|| Unfit::new(format!("{name} is missing")))?;
        let list = list.as_array().ok_or_else(|| Unfit::new(format!("{name} must be a list of blocks")))?;
        list.iter().map(Self::block).collect()
    }

    fn block(value: &Value) -> Result<Block, Unfit> {
        let object =
            value.as_object().ok_or_else(|| Unfit::new("a block is an object with stones and period_ms"))?;
        let block = Settings::new(object);
        Ok(Block { stones: block.count("stones")?, period: block.ms("period")? })
    }
}

/// Refuses a time longer than 99 hours.
pub(super) fn limited(what: Part, ms: Ms) -> Result<(), Unfit> {
    if ms > LONGEST { Err(Unfit::Long(what, LONGEST)) } else { Ok(()) }
}

/// Refuses a time of 0 or longer than 99 hours.
pub(super) fn some_time(what: Part, ms: Ms) -> Result<(), Unfit> {
    if ms == 0 { Err(Unfit::NoTime(what)) } else { limited(what, ms) }
}

/// Refuses a number too high.
pub(super) fn few(what: Part, count: u32) -> Result<(), Unfit> {
    if count > MOST { Err(Unfit::Many(what, MOST)) } else { Ok(()) }
}

/// Refuses 0 and numbers too high.
pub(super) fn counted(what: Part, count: u32) -> Result<(), Unfit> {
    if count == 0 { Err(Unfit::None(what)) } else { few(what, count) }
}

/// Refuses a main time of 0 where nothing follows it.
pub(super) fn playable_main(main: Ms) -> Result<(), Unfit> {
    if main == 0 {
        return Err(Unfit::NoMain);
    }
    Ok(())
}
