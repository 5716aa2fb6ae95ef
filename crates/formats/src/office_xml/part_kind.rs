//! What a part is, by its content type and its name. What is not known is read as if every word in it mattered, or
//! removed.

use blackbar_core::Element;

/// Kinds of parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PartKind {
    /// `[Content_Types].xml`
    ContentTypes,
    /// `*.rels`
    Relationships,
    /// Paragraphs of a text document.
    Word(Element),
    /// Paragraphs of slides, shapes, diagrams.
    Drawing(Element),
    /// A chart.
    Chart,
    /// The workbook.
    Workbook,
    /// A sheet.
    Sheet,
    /// The strings that cells share.
    SharedStrings,
    /// Text and attributes that are known to hold text; the rest is layout.
    Markup(Element),
    /// Every text and attribute is a value.
    Values(Element),
    /// Old drawings.
    Vml,
    /// Handwriting.
    Ink,
    /// The signatures that someone put under the file: they name the signer, and no change leaves them valid.
    Signature,
    /// A picture of the first page.
    Thumbnail,
    /// Names the printer and its server; nobody misses it.
    PrinterSettings,
    /// Programs, and what belongs to them.
    Macro,
    /// A picture that can be read.
    Picture,
    /// A picture made of XML.
    Svg,
    /// A picture that cannot be read.
    UnreadablePicture,
    /// A font.
    Font,
    /// Sound or film.
    Media,
    /// An office file inside this one.
    Package,
    /// A document of another kind that is shown as part of this one.
    Chunk,
    /// A folder of the zip file.
    Folder,
    /// What an archiver left beside the parts. It tells where the file came from.
    Litter,
    /// Anything else.
    Binary,
}

impl PartKind {
    /// Whether the parts of this kind hold XML that stays in the file.
    pub(super) fn is_xml(self) -> bool {
        !matches!(
            self,
            PartKind::Font
                | PartKind::Folder
                | PartKind::Litter
                | PartKind::Picture
                | PartKind::UnreadablePicture
                | PartKind::Media
                | PartKind::Package
                | PartKind::Chunk
                | PartKind::Binary
                | PartKind::Thumbnail
                | PartKind::PrinterSettings
                | PartKind::Macro
                | PartKind::Signature
        )
    }
}

