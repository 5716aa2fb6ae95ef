//! The `[objects]` table of a model's card: which kinds its network finds and how its outputs are read.

use std::collections::BTreeMap;

use blackbar_core::ObjectKind;

use super::scene::Scene;

/// How a network's numbers become boxes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Decoder {
    /// CenterFace: a heat map, sizes and offsets at stride 4; one kind.
    Centerface,
    /// Ours: a heat map for each kind and the distances to four edges at stride 8.
    Edges,
}

/// A kind of object and the scores from which on one is reported.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Wanted {
    pub(super) kind: ObjectKind,
    on_pages: f32,
    on_photographs: f32,
    /// For one that is large in its picture, if that is less: on a page, on a photograph.
    large: [f32; 2],
    /// For one on a photograph that shows another one plainly.
    beside: f32,
    /// For one on a photograph that holds the name of a brand.
    named: f32,
    /// What scores less is not looked at more closely: on a page, on a photograph.
    glimpse: [f32; 2],
}

impl Wanted {
    #[cfg(test)]
    pub(super) const fn new(kind: ObjectKind, threshold: f32) -> Wanted {
        Wanted {
            kind,
            on_pages: threshold,
            on_photographs: threshold,
            large: [threshold; 2],
            beside: threshold,
            named: threshold,
            glimpse: [threshold; 2],
        }
    }

    /// The score that is needed in such a picture by one of several; none less than by one alone.
    pub(super) fn beside_another(&self, scene: Scene, large: bool) -> f32 {
        let alone = self.threshold(scene, large);
        if scene == Scene::Photograph { alone.min(self.beside) } else { alone }
    }

    /// The score that is needed by one with a brand's name in it.
    pub(super) fn around_a_name(&self) -> f32 {
        self.named
    }

    /// The score from which on a place is worth a closer look.
    pub(super) fn glimpse(&self, scene: Scene) -> f32 {
        let [on_page, on_photograph] = self.glimpse;
        if scene == Scene::Page { on_page } else { on_photograph }
    }

    /// The score from which on one shows that there may be others.
    pub(super) fn plain(&self, scene: Scene) -> f32 {
        self.threshold(scene, false)
    }

    /// The score that is needed in such a picture, by an object that is large in it or by any other.
    pub(super) fn threshold(&self, scene: Scene, large: bool) -> f32 {
        let [large_on_page, large_on_photograph] = self.large;
        let (usual, of_large) = match scene {
            Scene::Page => (self.on_pages, large_on_page),
            Scene::Photograph => (self.on_photographs, large_on_photograph),
        };
        if large { usual.min(of_large) } else { usual }
    }

    /// Below this score it is nothing anywhere.
    pub(super) fn lowest(&self) -> f32 {
        self.large
            .into_iter()
            .chain(self.glimpse)
            .chain([self.on_photographs, self.beside, self.named])
            .fold(self.on_pages, f32::min)
    }
}

/// What a card says of a network that finds objects.
#[derive(Clone, Debug, PartialEq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ObjectsCard {
    /// How its outputs are read.
    pub(super) decoder: Decoder,
    /// The kinds in the order of its heat maps, by their names on the wire.
    pub(super) kinds: Vec<String>,
    /// The score from which on an object is reported, by kind.
    pub(super) thresholds: BTreeMap<String, f32>,
    /// The same for photographs, where it differs: print looks like a logo, the things on a photograph seldom do.
    #[serde(default)]
    pub(super) photo_threshold: BTreeMap<String, f32>,
    /// The same for objects that are large in their picture: marks alone on white, labels, bonnets.
    #[serde(default)]
    pub(super) large_threshold: BTreeMap<String, f32>,
    /// The same for large objects on photographs, where it differs: hardly anything else is so large there.
    #[serde(default)]
    pub(super) large_photo_threshold: BTreeMap<String, f32>,
    /// The same for objects on a photograph that has one at the threshold for photographs: marks come in rows.
    #[serde(default)]
    pub(super) beside_photo_threshold: BTreeMap<String, f32>,
    /// The same for objects on a photograph in which the name of a brand was read: that says more than the network.
    #[serde(default)]
    pub(super) named_photo_threshold: BTreeMap<String, f32>,
    /// The score in the first views from which on a place is looked at more closely (as in a mirror, larger,
    /// turned), by kind.
    pub(super) glimpse_threshold: BTreeMap<String, f32>,
    /// The same for photographs, where it differs.
    #[serde(default)]
    pub(super) glimpse_photo_threshold: BTreeMap<String, f32>,
    /// The kinds of which it misses so many that the sender is told.
    #[serde(default)]
    pub(super) weak: Vec<String>,
}

