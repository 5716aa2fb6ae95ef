//! One rule for overlapping findings.

use blackbar_core::{Entities, Entity, EntityType, Finding};

use crate::DetectError;
use crate::choose::Choice;
use crate::filters::Filter;
use crate::scan::REPORTED;

/// Decides: findings in, disjoint entities out.
pub fn resolve(
    _text: &str,
    findings: Vec<Finding>,
    choice: &Choice,
    _filters: &[Filter],
) -> Result<Entities, DetectError> {
    let mut kept: Vec<Entity> = Vec::new();
    for finding in findings {
        let Some(labels) = finding.labels.retain(|label| choice.enabled.contains(label)) else { continue };
        if labels.best().1 < REPORTED || kept.iter().any(|known| known.range.overlaps(finding.range)) {
            continue;
        }
        let labels =
            labels.iter().map(|(label, likelihood)| (EntityType::Known(label), likelihood)).collect();
        kept.push(Entity { range: finding.range, labels, reason: finding.reason });
    }
    Ok(Entities::new(kept).unwrap_or_default())
}
