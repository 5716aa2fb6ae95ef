//! What a text is to read like after its edits, worked out here and not by the format that writes the file.

use smallvec::SmallVec;

use crate::{EditText, Edits, ExtractedText, Passage, TextRange, put_number, take_number};

/// A text after its edits, each passage on a line of its own; empty ones leave no trace. It keeps a few bytes a passage, where the
/// text itself would be as large as the original: that and the edits are asked for again when it is compared.
pub struct Meant {
    /// For each passage how far behind the last one it begins, and twice its length: one more where the file spells it otherwise
    /// than it reads, and then the length of its line follows. Numbers of seven bits a byte, the lowest first.
    steps: Vec<u8>,
    /// The lines of those that are spelled otherwise, with their edits made.
    spelled: String,
}

impl Meant {
    /// After these edits.
    pub fn new(text: &ExtractedText, edits: &Edits) -> Meant {
        let passages = text.passages();
        // Room that is not used takes no memory.
        let mut meant = Meant { steps: Vec::with_capacity(passages.len() * 3), spelled: String::new() };
        let any_spelled = passages.iter().any(|passage| passage.reading.is_some());
        let mut cursor = Cursor::new(edits.each().take(if any_spelled { usize::MAX } else { 0 }));
        let mut last = 0;
        for passage in passages {
            let range = passage.range;
            put_number(&mut meant.steps, range.start().saturating_sub(last));
            last = range.end();
            let spelled = usize::from(passage.reading.is_some());
            put_number(&mut meant.steps, range.len() * 2 + spelled);
            if spelled == 1 {
                let begin = meant.spelled.len();
                let reading = text.reading(passage);
                let mut done = 0;
                cursor.inside(range, |shared, new| {
                    let local = in_reading(passage, shared.relative_to(range.start()));
                    meant.spelled.push_str(TextRange::new(done, local.start().max(done)).of(reading));
                    meant.spelled.push_str(&new);
                    done = local.end().max(done);
                });
                meant.spelled.push_str(TextRange::new(done, reading.len()).of(reading));
                put_number(&mut meant.steps, meant.spelled.len() - begin);
            } else {
                cursor.inside(range, |_, _| ());
            }
        }
        meant
    }

    /// All of it; `source` is the text that it was made of, and `edits` are the same again, in their order.
    pub fn text<'e>(&self, source: &str, edits: impl Iterator<Item = (TextRange, EditText<'e>)>) -> String {
        let mut all = String::with_capacity(source.len());
        self.each_piece(source, edits, |piece| {
            all.push_str(piece);
            true
        });
        all
    }

    /// Whether another text reads like this, told without putting them together.
    pub fn is_read_in<'e>(
        &self,
        source: &str,
        edits: impl Iterator<Item = (TextRange, EditText<'e>)>,
        again: &ExtractedText,
    ) -> bool {
        let lines = again.passages().iter().map(|passage| again.reading(passage));
        let lines = lines.filter(|line| !line.trim().is_empty());
        let mut read = lines.flat_map(|line| [line.as_bytes(), b"\n"]);
        let mut rest: &[u8] = &[];
        let mut reads = |piece: &str| {
            let mut piece = piece.as_bytes();
            while !piece.is_empty() {
                if rest.is_empty() {
                    let Some(next) = read.next() else { return false };
                    rest = next;
                }
                let both = piece.len().min(rest.len());
                let ((head, tail), (other, behind)) = (piece.split_at(both), rest.split_at(both));
                if head != other {
                    return false;
                }
                (piece, rest) = (tail, behind);
            }
            true
        };
        self.each_piece(source, edits, &mut reads) && rest.is_empty() && read.next().is_none()
    }

    /// Hands out all of it piece by piece, for as long as that is asked for.
    fn each_piece<'e>(
        &self,
        source: &str,
        edits: impl Iterator<Item = (TextRange, EditText<'e>)>,
        mut hand_out: impl FnMut(&str) -> bool,
    ) -> bool {
        let mut cursor = Cursor::new(edits);
        let (mut steps, mut spelled) = (self.steps.iter(), self.spelled.as_str());
        let mut last = 0;
        while !steps.as_slice().is_empty() {
            let start = take_number(&mut steps).saturating_add(last);
            let length = take_number(&mut steps);
            let range = TextRange::at(start, length / 2);
            last = range.end();
            let mut line: SmallVec<[EditText<'_>; 4]> = SmallVec::new();
            if length % 2 == 1 {
                let (own, others) = spelled.split_at_checked(take_number(&mut steps)).unwrap_or_default();
                spelled = others;
                line.push(EditText::Kept(own));
                cursor.inside(range, |_, _| ());
            } else {
                let mut done = range.start();
                cursor.inside(range, |shared, new| {
                    line.extend([EditText::Kept(TextRange::new(done, shared.start()).of(source)), new]);
                    done = shared.end();
                });
                line.push(EditText::Kept(TextRange::new(done, range.end()).of(source)));
            }
            let blank = line.iter().all(|piece| piece.trim().is_empty());
            if !blank && !line.iter().map(|piece| &**piece).chain(["\n"]).all(&mut hand_out) {
                return false;
            }
        }
        true
    }
}

