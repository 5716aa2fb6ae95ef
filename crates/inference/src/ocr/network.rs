//! One network of the reader: one picture in, one table of numbers out. It is made ready when it is first needed, so
//! that a service that never sees a picture pays nothing for it.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use blackbar_core::ReaderError;

use super::FAILED;
use super::onnx_facts::OnnxFacts;
use super::onnx_head::{Halves, halves};
use super::onnx_logits::without_softmax;
use crate::{
    Input, Loaded, ModelCard, ModelError, Output, Precision, Runtime, RuntimeError, Session, Values, Wishes,
};

/// A network that is ready.
pub(super) struct Network {
    sessions: Sessions,
    pub(super) facts: OnnxFacts,
    /// The product at its end, which is worked out for a few steps at a time.
    head: Option<Head>,
    /// Whether it answers with what its softmax would have been given.
    pub(super) logits: bool,
}

struct Head {
    sessions: Sessions,
    facts: OnnxFacts,
}

/// One a stream, or one for all.
struct Sessions(Vec<Mutex<Box<dyn Session>>>);

/// How many steps of a line a head answers for at a time: of eighteen thousand characters, two megabytes.
const STEPS: usize = 32;

impl Network {
    /// Runs it on one picture: `values` are its planes, row by row.
    pub(super) fn run(
        &self,
        stream: usize,
        shape: [usize; 4],
        values: &[f32],
    ) -> Result<Output, ReaderError> {
        let input = Input { name: &self.facts.input, shape: &shape, values: Values::F32(values) };
        let outputs = self.sessions.of(stream)?.run(&[input], &[&self.facts.output]).map_err(failed)?;
        outputs.into_iter().next().ok_or(FAILED)
    }

    /// Gives back what it keeps for the next picture, unless it is running. One session does it for all.
    fn rest(&self) {
        if let Some(mut session) = self.sessions.0.first().and_then(|session| session.try_lock().ok()) {
            session.rest();
        }
    }

    /// Runs it on one line and shows what it says of the steps from left to right, some at a time: how many classes there are, and a
    /// number for each class and step.
    pub(super) fn steps(
        &self,
        stream: usize,
        shape: [usize; 4],
        values: &[f32],
        mut look: impl FnMut(usize, &[f32]),
    ) -> Result<(), ReaderError> {
        let Some(head) = &self.head else {
            let input = Input { name: &self.facts.input, shape: &shape, values: Values::F32(values) };
            let mut shown = None;
            let mut all = |shape: &[usize], values: &[f32]| {
                shown = classes_of(shape).map(|classes| look(classes, values));
            };
            self.sessions.of(stream)?.show(&[input], &self.facts.output, &mut all).map_err(failed)?;
            return shown.ok_or(FAILED);
        };
        let seen = self.run(stream, shape, values)?;
        let features = classes_of(&seen.shape).ok_or(FAILED)?;
        let mut session = head.sessions.of(stream)?;
        let mut padded = vec![0.0; STEPS * features];
        let shape = [1, STEPS, features];
        for some in seen.values.chunks(STEPS * features) {
            let (used, rest) = padded.split_at_mut(some.len());
            used.copy_from_slice(some);
            rest.fill(0.0);
            let input = Input { name: &head.facts.input, shape: &shape, values: Values::F32(&padded) };
            // A step that is not answered for would be text that nobody reads.
            let mut shown = None;
            let mut these = |shape: &[usize], values: &[f32]| {
                let rows = |classes: usize| Some((classes, values.get(..some.len() / features * classes)?));
                let rows = classes_of(shape).and_then(rows);
                shown = rows.map(|(classes, rows)| look(classes, rows));
            };
            session.show(&[input], &head.facts.output, &mut these).map_err(failed)?;
            shown.ok_or(FAILED)?;
        }
        Ok(())
    }
}

/// Of an answer with one line of steps.
fn classes_of(shape: &[usize]) -> Option<usize> {
    match shape {
        [1, steps, classes] if *steps > 0 && *classes > 0 => Some(*classes),
        _ => None,
    }
}

