//! From the words and corners that cloud services answer with to lines with a box for each character.

use blackbar_core::{ReadLine, Rect};

/// A point in fractions of the page.
pub(super) type Point = (f32, f32);

/// A word with its corners in the order of the text: where it begins above, where it ends above, where it ends below,
/// where it begins below. So a turned word has turned corners.
pub(super) struct Word {
    pub(super) text: String,
    pub(super) corners: [Point; 4],
    pub(super) confidence: f32,
}

/// One line; nothing when the words hold no character.
pub(super) fn line(words: &[Word], block: u32) -> Option<ReadLine> {
    let (mut text, mut chars) = (String::new(), Vec::new());
    let mut before: Option<&Word> = None;
    for word in words.iter().filter(|word| !word.text.is_empty()) {
        if let Some(last) = before {
            text.push(' ');
            let [_, above, below, _] = last.corners;
            chars.push(around(&[above, word.corners[0], word.corners[3], below]));
        }
        let count = word.text.chars().count();
        text.push_str(&word.text);
        chars.extend((0..count).map(|index| piece(&word.corners, index, count)));
        before = Some(word);
    }
    let confidence = words.iter().map(|word| word.confidence).fold(1.0, f32::min);
    (!text.is_empty()).then_some(ReadLine { text, chars, block, confidence, legible: true })
}

/// The box of one character of a word, as if all were equally wide, with a little of its neighbours.
#[expect(clippy::cast_precision_loss, reason = "words are short")]
fn piece(corners: &[Point; 4], index: usize, count: usize) -> Rect {
    let [start_above, end_above, end_below, start_below] = *corners;
    let share = |at: f32| (at / count as f32).clamp(0.0, 1.0);
    let (from, to) = (share(index as f32 - 0.3), share(index as f32 + 1.3));
    around(&[
        between(start_above, end_above, from),
        between(start_above, end_above, to),
        between(start_below, end_below, to),
        between(start_below, end_below, from),
    ])
}

fn between(a: Point, b: Point, share: f32) -> Point {
    (a.0 + (b.0 - a.0) * share, a.1 + (b.1 - a.1) * share)
}

/// The upright box around points.
pub(super) fn around(points: &[Point]) -> Rect {
    let least =
        |value: fn(&Point) -> f32| points.iter().map(value).fold(f32::INFINITY, f32::min).clamp(0.0, 1.0);
    let most =
        |value: fn(&Point) -> f32| points.iter().map(value).fold(f32::NEG_INFINITY, f32::max).clamp(0.0, 1.0);
    Rect {
        x0: least(|point| point.0),
        y0: least(|point| point.1),
        x1: most(|point| point.0),
        y1: most(|point| point.1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(text: &str, x0: f32, x1: f32) -> Word {
        Word { text: text.into(), corners: [(x0, 0.1), (x1, 0.1), (x1, 0.2), (x0, 0.2)], confidence: 0.9 }
    }

    #[test]
    fn every_character_has_a_box_where_it_stands() {
        let line = line(&[word("Añ", 0.0, 0.2), word("b", 0.3, 0.4)], 3).unwrap();
        assert_eq!((line.text.as_str(), line.block), ("Añ b", 3));
        assert_eq!(line.chars.len(), 4);
        assert!(line.chars[0].x0 == 0.0 && line.chars[0].x1 < 0.14, "{:?}", line.chars[0]);
        assert!((line.chars[2].x0 - 0.2).abs() < 1e-6 && (line.chars[2].x1 - 0.3).abs() < 1e-6);
        assert!(super::line(&[], 0).is_none());
    }

    #[test]
    fn a_turned_word_has_its_characters_one_below_the_other() {
        // Read from top to bottom: it begins above.
        let corners = [(0.5, 0.0), (0.5, 0.4), (0.4, 0.4), (0.4, 0.0)];
        let line = line(&[Word { text: "ab".into(), corners, confidence: 1.0 }], 0).unwrap();
        assert!(line.chars[0].y0 < line.chars[1].y0 && line.chars[0].y1 < 0.3);
    }
}
