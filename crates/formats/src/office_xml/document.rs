//! An opened package, and how it is written.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use blackbar_core::{
    Cancel, Changes, Document, Edits, Element, ExtractedText, FormatError, Place, PlacedObject, SharedText,
    TextRange, Warning, Written, give_back_after,
};

use super::binaries::{CHUNK_REMOVED, EMPTY_COMPOUND, EMPTY_ZIP, blank_chunk, blank_media, blank_picture};
use super::child::Child;
use super::container::Container;
use super::extraction::Extracted;
use super::leftovers::Leftovers;
use super::output::Output;
use super::package::Package;
use super::part_kind::PartKind;
use super::plan::{Elsewhere, Plan};
use super::removal::remove_parts;
use super::renames::Renames;
use super::rewriting::{Job, Rewriting};
use super::slot_changes::SlotChanges;
use super::source::Splice;
use crate::parts::Parts;

/// Said where a recording or film goes.
pub(super) const MEDIA_REMOVED: &str = "sound or film was removed";

/// Said where another file goes.
pub(super) const FILE_REMOVED: &str = "an embedded file that cannot be redacted was removed";

/// What becomes of an entry.
pub(super) enum Action {
    /// It stays, but for the changes of its text.
    Keep,
    /// It gets another content.
    Replace(&'static [u8]),
    /// It is written by the document with this number.
    Child(usize),
    /// It goes.
    Remove,
}

/// All that opening found.
pub(super) struct Opened {
    pub(super) container: Container,
    pub(super) package: Package,
    pub(super) kinds: Vec<PartKind>,
    pub(super) actions: Vec<Action>,
    pub(super) extracted: Extracted,
    pub(super) fixed: Vec<(usize, Splice)>,
    pub(super) warnings: Vec<&'static str>,
    pub(super) children: Vec<Child>,
    pub(super) pages: u32,
    pub(super) elements: Vec<Element>,
    pub(super) keep_pictures: bool,
    pub(super) depth: usize,
    /// About how much of a large list is looked at at a time when it is written.
    pub(super) window: usize,
    pub(super) cancel: Cancel,
}

/// An opened package.
pub(super) struct PackageDocument {
    pub(super) opened: Opened,
    /// This package's text and those of the files and pictures inside it, where there are any.
    joined: Option<Parts>,
    objects: Vec<PlacedObject>,
}

impl PackageDocument {
    pub(super) fn new(opened: Opened) -> Result<PackageDocument, FormatError> {
        let joined = (!opened.children.is_empty()).then(|| {
            let own = std::iter::once(&opened.extracted.text);
            Parts::join(own.chain(opened.children.iter().map(Child::text)))
        });
        let objects = opened
            .children
            .iter()
            .flat_map(|child| {
                child.objects().iter().map(|one| PlacedObject { page: child.page, ..one.clone() })
            })
            .collect();
        Ok(PackageDocument { opened, joined, objects })
    }

    /// What the sender should know already.
    pub(super) fn warnings(&self) -> &[&'static str] {
        &self.opened.warnings
    }
}

impl Document for PackageDocument {
    fn text(&self) -> &ExtractedText {
        self.joined.as_ref().map_or(&self.opened.extracted.text, Parts::text)
    }

    fn page_count(&self) -> Option<u32> {
        Some(self.opened.pages)
    }

    fn objects(&self) -> &[PlacedObject] {
        &self.objects
    }

    fn place(&self, range: TextRange) -> Option<Place> {
        let own = &self.opened.extracted.text;
        let (part, local) = match &self.joined {
            None => (0, range),
            Some(joined) => joined.locate(range)?,
        };
        if part == 0 {
            return own.passages().get(own.passage_at(local.start())).map(|passage| passage.place.clone());
        }
        // What is inside a picture or an inner file is on the page that shows it.
        let child = self.opened.children.get(part - 1)?;
        let page = child.page;
        Some(match child.place(local)? {
            Place::Text => Place::Page { page, element: Element::Paragraphs },
            Place::Page { element, .. } => Place::Page { page, element },
            Place::Image { area, .. } => Place::Image { page, area },
            other => other,
        })
    }