/// Content types of XML parts, by how they end (without `+xml`).
const XML: &[(&str, PartKind)] = &[
    ("wordprocessingml.document.main", PartKind::Word(Element::Paragraphs)),
    ("wordprocessingml.template.main", PartKind::Word(Element::Paragraphs)),
    ("word.document.macroenabled.main", PartKind::Word(Element::Paragraphs)),
    ("word.template.macroenabledtemplate.main", PartKind::Word(Element::Paragraphs)),
    ("wordprocessingml.document.glossary", PartKind::Word(Element::Paragraphs)),
    ("wordprocessingml.header", PartKind::Word(Element::Headers)),
    ("wordprocessingml.footer", PartKind::Word(Element::Headers)),
    ("wordprocessingml.footnotes", PartKind::Word(Element::Footnotes)),
    ("wordprocessingml.endnotes", PartKind::Word(Element::Footnotes)),
    ("wordprocessingml.comments", PartKind::Word(Element::ReviewComments)),
    ("wordprocessingml.settings", PartKind::Markup(Element::CoreProperties)),
    ("wordprocessingml.websettings", PartKind::Markup(Element::CoreProperties)),
    ("wordprocessingml.styles", PartKind::Markup(Element::CoreProperties)),
    ("word.styleswitheffects", PartKind::Markup(Element::CoreProperties)),
    ("wordprocessingml.fonttable", PartKind::Markup(Element::CoreProperties)),
    ("wordprocessingml.numbering", PartKind::Markup(Element::Paragraphs)),
    ("wordprocessingml.people", PartKind::Markup(Element::ReviewCommentAuthors)),
    ("wordprocessingml.commentsextended", PartKind::Markup(Element::ReviewComments)),
    ("wordprocessingml.commentsids", PartKind::Markup(Element::ReviewComments)),
    ("wordprocessingml.commentsextensible", PartKind::Markup(Element::ReviewComments)),
    ("spreadsheetml.sheet.main", PartKind::Workbook),
    ("spreadsheetml.template.main", PartKind::Workbook),
    ("excel.sheet.macroenabled.main", PartKind::Workbook),
    ("excel.template.macroenabled.main", PartKind::Workbook),
    ("spreadsheetml.worksheet", PartKind::Sheet),
    ("spreadsheetml.chartsheet", PartKind::Sheet),
    ("spreadsheetml.dialogsheet", PartKind::Sheet),
    ("excel.macrosheet", PartKind::Sheet),
    ("excel.intlmacrosheet", PartKind::Sheet),
    ("spreadsheetml.sharedstrings", PartKind::SharedStrings),
    ("spreadsheetml.styles", PartKind::Markup(Element::Tables)),
    ("spreadsheetml.calcchain", PartKind::Markup(Element::Tables)),
    ("spreadsheetml.table", PartKind::Markup(Element::Tables)),
    ("spreadsheetml.pivottable", PartKind::Markup(Element::Tables)),
    ("spreadsheetml.pivotcachedefinition", PartKind::Markup(Element::Tables)),
    ("spreadsheetml.pivotcacherecords", PartKind::Markup(Element::Tables)),
    ("spreadsheetml.comments", PartKind::Markup(Element::ReviewComments)),
    ("excel.threadedcomments", PartKind::Markup(Element::ReviewComments)),
    ("excel.person", PartKind::Markup(Element::ReviewCommentAuthors)),
    ("spreadsheetml.usernames", PartKind::Markup(Element::ReviewCommentAuthors)),
    ("spreadsheetml.revisionheaders", PartKind::Markup(Element::ReviewCommentAuthors)),
    ("spreadsheetml.revisionlog", PartKind::Values(Element::Tables)),
    ("spreadsheetml.sheetmetadata", PartKind::Markup(Element::Tables)),
    ("presentationml.presentation.main", PartKind::Drawing(Element::Paragraphs)),
    ("presentationml.slideshow.main", PartKind::Drawing(Element::Paragraphs)),
    ("presentationml.template.main", PartKind::Drawing(Element::Paragraphs)),
    ("powerpoint.presentation.macroenabled.main", PartKind::Drawing(Element::Paragraphs)),
    ("powerpoint.slideshow.macroenabled.main", PartKind::Drawing(Element::Paragraphs)),
    ("powerpoint.template.macroenabled.main", PartKind::Drawing(Element::Paragraphs)),
    ("presentationml.slide", PartKind::Drawing(Element::Paragraphs)),
    ("presentationml.slidelayout", PartKind::Drawing(Element::Paragraphs)),
    ("presentationml.slidemaster", PartKind::Drawing(Element::Paragraphs)),
    ("presentationml.handoutmaster", PartKind::Drawing(Element::Paragraphs)),
    ("presentationml.notesslide", PartKind::Drawing(Element::Footnotes)),
    ("presentationml.notesmaster", PartKind::Drawing(Element::Footnotes)),
    ("presentationml.presprops", PartKind::Markup(Element::CoreProperties)),
    ("presentationml.viewprops", PartKind::Markup(Element::CoreProperties)),
    ("presentationml.tablestyles", PartKind::Markup(Element::CoreProperties)),
    ("presentationml.comments", PartKind::Markup(Element::ReviewComments)),
    ("powerpoint.comments", PartKind::Drawing(Element::ReviewComments)),
    ("presentationml.commentauthors", PartKind::Markup(Element::ReviewCommentAuthors)),
    ("powerpoint.authors", PartKind::Markup(Element::ReviewCommentAuthors)),
    ("drawingml.chart", PartKind::Chart),
    ("office.chartex", PartKind::Chart),
    ("drawingml.chartshapes", PartKind::Drawing(Element::Charts)),
    ("office.chartstyle", PartKind::Markup(Element::Charts)),
    ("office.chartcolorstyle", PartKind::Markup(Element::Charts)),
    ("drawingml.diagramdata", PartKind::Drawing(Element::SmartArts)),
    ("drawingml.diagramdrawing", PartKind::Drawing(Element::SmartArts)),
    ("drawingml.diagramlayout", PartKind::Drawing(Element::SmartArts)),
    ("drawingml.diagramstyle", PartKind::Markup(Element::SmartArts)),
    ("drawingml.diagramcolors", PartKind::Markup(Element::SmartArts)),
    ("officedocument.drawing", PartKind::Drawing(Element::Paragraphs)),
    ("officedocument.theme", PartKind::Markup(Element::CoreProperties)),
    ("officedocument.themeoverride", PartKind::Markup(Element::CoreProperties)),
    ("inkml", PartKind::Ink),
    ("image/svg", PartKind::Svg),
    ("digital-signature-xmlsignature", PartKind::Signature),
    ("word.vbadata", PartKind::Macro),
    ("word.keymapcustomizations", PartKind::Macro),
    ("ms-word.keymapcustomizations", PartKind::Macro),
];

