//! Reads one line in whichever direction it makes sense: as it stands, upside down, along a tall rectangle upwards or
//! downwards, or, for columns of Chinese and Japanese, character under character. The surest reading wins.

use std::sync::Arc;

use blackbar_core::ReaderError;

use super::doubts::{doubts, settled};
use super::drawn_boxes::holds_only_boxes;
use super::geometry::Strip;
use super::lookalikes::is_shared;
use super::network::Network;
use super::page::Page;
use super::photographs::is_photograph;
use super::recogniser::{Glyph, LONGEST, Reading, Ready, Shares, bucket, planes_of};
use super::sampled::Sampled;
use super::scripts::{ForeignChar, ForeignLines, ReadyScripts, Script, reading_order};
use super::turns::is_upside_down;

/// A rectangle so many times as high as wide is not read as it stands alone.
const TALL: f32 = 1.5;
/// A single narrow letter is higher than wide as well, but not by more than this.
const TALLEST_LETTER: f32 = 3.0;
/// A reading this sure needs no second one.
pub(super) const SURE: f32 = 0.9;
/// A reading this unsure is tried the other way up, whatever the network for that says.
const UNSURE: f32 = 0.6;
/// Another way of reading must be surer by this than the one the line seems to ask for.
const BETTER: f32 = 0.05;

/// A quick reading as long as this and as sure on the whole is taken but for the words with a letter less sure than the last. Long lines are running text, which the small
/// network reads as well as the large one: of 16 pages in 16 languages, most of them blurred and noisy, .995 of the words by both (.994 with .6
/// for a letter), of 30 receipts .939 by both (.935 where lines of four letters were taken), a full page in half of the time.
const CERTAIN_LENGTH: usize = 40;
const CERTAIN: f32 = 0.96;
const CERTAIN_LETTER: f32 = 0.75;
/// A strip that is less than so many times as wide as high has no room for as many letters: no quick reading is tried.
const CERTAIN_WIDTH: f32 = 8.0;

/// A line that the main recogniser is less sure of says something else than it read: handwriting, faded or broken print.
/// It is covered whole. Of the 1,880 printed lines of 30 receipts 16 are below, nearly all single characters.
const READABLE: f32 = 0.7;
/// What is taller than this, in pixels and as a share of the picture's shorter side, and not twice as wide is no writing unless it
/// can be read. Kept narrow: whatever else cannot be read is covered.
const TALLEST_LINE: f32 = 120.0;
const TALLEST_SHARE: f32 = 0.4;
const WIDE: f32 = 2.0;

/// A reading of another script this sure can be relied on. Of held-out lines, as they are and made coarser and noisier
/// until nobody could read them (`training/ocr/evaluate.py confidence`), it holds for 96 in 100 of those with nine
/// characters in ten right, and for 9 in 100 of those with less than seven in ten right, most of which are two to five
/// characters long; for none of the lines in scripts that no network here can write.
const LEGIBLE: f32 = 0.88;
/// Scripts that a helper reads first. Elsewhere it is asked for lines that our recogniser is unsure of: on held-out lines
/// (`models/ocr-scripts/model.toml`) ours has more characters right than Debian's tesseract 5, by .035 in Devanagari to
/// .195 in Arabic, but .021 fewer in Vietnamese (.973 against .994).
const HELPER_FIRST: [&str; 1] = ["vietnamese"];
/// A helper's reading less sure than this is none. Of 69 lines in scripts that nobody here can read, tesseract is surer of
/// its invention than .5 in 19 and than .8 in one; what it is as sure of in lines that ours is unsure of is right.
const HELPED: f32 = 0.8;
/// The height of a line as a helper gets it.
const HELPED_HEIGHT: usize = 48;

/// A character with its place on the page.
#[derive(Clone, Debug)]
pub(super) struct Placed {
    pub(super) character: char,
    pub(super) strip: Strip,
}