impl ObjectsCard {
    /// The kinds with their thresholds, if the table can be worked with; else what is wrong with it.
    pub(super) fn check(&self) -> Result<Vec<Wanted>, String> {
        if self.kinds.is_empty() || (self.decoder == Decoder::Centerface && self.kinds.len() != 1) {
            return Err("kinds: not as many as the decoder has heat maps".into());
        }
        let mut kinds: Vec<Wanted> = Vec::with_capacity(self.kinds.len());
        for name in &self.kinds {
            let kind = ObjectKind::ALL.into_iter().find(|kind| kind.name() == name);
            let kind = kind.ok_or_else(|| format!("kinds: {name} is unknown"))?;
            if kinds.iter().any(|known| known.kind == kind) {
                return Err(format!("kinds: {name} is there twice"));
            }
            let on_pages =
                *self.thresholds.get(name).ok_or_else(|| format!("thresholds: {name} is missing"))?;
            let on_photographs = self.photo_threshold.get(name).copied().unwrap_or(on_pages);
            let large = self.large_threshold.get(name).copied().unwrap_or(on_pages);
            let large = [large, self.large_photo_threshold.get(name).copied().unwrap_or(large)];
            let beside = self.beside_photo_threshold.get(name).copied().unwrap_or(on_photographs);
            let named = self.named_photo_threshold.get(name).copied().unwrap_or(beside);
            let glimpse = *self
                .glimpse_threshold
                .get(name)
                .ok_or_else(|| format!("glimpse_threshold: {name} is missing"))?;
            let glimpse = [glimpse, self.glimpse_photo_threshold.get(name).copied().unwrap_or(glimpse)];
            let is_score = |threshold: &f32| *threshold > 0.0 && *threshold < 1.0;
            if ![on_pages, on_photographs, beside, named].iter().chain(&large).chain(&glimpse).all(is_score) {
                return Err(format!("thresholds: {name} must lie between 0 and 1"));
            }
            kinds.push(Wanted { kind, on_pages, on_photographs, large, beside, named, glimpse });
        }
        let is_no_kind = |name: &String| !self.kinds.contains(name);
        let others = [
            &self.large_threshold,
            &self.large_photo_threshold,
            &self.beside_photo_threshold,
            &self.named_photo_threshold,
            &self.glimpse_threshold,
            &self.glimpse_photo_threshold,
        ];
        let tables = [&self.thresholds, &self.photo_threshold].into_iter().chain(others);
        if tables.flat_map(|table| table.keys()).any(is_no_kind) {
            return Err("thresholds: one is of no kind".into());
        }
        Ok(kinds)
    }
}

#[cfg(test)]
pub(super) mod testing {
    use super::*;

