//! A text network as the engine sees it: text in, findings out. Every window runs alone, at its own length, on one
//! thread, so that the answer for a text never depends on what else is being worked on.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use blackbar_core::{Cancel, Evidence, Finding, Label, ReaderError, Reason, Tagged, TextRange, TokenTagger};
use tokenizers::Tokenizer;

use crate::known_words::KnownWords;
use crate::{ModelCard, ModelError, Pool, Runtime, Session, TaggerCard, delta, low_rank};

mod decode;
mod edges;
mod in_flight;
mod lazy;
mod scores;
mod shapes;
mod tokens;
mod whole_words;
mod windows;

use decode::{Decoder, Facts, Segment};
use edges::Stretch;
use in_flight::{Answer, InFlight, Task};
pub use lazy::LazyTagger;
use tokens::Token;
use whole_words::whole_words;
use windows::{Window, bucket, windows};

/// A later version of the network than the one in `model.onnx.*`, as a difference.
const DELTA: &str = "model.delta";
/// A version adapted to more kinds of documents, as a difference of low rank from all that.
const LOW_RANK: &str = "model.low-rank";
/// Names that the network is told of.
const KNOWN_WORDS: &str = "known-words.bin";
const REASON: Reason = Reason { finder: "tagger", evidence: Evidence::MODEL };
const FAILED: ReaderError = ReaderError::Failed("tagger");

/// What a tagger is made of.
pub struct TaggerOptions<'o> {
    /// Its card; the files lie beside it.
    pub card: &'o ModelCard,
    /// What runs it.
    pub runtime: &'o Runtime,
    /// The threads it shares with the others.
    pub pool: Arc<Pool>,
}

/// A loaded text network.
pub struct Tagger {
    name: String,
    description: String,
    tokenizer: Tokenizer,
    known: Option<KnownWords>,
    network: Arc<Network>,
    pool: Arc<Pool>,
}

/// What the streams need of it.
struct Network {
    card: TaggerCard,
    labels: Vec<(Label, f32)>,
    sessions: Vec<Mutex<Box<dyn Session>>>,
}

impl Tagger {
    /// Loads and warms a network.
    pub fn load(options: &TaggerOptions<'_>) -> Result<Tagger, ModelError> {
        let card = options.card;
        let unusable = |reason: String| ModelError::Unusable { model: card.name.clone(), reason };
        let (table, labels) = table(card)?;
        let tokenizer = tokens::load(&card.read("tokenizer.json")?).map_err(unusable)?;
        let known = card
            .names(KNOWN_WORDS)
            .then(|| KnownWords::new(&card.read(KNOWN_WORDS)?).map_err(|reason| unusable(reason.into())));
        let known = known.transpose()?;
        let mut onnx = card.read_parts("model.onnx.")?;
        if card.names(DELTA) {
            delta::apply(&mut onnx, &card.read(DELTA)?).map_err(|reason| unusable(reason.into()))?;
        }
        let mut listens = false;
        if card.names(LOW_RANK) {
            let difference = card.read(LOW_RANK)?;
            listens = low_rank::apply(&mut onnx, &difference).map_err(|reason| unusable(reason.into()))?;
        }
        if listens != known.is_some() {
            return Err(unusable("its weights and its list of known words do not belong together".into()));
        }
        let loaded = options
            .runtime
            .load(&onnx)
            .map_err(|error| ModelError::Runtime { model: card.name.clone(), error })?;
        drop(onnx);
        let sessions = loaded.sessions.into_iter().map(Mutex::new).collect();
        let network = Arc::new(Network { card: table, labels, sessions });
        network.warm_up().map_err(|_| unusable("the network does not do what its card says".into()))?;
        Ok(Tagger {
            name: full_name(card),
            description: loaded.description,
            tokenizer,
            known,
            network,
            pool: Arc::clone(&options.pool),
        })
    }

    /// Library, device and precision, for diagnostics.
    pub fn description(&self) -> &str {
        &self.description
    }

    fn windows(&self, count: usize) -> impl Iterator<Item = Window> + use<> {
        let card = &self.network.card;
        windows(count, card.max_tokens - 2, card.overlap)
    }

    fn tokens(&self, text: &str, cancel: &Cancel) -> Result<Vec<Token>, ReaderError> {
        tokens::tokenize(&self.tokenizer, self.known.as_ref(), text, cancel)
    }

    fn in_flight<'c>(&self, cancel: &'c Cancel) -> InFlight<'c> {
        InFlight::new(&self.pool, Arc::clone(&self.network), cancel)
    }
}

/// How a card's network is read.
fn table(card: &ModelCard) -> Result<(TaggerCard, Vec<(Label, f32)>), ModelError> {
    let unusable = |reason: String| ModelError::Unusable { model: card.name.clone(), reason };
    let table = card.tagger.clone().ok_or_else(|| unusable("its card has no [tagger]".into()))?;
    let labels = table.check().map_err(unusable)?;
    Ok((table, labels))
}

fn full_name(card: &ModelCard) -> String {
    format!("{} {}", card.name, card.version)
}