/// Endings of parts that are no XML.
const ENDINGS: &[(&[&str], PartKind)] = &[
    (&["png", "jpg", "jpeg", "jpe", "jfif", "gif", "bmp", "dib", "tif", "tiff"], PartKind::Picture),
    (
        &[
            "emf", "wmf", "emz", "wmz", "wdp", "hdp", "jxr", "pict", "pct", "pcx", "webp", "ico", "heic",
            "jp2", "avif",
        ],
        PartKind::UnreadablePicture,
    ),
    (&["odttf", "fntdata", "ttf", "otf", "obfuscatedfont"], PartKind::Font),
    (
        &[
            "wav", "mp3", "m4a", "mp4", "m4v", "mov", "avi", "wmv", "wma", "mpg", "mpeg", "mid", "midi",
            "aac", "asf", "webm", "flac", "ogg", "au", "aif", "aiff",
        ],
        PartKind::Media,
    ),
    (
        &[
            "docx", "docm", "dotx", "dotm", "xlsx", "xlsm", "xltx", "xltm", "pptx", "pptm", "potx", "ppsx",
            "ppsm", "sldx",
        ],
        PartKind::Package,
    ),
    (&["htm", "html", "xht", "xhtml", "mht", "mhtml", "rtf", "txt"], PartKind::Chunk),
];

/// Whether an entry is what an archiver leaves beside the files it packs: a Mac's resource forks, what a folder looks like.
pub(super) fn is_litter(name: &str) -> bool {
    let last = name.rsplit('/').next().unwrap_or(name);
    name.starts_with("__MACOSX/")
        || last.starts_with("._")
        || ["ds_store", "thumbs.db", "desktop.ini"]
            .iter()
            .any(|known| last.trim_start_matches('.').eq_ignore_ascii_case(known))
}

/// Whether a part is a theme by its place, though the package does not say so: ONLYOFFICE leaves one behind that nothing leads to.
fn is_theme(lower: &str) -> bool {
    let stem =
        lower.strip_suffix(".xml").unwrap_or_default().trim_end_matches(|last: char| last.is_ascii_digit());
    matches!(stem, "word/theme/theme" | "xl/theme/theme" | "ppt/theme/theme")
}

