//! Words that are known as names of places or people, which a network may be told beside each token. The list is made at
//! set-up by `scripts/make-known-words` and holds hashes; `training/text/known_words.py` finds the same words in the same way.

use std::borrow::Cow;
use std::ops::Range;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

const MAGIC: &[u8] = b"BBKNOWN1";
/// Five bytes of a hash, one of flags.
const ENTRY: usize = 6;
/// The index goes by the first two bytes of a hash.
const STARTS: usize = 1 << 16;

// Flags of an entry.
const MAJOR: u8 = 1;
const MINOR: u8 = 2;
const PERSON: u8 = 4;
const PLACE_STEM: u8 = 8;
const PERSON_STEM: u8 = 16;
const BEGINS: u8 = 32;
const NAMED: u8 = MAJOR | MINOR | PERSON;
const STEMS: u8 = PLACE_STEM | PERSON_STEM;

/// Of a name of several words.
const MOST_WORDS: usize = 4;
/// Of a name in a script without blanks.
const MOST_CHARACTERS: usize = 8;
const LEAST_STEM: usize = 4;
/// Letters that a case may put behind a stem.
const LONGEST_END: usize = 3;
/// Syllables that may follow a Korean name.
const MOST_PARTICLE: usize = 4;

/// The list.
#[derive(Debug)]
pub(crate) struct KnownWords {
    entries: Vec<u8>,
    /// The first entry of each beginning of a hash, and one past the last.
    starts: Vec<u32>,
}

/// A stretch of a text that the list knows, and how (1 to 11): three times the place (1 large, 2 small or another name, 3 one of
/// its cases) and the person (1 a name, 2 one of its cases).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Known {
    pub(crate) range: Range<usize>,
    pub(crate) kind: u8,
}

/// How words of a script are parted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Script {
    /// By anything that is no letter.
    Parted,
    /// Chinese and Japanese: not at all.
    Characters,
    /// Korean: particles are joined to their word.
    Hangul,
}

#[derive(Clone, Debug)]
struct Word {
    range: Range<usize>,
    script: Script,
}

