//! Small packages with something in every corner.

use super::package;

const REL: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE_REL: &str = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE: &str = "application/vnd.openxmlformats-officedocument.";
const WORD: &str = "xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\" \
    xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\" \
    xmlns:wp=\"http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing\" \
    xmlns:mc=\"http://schemas.openxmlformats.org/markup-compatibility/2006\" \
    xmlns:v=\"urn:schemas-microsoft-com:vml\" xmlns:m=\"http://schemas.openxmlformats.org/officeDocument/2006/math\"";
const SHEET: &str = "xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\" \
    xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\"";
const SLIDE: &str = "xmlns:a=\"http://schemas.openxmlformats.org/drawingml/2006/main\" \
    xmlns:p=\"http://schemas.openxmlformats.org/presentationml/2006/main\" \
    xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\"";

/// A package in the making: content types and relationships are worked out from what is added.
#[derive(Default)]
pub(super) struct Builder {
    types: String,
    rels: Vec<(String, String)>,
    parts: Vec<(String, Vec<u8>)>,
}

impl Builder {
    /// A part with its content type (short), and the relationship that leads to it: (source part, id, type).
    pub(super) fn part(mut self, name: &str, kind: &str, from: (&str, &str, &str), content: &str) -> Builder {
        let content_type = if kind.contains('/') { kind.to_owned() } else { format!("{OFFICE}{kind}+xml") };
        self.types.push_str(&format!("<Override PartName=\"/{name}\" ContentType=\"{content_type}\"/>"));
        self.relate(from, &format!("/{name}"), false);
        self.parts.push((name.to_owned(), content.as_bytes().to_vec()));
        self
    }

    /// Bytes.
    pub(super) fn bytes(
        mut self,
        name: &str,
        content_type: &str,
        from: (&str, &str, &str),
        content: &[u8],
    ) -> Builder {
        self.types.push_str(&format!("<Override PartName=\"/{name}\" ContentType=\"{content_type}\"/>"));
        self.relate(from, &format!("/{name}"), false);
        self.parts.push((name.to_owned(), content.to_vec()));
        self
    }

    /// A link out of the package.
    pub(super) fn link(mut self, from: (&str, &str, &str), target: &str) -> Builder {
        self.relate(from, target, true);
        self
    }

    fn relate(&mut self, (source, id, kind): (&str, &str, &str), target: &str, external: bool) {
        let kind = if kind.starts_with("http") { kind.to_owned() } else { format!("{REL}/{kind}") };
        let mode = if external { " TargetMode=\"External\"" } else { "" };
        let one = format!("<Relationship Id=\"{id}\" Type=\"{kind}\" Target=\"{target}\"{mode}/>");
        match self.rels.iter_mut().find(|(of, _)| of == source) {
            Some((_, list)) => list.push_str(&one),
            None => self.rels.push((source.to_owned(), one)),
        }
    }

    pub(super) fn build(self) -> Vec<u8> {
        let head = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\r\n";
        let types = format!(
            "{head}<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\">\
             <Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>\
             <Default Extension=\"xml\" ContentType=\"application/xml\"/>{}</Types>",
            self.types
        );
        let mut parts = vec![("[Content_Types].xml".to_owned(), types.into_bytes())];
        for (source, list) in self.rels {
            let name = match source.rsplit_once('/') {
                Some((folder, name)) => format!("{folder}/_rels/{name}.rels"),
                None => format!("_rels/{source}.rels"),
            };
            parts.push((
                name,
                format!("{head}<Relationships xmlns=\"{PACKAGE_REL}\">{list}</Relationships>").into_bytes(),
            ));
        }
        parts.extend(self.parts);
        let parts: Vec<(&str, &[u8])> =
            parts.iter().map(|(name, content)| (name.as_str(), content.as_slice())).collect();
        package(&parts)
    }
}

/// A document of these paragraphs and tables.
pub(super) fn document(body: &str) -> Builder {
    Builder::default().part(
        "word/document.xml",
        "wordprocessingml.document.main",
        ("", "rId1", "officeDocument"),
        &format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<w:document {WORD}><w:body>{body}</w:body></w:document>"),
    )
}

