//! Ages. In years only the number is the entity ("41 yo" gives "41"), in months, weeks and days the unit belongs to
//! it; ranges ("29-35 years old"), decades ("in his forties") and limits ("18+") count too.
//!
//! Many languages say "45 años" for an age and for a duration. Verbs of having, words like "durante" and, failing
//! those, the number decide: few people are written about before they are fourteen, few things last longer.

use blackbar_core::{Evidence, Label, TextRange};

use super::amounts::{Amount, opens, span_at};
use super::choices::{Choices, Options, one_of};
use super::pieces::{
    char_at, char_before, ends_with_phrase, ends_word, has_border, is_one_of, is_swallowed, starts_word,
    word_at, word_before, word_behind,
};
use super::spelled_numbers::is_ordinal;
use crate::languages::TimeUnit;
use crate::scan::{Anchor, Cue, Meaning, MeaningKind, Recognizer, Scan, Sink, Trigger};

/// Ages in figures.
pub static AGES_IN_FIGURES: Recognizer = Recognizer {
    name: "ages_in_figures",
    labels: &[Label::Age],
    trigger: Trigger::Numbers,
    check: |scan, anchor, sink| {
        if let Anchor::Number(index) = anchor {
            find(scan, scan.numbers()[index].range.start(), sink);
        }
    },
};

/// Ages in words.
pub static AGES_IN_WORDS: Recognizer = Recognizer {
    name: "ages_in_words",
    labels: &[Label::Age],
    trigger: Trigger::Words(&[MeaningKind::NumberWord]),
    check: |scan, anchor, sink| {
        if let Anchor::Word(index) = anchor {
            find(scan, scan.hit(index).range.start(), sink);
        }
    },
};

/// "in his forties", "a woman in her mid-30s".
pub static AGE_DECADES: Recognizer = Recognizer {
    name: "age_decades",
    labels: &[Label::Age],
    trigger: Trigger::Literals(&[
        "teens",
        "twenties",
        "thirties",
        "forties",
        "fifties",
        "sixties",
        "seventies",
        "eighties",
        "nineties",
        "20s",
        "30s",
        "40s",
        "50s",
        "60s",
        "70s",
        "80s",
        "90s",
    ]),
    check: |scan, anchor, sink| {
        if let Anchor::Literal(range) = anchor {
            decade(scan, range, sink);
        }
    },
};

/// An age: what is flagged, and how far the words that make it one reach.
struct Age {
    range: TextRange,
    end: usize,
    likelihood: f32,
    evidence: Evidence,
}

fn find(scan: &Scan<'_>, at: usize, sink: &mut Sink) {
    let Some(age) = read(scan, at) else { return };
    let covers = |start| read(scan, start).filter(|age| age.likelihood >= 0.5).map(|age| age.range.end());
    if !has_border(scan.text, age.range) && !is_swallowed(scan, at, &[MeaningKind::NumberWord], covers) {
        sink.push(age.range, Label::Age, age.likelihood, age.evidence);
    }
}

/// The end of the age that begins at `at`, with its unit, for recognizers that must not take it for a duration.
pub(super) fn age_end(scan: &Scan<'_>, at: usize) -> Option<usize> {
    read(scan, at).filter(|age| age.likelihood >= 0.5).map(|age| age.end)
}

