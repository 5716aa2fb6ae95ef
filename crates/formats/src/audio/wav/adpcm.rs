//! The two ADPCM codings of WAV. Samples stand in blocks that are coded as a whole: a block that a bleep touches is
//! decoded, given the tone and coded again; all other blocks stay as they are.

/// IMA: how large the steps are.
const STEPS: [i32; 89] = [
    7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88,
    97, 107, 118, 130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658,
    724, 796, 876, 963, 1060, 1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660,
    4026, 4428, 4871, 5358, 5894, 6484, 7132, 7845, 8630, 9493, 10442, 11487, 12635, 13899, 15289, 16818,
    18500, 20350, 22385, 24623, 27086, 29794, 32767,
];
/// IMA: how the step changes with the size of a code.
const STEP_CHANGES: [i32; 8] = [-1, -1, -1, -1, 2, 4, 6, 8];
/// Microsoft: the predictors and how the step changes.
const PREDICTORS: [(i32, i32); 7] =
    [(256, 0), (512, -256), (0, 0), (192, 64), (240, 0), (460, -208), (392, -232)];
const ADAPTATION: [i32; 16] =
    [230, 230, 230, 230, 307, 409, 512, 614, 768, 614, 512, 409, 307, 230, 230, 230];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Adpcm {
    Ima,
    Microsoft,
}

/// How far a decoder has come, the same for coding and decoding.
#[derive(Clone, Copy, Default)]
struct State {
    last: i32,
    before: i32,
    step: i32,
    predictor: (i32, i32),
}

impl Adpcm {
    /// By the tag of the format chunk.
    pub(super) fn new(tag: u16) -> Option<Adpcm> {
        match tag {
            2 => Some(Adpcm::Microsoft),
            0x11 => Some(Adpcm::Ima),
            _ => None,
        }
    }

    fn header(self) -> usize {
        match self {
            Adpcm::Ima => 4,
            Adpcm::Microsoft => 7,
        }
    }

    /// Samples of each channel in a block of `block` bytes.
    pub(super) fn samples(self, block: usize, channels: usize) -> Option<usize> {
        let codes = block.checked_sub(self.header() * channels)?.checked_mul(2)?.checked_div(channels)?;
        Some(match self {
            Adpcm::Ima => codes / 8 * 8 + 1,
            Adpcm::Microsoft => codes + 2,
        })
    }

    /// Where code `index` of a channel stands: the byte behind the header, and whether in its high half.
    fn place(self, index: usize, channel: usize, channels: usize) -> (usize, bool) {
        match self {
            // Eight codes of each channel in turn, low half first.
            Adpcm::Ima => {
                let (group, within) = (index / 8, index % 8);
                ((group * channels + channel) * 4 + within / 2, within % 2 == 1)
            }
            // One code of each channel in turn, high half first.
            Adpcm::Microsoft => {
                let code = index * channels + channel;
                (code / 2, code.is_multiple_of(2))
            }
        }
    }

    /// The next sample for a code.
    fn decode(self, state: &mut State, code: u8) -> i32 {
        let sample = match self {
            Adpcm::Ima => {
                let step =
                    usize::try_from(state.step).ok().and_then(|at| STEPS.get(at)).copied().unwrap_or(7);
                let size = i32::from(code & 7);
                let change = (2 * size + 1) * step / 8;
                let change = if code & 8 == 0 { change } else { -change };
                let grows = STEP_CHANGES.get(usize::from(code & 7)).copied().unwrap_or_default();
                state.step = (state.step + grows).clamp(0, 88);
                state.last + change
            }
            Adpcm::Microsoft => {
                let signed = if code & 8 == 0 { i32::from(code) } else { i32::from(code) - 16 };
                let expected = (state.last * state.predictor.0 + state.before * state.predictor.1) / 256;
                let sample = expected + signed * state.step;
                let factor = ADAPTATION.get(usize::from(code & 15)).copied().unwrap_or(230);
                state.step = (factor.saturating_mul(state.step) / 256).clamp(16, 1 << 20);
                sample
            }
        };
        state.before = state.last;
        state.last = sample.clamp(-32_768, 32_767);
        state.last
    }

    /// The code whose sample is closest.
    fn encode(self, state: &mut State, meant: i32) -> u8 {
        let missed = |code: u8| {
            let mut tried = *state;
            (self.decode(&mut tried, code) - meant).abs()
        };
        let best = (0..16).min_by_key(|code| missed(*code)).unwrap_or_default();
        self.decode(state, best);
        best
    }

