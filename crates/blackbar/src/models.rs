//! What is loaded, and how the engine is given it.

mod speech;

use std::collections::BTreeMap;
use std::sync::Arc;

use anyhow::Context;
use blackbar_core::{ObjectFinder, Ocr, SoundConverter, TokenTagger};
use blackbar_engine::{Accuracy, ModelInfo, OcrReaders, Tools};
use blackbar_inference::{
    ForeignLines, ModelCard, ObjectReader, ObjectReaderOptions, OcrOptions, OcrPair, OcrReader, Pool,
    Runtime, RuntimeOptions, Tagger, TaggerOptions, load_cards,
};

use crate::config::Config;
use crate::ffmpeg::Ffmpeg;
use crate::tesseract::Tesseract;

type Taggers = BTreeMap<Accuracy, Option<Arc<dyn TokenTagger>>>;

/// The name of no folder: recognizers only.
const NONE: &str = "none";

/// Loads everything a request may need. Without networks nothing starts, unless the configuration asks for just that: a
/// service that finds no names because of a wrong folder would leak without a word.
pub(crate) fn tools(config: &Config) -> anyhow::Result<Tools> {
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
    std::thread::scope(|scope| {
        let warming = scope.spawn(blackbar_detect::warm_up);
        for (card, tagger) in cards.iter().zip(load_taggers(&shared, &cards)?) {
            models.push(enter(card, tagger, &mut taggers)?);
        }
        warming.join().map_err(|_| anyhow::anyhow!("the recognizers cannot be prepared"))
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

/// Side by side, one thread a network; `None` for models of other kinds.
fn load_taggers(shared: &Shared, cards: &[ModelCard]) -> anyhow::Result<Vec<Option<Tagger>>> {
    let Shared { runtime, pool } = shared;
    std::thread::scope(|scope| {
        let threads: Vec<_> = cards
            .iter()
            .map(|card| {
                let options = TaggerOptions { card, runtime, pool: Arc::clone(pool) };
                let load = move || options.card.tagger.is_some().then(|| Tagger::load(&options)).transpose();
                scope.spawn(load)
            })
            .collect();
        let loaded = threads.into_iter().map(|thread| {
            let result = thread.join().map_err(|_| anyhow::anyhow!("loading a model ended in a panic"))?;
            result.map_err(anyhow::Error::from)
        });
        loaded.collect()
    })
}

/// Puts a model under the accuracies its card names, and says what there is to know of it.
fn enter(card: &ModelCard, tagger: Option<Tagger>, taggers: &mut Taggers) -> anyhow::Result<ModelInfo> {
    let mut info = ModelInfo {
        name: card.name.clone(),
        version: card.version.clone(),
        sha256: card.weights.first().map(|weight| weight.sha256.clone()),
        serves: Vec::new(),
    };
    let Some(tagger) = tagger else { return Ok(info) };
    info.version = format!("{} ({})", card.version, tagger.description());
    let tagger: Arc<dyn TokenTagger> = Arc::new(tagger);
    for name in &card.serves {
        let accuracy = Accuracy::ALL.into_iter().find(|accuracy| accuracy.name() == name);
        let accuracy = accuracy.with_context(|| format!("{}: {name} is no accuracy", card.name))?;
        let before = taggers.insert(accuracy, Some(Arc::clone(&tagger))).flatten();
        anyhow::ensure!(before.is_none(), "two models serve {name}");
        info.serves.push(accuracy.name());
    }
    Ok(info)
}

/// The table that `blackbar models` prints.
pub(crate) fn list(config: &Config) -> anyhow::Result<String> {
    let mut table = format!("{:<24} {:<28} {:<16} {}\n", "model", "version", "sha256", "serves");
    for model in tools(config)?.models {
        let sha256 = model.sha256.as_deref().map_or("-", |sum| &sum[..sum.len().min(16)]);
        table +=
            &format!("{:<24} {:<28} {:<16} {}\n", model.name, model.version, sha256, model.serves.join(" "));
    }
    Ok(table)
}
