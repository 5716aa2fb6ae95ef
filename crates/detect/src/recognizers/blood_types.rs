//! Blood types: a group with its rhesus sign ("O negative", "A Rh+") wherever it is unmistakable, and the short forms
//! ("O-", "AB+", "B") where words around speak of blood.

use blackbar_core::{Evidence, Label, TextRange};

use super::choices::one_of;
use super::pieces::{char_at, ends_word, has_border, skip_blanks, starts_word};
use crate::scan::{Anchor, Cue, Meaning, MeaningKind, Recognizer, Scan, Sink, Trigger};

/// "AB positive", "A Rh+": found by the rhesus word.
pub static BLOOD_TYPES: Recognizer = Recognizer {
    name: "blood_types",
    labels: &[Label::BloodType],
    trigger: Trigger::Literals(&[" posi", " nega", " rh", " pos", " neg", "-posi", "-nega"]),
    check: |scan, anchor, sink| {
        if let Anchor::Literal(range) = anchor {
            by_rhesus(scan, range.start(), sink);
        }
    },
};

/// "blood type: O", "Blutgruppe 0-": found by the word that announces it.
pub static ANNOUNCED_BLOOD_TYPES: Recognizer = Recognizer {
    name: "announced_blood_types",
    labels: &[Label::BloodType],
    trigger: Trigger::Words(&[MeaningKind::Cue(Cue::BloodType), MeaningKind::Cue(Cue::Medical)]),
    check: |scan, anchor, sink| {
        if let Anchor::Word(index) = anchor {
            let hit = scan.hit(index);
            announced(scan, hit.range, hit.means(Meaning::Cue(Cue::BloodType)), sink);
        }
    },
};

/// With the rhesus factor in words or signs.
#[rustfmt::skip]
const RHESUS: &[&str] = &[
    " positive", " negative", " pos", " neg", " pos.", " neg.", "-positive", "-negative", " rh+", " rh-",
    " rh +", " rh -", " rh(+)", " rh(-)", " rhd+", " rhd-", " rh positive", " rh negative", " rh pos",
    " rh neg", " rhesus positive", " rhesus negative", " positiv", " negativ", " rh positiv", " rh negativ",
    " positif", " négatif", " rhésus positif", " rhésus négatif", " rh positivo", " rh negativo", " positivo",
    " negativo", " positief", " negatief", " rh позитив", " положительная", " отрицательная",
    " резус положительный", " резус отрицательный", "(iv) rh+", " позитивна", " негативна",
];
/// The short signs.
const SIGNS: &[&str] =
    &["+", "-", " +", " -", "(+)", "(-)", "+ve", "-ve", "rh+", "rh-", "(rh+)", "(rh-)", "\u{2212}"];
const GROUPS: &[&str] = &["AB", "A", "B", "O", "0", "АВ", "А", "В", "О"];

struct Group {
    range: TextRange,
    rhesus: bool,
}

/// A group at `at`, with whatever rhesus stands behind it.
fn group_at(text: &str, at: usize) -> Option<Group> {
    let rest = text.get(at..)?;
    let group = GROUPS.iter().find(|group| rest.starts_with(**group))?;
    let end = at + group.len();
    if !starts_word(text, at) {
        return None;
    }
    // A1, A2B and the like are subgroups.
    let end =
        if matches!(char_at(text, end), Some('1' | '2')) && ends_word(text, end + 1) { end + 1 } else { end };
    if let Some(found) = one_of(text, end, RHESUS) {
        return Some(Group { range: TextRange::new(at, found), rhesus: true });
    }
    if let Some(found) = one_of(text, end, SIGNS)
        && ends_word(text, found)
    {
        return Some(Group { range: TextRange::new(at, found), rhesus: true });
    }
    if let Some(found) = one_of(text, end, &["型", "형"]) {
        return Some(Group { range: TextRange::new(at, found), rhesus: false });
    }
    ends_word(text, end).then(|| Group { range: TextRange::new(at, end), rhesus: false })
}

