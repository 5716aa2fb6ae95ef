//! Two stretches of different families that meet inside a word: "Омск" is a city and "водоканалу" half a firm, and if
//! only one of them were likely enough to be reported, the other half of the word would stay readable beside it.

use blackbar_core::Finding;

use super::edges::is_inside_word;

/// One finding for each word: over both, with the labels of the surer one before those of the other.
pub(crate) fn whole_words(text: &str, findings: Vec<Finding>) -> Vec<Finding> {
    let mut all: Vec<Finding> = Vec::with_capacity(findings.len());
    for finding in findings {
        let border = finding.range.start();
        match all.last_mut() {
            Some(before) if before.range.end() == border && is_one_word(text, border) => {
                join(before, finding);
            }
            _ => all.push(finding),
        }
    }
    all
}

/// "AnnaBerlin" are two words that lack a blank.
fn is_one_word(text: &str, border: usize) -> bool {
    let before = text.get(..border).and_then(|before| before.chars().next_back());
    let after = text.get(border..).and_then(|after| after.chars().next());
    let begins = before.is_some_and(char::is_lowercase) && after.is_some_and(char::is_uppercase);
    is_inside_word(text, border) && !begins
}

fn join(before: &mut Finding, after: Finding) {
    before.range = before.range.cover(after.range);
    let mut other = after.labels;
    if other.best().1 > before.labels.best().1 {
        std::mem::swap(&mut before.labels, &mut other);
    }
    for (label, likelihood) in other.iter() {
        before.labels.raise(label, likelihood);
    }
}

#[cfg(test)]
mod tests {
    use blackbar_core::{Label, Likelihoods, TextRange};

    use super::super::REASON;
    use super::*;

    /// The findings of a text in which `|` parts them, city before firm.
    fn check(marked: &str, expected: &[(&str, Label)]) {
        let text = marked.replace('|', "");
        let mut at = 0;
        let mut findings = Vec::new();
        for (piece, (label, likelihood)) in marked
            .split('|')
            .zip([(Label::LocationCity, 0.9), (Label::Organization, 0.3)].into_iter().cycle())
        {
            let blanks = piece.len() - piece.trim_start().len();
            let range = TextRange::at(at + blanks, piece.trim().len());
            at += piece.len();
            findings.push(Finding { range, labels: Likelihoods::one(label, likelihood), reason: REASON });
        }
        let found = whole_words(&text, findings);
        let found: Vec<_> = found.iter().map(|one| (one.range.of(&text), one.labels.best().0)).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn halves_of_a_word_are_one_finding() {
        use Label::{LocationCity as City, Organization as Firm};
        check("Омск|водоканалу", &[("Омскводоканалу", City)]);
        check("Омск| водоканалу", &[("Омск", City), ("водоканалу", Firm)]);
        check("Anna|Berlin", &[("Anna", City), ("Berlin", Firm)]);
        check("北京|大学", &[("北京", City), ("大学", Firm)]);
        check("서울|은행", &[("서울", City), ("은행", Firm)]);
        check("45|yo", &[("45", City), ("yo", Firm)]);
    }
}
