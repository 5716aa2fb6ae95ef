//! Scripts: how much of a text each one holds, and which languages write it.

/// A writing system, as far as it tells languages apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Script {
    Latin,
    Cyrillic,
    Arabic,
    Devanagari,
    Hebrew,
    Han,
    Kana,
    /// Written by one language: its code.
    Own(&'static str),
}

/// What follows from a script.
pub(super) enum Group {
    /// One language.
    One(&'static str),
    /// Several: words and trigrams decide.
    Several,
}

/// A language that a script's text may be in.
pub(super) struct Candidate {
    pub(super) code: &'static str,
    /// Log odds before anything is read: people send more English than Esperanto.
    pub(super) prior: f32,
    /// Whose trigrams stand in when it has no profile.
    pub(super) neighbour: &'static str,
}

const fn known(code: &'static str, prior: f32) -> Candidate {
    Candidate { code, prior, neighbour: "" }
}

const fn beside(code: &'static str, prior: f32, neighbour: &'static str) -> Candidate {
    Candidate { code, prior, neighbour }
}

#[rustfmt::skip]
const LATIN: &[Candidate] = &[
    known("en", 1.2), known("es", 0.6), known("fr", 0.6), known("de", 0.6), known("pt", 0.5), known("it", 0.5), known("nl", 0.4), known("sv", 0.2),
    known("da", 0.2), known("no", 0.2), known("fi", 0.2), known("pl", 0.3), known("cs", 0.2), known("sk", -0.1), known("hu", 0.2), known("ro", 0.2),
    known("tr", 0.3), known("id", 0.2), beside("ms", -0.6, "id"), known("tl", 0.0), known("vi", 0.2), known("hr", -0.2), known("sl", -0.3),
    known("et", -0.3), known("lv", -0.3), known("lt", -0.3), known("ca", -0.4), known("af", -0.6), beside("is", -0.6, "-"), beside("sq", -0.7, "-"),
    beside("eu", -0.8, "-"), beside("gl", -1.0, "pt"), beside("sw", -0.7, "-"), known("cy", -0.8), beside("ga", -0.8, "-"), known("az", -0.6),
    beside("mt", -1.0, "-"), known("eo", -1.4), known("la", -1.6), known("jv", -1.6), known("uz", -1.2), known("tk", -1.6), known("zu", -1.4), known("sn", -1.6), known("ak", -1.8),
];
#[rustfmt::skip]
const CYRILLIC: &[Candidate] = &[
    known("ru", 0.6), known("uk", 0.3), known("bg", 0.0), known("be", -0.4), known("sr", -0.1), known("mk", -0.4), beside("kk", -0.6, "-"), beside("mn", -0.8, "-"),
    beside("ky", -1.2, "-"), beside("tg", -1.2, "-"),
];
const ARABIC: &[Candidate] =
    &[known("ar", 0.4), known("fa", 0.2), known("ur", 0.0), beside("ps", -1.0, "fa")];
const DEVANAGARI: &[Candidate] = &[known("hi", 0.4), known("mr", 0.0), known("ne", 0.0)];
const HEBREW: &[Candidate] = &[known("he", 1.0), known("yi", -0.5)];

impl Script {
    /// One language or several.
    pub(super) fn group(self) -> Group {
        match self {
            Script::Own(code) => Group::One(code),
            Script::Han => Group::One("zh"),
            Script::Kana => Group::One("ja"),
            _ => Group::Several,
        }
    }

    /// The languages that write it.
    pub(super) fn candidates(self) -> &'static [Candidate] {
        match self {
            Script::Latin => LATIN,
            Script::Cyrillic => CYRILLIC,
            Script::Arabic => ARABIC,
            Script::Devanagari => DEVANAGARI,
            Script::Hebrew => HEBREW,
            _ => &[],
        }
    }

    /// The words of `text` that are written in it.
    pub(super) fn only(self, text: &str) -> String {
        let words: Vec<&str> =
            text.split(' ').filter(|word| word.chars().any(|c| of(c) == Some(self))).collect();
        words.join(" ")
    }
}

