//! The `[objects]` table of a model's card: which kinds its network finds and how its outputs are read.

use std::collections::BTreeMap;

use blackbar_core::ObjectKind;

/// How a network's numbers become boxes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Decoder {
    /// CenterFace: a heat map, sizes and offsets at stride 4; one kind.
    Centerface,
    /// Ours: a heat map for each kind and the distances to four edges at stride 8.
    Edges,
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
    /// The kinds of which it misses so many that the sender is told.
    #[serde(default)]
    pub(super) weak: Vec<String>,
}

impl ObjectsCard {
    /// The kinds with their thresholds, if the table can be worked with; else what is wrong with it.
    pub(super) fn check(&self) -> Result<Vec<(ObjectKind, f32)>, String> {
        if self.kinds.is_empty() || (self.decoder == Decoder::Centerface && self.kinds.len() != 1) {
            return Err("kinds: not as many as the decoder has heat maps".into());
        }
        let mut kinds: Vec<(ObjectKind, f32)> = Vec::with_capacity(self.kinds.len());
        for name in &self.kinds {
            let kind = ObjectKind::ALL.into_iter().find(|kind| kind.name() == name);
            let kind = kind.ok_or_else(|| format!("kinds: {name} is unknown"))?;
            if kinds.iter().any(|(known, _)| *known == kind) {
                return Err(format!("kinds: {name} is there twice"));
            }
            let threshold =
                self.thresholds.get(name).ok_or_else(|| format!("thresholds: {name} is missing"))?;
            if !(*threshold > 0.0 && *threshold < 1.0) {
                return Err(format!("thresholds: {name} must lie between 0 and 1"));
            }
            kinds.push((kind, *threshold));
        }
        if self.thresholds.len() != kinds.len() {
            return Err("thresholds: one is of no kind".into());
        }
        Ok(kinds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(change: impl FnOnce(&mut ObjectsCard)) -> Result<Vec<(ObjectKind, f32)>, String> {
        let mut card = ObjectsCard {
            decoder: Decoder::Edges,
            kinds: vec!["LOGO".into(), "SIGNATURE".into()],
            thresholds: BTreeMap::from([("LOGO".into(), 0.4), ("SIGNATURE".into(), 0.3)]),
            weak: vec!["LOGO".into()],
        };
        change(&mut card);
        card.check()
    }

    #[test]
    fn a_good_card_gives_kinds_with_thresholds() {
        assert_eq!(check(|_| {}), Ok(vec![(ObjectKind::Logo, 0.4), (ObjectKind::Signature, 0.3)]));
    }

    #[test]
    fn a_card_that_cannot_work_is_refused() {
        let wrong: [fn(&mut ObjectsCard); 7] = [
            |card| card.kinds.clear(),
            |card| card.decoder = Decoder::Centerface,
            |card| card.kinds.push("LOGO".into()),
            |card| card.kinds.push("DOG".into()),
            |card| card.kinds.push("FACE".into()),
            |card| card.thresholds.extend([("LOGO".into(), f32::NAN)]),
            |card| card.thresholds.extend([("FACE".into(), 0.5)]),
        ];
        for change in wrong {
            assert!(check(change).is_err());
        }
    }
}
