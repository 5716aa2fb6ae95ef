//! What the text routes answer. Offsets become code points here and nowhere else.

use blackbar_core::{CharIndex, Language, TextRange, Verdict};
use blackbar_detect::analysis::{Analysis, Formatted};
use blackbar_engine::{AnalysedEntity, AnalysedText, RedactedText};
use serde_json::Value;
use uuid::Uuid;

use crate::schema::{Scores, answer};

answer! {
    /// Where an entity lies in the original and in the processed text, in code points.
    pub(crate) struct TextLocation {
        /// First character in the original text.
        stt_idx: usize;
        /// Just behind the last character in the original text.
        end_idx: usize;
        /// First character in the processed text.
        stt_idx_processed: usize;
        /// Just behind the last character in the processed text.
        end_idx_processed: usize;
    }
}

answer! {
    /// An entity that was replaced.
    pub(crate) struct ProcessedEntity {
        /// What it was replaced by, without the marker's surrounding characters.
        processed_text: String;
        /// What it says; left out when `return_entity` is false.
        text: Option<String>, omitted;
        /// Where it lies.
        location: TextLocation;
        /// The label with the highest likelihood.
        best_label: String;
        /// All labels with their likelihoods.
        labels: Scores;
    }
}

answer! {
    /// A redacted text.
    pub(crate) struct ProcessedTextAnswer {
        /// The text without its entities.
        processed_text: String;
        /// What was found.
        entities: Vec<ProcessedEntity>;
        /// Whether anything was found.
        entities_present: bool;
        /// The likelihood of each detected language, by its ISO 639-1 code.
        languages_detected: Scores;
        /// Characters in the text.
        characters_processed: usize;
    }
}

answer! {
    /// Where an entity lies, in code points.
    pub(crate) struct NerLocation {
        /// First character.
        stt_idx: usize;
        /// Just behind the last character.
        end_idx: usize;
    }
}

answer! {
    /// An entity that was found.
    pub(crate) struct NerEntity {
        /// What it says; left out when `return_entity` is false.
        text: Option<String>, omitted;
        /// Where it lies.
        location: NerLocation;
        /// The label with the highest likelihood.
        best_label: String;
        /// All labels with their likelihoods.
        labels: Scores;
    }
}

answer! {
    /// The entities of a text.
    pub(crate) struct NerTextAnswer {
        /// What was found.
        entities: Vec<NerEntity>;
        /// Whether anything was found.
        entities_present: bool;
        /// The likelihood of each detected language, by its ISO 639-1 code.
        languages_detected: Scores;
        /// Characters in the text.
        characters_processed: usize;
    }
}

answer! {
    /// A finer kind or a part of an entity.
    pub(crate) struct Subtype {
        /// What it is: `DAY`, `card_brand`.
        label: &'static str;
        /// Its value.
        formatted: String;
    }
}

answer! {
    /// A check that was made.
    pub(crate) struct ValidationAssertion {
        /// What was checked: `luhn`, `iban`.
        provider: &'static str;
        /// `valid` or `invalid`.
        status: &'static str;
    }
}

answer! {
    /// What an entity says, in a form a program can use.
    pub(crate) struct AnalysisResult {
        /// The normal form: dates as ISO, ages as numbers. Null where there is none, or when `return_entity` is false.
        formatted: Option<Value>;
        /// Finer kinds and parts; none when `return_entity` is false.
        subtypes: Vec<Subtype>;
        /// Checks that were made.
        validation_assertions: Vec<ValidationAssertion>;
    }
}

answer! {
    /// A tie to another entity.
    pub(crate) struct RelationAnswer {
        /// The other entity's.
        coreference_id: String;
        /// What ties them: `date_of_birth`, `kinship`, `residence`.
        relation: &'static str;
    }
}

answer! {
    /// An entity that was analysed.
    pub(crate) struct AnalyzedEntity {
        /// What it says; left out when `return_entity` is false.
        text: Option<String>, omitted;
        /// Where it lies.
        location: NerLocation;
        /// The label with the highest likelihood.
        best_label: String;
        /// All labels with their likelihoods.
        labels: Scores;
        /// What it says, in a form a program can use.
        analysis_result: AnalysisResult;
        /// Equal for mentions of one thing; null when coreference resolution is off.
        coreference_id: Option<String>;
        /// Ties to other entities.
        relations: Vec<RelationAnswer>;
    }
}

answer! {
    /// An analysed text.
    pub(crate) struct AnalyzedTextAnswer {
        /// What was found.
        entities: Vec<AnalyzedEntity>;
        /// Whether anything was found.
        entities_present: bool;
        /// The likelihood of each detected language, by its ISO 639-1 code.
        languages_detected: Scores;
        /// Characters in the text.
        characters_processed: usize;
    }
}

/// Whether the text of an entity is returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ReturnEntity(pub(crate) bool);

impl ReturnEntity {
    /// The text, where it may be returned.
    pub(crate) fn text(self, text: String) -> Option<String> {
        self.0.then_some(text)
    }
}