/// A line as it was read.
#[derive(Clone, Debug)]
pub(super) struct Line {
    /// As it was read: `across` is the direction of reading.
    pub(super) strip: Strip,
    pub(super) glyphs: Vec<Placed>,
    pub(super) confidence: f32,
    /// Its characters stand upright, one under the other.
    pub(super) stacked: bool,
    /// Whether the characters can be relied on.
    pub(super) legible: bool,
    /// The script, where it is not the main recogniser's.
    pub(super) script: Option<String>,
    /// What it says in Latin letters, where it may as well be written in them.
    pub(super) latin: Option<Box<Line>>,
}

impl Line {
    fn empty(strip: &Strip, stacked: bool) -> Line {
        let (glyphs, confidence, legible) = (Vec::new(), 0.0, true);
        Line { strip: *strip, glyphs, confidence, stacked, legible, script: None, latin: None }
    }
}

/// The networks a line is read with.
#[derive(Clone)]
pub(super) struct LineReader {
    pub(super) recogniser: Arc<Ready>,
    /// Reads clear print in less time.
    pub(super) quick: Option<Arc<Ready>>,
    pub(super) upside_down: Option<Arc<Network>>,
    pub(super) scripts: Option<ReadyScripts>,
    pub(super) helper: Option<Arc<dyn ForeignLines>>,
}

impl LineReader {
    pub(super) fn read(&self, stream: usize, page: &Page, strip: &Strip) -> Result<Line, ReaderError> {
        let mut line = self.surest(stream, page, strip)?;
        if line.script.is_none() {
            line.legible = is_readable(&line);
        }
        let is_writing = line.legible && line.glyphs.len() > 1;
        let drawn = is_drawing(&line.strip, page.width.min(page.height));
        if !is_writing && drawn
            || !line.legible && (is_photograph(page, strip) || holds_only_boxes(page, strip))
        {
            return Ok(Line::empty(strip, false));
        }
        Ok(line)
    }

    fn surest(&self, stream: usize, page: &Page, strip: &Strip) -> Result<Line, ReaderError> {
        let ratio = strip.height() / strip.width().max(1.0);
        if ratio < TALL {
            return self.flat(stream, page, strip);
        }
        let mut best = Line::empty(strip, false);
        if ratio < TALLEST_LETTER {
            best = self.plain(stream, page, strip)?;
        }
        for turned in [strip.downwards(), strip.upwards()] {
            surer(&mut best, self.plain(stream, page, &turned)?);
        }
        surer(&mut best, self.stacked(stream, page, strip)?);
        Ok(best)
    }

    /// A line that lies: as it stands, or upside down.
    fn flat(&self, stream: usize, page: &Page, strip: &Strip) -> Result<Line, ReaderError> {
        let mut line = self.plain(stream, page, strip)?;
        if line.confidence >= SURE && !reads_both_ways(&line) {
            return Ok(line);
        }
        let turned = match &self.upside_down {
            Some(network) => is_upside_down(network, stream, page, strip)?,
            None => false,
        };
        if turned || line.confidence < UNSURE {
            let other = self.plain(stream, page, &strip.upside_down())?;
            let sure = turned && other.confidence + BETTER >= line.confidence;
            if sure {
                line = other;
            } else {
                surer(&mut line, other);
            }
        }
        Ok(line)
    }

