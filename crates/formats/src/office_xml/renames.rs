//! What gets another name in a workbook (sheets, tables and their columns, defined names), and every place that calls it
//! by the old one.

use std::collections::{BTreeMap, HashMap, HashSet};

use blackbar_core::{FormatError, TextRange};

use super::extraction::{Extracted, Slot};
use super::formula::literals;
use super::formula_names::{FormulaName, NameKind, escaped_column, names};
use super::markup::{Token, Tokens};
use super::plan::applied;
use super::sheet_names;
use super::slot_changes::{NewChange, SlotChanges};
use super::source::Splice;
use super::spelling::Spelling;
use super::style_ids;

/// Elements whose text is a formula.
pub(super) const FORMULAS: &[&str] = &[
    "f",
    "formula",
    "formula1",
    "formula2",
    "definedName",
    "calculatedColumnFormula",
    "totalsRowFormula",
    // Of old drawings and controls.
    "FmlaLink",
    "FmlaRange",
    "FmlaTxbx",
    "FmlaGroup",
    "FmlaPict",
];

/// Attributes whose value is a formula or a place in the workbook.
const PLACES: &[&str] =
    &["location", "textlink", "linkedCell", "listFillRange", "fmlaLink", "fmlaRange", "fmlaTxbx", "refersTo"];

/// Old names and what they become. Excel takes upper and lower case for the same.
#[derive(Default)]
pub(super) struct Renames {
    sheets: HashMap<String, String>,
    names: HashMap<String, String>,
    columns: HashMap<String, String>,
    /// Identifiers of a document's styles.
    styles: HashMap<String, String>,
}

impl Renames {
    /// Settles the new names, and makes them the changes of their slots.
    pub(super) fn plan(
        extracted: &Extracted,
        readings: &HashMap<u32, String>,
        values: &[&str],
        changes: &mut SlotChanges,
    ) -> Renames {
        let styles = style_ids::plan(&extracted.styles, values, changes);
        let spelling_of = |slot: u32| extracted.slots.get(slot as usize).map(Slot::spelling);
        let sheets = sheet_names::plan(extracted, readings, changes);
        let sheets = sheets.into_iter().map(|(old, new)| (old.to_lowercase(), new)).collect();
        let columns = changes
            .groups()
            .filter_map(|list| {
                let slot = list.first()?.slot;
                let old = readings.get(&slot).filter(|_| spelling_of(slot) == Some(Spelling::ColumnName))?;
                Some((old.to_lowercase(), applied(old, list, changes.texts())))
            })
            .collect();
        Renames { sheets, names: rename_identifiers(extracted, changes), columns, styles }
    }

    /// Whether anything gets another name.
    pub(super) fn any(&self) -> bool {
        !(self.sheets.is_empty()
            && self.names.is_empty()
            && self.columns.is_empty()
            && self.styles.is_empty())
    }

