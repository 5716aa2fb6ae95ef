//! Reads one line. The network looks at a strip 48 pixels high and says for every few columns which character stands
//! there, or none; a character that it says several times running is one.

use std::sync::{Arc, Mutex, PoisonError};

use blackbar_core::ReaderError;

use super::FAILED;
use super::classes::{Answers, likeliest};
use super::geometry::Strip;
use super::network::{LazyNetwork, Network};
use super::page::Page;

/// Strips are padded to one of these widths: a runtime prepares itself for every width anew. Steps of about a tenth: up to so many
/// pixels, in steps of so many.
const STEPS: [(usize, usize); 3] = [(640, 64), (1280, 128), (LONGEST, 256)];
/// Longer lines are read in parts: fewer widths to prepare for, and less memory for the answers. The lines of a page of A4 have one
/// length and are read whole.
pub(super) const LONGEST: usize = 2048;

/// Of the line's height: by how much a letter beside a blank reaches beyond the blank's middle.
const REACH: f32 = 0.12;

/// A character as it was read.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Glyph {
    pub(super) character: char,
    /// Where it is, as a fraction of the strip's width.
    pub(super) start: f32,
    pub(super) end: f32,
    /// 0 to 1.
    pub(super) likelihood: f32,
}

/// What is to be expected of every class; `None`: anything.
pub(super) type Shares = Option<Arc<Vec<f32>>>;

/// What a strip says.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Reading {
    /// From left to right.
    pub(super) glyphs: Vec<Glyph>,
    /// Characters that were seen and left out, because they were not to be expected.
    pub(super) lost: usize,
    /// The likelihoods of characters, as far as they are not to be expected, added up.
    pub(super) unexpected: f32,
}

impl Reading {
    /// The mean over its characters, those left out counting nothing; 0 of none.
    pub(super) fn confidence(&self) -> f32 {
        self.likelihood() / self.count()
    }

    /// The same with every character counting as far as it is to be expected: how well the reading fits its script.
    pub(super) fn fitness(&self) -> f32 {
        (self.likelihood() - self.unexpected) / self.count()
    }

    fn likelihood(&self) -> f32 {
        self.glyphs.iter().map(|glyph| glyph.likelihood).sum()
    }

    fn count(&self) -> f32 {
        (self.glyphs.len() + self.lost).max(1) as f32
    }
}

/// Pixels as a network takes them.
pub(super) struct Strips {
    /// Blue, green, red; -1 to 1; zeros behind the picture.
    pub(super) planes: Vec<f32>,
    /// Of the planes.
    pub(super) width: usize,
    /// Of the picture in them.
    pub(super) used: usize,
}

/// A strip of a page scaled to `height`, padded to `padded(width)`.
pub(super) fn planes(page: &Page, strip: &Strip, height: usize, padded: impl Fn(usize) -> usize) -> Strips {
    let aspect = strip.width() / strip.height().max(1.0);
    let used = ((height as f32 * aspect).ceil() as usize).clamp(1, LONGEST);
    let width = padded(used);
    let used = used.min(width);
    let pixels = page.strip(strip, used, height);
    planes_of(pixels.chunks_exact(used), height, width, used)
}

/// Rows of pixels, `used` to a row, padded to `width`.
pub(super) fn planes_of<'p>(
    rows: impl Iterator<Item = &'p [[f32; 3]]>,
    height: usize,
    width: usize,
    used: usize,
) -> Strips {
    let mut planes = vec![0.0; 3 * width * height];
    let (blue, rest) = planes.split_at_mut(width * height);
    let (green, red) = rest.split_at_mut(width * height);
    let channels = blue
        .chunks_exact_mut(width.max(1))
        .zip(green.chunks_exact_mut(width.max(1)))
        .zip(red.chunks_exact_mut(width.max(1)));
    for (((blue, green), red), row) in channels.zip(rows) {
        for (((blue, green), red), pixel) in blue.iter_mut().zip(green).zip(red).zip(row) {
            [*red, *green, *blue] = pixel.map(|value| value / 127.5 - 1.0);
        }
    }
    Strips { planes, width, used }
}

/// The next width that is prepared for.
pub(super) fn bucket(width: usize) -> usize {
    let (_, step) = STEPS.into_iter().find(|(until, _)| width <= *until).unwrap_or((LONGEST, 256));
    width.div_ceil(step).max(2) * step
}

/// A recogniser, ready when first used.
pub(super) struct Recogniser {
    network: LazyNetwork,
    height: usize,
    /// One a line; `None`: in the notes of the network.
    characters: Option<String>,
    ready: Mutex<Option<Arc<Ready>>>,
}

