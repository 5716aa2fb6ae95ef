//! What stands behind a label, and what it can be.

use blackbar_core::{Label, TextRange};

use crate::recognizers::reading::{is_cue, is_east_asian};
use crate::scan::{Meaning, Scan};

/// The longest value, in bytes; longer ones are text, not fields.
const MOST: usize = 120;

/// "name" in the languages: alone it may be a thing's.
#[rustfmt::skip]
pub(super) const BARE_NAME: &[&str] = &[
    "name", "names", "nom", "nombre", "nome", "naam", "имя", "ім'я", "назва", "pangalan", "नाम", "名前", "姓名",
    "名字", "이름",
];

/// What a person has that is not the person: "patient note", "customer status".
#[rustfmt::skip]
const THINGS: &[&str] = &[
    "note", "notes", "comment", "comments", "status", "type", "kind", "method", "message", "description",
    "remark", "remarks", "summary", "category", "level", "role", "plan", "group", "feedback", "question",
    "history", "reason", "segment", "language", "preference", "instructions", "consent", "source", "tier",
    "notiz", "bemerkung", "typ", "art", "remarque", "statut", "estado", "tipo", "nota", "stato",
];

/// Whether the last word of a label says that its value is no name, whoever is named before it.
pub(super) fn names_a_thing(label: &str) -> bool {
    ends_with_one_of(label, THINGS)
}

fn ends_with_one_of(label: &str, words: &[&str]) -> bool {
    let mut said = label.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    said.next_back().is_some_and(|word| words.contains(&word.to_lowercase().as_str()))
}

/// What is told of many people at once: "Employment profile" stands above counts and shares, not above what somebody works as.
#[rustfmt::skip]
const REPORTS: &[&str] = &[
    "profile", "statistics", "statistic", "report", "overview", "rate", "rates", "figures", "data", "trend", "trends", "survey",
    "results", "statistik", "übersicht", "bericht", "statistiques", "rapport", "estadísticas", "informe", "statistiche",
];

/// Whether the last word of a label says that it heads a report.
pub(super) fn heads_a_report(label: &str) -> bool {
    ends_with_one_of(label, REPORTS)
}

/// Values that say nothing.
#[rustfmt::skip]
const EMPTY: &[&str] = &[
    "n/a", "na", "n.a.", "none", "null", "nil", "nan", "unknown", "not provided", "not applicable",
    "not available", "not specified", "not stated", "not given", "tbd", "tba", "true", "false", "yes", "no",
    "x", "undefined", "same", "other", "optional", "required", "string", "value", "empty", "blank",
    "default", "test", "ok", "on", "off", "enabled", "disabled", "failed", "success", "invalid", "valid",
    "object", "array", "boolean", "integer", "text", "varchar", "see below", "see above", "as above",
    "unbekannt", "keine", "kein", "keine angabe", "k.a.", "entfällt", "ja", "nein", "aucun", "aucune",
    "inconnu", "néant", "oui", "non", "ninguno", "ninguna", "desconocido", "sí", "nenhum", "nenhuma",
    "desconhecido", "sim", "não", "nessuno", "nessuna", "sconosciuto", "sì", "geen", "onbekend", "nee",
    "нет", "да", "неизвестно", "ні", "так", "невідомо", "немає", "wala", "oo", "hindi", "なし", "不明", "无",
    "無", "不详", "없음", "नहीं", "हाँ", "कोई नहीं", "prefer not to say", "declined", "redacted", "anonymous",
];

/// States of things, not places.
#[rustfmt::skip]
const CONDITIONS: &[&str] = &[
    "active", "inactive", "open", "closed", "pending", "new", "done", "running", "stopped", "ready",
    "failed", "success", "completed", "complete", "draft", "started", "finished", "error", "idle", "up",
    "down", "locked", "unlocked", "visible", "hidden", "loading", "solid", "liquid", "gas", "normal",
    "stable", "critical", "good", "bad", "excellent", "poor", "approved", "rejected", "cancelled",
];

/// Words that make a value an organisation or a thing, not a person.
#[rustfmt::skip]
const ORGANISATION: &[&str] = &[
    "department", "division", "inc", "ltd", "llc", "gmbh", "corp", "company", "hospital", "clinic",
    "university", "school", "center", "centre", "bank", "group", "services", "service", "systems",
    "solutions", "team", "office", "institute", "association", "church", "ag", "s.a.", "klinik",
    "abteilung", "verein", "société", "hôpital", "empresa", "banco", "universidad", "report", "list",
    "file",
];

/// Whether the value says that there is none.
pub(super) fn is_empty_word(text: &str) -> bool {
    let lower = text.to_lowercase();
    EMPTY.contains(&lower.as_str()) || !text.chars().any(char::is_alphanumeric)
}

/// Whether the value of "state" is how something is, not where.
pub(super) fn is_condition(text: &str) -> bool {
    CONDITIONS.contains(&text.to_lowercase().as_str())
}

/// A value behind a label.
pub(super) struct Value<'t> {
    pub(super) range: TextRange,
    pub(super) text: &'t str,
    pub(super) words: usize,
}

