//! Fax compression (CCITT groups 3 and 4) in TIFF. The code words come from a crate; how lines are put together, with or
//! without marks between them, damaged or not, is here, since files differ.

use std::convert::Infallible;

use fax::maps::{Mode, black, mode, white};
use fax::{BitReader, Color, VecWriter};

/// How the lines are coded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Coding {
    /// Each for itself, beginning on a byte (compression 2).
    ByteRuns,
    /// Each for itself or by the one before, with marks between (compression 3).
    Group3 {
        /// Whether a bit behind each mark says if the line is coded by the one before.
        two_dimensional: bool,
    },
    /// By the one before (compression 4).
    Group4,
}

/// Bits of a slice, zeros beyond its end up to a few bytes, so that the last code words can be looked up.
struct Bits<'b> {
    bytes: &'b [u8],
    at: usize,
}

impl Bits<'_> {
    fn is_done(&self) -> bool {
        self.at >= self.bytes.len() * 8
    }
}

impl BitReader for Bits<'_> {
    type Error = Infallible;

    fn peek(&self, bits: u8) -> Option<u16> {
        if self.at >= self.bytes.len() * 8 + 32 {
            return None;
        }
        let byte = |index: usize| self.bytes.get(self.at / 8 + index).copied().map_or(0, u32::from);
        let window = byte(0) << 16 | byte(1) << 8 | byte(2);
        let shifted = window << (self.at % 8) & 0xFF_FFFF;
        u16::try_from(shifted >> (24 - u32::from(bits.min(16)))).ok()
    }

    fn consume(&mut self, bits: u8) -> Result<(), Infallible> {
        self.at += usize::from(bits);
        Ok(())
    }

    fn bits_to_byte_boundary(&self) -> u8 {
        u8::try_from((8 - self.at % 8) % 8).unwrap_or(0)
    }
}

/// The lines of a strip: one byte a pixel, 1 is black. Lines that cannot be read are white, and the second value is then
/// false.
pub(super) fn decode(bytes: &[u8], width: usize, height: usize, coding: Coding) -> (Vec<u8>, bool) {
    let mut bits = Bits { bytes, at: 0 };
    let mut pixels = vec![0; width * height];
    let mut reference: Vec<usize> = Vec::new();
    let mut whole = true;
    for line in pixels.chunks_exact_mut(width.max(1)) {
        let changes = match coding {
            Coding::Group4 => by_reference(&mut bits, &reference, width),
            Coding::ByteRuns => {
                let aligned = bits.bits_to_byte_boundary();
                let _ = bits.consume(aligned);
                by_itself(&mut bits, width)
            }
            Coding::Group3 { two_dimensional } => {
                skip_mark(&mut bits);
                let alone = !two_dimensional || {
                    let tag = bits.peek(1);
                    let _ = bits.consume(1);
                    tag != Some(0)
                };
                if alone { by_itself(&mut bits, width) } else { by_reference(&mut bits, &reference, width) }
            }
        };
        let Some(changes) = changes.filter(|_| bits.at <= bytes.len() * 8 + 16) else {
            whole = false;
            if matches!(coding, Coding::Group3 { .. }) && find_mark(&mut bits) {
                continue;
            }
            break;
        };
        reference = canonical(&changes, width);
        paint(line, &reference);
    }
    (pixels, whole)
}

/// Without runs of no length, which are no change of colour, and without the end of the line.
fn canonical(changes: &[usize], width: usize) -> Vec<usize> {
    let mut kept: Vec<usize> = Vec::with_capacity(changes.len());
    for change in changes.iter().copied() {
        if kept.last() == Some(&change) {
            kept.pop();
        } else {
            kept.push(change);
        }
    }
    kept.retain(|change| *change < width);
    kept
}

/// Every second stretch is black.
fn paint(line: &mut [u8], changes: &[usize]) {
    for pair in changes.chunks(2) {
        let (from, to) = (pair[0], pair.get(1).copied().unwrap_or(line.len()));
        let end = line.len();
        if let Some(black) = line.get_mut(from.min(end)..to.clamp(from.min(end), end)) {
            black.fill(1);
        }
    }
}