impl Sessions {
    fn new(loaded: Loaded) -> Sessions {
        Sessions(loaded.sessions.into_iter().map(Mutex::new).collect())
    }

    fn of(&self, stream: usize) -> Result<MutexGuard<'_, Box<dyn Session>>, ReaderError> {
        let session = self.0.get(stream % self.0.len().max(1)).ok_or(FAILED)?;
        // A run that panicked left nothing half done that the next one would read.
        Ok(session.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[expect(clippy::needless_pass_by_value, reason = "the argument of map_err")]
fn failed(error: RuntimeError) -> ReaderError {
    tracing::warn!(%error, "a network of the reader of pictures failed");
    FAILED
}

/// A network that is made ready by its first use.
pub(super) struct LazyNetwork {
    card: ModelCard,
    file: String,
    wishes: Wishes,
    runtime: Runtime,
    /// Whether it is to answer without its softmax, where it ends in one.
    logits: bool,
    ready: Mutex<Option<Arc<Network>>>,
}

impl LazyNetwork {
    /// The file `file` of a card.
    pub(super) fn new(card: &ModelCard, file: &str, precision: Precision, runtime: &Runtime) -> LazyNetwork {
        let (card, runtime) = (card.clone(), runtime.clone());
        let (file, ready) = (file.to_owned(), Mutex::default());
        let wishes = Wishes { precision, held_once: false, many_sizes: true };
        LazyNetwork { card, file, wishes, runtime, logits: false, ready }
    }

    /// The same, held once for all streams: for a network that looks at large pictures.
    pub(super) fn held_once(self) -> LazyNetwork {
        LazyNetwork { wishes: Wishes { held_once: true, ..self.wishes }, ..self }
    }

    /// The same without the softmax at its end.
    pub(super) fn without_softmax(self) -> LazyNetwork {
        LazyNetwork { logits: true, ..self }
    }

    /// Those who come while it is being made ready wait for it.
    pub(super) fn get(&self) -> Result<Arc<Network>, ReaderError> {
        let mut ready = self.ready.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(network) = ready.as_ref() {
            return Ok(Arc::clone(network));
        }
        let network = self.load().map_err(|error| {
            tracing::error!(model = %self.card.name, %error, "a network of the reader of pictures cannot be used");
            FAILED
        })?;
        Ok(Arc::clone(ready.insert(Arc::new(network))))
    }

    /// Gives back what it keeps for the next picture, where it is ready and not running.
    pub(super) fn rest(&self) {
        let ready = self.ready.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some(network) = ready {
            network.rest();
        }
    }

    fn load(&self) -> Result<Network, ModelError> {
        let model = self.card.name.clone();
        // A name that ends in a dot is that of the parts of a file.
        let parts = self.file.ends_with('.');
        let onnx = if parts { self.card.read_parts(&self.file) } else { self.card.read(&self.file) }?;
        let cut = if self.logits { without_softmax(&onnx) } else { None };
        let (logits, onnx) = (cut.is_some(), cut.unwrap_or(onnx));
        let facts = |onnx: &[u8]| {
            OnnxFacts::read(onnx).ok_or_else(|| ModelError::Unusable {
                model: model.clone(),
                reason: format!("{} is no ONNX file", self.file),
            })
        };
        let loaded = |onnx: &[u8]| {
            let loaded = self.runtime.load_with(onnx, self.wishes);
            loaded.map_err(|error| ModelError::Runtime { model: model.clone(), error })
        };
        let halves = if logits { halves(&onnx) } else { None };
        let head = match &halves {
            None => None,
            Some(Halves { head, .. }) => {
                Some(Head { facts: facts(head)?, sessions: Sessions::new(loaded(head)?) })
            }
        };
        let onnx = halves.map_or(onnx, |halves| halves.body);
        let (facts, loaded) = (facts(&onnx)?, loaded(&onnx)?);
        tracing::info!(model = %self.card.name, file = %self.file, on = %loaded.description, "loaded");
        Ok(Network { sessions: Sessions::new(loaded), facts, head, logits })
    }
}