impl<'t> Value<'t> {
    /// Reads to the end of the line or cell, or to the next label on the same line.
    pub(super) fn read(scan: &Scan<'t>, at: usize) -> Option<Value<'t>> {
        let window = scan.ahead(at, MOST);
        let opened = window.chars().next().filter(|c| matches!(c, '"' | '\''));
        let skip = opened.map_or(0, char::len_utf8);
        let body = &window[skip..];
        let stop = |c: char| {
            matches!(c, '\n' | '\r' | '\t' | '|' | ';') || opened == Some(c) || c == '<' || c == '"'
        };
        let mut end = match body.find(stop) {
            Some(end) => end,
            None if window.len() + 4 > MOST => return None,
            None => body.len(),
        };
        if let Some(gap) = body[..end].find("  ").filter(|gap| *gap > 0) {
            end = gap;
        }
        let start = at + skip;
        // "Name: John Smith DOB: 1990": the next label ends the value.
        let next = scan.hits_between(start, start + end).iter().find(|hit| {
            let rest = scan.ahead(hit.range.end(), 3);
            is_cue(hit)
                && hit.range.start() > start
                && rest.trim_start_matches([' ', '.', '#']).starts_with([':', '='])
        });
        if let Some(next) = next {
            end = next.range.start() - start;
        }
        let text = body[..end].trim().trim_end_matches([',', '.', '\'']);
        let lead = body[..end].len() - body[..end].trim_start().len();
        let words = text.split_whitespace().count();
        let sentence = text.contains(". ") && words > 4
            || text.contains("! ")
            || text.contains("? ")
            || text.contains("://");
        let short = !text.is_empty() && text.chars().count() <= 80 && words <= 12 && !sentence;
        short.then(|| Value { range: TextRange::at(start + lead, text.len()), text, words })
    }

    pub(super) fn has_digit(&self) -> bool {
        self.text.chars().any(|c| c.is_ascii_digit())
    }

    pub(super) fn has_capital(&self) -> bool {
        self.text.chars().any(|c| c.is_uppercase() || (c.is_alphabetic() && !c.is_lowercase()))
    }

    pub(super) fn starts_with_capital(&self) -> bool {
        self.text.chars().next().is_some_and(|c| c.is_alphabetic() && !c.is_lowercase())
    }

    /// Letters, blanks and the marks of names; at most six words.
    pub(super) fn is_name_like(&self, small: bool) -> bool {
        let letters = self.text.chars().all(|c| {
            c.is_alphabetic()
                || c.is_whitespace()
                || matches!(c, '\'' | '\u{2019}' | '-' | '.' | ',' | '・' | '(' | ')')
                || unicode_normalization::char::is_combining_mark(c)
        });
        let dotted =
            self.text.split('.').skip(1).any(|part| part.chars().next().is_some_and(char::is_lowercase));
        let big = small || self.starts_with_capital();
        let long_enough = self.text.chars().count() > 1 || self.text.chars().all(is_east_asian);
        letters && !dotted && big && long_enough && self.words <= 6 && self.text.chars().count() <= 60
    }

    /// Six words at most, letters mostly.
    pub(super) fn is_wordy(&self) -> bool {
        self.words <= 6
            && self.text.chars().count() <= 60
            && self.text.chars().any(char::is_alphabetic)
            && !self.text.contains(['@', '{', '}', '[', ']', '\\', '=', '_', '<', '%', '$'])
            && self.text.chars().filter(char::is_ascii_digit).count() <= 2
    }

    pub(super) fn is_place_like(&self) -> bool {
        self.is_wordy() && self.words <= 5 && !self.has_digit() && !self.text.contains(['.', '/'])
            || self.text.starts_with("St. ") && self.words <= 4
    }

    pub(super) fn is_postal_code(&self) -> bool {
        let body = self.text.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, ' ' | '-'));
        body && self.has_digit() && (3..=10).contains(&self.text.len())
    }

    pub(super) fn is_address_like(&self) -> bool {
        let odd = self.text.contains(['@', '{', '}', '\\', '=', '_', '<', '%'])
            || self.text.starts_with("0x")
            || self.text.contains("://");
        let dotted = self.text.split('.').count() >= 4 || self.text.contains("::");
        let wordy = self.text.chars().filter(|c| c.is_alphabetic()).count() >= 3;
        !odd && !dotted
            && wordy
            && self.has_capital()
            && (self.words >= 2 || self.text.chars().any(is_east_asian) || self.has_digit())
    }

    pub(super) fn is_handle(&self) -> bool {
        let length = self.text.chars().count();
        self.words == 1
            && (2..=40).contains(&length)
            && self
                .text
                .chars()
                .all(|c| c.is_alphanumeric() || matches!(c, '_' | '-' | '.' | '@' | '+' | '#'))
    }

    pub(super) fn is_age(&self) -> bool {
        (1..=3).contains(&self.text.len()) && self.text.parse::<u16>().is_ok_and(|age| age <= 125)
    }

    /// "Mr", "Dr.": a title of address under the label "title".
    pub(super) fn is_title(&self) -> bool {
        matches!(
            self.text.trim_end_matches('.').to_lowercase().as_str(),
            "mr" | "mrs"
                | "ms"
                | "miss"
                | "dr"
                | "prof"
                | "sir"
                | "herr"
                | "frau"
                | "m"
                | "mme"
                | "mlle"
                | "sr"
                | "sra"
                | "sig"
                | "dhr"
                | "mevr"
                | "mx"
        )
    }

    pub(super) fn is_organisation(&self) -> bool {
        self.text.split_whitespace().any(|word| {
            ORGANISATION.contains(&word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase().as_str())
        })
    }

    /// Whether a listed term of the label stands in the value.
    pub(super) fn holds_term(&self, scan: &Scan<'_>, label: Label) -> bool {
        scan.hits_between(self.range.start(), self.range.end())
            .iter()
            .any(|hit| hit.means(Meaning::Term(label)))
    }
}
