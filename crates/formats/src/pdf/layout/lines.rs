//! Glyphs of one direction to pieces of lines.

use super::super::fonts::Says;
use super::super::walker::Glyph;

/// What stands in a piece.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Item {
    Glyph(u32),
    /// A gap that is wide enough for a blank.
    Blank,
}

/// A stretch of a line without a wide gap.
pub(super) struct Piece {
    pub(super) items: Vec<Item>,
    pub(super) start: f64,
    pub(super) end: f64,
    /// Height of its base line; higher is earlier.
    pub(super) base: f64,
    pub(super) size: f64,
    /// Mostly letters of a script that runs from right to left.
    pub(super) leftward: bool,
    pub(super) letters: usize,
}

/// Glyphs drawn one behind the other.
struct Run {
    glyphs: Vec<u32>,
    start: f64,
    end: f64,
    base: f64,
    size: f64,
}

/// A gap from here on is a blank, in parts of the size.
const BLANK: f64 = 0.17;
/// And from here on the border of a cell or column.
const CELL: f64 = 1.3;

struct Frame {
    cos: f64,
    sin: f64,
}

impl Frame {
    fn along(&self, (x, y): (f64, f64)) -> f64 {
        x * self.cos + y * self.sin
    }

    fn across(&self, (x, y): (f64, f64)) -> f64 {
        y * self.cos - x * self.sin
    }
}

/// Pieces of all lines of glyphs that run at `angle`.
pub(super) fn pieces(glyphs: &[Glyph], members: &[u32], angle: f64) -> Vec<Piece> {
    let frame = Frame { cos: angle.cos(), sin: angle.sin() };
    let mut lines = lines(runs(glyphs, members, &frame));
    let mut pieces = Vec::new();
    for line in &mut lines {
        line.sort_by(|a, b| a.start.total_cmp(&b.start));
        cut(glyphs, line, &frame, &mut pieces);
    }
    pieces
}

fn size_of(glyph: &Glyph) -> f64 {
    glyph.up.0.hypot(glyph.up.1).max(0.01)
}

fn runs(glyphs: &[Glyph], members: &[u32], frame: &Frame) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for index in members {
        let Some(glyph) = glyphs.get(*index as usize) else { continue };
        let (from, to) = (frame.along(glyph.origin), frame.along(glyph.end));
        let (start, end) = (from.min(to), from.max(to));
        let (base, size) = (frame.across(glyph.origin), size_of(glyph));
        if let Some(run) = runs.last_mut()
            && (run.base - base).abs() < 0.25 * size
            && size < 1.6 * run.size
            && run.size < 1.6 * size
            && start - run.end > -0.4 * size
            && start - run.end < CELL * size
        {
            run.glyphs.push(*index);
            run.end = run.end.max(end);
            continue;
        }
        runs.push(Run { glyphs: vec![*index], start, end, base, size });
    }
    runs
}

/// Runs side by side, from the top down.
fn lines(mut runs: Vec<Run>) -> Vec<Vec<Run>> {
    runs.sort_by(|a, b| b.base.total_cmp(&a.base).then(a.start.total_cmp(&b.start)));
    let mut lines: Vec<Vec<Run>> = Vec::new();
    for run in runs {
        // Lines farther up cannot take it any more.
        let fits = |line: &Vec<Run>| {
            let Some(first) = line.first() else { return false };
            let small = first.size.min(run.size);
            (first.base - run.base).abs() < 0.4 * small.max(0.5 * first.size.max(run.size))
                && line.iter().rev().take(64).all(|other| {
                    let shared = other.end.min(run.end) - other.start.max(run.start);
                    shared < 0.35 * small
                })
        };
        let recent = lines.len().saturating_sub(12);
        match lines.iter_mut().skip(recent).find(|line| fits(line)) {
            Some(line) => line.push(run),
            None => lines.push(vec![run]),
        }
    }
    lines
}

