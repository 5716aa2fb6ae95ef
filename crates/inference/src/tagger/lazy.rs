//! A text network that is made ready by its first use, so that nobody pays for the ones nobody asks.

use std::sync::{Arc, Mutex, PoisonError};

use blackbar_core::{Cancel, ReaderError, Tagged, TextRange, TokenTagger};

use super::{FAILED, Tagger, TaggerOptions};
use crate::{ModelCard, ModelError, Pool, Runtime};

/// A text network that may not be loaded yet.
pub struct LazyTagger {
    name: String,
    card: ModelCard,
    runtime: Runtime,
    pool: Arc<Pool>,
    ready: Mutex<Option<Arc<Tagger>>>,
}

impl LazyTagger {
    /// The network of a card. The card is checked, its files are read when they are needed.
    pub fn new(options: &TaggerOptions<'_>) -> Result<LazyTagger, ModelError> {
        let TaggerOptions { card, runtime, pool } = options;
        super::table(card)?;
        Ok(LazyTagger {
            name: super::full_name(card),
            card: (*card).clone(),
            runtime: (*runtime).clone(),
            pool: Arc::clone(pool),
            ready: Mutex::default(),
        })
    }

    /// The network, ready. Those who come while it is being made ready wait for it; a failure is tried again by the next.
    pub fn load(&self) -> Result<Arc<Tagger>, ModelError> {
        let mut ready = self.ready.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(tagger) = ready.as_ref() {
            return Ok(Arc::clone(tagger));
        }
        let options =
            TaggerOptions { card: &self.card, runtime: &self.runtime, pool: Arc::clone(&self.pool) };
        let tagger = Tagger::load(&options)?;
        tracing::info!(model = %self.card.name, on = %tagger.description(), "loaded");
        Ok(Arc::clone(ready.insert(Arc::new(tagger))))
    }

    fn get(&self) -> Result<Arc<Tagger>, ReaderError> {
        self.load().map_err(|error| {
            tracing::error!(model = %self.card.name, %error, "a text network cannot be used");
            FAILED
        })
    }
}

impl TokenTagger for LazyTagger {
    fn name(&self) -> &str {
        &self.name
    }

    fn tag(&self, texts: &[&str], cancel: &Cancel) -> Result<Vec<Tagged>, ReaderError> {
        self.get()?.tag(texts, cancel)
    }

    fn mention_vectors(
        &self,
        text: &str,
        mentions: &[TextRange],
        cancel: &Cancel,
    ) -> Result<Vec<Vec<f32>>, ReaderError> {
        self.get()?.mention_vectors(text, mentions, cancel)
    }
}