/// Behind a number of years.
#[rustfmt::skip]
const YEARS_OLD: &Choices = &Choices::new(&[
    " years old", " year old", "-year-old", "-years-old", "-year old", " year-old", " years-old", " yr old",
    " yrs old", " yr. old", " yrs. old", "-yr-old", "-year-olds", " year olds", " year-olds", " years of age",
    " yo", "yo", " y/o", "y/o", " y.o.", "y.o.", " y.o", "y.o", " jahre alt", " jahre jung", "-jähriger",
    "-jährige", "-jährigen", "-jähriges", "-jährig", "jähriger", "jährige", "jährigen", "jährig", " jährige",
    " jähriger", " jährigen", " ans d'âge", " años de edad", " anos de idade", " anni di età", " jaar oud",
    "-jarige", " jarige", "-летний", "-летняя", "-летнего", "-летней", "-летнюю", "-летнему", " лет от роду",
    "-річний", "-річна", "-річного", "-річної", " taong gulang", "-taong-gulang", " anyos", "-anyos", " साल का", " साल की", " साल के", " वर्षीय",
    " वर्ष की आयु", "enne", "year old",
]);
/// Right behind a number of years, in scripts without blanks.
const YEARS_OLD_TIGHT: &Choices = &Choices::new(&["歳", "才", "岁", "歲", "周岁", "세", "살"]);
#[rustfmt::skip]
const OLD: &Choices = &Choices::new(&[
    " old", "-old", " of age", " alt", " alte", " altes", " alter", " oud", " de edad", " d'âge", " di età",
    " de idade", " gulang", "-olds",
]);
/// Years in languages where the same words are ages and durations.
#[rustfmt::skip]
const OPEN_YEARS: &Choices = &Choices::new(&[
    "ans", "años", "anios", "anos", "anni", "лет", "года", "год", "років", "роки", "рік", "साल", "वर्ष",
    "taon",
]);
/// Words before that make a number of years an age.
#[rustfmt::skip]
const HAVING: &[&str] = &[
    "avait", "aura", "avoir", "âgé de", "âgée de", "agé de", "tiene", "tengo", "tenía",
    "tenia", "cumple", "cumplió", "tendrá", "a los", "de unos", "ha", "ho", "aveva", "compie", "tem", "tenho",
    "tinha", "fez", "aos", "mi", "мне", "ему", "ей", "вам", "тебе", "исполнилось", "было", "возраст", "мені",
    "йому", "їй", "виповнилося", "ist", "bin", "war", "wurde", "wird", "is", "ben", "was", "edad de",
];
/// Words before that make it a duration.
#[rustfmt::skip]
const LASTING: &[&str] = &[
    "for", "over", "in", "within", "past", "last", "next", "every", "after", "more than", "about", "during",
    "since", "für", "seit", "vor", "nach", "über", "in den letzten", "pendant", "depuis", "il y a", "en",
    "durant", "pour", "après", "dans", "por", "durante", "hace", "desde hace", "tras", "últimos", "dentro de",
    "per", "da", "fa", "ogni", "há", "faz", "após", "за", "через", "на", "около", "более", "в течение",
    "последние", "после", "протягом", "останні", "sa loob ng", "makalipas ang", "nakalipas na", "nakaraang", "pena de", "contrat de", "contrato de",
    "prisión de", "garantía de", "bail de", "durée de",
];

fn read(scan: &Scan<'_>, at: usize) -> Option<Age> {
    let text = scan.text;
    let figures = text.as_bytes().get(at)?.is_ascii_digit();
    if figures && !opens(text, at) || !figures && !starts_word(text, at) {
        return None;
    }
    // Nobody is a thousand years old, and longer numbers are common.
    if figures && text.as_bytes()[at..].iter().take(4).filter(|byte| byte.is_ascii_digit()).count() == 4 {
        return None;
    }
    let (amount, span) = span_at(scan, at)?;
    let whole = amount.whole.min(1000);
    let pattern = |range: TextRange, end: usize, likelihood: f32| {
        Some(Age { range, end, likelihood, evidence: Evidence::PATTERN })
    };
    if whole <= 130 {
        if let Some(end) = one_of(text, span.end(), YEARS_OLD) {
            return pattern(span, end, 0.93);
        }
        if let Some(end) = one_of(text, span.end(), YEARS_OLD_TIGHT) {
            // 21세기 is a century.
            return (char_at(text, end) != Some('기')).then(|| pattern(span, end, 0.93)).flatten();
        }
    }
    if let Some((unit, range)) = unit_behind(scan, span.end()) {
        return with_unit(scan, (amount, span), unit, range);
    }
    if whole > 130 || amount.signed {
        return None;
    }
    limit(scan, span)
        .or_else(|| listed(scan, span))
        .or_else(|| behind_name(scan, span))
        .or_else(|| announced(scan, span))
        .or_else(|| spoken(scan, span, amount.words && amount.whole < 10))
        .or_else(|| birthday(text, span))
}

fn unit_behind(scan: &Scan<'_>, end: usize) -> Option<(TimeUnit, TextRange)> {
    // "43años"
    if let Some(found) = one_of(scan.text, end, OPEN_YEARS) {
        return Some((TimeUnit::Year, TextRange::new(end, found)));
    }
    let next = one_of(scan.text, end, &[" ", "-"]).unwrap_or(end);
    let (unit, range) = word_at(scan, next, |meaning| match meaning {
        Meaning::TimeUnit(unit) if unit == TimeUnit::Day as u8 => Some(TimeUnit::Day),
        Meaning::TimeUnit(unit) if unit == TimeUnit::Week as u8 => Some(TimeUnit::Week),
        Meaning::TimeUnit(unit) if unit == TimeUnit::Month as u8 => Some(TimeUnit::Month),
        Meaning::TimeUnit(unit) if unit == TimeUnit::Year as u8 => Some(TimeUnit::Year),
        _ => None,
    })?;
    Some((unit, range))
}

