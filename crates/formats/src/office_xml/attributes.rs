//! Which attributes hold text. Everything else in a known part is layout: sizes, colours, identifiers, keywords.

use std::collections::HashMap;
use std::sync::LazyLock;

use blackbar_core::Element;

use super::built_in_styles::{is_built_in_cell, is_built_in_table};
use super::generated_names::{
    is_generated, is_generated_code, is_generated_look, is_generated_macro, is_generated_name,
    is_generated_sheet, is_level, is_numbered, is_placeholder, is_quotation_style,
};
use super::guid::is_guid;
use super::markup::{Attribute, Tag};
use super::part_kind::PartKind;
use super::sensitivity::{is_method, is_of_label};
use super::shape_names::is_generated_shape;
use super::spelling::Spelling;
use super::unlisted::reads_like_text;

/// An attribute that holds text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TextAttribute {
    /// Which of the twelve; nothing: that of the part.
    pub(super) element: Option<Element>,
    /// How it is spelled.
    pub(super) spelling: Spelling,
    /// What names the value, for detection.
    pub(super) context: &'static str,
    /// Whether it repeats what stands elsewhere.
    pub(super) copy: bool,
}

const fn of(element: Element, context: &'static str) -> TextAttribute {
    TextAttribute { element: Some(element), spelling: Spelling::Attribute, context, copy: false }
}

const fn own(context: &'static str) -> TextAttribute {
    TextAttribute { element: None, spelling: Spelling::Attribute, context, copy: false }
}

const fn spelled(spelling: Spelling) -> TextAttribute {
    TextAttribute { element: None, spelling, context: "", copy: false }
}

const fn copy(spelling: Spelling) -> TextAttribute {
    TextAttribute { element: None, spelling, context: "", copy: true }
}

const AUTHOR: TextAttribute = of(Element::ReviewCommentAuthors, "author name");
const ALT: TextAttribute = of(Element::AltText, "");
const SHAPE_AGAIN: TextAttribute =
    TextAttribute { element: Some(Element::AltText), spelling: Spelling::Attribute, context: "", copy: true };
const LINK: TextAttribute = of(Element::Hyperlinks, "");
/// Where something lies, with `%20` for blanks.
const ADDRESS: TextAttribute =
    TextAttribute { element: Some(Element::Hyperlinks), spelling: Spelling::Link, context: "", copy: false };
const META: TextAttribute = of(Element::CoreProperties, "");
/// The name of something in a database, which names of other things are made of: `[Customers].[Name].&[Ann Lee]`.
const CUBE: TextAttribute = copy(Spelling::Identifier);

