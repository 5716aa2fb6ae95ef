//! CSV and its kin: any delimiter, any quoting, every untouched field as it was.
//!
//! There is no one CSV: the dialect is sniffed from the beginning of the file. Each cell is a value of its own,
//! named by its column's header.

mod cell;
mod dialect;
mod header;
mod scanner;
mod sniff;

use blackbar_core::{Document, Format, FormatError, OpenContext};

use crate::encoding::Hint;
use crate::source_text::{self, Opening};

pub(crate) use scanner::CsvScanner;
pub(crate) use sniff::looks_like_table;

/// `text/csv`.
pub struct Csv;

pub(crate) const OPENING: Opening = Opening { what: "a CSV file", hint: Hint::Text };

impl Format for Csv {
    fn name(&self) -> &'static str {
        "CSV"
    }

    fn content_types(&self) -> &'static [&'static str] {
        &["text/csv"]
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["csv", "tsv", "tab", "psv"]
    }

    fn open(&self, bytes: Vec<u8>, context: &OpenContext<'_>) -> Result<Box<dyn Document>, FormatError> {
        source_text::open(bytes, context, &OPENING, CsvScanner::new())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{contexts, readings, redact, redact_bytes, refused, series};

    #[test]
    fn cells_are_named_by_their_header() {
        let text = "first_name,Date of Birth,x\nJohn,1980-01-02,a\nMary,1990-02-03,b,extra\n";
        let named = contexts(&Csv, text);
        assert_eq!(named[0], ("first_name".into(), None));
        assert!(named.contains(&("John".into(), Some("first name".into()))));
        assert!(named.contains(&("1990-02-03".into(), Some("Date of Birth".into()))));
        assert!(named.contains(&("extra".into(), None)));
        assert_eq!(series(&Csv, text)[3..7], [Some(0), Some(1), Some(2), Some(0)]);
    }

    #[test]
    fn headerless_cells_have_a_column_and_no_name() {
        let text = "John Smith,41\nMary Jones,39\n";
        assert!(contexts(&Csv, text).iter().all(|(_, context)| context.is_none()));
        assert_eq!(series(&Csv, text), [Some(0), Some(1), Some(0), Some(1)]);
    }

    #[test]
    fn cells_read_without_their_quotes() {
        let check = |text: &str, expected: &[&str]| assert_eq!(readings(&Csv, text), expected, "{text}");
        check("a,\"b \"\"c\"\" d\",, e ,\"\"\r\n1,2,3\r\n", &["a", "b \"c\" d", "e", "1", "2", "3"]);
        check("name\rJohn\rMary", &["name", "John", "Mary"]);
        check("a|b\n'x|y'|c\n'z'|d\n", &["a", "b", "x|y", "c", "z", "d"]);
        check("\"say \\\"hi\\\" now\",b\n\"x\",y\n", &["say \"hi\" now", "b", "x", "y"]);
    }

    #[test]
    fn untouched_fields_keep_their_bytes() {
        let text = "name;city;n\r\n \"John\";  Boston ;1\r\n'x';\"a\"\"b\";\r\n\r\nMary;Rome";
        let expected = text.replace("Boston", "[CITY]").replace("Mary", "[NAME]");
        assert_eq!(redact(&Csv, text, &[("Boston", "[CITY]"), ("Mary", "[NAME]")]), expected);
    }

    #[test]
    fn a_cell_that_would_fall_apart_is_quoted() {
        let check = |text: &str, from: &str, to: &str, spelled: &str| {
            assert_eq!(redact(&Csv, text, &[(from, to)]), text.replace(from, spelled), "{text}");
        };
        let text = "name,city\nJohn Smith,Boston\n\"Doe, Jane\",Rome\n";
        check(text, "Boston", "Paris, France", "\"Paris, France\"");
        check(text, "Boston", "a\nb", "\"a\nb\"");
        check(text, "Jane", "a\"b", "a\"\"b");
        check(text, "Boston", "\"x\"", "\"\"\"x\"\"\"");
        check(text, "Boston", "5\" pipe", "5\" pipe");
        check("a, John ,b\nc, Mary ,d\n", "John", "x,y", "x y");
        check("name\nJohn\nMary\n", "John", "", "\"\"");
        check("'a';'b'\n'c';'d'\nJohn;e\n", "John", "x;'y'", "'x;''y'''");
        let mixed = "\"a\"\" \"b \"John\",c\nd,e\n";
        assert_eq!(redact(&Csv, mixed, &[("John", "x,y")]), "\"a\"\" b \"\"x,y\"\"\",c\nd,e\n");
    }

    #[test]
    fn the_excel_line_is_no_row() {
        let text = "sep=;\nname;n\nJohn;1\n";
        assert_eq!(readings(&Csv, text), ["name", "n", "John", "1"]);
        assert_eq!(redact(&Csv, text, &[("John", "x;y")]), "sep=;\nname;n\n\"x;y\";1\n");
    }

    #[test]
    fn encodings_that_lack_a_character_get_the_closest() {
        let bytes = b"name,city\nJ\xFCrgen M\xFCller,K\xF6ln\nHans Gr\xFCn,M\xFCnchen\n";
        let expected = b"name,city\n\"Lukasz ,?\",K\xF6ln\nHans Gr\xFCn,M\xFCnchen\n";
        assert_eq!(redact_bytes(&Csv, bytes, &[("Jürgen Müller", "Łukasz ，名")]), expected);
    }

    #[test]
    fn other_files_are_refused() {
        refused(&Csv, b"PK\x03\x04rest");
        refused(&Csv, b"\0\0\x01\x02ab");
    }
}
