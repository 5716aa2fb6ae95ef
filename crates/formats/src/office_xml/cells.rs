//! Cells that become texts: the cell's type, its value and its formula have to change together.

use std::collections::HashSet;

use blackbar_core::{FormatError, SharedText, TextRange};

use super::markup::{Token, Tokens};
use super::source::Splice;
use super::spelling::Spelling;

/// A changed value of a cell.
pub(super) struct CellChange {
    /// Where the value begins in the source.
    pub(super) value: usize,
    /// All of the new text, as a person reads it; nothing where only the formula has to go because the value is spelled
    /// elsewhere.
    pub(super) text: Option<SharedText>,
}

#[derive(Default)]
struct OpenCell<'s> {
    /// Where its tag ends, and the type that the tag says.
    tag_end: usize,
    kind: Option<TextRange>,
    formula: Option<TextRange>,
    shared: Option<&'s str>,
    value: Option<TextRange>,
    value_start: usize,
}

/// The changes of the markup around changed values, which are in the order of the source.
pub(super) fn cell_splices(
    source: &str,
    changed: impl Iterator<Item = CellChange>,
    depth: usize,
    splices: &mut Vec<Splice>,
) -> Result<(), FormatError> {
    let kinds = Kinds { bare: "inlineStr".into(), whole: " t=\"inlineStr\"".into() };
    let mut tokens = Tokens::new(source, depth);
    let mut cell = OpenCell::default();
    let mut open: Vec<(&str, TextRange)> = Vec::new();
    // Cells that take their formula from another one, and the formulas that went.
    let (mut borrowed, mut gone): (Vec<(&str, TextRange)>, HashSet<&str>) = (Vec::new(), HashSet::new());
    let mut rest = changed.peekable();
    while let Some(token) = tokens.next()? {
        match token {
            Token::Start(tag) => {
                let (name, range, empty) = (tag.name, tag.range, tag.empty);
                match name {
                    "c" => {
                        let kind = tag.attribute("t").map(|kind| kind.range);
                        cell = OpenCell { tag_end: range.end(), kind, ..OpenCell::default() };
                    }
                    "f" => {
                        cell.shared = tag.get("si").filter(|_| tag.get("t") == Some("shared"));
                        if empty {
                            cell.formula = Some(range);
                        }
                    }
                    _ => {}
                }
                if !empty {
                    open.push((name, range));
                }
            }
            Token::End(name, range) => {
                let start = open.pop().map_or(range, |(_, start)| start);
                match name {
                    "f" => cell.formula = Some(start.cover(range)),
                    "v" => {
                        cell.value = Some(start.cover(range));
                        cell.value_start = start.end();
                    }
                    "c" => {
                        let cell = std::mem::take(&mut cell);
                        let start = cell.value.map(|_| cell.value_start);
                        while rest.next_if(|change| start.is_some_and(|start| change.value < start)).is_some()
                        {
                        }
                        match rest.next_if(|change| start == Some(change.value)) {
                            Some(change) => {
                                gone.extend(cell.shared);
                                change_cell(source, &cell, &change, &kinds, splices);
                            }
                            None => borrowed.extend(cell.shared.zip(cell.formula)),
                        }
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    }
    let orphans = borrowed.into_iter().filter(|(shared, _)| gone.contains(shared));
    splices.extend(orphans.map(|(_, range)| Splice::gone(range)));
    Ok(())
}

/// What a tag says of a text, as the type it has and with it.
struct Kinds {
    bare: SharedText,
    whole: SharedText,
}

fn change_cell(
    source: &str,
    cell: &OpenCell<'_>,
    change: &CellChange,
    kinds: &Kinds,
    splices: &mut Vec<Splice>,
) {
    if let Some(range) = cell.formula {
        splices.push(Splice::gone(range));
    }
    let (Some(text), Some(value)) = (&change.text, cell.value) else { return };
    match cell.kind {
        Some(range) => splices.push(Splice { range, text: kinds.bare.clone() }),
        None => {
            let at = cell.tag_end.saturating_sub(1);
            splices.push(Splice { range: TextRange::new(at, at), text: kinds.whole.clone() });
        }
    }
    // `<x:v>` in files whose names have a prefix.
    let prefix =
        value.of(source).get(1..).and_then(|tag| tag.split_once("v")).map_or("", |(prefix, _)| prefix);
    let spelled = Spelling::Cell.spelled(text);
    let text = format!("<{prefix}is><{prefix}t xml:space=\"preserve\">{spelled}</{prefix}t></{prefix}is>");
    splices.push(Splice { range: value, text: text.into() });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::office_xml::source::PartSource;

    fn change(source: &str, value: &str, text: Option<&str>) -> String {
        let at = source.find(value).unwrap();
        let changed = [CellChange { value: at, text: text.map(SharedText::from) }];
        let mut splices = Vec::new();
        cell_splices(source, changed.into_iter(), 16, &mut splices).unwrap();
        PartSource::new(source.as_bytes().to_vec()).unwrap().spliced(splices).unwrap().text
    }

    #[test]
    fn a_number_becomes_a_text() {
        assert_eq!(
            change(
                "<d><c r=\"A1\" s=\"2\"><v>78051120</v></c><c><v>1</v></c></d>",
                "78051120",
                Some("[S<1]")
            ),
            "<d><c r=\"A1\" s=\"2\" t=\"inlineStr\"><is><t xml:space=\"preserve\">[S&lt;1]</t></is></c><c><v>1</v></c></d>"
        );
        assert_eq!(
            change("<x:d><x:c t=\"n\"><x:f>A1</x:f><x:v>78051120</x:v></x:c></x:d>", "78051120", Some("X")),
            "<x:d><x:c t=\"inlineStr\"><x:is><x:t xml:space=\"preserve\">X</x:t></x:is></x:c></x:d>"
        );
    }

    #[test]
    fn a_formula_goes_with_its_result_and_takes_its_borrowers_along() {
        assert_eq!(
            change(
                "<d><c t=\"str\"><f t=\"shared\" ref=\"A1:A2\" si=\"0\">B1</f><v>Ann</v></c>\
                 <c t=\"str\"><f t=\"shared\" si=\"0\"/><v>Bob</v></c><c><f t=\"shared\" si=\"1\"/><v>3</v></c></d>",
                "Ann",
                None
            ),
            "<d><c t=\"str\"><v>Ann</v></c><c t=\"str\"><v>Bob</v></c><c><f t=\"shared\" si=\"1\"/><v>3</v></c></d>"
        );
    }
}
