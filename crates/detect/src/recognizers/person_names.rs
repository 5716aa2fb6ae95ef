//! People's names from what stands around them: titles, introductions, greetings, signatures, fields, patronymics.
//!
//! A name's own words are not looked up: any capitalised words (or words of a script without capitals) after a
//! strong sign are a name, up to a sentence's or a line's end or a word that cannot be one.

mod doctors;
mod east_asian;
pub(super) mod reader;
pub(super) mod words;

use blackbar_core::{Evidence, Label, Likelihoods, TextRange};

use super::reading::{
    Word, char_at, char_before, ends_here, is_covered, is_cue, is_east_asian, skip_blanks,
    skip_blanks_before, word_at, word_before,
};
use crate::scan::{Anchor, Cue, Hit, Meaning, MeaningKind, Recognizer, Scan, Sink, Trigger};
use reader::{NameRead, Reading, is_name_word, read};
use words::{
    ACADEMIC, DOTTED_TITLES, GIVEN_TITLES, GREETINGS, MEDICAL_DEGREES, MISS, PERSONAL_TITLES, PLAIN_TITLES,
    SPEAKING, WEAK_OPENINGS, WRITTEN_OUT, is_listed, is_stop_word,
};

/// Names by their surroundings.
pub(super) static PERSON_NAMES: Recognizer = Recognizer {
    name: "person_names",
    labels: &[Label::Name, Label::NameGiven, Label::NameFamily, Label::NameMedicalProfessional],
    trigger: Trigger::Words(&[
        MeaningKind::Honorific,
        MeaningKind::MedicalTitle,
        MeaningKind::Cue(Cue::Name),
        MeaningKind::Cue(Cue::GivenName),
        MeaningKind::Cue(Cue::FamilyName),
    ]),
    check,
};

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Word(index) = anchor else { return };
    let hit = scan.hit(index);
    let titled = hit.is(MeaningKind::Honorific) || hit.is(MeaningKind::MedicalTitle);
    if hit.range.of(scan.text).chars().next_back().is_some_and(is_east_asian) {
        east_asian::check(scan, hit, sink);
        return;
    }
    if is_patronymic(scan, hit) {
        patronymic(scan, hit, sink);
        return;
    }
    if titled && after_title(scan, hit, sink) {
        return;
    }
    if is_covered(scan, hit, is_cue) {
        return;
    }
    if hit.means(Meaning::Cue(Cue::GivenName)) {
        after_field(scan, hit, Label::NameGiven, sink);
    } else if hit.means(Meaning::Cue(Cue::FamilyName)) {
        after_field(scan, hit, Label::NameFamily, sink);
    } else if hit.means(Meaning::Cue(Cue::Name)) {
        after_cue(scan, hit, sink);
    }
}

/// The labels of a name: several words are a NAME, one is what the place says.
fn labels(name: NameRead, one: Label, likelihood: f32) -> Likelihoods {
    if name.words > 1 || name.has_initials {
        Likelihoods::one(Label::Name, likelihood).with(Label::NameFamily, 0.45).with(Label::NameGiven, 0.35)
    } else {
        Likelihoods::one(one, likelihood).with(Label::Name, likelihood * 0.6)
    }
}

/// A title shortened by a point has so many letters at most ("messrs", "docent").
const LONGEST_SHORT: usize = 6;

