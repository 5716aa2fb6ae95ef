//! Opens a package: every part is read, replaced, or marked to go.

mod inner;

use std::cell::Cell;
use std::sync::Arc;

use blackbar_core::{BinBehaviour, Element, FormatError, OpenContext, Purpose, TextRange, UnsupportedImages};

use super::Family;
use super::binaries::{self, EMPTY_SVG};
use super::child::Child;
use super::container::Container;
use super::document::{Action, PackageDocument};
use super::extraction::{Extraction, Shown};
use super::flow::{self, Flow, Part, Shelf};
use super::markup::{Token, Tokens};
use super::number_format::NumberFormats;
use super::ole::COMPOUND;
use super::package::Package;
use super::part_kind::{PartKind, part_kind};
use super::shared_strings::SharedStrings;
use super::source::{PartSource, Splice};
use super::spelling::Spelling;
use super::windows::{self, Records};

/// While so many bytes of shared strings are read, the first sheet is unpacked.
const LARGE: usize = 1 << 20;

/// What opening one package, or one inside another, goes by.
#[derive(Clone, Copy)]
pub(super) struct Nesting<'n> {
    /// How many packages this one is inside of.
    pub(super) depth: usize,
    /// It is the data behind a chart whose numbers are to go.
    pub(super) zero_numbers: bool,
    /// Bytes that all of them together may still have when decompressed.
    pub(super) budget: &'n Cell<u64>,
    /// About how much of a large list is looked at at a time.
    pub(super) window: usize,
}

/// Whether the bytes are an office file, and of which family.
pub(super) fn family_of(bytes: &[u8]) -> Option<Family> {
    if !bytes.starts_with(b"PK\x03\x04") {
        return None;
    }
    let limits = blackbar_core::Limits::default();
    let mut container =
        Container::open(Arc::new(bytes.to_vec()), &limits, &Cell::new(u64::MAX), false).ok()?;
    let package = Package::read(&mut container, limits.depth).ok()?;
    Family::of(package.content_type(package.main))
}

/// Whether the bytes are a package that someone gave a password.
pub(super) fn is_encrypted(bytes: &[u8]) -> bool {
    let name: Vec<u8> = "EncryptedPackage".encode_utf16().flat_map(u16::to_le_bytes).collect();
    bytes.starts_with(COMPOUND) && memchr::memmem::find(bytes, &name).is_some()
}

fn refuse_others(bytes: &[u8], family: Option<Family>) -> Result<(), FormatError> {
    let what = family.map_or("an office file", Family::what);
    if bytes.starts_with(COMPOUND) {
        return Err(if is_encrypted(bytes) { FormatError::Encrypted } else { FormatError::WrongType(what) });
    }
    if bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"PK\x05\x06") {
        return Ok(());
    }
    Err(FormatError::WrongType(what))
}

/// Opens a package of the family, or of any.
pub(super) fn open(
    bytes: Arc<Vec<u8>>,
    context: &OpenContext<'_>,
    family: Option<Family>,
    nesting: Nesting<'_>,
) -> Result<PackageDocument, FormatError> {
    let budget = nesting.budget.get();
    if let Some(document) = open_or_not(Arc::clone(&bytes), context, family, nesting)? {
        return Ok(document);
    }
    nesting.budget.set(budget);
    let whole = Nesting { window: usize::MAX, ..nesting };
    let damaged = || FormatError::Damaged("a sheet cannot be read".to_owned());
    open_or_not(bytes, context, family, whole)?.ok_or_else(damaged)
}

/// The same; nothing where a sheet cannot be read in windows.
fn open_or_not(
    bytes: Arc<Vec<u8>>,
    context: &OpenContext<'_>,
    family: Option<Family>,
    nesting: Nesting<'_>,
) -> Result<Option<PackageDocument>, FormatError> {
    context.cancel.check()?;
    refuse_others(&bytes, family)?;
    let salvage = !context.settings.office.integrity_check;
    let mut container = Container::open(bytes, context.limits, nesting.budget, salvage)?;
    let package = Package::read(&mut container, context.limits.depth)?;
    let main_type = package.content_type(package.main);
    if main_type.contains("sheet.binary") {
        return Err(FormatError::Unsupported("binary workbooks cannot be redacted"));
    }
    let what = family.map_or("an office file", Family::what);
    let found = Family::of(main_type).ok_or(FormatError::WrongType(what))?;
    if family.is_some_and(|family| family != found) {
        return Err(FormatError::WrongType(what));
    }
    let mut opener = Opener::new(container, package, context, nesting, found);
    opener.read_all()?;
    if opener.torn {
        return Ok(None);
    }
    opener.finish().map(Some)
}