/// A recogniser that is ready.
pub(super) struct Ready {
    network: Arc<Network>,
    height: usize,
    /// By class; the first is none.
    characters: Vec<String>,
}

impl Recogniser {
    pub(super) fn new(network: LazyNetwork, height: usize, characters: Option<String>) -> Recogniser {
        Recogniser { network, height, characters, ready: Mutex::default() }
    }

    /// Gives back what its network keeps for the next line.
    pub(super) fn rest(&self) {
        self.network.rest();
    }

    pub(super) fn get(&self) -> Result<Arc<Ready>, ReaderError> {
        let mut ready = self.ready.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(ready) = ready.as_ref() {
            return Ok(Arc::clone(ready));
        }
        let network = self.network.get()?;
        let list = self.characters.as_deref().or_else(|| network.facts.note("character")).ok_or(FAILED)?;
        let characters = [String::new()].into_iter().chain(list.lines().map(str::to_owned)).collect();
        let new = Arc::new(Ready { network, height: self.height, characters });
        Ok(Arc::clone(ready.insert(new)))
    }
}

impl Ready {
    pub(super) fn height(&self) -> usize {
        self.height
    }

    /// By class; the first is none.
    pub(super) fn characters(&self) -> &[String] {
        &self.characters
    }

    /// Reads a strip, once for each of `shares`: what the likelihood of every class is multiplied by, where some are less to be
    /// expected than others.
    pub(super) fn read(
        &self,
        stream: usize,
        strips: &Strips,
        shares: &[Shares],
    ) -> Result<Vec<Reading>, ReaderError> {
        let answers = if self.network.logits { Answers::Logits } else { Answers::Likelihoods };
        let shared: Vec<&[f32]> = shares.iter().flatten().map(|shares| shares.as_slice()).collect();
        // Step by step the likeliest class, first without shares, then with each of them.
        let mut picks: Vec<Vec<Pick>> = vec![Vec::new(); shared.len() + 1];
        let mut fewest = usize::MAX;
        let shape = [1, 3, self.height, strips.width];
        self.network.steps(stream, shape, &strips.planes, |classes, rows| {
            fewest = fewest.min(classes);
            for row in rows.chunks_exact(classes) {
                let ways = std::iter::once(None).chain(shared.iter().copied().map(Some));
                picks.iter_mut().zip(ways).for_each(|(picks, way)| picks.push(likeliest(row, answers, way)));
            }
        })?;
        if fewest < self.characters.len() {
            return Err(FAILED);
        }
        Ok(self.readings(&picks, strips, shares))
    }

    /// What the network said.
    fn readings(&self, picks: &[Vec<Pick>], strips: &Strips, shares: &[Shares]) -> Vec<Reading> {
        let steps = picks.first().map_or(0, Vec::len).max(1);
        // Steps to fractions of the picture without its padding.
        let scale = strips.width as f32 / (steps * strips.used.max(1)) as f32;
        let reach = REACH * self.height as f32 / strips.used.max(1) as f32;
        let mut picks = picks.iter();
        let mut decoded = |shares: Option<&[f32]>| {
            let said = picks.next().map(|picks| said(picks)).unwrap_or_default();
            placed(&said, scale, reach, &self.characters, shares)
        };
        let plain = decoded(None);
        let count = |reading: &Reading| reading.glyphs.iter().filter(|glyph| glyph.character != ' ').count();
        let read = |shares: &Shares| {
            let Some(shares) = shares else { return plain.clone() };
            let mut reading = decoded(Some(shares.as_slice()));
            reading.lost = count(&plain).saturating_sub(count(&reading));
            reading
        };
        shares.iter().map(read).collect()
    }
}

/// The likeliest class of a step and its likelihood. Shares help to choose a class, but its likelihood stays what the network says: an
/// e-mail address in a line of Cyrillic is not doubtful because Latin letters are rare there.
type Pick = (usize, f32);

/// One character that was said for some steps.
struct Said {
    class: usize,
    first: usize,
    last: usize,
    likelihood: f32,
}

/// What was said, step by step.
fn said(picks: &[Pick]) -> Vec<Said> {
    let mut said: Vec<Said> = Vec::new();
    let mut before = 0;
    for (step, (class, likelihood)) in picks.iter().copied().enumerate() {
        if class != 0 {
            match said.last_mut() {
                Some(last) if class == before => {
                    last.last = step;
                    last.likelihood = last.likelihood.max(likelihood);
                }
                _ => said.push(Said { class, first: step, last: step, likelihood }),
            }
        }
        before = class;
    }
    said
}

