//! Which rows of a sheet name its columns. A sheet may hold several tables, one below the other, and the names of one table may
//! take several rows: "PRSI liability", "existing", "€".

use blackbar_core::ValueName;

/// The names of the first table stand above this row.
const NAMES_BEFORE: usize = 10;
/// So many rows may stand between the first of the names and their units.
const MOST_ROWS: usize = 4;
/// A longer text is no unit.
const LONGEST_UNIT: usize = 8;

/// The texts of a row with their columns.
pub(super) type Texts = Vec<(usize, String)>;

/// What a row is to its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// It names columns.
    Names,
    /// It holds values.
    Values,
    /// It names the columns of another table if numbers follow it; else it holds values.
    Open,
}

/// The names of the columns so far.
#[derive(Default)]
pub(super) struct Headings {
    names: Vec<Option<ValueName>>,
    named_by: usize,
    /// Rows so far.
    rows: usize,
    /// No number has followed the names: units may.
    open: bool,
    /// The rows below the names, while they are open.
    below: Vec<Texts>,
}

impl Headings {
    /// The name of a column.
    pub(super) fn name(&self, column: usize) -> Option<ValueName> {
        self.names.get(column).cloned().flatten()
    }

    /// Whether a column is called so.
    pub(super) fn is_named(&self, column: usize, text: &str) -> bool {
        self.names.get(column).and_then(Option::as_deref).is_some_and(|name| name == text.trim())
    }

    /// Whether the next row may name something: the first ones, and those right below names.
    pub(super) fn may_name(&self) -> bool {
        self.open || self.is_early()
    }

    fn is_early(&self) -> bool {
        self.rows == 0 || (self.named_by <= 1 && self.rows < NAMES_BEFORE)
    }

    /// A row with numbers.
    pub(super) fn values(&mut self) {
        self.rows += 1;
        self.open = false;
        self.below.clear();
    }

    /// A row of texts alone.
    pub(super) fn read(&mut self, texts: Texts, after_gap: bool) -> Role {
        let early = self.is_early();
        self.rows += 1;
        if after_gap {
            self.open = false;
            self.below.clear();
        }
        // Names that are repeated begin the table anew.
        if texts.len() > 1 && texts.iter().all(|(column, text)| self.is_named(*column, text)) {
            return Role::Names;
        }
        if early && texts.len() > self.named_by {
            self.begin(texts);
            return Role::Names;
        }
        if self.open && texts.len() > 1 && texts.iter().all(|(_, text)| is_unit(text)) {
            self.add_units(&texts);
            return Role::Names;
        }
        if after_gap && texts.len() > 1 && texts.iter().all(|(_, text)| may_be_name(text)) {
            return Role::Open;
        }
        if self.open {
            self.below.push(texts);
            self.open = self.below.len() <= MOST_ROWS;
        }
        Role::Values
    }

    /// A table with these names begins.
    pub(super) fn begin(&mut self, texts: Texts) {
        self.named_by = texts.len();
        self.names.clear();
        for (column, text) in texts {
            if self.names.len() <= column {
                self.names.resize(column + 1, None);
            }
            if let Some(name) = self.names.get_mut(column) {
                *name = Some(ValueName::from(text));
            }
        }
        self.open = true;
        self.below.clear();
    }

    /// Units end the names: what stood between is part of them.
    fn add_units(&mut self, units: &Texts) {
        let below = std::mem::take(&mut self.below);
        self.open = false;
        for (column, unit) in units {
            let between =
                below.iter().flatten().filter(|(of, _)| of == column).map(|(_, text)| text.as_str());
            let own = self.name(*column);
            let words: Vec<&str> = own.as_deref().into_iter().chain(between).chain([unit.as_str()]).collect();
            let name = ValueName::from(words.join(" "));
            if self.names.len() <= *column {
                self.names.resize(column + 1, None);
            }
            self.names.get_mut(*column).into_iter().for_each(|known| *known = Some(name.clone()));
        }
    }
}

/// `€`, `%`, `(EUR)`, `€'000`.
fn is_unit(text: &str) -> bool {
    const CODES: [&str; 12] =
        ["EUR", "USD", "GBP", "CHF", "JPY", "CNY", "INR", "CAD", "AUD", "SEK", "PLN", "BRL"];
    let bare = text.trim_matches(|edge: char| "()[]".contains(edge)).trim();
    let sign = |one: char| "€$£¥₹₽₩%‰".contains(one);
    let scale = |one: char| one.is_whitespace() || "'0kKmMbn.".contains(one);
    text.chars().count() <= LONGEST_UNIT
        && (CODES.contains(&bare) || bare.contains(sign) && bare.chars().all(|one| sign(one) || scale(one)))
}

fn may_be_name(text: &str) -> bool {
    text.contains(char::is_alphabetic) && !text.contains('@')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(row: &[&str]) -> Texts {
        let filled = row.iter().enumerate().filter(|(_, text)| !text.is_empty());
        filled.map(|(column, text)| (column, (*text).to_owned())).collect()
    }

    #[test]
    fn units_end_the_names_of_a_table() {
        let mut headings = Headings::default();
        assert_eq!(headings.read(texts(&["Example 1"]), false), Role::Names);
        assert_eq!(headings.read(texts(&["GROSS", "PRSI", "", "Total"]), false), Role::Names);
        assert_eq!(headings.read(texts(&["INCOME", "Existing", "Proposed", "Gain"]), false), Role::Values);
        assert_eq!(headings.read(texts(&["", "", "", "(Per Year)"]), false), Role::Values);
        assert_eq!(headings.read(texts(&["€", "€", "€", "%"]), false), Role::Names);
        let names: Vec<_> = (0..4).filter_map(|column| headings.name(column)).collect();
        let expected = ["GROSS INCOME €", "PRSI Existing €", "Proposed €", "Total Gain (Per Year) %"];
        assert_eq!(names.iter().map(|name| &**name).collect::<Vec<_>>(), expected);
        headings.values();
        assert_eq!(headings.read(texts(&["€", "€"]), false), Role::Values, "below numbers they are values");
    }

    #[test]
    fn values_in_words_are_no_names() {
        let mut headings = Headings::default();
        assert_eq!(headings.read(texts(&["Name", "City"]), false), Role::Names);
        assert_eq!(headings.read(texts(&["Ann Lee", "Berlin"]), false), Role::Values);
        assert_eq!(headings.read(texts(&["Ben Ray", "Rome"]), true), Role::Open);
        assert_eq!(headings.read(texts(&["Name", "City"]), true), Role::Names, "repeated");
        assert_eq!(headings.read(texts(&["a@b.org", "Rome"]), true), Role::Values);
    }

    #[test]
    fn units_are_told_from_words() {
        for unit in ["€", "%", "(EUR)", "€'000", "[%]", "€ m", "$"] {
            assert!(is_unit(unit), "{unit}");
        }
        for other in ["", "k", "Ann", "€ 5", "5%", "000", "USDA", "m"] {
            assert!(!is_unit(other), "{other}");
        }
    }
}