/// Another part of a document.
pub(super) fn word_part(builder: Builder, name: &str, kind: &str, root: &str, content: &str) -> Builder {
    let relationship = kind.rsplit_once('.').map_or(kind, |(_, last)| last).to_owned();
    let id = format!("rId{}", name.len() * 7 + relationship.len());
    let content = format!("<w:{root} {WORD}>{content}</w:{root}>");
    builder.part(&format!("word/{name}"), kind, ("word/document.xml", &id, &relationship), &content)
}

/// A workbook of one sheet with these rows, and these strings.
pub(super) fn workbook(rows: &str, strings: &str, after: &str) -> Builder {
    named_workbook("Sheet1", rows, strings, after)
}

/// The same with a name for the sheet.
pub(super) fn named_workbook(name: &str, rows: &str, strings: &str, after: &str) -> Builder {
    let main = format!(
        "<workbook {SHEET}><sheets><sheet name=\"{name}\" sheetId=\"1\" r:id=\"rId1\"/></sheets></workbook>"
    );
    let sheet = format!("<worksheet {SHEET}><sheetData>{rows}</sheetData>{after}</worksheet>");
    let builder = Builder::default()
        .part("xl/workbook.xml", "spreadsheetml.sheet.main", ("", "rId1", "officeDocument"), &main)
        .part(
            "xl/worksheets/sheet1.xml",
            "spreadsheetml.worksheet",
            ("xl/workbook.xml", "rId1", "worksheet"),
            &sheet,
        );
    if strings.is_empty() {
        return builder;
    }
    let strings = format!("<sst {SHEET}>{strings}</sst>");
    builder.part(
        "xl/sharedStrings.xml",
        "spreadsheetml.sharedStrings",
        ("xl/workbook.xml", "rId2", "sharedStrings"),
        &strings,
    )
}

/// A presentation of one slide with these shapes.
pub(super) fn presentation(shapes: &[&str]) -> Builder {
    let ids: String = (0..shapes.len())
        .map(|number| format!("<p:sldId id=\"{}\" r:id=\"rId{}\"/>", 256 + number, number + 1))
        .collect();
    let main = format!("<p:presentation {SLIDE}><p:sldIdLst>{ids}</p:sldIdLst></p:presentation>");
    let mut builder = Builder::default().part(
        "ppt/presentation.xml",
        "presentationml.presentation.main",
        ("", "rId1", "officeDocument"),
        &main,
    );
    for (number, shapes) in shapes.iter().enumerate() {
        let slide = format!("<p:sld {SLIDE}><p:cSld><p:spTree>{shapes}</p:spTree></p:cSld></p:sld>");
        let (name, id) = (format!("ppt/slides/slide{}.xml", number + 1), format!("rId{}", number + 1));
        builder = builder.part(&name, "presentationml.slide", ("ppt/presentation.xml", &id, "slide"), &slide);
    }
    builder
}

/// A shape with a text.
pub(super) fn shape(text: &str) -> String {
    format!("<p:sp><p:txBody><a:p><a:r><a:t>{text}</a:t></a:r></a:p></p:txBody></p:sp>")
}

/// The properties of a document.
pub(super) fn properties(builder: Builder, creator: &str) -> Builder {
    let core = format!(
        "<cp:coreProperties xmlns:cp=\"http://schemas.openxmlformats.org/package/2006/metadata/core-properties\" \
         xmlns:dc=\"http://purl.org/dc/elements/1.1/\" xmlns:dcterms=\"http://purl.org/dc/terms/\" \
         xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"><dc:creator>{creator}</dc:creator>\
         <cp:lastModifiedBy>{creator}</cp:lastModifiedBy>\
         <dcterms:created xsi:type=\"dcterms:W3CDTF\">2020-02-03T04:05:06Z</dcterms:created></cp:coreProperties>"
    );
    let app = "<Properties xmlns=\"http://schemas.openxmlformats.org/officeDocument/2006/extended-properties\">\
               <Application>Office</Application><Pages>3</Pages></Properties>";
    let kind = "http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties";
    builder
        .part(
            "docProps/core.xml",
            "application/vnd.openxmlformats-package.core-properties+xml",
            ("", "rId8", kind),
            &core,
        )
        .part("docProps/app.xml", "extended-properties", ("", "rId9", "extended-properties"), app)
}