/// (element, attribute, what it is); `*` stands for any element.
const TABLE: &[(&str, &str, TextAttribute)] = &[
    // Names that formulas refer to.
    ("table", "name", copy(Spelling::FormulaName)),
    ("table", "displayName", copy(Spelling::FormulaName)),
    ("definedName", "name", copy(Spelling::FormulaName)),
    ("worksheetSource", "name", copy(Spelling::FormulaName)),
    ("dataRef", "name", copy(Spelling::FormulaName)),
    ("slicerCacheDefinition", "name", copy(Spelling::FormulaName)),
    ("slicer", "cache", copy(Spelling::FormulaName)),
    ("timelineCacheDefinition", "name", copy(Spelling::FormulaName)),
    ("timeline", "cache", copy(Spelling::FormulaName)),
    // Who.
    ("*", "author", AUTHOR),
    ("*", "initials", of(Element::ReviewCommentAuthors, "initials of the author")),
    ("*", "userName", of(Element::ReviewCommentAuthors, "user name")),
    ("*", "displayName", AUTHOR),
    ("person", "userId", of(Element::ReviewCommentAuthors, "user")),
    ("presenceInfo", "userId", of(Element::ReviewCommentAuthors, "user")),
    ("author", "userId", of(Element::ReviewCommentAuthors, "user")),
    ("author", "name", AUTHOR),
    ("cmAuthor", "name", AUTHOR),
    ("userInfo", "name", of(Element::ReviewCommentAuthors, "user name")),
    ("customWorkbookView", "name", of(Element::ReviewCommentAuthors, "user name")),
    ("rc", "author", AUTHOR),
    ("permStart", "ed", of(Element::ReviewCommentAuthors, "user")),
    ("signatureline", "suggestedsigner", of(Element::ReviewCommentAuthors, "name")),
    ("signatureline", "suggestedsigner2", of(Element::ReviewCommentAuthors, "")),
    ("signatureline", "suggestedsigneremail", of(Element::ReviewCommentAuthors, "email")),
    ("signatureline", "signinginstructions", of(Element::ReviewCommentAuthors, "")),
    ("signatureline", "addlxml", of(Element::ReviewCommentAuthors, "")),
    ("signatureline", "sigprovurl", of(Element::ReviewCommentAuthors, "")),
    ("signatureLine", "suggestedSigner", of(Element::ReviewCommentAuthors, "name")),
    ("signatureLine", "suggestedSigner2", of(Element::ReviewCommentAuthors, "")),
    ("signatureLine", "suggestedSignerEmail", of(Element::ReviewCommentAuthors, "email")),
    ("signatureLine", "signingInstructions", of(Element::ReviewCommentAuthors, "")),
    ("signatureLine", "addlXml", of(Element::ReviewCommentAuthors, "")),
    ("signatureLine", "sigProvUrl", of(Element::ReviewCommentAuthors, "")),
    ("person", "contact", of(Element::ReviewCommentAuthors, "contact")),
    // What a picture or shape shows.
    ("*", "descr", ALT),
    ("*", "title", ALT),
    ("docPr", "name", ALT),
    ("cNvPr", "name", ALT),
    ("nvPr", "name", ALT),
    ("*", "alt", ALT),
    ("*", "altText", ALT),
    ("textpath", "string", own("")),
    // The name of a shape again, in its older form.
    ("shape", "id", SHAPE_AGAIN),
    ("rect", "id", SHAPE_AGAIN),
    ("roundrect", "id", SHAPE_AGAIN),
    ("oval", "id", SHAPE_AGAIN),
    ("line", "id", SHAPE_AGAIN),
    ("group", "id", SHAPE_AGAIN),
    ("image", "id", SHAPE_AGAIN),
    ("tblCaption", "val", ALT),
    ("tblDescription", "val", ALT),
    // Links.
    ("*", "tooltip", LINK),
    ("hyperlink", "display", LINK),
    ("*", "tgtFrame", LINK),
    ("hyperlink", "location", LINK),
    ("*", "href", ADDRESS),
    ("*", "althref", ADDRESS),
    ("*", "src", ADDRESS),
    ("*", "srcUrl", ADDRESS),
    ("*", "oEmbedUrl", ADDRESS),
    ("hyperlink", "url", ADDRESS),
    ("*", "embeddedHtml", LINK),
    ("scriptLink", "val", LINK),
    ("hyperlink", "docLocation", LINK),
    ("objectLink", "fieldCodes", LINK),
    ("objectEmbed", "fieldCodes", LINK),
    ("fldSimple", "instr", LINK),
    ("*", "invalidUrl", ADDRESS),
    ("*", "action", LINK),
    // Fields, content controls, form fields, variables.
    ("alias", "val", own("")),
    ("tag", "val", own("")),
    ("tag", "name", own("")),
    ("listItem", "displayText", own("")),
    ("listItem", "value", own("")),
    ("listEntry", "val", own("")),
    ("comboBox", "lastValue", copy(Spelling::Attribute)),
    ("dropDownList", "lastValue", copy(Spelling::Attribute)),
    ("placeholder", "val", own("")),
    ("description", "val", own("")),
    ("numberingChange", "original", own("")),
    ("default", "val", own("")),
    ("helpText", "val", own("")),
    ("statusText", "val", own("")),
    ("lvlText", "val", own("")),
    ("entryMacro", "val", own("")),
    ("exitMacro", "val", own("")),
    ("sectionTitle", "val", own("")),
    ("docPart", "val", copy(Spelling::Attribute)),
    ("docPartCategory", "val", copy(Spelling::Attribute)),
    ("dataBinding", "xpath", copy(Spelling::Attribute)),
    ("moveFromRangeStart", "name", copy(Spelling::Attribute)),
    ("moveToRangeStart", "name", copy(Spelling::Attribute)),
    (
        "date",
        "fullDate",
        TextAttribute { element: None, spelling: Spelling::Moment, context: "date", copy: true },
    ),
    ("d", "v", copy(Spelling::Moment)),
    // What Word took a stretch of text for: the value is the text once more.
    ("attr", "val", copy(Spelling::Attribute)),
    ("docVar", "val", META),
    ("docVar", "name", META),
    ("connectString", "val", META),
    ("query", "val", META),
    ("udl", "val", META),
    ("mailSubject", "val", META),
    ("addressFieldName", "val", META),
    ("table", "val", META),
    ("mappedName", "val", META),
    ("caption", "name", META),
    ("autoCaption", "caption", META),
    ("saveThroughXslt", "solutionID", META),
    ("schema", "manifestLocation", META),
    ("schema", "schemaLocation", META),
    ("smartTagType", "url", META),
    ("attachedSchema", "val", META),
    ("sourceFileName", "val", META),
    ("appName", "val", META),
    // What programs call the pieces of a file, and which of their macros a button starts.
    ("*", "codeName", copy(Spelling::Identifier)),
    ("*", "macro", own("")),
    ("control", "name", ALT),
    // What inserted sounds and objects were called.
    ("snd", "name", ALT),
    ("sndTgt", "name", ALT),
    ("wavAudioFile", "name", ALT),
    ("oleObj", "name", ALT),
    // Word's old drawing names.
    ("*", "ObjectName", META),
    // Sheets.
    ("sheetName", "val", copy(Spelling::SheetName)),
    ("dataValidation", "prompt", spelled(Spelling::Prompt)),
    ("dataValidation", "promptTitle", spelled(Spelling::Title)),
    ("dataValidation", "error", spelled(Spelling::Prompt)),
    ("dataValidation", "errorTitle", spelled(Spelling::Title)),
    ("cfRule", "text", own("")),
    ("filter", "val", copy(Spelling::Attribute)),
    ("customFilter", "val", copy(Spelling::Attribute)),
    ("scenario", "name", own("")),
    ("scenario", "user", of(Element::ReviewCommentAuthors, "user name")),
    ("scenario", "comment", own("")),
    ("inputCells", "val", copy(Spelling::Attribute)),
    ("protectedRange", "name", own("")),
    ("protectedRange", "securityDescriptor", META),
    ("*", "customList", own("")),
    ("cellSmartTagPr", "val", copy(Spelling::Attribute)),
    ("functionGroup", "name", own("")),
    ("cellStyle", "name", copy(Spelling::Attribute)),
    ("*", "dataCellStyle", copy(Spelling::Attribute)),
    ("*", "headerRowCellStyle", copy(Spelling::Attribute)),
    ("*", "totalsRowCellStyle", copy(Spelling::Attribute)),
    ("tableStyle", "name", copy(Spelling::Attribute)),
    ("tableStyleInfo", "name", copy(Spelling::Attribute)),
    ("pivotTableStyleInfo", "name", copy(Spelling::Attribute)),
    ("slicerStyle", "name", copy(Spelling::Attribute)),
    ("timelineStyle", "name", copy(Spelling::Attribute)),
    ("slicer", "style", copy(Spelling::Attribute)),
    ("timeline", "style", copy(Spelling::Attribute)),
    ("*", "defaultTableStyle", copy(Spelling::Attribute)),
    ("*", "defaultPivotStyle", copy(Spelling::Attribute)),
    ("*", "defaultSlicerStyle", copy(Spelling::Attribute)),
    ("*", "defaultTimelineStyle", copy(Spelling::Attribute)),
    ("tableColumn", "uniqueName", copy(Spelling::Attribute)),
    ("pivotTableDefinition", "pageStyle", copy(Spelling::Attribute)),
    ("pivotTableDefinition", "pivotTableStyle", copy(Spelling::Attribute)),
    ("pivotTableDefinition", "vacatedStyle", copy(Spelling::Attribute)),
    ("*", "xpath", copy(Spelling::Attribute)),
    ("tableColumn", "name", copy(Spelling::ColumnName)),
    ("tableColumn", "totalsRowLabel", own("")),
    ("table", "comment", own("")),
    ("customPr", "name", META),
    ("*", "destinationFile", META),
    ("connection", "name", META),
    ("connection", "description", META),
    ("connection", "sourceFile", META),
    ("connection", "odcFile", META),
    ("dbPr", "command", META),
    ("webPr", "url", META),
    ("textPr", "sourceFile", META),
    ("queryTable", "name", META),
    ("queryTableField", "name", META),
    ("definedName", "comment", own("")),
    ("definedName", "description", own("")),
    ("definedName", "help", own("")),
    ("definedName", "statusBar", own("")),
    ("definedName", "customMenu", own("")),
    ("*", "sourceObject", copy(Spelling::Attribute)),
    ("survey", "description", own("")),
    ("question", "text", own("")),
    ("question", "helpText", own("")),
    ("question", "defaultValue", own("")),
    ("question", "rowSource", own("")),
    // The tables of a workbook's data model, and where they come from.
    ("modelTable", "id", META),
    ("modelTable", "name", META),
    ("modelTable", "connection", META),
    ("modelRelationship", "fromTable", META),
    ("modelRelationship", "fromColumn", META),
    ("modelRelationship", "toTable", META),
    ("modelRelationship", "toColumn", META),
    ("modelTimeGrouping", "tableName", META),
    ("*", "columnName", META),
    ("rangePr", "sourceName", META),
    ("dbTable", "name", META),
    ("dbCommand", "text", META),
    ("*", "connection", META),
    ("*", "sourceDataName", META),
    ("activeTabTopLevelEntity", "name", META),
    // Databases that a pivot table shows.
    ("*", "uniqueName", CUBE),
    ("*", "defaultMemberUniqueName", CUBE),
    ("*", "allUniqueName", CUBE),
    ("*", "dimensionUniqueName", CUBE),
    ("*", "uniqueParent", CUBE),
    ("*", "uniqueMemberProperty", CUBE),
    ("*", "hierarchyName", CUBE),
    ("*", "setDefinition", CUBE),
    ("*", "mdx", CUBE),
    ("*", "mdxLong", CUBE),
    ("*", "memberName", CUBE),
    ("*", "displayFolder", copy(Spelling::Attribute)),
    ("*", "measureGroup", copy(Spelling::Attribute)),
    ("*", "sourceCaption", copy(Spelling::Attribute)),
    ("*", "allCaption", copy(Spelling::Attribute)),
    ("*", "weightExpression", CUBE),
    ("calculatedMember", "name", CUBE),
    ("calculatedMember", "hierarchy", CUBE),
    ("calculatedMember", "parent", CUBE),
    ("kpi", "parent", CUBE),
    ("kpi", "value", CUBE),
    ("kpi", "goal", CUBE),
    ("kpi", "status", CUBE),
    ("kpi", "trend", CUBE),
    ("kpi", "weight", CUBE),
    ("dimension", "name", copy(Spelling::Attribute)),
    ("measureGroup", "name", copy(Spelling::Attribute)),
    ("mp", "name", copy(Spelling::Attribute)),
    ("group", "name", copy(Spelling::Attribute)),
    // Sheets of other workbooks.
    ("worksheetSource", "sheet", copy(Spelling::Attribute)),
    ("dataRef", "sheet", copy(Spelling::Attribute)),
    ("rangeSet", "sheet", copy(Spelling::Attribute)),
    ("cachedUniqueName", "name", CUBE),
    ("i", "n", CUBE),
    ("p", "n", CUBE),
    ("selection", "n", CUBE),
    ("rowItem", "u", CUBE),
    ("rowItem", "d", copy(Spelling::Attribute)),
    ("i", "c", copy(Spelling::Attribute)),
    ("b", "c", copy(Spelling::Attribute)),
    ("e", "c", copy(Spelling::Attribute)),
    ("pivotTable", "name", copy(Spelling::Attribute)),
    ("state", "filterPivotName", copy(Spelling::Attribute)),
    ("cacheField", "propertyName", copy(Spelling::Attribute)),
    // Pivot tables.
    // A field is called as the column it comes from.
    ("cacheField", "name", copy(Spelling::ColumnName)),
    ("slicerCacheDefinition", "sourceName", copy(Spelling::ColumnName)),
    ("timelineCacheDefinition", "sourceName", copy(Spelling::ColumnName)),
    ("*", "caption", copy(Spelling::Attribute)),
    ("cacheField", "formula", copy(Spelling::Attribute)),
    ("slicer", "name", copy(Spelling::Attribute)),
    ("timeline", "name", copy(Spelling::Attribute)),
    ("timeslicer", "name", copy(Spelling::Attribute)),
    ("pivotField", "name", copy(Spelling::Attribute)),
    ("dataField", "name", copy(Spelling::Attribute)),
    ("item", "n", copy(Spelling::Attribute)),
    ("s", "v", copy(Spelling::Attribute)),
    ("s", "c", copy(Spelling::Attribute)),
    ("s", "u", copy(Spelling::Attribute)),
    ("n", "v", copy(Spelling::Number)),
    ("x", "c", copy(Spelling::Attribute)),
    ("sharedItems", "minValue", copy(Spelling::Number)),
    ("sharedItems", "maxValue", copy(Spelling::Number)),
    ("sharedItems", "minDate", copy(Spelling::Moment)),
    ("sharedItems", "maxDate", copy(Spelling::Moment)),
    ("*", "refreshedBy", of(Element::ReviewCommentAuthors, "user name")),
    ("pivotTableDefinition", "dataCaption", own("")),
    ("pivotTableDefinition", "name", own("")),
    ("pivotTableDefinition", "tag", own("")),
    ("pivotTableDefinition", "grandTotalCaption", own("")),
    ("pivotTableDefinition", "errorCaption", own("")),
    ("pivotTableDefinition", "missingCaption", own("")),
    ("pivotTableDefinition", "rowHeaderCaption", own("")),
    ("pivotTableDefinition", "colHeaderCaption", own("")),
    ("*", "altTextSummary", ALT),
    ("pivotField", "subtotalCaption", copy(Spelling::Attribute)),
    ("pageField", "name", copy(Spelling::Attribute)),
    ("pageField", "cap", copy(Spelling::Attribute)),
    ("pageItem", "name", copy(Spelling::Attribute)),
    ("rangeSet", "name", copy(Spelling::Attribute)),
    ("member", "name", copy(Spelling::Attribute)),
    ("filter", "name", copy(Spelling::Attribute)),
    ("filter", "description", copy(Spelling::Attribute)),
    ("filter", "stringValue1", copy(Spelling::Attribute)),
    ("filter", "stringValue2", copy(Spelling::Attribute)),
    ("calculatedItem", "formula", copy(Spelling::Attribute)),
    ("e", "v", copy(Spelling::Attribute)),
    ("n", "c", copy(Spelling::Attribute)),
    ("d", "c", copy(Spelling::Attribute)),
    ("m", "c", copy(Spelling::Attribute)),
    // Slides.
    ("section", "name", own("")),
    ("custShow", "name", own("")),
    ("cSld", "name", own("")),
    ("sldLayout", "matchingName", own("")),
    ("bmk", "name", own("")),
    ("bmkTgt", "bmkName", own("")),
    ("*", "bmk", own("")),
    ("track", "label", own("")),
    ("guide", "name", own("")),
    ("*", "tags", own("")),
    ("designTag", "name", META),
    ("designTag", "val", META),
    // Charts and diagrams, and what a map was told to show.
    ("lvl", "name", copy(Spelling::Attribute)),
    ("prSet", "phldrT", copy(Spelling::Attribute)),
    ("title", "val", own("")),
    ("desc", "val", own("")),
    ("buPr", "prefix", own("")),
    ("imageFormula", "formula", own("")),
    ("*", "entityName", copy(Spelling::Attribute)),
    ("*", "address1", copy(Spelling::Attribute)),
    ("*", "locality", copy(Spelling::Attribute)),
    ("*", "adminDistrict1", copy(Spelling::Attribute)),
    ("*", "adminDistrict2", copy(Spelling::Attribute)),
    ("*", "postalCode", copy(Spelling::Attribute)),
    ("*", "countryRegion", copy(Spelling::Attribute)),
    ("bookmarkStart", "name", copy(Spelling::Identifier)),
    ("*", "anchor", copy(Spelling::Identifier)),
    ("sheet", "name", copy(Spelling::SheetName)),
    // Names that a company gives its looks.
    ("theme", "name", META),
    ("themeFamily", "name", META),
    ("clrScheme", "name", META),
    ("fontScheme", "name", META),
    ("fmtScheme", "name", META),
    ("*", "styleName", META),
    ("themeVariant", "name", META),
    ("cont", "name", META),
    ("effectDag", "name", META),
    ("animPr", "name", META),
    ("custClr", "name", META),
    ("property", "name", META),
];

