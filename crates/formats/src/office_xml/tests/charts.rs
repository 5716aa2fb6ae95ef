//! What charts keep of the numbers of cells.

use super::build::{Builder, presentation, shape, workbook};
use super::{part, parts, redact};
use crate::{Pptx, Xlsx};

const CHART: &str = "<c:chartSpace xmlns:c=\"c\"><c:chart><c:ser><c:val><c:numRef><c:f>Sheet1!$B$1:$B$3</c:f><c:numCache>\
     <c:formatCode>General</c:formatCode><c:ptCount val=\"3\"/><c:pt idx=\"0\"><c:v>80</c:v></c:pt><c:pt idx=\"1\"><c:v>120.50</c:v></c:pt>\
     <c:pt idx=\"2\"><c:v>7</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser></c:chart></c:chartSpace>";
const FLAT: &str = "<c:v>80</c:v></c:pt><c:pt idx=\"1\"><c:v>0</c:v></c:pt><c:pt idx=\"2\"><c:v>7</c:v>";

fn book() -> Builder {
    let cell = |row: usize, value: &str| {
        format!(
            "<row r=\"{row}\"><c r=\"A{row}\" t=\"inlineStr\"><is><t>80</t></is></c><c r=\"B{row}\"><v>{value}</v></c></row>"
        )
    };
    workbook(&[cell(1, "80"), cell(2, "120.5"), cell(3, "7")].concat(), "", "")
}

#[test]
fn a_short_number_that_goes_from_a_cell_goes_from_the_chart() {
    let sheet = "xl/worksheets/sheet1.xml";
    let bytes = book()
        .part("xl/drawings/drawing1.xml", "drawing", (sheet, "rId8", "drawing"), "<d/>")
        .part("xl/charts/chart1.xml", "drawingml.chart", ("xl/drawings/drawing1.xml", "rId1", "chart"), CHART)
        .build();
    let output = redact(&Xlsx, &bytes, &[("120.5", "[MONEY_1]")]);
    let chart = part(&output.bytes, "xl/charts/chart1.xml");
    assert!(chart.contains(FLAT), "{chart}");
    // A text that reads like the number of a chart is not what the chart shows.
    let same = redact(&Xlsx, &bytes, &[]);
    assert_eq!(part(&same.bytes, "xl/charts/chart1.xml"), CHART);
}

#[test]
fn a_short_number_of_the_book_behind_a_chart_goes_from_the_chart() {
    let slide = "ppt/slides/slide1.xml";
    let bytes = presentation(&[&shape("80 visits")])
        .part("ppt/charts/chart1.xml", "drawingml.chart", (slide, "rId5", "chart"), CHART)
        .bytes(
            "ppt/embeddings/book.xlsx",
            "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
            ("ppt/charts/chart1.xml", "rId1", "package"),
            &book().build(),
        )
        .build();
    let output = redact(&Pptx, &bytes, &[("120.5", "[MONEY_1]")]);
    let chart = part(&output.bytes, "ppt/charts/chart1.xml");
    assert!(chart.contains(FLAT), "{chart}");
    let output = redact(&Pptx, &bytes, &[("80 visits", "[STATISTICS_1]")]);
    assert_eq!(part(&output.bytes, "ppt/charts/chart1.xml"), CHART);
    assert!(parts(&output.bytes).iter().any(|(name, _)| name.ends_with("book.xlsx")));
}