/// Edits in order, along the passages that they fall into.
struct Cursor<'e, I> {
    edits: I,
    /// The next one, or the one that reaches over the last passage. Its text is gone where it has been handed out: the first passage
    /// has it.
    current: Option<(TextRange, EditText<'e>)>,
}

impl<'e, I: Iterator<Item = (TextRange, EditText<'e>)>> Cursor<'e, I> {
    fn new(mut edits: I) -> Cursor<'e, I> {
        Cursor { current: edits.next(), edits }
    }

    /// Hands out what falls into the next passage: what goes of it, and what comes there.
    fn inside(&mut self, passage: TextRange, mut hand_out: impl FnMut(TextRange, EditText<'e>)) {
        while let Some((range, text)) = &mut self.current {
            if range.start() >= passage.end() {
                return;
            }
            if let Some(shared) = range.intersect(passage) {
                hand_out(shared, std::mem::take(text));
            }
            if range.end() > passage.end() {
                return;
            }
            self.current = self.edits.next();
        }
    }
}

/// A source range inside a passage, in the passage's reading.
pub(crate) fn in_reading(passage: &Passage, range: TextRange) -> TextRange {
    passage.reading.as_ref().map_or(range, |reading| reading.from_source(range))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::{Edit, Unescaped};

    /// Passages of so many letters with so many between them, every third spelled otherwise, some of blanks.
    fn text_of(shape: &[(usize, usize)]) -> ExtractedText {
        let (mut text, mut passages) = (String::new(), Vec::new());
        for (number, (gap, length)) in shape.iter().enumerate() {
            text.extend(std::iter::repeat_n('-', *gap));
            let start = text.len();
            let letter = if number % 5 == 4 { ' ' } else { 'a' };
            text.extend(std::iter::repeat_n(letter, *length));
            let mut reading = Unescaped::new();
            if *length > 3 {
                reading.escape(TextRange::new(0, 3), "é");
                reading.verbatim(3, &text[start + 3..]);
            }
            let spelled = (number % 3 == 2 && *length > 3).then(|| Box::new(reading));
            passages.push(Passage::plain(TextRange::at(start, *length)).read_as(spelled));
        }
        ExtractedText::new(text, passages)
    }

    proptest! {
        /// Against edits as the formats make them, passage by passage.
        #[test]
        fn it_reads_as_its_passages_do(
            shape in prop::collection::vec((0..4_usize, 0..9_usize), 0..12),
            cuts in prop::collection::btree_set(0..80_usize, 0..12),
            texts in prop::collection::vec(prop::sample::select(vec!["", "[A]", " ", "[B]\n"]), 12),
        ) {
            let text = text_of(&shape);
            let cuts: Vec<usize> = cuts.into_iter().filter(|cut| *cut <= text.text().len()).collect();
            let ranges = cuts.chunks_exact(2).map(|pair| TextRange::new(pair[0], pair[1]));
            let edits = ranges.zip(&texts).map(|(range, text)| Edit { range, text: (*text).into() });
            let edits = Edits::new(edits.collect()).unwrap_or_default();
            let mut expected = Vec::new();
            let mut grouped = edits.by_passage(&text).peekable();
            for (index, passage) in text.passages().iter().enumerate() {
                let reading = text.reading(passage);
                let (mut line, mut done) = (String::new(), 0);
                let local = grouped.next_if(|(number, _)| *number == index);
                for edit in local.into_iter().flat_map(|(_, local)| local) {
                    let range = in_reading(passage, edit.range);
                    // Two may meet in an escape.
                    line.push_str(&reading[done..range.start().max(done)]);
                    line.push_str(&edit.text);
                    done = range.end().max(done);
                }
                line.push_str(&reading[done..]);
                if !line.trim().is_empty() {
                    expected.push(line);
                }
            }
            let whole: String = expected.iter().map(|line| format!("{line}\n")).collect();
            let meant = Meant::new(&text, &edits);
            prop_assert_eq!(meant.text(text.text(), edits.each()), whole.clone());
            let reads = |again: String, passages: Vec<Passage>| {
                meant.is_read_in(text.text(), edits.each(), &ExtractedText::new(again, passages))
            };
            let at_once = |again: &str| {
                let again = again.strip_suffix('\n').unwrap_or(again).to_owned();
                let passages = vec![Passage::plain(TextRange::new(0, again.len()))];
                reads(again, passages)
            };
            prop_assert!(at_once(&whole));
            let mut done = 0;
            let lines = expected.iter().map(|line| {
                let passage = Passage::plain(TextRange::at(done, line.len()));
                done = passage.range.end() + 1;
                passage
            });
            prop_assert!(reads(whole.clone(), lines.collect()));
            prop_assert!(!at_once(&[&whole, "more"].concat()));
            if !whole.is_empty() {
                prop_assert!(!at_once(&whole.replacen(|first: char| !first.is_whitespace(), "?", 1)));
                prop_assert!(!at_once(""));
            }
        }
    }
}
