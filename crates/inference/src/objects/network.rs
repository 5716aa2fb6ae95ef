//! One network that finds objects, made ready when it is first needed.

use std::sync::{Arc, Mutex, PoisonError};

use blackbar_core::{ObjectKind, ReaderError};

use super::card::{Decoder, ObjectsCard, Wanted};
use super::decode::Candidate;
use super::sample::Sample;
use super::scene::Scene;
use super::views::Plan;
use super::{FAILED, free_size};
use crate::{Input, ModelCard, ModelError, Runtime, Session, Values, Wishes};

/// What the streams need of a network that is ready.
struct Network {
    sessions: Vec<Mutex<Box<dyn Session>>>,
}

/// A network and how it is read.
pub(super) struct LazyNetwork {
    card: ModelCard,
    decoder: Decoder,
    kinds: Vec<Wanted>,
    weak: Vec<ObjectKind>,
    runtime: Runtime,
    ready: Mutex<Option<Arc<Network>>>,
}

impl LazyNetwork {
    /// The network of a card. Nothing is loaded yet.
    pub(super) fn new(
        card: &ModelCard,
        table: &ObjectsCard,
        kinds: Vec<Wanted>,
        runtime: &Runtime,
    ) -> LazyNetwork {
        let is_weak = |kind: &ObjectKind| table.weak.iter().any(|name| name == kind.name());
        let weak = kinds.iter().map(|wanted| wanted.kind).filter(is_weak).collect();
        let (card, runtime) = (card.clone(), runtime.clone());
        LazyNetwork { card, decoder: table.decoder, kinds, weak, runtime, ready: Mutex::default() }
    }

    /// The card's name.
    pub(super) fn name(&self) -> &str {
        &self.card.name
    }

    /// Whether it finds objects of this kind.
    pub(super) fn finds(&self, kind: ObjectKind) -> bool {
        self.kinds.iter().any(|known| known.kind == kind)
    }

    /// The kinds of which it misses many.
    pub(super) fn weak(&self) -> &[ObjectKind] {
        &self.weak
    }

    /// The score that is needed by an object of this kind with a brand's name in it.
    pub(super) fn around_a_name(&self, kind: ObjectKind) -> f32 {
        let wanted = self.kinds.iter().find(|known| known.kind == kind);
        wanted.map_or(1.0, Wanted::around_a_name)
    }

    /// The score from which on an object of this kind is reported where it is alone.
    pub(super) fn threshold(&self, kind: ObjectKind, scene: Scene, large: bool) -> f32 {
        let wanted = self.kinds.iter().find(|known| known.kind == kind);
        wanted.map_or(1.0, |wanted| wanted.threshold(scene, large))
    }

    /// The kinds it finds, with their thresholds.
    pub(super) fn kinds(&self) -> &[Wanted] {
        &self.kinds
    }

    /// How much is added to every side of its boxes, as a share of the longer: what is covered must hold the last
    /// character of a plate and the ends of a signature. Ours are measured (training/objects/README.md), and faces
    /// are known by their middle; of logos half of it lies around the place that is told, where they are covered.
    pub(super) fn growth(&self, kind: ObjectKind) -> f32 {
        match (self.decoder, kind) {
            (Decoder::Centerface, _) => 0.0,
            (Decoder::Edges, ObjectKind::Logo) => 0.04,
            (Decoder::Edges, _) => 0.08,
        }
    }

    /// How much of a picture it looks at. Faces in crowds are the smallest things of all; and people, unlike plates
    /// and letterheads, are found on scans that lie on their side. What our own detector gains by mirror and tiles
    /// is measured in training/objects/README.md.
    pub(super) fn plan(&self, scene: Scene) -> Plan {
        match self.decoder {
            Decoder::Centerface => {
                Plan { levels: 2, large_tiles: false, mirrored: false, turned: true, cropped: true }
            }
            Decoder::Edges => {
                // Plates far off are the smallest things that must be boxed well: seven of 82 are lost by smaller tiles.
                let large_tiles = scene == Scene::Photograph && self.finds(ObjectKind::LicensePlate);
                Plan { levels: 1, large_tiles, mirrored: true, turned: false, cropped: false }
            }
        }
    }

    /// What it sees in a sample, in the sample's pixels.
    pub(super) fn run(&self, stream: usize, sample: &Sample) -> Result<Vec<Candidate>, ReaderError> {
        let network = self.get()?;
        let session = network.sessions.get(stream % network.sessions.len().max(1)).ok_or(FAILED)?;
        let shape = sample.shape();
        let input = Input { name: self.decoder.input(), shape: &shape, values: Values::F32(sample.planes()) };
        // A run that panicked left nothing half done that the next one would read.
        let mut session = session.lock().unwrap_or_else(PoisonError::into_inner);
        let outputs = session.run(&[input], self.decoder.outputs()).map_err(|error| {
            tracing::warn!(model = %self.card.name, %error, "a network that finds objects failed");
            FAILED
        })?;
        drop(session);
        self.decoder.decode(&outputs, [shape[3], shape[2]], &self.kinds)
    }

    /// Gives back what it keeps for the next picture, where it is ready and not running.
    pub(super) fn rest(&self) {
        let ready = self.ready.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let session = ready.as_ref().and_then(|network| network.sessions.first()?.try_lock().ok());
        if let Some(mut session) = session {
            session.rest();
        }
    }

    /// Those who come while it is being made ready wait for it.
    fn get(&self) -> Result<Arc<Network>, ReaderError> {
        let mut ready = self.ready.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(network) = ready.as_ref() {
            return Ok(Arc::clone(network));
        }
        let network = self.load().map_err(|error| {
            tracing::error!(model = %self.card.name, %error, "a network that finds objects cannot be used");
            FAILED
        })?;
        Ok(Arc::clone(ready.insert(Arc::new(network))))
    }

    fn load(&self) -> Result<Network, ModelError> {
        let model = self.card.name.clone();
        let onnx = match self.decoder {
            Decoder::Centerface => {
                let file = self.card.read("centerface.onnx")?;
                free_size::free(&file, self.decoder.input()).ok_or_else(|| ModelError::Unusable {
                    model: model.clone(),
                    reason: "centerface.onnx is no ONNX file".into(),
                })?
            }
            Decoder::Edges => self.card.read_parts("model.onnx.")?,
        };
        let loaded = self
            .runtime
            .load_with(&onnx, Wishes { held_once: true, ..Wishes::default() })
            .map_err(|error| ModelError::Runtime { model, error })?;
        tracing::info!(model = %self.card.name, on = %loaded.description, "loaded");
        Ok(Network { sessions: loaded.sessions.into_iter().map(Mutex::new).collect() })
    }
}