    /// The places of a part that use the old names.
    pub(super) fn references(
        &self,
        source: &str,
        depth: usize,
        splices: &mut Vec<Splice>,
    ) -> Result<(), FormatError> {
        let mut tokens = Tokens::new(source, depth);
        let mut open = Vec::new();
        let changed = Changed::of(splices);
        while let Some(token) = tokens.next()? {
            match token {
                Token::Start(tag) => {
                    for attribute in tag.attributes {
                        if PLACES.contains(&attribute.name) {
                            self.formula(source, attribute.range, &changed, splices);
                        } else if let Some(new) = self.styles.get(attribute.value)
                            && style_ids::refers(tag.name, attribute.name)
                        {
                            splices.push(Splice { range: attribute.range, text: new.clone().into() });
                        } else if attribute.name == "sheet" {
                            let name = Spelling::Attribute.reading(attribute.value).to_lowercase();
                            let new = self.sheets.get(&name);
                            splices.extend(new.map(|new| Splice {
                                range: attribute.range,
                                text: Spelling::Attribute.spelled(new).into(),
                            }));
                        }
                    }
                    if !tag.empty {
                        open.push(tag.name);
                    }
                }
                Token::End(_, _) => {
                    open.pop();
                }
                Token::Text(range) | Token::CData(range)
                    if open.last().is_some_and(|name| FORMULAS.contains(name)) =>
                {
                    self.formula(source, range, &changed, splices);
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn formula(&self, source: &str, range: TextRange, changed: &Changed, splices: &mut Vec<Splice>) {
        // `INDIRECT("Ann_Pay")`
        for literal in literals(range.of(source)) {
            let literal = literal.shift(range.start());
            let new = self.names.get(&literal.of(source).to_lowercase());
            if let Some(new) = new.filter(|_| !changed.touch(literal)) {
                splices.push(Splice { range: literal, text: spelled(new).into() });
            }
        }
        let all = names(range.of(source));
        for FormulaName { kind, range: local, name, .. } in &all {
            let name = name.to_lowercase();
            let text = match kind {
                NameKind::Sheet | NameKind::Book | NameKind::QuotedBook => None,
                NameKind::QuotedSheet => self.sheets.get(&name).map(|new| new.replace('\'', "''")),
                NameKind::Name => self.names.get(&name).cloned(),
                NameKind::Column => self.columns.get(&name).map(|new| escaped_column(new)),
                NameKind::BareColumn => {
                    self.columns.get(&name).map(|new| format!("[{}]", escaped_column(new)))
                }
            };
            if let Some(text) = text {
                splices.push(Splice { range: local.shift(range.start()), text: spelled(&text).into() });
            }
        }
        let sheets = all.chunk_by(|one, next| one.kind == NameKind::Sheet && one.whole == next.whole);
        for sheets in sheets.filter(|sheets| sheets[0].kind == NameKind::Sheet) {
            splices.extend(self.unquoted(source, range.start(), sheets, changed));
        }
    }

    /// `[1]Ann:Bob`, whose new names may need quotes.
    fn unquoted(&self, source: &str, start: usize, sheets: &[FormulaName], changed: &Changed) -> Vec<Splice> {
        let renamed = |sheet: &FormulaName| self.sheets.get(&sheet.name.to_lowercase());
        let Some(first) = sheets.first().filter(|_| sheets.iter().any(|sheet| renamed(sheet).is_some()))
        else {
            return Vec::new();
        };
        let all = first.whole.shift(start);
        if changed.touch(all) {
            // The file is called otherwise too: nothing finds it any more, and it only has to be a formula.
            let all = sheets.iter().filter_map(|sheet| Some((sheet.range.shift(start), renamed(sheet)?)));
            return all.map(|(range, new)| Splice { range, text: legal(new).into() }).collect();
        }
        let names = sheets.iter().map(|sheet| renamed(sheet).unwrap_or(&sheet.name).replace('\'', "''"));
        let names = spelled(&names.collect::<Vec<_>>().join(":"));
        let book = TextRange::new(all.start(), first.range.shift(start).start()).of(source);
        vec![Splice { range: all, text: format!("'{book}{names}'").into() }]
    }
}

/// What of a part changes for other reasons than a name. A sheet may hold a million formulas and as many changes.
struct Changed {
    /// In order of their beginnings, each with the furthest end up to there.
    ends: Vec<(usize, usize)>,
}

impl Changed {
    fn of(splices: &[Splice]) -> Changed {
        let mut ends: Vec<(usize, usize)> =
            splices.iter().map(|splice| (splice.range.start(), splice.range.end())).collect();
        ends.sort_unstable();
        let mut furthest = 0;
        for (_, end) in &mut ends {
            furthest = furthest.max(*end);
            *end = furthest;
        }
        Changed { ends }
    }

    fn touch(&self, place: TextRange) -> bool {
        let begun = self.ends.partition_point(|(start, _)| *start < place.end());
        self.ends[..begun].last().is_some_and(|(_, furthest)| *furthest > place.start())
    }
}

/// As it stands between tags or in an attribute; apostrophes are left as formulas have them.
fn spelled(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Gives the defined names and tables that change a legal name that nothing else has. What is called alike changes alike.
fn rename_identifiers(extracted: &Extracted, changes: &mut SlotChanges) -> HashMap<String, String> {
    let is_name = |slot: u32| {
        extracted.slots.get(slot as usize).is_some_and(|slot| slot.spelling() == Spelling::FormulaName)
    };
    let mut renamed = HashMap::new();
    if !changes.slots().any(is_name) {
        return renamed;
    }
    let mut groups: BTreeMap<String, Vec<(u32, &str)>> = BTreeMap::new();
    for (passage, slot) in extracted.text.passages().iter().zip(&extracted.slot_of) {
        if is_name(*slot) {
            let reading = extracted.text.reading(passage);
            groups.entry(reading.to_lowercase()).or_default().push((*slot, reading));
        }
    }
    let changed = |group: &[(u32, &str)]| group.iter().any(|(slot, _)| !changes.of(*slot).is_empty());
    let (groups, others): (Vec<_>, Vec<_>) = groups.into_iter().partition(|(_, group)| changed(group));
    let mut taken: HashSet<String> = others.into_iter().map(|(reading, _)| as_source(&reading)).collect();
    let mut named = Vec::new();
    for (old, group) in groups {
        let of_group = |(slot, reading): &(u32, &str)| match changes.of(*slot) {
            [] => None,
            list => Some(applied(reading, list, changes.texts())),
        };
        let new = free_identifier(&group.iter().find_map(of_group).unwrap_or_default(), &taken);
        taken.insert(new.to_lowercase());
        for (slot, reading) in group {
            let range = TextRange::new(0, reading.len());
            named.push(NewChange { slot, range, text: new.as_str().into() });
        }
        renamed.insert(as_source(&old), new);
    }
    changes.put(named);
    renamed
}

/// A reading shows blanks for underscores.
fn as_source(reading: &str) -> String {
    reading.replace(' ', "_")
}

/// The text as a name that needs no quotes.
fn legal(wanted: &str) -> String {
    let letter = |character: char| if character.is_alphanumeric() { character } else { '_' };
    let name: String = wanted.chars().map(letter).collect();
    // Without it `NAME1` would be a cell and `R1` a row.
    if name.starts_with('_') { name } else { format!("_{name}") }
}

/// The text as a name that Excel takes, and that is not taken.
fn free_identifier(wanted: &str, taken: &HashSet<String>) -> String {
    const LONGEST: usize = 240;
    let name = legal(&wanted.trim().chars().take(LONGEST).collect::<String>());
    let numbered = (2_u32..).map(|number| format!("{name}_{number}"));
    std::iter::once(name.clone())
        .chain(numbered)
        .find(|name| !taken.contains(&name.to_lowercase()))
        .unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::super::source::PartSource;
    use super::*;

    fn map(pairs: &[(&str, &str)]) -> HashMap<String, String> {
        pairs.iter().map(|(old, new)| (old.to_lowercase(), (*new).to_owned())).collect()
    }

    #[test]
    fn formulas_follow_what_is_renamed() {
        let renames = Renames {
            sheets: map(&[("Ann O'Lee", "(NAME_1)"), ("Bob", "(NAME_2)")]),
            names: map(&[("Ann_Pay", "_NAME_1_Pay")]),
            columns: map(&[("Cleo Day", "[NAME_3]")]),
            styles: HashMap::from([("AnnLee".to_owned(), "Style1".to_owned())]),
        };
        for (source, expected) in [
            (
                "<f>SUM(Bob:xBob!A1)+'[1]Bob'!A1+[2]Bob!A1+[2]xBob!A1</f>",
                "<f>SUM('(NAME_2):xBob'!A1)+'[1](NAME_2)'!A1+'[2](NAME_2)'!A1+[2]xBob!A1</f>",
            ),
            (
                "<a><f>'Ann O''Lee'!A1+Bob!B2+xBob!C1+bob!D4</f><s sheet=\"Bob\"/></a>",
                "<a><f>'(NAME_1)'!A1+'(NAME_2)'!B2+xBob!C1+'(NAME_2)'!D4</f><s sheet=\"(NAME_2)\"/></a>",
            ),
            ("<f>ann_pay*2+\"Ann_Pay x\"</f>", "<f>_NAME_1_Pay*2+\"Ann_Pay x\"</f>"),
            ("<f>INDIRECT(\"Ann_Pay\")</f>", "<f>INDIRECT(\"_NAME_1_Pay\")</f>"),
            (
                "<f>T[Cleo Day]+T[[#This Row],[cleo day]]</f>",
                "<f>T[['[NAME_3']]]+T[[#This Row],['[NAME_3']]]</f>",
            ),
            ("<h location=\"&apos;Bob&apos;!A1\"/>", "<h location=\"&apos;(NAME_2)&apos;!A1\"/>"),
            ("<t>Bob!A1</t>", "<t>Bob!A1</t>"),
            (
                "<w:style w:styleId=\"AnnLee\"><w:link w:val=\"AnnLee\"/><w:x w:val=\"AnnLee\"/></w:style>",
                "<w:style w:styleId=\"Style1\"><w:link w:val=\"Style1\"/><w:x w:val=\"AnnLee\"/></w:style>",
            ),
        ] {
            let mut splices = Vec::new();
            renames.references(source, 16, &mut splices).unwrap();
            let spliced = PartSource::new(source.as_bytes().to_vec()).unwrap().spliced(splices);
            assert_eq!(spliced.unwrap().text, expected);
        }
    }

    #[test]
    fn identifiers_are_legal_and_all_different() {
        let taken = HashSet::from(["_name_1_".to_owned()]);
        assert_eq!(free_identifier("[NAME_1]", &taken), "_NAME_1__2");
        assert_eq!(free_identifier("A1", &taken), "_A1");
    }
}