impl TokenTagger for Tagger {
    fn name(&self) -> &str {
        &self.name
    }

    fn tag(&self, texts: &[&str], cancel: &Cancel) -> Result<Vec<Tagged>, ReaderError> {
        let mut tagged = vec![Tagged::default(); texts.len()];
        let mut open = BTreeMap::new();
        let mut in_flight = self.in_flight(cancel);
        let mut take = |answer: Answer, open: &mut BTreeMap<usize, Reading<'_>>| {
            let text = answer.text;
            if let Some(reading) = open.get_mut(&text) {
                reading.take(answer);
                if reading.is_complete()
                    && let (Some(reading), Some(slot)) = (open.remove(&text), tagged.get_mut(text))
                {
                    *slot = reading.finish(&self.network);
                }
            }
        };
        for (number, text) in texts.iter().enumerate() {
            let tokens = self.tokens(text, cancel)?;
            let plan: Vec<Window> = self.windows(tokens.len()).collect();
            if plan.is_empty() {
                continue;
            }
            open.insert(number, Reading::new(text, tokens, plan.len(), &self.network));
            for (index, window) in plan.into_iter().enumerate() {
                while in_flight.is_full() {
                    take(in_flight.receive()?, &mut open);
                }
                let Some(reading) = open.get(&number) else { return Err(FAILED) };
                in_flight.submit(Task::new(number, index, &window, &reading.tokens, "logits"));
            }
        }
        while !in_flight.is_empty() {
            take(in_flight.receive()?, &mut open);
        }
        Ok(tagged)
    }

    fn mention_vectors(
        &self,
        text: &str,
        mentions: &[TextRange],
        cancel: &Cancel,
    ) -> Result<Vec<Vec<f32>>, ReaderError> {
        let tokens = self.tokens(text, cancel)?;
        let plan: Vec<Window> = self.windows(tokens.len()).collect();
        // The tokens of each mention, and for each window the mentions it says something of.
        let mut spans = Vec::with_capacity(mentions.len());
        let mut spoken_of: Vec<Vec<usize>> = vec![Vec::new(); plan.len()];
        for (number, mention) in mentions.iter().enumerate() {
            let first = tokens.partition_point(|token| token.end <= mention.start());
            let last = tokens.partition_point(|token| token.start < mention.end()).max(first);
            let begin = plan.partition_point(|window| window.take.end <= first);
            for (window, spoken) in plan.iter().zip(&mut spoken_of).skip(begin) {
                if window.take.start >= last {
                    break;
                }
                spoken.push(number);
            }
            spans.push(first..last);
        }
        let mut vectors = vec![Vec::new(); mentions.len()];
        let mut in_flight = self.in_flight(cancel);
        let mut take = |answer: Answer| {
            for number in spoken_of.get(answer.index).into_iter().flatten() {
                if let (Some(span), Some(vector)) = (spans.get(*number), vectors.get_mut(*number)) {
                    answer.add_up(span, vector);
                }
            }
        };
        for (index, window) in plan.iter().enumerate() {
            if spoken_of.get(index).is_none_or(Vec::is_empty) {
                continue;
            }
            while in_flight.is_full() {
                take(in_flight.receive()?);
            }
            in_flight.submit(Task::new(0, index, window, &tokens, "mentions"));
        }
        while !in_flight.is_empty() {
            take(in_flight.receive()?);
        }
        vectors.iter_mut().for_each(|vector| normalise(vector));
        Ok(vectors)
    }
}

/// To length 1. The mean of the tokens and their sum point the same way.
fn normalise(vector: &mut [f32]) {
    let length = vector.iter().map(|value| value * value).sum::<f32>().sqrt();
    if length > 0.0 {
        vector.iter_mut().for_each(|value| *value /= length);
    }
}

/// A text of which not all windows are answered.
struct Reading<'t> {
    text: &'t str,
    tokens: Vec<Token>,
    decoder: Decoder,
    windows: usize,
    next: usize,
    /// Answers that came before their turn.
    early: BTreeMap<usize, Answer>,
}

