//! From edits of the text to changes of slots: what was asked, the same in every other place that shows the slot, and in
//! the copies that a file keeps of its values.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

use blackbar_core::{
    Edits, FastMap, FastSet, FormatError, LocalEdit, LocalEdits, Processed, SharedText, TextRange,
    telling_once,
};

use super::change_texts::{ChangeTexts, Comes};
use super::extraction::{Extracted, Slot, narrow};
use super::slot_changes::{Changed, NewChange, SlotChange, SlotChanges};
use super::spelling::Spelling;
use super::value_finder::ValueFinder;

/// Shorter values turn up by chance: [`telling_once`] leaves them out.
const TELLING: usize = 4;
/// Bytes of copies among which it is worth to see beforehand which values may stand there.
const FEW_COPIES: usize = 1 << 20;
/// Numbers with fewer digits too.
const TELLING_DIGITS: usize = 6;

/// What is redacted in the file that this one lies in, or in the files inside this one.
#[derive(Clone, Default)]
pub(super) struct Elsewhere {
    /// (value, replacement)
    pub(super) values: Arc<Vec<(String, SharedText)>>,
    /// All of this file repeats what stands elsewhere: it is the workbook behind a chart.
    pub(super) is_copy: bool,
    /// Numbers that are redacted in the workbooks behind this file's charts.
    pub(super) numbers: Arc<Vec<f64>>,
}

/// All changes of a package's text.
pub(super) struct Plan<'p> {
    /// Of its slots.
    pub(super) changes: SlotChanges,
    /// The text after them, where it is not the text with the edits made.
    pub(super) processed: Option<Processed>,
    /// What was redacted, each value once.
    pub(super) values: Vec<&'p str>,
    /// What the changed names showed before.
    pub(super) readings: HashMap<u32, String>,
}

impl<'p> Plan<'p> {
    /// Works out the changes of what was read; `text` is its text, which is needed longer.
    pub(super) fn new(
        extracted: &Extracted,
        text: &'p str,
        edits: &Edits,
        elsewhere: &'p Elsewhere,
    ) -> Result<Plan<'p>, FormatError> {
        // What changes and what was redacted have nothing to do with each other.
        let told = || values(text, edits, elsewhere);
        let (changes, values) = rayon::join(|| changes(extracted, text, edits, elsewhere), told);
        let (changes, processed, readings) = changes?;
        Ok(Plan { changes, processed, values, readings })
    }
}

/// The changes, the text after them where it is not what was asked for, and what the changed names showed before.
type Changes = (SlotChanges, Option<Processed>, HashMap<u32, String>);

fn changes(
    extracted: &Extracted,
    text: &str,
    edits: &Edits,
    elsewhere: &Elsewhere,
) -> Result<Changes, FormatError> {
    let mut changes = SlotChanges::asked(asked(extracted, edits)?, edits);
    if elsewhere.is_copy || extracted.slots.iter().any(Slot::is_copy) {
        let others: Vec<Comes> =
            elsewhere.values.iter().map(|(_, text)| changes.keep(text.clone())).collect();
        let comes = |number: usize| match number.checked_sub(edits.len()) {
            None if edits.text(number).is_empty() => Ok(Comes::NOTHING),
            None => Comes::of_edit(number),
            Some(other) => Ok(others.get(other).copied().unwrap_or(Comes::NOTHING)),
        };
        changes.add_kept(spread(extracted, || replaced(text, edits, elsewhere), elsewhere.is_copy, comes)?);
    }
    flatten(extracted, elsewhere, &mut changes);
    name_columns(extracted, &mut changes);
    whole_links(extracted, &mut changes);
    unpronounce(extracted, &mut changes);
    changes.settle(|slot| extracted.slots.get(slot as usize).is_some_and(|slot| slot.spelling().whole()));
    let changed = Changed::new(&changes, extracted.slots.len());
    let (processed, (readings, mut cells)) = rayon::join(
        || (!is_as_asked(extracted, &changed, edits)).then(|| process(extracted, &changed, edits)),
        || readings_and_cells(extracted, &changed),
    );
    cells.sort_by_key(|cell| cell.slot);
    cells.dedup_by_key(|cell| cell.slot);
    changes.put(cells);
    Ok((changes, processed, readings))
}

