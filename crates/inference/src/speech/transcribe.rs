//! One piece of speech: encoded once, then read out token by token, the likeliest each time.

use blackbar_core::{ReaderError, SpokenWord};

use super::align::Attention;
use super::card::SpeechCard;
use super::graph::attention_name;
use super::tokens::Tokens;
use super::{FAILED, Held, RATE, locked};
use crate::{Input, Output, Session, Values};

const START: i64 = 1;
const END: i64 = 2;
/// Nobody speaks faster, in tokens a second; what goes on longer is invented.
const FASTEST: f64 = 6.5;
const MORE: usize = 4;
/// Samples of one encoder frame.
const FRAME: f64 = 384.0;
/// Pieces shorter than this hold no word, and the encoder's convolutions need some samples.
const SHORTEST: usize = RATE / 10;
/// Seconds of a word that may lie where its punctuation looks.
const PUNCTUATION: f64 = 0.1;
/// Seconds that the name of a currency takes at most.
const UNIT: f64 = 1.0;
/// A piece that ran into a loop is cut in two, down to this length.
const CUT_DOWN_TO: usize = 3 * RATE;
/// The log-likelihood of speech that was not understood at all.
const ASTRAY: f32 = -1.2;
/// Below this log-likelihood a piece is heard once more, with silence around it: what the network makes of a word at the very
/// edge differs, and the likelier hearing is the better one.
const UNSURE: f32 = -0.3;
/// Samples of that silence.
const SILENCE: usize = RATE * 3 / 10;
/// A piece of so many seconds without a word is not just a noise that passed for a voice.
const SPEECH: f64 = 1.5;

/// What was heard in a piece.
#[derive(Default)]
pub(super) struct Transcribed {
    /// Seconds from the beginning of the piece.
    pub(super) words: Vec<SpokenWord>,
    /// Mean over the tokens.
    pub(super) log_likelihood: f32,
    /// It went on and on, or said the same again and again.
    astray: bool,
}

impl Transcribed {
    /// All times so many seconds earlier, inside a piece of `length` seconds.
    fn earlier_by(mut self, seconds: f64, length: f64) -> Transcribed {
        for word in &mut self.words {
            word.start = (word.start - seconds).clamp(0.0, length);
            word.end = (word.end - seconds).clamp(0.0, length);
        }
        self
    }
}

/// Tokens as they come out of the decoder.
struct Spoken {
    tokens: Vec<(i64, f32)>,
    /// Log-likelihood of the end, where it came.
    end: f32,
    attention: Attention,
    /// It went on and on, or said the same again and again.
    astray: bool,
}

/// What one stream hears with. The networks are only held while they run, so that two streams may take turns.
pub(super) struct Networks<'n> {
    pub(super) card: &'n SpeechCard,
    pub(super) tokens: &'n Tokens,
    pub(super) encoder: &'n Held,
    pub(super) decoder: &'n Held,
}

impl Networks<'_> {
    pub(super) fn transcribe(&self, samples: &[f32]) -> Result<Transcribed, ReaderError> {
        if samples.len() < SHORTEST {
            return Ok(Transcribed::default());
        }
        let mut heard = self.hear(samples)?;
        if heard.log_likelihood < UNSURE {
            let silence = [0.0; SILENCE];
            let again = self.hear(&[&silence, samples, &silence].concat())?;
            if again.log_likelihood > heard.log_likelihood {
                heard = again.earlier_by(SILENCE as f64 / RATE as f64, samples.len() as f64 / RATE as f64);
            }
        }
        if heard.astray && samples.len() >= 2 * CUT_DOWN_TO {
            let cut = quietest(samples);
            let (before, after) = samples.split_at(cut);
            let mut first = self.transcribe(before)?;
            let second = self.transcribe(after)?;
            let offset = cut as f64 / RATE as f64;
            let shifted =
                |word: SpokenWord| SpokenWord { start: word.start + offset, end: word.end + offset, ..word };
            first.words.extend(second.words.into_iter().map(shifted));
            first.log_likelihood = (first.log_likelihood + second.log_likelihood) / 2.0;
            return Ok(first);
        }
        Ok(heard)
    }

    /// One hearing.
    fn hear(&self, samples: &[f32]) -> Result<Transcribed, ReaderError> {
        let input = Input { name: "input_values", shape: &[1, samples.len()], values: Values::F32(samples) };
        let encoded = locked(self.encoder).run(&[input], &["last_hidden_state"]).map_err(|_| FAILED)?;
        let encoded = encoded.into_iter().next().ok_or(FAILED)?;
        let spoken = decode(self.card, &encoded, locked(self.decoder).as_mut(), samples.len())?;
        Ok(words(self.tokens, &spoken, samples.len() as f64 / RATE as f64))
    }
}