impl<'t> Reading<'t> {
    fn new(text: &'t str, tokens: Vec<Token>, windows: usize, network: &Network) -> Reading<'t> {
        let decoder = Decoder::new(network.labels.len(), network.card.nothing_bias);
        Reading { text, tokens, decoder, windows, next: 0, early: BTreeMap::new() }
    }

    fn take(&mut self, answer: Answer) {
        self.early.insert(answer.index, answer);
        while let Some(answer) = self.early.remove(&self.next) {
            answer.rows().for_each(|row| self.decoder.push(row));
            self.next += 1;
        }
    }

    fn is_complete(&self) -> bool {
        self.next == self.windows
    }

    fn finish(self, network: &Network) -> Tagged {
        let (segments, facts) = self.decoder.finish();
        let segments = joined(self.text, &self.tokens, segments, &network.labels);
        let findings = findings(self.text, &self.tokens, &segments, &facts, network);
        let findings = whole_words(self.text, findings);
        Tagged { findings, nothing: nothing(&self.tokens, &facts) }
    }
}

/// Two stretches of one family that meet inside a word are one.
fn joined(text: &str, tokens: &[Token], segments: Vec<Segment>, labels: &[(Label, f32)]) -> Vec<Segment> {
    let root = |segment: &Segment| labels.get(segment.label).map(|(label, _)| label.root());
    let mut all: Vec<Segment> = Vec::with_capacity(segments.len());
    for segment in segments {
        let border = tokens.get(segment.tokens.start).map_or(0, |token| token.start);
        match all.last_mut() {
            Some(before)
                if before.tokens.end == segment.tokens.start
                    && root(before) == root(&segment)
                    && (edges::is_inside_word(text, border) || shares_character(tokens, border, before)) =>
            {
                if segment.tokens.len() > before.tokens.len() {
                    before.label = segment.label;
                }
                before.tokens.end = segment.tokens.end;
            }
            _ => all.push(segment),
        }
    }
    all
}

/// The bytes of one character may be tokens of their own.
fn shares_character(tokens: &[Token], border: usize, before: &Segment) -> bool {
    tokens.get(before.tokens.end.wrapping_sub(1)).is_some_and(|token| token.end > border)
}

fn bytes(tokens: &[Token], segment: &Segment) -> std::ops::Range<usize> {
    let tokens = tokens.get(segment.tokens.clone()).unwrap_or(&[]);
    let start = tokens.first().map_or(0, |token| token.start);
    start..tokens.last().map_or(start, |token| token.end.max(start))
}

fn findings(
    text: &str,
    tokens: &[Token],
    segments: &[Segment],
    facts: &Facts,
    network: &Network,
) -> Vec<Finding> {
    let mut findings = Vec::with_capacity(segments.len());
    let mut before = 0;
    for (number, segment) in segments.iter().enumerate() {
        let Some((label, _)) = network.labels.get(segment.label) else { continue };
        let range = bytes(tokens, segment);
        let after = segments.get(number + 1).map_or(text.len(), |next| bytes(tokens, next).start);
        let start = range.start.max(before);
        let range = start..range.end.max(start);
        let room = before..after.max(range.end);
        let Some(settled) = edges::settle(text, &Stretch { range, room, label: *label }) else { continue };
        let means = facts.means(segment.tokens.clone(), network.labels.len());
        if let Some(labels) = scores::likelihoods(&network.labels, &means, segment.label) {
            before = settled.end;
            findings.push(Finding { range: settled.into(), labels, reason: REASON });
        }
    }
    findings
}

/// Token by token; tokens of one character have one likelihood, the lowest, and ranges do not overlap.
fn nothing(tokens: &[Token], facts: &Facts) -> Vec<(TextRange, f32)> {
    let mut all: Vec<(TextRange, f32)> = Vec::with_capacity(tokens.len());
    for (token, likelihood) in tokens.iter().zip(facts.nothing()) {
        let before = all.last().map_or(0, |(range, _)| range.end());
        if token.start < before
            && let Some((_, known)) = all.last_mut()
        {
            *known = known.min(*likelihood);
        }
        let start = token.start.max(before);
        if start < token.end {
            all.push((TextRange::new(start, token.end), *likelihood));
        }
    }
    all
}

impl Network {
    /// Runs every length once on every stream, so that no request pays for it, and checks what comes out.
    fn warm_up(&self) -> Result<(), ReaderError> {
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..self.sessions.len())
                .map(|stream| {
                    scope.spawn(move || {
                        let mut length = windows::STEP;
                        while length <= bucket(self.card.max_tokens) {
                            let token = Token { id: self.card.pad, shape: 0, start: 0, end: 0 };
                            let tokens = vec![token; length.min(self.card.max_tokens) - 2];
                            let window = Window { tokens: 0..tokens.len(), take: 0..tokens.len() };
                            for output in ["logits", "mentions"] {
                                self.run(stream, Task::new(0, 0, &window, &tokens, output))?;
                            }
                            length += windows::STEP;
                        }
                        Ok(())
                    })
                })
                .collect();
            threads.into_iter().try_for_each(|thread| thread.join().unwrap_or(Err(FAILED)))
        })
    }

    /// Runs one window on one stream.
    fn run(&self, stream: usize, task: Task) -> Result<Answer, ReaderError> {
        let session = self.sessions.get(stream % self.sessions.len().max(1)).ok_or(FAILED)?;
        let mut session = session.lock().unwrap_or_else(PoisonError::into_inner);
        let mut answer = task.run(session.as_mut(), &self.card)?;
        drop(session);
        if answer.output == "logits" {
            if answer.width != 1 + 2 * self.labels.len() {
                return Err(FAILED);
            }
            answer.rows_mut().for_each(|row| decode::log_softmax(row, self.card.temperature));
        }
        // Weights that make no numbers would otherwise read as "nothing found".
        if answer.values.iter().all(|value| value.is_finite()) { Ok(answer) } else { Err(FAILED) }
    }
}
