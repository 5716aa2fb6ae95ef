//! What two spellings of a name earn towards being one person's, when a network has a say too.
//!
//! Looser than the heuristics, which must be right on their own: sounds, initials alone, other scripts. A given name
//! that contradicts another still earns nothing.

use blackbar_core::Secret;

use super::nearness::one_apart;
use super::nicknames;
use super::person_name::NameWord;
use super::weights::{EQUAL, INITIALS, NICKNAME, OTHER_SCRIPT, PART, SOUND, TYPO};
use crate::replace::is_known_name;

/// A word of a name, with its sound worked out: names are compared far more often than they are seen.
#[derive(Clone)]
pub(super) struct SpokenWord {
    pub(super) folded: Secret<Box<str>>,
    pub(super) initial: bool,
    sound: Option<Secret<Box<str>>>,
}

impl SpokenWord {
    pub(super) fn new(word: &NameWord) -> SpokenWord {
        let sound = if word.initial { None } else { sound(&word.folded) };
        SpokenWord {
            folded: Secret::new(word.folded.as_str().into()),
            initial: word.initial,
            sound: sound.map(|sound| Secret::new(sound.into())),
        }
    }
}

/// What the spelling of a mention earns for being this person; `None`: they contradict each other.
pub(super) fn earned(known: &[SpokenWord], words: &[SpokenWord]) -> Option<f32> {
    let by_words = match (known, words) {
        ([], _) | (_, []) => None,
        (_, [word]) => {
            known.iter().filter_map(|part| related(part, word)).max_by(f32::total_cmp).map(as_part)
        }
        ([part], _) => {
            words.iter().filter_map(|word| related(part, word)).max_by(f32::total_cmp).map(as_part)
        }
        (_, words) => whole(known, words),
    };
    by_words.or_else(|| other_script(known, words).then_some(OTHER_SCRIPT))
}

/// One word, even an equal one, is less than the name.
fn as_part(earned: f32) -> f32 {
    earned.min(PART)
}

/// Two names of several words: given and family name must agree, in whatever order they stand, and so must as many names
/// between as both have.
fn whole(known: &[SpokenWord], words: &[SpokenWord]) -> Option<f32> {
    let ([known_first, known_middle @ .., known_last], [first, middle @ .., last]) = (known, words) else {
        return None;
    };
    let straight = related(known_first, first).zip(related(known_last, last)).map(|(a, b)| a.min(b));
    let turned = || related(known_first, last).zip(related(known_last, first)).map(|(a, b)| a.min(b));
    let ends = straight.or_else(turned)?;
    let mut middles = known_middle.iter().zip(middle).map(|(part, word)| related(part, word));
    middles.try_fold(ends, |least, earned| Some(least.min(earned?)))
}

fn related(known: &SpokenWord, word: &SpokenWord) -> Option<f32> {
    let (a, b): (&str, &str) = (known.folded.expose(), word.folded.expose());
    if known.initial || word.initial {
        let (a, b) = (latin(a), latin(b));
        return (a.chars().next() == b.chars().next() && !a.is_empty()).then_some(INITIALS);
    }
    if a == b {
        return Some(EQUAL);
    }
    if nicknames::related(a, b) {
        return Some(NICKNAME);
    }
    // Daniel and Daniela are both names: neither a typing error nor another spelling.
    if is_known_name(a) && is_known_name(b) {
        return None;
    }
    if one_apart(a, b) {
        return Some(TYPO);
    }
    (known.sound.is_some() && known.sound == word.sound).then_some(SOUND)
}

/// Scripts without a common spelling: nothing speaks for or against.
fn other_script(known: &[SpokenWord], words: &[SpokenWord]) -> bool {
    let script = |text: &str| text.chars().find(|c| c.is_alphabetic()).map(script_of);
    let known = known.first().and_then(|part| script(part.folded.expose()));
    let own = words.first().and_then(|word| script(word.folded.expose()));
    // Cyrillic is transliterated; between Han, kana and Hangul or any of them and letters nothing can be said.
    matches!((known, own), (Some(a), Some(b)) if a != b && !(a <= 1 && b <= 1))
}

fn script_of(c: char) -> u8 {
    match c as u32 {
        0x0400..=0x052F => 1,
        0x3040..=0x30FF => 2,
        0x3400..=0x9FFF => 3,
        0xAC00..=0xD7AF => 4,
        0x0900..=0x097F => 5,
        0x0590..=0x06FF => 6,
        _ => 0,
    }
}

