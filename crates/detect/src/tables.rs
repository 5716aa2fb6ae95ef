//! Tables in plain text: lines of as many fields, parted by commas, semicolons, tabs, bars or wide gaps, under a line of
//! headings. Each value is read once more with its heading before it ("city: Derby"), as the cells of spreadsheets are,
//! and the columns vote as theirs do.

use blackbar_core::{Cancel, Cancelled, Finding, LabelSet, TextRange};

use crate::columns::Cell;
use crate::scan;

/// What parts the fields, and how many fields and lines under the headings make a table of it.
const SEPARATORS: &[(Separator, usize, usize)] = &[
    (Separator::Sign('\t'), 2, 1),
    (Separator::Sign('|'), 2, 1),
    (Separator::Sign(';'), 3, 1),
    (Separator::Sign(','), 3, 2),
    (Separator::Gap, 3, 2),
];
/// More is data, not a table that a person wrote.
const MOST_FIELDS: usize = 64;
/// The longest heading and the longest line, in bytes.
const HEADING: usize = 40;
const LINE: usize = 4_000;
/// The longest value that is read with its heading.
const VALUE: usize = 200;

#[derive(Clone, Copy)]
enum Separator {
    Sign(char),
    /// Two blanks or more.
    Gap,
}

impl Separator {
    fn is_in(self, line: &str) -> bool {
        match self {
            Separator::Sign(sign) => line.contains(sign),
            Separator::Gap => line.contains("  "),
        }
    }
}

/// A value under its heading.
#[derive(Debug, PartialEq)]
struct TableCell {
    heading: TextRange,
    value: TextRange,
    series: u32,
}

/// The tables of a text.
#[derive(Debug, Default)]
pub(crate) struct Tables {
    cells: Vec<TableCell>,
}

impl Tables {
    /// Looks for tables.
    pub(crate) fn read(text: &str) -> Tables {
        let lines = lines(text);
        let mut tables = Tables::default();
        let (mut at, mut series) = (0, 0);
        while at < lines.len() {
            let taken = SEPARATORS.iter().find_map(|(separator, fewest, rows)| {
                tables.take(text, &lines[at..], (*separator, *fewest, *rows), &mut series)
            });
            at += taken.unwrap_or(1);
        }
        tables
    }

    /// Takes the table that begins with the first of the lines; how many lines it has.
    fn take(
        &mut self,
        text: &str,
        lines: &[TextRange],
        (separator, fewest, rows): (Separator, usize, usize),
        series: &mut u32,
    ) -> Option<usize> {
        let first = *lines.first()?;
        if !separator.is_in(first.of(text)) {
            return None;
        }
        let headings = fields(text, first, separator);
        if headings.len() < fewest || headings.len() > MOST_FIELDS || !are_headings(text, &headings) {
            return None;
        }
        let mut found = Vec::new();
        let mut under = 0;
        let mut taken = 1;
        for line in &lines[1..] {
            if is_rule(line.of(text)) {
                taken += 1;
                continue;
            }
            let values = fields(text, *line, separator);
            if values.len() != headings.len() {
                break;
            }
            (under, taken) = (under + 1, taken + 1);
            found.extend(headings.iter().zip(values).enumerate().filter_map(|(column, (heading, value))| {
                let known = !heading.is_empty() && !value.is_empty() && value.len() <= VALUE;
                let series = *series + u32::try_from(column).unwrap_or(u32::MAX);
                known.then_some(TableCell { heading: *heading, value, series })
            }));
        }
        if under < rows {
            return None;
        }
        *series += u32::try_from(headings.len()).unwrap_or(u32::MAX);
        self.cells.append(&mut found);
        Some(taken)
    }

    /// What the values are under their headings.
    pub(crate) fn findings(
        &self,
        text: &str,
        wanted: LabelSet,
        cancel: &Cancel,
    ) -> Result<Vec<Finding>, Cancelled> {
        if self.cells.is_empty() {
            return Ok(Vec::new());
        }
        let mut led = String::new();
        // Where each value begins in `led`.
        let mut places: Vec<(usize, TextRange)> = Vec::with_capacity(self.cells.len());
        for cell in &self.cells {
            led.push_str(cell.heading.of(text));
            led.push_str(": ");
            places.push((led.len(), cell.value));
            led.push_str(cell.value.of(text));
            led.push('\n');
        }
        let mut findings = scan::find(&led, wanted, cancel)?;
        findings.retain_mut(|finding| {
            let number = places.partition_point(|(at, _)| *at <= finding.range.start());
            let Some((at, value)) = number.checked_sub(1).and_then(|number| places.get(number)) else {
                return false;
            };
            let local = finding.range.relative_to(*at);
            finding.range = local.shift(value.start());
            local.end() <= value.len()
        });
        Ok(findings)
    }

    /// The values, for their columns to vote.
    pub(crate) fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.cells.iter().map(|cell| Cell { range: cell.value, series: cell.series })
    }
}

/// Lines that are neither empty nor endless.
fn lines(text: &str) -> Vec<TextRange> {
    let mut at = 0;
    let line = |line: &str| {
        let range = TextRange::at(at, line.len());
        at += line.len();
        range
    };
    let all = text.split_inclusive('\n').map(line).map(|range| range.trimmed(text));
    // An empty line ends a table: it has no fields.
    all.map(|range| if range.len() > LINE { TextRange::at(range.start(), 0) } else { range }).collect()
}

