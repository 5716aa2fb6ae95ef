//! What is sure enough to be reported of all that the views of a picture show.

use blackbar_core::ObjectKind;

use super::card::Wanted;
use super::decode::Candidate;
use super::merge;
use super::scene::Scene;
use super::views::View;

/// A view that is turned shows the upright things of the picture lying down: what looks like a face there must look
/// so more clearly.
const TURNED_MARGIN: f32 = 0.2;
/// In a tile of a page large print looks like a logo or a signature; a plate is a plate.
const TILE_MARGIN: f32 = 0.1;
/// A box holds a name when it has this share of it.
const HOLDS: f32 = 0.7;

/// What a view shows, and how much more than others it needs.
pub(super) struct Seen {
    candidate: Candidate,
    margin: f32,
}

impl Seen {
    pub(super) fn new(candidate: Candidate, view: &View) -> Seen {
        let in_tile = view.is_tile() && matches!(candidate.kind, ObjectKind::Logo | ObjectKind::Signature);
        let margin = match (view.turns, in_tile) {
            (0, false) => 0.0,
            (0, true) => TILE_MARGIN,
            _ => TURNED_MARGIN,
        };
        Seen { candidate, margin }
    }

    pub(super) fn kind(&self) -> ObjectKind {
        self.candidate.kind
    }

    /// As the view shows it, however faint.
    pub(super) fn faint(&self) -> Candidate {
        self.candidate
    }

    /// It, if it scores what it needs.
    pub(super) fn plain(&self, needed: impl Fn(&Candidate) -> f32) -> Option<Candidate> {
        (self.score() >= needed(&self.candidate)).then_some(self.candidate)
    }

    fn score(&self) -> f32 {
        self.candidate.score - self.margin
    }
}

/// What is sure enough in a picture of `size`: by itself, or beside another of its kind that is plain to see.
pub(super) fn believed(kinds: &[Wanted], seen: &[Seen], scene: Scene, size: (u32, u32)) -> Vec<Candidate> {
    let mut believed = Vec::new();
    for wanted in kinds {
        let own = || seen.iter().filter(|seen| seen.candidate.kind == wanted.kind);
        let accompanied = own().any(|seen| seen.score() >= wanted.plain(scene));
        let is_sure = |seen: &&Seen| {
            let large = seen.candidate.is_large(size.0, size.1);
            let alone = seen.score() >= wanted.threshold(scene, large);
            alone || (accompanied && seen.score() >= wanted.beside_another(scene, large))
        };
        believed.extend(own().filter(is_sure).map(|seen| seen.candidate));
    }
    believed
}

/// The surest of a kind that holds most of an area, if it is at least this sure.
pub(super) fn surest_around(
    kind: ObjectKind,
    seen: &[Seen],
    area: [f32; 4],
    least: f32,
) -> Option<Candidate> {
    let holds = |candidate: &Candidate| {
        candidate.kind == kind && merge::shared(&candidate.area, &area) > HOLDS * merge::size(&area)
    };
    let around = seen.iter().filter(|seen| seen.score() >= least && holds(&seen.candidate));
    around.max_by(|a, b| a.score().total_cmp(&b.score())).map(|seen| seen.candidate)
}

#[cfg(test)]
mod tests {
    use super::super::card::testing::card;
    use super::*;

    fn scores(scene: Scene, seen: &[(f32, f32)]) -> Vec<f32> {
        let kinds = card().check().unwrap();
        let small = |(number, (score, margin)): (usize, &(f32, f32))| {
            let left = 20.0 * number as f32;
            let candidate =
                Candidate { kind: ObjectKind::Logo, area: [left, 0.0, left + 10.0, 10.0], score: *score };
            Seen { candidate, margin: *margin }
        };
        let seen: Vec<Seen> = seen.iter().enumerate().map(small).collect();
        believed(&kinds, &seen, scene, (1000, 1000)).iter().map(|candidate| candidate.score).collect()
    }

    #[test]
    fn marks_beside_a_plain_one_need_less_on_photographs() {
        assert_eq!(scores(Scene::Photograph, &[(0.18, 0.0), (0.16, 0.0)]), [0.0; 0], "none is plain");
        assert_eq!(scores(Scene::Photograph, &[(0.18, 0.0), (0.25, 0.0), (0.14, 0.0)]), [0.18, 0.25]);
        assert_eq!(scores(Scene::Page, &[(0.18, 0.0), (0.45, 0.0)]), [0.45], "print looks like marks");
    }

    #[test]
    fn what_a_tile_shows_needs_more() {
        assert_eq!(scores(Scene::Photograph, &[(0.25, 0.1), (0.18, 0.0)]), [0.0; 0]);
        assert_eq!(scores(Scene::Photograph, &[(0.35, 0.1), (0.2, 0.1), (0.18, 0.0)]), [0.35, 0.18]);
    }
}