/// Cuts a line where the gaps are wide.
fn cut(glyphs: &[Glyph], line: &[Run], frame: &Frame, pieces: &mut Vec<Piece>) {
    let mut piece: Option<Piece> = None;
    let mut reached = f64::NEG_INFINITY;
    for run in line {
        for index in &run.glyphs {
            let Some(glyph) = glyphs.get(*index as usize) else { continue };
            let (from, to) = (frame.along(glyph.origin), frame.along(glyph.end));
            let (start, end) = (from.min(to), from.max(to));
            let size = size_of(glyph);
            let gap = start - reached;
            if piece.is_none() || gap >= CELL * size.max(run.size) {
                pieces.extend(piece.take().map(finished(glyphs)));
                let (base, size) = (run.base, run.size);
                piece =
                    Some(Piece { items: Vec::new(), start, end, base, size, leftward: false, letters: 0 });
                reached = start;
            }
            let Some(current) = piece.as_mut() else { continue };
            let is_blank = glyph.says == Says::Char(' ');
            let after_blank = match current.items.last() {
                None | Some(Item::Blank) => true,
                Some(Item::Glyph(last)) => {
                    glyphs.get(*last as usize).is_some_and(|last| last.says == Says::Char(' '))
                }
            };
            if start - reached > BLANK * size && !is_blank && !after_blank {
                current.items.push(Item::Blank);
            }
            current.items.push(Item::Glyph(*index));
            current.end = current.end.max(end);
            // A blank with a wide gap behind it still ends the piece: it reaches only as far as it is wide.
            reached = reached.max(end);
        }
    }
    pieces.extend(piece.take().map(finished(glyphs)));
}

fn finished(glyphs: &[Glyph]) -> impl Fn(Piece) -> Piece + '_ {
    move |mut piece| {
        let (mut rightward, mut leftward) = (0, 0);
        for item in &piece.items {
            match class(glyphs, *item) {
                Class::Left => leftward += 1,
                Class::Right => rightward += 1,
                Class::Neutral => {}
            }
        }
        piece.letters = piece.items.iter().filter(|item| **item != Item::Blank).count();
        piece.leftward = leftward > rightward;
        if leftward > 0 {
            piece.items = logical(glyphs, piece.items, piece.leftward);
        }
        piece
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Class {
    /// Runs from right to left.
    Left,
    Right,
    Neutral,
}

fn class(glyphs: &[Glyph], item: Item) -> Class {
    let Item::Glyph(index) = item else { return Class::Neutral };
    let first = glyphs.get(index as usize).and_then(|glyph| match &glyph.says {
        Says::Char(character) => Some(*character),
        Says::Text(text) => text.chars().next(),
        Says::Unknown => None,
    });
    match first {
        Some('\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFF}') => match first {
            // Arabic digits run from left to right.
            Some('\u{660}'..='\u{669}' | '\u{6F0}'..='\u{6F9}') => Class::Right,
            _ => Class::Left,
        },
        Some(character) if character.is_alphanumeric() => Class::Right,
        _ => Class::Neutral,
    }
}

/// From the order seen to the order read.
fn logical(glyphs: &[Glyph], mut items: Vec<Item>, leftward: bool) -> Vec<Item> {
    let turned = if leftward { Class::Right } else { Class::Left };
    if leftward {
        items.reverse();
    }
    let classes: Vec<Class> = items.iter().map(|item| class(glyphs, *item)).collect();
    let mut at = 0;
    while at < items.len() {
        if classes.get(at) != Some(&turned) {
            at += 1;
            continue;
        }
        // Up to the last of its kind before one of the other kind.
        let (mut end, mut look) = (at, at);
        while let Some(class) = classes.get(look) {
            match class {
                class if *class == turned => end = look,
                Class::Neutral => {}
                _ => break,
            }
            look += 1;
        }
        if let Some(stretch) = items.get_mut(at..=end) {
            stretch.reverse();
        }
        at = end + 1;
    }
    items
}
