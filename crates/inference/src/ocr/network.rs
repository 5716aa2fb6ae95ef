//! One network of the reader: one picture in, one table of numbers out. It is made ready when it is first needed, so
//! that a service that never sees a picture pays nothing for it.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use blackbar_core::ReaderError;

use super::FAILED;
use super::onnx_facts::OnnxFacts;
use super::onnx_logits::without_softmax;
use crate::{
    Input, ModelCard, ModelError, Output, Precision, Runtime, RuntimeError, Session, Values, Wishes,
};

/// A network that is ready.
pub(super) struct Network {
    sessions: Vec<Mutex<Box<dyn Session>>>,
    pub(super) facts: OnnxFacts,
    /// Whether it answers with what its softmax would have been given.
    pub(super) logits: bool,
}

impl Network {
    /// Runs it on one picture: `values` are its planes, row by row.
    pub(super) fn run(
        &self,
        stream: usize,
        shape: [usize; 4],
        values: &[f32],
    ) -> Result<Output, ReaderError> {
        let input = Input { name: &self.facts.input, shape: &shape, values: Values::F32(values) };
        let outputs = self.session(stream)?.run(&[input], &[&self.facts.output]).map_err(failed)?;
        outputs.into_iter().next().ok_or(FAILED)
    }

    /// The same for a large answer, which is looked at where it lies.
    pub(super) fn show<T>(
        &self,
        stream: usize,
        shape: [usize; 4],
        values: &[f32],
        look: impl FnOnce(&[usize], &[f32]) -> Result<T, ReaderError>,
    ) -> Result<T, ReaderError> {
        let (mut look, mut seen) = (Some(look), None);
        let input = Input { name: &self.facts.input, shape: &shape, values: Values::F32(values) };
        let mut once = |shape: &[usize], values: &[f32]| seen = look.take().map(|look| look(shape, values));
        self.session(stream)?.show(&[input], &self.facts.output, &mut once).map_err(failed)?;
        seen.unwrap_or(Err(FAILED))
    }

    fn session(&self, stream: usize) -> Result<MutexGuard<'_, Box<dyn Session>>, ReaderError> {
        let session = self.sessions.get(stream % self.sessions.len().max(1)).ok_or(FAILED)?;
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

    fn load(&self) -> Result<Network, ModelError> {
        let model = self.card.name.clone();
        // A name that ends in a dot is that of the parts of a file.
        let parts = self.file.ends_with('.');
        let onnx = if parts { self.card.read_parts(&self.file) } else { self.card.read(&self.file) }?;
        let cut = if self.logits { without_softmax(&onnx) } else { None };
        let (logits, onnx) = (cut.is_some(), cut.unwrap_or(onnx));
        let facts = OnnxFacts::read(&onnx).ok_or_else(|| ModelError::Unusable {
            model: model.clone(),
            reason: format!("{} is no ONNX file", self.file),
        })?;
        let loaded = self
            .runtime
            .load_with(&onnx, self.wishes)
            .map_err(|error| ModelError::Runtime { model, error })?;
        tracing::info!(model = %self.card.name, file = %self.file, on = %loaded.description, "loaded");
        Ok(Network { sessions: loaded.sessions.into_iter().map(Mutex::new).collect(), facts, logits })
    }
}