/// The changes that the edits are.
fn asked(extracted: &Extracted, edits: &Edits) -> Result<Vec<SlotChange>, FormatError> {
    let count = edits.len();
    // Room that is not used takes no memory.
    let (mut asked, mut placed): (Vec<SlotChange>, _) = (Vec::with_capacity(count), 0);
    // Where the changes of each slot begin that were asked for first.
    let mut firsts = vec![u32::MAX; extracted.slots.len()];
    for (passage, local) in edits.by_passage(&extracted.text) {
        let Some(slot) = extracted.slot_of.get(passage) else { continue };
        for edit in &local {
            placed += usize::from(edit.index == placed);
        }
        // A text that a hundred thousand cells share changes alike in all of them.
        let known = firsts.get(*slot as usize).and_then(|first| asked.get(*first as usize..));
        if known.is_some_and(|known| is_asked(known, *slot, &local)) {
            continue;
        }
        if let Some(first) = firsts.get_mut(*slot as usize).filter(|first| **first == u32::MAX) {
            *first = narrow(asked.len())?;
        }
        for LocalEdit { index, range, text } in &local {
            // The first passage that an edit touches has its text.
            let comes = if text.is_empty() { Comes::NOTHING } else { Comes::of_edit(*index)? };
            asked.push(SlotChange { slot: *slot, range: *range, comes });
        }
    }
    if placed != count {
        return Err(FormatError::Unsupported("a change has no place in the file"));
    }
    Ok(asked)
}

/// Whether the changes that were asked for first in a slot go over the same, which then decide.
fn is_asked(asked: &[SlotChange], slot: u32, local: &LocalEdits<'_>) -> bool {
    let same = |change: &SlotChange, edit: &LocalEdit<'_>| {
        change.slot == slot
            && change.range == edit.range
            && !change.range.is_empty()
            && change.comes != Comes::NOTHING
    };
    let ends = asked.get(local.len()).is_none_or(|change| change.slot != slot);
    asked.len() >= local.len() && ends && asked.iter().zip(local).all(|(change, edit)| same(change, edit))
}

/// What was redacted here and elsewhere, with its number among both.
fn replaced<'p>(
    text: &'p str,
    edits: &Edits,
    elsewhere: &'p Elsewhere,
) -> impl Iterator<Item = (&'p str, usize)> {
    let own = edits.ranges().iter().map(|range| range.of(text));
    let others = elsewhere.values.iter().map(|(value, _)| value.as_str());
    own.chain(others).map(str::trim).zip(0..)
}

/// The values that tell something, each once.
fn values<'p>(text: &'p str, edits: &Edits, elsewhere: &'p Elsewhere) -> Vec<&'p str> {
    let mut values = telling_once(replaced(text, edits, elsewhere).map(|(value, _)| value));
    values.shrink_to_fit();
    values
}

/// The four bytes that a value which stands in one of the texts may begin with; nothing where the texts are too long to be worth it. A
/// workbook repeats little more than the names of its sheets, and a large sheet has a million values.
fn beginnings<'r>(readings: impl Iterator<Item = &'r str>) -> Option<FastSet<[u8; TELLING]>> {
    let mut beginnings = FastSet::default();
    let mut room = FEW_COPIES;
    for reading in readings {
        room = room.checked_sub(reading.len())?;
        beginnings.extend(reading.as_bytes().array_windows::<TELLING>());
    }
    Some(beginnings)
}

/// What the changed names showed before, and the changes of cells that become one over all of the cell.
fn readings_and_cells(
    extracted: &Extracted,
    changed: &Changed<'_>,
) -> (HashMap<u32, String>, Vec<NewChange>) {
    let (mut readings, mut cells) = (HashMap::new(), Vec::new());
    for (passage, slot) in extracted.text.passages().iter().zip(&extracted.slot_of) {
        let list = changed.of(*slot);
        let Some(of_slot) = extracted.slots.get(*slot as usize).filter(|_| !list.is_empty()) else {
            continue;
        };
        let reading = extracted.text.reading(passage);
        match of_slot.spelling() {
            // A cell is written whole, and nothing else asks what it showed.
            Spelling::Cell => cells.extend(whole_cell(reading, list, changed.texts())),
            spelling if spelling.is_replaced_whole() => {
                readings.entry(*slot).or_insert_with(|| reading.to_owned());
            }
            _ => {}
        }
    }
    (readings, cells)
}

/// One change over all that a cell shows in the place of several inside it.
fn whole_cell(reading: &str, list: &[SlotChange], texts: &ChangeTexts) -> Option<NewChange> {
    let whole = TextRange::new(0, reading.len());
    let first = list.first()?;
    (list.len() > 1 || first.range != whole).then(|| NewChange {
        slot: first.slot,
        range: whole,
        text: applied(reading, list, texts).into(),
    })
}

