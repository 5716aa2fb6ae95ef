//! The order of rows: bands from top to bottom, in a band the columns from left to right.

use super::Row;

/// Columns within columns; deeper nesting is read from top to bottom.
const DEPTH: usize = 6;

/// From left to right.
type Intervals = Vec<(f32, f32)>;

/// Rows in reading order, cut into columns.
pub(super) fn order(rows: Vec<Row>) -> Vec<Vec<Row>> {
    let mut ordered = Vec::new();
    split(rows, DEPTH, &mut ordered);
    ordered
}

fn split(mut rows: Vec<Row>, depth: usize, ordered: &mut Vec<Vec<Row>>) {
    rows.sort_by(|a, b| a.frame.middle().total_cmp(&b.frame.middle()));
    if depth == 0 || rows.len() < 2 {
        if !rows.is_empty() {
            ordered.push(rows);
        }
        return;
    }
    let mut plain: Vec<Row> = Vec::new();
    for region in regions(bands(rows)) {
        let edges = intervals(&region);
        if edges.len() < 2 {
            plain.extend(region);
            continue;
        }
        if !plain.is_empty() {
            ordered.push(std::mem::take(&mut plain));
        }
        let mut columns: Vec<Vec<Row>> = edges.iter().map(|_| Vec::new()).collect();
        for row in region {
            let number = edges.iter().position(|(_, right)| row.frame.left < *right);
            if let Some(column) = number.and_then(|number| columns.get_mut(number)) {
                column.push(row);
            }
        }
        for column in columns {
            split(column, depth - 1, ordered);
        }
    }
    if !plain.is_empty() {
        ordered.push(plain);
    }
}

/// Rows that overlap from top to bottom are one band.
fn bands(rows: Vec<Row>) -> Vec<Vec<Row>> {
    let mut bands: Vec<(f32, Vec<Row>)> = Vec::new();
    for row in rows {
        let (top, bottom) =
            (row.frame.top + row.frame.height() * 0.3, row.frame.bottom - row.frame.height() * 0.3);
        match bands.last_mut() {
            Some((lowest, members)) if top < *lowest => {
                *lowest = lowest.max(bottom);
                members.push(row);
            }
            _ => bands.push((bottom, vec![row])),
        }
    }
    bands.into_iter().map(|(_, rows)| rows).collect()
}

/// Bands that have the same columns are one region.
fn regions(bands: Vec<Vec<Row>>) -> Vec<Vec<Row>> {
    let mut regions: Vec<(Intervals, Vec<Row>)> = Vec::new();
    for band in bands {
        let own = intervals(&band);
        if let Some((edges, rows)) = regions.last_mut() {
            let merged = merge(edges.iter().chain(&own).copied().collect());
            if merged.len() >= own.len().max(edges.len()) && (edges.len() > 1) == (merged.len() > 1) {
                *edges = merged;
                rows.extend(band);
                continue;
            }
        }
        regions.push((own, band));
    }
    regions.into_iter().map(|(_, rows)| rows).collect()
}

/// What rows cover from left to right.
fn intervals(rows: &[Row]) -> Intervals {
    merge(rows.iter().map(|row| (row.frame.left, row.frame.right)).collect())
}

fn merge(mut intervals: Intervals) -> Intervals {
    intervals.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut merged: Intervals = Vec::new();
    for (left, right) in intervals {
        match merged.last_mut() {
            Some((_, end)) if left <= *end => *end = end.max(right),
            _ => merged.push((left, right)),
        }
    }
    merged
}
