//! A document made of documents (a workbook with pictures, a mail with attachments): their texts one after the other as
//! one text, so that detection and numbering see the whole, and the way back to each part.

use blackbar_core::{Edit, Edits, ExtractedText, Join, Overlap, Processed, TextRange};

/// Between two parts in the joined text; belongs to no passage.
const SEPARATOR: &str = "\n";

/// The joined text and where each part lies in it.
pub(crate) struct Parts {
    text: ExtractedText,
    ranges: Vec<TextRange>,
}

impl Parts {
    /// Joins the texts in order. Nothing is found across the border of two parts.
    pub(crate) fn join<'t>(parts: impl IntoIterator<Item = &'t ExtractedText>) -> Parts {
        let (mut text, mut passages, mut ranges) = (String::new(), Vec::new(), Vec::new());
        for part in parts {
            if !ranges.is_empty() {
                text.push_str(SEPARATOR);
            }
            let start = text.len();
            text.push_str(part.text());
            ranges.push(TextRange::new(start, text.len()));
            passages.extend(part.passages().iter().enumerate().map(|(index, passage)| {
                let mut passage = passage.clone();
                passage.range = passage.range.shift(start);
                if index == 0 {
                    passage.join = Join::Apart;
                }
                passage
            }));
        }
        Parts { text: ExtractedText::new(text, passages), ranges }
    }

    /// The joined text.
    pub(crate) fn text(&self) -> &ExtractedText {
        &self.text
    }

    /// The text of one part.
    pub(crate) fn part(&self, index: usize) -> Option<&str> {
        self.ranges.get(index).map(|range| range.of(self.text.text()))
    }

    /// One part, with its passages.
    pub(crate) fn part_text(&self, index: usize) -> Option<ExtractedText> {
        let range = *self.ranges.get(index)?;
        let first = self.text.passages().partition_point(|passage| passage.range.start() < range.start());
        let of_part = self.text.passages().iter().skip(first);
        let passages = of_part.take_while(|passage| passage.range.end() <= range.end()).map(|passage| {
            let mut passage = passage.clone();
            passage.range = passage.range.relative_to(range.start());
            passage
        });
        Some(ExtractedText::new(range.of(self.text.text()).to_owned(), passages.collect()))
    }

    /// The part that holds an offset of the joined text, and the range in that part's own text.
    pub(crate) fn locate(&self, range: TextRange) -> Option<(usize, TextRange)> {
        let index = self.ranges.partition_point(|part| part.end() <= range.start());
        let part = self.ranges.get(index)?;
        Some((index, part.intersect(range)?.relative_to(part.start())))
    }

    /// The edits of each part, in its own text. An edit over several parts lands in the first and empties the rest.
    pub(crate) fn split(&self, edits: &Edits) -> Result<Vec<Edits>, Overlap> {
        let mut split: Vec<Vec<Edit>> = self.ranges.iter().map(|_| Vec::new()).collect();
        for edit in edits.iter() {
            let mut replacement = edit.text.clone();
            let first = self.ranges.partition_point(|part| part.end() <= edit.range.start());
            for (index, part) in self.ranges.iter().enumerate().skip(first) {
                if part.start() >= edit.range.end() {
                    break;
                }
                let Some(shared) = part.intersect(edit.range) else { continue };
                let text = std::mem::take(&mut replacement);
                split[index].push(Edit { range: shared.relative_to(part.start()), text });
            }
        }
        split.into_iter().map(Edits::new).collect()
    }

    /// The parts' processed texts as one, with one range for each edit of the whole.
    pub(crate) fn gather(&self, edits: &Edits, processed: &[Processed]) -> Processed {
        let mut whole = Processed::default();
        let mut starts = Vec::with_capacity(processed.len());
        for part in processed {
            if !starts.is_empty() {
                whole.text.push_str(SEPARATOR);
            }
            starts.push(whole.text.len());
            whole.text.push_str(&part.text);
        }
        let mut next = vec![0; processed.len()];
        for edit in edits.ranges() {
            let mut range = None;
            let first = self.ranges.partition_point(|part| part.end() <= edit.start());
            for (index, part) in self.ranges.iter().enumerate().skip(first) {
                if part.start() >= edit.end() {
                    break;
                }
                if part.intersect(*edit).is_none() {
                    continue;
                }
                let (Some(of_part), Some(start)) = (processed.get(index), starts.get(index)) else {
                    continue;
                };
                let local = of_part.ranges.get(next[index]).copied().unwrap_or_default();
                next[index] += 1;
                range = range.or(Some(local.shift(*start)));
            }
            whole.ranges.push(range.unwrap_or_default());
        }
        whole
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edits_find_their_part_and_back() {
        let parts = Parts::join([
            &ExtractedText::running("Ann met Bob".into()),
            &ExtractedText::running("".into()),
            &ExtractedText::running("Bob left".into()),
        ]);
        assert_eq!(parts.text().text(), "Ann met Bob\n\nBob left");
        let edit = |start, end, text: &str| Edit { range: TextRange::new(start, end), text: text.into() };
        let edits = Edits::new(vec![edit(8, 11, "[B]"), edit(13, 16, "[BB]")]).unwrap();
        let split = parts.split(&edits).unwrap();
        let processed: Vec<_> = ["Ann met Bob", "", "Bob left"]
            .iter()
            .zip(&split)
            .map(|(text, edits)| edits.apply(text))
            .collect();
        let whole = parts.gather(&edits, &processed);
        assert_eq!(whole.text, "Ann met [B]\n\n[BB] left");
        assert_eq!(
            whole.ranges.iter().map(|range| range.of(&whole.text)).collect::<Vec<_>>(),
            ["[B]", "[BB]"]
        );
        assert_eq!(parts.locate(TextRange::new(13, 16)), Some((2, TextRange::new(0, 3))));
    }
}
