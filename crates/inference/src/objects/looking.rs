//! How one network looks at a picture: at a glance, then more closely and turned where that is worth it.

use std::sync::Arc;

use blackbar_core::{FoundObject, ObjectKind};

use super::believed::{Seen, believed, surest_around};
use super::brands::Named;
use super::decode::Candidate;
use super::glimpses::Glimpses;
use super::network::LazyNetwork;
use super::scene::Scene;
use super::views::{self, View};
use super::{merge, named_logos};

/// What is looked for, and where.
pub(super) struct Task<'t> {
    /// What the picture shows.
    pub(super) scene: Scene,
    /// Its width and height.
    pub(super) size: (u32, u32),
    /// The kinds asked for.
    pub(super) kinds: &'t [ObjectKind],
    /// The brands' names on it that may be logos.
    pub(super) names: &'t [Named],
}

/// A network and what it has seen of a picture.
pub(super) struct Look<'r> {
    network: &'r Arc<LazyNetwork>,
    seen: Vec<Seen>,
    /// What was half seen at a glance.
    glimpses: Glimpses,
}

impl<'r> Look<'r> {
    /// Nothing is seen yet.
    pub(super) fn new(network: &'r Arc<LazyNetwork>) -> Look<'r> {
        Look { network, seen: Vec::new(), glimpses: Glimpses::default() }
    }

    /// Who looks.
    pub(super) fn network(&self) -> &'r Arc<LazyNetwork> {
        self.network
    }

    /// What a view has shown.
    pub(super) fn add(&mut self, view: &View, candidates: Vec<Candidate>) {
        let placed = candidates.into_iter().filter_map(|candidate| view.back(candidate));
        self.seen.extend(placed.map(|candidate| Seen::new(candidate, view)));
    }

    /// The views that are looked at in any case.
    pub(super) fn first(&mut self, task: &Task<'_>) -> Vec<View> {
        views::first(task.size.0, task.size.1, self.network.plan(task.scene))
    }

    /// Those that the first ones make worth looking at.
    pub(super) fn closer(&mut self, task: &Task<'_>) -> Vec<View> {
        self.glimpses = Glimpses::of(self.network.kinds(), task.kinds, &self.seen, task.scene, task.size);
        if self.network.finds(ObjectKind::Logo) {
            task.names.iter().for_each(|name| self.glimpses.add(name.pixels(task.size)));
        }
        let plan = self.network.plan(task.scene);
        self.glimpses.worth_a_look(views::closer(task.size.0, task.size.1, plan), plan.cropped)
    }

    /// The whole picture turned, when all upright views have been seen.
    pub(super) fn turned(&mut self, task: &Task<'_>) -> Vec<View> {
        let sees_none = believed(self.network.kinds(), &self.seen, task.scene, task.size).is_empty();
        let plan = self.network.plan(task.scene);
        let quarters: &[u8] = match (sees_none, task.scene) {
            _ if !plan.turned => &[],
            (true, _) => &[1, 2, 3],
            (false, Scene::Photograph) => &[1, 3],
            (false, Scene::Page) => &[],
        };
        self.glimpses.worth_a_look(views::turned(task.size.0, task.size.1, quarters), plan.cropped)
    }

    /// What all views together have shown.
    pub(super) fn found(&self, task: &Task<'_>) -> Vec<FoundObject> {
        let Look { network, seen, .. } = self;
        let mut found = believed(network.kinds(), seen, task.scene, task.size);
        found.retain(|candidate| task.kinds.contains(&candidate.kind));
        let grown = |candidate: Candidate| candidate.grown(network.growth(candidate.kind));
        let mut found: Vec<Candidate> = merge::once(found).into_iter().map(grown).collect();
        if network.finds(ObjectKind::Logo) && task.kinds.contains(&ObjectKind::Logo) {
            let least = network.around_a_name(ObjectKind::Logo);
            let around = |area| surest_around(ObjectKind::Logo, seen, area, least).map(grown);
            named_logos::add(task.names, task.size, around, &mut found);
        }
        let (width, height) = task.size;
        let reported = |candidate: Candidate| {
            let large = candidate.is_large(width, height);
            let threshold = network.threshold(candidate.kind, task.scene, large);
            let (kind, area) = (candidate.kind, candidate.fraction(width, height));
            FoundObject { kind, area, likelihood: likelihood(candidate.score, threshold) }
        };
        found.into_iter().map(reported).collect()
    }
}

/// The views that the networks want, each with the numbers of those who want it.
pub(super) fn shared_views(wanted: impl Iterator<Item = Vec<View>>) -> Vec<(View, Vec<usize>)> {
    let mut views: Vec<(View, Vec<usize>)> = Vec::new();
    for (number, own) in wanted.enumerate() {
        for view in own {
            match views.iter_mut().find(|(known, _)| *known == view) {
                Some((_, numbers)) => numbers.push(number),
                None => views.push((view, vec![number])),
            }
        }
    }
    views
}

/// A score as a likelihood where one half means "report".
fn likelihood(score: f32, threshold: f32) -> f32 {
    (0.5 + 0.5 * (score - threshold) / (1.0 - threshold)).clamp(0.5, 1.0)
}

#[cfg(test)]
mod tests {
    use super::super::views::Plan;
    use super::*;

    #[test]
    fn a_view_that_several_want_is_there_once() {
        let plan = |mirrored| Plan { levels: 1, large_tiles: false, mirrored, turned: false, cropped: false };
        let [plain, mirrored] = [false, true].map(|mirrored| views::closer(1224, 817, plan(mirrored)));
        let shared = shared_views([plain, mirrored, Vec::new()].into_iter());
        assert_eq!(shared.iter().filter(|(_, numbers)| *numbers == [0, 1]).count(), 4);
        assert_eq!(shared.iter().filter(|(_, numbers)| *numbers == [1]).count(), 1);
    }

    #[test]
    fn a_likelihood_of_one_half_is_the_threshold() {
        assert_eq!([likelihood(0.4, 0.4), likelihood(0.7, 0.4), likelihood(0.1, 0.4)], [0.5, 0.75, 0.5]);
    }
}
