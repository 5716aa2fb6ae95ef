//! What of a formula may be anyone's: its strings, and what it calls outside its workbook.

use blackbar_core::TextRange;

use super::formula::literals;
use super::formula_names::{NameKind, names};
use super::generated_names::is_generated_sheet;
use super::spelling::Spelling;

/// The values of a formula; the rest must stay to be a formula. The sheets of its own workbook are read where they stand: a chart of a
/// document or slide refers to those of a workbook inside it, which follow its own rules.
pub(super) fn values(source: &str, in_workbook: bool) -> Vec<(TextRange, Spelling)> {
    let mut values: Vec<_> = literals(source).into_iter().map(|one| (one, Spelling::Formula)).collect();
    // Most formulas call nothing outside, or do so by a number.
    if in_workbook && !source.contains('[') {
        return values;
    }
    for one in names(source) {
        let spelling = match one.kind {
            NameKind::QuotedBook => Spelling::SheetReference,
            NameKind::Book => Spelling::Identifier,
            _ if in_workbook => continue,
            NameKind::QuotedSheet => Spelling::SheetReference,
            NameKind::Sheet => Spelling::Identifier,
            _ => continue,
        };
        if !is_generated_sheet(&one.name) {
            values.push((one.range, spelling));
        }
    }
    values
}