impl ProcessedTextAnswer {
    /// Of one text.
    pub(crate) fn new(text: RedactedText, return_entity: ReturnEntity) -> ProcessedTextAnswer {
        let RedactedText { original, processed, entities, languages } = text;
        let (index, index_processed) = (CharIndex::new(&original), CharIndex::new(&processed));
        let entities: Vec<_> = entities
            .iter()
            .map(|found| ProcessedEntity {
                processed_text: found.shown.to_string(),
                text: return_entity.text(found.text(&original).to_owned()),
                // Plain texts have no place beside their range.
                location: TextLocation::new(found.range, &index, found.processed, &index_processed),
                best_label: found.best().name().to_owned(),
                labels: label_scores(found.verdict),
            })
            .collect();
        ProcessedTextAnswer {
            entities_present: !entities.is_empty(),
            languages_detected: language_scores(&languages),
            characters_processed: index.len(),
            entities,
            processed_text: processed.clone(),
        }
    }
}

impl TextLocation {
    /// From byte ranges.
    pub(crate) fn new(
        range: TextRange,
        index: &CharIndex<'_>,
        processed: TextRange,
        index_processed: &CharIndex<'_>,
    ) -> TextLocation {
        TextLocation {
            stt_idx: index.code_point(range.start()),
            end_idx: index.code_point(range.end()),
            stt_idx_processed: index_processed.code_point(processed.start()),
            end_idx_processed: index_processed.code_point(processed.end()),
        }
    }
}

impl NerLocation {
    fn new(range: TextRange, index: &CharIndex<'_>) -> NerLocation {
        NerLocation { stt_idx: index.code_point(range.start()), end_idx: index.code_point(range.end()) }
    }
}

impl NerTextAnswer {
    /// Of one text.
    pub(crate) fn new(text: AnalysedText, return_entity: ReturnEntity) -> NerTextAnswer {
        let AnalysedText { original, entities, languages } = text;
        let index = CharIndex::new(&original);
        let entities: Vec<_> = entities
            .into_iter()
            .map(|found| NerEntity {
                text: return_entity.text(found.text),
                location: NerLocation::new(found.entity.range, &index),
                best_label: found.entity.best().name().to_owned(),
                labels: label_scores(&found.entity.verdict),
            })
            .collect();
        NerTextAnswer {
            entities_present: !entities.is_empty(),
            entities,
            languages_detected: language_scores(&languages),
            characters_processed: index.len(),
        }
    }
}

/// The UUIDs of a request's clusters, made as they are met.
#[derive(Default)]
pub(crate) struct ClusterIds(Vec<Option<Uuid>>);

impl ClusterIds {
    /// Clusters are numbered from 0 without great gaps; a number beyond this is not remembered.
    const MOST: usize = 1 << 24;

    fn id(&mut self, cluster: usize) -> String {
        if cluster >= ClusterIds::MOST {
            return Uuid::new_v4().to_string();
        }
        if self.0.len() <= cluster {
            self.0.resize(cluster + 1, None);
        }
        self.0[cluster].get_or_insert_with(Uuid::new_v4).to_string()
    }
}

impl AnalyzedTextAnswer {
    /// Of one text.
    pub(crate) fn new(
        text: AnalysedText,
        return_entity: ReturnEntity,
        clusters: &mut ClusterIds,
    ) -> AnalyzedTextAnswer {
        let AnalysedText { original, entities, languages } = text;
        let index = CharIndex::new(&original);
        let entities: Vec<_> = entities
            .into_iter()
            .map(|found| {
                let AnalysedEntity { entity, text, analysis, cluster, relations } = found;
                AnalyzedEntity {
                    text: return_entity.text(text),
                    location: NerLocation::new(entity.range, &index),
                    best_label: entity.best().name().to_owned(),
                    labels: label_scores(&entity.verdict),
                    analysis_result: AnalysisResult::new(analysis, return_entity),
                    coreference_id: cluster.map(|cluster| clusters.id(cluster)),
                    relations: relations
                        .into_iter()
                        .map(|(relation, cluster)| RelationAnswer {
                            coreference_id: clusters.id(cluster),
                            relation,
                        })
                        .collect(),
                }
            })
            .collect();
        AnalyzedTextAnswer {
            entities_present: !entities.is_empty(),
            entities,
            languages_detected: language_scores(&languages),
            characters_processed: index.len(),
        }
    }
}

impl AnalysisResult {
    /// Normal forms and parts are the value itself, so they go when the value must not be returned.
    fn new(analysis: Analysis, return_entity: ReturnEntity) -> AnalysisResult {
        let Analysis { formatted, subtypes, assertions } = analysis;
        let formatted = formatted.filter(|_| return_entity.0).map(|formatted| match formatted {
            Formatted::Number(number) => number.into(),
            Formatted::Text(text) => text.into(),
        });
        AnalysisResult {
            formatted,
            subtypes: subtypes
                .into_iter()
                .filter(|_| return_entity.0)
                .map(|(label, formatted)| Subtype { label, formatted })
                .collect(),
            validation_assertions: assertions
                .into_iter()
                .map(|assertion| ValidationAssertion {
                    provider: assertion.provider,
                    status: if assertion.valid { "valid" } else { "invalid" },
                })
                .collect(),
        }
    }
}

/// Labels with four decimals, the best first.
pub(crate) fn label_scores(verdict: &Verdict) -> Scores {
    Scores(
        verdict.labels.iter().map(|(label, score)| (label.name().to_owned(), rounded(*score, 1e4))).collect(),
    )
}

/// Languages, the likeliest first.
pub(crate) fn language_scores(languages: &[(Language, f32)]) -> Scores {
    Scores(
        languages.iter().map(|(language, score)| (language.code().to_owned(), f64::from(*score))).collect(),
    )
}

/// To a number of decimals, given as a power of ten.
pub(crate) fn rounded(value: f32, scale: f64) -> f64 {
    (f64::from(value) * scale).round() / scale
}
