//! Reads text in pictures: a detector finds the lines of a page, a recogniser reads each of them character by
//! character, and the lines are put in the order a person reads them in.
//!
//! Every tile of a page and every line runs alone on one of the shared streams, so an answer never depends on what
//! else is being read. Networks are loaded by the first picture that needs them.

use std::sync::Arc;

use blackbar_core::{Cancel, Ocr, Picture, ReadLine, ReaderError, Rect};

use crate::{ModelCard, ModelError, Pool, Precision, Runtime};

mod blank_parts;
mod card;
mod classes;
mod combs;
mod components;
mod detector;
mod doubts;
mod drawn_boxes;
mod geometry;
mod inked;
mod layout;
mod line;
mod lookalikes;
mod network;
mod onnx_facts;
mod onnx_head;
mod onnx_logits;
mod page;
mod photographs;
mod recogniser;
mod sampled;
mod scale;
mod scripts;
mod spread;
mod tiles;
mod turns;

use blank_parts::without_blanks;
use card::{OcrCard, TurnsCard, precision};
use components::LineRules;
use detector::Detector;
use geometry::Strip;
use layout::Ordered;
use line::{Line, LineReader};
use network::LazyNetwork;
use page::Page;
use recogniser::Recogniser;
use scripts::{ClassifierCard, RecogniserCard, Scripts};
pub use scripts::{ForeignChar, ForeignLines};
use spread::spread;

const FAILED: ReaderError = ReaderError::Failed("reader of pictures");

/// Networks of our own lie in parts of this name.
const PARTS: &str = "model.onnx.";
/// A smaller picture holds no text that could be read.
const SMALLEST: usize = 6;
/// Lines the recogniser is less sure of are noise: stains, drawings, the texture of a photograph.
const NOISE: f32 = 0.3;

/// What readers are made of.
pub struct OcrOptions<'o> {
    /// All cards; readers take those they need.
    pub cards: &'o [ModelCard],
    /// What runs their networks.
    pub runtime: &'o Runtime,
    /// The threads they share with the others.
    pub pool: Arc<Pool>,
    /// Reads lines in scripts that our own networks are unsure of, where there is one.
    pub helper: Option<Arc<dyn ForeignLines>>,
}

/// The readers there are cards for.
#[derive(Default)]
pub struct OcrPair {
    /// The better one.
    pub high: Option<OcrReader>,
    /// The faster one.
    pub standard: Option<OcrReader>,
}

/// A reader of pictures.
pub struct OcrReader {
    detector: Detector,
    recogniser: Arc<Recogniser>,
    /// Reads what is easy to read in less time, where there is one.
    quick: Option<Arc<Recogniser>>,
    common: Arc<Common>,
    pool: Arc<Pool>,
}

/// What both readers use.
#[derive(Default)]
struct Common {
    page_turn: Option<LazyNetwork>,
    line_turn: Option<LazyNetwork>,
    scripts: Option<Scripts>,
    helper: Option<Arc<dyn ForeignLines>>,
}

impl OcrPair {
    /// Readers out of the cards there are. Their networks are loaded by the first picture.
    pub fn new(options: &OcrOptions<'_>) -> Result<OcrPair, ModelError> {
        let common = Arc::new(Common::new(options)?);
        let mut pair = OcrPair::default();
        for card in options.cards {
            let Some(table) = OcrCard::of(card)? else { continue };
            let lazy = |file: &str, word: Option<&str>| {
                Ok(LazyNetwork::new(card, file, precision(card, word)?, options.runtime))
            };
            let rules = LineRules { pixel: table.pixel, stretch: table.stretch, grow: table.grow };
            let network = lazy(&table.detector, table.detector_precision.as_deref())?.held_once();
            let detector = Detector { network, rules };
            let characters = table.characters.as_deref().map(|file| characters(card, file)).transpose()?;
            let network = lazy(&table.recogniser, table.recogniser_precision.as_deref())?.without_softmax();
            let recogniser = Arc::new(Recogniser::new(network, table.height, characters));
            let (common, pool) = (Arc::clone(&common), Arc::clone(&options.pool));
            let slot = if table.quality == "high" { &mut pair.high } else { &mut pair.standard };
            *slot = Some(OcrReader { detector, recogniser, quick: None, common, pool });
        }
        if let (Some(high), Some(standard)) = (&mut pair.high, &pair.standard) {
            high.quick = Some(Arc::clone(&standard.recogniser));
        }
        Ok(pair)
    }
}

impl Common {
    fn new(options: &OcrOptions<'_>) -> Result<Common, ModelError> {
        let mut common = Common { helper: options.helper.clone(), ..Common::default() };
        let (mut classifier, mut recogniser) = (None, None);
        for card in options.cards {
            let lazy = |file: &str| LazyNetwork::new(card, file, Precision::Automatic, options.runtime);
            if let Some(table) = card.table::<TurnsCard>("turns")? {
                common.page_turn = Some(lazy(&table.page).held_once());
                common.line_turn = Some(lazy(&table.line));
            }
            if let Some(table) = card.table::<ClassifierCard>("script_classifier")? {
                classifier = Some((lazy(PARTS), table));
            }
            if let Some(table) = card.table::<RecogniserCard>("recogniser")? {
                let characters = Some(characters(card, &table.characters)?);
                // In bf16 every second line of this network reads otherwise.
                let network = LazyNetwork::new(card, PARTS, Precision::F32, options.runtime);
                recogniser = Some(Arc::new(Recogniser::new(network, table.height, characters)));
            }
        }
        if let (Some((classifier, card)), Some(recogniser)) = (classifier, recogniser) {
            common.scripts = Some(Scripts { classifier, card, recogniser });
        }
        Ok(common)
    }
}

