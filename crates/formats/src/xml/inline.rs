//! Element names that say whether a sentence runs on through them. Names decide only where the text itself does not.

/// Whether the element marks words inside a sentence.
pub(super) fn is_inline(local_name: &str) -> bool {
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
/// would be torn apart at it; it is passed over when its value is nothing but keywords.
pub(super) fn is_only_style(local_name: &str, value: &str) -> bool {
    const NAMES: &[&str] = &[
        "align", "class", "color", "dir", "face", "height", "lang", "rel", "rend", "role", "size", "style",
        "target", "type", "valign", "width",
    ];
    matches_any(NAMES, local_name)
        && value.len() <= 40
        && value
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b" -_:;#%.".contains(&byte))
        && value.bytes().filter(u8::is_ascii_digit).count() <= 4
        && value.split([' ', ';']).filter(|word| !word.is_empty()).count() <= 2
}
