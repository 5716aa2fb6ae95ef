//! From a reading to the entities that will be replaced.

use blackbar_core::{Cancel, Entities, Entity, Finding, Label, ReaderError, Tagged, TextRange, TokenTagger};

use crate::choose::Choice;
use crate::columns::{self, Cell, Unsure, Verdicts, Votes};
use crate::filters::Filter;
use crate::known::{Doubts, Known, Named};
use crate::packed::Packed;
use crate::reading::Reading;
use crate::resolve::resolve;
use crate::tables::Tables;
use crate::{DetectError, fusion, scan};

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

/// The entities of a document of one block, in its coordinates; none reaches from one value into another. `named` holds what stood
/// before it, and takes in whom and what it names.
pub fn detect(
    reading: &Reading<'_>,
    named: &mut Named,
    wanted: &Wanted<'_>,
) -> Result<Entities, DetectError> {
    let looked = look(reading, wanted)?;
    named.add(looked.named(reading));
    let known = Known::new(named);
    let doubts = looked.doubts(reading, &known);
    decide(reading, looked, (&known, &doubts), wanted)
}

/// What the readers say of a block by itself.
pub struct Looked {
    findings: Packed,
    /// What the tagger calls nothing.
    nothing: Option<fusion::Nothing>,
    votes: Votes,
    unsure: Unsure,
}

impl Looked {
    /// How the columns of the file voted, once.
    pub fn take_votes(&mut self) -> Votes {
        std::mem::take(&mut self.votes)
    }

    /// Whether the votes of all blocks say more of a column than those of this one.
    pub fn is_told_more(&self, columns: &Verdicts) -> bool {
        !columns.saying_more(&self.unsure).is_empty()
    }

    /// Gives to the cells of the block what their columns are by the votes of all blocks; who is named by that alone.
    pub fn follow(&mut self, reading: &Reading<'_>, columns: &Verdicts) -> Named {
        let told = columns.saying_more(&self.unsure);
        let mut cells = reading.cells();
        cells.retain(|cell| told.binary_search(&cell.series).is_ok());
        let mut findings = self.findings.unpacked();
        let before = findings.len();
        columns::follow_all(reading.text(), &cells, columns, &mut findings);
        self.findings = Packed::new(&findings);
        Named::among(reading.text(), &findings[before..], self.nothing.is_some())
    }

    /// Whom and what the block names.
    pub fn named(&self, reading: &Reading<'_>) -> Named {
        Named::among(reading.text(), &self.findings.unpacked(), self.nothing.is_some())
    }

    /// What speaks in it against what the document names. Only where a tagger has read it is that anything.
    pub fn doubts(&self, reading: &Reading<'_>, known: &Known<'_>) -> Doubts {
        let doubts = |nothing| known.doubts(reading.text(), &self.findings.unpacked(), nothing);
        self.nothing.as_ref().map(doubts).unwrap_or_default()
    }
}

/// Looks at a block by itself.
pub fn look(reading: &Reading<'_>, wanted: &Wanted<'_>) -> Result<Looked, DetectError> {
    let Found { mut findings, nothing, table } = findings(reading, wanted)?;
    leave_bare_signs(reading.text(), &mut findings);
    let of_file = reading.cells();
    let cells = if of_file.is_empty() { &table } else { &of_file };
    let mut voted = Default::default();
    if !cells.is_empty() {
        columns::leave_row_numbers(reading.text(), cells, &mut findings);
        voted = columns::vote(reading.text(), cells, &mut findings);
        columns::leave_sums(reading.text(), cells, &mut findings);
    }
    // Columns of tables in plain text are numbered anew in each block.
    let (votes, unsure) = if of_file.is_empty() { Default::default() } else { voted };
    Ok(Looked { findings: Packed::new(&findings), nothing, votes, unsure })
}

