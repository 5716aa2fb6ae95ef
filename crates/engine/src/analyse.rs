//! `/analyze/text`: what entities say and how they hang together; nothing is replaced.

use blackbar_core::{Cancel, Entities, Entity, ExtractedText, Language, TokenTagger};
use blackbar_detect::DetectError;
use blackbar_detect::analysis::{analyse, relations};
use blackbar_detect::coreference::{Coreference, MentionVectors, clusters_with};
use blackbar_detect::replace::{Session, Style};

use crate::passages::{Pass, languages};
use crate::redactions::Found;
use crate::report::{AnalysedEntity, AnalysedText};
use crate::texts::{link, split};
use crate::{EngineError, Settings, Tools};

/// What `/analyze/text` asks beyond detection.
#[derive(Clone, Debug, Default)]
pub struct AnalysisSettings {
    /// Settles the order of day and month: `en-CA`.
    pub locale: Option<String>,
    /// How mentions are brought together.
    pub coreference: Option<Coreference>,
    /// Whether ties between mentions are looked for.
    pub relations: bool,
}

/// Finds and analyses entities, replaces nothing. Clusters are numbered over all texts; mentions in different
/// texts meet only when the texts are linked.
pub fn analyse_texts(
    texts: &[String],
    linked: bool,
    settings: &Settings,
    analysis: &AnalysisSettings,
    tools: &Tools,
    cancel: &Cancel,
) -> Result<Vec<AnalysedText>, EngineError> {
    let found_in = |extracted: &ExtractedText, languages: &[(Language, f32)]| {
        let pass = Pass { settings, tools, languages, cancel };
        let mut session = Session::new(Style::Mask { character: '#' }, settings.key.clone());
        Ok::<Vec<Found>, EngineError>(pass.run(extracted, &mut session)?.found().collect())
    };
    let tagger = |languages: &[(Language, f32)]| tools.tagger(settings.detection.accuracy, languages);
    let mut answers = Vec::with_capacity(texts.len());
    if linked {
        let batch = link(texts);
        let languages = languages(&batch, tools);
        let found = found_in(&batch, &languages)?;
        let mut parts: Vec<Vec<(Found, Ties)>> = batch.passages().iter().map(|_| Vec::new()).collect();
        let tying = Tying { analysis, tagger: tagger(&languages)?, cancel };
        for (one, ties) in tying.tie(batch.text(), found, 0)? {
            for (index, mut part) in split(&batch, std::iter::once(one)).into_iter().enumerate() {
                parts[index].extend(part.pop().map(|part| (part, ties.clone())));
            }
        }
        for (text, part) in texts.iter().zip(parts) {
            answers.push(answer(text, part, &languages, analysis));
        }
        return Ok(answers);
    }
    let mut next_cluster = 0;
    for text in texts {
        let extracted = ExtractedText::running(text.clone());
        let languages = languages(&extracted, tools);
        let tying = Tying { analysis, tagger: tagger(&languages)?, cancel };
        let tied = tying.tie(text, found_in(&extracted, &languages)?, next_cluster)?;
        next_cluster =
            tied.iter().filter_map(|(_, ties)| ties.cluster).max().map_or(next_cluster, |last| last + 1);
        answers.push(answer(text, tied, &languages, analysis));
    }
    Ok(answers)
}

/// What ties an entity to others.
#[derive(Clone, Default)]
struct Ties {
    cluster: Option<usize>,
    relations: Vec<(&'static str, usize)>,
}

/// What brings the entities of a text together.
struct Tying<'t> {
    analysis: &'t AnalysisSettings,
    tagger: Option<&'t dyn TokenTagger>,
    cancel: &'t Cancel,
}

impl Tying<'_> {
    /// The ties of each entity; clusters are numbered from `first`.
    fn tie(&self, text: &str, found: Vec<Found>, first: usize) -> Result<Vec<(Found, Ties)>, EngineError> {
        let Some(mode) = self.analysis.coreference else {
            return Ok(found.into_iter().map(|one| (one, Ties::default())).collect());
        };
        let list: Vec<Entity> = found.iter().map(|one| one.entity.clone()).collect();
        let entities = Entities::new(list).map_err(|_| EngineError::Internal("entities overlap"))?;
        let vectors = match self.tagger {
            Some(tagger) if mode.uses_vectors() => {
                MentionVectors::ask(text, &entities, tagger, self.cancel).map_err(DetectError::from)?
            }
            _ => MentionVectors::default(),
        };
        let numbers = clusters_with(text, &entities, Some(mode), &vectors);
        let ties = if self.analysis.relations { relations(text, &entities, &numbers) } else { Vec::new() };
        let with_ties = |(one, number): (Found, usize)| {
            let of_cluster = ties.iter().filter(|relation| relation.from == number);
            let relations = of_cluster.map(|relation| (relation.kind, relation.to + first)).collect();
            (one, Ties { cluster: Some(number + first), relations })
        };
        Ok(found.into_iter().zip(numbers).map(with_ties).collect())
    }
}

fn answer(
    text: &str,
    tied: Vec<(Found, Ties)>,
    languages: &[(Language, f32)],
    analysis: &AnalysisSettings,
) -> AnalysedText {
    let locale = analysis.locale.as_deref();
    let locale = locale.or_else(|| languages.first().map(|(language, _)| language.code()));
    let entity = |(one, ties): (Found, Ties)| AnalysedEntity {
        analysis: analyse(one.entity.best(), one.text(text), locale),
        text: one.text(text).to_owned(),
        entity: one.entity,
        cluster: ties.cluster,
        relations: ties.relations,
    };
    AnalysedText {
        original: text.to_owned(),
        entities: tied.into_iter().map(entity).collect(),
        languages: languages.to_vec(),
    }
}
