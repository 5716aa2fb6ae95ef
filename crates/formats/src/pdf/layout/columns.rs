//! Pieces of lines to blocks in reading order: columns of prose one after the other, tables and forms row by row.

use super::lines::Piece;

/// Cuts inside cuts.
const DEPTH: usize = 40;
/// A column of prose has at least this many lines ...
const LINES: usize = 3;
/// ... with this many letters each, on the average.
const LETTERS: usize = 16;

/// Blocks in the order they are read, each with its pieces in order.
pub(super) fn order(pieces: Vec<Piece>) -> Vec<Vec<Piece>> {
    let mut blocks = Vec::new();
    split(pieces, 0, &mut blocks);
    blocks
}

fn split(pieces: Vec<Piece>, depth: usize, blocks: &mut Vec<Vec<Piece>>) {
    if pieces.is_empty() {
        return;
    }
    if depth < DEPTH && pieces.len() > 1 {
        let pieces = match columns(pieces) {
            Ok(columns) => {
                columns.into_iter().for_each(|column| split(column, depth + 1, blocks));
                return;
            }
            Err(pieces) => pieces,
        };
        match above_and_below(pieces) {
            Ok((above, below)) => {
                split(above, depth + 1, blocks);
                split(below, depth + 1, blocks);
            }
            Err(pieces) => blocks.push(rows(pieces)),
        }
        return;
    }
    blocks.push(rows(pieces));
}

fn median_size(pieces: &[Piece]) -> f64 {
    let mut sizes: Vec<f64> = pieces.iter().map(|piece| piece.size).collect();
    sizes.sort_by(f64::total_cmp);
    sizes.get(sizes.len() / 2).copied().unwrap_or(1.0)
}

/// Empty stretches between intervals: (where one ends, where the next begins).
fn gaps(mut intervals: Vec<(f64, f64)>) -> Vec<(f64, f64)> {
    intervals.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut gaps = Vec::new();
    let mut reached = f64::NEG_INFINITY;
    for (start, end) in intervals {
        if reached.is_finite() && start > reached {
            gaps.push((reached, start));
        }
        reached = reached.max(end);
    }
    gaps
}

/// Columns of prose side by side, if that is what the pieces are.
fn columns(pieces: Vec<Piece>) -> Result<Vec<Vec<Piece>>, Vec<Piece>> {
    let size = median_size(&pieces);
    let cuts: Vec<f64> = gaps(pieces.iter().map(|piece| (piece.start, piece.end)).collect())
        .into_iter()
        .filter(|(end, start)| start - end > 0.7 * size)
        .map(|(end, start)| (end + start) / 2.0)
        .collect();
    if cuts.is_empty() {
        return Err(pieces);
    }
    let of = |piece: &Piece| cuts.partition_point(|cut| *cut < piece.start);
    let mut counts = vec![(0_usize, 0_usize); cuts.len() + 1];
    for piece in &pieces {
        if let Some((lines, letters)) = counts.get_mut(of(piece)) {
            *lines += 1;
            *letters += piece.letters;
        }
    }
    let prose =
        counts.iter().filter(|(lines, letters)| *lines >= LINES && letters / lines >= LETTERS).count();
    if prose < 2 || prose < counts.len() {
        return Err(pieces);
    }
    let mut columns: Vec<Vec<Piece>> = counts.iter().map(|_| Vec::new()).collect();
    let leftward = pieces.iter().filter(|piece| piece.leftward).count() * 2 > pieces.len();
    for piece in pieces {
        let number = of(&piece);
        if let Some(column) = columns.get_mut(number) {
            column.push(piece);
        }
    }
    if leftward {
        columns.reverse();
    }
    Ok(columns)
}

/// Cuts at the widest empty stripe across, if there is one worth it.
fn above_and_below(pieces: Vec<Piece>) -> Result<(Vec<Piece>, Vec<Piece>), Vec<Piece>> {
    let size = median_size(&pieces);
    let stripe = |piece: &Piece| (piece.base - 0.25 * piece.size, piece.base + 0.75 * piece.size);
    let widest = gaps(pieces.iter().map(stripe).collect())
        .into_iter()
        .filter(|(low, high)| high - low > 0.6 * size)
        .max_by(|a, b| (a.1 - a.0).total_cmp(&(b.1 - b.0)));
    let Some((low, high)) = widest else { return Err(pieces) };
    let middle = (low + high) / 2.0;
    Ok(pieces.into_iter().partition(|piece| piece.base > middle))
}

/// From the top down; side by side from left to right, or as the script runs.
fn rows(mut pieces: Vec<Piece>) -> Vec<Piece> {
    pieces.sort_by(|a, b| b.base.total_cmp(&a.base));
    let leftward = pieces.iter().filter(|piece| piece.leftward).count() * 2 > pieces.len();
    let mut ordered: Vec<Piece> = Vec::with_capacity(pieces.len());
    let mut row: Vec<Piece> = Vec::new();
    let close = |row: &mut Vec<Piece>, ordered: &mut Vec<Piece>| {
        row.sort_by(|a, b| if leftward { b.start.total_cmp(&a.start) } else { a.start.total_cmp(&b.start) });
        ordered.append(row);
    };
    for piece in pieces {
        if row.first().is_some_and(|first| (first.base - piece.base).abs() > 0.5 * first.size.min(piece.size))
        {
            close(&mut row, &mut ordered);
        }
        row.push(piece);
    }
    close(&mut row, &mut ordered);
    ordered
}
