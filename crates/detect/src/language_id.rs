//! Tells the languages of a text: script, then trigrams, everyday words and letters within the script.
//!
//! Trigrams alone are poor on the short texts people send ("Hey there!"), so three witnesses are summed as log
//! odds: how well the trigrams fit (`whatlang`'s profiles), which languages own the everyday words, and which
//! letters a language does not have. A text may mix languages: its sentences are asked one by one as well.

mod clean;
mod endings;
mod everyday_words;
mod letters;
#[cfg(test)]
mod measure;
mod scripts;

use std::collections::HashMap;
use std::sync::LazyLock;

use blackbar_core::{Language, LanguageId};

use scripts::{Group, Script};

/// Everything this file knows, without state.
#[derive(Clone, Copy, Debug, Default)]
pub struct WrittenLanguages;

impl LanguageId for WrittenLanguages {
    fn identify(&self, text: &str) -> Vec<(Language, f32)> {
        let sample = clean::sample(text);
        let sentences = clean::sentences(&sample);
        let whole: String = sentences.join(" ");
        let mut answers: Vec<(&'static str, f32)> = Vec::new();
        for (script, share) in scripts::shares(&whole) {
            match script.group() {
                Group::One(code) => answers.push((code, share)),
                Group::Several => {
                    let of_script: Vec<String> = sentences
                        .iter()
                        .map(|sentence| script.only(sentence))
                        .filter(|part| !part.is_empty())
                        .collect();
                    answers.extend(
                        within(script, &of_script).into_iter().map(|(code, belief)| (code, belief * share)),
                    );
                }
            }
        }
        ranked(answers)
    }
}

/// How much each witness counts; measured on sentences of 29 languages (see `measure`).
const TRIGRAM_WEIGHT: f32 = 0.45;
const FOREIGN_LETTER: f32 = 2.0;
const OWN_LETTER: f32 = 0.65;

/// A second language must hold this much of the text, in sentences that are sure of it.
const MIXED_SHARE: f32 = 0.2;
const SURE: f32 = 0.9;
/// Words and letters alone are believed at this.
const PLAIN: f32 = 0.98;
/// Stretches shorter than this say too little alone.
const STRETCH_LETTERS: usize = 24;
/// Below this an answer says nothing.
const LEAST: f32 = 0.12;

/// The languages of one script with beliefs that sum to one at most.
fn within(script: Script, sentences: &[String]) -> Vec<(&'static str, f32)> {
    let whole = sentences.join(" ");
    let beliefs = beliefs(script, &whole, &trigram_fits(&whole));
    let Some((best, sure)) = beliefs.first().copied() else { return Vec::new() };
    let mut held: HashMap<&'static str, usize> = HashMap::new();
    let stretches = stretches(sentences);
    for stretch in &stretches {
        // Trigrams are dear: words and letters must object first, and may be sure enough alone.
        let first = |fits: &Fits| self::beliefs(script, stretch, fits).first().copied();
        let own = first(&Fits::new()).filter(|(code, _)| *code != best);
        let own = match own {
            Some((_, belief)) if belief < PLAIN => first(&trigram_fits(stretch)),
            own => own,
        };
        let own = own.filter(|(_, belief)| *belief >= SURE);
        *held.entry(own.map_or(best, |(code, _)| code)).or_default() += letters_in(stretch);
    }
    let total: usize = held.values().sum();
    let share = |code: &str| held.get(code).copied().unwrap_or(0) as f32 / total.max(1) as f32;
    let mut answers: Vec<(&'static str, f32)> = held
        .keys()
        .map(|code| (*code, share(code)))
        .filter(|(code, share)| *code != best && *share >= MIXED_SHARE)
        .collect();
    if answers.is_empty() {
        return beliefs;
    }
    answers.push((best, sure * (1.0 - answers.iter().map(|(_, share)| share).sum::<f32>())));
    answers
}

/// Sentences put together until each stretch is long enough to ask, six at most.
fn stretches(sentences: &[String]) -> Vec<String> {
    let total: usize = sentences.iter().map(|sentence| letters_in(sentence)).sum();
    let least = STRETCH_LETTERS.max(total / 6);
    let mut stretches: Vec<String> = Vec::new();
    let mut open = String::new();
    for sentence in sentences {
        open.push_str(sentence);
        open.push(' ');
        if letters_in(&open) >= least {
            stretches.push(std::mem::take(&mut open));
        }
    }
    match stretches.last_mut() {
        Some(last) => last.push_str(&open),
        None => stretches.push(open),
    }
    stretches
}

fn letters_in(text: &str) -> usize {
    text.chars().filter(|c| c.is_alphabetic()).count()
}

/// The candidates of a script with their beliefs, the best first.
fn beliefs(script: Script, text: &str, trigrams: &Fits) -> Vec<(&'static str, f32)> {
    if letters_in(text) == 0 {
        return Vec::new();
    }
    let mut words = everyday_words::votes(text);
    endings::vote(text, &mut words);
    let spelled = letters::tally(script, text);
    let candidates = script.candidates();
    let usual = median(candidates.iter().filter_map(|known| trigrams.get(known.code).copied()).collect());
    let mut scores: Vec<(&'static str, f32)> = candidates
        .iter()
        .map(|known| {
            // A language without a profile borrows its neighbour's, or stands in the middle.
            let fit =
                trigrams.get(known.code).or_else(|| trigrams.get(known.neighbour)).copied().unwrap_or(usual);
            let vote = words.get(known.code).copied().unwrap_or(0.0);
            let (foreign, own) = spelled.of(known.code);
            (
                known.code,
                TRIGRAM_WEIGHT * fit + vote - FOREIGN_LETTER * foreign + OWN_LETTER * own + known.prior,
            )
        })
        .collect();
    scores.sort_by(|a, b| b.1.total_cmp(&a.1));
    let top = scores.first().map_or(0.0, |best| best.1);
    let total: f32 = scores.iter().map(|(_, score)| (score - top).exp()).sum();
    scores.iter_mut().for_each(|(_, score)| *score = (*score - top).exp() / total);
    scores.retain(|(_, belief)| *belief > 0.01);
    scores
}

/// Language to the number of trigrams its profile explains.
type Fits = HashMap<&'static str, f32>;

/// How many of the text's trigrams each profile explains, weighed by rank.
fn trigram_fits(text: &str) -> Fits {
    use whatlang::dev::{RawLangInfo, raw_detect};
    if letters_in(text) < 3 {
        return HashMap::new();
    }
    let Some(RawLangInfo::MultiScript(raw)) = raw_detect(text).lang_info else { return HashMap::new() };
    let count = raw.trigram_raw_outcome.trigrams_count as f32;
    let scores = raw.trigram_raw_outcome.scores.into_iter();
    scores
        .filter_map(|(lang, fit)| Some((*CODES.get(lang.code())?, fit as f32 * count)))
        .filter(|(_, fit)| fit.is_finite())
        .collect()
}

/// `whatlang`'s three letters to ISO 639-1.
static CODES: LazyLock<HashMap<&'static str, &'static str>> = LazyLock::new(|| {
    const PAIRS: &str = "epo eo eng en rus ru spa es por pt ita it fra fr deu de ukr uk ara ar hin hi heb he yid yi pol pl jav jv nob no dan da \
        swe sv fin fi tur tr nld nl hun hu ces cs bul bg bel be mar mr ron ro slv sl hrv hr srp sr mkd mk lit lt lav lv est et vie vi urd ur uzb uz \
        aze az ind id pes fa nep ne tuk tk aka ak zul zu sna sn afr af lat la slk sk cat ca tgl tl cym cy";
    let words: Vec<&'static str> = PAIRS.split_whitespace().collect();
    words.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
});

fn median(mut values: Vec<f32>) -> f32 {
    values.sort_by(f32::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(0.0)
}

fn ranked(answers: Vec<(&'static str, f32)>) -> Vec<(Language, f32)> {
    let mut merged: Vec<(Language, f32)> = Vec::new();
    for (code, belief) in answers {
        let Some(language) = Language::new(code) else { continue };
        match merged.iter_mut().find(|(known, _)| *known == language) {
            Some((_, known)) => *known += belief,
            None => merged.push((language, belief)),
        }
    }
    merged.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
    let kept = merged.iter().take(3).filter(|(_, belief)| *belief >= LEAST).count().max(1);
    merged.truncate(kept);
    merged.iter_mut().for_each(|(_, belief)| *belief = belief.clamp(0.0, 1.0));
    merged
}