/// "Mr. Smith", "Dr. Sarah Johnson", "Frau Müller". False when no name follows.
fn after_title(scan: &Scan<'_>, hit: Hit, sink: &mut Sink) -> bool {
    let title = hit.range.of(scan.text);
    let lower = title.trim_end_matches('.').to_lowercase();
    if is_covered(scan, hit, |other| other.is(MeaningKind::Honorific) || other.is(MeaningKind::MedicalTitle))
    {
        return false;
    }
    let follows = char_at(scan, hit.range.end()) == Some('.');
    let at = hit.range.end() + usize::from(follows);
    let dotted = follows || title.ends_with('.');
    let bare = skip_blanks(scan, at, 2);
    if bare == at && !dotted {
        return false;
    }
    // "par le roi. Bien sûr": a title that is written out has no point; the sentence ends there.
    let written_out = lower.chars().count() > LONGEST_SHORT && lower.chars().all(char::is_alphabetic);
    if follows && (written_out || is_listed(&lower, WRITTEN_OUT)) {
        return false;
    }
    // "0.15 M NaOH" is a solution.
    let behind_number = || {
        let before = scan.text[..hit.range.start()].trim_end_matches([' ', '\u{a0}']);
        before.ends_with(|c: char| c.is_ascii_digit())
    };
    if !dotted && lower == "m" && behind_number() {
        return false;
    }
    // "Elm Dr. Chicago": a street's ending, not a title.
    if lower == "dr" && is_street_ending(scan, hit) {
        return false;
    }
    // "SIG Node" is a special interest group, no signor; "On Linux" no onorevole.
    if !dotted && (title == "SIG" || is_listed(&lower, DOTTED_TITLES)) {
        return false;
    }
    // "MS Office" is a maker; "MS PARKER" in a form a lady.
    let spelled_out = |word: &str| word.chars().any(char::is_lowercase);
    if !dotted && title == "MS" && word_at(scan, bare).is_some_and(|word| spelled_out(word.text)) {
        return false;
    }
    // "Herr Dr" is listed as one title.
    let addressed = lower.ends_with(" dr");
    let medical = hit.is(MeaningKind::MedicalTitle) || addressed;
    // "Prof. Dr. Weber", "Mr. Justice Hale": the next title takes the name.
    if another_title(scan, bare) {
        return true;
    }
    // "President of ..." titles stand before countries too ("Президента України").
    let office =
        lower.chars().count() > 4 && !is_listed(&lower, PERSONAL_TITLES) && !is_listed(&lower, ACADEMIC);
    if office && is_place(scan, bare) {
        return false;
    }
    let name = read(scan, at, Reading { any_first: true, ..Reading::default() })
        .or_else(|| lower_case_name(scan, bare, title, dotted));
    let Some(mut name) = name else { return false };
    // "La maire de Limoges": the office of a place.
    let of_a_place = ["de ", "di ", "von ", "van ", "du ", "da ", "do "];
    if office && name.words == 1 && of_a_place.iter().any(|of| name.range.of(scan.text).starts_with(of)) {
        return false;
    }
    let academic = is_listed(&lower, ACADEMIC) || addressed;
    // A title in lower case that is a plain word ("the nurse Anna", "major Cities"): only real titles.
    let weak = !academic && title.chars().next().is_some_and(char::is_lowercase) && lower.chars().count() > 6;
    if weak && name.words < 2 && !medical {
        return false;
    }
    // "General Topics", "Private Equity": a tagger that reads the sentence may overrule it.
    let plain = !dotted && name.words == 1 && is_listed(&lower, PLAIN_TITLES);
    let degree = medical && has_degree(scan, &mut name);
    let professional = if !medical {
        0.0
    } else if !academic || degree || in_medical_text(scan, hit.range.cover(name.range)) {
        0.92
    } else {
        doctors::likelihood(scan, hit, &lower, name.range)
    };
    let mut found = if is_listed(&lower, MISS) && introduced(scan, hit) {
        labels(name, Label::NameGiven, 0.9)
    } else if is_listed(&lower, GIVEN_TITLES) {
        labels(name, Label::NameGiven, 0.8)
    } else if plain {
        labels(name, Label::NameFamily, 0.6)
    } else {
        labels(name, Label::NameFamily, if weak { 0.7 } else { 0.9 })
    };
    if professional > 0.0 {
        found.raise(Label::NameMedicalProfessional, professional);
    }
    // A doctor's title belongs to the name ("Dr. Kay Martinez, MD"); other titles never do.
    let range = if found.best().0 == Label::NameMedicalProfessional {
        doctors::with_titles(scan, hit).cover(name.range)
    } else {
        name.range
    };
    let evidence = if plain { Evidence::PATTERN } else { Evidence::PATTERN.and(Evidence::CONTEXT) };
    sink.push_labels(range, found, evidence);
    true
}

