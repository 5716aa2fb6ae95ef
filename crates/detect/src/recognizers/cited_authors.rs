//! Authors in a list of references: "Chuttur M.Y. (2009)", "Venkatesh, V., & Davis, F. D. (2000)", "M. Y. Chuttur (2009)",
//! "Smith JA, Manz D (1988)". A name with initials right before a year in brackets, and the names that are listed before it.

use blackbar_core::{Evidence, Label, Likelihoods, TextRange};

use crate::scan::{Anchor, Recognizer, Scan, Sink, Trigger};

/// See the file.
pub(super) static CITED_AUTHORS: Recognizer =
    Recognizer { name: "cited_authors", labels: &[Label::Name], trigger: Trigger::Literals(&["("]), check };

/// How far back the names of one reference are looked for, in bytes, and how many there may be.
const WINDOW: usize = 480;
const MOST_AUTHORS: usize = 20;
const LIKELY: f32 = 0.85;
/// Between two authors, and between the last one and the year.
const JOINED: &[&str] = &["&", " and", " und", " et", " y", " e", " en", ";", ",", "…"];
const BEFORE_YEAR: &[&str] = &["et al.", "et al", "(Eds.)", "(Ed.)", "(Hrsg.)", "u. a.", ","];
/// Capitals without points that are no initials, sorted.
const NO_INITIALS: &[&str] = &[
    "AD", "BC", "CD", "EU", "HD", "II", "III", "IT", "IV", "IX", "PC", "TV", "UK", "UN", "US", "USA", "VI",
    "VII", "XI", "XII", "XP",
];
/// Words that single letters stand behind without being initials, sorted.
#[rustfmt::skip]
const COUNTED: &[&str] = &[
    "Anhang", "Anlage", "Annex", "Annexe", "Appendix", "Article", "Axis", "Block", "Building", "Category", "Chapter", "Class",
    "Clause", "Cluster", "Criterion", "Division", "Exhibit", "Factor", "Figure", "Form", "Grade", "Group", "Gruppe",
    "Hepatitis", "Influenza", "Klasse", "League", "Level", "Liga", "List", "Method", "Mode", "Model", "Option", "Panel", "Part",
    "Phase", "Plan", "Point", "Program", "Protein", "Region", "Room", "Schedule", "Section", "Serie", "Series", "Site", "Stage",
    "Step", "Table", "Team", "Teil", "Title", "Topic", "Typ", "Type", "Unit", "Variant", "Version", "Vitamin", "Volume", "War",
    "Windows", "Zone",
];

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Literal(bracket) = anchor else { return };
    let ahead = scan.ahead(bracket.end(), 8);
    let year = ahead.get(..4).and_then(|digits| digits.parse::<u32>().ok());
    let closes = ahead.get(4..).unwrap_or_default().trim_start_matches(|c: char| c.is_ascii_lowercase());
    if !year.is_some_and(|year| (1800..2100).contains(&year)) || !closes.starts_with([')', ',']) {
        return;
    }
    let window = scan.behind(bracket.start(), WINDOW);
    let from = bracket.start() - window.len();
    let mut rest = window.trim_end();
    while let Some(shorter) = BEFORE_YEAR.iter().find_map(|word| rest.strip_suffix(word)) {
        rest = shorter.trim_end();
    }
    for _ in 0..MOST_AUTHORS {
        let Some(name) = author_at_end(rest) else { return };
        let range = TextRange::new(from + name, from + rest.len());
        let labels = Likelihoods::one(Label::Name, LIKELY).with(Label::NameFamily, 0.45);
        sink.push_labels(range, labels, Evidence::PATTERN.and(Evidence::CONTEXT));
        rest = rest.get(..name).unwrap_or_default().trim_end();
        let before = rest;
        while let Some(shorter) = JOINED.iter().find_map(|word| rest.strip_suffix(word)) {
            rest = shorter.trim_end();
        }
        if rest == before {
            return;
        }
    }
}

