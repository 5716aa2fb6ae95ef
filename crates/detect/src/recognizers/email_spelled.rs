//! E-mail addresses written so that machines do not see them, and as transcripts spell them:
//! `john [at] example [dot] org`, "john dot smith at gmail dot com", "j o h n at gmail dot com", `john%40example.com`, "john @ example . com".
//!
//! A plain "at" is an everyday word: it needs a spoken "dot" behind it, or a mail provider's name.

use blackbar_core::{Evidence, Label, TextRange};

use super::domain_names::{self, Ending};
use crate::scan::{Anchor, Recognizer, Scan, Sink, Trigger};

/// See the file.
pub(super) static EMAIL_SPELLED: Recognizer = Recognizer {
    name: "email_spelled",
    labels: &[Label::EmailAddress],
    trigger: Trigger::Literals(&[
        " at ",
        "[at]",
        "(at)",
        "{at}",
        "<at>",
        " at\n",
        "%40",
        " @ ",
        " @",
        "@ ",
        " arroba ",
        "[arroba]",
        "(arroba)",
        " arobase ",
        "[arobase]",
        "(arobase)",
        " chiocciola ",
        "(chiocciola)",
        " klammeraffe ",
        " at sign ",
        "[ät]",
        "(ät)",
        " собака ",
    ]),
    check,
};

/// How strongly the sign says that this is an address.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    /// "at": an everyday word.
    Word,
    /// `[at]`, "arroba".
    Clear,
    /// "@" with blanks around it, "%40".
    Real,
}

#[rustfmt::skip]
const PROVIDERS: &[&str] = &[
    "gmail", "googlemail", "yahoo", "ymail", "hotmail", "outlook", "live", "msn", "icloud", "me", "aol",
    "gmx", "web", "protonmail", "proton", "mail", "yandex", "zoho", "fastmail", "comcast", "verizon", "att",
    "t-online", "orange", "libero", "qq", "163", "naver",
];
/// Words before "at" that are no mailbox.
#[rustfmt::skip]
const NOT_LOCAL: &[&str] = &[
    "me", "us", "him", "her", "them", "it", "is", "was", "are", "email", "mail", "account", "address",
    "contact", "reach", "available", "look", "located", "hosted", "found", "go", "be", "am", "page", "site",
    "website", "online", "work", "working", "employee", "engineer", "that", "this", "or", "and", "out",
    "up", "here", "there", "arrive", "find", "see", "information", "visit", "us", "you", "up", "stay",
    "not", "in", "on", "only",
];
#[rustfmt::skip]
const DOTS: &[&str] = &[
    " dot ", "[dot]", " [dot] ", "(dot)", " (dot) ", "{dot}", " {dot} ", "<dot>", " punkt ", " punto ",
    "[punto]", "(punto)", " point ", "[point]", "(point)", " ponto ", "(ponto)", " точка ", "[.]", "(.)",
    " . ", ". ", " .", ".",
];
const JOINTS: &[(&str, bool)] = &[
    (" dot ", true),
    (" underscore ", true),
    (" dash ", true),
    (" hyphen ", true),
    (" minus ", true),
    (" plus ", true),
    ("[dot]", true),
    (" [dot] ", true),
    ("(dot)", true),
    (" (dot) ", true),
    (" punkt ", true),
    (" punto ", true),
    (" point ", true),
    (" ponto ", true),
    (" guion bajo ", true),
    (" underline ", true),
    (" точка ", true),
    (".", false),
    ("_", false),
    ("-", false),
    ("+", false),
];

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Literal(mark) = anchor else { return };
    let literal = mark.of(scan.text);
    let sign = match literal.trim() {
        "%40" | "@" => Sign::Real,
        word if word.eq_ignore_ascii_case("at") => Sign::Word,
        _ => Sign::Clear,
    };
    let ahead = scan.ahead(mark.end(), 160);
    let Some(domain) = domain(ahead, sign) else { return };
    let behind = scan.behind(mark.start(), 160);
    let local = local_start(behind.trim_end());
    let local_text = &behind.trim_end()[local..];
    if local_text.is_empty() || !local_text.chars().any(char::is_alphanumeric) {
        return;
    }
    let plain = local_text.chars().all(char::is_alphabetic);
    let stops = NOT_LOCAL.contains(&local_text.to_lowercase().as_str());
    let sure = match sign {
        Sign::Clear | Sign::Real if !domain.spoken && !domain.known => return,
        Sign::Clear => 0.95,
        Sign::Real => 0.9,
        Sign::Word if stops => return,
        Sign::Word if domain.spoken => 0.92,
        Sign::Word if domain.provider && plain => 0.6,
        Sign::Word if domain.provider => 0.85,
        Sign::Word => return,
    };
    let start = mark.start() - (behind.len() - local);
    sink.push(
        TextRange::new(start, mark.end() + domain.length),
        Label::EmailAddress,
        sure,
        Evidence::PATTERN,
    );
}

struct Domain {
    length: usize,
    /// At least one dot is a word.
    spoken: bool,
    /// Its ending is a known one.
    known: bool,
    provider: bool,
}

fn domain(ahead: &str, sign: Sign) -> Option<Domain> {
    let mut at = ahead.len() - ahead.trim_start_matches([' ', '\n']).len();
    let (mut length, mut spoken, mut labels, mut provider) = (0, false, 0, false);
    for _ in 0..6 {
        let label = label(&ahead[at..]);
        if label == 0 {
            break;
        }
        let word: String = ahead[at..at + label].chars().filter(|c| *c != ' ').collect();
        labels += 1;
        provider |= labels == 1 && PROVIDERS.contains(&word.to_lowercase().as_str());
        if labels > 1 && domain_names::ending(&word).is_some_and(|kind| kind != Ending::Private) {
            length = at + label;
        }
        at += label;
        let Some((dot, is_word)) = dot(&ahead[at..], sign) else { break };
        spoken |= is_word;
        at += dot;
    }
    (length > 0 && labels > 1).then_some(Domain { length, spoken, known: true, provider })
}