/// "dr. zhang, mercer health centre": speech and chat leave capitals out; only right after a dotted title.
fn lower_case_name(scan: &Scan<'_>, at: usize, title: &str, dotted: bool) -> Option<NameRead> {
    let small = title.chars().all(|c| !c.is_uppercase());
    let word = word_at(scan, at).filter(|_| small && dotted)?;
    let listed = is_stop_word(word.text) || word.text.chars().count() < 3;
    let known = !scan.hits_between(at, at + 1).is_empty();
    (!listed && !known && ends_here(scan, word.range.end())).then_some(NameRead {
        range: word.range,
        words: 1,
        has_initials: false,
    })
}

fn is_place(scan: &Scan<'_>, at: usize) -> bool {
    scan.hits_between(at, at + 1).iter().any(|hit| {
        hit.meanings().iter().any(|meaning| {
            matches!(meaning, Meaning::Term(Label::LocationCountry | Label::LocationState | Label::Origin))
        })
    })
}

fn is_street_ending(scan: &Scan<'_>, hit: Hit) -> bool {
    let before = word_before(scan, skip_blanks_before(scan, hit.range.start(), 1));
    let numbered = |word: Word<'_>| {
        let left = scan.behind(word.range.start(), 8).trim_end();
        // "62704 saw Dr. Johnson" is a doctor: a street's name has a capital.
        word.is_capitalised() && left.ends_with(|c: char| c.is_ascii_digit())
    };
    before.is_some_and(numbered)
}

fn another_title(scan: &Scan<'_>, at: usize) -> bool {
    scan.hits_between(at, at + 1).iter().any(|hit| {
        (hit.is(MeaningKind::MedicalTitle) || hit.is(MeaningKind::Honorific))
            && matches!(char_at(scan, hit.range.end()), Some('.' | ' '))
            && {
                let past = hit.range.end() + usize::from(char_at(scan, hit.range.end()) == Some('.'));
                read(scan, past, Reading { any_first: true, ..Reading::default() }).is_some()
            }
    })
}

fn in_medical_text(scan: &Scan<'_>, range: TextRange) -> bool {
    scan.context(range, Cue::Medical) > 0.0 || scan.context(range, Cue::MedicalFacility) > 0.0
}

/// "Dr. Kay Martinez, MD": the degree is part of the professional's name.
fn has_degree(scan: &Scan<'_>, name: &mut NameRead) -> bool {
    let rest = scan.ahead(name.range.end(), 12);
    let text = rest.trim_start_matches([',', ' ']);
    let skipped = rest.len() - text.len();
    let degree =
        MEDICAL_DEGREES.iter().filter(|degree| text.starts_with(**degree)).max_by_key(|degree| degree.len());
    let Some(degree) = degree.filter(|_| skipped > 0) else { return false };
    let end = name.range.end() + skipped + degree.len();
    if char_at(scan, end).is_some_and(char::is_alphanumeric) {
        return false;
    }
    name.range = TextRange::new(name.range.start(), end);
    true
}

/// Whether the title stands right behind an introduction: "my name is miss Johanna".
fn introduced(scan: &Scan<'_>, hit: Hit) -> bool {
    let end = skip_blanks_before(scan, hit.range.start(), 2);
    scan.hits_between(end.saturating_sub(24), end).iter().any(|cue| {
        // "Dear Ms. Okafor" greets, it does not introduce.
        let greets = is_listed(&cue.range.of(scan.text).to_lowercase(), GREETINGS);
        cue.range.end() == end && cue.means(Meaning::Cue(Cue::Name)) && !greets
    })
}

/// "First name: Anna", "Nachname = Schmidt", in the middle of a line too.
fn after_field(scan: &Scan<'_>, hit: Hit, label: Label, sink: &mut Sink) {
    let Some(at) = behind_separator(scan, hit.range.end()) else { return };
    if let Some(name) = read(scan, at, Reading { any_first: true, most: 3, ..Reading::default() }) {
        let found = Likelihoods::one(label, 0.85).with(Label::Name, 0.5);
        sink.push_labels(name.range, found, Evidence::CONTEXT.and(Evidence::PATTERN));
    }
}

