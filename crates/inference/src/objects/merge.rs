//! One box for an object that several views saw.

use super::decode::Candidate;

/// Boxes that share this much of their union are the same object.
const SAME: f32 = 0.4;
/// A box that lies in a better one of its kind by this much of itself adds nothing.
const INSIDE: f32 = 0.85;

/// The best box of each object, the best first.
pub(super) fn once(mut candidates: Vec<Candidate>) -> Vec<Candidate> {
    candidates.sort_by(|a, b| b.score.total_cmp(&a.score));
    let mut kept: Vec<Candidate> = Vec::new();
    for candidate in candidates {
        let known = kept.iter().any(|other| {
            let shared = shared(&candidate.area, &other.area);
            let (own, others) = (size(&candidate.area), size(&other.area));
            other.kind == candidate.kind && (shared > SAME * (own + others - shared) || shared > INSIDE * own)
        });
        if !known {
            kept.push(candidate);
        }
    }
    kept
}

/// How much two boxes share of their union.
pub(super) fn overlap(a: &[f32; 4], b: &[f32; 4]) -> f32 {
    let both = shared(a, b);
    both / (size(a) + size(b) - both).max(f32::MIN_POSITIVE)
}

/// In square pixels.
pub(super) fn size(area: &[f32; 4]) -> f32 {
    (area[2] - area[0]).max(0.0) * (area[3] - area[1]).max(0.0)
}

/// What two boxes share, in square pixels.
pub(super) fn shared(a: &[f32; 4], b: &[f32; 4]) -> f32 {
    size(&[a[0].max(b[0]), a[1].max(b[1]), a[2].min(b[2]), a[3].min(b[3])])
}

#[cfg(test)]
mod tests {
    use blackbar_core::ObjectKind;

    use super::*;

    #[test]
    fn the_best_of_each_object_stays() {
        let at = |kind, area, score| Candidate { kind, area, score };
        let face = ObjectKind::Face;
        let found = once(vec![
            at(face, [1.0, 0.0, 11.0, 10.0], 0.6),
            at(face, [0.0, 0.0, 10.0, 10.0], 0.9),
            at(face, [2.0, 2.0, 5.0, 5.0], 0.7),
            at(face, [30.0, 0.0, 40.0, 10.0], 0.5),
            at(ObjectKind::Logo, [0.0, 0.0, 10.0, 10.0], 0.4),
            at(face, [0.0, 0.0, 30.0, 30.0], 0.45),
        ]);
        let scores: Vec<f32> = found.iter().map(|candidate| candidate.score).collect();
        assert_eq!(scores, [0.9, 0.5, 0.45, 0.4]);
    }
}
