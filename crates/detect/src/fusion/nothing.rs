//! What the tagger calls nothing, piece by piece.

use blackbar_core::TextRange;

/// The tagger's likelihood, for each piece it read, that it belongs to no entity.
pub(crate) struct Nothing {
    pieces: Vec<(TextRange, f32)>,
}

impl Nothing {
    pub(crate) fn new(mut pieces: Vec<(TextRange, f32)>) -> Nothing {
        pieces.retain(|(range, _)| !range.is_empty());
        pieces.sort_by_key(|(range, _)| *range);
        Nothing { pieces }
    }

    /// The least likelihood of nothing over the pieces of `range`; `None` when the tagger did not see every letter and
    /// digit of it, or when it holds none.
    pub(crate) fn least(&self, text: &str, range: TextRange) -> Option<f32> {
        let mut next = self.pieces.partition_point(|(piece, _)| piece.end() <= range.start());
        let mut least: Option<f32> = None;
        for (offset, c) in range.of(text).char_indices().filter(|(_, c)| c.is_alphanumeric()) {
            let at = range.start() + offset;
            while self.pieces.get(next).is_some_and(|(piece, _)| piece.end() <= at) {
                next += 1;
            }
            // All pieces of one character share its range.
            let mut here = self.pieces[next..].iter().take_while(|(piece, _)| piece.start() <= at).peekable();
            here.peek()?;
            let here = here.map(|(_, likelihood)| *likelihood).take(c.len_utf8() + 1).fold(1.0, f32::min);
            least = Some(least.map_or(here, |least| least.min(here)));
        }
        least
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blind_spots_give_no_answer() {
        let text = "in May 2024";
        let piece = |start, end, p| (TextRange::new(start, end), p);
        let nothing = Nothing::new(vec![piece(0, 2, 0.99), piece(3, 6, 0.9), piece(7, 9, 0.8)]);
        assert_eq!(nothing.least(text, TextRange::new(0, 6)), Some(0.9));
        assert_eq!(nothing.least(text, TextRange::new(4, 9)), Some(0.8));
        assert_eq!(nothing.least(text, TextRange::new(3, 11)), None, "24 was not read");
        assert_eq!(nothing.least(text, TextRange::new(2, 3)), None, "a blank says nothing");
        assert_eq!(Nothing::new(Vec::new()).least(text, TextRange::new(0, 2)), None);
    }
}