impl OcrReader {
    /// By how many quarters a page has to be turned clockwise.
    fn quarters(&self, page: &Page, cancel: &Cancel) -> Result<usize, ReaderError> {
        let Some(network) = &self.common.page_turn else { return Ok(0) };
        let network = network.get()?;
        let work = move |stream: usize, page: Page| turns::quarters(&network, stream, &page);
        let answers = spread(&self.pool, vec![page.clone()], cancel, work)?;
        Ok(answers.first().copied().unwrap_or(0))
    }

    fn lines(&self, page: &Page, mut found: Vec<Strip>, cancel: &Cancel) -> Result<Vec<Line>, ReaderError> {
        // A network that sees another width than before prepares itself, which takes a tenth of its time; the longest come
        // first, so that no stream waits for one at the end.
        let length = |strip: &Strip| strip.width() / strip.height().max(1.0);
        found.sort_by(|one, other| length(other).total_cmp(&length(one)));
        let upside_down = self.common.line_turn.as_ref().map(LazyNetwork::get).transpose()?;
        let scripts = self.common.scripts.as_ref().map(Scripts::get).transpose()?;
        let helper = self.common.helper.clone();
        let quick = self.quick.as_ref().map(|quick| quick.get()).transpose()?;
        let recogniser = self.recogniser.get()?;
        let reader = LineReader { recogniser, quick, upside_down, scripts, helper };
        let shared = page.clone();
        let mut lines =
            spread(&self.pool, found, cancel, move |stream, strip| reader.read(stream, &shared, &strip))?;
        let foreign = self.common.scripts.as_ref().map(|scripts| &scripts.recogniser);
        [Some(&self.recogniser), self.quick.as_ref(), foreign]
            .into_iter()
            .flatten()
            .for_each(|used| used.rest());
        lookalikes::settle(&mut lines);
        let mut lines: Vec<Line> = lines
            .into_iter()
            .flat_map(|line| if line.legible { vec![line] } else { without_blanks(page, line) })
            .collect();
        let least = |line: &Line| if line.script.is_some() && !line.legible { NOISE / 2.0 } else { NOISE };
        lines.retain(|line| !line.glyphs.is_empty() && line.confidence >= least(line));
        Ok(lines)
    }
}

fn characters(card: &ModelCard, file: &str) -> Result<String, ModelError> {
    String::from_utf8(card.read(file)?).map_err(|_| ModelError::Unusable {
        model: card.name.clone(),
        reason: format!("{file} is not UTF-8"),
    })
}

impl Ocr for OcrReader {
    fn read(&self, picture: &Picture, cancel: &Cancel) -> Result<Vec<ReadLine>, ReaderError> {
        cancel.check()?;
        let original = Page::new(picture)?;
        if original.width < SMALLEST || original.height < SMALLEST {
            return Ok(Vec::new());
        }
        let mut quarters = self.quarters(&original, cancel)?;
        let mut page = original.turned(quarters);
        let mut found = self.detector.find(&page, &self.pool, cancel)?;
        if quarters % 2 == 1 && mostly_tall(&found) {
            // The network for pages was wrong: text lies across what it took for lines.
            (quarters, page) = (0, original);
            found = self.detector.find(&page, &self.pool, cancel)?;
        }
        let lines = self.lines(&page, found, cancel)?;
        Ok(layout::order(lines).into_iter().filter_map(|line| finished(&page, quarters, line)).collect())
    }
}

/// Whether most text stands in tall rectangles.
fn mostly_tall(lines: &[Strip]) -> bool {
    let balance: f32 = lines.iter().map(|line| line.height() - line.width()).sum();
    balance > 0.0
}

/// The line as the one who asked sees it: fractions of the picture as it came.
fn finished(page: &Page, quarters: usize, line: Ordered) -> Option<ReadLine> {
    let Ordered { glyphs, confidence, legible, block, .. } = line;
    let mut text = String::with_capacity(glyphs.len());
    let mut chars = Vec::with_capacity(glyphs.len());
    for glyph in glyphs {
        text.push(glyph.character);
        chars.push(fractions(page, quarters, &glyph.strip));
    }
    (!chars.is_empty()).then_some(ReadLine { text, chars, block, confidence, legible })
}

fn fractions(page: &Page, quarters: usize, strip: &Strip) -> Rect {
    // A pixel more on each side: better too much covered than too little.
    let (left, top, right, bottom) = strip.bounds();
    let share = |value: f32, whole: usize| (value / whole.max(1) as f32).clamp(0.0, 1.0);
    let (x0, x1) = (share(left - 1.0, page.width), share(right + 1.0, page.width));
    let (y0, y1) = (share(top - 1.0, page.height), share(bottom + 1.0, page.height));
    // Back from the turned page to the picture.
    match quarters % 4 {
        1 => Rect { x0: y0, y0: 1.0 - x1, x1: y1, y1: 1.0 - x0 },
        2 => Rect { x0: 1.0 - x1, y0: 1.0 - y1, x1: 1.0 - x0, y1: 1.0 - y0 },
        3 => Rect { x0: 1.0 - y1, y0: x0, x1: 1.0 - y0, y1: x1 },
        _ => Rect { x0, y0, x1, y1 },
    }
}
