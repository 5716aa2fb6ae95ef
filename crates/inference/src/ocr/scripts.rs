//! Scripts that the main recogniser cannot write: a small network tells the script of a strip, a recogniser of our own
//! reads it. The main recogniser's confidence would not tell: it is sure of Latin letters that look like Cyrillic ones.

use std::sync::Arc;

use blackbar_core::{Picture, ReaderError};
use unicode_bidi::{BidiInfo, Level};

use super::FAILED;
use super::network::{LazyNetwork, Network};
use super::recogniser::{Glyph, Ready, Recogniser, bucket};
use super::sampled::Sampled;

/// `[script_classifier]`
#[derive(Clone, Debug, PartialEq, serde::Deserialize)]
pub(super) struct ClassifierCard {
    /// The widest strip it looks at.
    pub(super) width: usize,
    /// The strip's height.
    #[serde(default = "usual_height")]
    pub(super) height: usize,
    /// What it tells apart; "other" is for the main recogniser.
    pub(super) classes: Vec<String>,
}

/// `[recogniser]`
#[derive(Clone, Debug, PartialEq, serde::Deserialize)]
pub(super) struct RecogniserCard {
    /// The strip's height.
    #[serde(default = "usual_height")]
    pub(super) height: usize,
    /// The file with its characters, one a line.
    pub(super) characters: String,
}

fn usual_height() -> usize {
    48
}

const OTHER: &str = "other";
const RIGHT_TO_LEFT: [&str; 2] = ["arabic", "hebrew"];
/// From here on a strip is read by the recogniser for scripts.
const LIKELY: f32 = 0.7;
/// Below this a script is not tried.
const POSSIBLE: f32 = 0.03;
/// From here on there is hardly a doubt about the script.
const CERTAIN: f32 = 0.95;
/// Looks along a long line.
const MOST_WINDOWS: usize = 4;
/// How much wider they are than what divides the line.
const OVERLAP: f32 = 1.05;

/// Both networks, ready when first used.
pub(super) struct Scripts {
    pub(super) classifier: LazyNetwork,
    pub(super) card: ClassifierCard,
    pub(super) recogniser: Arc<Recogniser>,
}

/// The same with the network that tells scripts apart. The recogniser is loaded by the first line that is for it.
#[derive(Clone)]
pub(super) struct ReadyScripts {
    classifier: Arc<Network>,
    card: Arc<ClassifierCard>,
    recogniser: Arc<Recogniser>,
}

impl Scripts {
    pub(super) fn get(&self) -> Result<ReadyScripts, ReaderError> {
        let (classifier, recogniser) = (self.classifier.get()?, Arc::clone(&self.recogniser));
        Ok(ReadyScripts { classifier, card: Arc::new(self.card.clone()), recogniser })
    }
}

/// A character that a helper read, in the order of reading.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ForeignChar {
    /// What it says.
    pub character: char,
    /// Where it begins, as a fraction of the line's width from the left.
    pub start: f32,
    /// Where it ends.
    pub end: f32,
    /// 0 to 1.
    pub likelihood: f32,
}

/// A helper for lines in scripts that our own recogniser is not sure of: a program that happens to be installed.
pub trait ForeignLines: Send + Sync {
    /// What an upright line says, by the name of its script; nothing when it cannot tell.
    fn read(&self, script: &str, line: &Picture) -> Option<Vec<ForeignChar>>;
}

/// A script that is not for the main recogniser.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Script {
    pub(super) name: String,
    pub(super) right_to_left: bool,
    pub(super) shares: Arc<Vec<f32>>,
    pub(super) likelihood: f32,
}

/// The scripts a strip may be written in.
pub(super) struct Candidates {
    pub(super) scripts: Vec<Script>,
    pub(super) recogniser: Arc<Ready>,
    /// Of all of them together.
    likelihood: f32,
}

impl Candidates {
    /// How much surer the main recogniser must be of `text`: it is too sure of itself in scripts it cannot write, and
    /// Greek letters without accents are the only ones of them it has.
    pub(super) fn credit(&self, text: &str) -> f32 {
        let greek = text.chars().any(|character| matches!(character, '\u{370}'..='\u{3ff}'));
        if self.likelihood >= CERTAIN || greek { 0.45 } else { 0.2 }
    }
}

impl ReadyScripts {
    /// The scripts a strip may be written in, where they are ours.
    pub(super) fn of(&self, stream: usize, sampled: &Sampled<'_>) -> Result<Option<Candidates>, ReaderError> {
        let card = &self.card;
        let strip = sampled.strip;
        let width = card.height as f32 * strip.width() / strip.height().max(1.0);
        let windows = (width / card.width as f32).ceil().clamp(1.0, MOST_WINDOWS as f32) as usize;
        let widest = (card.width as f32 / width).min(1.0);
        // Where they are enough, windows are as narrow as shows all of the line, and a little of each in the next.
        let wide = (1.0 / windows as f32 * OVERLAP).min(widest);
        let mut highest = vec![0.0f32; card.classes.len()];
        let mut likelihood = 0.0f32;
        for window in 0..windows {
            let start = (1.0 - wide) * window as f32 / (windows - 1).max(1) as f32;
            let padded = |used: usize| bucket(used).min(card.width);
            let strips = sampled.part(start, start + wide, card.height, padded);
            let output = self.classifier.run(stream, [1, 3, card.height, strips.width], &strips.planes)?;
            if output.values.len() != card.classes.len() {
                return Err(FAILED);
            }
            let mut ours = 0.0;
            for ((value, name), highest) in output.values.iter().zip(&card.classes).zip(&mut highest) {
                if name != OTHER {
                    ours += value;
                    *highest = highest.max(*value);
                }
            }
            likelihood = likelihood.max(ours);
        }
        if likelihood < LIKELY {
            return Ok(None);
        }
        let recogniser = self.recogniser.get()?;
        // What is to be expected of every class of the recogniser.
        let shares = |script: &str| {
            let character =
                |text: &String| text.chars().next().map_or(1.0, |character| share(script, character));
            Arc::new(recogniser.characters().iter().map(character).collect())
        };
        let possible = highest.into_iter().zip(&card.classes).filter(|(value, _)| *value >= POSSIBLE);
        let script = |(likelihood, name): (f32, &String)| Script {
            name: name.clone(),
            right_to_left: RIGHT_TO_LEFT.contains(&name.as_str()),
            shares: shares(name),
            likelihood,
        };
        let scripts = possible.map(script).collect();
        Ok(Some(Candidates { scripts, recogniser, likelihood }))
    }
}

