//! The day of a moment, as the players' calendar has it.

use chrono::{DateTime, Local};

/// The local day of a moment in ms since 1970 UTC: `2026-11-30`. A moment no calendar has is told as 1970.
pub fn day_of(at: i64) -> String {
    let moment = DateTime::from_timestamp_millis(at).unwrap_or_default();
    moment.with_timezone(&Local).format("%Y-%m-%d").to_string()
}

/// The local time of day of a moment in ms since 1970 UTC: `14:05:30`.
pub fn time_of(at: i64) -> String {
    let moment = DateTime::from_timestamp_millis(at).unwrap_or_default();
    moment.with_timezone(&Local).format("%H:%M:%S").to_string()
}

/// The days of some moments, each once, in the form of a record's DT: `2026-11-30,2026-12-01`.
pub fn days_of(moments: impl IntoIterator<Item = i64>) -> String {
    let mut days: Vec<String> = moments.into_iter().map(day_of).collect();
    days.sort_unstable();
    days.dedup();
    days.join(",")
}

#[cfg(test)]
mod tests {
    use super::{day_of, days_of};

    #[test]
    fn days_are_told_once_and_in_order() {
        let noon = 1_764_504_000_000;
        let day = 86_400_000;
        let (first, second) = (day_of(noon), day_of(noon + day));
        assert_ne!(first, second);
        assert_eq!(days_of([noon, noon + day, noon + 1]), format!("{first},{second}"));
        assert_eq!(day_of(i64::MAX), day_of(0));
    }
}
