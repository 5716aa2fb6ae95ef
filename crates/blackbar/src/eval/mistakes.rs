//! What went wrong, one mistake an entity, with the words around it.

use std::fmt;

use super::families::{accepts, is_judged};
use super::records::{Record, Span};
use super::score::{Found, judged, overlapping};

/// The ways to be wrong, the worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    /// Marked, and nothing was found on it.
    Missed,
    /// Marked, and found under other labels only.
    Label,
    /// Found where nothing is marked.
    False,
    /// Found under the right label, but from or to elsewhere.
    Edges,
}

impl Kind {
    pub(super) const ALL: [Kind; 4] = [Kind::Missed, Kind::Label, Kind::False, Kind::Edges];
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Missed => "missed",
            Kind::Label => "wrong label",
            Kind::False => "false",
            Kind::Edges => "edges",
        })
    }
}

/// One mistake. Holds text: it is shown on the terminal, and in a file only when the set is ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Mistake {
    pub kind: Kind,
    pub set: String,
    pub language: String,
    pub is_ours: bool,
    /// `NAME "Ana Ruiz"`; empty for a false one.
    pub marked: String,
    /// The same for what was found; empty for a missed one.
    pub found: String,
    /// The words around, the entity in `«»`.
    pub context: String,
}

/// The mistakes of one record, in the order of the text.
pub(super) fn mistakes(record: &Record, found: &[Found]) -> Vec<Mistake> {
    let found: Vec<Found> = judged(record, found).into_iter().copied().collect();
    let mut seen = Vec::new();
    for gold in record.spans.iter().copied().filter(|span| is_judged(span.label, record.complete)) {
        let on_it = overlapping(&found, |one| one.span, gold);
        let right = || on_it.iter().filter(|one| accepts(gold.label, one.span.label, record.complete));
        let kind = match () {
            () if on_it.is_empty() => Kind::Missed,
            () if right().count() == 0 => Kind::Label,
            () if right().any(|one| one.span.range == gold.range) => continue,
            () => Kind::Edges,
        };
        let shown: Vec<_> = on_it.iter().map(|one| show(&record.text, one.span)).collect();
        seen.push((gold, mistake(record, kind, gold, (show(&record.text, gold), shown.join(", ")))));
    }
    for one in &found {
        if overlapping(&record.spans, |span| *span, one.span).is_empty() {
            let shown = (String::new(), show(&record.text, one.span));
            seen.push((one.span, mistake(record, Kind::False, one.span, shown)));
        }
    }
    seen.sort_by_key(|(span, _)| span.range);
    seen.into_iter().map(|(_, mistake)| mistake).collect()
}

fn mistake(record: &Record, kind: Kind, span: Span, (marked, found): (String, String)) -> Mistake {
    Mistake {
        kind,
        set: record.set.clone(),
        language: record.language.clone(),
        is_ours: record.is_ours,
        marked,
        found,
        context: context(&record.text, span),
    }
}

fn show(text: &str, span: Span) -> String {
    format!("{} \"{}\"", span.label, visible(span.range.of(text)))
}

/// How many characters are shown on each side.
const AROUND: usize = 30;

fn context(text: &str, span: Span) -> String {
    let (before, after) = (&text[..span.range.start()], &text[span.range.end()..]);
    let from = before.char_indices().rev().nth(AROUND - 1).map_or(0, |(at, _)| at);
    let to = after.char_indices().nth(AROUND).map_or(after.len(), |(at, _)| at);
    let cut = |is_cut| if is_cut { "…" } else { "" };
    format!(
        "{}{}«{}»{}{}",
        cut(from > 0),
        visible(&before[from..]),
        visible(span.range.of(text)),
        visible(&after[..to]),
        cut(to < after.len())
    )
}

/// On one line, with what cannot be seen written out.
fn visible(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '\n' => shown.push('⏎'),
            '\t' => shown.push('⇥'),
            '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{FEFF}' => {
                shown.extend(character.escape_unicode());
            }
            _ if character.is_control() => shown.extend(character.escape_unicode()),
            _ => shown.push(character),
        }
    }
    shown
}

/// `count` of them, from all over the list.
pub(super) fn sample<'m>(mistakes: &[&'m Mistake], count: usize) -> Vec<&'m Mistake> {
    let total = mistakes.len();
    if total <= count {
        return mistakes.to_vec();
    }
    (0..count).filter_map(|index| mistakes.get(index * total / count).copied()).collect()
}

#[cfg(test)]
mod tests {
    use blackbar_core::{Label, TextRange};

    use super::super::families::everything;
    use super::*;

    fn check(gold: &[(usize, usize, &str)], found: &[(usize, usize, &str)]) -> Vec<(Kind, String, String)> {
        let span = |(start, end, label): &(usize, usize, &str)| Span {
            range: TextRange::new(*start, *end),
            label: Label::from_name(label).unwrap(),
        };
        let record = Record {
            set: "s".into(),
            language: "en".into(),
            kind: "k".into(),
            text: "Ana Ruiz of Lyon, aged 41".into(),
            spans: gold.iter().map(span).collect(),
            complete: everything(),
            is_ours: true,
        };
        let found: Vec<_> = found.iter().map(|one| Found { span: span(one), likelihood: 0.9 }).collect();
        mistakes(&record, &found).into_iter().map(|one| (one.kind, one.marked, one.found)).collect()
    }

    #[test]
    fn each_kind_is_told_from_the_others() {
        let gold = [(0, 8, "NAME"), (12, 16, "LOCATION_CITY")];
        let found = [(0, 3, "NAME"), (9, 11, "ZODIAC_SIGN"), (12, 16, "LOCATION")];
        assert_eq!(
            check(&gold, &found),
            [
                (Kind::Edges, "NAME \"Ana Ruiz\"".into(), "NAME \"Ana\"".into()),
                (Kind::False, String::new(), "ZODIAC_SIGN \"of\"".into()),
                (Kind::Label, "LOCATION_CITY \"Lyon\"".into(), "LOCATION \"Lyon\"".into()),
            ]
        );
        assert_eq!(check(&gold, &[])[0].0, Kind::Missed);
        assert!(check(&gold, &[(0, 8, "NAME"), (12, 16, "LOCATION_CITY")]).is_empty());
    }

    #[test]
    fn context_is_cut_at_characters_and_shows_what_is_hidden() {
        let text = format!("{}A\u{200B}b{}", "é".repeat(40), "ü".repeat(40));
        let span = Span { range: TextRange::new(80, 85), label: Label::Name };
        let expected = format!("…{}«A\\u{{200b}}b»{}…", "é".repeat(30), "ü".repeat(30));
        assert_eq!(context(&text, span), expected);
    }

    #[test]
    fn a_sample_is_spread_out() {
        let all: Vec<Mistake> = (0..10)
            .map(|number| Mistake {
                kind: Kind::False,
                set: String::new(),
                language: number.to_string(),
                is_ours: true,
                marked: String::new(),
                found: String::new(),
                context: String::new(),
            })
            .collect();
        let all: Vec<&Mistake> = all.iter().collect();
        let taken: Vec<_> = sample(&all, 3).into_iter().map(|one| one.language.as_str()).collect();
        assert_eq!(taken, ["0", "3", "6"]);
        assert_eq!(sample(&all, 20).len(), 10);
    }
}
