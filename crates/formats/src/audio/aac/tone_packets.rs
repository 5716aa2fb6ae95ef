//! AAC packets that hold nothing but the tone, or silence, in exactly as many bytes as asked.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use blackbar_core::FormatError;

use super::super::bits::BitWriter;
use super::super::codec::Decoder;
use super::super::spectrum::{Spectrum, quantise};
use super::super::tone::Tone;

/// Coefficients of a packet.
const COEFFICIENTS: usize = 1024;
/// The scale factor at which a value of 1 decodes to 1.
const UNIT_GAIN: f64 = 100.0;
/// The codebook used throughout, by its number in the standard: pairs of values up to 7 with signs behind them.
const CODEBOOK: u32 = 7;
/// Its codes as (code, bits), by 8 * first + second; ISO 14496-3, table 4.A.8.
const CODES: [(u32, u32); 64] = [
    (0x000, 1),
    (0x005, 3),
    (0x037, 6),
    (0x074, 7),
    (0x0F2, 8),
    (0x1EB, 9),
    (0x3ED, 10),
    (0x7F7, 11),
    (0x004, 3),
    (0x00C, 4),
    (0x035, 6),
    (0x071, 7),
    (0x0EC, 8),
    (0x0EE, 8),
    (0x1EE, 9),
    (0x1F5, 9),
    (0x036, 6),
    (0x034, 6),
    (0x072, 7),
    (0x0EA, 8),
    (0x0F1, 8),
    (0x1E9, 9),
    (0x1F3, 9),
    (0x3F5, 10),
    (0x073, 7),
    (0x070, 7),
    (0x0EB, 8),
    (0x0F0, 8),
    (0x1F1, 9),
    (0x1F0, 9),
    (0x3EC, 10),
    (0x3FA, 10),
    (0x0F3, 8),
    (0x0ED, 8),
    (0x1E8, 9),
    (0x1EF, 9),
    (0x3EF, 10),
    (0x3F1, 10),
    (0x3F9, 10),
    (0x7FB, 11),
    (0x1ED, 9),
    (0x0EF, 8),
    (0x1EA, 9),
    (0x1F2, 9),
    (0x3F3, 10),
    (0x3F8, 10),
    (0x7F9, 11),
    (0x7FC, 11),
    (0x3EE, 10),
    (0x1EC, 9),
    (0x1F4, 9),
    (0x3F4, 10),
    (0x3F7, 10),
    (0x7F8, 11),
    (0xFFD, 12),
    (0xFFE, 12),
    (0x7F6, 11),
    (0x3F0, 10),
    (0x3F2, 10),
    (0x3F6, 10),
    (0x7FA, 11),
    (0x7FD, 11),
    (0xFFC, 12),
    (0xFFF, 12),
];
/// Steps for the largest coefficient, from the best to silence.
const LADDER: [i32; 5] = [7, 4, 2, 1, 0];

/// Where the scale factor bands of long windows end, as widths and how often they come; ISO 14496-3, tables 4.129 on.
fn bands(rate_index: u8) -> &'static [(usize, usize)] {
    match rate_index {
        0 | 1 => &[(4, 14), (8, 5), (12, 5), (16, 2), (24, 1), (28, 1), (36, 1), (44, 1), (64, 11)],
        2 => &[(4, 14), (8, 4), (12, 3), (16, 3), (20, 1), (24, 2), (28, 1), (36, 1), (40, 18)],
        3 | 4 => &[(4, 10), (8, 7), (12, 4), (16, 2), (20, 2), (24, 2), (28, 2), (32, 19), (96, 1)],
        5 => &[(4, 10), (8, 7), (12, 4), (16, 2), (20, 2), (24, 2), (28, 2), (32, 22)],
        6 | 7 => &[
            (4, 11),
            (8, 10),
            (12, 4),
            (16, 3),
            (20, 2),
            (24, 2),
            (28, 2),
            (32, 1),
            (36, 2),
            (40, 1),
            (44, 1),
            (48, 1),
            (52, 2),
            (64, 5),
        ],
        8..=10 => &[
            (8, 11),
            (12, 9),
            (16, 4),
            (20, 3),
            (24, 2),
            (28, 2),
            (32, 1),
            (36, 1),
            (40, 2),
            (44, 1),
            (48, 1),
            (52, 1),
            (56, 1),
            (60, 1),
            (64, 3),
        ],
        _ => &[
            (12, 13),
            (16, 7),
            (20, 4),
            (24, 3),
            (28, 2),
            (32, 1),
            (36, 2),
            (40, 1),
            (44, 1),
            (48, 1),
            (52, 1),
            (56, 1),
            (60, 1),
            (64, 1),
            (80, 1),
        ],
    }
}

/// One channel: its bands, gain and values.
#[derive(Default)]
struct Channel {
    /// Bands without and with values.
    empty_bands: u32,
    filled_bands: u32,
    gain: u32,
    spectrum: BitWriter,
}

