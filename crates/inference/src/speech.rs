//! Speech to words with times: voice activity cuts a recording into pieces of at most fifteen seconds, each piece is
//! transcribed alone on one stream of the pool (the pieces of one recording run side by side), and the network's own
//! attention says when each word was spoken.

mod align;
mod card;
mod graph;
mod segments;
mod tokens;
mod transcribe;
mod voice;

use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use blackbar_core::{Cancel, ReaderError, Speech, SpokenWord};

use crate::runtime::Backend;
use crate::{Loaded, ModelCard, ModelError, Pool, Runtime, Session};
use card::SpeechCard;
use segments::{Segment, segments};
use tokens::Tokens;
use transcribe::{Networks, Transcribed};

pub use card::Quality;

const FAILED: ReaderError = ReaderError::Failed("speech recogniser");
/// How often a waiting request looks whether it may go on waiting.
const PATIENCE: Duration = Duration::from_millis(20);
/// Samples a second.
const RATE: usize = 16_000;
/// Seconds of one job of voice activity.
const VOICE_PIECE: usize = 120 * RATE;
/// Speech of at least so many seconds is judged by how well it was understood.
const JUDGED_FROM: f64 = 4.0;
/// From so many seconds on the judgement is stricter, by this much.
const CERTAIN_FROM: f64 = 8.0;
const STRICTER: f64 = 0.08;

/// What a recogniser is made of.
pub struct RecogniserOptions<'o> {
    /// Its card.
    pub card: &'o ModelCard,
    /// What runs it.
    pub runtime: &'o Runtime,
    /// The threads it shares with the others.
    pub pool: Arc<Pool>,
}

/// A loaded recogniser.
pub struct Recogniser {
    network: Arc<Network>,
    pool: Arc<Pool>,
    description: String,
}

/// What the streams need of it.
struct Network {
    card: SpeechCard,
    tokens: Tokens,
    voice: Vec<Held>,
    encoder: Vec<Held>,
    decoder: Vec<Held>,
}

impl Recogniser {
    /// Which accuracies a card's networks hear for; nothing when it is a card of another kind.
    pub fn quality(card: &ModelCard) -> Result<Option<Quality>, ModelError> {
        Ok(card.table::<SpeechCard>("speech")?.map(|card| card.quality))
    }

    /// Loads and warms the networks of a card.
    pub fn load(options: &RecogniserOptions<'_>) -> Result<Recogniser, ModelError> {
        let model = options.card;
        let unusable =
            |reason: &str| ModelError::Unusable { model: model.name.clone(), reason: reason.into() };
        let card =
            model.table::<SpeechCard>("speech")?.ok_or_else(|| unusable("its card has no [speech]"))?;
        card.check().map_err(unusable)?;
        // Quantised graphs with branches: ONNX Runtime runs them, OpenVINO refuses or is slow.
        let load = |onnx: &[u8], sessions: usize| -> Result<Loaded, ModelError> {
            let loaded = options.runtime.load_on(Backend::OnnxRuntime, onnx, sessions);
            loaded.map_err(|error| ModelError::Runtime { model: model.name.clone(), error })
        };
        let tokens =
            Tokens::read(&model.read("tokenizer.bin")?).ok_or_else(|| unusable("its tokenizer is broken"))?;
        // The networks are held once for every two streams, since each takes most of its memory for itself: while one
        // stream encodes a piece, the other reads one out. They take about as long.
        let streams = options.runtime.streams();
        let pairs = streams.div_ceil(2);
        let decoder = graph::with_attention(&model.read("decoder.onnx")?, card.layers);
        let decoder = decoder.ok_or_else(|| unusable("its decoder has no cross-attention to look at"))?;
        let decoder = load(&graph::with_whole_logits(&decoder).unwrap_or(decoder), pairs)?;
        let encoder = load(&model.read("encoder.onnx")?, pairs)?;
        let voice = load(&model.read("vad.onnx")?, streams)?;
        let sessions = |loaded: Loaded| loaded.sessions.into_iter().map(Mutex::new).collect();
        let description = encoder.description.clone();
        let network = Network {
            card,
            tokens,
            voice: sessions(voice),
            encoder: sessions(encoder),
            decoder: sessions(decoder),
        };
        network.warm_up().map_err(|_| unusable("the networks do not do what the card says"))?;
        let pool = Arc::clone(&options.pool);
        Ok(Recogniser { network: Arc::new(network), pool, description })
    }

    /// Library, device and precision, for diagnostics.
    pub fn description(&self) -> &str {
        &self.description
    }

    /// Runs jobs on the pool, a few at a time, and gives their answers in order.
    fn run<J: Send + 'static, A: Send + 'static>(
        &self,
        jobs: impl Iterator<Item = J>,
        cancel: &Cancel,
        work: fn(&Network, usize, J) -> Result<A, ReaderError>,
    ) -> Result<Vec<A>, ReaderError> {
        let line = self.pool.line();
        let (sender, receiver) = mpsc::channel();
        let mut answers: Vec<Option<A>> = Vec::new();
        let mut open = 0;
        let mut jobs = jobs.enumerate();
        loop {
            // As many as run at once and as many again that wait: memory does not grow with the recording.
            while open < self.pool.streams() * 2 {
                let Some((number, job)) = jobs.next() else { break };
                let (network, sender, cancel) = (Arc::clone(&self.network), sender.clone(), cancel.clone());
                answers.push(None);
                open += 1;
                line.submit(move |stream| {
                    let answer =
                        cancel.check().map_err(ReaderError::from).and_then(|()| work(&network, stream, job));
                    // Nobody listens any more when the request has ended.
                    let _ = sender.send((number, answer));
                });
            }
            if open == 0 {
                break;
            }
            match receiver.recv_timeout(PATIENCE) {
                Ok((number, answer)) => {
                    let answer = answer?;
                    if let Some(slot) = answers.get_mut(number) {
                        *slot = Some(answer);
                    }
                    open -= 1;
                }
                Err(RecvTimeoutError::Timeout) => cancel.check()?,
                Err(RecvTimeoutError::Disconnected) => return Err(FAILED),
            }
        }
        answers.into_iter().map(|answer| answer.ok_or(FAILED)).collect()
    }

