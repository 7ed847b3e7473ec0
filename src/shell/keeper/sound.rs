//! How the clock was last chosen to be heard, kept for the next start.

use std::fs;

use super::Keeper;
use crate::app::Sound;
use crate::record::store::whole::{Over, write_whole};

/// The file, in the data directory.
const SOUND: &str = "sound.txt";

impl Keeper {
    /// How the clock was last chosen to be heard, if it was.
    pub fn chosen_sound(&self) -> Option<Sound> {
        let name = fs::read(self.store.data().join(SOUND)).ok().filter(|bytes| bytes.len() < 16)?;
        Sound::ALL.into_iter().find(|&sound| name.trim_ascii() == word(sound).as_bytes())
    }

    /// Keeps how the clock is to be heard; a comfort as the first values of the form are.
    pub fn keep_sound(&self, sound: Sound) {
        let line = format!("{}\n", word(sound));
        let _ = fs::create_dir_all(self.store.data())
            .map(|()| write_whole(&self.store.data().join(SOUND), line.as_bytes(), Over::OldFile));
    }
}

/// The word a way of being heard is kept as.
const fn word(sound: Sound) -> &'static str {
    match sound {
        Sound::Voice => "voice",
        Sound::Bell => "bell",
        Sound::Off => "off",
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{Keeper, SOUND, Sound};
    use crate::record::store::Store;

    #[test]
    fn what_was_chosen_is_there_at_the_next_start() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        let keeper = || Keeper::new(Store::new(data.clone()));
        assert_eq!(keeper().chosen_sound(), None);
        for sound in [Sound::Bell, Sound::Off, Sound::Voice] {
            keeper().keep_sound(sound);
            assert_eq!(keeper().chosen_sound(), Some(sound));
        }
        for broken in ["", "loud\n", "\u{1b}[2J", &"bell ".repeat(9)] {
            fs::write(data.join(SOUND), broken).unwrap();
            assert_eq!(keeper().chosen_sound(), None, "{broken:?}");
        }
    }
}
