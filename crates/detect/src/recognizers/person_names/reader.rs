//! Reads a person's name from a place in the text: capitalised words with initials, particles and suffixes.

use blackbar_core::{Label, TextRange};

use super::words::{NAMES_TOO, PARTICLES, SUFFIXES, is_listed, is_stop_word};
use crate::recognizers::reading::{Word, char_at, hit_at, is_cue, is_east_asian, skip_blanks, word_at};
use crate::scan::{Meaning, Scan};

/// A name as read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NameRead {
    /// Where, titles and possessive left out.
    pub(crate) range: TextRange,
    /// How many full words it has; initials and particles do not count.
    pub(crate) words: usize,
    /// Whether initials are in it: then one word is a family name with given ones before it.
    pub(crate) has_initials: bool,
}

/// How a name may be written at the place.
#[derive(Clone, Copy)]
pub(crate) struct Reading {
    /// Words at most.
    pub(crate) most: usize,
    /// Words in capitals throughout are names too ("SMITH").
    pub(crate) capitals: bool,
    /// The first word may be a month, a country or a profession ("Mr. Baker", "Ms. April Jones").
    pub(crate) any_first: bool,
    /// "April" and "Jan" are names unless a number follows.
    pub(crate) months: bool,
    /// "Smith, John" is one name.
    pub(crate) comma: bool,
}

impl Default for Reading {
    fn default() -> Reading {
        Reading { most: 5, capitals: true, any_first: false, months: true, comma: false }
    }
}

/// Whether the word can be part of a name: written with a capital (or in a script without), no listed other word.
pub(crate) fn is_name_word(word: &Word<'_>, capitals: bool) -> bool {
    let letters = word.text.chars().count();
    let cased = if word.is_caseless() {
        !word.text.chars().any(is_east_asian)
    } else {
        word.is_capitalised() && (capitals || !word.is_all_capitals())
    };
    cased && (2..=30).contains(&letters) && !is_stop_word(word.text)
}

/// Whether a known word at this place says that the name is over: a month, a day, a field's label.
fn is_other_word(scan: &Scan<'_>, word: &Word<'_>, first: bool, how: Reading) -> bool {
    if first && how.any_first {
        return false;
    }
    let at = word.range.start();
    let dated = hit_at(scan, at, |hit| {
        hit.range.end() >= word.range.end()
            && hit.meanings().iter().any(|meaning| matches!(meaning, Meaning::Month(_) | Meaning::Weekday(_)))
    })
    .is_some_and(|_| {
        let rest = scan.ahead(word.range.end(), 4);
        !(first && how.months)
            || rest.trim_start_matches(['.', ',', ' ']).starts_with(|c: char| c.is_ascii_digit())
    });
    let labels_a_field = hit_at(scan, at, |hit| is_cue(hit) && hit.range.end() >= word.range.end())
        .is_some_and(|hit| {
            let end = skip_blanks(scan, hit.range.end(), 2);
            matches!(char_at(scan, end), Some(':' | '#' | '='))
        });
    let a_term = first
        && hit_at(scan, at, |hit| {
            hit.range.end() >= word.range.end()
                && hit.meanings().iter().any(|meaning| {
                    matches!(
                        meaning,
                        Meaning::Term(
                            Label::Origin
                                | Label::Religion
                                | Label::Language
                                | Label::LocationCountry
                                | Label::LocationState
                                | Label::Gender
                                | Label::Sexuality
                                | Label::MaritalStatus
                                | Label::PoliticalAffiliation
                                | Label::ZodiacSign
                                | Label::Event
                                | Label::Occupation
                        )
                    )
                })
        })
        .is_some();
    let titled = !first
        && hit_at(scan, at, |hit| hit.means(Meaning::Honorific) && hit.range.end() > word.range.end())
            .is_some();
    dated || labels_a_field || a_term || titled
}

/// The name that begins at `at` (blanks skipped).
pub(crate) fn read(scan: &Scan<'_>, at: usize, how: Reading) -> Option<NameRead> {
    let start = skip_blanks(scan, at, 3);
    let mut here = start;
    let mut end = None;
    let mut words = 0;
    let mut has_initials = false;
    let mut comma_left = how.comma;
    for _ in 0..how.most + 4 {
        let Some(word) = word_at(scan, here) else { break };
        let after = word.range.end();
        if is_initial(&word) {
            // "J. R. Smith", "И.И. Иванов", "John F Kennedy".
            let dotted = char_at(scan, after) == Some('.');
            let past = after + usize::from(dotted);
            let next = skip_blanks(scan, past, 1);
            let goes_on = word_at(scan, next)
                .is_some_and(|next| is_initial(&next) || is_name_word(&next, how.capitals));
            if (dotted || next > past) && goes_on {
                has_initials = true;
                here = next;
                continue;
            }
            // "Иванов И. И.": initials behind the name belong to it.
            if dotted && words > 0 {
                end = Some(past);
                has_initials = true;
                here = skip_blanks(scan, past, 1);
                continue;
            }
            break;
        }
        if is_listed(word.text, PARTICLES)
            && (word.text.chars().all(|c| !c.is_uppercase()) || words > 0 || next_is_name(scan, after, how))
        {
            if !next_is_name(scan, after, how) {
                break;
            }
            here = skip_blanks(scan, after, 1);
            continue;
        }
        // "King Jr. Boulevard": nobody is called only that.
        if words == 0 && is_listed(&word.text.to_lowercase(), SUFFIXES) {
            break;
        }
        if words > 0 && is_listed(word.text, SUFFIXES) {
            let dotted = char_at(scan, after) == Some('.') && matches!(word.text, "Jr" | "Sr" | "jr" | "sr");
            end = Some(after + usize::from(dotted));
            break;
        }
        if words >= how.most
            || !(is_name_word(&word, how.capitals) || is_title_led(&word, words == 0 && how.any_first))
            || is_other_word(scan, &word, words == 0, how)
        {
            break;
        }
        words += 1;
        end = Some(after);
        if matches!(scan.text.get(after..after + 1), Some("'"))
            || scan.ahead(after, 4).starts_with('\u{2019}')
        {
            break;
        }
        let next = skip_blanks(scan, after, 2);
        if next > after {
            here = next;
        } else if char_at(scan, after) == Some(',') {
            let next = skip_blanks(scan, after + 1, 1);
            let suffix = word_at(scan, next).is_some_and(|word| is_listed(word.text, SUFFIXES));
            if suffix {
                here = next;
            } else if comma_left && words <= 2 && next > after + 1 {
                comma_left = false;
                here = next;
            } else {
                break;
            }
        } else {
            break;
        }
    }
    let end = end?;
    (words > 0).then(|| NameRead { range: TextRange::new(start, end), words, has_initials })
}

/// "Mr. Will", "Dr. Best".
fn is_title_led(word: &Word<'_>, led: bool) -> bool {
    led && word.is_capitalised() && is_listed(word.text, NAMES_TOO)
}

/// A single letter, or two that share one dot ("Ю.В.").
fn is_initial(word: &Word<'_>) -> bool {
    word.is_capitalised() && word.text.chars().filter(|c| c.is_alphabetic()).count() == 1
}

fn next_is_name(scan: &Scan<'_>, after: usize, how: Reading) -> bool {
    let mut at = skip_blanks(scan, after, 1);
    for _ in 0..3 {
        match word_at(scan, at) {
            Some(word) if is_listed(word.text, PARTICLES) => at = skip_blanks(scan, word.range.end(), 1),
            Some(word) => return is_name_word(&word, how.capitals),
            None => return false,
        }
    }
    false
}