    /// A strip in the direction it is given, by the recogniser its script asks for.
    fn plain(&self, stream: usize, page: &Page, strip: &Strip) -> Result<Line, ReaderError> {
        let sampled = Sampled::new(page, strip, self.recogniser.height());
        let scripts = match &self.scripts {
            Some(scripts) => scripts.of(stream, &sampled)?,
            None => None,
        };
        let usual = || self.usual(stream, &sampled);
        let Some(candidates) = scripts else { return usual() };
        let shares: Vec<Shares> =
            candidates.scripts.iter().map(|script| Some(Arc::clone(&script.shares))).collect();
        let readings = self.whole(&candidates.recogniser, &shares, stream, &sampled)?;
        let rated = candidates.scripts.iter().zip(readings).map(|(script, reading)| {
            let fitness = reading.fitness();
            let rating = fitness * (0.5 + script.likelihood / 2.0);
            (rating, fitness, script, line(strip, reading, script.right_to_left))
        });
        let best = rated.max_by(|a, b| a.0.total_cmp(&b.0));
        let Some((_, fitness, script, mut foreign)) = best.filter(|best| !best.3.glyphs.is_empty()) else {
            return usual();
        };
        foreign.script = Some(script.name.clone());
        let could_be_latin = foreign.glyphs.iter().all(|glyph| is_shared(glyph.character));
        // No reading can be surer than 1.
        if could_be_latin || fitness + candidates.credit("") < 1.0 {
            let usual = usual()?;
            let text: String = usual.glyphs.iter().map(|glyph| glyph.character).collect();
            if usual.confidence > fitness + candidates.credit(&text) {
                return Ok(usual);
            }
            if could_be_latin && usual.confidence >= SURE {
                foreign.latin = Some(Box::new(usual));
            }
        }
        Ok(self.helped(page, strip, script, foreign))
    }

    /// By the main recogniser.
    fn usual(&self, stream: usize, sampled: &Sampled<'_>) -> Result<Line, ReaderError> {
        let has_room = sampled.strip.width() >= CERTAIN_WIDTH * sampled.strip.height();
        if let Some(quick) = self.quick.as_ref().filter(|_| has_room) {
            let mut readings = self.whole(quick, &[None], stream, sampled)?;
            let reading = readings.pop().unwrap_or_default();
            if is_long_and_sure(&reading)
                && let Some(reading) = self.without_doubts(stream, sampled, reading)?
            {
                return Ok(line(sampled.strip, reading, false));
            }
        }
        let mut readings = self.whole(&self.recogniser, &[None], stream, sampled)?;
        Ok(line(sampled.strip, readings.pop().unwrap_or_default(), false))
    }

    /// A quick reading, the words with letters it was unsure of read by the main recogniser; `None` if that is most of them, or if that
    /// one is unsure of them, too.
    fn without_doubts(
        &self,
        stream: usize,
        sampled: &Sampled<'_>,
        reading: Reading,
    ) -> Result<Option<Reading>, ReaderError> {
        let Some(doubts) = doubts(&reading, CERTAIN_LETTER) else { return Ok(None) };
        let mut again = Vec::with_capacity(doubts.len());
        for doubt in doubts {
            let strips = sampled.part(doubt.from, doubt.to, self.recogniser.height(), bucket);
            let read = self.recogniser.read(stream, &strips, &[None])?.pop().unwrap_or_default();
            if read.confidence() < SURE {
                return Ok(None);
            }
            again.push((doubt, read));
        }
        Ok(Some(trimmed(settled(reading, again))))
    }

    /// A line in another script. What our own recogniser is not sure of is read by a program for it, where there is one;
    /// what neither is sure of is not to be relied on.
    fn helped(&self, page: &Page, strip: &Strip, script: &Script, read: Line) -> Line {
        let legible = read.confidence >= LEGIBLE;
        let helper_first = HELPER_FIRST.contains(&script.name.as_str());
        let Some(helper) = self.helper.as_ref().filter(|_| helper_first || !legible) else {
            return Line { legible, ..read };
        };
        let width = (HELPED_HEIGHT as f32 * strip.width() / strip.height().max(1.0)) as usize;
        let width = width.clamp(HELPED_HEIGHT / 2, LONGEST);
        let found = helper.read(&script.name, &page.picture(strip, width, HELPED_HEIGHT)).unwrap_or_default();
        let place = |one: &ForeignChar| Placed {
            character: one.character,
            strip: strip.part(one.start, one.end.max(one.start + f32::EPSILON)),
        };
        let confidence = found.iter().map(|one| one.likelihood).sum::<f32>() / found.len().max(1) as f32;
        if found.is_empty() || confidence < HELPED {
            return Line { legible, ..read };
        }
        Line { glyphs: found.iter().map(place).collect(), confidence, legible: true, ..read }
    }