    fn write(self: Box<Self>, changes: Changes) -> Result<Written, FormatError> {
        self.write_with(changes.edits, &Elsewhere::default())
    }
}

impl PackageDocument {
    /// The package with the changes made, also those that follow from what is redacted around it.
    pub(super) fn write_with(self, edits: Edits, elsewhere: &Elsewhere) -> Result<Written, FormatError> {
        let PackageDocument { opened, joined, .. } = self;
        let Some(joined) = joined else {
            return opened.write(edits, elsewhere, &[]);
        };
        // What is redacted in one of the files is redacted in the copies that the others keep of it.
        let mut values: HashMap<&str, usize> = HashMap::new();
        for (number, range) in edits.ranges().iter().enumerate() {
            values.entry(range.of(joined.text().text())).or_insert(number);
        }
        let own_values = values.into_iter().map(|(value, edit)| (value.to_owned(), edits.shared_text(edit)));
        let mut all: Vec<(String, SharedText)> = own_values.chain(elsewhere.values.iter().cloned()).collect();
        all.sort_unstable();
        all.dedup_by(|later, earlier| later.0 == earlier.0);
        let split =
            joined.split(&edits).map_err(|_| FormatError::Unsupported("two changes of the file meet"))?;
        let (own, inner) =
            split.split_first().ok_or(FormatError::Unsupported("a change has no place in the file"))?;
        let mut opened = opened;
        let behind_charts = opened.children.iter().zip(inner).filter(|(child, _)| child.is_behind_chart());
        let numbers = behind_charts.flat_map(|(child, edits)| {
            let text = child.text().text();
            edits.ranges().iter().filter_map(move |range| range.of(text).trim().parse().ok())
        });
        let elsewhere = &Elsewhere {
            values: Arc::new(all),
            is_copy: elsewhere.is_copy,
            numbers: Arc::new(numbers.collect()),
        };
        let meant = own.apply(opened.extracted.text.text());
        let children = std::mem::take(&mut opened.children);
        let mut warnings: Vec<Warning> = Vec::new();
        let mut written = Vec::with_capacity(children.len());
        let mut processed = Vec::with_capacity(children.len() + 1);
        for (child, edits) in children.into_iter().zip(inner) {
            opened.cancel.check()?;
            let text = edits.apply(child.text().text());
            match child.write(edits, elsewhere) {
                Ok(done) => {
                    written.push(done.bytes);
                    processed.push(done.processed.unwrap_or(text));
                    warnings.extend(done.warnings);
                }
                Err(FormatError::Cancelled(cancelled)) => return Err(cancelled.into()),
                Err(error) => {
                    let (instead, warning) = opened.instead_of(written.len(), error)?;
                    written.push(instead);
                    processed.push(text);
                    warnings.push(warning.into());
                }
            }
        }
        let mut whole = opened.write(own.clone(), elsewhere, &written)?;
        processed.insert(0, whole.processed.unwrap_or(meant));
        whole.processed = Some(joined.gather(&edits, &processed));
        for warning in warnings {
            if !whole.warnings.contains(&warning) {
                whole.warnings.push(warning);
            }
        }
        Ok(whole)
    }
}

impl Opened {
    fn write(
        mut self,
        edits: Edits,
        elsewhere: &Elsewhere,
        children: &[Vec<u8>],
    ) -> Result<Written, FormatError> {
        self.extracted.unpack();
        let text = self.extracted.text.shared_text();
        let Plan { mut changes, processed, values, readings } =
            Plan::new(&self.extracted, &text, &edits, elsewhere)?;
        drop(edits);
        let renames = Renames::plan(&self.extracted, &readings, &values, &mut changes);
        drop(readings);
        self.drop_calculation_chain(&changes);
        let all_elements =
            crate::office_xml::ALL_ELEMENTS.iter().all(|element| self.elements.contains(element));
        let done_with =
            (std::mem::take(&mut self.extracted.text), std::mem::take(&mut self.extracted.slot_of));
        let (mut patterns, ()) = rayon::join(
            || if all_elements { Leftovers::telling(values) } else { Vec::new() },
            || {
                // The passages are larger than the parts.
                drop(done_with);
                give_back_after(text.len());
            },
        );
        let mut removed: Vec<bool> =
            self.actions.iter().map(|action| matches!(action, Action::Remove)).collect();
        for index in 0..removed.len() {
            if removed.get(index) != Some(&true) {
                continue;
            }
            let rels = Package::rels_of(self.container.names(), index);
            if let Some((action, removed)) =
                rels.and_then(|rels| self.actions.get_mut(rels).zip(removed.get_mut(rels)))
            {
                (*action, *removed) = (Action::Remove, true);
            }
        }
        remove_parts(self.container.names(), &self.package, &removed, &mut self.fixed);
        let mut splices: BTreeMap<usize, Vec<Splice>> = BTreeMap::new();
        let sessions = std::mem::take(&mut self.extracted.sessions);
        let sessions = sessions.into_iter().filter(|_| !changes.is_empty());
        for (part, splice) in std::mem::take(&mut self.fixed).into_iter().chain(sessions) {
            splices.entry(part).or_default().push(splice);
        }
        let escaped = Leftovers::escaped(&patterns);
        patterns.extend(escaped.iter().map(String::as_str));
        let slots = &self.extracted.slots;
        let (leftovers, (mut by_part, texts)) =
            rayon::join(|| Leftovers::new(&patterns), || changes.by_part(slots));
        let leftovers = leftovers?;
        if let Some(leftovers) = &leftovers {
            leftovers.check_names(self.container.names())?;
        }
        let rewriting = Rewriting {
            container: &self.container,
            kinds: &self.kinds,
            slots: &self.extracted.slots,
            texts: &texts,
            renames: &renames,
            leftovers: leftovers.as_ref(),
            depth: self.depth,
            window: self.window,
            cancel: &self.cancel,
        };
        let mut jobs = Vec::new();
        for index in 0..self.actions.len() {
            if !matches!(self.actions.get(index), Some(Action::Keep)) {
                continue;
            }
            let fixed = splices.remove(&index).unwrap_or_default();
            let changes = by_part.remove(&index).unwrap_or_default();
            let is_xml = self.kinds.get(index).is_some_and(|kind| kind.is_xml());
            let look = is_xml && (leftovers.is_some() || renames.any());
            if look || !fixed.is_empty() || !changes.is_empty() {
                jobs.push(Job { index, fixed, changes });
            }
        }
        let mut rewritten = rewriting.run(jobs)?;
        let mut output = Output::default();
        for index in 0..self.actions.len() {
            self.cancel.check()?;
            let packed = match self.actions.get(index) {
                None | Some(Action::Remove) => continue,
                Some(Action::Replace(content)) => Some(self.container.packed(index, content)?),
                Some(Action::Child(number)) => {
                    let bytes =
                        children.get(*number).ok_or(FormatError::Unsupported("an inner file was lost"))?;
                    Some(self.container.packed(index, bytes)?)
                }
                Some(Action::Keep) => rewritten.remove(&index),
            };
            match packed {
                Some(packed) => self.container.write(index, &packed, &mut output)?,
                None => self.container.copy(index, &mut output)?,
            }
        }
        let warnings = self.warnings.into_iter().map(Warning::from).collect();
        Ok(Written { bytes: output.finish()?, processed, warnings })
    }