/// The kind of an entry.
pub(super) fn part_kind(name: &str, content_type: &str, relationship: &str) -> PartKind {
    let lower = name.to_ascii_lowercase();
    let ending =
        lower.rsplit('/').next().and_then(|last| last.rsplit_once('.')).map_or("", |(_, ending)| ending);
    let content_type = content_type.to_ascii_lowercase();
    let content_type = content_type.split(';').next().unwrap_or("").trim();
    if relationship.is_empty() && is_litter(name) {
        return PartKind::Litter;
    }
    if lower.ends_with('/') {
        return PartKind::Folder;
    }
    if lower == "[content_types].xml" {
        return PartKind::ContentTypes;
    }
    if ending == "rels" {
        return PartKind::Relationships;
    }
    match relationship {
        "thumbnail" => return PartKind::Thumbnail,
        "printerSettings" => return PartKind::PrinterSettings,
        "vbaProject"
        | "wordVbaData"
        | "vbaProjectSignature"
        | "vbaProjectSignatureAgile"
        | "vbaProjectSignatureV3"
        | "keyMapCustomizations"
        | "attachedToolbars" => return PartKind::Macro,
        _ => {}
    }
    if relationship == "origin" || lower.starts_with("_xmlsignatures/") || ending == "sigs" {
        return PartKind::Signature;
    }
    if let Some(stem) = content_type.strip_suffix("+xml")
        && let Some((_, kind)) = XML.iter().find(|(known, _)| stem.ends_with(known))
    {
        return *kind;
    }
    if matches!(content_type, "" | "application/xml" | "text/xml") && is_theme(&lower) {
        return PartKind::Markup(Element::CoreProperties);
    }
    if content_type.ends_with("vmldrawing") || ending == "vml" {
        return PartKind::Vml;
    }
    if ending == "svg" {
        return PartKind::Svg;
    }
    if content_type.ends_with("+xml") || content_type.ends_with("/xml") || ending == "xml" {
        return PartKind::Values(Element::CoreProperties);
    }
    if content_type.ends_with("printersettings") {
        return PartKind::PrinterSettings;
    }
    let known = ENDINGS.iter().find(|(endings, _)| endings.contains(&ending)).map(|(_, kind)| *kind);
    known.unwrap_or_else(|| match content_type.split('/').next() {
        Some("image") => PartKind::UnreadablePicture,
        Some("audio" | "video") => PartKind::Media,
        Some("text" | "message" | "multipart") => PartKind::Chunk,
        _ if relationship == "aFChunk" => PartKind::Chunk,
        _ => PartKind::Binary,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_told_by_type_relationship_and_name() {
        let office = "application/vnd.openxmlformats-officedocument.";
        for (name, content_type, relationship, kind) in [
            (
                "word/document.xml",
                "wordprocessingml.document.main+xml",
                "officeDocument",
                PartKind::Word(Element::Paragraphs),
            ),
            (
                "word/comments.xml",
                "wordprocessingml.comments+xml",
                "comments",
                PartKind::Word(Element::ReviewComments),
            ),
            (
                "xl/sharedStrings.xml",
                "spreadsheetml.sharedStrings+xml",
                "sharedStrings",
                PartKind::SharedStrings,
            ),
            ("xl/drawings/drawing1.xml", "drawing+xml", "drawing", PartKind::Drawing(Element::Paragraphs)),
            ("docProps/thumbnail.jpeg", "image/jpeg", "thumbnail", PartKind::Thumbnail),
            ("word/embeddings/a.bin", "oleObject", "oleObject", PartKind::Binary),
            ("word/x.unknown", "", "whatever", PartKind::Binary),
            ("__MACOSX/xl/._sheet1.xml", "xml", "", PartKind::Litter),
            ("__MACOSX/_rels/._.rels", "relationships+xml", "", PartKind::Litter),
            ("word/.DS_Store", "", "", PartKind::Litter),
            ("word/media/._a.png", "png", "image", PartKind::Picture),
            ("word/styles2.xml", "styles+xml", "", PartKind::Values(Element::CoreProperties)),
            ("word/x.xml", "something+xml", "whatever", PartKind::Values(Element::CoreProperties)),
        ] {
            assert_eq!(part_kind(name, &format!("{office}{content_type}"), relationship), kind, "{name}");
        }
        let layout = PartKind::Markup(Element::CoreProperties);
        assert_eq!(part_kind("xl/theme/theme.xml", "application/xml", ""), layout);
        assert_eq!(
            part_kind("customXml/theme.xml", "application/xml", ""),
            PartKind::Values(Element::CoreProperties)
        );
        assert_eq!(
            part_kind("xl/styles.xml", "application/xml", ""),
            PartKind::Values(Element::CoreProperties)
        );
    }
}