/// The fields of a line, trimmed; quotes keep separators in and fall away.
fn fields(text: &str, line: TextRange, separator: Separator) -> Vec<TextRange> {
    let content = line.of(text);
    let mut fields = Vec::new();
    let mut start = 0;
    let mut push = |from: usize, to: usize| {
        let field = TextRange::new(line.start() + from, line.start() + to).trimmed(text);
        let bare = field.of(text).strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
        fields.push(bare.map_or(field, |bare| TextRange::at(field.start() + 1, bare.len())));
    };
    match separator {
        Separator::Gap => {
            let mut rest = 0;
            while let Some(gap) = content[rest..].find("  ") {
                push(start, rest + gap);
                let after = &content[rest + gap..];
                rest += gap + (after.len() - after.trim_start_matches(' ').len());
                start = rest;
            }
        }
        Separator::Sign(sign) => {
            let mut quoted = false;
            for (at, found) in content.char_indices() {
                if found == '"' {
                    quoted = !quoted;
                } else if found == sign && !quoted {
                    push(start, at);
                    start = at + sign.len_utf8();
                }
            }
        }
    }
    push(start, content.len());
    // "| a | b |" has no fields outside its bars.
    if matches!(separator, Separator::Sign('|')) && content.starts_with('|') {
        fields.remove(0);
        if content.ends_with('|') {
            fields.pop();
        }
    }
    fields
}

/// Short words, most of the fields filled, nothing that is a value.
fn are_headings(text: &str, fields: &[TextRange]) -> bool {
    let filled = fields.iter().filter(|field| !field.is_empty()).count();
    filled * 5 >= fields.len() * 4
        && fields.iter().filter(|field| !field.is_empty()).all(|field| {
            let words = field.of(text);
            words.len() <= HEADING
                && words.contains(char::is_alphabetic)
                && !words.contains(['@', ':', '!', '?'])
                && words.split_whitespace().count() <= 5
                && words.chars().filter(char::is_ascii_digit).count() <= 2
        })
}

/// A line of signs between headings and values.
fn is_rule(line: &str) -> bool {
    line.contains("--") && line.chars().all(|sign| matches!(sign, '-' | '|' | ':' | '+' | '=' | ' ' | '\t'))
        || line.contains("==") && line.chars().all(|sign| matches!(sign, '=' | ' '))
}

#[cfg(test)]
mod tests {
    use blackbar_core::Label;

    use super::*;

    fn found(text: &str) -> Vec<(Label, &str)> {
        let tables = Tables::read(text);
        let findings = tables.findings(text, LabelSet::all(), &Cancel::new()).unwrap();
        let mut all: Vec<_> =
            findings.iter().map(|finding| (finding.labels.best().0, finding.range.of(text))).collect();
        all.sort_by_key(|(_, value)| value.as_ptr());
        all.dedup();
        all
    }

    #[test]
    fn values_are_what_their_headings_say() {
        let csv = "id,first name,last name,city,phone\n1,Harriet,Boyle,Derby,01332 496012\n2,Anselm,Kirchner,Ulm,0731 9403\n";
        let all = found(csv);
        for one in [
            (Label::NameGiven, "Harriet"),
            (Label::NameFamily, "Kirchner"),
            (Label::LocationCity, "Derby"),
            (Label::LocationCity, "Ulm"),
        ] {
            assert!(all.contains(&one), "{all:?}");
        }
        let ward = "Census\nMRN          Patient              Ward   Attending\n7720193      DOYLE, PATRICK       3B     Dr. Iyer\n\
                    7720204      LINDGREN, ASA        3B     Dr. Iyer\n\nEnd";
        let all = found(ward);
        assert!(all.contains(&(Label::HealthcareNumber, "7720193")), "{all:?}");
        assert!(all.contains(&(Label::Name, "LINDGREN, ASA")), "{all:?}");
        let marked = "| Name | City |\n|---|:--|\n| \"Boyle, H.\" | Derby |\nafter";
        assert!(found(marked).contains(&(Label::LocationCity, "Derby")));
        assert!(found("Name;City;Amount\n\"Boyle; H.\";Derby;3\n").contains(&(Label::LocationCity, "Derby")));
    }

    #[test]
    fn prose_is_no_table() {
        for text in [
            "We came, we saw, we left.\nYou ate, you slept.\n",
            "Name, city, phone\nare what we ask for.\nNothing else, ever.",
            "",
            "\n\n",
            "a\tb",
            "Dear Ms Boyle,\nthe city of Derby, the county and the Crown, thank you.\n",
        ] {
            assert!(Tables::read(text).cells.is_empty(), "{text}");
        }
    }

    #[test]
    fn columns_are_numbered_over_all_tables() {
        let text = "a;b;c\n1;2;3\n4;5;6\n\nd|e\n7|8\n";
        let series: Vec<u32> = Tables::read(text).cells().map(|cell| cell.series).collect();
        assert_eq!(series, [0, 1, 2, 0, 1, 2, 3, 4]);
    }
}
