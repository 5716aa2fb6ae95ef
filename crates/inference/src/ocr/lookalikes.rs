//! Lines that look the same in two alphabets: TAX is Latin, Greek and Cyrillic. Alone such a line says nothing of its
//! script, but the page does: it is Latin unless another line is surely written in that script.

use std::collections::BTreeSet;

use super::line::Line;

/// Greek and Cyrillic capitals that look as Latin ones do. Small letters give a script away by their company.
const CAPITALS: &str = "\u{391}\u{392}\u{395}\u{396}\u{397}\u{399}\u{39a}\u{39c}\u{39d}\u{39f}\u{3a1}\u{3a4}\u{3a5}\u{3a7}\
                        \u{410}\u{412}\u{415}\u{405}\u{406}\u{408}\u{41a}\u{41c}\u{41d}\u{41e}\u{420}\u{421}\u{422}\u{423}\u{425}";

/// Whether a character stands in a line of Latin letters as well.
pub(super) fn is_shared(character: char) -> bool {
    character.is_ascii() || CAPITALS.contains(character)
}

/// Chooses for every line that has two readings.
pub(super) fn settle(lines: &mut [Line]) {
    let surely = |line: &Line| line.script.clone().filter(|_| line.latin.is_none());
    let scripts: BTreeSet<String> = lines.iter().filter_map(surely).collect();
    for line in lines {
        let there = line.script.as_ref().is_some_and(|script| scripts.contains(script));
        if let Some(latin) = line.latin.take()
            && !there
        {
            *line = *latin;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::geometry::{Point, Strip};
    use super::super::line::Placed;
    use super::*;

    fn line(text: &str, script: Option<&str>) -> Line {
        let strip =
            Strip { origin: Point::new(0.0, 0.0), across: Point::new(9.0, 0.0), down: Point::new(0.0, 3.0) };
        let glyphs = text.chars().map(|character| Placed { character, strip }).collect();
        let script = script.map(str::to_owned);
        Line { strip, glyphs, confidence: 0.9, stacked: false, legible: true, script, latin: None }
    }

    fn check(lines: &[(&str, Option<&str>, Option<&str>)], expected: &[&str]) {
        let mut lines: Vec<Line> = lines
            .iter()
            .map(|(text, script, latin)| Line {
                latin: latin.map(|text| Box::new(line(text, None))),
                ..line(text, *script)
            })
            .collect();
        settle(&mut lines);
        let texts: Vec<String> =
            lines.iter().map(|line| line.glyphs.iter().map(|glyph| glyph.character).collect()).collect();
        assert_eq!(texts, expected);
    }

    #[test]
    fn a_line_of_shared_letters_is_latin_unless_the_page_has_its_script() {
        let tax = ("\u{3a4}\u{391}\u{3a7}", Some("greek"), Some("TAX"));
        check(&[("Total 9.00", None, None), tax], &["Total 9.00", "TAX"]);
        check(&[tax, tax], &["TAX", "TAX"]);
        check(&[("Αθήνα", Some("greek"), None), tax], &["Αθήνα", tax.0]);
        check(&[("Москва", Some("cyrillic"), None), tax], &["Москва", "TAX"]);
    }

    #[test]
    fn only_capitals_and_what_every_script_has_are_shared() {
        assert!("TAX 7.50% \u{3a4}\u{391}\u{3a7} \u{41d}\u{41e}\u{41c}\u{415}\u{420}".chars().all(is_shared));
        assert!(!"\u{430}\u{43e}\u{3b1}\u{3a3}\u{416}\u{5d0}\u{661}é".chars().any(is_shared));
    }
}