    /// The states at the beginning of a block and the samples that its header holds.
    fn begin(self, block: &[u8], channel: usize, channels: usize) -> Option<(State, Vec<i32>)> {
        let word = |at: usize| Some(i32::from(i16::from_le_bytes(*block.get(at..)?.first_chunk()?)));
        Some(match self {
            Adpcm::Ima => {
                let last = word(4 * channel)?;
                let step = i32::from(*block.get(4 * channel + 2)?).min(88);
                (State { last, step, ..State::default() }, vec![last])
            }
            Adpcm::Microsoft => {
                let predictor = *PREDICTORS.get(usize::from(*block.get(channel)?)).unwrap_or(&(256, 0));
                let step = word(channels + 2 * channel)?;
                let last = word(3 * channels + 2 * channel)?;
                let before = word(5 * channels + 2 * channel)?;
                (State { last, before, step, predictor }, vec![before, last])
            }
        })
    }

    /// The samples of one channel of a block.
    pub(super) fn read(self, block: &[u8], channel: usize, channels: usize) -> Option<Vec<i32>> {
        let count = self.samples(block.len(), channels)?;
        let (mut state, mut samples) = self.begin(block, channel, channels)?;
        let body = block.get(self.header() * channels..)?;
        for index in 0..count.checked_sub(samples.len())? {
            let (byte, high) = self.place(index, channel, channels);
            let byte = *body.get(byte)?;
            samples.push(self.decode(&mut state, if high { byte >> 4 } else { byte & 15 }));
        }
        Some(samples)
    }

    /// Codes the samples of one channel into a block.
    pub(super) fn write(
        self,
        block: &mut [u8],
        channel: usize,
        channels: usize,
        samples: &[i32],
    ) -> Option<()> {
        let start = |at: usize| samples.get(at).copied().unwrap_or_default().clamp(-32_768, 32_767);
        let mut put = |at: usize, value: i32| -> Option<()> {
            let value = i16::try_from(value).ok()?.to_le_bytes();
            block.get_mut(at..at + 2)?.copy_from_slice(&value);
            Some(())
        };
        let held = match self {
            Adpcm::Ima => {
                put(4 * channel, start(0))?;
                // A step of the size of the first change; the next codes find their own.
                let change = (start(1) - start(0)).abs();
                let step = STEPS.partition_point(|step| *step < change).min(88);
                *block.get_mut(4 * channel + 2)? = u8::try_from(step).ok()?;
                1
            }
            Adpcm::Microsoft => {
                put(channels + 2 * channel, ((start(2) - start(1)).abs() / 4).clamp(16, 32_767))?;
                put(3 * channels + 2 * channel, start(1))?;
                put(5 * channels + 2 * channel, start(0))?;
                *block.get_mut(channel)? = 1;
                2
            }
        };
        let (mut state, _) = self.begin(block, channel, channels)?;
        let body = block.get_mut(self.header() * channels..)?;
        for (index, sample) in samples.iter().skip(held).enumerate() {
            let code = self.encode(&mut state, *sample);
            let (byte, high) = self.place(index, channel, channels);
            let byte = body.get_mut(byte)?;
            *byte = if high { *byte & 0x0F | code << 4 } else { *byte & 0xF0 | code };
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_coded_decodes_to_nearly_the_same() {
        for adpcm in [Adpcm::Ima, Adpcm::Microsoft] {
            for channels in [1, 2] {
                let mut block = vec![0xA5; 512 * channels];
                let count = adpcm.samples(block.len(), channels).unwrap();
                for channel in 0..channels {
                    let samples: Vec<i32> = (0..count)
                        .map(|n| ((n as f64 * 0.2 + channel as f64).sin() * 20_000.0) as i32)
                        .collect();
                    adpcm.write(&mut block, channel, channels, &samples).unwrap();
                    let read = adpcm.read(&block, channel, channels).unwrap();
                    assert_eq!(read.len(), count);
                    let noise: f64 =
                        samples.iter().zip(&read).skip(40).map(|(a, b)| f64::from(a - b).powi(2)).sum();
                    let power: f64 = samples.iter().skip(40).map(|a| f64::from(*a).powi(2)).sum();
                    assert!(noise / power < 0.01, "{adpcm:?} {channels}: {}", noise / power);
                }
            }
        }
    }
}
