//! How spoken numbers and addresses read when they are written: "four one five, five five five" is 415 555, "john dot
//! smith at gmail dot com" is john.smith@gmail.com. Detection reads the written form; the words and their times stay.

use blackbar_core::{TextRange, Unescaped};

/// Fewer digits in a row are just numbers.
const FEWEST: usize = 3;
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

/// A word of the passage.
struct Word<'t> {
    range: TextRange,
    /// Without punctuation at its ends, in lower case.
    core: String,
    text: &'t str,
}

/// The reading of a passage, where it differs from the words.
pub(crate) fn reading(passage: &str) -> Option<Unescaped> {
    let words: Vec<Word<'_>> = words(passage);
    let mut changes: Vec<(TextRange, String)> = Vec::new();
    let mut at = 0;
    while at < words.len() {
        if let Some((used, reads)) = address(&words, at).or_else(|| digits(&words, at)) {
            let last = at + used - 1;
            let (Some(first), Some(end)) = (words.get(at), words.get(last)) else { break };
            changes.push((TextRange::new(first.range.start(), end.range.end()), reads));
            at += used;
        } else {
            at += 1;
        }
    }
    if changes.is_empty() {
        return None;
    }
    let mut reading = Unescaped::new();
    let mut done = 0;
    for (range, reads) in changes {
        reading.verbatim(done, TextRange::new(done, range.start()).of(passage));
        reading.escape(range, &reads);
        done = range.end();
    }
    reading.verbatim(done, TextRange::new(done, passage.len()).of(passage));
    Some(reading)
}

fn words(passage: &str) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    let mut at = 0;
    for text in passage.split(' ') {
        if !text.is_empty() {
            let core = text.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
            words.push(Word { range: TextRange::at(at, text.len()), core, text });
        }
        at += text.len() + 1;
    }
    words
}

fn digit(word: &str) -> Option<char> {
    Some(match word {
        "zero" | "oh" | "o" => '0',
        "one" => '1',
        "two" => '2',
        "three" => '3',
        "four" => '4',
        "five" => '5',
        "six" => '6',
        "seven" => '7',
        "eight" => '8',
        "nine" => '9',
        _ => return None,
    })
}

/// A run of digits from word `at` on: how many words, and what they read.
fn digits(words: &[Word<'_>], at: usize) -> Option<(usize, String)> {
    let mut reads = String::new();
    let (mut used, mut spoken, mut count) = (0, 0, 0);
    let mut times = 1;
    for (index, word) in words.iter().enumerate().skip(at) {
        let next = match (digit(&word.core), word.core.as_str()) {
            // "O" alone begins no number.
            (Some('0'), "o" | "oh") if count == 0 => break,
            (Some(digit), _) => {
                spoken += 1;
                digit.to_string().repeat(times)
            }
            (None, "double") => {
                times = 2;
                continue;
            }
            (None, "triple") => {
                times = 3;
                continue;
            }
            // Heard as a number already.
            (None, core)
                if (1..=4).contains(&core.len()) && core.bytes().all(|byte| byte.is_ascii_digit()) =>
            {
                core.repeat(times)
            }
            _ => break,
        };
        times = 1;
        count += next.len();
        reads.push_str(&next);
        used = index + 1 - at;
        // A pause groups the digits, the end of a sentence ends them.
        if word.text.ends_with(['.', '?', '!']) {
            break;
        }
        if word.text.ends_with([',', '-', ';']) || next.len() > 1 && times == 1 && digit(&word.core).is_none()
        {
            reads.push(' ');
        }
    }
    (spoken > 0 && count >= FEWEST).then(|| (used, reads.trim_end().to_owned()))
}

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
fn address(words: &[Word<'_>], at: usize) -> Option<(usize, String)> {
    // The name: single letters and digits, or words joined by signs.
    let mut name = String::new();
    let mut index = at;
    let mut joined = true;
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
            let single = word.core.chars().count() == 1 || digit(&word.core).is_some();
            let plain =
                !word.core.is_empty() && word.core.chars().all(|c| c.is_alphanumeric() || "._-".contains(c));
            if !plain || !joined && !single {
                return None;
            }
            match digit(&word.core).filter(|_| word.core.len() > 1 && !name.is_empty()) {
                Some(digit) => name.push(digit),
                None => name.push_str(&word.core),
            }
            joined = single;
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

#[cfg(test)]
mod tests {
    use super::*;

    fn check(said: &str, reads: &str) {
        let reading = reading(said);
        assert_eq!(reading.as_ref().map_or(said, Unescaped::text), reads);
    }

    #[test]
    fn digits_in_words_read_as_numbers() {
        check("call four one five, five five five, two six seven one.", "call 415 555 2671");
        check("it is oh well", "it is oh well");
        check("nine two oh double seven three please", "920773 please");
        check("one or two people", "one or two people");
        check("my code is 4 1 five nine", "my code is 4159");
        check("in 2019 we met", "in 2019 we met");
    }

    #[test]
    fn spelled_addresses_read_as_addresses() {
        check("write to john dot smith at gmail dot com please", "write to john.smith@gmail.com please");
        check("it's j o h n at gmail dot com.", "it's john@gmail.com");
        check("mary underscore five at example.org, thanks", "mary_5@example.org thanks");
        check("look at amazon dot com", "look at amazon dot com");
        check("we met at noon", "we met at noon");
    }

    #[test]
    fn the_way_back_covers_all_words() {
        let said = "call four one five now";
        let reading = reading(said).unwrap();
        let at = reading.text().find("415").unwrap();
        assert_eq!(reading.to_source(TextRange::at(at, 3)).of(said), "four one five");
    }
}
