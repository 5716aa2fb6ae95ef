//! One sample in each of the codings that WAV knows, there and back.

/// How a sample is spelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Coding {
    /// Whole numbers of so many bytes; one byte counts from 128.
    Whole(usize),
    Float32,
    Float64,
    ALaw,
    MuLaw,
}

impl Coding {
    /// From the fields of the format chunk; nothing where a sample has no bytes of its own.
    pub(super) fn new(tag: u16, bits: u16, block: usize, channels: usize) -> Option<Coding> {
        let width = block.checked_div(channels)?;
        let coding = match (tag, bits, width) {
            (1, 1..=32, 1..=4) => Coding::Whole(width),
            (3, 32, 4) => Coding::Float32,
            (3, 64, 8) => Coding::Float64,
            (6, 8, 1) => Coding::ALaw,
            (7, 8, 1) => Coding::MuLaw,
            _ => return None,
        };
        (coding.width() * channels == block).then_some(coding)
    }

    pub(super) fn width(self) -> usize {
        match self {
            Coding::Whole(width) => width,
            Coding::Float32 => 4,
            Coding::Float64 => 8,
            Coding::ALaw | Coding::MuLaw => 1,
        }
    }

    /// Whether the standard wants a `fact` chunk beside it.
    pub(super) fn needs_fact(self) -> bool {
        !matches!(self, Coding::Whole(_))
    }

    /// As a share of full scale; never infinite.
    pub(super) fn read(self, bytes: &[u8]) -> f32 {
        let value = match (self, bytes) {
            (Coding::Whole(1), [byte]) => (f32::from(*byte) - 128.0) / 128.0,
            (Coding::Whole(_), bytes) => {
                // The bytes are the high ones of a 32-bit number, whatever the width.
                let mut whole = [0; 4];
                for (to, from) in whole.iter_mut().rev().zip(bytes.iter().rev()) {
                    *to = *from;
                }
                i32::from_le_bytes(whole) as f32 / 2_147_483_648.0
            }
            (Coding::Float32, bytes) => bytes.first_chunk().map_or(0.0, |bytes| f32::from_le_bytes(*bytes)),
            (Coding::Float64, bytes) => {
                bytes.first_chunk().map_or(0.0, |bytes| f64::from_le_bytes(*bytes) as f32)
            }
            (Coding::ALaw, [byte]) => f32::from(alaw(*byte)) / 32_768.0,
            (Coding::MuLaw, [byte]) => f32::from(mulaw(*byte)) / 32_768.0,
            _ => 0.0,
        };
        if value.is_finite() { value.clamp(-4.0, 4.0) } else { 0.0 }
    }

    /// All samples of a piece, each as [`Coding::read`] gives it. Asked once a piece which coding it is, not once a sample.
    pub(super) fn read_all(self, bytes: &[u8], to: &mut Vec<f32>) {
        match self {
            Coding::Whole(2) => {
                let pairs = bytes.as_chunks::<2>().0.iter();
                to.extend(pairs.map(|pair| f32::from(i16::from_le_bytes(*pair)) / 32_768.0));
            }
            Coding::ALaw | Coding::MuLaw => {
                let table: Vec<f32> = (0..=u8::MAX).map(|byte| self.read(&[byte])).collect();
                to.extend(
                    bytes.iter().map(|byte| table.get(usize::from(*byte)).copied().unwrap_or_default()),
                );
            }
            _ => to.extend(bytes.chunks_exact(self.width()).map(|sample| self.read(sample))),
        }
    }

    /// How far what is read may lie from what was written, as a share of full scale.
    pub(super) fn error(self) -> f32 {
        match self {
            Coding::Whole(1) => 0.01,
            Coding::Whole(_) | Coding::Float32 | Coding::Float64 => 1e-4,
            Coding::ALaw | Coding::MuLaw => 0.02,
        }
    }

    /// Spells a share of full scale.
    pub(super) fn write(self, value: f64, bytes: &mut [u8]) {
        let value = value.clamp(-1.0, 1.0);
        match self {
            Coding::Whole(1) => bytes.fill((value * 127.0 + 128.0).round() as u8),
            Coding::Whole(_) => {
                let whole = ((value * 2_147_483_647.0).round() as i32).to_le_bytes();
                for (to, from) in bytes.iter_mut().rev().zip(whole.iter().rev()) {
                    *to = *from;
                }
            }
            Coding::Float32 => bytes.copy_from_slice(&(value as f32).to_le_bytes()),
            Coding::Float64 => bytes.copy_from_slice(&value.to_le_bytes()),
            Coding::ALaw => bytes.fill(nearest(value, alaw)),
            Coding::MuLaw => bytes.fill(nearest(value, mulaw)),
        }
    }
}

/// G.711: three bits of exponent, four of mantissa, every other bit turned over.
fn alaw(byte: u8) -> i16 {
    let byte = byte ^ 0x55;
    let mantissa = i16::from(byte & 0x0F) << 4;
    let magnitude = match (byte >> 4) & 7 {
        0 => mantissa + 8,
        exponent => (mantissa + 0x108) << (exponent - 1),
    };
    if byte & 0x80 == 0 { -magnitude } else { magnitude }
}

/// G.711: as A-law with a bias, all bits turned over.
fn mulaw(byte: u8) -> i16 {
    let byte = !byte;
    let magnitude = (((i16::from(byte & 0x0F) << 3) + 0x84) << ((byte >> 4) & 7)) - 0x84;
    if byte & 0x80 == 0 { magnitude } else { -magnitude }
}

/// The code whose sound is closest. Bleeps are short, so 256 comparisons a sample are no burden.
fn nearest(value: f64, decode: fn(u8) -> i16) -> u8 {
    let meant = (value * 32_767.0) as i32;
    (0..=u8::MAX).min_by_key(|code| (i32::from(decode(*code)) - meant).abs()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        let whole = (1..=4).map(Coding::Whole);
        for coding in whole.chain([Coding::Float32, Coding::Float64, Coding::ALaw, Coding::MuLaw]) {
            let error = f64::from(coding.error());
            for value in [-1.0, -0.7, -0.1, 0.0, 0.001, 0.5, 0.99] {
                let mut bytes = vec![0; coding.width()];
                coding.write(value, &mut bytes);
                assert!((f64::from(coding.read(&bytes)) - value).abs() <= error, "{coding:?} {value}");
                let mut all = Vec::new();
                coding.read_all(&bytes.repeat(3), &mut all);
                assert_eq!(all, [coding.read(&bytes); 3]);
            }
        }
    }
}
