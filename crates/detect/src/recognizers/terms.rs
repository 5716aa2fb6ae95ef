//! Words that are entities themselves: genders, orientations, marital statuses, religions, parties, languages,
//! nationalities, zodiac signs, countries, states, events and professions, from the lists in `languages/`.
//!
//! The lists of all languages are searched in every text, so an entry that is an ordinary word somewhere is not
//! enough alone: [`ambiguous`] holds those, and they need a word nearby that says what is meant.

mod ambiguous;

use blackbar_core::{Evidence, Label, Likelihoods, TextRange};

use super::reading::{
    Word, char_at, char_before, hit_at, is_east_asian, is_hangul, skip_blanks, skip_blanks_before,
    starts_sentence, word_at, word_before,
};
use crate::scan::{Anchor, Cue, Hit, Meaning, MeaningKind, Recognizer, Scan, Sink, Trigger};

/// Terms of the word lists.
pub(super) static TERMS: Recognizer = Recognizer {
    name: "terms",
    labels: &[
        Label::Gender,
        Label::Sexuality,
        Label::MaritalStatus,
        Label::Religion,
        Label::PoliticalAffiliation,
        Label::Language,
        Label::Origin,
        Label::ZodiacSign,
        Label::Location,
        Label::LocationCity,
        Label::LocationCountry,
        Label::LocationState,
        Label::Event,
        Label::Occupation,
    ],
    trigger: Trigger::Words(&[MeaningKind::Term]),
    check,
};

/// How likely an unambiguous term is.
const SURE: f32 = 0.8;
/// A term whose surroundings say nothing: a hint for fusion only.
const HINT: f32 = 0.35;
/// The longest ending an open stem may take: "deutsch" + "sprachige" is another word.
const LONGEST_ENDING: usize = 5;

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Word(index) = anchor else { return };
    let hit = scan.hit(index);
    let Some(range) = whole_word(scan, hit) else { return };
    if inside_longer_term(scan, hit, range) || inside_token(scan, range) {
        return;
    }
    // A word may be written in several lists ("türkisch" as a language, "türkisch*" as an origin): one finding.
    let twins: Vec<Hit> = scan
        .hits_between(range.start(), range.start() + 1)
        .iter()
        .copied()
        .filter(|other| is_term(other) && whole_word(scan, *other) == Some(range))
        .collect();
    if twins.first().is_some_and(|first| !first.is_same(hit)) {
        return;
    }
    let mut found: Option<Likelihoods> = None;
    for twin in twins {
        for meaning in twin.meanings() {
            let Meaning::Term(label) = *meaning else { continue };
            // Words of business have a recognizer of their own, which asks for a sentence about business.
            if !TERMS.labels.contains(&label) {
                continue;
            }
            let likelihood = likelihood(scan, twin, range, label);
            found = Some(match found {
                None => Likelihoods::one(label, likelihood),
                Some(labels) => labels.with(label, likelihood),
            });
        }
    }
    let Some(labels) = found else { return };
    let (label, likelihood) = labels.best();
    if labels.of(Label::LocationCity) > 0.0 && leads_a_state(scan, range) {
        return;
    }
    let regional =
        [Label::LocationState, Label::LocationCountry].into_iter().find(|label| labels.of(*label) > 0.0);
    if let Some(label) = regional
        && let Some(place) = with_city(scan, range, label)
    {
        let labels = Likelihoods::one(Label::Location, 0.85).with(label, 0.4);
        sink.push_labels(place, labels, Evidence::LIST.and(Evidence::PATTERN));
        return;
    }
    if is_short_code(scan, range, label) {
        return;
    }
    let evidence = if likelihood > SURE { Evidence::LIST.and(Evidence::CONTEXT) } else { Evidence::LIST };
    sink.push_labels(range, labels, evidence);
}

/// The hit with the ending of an open stem; nothing when that ending makes it another word.
fn whole_word(scan: &Scan<'_>, hit: Hit) -> Option<TextRange> {
    let text = hit.range.of(scan.text);
    if text.chars().next_back().is_some_and(is_east_asian) {
        return alone_in_unspaced_text(scan, hit.range).then_some(hit.range);
    }
    let rest = scan.ahead(hit.range.end(), 40);
    let ending: usize = rest.chars().take_while(|c| c.is_alphabetic()).map(char::len_utf8).sum();
    let letters = rest.get(..ending).map_or(0, |ending| ending.chars().count());
    (letters <= LONGEST_ENDING).then(|| TextRange::new(hit.range.start(), hit.range.end() + ending))
}