/// The quietest tenth of a second of the middle third.
fn quietest(samples: &[f32]) -> usize {
    let window = RATE / 10;
    let power = |at: usize| -> f32 {
        samples.get(at..at + window).unwrap_or_default().iter().map(|sample| sample * sample).sum()
    };
    let places = (samples.len() / 3..samples.len() * 2 / 3).step_by(window / 4);
    let best = places.map(|at| (power(at), at)).min_by(|a, b| a.0.total_cmp(&b.0));
    best.map_or(samples.len() / 2, |(_, at)| at + window / 2)
}

fn decode(
    card: &SpeechCard,
    encoded: &Output,
    decoder: &mut dyn Session,
    samples: usize,
) -> Result<Spoken, ReaderError> {
    let frames = encoded.shape.get(1).copied().ok_or(FAILED)?;
    let mut cache = Cache::new(card);
    let attention: Vec<String> = (0..card.layers).map(attention_name).collect();
    let most = (samples as f64 / RATE as f64 * FASTEST) as usize + MORE;
    let attention_rows = Attention { frames, rows: Vec::new() };
    let mut spoken = Spoken { tokens: Vec::new(), end: ASTRAY, attention: attention_rows, astray: true };
    let mut last = START;
    for step in 0..=most {
        let wanted: Vec<&str> = ["logits"]
            .into_iter()
            .chain(attention.iter().map(String::as_str))
            .chain(cache.wanted(step).map(|(_, present)| present))
            .collect();
        let ids = [last];
        let cached = [step > 0];
        let mut inputs = vec![
            Input { name: "input_ids", shape: &[1, 1], values: Values::I64(&ids) },
            Input {
                name: "encoder_hidden_states",
                shape: &encoded.shape,
                values: Values::F32(&encoded.values),
            },
            Input { name: "use_cache_branch", shape: &[1], values: Values::Bool(&cached) },
        ];
        inputs.extend(cache.inputs());
        let mut outputs = decoder.run(&inputs, &wanted).map_err(|_| FAILED)?.into_iter();
        let logits = outputs.next().ok_or(FAILED)?.values;
        let looks: Vec<Output> = outputs.by_ref().take(card.layers).collect();
        let mut row = Vec::with_capacity(card.aligned.len() * frames);
        for (layer, head) in &card.aligned {
            let values = &looks.get(*layer).ok_or(FAILED)?.values;
            row.extend_from_slice(values.get(head * frames..(head + 1) * frames).ok_or(FAILED)?);
        }
        spoken.attention.rows.push(row);
        cache.take(step, outputs);
        let (token, likelihood) = likeliest(&logits).ok_or(FAILED)?;
        if token == END {
            spoken.astray = false;
            spoken.end = likelihood;
            break;
        }
        spoken.tokens.push((token, likelihood));
        last = token;
        if let Some(kept) = without_loop(&spoken.tokens) {
            spoken.tokens.truncate(kept);
            spoken.attention.rows.truncate(kept + 1);
            break;
        }
    }
    Ok(spoken)
}