impl Channel {
    fn new(values: &[(usize, i32)], gain: u32, rate_index: u8) -> Channel {
        let (Some((first, _)), Some((last, _))) = (values.first(), values.last()) else {
            return Channel::default();
        };
        let (mut from, mut to) = (0, 0);
        let (mut empty_bands, mut filled_bands) = (0, 0);
        for width in bands(rate_index).iter().flat_map(|(width, times)| std::iter::repeat_n(*width, *times)) {
            if to + width <= *first {
                empty_bands += 1;
                from = to + width;
            } else if to <= *last {
                filled_bands += 1;
            } else {
                break;
            }
            to += width;
        }
        let mut line = vec![0i32; to.saturating_sub(from)];
        for (which, value) in values {
            if let Some(place) = which.checked_sub(from).and_then(|at| line.get_mut(at)) {
                *place = (*value).clamp(-7, 7);
            }
        }
        let mut spectrum = BitWriter::default();
        for pair in line.chunks_exact(2) {
            let index = pair.iter().fold(0, |index, value| index * 8 + value.unsigned_abs() as usize);
            let (code, bits) = CODES.get(index).copied().unwrap_or_default();
            spectrum.put(code, bits);
            for value in pair.iter().filter(|value| **value != 0) {
                spectrum.put(u32::from(*value < 0), 1);
            }
        }
        Channel { empty_bands, filled_bands, gain, spectrum }
    }

    fn bands(&self) -> u32 {
        self.empty_bands + self.filled_bands
    }

    /// Long window, sine shape, no prediction.
    fn window(&self, out: &mut BitWriter) {
        out.put(0, 1 + 2 + 1);
        out.put(self.bands(), 6);
        out.put(0, 1);
    }

    /// Everything behind the gain and the window.
    fn body(&self, out: &mut BitWriter) {
        for (codebook, mut bands) in [(0, self.empty_bands), (CODEBOOK, self.filled_bands)] {
            if bands == 0 {
                continue;
            }
            out.put(codebook, 4);
            while bands >= 31 {
                out.put(31, 5);
                bands -= 31;
            }
            out.put(bands, 5);
        }
        // Every band's scale factor is the gain itself: a difference of 0 is one zero bit.
        for _ in 0..self.filled_bands {
            out.put(0, 1);
        }
        // No pulses, no noise shaping, no gain control.
        out.put(0, 3);
        out.append(&self.spectrum);
    }
}

pub(super) struct TonePackets {
    spectrum: Spectrum,
    rate_index: u8,
    channels: u8,
}

impl TonePackets {
    pub(super) fn new(tone: &Tone, rate_index: u8, channels: u8) -> Result<TonePackets, FormatError> {
        let spectrum = Spectrum::new(tone, COEFFICIENTS, sound);
        let spectrum = spectrum.ok_or(FormatError::Unsupported("the tone cannot be coded"))?;
        Ok(TonePackets { spectrum, rate_index, channels })
    }

    /// Packet number `index` of the stream, as long as the one it replaces.
    pub(super) fn packet(&self, index: u64, old: &[u8]) -> Result<Vec<u8>, FormatError> {
        // The element keeps the name that the stream gave it.
        let named = old.first().copied().filter(|byte| byte >> 5 == self.channels - 1);
        let tag = u32::from(named.unwrap_or_default() >> 1 & 15);
        for steps in LADDER {
            let mut packet = element(&self.channel(index, steps), self.channels, tag);
            if fill(&mut packet, old.len()) {
                return Ok(packet.into_bytes());
            }
        }
        Err(FormatError::Unsupported("a packet is too short to hold even silence"))
    }

    fn channel(&self, index: u64, steps: i32) -> Channel {
        let largest = self.spectrum.block(index).map(|(_, value)| value.abs()).fold(0.0, f64::max);
        if steps == 0 || largest <= 0.0 {
            return Channel::default();
        }
        let wanted = UNIT_GAIN + 4.0 * (largest / f64::from(steps).powf(4.0 / 3.0)).log2();
        let gain = wanted.ceil().clamp(0.0, 255.0);
        let step = 2f64.powf((gain - UNIT_GAIN) / 4.0);
        Channel::new(&quantise(self.spectrum.block(index), step), gain as u32, self.rate_index)
    }
}

/// One channel, or two that are the same: then the second, their difference, is empty.
fn element(channel: &Channel, channels: u8, tag: u32) -> BitWriter {
    let mut out = BitWriter::default();
    out.put(u32::from(channels - 1), 3);
    out.put(tag, 4);
    if channels == 1 {
        out.put(channel.gain, 8);
        channel.window(&mut out);
        channel.body(&mut out);
        return out;
    }
    out.put(1, 1);
    channel.window(&mut out);
    // Sum and difference in all bands.
    out.put(2, 2);
    out.put(channel.gain, 8);
    channel.body(&mut out);
    let difference = Channel { empty_bands: channel.bands(), ..Channel::default() };
    out.put(channel.gain, 8);
    difference.body(&mut out);
    out
}