fn with_unit(
    scan: &Scan<'_>,
    (amount, span): (Amount, TextRange),
    unit: TimeUnit,
    range: TextRange,
) -> Option<Age> {
    let text = scan.text;
    let flagged = if unit == TimeUnit::Year { span } else { TextRange::new(span.start(), range.end()) };
    let age = |likelihood, evidence| Some(Age { range: flagged, end: range.end(), likelihood, evidence });
    if amount.words && is_ordinal(amount.range.of(text)) {
        return None;
    }
    if one_of(text, range.end(), OLD).is_some()
        && amount.whole <= if unit == TimeUnit::Year { 130 } else { 400 }
    {
        return age(0.92, Evidence::PATTERN);
    }
    if cue_before(scan, span.start()) {
        return age(0.88, Evidence::PATTERN.and(Evidence::CONTEXT));
    }
    if unit != TimeUnit::Year
        || amount.whole > 110
        || amount.words && !is_one_of(range.of(text), OPEN_YEARS.words())
    {
        return None;
    }
    if ends_with_phrase(scan, span.start(), LASTING) {
        return None;
    }
    let open = is_one_of(range.of(text), OPEN_YEARS.words());
    let german = is_one_of(range.of(text), &["jahre", "jaar"]);
    let ends = word_behind(text, range.end()).of(text);
    let lasting_behind = is_one_of(
        ends,
        &[
            "lang",
            "long",
            "ago",
            "experience",
            "später",
            "later",
            "после",
            "назад",
            "спустя",
            "plus",
            "más",
            "después",
            "tard",
            "fa",
            "atrás",
            "dopo",
            "тому",
        ],
    ) || one_of(
        text,
        range.end(),
        &[
            " de experiencia",
            " d'expérience",
            " di esperienza",
            " de experiência",
            " de prisión",
            " de prison",
            " de cárcel",
            " опыта",
            " стажа",
            " spätere",
            " de garantía",
        ],
    )
    .is_some();
    if lasting_behind {
        return None;
    }
    let french = is_one_of(range.of(text), &["ans"]);
    let having = ends_with_phrase(scan, span.start(), HAVING)
        || french && ends_with_phrase(scan, span.start(), &["a", "ai", "as", "à"]);
    if (open || german) && having {
        return age(0.8, Evidence::PATTERN.and(Evidence::CONTEXT));
    }
    (open && amount.whole >= 14).then(|| age(0.6, Evidence::PATTERN)).flatten()
}

/// Whether a word for age stands right before: "aged 33", "age: 45", "age of 12", "Alter (Jahre): 45".
fn cue_before(scan: &Scan<'_>, at: usize) -> bool {
    let hits = scan.hits_between(at.saturating_sub(40), at);
    hits.iter().rev().filter(|hit| hit.means(Meaning::Cue(Cue::Age)) && hit.range.end() <= at).any(|hit| {
        let gap = TextRange::new(hit.range.end(), at);
        let words = gap.of(scan.text);
        // "years old" stands behind its number, and one can turn by 90 degrees.
        let cue = hit.range.of(scan.text).to_lowercase();
        let behind = cue.starts_with("turn")
            || cue.ends_with("old")
            || is_one_of(&cue, &["alt", "oud", "jung", "gulang", "jahre alt", "jaar oud", "yo", "y/o"])
            || hit.is(MeaningKind::TimeUnit)
            || scan.text[..hit.range.start()]
                .trim_end_matches([' ', '-'])
                .ends_with(|c: char| c.is_ascii_digit());
        if behind {
            return false;
        }
        !has_border(scan.text, gap)
            && words.len() <= 20
            && !words.contains(". ")
            && words.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty()).all(|word| {
                is_one_of(
                    word,
                    &[
                        "is",
                        "was",
                        "of",
                        "at",
                        "years",
                        "in",
                        "yrs",
                        "de",
                        "from",
                        "between",
                        "est",
                        "es",
                        "ist",
                        "jahre",
                        "ans",
                        "años",
                        "anos",
                        "anni",
                        "лет",
                        "now",
                        "about",
                        "around",
                        "approximately",
                        "range",
                        "group",
                        "over",
                        "under",
                        "van",
                        "von",
                        "di",
                        "da",
                        "do",
                        "la",
                    ],
                )
            })
    })
}