/// The rows of an attribute, in order: a part has many more attributes than there are names in the table.
static BY_NAME: LazyLock<HashMap<&str, Vec<(&str, TextAttribute)>>> = LazyLock::new(|| {
    let mut by_name: HashMap<&str, Vec<(&str, TextAttribute)>> = HashMap::new();
    for (of, name, text) in TABLE {
        by_name.entry(name).or_default().push((of, *text));
    }
    by_name
});

/// For each first letter the lengths of the names in the table: most attributes are none of them, which this tells without
/// hashing.
static LENGTHS: LazyLock<[u64; 256]> = LazyLock::new(|| {
    let mut lengths = [0; 256];
    for (_, name, _) in TABLE {
        if let Some(first) = name.bytes().next() {
            lengths[usize::from(first)] |= 1 << name.len().min(63);
        }
    }
    lengths
});

fn may_be_listed(attribute: &str) -> bool {
    let first = attribute.bytes().next().unwrap_or_default();
    LENGTHS[usize::from(first)] >> attribute.len().min(63) & 1 == 1
}

/// Attributes with these names hold text in whatever element, so they are found even where their element is new.
fn listed(element: &str, attribute: &str) -> Option<TextAttribute> {
    let rows = BY_NAME.get(attribute)?;
    rows.iter().find(|(of, _)| *of == "*" || *of == element).map(|(_, text)| *text)
}

