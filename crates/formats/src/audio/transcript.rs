//! What was said, as text with times: words in sentences, and the way from a range of the text to seconds.

use super::spoken;
use blackbar_core::{ExtractedText, Join, Passage, PassageKind, Place, SpokenWord, TextRange};

/// A pause of so many seconds ends a passage.
const PAUSE: f64 = 1.0;
/// A passage longer than this ends at the next full stop.
const LONG: usize = 200;
/// What was hardly understood may also lie a little off.
const UNSURE: f32 = 0.4;
const UNSURE_PADDING: f64 = 0.15;

struct Word {
    range: TextRange,
    start: f64,
    end: f64,
    confidence: f32,
}

pub(crate) struct Transcript {
    text: ExtractedText,
    words: Vec<Word>,
}

impl Transcript {
    pub(crate) fn new(spoken: Vec<SpokenWord>) -> Transcript {
        let mut text = String::new();
        let mut words: Vec<Word> = Vec::with_capacity(spoken.len());
        let mut passages: Vec<Passage> = Vec::new();
        let mut begins = (0, 0);
        let mut close = |text: &str, words: &[Word], begins: (usize, usize), pause: bool| {
            let (Some(first), Some(last)) = (words.get(begins.0), words.last()) else { return };
            let range = TextRange::new(begins.1, last.range.end());
            let place = Place::Audio { times: Box::new((first.start, last.end)) };
            let join = if pause { Join::Line } else { Join::Space };
            let kind = PassageKind { place, join, ..PassageKind::default() };
            let reading = spoken::reading(range.of(text)).map(Box::new);
            passages.push(Passage::new(range, kind).read_as(reading));
        };
        let mut paused = false;
        for word in spoken {
            let said = word.text.trim();
            if said.is_empty() {
                continue;
            }
            if let Some(last) = words.last() {
                let pause = word.start - last.end >= PAUSE;
                let full = text.len() - begins.1 > LONG && text.ends_with(['.', '?', '!']);
                if pause || full {
                    close(&text, &words, begins, paused);
                    paused = pause;
                    text.push('\n');
                    begins = (words.len(), text.len());
                } else {
                    text.push(' ');
                }
            }
            let range = TextRange::at(text.len(), said.len());
            text.push_str(said);
            let (start, end) = (word.start.min(word.end), word.end.max(word.start));
            words.push(Word { range, start, end, confidence: word.confidence });
        }
        close(&text, &words, begins, paused);
        Transcript { text: ExtractedText::new(text, passages), words }
    }

    pub(crate) fn text(&self) -> &ExtractedText {
        &self.text
    }

    fn touched(&self, range: TextRange) -> &[Word] {
        let from = self.words.partition_point(|word| word.range.end() <= range.start());
        let to = self.words.partition_point(|word| word.range.start() < range.end());
        self.words.get(from..to.max(from)).unwrap_or_default()
    }

    /// From the beginning of the first word a range touches to the end of the last, with all that lies between.
    pub(crate) fn time(&self, range: TextRange) -> Option<(f64, f64)> {
        let words = self.touched(range);
        let start = words.iter().map(|word| word.start).min_by(f64::total_cmp)?;
        let end = words.iter().map(|word| word.end).max_by(f64::total_cmp)?;
        // Frames of the recogniser are coarser than milliseconds.
        let milliseconds = |seconds: f64| (seconds * 1000.0).round() / 1000.0;
        Some((milliseconds(start), milliseconds(end)))
    }

    /// What is bleeped for a range: a little more where the words were hardly understood.
    pub(crate) fn bleeped_time(&self, range: TextRange) -> Option<(f64, f64)> {
        let (start, end) = self.time(range)?;
        let unsure = self.touched(range).iter().any(|word| word.confidence < UNSURE);
        let more = if unsure { UNSURE_PADDING } else { 0.0 };
        Some((start - more, end + more))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(text: &str, start: f64, end: f64) -> SpokenWord {
        SpokenWord { text: text.into(), start, end, confidence: 0.9 }
    }

    #[test]
    fn words_keep_their_times_and_pauses_end_passages() {
        let transcript = Transcript::new(vec![
            word("Hello,", 0.2, 0.5),
            word("I'm", 0.6, 0.7),
            word(" Mary", 0.7, 1.1),
            word("um", 1.2, 1.4),
            word("Smith.", 1.5, 2.0),
            word("", 2.0, 2.1),
            word("Bye.", 4.0, 4.5),
        ]);
        assert_eq!(transcript.text().text(), "Hello, I'm Mary um Smith.\nBye.");
        let passages = transcript.text().passages();
        assert_eq!(passages.len(), 2);
        assert_eq!(passages[0].place, Place::Audio { times: Box::new((0.2, 2.0)) });
        assert_eq!(passages[1].join, Join::Line);
        let text = transcript.text().text();
        let at = |value: &str| TextRange::at(text.find(value).unwrap(), value.len());
        assert_eq!(transcript.time(at("Mary um Smith")), Some((0.7, 2.0)));
        assert_eq!(transcript.time(at("mith")), Some((1.5, 2.0)));
        assert_eq!(transcript.time(at("Bye")), Some((4.0, 4.5)));
        assert_eq!(transcript.time(TextRange::new(6, 7)), None);
    }
}