    /// A strip of any length, read from left to right, once for each of `shares`.
    fn whole(
        &self,
        recogniser: &Ready,
        shares: &[Shares],
        stream: usize,
        sampled: &Sampled<'_>,
    ) -> Result<Vec<Reading>, ReaderError> {
        let (page, strip) = (sampled.page, sampled.strip);
        let height = recogniser.height() as f32;
        let width = height * strip.width() / strip.height().max(1.0);
        let parts = (width / LONGEST as f32).ceil().clamp(1.0, 64.0) as usize;
        let mut wholes = vec![Reading::default(); shares.len()];
        let cuts = gaps(page, strip, parts);
        for (from, to) in cuts.iter().zip(cuts.iter().skip(1)) {
            let strips = sampled.part(*from, *to, recogniser.height(), bucket);
            let readings = recogniser.read(stream, &strips, shares)?;
            for (whole, reading) in wholes.iter_mut().zip(readings) {
                let blank =
                    |glyph: &Glyph| Glyph { character: ' ', start: *from, end: *from, ..glyph.clone() };
                let joint = whole.glyphs.last().filter(|last| last.character != ' ').map(blank);
                if !reading.glyphs.is_empty() {
                    whole.glyphs.extend(joint);
                }
                let place = |at: f32| from + (to - from) * at;
                whole.lost += reading.lost;
                whole.unexpected += reading.unexpected;
                whole.glyphs.extend(reading.glyphs.into_iter().map(|glyph| Glyph {
                    start: place(glyph.start),
                    end: place(glyph.end),
                    ..glyph
                }));
            }
        }
        Ok(wholes.into_iter().map(trimmed).collect())
    }

    /// A column of upright characters, laid side by side and read as a line.
    fn stacked(&self, stream: usize, page: &Page, strip: &Strip) -> Result<Line, ReaderError> {
        let height = self.recogniser.height();
        let cells = cells(page, strip, height);
        let mut ends = Vec::with_capacity(cells.len());
        let mut rows: Vec<Vec<[f32; 3]>> = vec![Vec::new(); height];
        for cell in &cells {
            let width = (height as f32 * cell.width() / cell.height().max(1.0)).round() as usize;
            let width = width.clamp(height / 2, height * 2);
            let used = rows.first().map_or(0, Vec::len);
            if used + width > LONGEST {
                break;
            }
            let pixels = page.strip(cell, width, height);
            for (row, pixels) in rows.iter_mut().zip(pixels.chunks_exact(width)) {
                row.extend(pixels);
            }
            ends.push(used + width);
        }
        let used = ends.last().copied().unwrap_or(0);
        let mut line = Line::empty(strip, true);
        if used == 0 {
            return Ok(line);
        }
        let strips = planes_of(rows.iter().map(Vec::as_slice), height, bucket(used), used);
        let mut readings = self.recogniser.read(stream, &strips, &[None])?;
        let reading = trimmed(readings.pop().unwrap_or_default());
        line.confidence = reading.confidence();
        for glyph in reading.glyphs {
            let middle = ((glyph.start + glyph.end) / 2.0 * used as f32) as usize;
            let number = ends.iter().position(|end| middle < *end);
            if let Some(cell) = number.and_then(|number| cells.get(number)) {
                line.glyphs.push(Placed { character: glyph.character, strip: *cell });
            }
        }
        Ok(line)
    }
}

/// A strip with what was read in it.
fn line(strip: &Strip, reading: Reading, right_to_left: bool) -> Line {
    let confidence = reading.confidence();
    let mut glyphs = reading.glyphs;
    if right_to_left {
        glyphs = reading_order(glyphs);
    }
    let place =
        |glyph: Glyph| Placed { character: glyph.character, strip: strip.part(glyph.start, glyph.end) };
    let glyphs = glyphs.into_iter().map(place).collect();
    Line { glyphs, confidence, ..Line::empty(strip, false) }
}

fn surer(best: &mut Line, other: Line) {
    if other.confidence > best.confidence + BETTER || best.glyphs.is_empty() {
        *best = other;
    }
}

/// Whether a quick reading needs no second one but for single words: a whole line that is sure on the whole.
fn is_long_and_sure(reading: &Reading) -> bool {
    reading.glyphs.len() >= CERTAIN_LENGTH && reading.confidence() >= CERTAIN
}

