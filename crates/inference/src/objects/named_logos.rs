//! Logos that a name tells: the name itself, and what the network saw around it without being sure.

use blackbar_core::ObjectKind;

use super::brands::Named;
use super::decode::Candidate;
use super::merge::overlap;

/// Names are read tightly; so much more is theirs, as a share of the longer side.
const GROWTH: f32 = 0.08;
/// What shares this much with another is the same logo.
const SAME: f32 = 0.7;

/// Adds what the names in a picture of this size tell to what was found there. `around` is what the network saw around an area.
pub(super) fn add(
    names: &[Named],
    size: (u32, u32),
    around: impl Fn([f32; 4]) -> Option<Candidate>,
    found: &mut Vec<Candidate>,
) {
    for name in names {
        let area = name.pixels(size);
        if !area.iter().all(|side| side.is_finite()) || area[0] >= area[2] || area[1] >= area[3] {
            continue;
        }
        let itself = Candidate { kind: ObjectKind::Logo, area, score: name.confidence.clamp(0.0, 1.0) };
        for logo in around(area).into_iter().chain([itself.grown(GROWTH)]) {
            let is_known =
                |other: &Candidate| other.kind == logo.kind && overlap(&other.area, &logo.area) > SAME;
            if !found.iter().any(is_known) {
                found.push(logo);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use blackbar_core::Rect;

    use super::*;

    const NAME: Named = Named { area: Rect { x0: 0.1, y0: 0.1, x1: 0.3, y1: 0.2 }, confidence: 0.9 };

    fn logo(area: [f32; 4], score: f32) -> Candidate {
        Candidate { kind: ObjectKind::Logo, area, score }
    }

    fn areas(names: &[Named], around: Option<Candidate>, mut found: Vec<Candidate>) -> Vec<[f32; 4]> {
        add(names, (100, 100), |_| around, &mut found);
        found.iter().map(|logo| logo.area.map(f32::round)).collect()
    }

    #[test]
    fn a_name_is_a_logo_once() {
        assert_eq!(areas(&[NAME, NAME], None, Vec::new()), [[8.0, 8.0, 32.0, 22.0]]);
        let known = logo([9.0, 9.0, 31.0, 21.0], 0.5);
        assert_eq!(areas(&[NAME], None, vec![known]), [[9.0, 9.0, 31.0, 21.0]]);
    }

    #[test]
    fn what_the_network_saw_around_it_is_one_too() {
        let emblem = logo([5.0, 5.0, 60.0, 60.0], 0.07);
        assert_eq!(areas(&[NAME], Some(emblem), Vec::new()), [emblem.area, [8.0, 8.0, 32.0, 22.0]]);
        assert_eq!(areas(&[], Some(emblem), Vec::new()), [[0.0; 4]; 0]);
    }

    #[test]
    fn a_name_that_lies_nowhere_is_none() {
        for area in [[f32::NAN, 0.0, 1.0, 1.0], [0.5, 0.1, 0.5, 0.2], [0.5, 0.4, 0.2, 0.6]] {
            let [x0, y0, x1, y1] = area;
            let name = Named { area: Rect { x0, y0, x1, y1 }, ..NAME };
            assert_eq!(areas(&[name], None, Vec::new()), [[0.0; 4]; 0]);
        }
    }
}