    /// Where somebody speaks.
    fn segments(&self, samples: &[i16], cancel: &Cancel) -> Result<Vec<Segment>, ReaderError> {
        let pieces = (0..samples.len()).step_by(VOICE_PIECE).map(|start| {
            let lead = start.saturating_sub(voice::LEAD);
            let end = (start + VOICE_PIECE).min(samples.len());
            let windows = (start - lead) / voice::WINDOW;
            (floats(samples.get(lead..end).unwrap_or_default()), windows)
        });
        let voiced = self.run(pieces, cancel, |network, stream, (samples, skip): (Vec<f32>, usize)| {
            let mut session = locked(session(&network.voice, stream)?);
            let mut likelihoods = voice::likelihoods(session.as_mut(), &samples)?;
            likelihoods.drain(..skip.min(likelihoods.len()));
            Ok(likelihoods)
        })?;
        Ok(segments(&voiced.concat(), samples.len()))
    }
}

/// A network that several streams may share.
type Held = Mutex<Box<dyn Session>>;

/// The one that a stream uses.
fn session(sessions: &[Held], stream: usize) -> Result<&Held, ReaderError> {
    sessions.get(stream % sessions.len().max(1)).ok_or(FAILED)
}

fn locked(session: &Held) -> MutexGuard<'_, Box<dyn Session>> {
    session.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Samples as the networks take them.
fn floats(samples: &[i16]) -> Vec<f32> {
    samples.iter().map(|sample| f32::from(*sample) / 32_768.0).collect()
}

impl Network {
    /// One second of nothing through everything, so that a broken model is noticed at the start.
    fn warm_up(&self) -> Result<(), ReaderError> {
        let silence = vec![0.0; RATE];
        for stream in 0..self.voice.len() {
            let voiced = voice::likelihoods(locked(session(&self.voice, stream)?).as_mut(), &silence)?;
            if voiced.is_empty() {
                return Err(FAILED);
            }
        }
        (0..self.encoder.len()).try_for_each(|stream| self.transcribe(stream, &silence).map(|_| ()))
    }

    fn transcribe(&self, stream: usize, samples: &[f32]) -> Result<Transcribed, ReaderError> {
        let networks = Networks {
            card: &self.card,
            tokens: &self.tokens,
            encoder: session(&self.encoder, stream)?,
            decoder: session(&self.decoder, stream)?,
        };
        networks.transcribe(samples)
    }
}

/// Everything that was heard in a recording.
pub struct Heard {
    /// In the order of time.
    pub words: Vec<SpokenWord>,
    /// Seconds in which somebody spoke.
    pub speech: f64,
    /// Mean log-likelihood of a token over that time: how well it was understood.
    pub log_likelihood: f64,
}

impl Recogniser {
    /// Hears a recording, whatever its language.
    pub fn hear(&self, samples: &[i16], cancel: &Cancel) -> Result<Heard, ReaderError> {
        let segments = self.segments(samples, cancel)?;
        let jobs = segments.iter().map(|segment| floats(samples.get(segment.range()).unwrap_or_default()));
        let heard = self
            .run(jobs, cancel, |network, stream, samples: Vec<f32>| network.transcribe(stream, &samples))?;
        let (mut speech, mut understood) = (0.0, 0.0);
        let mut words: Vec<SpokenWord> = Vec::new();
        for (segment, transcribed) in segments.iter().zip(heard) {
            let offset = segment.start as f64 / RATE as f64;
            let length = (segment.end - segment.start) as f64 / RATE as f64;
            speech += length;
            understood += length * f64::from(transcribed.log_likelihood);
            for mut word in transcribed.words {
                word.start += offset;
                word.end += offset;
                // Neighbouring pieces share a little sound; their words do not overlap.
                if let Some(last) = words.last() {
                    word.start = word.start.max(last.start);
                    word.end = word.end.max(word.start);
                }
                words.push(word);
            }
        }
        let log_likelihood = if speech > 0.0 { understood / speech } else { 0.0 };
        Ok(Heard { words, speech, log_likelihood })
    }

    /// Whether what was heard is in its language. Another language is to it a row of sounds that hardly make words.
    pub fn understands(&self, heard: &Heard) -> bool {
        // The more there is to judge by, the less chance has a say in it.
        let certain = ((heard.speech - JUDGED_FROM) / (CERTAIN_FROM - JUDGED_FROM)).clamp(0.0, 1.0);
        let least = f64::from(self.network.card.least_log_likelihood) + certain * STRICTER;
        heard.speech < JUDGED_FROM || heard.log_likelihood >= least
    }
}

impl Speech for Recogniser {
    fn transcribe(&self, samples: &[i16], cancel: &Cancel) -> Result<Vec<SpokenWord>, ReaderError> {
        let heard = self.hear(samples, cancel)?;
        if !self.understands(&heard) {
            return Err(ReaderError::Unsupported(
                "the speech is not understood: it is not in a language of the loaded recogniser (English)",
            ));
        }
        Ok(heard.words)
    }
}