/// A reading with its changes made.
pub(super) fn applied(reading: &str, list: &[SlotChange], texts: &ChangeTexts) -> String {
    let mut text = String::with_capacity(reading.len());
    let mut done = 0;
    for change in list {
        text.push_str(TextRange::new(done, change.range.start()).of(reading));
        text.push_str(&texts.get(change.comes));
        done = change.range.end();
    }
    text.push_str(TextRange::new(done, reading.len()).of(reading));
    text
}

/// Puts what was redacted, and what came in its place, into the copies.
fn spread<'p, R: Iterator<Item = (&'p str, usize)>>(
    extracted: &Extracted,
    replaced: impl Fn() -> R,
    all_is_copy: bool,
    comes: impl Fn(usize) -> Result<Comes, FormatError>,
) -> Result<Vec<SlotChange>, FormatError> {
    let mut changes = Vec::new();
    let shown = extracted.text.passages().iter().zip(extracted.slot_of.iter().copied());
    let copies = shown.filter_map(|(passage, slot)| {
        let of_slot =
            extracted.slots.get(slot as usize).filter(|of_slot| of_slot.is_copy() || all_is_copy)?;
        Some((extracted.text.reading(passage), slot, of_slot.spelling()))
    });
    let copies: Vec<(&str, u32, Spelling)> = copies.collect();
    let is_number = |spelling: Spelling| matches!(spelling, Spelling::Number | Spelling::Cell);
    let begun = beginnings(copies.iter().map(|(reading, ..)| *reading));
    let may_stand = |value: &str| {
        let begins = value.as_bytes().first_chunk();
        begun.as_ref().is_none_or(|begun| begins.is_some_and(|begins| begun.contains(begins)))
    };
    let values = telling_once(replaced().map(|(value, _)| value).filter(|value| may_stand(value)));
    let any_number = copies.iter().any(|(_, _, spelling)| is_number(*spelling));
    if values.is_empty() && !any_number {
        return Ok(changes);
    }
    let finder = ValueFinder::new(&values)?;
    // What came in the place of a value the first time.
    let mut replacements: FastMap<&str, usize> = FastMap::default();
    // A number that a sheet shows with blanks and dashes is kept without them elsewhere.
    let mut numbers: HashMap<String, usize> = HashMap::new();
    for (value, replacement) in replaced() {
        if may_stand(value) {
            replacements.entry(value).or_insert(replacement);
        }
        if let Some(number) = bare_number(value).filter(|_| any_number) {
            numbers.entry(number).or_insert(replacement);
        }
    }
    for (reading, slot, spelling) in copies {
        if is_number(spelling)
            && let Some(replacement) = bare_number(reading).and_then(|number| numbers.get(&number))
        {
            let range = TextRange::new(0, reading.len());
            changes.push(SlotChange { slot, range, comes: comes(*replacement)? });
            continue;
        }
        for (range, index) in finder.find(reading) {
            let Some(value) = values.get(index) else { continue };
            // `1980-05-03T00:00:00` holds a date and no longer word.
            if spelling != Spelling::Moment && !is_word(reading, range) {
                continue;
            }
            let comes = replacements.get(value).map_or(Ok(Comes::NOTHING), |number| comes(*number))?;
            changes.push(SlotChange { slot, range, comes });
        }
    }
    Ok(changes)
}

/// The digits of a number that is written with blanks, dashes and brackets, if they are enough to tell.
fn bare_number(value: &str) -> Option<String> {
    let plain = |character: char| character.is_ascii_digit() || " -()/+.".contains(character);
    if !value.chars().all(plain) {
        return None;
    }
    let digits: String = value.chars().filter(char::is_ascii_digit).collect();
    let digits = digits.trim_start_matches('0');
    (digits.len() >= TELLING_DIGITS).then(|| digits.to_owned())
}