/// Where the author begins whose name ends the text: "Davis, F. D.", "Davis F.D.", "F. D. Davis".
fn author_at_end(text: &str) -> Option<usize> {
    if let Some(start) = initials_at_end(text) {
        let family = text.get(..start)?.trim_end();
        return family_at_end(family.strip_suffix(',').unwrap_or(family).trim_end());
    }
    if let Some(family) = before_bare_initials(text) {
        let start = family_at_end(family)?;
        return COUNTED.binary_search(&family.get(start..)?).is_err().then_some(start);
    }
    let family = family_at_end(text)?;
    let given = text.get(..family)?;
    initials_at_end(given.strip_suffix(' ')?)
}

/// Where the initials begin that end the text: letters with points, each alone.
fn initials_at_end(text: &str) -> Option<usize> {
    let mut rest = text;
    let mut start = None;
    while let Some(pointed) = rest.strip_suffix('.') {
        let Some(letter) = pointed.chars().next_back().filter(|letter| letter.is_uppercase()) else { break };
        let before = pointed.get(..pointed.len() - letter.len_utf8())?;
        if before.ends_with(char::is_alphanumeric) {
            break;
        }
        start = Some(before.len());
        rest = before.trim_end_matches([' ', '\u{a0}', '-']);
    }
    start
}

/// What stands before initials without points: "Manz" of "Manz D", "Smith" of "Smith JA".
fn before_bare_initials(text: &str) -> Option<&str> {
    let (family, initials) = text.rsplit_once([' ', '\u{a0}'])?;
    let bare = (1..=3).contains(&initials.chars().count()) && initials.chars().all(char::is_uppercase);
    (bare && NO_INITIALS.binary_search(&initials).is_err()).then_some(family.trim_end())
}

/// Where the family name begins that ends the text: a capital, then small letters, with hyphens and apostrophes inside.
fn family_at_end(text: &str) -> Option<usize> {
    let inside = |c: char| c.is_alphabetic() || matches!(c, '-' | '\'' | '\u{2019}');
    let start = text
        .rfind(|c: char| !inside(c))
        .map_or(0, |at| at + text.get(at..).and_then(|rest| rest.chars().next()).map_or(1, char::len_utf8));
    let word = text.get(start..)?;
    let small = word.chars().skip(1).any(char::is_lowercase);
    (word.starts_with(char::is_uppercase) && small && word.chars().count() > 1).then_some(start)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check;

    #[test]
    fn authors_before_a_year() {
        check(
            &CITED_AUTHORS,
            &[
                "‹NAME|Chuttur M.Y.› (2009). Overview of the model",
                "‹NAME|Venkatesh, V.›, & ‹NAME|Davis, F. D.› (2000). A theoretical",
                "‹NAME|Venkatesh, V.›, ‹NAME|Morris, M. G.›, ‹NAME|Davis, G. B.›, and ‹NAME|O'Neil, F.-D.› (2003a).",
                "‹NAME|M. Y. Chuttur› (2009), \"Overview\"",
                "‹NAME|Müller, K.› et al. (2011)",
                "‹NAME|Ågren, Ö.› (Ed.) (1987, p. 3)",
                "‹NAME|Manz D› (1988) Tierschutzrelevante Gesichtspunkte",
                "‹NAME|Smith JA›, ‹NAME|O'Neil BJ› and ‹NAME|Weins J› (1997)",
            ],
        );
    }

    #[test]
    fn years_behind_other_things() {
        assert!(NO_INITIALS.is_sorted() && COUNTED.is_sorted());
        check(
            &CITED_AUTHORS,
            &[
                "Release 2.0 (2009)",
                "the U.S. (2009) and the U. S. (2010)",
                "born in Vienna (1909), section B. (1999)",
                "NASA (1969), Dr. (2001), etc. (2001)",
                "(2009) first, Smith (12345)",
                "Vitamin D (2009), World War II (1939), Windows XP (2001), Premier UK (2009), NASA HQ (1969)",
            ],
        );
    }
}
