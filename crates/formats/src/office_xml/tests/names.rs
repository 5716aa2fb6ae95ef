//! Names that formulas refer to: they change together with everything that uses them.

use blackbar_core::{Changes, Edit, Edits, TextRange};

use super::build::{Builder, workbook};
use super::traps::gone;
use super::{edits, open, part, redact, text_of};
use crate::Xlsx;

const SHEET: &str = "xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\" \
    xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\"";

/// A workbook whose names, table and columns are called after people.
fn named() -> Builder {
    let main = format!(
        "<workbook {SHEET}><sheets><sheet name=\"Pay\" sheetId=\"1\" r:id=\"rId1\"/></sheets><definedNames>\
         <definedName name=\"Ann_Lee_Pay\">Pay!$A$2</definedName><definedName name=\"Who\">\"Bob Ray\"</definedName>\
         <definedName name=\"_xlnm.Print_Area\" localSheetId=\"0\">Pay!$A$1:$B$2</definedName>\
         <definedName name=\"Total\">SUM(Carl_Dean[Dora Dahl])</definedName></definedNames></workbook>"
    );
    let sheet = format!(
        "<worksheet {SHEET}><sheetData><row r=\"1\"><c r=\"A1\" t=\"inlineStr\"><is><t>Dora Dahl</t></is></c>\
         <c r=\"B1\" t=\"inlineStr\"><is><t>Sum</t></is></c></row><row r=\"2\"><c r=\"A2\"><v>5</v></c><c r=\"B2\">\
         <f>Carl_Dean[[#This Row],[Dora Dahl]]*ann_lee_pay+LEN(\"Ann_Lee_Pay\")</f><v>25</v></c></row></sheetData>\
         <hyperlinks><hyperlink ref=\"A1\" location=\"Ann_Lee_Pay\" display=\"x\"/></hyperlinks></worksheet>"
    );
    let table = "<table id=\"1\" name=\"Carl_Dean\" displayName=\"Carl_Dean\" ref=\"A1:B2\"><tableColumns>\
        <tableColumn id=\"1\" name=\"Dora Dahl\"/><tableColumn id=\"2\" name=\"Sum\"><calculatedColumnFormula>\
        Carl_Dean[[#This Row],[Dora Dahl]]*Ann_Lee_Pay</calculatedColumnFormula></tableColumn></tableColumns></table>";
    let cache = "<pivotCacheDefinition><cacheSource type=\"worksheet\"><worksheetSource name=\"Carl_Dean\"/></cacheSource>\
        <cacheFields><cacheField name=\"Dora Dahl\"/></cacheFields></pivotCacheDefinition>";
    Builder::default()
        .part("xl/workbook.xml", "spreadsheetml.sheet.main", ("", "rId1", "officeDocument"), &main)
        .part(
            "xl/worksheets/sheet1.xml",
            "spreadsheetml.worksheet",
            ("xl/workbook.xml", "rId1", "worksheet"),
            &sheet,
        )
        .part(
            "xl/tables/table1.xml",
            "spreadsheetml.table",
            ("xl/worksheets/sheet1.xml", "rId1", "table"),
            table,
        )
        .part(
            "xl/pivotCache/pivotCacheDefinition1.xml",
            "spreadsheetml.pivotCacheDefinition",
            ("xl/workbook.xml", "rId2", "pivotCacheDefinition"),
            cache,
        )
}

#[test]
fn defined_names_tables_and_columns_change_with_their_formulas() {
    let changes = [
        ("Ann Lee", "[NAME_1]"),
        ("Bob Ray", "[NAME_2]"),
        ("Carl Dean", "[NAME_3]"),
        ("Dora Dahl", "[NAME_4]"),
    ];
    let output = gone(&Xlsx, &named().build(), &changes);
    let main = part(&output, "xl/workbook.xml");
    assert!(main.contains("<definedName name=\"_NAME_1__Pay\">Pay!$A$2</definedName>"), "{main}");
    assert!(main.contains("<definedName name=\"Who\">\"[NAME_2]\"</definedName>"), "{main}");
    assert!(main.contains("name=\"_xlnm.Print_Area\""), "{main}");
    assert!(main.contains(">SUM(_NAME_3_[['[NAME_4']]])<"), "{main}");
    let sheet = part(&output, "xl/worksheets/sheet1.xml");
    let formula = "<f>_NAME_3_[[#This Row],['[NAME_4']]]*_NAME_1__Pay+LEN(\"_NAME_1__Pay\")</f>";
    assert!(sheet.contains(formula), "{sheet}");
    assert!(sheet.contains("location=\"_NAME_1__Pay\""), "{sheet}");
    let table = part(&output, "xl/tables/table1.xml");
    assert!(table.contains("name=\"_NAME_3_\" displayName=\"_NAME_3_\""), "{table}");
    assert!(
        table.contains("name=\"[NAME_4]\"") && table.contains("_NAME_3_[[#This Row],['[NAME_4']]]*"),
        "{table}"
    );
    assert!(
        part(&output, "xl/pivotCache/pivotCacheDefinition1.xml")
            .contains("worksheetSource name=\"_NAME_3_\"")
    );
}

