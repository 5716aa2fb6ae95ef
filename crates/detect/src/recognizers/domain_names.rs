//! Which words end a host name, and how far a host name reaches: shared by addresses of every kind.
//!
//! The list is short on purpose: the common generic endings and every country. Endings that are also file
//! extensions or everyday words are marked, because a bare "setup.py" or "went home.in the end" is no address.

use std::collections::HashMap;
use std::sync::LazyLock;

/// How much an ending says about what stands before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    /// `com`: nothing else looks like it.
    Sure,
    /// A country's or a generic ending.
    Usual,
    /// A generic ending that is also a property or a noun in code and prose: `name`, `info`, `live`.
    Noun,
    /// A country's ending that is also an everyday word: `it`, `in`, `is`.
    Word,
    /// Also a file's extension: `py`, `zip`.
    Extension,
    /// Only inside a company: `local`, `corp`.
    Private,
}

const SURE: &str = "com org net edu gov mil io eu uk co de fr";
const USUAL: &str = "int biz aero coop museum mobi tel asia xxx dev blog shop store online tech xyz club \
    vip agency email solutions services digital website health clinic dental doctor hospital pharmacy \
    legal lawyer finance insurance ltd llc gmbh consulting academy education school university community foundation ngo \
    software systems cloud wiki berlin london nyc paris tokyo amsterdam wien koeln hamburg bayern swiss quebec scot wales \
    arpa onion ai app \
    ac ad ae af ag al ao aq ar au aw ax az ba bb bd bf bg bh bi bj bm bn bo br bs bt bw bz ca cd cf cg ch ci ck cl cm \
    cn cr cu cv cw cx cy cz dj dk dm dz ec ee eg er et fi fj fk fm fo ga gb gd ge gf gg gh gi gl gm gn gp gq gr gt \
    gu gw gy hk hn hr ht hu ie il im iq ir je jm jo jp ke kg kh ki km kn kp kr kw ky kz lb lc li lk lr ls lt lu lv ly mc mg \
    mh mk mm mn mo mp mq mr mt mu mv mw mx mz na nc ne nf ng ni nl np nr nu nz om pa pe pf pg ph pk pl pn pr pt pw py qa \
    re ro ru rw sa sb sd sg sh si sj sk sl sm sn sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn tr tt tv tw tz ua ug \
    uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw \
    рф рус москва дети укр бел срб мкд қаз мон бг ею ελ გე հայ 中国 中國 公司 网络 香港 台湾 台灣 澳門 新加坡 한국 ไทย ישראל \
    السعودية مصر ایران الاردن المغرب امارات قطر تونس عمان فلسطين پاکستان भारत ভারত భారత్ இந்தியா ලංකා";
const NOUN: &str = "info name pro jobs travel cat post site page top live news media company design studio world today life \
    global network link click space social care law bank money inc expert church charity events photo photos pictures \
    video games fun art music film team group center city work works zone run rest guide support help tools report";
const WORD: &str = "am as at be by do es id in is it la ma me ms my no se so to us tv";
const EXTENSION: &str = "py rs md sh zip mov so cc ps mk pl ai app tf gz";
const PRIVATE: &str =
    "local localdomain lan corp internal intranet home test example invalid localhost domain private";

static ENDINGS: LazyLock<HashMap<&'static str, Ending>> = LazyLock::new(|| {
    let lists = [
        (USUAL, Ending::Usual),
        (NOUN, Ending::Noun),
        (EXTENSION, Ending::Extension),
        (WORD, Ending::Word),
        (PRIVATE, Ending::Private),
        (SURE, Ending::Sure),
    ];
    let mut endings: HashMap<&'static str, Ending> = lists
        .into_iter()
        .flat_map(|(words, ending)| words.split_whitespace().map(move |word| (word, ending)))
        .collect();
    // More sites than scripts and drawings end so.
    endings.extend([("pl", Ending::Usual), ("ai", Ending::Usual), ("app", Ending::Usual)]);
    endings
});

/// What kind of ending `label` is, if it is one. Any case.
pub(super) fn ending(label: &str) -> Option<Ending> {
    if !(2..=24).contains(&label.len()) {
        return None;
    }
    if label.is_ascii() && label.bytes().all(|byte| byte.is_ascii_lowercase()) {
        return ENDINGS.get(label).copied();
    }
    let lower = label.to_lowercase();
    if lower.starts_with("xn--") && lower.len() > 6 {
        return Some(Ending::Usual);
    }
    ENDINGS.get(lower.as_str()).copied()
}