    /// What stands for an inner file that could be read but not written, and what to say of it.
    fn instead_of(
        &mut self,
        child: usize,
        error: FormatError,
    ) -> Result<(Vec<u8>, &'static str), FormatError> {
        let is_it = |action: &Action| matches!(action, Action::Child(number) if *number == child);
        let Some(index) = self.actions.iter().position(is_it) else { return Err(error) };
        let name = self.container.names().get(index).map_or("", String::as_str);
        match self.kinds.get(index) {
            Some(PartKind::Media) => Ok((blank_media(name).to_vec(), MEDIA_REMOVED)),
            Some(PartKind::Picture) => {
                const WARNING: &str =
                    "pictures that could not be redacted were replaced by blank ones, or kept as asked";
                let blank = blank_picture(name);
                let bytes = if self.keep_pictures { self.container.read(index)? } else { blank.to_vec() };
                Ok((bytes, WARNING))
            }
            Some(PartKind::Chunk) => Ok((blank_chunk(name).to_vec(), CHUNK_REMOVED)),
            Some(PartKind::Package) => Ok((EMPTY_ZIP.to_vec(), FILE_REMOVED)),
            Some(PartKind::Binary) => Ok((EMPTY_COMPOUND.to_vec(), FILE_REMOVED)),
            _ => Err(error),
        }
    }

    /// A cell that loses its formula must leave the order of calculation, which Excel makes anew when it is missing.
    fn drop_calculation_chain(&mut self, changes: &SlotChanges) {
        let in_sheet = |number: u32| {
            let slot = self.extracted.slots.get(number as usize);
            slot.is_some_and(|slot| self.kinds.get(slot.part()) == Some(&PartKind::Sheet))
        };
        if !changes.slots().any(in_sheet) {
            return;
        }
        let chain =
            self.package.type_of.iter().position(|content_type| content_type.ends_with("calcChain+xml"));
        if let Some(action) = chain.and_then(|index| self.actions.get_mut(index)) {
            *action = Action::Remove;
        }
    }
}