/// The separator between two labels: its length and whether it is spoken.
fn dot(rest: &str, sign: Sign) -> Option<(usize, bool)> {
    let found = DOTS.iter().find(|dot| {
        rest.get(..dot.len())
            .is_some_and(|head| head.eq_ignore_ascii_case(dot) || head.to_lowercase() == **dot)
    })?;
    let is_word = found.trim() != ".";
    // "ended at a point as far": in English the dot is called so.
    if is_word && sign == Sign::Word && !found.contains("dot") && !found.contains("punkt") {
        return None;
    }
    // " . " with blanks only where the sign itself is spelled out; else it ends a sentence.
    if !is_word && found.contains(' ') && (sign == Sign::Word || *found == ". ") {
        return None;
    }
    Some((found.len(), is_word))
}

/// A label, or letters spelled one by one: "g m a i l".
fn label(rest: &str) -> usize {
    let word = word_length(rest);
    if word == 0 {
        return 0;
    }
    if !is_single(&rest[..word]) {
        return word;
    }
    let mut end = word;
    while let Some(next) = rest[end..].strip_prefix(' ') {
        let length = word_length(next);
        if length == 0 || !is_single(&next[..length]) {
            break;
        }
        end += 1 + length;
    }
    end
}

fn word_length(rest: &str) -> usize {
    let end = rest
        .char_indices()
        .take(64)
        .find(|(_, c)| !(c.is_alphanumeric() || *c == '-'))
        .map_or_else(|| rest.chars().take(64).map(char::len_utf8).sum(), |(at, _)| at);
    rest[..end].trim_end_matches('-').len()
}

fn is_single(word: &str) -> bool {
    word.chars().count() == 1
}

/// Where the mailbox that ends at the end of `behind` begins.
fn local_start(behind: &str) -> usize {
    let mut start = behind.len();
    for _ in 0..12 {
        let word = last_word(&behind[..start]);
        if word == start {
            return start;
        }
        let mut first = word;
        // "j o h n": single letters and digits join.
        if is_single(&behind[word..start]) {
            while let Some(head) = behind[..first].strip_suffix(' ') {
                let previous = last_word(head);
                let contracted = behind[..previous].ends_with(['\'', '’']);
                if previous == head.len() || contracted || !is_single(&behind[previous..head.len()]) {
                    break;
                }
                first = previous;
            }
        } else if behind[word..start].bytes().all(|byte| byte.is_ascii_digit())
            && let Some(head) = behind[..word].strip_suffix(' ')
        {
            // "john 23 at gmail dot com".
            let previous = last_word(head);
            if behind[previous..head.len()].chars().all(char::is_alphabetic) && previous < head.len() {
                first = previous;
            }
        }
        start = first;
        let Some(joint) = joint(&behind[..start]) else { return start };
        start -= joint;
    }
    start
}

fn last_word(head: &str) -> usize {
    head.char_indices()
        .rev()
        .take(64)
        .take_while(|(_, c)| c.is_alphanumeric())
        .last()
        .map_or(head.len(), |(at, _)| at)
}

/// The length of the joint that ends `head`, when a word stands before it.
fn joint(head: &str) -> Option<usize> {
    JOINTS.iter().find_map(|(joint, _)| {
        let at = head.len().checked_sub(joint.len())?;
        let same = head.get(at..)?.to_lowercase() == *joint;
        let word_before = head[..at].chars().next_back().is_some_and(char::is_alphanumeric);
        (same && word_before).then_some(joint.len())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check;

    #[test]
    fn spelled_addresses_are_found() {
        check(
            &EMAIL_SPELLED,
            &[
                "it is ‹EMAIL_ADDRESS|john dot smith at gmail dot com›, thanks",
                "write ‹EMAIL_ADDRESS|john [at] example [dot] org›.",
                "write ‹EMAIL_ADDRESS|john(at)example.com› or ‹EMAIL_ADDRESS|j.smith (at) example (dot) co (dot) uk›",
                "that's ‹EMAIL_ADDRESS|j o h n at gmail dot com› ok",
                "‹EMAIL_ADDRESS|j o h n 4 2 at g m a i l dot com›",
                "?to=‹EMAIL_ADDRESS|john%40example.com›&x",
                "‹EMAIL_ADDRESS|john @ example.com›",
                "mi correo es ‹EMAIL_ADDRESS|juan punto perez arroba gmail punto com›",
                "‹EMAIL_ADDRESS|john underscore smith at outlook dot com›",
                "‹EMAIL_ADDRESS|john.smith at gmail.com›",
                "‹EMAIL_ADDRESS|John at Example dot com›",
                "‹EMAIL_ADDRESS|john 23 at yahoo dot com›",
            ],
        );
    }

    #[test]
    fn an_everyday_at_is_not_a_sign() {
        check(
            &EMAIL_SPELLED,
            &[
                "find us at example.com today",
                "reach me at gmail dot com",
                "look at it. Come on",
                "meet at noon dot dot dot",
                "we met at work . Com on",
                "5 @ 3.50",
                "100%40",
                "at at at at",
                "it ended at a point as far",
            ],
        );
    }
}
