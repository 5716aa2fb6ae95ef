//! Frames that hold nothing but the tone. One Huffman table serves: a steady sine is a handful of coefficients, and five
//! steps for the largest leave a noise far below it.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use blackbar_core::FormatError;

use super::frame::{Header, Side};
use crate::audio::bits::BitWriter;
use crate::audio::codec::Decoder;
use crate::audio::spectrum::{Spectrum, quantise};
use crate::audio::tone::Tone;

/// Coefficients of a granule, and samples from one to the next.
const GRANULE: usize = 576;
/// The gain at which a value of 1 decodes to 1.
const UNIT_GAIN: f64 = 210.0;
/// The Huffman table used throughout, by its number in the standard: pairs of values up to 5.
const TABLE: u32 = 7;
/// Its codes as (code, bits), by 6 * first + second; ISO 11172-3, table B.7.
const CODES: [(u32, u32); 36] = [
    (1, 1),
    (2, 3),
    (10, 6),
    (19, 8),
    (16, 8),
    (10, 9),
    (3, 3),
    (3, 4),
    (7, 6),
    (10, 7),
    (5, 7),
    (3, 8),
    (11, 6),
    (4, 5),
    (13, 7),
    (17, 8),
    (8, 8),
    (4, 9),
    (12, 7),
    (11, 7),
    (18, 8),
    (15, 9),
    (11, 9),
    (2, 9),
    (7, 7),
    (6, 7),
    (9, 8),
    (14, 9),
    (3, 9),
    (1, 10),
    (6, 8),
    (4, 8),
    (5, 9),
    (3, 10),
    (2, 10),
    (0, 10),
];
/// Steps for the largest coefficient, from the best to silence.
const LADDER: [i32; 5] = [5, 3, 2, 1, 0];

/// One granule of one channel, coded.
#[derive(Default)]
struct Granule {
    bits: BitWriter,
    big_values: u32,
    gain: u32,
}

impl Granule {
    fn new(values: &[(usize, i32)], gain: u32) -> Granule {
        let mut line = [0i32; GRANULE];
        for (which, value) in values {
            if let Some(place) = line.get_mut(*which) {
                *place = (*value).clamp(-5, 5);
            }
        }
        let pairs = values.iter().map(|(which, _)| which / 2 + 1).max().unwrap_or_default();
        let mut bits = BitWriter::default();
        for pair in line.chunks_exact(2).take(pairs) {
            let index = pair.iter().fold(0, |index, value| index * 6 + value.unsigned_abs() as usize);
            let (code, length) = CODES.get(index).copied().unwrap_or_default();
            bits.put(code, length);
            for value in pair.iter().filter(|value| **value != 0) {
                bits.put(u32::from(*value < 0), 1);
            }
        }
        Granule { bits, big_values: u32::try_from(pairs).unwrap_or_default(), gain }
    }

    /// Its fields in the side information.
    fn describe(&self, mpeg1: bool, side: &mut BitWriter) {
        side.put(u32::try_from(self.bits.length()).unwrap_or_default(), 12);
        side.put(self.big_values, 9);
        side.put(self.gain, 8);
        side.put(0, if mpeg1 { 4 } else { 9 });
        // Long blocks; the same table in all three regions.
        side.put(0, 1);
        for _ in 0..3 {
            side.put(TABLE, 5);
        }
        side.put(0, 4 + 3);
        side.put(0, if mpeg1 { 3 } else { 2 });
    }
}

/// A frame's main data and what its side information needs to know.
pub(super) struct Coded {
    pub(super) main_data: Vec<u8>,
    granules: Vec<Granule>,
}

impl Coded {
    fn new(granules: Vec<Granule>, channels: usize) -> Coded {
        let mut all = BitWriter::default();
        for granule in &granules {
            for _ in 0..channels {
                all.append(&granule.bits);
            }
        }
        Coded { main_data: all.into_bytes(), granules }
    }

    pub(super) fn side(&self, header: &Header, main_data_begin: usize) -> Vec<u8> {
        let mut side = Side::begin(header, main_data_begin);
        for granule in &self.granules {
            for _ in 0..header.channels() {
                granule.describe(header.mpeg1, &mut side);
            }
        }
        side.into_bytes()
    }
}

/// Makes frames of one tone.
pub(super) struct ToneFrames {
    spectrum: Spectrum,
}

impl ToneFrames {
    pub(super) fn new(tone: &Tone) -> Result<ToneFrames, FormatError> {
        let spectrum = Spectrum::new(tone, GRANULE, sound);
        let spectrum = spectrum.ok_or(FormatError::Unsupported("the tone cannot be coded"))?;
        Ok(ToneFrames { spectrum })
    }

