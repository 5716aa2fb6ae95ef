//! Organisations by what their names are made of: legal forms, hospitals, universities, departments.
//!
//! Only names with such a word are found here; brands and plain names are the token tagger's business.

mod words;

use blackbar_core::{Evidence, Label, Likelihoods, TextRange};

use super::person_names::words::is_listed;
use super::reading::{
    Word, char_at, char_before, is_covered, is_east_asian, is_han, is_katakana, skip_blanks,
    skip_blanks_before, starts_sentence, word_at, word_before,
};
use crate::scan::{Anchor, Cue, Hit, MeaningKind, Recognizer, Scan, Sink, Trigger};
use words::{COMPANY_HEADS, Form, HEADS, INNER, LEADERS, LEGAL, LEGAL_EAST, NO_LEADERS};

/// Companies, institutions and medical facilities.
pub(super) static ORGANIZATIONS: Recognizer = Recognizer {
    name: "organizations",
    labels: &[Label::Organization, Label::OrganizationMedicalFacility],
    trigger: Trigger::Words(&[
        MeaningKind::Cue(Cue::Organization),
        MeaningKind::Cue(Cue::MedicalFacility),
        MeaningKind::Cue(Cue::Medical),
    ]),
    check,
};

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Word(index) = anchor else { return };
    let hit = scan.hit(index);
    let text = hit.range.of(scan.text);
    if text.chars().next_back().is_some_and(is_east_asian) {
        east_asian(scan, hit, text, sink);
        return;
    }
    if is_covered(scan, hit, |other| {
        HEADS.iter().any(|(words, _)| words.contains(&other.range.of(scan.text).to_lowercase().as_str()))
    }) {
        return;
    }
    let evidence = Evidence::PATTERN.and(Evidence::LIST);
    if LEGAL.contains(&text) {
        if let Some(range) = legal(scan, hit) {
            sink.push(range, Label::Organization, 0.88, evidence);
        }
        return;
    }
    // Only capitalised heads make a name: "Northwest General Hospital", "University of Alaska".
    if text.chars().next().is_none_or(char::is_lowercase) {
        return;
    }
    let lower = text.to_lowercase();
    let Some((_, form)) = HEADS.iter().find(|(words, _)| words.contains(&lower.as_str())) else { return };
    let medical = matches!(form, Form::Medical);
    let range = named(scan, hit);
    let Some((range, names)) = range else { return };
    let label = if medical { Label::OrganizationMedicalFacility } else { Label::Organization };
    let likelihood = match (form, names) {
        (Form::Medical | Form::School, _) => 0.85,
        (Form::Office, 2..) => 0.8,
        (Form::Office, _) => 0.65,
    };
    let mut labels = Likelihoods::one(label, likelihood);
    if medical {
        labels.raise(Label::Organization, 0.6);
    }
    sink.push_labels(range, labels, evidence);
}

/// Capitalised words before the legal form: "Best Foods & Sons Ltd".
fn legal(scan: &Scan<'_>, hit: Hit) -> Option<TextRange> {
    let (start, names) = words_before(scan, hit.range.start(), true);
    if names == 0 {
        return None;
    }
    let mut end = hit.range.end();
    // "S.A.", "Inc."; the dot at a sentence's end stays outside only when nothing follows.
    if char_at(scan, end) == Some('.') {
        let rest = scan.ahead(end + 1, 3);
        let sentence = rest.trim_start().starts_with(char::is_uppercase) || rest.trim().is_empty();
        end += usize::from(!sentence);
    }
    // "GmbH & Co. KG", "Pty Ltd", "Pvt. Ltd."
    for more in [" & Co. KG", " & Co. KGaA", " & Co KG", " Ltd", ". Ltd", " LLC"] {
        if scan.ahead(end, 12).starts_with(more) {
            end += more.len();
            break;
        }
    }
    Some(TextRange::new(start, end))
}

/// Two organisations may stand on the sides of these.
const AND: &[&str] = &["and", "und", "et", "y", "e"];