struct Opener<'c> {
    container: Container,
    package: Package,
    context: &'c OpenContext<'c>,
    nesting: Nesting<'c>,
    family: Family,
    kinds: Vec<PartKind>,
    actions: Vec<Action>,
    extraction: Extraction,
    fixed: Vec<(usize, Splice)>,
    warnings: Vec<&'static str>,
    children: Vec<Child>,
    strings: Option<SharedStrings>,
    formats: NumberFormats,
    pages: u32,
    /// Pictures of handwriting: (the entry that shows it, the relationship that leads to it).
    ink_pictures: Vec<(usize, String)>,
    /// A sheet did not come out of its windows: all has to be read again.
    torn: bool,
}

impl<'c> Opener<'c> {
    fn new(
        container: Container,
        package: Package,
        context: &'c OpenContext<'c>,
        nesting: Nesting<'c>,
        family: Family,
    ) -> Opener<'c> {
        let names = container.names();
        let relationship = |index: usize| {
            let one = package.relationships.iter().find(|one| one.target == Some(index));
            one.map_or("", |one| one.kind.as_str())
        };
        let kinds = names
            .iter()
            .enumerate()
            .map(|(index, name)| part_kind(name, package.content_type(index), relationship(index)))
            .collect();
        let actions = names.iter().map(|_| Action::Keep).collect();
        Opener {
            container,
            package,
            context,
            nesting,
            family,
            kinds,
            actions,
            extraction: Extraction::new(context.limits, context.purpose),
            fixed: Vec::new(),
            warnings: Vec::new(),
            children: Vec::new(),
            strings: None,
            formats: NumberFormats::default(),
            pages: 1,
            ink_pictures: Vec::new(),
            torn: false,
        }
    }

    fn warn(&mut self, warning: &'static str) {
        if !self.warnings.contains(&warning) {
            self.warnings.push(warning);
        }
    }

    fn wants(&self, element: Element) -> bool {
        self.context.settings.office.elements.contains(&element)
    }

    fn source(&mut self, index: usize) -> Result<String, FormatError> {
        Ok(PartSource::new(self.container.read(index)?)?.text)
    }

    fn name(&self, index: usize) -> String {
        self.container.names().get(index).cloned().unwrap_or_default()
    }

    fn read_all(&mut self) -> Result<(), FormatError> {
        if self.container.salvaged() {
            self.warn("the file is damaged: what could still be read was kept");
            // Relationships with parts that are lost.
            let lost = self.package.relationships.iter().filter(|one| !one.external && one.target.is_none());
            self.fixed.extend(lost.map(|one| (one.rels, Splice::gone(one.range))));
        }
        let pages = self.page_parts()?;
        if pages.len() > self.context.limits.pages {
            return Err(FormatError::OverLimit("too many pages"));
        }
        let strings = self.kinds.iter().position(|kind| *kind == PartKind::SharedStrings);
        if let Some(index) = strings.filter(|_| self.wants(Element::Tables)) {
            let source = self.source(index)?;
            let depth = self.context.limits.depth;
            let sheet = pages.first().filter(|sheet| source.len() >= LARGE && !self.has_windows(**sheet));
            let (container, extraction) = (&self.container, &mut self.extraction);
            let (strings, ()) = rayon::join(
                || {
                    // Its markup is done with as soon as it is read.
                    let source = source;
                    SharedStrings::read(index, &source, depth, extraction)
                },
                || sheet.into_iter().for_each(|sheet| container.read_ahead(*sheet)),
            );
            self.strings = Some(strings?);
        }
        if self.family == Family::Excel {
            self.formats = self.number_formats()?;
        }
        let order = self.package.reading_order(self.kinds.len(), &pages);
        for (index, page) in order {
            self.context.cancel.check()?;
            match self.read_part(index, page) {
                Err(FormatError::Damaged(_)) if self.may_drop(index) => {
                    self.warn("a damaged part was removed");
                    self.actions[index] = Action::Remove;
                }
                other => other?,
            }
            if self.torn {
                return Ok(());
            }
        }
        self.links(None, 1)?;
        if let Some(strings) = self.strings.take() {
            for pieces in strings.unused() {
                Flow::show_unused(&mut self.extraction, &strings, pieces)?;
            }
        }
        if self.family != Family::Word {
            self.pages = u32::try_from(pages.len()).unwrap_or(u32::MAX);
        } else if let Some(pages) = self.told_pages()? {
            self.pages = pages;
        }
        Ok(())
    }

    /// How the workbook shows its numbers.
    fn number_formats(&mut self) -> Result<NumberFormats, FormatError> {
        let styles = self.package.type_of.iter().position(|one| one.ends_with("spreadsheetml.styles+xml"));
        let Some(styles) = styles else { return Ok(NumberFormats::default()) };
        let main = self.source(self.package.main)?;
        let from_1904 = main.contains("date1904=\"1\"") || main.contains("date1904=\"true\"");
        NumberFormats::read(&self.source(styles)?, from_1904, self.context.limits.depth)
    }

    /// Only when the request says that a damaged file is to be processed, and never the main part.
    fn may_drop(&self, index: usize) -> bool {
        !self.context.settings.office.integrity_check
            && index != self.package.main
            && !matches!(
                self.kinds.get(index),
                Some(PartKind::Relationships | PartKind::ContentTypes | PartKind::Sheet)
            )
    }

    /// The parts of slides or sheets, in their order.
    fn page_parts(&mut self) -> Result<Vec<usize>, FormatError> {
        let wanted = match self.family {
            Family::Word => return Ok(Vec::new()),
            Family::Excel => "sheet",
            Family::PowerPoint => "sldId",
        };
        let source = self.source(self.package.main)?;
        let mut tokens = Tokens::new(&source, self.context.limits.depth);
        let mut pages = Vec::new();
        while let Some(token) = tokens.next()? {
            let Token::Start(tag) = token else { continue };
            if tag.name != wanted {
                continue;
            }
            // `id` alone is a number; the relationship's has a prefix.
            let id = tag.attributes.iter().find(|one| one.name == "id" && one.full_name.contains(':'));
            if let Some(index) = id.and_then(|id| self.package.target(self.package.main, id.value))
                && !pages.contains(&index)
            {
                pages.push(index);
            }
        }
        Ok(pages)
    }

    /// How many pages Word counted.
    fn told_pages(&mut self) -> Result<Option<u32>, FormatError> {
        let app = self.package.relationships.iter().find(|one| one.kind == "extended-properties");
        let Some(index) = app.and_then(|one| one.target) else { return Ok(None) };
        let Ok(source) = self.source(index) else { return Ok(None) };
        let pages = source.split_once("<Pages>").and_then(|(_, after)| after.split_once('<'));
        Ok(pages
            .and_then(|(pages, _)| pages.trim().parse().ok())
            .filter(|pages| *pages > 0 && *pages < 1_000_000))
    }

    fn read_part(&mut self, index: usize, page: u32) -> Result<(), FormatError> {
        let Some(kind) = self.kinds.get(index).copied() else { return Ok(()) };
        let office = &self.context.settings.office;
        match kind {
            PartKind::ContentTypes | PartKind::Relationships | PartKind::Font => {}
            PartKind::Folder => {
                if !self.container.read(index)?.is_empty() {
                    return Err(FormatError::Damaged("a folder of the zip file holds data".to_owned()));
                }
            }
            PartKind::SharedStrings => self.links(Some(index), page)?,
            PartKind::Signature => {
                self.warn("a digital signature was removed");
                self.actions[index] = Action::Remove;
            }
            PartKind::Thumbnail | PartKind::Litter => self.actions[index] = Action::Remove,
            PartKind::PrinterSettings if self.wants(Element::CoreProperties) => {
                self.actions[index] = Action::Remove;
            }
            PartKind::PrinterSettings => {}
            PartKind::Macro if office.bins == BinBehaviour::Leave => {}
            PartKind::Macro => {
                self.warn("macros were removed");
                self.actions[index] = Action::Remove;
            }
            PartKind::Picture | PartKind::UnreadablePicture | PartKind::Svg if self.shows_ink(index) => {
                self.blank_picture(index)?;
            }
            PartKind::Picture => self.picture(index, page)?,
            PartKind::UnreadablePicture => self.unsupported_picture(index)?,
            PartKind::Media => self.media(index, page)?,
            PartKind::Chunk => self.chunk(index, page)?,
            PartKind::Package => self.inner_package(index, page)?,
            PartKind::Binary => self.binary(index, page)?,
            PartKind::Svg => {
                let source = self.source(index)?;
                if binaries::svg_hides(&source) {
                    self.stand_in(index, EMPTY_SVG)?;
                    self.warn("pictures that cannot be read were replaced by blank ones");
                } else {
                    self.markup(index, kind, page, &source)?;
                }
            }
            PartKind::Sheet if self.has_windows(index) => {
                self.sheet_in_windows(index, page)?;
                self.links(Some(index), page)?;
            }
            _ => {
                let source = self.source(index)?;
                self.markup(index, kind, page, &source)?;
                drop(source);
                self.links(Some(index), page)?;
            }
        }
        Ok(())
    }

    /// Whether a part may be read some records at a time: nothing will be changed in it, so that no more than its text counts.
    fn has_windows(&self, index: usize) -> bool {
        let size = usize::try_from(self.container.size(index)).unwrap_or(usize::MAX);
        self.context.purpose == Purpose::Verify
            && !self.nesting.zero_numbers
            && size > self.nesting.window.saturating_mul(2)
            && self.kinds.get(index) == Some(&PartKind::Sheet)
    }

    fn sheet_in_windows(&mut self, index: usize, page: u32) -> Result<(), FormatError> {
        let kind = PartKind::Sheet;
        let sizes = (self.nesting.window, self.context.limits.depth);
        let size = usize::try_from(self.container.size(index)).unwrap_or_default();
        self.extraction.expect_text(size);
        let (container, mut shelf) = self.shelf();
        let (Some(unpacking), Some(records)) = (container.unpacking(index), Records::of(&kind)) else {
            self.torn = true;
            return Ok(());
        };
        let read = |source: &str| flow::read(Part { index, source, kind, page }, &mut shelf).map(drop);
        self.torn = !windows::read(unpacking?, records, sizes, read)?;
        Ok(())
    }

    fn markup(&mut self, index: usize, kind: PartKind, page: u32, source: &str) -> Result<(), FormatError> {
        let (_, mut shelf) = self.shelf();
        let last = flow::read(Part { index, source, kind, page }, &mut shelf)?;
        if index == self.package.main && self.family == Family::Word {
            self.pages = last;
        }
        Ok(())
    }

    /// What all parts share, beside where they come from.
    fn shelf(&mut self) -> (&Container, Shelf<'_>) {
        let shelf = Shelf {
            out: &mut self.extraction,
            settings: &self.context.settings.office,
            fixed: &mut self.fixed,
            warnings: &mut self.warnings,
            formats: &self.formats,
            strings: self.strings.as_mut(),
            depth: self.context.limits.depth,
            cancel: self.context.cancel,
            zero_numbers: self.nesting.zero_numbers,
            in_workbook: self.family == Family::Excel,
            ink_pictures: &mut self.ink_pictures,
        };
        (&self.container, shelf)
    }

    /// Where the relationships of a part lead out of the package.
    fn links(&mut self, source: Option<usize>, page: u32) -> Result<(), FormatError> {
        let links: Vec<_> = self
            .package
            .relationships
            .iter()
            .filter(|one| one.external && one.source == source)
            .cloned()
            .collect();
        let Some(rels) = links.first().map(|one| one.rels) else { return Ok(()) };
        let text = self.source(rels)?;
        for link in links.iter().filter(|one| one.rels == rels) {
            let element =
                if link.kind == "hyperlink" { Element::Hyperlinks } else { Element::CoreProperties };
            if !self.wants(element) {
                continue;
            }
            let mut range = link.target_range;
            if link.kind != "hyperlink" {
                // A template or a data source on somebody's disk: the folders name the user.
                let target = range.of(&text);
                let local =
                    target.starts_with("file:") || target.contains('\\') || target.get(1..3) == Some(":/");
                if let Some(cut) = target.rfind(['/', '\\']).filter(|_| local) {
                    let folder = TextRange::at(range.start(), cut + 1);
                    if folder.of(&text) != "file:///" {
                        self.fixed.push((rels, Splice { range: folder, text: "file:///".into() }));
                    }
                    range = TextRange::new(folder.end(), range.end());
                }
            }
            let reading = Spelling::Link.reading(range.of(&text)).into_owned();
            if reading.trim().is_empty() {
                continue;
            }
            let slot = self.extraction.slot(rels, range, Spelling::Link, true)?;
            let shown = Shown {
                join: blackbar_core::Join::Apart,
                gap: "\n",
                page,
                element,
                context: None,
                series: None,
            };
            self.extraction.show(slot, &reading, shown)?;
        }
        Ok(())
    }

    fn finish(self) -> Result<PackageDocument, FormatError> {
        PackageDocument::new(super::document::Opened {
            container: self.container,
            package: self.package,
            kinds: self.kinds,
            actions: self.actions,
            extracted: self.extraction.finish(),
            fixed: self.fixed,
            warnings: self.warnings,
            children: self.children,
            pages: self.pages,
            elements: self.context.settings.office.elements.clone(),
            keep_pictures: self.context.settings.office.unsupported_images == UnsupportedImages::Keep,
            depth: self.context.limits.depth,
            window: self.nesting.window,
            cancel: self.context.cancel.clone(),
        })
    }
}
