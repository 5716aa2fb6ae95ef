//! Markdown tables, padded so that they can be read as plain text.

/// A header and rows of the same width.
pub(super) struct Table {
    rows: Vec<Vec<String>>,
}

impl Table {
    pub(super) fn new(header: &[&str]) -> Table {
        Table { rows: vec![header.iter().map(|&cell| cell.to_owned()).collect()] }
    }

    /// A row; cells beyond the header's are dropped, missing ones are empty.
    pub(super) fn row(&mut self, cells: &[String]) {
        let width = self.rows.first().map_or(0, Vec::len);
        let cells = cells.iter().map(|cell| escape(cell)).chain(std::iter::repeat(String::new()));
        self.rows.push(cells.take(width).collect());
    }

    pub(super) fn is_empty(&self) -> bool {
        self.rows.len() < 2
    }

    /// The first column to the left, numbers to the right.
    pub(super) fn render(&self) -> String {
        let Some((header, body)) = self.rows.split_first() else { return String::new() };
        let width = |column: usize| {
            self.rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max()
        };
        let widths: Vec<usize> = (0..header.len()).map(|column| width(column).unwrap_or(0).max(3)).collect();
        let is_number = |column: usize| {
            let cells = || body.iter().filter_map(|row| row.get(column)).filter(|cell| !cell.is_empty());
            cells().count() > 0
                && cells().all(|cell| {
                    cell == "-"
                        || cell.chars().all(|c| c.is_ascii_digit() || matches!(c, '.' | ',' | ' ' | '/'))
                })
        };
        let right: Vec<bool> = (0..header.len()).map(is_number).collect();
        let line = |row: &[String]| {
            let cell = |(column, cell): (usize, &String)| {
                // Text at the end of a line needs no padding, and may be long.
                let is_last = column + 1 == widths.len() && !right[column];
                let width = if is_last { 0 } else { widths[column] };
                let gap = " ".repeat(width.saturating_sub(cell.chars().count()));
                if right[column] { format!(" {gap}{cell} ") } else { format!(" {cell}{gap} ") }
            };
            format!("|{}|\n", row.iter().enumerate().map(cell).collect::<Vec<_>>().join("|"))
        };
        let rule = |column: usize| {
            let is_last = column + 1 == widths.len() && !right[column];
            let dashes = "-".repeat(if is_last { 3 } else { widths[column] } + 1);
            if right[column] { format!("{dashes}:") } else { format!("-{dashes}") }
        };
        let rules: Vec<_> = (0..header.len()).map(rule).collect();
        let mut text = line(header) + &format!("|{}|\n", rules.join("|"));
        text.extend(body.iter().map(|row| line(row)));
        text
    }
}

/// What would end a cell or start markup.
fn escape(cell: &str) -> String {
    let mut text = String::with_capacity(cell.len());
    for character in cell.chars() {
        match character {
            '|' | '*' | '<' | '`' | '\\' | '[' | ']' => text.extend(['\\', character]),
            '\n' | '\r' => text.push(' '),
            _ => text.push(character),
        }
    }
    text
}

/// Three decimals; a dash when there is nothing to say.
pub(super) fn number(value: Option<f64>) -> String {
    value.map_or_else(|| "-".to_owned(), |value| format!("{value:.3}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up_and_markup_is_escaped() {
        let mut table = Table::new(&["set", "n"]);
        assert!(table.is_empty());
        table.row(&["a|b".into(), "1".into(), "dropped".into()]);
        table.row(&["longer".into()]);
        let expected = "| set    |   n |\n|--------|----:|\n| a\\|b   |   1 |\n| longer |     |\n";
        assert_eq!(table.render(), expected);
    }

    #[test]
    fn numbers_have_three_decimals() {
        assert_eq!((number(Some(2.0 / 3.0)), number(None)), ("0.667".into(), "-".into()));
    }
}
