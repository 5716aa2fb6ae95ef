//! What is loaded, and how the engine is given it.

mod speech;
mod warming;

use std::collections::BTreeMap;
use std::sync::Arc;

use anyhow::Context;
use blackbar_core::{ObjectFinder, Ocr, PdfWitness, SoundConverter, TokenTagger};
use blackbar_engine::{Accuracy, ModelInfo, OcrReaders, Tools};
use blackbar_inference::{
    ForeignLines, LazyTagger, ModelCard, ObjectReader, ObjectReaderOptions, OcrOptions, OcrPair, OcrReader,
    Pool, Runtime, RuntimeOptions, TaggerOptions, load_cards,
};

use crate::config::Config;
use crate::ffmpeg::Ffmpeg;
use crate::pdfium::Pdfium;
use crate::tesseract::Tesseract;
pub(crate) use warming::Warming;

type Taggers = BTreeMap<Accuracy, Option<Arc<dyn TokenTagger>>>;

/// The name of no folder: recognizers only.
const NONE: &str = "none";

/// The text networks that are made ready at start.
pub(crate) enum Preload {
    /// None: each is loaded by the first text that needs it.
    Nothing,
    /// Those that serve one of these accuracies.
    Serving(Vec<Accuracy>),
    /// All.
    Everything,
}

impl Preload {
    /// The words of the configuration.
    pub(crate) fn from_names(names: &[String]) -> anyhow::Result<Preload> {
        let accuracies = names.iter().filter(|name| *name != "all");
        let accuracies: Vec<Accuracy> = accuracies.map(|name| accuracy(name)).collect::<Result<_, _>>()?;
        Ok(match names {
            [] => Preload::Nothing,
            names if names.iter().any(|name| name == "all") => Preload::Everything,
            _ => Preload::Serving(accuracies),
        })
    }

    fn wants(&self, card: &ModelCard) -> bool {
        match self {
            Preload::Nothing => false,
            Preload::Serving(accuracies) => {
                let mut wanted = accuracies.iter().flat_map(|accuracy| accuracy.pair());
                wanted.any(|accuracy| card.serves.iter().any(|name| name == accuracy.name()))
            }
            Preload::Everything => true,
        }
    }
}

fn accuracy(name: &str) -> anyhow::Result<Accuracy> {
    let accuracy = Accuracy::ALL.into_iter().find(|accuracy| accuracy.name() == name);
    accuracy.with_context(|| format!("{name} is no accuracy"))
}

/// Makes everything a request may need. Without networks nothing starts, unless the configuration asks for just that: a
/// service that finds no names because of a wrong folder would leak without a word.
pub(crate) fn tools(config: &Config, preload: &Preload) -> anyhow::Result<Tools> {
    let mut models = vec![ModelInfo {
        name: "recognizers".into(),
        version: env!("CARGO_PKG_VERSION").into(),
        sha256: None,
        serves: Accuracy::ALL.iter().map(|accuracy| accuracy.name()).collect(),
    }];
    let mut taggers: Taggers = Accuracy::ALL.into_iter().map(|accuracy| (accuracy, None)).collect();
    let alone = config.models.as_os_str() == NONE;
    let cards = if alone { Vec::new() } else { load_cards(&config.models, &config.model_cache)? };
    let shared = Shared::new(config)?;
    let pdfium = std::thread::scope(|scope| {
        let pdfium = scope.spawn(|| Pdfium::find(&config.runtime_dir));
        for (card, tagger) in cards.iter().zip(text_networks(&shared, &cards, preload)?) {
            models.push(enter(card, tagger, &mut taggers)?);
        }
        pdfium.join().map_err(|_| anyhow::anyhow!("looking for PDFium ended in a panic"))
    })?;
    if !alone {
        taggers.retain(|_, tagger| tagger.is_some());
        anyhow::ensure!(
            !taggers.is_empty(),
            "no networks in {}: name their folder (BLACKBAR_MODELS), or `{NONE}` for the recognizers alone",
            config.models.display()
        );
    }
    let mut tools =
        Tools::for_text(Arc::new(blackbar_detect::language_id::WrittenLanguages), taggers, models);
    tools.ocr = ocr(config, &shared, &cards)?;
    tools.objects = objects(&shared, &cards)?;
    tools.speech = speech::readers(&cards, &shared.runtime, &shared.pool)?;
    tools.converter = Ffmpeg::find().map(|ffmpeg| Arc::new(ffmpeg) as Arc<dyn SoundConverter>);
    tools.pdf_witness = pdfium.map(|pdfium| Arc::new(pdfium) as Arc<dyn PdfWitness>);
    Ok(tools)
}

/// The runtime as the configuration wants it; an error names the word that is none.
pub(crate) fn runtime_options(config: &Config) -> anyhow::Result<RuntimeOptions> {
    Ok(RuntimeOptions {
        folder: config.runtime_dir.clone(),
        backend: config.runtime.parse().context("runtime")?,
        device: config.device.parse().context("device")?,
        precision: config.precision.parse().context("precision")?,
        streams: config.streams,
    })
}

