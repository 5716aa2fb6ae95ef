//! The names of the styles that Word and Excel bring along. Any other was given by someone.

/// Of Word, without the number and the colour behind it, in lower case.
#[rustfmt::skip]
const WORD: &[&str] = &[
    "normal", "heading", "index", "toc", "normal indent", "footnote text", "annotation text", "header", "footer",
    "index heading", "caption", "table of figures", "envelope address", "envelope return", "footnote reference",
    "annotation reference", "line number", "page number", "endnote reference", "endnote text", "table of authorities", "macro",
    "toa heading", "list", "list bullet", "list number", "title", "closing", "signature", "default paragraph font", "body text",
    "body text indent", "list continue", "message header", "subtitle", "salutation", "date", "body text first indent",
    "note heading", "block text", "hyperlink", "followedhyperlink", "strong", "emphasis", "document map", "plain text",
    "e-mail signature", "html top of form", "html bottom of form", "normal (web)", "html acronym", "html address", "html cite",
    "html code", "html definition", "html keyboard", "html preformatted", "html sample", "html typewriter", "html variable",
    "normal table", "annotation subject", "no list", "outline list", "table simple", "table classic", "table colorful",
    "table columns", "table grid", "table list", "table 3d effects", "table contemporary", "table elegant",
    "table professional", "table subtle", "table web", "balloon text", "table theme", "placeholder text", "no spacing",
    "light shading", "light list", "light grid", "medium shading", "medium list", "medium grid", "dark list",
    "colorful shading", "colorful list", "colorful grid", "revision", "list paragraph", "quote", "intense quote",
    "subtle emphasis", "intense emphasis", "subtle reference", "intense reference", "book title", "bibliography", "toc heading",
    "plain table", "grid table", "grid table light", "list table", "mention", "smart hyperlink", "hashtag",
    "unresolved mention", "smart link", "smart link error",
    // What lists of numbered levels are called.
    "article / section", "1 / 1.1 / 1.1.1", "1 / a / i",
];

/// Of Excel, without the numbers.
#[rustfmt::skip]
const EXCEL: &[&str] = &[
    "Normal", "Comma", "Comma [0]", "Currency", "Currency [0]", "Percent", "Hyperlink", "Followed Hyperlink", "Note",
    "Warning Text", "Title", "Heading", "Input", "Output", "Calculation", "Check Cell", "Linked Cell", "Total", "Good", "Bad",
    "Neutral", "Explanatory Text", "Accent", "20% - Accent", "40% - Accent", "60% - Accent", "RowLevel_", "ColLevel_",
];

/// The same in other languages, as some programs write them.
#[rustfmt::skip]
const EXCEL_ELSEWHERE: &[&str] = &[
    "常规", "标题", "好", "差", "适中", "输入", "输出", "计算", "检查单元格", "链接单元格", "警告文本", "注释", "解释性文本", "汇总",
    "强调文字颜色", "着色", "百分比", "货币", "千位分隔", "超链接", "已访问的超链接", "20% - 强调文字颜色", "40% - 强调文字颜色",
    "60% - 强调文字颜色", "20% - 着色", "40% - 着色", "60% - 着色", "標準", "見出し", "タイトル", "良い", "悪い", "どちらでもない",
    "入力", "出力", "計算", "チェック セル", "リンク セル", "警告文", "メモ", "説明文", "集計", "アクセント", "20% - アクセント",
    "40% - アクセント", "60% - アクセント", "パーセント", "通貨", "桁区切り", "ハイパーリンク", "표준", "제목", "좋음", "나쁨", "보통", "입력",
    "출력", "계산", "셀 확인", "연결된 셀", "경고문", "메모", "설명 텍스트", "요약", "강조색", "Standard", "Überschrift", "Ergebnis", "Eingabe",
    "Ausgabe", "Berechnung", "Gut", "Schlecht", "Notiz", "Prozent", "Komma", "Währung", "Titre", "Entrée", "Sortie", "Calcul",
    "Satisfaisant", "Insatisfaisant", "Neutre", "Milliers", "Monétaire", "Pourcentage", "Lien hypertexte", "Обычный", "Заголовок",
    "Название", "Хороший", "Плохой", "Нейтральный", "Ввод", "Вывод", "Вычисление", "Итог", "Акцент", "Процентный", "Финансовый",
    "Денежный", "Гиперссылка",
];

/// A number behind the name of a style that has more figures is someone's.
const LONGEST_NUMBER: usize = 2;

/// Styles of tables, of pivot tables and of the buttons that filter them.
const TABLES: &[&str] = &[
    "TableStyle",
    "PivotStyle",
    "PivotTableStyle",
    "PivotTable Style",
    "SlicerStyle",
    "TimeSlicerStyle",
    "TimelineStyle",
];

fn without_number(name: &str) -> &str {
    name.trim().trim_end_matches(|last: char| last.is_ascii_digit())
}

/// Whether Word brings a style of this name.
pub(super) fn is_built_in(name: &str) -> bool {
    let name = name.trim().to_lowercase();
    let mut rest = name.as_str();
    while !WORD.contains(&rest) {
        // The last is what Word calls the letters of a style of paragraphs.
        let kinds = [" accent", " light", " dark", " colorful", " char"];
        let shorter = kinds.iter().find_map(|kind| rest.strip_suffix(kind)).unwrap_or(without_number(rest));
        if shorter == rest {
            return false;
        }
        rest = shorter.trim_end();
    }
    true
}

/// Whether Excel brings a style of cells of this name.
pub(super) fn is_built_in_cell(name: &str) -> bool {
    EXCEL.contains(&name) || EXCEL.contains(&without_number(name)) || {
        // Styles of workbooks that are put together are numbered once more each time: "Normal 2 2 3".
        let word = name.trim_end_matches(|last: char| last.is_ascii_digit() || last == ' ');
        let numbers = name.get(word.len()..).unwrap_or_default();
        let is_known = EXCEL.contains(&word) || EXCEL_ELSEWHERE.contains(&word);
        is_known && numbers.split(' ').all(|number| number.len() <= LONGEST_NUMBER)
    }
}

/// Whether Excel brings a style of tables of this name.
pub(super) fn is_built_in_table(name: &str) -> bool {
    let rest = TABLES.iter().find_map(|start| name.strip_prefix(start));
    let rest = rest.map(|rest| without_number(rest).trim());
    matches!(rest, Some("" | "Light" | "Medium" | "Dark" | "Other"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_programs_are_told_from_those_of_people() {
        for name in [
            "Normal",
            "heading 1",
            "Grid Table 1 Light Accent 6",
            "Light Grid Accent 1",
            "Table 3D effects 2",
            "HTML Cite",
            "Title Char",
            "Heading 1 Char",
        ] {
            assert!(is_built_in(name), "{name}");
        }
        for name in ["Ann Lee", "Heading Ann", "Ann 1", "Ann Char"] {
            assert!(!is_built_in(name), "{name}");
        }
        for name in [
            "Normal",
            "Heading 4",
            "20% - Accent1",
            "Comma [0]",
            "RowLevel_1",
            "Normal 2 2 3",
            "标题 1 1 1 1 1 1",
        ] {
            assert!(is_built_in_cell(name), "{name}");
        }
        for name in ["Ann", "Normal Ann", "Normal 5550142", "标题 张伟"] {
            assert!(!is_built_in_cell(name), "{name}");
        }
        assert!(is_built_in_table("TableStyleMedium9") && is_built_in_table("SlicerStyleLight1"));
        assert!(!is_built_in_table("TableStyleAnn") && !is_built_in_table("Ann"));
    }
}
