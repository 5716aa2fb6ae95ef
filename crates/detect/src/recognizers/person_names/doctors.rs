//! Whose "Dr." is a physician's: what the neighbourhood says, and which titles belong to the name.
//!
//! "Dr." is most often a physician in the documents people redact, but a scholar where the text teaches, studies or
//! calls the person "Professor" or, in German, "Herr Dr.".

use blackbar_core::TextRange;

use super::words::is_listed;
use crate::recognizers::reading::{char_before, skip_blanks_before, word_at, word_before};
use crate::scan::{Hit, MeaningKind, Scan};

/// How far around a name a word of learning or healing is looked for, in bytes.
const NEIGHBOURHOOD: usize = 120;

/// Stems of words that make a doctor a scholar or an artist, in lower case.
#[rustfmt::skip]
const LEARNED: &[&str] = &[
    "universit", "college", "lectur", "taught", "teach", "histor", "physic", "chemis", "mathemat", "econom", "philosoph",
    "linguist", "thesis", "dissert", "phd", "ph.d", "faculty", "professor", "conference", "album", "rapper", "band ",
    "audience", "present:", "guest", "concert", "novel", "lehrstuhl", "vorlesung", "rechtsanwalt", "notar", "kanzlei", "geschäftsführ", "vorstand",
    "bundestag", "minister", "université", "avocat", "universidad", "abogad", "universidade", "advogad", "università",
    "avvocat", "universiteit", "университет", "університет",
];

/// Stems of words that tell of patients where no listed cue of medicine stands, in lower case.
#[rustfmt::skip]
const HEALING: &[&str] = &[
    "appointment", "wir berichten", "patient", "prescri", "diagnos", "surg", "clinic", "hospital", "referr", "symptom", "treat", "examin", "medic",
    "ward", "admitted", "therap", "disease", "mg", "klini", "arzt", "ärzt", "praxis", "überw", "paziente", "prescriv",
    "ospedale", "paciente", "recet", "receit", "encamin", "consulta", "lekarz", "szpital", "врач", "пациент", "больн",
    "лікар", "пацієнт", "лікарн", "अस्पताल", "मरीज", "रोगी", "doktor",
];

/// How likely a doctor without a listed word of medicine nearby is a physician.
pub(super) fn likelihood(scan: &Scan<'_>, hit: Hit, title: &str, name: TextRange) -> f32 {
    let around = format!(
        "{} {}",
        scan.behind(hit.range.start(), NEIGHBOURHOOD),
        scan.ahead(name.end(), NEIGHBOURHOOD)
    )
    .to_lowercase();
    let says = |stems: &[&str]| stems.iter().any(|stem| around.contains(stem));
    let teaches = title.starts_with("prof") || title.starts_with("проф") || says(LEARNED);
    match (says(HEALING), teaches || is_addressed(scan, hit)) {
        (true, _) => 0.92,
        (false, true) => 0.5,
        // Just above what the same place gives to a plain name.
        (false, false) => 0.905,
    }
}

/// "Herr Dr. Pfeiffer": German and its neighbours address every doctor so.
fn is_addressed(scan: &Scan<'_>, hit: Hit) -> bool {
    if hit.range.of(scan.text).contains(' ') {
        return true;
    }
    let before = word_before(scan, skip_blanks_before(scan, hit.range.start(), 1));
    before.is_some_and(|word| {
        is_listed(
            word.text,
            &[
                "herr", "herrn", "frau", "monsieur", "madame", "señor", "señora", "signor", "signora", "dhr",
                "mevrouw",
            ],
        )
    })
}

/// The title with the medical and academic ones before it: all of "Prof. Dr. med.", nothing of "Herr Dr.".
pub(super) fn with_titles(scan: &Scan<'_>, hit: Hit) -> TextRange {
    let mut start = hit.range.start();
    for _ in 0..3 {
        let mut left = skip_blanks_before(scan, start, 1);
        if char_before(scan, left) == Some('.') {
            left -= 1;
        }
        let Some(word) = word_before(scan, left).filter(|_| left < start) else { break };
        let is_title = scan.hits_between(word.range.start(), word.range.end()).iter().any(|other| {
            other.range == word.range
                && other.is(MeaningKind::MedicalTitle)
                && is_listed(&word.text.to_lowercase(), super::ACADEMIC)
        });
        let prof = matches!(word.text, "Prof" | "prof" | "Professor" | "Проф" | "проф");
        if !(is_title || prof) {
            break;
        }
        start = word.range.start();
    }
    // "Herr Dr" is one listed title; the part that is no doctor's stays outside.
    let own = hit.range.of(scan.text);
    let skipped = if start == hit.range.start()
        && word_at(scan, start).is_some_and(|word| word.text.len() < own.len())
    {
        ["Herr ", "Frau ", "Herrn "]
            .iter()
            .find(|courtesy| own.starts_with(**courtesy))
            .map_or(0, |c| c.len())
    } else {
        0
    };
    TextRange::new(start + skipped, hit.range.end())
}