/// The script of a letter.
pub(super) fn of(c: char) -> Option<Script> {
    Some(match c as u32 {
        0x41..=0x5A | 0x61..=0x7A | 0xAA | 0xBA | 0xC0..=0x24F | 0x1E00..=0x1EFF if c.is_alphabetic() => {
            Script::Latin
        }
        0x370..=0x3FF | 0x1F00..=0x1FFF => Script::Own("el"),
        0x400..=0x52F => Script::Cyrillic,
        0x530..=0x58F => Script::Own("hy"),
        0x590..=0x5FF | 0xFB1D..=0xFB4F => Script::Hebrew,
        0x600..=0x6FF | 0x750..=0x77F | 0x8A0..=0x8FF | 0xFB50..=0xFDFF | 0xFE70..=0xFEFF => Script::Arabic,
        0x900..=0x97F => Script::Devanagari,
        0x980..=0x9FF => Script::Own("bn"),
        0xA00..=0xA7F => Script::Own("pa"),
        0xA80..=0xAFF => Script::Own("gu"),
        0xB00..=0xB7F => Script::Own("or"),
        0xB80..=0xBFF => Script::Own("ta"),
        0xC00..=0xC7F => Script::Own("te"),
        0xC80..=0xCFF => Script::Own("kn"),
        0xD00..=0xD7F => Script::Own("ml"),
        0xD80..=0xDFF => Script::Own("si"),
        0xE00..=0xE7F => Script::Own("th"),
        0xE80..=0xEFF => Script::Own("lo"),
        0xF00..=0xFFF => Script::Own("bo"),
        0x1000..=0x109F => Script::Own("my"),
        0x10A0..=0x10FF | 0x1C90..=0x1CBF => Script::Own("ka"),
        0x1200..=0x139F => Script::Own("am"),
        0x1780..=0x17FF => Script::Own("km"),
        0x1800..=0x18AF => Script::Own("mn"),
        0x3040..=0x30FF | 0x31F0..=0x31FF | 0xFF66..=0xFF9F => Script::Kana,
        0x1100..=0x11FF | 0x3130..=0x318F | 0xAC00..=0xD7AF => Script::Own("ko"),
        0x3400..=0x4DBF | 0x4E00..=0x9FFF | 0xF900..=0xFAFF | 0x20000..=0x2FFFF => Script::Han,
        _ => return None,
    })
}

/// A sign of these scripts holds about as much as three letters of an alphabet.
fn weight(script: Script) -> f32 {
    match script {
        Script::Han => 3.0,
        Script::Kana | Script::Own("ko") => 2.0,
        _ => 1.0,
    }
}

/// The scripts that hold a tenth of the text or more, with their shares of it. Han beside kana is Japanese.
pub(super) fn shares(text: &str) -> Vec<(Script, f32)> {
    let mut tally: Vec<(Script, f32)> = Vec::new();
    for script in text.chars().filter_map(of) {
        match tally.iter_mut().find(|(known, _)| *known == script) {
            Some((_, held)) => *held += weight(script),
            None => tally.push((script, weight(script))),
        }
    }
    let held =
        |script: Script| tally.iter().find(|(known, _)| *known == script).map_or(0.0, |(_, held)| *held);
    let (han, kana) = (held(Script::Han), held(Script::Kana));
    if kana > 0.0 && kana * 8.0 >= han {
        tally.retain(|(script, _)| !matches!(script, Script::Han | Script::Kana));
        tally.push((Script::Kana, han + kana));
    }
    let total: f32 = tally.iter().map(|(_, held)| held).sum();
    tally.iter_mut().for_each(|(_, held)| *held /= total.max(1.0));
    tally.retain(|(_, share)| *share >= 0.1);
    let kept: f32 = tally.iter().map(|(_, share)| share).sum();
    tally.iter_mut().for_each(|(_, share)| *share /= kept.max(f32::EPSILON));
    tally.sort_by(|a, b| b.1.total_cmp(&a.1));
    tally
}
