//! Words that stand where a table sums itself up: they are nobody, whatever the column above them holds.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use blackbar_core::{Finding, Label, TextRange};

use super::Cell;

/// In small letters. Only what is nobody's name: "max" and "suma" may sum up, but are also called so.
#[rustfmt::skip]
const WORDS: &[&str] = &[
    "total", "totals", "subtotal", "subtotals", "sub-total", "sub total", "grand total", "sum total", "average", "averages",
    "median", "net total", "gross total", "total sum", "total amount", "overall total",
    "summe", "gesamt", "gesamtsumme", "zwischensumme", "endsumme", "insgesamt", "durchschnitt", "mittelwert",
    "sous-total", "total général", "moyenne", "suma total", "subtotales", "total general", "promedio", "totale", "subtotale",
    "totale generale", "totaal", "subtotaal", "eindtotaal", "gemiddelde", "total geral", "média",
    "razem", "łącznie", "ogółem", "średnia", "итого", "всего", "среднее", "разом", "усього", "всього", "середнє",
    "合計", "小計", "総計", "平均", "合计", "总计", "小计", "总和", "합계", "소계", "총계", "평균", "कुल योग", "kabuuan",
];

/// For each last byte the lengths of the words: most cells are none of them, which this tells without comparing.
static LENGTHS: LazyLock<[u64; 256]> = LazyLock::new(|| {
    let mut lengths = [0; 256];
    for word in WORDS {
        for word in [word.to_string(), word.to_uppercase()] {
            if let Some(last) = word.bytes().last() {
                lengths[usize::from(last)] |= 1 << word.len().min(63);
            }
        }
    }
    lengths
});

/// Whether a value says that it sums up others: "Total", "TOTAL:", "Zwischensumme".
pub(super) fn is_sum(value: &str) -> bool {
    let word = value
        .trim_matches(|edge: char| matches!(edge, ':' | '.' | '=' | '*' | '-' | '–') || edge.is_whitespace());
    let last = word.bytes().last().unwrap_or_default();
    LENGTHS[usize::from(last)] >> word.len().min(63) & 1 == 1 && WORDS.contains(&word.to_lowercase().as_str())
}

/// Whether a label is what such a word is taken for; a password or a user may well be called so.
pub(super) fn is_mistakable(label: Label) -> bool {
    matches!(
        label.root(),
        Label::Name | Label::Organization | Label::Location | Label::Occupation | Label::Origin
    )
}

/// Below a column of people "Total" is taken for one of them, by its heading, or for the company, by a network; it is the
/// company only in a column of companies, half of it at least.
pub(crate) fn leave_sums(text: &str, cells: &[Cell], findings: &mut Vec<Finding>) {
    let sums: BTreeSet<u32> =
        cells.iter().filter(|cell| is_sum(cell.range.of(text))).map(|cell| cell.series).collect();
    if sums.is_empty() {
        return;
    }
    let beside = |cell: &&Cell| sums.contains(&cell.series);
    let mut beside: Vec<Cell> = cells.iter().filter(beside).copied().collect();
    beside.sort_by_key(|cell| cell.range);
    let cell_of = |finding: &Finding| {
        let range = finding.range.trimmed(text);
        let begun = beside.partition_point(|cell| cell.range.start() <= range.start());
        beside[..begun].last().filter(|cell| cell.range.contains(range))
    };
    let is_firm = |finding: &&Finding| finding.labels.best().0.root() == Label::Organization;
    let is_value = |cell: &&Cell| !cell.range.trimmed(text).is_empty() && !is_sum(cell.range.of(text));
    let firms = findings.iter().filter(is_firm).filter_map(cell_of).filter(is_value);
    let firms: BTreeSet<(u32, TextRange)> = firms.map(|cell| (cell.series, cell.range)).collect();
    // Above zero where there are more companies than other values.
    let mut balance: BTreeMap<u32, i64> = BTreeMap::new();
    for cell in beside.iter().filter(is_value) {
        *balance.entry(cell.series).or_default() +=
            if firms.contains(&(cell.series, cell.range)) { 1 } else { -1 };
    }
    let of_firms = |series: u32| balance.get(&series).is_some_and(|more| *more >= 0);
    findings.retain(|finding| {
        let (label, _) = finding.labels.best();
        let sum = cell_of(finding).filter(|cell| is_mistakable(label) && is_sum(cell.range.of(text)));
        sum.is_none_or(|cell| is_firm(&finding) && of_firms(cell.series))
    });
}

#[cfg(test)]
mod tests {
    use blackbar_core::{Evidence, Likelihoods, Reason};

    use super::*;

    #[test]
    fn words_that_sum_up_are_told_from_names() {
        for sum in ["Total", "TOTAL:", " Grand total ", "Zwischensumme", "ИТОГО", "合計", "- Sub-total -"]
        {
            assert!(is_sum(sum), "{sum}");
        }
        for other in ["", "Max", "Suma", "Total Ltd", "Totalo", "Ann Total", "2", "Summer"] {
            assert!(!is_sum(other), "{other}");
        }
    }

    /// Which values are left with a finding.
    fn left(values: &[(&str, Option<Label>)]) -> Vec<String> {
        let (mut text, mut cells, mut findings) = (String::new(), Vec::new(), Vec::new());
        let reason = Reason { finder: "test", evidence: Evidence::MODEL };
        for (value, label) in values {
            let range = TextRange::at(text.len(), value.len());
            text.push_str(value);
            text.push('\n');
            cells.push(Cell { range, series: 1 });
            findings.extend(label.map(|label| Finding {
                range,
                labels: Likelihoods::one(label, 0.9),
                reason,
            }));
        }
        leave_sums(&text, &cells, &mut findings);
        findings.iter().map(|finding| finding.range.of(&text).to_owned()).collect()
    }

    #[test]
    fn a_sum_is_a_company_among_companies_alone() {
        let (name, firm) = (Some(Label::Name), Some(Label::Organization));
        assert_eq!(left(&[("Ann Lee", name), ("Total", firm)]), ["Ann Lee"]);
        assert_eq!(left(&[("Ann Lee", name), ("Total", name), ("Ed", name)]), ["Ann Lee", "Ed"]);
        assert_eq!(left(&[("Shell", firm), ("Total", firm), ("BP", firm)]), ["Shell", "Total", "BP"]);
        let beside = [("Cafe", None), ("Shell", firm), ("Bar", None), ("Total", firm)];
        assert_eq!(left(&beside), ["Shell"]);
        let secret = Some(Label::Password);
        assert_eq!(left(&[("hunter2", secret), ("total", secret)]), ["hunter2", "total"]);
        assert_eq!(left(&[("7", None), ("Total", firm)]), [""; 0]);
    }
}