/// What a block's entities are, by what all of the document names.
pub fn decide(
    reading: &Reading<'_>,
    looked: Looked,
    (known, doubts): (&Known<'_>, &Doubts),
    wanted: &Wanted<'_>,
) -> Result<Entities, DetectError> {
    let Looked { findings, nothing, .. } = looked;
    let mut findings = findings.unpacked();
    known.carry(reading.text(), &mut findings, doubts, nothing.as_ref());
    if !wanted.choice.enabled.contains(Label::Occupation) {
        leave_titles(reading.text(), &mut findings);
    }
    let entities = resolve(reading.text(), findings, wanted.choice, wanted.filters)?;
    split_at_borders(reading, entities)
}

/// The sign of a currency above a column is no amount.
fn leave_bare_signs(text: &str, findings: &mut Vec<Finding>) {
    findings.retain(|finding| {
        finding.labels.best().0 != Label::Money || finding.range.of(text).contains(char::is_alphanumeric)
    });
}

/// Where titles are not asked for ("ENABLE NAME"), a doctor's title stays in the text as everybody's does.
fn leave_titles(text: &str, findings: &mut [Finding]) {
    for finding in findings {
        if finding.labels.best().0 == Label::NameMedicalProfessional {
            finding.range = fusion::without_titles(text, finding.range);
        }
    }
}

/// What the readers say, in the reading.
struct Found {
    findings: Vec<Finding>,
    /// What the tagger calls nothing.
    nothing: Option<fusion::Nothing>,
    /// The cells of tables that stand in plain text.
    table: Vec<Cell>,
}

/// Recognizers and tagger over the scan text, led back to the reading and brought to agree there.
fn findings(reading: &Reading<'_>, wanted: &Wanted<'_>) -> Result<Found, DetectError> {
    let scan_text = reading.scan_text();
    let text = scan_text.as_ref().map_or_else(|| reading.text(), |scan| scan.text());
    let back = |range: TextRange| scan_text.as_ref().map_or(range, |scan| scan.to_source(range));
    // Where what is not reported, or a tagger, may decide against a finding, each value has to have its own.
    let contested = wanted.choice.non_max_suppression || wanted.tagger.is_some();
    let find = if contested { scan::find } else { scan::find_alike };
    let mut recognized = find(text, wanted.choice.wanted(), wanted.cancel)?;
    // The values of structured files have their names before them already.
    let tables = if reading.cells().is_empty() { Tables::read(text) } else { Tables::default() };
    recognized.append(&mut tables.findings(text, wanted.choice.wanted(), wanted.cancel)?);
    let table = tables.cells().map(|cell| Cell { range: back(cell.range), ..cell }).collect();
    if let Some(scan) = &scan_text {
        let mut near = 0;
        for finding in &mut recognized {
            finding.range = scan.to_source_near(finding.range, &mut near);
        }
    }
    recognized.retain(|finding| !finding.range.is_empty());
    let Some(tagger) = wanted.tagger else {
        return Ok(Found { findings: recognized, nothing: None, table });
    };
    let mut answers = tagger.tag(&[text], wanted.cancel)?;
    let (Some(tagged), true) = (answers.pop(), answers.is_empty()) else {
        return Err(ReaderError::Failed("tagger").into());
    };
    let tagged = within_values(reading, tagged, back);
    let nothing = fusion::Nothing::new(tagged.nothing.clone());
    let findings = fusion::fuse(reading.text(), recognized, tagged, wanted.choice.enabled);
    Ok(Found { findings, nothing: Some(nothing), table })
}

/// The tagger's answer in the reading. What it says about the name of a value (which stands before the value in the scan
/// text only) falls away, and what reaches from one value into another is cut at the border.
fn within_values(reading: &Reading<'_>, tagged: Tagged, back: impl Fn(TextRange) -> TextRange) -> Tagged {
    let of_finding = |finding: Finding| -> Vec<Finding> {
        let part = |range: TextRange| Finding { range: range.trimmed(reading.text()), ..finding.clone() };
        reading.within_values(back(finding.range)).into_iter().map(part).collect()
    };
    let mut findings: Vec<Finding> = tagged.findings.into_iter().flat_map(of_finding).collect();
    findings.retain(|finding| !finding.range.is_empty());
    let nothing = tagged.nothing.into_iter().map(|(range, likelihood)| (back(range), likelihood)).collect();
    Tagged { findings, nothing }
}

fn split_at_borders(reading: &Reading<'_>, entities: Entities) -> Result<Entities, DetectError> {
    let split = |entity: &Entity| -> Vec<Entity> {
        let part = |range: TextRange| Entity { range: range.trimmed(reading.text()), ..entity.clone() };
        reading
            .within_values(entity.range)
            .into_iter()
            .map(part)
            .filter(|part| !part.range.is_empty())
            .collect()
    };
    let mut near = 0;
    if entities.iter().all(|entity| reading.is_within_one(entity.range, &mut near)) {
        return Ok(entities);
    }
    Entities::new(entities.iter().flat_map(split).collect())
        .map_err(|_| DetectError::Internal("parts of entities overlap"))
}

#[cfg(test)]
mod tests {
    use blackbar_core::{Evidence, Likelihoods, Reason};

    use super::*;

    #[test]
    fn a_sign_without_an_amount_is_none() {
        let text = "€ or € 5";
        let reason = Reason { finder: "test", evidence: Evidence::MODEL };
        let money = |range| Finding { range, labels: Likelihoods::one(Label::Money, 0.9), reason };
        let amount = TextRange::new(7, text.len());
        let mut findings = vec![money(TextRange::new(0, 3)), money(amount)];
        leave_bare_signs(text, &mut findings);
        assert_eq!(findings.iter().map(|one| one.range).collect::<Vec<_>>(), [amount]);
    }
}
