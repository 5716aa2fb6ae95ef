//! From a reading to the entities that will be replaced.

use blackbar_core::{Cancel, Entities, Entity, Finding, TextRange, TokenTagger};

use crate::choose::Choice;
use crate::columns;
use crate::filters::Filter;
use crate::reading::Reading;
use crate::resolve::resolve;
use crate::{DetectError, known_names, scan};

/// What is looked for, and with what.
#[derive(Clone, Copy)]
pub struct Wanted<'w> {
    /// Labels.
    pub choice: &'w Choice,
    /// The request's patterns.
    pub filters: &'w [Filter],
    /// Finds by context; without one the recognizers stand alone.
    pub tagger: Option<&'w dyn TokenTagger>,
    /// Stops long work.
    pub cancel: &'w Cancel,
}

/// The entities of a reading, in its coordinates; none reaches from one value into another.
pub fn detect(reading: &Reading<'_>, wanted: &Wanted<'_>) -> Result<Entities, DetectError> {
    let mut findings = findings(reading, wanted)?;
    let cells = reading.cells();
    if !cells.is_empty() {
        columns::vote(reading.text(), &cells, &mut findings);
    }
    known_names::carry(reading.text(), &mut findings);
    let entities = resolve(reading.text(), findings, wanted.choice, wanted.filters)?;
    Ok(split_at_borders(reading, entities))
}

/// Recognizers and tagger over the scan text, led back to the reading.
fn findings(reading: &Reading<'_>, wanted: &Wanted<'_>) -> Result<Vec<Finding>, DetectError> {
    let scan_text = reading.scan_text();
    let text = scan_text.as_ref().map_or_else(|| reading.text(), |scan| scan.text());
    let labels = wanted.choice.wanted();
    let mut findings = scan::find(text, labels, wanted.cancel)?;
    if let Some(tagger) = wanted.tagger {
        findings.extend(tagger.tag(&[text], wanted.cancel)?.into_iter().flat_map(|tagged| tagged.findings));
    }
    if let Some(scan) = &scan_text {
        for finding in &mut findings {
            finding.range = scan.to_source(finding.range);
        }
        findings.retain(|finding| !finding.range.is_empty());
    }
    Ok(findings)
}

fn split_at_borders(reading: &Reading<'_>, entities: Entities) -> Entities {
    let split = |entity: &Entity| -> Vec<Entity> {
        let part = |range: TextRange| Entity { range: range.trimmed(reading.text()), ..entity.clone() };
        reading
            .within_values(entity.range)
            .into_iter()
            .map(part)
            .filter(|part| !part.range.is_empty())
            .collect()
    };
    if entities.iter().all(|entity| reading.within_values(entity.range) == [entity.range]) {
        return entities;
    }
    Entities::new(entities.iter().flat_map(split).collect()).unwrap_or(entities)
}