impl KnownWords {
    /// Reads what `scripts/make-known-words` wrote.
    pub(crate) fn new(bytes: &[u8]) -> Result<KnownWords, &'static str> {
        let entries = bytes.strip_prefix(MAGIC).ok_or("its list of known words is none")?;
        let (whole, rest) = entries.as_chunks::<ENTRY>();
        let starts_of = |entry: &[u8; ENTRY]| usize::from(u16::from_be_bytes([entry[0], entry[1]]));
        if !rest.is_empty() || !whole.is_sorted_by(|one, next| one[..5] < next[..5]) {
            return Err("its list of known words is damaged");
        }
        let mut starts = vec![0_u32; STARTS + 1];
        for entry in whole {
            if let Some(count) = starts.get_mut(starts_of(entry) + 1) {
                *count += 1;
            }
        }
        let mut sum = 0;
        for start in &mut starts {
            sum += *start;
            *start = sum;
        }
        Ok(KnownWords { entries: entries.to_vec(), starts })
    }

    fn flags(&self, name: &str) -> u8 {
        let hash = hashed(name);
        let start = usize::try_from(hash >> 24).unwrap_or(STARTS);
        let place = |at: usize| self.starts.get(at).map_or(0, |start| *start as usize * ENTRY);
        let near = self.entries.get(place(start)..place(start + 1)).unwrap_or_default();
        let wanted = &hash.to_be_bytes()[3..];
        let (near, _) = near.as_chunks::<ENTRY>();
        near.iter().find(|entry| &entry[..5] == wanted).map_or(0, |entry| entry[5])
    }

    /// What it knows of a text, in order, without overlaps.
    pub(crate) fn ranges(&self, text: &str) -> Vec<Known> {
        let words = words(text);
        let mut found = Vec::new();
        let mut at = 0;
        while let Some(word) = words.get(at) {
            let written = text.get(word.range.clone()).unwrap_or_default();
            let key = folded(written);
            at += match word.script {
                Script::Parted => self.parted(text, &words[at..], &key, &mut found),
                Script::Characters | Script::Hangul => {
                    let same = key.chars().count() == written.chars().count();
                    let key: Vec<char> = if same { key.chars().collect() } else { written.chars().collect() };
                    let places: Vec<usize> = written.char_indices().map(|(place, _)| place).collect();
                    let place =
                        |at: usize| word.range.start + places.get(at).copied().unwrap_or(written.len());
                    let mut push = |range: Range<usize>, flags: u8| {
                        found.push(Known { range: place(range.start)..place(range.end), kind: kind(flags) });
                    };
                    if word.script == Script::Hangul {
                        self.prefix(&key, &mut push);
                    } else {
                        self.longest(&key, &mut push);
                    }
                    1
                }
            };
        }
        found
    }

    /// The first of these words, alone or with the next ones; says how many words are done.
    fn parted(&self, text: &str, words: &[Word], key: &str, found: &mut Vec<Known>) -> usize {
        let Some(first) = words.first() else { return 1 };
        let mut flags = self.flags(key);
        let (mut end, mut taken) = (first.range.end, 1);
        if flags & BEGINS != 0 {
            let mut whole = key.to_owned();
            for (number, pair) in words.windows(2).take(MOST_WORDS - 1).enumerate() {
                let [before, next] = pair else { break };
                let joint = text.get(before.range.end..next.range.start).unwrap_or_default();
                if next.script != Script::Parted || !is_joint(joint) {
                    break;
                }
                whole.push(' ');
                whole.push_str(&folded(text.get(next.range.clone()).unwrap_or_default()));
                let named = self.flags(&whole) & NAMED;
                if named != 0 {
                    (flags, end, taken) = (named, next.range.end, number + 2);
                }
            }
        }
        let flags = if flags & NAMED == 0 { self.stem(key) } else { flags & NAMED };
        if flags != 0 {
            found.push(Known { range: first.range.start..end, kind: kind(flags) });
        }
        taken
    }

    fn stem(&self, key: &str) -> u8 {
        let count = key.chars().count();
        let ends = key.char_indices().map(|(place, _)| place).skip(LEAST_STEM).chain([key.len()]);
        if count < LEAST_STEM {
            return 0;
        }
        let mut ends: Vec<usize> = ends.collect();
        ends.reverse();
        let stems = ends.into_iter().take(LONGEST_END + 1).filter_map(|end| key.get(..end));
        stems.map(|stem| self.flags(stem) & STEMS).find(|flags| *flags != 0).unwrap_or(0)
    }

    fn named(&self, characters: Option<&[char]>) -> u8 {
        characters.map_or(0, |characters| self.flags(&characters.iter().collect::<String>()))
    }

    /// A Korean word begins with a name.
    fn prefix(&self, key: &[char], push: &mut impl FnMut(Range<usize>, u8)) {
        let least = key.len().saturating_sub(MOST_PARTICLE).max(2);
        for length in (least..=key.len().min(MOST_CHARACTERS)).rev() {
            let flags = self.named(key.get(..length)) & NAMED;
            if flags != 0 {
                return push(0..length, flags);
            }
        }
    }

    /// The longest names from left to right.
    fn longest(&self, key: &[char], push: &mut impl FnMut(Range<usize>, u8)) {
        let mut at = 0;
        while at + 2 <= key.len() {
            let mut flags = self.named(key.get(at..at + 2));
            let mut length = 2;
            if flags & BEGINS != 0 {
                for longer in (3..=(key.len() - at).min(MOST_CHARACTERS)).rev() {
                    let whole = self.named(key.get(at..at + longer)) & NAMED;
                    if whole != 0 {
                        (flags, length) = (whole, longer);
                        break;
                    }
                }
            }
            if flags & NAMED == 0 {
                at += 1;
            } else {
                push(at..at + length, flags & NAMED);
                at += length;
            }
        }
    }
}

/// What may stand between the words of one name.
fn is_joint(between: &str) -> bool {
    matches!(between, " " | "-" | "'" | "’" | "\u{2010}" | "\u{2011}" | ". ")
}

fn kind(flags: u8) -> u8 {
    let place = match flags {
        _ if flags & MAJOR != 0 => 1,
        _ if flags & MINOR != 0 => 2,
        _ if flags & PLACE_STEM != 0 => 3,
        _ => 0,
    };
    let person = match flags {
        _ if flags & PERSON != 0 => 1,
        _ if flags & PERSON_STEM != 0 => 2,
        _ => 0,
    };
    place * 3 + person
}