/// The place behind a colon or an equals sign that ends a label.
fn behind_separator(scan: &Scan<'_>, end: usize) -> Option<usize> {
    let mut at = skip_blanks(scan, end, 3);
    for quote in ["\"", "'", "(s)", "*", ".", "'s name"] {
        if scan.ahead(at, 8).starts_with(quote) {
            at += quote.len();
        }
    }
    at = skip_blanks(scan, at, 3);
    matches!(char_at(scan, at), Some(':' | '=')).then(|| {
        let past = skip_blanks(scan, at + 1, 4);
        if matches!(char_at(scan, past), Some('"' | '\'')) { past + 1 } else { past }
    })
}

fn after_cue(scan: &Scan<'_>, hit: Hit, sink: &mut Sink) {
    let cue = hit.range.of(scan.text).to_lowercase();
    let evidence = Evidence::PATTERN.and(Evidence::CONTEXT);
    if let Some(at) = behind_separator(scan, hit.range.end()) {
        if is_technical_key(scan, hit) {
            return;
        }
        let how = Reading { any_first: true, comma: true, most: 4, ..Reading::default() };
        if another_title(scan, at) {
            return;
        }
        let Some(name) = read(scan, at, how) else { return };
        let mailbox = scan.ahead(name.range.end(), 3).trim_start_matches([' ', '"']).starts_with('<');
        let whole = ends_here(scan, name.range.end()) || mailbox || name.words > 1;
        sink.push_labels(
            name.range,
            labels(name, Label::NameGiven, if whole { 0.85 } else { 0.45 }),
            evidence,
        );
        return;
    }
    if let Some(name) = below(scan, hit) {
        sink.push_labels(name.range, labels(name, Label::NameGiven, 0.8), evidence);
        return;
    }
    let at = skip_blanks(scan, hit.range.end(), 2);
    let comma = usize::from(char_at(scan, at) == Some(','));
    let greeting = is_listed(&cue, GREETINGS);
    let weak = is_listed(&cue, WEAK_OPENINGS);
    // "Good morning, Anna", "Kind regards, Anna" on one line.
    let after_comma = comma == 1 && !weak && cue.contains(' ');
    let at = if after_comma { skip_blanks(scan, at + 1, 1) } else { at };
    // "Prezado Sr. Bittencourt": the title leads to the name itself. "Code name Larkspur" is a thing's.
    if at == hit.range.end() || another_title(scan, at) || is_name_of_a_thing(scan, hit) {
        return;
    }
    let Some(mut name) =
        read(scan, at, Reading { capitals: !weak && !greeting, months: !weak, ..Reading::default() })
    else {
        return;
    };
    // "sono la Fede": an article of Italian or Catalan is no part of a given name.
    let article =
        ["la ", "il ", "lo ", "el "].iter().find(|article| name.range.of(scan.text).starts_with(**article));
    if let Some(article) = article.filter(|_| name.words == 1) {
        name.range = TextRange::new(name.range.start() + article.len(), name.range.end());
    }
    // "genannt Debian GNU/Linux" is no person; in running capitals a capital says nothing.
    if is_joined_by_slash(scan, name.range.end()) || is_in_running_capitals(scan, hit, name) {
        return;
    }
    let next = word_at(scan, skip_blanks(scan, name.range.end(), 1)).map(|word| word.text.to_lowercase());
    let speaks = next.as_deref().is_some_and(|word| SPEAKING.contains(&word));
    let ends = ends_here(scan, name.range.end());
    let likelihood = if greeting {
        greeted(scan, name, ends)
    } else if after_comma {
        if ends { 0.8 } else { 0.35 }
    } else if weak {
        match (name.words, speaks, ends) {
            (1, true, _) => 0.7,
            (1, _, true) => 0.6,
            (1, ..) => 0.35,
            (_, true, _) => 0.85,
            (2 | 3, ..) => 0.6,
            _ => 0.35,
        }
    } else if cue.contains(' ') {
        0.9
    } else if name.words > 1 {
        // "Patient John Smith visited"
        if (2..=3).contains(&name.words) { 0.8 } else { 0.5 }
    } else {
        0.4
    };
    let found = labels(name, Label::NameGiven, likelihood);
    sink.push_labels(name.range, found, evidence);
}