/// A single Han character is a word only when nothing of its script touches it; Korean puts blanks between words, so
/// a term begins where its word does (particles may follow).
fn alone_in_unspaced_text(scan: &Scan<'_>, range: TextRange) -> bool {
    let text = range.of(scan.text);
    let before = char_before(scan, range.start());
    if text.chars().next().is_some_and(is_hangul) {
        let rest = scan.ahead(range.end(), 24).chars().take_while(|c| is_hangul(*c)).count();
        return !before.is_some_and(is_hangul) && rest <= 4;
    }
    text.chars().count() > 1
        || (!before.is_some_and(is_east_asian) && !char_at(scan, range.end()).is_some_and(is_east_asian))
}

fn is_term(hit: &Hit) -> bool {
    hit.is(MeaningKind::Term)
}

/// "Korea" in "South Korea", "Mexico" in "New Mexico".
fn inside_longer_term(scan: &Scan<'_>, hit: Hit, range: TextRange) -> bool {
    let from = range.start().saturating_sub(48);
    scan.hits_between(from, range.end()).iter().any(|other| {
        is_term(other)
            && other.range != hit.range
            && other.range.contains(hit.range)
            && (other.range.start() < range.start() || other.range.end() > hit.range.end())
    })
}

/// Parts of user names, file names, addresses and identifiers are no words: "gay_test.py", "@german", "x.us".
fn inside_token(scan: &Scan<'_>, range: TextRange) -> bool {
    let glues = |c: char| matches!(c, '_' | '@' | '/' | '\\' | '=' | '#' | '&' | '%' | '$' | '<');
    let before = char_before(scan, range.start());
    let behind = char_at(scan, range.end());
    if before.is_some_and(glues) || behind.is_some_and(|c| matches!(c, '_' | '@' | '\\' | '=' | '>')) {
        return !matches!((before, behind), (Some('/' | '>'), None | Some('/' | ' ' | '<' | ',' | '.')));
    }
    // "x.us", "us.example": a dot with letters on its other side.
    let dotted_before = before == Some('.')
        && !range.of(scan.text).contains('.')
        && scan.behind(range.start() - 1, 4).chars().next_back().is_some_and(char::is_alphanumeric)
        && range.of(scan.text).chars().all(char::is_lowercase);
    let dotted_behind =
        behind == Some('.') && scan.ahead(range.end() + 1, 4).chars().next().is_some_and(char::is_lowercase);
    dotted_before || dotted_behind
}

fn likelihood(scan: &Scan<'_>, hit: Hit, range: TextRange, label: Label) -> f32 {
    let word = hit.range.of(scan.text);
    let told = context(scan, range, label);
    if ambiguous::needs_context(label, word) {
        // A place written small that is also a word ("nice", "acre") is the word.
        if label.is_a(Label::Location) && word.chars().next().is_some_and(char::is_lowercase) {
            return HINT;
        }
        return if told >= 0.8 {
            SURE
        } else if told > 0.4 {
            0.55
        } else {
            HINT
        };
    }
    match label {
        Label::Language => language(scan, range, told),
        Label::Origin => origin(scan, range, word, told),
        Label::Occupation => occupation(scan, range, word, told),
        Label::LocationCountry | Label::LocationState | Label::LocationCity => place(scan, range, told),
        Label::ZodiacSign => {
            if told > 0.0 {
                0.9
            } else {
                0.6
            }
        }
        _ if told > 0.8 => 0.9,
        _ => SURE,
    }
}

/// How strongly the surroundings speak for the label.
fn context(scan: &Scan<'_>, range: TextRange, label: Label) -> f32 {
    let cue = match label {
        Label::Gender => Cue::Gender,
        Label::Sexuality => Cue::Sexuality,
        Label::MaritalStatus => Cue::MaritalStatus,
        Label::Religion => Cue::Religion,
        Label::PoliticalAffiliation => Cue::Politics,
        Label::Language => Cue::Language,
        Label::Origin => Cue::Nationality,
        Label::LocationCity => Cue::City,
        Label::LocationCountry => Cue::Country,
        Label::LocationState => Cue::State,
        Label::Occupation => Cue::Occupation,
        _ => return ambiguous::nearby(scan, range, label),
    };
    scan.context(range, cue).max(ambiguous::nearby(scan, range, label))
}