/// A table's column is called as its first cell reads, or Excel takes the file for broken: what changes in the one changes
/// in the other.
fn name_columns(extracted: &Extracted, changes: &mut SlotChanges) {
    let spelling_of = |slot: u32| extracted.slots.get(slot as usize).map(Slot::spelling);
    let shown = || extracted.text.passages().iter().zip(extracted.slot_of.iter().copied());
    let mut twins: BTreeMap<&str, Vec<u32>> = BTreeMap::new();
    for (passage, slot) in shown().filter(|(_, slot)| spelling_of(*slot) == Some(Spelling::ColumnName)) {
        twins.entry(extracted.text.reading(passage)).or_default().push(slot);
    }
    if twins.is_empty() {
        return;
    }
    for (passage, slot) in shown().filter(|(_, slot)| spelling_of(*slot) == Some(Spelling::SheetText)) {
        if let Some(group) = twins.get_mut(extracted.text.reading(passage)) {
            group.push(slot);
        }
    }
    let changed = |group: &[u32]| group.iter().any(|slot| !changes.of(*slot).is_empty());
    let (groups, others): (BTreeMap<_, _>, BTreeMap<_, _>) =
        twins.into_iter().partition(|(_, group)| changed(group));
    // No two columns of a table may be called alike.
    let mut taken: HashSet<String> = others.into_keys().map(str::to_lowercase).collect();
    let mut named = Vec::new();
    for (reading, group) in groups {
        // As if all were of one slot: they are to become one list.
        let all = group.iter().flat_map(|slot| changes.of(*slot));
        let of_one = |change: &SlotChange| NewChange {
            slot: 0,
            range: change.range,
            text: changes.texts().shared(change.comes),
        };
        let mut all = SlotChanges::new(all.map(of_one).collect());
        all.settle(|_| false);
        let wanted = all.of(0).last().map(|last| all.text(last).to_string()).unwrap_or_default();
        let mut number = 2_u32;
        while !taken.insert(applied(reading, all.of(0), all.texts()).to_lowercase()) {
            all.end_with(0, format!("{wanted}{number}").into());
            number = number.saturating_add(1);
        }
        for slot in group {
            let text = |change: &SlotChange| all.texts().shared(change.comes);
            let of_slot = |change: &SlotChange| NewChange { slot, range: change.range, text: text(change) };
            named.extend(all.of(0).iter().map(of_slot));
        }
    }
    changes.put(named);
}

/// A link whose beginning goes, goes whole: a person reads `x.org/Ann%20Lee` with a blank, where the link seems to end.
fn whole_links(extracted: &Extracted, changes: &mut SlotChanges) {
    let is_link =
        |slot: u32| extracted.slots.get(slot as usize).is_some_and(|slot| slot.spelling() == Spelling::Link);
    if !changes.slots().any(is_link) {
        return;
    }
    for (passage, slot) in extracted.text.passages().iter().zip(&extracted.slot_of) {
        if !is_link(*slot) {
            continue;
        }
        let first = changes.of_mut(*slot).iter_mut().find(|one| one.range.start() == 0);
        if let Some(first) = first.filter(|one| !one.range.is_empty()) {
            first.range = TextRange::new(0, extracted.text.reading(passage).len());
        }
    }
}

/// What a chart keeps of a number that goes, goes too, however short it is: its bars and lines would show it.
fn flatten(extracted: &Extracted, elsewhere: &Elsewhere, changes: &mut SlotChanges) {
    if extracted.points.is_empty() {
        return;
    }
    let is_cell =
        |slot: u32| extracted.slots.get(slot as usize).is_some_and(|slot| slot.spelling() == Spelling::Cell);
    let shown = extracted.text.passages().iter().zip(extracted.slot_of.iter().copied());
    let cells = shown
        .filter(|(_, slot)| is_cell(*slot) && !changes.of(*slot).is_empty())
        .map(|(passage, _)| extracted.text.reading(passage));
    // Numbers are the same where all their bits are, which tell numbers apart as equality does but for the sign of nothing.
    let bits = |number: f64| if number == 0.0 { 0 } else { number.to_bits() };
    let cells = cells.filter_map(|cell| cell.trim().parse().ok());
    let gone: FastSet<u64> = cells.chain(elsewhere.numbers.iter().copied()).map(bits).collect();
    let points = extracted.points.iter().filter(|(_, number)| gone.contains(&bits(*number)));
    let whole = |slot: u32| extracted.slots.get(slot as usize).map_or(0, |slot| slot.range().len());
    let flat = points.map(|(slot, _)| NewChange {
        slot: *slot,
        range: TextRange::new(0, whole(*slot)),
        text: SharedText::default(),
    });
    changes.add(flat.collect());
}