/// Cyrillic in Latin letters; other text as it is.
fn latin(word: &str) -> String {
    let mut out = String::with_capacity(word.len());
    for c in word.chars() {
        let letters = match c {
            'а' => "a",
            'б' => "b",
            'в' => "v",
            'г' | 'ґ' => "g",
            'д' => "d",
            'е' | 'ё' | 'э' => "e",
            'є' => "ye",
            'ж' => "zh",
            'з' => "z",
            'и' | 'і' | 'ї' => "i",
            'й' | 'ы' => "y",
            'к' => "k",
            'л' => "l",
            'м' => "m",
            'н' => "n",
            'о' => "o",
            'п' => "p",
            'р' => "r",
            'с' => "s",
            'т' => "t",
            'у' => "u",
            'ф' => "f",
            'х' => "kh",
            'ц' => "ts",
            'ч' => "ch",
            'ш' => "sh",
            'щ' => "shch",
            'ю' => "yu",
            'я' => "ya",
            'ъ' | 'ь' => "",
            c => {
                out.push(c);
                continue;
            }
        };
        out.push_str(letters);
    }
    out
}

/// A word by its consonants: what is left of a name through transliteration and mishearing. `None` when too little is
/// left, or the script has no such thing.
pub(super) fn sound(word: &str) -> Option<String> {
    let mut plain = latin(word);
    if plain.len() > 64 || !plain.is_ascii() {
        return None;
    }
    for (from, to) in [
        ("shch", "s"),
        ("sch", "s"),
        ("ph", "f"),
        ("ck", "k"),
        ("ch", "k"),
        ("kh", "k"),
        ("sh", "s"),
        ("zh", "s"),
        ("tz", "s"),
        ("ts", "s"),
        ("x", "ks"),
        ("ce", "se"),
        ("ci", "si"),
    ] {
        plain = plain.replace(from, to);
    }
    let mut sound = String::new();
    for (at, c) in plain.chars().enumerate() {
        let c = match c {
            'c' | 'q' => 'k',
            'z' => 's',
            'w' => 'v',
            'j' => 'y',
            c => c,
        };
        let vowel = matches!(c, 'a' | 'e' | 'i' | 'o' | 'u' | 'y' | 'h');
        let kept = match at {
            0 if vowel && c != 'y' && c != 'h' => Some('a'),
            0 => Some(c),
            _ if vowel || !c.is_ascii_alphabetic() => None,
            _ => Some(c),
        };
        if let Some(kept) = kept
            && !sound.ends_with(kept)
        {
            sound.push(kept);
        }
    }
    (sound.len() >= 2).then_some(sound)
}

#[cfg(test)]
mod tests {
    use super::super::person_name::PersonName;
    use super::*;

    #[track_caller]
    fn check(known: &str, mention: &str, expected: Option<f32>) {
        let spoken = |name: &str| -> Vec<SpokenWord> {
            PersonName::parse(name).words.iter().map(SpokenWord::new).collect()
        };
        assert_eq!(earned(&spoken(known), &spoken(mention)), expected, "{mention}");
    }

    #[test]
    fn spellings_earn_by_how_much_they_agree() {
        check("Michael Carter", "Michael Carter", Some(EQUAL));
        check("Michael Carter", "Carter", Some(PART));
        check("Michael Carter", "Carter Michael", Some(EQUAL));
        check("Michael Carter", "Mike Carter", Some(NICKNAME));
        check("Michael Carter", "Mike C.", Some(INITIALS));
        check("Michael Carter", "M.C.", Some(INITIALS));
        check("Yuri Petrov", "Юрий Петров", Some(SOUND));
        check("Yuri Petrov", "Ю. Петров", Some(SOUND));
        check("Jon Smyth", "John Smith", Some(SOUND));
        check("山田太郎", "Taro Yamada", Some(OTHER_SCRIPT));
    }

    #[test]
    fn contradictions_earn_nothing() {
        check("Michael Carter", "Anna Carter", None);
        check("Michael Carter", "Michael Jones", None);
        check("Michael Carter", "A. Carter", None);
        check("John A. Smith", "John B. Smith", None);
        check("Daniel", "Daniela", None);
        check("Michael Carter", "Ines", None);
    }
}