/// "speaks Spanish" against "a Spanish citizen": the bare word is more often the nationality.
fn language(scan: &Scan<'_>, range: TextRange, told: f32) -> f32 {
    let in_front = word_before(scan, skip_blanks_before(scan, range.start(), 2));
    let after_in = in_front.is_some_and(|word| ambiguous::IN.contains(&word.text.to_lowercase().as_str()));
    let other = scan
        .hits_between(range.start(), range.end())
        .iter()
        .any(|hit| hit.means(Meaning::Term(Label::Origin)));
    let follows = noun_follows(scan, range);
    let ends = follows.is_none();
    // "Frans Pop" is a man; Dutch has the language without a capital behind it.
    if range.of(scan.text) == "Frans" && follows.is_some_and(|word| word.is_capitalised()) {
        return HINT;
    }
    if told >= 0.85 {
        0.9
    } else if told > 0.0 || (after_in && ends) {
        0.82
    } else if other {
        0.45
    } else {
        SURE
    }
}

fn origin(scan: &Scan<'_>, range: TextRange, word: &str, told: f32) -> f32 {
    if told >= 0.5 {
        return 0.88;
    }
    // Written small it is an ordinary word in languages that capitalise ("polish the table").
    if word.is_ascii() && word.chars().all(char::is_lowercase) && ambiguous::ONLY_CAPITALISED.contains(&word)
    {
        return HINT;
    }
    // "French Open", "German Shepherd": part of a longer name.
    match noun_follows(scan, range) {
        Some(next)
            if next.is_capitalised()
                && !next.is_all_capitals()
                && !starts_sentence(scan, next.range.start()) =>
        {
            0.55
        }
        _ => 0.75,
    }
}

fn noun_follows<'t>(scan: &Scan<'t>, range: TextRange) -> Option<Word<'t>> {
    let at = skip_blanks(scan, range.end(), 1);
    if at == range.end() { None } else { word_at(scan, at) }
}

/// Professions are also verbs and parts of titles; they count after an article, a preposition or the field's cue.
fn occupation(scan: &Scan<'_>, range: TextRange, word: &str, told: f32) -> f32 {
    if told >= 0.65 {
        return 0.85;
    }
    let weak = ambiguous::is_weak_profession(word);
    let left_of = |at: usize| word_before(scan, skip_blanks_before(scan, at, 1));
    let among = |word: Option<Word<'_>>, list: &[&str]| {
        word.is_some_and(|word| list.contains(&word.text.to_lowercase().as_str()))
    };
    let before = left_of(range.start());
    let article = among(before, ambiguous::ARTICLES);
    // "is an engineer"
    let of_person = among(before, ambiguous::OF_A_PERSON)
        || article && before.is_some_and(|word| among(left_of(word.range.start()), ambiguous::OF_A_PERSON));
    match (article || of_person, weak) {
        (true, false) => 0.75,
        (true, true) => {
            if of_person {
                0.6
            } else {
                HINT
            }
        }
        (false, true) => HINT,
        // Two words ("truck driver") are no accident.
        (false, false) if word.contains(' ') => 0.7,
        (false, false) => 0.45,
    }
}

/// A country inside a longer capitalised phrase is often part of an organisation's name.
fn place(scan: &Scan<'_>, range: TextRange, told: f32) -> f32 {
    let text = range.of(scan.text);
    if told >= 0.85 {
        return 0.9;
    }
    if text.chars().next().is_some_and(char::is_lowercase) {
        // "china cabinet", "turkey sandwich"; typed without capitals it still is a place behind a preposition.
        let before = word_before(scan, skip_blanks_before(scan, range.start(), 1));
        let led = before.is_some_and(|word| ambiguous::IN.contains(&word.text.to_lowercase().as_str()));
        let plain = ambiguous::ONLY_CAPITALISED.contains(&text);
        return match (led, plain) {
            (true, false) => 0.75,
            (_, true) => HINT,
            (false, false) => 0.45,
        };
    }
    let next = noun_follows(scan, range);
    if next.is_some_and(|word| ambiguous::ORGANISATION_WORDS.contains(&word.text)) {
        return 0.4;
    }
    if next.is_some_and(|word| word.is_capitalised() && !word.is_all_capitals()) { 0.6 } else { SURE }
}

