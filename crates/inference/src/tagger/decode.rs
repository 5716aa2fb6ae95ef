//! From the network's numbers to stretches: the likeliest path through all tags of a text under the rule that a
//! stretch begins before it goes on.
//!
//! The path is found over the whole text, so that windows leave no seam, in little memory: the best tag before "nothing"
//! and before a beginning is the same for all of them, and a going-on tag can only come from its own label, so a
//! token needs one number and one bit a label. Probabilities are kept only where they are not negligible.

use std::ops::Range;

/// Probability of a label at a token below which it is not kept.
const NEGLIGIBLE: f32 = 1.0 / 4096.0;

/// Log-probabilities of one token's tags from its logits.
pub(crate) fn log_softmax(logits: &mut [f32], temperature: f32) {
    let highest = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for logit in logits.iter_mut() {
        *logit = (*logit - highest) / temperature;
        sum += logit.exp();
    }
    let sum = sum.ln();
    for logit in logits.iter_mut() {
        *logit -= sum;
    }
}

/// Tokens of one label, one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Segment {
    /// Tokens.
    pub(crate) tokens: Range<usize>,
    /// Number of the label in the card.
    pub(crate) label: usize,
}

/// The way to a token.
struct Step {
    /// The best tag of the token before.
    best: u16,
    /// For each label: whether going on comes from going on, and not from the beginning.
    goes_on: u128,
}

/// Takes the tokens of a text one by one.
pub(crate) struct Decoder {
    labels: usize,
    bias: f32,
    scores: Vec<f32>,
    next: Vec<f32>,
    steps: Vec<Step>,
    facts: Facts,
}

/// What is kept of the probabilities.
#[derive(Default)]
pub(crate) struct Facts {
    nothing: Vec<f32>,
    ends: Vec<usize>,
    masses: Vec<(u8, f32)>,
}

impl Decoder {
    /// For networks with that many labels, at most 128.
    pub(crate) fn new(labels: usize, nothing_bias: f32) -> Decoder {
        let tags = 1 + 2 * labels;
        Decoder {
            labels,
            bias: nothing_bias,
            scores: vec![f32::NEG_INFINITY; tags],
            next: vec![f32::NEG_INFINITY; tags],
            steps: Vec::new(),
            facts: Facts::default(),
        }
    }

    /// The next token. `log_probabilities` has one number a tag.
    pub(crate) fn push(&mut self, log_probabilities: &[f32]) {
        let first = self.steps.is_empty();
        let (best, highest) = if first { (0, 0.0) } else { highest(&self.scores) };
        let mut goes_on = 0u128;
        self.next[0] = highest + log_probabilities[0] + self.bias;
        for label in 0..self.labels {
            let (begin, inside) = (1 + 2 * label, 2 + 2 * label);
            self.next[begin] = highest + log_probabilities[begin];
            let from_inside = self.scores[inside] > self.scores[begin];
            goes_on |= u128::from(from_inside) << label;
            let before = if from_inside { self.scores[inside] } else { self.scores[begin] };
            self.next[inside] = before + log_probabilities[inside];
        }
        std::mem::swap(&mut self.scores, &mut self.next);
        // Kept near zero: after a million tokens a sum would have no digits left for a difference.
        let (_, highest) = self::highest(&self.scores);
        if highest.is_finite() {
            self.scores.iter_mut().for_each(|score| *score -= highest);
        }
        self.steps.push(Step { best: u16::try_from(best).unwrap_or(0), goes_on });
        self.facts.push(log_probabilities, self.labels);
    }

    /// The stretches on the best path, in order, and what is known of each token.
    pub(crate) fn finish(self) -> (Vec<Segment>, Facts) {
        let mut segments: Vec<Segment> = Vec::new();
        let (mut tag, _) = highest(&self.scores);
        let mut end = None;
        for (token, step) in self.steps.iter().enumerate().rev() {
            if tag == 0 {
                tag = usize::from(step.best);
                continue;
            }
            let label = (tag - 1) / 2;
            let last = *end.get_or_insert(token + 1);
            if tag % 2 == 1 {
                segments.push(Segment { tokens: token..last, label });
                end = None;
                tag = usize::from(step.best);
            } else {
                let going_on = step.goes_on >> label & 1 == 1;
                tag = if going_on { 2 + 2 * label } else { 1 + 2 * label };
            }
        }
        segments.reverse();
        (segments, self.facts)
    }
}

/// The first of the highest numbers.
fn highest(scores: &[f32]) -> (usize, f32) {
    let mut best = (0, f32::NEG_INFINITY);
    for (tag, score) in scores.iter().enumerate() {
        if *score > best.1 {
            best = (tag, *score);
        }
    }
    best
}

impl Facts {
    fn push(&mut self, log_probabilities: &[f32], labels: usize) {
        self.nothing.push(log_probabilities[0].exp());
        for label in 0..labels {
            let mass = log_probabilities[1 + 2 * label].exp() + log_probabilities[2 + 2 * label].exp();
            if mass >= NEGLIGIBLE {
                self.masses.push((u8::try_from(label).unwrap_or(u8::MAX), mass));
            }
        }
        self.ends.push(self.masses.len());
    }

    /// The likelihood of "nothing", token by token.
    pub(crate) fn nothing(&self) -> &[f32] {
        &self.nothing
    }

