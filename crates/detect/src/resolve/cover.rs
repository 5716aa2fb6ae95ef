//! Which bytes already belong to someone. Claims come in order of rank; each gets what is still free.

use std::collections::BTreeMap;

use blackbar_core::TextRange;

/// Taken stretches, start to end; stretches that touch are kept as one, so that each is looked at only once however
/// many claims run over it.
#[derive(Default)]
pub(super) struct Cover {
    taken: BTreeMap<usize, usize>,
}

impl Cover {
    /// Takes all of `range` and returns the parts that were free, in order. Unless that is all of `range`, they come
    /// without blanks and the punctuation between values at their ends; a part that is nothing else does not come.
    pub(super) fn take(&mut self, text: &str, range: TextRange) -> Vec<TextRange> {
        let (mut start, mut end) = (range.start(), range.end());
        let mut cursor = start;
        if let Some((before, until)) = self.taken.range(..=start).next_back().map(|(s, e)| (*s, *e))
            && until >= start
        {
            cursor = until;
            start = before;
            end = end.max(until);
        }
        let mut free = Vec::new();
        while let Some((from, until)) = self.taken.range(start..=end).next().map(|(s, e)| (*s, *e)) {
            if from > cursor {
                free.push(TextRange::new(cursor, from.min(range.end())));
            }
            cursor = cursor.max(until);
            end = end.max(until);
            self.taken.remove(&from);
        }
        if cursor < range.end() {
            free.push(TextRange::new(cursor, range.end()));
        }
        self.taken.insert(start, end);
        if free.as_slice() == [range] {
            return free;
        }
        free.into_iter()
            .map(|part| {
                let own = part.of(text);
                let left = own.len() - own.trim_start_matches(is_filler).len();
                TextRange::at(part.start() + left, own.trim_matches(is_filler).len())
            })
            .filter(|part| !part.is_empty())
            .collect()
    }
}

/// What stands between values and says nothing by itself.
pub(super) fn is_filler(c: char) -> bool {
    c.is_whitespace() || ",;:.()[]'\"-–—/<>".contains(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_claim_gets_what_is_free() {
        let text = "abcdefghij, klm";
        let mut cover = Cover::default();
        let mut take = |start, end| -> Vec<String> {
            let parts = cover.take(text, TextRange::new(start, end));
            parts.into_iter().map(|part| part.of(text).to_owned()).collect()
        };
        assert_eq!(take(2, 4), ["cd"]);
        assert_eq!(take(6, 8), ["gh"]);
        assert_eq!(take(2, 4), [""; 0]);
        assert_eq!(take(0, 10), ["ab", "ef", "ij"]);
        assert_eq!(take(3, 9), [""; 0]);
        assert_eq!(take(8, 15), ["klm"]);
        assert_eq!(take(10, 12), [""; 0]);
    }
}
