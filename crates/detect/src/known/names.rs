//! A name that was announced once is found wherever it stands: "Patient: Ines Berg … Berg was seen again".
//!
//! Recognizers find a name by what stands beside it. Other mentions of the same person often have nothing beside
//! them, and a redacted letter that leaks the surname in its last line is no redacted letter. So the words of every
//! name found with confidence are looked for in the rest of the text: as written, whole words, capitalised.

use blackbar_core::{Evidence, FastSet, Finding, Label, Likelihoods, Reason, TextRange};

use super::mentions::Mentions;
use super::word_table::WordTable;
use crate::covered::Covered;
use crate::fusion::Nothing;
use crate::scan::{Lexicon, MeaningKind};

/// Only names that are this sure are looked for elsewhere.
const SURE: f32 = 0.7;
/// What a further mention is believed at.
const CARRIED: f32 = 0.72;
/// A tagger this sure that a mention is nothing is believed: over a name that a recognizer announced, and over one that only
/// the tagger found elsewhere ("the Agreement" is nobody because a heading looked like a name).
const NOTHING: f32 = 0.97;
const NOTHING_OF_ITS_OWN: f32 = 0.9;
/// A word that a tagger takes for nothing at most of its mentions is no name because of one that is less than certain: so many
/// mentions, how sure the tagger is of the middle one, and from where on a name is certain.
const MANY: usize = 3;
const MOSTLY_NOTHING: f32 = 0.8;
const CERTAIN: f32 = 0.85;

/// Names that are everyday words: at the start of a sentence the capital says nothing.
#[rustfmt::skip]
const EVERYDAY: &[&str] = &[
    "Amber", "Angel", "April", "Art", "August", "Autumn", "Baker", "Ball", "Banks", "Bell", "Best", "Bill", "Bishop", "Black",
    "Brown", "Case", "Chance", "Chase", "Christian", "Church", "Cook", "Crystal", "Daisy", "Dawn", "Day", "Dean", "Don", "Drew",
    "Earl", "Eve", "Faith", "Field", "Fields", "Frank", "Frost", "Gene", "Good", "Grace", "Grant", "Green", "Grey", "Guy",
    "Hill", "Hope", "Hunter", "Iris", "Ivy", "Jack", "Joy", "June", "King", "Knight", "Law", "Lily", "Little", "Long", "Love",
    "Major", "March", "Mark", "May", "Miles", "Noble", "North", "Page", "Park", "Parks", "Pat", "Pearl", "Pope", "Power",
    "Price", "Ray", "Rice", "Rich", "Rivers", "Rob", "Rose", "Ruby", "Rush", "Sharp", "Short", "Small", "Snow", "Stone",
    "Street", "Strong", "Sue", "Summer", "Swift", "Violet", "Waters", "West", "White", "Will", "Winter", "Wise", "Wood",
    "Woods", "Young",
];

/// What is known of a word of a name.
#[derive(Clone, Copy)]
struct Known {
    /// What a mention of just that word gets.
    label: Label,
    /// Something but the tagger says that it is a name.
    announced: bool,
    /// Found so surely that other mentions do not speak against it.
    certain: bool,
}

/// Whole names, and their first and last words.
#[derive(Default)]
pub(super) struct Names {
    words: WordTable<Known>,
}

impl Names {
    /// Those among `findings`.
    pub(super) fn among(text: &str, findings: &[Finding]) -> Names {
        let mut names = Names::default();
        // A column of a sheet names the same people again and again.
        let mut seen = FastSet::default();
        for finding in findings {
            let (label, likelihood) = finding.labels.best();
            if label.root() != Label::Name || likelihood < SURE {
                continue;
            }
            let announced = finding.reason.evidence != Evidence::MODEL;
            let certain = likelihood >= CERTAIN;
            if seen.insert((finding.range.of(text), label, announced, certain)) {
                names.enter(finding.range.of(text), Known { label, announced, certain });
            }
        }
        names
    }