    /// A card of two kinds with thresholds of every sort.
    pub(crate) fn card() -> ObjectsCard {
        ObjectsCard {
            decoder: Decoder::Edges,
            kinds: vec!["LOGO".into(), "SIGNATURE".into()],
            thresholds: BTreeMap::from([("LOGO".into(), 0.4), ("SIGNATURE".into(), 0.3)]),
            photo_threshold: BTreeMap::from([("LOGO".into(), 0.2)]),
            large_threshold: BTreeMap::from([("LOGO".into(), 0.3)]),
            large_photo_threshold: BTreeMap::from([("LOGO".into(), 0.1)]),
            beside_photo_threshold: BTreeMap::from([("LOGO".into(), 0.15)]),
            named_photo_threshold: BTreeMap::from([("LOGO".into(), 0.05)]),
            glimpse_threshold: BTreeMap::from([("LOGO".into(), 0.06), ("SIGNATURE".into(), 0.1)]),
            glimpse_photo_threshold: BTreeMap::from([("LOGO".into(), 0.04)]),
            weak: vec!["LOGO".into()],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::testing::card;
    use super::*;

    fn check(change: impl FnOnce(&mut ObjectsCard)) -> Result<Vec<Wanted>, String> {
        let mut card = card();
        change(&mut card);
        card.check()
    }

    #[test]
    fn a_good_card_gives_kinds_with_thresholds() {
        let kinds = check(|_| {}).unwrap();
        let thresholds: Vec<_> = kinds
            .iter()
            .map(|wanted| {
                (wanted.kind, [Scene::Page, Scene::Photograph].map(|scene| wanted.threshold(scene, false)))
            })
            .collect();
        assert_eq!(thresholds, [(ObjectKind::Logo, [0.4, 0.2]), (ObjectKind::Signature, [0.3, 0.3])]);
        assert_eq!(kinds[0].lowest(), 0.04);
        assert_eq!([Scene::Page, Scene::Photograph].map(|scene| kinds[0].glimpse(scene)), [0.06, 0.04]);
        assert_eq!([kinds[0].around_a_name(), kinds[1].around_a_name()], [0.05, 0.3]);
        let large = [Scene::Page, Scene::Photograph].map(|scene| kinds[0].threshold(scene, true));
        assert_eq!(large, [0.3, 0.1]);
        let beside = [Scene::Page, Scene::Photograph].map(|scene| kinds[0].beside_another(scene, false));
        assert_eq!(beside, [0.4, 0.15]);
        assert_eq!(
            (kinds[0].beside_another(Scene::Photograph, true), kinds[0].plain(Scene::Photograph)),
            (0.1, 0.2)
        );
        assert_eq!(kinds[1].beside_another(Scene::Photograph, false), 0.3);
    }

    #[test]
    fn a_card_that_cannot_work_is_refused() {
        let wrong: [fn(&mut ObjectsCard); 19] = [
            |card| card.kinds.clear(),
            |card| card.decoder = Decoder::Centerface,
            |card| card.kinds.push("LOGO".into()),
            |card| card.kinds.push("DOG".into()),
            |card| card.kinds.push("FACE".into()),
            |card| card.thresholds.extend([("LOGO".into(), f32::NAN)]),
            |card| card.thresholds.extend([("FACE".into(), 0.5)]),
            |card| card.photo_threshold.extend([("LOGO".into(), 1.0)]),
            |card| card.photo_threshold.extend([("FACE".into(), 0.5)]),
            |card| card.large_threshold.extend([("LOGO".into(), 0.0)]),
            |card| card.large_photo_threshold.extend([("LOGO".into(), 1.0)]),
            |card| card.beside_photo_threshold.extend([("LOGO".into(), 0.0)]),
            |card| card.beside_photo_threshold.extend([("FACE".into(), 0.5)]),
            |card| card.named_photo_threshold.extend([("LOGO".into(), 0.0)]),
            |card| card.named_photo_threshold.extend([("FACE".into(), 0.5)]),
            |card| card.glimpse_threshold.extend([("LOGO".into(), 0.0)]),
            |card| card.glimpse_threshold.extend([("FACE".into(), 0.5)]),
            |card| card.glimpse_threshold.clear(),
            |card| card.glimpse_photo_threshold.extend([("LOGO".into(), 1.0)]),
        ];
        for change in wrong {
            assert!(check(change).is_err());
        }
    }
}