/// The likeliest token and its log-likelihood.
fn likeliest(logits: &[f32]) -> Option<(i64, f32)> {
    let (token, top) = logits.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1))?;
    let sum: f32 = logits.iter().map(|logit| (logit - top).exp()).sum();
    Some((i64::try_from(token).ok()?, -sum.ln()))
}

/// How many tokens to keep when the last ones only say the same again and again.
fn without_loop(tokens: &[(i64, f32)]) -> Option<usize> {
    // A single token may well come often (zeros of a number), in groups too; whole phrases do not.
    for length in 1..=12 {
        let times = match length {
            1 => 20,
            2..4 => 8,
            _ => 5,
        };
        let Some(from) = tokens.len().checked_sub(length * times) else { continue };
        let tail: Vec<i64> = tokens.iter().skip(from).map(|(token, _)| *token).collect();
        let Some(phrase) = tail.get(..length) else { continue };
        // The same token all over is the first case.
        if length > 1 && phrase.windows(2).all(|pair| pair.first() == pair.last()) {
            continue;
        }
        if tail.chunks_exact(length).all(|chunk| chunk == phrase) {
            return Some(from + length);
        }
    }
    None
}

/// The keys and values that the decoder wants back at every step.
struct Cache {
    /// (past name, present name, whether of the encoder, value).
    entries: Vec<(String, String, bool, Output)>,
}

impl Cache {
    fn new(card: &SpeechCard) -> Cache {
        // The branch of the first step looks at none of these, but they have to be there.
        let empty = || Output {
            shape: vec![1, card.heads, 1, card.head_size],
            values: vec![0.0; card.heads * card.head_size],
        };
        let mut entries = Vec::new();
        for layer in 0..card.layers {
            for (side, of_encoder) in [("decoder", false), ("encoder", true)] {
                for part in ["key", "value"] {
                    let name = |kind: &str| format!("{kind}.{layer}.{side}.{part}");
                    entries.push((name("past_key_values"), name("present"), of_encoder, empty()));
                }
            }
        }
        Cache { entries }
    }

    /// Those that change at a step: the encoder's only at the first.
    fn wanted(&self, step: usize) -> impl Iterator<Item = (usize, &str)> {
        let entries = self.entries.iter().enumerate();
        entries.filter(move |(_, entry)| step == 0 || !entry.2).map(|(at, entry)| (at, entry.1.as_str()))
    }

    fn inputs(&self) -> impl Iterator<Item = Input<'_>> {
        self.entries.iter().map(|(name, _, _, output)| Input {
            name,
            shape: &output.shape,
            values: Values::F32(&output.values),
        })
    }

    fn take(&mut self, step: usize, outputs: impl Iterator<Item = Output>) {
        let wanted: Vec<usize> = self.wanted(step).map(|(at, _)| at).collect();
        for (at, output) in wanted.into_iter().zip(outputs) {
            if let Some(entry) = self.entries.get_mut(at) {
                entry.3 = output;
            }
        }
    }
}

