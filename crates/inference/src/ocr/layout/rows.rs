//! Joins what stands on one row.

use super::{Piece, Row};

/// Lines of one paragraph, at least.
const PARAGRAPH: usize = 3;
/// Running text is at least so many times as wide as high, which is about eighteen letters.
const RUNNING: f32 = 9.0;

/// Rows of pieces, in no order. Two paragraphs of running text beside each other are never joined.
pub(super) fn join(pieces: Vec<Piece>) -> Vec<Row> {
    let paragraphs = paragraphs(&pieces);
    let mut groups: Vec<usize> = (0..pieces.len()).collect();
    let mut owners: Vec<Option<usize>> = paragraphs;
    for (_, a, b) in neighbours(&pieces) {
        let (Some(&first), Some(&second)) = (groups.get(a), groups.get(b)) else { continue };
        let owner = |group: usize| owners.get(group).copied().flatten();
        let apart = match (owner(first), owner(second)) {
            (Some(one), Some(other)) => one != other,
            _ => false,
        };
        if first == second || apart || crosses(&pieces, &groups, first, second) {
            continue;
        }
        let merged = owner(first).or(owner(second));
        if let Some(slot) = owners.get_mut(first) {
            *slot = merged;
        }
        groups.iter_mut().filter(|group| **group == second).for_each(|group| *group = first);
    }
    let mut members: Vec<Vec<Piece>> = (0..pieces.len()).map(|_| Vec::new()).collect();
    for (piece, group) in pieces.into_iter().zip(groups) {
        if let Some(list) = members.get_mut(group) {
            list.push(piece);
        }
    }
    members.into_iter().filter_map(row).collect()
}

fn row(mut pieces: Vec<Piece>) -> Option<Row> {
    pieces.sort_by(|a, b| a.frame.left.total_cmp(&b.frame.left));
    let first = pieces.first()?.frame;
    let frame = pieces.iter().fold(first, |all, piece| all.around(&piece.frame));
    Some(Row { pieces, frame })
}

/// Whether pieces of two groups lie above each other: then the rows are two, however slanted.
fn crosses(pieces: &[Piece], groups: &[usize], first: usize, second: usize) -> bool {
    let of = |wanted: usize| {
        pieces.iter().zip(groups).filter(move |(_, group)| **group == wanted).map(|(piece, _)| piece.frame)
    };
    of(first).any(|a| {
        of(second).any(|b| {
            let shared = a.right.min(b.right) - a.left.max(b.left);
            shared > a.width().min(b.width()) * 0.3
        })
    })
}

/// Pairs that stand on one row, nearest first.
fn neighbours(pieces: &[Piece]) -> Vec<(f32, usize, usize)> {
    let mut by_middle: Vec<usize> = (0..pieces.len()).collect();
    let frame = |number: usize| pieces.get(number).map(|piece| piece.frame);
    by_middle.sort_by(|a, b| {
        let middle = |number: usize| frame(number).map_or(0.0, |frame| frame.middle());
        middle(*a).total_cmp(&middle(*b))
    });
    let tallest = pieces.iter().map(|piece| piece.frame.height()).fold(0.0, f32::max);
    let mut pairs = Vec::new();
    for (place, &a) in by_middle.iter().enumerate() {
        let Some(one) = frame(a) else { continue };
        for &b in by_middle.iter().skip(place + 1) {
            let Some(other) = frame(b) else { continue };
            let apart = other.middle() - one.middle();
            if apart > tallest / 2.0 {
                break;
            }
            let (low, high) = (one.height().min(other.height()), one.height().max(other.height()));
            if apart > low * 0.5 || high > low * 2.5 {
                continue;
            }
            let gap = (one.left - other.right).max(other.left - one.right).max(0.0);
            pairs.push((gap, a, b));
        }
    }
    pairs.sort_by(|a, b| a.0.total_cmp(&b.0));
    pairs
}

/// For every piece the number of the paragraph of running text it belongs to.
fn paragraphs(pieces: &[Piece]) -> Vec<Option<usize>> {
    let mut order: Vec<usize> = (0..pieces.len()).collect();
    let top = |number: &usize| pieces.get(*number).map_or(0.0, |piece| piece.frame.top);
    order.sort_by(|a, b| top(a).total_cmp(&top(b)));
    // Chains of lines, each under the one before and beginning (or ending) where it does.
    let mut chains: Vec<Vec<usize>> = Vec::new();
    for &number in &order {
        let Some(piece) = pieces.get(number) else { continue };
        let found = chains.iter_mut().find(|chain| {
            let last = chain.last().and_then(|last| pieces.get(*last));
            last.is_some_and(|last| {
                let (height, down) = (last.frame.height(), piece.frame.middle() - last.frame.middle());
                let same = |a: f32, b: f32| (a - b).abs() < height * 1.5;
                let aligned =
                    same(last.frame.left, piece.frame.left) || same(last.frame.right, piece.frame.right);
                aligned && down > height * 0.5 && down < height * 2.5 && !same_row(last, piece)
            })
        });
        match found {
            Some(chain) => chain.push(number),
            None => chains.push(vec![number]),
        }
    }
    let mut paragraphs = vec![None; pieces.len()];
    for (number, chain) in chains.iter().enumerate() {
        if !is_running(pieces, chain) {
            continue;
        }
        for member in chain {
            if let Some(slot) = paragraphs.get_mut(*member) {
                *slot = Some(number);
            }
        }
    }
    paragraphs
}

fn same_row(a: &Piece, b: &Piece) -> bool {
    (a.frame.middle() - b.frame.middle()).abs() < a.frame.height().min(b.frame.height()) * 0.5
}

fn is_running(pieces: &[Piece], chain: &[usize]) -> bool {
    let lines: Vec<&Piece> = chain.iter().filter_map(|number| pieces.get(*number)).collect();
    if lines.len() < PARAGRAPH {
        return false;
    }
    let mut widths: Vec<f32> =
        lines.iter().map(|line| line.frame.width() / line.frame.height().max(1.0)).collect();
    widths.sort_by(f32::total_cmp);
    let wide = widths.get(widths.len() / 2).is_some_and(|width| *width >= RUNNING);
    let (mut letters, mut others, mut labels) = (0, 0, 0);
    for line in &lines {
        for glyph in &line.line.glyphs {
            letters += usize::from(glyph.character.is_alphabetic());
            others += usize::from(!glyph.character.is_alphabetic() && !glyph.character.is_whitespace());
        }
        labels +=
            usize::from(line.line.glyphs.last().is_some_and(|last| matches!(last.character, ':' | '：')));
    }
    wide && letters > others * 2 && labels * 3 < lines.len()
}