/// Fills up to `length` bytes with fill elements and ends the packet; false when it is longer already.
fn fill(out: &mut BitWriter, length: usize) -> bool {
    let Some(mut left) = (length * 8).checked_sub(out.length() + 3) else { return false };
    while left >= 7 {
        // A count of 15 is followed by a byte that counts on.
        let long = left >= 15 + 15 * 8;
        let count = if long { ((left - 15) / 8).min(269) } else { ((left - 7) / 8).min(14) };
        out.put(6, 3);
        if long {
            out.put(15, 4);
            out.put(u32::try_from(count - 14).unwrap_or_default(), 8);
        } else {
            out.put(u32::try_from(count).unwrap_or_default(), 4);
        }
        (0..count).for_each(|_| out.put(0, 8));
        left -= if long { 15 } else { 7 } + 8 * count;
    }
    out.put(7, 3);
    out.put(0, u32::try_from(left).unwrap_or_default());
    true
}

/// What one coefficient sounds like, decoded once and kept.
fn sound(coefficient: usize) -> Option<Vec<f32>> {
    static KNOWN: Mutex<Option<HashMap<usize, Vec<f32>>>> = Mutex::new(None);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let known = known.get_or_insert_with(HashMap::new);
    if let Some(sound) = known.get(&coefficient) {
        return Some(sound.clone());
    }
    // 44.1 kHz, mono; the transform is the same for all rates.
    let mut decoder = Decoder::aac(&[0x12, 0x08]).ok()?;
    let silence = Channel::default();
    let alone = Channel::new(&[(coefficient, 1)], UNIT_GAIN as u32, 4);
    let mut sound = Vec::new();
    for (number, channel) in [&silence, &alone, &silence].into_iter().enumerate() {
        let mut packet = element(channel, 1, 0);
        let length = packet.length().div_ceil(8) + 8;
        fill(&mut packet, length).then_some(())?;
        let decoded = decoder.decode(&packet.into_bytes())?;
        if number > 0 {
            sound.extend_from_slice(decoded);
        }
    }
    known.insert(coefficient, sound.clone());
    Some(sound)
}

#[cfg(test)]
mod tests {
    use super::super::Config;
    use super::*;
    use blackbar_core::FileSettings;

    #[test]
    fn the_codes_are_a_whole_prefix_code_and_the_bands_fill_the_packet() {
        let whole: f64 = CODES.iter().map(|(_, bits)| 2f64.powi(-(*bits as i32))).sum();
        assert!((whole - 1.0).abs() < 1e-9, "{whole}");
        for index in 0..12 {
            let sum: usize = bands(index).iter().map(|(width, times)| width * times).sum();
            assert_eq!(sum, 1024, "{index}");
        }
    }

    #[test]
    fn the_tone_decodes_as_the_tone_at_every_rate() {
        for index in 0..12 {
            for (channels, frequency, gain) in [(1, 600, -3.0), (2, 1000, -10.0), (1, 3000, -50.0)] {
                let config = Config::new(index, channels).unwrap();
                let mut settings = FileSettings::default().audio;
                (settings.frequency, settings.gain) = (frequency, gain);
                let tone = Tone::new(&settings, config.rate);
                let packets = TonePackets::new(&tone, index, channels).unwrap();
                let mut decoder = Decoder::aac(&config.bytes()).unwrap();
                let mut samples = Vec::new();
                for number in 0..20 {
                    let packet = packets.packet(number, &[0; 150]).unwrap();
                    assert_eq!(packet.len(), 150);
                    samples.extend_from_slice(decoder.decode(&packet).expect("it decodes"));
                }
                let inside = &samples[4000..18_000];
                let share = tone.foreign_share(inside);
                let power = inside.iter().map(|s| f64::from(*s).powi(2)).sum::<f64>() / inside.len() as f64;
                let meant = tone.amplitude.powi(2) / 2.0;
                assert!(share < 0.05, "{index} {frequency}: foreign {share}, power {power} of {meant}");
                assert!((power / meant - 1.0).abs() < 0.2, "{index} {frequency}: {power} of {meant}");
            }
        }
    }

    #[test]
    fn every_length_is_met() {
        let settings = FileSettings::default().audio;
        for channels in [1, 2] {
            let packets = TonePackets::new(&Tone::new(&settings, 44_100), 4, channels).unwrap();
            let mut decoder = Decoder::aac(&Config::new(4, channels).unwrap().bytes()).unwrap();
            for length in 6..700 {
                let packet = packets.packet(7, &vec![0; length]).unwrap();
                assert_eq!(packet.len(), length);
                assert!(decoder.decode(&packet).is_some(), "{length}");
            }
            assert!(packets.packet(7, &[0; 3]).is_err());
        }
    }
}