    fn enter(&mut self, name: &str, known: Known) {
        let label = known.label;
        let mut enter = |word: &str, label| self.words.enter(word, Known { label, ..known }, Known::join);
        let name = without_titles(name);
        // "King, W. R." and "Nguyen, Kim-Ly": the family comes first.
        let inverted = name.contains(',');
        let words = name.split([' ', '\u{a0}']).map(|word| word.trim_end_matches(','));
        let words: Vec<&str> = words.filter(|word| is_name_like(word)).collect();
        if words.len() >= 2 && words.len() == name.split_whitespace().count() {
            enter(name, label);
        }
        match words.as_slice() {
            [] => {}
            [one] if inverted && label == Label::Name => enter(one, Label::NameFamily),
            [one] => enter(one, label),
            [first, .., last] => {
                let whole = if label == Label::NameMedicalProfessional { Some(label) } else { None };
                let (given, family) = if inverted { (last, first) } else { (first, last) };
                enter(given, whole.unwrap_or(Label::NameGiven));
                enter(family, whole.unwrap_or(Label::NameFamily));
            }
        }
    }

    /// Takes in those of what follows in the document.
    pub(super) fn add(&mut self, other: Names) {
        self.words.add(other.words, Known::join);
    }
}

impl Known {
    /// The first one says what it is called by.
    fn join(&mut self, other: Known) {
        self.announced |= other.announced;
        self.certain |= other.certain;
    }
}

/// How the tagger sees the mentions of a word that no finding covers.
#[derive(Clone, Copy, Default)]
struct Seen {
    mentions: usize,
    /// At so many of them it does not take it for nothing.
    named: usize,
}

impl Seen {
    fn join(&mut self, other: Seen) {
        self.mentions += other.mentions;
        self.named += other.named;
    }

    /// It takes it for nothing nearly everywhere: a distribution that one sentence calls by a name is not a person in all the others.
    fn is_nobody(self) -> bool {
        self.mentions >= MANY && self.named <= self.mentions / 2
    }
}

/// How the tagger sees the words of names that are less than certain.
#[derive(Default)]
pub(super) struct Doubts {
    words: WordTable<Seen>,
}

impl Doubts {
    /// Takes in those of what follows in the document.
    pub(super) fn add(&mut self, other: Doubts) {
        self.words.add(other.words, Seen::join);
    }
}

/// The names of a whole document, ready to be looked for.
pub(super) struct KnownNames<'n> {
    words: &'n WordTable<Known>,
    mentions: Mentions<'n>,
}