#[test]
fn names_that_programs_give_are_no_text() {
    let text = text_of(&Xlsx, &named().build());
    assert!(!text.contains("Print"), "{text}");
    assert!(text.contains("Ann Lee Pay"), "an underscore reads as a blank: {text}");
}

#[test]
fn two_columns_never_get_the_same_name() {
    let rows = "<row><c t=\"inlineStr\"><is><t>Ann Lee</t></is></c><c t=\"inlineStr\"><is><t>Bob Ray</t></is></c></row>";
    let table = "<table ref=\"A1:B2\"><tableColumns><tableColumn id=\"1\" name=\"Ann Lee\"/><tableColumn id=\"2\" name=\"Bob Ray\"/></tableColumns></table>";
    let bytes = workbook(rows, "", "")
        .part(
            "xl/tables/table1.xml",
            "spreadsheetml.table",
            ("xl/worksheets/sheet1.xml", "rId1", "table"),
            table,
        )
        .build();
    let output = gone(&Xlsx, &bytes, &[("Ann Lee", "[NAME]"), ("Bob Ray", "[NAME]")]);
    let table = part(&output, "xl/tables/table1.xml");
    assert!(table.contains("name=\"[NAME]\"") && table.contains("name=\"[NAME]2\""), "{table}");
    let sheet = part(&output, "xl/worksheets/sheet1.xml");
    assert!(sheet.contains("<t>[NAME]</t>") && sheet.contains("<t>[NAME]2</t>"), "{sheet}");
}

#[test]
fn a_list_of_choices_stays_as_short_as_excel_wants_it() {
    let names: Vec<String> = (0..40).map(|number| format!("Ann{number}")).collect();
    let after = format!(
        "<dataValidations><dataValidation type=\"list\" sqref=\"A1\" promptTitle=\"Ann0\"><formula1>\"{}\"</formula1></dataValidation></dataValidations>",
        names.join(",")
    );
    let bytes = workbook("<row><c><v>1</v></c></row>", "", &after).build();
    let document = open(&Xlsx, &bytes);
    let text = document.text().text().to_owned();
    let all = text.match_indices("Ann").map(|(at, _)| {
        let length = 3 + text[at + 3..].bytes().take_while(u8::is_ascii_digit).count();
        Edit { range: TextRange::at(at, length), text: "[NAME_GIVEN_AND_A_LONG_MARKER_1]".into() }
    });
    let edits = Edits::new(all.collect()).unwrap();
    let written = document.write(Changes { edits: edits.clone() }).unwrap();
    let sheet = part(&written.bytes, "xl/worksheets/sheet1.xml");
    let list = sheet.split_once("<formula1>\"").unwrap().1.split_once("\"</formula1>").unwrap().0;
    assert!(list.len() <= 255 && list.ends_with(']') && !sheet.contains("Ann"), "{list}");
    let title = sheet.split_once("promptTitle=\"").unwrap().1.split_once('"').unwrap().0;
    assert_eq!(title.len(), 32);
}

#[test]
fn pivot_caches_lose_values_numbers_and_dates() {
    let rows = "<row><c t=\"inlineStr\"><is><t>SSN</t></is></c><c t=\"inlineStr\"><is><t>Born</t></is></c></row>\
        <row><c s=\"2\"><v>78051120</v></c><c s=\"1\"><v>29344</v></c></row>";
    let styles = "<styleSheet><numFmts><numFmt numFmtId=\"164\" formatCode=\"000\\-00\\-0000\"/></numFmts>\
        <cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/><xf numFmtId=\"164\"/></cellXfs></styleSheet>";
    let cache = "<pivotCacheDefinition><cacheFields><cacheField name=\"SSN\"><sharedItems containsNumber=\"1\" minValue=\"78051120\" maxValue=\"78051120\"><n v=\"78051120\"/></sharedItems></cacheField>\
        <cacheField name=\"Born\"><sharedItems minDate=\"1980-05-03T00:00:00\" maxDate=\"1980-05-03T00:00:00\"><d v=\"1980-05-03T00:00:00\"/></sharedItems></cacheField></cacheFields></pivotCacheDefinition>";
    let records = "<pivotCacheRecords><r><n v=\"78051120\"/><d v=\"1980-05-03T00:00:00\"/><s v=\"Ann Lee\"/><x v=\"0\"/></r></pivotCacheRecords>";
    let bytes = workbook(rows, "", "")
        .part("xl/styles.xml", "spreadsheetml.styles", ("xl/workbook.xml", "rId4", "styles"), styles)
        .part(
            "xl/pivotCache/pivotCacheDefinition1.xml",
            "spreadsheetml.pivotCacheDefinition",
            ("xl/workbook.xml", "rId8", "pivotCacheDefinition"),
            cache,
        )
        .part(
            "xl/pivotCache/pivotCacheRecords1.xml",
            "spreadsheetml.pivotCacheRecords",
            ("xl/pivotCache/pivotCacheDefinition1.xml", "rId1", "pivotCacheRecords"),
            records,
        )
        .build();
    let document = open(&Xlsx, &bytes);
    // What detection would find: the cells only, and a name.
    let all = edits(document.as_ref(), &[("078-05-1120", "[SSN_1]"), ("Ann Lee", "[NAME_1]")]);
    let dates = edits(document.as_ref(), &[("1980-05-03", "[DOB_1]")]);
    let mut list = all.iter().collect::<Vec<_>>();
    list.push(dates.iter().next().unwrap());
    let written = document.write(Changes { edits: Edits::new(list).unwrap() }).unwrap();
    let definition = part(&written.bytes, "xl/pivotCache/pivotCacheDefinition1.xml");
    assert!(!definition.contains("78051120") && !definition.contains("1980"), "{definition}");
    assert!(definition.contains("minValue=\"0\"") && definition.contains("<n v=\"0\"/>"), "{definition}");
    let records = part(&written.bytes, "xl/pivotCache/pivotCacheRecords1.xml");
    assert!(
        !records.contains("78051120") && !records.contains("1980") && !records.contains("Ann"),
        "{records}"
    );
    assert!(records.contains("<x v=\"0\"/>"), "{records}");
    redact(&Xlsx, &written.bytes, &[]);
}

