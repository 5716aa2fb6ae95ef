//! Where a closer look is worth its time. What is small or turned away is half seen at a glance: of 2,367 objects in 789 pictures one
//! that only a closer look finds, a logo, had no glimpse in its part of the picture (training/objects/README.md).

use blackbar_core::ObjectKind;

use super::believed::Seen;
use super::card::Wanted;
use super::decode::Candidate;
use super::merge;
use super::scene::Scene;

/// A glimpse that lies in something sure by this share of itself, or shares this much of both, is no other thing.
const INSIDE: f32 = 0.7;
const SAME: f32 = 0.3;
/// What is smaller than this share of the picture's longer side is boxed better when it is seen larger, however plain.
const SMALL: f32 = 0.08;

/// The middles of what was half seen, in pixels of the picture.
#[derive(Default)]
pub(super) struct Glimpses(Vec<[f32; 2]>);

impl Glimpses {
    /// All of the kinds asked for that was seen and is neither too faint nor plain already, in a picture of `size`.
    pub(super) fn of(
        kinds: &[Wanted],
        asked: &[ObjectKind],
        seen: &[Seen],
        scene: Scene,
        size: (u32, u32),
    ) -> Glimpses {
        let mut middles = Vec::new();
        for wanted in kinds.iter().filter(|wanted| asked.contains(&wanted.kind)) {
            let own = || seen.iter().filter(|seen| seen.kind() == wanted.kind);
            let threshold = |area: &Candidate| wanted.threshold(scene, area.is_large(size.0, size.1));
            let plain = own().filter_map(|seen| seen.plain(threshold));
            let plain: Vec<Candidate> = plain.filter(|known| !is_small(&known.area, size)).collect();
            let glimpses = own().map(Seen::faint).filter(|glimpse| glimpse.score >= wanted.glimpse(scene));
            let others = glimpses.filter(|glimpse| !plain.iter().any(|known| holds(known, glimpse)));
            middles.extend(others.map(|glimpse| middle(&glimpse.area)));
        }
        Glimpses(middles)
    }

    /// Something else that may be something.
    pub(super) fn add(&mut self, area: [f32; 4]) {
        self.0.push(middle(&area));
    }

    /// Whether anything was half seen in a part of the picture.
    pub(super) fn are_in(&self, part: [f64; 4]) -> bool {
        let [left, top, right, bottom] = part;
        self.0
            .iter()
            .any(|[x, y]| (left..=right).contains(&f64::from(*x)) && (top..=bottom).contains(&f64::from(*y)))
    }
}

fn is_small(area: &[f32; 4], (width, height): (u32, u32)) -> bool {
    (area[2] - area[0]).max(area[3] - area[1]) < SMALL * width.max(height) as f32
}

fn middle(area: &[f32; 4]) -> [f32; 2] {
    [(area[0] + area[2]) / 2.0, (area[1] + area[3]) / 2.0]
}

fn holds(known: &Candidate, glimpse: &Candidate) -> bool {
    merge::overlap(&known.area, &glimpse.area) > SAME
        || merge::shared(&known.area, &glimpse.area) > INSIDE * merge::size(&glimpse.area)
}

#[cfg(test)]
mod tests {
    use super::super::card::testing::card;
    use super::super::views::{Plan, View, first};
    use super::*;

    const SIZE: (u32, u32) = (640, 480);

    fn glimpses(asked: &[ObjectKind], seen: &[(ObjectKind, [f32; 4], f32)]) -> Glimpses {
        let view: View =
            first(640, 480, Plan { levels: 0, large_tiles: false, mirrored: false, turned: false }).remove(0);
        let seen: Vec<Seen> = seen
            .iter()
            .map(|(kind, area, score)| {
                Seen::new(Candidate { kind: *kind, area: *area, score: *score }, &view)
            })
            .collect();
        Glimpses::of(&card().check().unwrap(), asked, &seen, Scene::Photograph, SIZE)
    }

    #[test]
    fn what_is_half_seen_is_worth_a_look_in_its_part() {
        let logo = ObjectKind::Logo;
        let found = glimpses(&[logo], &[(logo, [10.0, 10.0, 30.0, 30.0], 0.05)]);
        assert!(found.are_in([0.0, 0.0, 640.0, 480.0]) && found.are_in([0.0, 0.0, 320.0, 240.0]));
        assert!(!found.are_in([320.0, 0.0, 640.0, 240.0]));
        assert!(
            !glimpses(&[logo], &[(logo, [10.0, 10.0, 30.0, 30.0], 0.035)]).are_in([0.0, 0.0, 640.0, 480.0])
        );
    }

    #[test]
    fn what_is_plain_or_not_asked_for_is_not() {
        let (logo, signature) = (ObjectKind::Logo, ObjectKind::Signature);
        let plain = (logo, [10.0, 10.0, 70.0, 50.0], 0.5);
        let whole = [0.0, 0.0, 640.0, 480.0];
        assert!(!glimpses(&[logo], &[plain, (logo, [12.0, 12.0, 30.0, 30.0], 0.1)]).are_in(whole));
        assert!(glimpses(&[logo], &[plain, (logo, [90.0, 12.0, 110.0, 30.0], 0.1)]).are_in(whole));
        assert!(glimpses(&[logo], &[(logo, [10.0, 10.0, 50.0, 50.0], 0.9)]).are_in(whole), "small ones are");
        assert!(!glimpses(&[logo], &[(signature, [60.0, 12.0, 80.0, 30.0], 0.2)]).are_in(whole));
        let mut named = glimpses(&[logo], &[]);
        assert!(!named.are_in(whole));
        named.add([60.0, 12.0, 80.0, 30.0]);
        assert!(named.are_in(whole));
    }
}