/// Tokens to words with times.
fn words(tokens: &Tokens, spoken: &Spoken, seconds: f64) -> Transcribed {
    let spans = spoken.attention.align();
    let time = |frame: usize| (frame as f64 * FRAME / RATE as f64).min(seconds);
    let mut building: Vec<(Vec<u8>, f64, f64, f32, u16)> = Vec::new();
    let mut total = 0.0;
    for ((token, likelihood), span) in spoken.tokens.iter().zip(&spans) {
        total += likelihood;
        let Some(piece) = usize::try_from(*token).ok().and_then(|token| tokens.get(token)) else { continue };
        if piece.begins || building.is_empty() {
            building.push((Vec::new(), time(span.0), time(span.0), 0.0, 0));
        }
        if let Some(word) = building.last_mut() {
            word.0.extend_from_slice(&piece.bytes);
            word.1 = word.1.min(time(span.0));
            // A full stop or comma looks at the pause behind the word: only its beginning may still be of the word.
            let sounds = piece.bytes.iter().any(|byte| byte.is_ascii_alphanumeric() || !byte.is_ascii());
            let end = if sounds { time(span.1) } else { time(span.1).min(word.2 + PUNCTUATION) };
            word.2 = word.2.max(end);
            word.3 += likelihood;
            word.4 += 1;
        }
    }
    let mut words: Vec<SpokenWord> = building
        .into_iter()
        .map(|(bytes, start, end, sum, count)| SpokenWord {
            text: String::from_utf8_lossy(&bytes).trim().to_owned(),
            start,
            end,
            confidence: (sum / f32::from(count.max(1))).exp(),
        })
        .filter(|word| !word.text.is_empty())
        .collect();
    drop_invented_tail(&mut words, seconds);
    hear_units_out(&mut words, seconds);
    // Speech in which a network hears nothing, or the same again and again, is none that it knows.
    let mut log_likelihood = (total + spoken.end) / (spoken.tokens.len() + 1) as f32;
    if spoken.astray || words.is_empty() && seconds >= SPEECH {
        log_likelihood = log_likelihood.min(ASTRAY);
    }
    Transcribed { words, log_likelihood, astray: spoken.astray }
}

/// "Seventy five dollars" is written "$75": the sign stands first and is spoken last, so such a word goes on until the next one.
fn hear_units_out(words: &mut [SpokenWord], seconds: f64) {
    let mut next = seconds;
    for word in words.iter_mut().rev() {
        if word.text.contains(['$', '£', '€', '¥', '%']) {
            word.end = word.end.max(next.min(word.end + UNIT));
        }
        next = word.start;
    }
}

/// Words of an invented ending have no sound to look at: they crowd in the last moment of the piece.
fn drop_invented_tail(words: &mut Vec<SpokenWord>, seconds: f64) {
    let crowded =
        words.iter().rev().take_while(|word| word.end - word.start < 0.05 && seconds - word.end < 0.1);
    let count = crowded.count();
    if count >= 3 {
        words.truncate(words.len() - count);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn loops_are_cut_and_numbers_are_not() {
        let tokens = |list: &[i64]| list.iter().map(|token| (*token, 0.0)).collect::<Vec<_>>();
        assert_eq!(without_loop(&tokens(&[5, 7, 7, 7, 7, 7, 7])), None);
        // Sixteen zeros, and four groups of four with a pause behind each.
        assert_eq!(without_loop(&tokens(&[9; 16])), None);
        assert_eq!(without_loop(&tokens(&[9, 9, 9, 9, 3].repeat(4))), None);
        assert_eq!(without_loop(&tokens(&[[5].as_slice(), &[1, 2, 3, 4].repeat(5)].concat())), Some(5));
        assert_eq!(without_loop(&tokens(&[9; 20])), Some(1));
    }

    #[test]
    fn a_unit_that_is_written_first_is_heard_to_its_end() {
        let word =
            |text: &str, start: f64, end: f64| SpokenWord { text: text.into(), start, end, confidence: 0.9 };
        let mut words =
            vec![word("$75", 1.0, 1.6), word("and", 2.1, 2.3), word("£5", 2.3, 2.5), word("9%.", 4.0, 4.2)];
        hear_units_out(&mut words, 4.5);
        let ends: Vec<f64> = words.iter().map(|word| word.end).collect();
        assert_eq!(ends, [2.1, 2.3, 3.5, 4.5]);
    }

    #[test]
    fn an_ending_without_sound_is_dropped() {
        let word = |start: f64, end: f64| SpokenWord { text: "x".into(), start, end, confidence: 0.9 };
        let mut words = vec![word(0.0, 0.5), word(4.95, 4.98), word(4.97, 5.0), word(5.0, 5.0)];
        drop_invented_tail(&mut words, 5.0);
        assert_eq!(words.len(), 1);
        let mut words = vec![word(4.0, 4.5), word(4.97, 5.0)];
        drop_invented_tail(&mut words, 5.0);
        assert_eq!(words.len(), 2);
    }
}