fn is_joined_by_slash(scan: &Scan<'_>, end: usize) -> bool {
    let mut ahead = scan.ahead(end, 6).chars();
    ahead.next() == Some('/') && ahead.next().is_some_and(char::is_alphabetic)
}

/// "CONCÉDÉE A TITRE GRATUIT", "THE HOLDER OR ANY OTHER OF THE PARTIES": the cue, the word before it on the line and all of the
/// "name" are in capitals, and the cue is as short as a small word or the name too long. "THE PATIENT JOHN SMITH" is neither.
fn is_in_running_capitals(scan: &Scan<'_>, hit: Hit, name: NameRead) -> bool {
    let has_small = |text: &str| text.chars().any(char::is_lowercase);
    let before = word_before(scan, skip_blanks_before(scan, hit.range.start(), 1));
    let cue = hit.range.of(scan.text);
    (cue.chars().count() <= 3 || name.words > 3)
        && !has_small(cue)
        && !has_small(name.range.of(scan.text))
        && before.is_some_and(|word| word.text.chars().count() > 1 && word.is_all_capitals())
}

/// "Code name Operation Larkspur", "brand name Claritin".
fn is_name_of_a_thing(scan: &Scan<'_>, hit: Hit) -> bool {
    let before = word_before(scan, skip_blanks_before(scan, hit.range.start(), 1));
    hit.range.of(scan.text).eq_ignore_ascii_case("name")
        && before.is_some_and(|word| {
            let lower = word.text.to_lowercase();
            is_listed(
                &lower,
                &[
                    "code", "brand", "trade", "trading", "project", "product", "domain", "host", "file",
                    "company", "band",
                ],
            )
        })
}

/// "Dear Anna," against "Dear Hiring Manager," (stopped by the list) and "Hi Tech conference".
fn greeted(scan: &Scan<'_>, name: NameRead, ends: bool) -> f32 {
    match (name.words, ends) {
        (1, true) => 0.8,
        (2 | 3, true) => 0.85,
        (1, false)
            if word_at(scan, skip_blanks(scan, name.range.end(), 1)).is_some_and(|word| {
                matches!(word.text, "and" | "und" | "et" | "y" | "e" | "en" | "и" | "і" | "i")
            }) =>
        {
            0.75
        }
        (2, false) => 0.55,
        _ => 0.35,
    }
}

/// "Product name: X", "host name=X": a thing's name. A bare "name" inside a longer label counts only for people.
fn is_technical_key(scan: &Scan<'_>, hit: Hit) -> bool {
    let start = hit.range.start();
    let joined = char_before(scan, start).is_some_and(|c| matches!(c, '_' | '-' | '.' | '/'));
    let end = if joined { start - 1 } else { skip_blanks_before(scan, start, 1) };
    if end == start {
        return false;
    }
    let of_a_person = |word: &str| {
        matches!(
            word,
            "the"
                | "my"
                | "your"
                | "his"
                | "her"
                | "and"
                | "or"
                | "full"
                | "legal"
                | "complete"
                | "emergency"
                | "primary"
                | "secondary"
                | "new"
                | "current"
                | "with"
                | "is"
                | "der"
                | "die"
                | "das"
                | "le"
                | "la"
                | "el"
                | "il"
                | "o"
                | "a"
                | "de"
        )
    };
    let bare = matches!(
        hit.range.of(scan.text).to_lowercase().as_str(),
        "name" | "names" | "nom" | "nombre" | "nome" | "naam" | "имя" | "ім'я" | "pangalan" | "नाम"
    );
    bare && word_before(scan, end).is_some_and(|word| !of_a_person(&word.text.to_lowercase()))
}