/// "Toronto" in "Toronto, Ontario": the state's own hit says so.
fn leads_a_state(scan: &Scan<'_>, range: TextRange) -> bool {
    if char_at(scan, range.end()) != Some(',') {
        return false;
    }
    let at = skip_blanks(scan, range.end() + 1, 2);
    at > range.end() + 1
        && hit_at(scan, at, |hit| {
            hit.means(Meaning::Term(Label::LocationState)) || hit.means(Meaning::Term(Label::LocationCountry))
        })
        .is_some_and(|hit| {
            with_city(scan, hit.range, Label::LocationState).is_some_and(|place| place.contains(range))
        })
}

/// Two or three capitals ("IN", "OR", "US") are a place only behind a city, or in a country's own cue.
fn is_short_code(scan: &Scan<'_>, range: TextRange, label: Label) -> bool {
    let text = range.of(scan.text);
    if label == Label::LocationState {
        return text.len() <= 3 && text.chars().all(|c| c.is_ascii_uppercase());
    }
    let shouted = || {
        let near = word_before(scan, skip_blanks_before(scan, range.start(), 1));
        let next = noun_follows(scan, range);
        near.is_some_and(|word| word.is_all_capitals()) || next.is_some_and(|word| word.is_all_capitals())
    };
    label == Label::LocationCountry && matches!(text, "US" | "GB" | "PRC") && shouted()
}