#[test]
fn fields_of_pivot_tables_and_slicers_are_called_as_their_columns() {
    let cell = |text: &str| format!("<c t=\"inlineStr\"><is><t>{text}</t></is></c>");
    let rows = format!(
        "<row>{}{}{}</row><row>{}{}{}</row>",
        cell("Ann Lee"),
        cell("Bob Ray"),
        cell("Sum"),
        cell("x"),
        cell("y"),
        cell("z")
    );
    let table = "<table ref=\"A1:C2\"><tableColumns><tableColumn id=\"1\" name=\"Ann Lee\"/><tableColumn id=\"2\" name=\"Bob Ray\"/>\
        <tableColumn id=\"3\" name=\"Sum\"/></tableColumns></table>";
    let cache = "<pivotCacheDefinition><cacheFields><cacheField name=\"Ann Lee\"/><cacheField name=\"Bob Ray\"/><cacheField name=\"Sum\"/>\
        <cacheField name=\"Twice\" formula=\"'Bob Ray'*2\"/></cacheFields></pivotCacheDefinition>";
    let slicer_cache = "<slicerCacheDefinition name=\"Slicer_Bob_Ray\" sourceName=\"Bob Ray\"><data/></slicerCacheDefinition>";
    let slicers = "<slicers><slicer name=\"Bob Ray 1\" cache=\"Slicer_Bob_Ray\" caption=\"Bob Ray\" rowHeight=\"241300\"/></slicers>";
    let bytes = workbook(&rows, "", "")
        .part(
            "xl/tables/table1.xml",
            "spreadsheetml.table",
            ("xl/worksheets/sheet1.xml", "rId1", "table"),
            table,
        )
        .part(
            "xl/pivotCache/pivotCacheDefinition1.xml",
            "spreadsheetml.pivotCacheDefinition",
            ("xl/workbook.xml", "rId8", "pivotCacheDefinition"),
            cache,
        )
        .part(
            "xl/slicerCaches/slicerCache1.xml",
            "application/vnd.ms-excel.slicerCache+xml",
            ("xl/workbook.xml", "rId9", "slicerCache"),
            slicer_cache,
        )
        .part(
            "xl/slicers/slicer1.xml",
            "application/vnd.ms-excel.slicer+xml",
            ("xl/worksheets/sheet1.xml", "rId2", "slicer"),
            slicers,
        )
        .build();
    // What detection finds: the heads of the columns, and a name with underscores.
    let document = open(&Xlsx, &bytes);
    let all = edits(document.as_ref(), &[("Ann Lee", "[NAME]"), ("Bob Ray", "[NAME]")]);
    let text = document.text().text();
    let in_slicer = text.find("Slicer Bob Ray").unwrap() + "Slicer ".len();
    let wanted =
        |edit: &Edit| edit.range.end() < text.find("Sum").unwrap() || edit.range.start() == in_slicer;
    let heads: Vec<Edit> = all.iter().filter(wanted).collect();
    assert_eq!(heads.len(), 3, "{text}");
    let written = document.write(Changes { edits: Edits::new(heads).unwrap() }).unwrap();
    let cache = part(&written.bytes, "xl/pivotCache/pivotCacheDefinition1.xml");
    assert!(
        cache.contains(
            "<cacheField name=\"[NAME]\"/><cacheField name=\"[NAME]2\"/><cacheField name=\"Sum\"/>"
        ),
        "{cache}"
    );
    let slicer_cache = part(&written.bytes, "xl/slicerCaches/slicerCache1.xml");
    assert!(slicer_cache.contains("sourceName=\"[NAME]2\""), "{slicer_cache}");
    let renamed = slicer_cache.split("name=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let slicers = part(&written.bytes, "xl/slicers/slicer1.xml");
    assert!(slicers.contains(&format!("cache=\"{renamed}\"")), "{renamed} {slicers}");
    for one in [cache, slicer_cache, slicers] {
        assert!(!one.contains("Ray") && !one.contains("Lee"), "{one}");
    }
}