/// What all networks share.
struct Shared {
    runtime: Runtime,
    pool: Arc<Pool>,
}

impl Shared {
    fn new(config: &Config) -> anyhow::Result<Shared> {
        let runtime = Runtime::new(runtime_options(config)?);
        let pool = Arc::new(Pool::new(runtime.streams()).context("starting the threads of the models")?);
        Ok(Shared { runtime, pool })
    }
}

/// The readers of pictures. Their networks are loaded by the first picture.
fn ocr(config: &Config, shared: &Shared, cards: &[ModelCard]) -> anyhow::Result<OcrReaders> {
    let helper = Tesseract::find().map(|tesseract| Arc::new(tesseract) as Arc<dyn ForeignLines>);
    let options = OcrOptions { cards, runtime: &shared.runtime, pool: Arc::clone(&shared.pool), helper };
    let OcrPair { high, standard } = OcrPair::new(&options)?;
    let reader = |reader: OcrReader| Arc::new(reader) as Arc<dyn Ocr>;
    let (high, standard) = (high.map(reader), standard.map(reader));
    let cloud = config.cloud.readers(high.as_ref());
    Ok(OcrReaders { high, standard, cloud, fallback: config.ocr_fallback.is_some() })
}

/// The finder of objects, where a card has one. Its networks are loaded when a picture first asks for them.
fn objects(shared: &Shared, cards: &[ModelCard]) -> anyhow::Result<Option<Arc<dyn ObjectFinder>>> {
    let options = ObjectReaderOptions { cards, runtime: &shared.runtime, pool: Arc::clone(&shared.pool) };
    let reader = ObjectReader::new(&options)?;
    Ok(reader.map(|reader| Arc::new(reader) as Arc<dyn ObjectFinder>))
}

/// A text network, and what is known of how it runs once it is loaded.
struct TextNetwork {
    tagger: LazyTagger,
    runs_on: Option<String>,
}

/// The wanted ones are loaded side by side, one thread a network; `None` for models of other kinds.
fn text_networks(
    shared: &Shared,
    cards: &[ModelCard],
    preload: &Preload,
) -> anyhow::Result<Vec<Option<TextNetwork>>> {
    let Shared { runtime, pool } = shared;
    if cards.iter().any(|card| card.tagger.is_some()) {
        runtime.check()?;
    }
    let make = |card: &ModelCard| -> anyhow::Result<Option<TextNetwork>> {
        if card.tagger.is_none() {
            return Ok(None);
        }
        let tagger = LazyTagger::new(&TaggerOptions { card, runtime, pool: Arc::clone(pool) })?;
        let loaded = preload.wants(card).then(|| tagger.load()).transpose()?;
        let runs_on = loaded.map(|loaded| loaded.description().to_owned());
        Ok(Some(TextNetwork { tagger, runs_on }))
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = cards.iter().map(|card| scope.spawn(move || make(card))).collect();
        let made = threads
            .into_iter()
            .map(|thread| thread.join().map_err(|_| anyhow::anyhow!("loading a model ended in a panic"))?);
        made.collect()
    })
}

/// Puts a model under the accuracies its card names, and says what there is to know of it.
fn enter(card: &ModelCard, network: Option<TextNetwork>, taggers: &mut Taggers) -> anyhow::Result<ModelInfo> {
    let mut info = ModelInfo {
        name: card.name.clone(),
        version: card.version.clone(),
        sha256: card.weights.first().map(|weight| weight.sha256.clone()),
        serves: Vec::new(),
    };
    let Some(TextNetwork { tagger, runs_on }) = network else { return Ok(info) };
    if let Some(runs_on) = runs_on {
        info.version = format!("{} ({runs_on})", card.version);
    }
    let tagger: Arc<dyn TokenTagger> = Arc::new(tagger);
    for name in &card.serves {
        let accuracy = accuracy(name).with_context(|| card.name.clone())?;
        let before = taggers.insert(accuracy, Some(Arc::clone(&tagger))).flatten();
        anyhow::ensure!(before.is_none(), "two models serve {name}");
        info.serves.push(accuracy.name());
    }
    Ok(info)
}

/// The table that `blackbar models` prints.
pub(crate) fn list(config: &Config) -> anyhow::Result<String> {
    let mut table = format!("{:<24} {:<28} {:<16} {}\n", "model", "version", "sha256", "serves");
    for model in tools(config, &Preload::Everything)?.models {
        let sha256 = model.sha256.as_deref().map_or("-", |sum| &sum[..sum.len().min(16)]);
        table +=
            &format!("{:<24} {:<28} {:<16} {}\n", model.name, model.version, sha256, model.serves.join(" "));
    }
    Ok(table)
}