/// Whether an attribute holds text, and which.
pub(super) fn text_attribute(
    kind: PartKind,
    tag: &Tag<'_, '_>,
    attribute: &Attribute<'_>,
) -> Option<TextAttribute> {
    if !may_be_listed(attribute.name) && !matches!(kind, PartKind::Values(_)) {
        return reads_like_text(tag.name, attribute).then_some(own(""));
    }
    if attribute.value.trim().is_empty() || attribute.full_name.starts_with("xmlns") {
        return None;
    }
    match (tag.name, attribute.name) {
        // VML and HTML use it for shapes' types; a heading in a style pane is no alternative text.
        ("hyperlink", "title") | ("style" | "lsdException", _) => return None,
        // A bookmark that programs made.
        ("bookmarkStart", "name") | (_, "anchor") if is_generated(attribute.value) => return None,
        // Where a drawing begins, not where a link leads.
        ("textbox" | "bodyPr" | "txPr" | "tcPr" | "vAnchor", "anchor") => return None,
        (_, "anchor") if !matches!(tag.name, "hyperlink") => return None,
        ("sheet", "name") | ("sheetName", "val") | (_, "sheet") if is_generated_sheet(attribute.value) => {
            return None;
        }
        // A sheet of this workbook, whose name goes by those of the sheets.
        ("worksheetSource" | "dataRef" | "rangeSet", "sheet") if tag.attribute("id").is_none() => {
            return None;
        }
        // Names with a meaning of their own, and those that Excel gives.
        ("definedName" | "table" | "worksheetSource" | "dataRef", "name" | "displayName")
            if is_generated_name(attribute.value) =>
        {
            return None;
        }
        // A place in the workbook follows the names of its sheets.
        ("hyperlink", "location")
            if !attribute.value.contains(['@', '\\']) && !attribute.value.contains("//") =>
        {
            return None;
        }
        ("docPr" | "cNvPr" | "nvPr", "name") if is_generated_shape(attribute.value) => return None,
        // Programs make identifiers without blanks.
        (_, "id")
            if !matches!(kind, PartKind::Values(_))
                && (!attribute.value.contains(' ') || is_generated_shape(attribute.value)) =>
        {
            return None;
        }
        ("theme" | "themeFamily" | "clrScheme" | "fontScheme" | "fmtScheme", "name")
            if is_generated_look(attribute.value) =>
        {
            return None;
        }
        ("property", "name") if is_of_label(attribute.value) => return None,
        ("label", "method") if is_method(attribute.value) => return None,
        // What kind the properties of a file are.
        ("vector" | "array", "baseType") => return None,
        ("cellStyle", "name") | (_, "dataCellStyle" | "headerRowCellStyle" | "totalsRowCellStyle")
            if is_built_in_cell(attribute.value) =>
        {
            return None;
        }
        (_, "defaultTableStyle" | "defaultPivotStyle" | "defaultSlicerStyle" | "defaultTimelineStyle")
        | (
            "tableStyle" | "tableStyleInfo" | "pivotTableStyleInfo" | "slicerStyle" | "timelineStyle",
            "name",
        )
        | ("slicer" | "timeline", "style")
            if is_built_in_table(attribute.value) =>
        {
            return None;
        }
        // Which version of a program, not what it calls something.
        (_, "codeName") if is_generated_code(attribute.value) => return None,
        (_, "macro") if is_generated_macro(attribute.value) => return None,
        ("moveFromRangeStart" | "moveToRangeStart", "name") if is_numbered(attribute.value, "move") => {
            return None;
        }
        ("docPart", "val") if is_placeholder(attribute.value) => return None,
        ("lvlText", "val") if is_level(attribute.value) => return None,
        ("Sources", "SelectedStyle") if is_quotation_style(attribute.value) => return None,
        (_, "action") if !attribute.value.contains("name=") && !attribute.value.contains(' ') => return None,
        ("filter" | "customFilter" | "inputCells", "val") if is_number(attribute.value) => return None,
        _ => {}
    }
    if let Some(text) = listed(tag.name, attribute.name) {
        return Some(text);
    }
    let is_text = match kind {
        PartKind::Values(_) => may_be_value(attribute),
        _ => reads_like_text(tag.name, attribute),
    };
    is_text.then_some(own(""))
}