fn by_rhesus(scan: &Scan<'_>, at: usize, sink: &mut Sink) {
    let text = scan.text;
    let Some(group) = GROUPS.iter().find(|group| text[..at].ends_with(**group)) else { return };
    let start = at - group.len();
    let Some(found) = group_at(text, start).filter(|found| found.rhesus) else { return };
    let sign = one_of(text, at, SIGNS).is_some() && one_of(text, at, RHESUS).is_none();
    if sign || has_border(text, found.range) {
        return;
    }
    // "hepatitis B positive", "influenza A negative", "Patient A positive": a test's outcome, not blood.
    let before = scan.behind(start, 32).to_lowercase();
    let tested =
        ["hepat", "influenza", "flu ", "strep", "group ", "vitamin", "type ", "test", "covid", "antigen"];
    let blood = ["blood", "blut", "sang", "кров", "血"];
    let sure = matches!(*group, "AB" | "O") || blood.iter().any(|word| before.contains(word));
    let doubt =
        tested.iter().any(|word| before.contains(word)) && !blood.iter().any(|word| before.contains(word));
    let rh = found.range.of(text).to_lowercase().contains("rh");
    let likelihood = match (sure || rh, doubt) {
        (true, false) => 0.88,
        (false, false) => 0.65,
        _ => 0.2,
    };
    sink.push(found.range, Label::BloodType, likelihood, Evidence::PATTERN);
}

fn announced(scan: &Scan<'_>, cue: TextRange, blood: bool, sink: &mut Sink) {
    let text = scan.text;
    let window = scan.ahead(cue.end(), 40);
    let mut tried = 0;
    for (offset, _) in
        window.char_indices().filter(|(_, c)| matches!(c, 'A' | 'B' | 'O' | '0' | 'А' | 'В' | 'О'))
    {
        let at = cue.end() + offset;
        let Some(group) = group_at(text, at) else { continue };
        tried += 1;
        let gap = &window[..offset];
        if gap.contains(['.', '\n', ';']) || tried > 3 {
            return;
        }
        let close = gap.chars().filter(|c| c.is_alphabetic()).count() <= 12;
        // Clinical words alone carry only the groups that are no grades, vitamins or hepatitis.
        let letter = group.range.of(text);
        let enough =
            if blood { close } else { group.rhesus && (letter.starts_with("AB") || letter.starts_with('O')) };
        // "blood type A test": the article or a plain letter in running text.
        let bare = !group.rhesus
            && skip_blanks(text, group.range.end()) > group.range.end()
            && text[skip_blanks(text, group.range.end())..].starts_with(char::is_lowercase)
            && !gap.trim_end().ends_with([':', '=']);
        if enough && !has_border(text, group.range) {
            let likelihood = match (blood, bare) {
                (true, false) => 0.92,
                (true, true) => 0.6,
                (false, _) => 0.7,
            };
            sink.push(group.range, Label::BloodType, likelihood, Evidence::PATTERN.and(Evidence::CONTEXT));
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check_all;

    #[test]
    fn blood_types_are_found_and_nothing_else() {
        check_all(
            &[&BLOOD_TYPES, &ANNOUNCED_BLOOD_TYPES],
            &[
                "blood type ‹BLOOD_TYPE|O-›",
                "Blood group: ‹BLOOD_TYPE|AB positive›",
                "she is ‹BLOOD_TYPE|AB positive›",
                "‹BLOOD_TYPE|A Rh+›",
                "Blutgruppe ‹BLOOD_TYPE|0 negativ›",
                "Blutgruppe: ‹BLOOD_TYPE|A›",
                "groupe sanguin ‹BLOOD_TYPE|B+›",
                "血液型: ‹BLOOD_TYPE|O型›",
                "‹BLOOD_TYPE|O negative› donor",
                "patient is ‹BLOOD_TYPE|O+›, stable",
                // Near misses.
                "he got an A+ in maths",
                "hepatitis B positive",
                "plan B- or C",
                "patient A- was seen",
                "vitamin B negative result",
                "a positive result",
            ],
        );
    }
}