/// "Vancouver, BC", "Toronto, Ontario", "Paris, France": one place.
fn with_city(scan: &Scan<'_>, range: TextRange, label: Label) -> Option<TextRange> {
    let comma = skip_blanks_before(scan, range.start(), 2);
    let behind_comma = scan.behind(comma, 1) == ",";
    if !behind_comma || comma == range.start() {
        return None;
    }
    let mut end = comma - 1;
    let mut start = None;
    for count in 0..3 {
        let Some(word) = word_before(scan, end) else { break };
        let lower = word.text.to_lowercase();
        let particle = count > 0 && ambiguous::CITY_PARTICLES.contains(&lower.as_str());
        let known = scan.hits_between(word.range.start(), word.range.end()).iter().any(|hit| {
            hit.range == word.range
                && hit.meanings().iter().any(|meaning| {
                    matches!(
                        meaning,
                        Meaning::Term(
                            Label::LocationState | Label::LocationCountry | Label::Origin | Label::Occupation
                        ) | Meaning::Month(_)
                            | Meaning::Weekday(_)
                            | Meaning::Street(_)
                    )
                })
        });
        let plain =
            (word.is_capitalised() || particle) && (!known || ambiguous::CITY_AND_STATE.contains(&word.text));
        let opens = count == 0
            || !(starts_sentence(scan, word.range.start()) && ambiguous::STARTERS.contains(&lower.as_str()));
        if !plain
            || !opens
            || (word.is_all_capitals() && word.text.len() < 4)
            || ambiguous::STARTERS.contains(&lower.as_str())
        {
            break;
        }
        if !particle {
            start = Some(word.range.start());
        }
        let left = skip_blanks_before(scan, word.range.start(), 1);
        if left == word.range.start() {
            break;
        }
        end = left;
    }
    let start = start?;
    // A state's name inside a list of places ("Texas, Ohio") has no city.
    let code = range.of(scan.text).len() <= 3;
    if label == Label::LocationState && code && char_at(scan, range.end()).is_some_and(char::is_alphanumeric)
    {
        return None;
    }
    // Text in capitals throughout: "GO HOME, OK" against "BOSTON, MA 02110".
    let city = TextRange::new(start, comma - 1);
    if code && city.of(scan.text).chars().all(|c| !c.is_lowercase()) {
        let zip = char_at(scan, skip_blanks(scan, range.end(), 2)).is_some_and(|c| c.is_ascii_digit());
        let known = scan
            .hits_between(city.start(), city.end())
            .iter()
            .any(|hit| hit.range == city && hit.means(Meaning::Term(Label::LocationCity)));
        if !zip && !known {
            return None;
        }
    }
    Some(TextRange::new(start, range.end()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check;

    #[test]
    fn english_terms() {
        check(
            &TERMS,
            &[
                "The patient is a ‹MARITAL_STATUS|married› ‹GENDER|female›.",
                "Sex: ‹GENDER|Male›",
                "She is ‹SEXUALITY|bisexual› and he identifies as ‹GENDER|non-binary›.",
                "Her ‹MARITAL_STATUS|ex-wife› is ‹RELIGION|Roman Catholic›.",
                "My star sign is ‹ZODIAC_SIGN|Leo›, hers is ‹ZODIAC_SIGN|Taurus›.",
                "Leo ran home and the cancer was removed.",
                "We celebrate ‹EVENT|Yom Kippur› and ‹EVENT|Diwali› at home.",
                "He is a registered ‹POLITICAL_AFFILIATION|Republican›.",
                "a conservative estimate, a liberal dose of salt, hard labour",
                "every single day the straight road was engaged",
                "Marital status: ‹MARITAL_STATUS|Single›",
            ],
        );
    }

    #[test]
    fn languages_and_origins_are_told_apart() {
        check(
            &TERMS,
            &[
                "She speaks ‹LANGUAGE|Spanish› and ‹LANGUAGE|French› fluently.",
                "a ‹ORIGIN|Spanish› citizen",
                "He is ‹ORIGIN|Sri Lankan›.",
                "The letter was written in ‹LANGUAGE|German›.",
                "please polish the table",
                "het akkoord vervalt, indien het vonnis wordt vernietigd",
                "Le compte est créé, puis le service crée un fichier.",
                "Bu belge yeni bir sayfada kaydedilir.",
            ],
        );
    }

    #[test]
    fn places_are_one() {
        check(
            &TERMS,
            &[
                "I moved to ‹LOCATION|Vancouver, BC› last year.",
                "‹LOCATION|Toronto, Ontario› is cold",
                "from ‹LOCATION_COUNTRY|South Korea› to ‹LOCATION_STATE|New Mexico›",
                "in ‹LOCATION_COUNTRY|Canada› and the ‹LOCATION_COUNTRY|USA›",
                "roast turkey with a jordan almond in chad",
                "Thank you for calling the Georgia Division of Transportation.",
                "COME IN OR GO HOME, OK",
                "Between us it is fine.",
                "‹LOCATION|New York, New York›",
                "In ‹LOCATION_STATE|Texas›, ‹LOCATION_STATE|Ohio› and ‹LOCATION_STATE|Utah›",
            ],
        );
    }

    #[test]
    fn professions_need_a_person() {
        check(
            &TERMS,
            &[
                "I was a ‹OCCUPATION|software developer› at Miele. Now I work as a ‹OCCUPATION|freelancer›.",
                "She is an ‹OCCUPATION|engineer›.",
                "cook the rice and guide the guests, then guard the model server",
                "He works as a ‹OCCUPATION|cook›.",
            ],
        );
    }

    #[test]
    fn parts_of_identifiers_are_no_terms() {
        check(&TERMS, &["gay_test.py @german example.us/french_toast x=male&y"]);
    }

    #[test]
    fn other_languages() {
        check(
            &TERMS,
            &[
                "Sie ist ‹MARITAL_STATUS|verheiratet› und spricht ‹LANGUAGE|Türkisch›.",
                "ein ‹ORIGIN|syrischer› Staatsbürger aus ‹LOCATION_COUNTRY|Österreich›",
                "Die Männer gehen in die Stadt.",
                "Il est ‹RELIGION|catholique› et ‹MARITAL_STATUS|divorcé›. Marie est là.",
                "Es ‹SEXUALITY|homosexual› y vive en ‹LOCATION_COUNTRY|México›.",
                "È ‹RELIGION|buddista›, ma va male.",
                "Ela é ‹RELIGION|evangélica› e mora em ‹LOCATION_STATE|Minas Gerais›.",
                "Hij is ‹MARITAL_STATUS|gehuwd› en komt uit ‹LOCATION_COUNTRY|België›.",
                "Она ‹MARITAL_STATUS|замужем›, живёт в ‹LOCATION_COUNTRY|Германии› и говорит на ‹LANGUAGE|английском› языке.",
                "Він ‹RELIGION|православний› і живе в ‹LOCATION_COUNTRY|Україні›.",
                "他是‹ORIGIN|中国人›，‹MARITAL_STATUS|已婚›，会说‹LANGUAGE|英语›。",
                "彼女は‹MARITAL_STATUS|独身›で‹LANGUAGE|フランス語›を話す",
                "그는 ‹MARITAL_STATUS|미혼›이고 ‹LANGUAGE|한국어›를 구사한다. 주인도 없다",
                "वह ‹MARITAL_STATUS|विवाहित› है और ‹LOCATION_COUNTRY|नेपाल› में रहता है",
                "Hindi ako sigurado. Siya ay ‹RELIGION|Katoliko›.",
            ],
        );
    }
}