/// Whether what the main recogniser read can be relied on. A single character names nobody, and is often a stain.
fn is_readable(line: &Line) -> bool {
    line.glyphs.len() < 2 || line.confidence >= READABLE
}

/// Whether it is too tall for a line of a picture with this shorter side: a dark area or a drawing that was taken for one.
fn is_drawing(strip: &Strip, shorter_side: usize) -> bool {
    strip.height() > TALLEST_LINE.max(TALLEST_SHARE * shorter_side as f32)
        && strip.width() < WIDE * strip.height()
}

/// Whether it would read as well upside down.
fn reads_both_ways(line: &Line) -> bool {
    line.glyphs.iter().all(|glyph| "01689 -.,:/|()".contains(glyph.character))
}

/// Without blanks at its ends; the letters next to them reach out to the ends.
fn trimmed(mut reading: Reading) -> Reading {
    let glyphs = &mut reading.glyphs;
    while glyphs.last().is_some_and(|glyph| glyph.character.is_whitespace()) {
        glyphs.pop();
    }
    let blanks = glyphs.iter().take_while(|glyph| glyph.character.is_whitespace()).count();
    glyphs.drain(..blanks);
    if let Some(first) = glyphs.first_mut() {
        first.start = 0.0;
    }
    if let Some(last) = glyphs.last_mut() {
        last.end = 1.0;
    }
    reading
}

/// How much every row (or column) of a strip differs from its ground.
fn ink(pixels: &[[f32; 3]], width: usize, by_row: bool) -> Vec<f32> {
    let light: Vec<f32> = pixels.iter().map(|[r, g, b]| 0.3 * r + 0.59 * g + 0.11 * b).collect();
    let mut sorted = light.clone();
    sorted.sort_by(f32::total_cmp);
    let ground = sorted.get(sorted.len() / 2).copied().unwrap_or(255.0);
    let height = light.len() / width.max(1);
    let mut sums = vec![0.0; if by_row { height } else { width }];
    for (y, row) in light.chunks_exact(width.max(1)).enumerate() {
        for (x, value) in row.iter().enumerate() {
            if let Some(sum) = sums.get_mut(if by_row { y } else { x }) {
                *sum += (value - ground).abs();
            }
        }
    }
    sums
}

/// Where a strip is cut into parts of about one length, between words where it can be: fractions from 0 to 1.
fn gaps(page: &Page, strip: &Strip, parts: usize) -> Vec<f32> {
    const HEIGHT: usize = 12;
    if parts <= 1 {
        return vec![0.0, 1.0];
    }
    let width =
        ((HEIGHT as f32 * strip.width() / strip.height().max(1.0)) as usize).clamp(parts * 8, 1 << 16);
    let ink = ink(&page.strip(strip, width, HEIGHT), width, false);
    let mut cuts = vec![0.0];
    for part in 1..parts {
        let middle = width * part / parts;
        let reach = width / parts / 6;
        // The widest gap is where five columns together have the least ink.
        let around = |at: usize| ink.iter().skip(at.saturating_sub(2)).take(5).sum::<f32>();
        let best = (middle - reach..=middle + reach).min_by(|a, b| around(*a).total_cmp(&around(*b)));
        cuts.push(best.unwrap_or(middle) as f32 / width as f32);
    }
    cuts.push(1.0);
    cuts
}

