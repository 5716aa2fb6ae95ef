//! The recognisers of speech. They are loaded by the first recording and not at the start, since most requests and
//! most runs of the command line hold none.

use std::sync::{Arc, OnceLock};

use blackbar_core::{Cancel, ReaderError, Speech, SpokenWord};
use blackbar_engine::SpeechReaders;
use blackbar_inference::{ModelCard, Pool, Quality, Recogniser, RecogniserOptions, Runtime};

/// What the cards offer. Where there is a recogniser for only some of the accuracies, it hears for all.
pub(super) fn readers(
    cards: &[ModelCard],
    runtime: &Runtime,
    pool: &Arc<Pool>,
) -> anyhow::Result<SpeechReaders> {
    let mut readers = SpeechReaders::default();
    for card in cards {
        let Some(quality) = Recogniser::quality(card)? else { continue };
        let reader: Arc<dyn Speech> = Arc::new(Late {
            card: card.clone(),
            runtime: runtime.clone(),
            pool: Arc::clone(pool),
            loaded: OnceLock::new(),
        });
        let slot = match quality {
            Quality::High => &mut readers.high,
            Quality::Standard => &mut readers.standard,
        };
        anyhow::ensure!(slot.is_none(), "two models hear speech with the same quality");
        *slot = Some(reader);
    }
    let SpeechReaders { high, standard } = readers;
    Ok(SpeechReaders { high: high.clone().or_else(|| standard.clone()), standard: standard.or(high) })
}

/// A recogniser that is loaded when it is first needed.
struct Late {
    card: ModelCard,
    runtime: Runtime,
    pool: Arc<Pool>,
    loaded: OnceLock<Option<Recogniser>>,
}

impl Speech for Late {
    fn transcribe(&self, samples: &[i16], cancel: &Cancel) -> Result<Vec<SpokenWord>, ReaderError> {
        let loaded = self.loaded.get_or_init(|| {
            let pool = Arc::clone(&self.pool);
            let options = RecogniserOptions { card: &self.card, runtime: &self.runtime, pool };
            Recogniser::load(&options)
                .inspect_err(|error| tracing::error!(%error, "the speech recogniser cannot be loaded"))
                .ok()
        });
        loaded.as_ref().ok_or(ReaderError::Failed("speech recogniser"))?.transcribe(samples, cancel)
    }
}
