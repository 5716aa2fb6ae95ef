//! The new text as it grows, with what is needed to place edits and strays in it.

use blackbar_core::{FormatError, Processed, TextRange};

use crate::encoding::{Strays, TextEncoding, closest};

/// Collects the new text.
pub(crate) struct Output<'s> {
    source: &'s str,
    encoding: TextEncoding,
    text: String,
    ranges: Vec<Option<TextRange>>,
    /// (source, output start) of each kept stretch; only filled when strays have to be moved.
    kept: Option<Vec<(TextRange, usize)>>,
}

impl<'s> Output<'s> {
    /// For a source and a number of edits.
    pub(crate) fn new(source: &'s str, encoding: TextEncoding, edits: usize, has_strays: bool) -> Output<'s> {
        Output {
            source,
            encoding,
            text: String::with_capacity(source.len() + 16 * edits),
            ranges: vec![None; edits],
            kept: has_strays.then(Vec::new),
        }
    }

    /// Copies source text as it is.
    pub(crate) fn keep(&mut self, range: TextRange) {
        if range.is_empty() {
            return;
        }
        if let Some(kept) = &mut self.kept {
            kept.push((range, self.text.len()));
        }
        self.text.push_str(range.of(self.source));
    }

    /// The source text under a range.
    pub(crate) fn source(&self, range: TextRange) -> &'s str {
        range.of(self.source)
    }

    /// Adds characters that belong to the container.
    pub(crate) fn markup(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// Writes the replacement of an edit through `spell`, which gets the text so far to add to.
    pub(crate) fn replace(&mut self, index: usize, spell: impl FnOnce(&mut String, TextEncoding)) {
        let start = self.text.len();
        spell(&mut self.text, self.encoding);
        if let Some(range) = self.ranges.get_mut(index) {
            range.get_or_insert(TextRange::new(start, self.text.len()));
        }
    }

    /// What stands at the end so far.
    pub(crate) fn written(&self) -> &str {
        &self.text
    }

    /// The characters of a replacement that this file's encoding has, the closest ASCII for the others.
    pub(crate) fn writable(encoding: TextEncoding, text: &str) -> String {
        let mut writable = String::with_capacity(text.len());
        for character in text.chars() {
            if encoding.can_write(character) {
                writable.push(character);
            } else {
                writable.push_str(&closest(character));
            }
        }
        writable
    }

    /// As [`Output::writable`], for this output.
    pub(crate) fn writable_here(&self, text: &str) -> String {
        Output::writable(self.encoding, text)
    }

    /// The new text, and the strays that are still in it. An edit that found no place would leave what it was to
    /// remove, so the file is withheld then.
    pub(crate) fn finish(self, strays: Strays) -> Result<(Processed, Strays), FormatError> {
        let ranges: Option<Vec<TextRange>> = self.ranges.into_iter().collect();
        let ranges = ranges.ok_or(FormatError::Unsupported("a change lies outside of every value"))?;
        let kept = self.kept.unwrap_or_default();
        let strays = strays.moved(|stray| {
            let after = kept.partition_point(|(source, _)| source.start() <= stray.start());
            let (source, start) = kept.get(after.checked_sub(1)?)?;
            source.contains(stray).then(|| stray.relative_to(source.start()).shift(*start))
        });
        Ok((Processed { text: self.text, ranges }, strays))
    }
}