/// "age: 45", "aged 33", "ages 5 to 12".
fn announced(scan: &Scan<'_>, span: TextRange) -> Option<Age> {
    let text = scan.text;
    let after = text.as_bytes().get(span.end()..).unwrap_or_default();
    let continued = match after {
        [b'%' | b'$' | b':', ..] => true,
        [b'.' | b'-' | b'/' | b',', digit, ..] => digit.is_ascii_digit(),
        _ => {
            !ends_word(text, span.end())
                && one_of(text, span.end(), &["y", "yrs", "m", "f", "j", "л"]).is_none()
        }
    };
    let continued = continued
        || text[span.end()..].starts_with(" %")
        || text[span.start()..].starts_with(char::is_alphabetic) && is_ordinal(span.of(text));
    (!continued && cue_before(scan, span.start())).then_some(Age {
        range: span,
        end: span.end(),
        likelihood: 0.88,
        evidence: Evidence::PATTERN.and(Evidence::CONTEXT),
    })
}

/// "padres de 74 y 64 años": the second number has the unit for both.
fn listed(scan: &Scan<'_>, span: TextRange) -> Option<Age> {
    let next = one_of(scan.text, span.end(), &[" and ", " y ", " und ", " et ", " e ", " и ", " en ", ", "])?;
    let (amount, second) = span_at(scan, next)?;
    let end = one_of(scan.text, second.end(), YEARS_OLD).or_else(|| {
        let (unit, range) = unit_behind(scan, second.end())?;
        let age = with_unit(scan, (amount, second), unit, range)?;
        (unit == TimeUnit::Year && age.likelihood >= 0.5).then_some(age.end)
    });
    end.map(|_| Age { range: span, end: span.end(), likelihood: 0.65, evidence: Evidence::PATTERN })
}

/// "Emily White, 45, presented with": behind a full name, between commas.
fn behind_name(scan: &Scan<'_>, span: TextRange) -> Option<Age> {
    let text = scan.text;
    let before = text[..span.start()].strip_suffix(", ")?;
    let after = text[span.end()..].strip_prefix(", ")?;
    let capital = |word: TextRange| {
        let mut chars = word.of(text).chars();
        chars.next().is_some_and(char::is_uppercase) && chars.next().is_some_and(char::is_lowercase)
    };
    let last = word_before(before, before.len());
    let first = word_before(before, last.start());
    let named = capital(last) && capital(first) && !first.is_empty();
    let fits = span.len() == 2 && !span.of(text).starts_with('0') && after.starts_with(char::is_lowercase);
    let month = [first, last].iter().any(|word| {
        word_at(scan, word.start(), |meaning| {
            matches!(meaning, Meaning::Month(_) | Meaning::Weekday(_)).then_some(())
        })
        .is_some()
    });
    (named && fits && !month).then_some(Age {
        range: span,
        end: span.end(),
        likelihood: 0.6,
        evidence: Evidence::PATTERN,
    })
}

/// "18+".
fn limit(scan: &Scan<'_>, span: TextRange) -> Option<Age> {
    let text = scan.text;
    if !text[span.end()..].starts_with('+') || span.len() != 2 {
        return None;
    }
    let end = span.end() + 1;
    let rest = text[end..].trim_start_matches(' ');
    let counts = rest.starts_with(|c: char| c.is_alphanumeric()) || text[end..].starts_with(['+', '-']);
    let cued = scan.context(span, Cue::Age) >= 0.5;
    let usual = matches!(span.of(text), "16" | "18" | "21");
    let likelihood = match (cued, usual, counts) {
        (true, _, false) => 0.85,
        (false, true, false) => 0.6,
        _ => 0.2,
    };
    Some(Age { range: TextRange::new(span.start(), end), end, likelihood, evidence: Evidence::PATTERN })
}