/// "Sincerely,\nAnna Smith": the name alone on the line below.
fn below(scan: &Scan<'_>, hit: Hit) -> Option<NameRead> {
    let rest = scan.ahead(hit.range.end(), 12);
    let mark = rest.trim_start_matches([',', '.', '!', ' ', '\r', '\n', '-', '\t']);
    let gap = &rest[..rest.len() - mark.len()];
    if !gap.contains('\n') || gap.matches('\n').count() > 4 {
        return None;
    }
    let name = read(scan, hit.range.end() + gap.len(), Reading { most: 4, ..Reading::default() })?;
    let line_ends = scan.ahead(name.range.end(), 4).trim_start_matches([' ', ',', '.']);
    let closed = gap.contains(',') || gap.contains('!') || gap.contains('.');
    let whole = line_ends.is_empty() || line_ends.starts_with(['\n', '\r']);
    (whole && (closed || name.words > 1)).then_some(name)
}

/// Stems of patronymics, as in the profiles of Russian and Ukrainian, and the endings of their cases.
const MASCULINE: &[&str] = &["ович", "евич", "йович"];
const MASCULINE_CASES: &[&str] = &["", "а", "у", "ем", "ом", "е", "і", "ові", "ів", "и"];
const FEMININE: &[&str] = &["овн", "евн", "ичн", "івн", "ївн"];
const FEMININE_CASES: &[&str] = &["а", "ы", "е", "у", "ой", "ою", "і", "и"];

/// Whether the hit is a patronymic's ending ("Иванович"): part of a longer Cyrillic word.
fn is_patronymic(scan: &Scan<'_>, hit: Hit) -> bool {
    let text = hit.range.of(scan.text);
    let lower = text.to_lowercase();
    let suffix = MASCULINE.contains(&lower.as_str()) || FEMININE.contains(&lower.as_str());
    suffix && char_before(scan, hit.range.start()).is_some_and(char::is_alphabetic)
}

/// "Иванова Анна Петровна", "Иван Иванович", "Шевченко Тарас Григорович": the patronymic shows the whole name.
fn patronymic(scan: &Scan<'_>, hit: Hit, sink: &mut Sink) {
    // Cases add an ending: Ивановича, Петровне.
    let rest = scan.ahead(hit.range.end(), 12);
    let ending: usize = rest.chars().take_while(|c| c.is_alphabetic()).map(char::len_utf8).sum();
    let end = hit.range.end() + ending;
    let Some(word) = word_before(scan, end) else { return };
    let stem = hit.range.of(scan.text).to_lowercase();
    let masculine = MASCULINE.contains(&stem.as_str());
    let cases = if masculine { MASCULINE_CASES } else { FEMININE_CASES };
    if !word.is_capitalised() || !rest.get(..ending).is_some_and(|ending| cases.contains(&ending)) {
        return;
    }
    let mut start = word.range.start();
    let mut count = 1;
    for _ in 0..2 {
        let left = skip_blanks_before(scan, start, 1);
        let Some(before) = word_before(scan, left).filter(|_| left < start) else { break };
        let titled = scan.hits_between(before.range.start(), before.range.end()).iter().any(|hit| {
            hit.range.contains(before.range)
                && (hit.is(MeaningKind::Honorific) || hit.is(MeaningKind::MedicalTitle) || is_cue(hit))
        });
        if !is_name_word(&before, true) || titled {
            break;
        }
        start = before.range.start();
        count += 1;
    }
    // Alone it may be a surname ("Зінкевич") or any adjective ("Головна").
    if count == 1 {
        let found = Likelihoods::one(Label::NameFamily, if masculine { 0.55 } else { 0.3 });
        sink.push_labels(word.range, found, Evidence::PATTERN);
        return;
    }
    let right = skip_blanks(scan, end, 1);
    let family = word_at(scan, right).filter(|next| right > end && count < 3 && is_name_word(next, true));
    let end = family.map_or(end, |word| word.range.end());
    let name = NameRead { range: TextRange::new(start, end), words: count + 1, has_initials: false };
    sink.push_labels(name.range, labels(name, Label::NameGiven, 0.92), Evidence::PATTERN);
}

#[cfg(test)]
mod tests;
