//! Where a closer look is worth its time. What is small or turned away is half seen at a glance: of 2,367 objects in 789 pictures one
//! that only a closer look finds, a logo, had no glimpse in its part of the picture (training/objects/README.md).

use blackbar_core::ObjectKind;

use super::believed::Seen;
use super::card::Wanted;
use super::decode::Candidate;
use super::scene::Scene;
use super::views::View;
use super::{crops, merge};

/// A glimpse that lies in something sure by this share of itself, or shares this much of both, is no other thing.
const INSIDE: f32 = 0.7;
const SAME: f32 = 0.3;
/// What is smaller than this share of the picture's longer side is boxed better when it is seen larger, however plain.
const SMALL: f32 = 0.08;

/// What was half seen, in pixels of the picture.
#[derive(Default)]
pub(super) struct Glimpses(Vec<[f64; 4]>);

impl Glimpses {
    /// All of the kinds asked for that was seen and is neither too faint nor plain already, in a picture of `size`.
    pub(super) fn of(
        kinds: &[Wanted],
        asked: &[ObjectKind],
        seen: &[Seen],
        scene: Scene,
        size: (u32, u32),
    ) -> Glimpses {
        let mut areas = Vec::new();
        for wanted in kinds.iter().filter(|wanted| asked.contains(&wanted.kind)) {
            let own = || seen.iter().filter(|seen| seen.kind() == wanted.kind);
            let threshold = |area: &Candidate| wanted.threshold(scene, area.is_large(size.0, size.1));
            let plain = own().filter_map(|seen| seen.plain(threshold));
            let plain: Vec<Candidate> = plain.filter(|known| !is_small(&known.area, size)).collect();
            let glimpses = own().map(Seen::faint).filter(|glimpse| glimpse.score >= wanted.glimpse(scene));
            let others = glimpses.filter(|glimpse| !plain.iter().any(|known| holds(known, glimpse)));
            areas.extend(others.map(|glimpse| glimpse.area.map(f64::from)));
        }
        Glimpses(areas)
    }

    /// Something else that may be something.
    pub(super) fn add(&mut self, area: [f32; 4]) {
        self.0.push(area.map(f64::from));
    }

    /// The views with a glimpse in them; cropped to it and what is around it if asked for. Then of several tiles that show
    /// a glimpse the one that shows most around it does.
    pub(super) fn worth_a_look(&self, mut views: Vec<View>, cropped: bool) -> Vec<View> {
        if !cropped {
            views.retain(|view| self.0.iter().any(|area| view.room_around(*area) >= 0.0));
            return views;
        }
        let mut within: Vec<Vec<[f64; 4]>> = vec![Vec::new(); views.len()];
        for area in &self.0 {
            let holding = || views.iter().enumerate().filter(|(_, view)| view.room_around(*area) >= 0.0);
            let tiles = holding().filter(|(_, view)| view.is_tile());
            let best = tiles.max_by(|(_, a), (_, b)| a.room_around(*area).total_cmp(&b.room_around(*area)));
            for (number, _) in holding().filter(|(_, view)| !view.is_tile()).chain(best) {
                within.get_mut(number).into_iter().for_each(|areas| areas.push(*area));
            }
        }
        let seen = views.into_iter().zip(within).filter(|(_, areas)| !areas.is_empty());
        seen.flat_map(|(view, areas)| crops::around(view, &areas)).collect()
    }
}

fn is_small(area: &[f32; 4], (width, height): (u32, u32)) -> bool {
    (area[2] - area[0]).max(area[3] - area[1]) < SMALL * width.max(height) as f32
}

fn holds(known: &Candidate, glimpse: &Candidate) -> bool {
    merge::overlap(&known.area, &glimpse.area) > SAME
        || merge::shared(&known.area, &glimpse.area) > INSIDE * merge::size(&glimpse.area)
}

#[cfg(test)]
mod tests {
    use super::super::card::testing::card;
    use super::super::views::{Plan, closer, first, turned};
    use super::*;

    const SIZE: (u32, u32) = (640, 480);

    fn glimpses(asked: &[ObjectKind], seen: &[(ObjectKind, [f32; 4], f32)]) -> Glimpses {
        let view: View = first(
            640,
            480,
            Plan { levels: 0, large_tiles: false, mirrored: false, turned: false, cropped: false },
        )
        .remove(0);
        let seen: Vec<Seen> = seen
            .iter()
            .map(|(kind, area, score)| {
                Seen::new(Candidate { kind: *kind, area: *area, score: *score }, &view)
            })
            .collect();
        Glimpses::of(&card().check().unwrap(), asked, &seen, Scene::Photograph, SIZE)
    }

    fn any_in(glimpses: &Glimpses, part: [f64; 4]) -> bool {
        let plan = Plan { levels: 0, large_tiles: false, mirrored: false, turned: false, cropped: false };
        let whole = first(640, 480, plan).remove(0);
        let frame = [part[2] - part[0], part[3] - part[1]].map(|side| side as u32);
        !glimpses.worth_a_look(vec![whole.cropped(part, frame)], false).is_empty()
    }

    #[test]
    fn what_is_half_seen_is_worth_a_look_in_its_part() {
        let logo = ObjectKind::Logo;
        let found = glimpses(&[logo], &[(logo, [10.0, 10.0, 30.0, 30.0], 0.05)]);
        assert!(any_in(&found, [0.0, 0.0, 640.0, 480.0]) && any_in(&found, [0.0, 0.0, 320.0, 240.0]));
        assert!(!any_in(&found, [320.0, 0.0, 640.0, 240.0]));
        let fainter = glimpses(&[logo], &[(logo, [10.0, 10.0, 30.0, 30.0], 0.035)]);
        assert!(!any_in(&fainter, [0.0, 0.0, 640.0, 480.0]));
    }

    #[test]
    fn what_is_plain_or_not_asked_for_is_not() {
        let (logo, signature) = (ObjectKind::Logo, ObjectKind::Signature);
        let plain = (logo, [10.0, 10.0, 70.0, 50.0], 0.5);
        let whole = [0.0, 0.0, 640.0, 480.0];
        let any = |seen: &[(ObjectKind, [f32; 4], f32)]| any_in(&glimpses(&[logo], seen), whole);
        assert!(!any(&[plain, (logo, [12.0, 12.0, 30.0, 30.0], 0.1)]));
        assert!(any(&[plain, (logo, [90.0, 12.0, 110.0, 30.0], 0.1)]));
        assert!(any(&[(logo, [10.0, 10.0, 50.0, 50.0], 0.9)]), "small ones are");
        assert!(!any(&[(signature, [60.0, 12.0, 80.0, 30.0], 0.2)]));
        let mut named = glimpses(&[logo], &[]);
        assert!(!any_in(&named, whole));
        named.add([60.0, 12.0, 80.0, 30.0]);
        assert!(any_in(&named, whole));
    }

    #[test]
    fn a_glimpse_that_two_tiles_show_is_looked_at_once() {
        let mut found = Glimpses::default();
        // In the middle of 1224 x 817 pixels, where four tiles meet.
        found.add([590.0, 395.0, 620.0, 425.0]);
        let plan = Plan { levels: 1, large_tiles: false, mirrored: false, turned: true, cropped: true };
        let tiles = || closer(1224, 817, plan);
        assert_eq!(found.worth_a_look(tiles(), false).len(), 4);
        let cropped = found.worth_a_look(tiles(), true);
        assert_eq!((cropped.len(), cropped[0].frame), (1, [384, 384]));
        assert_eq!(found.worth_a_look(turned(1224, 817, &[1, 3]), true).len(), 2);
    }
}