/// "I am 24.", "she's 45 and", "turned 40".
fn spoken(scan: &Scan<'_>, span: TextRange, small_words: bool) -> Option<Age> {
    let text = scan.text;
    const TURNED: &[&str] = &["turned", "turns", "turning", "just turned"];
    #[rustfmt::skip]
const BEING: &[&str] = &[
    "i am", "i'm", "i\u{2019}m", "im", "he is", "she is", "he's", "she's", "he\u{2019}s", "she\u{2019}s",
    "he was", "she was", "i was",
];
    let turned = ends_with_phrase(scan, span.start(), TURNED);
    if !turned && !ends_with_phrase(scan, span.start(), BEING) {
        return None;
    }
    // "I was one", Italian "due" in "I'm due": small numbers in words are too many other things.
    if small_words {
        return None;
    }
    let next = word_behind(text, span.end()).of(text);
    let after = text[span.end()..].chars().next();
    let closed = match after {
        None | Some('.' | ',' | ';' | '!' | ')' | '?') => {
            !text[span.end()..].chars().nth(1).is_some_and(|c| c.is_ascii_digit())
        }
        Some(' ' | '\n') => {
            next.is_empty()
                && !text[span.end()..].trim_start().starts_with(|c: char| c.is_alphanumeric() || c == '%')
                || is_one_of(
                    next,
                    &["and", "but", "now", "today", "when", "in", "last", "this", "years", "or", "with"],
                )
        }
        _ => false,
    };
    let likelihood = if closed && turned {
        0.75
    } else if closed {
        0.65
    } else {
        0.2
    };
    Some(Age { range: span, end: span.end(), likelihood, evidence: Evidence::PATTERN.and(Evidence::CONTEXT) })
}

/// "her 40th birthday".
fn birthday(text: &str, span: TextRange) -> Option<Age> {
    one_of(
        text,
        span.end(),
        &[
            "th birthday",
            "st birthday",
            "nd birthday",
            "rd birthday",
            ". geburtstag",
            "e anniversaire",
            "e verjaardag",
        ],
    )
    .map(|end| Age { range: span, end, likelihood: 0.8, evidence: Evidence::PATTERN })
}

fn decade(scan: &Scan<'_>, word: TextRange, sink: &mut Sink) {
    const WHOSE: &[&str] = &["his", "her", "their", "my", "your", "our", "its", "the patient's"];
    const PARTS: &[&str] = &["mid", "early", "late", "mid-to-late"];
    let text = scan.text;
    let mut start = word.start();
    if !ends_word(text, word.end()) {
        return;
    }
    let before = text[..start].trim_end_matches([' ', '-']);
    let part = word_before(before, before.len());
    if is_one_of(part.of(before), PARTS) {
        start = part.start();
    } else if !starts_word(text, start) || matches!(char_before(text, start), Some('\'' | '-')) {
        return;
    }
    if is_one_of(word_before(text, start).of(text), WHOSE) {
        sink.push(
            TextRange::new(start, word.end()),
            Label::Age,
            0.85,
            Evidence::PATTERN.and(Evidence::CONTEXT),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check_all;

    #[test]
    fn ages_are_found_and_nothing_else() {
        check_all(
            &[&AGES_IN_FIGURES, &AGES_IN_WORDS, &AGE_DECADES],
            &[
                "a ‹AGE|41› yo man",
                "I am ‹AGE|24› years old",
                "a ‹AGE|24› year old",
                "a ‹AGE|24›-year-old woman",
                "aged ‹AGE|33›",
                "Age: ‹AGE|45›",
                "age: ‹AGE|37›",
                "tiene ‹AGE|45› años",
                "eine ‹AGE|45›-jährige Frau",
                "der ‹AGE|45›-Jährige",
                "er ist ‹AGE|45› Jahre alt",
                "‹AGE|45›歳の男性",
                "ему ‹AGE|45› лет",
                "il a ‹AGE|45› ans",
                "un homme de ‹AGE|45› ans",
                "in his ‹AGE|forties›",
                "in her ‹AGE|mid-30s›",
                "‹AGE|29-35› years old",
                "‹AGE|18+›",
                "an ‹AGE|18 months› old child",
                "a ‹AGE|6-week›-old baby",
                "‹AGE|twelve› years old",
                "‹AGE|sixty-five›-year-old",
                "ages ‹AGE|5 to 12›",
                "at the age of ‹AGE|33›",
                "I'm ‹AGE|24›, and",
                "she turned ‹AGE|40› last week",
                "her ‹AGE|40›th birthday",
                "‹AGE|45› y/o male",
                "Edad:‹AGE|18› años",
                "padres de ‹AGE|74› y ‹AGE|64› años",
                "Emily White, ‹AGE|45›, presented with",
                // Near misses.
                "for 2 years",
                "2008 года, 15 человек",
                "chapters one, 45, and",
                "durante 20 años",
                "depuis 10 ans",
                "через 20 лет",
                "the 40s",
                "over 18 months",
                "page 45",
                "version 18+2",
                "20+ employees",
                "I am 100% sure",
                "I am 2nd",
                "24 years",
                "21세기",
                "a 300 years old tree",
                "3 years of experience",
                "I'm 5 minutes late",
                "I'm one of them. I was one.",
                "turned 90 degrees",
            ],
        );
    }
}