fn is_number(value: &str) -> bool {
    value.trim().parse::<f64>().is_ok()
}

/// Where the names of vocabularies begin that Office and its standards made, in both of their forms.
const NAMESPACES: &[&str] = &[
    "http://schemas.openxmlformats.org/",
    "http://schemas.microsoft.com/",
    "http://purl.oclc.org/ooxml/",
    "http://purl.org/dc/",
    "http://www.w3.org/1999/",
    "http://www.w3.org/2000/",
    "http://www.w3.org/2001/",
    "urn:schemas-microsoft-com:",
];

/// In a part that is not known everything is a value that is not plainly none: a namespace, an identifier, a small number.
fn may_be_value(attribute: &Attribute<'_>) -> bool {
    let value = attribute.value.trim();
    let letters = value.chars().filter(|character| character.is_alphabetic()).count();
    let digits = value.chars().filter(char::is_ascii_digit).count();
    let is_reference = attribute.full_name.starts_with("r:") || attribute.full_name.starts_with("xsi:");
    let is_namespace = NAMESPACES.iter().any(|start| value.starts_with(start)) && !value.contains(' ');
    let is_flag = matches!(value, "true" | "false");
    (letters >= 2 || digits >= 6) && !is_guid(value) && !is_reference && !is_namespace && !is_flag
}