/// "Bank of Kigali Ltd", but neither "Joanna Pereira of Hale LLP" nor "Umsatz der Reinhold AG": before a legal form
/// only a word that begins names of organisations reaches across "of".
fn follows_a_head(scan: &Scan<'_>, joint: &Word<'_>) -> bool {
    let end = skip_blanks_before(scan, joint.range.start(), 1);
    let Some(head) = word_before(scan, end).filter(Word::is_capitalised) else { return false };
    let lower = head.text.to_lowercase();
    HEADS.iter().any(|(words, _)| words.contains(&lower.as_str())) || is_listed(&lower, COMPANY_HEADS)
}

/// How far capitalised words reach to the left of `end`, and how many there are.
fn words_before(scan: &Scan<'_>, end: usize, legal: bool) -> (usize, usize) {
    let mut start = end;
    let mut names = 0;
    let mut left = end;
    let mut joined = false;
    for _ in 0..6 {
        let mut gap = skip_blanks_before(scan, left, 1);
        let blank = gap < left;
        // "Acme, Inc"; before "University of Leeds" a comma ends something else.
        if char_before(scan, gap) == Some(',') && names == 0 && legal {
            gap -= 1;
        }
        // "Johnson & Johnson", "St. Mary's"
        if char_before(scan, gap) == Some('&') {
            gap = skip_blanks_before(scan, gap - 1, 1);
        } else if char_before(scan, gap) == Some('.') {
            let short = word_before(scan, gap - 1)
                .is_some_and(|word| word.is_capitalised() && word.text.chars().count() <= 3);
            if !short {
                break;
            }
            gap -= 1;
        }
        if !blank && gap == left {
            break;
        }
        let Some(word) = word_before(scan, gap) else { break };
        let and = AND.contains(&word.text) || word.text == "&";
        let inner =
            INNER.contains(&word.text) && (if and { legal } else { !legal || follows_a_head(scan, &word) });
        if !(word.is_capitalised() || inner && names > 0) {
            break;
        }
        // "Bank of Kigali Ltd and Best, Inc": two companies.
        if joined && LEGAL.contains(&word.text) {
            break;
        }
        joined = and && word.text != "&";
        let opening = starts_sentence(scan, word.range.start());
        let stops = if inner { opening } else { is_listed(word.text, NO_LEADERS) };
        if stops {
            break;
        }
        left = word.range.start();
        if !inner {
            start = left;
            names += 1;
        }
    }
    (start, names)
}

/// "X Hospital", "Hospital of X", "Georgia Division of Transportation".
fn named(scan: &Scan<'_>, hit: Hit) -> Option<(TextRange, usize)> {
    let (start, before) = words_before(scan, hit.range.start(), false);
    let mut end = hit.range.end();
    let mut behind = 0;
    // "of Alaska", "for Sick Children", "der Charité", and a plain name: "Klinikum Großhadern".
    let at = skip_blanks(scan, end, 1);
    let joint = word_at(scan, at).filter(|word| at > end && LEADERS.contains(&word.text));
    let mut here = joint.map_or(at, |word| skip_blanks(scan, word.range.end(), 1));
    let follows_directly = joint.is_none() && before == 0;
    if joint.is_some() || follows_directly {
        for _ in 0..4 {
            let Some(word) = word_at(scan, here).filter(|_| here > end) else { break };
            let inner = INNER.contains(&word.text) && !AND.contains(&word.text);
            let next_capital = |word: &Word<'_>| {
                let next = skip_blanks(scan, word.range.end(), 1);
                word_at(scan, next).is_some_and(|next| next.is_capitalised())
            };
            if word.is_capitalised() && !is_listed(word.text, NO_LEADERS) {
                end = word.range.end();
                behind += 1;
            } else if !(inner && next_capital(&word)) {
                break;
            }
            let next = skip_blanks(scan, word.range.end(), 1);
            if next == word.range.end() {
                break;
            }
            here = next;
        }
    }
    (before + behind > 0).then(|| (TextRange::new(start, end), before + behind))
}