/// How far a character is to be expected in a line of a script. Letters of the other scripts are not: many look the
/// same as its own.
fn share(script: &str, character: char) -> f32 {
    let own = match script {
        "cyrillic" => matches!(character, '\u{400}'..='\u{52f}'),
        "greek" => matches!(character, '\u{370}'..='\u{3ff}' | '\u{1f00}'..='\u{1fff}'),
        "hangul" => {
            matches!(character, '\u{1100}'..='\u{11ff}' | '\u{3130}'..='\u{318f}' | '\u{ac00}'..='\u{d7a3}')
        }
        "arabic" => matches!(character, '\u{600}'..='\u{6ff}' | '\u{fb50}'..='\u{fefc}'),
        "hebrew" => matches!(character, '\u{590}'..='\u{5ff}'),
        "devanagari" => matches!(character, '\u{900}'..='\u{97f}'),
        "thai" => matches!(character, '\u{e00}'..='\u{e7f}'),
        "vietnamese" => {
            character.is_ascii() || matches!(character, '\u{c0}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}')
        }
        // A script this program does not know is left alone.
        _ => true,
    };
    match character {
        _ if own => 1.0,
        // Names, addresses and units are written in Latin letters anywhere, but are rarer than what looks like them.
        letter if letter.is_ascii_alphabetic() => 0.3,
        letter if letter.is_alphabetic() => 0.0,
        '\u{370}'..='\u{1fff}' | '\u{a800}'..='\u{fefc}' => 0.0,
        _ => 1.0,
    }
}

/// From the order in which characters stand to the one in which they are read.
pub(super) fn reading_order(glyphs: Vec<Glyph>) -> Vec<Glyph> {
    // What stands from left to right, taken from the right, is a text in which only the stretches that run the other
    // way (numbers, Latin) are backwards: putting it in order for display turns those, and nothing else.
    let backwards: String = glyphs.iter().rev().map(|glyph| glyph.character).collect();
    let info = BidiInfo::new(&backwards, Some(Level::rtl()));
    let levels: Vec<Level> =
        backwards.char_indices().filter_map(|(at, _)| info.levels.get(at).copied()).collect();
    if levels.len() != glyphs.len() {
        return glyphs.into_iter().rev().collect();
    }
    let count = glyphs.len();
    let order = BidiInfo::reorder_visual(&levels);
    let glyph = |place: &usize| {
        let mut glyph = glyphs.get(count.checked_sub(place + 1)?)?.clone();
        // The network writes a bracket as it looks; what opens in the order of reading looks like what closes.
        if levels.get(*place).is_some_and(Level::is_rtl) {
            glyph.character = mirrored(glyph.character);
        }
        Some(glyph)
    };
    order.iter().rev().filter_map(glyph).collect()
}

/// What looks like a character of the recogniser's alphabet in a mirror.
fn mirrored(character: char) -> char {
    match character {
        '(' => ')',
        ')' => '(',
        '[' => ']',
        ']' => '[',
        '{' => '}',
        '}' => '{',
        '<' => '>',
        '>' => '<',
        '«' => '»',
        '»' => '«',
        same => same,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_one_script_holds_letters_of_that_script() {
        let table = [
            ("cyrillic", 'я', 1.0),
            ("cyrillic", 'a', 0.3),
            ("cyrillic", 'α', 0.0),
            ("cyrillic", '바', 0.0),
            ("cyrillic", '\u{e48}', 0.0),
            ("cyrillic", '7', 1.0),
            ("cyrillic", ':', 1.0),
            ("arabic", '٣', 1.0),
            ("hebrew", '٣', 0.0),
            ("vietnamese", 'ệ', 1.0),
            ("vietnamese", 'e', 1.0),
            ("thai", '—', 1.0),
        ];
        for (script, character, expected) in table {
            assert_eq!(share(script, character), expected, "{script} {character}");
        }
    }

    #[test]
    fn what_stands_from_left_to_right_is_read_from_right_to_left() {
        let order = |standing: &str| -> String {
            let glyph = |character| Glyph { character, start: 0.0, end: 1.0, likelihood: 1.0 };
            reading_order(standing.chars().map(glyph).collect()).iter().map(|glyph| glyph.character).collect()
        };
        assert_eq!(order("גבא"), "אבג");
        assert_eq!(order("054-1234567 :ןופלט"), "טלפון: 054-1234567");
        assert_eq!(order("a.b@example.com ראוד"), "דואר a.b@example.com");
        assert_eq!(order("(גבא)"), "(אבג)");
        assert_eq!(order("[12] :(גבא) <דה"), "הד> (אבג): [12]");
        assert_eq!(order("(Levi) יול"), "לוי (Levi)");
        assert_eq!(order("Levi (b) Cohen"), "Levi (b) Cohen");
        assert_eq!(order("«ابحرم»"), "«مرحبا»");
        assert_eq!(order(""), "");
    }
}
