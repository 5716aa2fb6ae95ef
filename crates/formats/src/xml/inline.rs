//! Element names that say whether a sentence runs on through them. Names decide only where the text itself does not.

/// Whether the element marks words inside a sentence.
pub(crate) fn is_inline(local_name: &str) -> bool {
    const NAMES: &[&str] = &[
        "a",
        "abbr",
        "acronym",
        "b",
        "bold",
        "big",
        "cite",
        "code",
        "del",
        "dfn",
        "em",
        "emph",
        "emphasis",
        "font",
        "hi",
        "i",
        "ins",
        "italic",
        "kbd",
        "link",
        "mark",
        "phrase",
        "q",
        "quote",
        "s",
        "samp",
        "small",
        "span",
        "strike",
        "strong",
        "sub",
        "sup",
        "tspan",
        "tt",
        "u",
        "underline",
        "var",
        "xref",
    ];
    matches_any(NAMES, local_name)
}

/// Whether the element begins a new line even inside running text.
pub(super) fn is_block(local_name: &str) -> bool {
    const NAMES: &[&str] = &[
        "address",
        "article",
        "blockquote",
        "body",
        "br",
        "caption",
        "cell",
        "chapter",
        "dd",
        "div",
        "dl",
        "dt",
        "entry",
        "figure",
        "footer",
        "h1",
        "h2",
        "h3",
        "h4",
        "h5",
        "h6",
        "head",
        "header",
        "hr",
        "item",
        "itemizedlist",
        "lb",
        "li",
        "line",
        "list",
        "listitem",
        "note",
        "ol",
        "p",
        "para",
        "paragraph",
        "pre",
        "row",
        "sec",
        "section",
        "simpara",
        "table",
        "tbody",
        "td",
        "th",
        "thead",
        "title",
        "tr",
        "ul",
    ];
    matches_any(NAMES, local_name)
}

fn matches_any(names: &[&str], name: &str) -> bool {
    names.iter().any(|known| known.eq_ignore_ascii_case(name))
}

/// Whether an attribute only says how the words look. Such an attribute stands in the middle of a sentence, which
/// would be torn apart at it; it is passed over when its value is a keyword of a closed list or a bare measure, since
/// what is passed over is not scanned and any other word could be somebody's name.
pub(super) fn is_only_style(local_name: &str, value: &str) -> bool {
    const NAMES: &[&str] = &[
        "align", "class", "color", "dir", "face", "height", "lang", "rel", "rend", "role", "size", "style",
        "target", "type", "valign", "width",
    ];
    const KEYWORDS: &[&str] = &[
        "_blank",
        "_self",
        "auto",
        "big",
        "black",
        "blue",
        "bold",
        "bottom",
        "caps",
        "center",
        "code",
        "em",
        "emph",
        "emphasis",
        "green",
        "grey",
        "highlight",
        "hl",
        "inherit",
        "italic",
        "italics",
        "justify",
        "large",
        "left",
        "link",
        "ltr",
        "mark",
        "middle",
        "nofollow",
        "noopener",
        "noreferrer",
        "none",
        "normal",
        "note",
        "presentation",
        "red",
        "right",
        "rtl",
        "small",
        "smallcaps",
        "strong",
        "sub",
        "sup",
        "text",
        "top",
        "underline",
        "white",
    ];
    let measure = |word: &str| {
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        (1..=4).contains(&digits) && matches!(&word[digits..], "" | "%" | "px" | "pt" | "em")
    };
    let known = |word: &str| KEYWORDS.contains(&word) || measure(word);
    matches_any(NAMES, local_name)
        && value.len() <= 40
        && value.split(' ').filter(|word| !word.is_empty()).all(known)
}

/// Whether `xml:lang` or `xml:space` says what it may say: "en", "pt-BR", "zh-Hant", "preserve".
pub(super) fn is_plain_xml_attribute(name: &str, value: &str) -> bool {
    match name {
        "xml:space" => matches!(value, "default" | "preserve"),
        "xml:lang" => {
            let mut parts = value.split('-');
            let language = parts.next().unwrap_or("");
            let short =
                |part: &str| (2..=4).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_alphanumeric());
            (language.is_empty()
                || (2..=3).contains(&language.len()) && language.bytes().all(|b| b.is_ascii_lowercase()))
                && parts.clone().count() <= 2
                && parts.all(short)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_keywords_and_measures_are_passed_over() {
        for value in ["bold", "red", "12", "50%", "bold italic", ""] {
            assert!(is_only_style("class", value), "{value}");
        }
        for value in ["maria-gonzalez", "ines", "0612345678", "bold ines", "Bold"] {
            assert!(!is_only_style("class", value), "{value}");
        }
        assert!(!is_only_style("title", "bold"));
    }

    #[test]
    fn a_name_is_no_language() {
        assert!(
            is_plain_xml_attribute("xml:lang", "pt-BR") && is_plain_xml_attribute("xml:space", "preserve")
        );
        assert!(
            !is_plain_xml_attribute("xml:lang", "Ines Berg") && !is_plain_xml_attribute("xml:space", "Ines")
        );
    }
}