/// A character of a label of a host name.
pub(super) fn is_label_char(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '_' || (!c.is_ascii() && (c.is_alphabetic() || is_mark(c)))
}

/// Vowel signs of the Indic scripts are part of a label but are not alphabetic.
fn is_mark(c: char) -> bool {
    unicode_normalization::char::is_combining_mark(c)
}

/// The longest host name at the start of `text`: its length in bytes and how many labels it has.
/// "example.com." ends before the last dot; a label over 63 bytes ends the name.
pub(super) fn host_prefix(text: &str) -> (usize, usize) {
    let (mut end, mut labels, mut at) = (0, 0, 0);
    loop {
        let label = label_prefix(&text[at..]);
        if label == 0 || label > 63 {
            return (end, labels);
        }
        end = at + label;
        labels += 1;
        if !text[end..].starts_with('.') || end > 253 {
            return (end, labels);
        }
        at = end + 1;
    }
}

/// Bytes of the label at the start of `text`; hyphens at either end are not part of it. A known ASCII ending
/// followed by a script without blanks ends there: `example.comです`.
fn label_prefix(text: &str) -> usize {
    if text.starts_with('-') {
        return 0;
    }
    let mut length = 0;
    for (at, c) in text.char_indices().take(64) {
        if !is_label_char(c) {
            break;
        }
        if is_unspaced(c) && at > 0 && text.is_char_boundary(at) && ending(&text[..at]).is_some() {
            return at;
        }
        length = at + c.len_utf8();
    }
    text[..length].trim_end_matches('-').len()
}

/// Scripts that put no blanks between words.
pub(super) fn is_unspaced(c: char) -> bool {
    matches!(c as u32, 0x0E00..=0x0EFF | 0x3040..=0x30FF | 0x3400..=0x9FFF | 0xAC00..=0xD7AF)
}

/// The character before byte `at`.
pub(super) fn before(text: &str, at: usize) -> Option<char> {
    text.get(..at)?.chars().next_back()
}

/// The character at byte `at`.
pub(super) fn after(text: &str, at: usize) -> Option<char> {
    text.get(at..)?.chars().next()
}

/// Where the run of characters that `belongs` accepts, ending at byte `end`, begins; looks at `most` bytes at most.
pub(super) fn run_start(text: &str, end: usize, most: usize, belongs: impl Fn(char) -> bool) -> usize {
    let Some(head) = text.get(..end) else { return end };
    let mut start = end;
    for (at, c) in head.char_indices().rev() {
        if !belongs(c) || end - at > most {
            break;
        }
        start = at;
    }
    start
}

/// Where the run of characters that `belongs` accepts, beginning at byte `start`, ends; `most` bytes at most.
pub(super) fn run_end(text: &str, start: usize, most: usize, belongs: impl Fn(char) -> bool) -> usize {
    let Some(tail) = text.get(start..) else { return start };
    let mut end = start;
    for (at, c) in tail.char_indices() {
        if !belongs(c) || at + c.len_utf8() > most {
            break;
        }
        end = start + at + c.len_utf8();
    }
    end
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hosts_end_where_the_sentence_begins() {
        let cases = [
            ("example.com. Then", "example.com", 2),
            ("mail.example.co.uk/path", "mail.example.co.uk", 4),
            ("münchen.de,", "münchen.de", 2),
            ("example.comをご覧", "example.com", 2),
            ("a..b", "a", 1),
            ("-x.com", "", 0),
            ("почта.рф)", "почта.рф", 2),
        ];
        for (text, host, labels) in cases {
            let (end, count) = host_prefix(text);
            assert_eq!((&text[..end], count), (host, labels), "in {text:?}");
        }
    }

    #[test]
    fn endings_are_known_in_any_case() {
        assert_eq!(ending("COM"), Some(Ending::Sure));
        assert_eq!(ending("it"), Some(Ending::Word));
        assert_eq!(ending("py"), Some(Ending::Extension));
        assert_eq!(ending("pl"), Some(Ending::Usual));
        assert_eq!(ending("РФ"), Some(Ending::Usual));
        assert_eq!(ending("xn--p1ai"), Some(Ending::Usual));
        assert_eq!(ending("the"), None);
    }
}
