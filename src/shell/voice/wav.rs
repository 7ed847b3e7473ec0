//! Recorded words without the silence around them: what is played at once is heard at once.

/// Quieter than this is silence, of 32768.
const SILENCE: u16 = 300;
/// So much is kept before the first sound, ms: no onset is clipped.
const BEFORE: usize = 5;
/// And after the last one, ms.
const AFTER: usize = 40;

const HEADER: usize = 44;

/// A WAV file of 16-bit samples on one channel, cut to what can be heard; `None` if it is no such file or silent.
pub(super) fn trimmed(file: &[u8]) -> Option<Vec<u8>> {
    let (rate, samples) = parts(file)?;
    let value = |sample: &[u8]| i16::from_le_bytes([sample[0], sample[1]]).unsigned_abs();
    let heard = |sample: &[u8]| value(sample) > SILENCE;
    let all: Vec<&[u8]> = samples.chunks_exact(2).collect();
    let first = all.iter().position(|sample| heard(sample))?;
    let last = all.iter().rposition(|sample| heard(sample))?;
    let ms = usize::try_from(rate / 1000).ok()?;
    let from = first.saturating_sub(BEFORE * ms);
    let to = last.saturating_add(AFTER * ms).min(all.len() - 1);
    Some(whole(rate, &samples[from * 2..(to + 1) * 2]))
}

/// A tenth of a second of nothing, to open the way to the loudspeaker with.
pub(super) fn silence() -> Vec<u8> {
    whole(22_050, &[0; 4_410])
}

/// The rate and the samples of a file.
fn parts(file: &[u8]) -> Option<(u32, &[u8])> {
    let at = |from: usize, len: usize| file.get(from..from.checked_add(len)?);
    let number = |from: usize| Some(u32::from_le_bytes(at(from, 4)?.try_into().ok()?));
    if at(0, 4)? != b"RIFF" || at(8, 4)? != b"WAVE" {
        return None;
    }
    let (mut from, mut rate) = (12, None);
    loop {
        let (name, len) = (at(from, 4)?, usize::try_from(number(from + 4)?).ok()?);
        let body = from + 8;
        match name {
            b"fmt " => {
                // Plain samples, one channel, 16 bits.
                let plain = at(body, 4)? == [1, 0, 1, 0] && at(body + 14, 2)? == [16, 0];
                rate = Some(number(body + 4)?).filter(|_| plain);
            }
            // A length that was never filled in means: to the end.
            b"data" => {
                let rest = &file[body..];
                return Some((rate?, &rest[..len.min(rest.len()) / 2 * 2]));
            }
            _ => {}
        }
        from = body.checked_add(len)?.checked_add(len % 2)?;
    }
}

/// A file of these samples.
fn whole(rate: u32, samples: &[u8]) -> Vec<u8> {
    let len = u32::try_from(samples.len()).unwrap_or(u32::MAX - 36);
    let mut file = Vec::with_capacity(HEADER + samples.len());
    file.extend(b"RIFF");
    file.extend((len + 36).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend(16_u32.to_le_bytes());
    file.extend([1, 0, 1, 0]);
    file.extend(rate.to_le_bytes());
    file.extend((rate.saturating_mul(2)).to_le_bytes());
    file.extend([2, 0, 16, 0]);
    file.extend(b"data");
    file.extend(len.to_le_bytes());
    file.extend(samples);
    file
}

#[cfg(test)]
mod tests {
    use super::{HEADER, silence, trimmed, whole};
    use proptest::collection::vec;
    use proptest::prelude::{any, proptest};

    fn samples(of: &[(i16, usize)]) -> Vec<u8> {
        of.iter().flat_map(|&(value, n)| std::iter::repeat_n(value.to_le_bytes(), n)).flatten().collect()
    }

    #[test]
    fn silence_is_cut_off_at_both_ends() {
        let word = samples(&[(3, 4_000), (5_000, 500), (0, 300), (-6_000, 20), (-9, 9_000)]);
        let short = trimmed(&whole(8_000, &word)).unwrap();
        // 5 ms before, 40 ms after, at 8 samples a ms.
        assert_eq!(short.len(), HEADER + 2 * (40 + 500 + 300 + 20 + 320));
        assert_eq!(trimmed(&short), Some(short.clone()), "once is enough");
        assert_eq!(&short[4..8], &u32::try_from(short.len() - 8).unwrap().to_le_bytes());
    }

    #[test]
    fn what_has_no_sound_or_is_no_such_file_is_refused() {
        assert_eq!(trimmed(&silence()), None);
        assert_eq!(trimmed(b"RIFF"), None);
        assert_eq!(trimmed(b""), None);
        let mut stereo = whole(8_000, &samples(&[(5_000, 10)]));
        stereo[22] = 2;
        assert_eq!(trimmed(&stereo), None);
    }

    #[test]
    fn a_length_that_was_never_filled_in_means_to_the_end() {
        let mut file = whole(8_000, &samples(&[(5_000, 100)]));
        file[40..44].fill(0xff);
        assert_eq!(trimmed(&file).unwrap().len(), HEADER + 200);
    }

    proptest! {
        #[test]
        fn any_bytes_are_survived(head in 0..HEADER, tail in vec(any::<u8>(), 0..100)) {
            let mut file = whole(8_000, &[1, 40, 2, 50]);
            file.truncate(head);
            file.extend(tail);
            let _ = trimmed(&file);
        }
    }
}
