//! Byte offsets to code point offsets, for the edge where clients count code points.

/// A table of checkpoints: one pass to build, a short scan to ask.
pub struct CharIndex<'t> {
    text: &'t str,
    /// Code points before byte `i * STEP`; `None` when the text is ASCII and offsets agree.
    checkpoints: Option<Vec<usize>>,
}

const STEP: usize = 128;

impl<'t> CharIndex<'t> {
    /// Reads the text once.
    pub fn new(text: &'t str) -> CharIndex<'t> {
        if text.is_ascii() {
            return CharIndex { text, checkpoints: None };
        }
        let mut checkpoints = Vec::with_capacity(text.len() / STEP + 1);
        let mut count = 0;
        for chunk in text.as_bytes().chunks(STEP) {
            checkpoints.push(count);
            count += code_points(chunk);
        }
        checkpoints.push(count);
        CharIndex { text, checkpoints: Some(checkpoints) }
    }

    /// How many code points stand before byte `offset` (cut to the text's length).
    pub fn code_point(&self, offset: usize) -> usize {
        let offset = offset.min(self.text.len());
        match &self.checkpoints {
            None => offset,
            Some(checkpoints) => {
                let block = offset / STEP;
                let before = checkpoints.get(block).copied().unwrap_or_default();
                before + code_points(&self.text.as_bytes()[block * STEP..offset])
            }
        }
    }

    /// Code points in the whole text.
    pub fn len(&self) -> usize {
        self.code_point(self.text.len())
    }

    /// Whether there is no text.
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }
}

/// Every byte that does not continue a sequence starts a code point.
fn code_points(bytes: &[u8]) -> usize {
    bytes.iter().filter(|byte| (**byte & 0xC0) != 0x80).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offsets_agree_with_a_plain_count() {
        let text = "añ😀é ".repeat(100);
        let index = CharIndex::new(&text);
        for (count, (byte, _)) in text.char_indices().enumerate() {
            assert_eq!(index.code_point(byte), count);
        }
        assert_eq!(index.len(), text.chars().count());
    }
}
