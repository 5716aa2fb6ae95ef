//! E-mail addresses said aloud: "john dot smith at gmail dot com".

use super::Word;
use super::numbers::digit;

/// Words of the name before "at", and of the host behind it, that are looked at.
const REACH: usize = 12;
const ENDINGS: &[&str] = &[
    "com", "org", "net", "edu", "gov", "io", "co", "uk", "us", "ca", "de", "fr", "es", "it", "info", "biz",
    "me", "tv", "app", "dev", "ai",
];

/// Words before "at" that are no name: "look at example dot com".
const NO_NAMES: &[&str] = &[
    "look",
    "looking",
    "us",
    "me",
    "him",
    "them",
    "is",
    "was",
    "are",
    "it",
    "be",
    "available",
    "found",
    "online",
    "shop",
    "shopping",
    "order",
    "ordered",
    "bought",
    "works",
    "work",
    "worked",
    "arrived",
    "more",
    "and",
    "or",
];

/// The sign a word stands for inside an address.
fn sign(word: &str) -> Option<char> {
    Some(match word {
        "dot" | "period" | "point" => '.',
        "underscore" => '_',
        "dash" | "hyphen" => '-',
        _ => return None,
    })
}

/// An e-mail address whose first word is `at`: how many words, and what they read.
pub(super) fn address(words: &[Word<'_>], at: usize) -> Option<(usize, String)> {
    // The name: single letters and digits, or words joined by signs.
    let mut name = String::new();
    let mut index = at;
    let (mut joined, mut spelled) = (true, false);
    loop {
        let word = words.get(index).filter(|_| index - at <= REACH)?;
        if word.core == "at" && !name.is_empty() {
            if NO_NAMES.contains(&name.as_str()) {
                return None;
            }
            break;
        }
        if let Some(sign) = sign(&word.core).filter(|_| !name.is_empty()) {
            name.push(sign);
            joined = true;
        } else {
            // Letters may come as one word: "J-O-H". The last of them is easily taken for a word.
            let letters = word.core.split('-').all(|letter| letter.chars().count() == 1);
            let taken =
                spelled && word.core == "and" && words.get(index + 1).is_some_and(|next| next.core == "at");
            let number = digit(&word.core).is_some() || word.core.chars().all(|c| c.is_ascii_digit());
            let plain =
                !word.core.is_empty() && word.core.chars().all(|c| c.is_alphanumeric() || "._-".contains(c));
            if !(plain && (joined || number || taken || letters && spelled)) {
                return None;
            }
            match digit(&word.core).filter(|_| word.core.len() > 1 && !name.is_empty()) {
                Some(digit) => name.push(digit),
                None if taken => name.push('n'),
                None if letters => name.extend(word.core.chars().filter(|letter| *letter != '-')),
                None => name.push_str(&word.core),
            }
            (joined, spelled) = (false, letters || number);
        }
        index += 1;
    }
    // The host: words and dots up to a known ending.
    let mut host = String::new();
    for (offset, word) in words.iter().enumerate().skip(index + 1).take(REACH) {
        match sign(&word.core) {
            Some(sign) if !host.is_empty() => host.push(sign),
            Some(_) => return None,
            None => host.push_str(&word.core),
        }
        let complete = host
            .rsplit_once('.')
            .is_some_and(|(before, ending)| !before.is_empty() && ENDINGS.contains(&ending));
        let goes_on = words.get(offset + 1).is_some_and(|next| sign(&next.core).is_some());
        if complete && !goes_on {
            return Some((offset + 1 - at, format!("{name}@{host}")));
        }
        if word.text.ends_with(['?', '!']) {
            return None;
        }
    }
    None
}