fn run(bits: &mut Bits<'_>, is_black: bool) -> Option<usize> {
    let mut sum = 0usize;
    loop {
        let part = if is_black { black::decode(bits) } else { white::decode(bits) }?;
        sum = sum.checked_add(usize::from(part))?;
        if part < 64 {
            return Some(sum);
        }
        if bits.is_done() {
            return None;
        }
    }
}

/// Where the colour changes in a line that is coded for itself: white first.
fn by_itself(bits: &mut Bits<'_>, width: usize) -> Option<Vec<usize>> {
    let (mut changes, mut at, mut is_black) = (Vec::new(), 0usize, false);
    while at < width {
        if bits.is_done() {
            return None;
        }
        at = at.checked_add(run(bits, is_black)?)?;
        changes.push(at.min(width));
        is_black = !is_black;
    }
    Some(changes)
}

/// The same for a line that is coded by the changes of the one before.
fn by_reference(bits: &mut Bits<'_>, reference: &[usize], width: usize) -> Option<Vec<usize>> {
    let (mut changes, mut at, mut is_black) = (Vec::new(), 0usize, false);
    let mut start = true;
    while at < width {
        if bits.is_done() {
            return None;
        }
        // The next change of the line before to the other colour, and the one behind it.
        let first = reference
            .iter()
            .enumerate()
            .skip(reference.partition_point(|change| *change < at))
            .find(|(index, change)| {
                (index % 2 == 1) == is_black && (**change > at || start && **change >= at)
            })
            .map(|(index, _)| index);
        let change =
            |index: Option<usize>| index.and_then(|index| reference.get(index)).copied().unwrap_or(width);
        let (b1, b2) = (change(first), change(first.map(|index| index + 1)));
        match mode::decode(bits)? {
            Mode::Pass => at = b2,
            Mode::Vertical(delta) => {
                at = b1.checked_add_signed(isize::from(delta)).filter(|to| *to >= at && *to <= width)?;
                changes.push(at);
                is_black = !is_black;
            }
            Mode::Horizontal => {
                for colour in [is_black, !is_black] {
                    at = at.checked_add(run(bits, colour)?)?.min(width);
                    changes.push(at);
                }
            }
            Mode::Extension | Mode::EOF => return None,
        }
        start = false;
    }
    Some(changes)
}

/// Passes over the mark between two lines, and over zeros that fill up a byte before it.
fn skip_mark(bits: &mut Bits<'_>) {
    let mut ahead = Bits { bytes: bits.bytes, at: bits.at };
    let mut zeros = 0;
    while ahead.peek(1) == Some(0) && !ahead.is_done() {
        ahead.at += 1;
        zeros += 1;
    }
    if zeros >= 11 && !ahead.is_done() {
        bits.at = ahead.at + 1;
    }
}

/// Looks for the next mark behind a line that could not be read; stands before it then.
fn find_mark(bits: &mut Bits<'_>) -> bool {
    while !bits.is_done() {
        if bits.peek(12) == Some(1) {
            return true;
        }
        bits.at += 1;
    }
    false
}

/// Group 4, from one byte a pixel.
pub(crate) fn encode(pixels: &[u8], width: usize) -> Option<Vec<u8>> {
    let mut encoder = fax::encoder::Encoder::new(VecWriter::new());
    let side = u32::try_from(width).ok()?;
    for line in pixels.chunks_exact(width) {
        let colours = line.iter().map(|pixel| if *pixel == 0 { Color::White } else { Color::Black });
        encoder.encode_line(colours, side).ok()?;
    }
    Some(encoder.finish().ok()?.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let mut state = 1u32;
        for width in [1usize, 7, 64, 200] {
            let pixels: Vec<u8> = (0..width * 20)
                .map(|at| {
                    state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    u8::from(state >> 24 > if at % 90 < 40 { 250 } else { 100 })
                })
                .collect();
            let packed = encode(&pixels, width).unwrap();
            assert_eq!(decode(&packed, width, 20, Coding::Group4), (pixels.clone(), true), "{width}");
            for cut in 0..packed.len() {
                decode(&packed[..cut], width, 20, Coding::Group4);
                decode(&packed[cut..], width, 20, Coding::Group3 { two_dimensional: cut % 2 == 0 });
                decode(&packed[cut..], width, 20, Coding::ByteRuns);
            }
        }
    }
}
