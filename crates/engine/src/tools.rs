//! What the binary loaded and hands to the engine.

use std::collections::BTreeMap;
use std::sync::Arc;

use blackbar_core::{
    Cancel, Language, LanguageId, ObjectFinder, Ocr, OcrSystem, PdfWitness, Picture, ReadLine, ReaderError,
    Readers, SoundConverter, Speech, TokenTagger,
};

use crate::{Accuracy, EngineError, Settings};

/// A text with a rival to English this strong goes to the multilingual network, which reads English too.
const RIVAL: f32 = 0.25;

/// A loaded model, for diagnostics.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModelInfo {
    /// Its folder under `models/`, or the rule set's name.
    pub name: String,
    /// Version.
    pub version: String,
    /// Checksum of the weights, where there are any.
    pub sha256: Option<String>,
    /// The `accuracy` values it serves.
    pub serves: Vec<&'static str>,
}

/// Who reads pictures.
#[derive(Clone, Default)]
pub struct OcrReaders {
    /// For the accuracies whose names begin with `high`.
    pub high: Option<Arc<dyn Ocr>>,
    /// For the others.
    pub standard: Option<Arc<dyn Ocr>>,
    /// The cloud services that are configured, and `hybrid` where one is.
    pub cloud: BTreeMap<OcrSystem, Arc<dyn Ocr>>,
    /// Whether the builtin reader stands in for a cloud service that is not configured.
    pub fallback: bool,
}

/// Who hears recordings.
#[derive(Clone, Default)]
pub struct SpeechReaders {
    /// For the accuracies whose names begin with `high`.
    pub high: Option<Arc<dyn Speech>>,
    /// For the others.
    pub standard: Option<Arc<dyn Speech>>,
}

/// The readers of one request.
#[derive(Clone, Default)]
pub struct ChosenReaders {
    /// Handed to the format.
    pub readers: Readers,
    /// What the sender should know of the choice.
    pub warnings: Vec<&'static str>,
}

/// The loaded readers. An accuracy that is no key of `taggers` is not loaded; one with `None` is served by the
/// recognizers alone.
#[derive(Clone)]
pub struct Tools {
    /// For pictures.
    pub ocr: OcrReaders,
    /// For faces, plates, logos and signatures.
    pub objects: Option<Arc<dyn ObjectFinder>>,
    /// For recordings.
    pub speech: SpeechReaders,
    /// For recordings in odd codings.
    pub converter: Option<Arc<dyn SoundConverter>>,
    /// For written PDFs.
    pub pdf_witness: Option<Arc<dyn PdfWitness>>,
    /// Tells languages.
    pub language_id: Arc<dyn LanguageId>,
    /// By accuracy.
    pub taggers: BTreeMap<Accuracy, Option<Arc<dyn TokenTagger>>>,
    /// What is loaded.
    pub models: Vec<ModelInfo>,
}

impl Tools {
    /// For text alone: no reader of pictures or recordings.
    pub fn for_text(
        language_id: Arc<dyn LanguageId>,
        taggers: BTreeMap<Accuracy, Option<Arc<dyn TokenTagger>>>,
        models: Vec<ModelInfo>,
    ) -> Tools {
        let (ocr, speech) = (OcrReaders::default(), SpeechReaders::default());
        Tools { ocr, objects: None, speech, converter: None, pdf_witness: None, language_id, taggers, models }
    }

    /// The readers for what a request asks: the better ones with the `high` accuracies, the OCR system it names.
    pub fn readers(&self, settings: &Settings) -> ChosenReaders {
        let high = settings.detection.accuracy.is_high();
        let builtin = if high { &self.ocr.high } else { &self.ocr.standard };
        let system = settings.files.ocr.system;
        let mut warnings = Vec::new();
        let ocr = match (system, self.ocr.cloud.get(&system)) {
            (OcrSystem::Builtin, _) => builtin.clone(),
            (_, Some(cloud)) => Some(Arc::clone(cloud)),
            (_, None) if self.ocr.fallback => {
                warnings.push("the OCR system asked for is not configured; the builtin one was used");
                builtin.clone()
            }
            (_, None) => Some(Arc::new(NotConfigured) as Arc<dyn Ocr>),
        };
        let speech = if high { &self.speech.high } else { &self.speech.standard }.clone();
        let mut objects = self.objects.clone();
        if let (Some(finder), Some(wanted)) = (&self.objects, &settings.files.objects) {
            let known = finder.kinds();
            let missing = wanted.kinds.iter().filter(|kind| !known.contains(kind)).count();
            if missing > 0 && missing == wanted.kinds.len() {
                objects = None;
            } else if missing > 0 {
                warnings
                    .push("some kinds of object were not looked for: this service has no network for them");
            }
            if finder.weak().iter().any(|kind| wanted.kinds.contains(kind)) {
                warnings.push("logos are found by a network that misses most of them");
            }
        }
        let (converter, pdf_witness) = (self.converter.clone(), self.pdf_witness.clone());
        ChosenReaders { readers: Readers { ocr, speech, converter, objects, pdf_witness }, warnings }
    }

    /// The tagger for an accuracy. The automatic ones go by the language, and take the other of their pair when
    /// only that is loaded.
    pub fn tagger(
        &self,
        accuracy: Accuracy,
        languages: &[(Language, f32)],
    ) -> Result<Option<&dyn TokenTagger>, EngineError> {
        let first = languages.first().is_none_or(|(language, _)| *language == Language::ENGLISH);
        let english = first && !languages.iter().skip(1).any(|(_, share)| *share >= RIVAL);
        let pair = accuracy.pair();
        let order = if english { pair } else { [pair[1], pair[0]] };
        let loaded = || order.iter().chain([&accuracy]).filter_map(|name| self.taggers.get(name));
        let network = loaded().find(|tagger| tagger.is_some()).or_else(|| loaded().next());
        network.map(Option::as_deref).ok_or(EngineError::NotLoaded)
    }
}

/// Stands where a cloud reader would: files without pictures do not need it, those with pictures are refused.
struct NotConfigured;

impl Ocr for NotConfigured {
    fn read(&self, _: &Picture, _: &Cancel) -> Result<Vec<ReadLine>, ReaderError> {
        Err(ReaderError::Unsupported("the OCR system asked for is not configured on this service"))
    }
}
