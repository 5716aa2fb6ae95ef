//! Finds faces, licence plates, logos and signatures. Each network sees the whole picture made small and, of large
//! pictures, tiles of it at a larger scale, so that a small face in a crowd is found as well as a large one; what is
//! seen twice is reported once. Where nothing is even half seen at a glance, no network looks more closely. A network is
//! made ready when something of its kinds is first asked for. On photographs the names of brands, read by somebody else, are logos too.

use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use blackbar_core::{Cancel, FoundObject, ObjectFinder, ObjectKind, Picture, ReadLine, ReaderError};

use crate::{ModelCard, ModelError, Pool, Runtime};

mod believed;
mod brands;
mod card;
mod crops;
mod decode;
mod free_size;
mod glimpses;
mod looking;
mod merge;
mod named_logos;
mod network;
mod sample;
mod scene;
mod views;

use brands::named;
use card::ObjectsCard;
use looking::{Look, Task, shared_views};
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

    /// What the networks see in the views, added to what each has seen; at most a few wait at a time, so that a large picture needs no
    /// more memory than a small one, and a view that several networks want is cut once.
    fn look(
        &self,
        picture: &Picture,
        views: &[(View, Vec<usize>)],
        looks: &mut [Look<'_>],
        cancel: &Cancel,
    ) -> Result<(), ReaderError> {
        let line = self.pool.line();
        let (sender, receiver) = mpsc::channel();
        // Dropped when all views are under way: then a job that panics, and takes its sender with it, is noticed.
        let mut sender = Some(sender);
        let mut waiting = 0;
        let mut views = views.iter();
        loop {
            cancel.check()?;
            if waiting < 2 * self.pool.streams()
                && let Some(open) = &sender
            {
                let Some((view, wanted)) = views.next() else {
                    sender = None;
                    continue;
                };
                let sample = Arc::new(Sample::cut(picture, view)?);
                for number in wanted.iter().copied() {
                    let look = looks.get(number).ok_or(FAILED)?;
                    let (sender, network) = (open.clone(), Arc::clone(look.network()));
                    let (view, sample) = (view.clone(), Arc::clone(&sample));
                    line.submit(move |stream| {
                        // Nobody listens when the request has ended.
                        let _ = sender.send(network.run(stream, &sample).map(|seen| (number, view, seen)));
                    });
                    waiting += 1;
                }
                continue;
            }
            if waiting == 0 {
                return Ok(());
            }
            match receiver.recv_timeout(PATIENCE) {
                Ok(answer) => {
                    let (number, view, seen) = answer?;
                    waiting -= 1;
                    looks.get_mut(number).ok_or(FAILED)?.add(&view, seen);
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
        let size = (picture.width, picture.height);
        let names = if scene == Scene::Photograph { named(read) } else { Vec::new() };
        let task = Task { scene, size, kinds, names: &names };
        let asked = self.networks.iter().filter(|network| kinds.iter().any(|kind| network.finds(*kind)));
        let asked = asked.filter(|_| !picture.rgb.is_empty());
        let mut looks: Vec<Look<'_>> = asked.map(Look::new).collect();
        for step in [Look::first, Look::closer, Look::turned] {
            let views = shared_views(looks.iter_mut().map(|look| step(look, &task)));
            self.look(picture, &views, &mut looks, cancel)?;
        }
        looks.iter().for_each(|look| look.network().rest());
        Ok(looks.iter().flat_map(|look| look.found(&task)).collect())
    }
}