    /// Frame number `index` of the stream in at most `room` bytes of main data: the tone as well as it fits.
    pub(super) fn frame(&self, header: &Header, index: u64, room: usize) -> Coded {
        let granules = header.granules() as u64;
        for steps in LADDER {
            let coded =
                (0..granules).map(|granule| self.granule(index * granules + granule, steps)).collect();
            let coded = Coded::new(coded, header.channels());
            if coded.main_data.len() <= room {
                return coded;
            }
        }
        Coded::new((0..granules).map(|_| Granule::default()).collect(), header.channels())
    }

    fn granule(&self, number: u64, steps: i32) -> Granule {
        let largest = self.spectrum.block(number).map(|(_, value)| value.abs()).fold(0.0, f64::max);
        if steps == 0 || largest <= 0.0 {
            return Granule::default();
        }
        let wanted = UNIT_GAIN + 4.0 * (largest / f64::from(steps).powf(4.0 / 3.0)).log2();
        let gain = wanted.ceil().clamp(0.0, 255.0);
        let step = 2f64.powf((gain - UNIT_GAIN) / 4.0);
        Granule::new(&quantise(self.spectrum.block(number), step), gain as u32)
    }
}

/// Side information that says: no sound, in main data that begins so far before the frame's own.
pub(super) fn silence(header: &Header, main_data_begin: usize) -> Vec<u8> {
    let granules = (0..header.granules()).map(|_| Granule::default()).collect();
    Coded::new(granules, header.channels()).side(header, main_data_begin)
}

/// What one coefficient sounds like, decoded once and kept.
fn sound(coefficient: usize) -> Option<Vec<f32>> {
    static KNOWN: Mutex<Option<HashMap<usize, Vec<f32>>>> = Mutex::new(None);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let known = known.get_or_insert_with(HashMap::new);
    if let Some(sound) = known.get(&coefficient) {
        return Some(sound.clone());
    }
    // 320 kbit/s, mono, 44.1 kHz: room enough.
    let bytes = [0xFF, 0xFB, 0xE0, 0xC0];
    let header = Header::read(&bytes)?;
    let mut decoder = Decoder::mp3().ok()?;
    let mut sound = Vec::new();
    let alone = Coded::new(vec![Granule::new(&[(coefficient, 1)], UNIT_GAIN as u32), Granule::default()], 1);
    let silence = || Coded::new(vec![Granule::default(), Granule::default()], 1);
    for (number, coded) in [silence(), alone, silence(), silence()].iter().enumerate() {
        let mut frame = bytes.to_vec();
        frame.resize(header.payload_start() + header.payload_length(), 0);
        header.rewrite(&mut frame, &coded.side(&header, 0));
        frame
            .get_mut(header.payload_start()..)?
            .get_mut(..coded.main_data.len())?
            .copy_from_slice(&coded.main_data);
        let decoded = decoder.decode(&frame)?;
        if number > 0 {
            sound.extend_from_slice(decoded);
        }
    }
    known.insert(coefficient, sound.clone());
    Some(sound)
}

#[cfg(test)]
mod tests {
    use super::*;
    use blackbar_core::FileSettings;

    #[test]
    fn the_codes_are_a_whole_prefix_code() {
        let whole: f64 = CODES.iter().map(|(_, bits)| 2f64.powi(-(*bits as i32))).sum();
        assert!((whole - 1.0).abs() < 1e-9, "{whole}");
    }

    #[test]
    fn the_tone_decodes_as_the_tone() {
        for (frequency, gain) in [(600, -3.0), (1000, -20.0), (300, -50.0), (3000, 0.0), (60, -6.0)] {
            let mut settings = FileSettings::default().audio;
            (settings.frequency, settings.gain) = (frequency, gain);
            let tone = Tone::new(&settings, 44_100);
            let frames = ToneFrames::new(&tone).unwrap();
            let bytes = [0xFF, 0xFB, 0x90, 0xC0];
            let header = Header::read(&bytes).unwrap();
            let mut decoder = Decoder::mp3().unwrap();
            let mut samples = Vec::new();
            for index in 0..20 {
                let coded = frames.frame(&header, index, header.payload_length());
                let mut frame = bytes.to_vec();
                frame.resize(header.payload_start() + header.payload_length(), 0);
                header.rewrite(&mut frame, &coded.side(&header, 0));
                frame[header.payload_start()..][..coded.main_data.len()].copy_from_slice(&coded.main_data);
                samples.extend_from_slice(decoder.decode(&frame).unwrap());
            }
            let inside = &samples[4000..20_000];
            let share = tone.foreign_share(inside);
            let power = inside.iter().map(|s| f64::from(*s).powi(2)).sum::<f64>() / inside.len() as f64;
            let meant = tone.amplitude.powi(2) / 2.0;
            assert!(share < 0.05, "{frequency}: foreign {share}, power {power} of {meant}");
            assert!((power / meant - 1.0).abs() < 0.2, "{frequency}: power {power} of {meant}");
        }
    }
}