/// `scale` turns steps into fractions of the strip; letters beside a blank reach `reach` beyond the blank's middle.
fn placed(said: &[Said], scale: f32, reach: f32, characters: &[String], shares: Option<&[f32]>) -> Reading {
    let peak = |said: &Said| ((said.first + said.last) as f32 / 2.0 + 0.5) * scale;
    // Behind the list stands the blank.
    let text_of = |said: &Said| characters.get(said.class).map_or(" ", String::as_str);
    let mut glyphs = Vec::with_capacity(said.len());
    let mut unexpected = 0.0;
    for (number, one) in said.iter().enumerate() {
        let left = number.checked_sub(1).and_then(|before| said.get(before));
        let right = said.get(number + 1);
        let text = text_of(one);
        let share = shares.and_then(|shares| shares.get(one.class)).copied().unwrap_or(1.0);
        unexpected += one.likelihood.clamp(0.0, 1.0) * (1.0 - share) * text.chars().count() as f32;
        // Half-way to the neighbour, but over a blank all of it: the network says a letter a little before or behind
        // where it stands, and better too much is covered than too little.
        let towards = |other: &Said, side: f32| match text_of(other) {
            " " if text != " " => peak(other) + side * reach,
            _ => (peak(other) + peak(one)) / 2.0,
        };
        let start = left.map_or(0.0, |left| towards(left, -1.0)).clamp(0.0, 1.0);
        let end = right.map_or(1.0, |right| towards(right, 1.0)).clamp(start, 1.0);
        let count = text.chars().count().max(1) as f32;
        for (part, character) in text.chars().enumerate() {
            let at = |part: f32| start + (end - start) * part / count;
            let (start, end) = (at(part as f32), at(part as f32 + 1.0));
            glyphs.push(Glyph { character, start, end, likelihood: one.likelihood.clamp(0.0, 1.0) });
        }
    }
    Reading { glyphs, lost: 0, unexpected }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decode(
        values: &[f32],
        classes: usize,
        scale: f32,
        characters: &[String],
        shares: Option<&[f32]>,
    ) -> Reading {
        let rows = values.chunks_exact(classes);
        let picks: Vec<Pick> = rows.map(|row| likeliest(row, Answers::Likelihoods, shares)).collect();
        placed(&said(&picks), scale, 0.1, characters, shares)
    }

    fn decoded(classes: &[usize], scale: f32) -> Vec<(char, f32, f32)> {
        let characters: Vec<String> = ["", "a", "b", "ch"].map(String::from).to_vec();
        let mut values = Vec::new();
        for class in classes {
            let mut row = [0.05f32; 5];
            row[*class] = 0.8;
            values.extend(row);
        }
        let reading = decode(&values, 5, scale, &characters, None);
        assert_eq!(reading.unexpected, 0.0);
        reading.glyphs.iter().map(|glyph| (glyph.character, glyph.start, glyph.end)).collect()
    }

    #[test]
    fn repeats_are_one_and_blanks_between_make_two() {
        assert_eq!(
            decoded(&[0, 1, 1, 0, 1, 2, 0, 0], 0.125),
            [('a', 0.0, 0.40625), ('a', 0.40625, 0.625), ('b', 0.625, 1.0)]
        );
        assert!(decoded(&[0, 0, 0], 0.1).is_empty());
    }

    #[test]
    fn the_class_behind_the_list_is_a_blank_and_long_ones_are_shared_out() {
        let glyphs = decoded(&[3, 4], 0.5);
        assert_eq!(glyphs, [('c', 0.0, 0.425), ('h', 0.425, 0.85), (' ', 0.5, 1.0)]);
    }

    #[test]
    fn a_character_counts_as_far_as_it_is_to_be_expected() {
        let characters: Vec<String> = ["", "a", "я"].map(String::from).to_vec();
        let values = [0.1, 0.8, 0.1, 0.1, 0.1, 0.8];
        let reading = decode(&values, 3, 0.5, &characters, Some(&[1.0, 0.5, 1.0]));
        assert!((reading.confidence() - 0.8).abs() < 1e-6 && (reading.fitness() - 0.6).abs() < 1e-6);
    }

    #[test]
    fn widths_are_few() {
        let widths: std::collections::BTreeSet<_> = (1..=LONGEST).map(bucket).collect();
        assert!(
            widths.len() <= 18 && widths.contains(&LONGEST) && widths.iter().all(|width| width % 64 == 0)
        );
        assert!((1..=LONGEST).all(|width| bucket(width) >= width));
    }

    #[test]
    fn pixels_become_planes_blue_first() {
        let strips = planes_of([[[255.0, 0.0, 127.5]; 2].as_slice()].into_iter(), 1, 3, 2);
        assert_eq!(strips.planes, [0.0, 0.0, 0.0, -1.0, -1.0, 0.0, 1.0, 1.0, 0.0]);
    }
}