/// "株式会社田中商事", "北京大学", "東京大学病院", "서울대학교병원".
fn east_asian(scan: &Scan<'_>, hit: Hit, text: &str, sink: &mut Sink) {
    let Some((_, medical)) = LEGAL_EAST.iter().find(|(word, _)| *word == text) else { return };
    let body = |c: char| {
        is_han(c) || is_katakana(c) || c.is_ascii_alphanumeric() || crate::recognizers::reading::is_hangul(c)
    };
    let before = scan.behind(hit.range.start(), 36);
    let mut lead = 0;
    for c in before.chars().rev().take(10) {
        // 和 is "and" in Chinese and a part of Japanese names.
        let stops =
            words::EAST_STOP.contains(c) && !(c == '和' && matches!(text, "病院" | "銀行" | "診療所"));
        if !body(c) || stops {
            break;
        }
        lead += c.len_utf8();
    }
    let after = scan.ahead(hit.range.end(), 36);
    let behind: usize = after
        .chars()
        .take(10)
        .take_while(|c| body(*c) && !words::EAST_STOP.contains(*c))
        .map(char::len_utf8)
        .sum();
    let prefixed = matches!(text, "株式会社" | "有限会社" | "合同会社" | "주식회사" | "(株)");
    let (start, end) = match (lead, prefixed && behind > 0) {
        (0, true) => (hit.range.start(), hit.range.end() + behind),
        (0, false) => return,
        _ => (hit.range.start() - lead, hit.range.end()),
    };
    let label = if *medical { Label::OrganizationMedicalFacility } else { Label::Organization };
    sink.push_labels(
        TextRange::new(start, end),
        Likelihoods::one(label, 0.8).with(Label::Organization, 0.6),
        Evidence::PATTERN.and(Evidence::LIST),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check;

    #[test]
    fn legal_forms_end_names() {
        check(
            &ORGANIZATIONS,
            &[
                "He works for ‹ORGANIZATION|Acme Rockets Inc.› in town",
                "‹ORGANIZATION|Johnson & Sons Ltd› is small",
                "The ‹ORGANIZATION|Best Corp› team",
                "For the plaintiff, Joanna Pereira of ‹ORGANIZATION|Hale & Whitcombe LLP›, relied",
                "Der Umsatz der ‹ORGANIZATION|Reinhold Maschinenbau AG› stieg",
                "wrote Jean Petit de ‹ORGANIZATION|Transports Morel SARL›",
                "at ‹ORGANIZATION|Bank of Kigali Ltd› and ‹ORGANIZATION|Best, Inc›",
                "Spółka ‹ORGANIZATION|Mazur Nieruchomości S.A.› podała",
                "‹ORGANIZATION|Smith and Sons Ltd› is small",
                "a limited offer, the corporation said",
            ],
        );
    }

    #[test]
    fn institutions() {
        check(
            &ORGANIZATIONS,
            &[
                "at ‹ORGANIZATION_MEDICAL_FACILITY|Northwest General Hospital› today",
                "‹ORGANIZATION_MEDICAL_FACILITY|Toronto General Hospital›",
                "calling the ‹ORGANIZATION|Georgia Division of Transportation›.",
                "the ‹ORGANIZATION|University of Alaska› and ‹ORGANIZATION|Stanford University›",
                "‹ORGANIZATION|Department of Justice›",
                "BSc Chemistry, ‹ORGANIZATION|University of Leeds›",
                "the hospital and the clinic, Hospital visits, The University is big",
            ],
        );
    }

    #[test]
    fn other_languages() {
        check(
            &ORGANIZATIONS,
            &[
                "bei der ‹ORGANIZATION|Muster Maschinenbau GmbH & Co. KG› angestellt",
                "im ‹ORGANIZATION_MEDICAL_FACILITY|Klinikum Großhadern› behandelt",
                "à la ‹ORGANIZATION|Boulangerie Martin SARL› depuis",
                "‹ORGANIZATION_MEDICAL_FACILITY|Hôpital Saint-Louis de Paris›, service B",
                "la ‹ORGANIZATION|Universidad de Salamanca›",
                "‹ORGANIZATION|株式会社田中商事›に勤務",
                "就读于‹ORGANIZATION|北京大学›",
                "‹ORGANIZATION_MEDICAL_FACILITY|서울대병원›에서",
                "国会の株式会社",
                "‹ORGANIZATION_MEDICAL_FACILITY|聖和総合病院›の川口医師",
            ],
        );
    }
}