    /// The mean likelihood of each label over some tokens.
    pub(crate) fn means(&self, tokens: Range<usize>, labels: usize) -> Vec<f32> {
        let mut means = vec![0.0; labels];
        let start = tokens.start.checked_sub(1).and_then(|before| self.ends.get(before)).copied();
        let end = tokens.end.checked_sub(1).and_then(|last| self.ends.get(last)).copied().unwrap_or(0);
        for (label, mass) in self.masses.get(start.unwrap_or(0)..end).unwrap_or(&[]) {
            if let Some(mean) = means.get_mut(usize::from(*label)) {
                *mean += mass;
            }
        }
        let count = tokens.len().max(1) as f32;
        means.iter_mut().for_each(|mean| *mean /= count);
        means
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Two labels: tags O, B-0, I-0, B-1, I-1.
    fn check(rows: &[[f32; 5]], bias: f32) -> Vec<(Range<usize>, usize)> {
        let mut decoder = Decoder::new(2, bias);
        for row in rows {
            decoder.push(&row.map(f32::ln));
        }
        decoder.finish().0.into_iter().map(|segment| (segment.tokens, segment.label)).collect()
    }

    const O: [f32; 5] = [0.96, 0.01, 0.01, 0.01, 0.01];
    const B0: [f32; 5] = [0.01, 0.96, 0.01, 0.01, 0.01];
    const I0: [f32; 5] = [0.01, 0.01, 0.96, 0.01, 0.01];
    const B1: [f32; 5] = [0.01, 0.01, 0.01, 0.96, 0.01];
    const I1: [f32; 5] = [0.01, 0.01, 0.01, 0.01, 0.96];

    #[test]
    fn paths() {
        type Case = (&'static [[f32; 5]], Vec<(Range<usize>, usize)>);
        let table: [Case; 8] = [
            (&[], vec![]),
            (&[O, O], vec![]),
            (&[B0, I0, O, B1], vec![(0..2, 0), (3..4, 1)]),
            (&[B0, B0, I0], vec![(0..1, 0), (1..3, 0)]),
            (&[O, I0, I0, O], vec![(1..3, 0)]),
            (&[I0, I0], vec![(0..2, 0)]),
            (&[B0, [0.01, 0.01, 0.01, 0.02, 0.95]], vec![(0..1, 0), (1..2, 1)]),
            (&[B0, I0, B1, I1, I1], vec![(0..2, 0), (2..5, 1)]),
        ];
        for (rows, expected) in table {
            assert_eq!(check(rows, 0.0), expected, "{rows:?}");
        }
    }

    #[test]
    fn a_negative_bias_finds_more() {
        let unsure = [0.6, 0.35, 0.02, 0.02, 0.01];
        assert_eq!(check(&[O, unsure, O], 0.0), []);
        assert_eq!(check(&[O, unsure, O], -1.0), [(1..2, 0)]);
    }

    #[test]
    fn means_are_over_the_tokens_asked_for() {
        let mut decoder = Decoder::new(2, 0.0);
        for row in [O, B0, I0, O] {
            decoder.push(&row.map(f32::ln));
        }
        let (_, facts) = decoder.finish();
        let means = facts.means(1..3, 2);
        assert!((means[0] - 0.97).abs() < 1e-3 && (means[1] - 0.02).abs() < 1e-3, "{means:?}");
        assert!((facts.nothing()[0] - 0.96).abs() < 1e-3);
    }

    #[test]
    fn a_million_tokens_are_no_different_from_ten() {
        let mut decoder = Decoder::new(2, 0.0);
        for _ in 0..300_000 {
            for row in [O, B0, I0] {
                decoder.push(&row.map(f32::ln));
            }
        }
        let (segments, _) = decoder.finish();
        assert_eq!(segments.len(), 300_000);
        assert_eq!(segments.last(), Some(&Segment { tokens: 899_998..900_000, label: 0 }));
    }

    proptest! {
        /// Against trying every path.
        #[test]
        fn no_path_is_better(rows in prop::collection::vec(prop::array::uniform5(-4.0f32..4.0), 1..6)) {
            let rows: Vec<Vec<f32>> = rows.iter().map(|row| {
                let mut row = row.to_vec();
                log_softmax(&mut row, 1.3);
                row
            }).collect();
            let mut decoder = Decoder::new(2, 0.0);
            rows.iter().for_each(|row| decoder.push(row));
            let (segments, _) = decoder.finish();
            let mut tags = vec![0; rows.len()];
            for segment in &segments {
                for token in segment.tokens.clone() {
                    tags[token] = if token == segment.tokens.start { 1 } else { 2 } + 2 * segment.label;
                }
            }
            let score = |tags: &[usize]| rows.iter().zip(tags).map(|(row, tag)| row[*tag]).sum::<f32>();
            let mut best = f32::NEG_INFINITY;
            for code in 0..5usize.pow(rows.len() as u32) {
                let path: Vec<usize> = (0..rows.len()).map(|at| code / 5usize.pow(at as u32) % 5).collect();
                let allowed = path.iter().enumerate().all(|(at, tag)| {
                    *tag == 0 || tag % 2 == 1 || at > 0 && (path[at - 1] == *tag || path[at - 1] == tag - 1)
                });
                if allowed {
                    best = best.max(score(&path));
                }
            }
            prop_assert!((score(&tags) - best).abs() < 1e-3);
        }
    }
}