/// The characters of a column, by the gaps between them.
fn cells(page: &Page, strip: &Strip, width: usize) -> Vec<Strip> {
    let height = ((width as f32 * strip.height() / strip.width().max(1.0)) as usize).clamp(width, 1 << 14);
    let pixels = page.strip(strip, width, height);
    let (rows, columns) = (ink(&pixels, width, true), ink(&pixels, width, false));
    let inked = |ink: &[f32]| {
        let limit = ink.iter().copied().fold(0.0, f32::max) * 0.12;
        let first = ink.iter().position(|value| *value > limit).unwrap_or(0);
        let last = ink.iter().rposition(|value| *value > limit).unwrap_or(ink.len().saturating_sub(1));
        (first, last + 1)
    };
    let (left, right) = inked(&columns);
    let (top, bottom) = inked(&rows);
    let size = (right - left).max(8);
    // So many characters fit; each may be a little lower or higher.
    let count = (((bottom - top) as f32 / size as f32 / 1.1).round() as usize).max(1);
    let pitch = (bottom - top) as f32 / count as f32;
    let mut cuts = vec![0];
    for number in 1..count {
        let middle = top as f32 + pitch * number as f32;
        let from = (middle - pitch * 0.3).max(0.0) as usize;
        let to = ((middle + pitch * 0.3) as usize).min(rows.len().saturating_sub(1));
        let ink = |row: &usize| {
            // Towards the middle where rows are equally empty.
            rows.get(*row).copied().unwrap_or(0.0) + (*row as f32 - middle).abs() * 0.5
        };
        let best = (from..=to).min_by(|a, b| ink(a).total_cmp(&ink(b)));
        cuts.push(best.unwrap_or(middle as usize));
    }
    cuts.push(height);
    let at = |row: usize| row as f32 / height as f32;
    cuts.iter().zip(cuts.iter().skip(1)).map(|(from, to)| strip.rows(at(*from), at(*to))).collect()
}

#[cfg(test)]
mod tests {
    use super::super::geometry::Point;
    use super::*;

    fn reading(text: &str) -> Reading {
        let width = 1.0 / text.chars().count() as f32;
        let glyph = |(number, character)| Glyph {
            character,
            start: number as f32 * width,
            end: (number + 1) as f32 * width,
            likelihood: 0.9,
        };
        Reading { glyphs: text.chars().enumerate().map(glyph).collect(), ..Reading::default() }
    }

    #[test]
    fn only_a_long_reading_that_is_sure_on_the_whole_is_taken() {
        let certain = |letters: usize, likelihood: f32, worst: f32| {
            let mut reading = reading(&"a".repeat(letters));
            reading.glyphs.iter_mut().for_each(|glyph| glyph.likelihood = likelihood);
            reading.glyphs.iter_mut().take(1).for_each(|glyph| glyph.likelihood = worst);
            is_long_and_sure(&reading)
        };
        assert!(certain(60, 0.99, 0.85));
        assert!(!certain(39, 0.99, 0.99), "short ones are names and numbers");
        assert!(certain(60, 0.99, 0.3), "one word is read again");
        assert!(!certain(60, 0.95, 0.95));
        assert!(!is_long_and_sure(&Reading::default()));
    }

    #[test]
    fn a_line_that_was_guessed_cannot_be_relied_on() {
        let strip = Strip {
            origin: Point::new(0.0, 0.0),
            across: Point::new(90.0, 0.0),
            down: Point::new(0.0, 30.0),
        };
        let readable = |text, likelihood| {
            let mut reading = reading(text);
            reading.glyphs.iter_mut().for_each(|glyph| glyph.likelihood = likelihood);
            is_readable(&line(&strip, reading, false))
        };
        assert!(readable("Jane Doe", 0.9) && readable("7", 0.4));
        assert!(!readable("Théste nis h", 0.52));
        let tall = Strip { down: Point::new(0.0, 400.0), ..strip };
        assert!(is_drawing(&tall, 480) && !is_drawing(&tall, 1600) && !is_drawing(&strip, 60));
        let name = Strip { across: Point::new(900.0, 0.0), ..tall };
        assert!(!is_drawing(&name, 480), "a name that fills its picture");
    }

    #[test]
    fn blanks_at_the_ends_go_and_letters_reach_out() {
        let trimmed = trimmed(reading("  ab "));
        let text: String = trimmed.glyphs.iter().map(|glyph| glyph.character).collect();
        assert_eq!(text, "ab");
        assert_eq!((trimmed.glyphs[0].start, trimmed.glyphs[1].end), (0.0, 1.0));
        assert!(super::trimmed(reading("   ")).glyphs.is_empty());
    }
}
