//! Finds faces, licence plates, logos and signatures. Each network sees the whole picture made small and, of large
//! pictures, tiles of it at a larger scale, so that a small face in a crowd is found as well as a large one; what is
//! seen twice is reported once. A network is made ready when something of its kinds is first asked for. On photographs the names of
//! brands, read by somebody else, are logos too.

use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use blackbar_core::{Cancel, FoundObject, ObjectFinder, ObjectKind, Picture, ReadLine, ReaderError};

use crate::{ModelCard, ModelError, Pool, Runtime};

mod believed;
mod brands;
mod card;
mod decode;
mod free_size;
mod merge;
mod named_logos;
mod network;
mod sample;
mod scene;
mod views;

use believed::{Seen, believed, surest_around};
use brands::named;
use card::ObjectsCard;
use decode::Candidate;
use network::LazyNetwork;
use sample::Sample;
use scene::Scene;
use views::View;

const FAILED: ReaderError = ReaderError::Failed("finder of objects");

/// How often a waiting request looks whether it may go on waiting.
const PATIENCE: Duration = Duration::from_millis(20);

/// What a finder is made of.
pub struct ObjectReaderOptions<'o> {
    /// All cards; those with a table `[objects]` are used.
    pub cards: &'o [ModelCard],
    /// What runs them.
    pub runtime: &'o Runtime,
    /// The threads they share with the others.
    pub pool: Arc<Pool>,
}

/// Finds objects with the networks it has.
pub struct ObjectReader {
    networks: Vec<Arc<LazyNetwork>>,
    pool: Arc<Pool>,
}

impl ObjectReader {
    /// Takes the cards that find objects; `None` if there is none.
    pub fn new(options: &ObjectReaderOptions<'_>) -> Result<Option<ObjectReader>, ModelError> {
        let mut networks: Vec<Arc<LazyNetwork>> = Vec::new();
        for card in options.cards {
            let Some(table) = card.table::<ObjectsCard>("objects")? else { continue };
            let unusable = |reason| ModelError::Unusable { model: card.name.clone(), reason };
            let kinds = table.check().map_err(unusable)?;
            if kinds.iter().any(|wanted| networks.iter().any(|other| other.finds(wanted.kind))) {
                return Err(unusable("another model finds the same kind of object".into()));
            }
            networks.push(Arc::new(LazyNetwork::new(card, &table, kinds, options.runtime)));
        }
        if networks.is_empty() {
            return Ok(None);
        }
        Ok(Some(ObjectReader { networks, pool: Arc::clone(&options.pool) }))
    }

    /// The names of the models it uses.
    pub fn models(&self) -> impl Iterator<Item = &str> {
        self.networks.iter().map(|network| network.name())
    }

    /// What one network sees in these views; at most a few wait at a time, so that a large picture needs no more
    /// memory than a small one.
    fn look(
        &self,
        network: &Arc<LazyNetwork>,
        picture: &Picture,
        views: &[View],
        cancel: &Cancel,
    ) -> Result<Vec<Seen>, ReaderError> {
        let line = self.pool.line();
        let (sender, receiver) = mpsc::channel();
        // Dropped when all views are under way: then a job that panics, and takes its sender with it, is noticed.
        let mut sender = Some(sender);
        let mut found = Vec::new();
        let mut waiting = 0;
        let mut views = views.iter();
        loop {
            cancel.check()?;
            if waiting < 2 * self.pool.streams()
                && let Some(open) = &sender
            {
                let Some(view) = views.next() else {
                    sender = None;
                    continue;
                };
                let sample = Sample::cut(picture, view)?;
                let (sender, network, view) = (open.clone(), Arc::clone(network), view.clone());
                line.submit(move |stream| {
                    // Nobody listens when the request has ended.
                    let _ = sender.send(network.run(stream, &sample).map(|seen| (view, seen)));
                });
                waiting += 1;
                continue;
            }
            if waiting == 0 {
                return Ok(found);
            }
            match receiver.recv_timeout(PATIENCE) {
                Ok(answer) => {
                    let (view, seen) = answer?;
                    waiting -= 1;
                    let placed = seen.into_iter().filter_map(|candidate| view.back(candidate));
                    found.extend(placed.map(|candidate| Seen::new(candidate, &view)));
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(FAILED),
            }
        }
    }
}

impl ObjectFinder for ObjectReader {
    fn kinds(&self) -> Vec<ObjectKind> {
        let found = |kind: &ObjectKind| self.networks.iter().any(|network| network.finds(*kind));
        ObjectKind::ALL.into_iter().filter(found).collect()
    }

    fn weak(&self) -> Vec<ObjectKind> {
        self.networks.iter().flat_map(|network| network.weak().iter().copied()).collect()
    }

    fn find(
        &self,
        picture: &Picture,
        read: &[ReadLine],
        kinds: &[ObjectKind],
        cancel: &Cancel,
    ) -> Result<Vec<FoundObject>, ReaderError> {
        let pixels = (picture.width as usize).checked_mul(picture.height as usize);
        if pixels.and_then(|pixels| pixels.checked_mul(3)) != Some(picture.rgb.len()) {
            return Err(FAILED);
        }
        let scene = Scene::of(picture);
        let mut objects = Vec::new();
        for network in &self.networks {
            if picture.rgb.is_empty() || !kinds.iter().any(|kind| network.finds(*kind)) {
                continue;
            }
            let plan = network.plan();
            let upright = views::upright(picture.width, picture.height, plan);
            let size = (picture.width, picture.height);
            let mut seen = self.look(network, picture, &upright, cancel)?;
            let quarters: &[u8] = match (believed(network.kinds(), &seen, scene, size).is_empty(), scene) {
                _ if !plan.turned => &[],
                (true, _) => &[1, 2, 3],
                (false, Scene::Photograph) => &[1, 3],
                (false, Scene::Page) => &[],
            };
            let turned = views::turned(picture.width, picture.height, quarters);
            seen.extend(self.look(network, picture, &turned, cancel)?);
            let mut found = believed(network.kinds(), &seen, scene, size);
            found.retain(|candidate| kinds.contains(&candidate.kind));
            let grown = |candidate: Candidate| candidate.grown(network.growth(candidate.kind));
            let mut found: Vec<Candidate> = merge::once(found).into_iter().map(grown).collect();
            if scene == Scene::Photograph
                && network.finds(ObjectKind::Logo)
                && kinds.contains(&ObjectKind::Logo)
            {
                let least = network.around_a_name(ObjectKind::Logo);
                let around = |area| surest_around(ObjectKind::Logo, &seen, area, least).map(grown);
                named_logos::add(&named(read), size, around, &mut found);
            }
            for candidate in found {
                let large = candidate.is_large(picture.width, picture.height);
                let likelihood = likelihood(candidate.score, network.threshold(candidate.kind, scene, large));
                let area = candidate.fraction(picture.width, picture.height);
                objects.push(FoundObject { kind: candidate.kind, area, likelihood });
            }
        }
        Ok(objects)
    }
}

/// A score as a likelihood where one half means "report".
fn likelihood(score: f32, threshold: f32) -> f32 {
    (0.5 + 0.5 * (score - threshold) / (1.0 - threshold)).clamp(0.5, 1.0)
}