impl<'n> KnownNames<'n> {
    pub(super) fn new(names: &'n Names) -> KnownNames<'n> {
        KnownNames { words: &names.words, mentions: Mentions::of(names.words.iter().map(|(word, _)| word)) }
    }

    fn mentions(&self, text: &str) -> Vec<TextRange> {
        self.mentions.in_text(text, |word| self.words.get(word).is_some())
    }

    /// What speaks against them in a text, where `covered` does not reach.
    pub(super) fn doubts(&self, text: &str, covered: &Covered, nothing: &Nothing) -> Doubts {
        let mut doubts = Doubts::default();
        for range in self.mentions(text) {
            let word = range.of(text);
            let uncertain = || self.words.get(word).is_some_and(|known| !known.certain);
            if !covered.touches(range) && uncertain() {
                // What it did not read may be a name.
                let named = nothing.least(text, range).is_none_or(|least| least <= MOSTLY_NOTHING);
                doubts.words.enter(word, Seen { mentions: 1, named: usize::from(named) }, Seen::join);
            }
        }
        doubts
    }

    /// Adds findings for their other mentions in a text. `nothing` is what the tagger, where there is one, calls no entity.
    pub(super) fn carry(
        &self,
        text: &str,
        findings: &mut Vec<Finding>,
        doubts: &Doubts,
        nothing: Option<&Nothing>,
    ) {
        let mut mentions = self.mentions(text);
        if mentions.is_empty() {
            return;
        }
        let covered = Covered::by(findings);
        mentions.retain(|range| !covered.touches(*range));
        for range in mentions {
            let word = range.of(text);
            let Some(Known { label, announced, certain }) = self.words.get(word).copied() else { continue };
            if !certain && doubts.words.get(word).is_some_and(|seen| seen.is_nobody()) {
                continue;
            }
            let cited = is_cited(text, range.end());
            if !cited && EVERYDAY.binary_search(&word).is_ok() && starts_sentence(text, range.start()) {
                continue;
            }
            if behind_an_article(text, range.start()) {
                continue;
            }
            let believed = if announced { NOTHING } else { NOTHING_OF_ITS_OWN };
            let least = nothing.and_then(|nothing| nothing.least(text, range));
            if !cited && least.is_some_and(|least| least > believed) {
                continue;
            }
            let given = given_before(text, range)
                .filter(|given| label == Label::NameFamily && !covered.touches(*given));
            let (range, label) = given.map_or((range, label), |given| (given.cover(range), Label::Name));
            let reason = Reason { finder: "known_names", evidence: Evidence::CONTEXT };
            let labels = Likelihoods::one(label, CARRIED).with(Label::Name, CARRIED * 0.9);
            findings.push(Finding { range, labels, reason });
        }
    }
}

/// "Doctor Helena Marchetti" is looked for as "Helena Marchetti": the title is in the entity but in no name.
fn without_titles(name: &str) -> &str {
    let titles = Lexicon::shared().find(name);
    let mut rest = name;
    for hit in titles.iter().filter(|hit| hit.is(MeaningKind::MedicalTitle)) {
        let at = name.len() - rest.len();
        if hit.range.start() == at && hit.range.end() < name.len() {
            rest = name[hit.range.end()..].trim_start_matches(['.', ' ', '\u{a0}']);
        }
    }
    rest
}

/// The given name right before a family name: inside a sentence ("by Nadia Haddad"), or when the two are all there is
/// on the line. A capital at the start of a sentence says too little.
fn given_before(text: &str, family: TextRange) -> Option<TextRange> {
    let before = text[..family.start()].strip_suffix(' ')?;
    let start = before.rfind([' ', '\n', '\t', '(', '"', '>']).map_or(0, |at| at + 1);
    let given = TextRange::new(start, before.len());
    if !is_name_like(given.of(text)) {
        return None;
    }
    let alone = || {
        let opens = text[..start].is_empty() || text[..start].ends_with('\n');
        opens && text[family.end()..].trim_start_matches([' ', '\r']).chars().next().is_none_or(|c| c == '\n')
    };
    (!starts_sentence(text, start) || alone()).then_some(given)
}

/// A capital, then small letters: no initials, no particles, no codes.
fn is_name_like(word: &str) -> bool {
    let mut chars = word.chars();
    let capital = chars.next().is_some_and(char::is_uppercase);
    let rest = chars.as_str();
    let letters = rest.chars().all(|c| c.is_alphabetic() || matches!(c, '-' | '\'' | '\u{2019}'));
    capital && letters && rest.chars().filter(|c| c.is_lowercase()).count() >= 2
}

/// "keinen Schmied", "a baker": nobody's name stands behind an indefinite article.
fn behind_an_article(text: &str, at: usize) -> bool {
    #[rustfmt::skip]
    const ARTICLES: &[&str] = &[
        "a", "an", "ein", "eine", "einen", "einem", "einer", "kein", "keine", "keinen", "keinem", "un", "une", "una",
        "um", "uma", "een", "geen",
    ];
    let Some(before) = text[..at].strip_suffix(' ') else { return false };
    let word = before.rsplit(|c: char| !c.is_alphabetic()).next().unwrap_or("");
    ARTICLES.contains(&word)
}

/// A year in brackets follows, perhaps behind other authors: "King (2006)", "King and He (2006)", "King et al. (2006a)", "(King, 2006)".
fn is_cited(text: &str, end: usize) -> bool {
    let rest = text.get(end..).unwrap_or("").trim_start_matches([' ', '\u{a0}', '\r', '\n']);
    let mut rest = rest.strip_prefix("et al").map_or(rest, |rest| rest.trim_start_matches('.'));
    for and in ["and", "&", "und", "et", "y", "e", "en"] {
        let other = rest.strip_prefix(and).and_then(|rest| rest.strip_prefix(char::is_whitespace));
        let Some(other) = other.map(str::trim_start).filter(|other| other.starts_with(char::is_uppercase))
        else {
            continue;
        };
        rest = other.trim_start_matches(|c: char| c.is_alphabetic() || matches!(c, '-' | '\'' | '\u{2019}'));
        break;
    }
    let bracketed = |rest: &str| -> Option<bool> {
        let rest = rest.trim_start();
        let rest = rest.strip_prefix('(').or_else(|| rest.strip_prefix(", "))?;
        let year = rest.get(..4)?;
        let after = rest.get(4..)?.trim_start_matches(|c: char| c.is_ascii_lowercase());
        let is_year =
            (year.starts_with("19") || year.starts_with("20")) && year.bytes().all(|b| b.is_ascii_digit());
        Some(is_year && after.starts_with([')', ',', ';', ':']))
    };
    bracketed(rest).unwrap_or(false)
}

fn starts_sentence(text: &str, at: usize) -> bool {
    let before = text[..at].trim_end_matches([' ', '"', '\'', '(', '\u{201c}', '\u{2018}']);
    before.is_empty() || before.ends_with(['.', '!', '?', ':', ';', '\n', '\u{2022}', '-', '*'])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::unmark;

    /// In a text of one block.
    fn carry(text: &str, findings: &mut Vec<Finding>, nothing: Option<&Nothing>) {
        let names = Names::among(text, findings);
        let known = KnownNames::new(&names);
        let covered = Covered::by(findings);
        let doubts = nothing.map(|nothing| known.doubts(text, &covered, nothing)).unwrap_or_default();
        known.carry(text, findings, &doubts, nothing);
    }

    /// The first mark is what a recognizer found; the others must be carried.
    fn check(case: &str) {
        let (text, marks) = unmark(case);
        let (label, name) = &marks[0];
        let at = text.find(name.as_str()).unwrap();
        let reason = Reason { finder: "test", evidence: Evidence::PATTERN };
        let mut findings = vec![Finding {
            range: TextRange::at(at, name.len()),
            labels: Likelihoods::one(*label, 0.9),
            reason,
        }];
        carry(&text, &mut findings, None);
        let got: Vec<(Label, &str)> =
            findings[1..].iter().map(|found| (found.labels.best().0, found.range.of(&text))).collect();
        let want: Vec<(Label, &str)> =
            marks[1..].iter().map(|(label, text)| (*label, text.as_str())).collect();
        assert_eq!(got, want, "in {case:?}");
    }

    #[test]
    fn the_everyday_names_are_sorted() {
        assert!(EVERYDAY.is_sorted());
    }

    #[test]
    fn other_mentions_are_found() {
        check(
            "Patient: ‹NAME|Ines Berg›. ‹NAME_FAMILY|Berg› came; ‹NAME_GIVEN|Ines›' son too. ‹NAME|Ines Berg› left.",
        );
        check("Mr. ‹NAME_FAMILY|Smith› is in. ‹NAME_FAMILY|Smith› will return.");
        check("‹NAME|Zoë Ångström›: ‹NAME_FAMILY|Ångström› signed in");
        check("Dear Ms ‹NAME_FAMILY|Haddad›, kept by ‹NAME|Nadia Haddad› since.");
        check("Frau ‹NAME_FAMILY|Berg›,\n\n‹NAME|Ines Berg›\nHauptstr.");
        check("‹NAME|Haddad, Nadia› is in; ask ‹NAME_FAMILY|Haddad› or ‹NAME_GIVEN|Nadia›.");
    }

    #[test]
    fn what_only_looks_alike_is_left_alone() {
        check("Mr. ‹NAME_FAMILY|Berg› saw the iceberg, Bergs, BERG_1 and a berg.");
        check("Dear ‹NAME_GIVEN|Will›,\nWill you come? I asked ‹NAME_GIVEN|Will› today.");
        check("‹NAME|J. R. de la Cruz› and the la la band; ‹NAME|Cruz›");
        check("Frau ‹NAME_FAMILY|Berg› rief an. Gestern ‹NAME_FAMILY|Berg›, heute nicht; Bergs Hund.");
    }

    #[test]
    fn who_is_cited_is_somebody() {
        check(
            "‹NAME|King, W.R.› is new. ‹NAME_FAMILY|King› (2006) and ‹NAME_FAMILY|King› and He (2006), too. King is not.",
        );
        for yes in [
            " (2006)",
            " et al. (1999b)",
            "\nand He (2006)",
            " & Öz-Lee (2006, p. 3)",
            ", 2006)",
            " y Gil (2001; 2002)",
        ] {
            assert!(is_cited(&format!("King{yes}"), 4), "{yes}");
        }
        for no in ["", " (206)", " and he (2006)", " (3006)", " and He said", ", 2006 was", " (20061)", " ("]
        {
            assert!(!is_cited(&format!("King{no}"), 4), "{no}");
        }
        let text = "King, W.R., said. By King (2006).";
        let reason = Reason { finder: "test", evidence: Evidence::PATTERN };
        let labels = Likelihoods::one(Label::NameFamily, 0.9);
        let mut findings = vec![Finding { range: TextRange::at(0, 4), labels, reason }];
        let mention = TextRange::at(text.rfind("King").unwrap(), 4);
        carry(text, &mut findings, Some(&Nothing::new(vec![(mention, 0.999)])));
        assert_eq!(findings.len(), 2, "whatever the tagger thinks of it");
    }

    #[test]
    fn a_tagger_that_sees_nothing_there_is_believed() {
        let text = "Program Agreement. The Agreement ends.";
        let carried = |evidence, likelihood| {
            let name = TextRange::at(0, "Program Agreement".len());
            let reason = Reason { finder: "test", evidence };
            let mut findings =
                vec![Finding { range: name, labels: Likelihoods::one(Label::Name, 0.9), reason }];
            let nothing =
                Nothing::new(vec![(TextRange::at(text.rfind("Agreement").unwrap(), 9), likelihood)]);
            carry(text, &mut findings, Some(&nothing));
            findings.len() - 1
        };
        let often = "Debian ships. Debian works. Debian, and Debian again.";
        let mentions: Vec<TextRange> =
            often.match_indices("Debian").map(|(at, _)| TextRange::at(at, 6)).collect();
        for (name, likelihood, expected) in [(0.8, 0.85, 0), (0.8, 0.7, 4), (0.9, 0.85, 4)] {
            let nothing = Nothing::new(mentions.iter().map(|range| (*range, likelihood)).collect());
            let text = format!("{often} It is called Debian Linux.");
            let reason = Reason { finder: "test", evidence: Evidence::CONTEXT };
            let labels = Likelihoods::one(Label::Name, name);
            let mut findings = vec![Finding { range: TextRange::at(text.len() - 13, 12), labels, reason }];
            carry(&text, &mut findings, Some(&nothing));
            assert_eq!(findings.len() - 1, expected, "{name} {likelihood}");
        }
        assert_eq!(carried(Evidence::MODEL, 0.95), 0);
        assert_eq!(carried(Evidence::MODEL, 0.5), 1);
        assert_eq!(carried(Evidence::CONTEXT, 0.95), 1, "somebody announced it");
        assert_eq!(carried(Evidence::CONTEXT, 0.99), 0);
    }
}