/// FNV-1a of 64 bits, folded to 40.
fn hashed(name: &str) -> u64 {
    let value = name.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |value, byte| {
        (value ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    });
    (value ^ (value >> 40)) & 0xff_ffff_ffff
}

/// Lower case, without accents.
fn folded(word: &str) -> Cow<'_, str> {
    if word.bytes().all(|byte| byte.is_ascii_lowercase()) {
        return Cow::Borrowed(word);
    }
    if word.is_ascii() {
        return Cow::Owned(word.to_ascii_lowercase());
    }
    let bare: String = word.nfd().filter(|mark| !('\u{300}'..='\u{36f}').contains(mark)).nfc().collect();
    Cow::Owned(bare.to_lowercase())
}

fn script(character: char) -> Option<Script> {
    match character {
        _ if character.is_ascii() => character.is_ascii_alphabetic().then_some(Script::Parted),
        '\u{30fb}' => None,
        '\u{3005}'
        | '\u{3041}'..='\u{30ff}'
        | '\u{3400}'..='\u{9fff}'
        | '\u{f900}'..='\u{faff}'
        | '\u{20000}'..='\u{3ffff}' => Some(Script::Characters),
        '\u{ac00}'..='\u{d7a3}' => Some(Script::Hangul),
        _ => (character.is_alphabetic() || is_combining_mark(character)).then_some(Script::Parted),
    }
}

/// The words of a text. Marks belong to the letter before them.
fn words(text: &str) -> Vec<Word> {
    let mut found: Vec<Word> = Vec::with_capacity(text.len() / 6);
    let mut now = None;
    for (place, character) in text.char_indices() {
        let mut script = script(character);
        if script == Some(Script::Parted) && now.is_some() && is_combining_mark(character) {
            script = now;
        }
        let end = place + character.len_utf8();
        match (script, found.last_mut()) {
            (Some(_), Some(word)) if script == now => word.range.end = end,
            (Some(script), _) => found.push(Word { range: place..end, script }),
            (None, _) => {}
        }
        now = script;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tiny(file: &str) -> Vec<u8> {
        std::fs::read(std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tiny").join(file)).unwrap()
    }

    /// `tests/tiny/known_words.json` is written by training's own code.
    #[test]
    fn training_knows_the_same_words() {
        #[derive(serde::Deserialize)]
        struct Case {
            text: String,
            ranges: Vec<(usize, usize, u8)>,
        }
        let known = KnownWords::new(&tiny("known-words.bin")).unwrap();
        let cases: Vec<Case> = serde_json::from_slice(&tiny("known_words.json")).unwrap();
        assert!(cases.len() > 10);
        for case in cases {
            let found = known.ranges(&case.text);
            let found: Vec<_> =
                found.into_iter().map(|one| (one.range.start, one.range.end, one.kind)).collect();
            assert_eq!(found, case.ranges, "{}", case.text);
        }
    }

    #[test]
    fn a_damaged_list_is_refused() {
        let bytes = tiny("known-words.bin");
        assert!(KnownWords::new(&bytes).is_ok());
        assert!(KnownWords::new(MAGIC).is_ok());
        assert!(KnownWords::new(&bytes[1..]).is_err());
        assert!(KnownWords::new(&bytes[..bytes.len() - 1]).is_err());
        let mut unsorted = bytes.clone();
        unsorted[MAGIC.len()..].reverse();
        assert!(KnownWords::new(&unsorted).is_err());
    }

    proptest::proptest! {
        #[test]
        fn any_text_has_ranges_in_order(text in "(?s)(São Paulo|京都|부산|[ -]|\\PC|.){0,40}") {
            let known = KnownWords::new(&tiny("known-words.bin")).unwrap();
            let mut before = 0;
            for one in known.ranges(&text) {
                proptest::prop_assert!(one.range.start >= before && one.range.start < one.range.end);
                proptest::prop_assert!(text.get(one.range.clone()).is_some());
                proptest::prop_assert!((1..12).contains(&one.kind));
                before = one.range.end;
            }
        }
    }
}
