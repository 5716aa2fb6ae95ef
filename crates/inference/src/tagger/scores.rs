//! What a stretch's mean probabilities are worth: one number a label, such that one half means what it says.

use blackbar_core::{Label, Likelihoods};

/// A label that is less likely than this is not told.
const LEAST: f32 = 0.2;

/// Labels with likelihoods for a stretch whose tags say `labels[own]`, from the mean probability of each label.
///
/// The tags' own label leads: it has the calibrated likelihood of its whole family, because a given name that may
/// also be a family name is no less a name for it. The others keep their proportion to the family.
pub(crate) fn likelihoods(labels: &[(Label, f32)], means: &[f32], own: usize) -> Option<Likelihoods> {
    let (label, threshold) = *labels.get(own)?;
    let family = label.root();
    let mass = |of: Label| -> f32 {
        let parts = labels.iter().zip(means).filter(|((part, _), _)| part.is_a(of));
        parts.map(|(_, mean)| *mean).sum()
    };
    let whole = mass(family).clamp(f32::MIN_POSITIVE, 1.0);
    let score = calibrated(whole, threshold);
    let mut all = Likelihoods::one(label, score);
    let parents = labels.iter().flat_map(|(part, _)| std::iter::once(*part).chain(part.ancestors()));
    // The own ancestors are named first: the nearer label leads where likelihoods are equal.
    for other in label.ancestors().chain(parents).filter(|other| *other != label) {
        let likelihood = score * (mass(other) / whole);
        if likelihood >= LEAST {
            all.raise(other, likelihood.min(score));
        }
    }
    Some(all)
}

/// Straight lines from 0 to 0, from the threshold to one half and from 1 to 1.
fn calibrated(likelihood: f32, threshold: f32) -> f32 {
    if likelihood <= threshold {
        0.5 * likelihood / threshold
    } else {
        0.5 + 0.5 * (likelihood - threshold) / (1.0 - threshold)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LABELS: [(Label, f32); 6] = [
        (Label::NameGiven, 0.4),
        (Label::NameFamily, 0.4),
        (Label::LocationCity, 0.5),
        (Label::LocationAddressStreet, 0.5),
        (Label::Organization, 0.5),
        (Label::Age, 0.8),
    ];

    fn check(own: usize, means: [f32; 6], expected: &[(Label, f32)]) {
        let found: Vec<_> = likelihoods(&LABELS, &means, own).unwrap().iter().collect();
        assert_eq!(found.len(), expected.len(), "{found:?}");
        for ((label, likelihood), (meant, number)) in found.iter().zip(expected) {
            assert!(label == meant && (likelihood - number).abs() < 1e-4, "{found:?}");
        }
    }

    #[test]
    fn the_own_label_has_the_whole_family_behind_it() {
        let name = [(Label::NameGiven, 0.75), (Label::Name, 0.75), (Label::NameFamily, 0.3214)];
        check(0, [0.4, 0.3, 0.0, 0.0, 0.1, 0.0], &name);
    }

    #[test]
    fn a_street_speaks_for_its_address_and_its_place() {
        let street =
            [(Label::LocationAddressStreet, 0.8), (Label::LocationAddress, 0.8), (Label::Location, 0.8)];
        check(3, [0.0, 0.0, 0.0, 0.8, 0.1, 0.0], &street);
    }

    #[test]
    fn the_threshold_is_one_half() {
        check(5, [0.0, 0.0, 0.0, 0.0, 0.0, 0.8], &[(Label::Age, 0.5)]);
        check(5, [0.0, 0.0, 0.0, 0.0, 0.0, 0.4], &[(Label::Age, 0.25)]);
        check(5, [0.0, 0.0, 0.0, 0.0, 0.0, 0.9], &[(Label::Age, 0.75)]);
    }

    #[test]
    fn rivals_outside_the_family_are_told_and_the_own_label_stays_however_unlikely() {
        let rivals = [(Label::LocationCity, 0.5), (Label::Location, 0.5), (Label::Organization, 0.4)];
        check(2, [0.0, 0.0, 0.5, 0.0, 0.4, 0.0], &rivals);
        let faint = [(Label::Age, 0.0625)];
        check(5, [0.0, 0.0, 0.0, 0.0, 0.0, 0.1], &faint);
    }
}