#[cfg(test)]
mod tests {
    use super::super::markup::{Token, Tokens};
    use super::*;

    fn found(kind: PartKind, source: &str) -> Vec<&str> {
        let mut tokens = Tokens::new(source, 8);
        let Some(Token::Start(tag)) = tokens.next().unwrap() else { return Vec::new() };
        tag.attributes
            .iter()
            .filter(|attribute| text_attribute(kind, &tag, attribute).is_some())
            .map(|attribute| attribute.name)
            .collect()
    }

    #[test]
    fn text_is_told_from_layout() {
        let word = PartKind::Word(Element::Paragraphs);
        assert_eq!(found(word, "<w:ins w:id='1' w:author='Ann' w:date='2020-01-01'/>"), ["author"]);
        assert_eq!(found(word, "<wp:docPr id='1' name='Picture 2' descr='Ann at work'/>"), ["descr"]);
        assert_eq!(found(word, "<wp:docPr id='1' name='Ann.png'/>"), ["name"]);
        assert_eq!(found(word, "<w:bookmarkStart w:id='0' w:name='_GoBack'/>"), [""; 0]);
        assert_eq!(found(word, "<a:bodyPr anchor='ctr' wrap='square'/>"), [""; 0]);
        assert_eq!(found(word, "<v:shape id='Text Box 2' o:spid='_x0000_s1026'/>"), [""; 0]);
        assert_eq!(found(word, "<v:shape id='Ann at work'/>"), ["id"]);
        assert_eq!(found(word, "<thm15:themeFamily name='Office Theme' id='{0}'/>"), [""; 0]);
        assert_eq!(found(word, "<thm15:themeFamily name='Acme Inc' id='{0}'/>"), ["name"]);
        let values = PartKind::Values(Element::CoreProperties);
        assert_eq!(found(values, "<vt:vector size='2' baseType='lpstr'/>"), [""; 0]);
        assert_eq!(
            found(
                values,
                "<x xmlns:r='u' r:id='rId1' a='true' b='{00000000-0000-0000-0000-000000000000}' c='Ann' d='078051120'/>"
            ),
            ["c", "d"]
        );
        let schema = |uri: &str| found(values, &format!("<schemaRef uri='{uri}'/>")).len();
        assert_eq!(schema("http://purl.oclc.org/ooxml/officeDocument/bibliography"), 0);
        assert_eq!(schema("http://schemas.openxmlformats.org/officeDocument/2006/bibliography"), 0);
        assert_eq!(schema("http://www.w3.org/2001/XMLSchema-instance"), 0);
        assert_eq!(schema("http://schemas.ann-lee.example/case"), 1);
        assert_eq!(schema("http://www.w3.org/People/Ann-Lee"), 1);
    }
}