/// A string that changes is pronounced otherwise: what says how it was goes, all of it.
fn unpronounce(extracted: &Extracted, changes: &mut SlotChanges) {
    let mut gone = HashSet::new();
    // Each slot of a string is looked at once, however many say how it is pronounced.
    let (mut first, mut at, mut changed) = (u32::MAX, 0, false);
    for one in &extracted.pronounced {
        if one.first != first {
            (first, at, changed) = (one.first, one.first, false);
        }
        while at < one.slot && !changed {
            changed = !changes.of(at).is_empty();
            at += 1;
        }
        if changed {
            gone.insert(one.slot);
        }
    }
    if gone.is_empty() {
        return;
    }
    let shown = extracted.text.passages().iter().zip(extracted.slot_of.iter().copied());
    let over_all = |(passage, slot)| NewChange {
        slot,
        range: TextRange::new(0, extracted.text.reading(passage).len()),
        text: SharedText::default(),
    };
    let all = shown.filter(|(_, slot)| gone.contains(slot)).map(over_all).collect();
    changes.add(all);
}

/// Whether no letter or digit goes on before or behind the range.
fn is_word(text: &str, range: TextRange) -> bool {
    let before = text.get(..range.start()).and_then(|before| before.chars().next_back());
    let after = text.get(range.end()..).and_then(|after| after.chars().next());
    !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
}

/// Whether the text changes as was asked, and nowhere else.
fn is_as_asked(extracted: &Extracted, changed: &Changed<'_>, edits: &Edits) -> bool {
    let mut asked = edits.ranges().iter().enumerate();
    let mut is_next = |start: usize, change: &SlotChange| {
        asked.next().is_some_and(|(edit, range)| {
            change.range.shift(start) == *range && changed.texts().is_of_edit(change.comes, edit)
        })
    };
    let mut passages = extracted.text.passages().iter().zip(&extracted.slot_of);
    passages
        .all(|(passage, slot)| changed.of(*slot).iter().all(|change| is_next(passage.range.start(), change)))
        && asked.next().is_none()
}

/// The text after all changes, and where each edit's replacement lies in it.
fn process(extracted: &Extracted, changed: &Changed<'_>, edits: &Edits) -> Processed {
    let source = extracted.text.text();
    // Room that is not used takes no memory, and a text that grows is there twice.
    let more: usize = edits.each().map(|(_, text)| text.len()).sum();
    let mut text = String::with_capacity(source.len() + more);
    let mut ranges = vec![TextRange::default(); edits.len()];
    // Where each edit begins.
    let mut begun = None;
    let mut open = edits
        .by_passage(&extracted.text)
        .flat_map(|(passage, local)| local.into_iter().map(move |edit| (passage, edit)))
        .filter(|(_, edit)| begun.replace(edit.index) != Some(edit.index))
        .peekable();
    let mut done = 0;
    for (number, (passage, slot)) in extracted.text.passages().iter().zip(&extracted.slot_of).enumerate() {
        let start = passage.range.start();
        for change in changed.of(*slot) {
            let here = change.range.shift(start);
            text.push_str(TextRange::new(done, here.start()).of(source));
            let comes = changed.text(change);
            let new = TextRange::at(text.len(), comes.len());
            text.push_str(&comes);
            done = here.end().min(passage.range.end());
            while let Some((_, edit)) =
                open.next_if(|(of, edit)| *of == number && change.range.end() > edit.range.start())
            {
                if let Some(range) = ranges.get_mut(edit.index) {
                    *range = new;
                }
            }
        }
    }
    text.push_str(TextRange::new(done, source.len()).of(source));
    Processed { text, ranges }
}

#[cfg(test)]
mod tests {
    use blackbar_core::EditText;

    use super::*;

    #[test]
    fn a_change_of_a_shared_text_is_asked_for_once() {
        let change = |slot, start, comes| SlotChange { slot, range: TextRange::at(start, 4), comes };
        let edits = |starts: &[usize]| -> LocalEdits<'static> {
            let edit = |start: &usize| LocalEdit {
                index: 0,
                range: TextRange::at(*start, 4),
                text: EditText::Kept("[B]"),
            };
            starts.iter().map(edit).collect()
        };
        let name = Comes::of_edit(0).unwrap();
        let asked = [change(3, 0, name), change(3, 9, name), change(5, 0, Comes::NOTHING)];
        assert!(is_asked(&asked, 3, &edits(&[0, 9])));
        assert!(is_asked(&asked[1..], 3, &edits(&[9])));
        for (asked, slot, starts) in [
            (&asked[..], 3, &[0][..]),
            (&asked[..], 3, &[0, 8]),
            (&asked[..], 3, &[0, 9, 20]),
            (&asked[..], 4, &[0, 9]),
            (&asked[2..], 5, &[0]),
            (&[], 3, &[0]),
        ] {
            assert!(!is_asked(asked, slot, &edits(starts)), "{slot} {starts:?}");
        }
    }
}
