//! Fields of forms, tables, JSON and XML: "First name: Anna", "city = Berlin". The label says what the whole value is.
//!
//! Structured files are fed to detection as `header words: value`, one a line, so this is what makes a column of
//! names safe without a network. Only short values count: a sentence behind a colon is no field.

mod values;

use blackbar_core::{Evidence, Label, Likelihoods, TextRange};

use super::person_names::words::is_stop_word;
use super::reading::{char_at, is_cue, skip_blanks};
use crate::scan::{Anchor, Cue, Hit, Meaning, MeaningKind, Recognizer, Scan, Sink, Trigger};
use values::{Value, is_empty_word};

/// Values by their labels.
pub(super) static LABELLED_FIELDS: Recognizer = Recognizer {
    name: "labelled_fields",
    labels: &[
        Label::Name,
        Label::NameGiven,
        Label::NameFamily,
        Label::Location,
        Label::LocationAddress,
        Label::LocationAddressStreet,
        Label::LocationCity,
        Label::LocationState,
        Label::LocationCountry,
        Label::LocationZip,
        Label::Occupation,
        Label::Organization,
        Label::OrganizationMedicalFacility,
        Label::Gender,
        Label::MaritalStatus,
        Label::Religion,
        Label::PoliticalAffiliation,
        Label::Origin,
        Label::Language,
        Label::Sexuality,
        Label::Username,
        Label::Age,
    ],
    trigger: Trigger::Words(FIELD_CUES),
    check,
};

const FIELD_CUES: &[MeaningKind] = &[
    MeaningKind::Cue(Cue::Name),
    MeaningKind::Cue(Cue::GivenName),
    MeaningKind::Cue(Cue::FamilyName),
    MeaningKind::Cue(Cue::City),
    MeaningKind::Cue(Cue::State),
    MeaningKind::Cue(Cue::Country),
    MeaningKind::Cue(Cue::Zip),
    MeaningKind::Cue(Cue::Address),
    MeaningKind::Cue(Cue::Occupation),
    MeaningKind::Cue(Cue::Organization),
    MeaningKind::Cue(Cue::MedicalFacility),
    MeaningKind::Cue(Cue::Gender),
    MeaningKind::Cue(Cue::MaritalStatus),
    MeaningKind::Cue(Cue::Religion),
    MeaningKind::Cue(Cue::Politics),
    MeaningKind::Cue(Cue::Nationality),
    MeaningKind::Cue(Cue::Language),
    MeaningKind::Cue(Cue::Sexuality),
    MeaningKind::Cue(Cue::Username),
    MeaningKind::Cue(Cue::Age),
];

/// How likely the whole value is what its label says.
const FIELD: f32 = 0.85;
/// The longest label, in bytes.
const LABEL_MOST: usize = 96;

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Word(index) = anchor else { return };
    let hit = scan.hit(index);
    let Some(label) = label_around(scan, hit) else { return };
    if !speaks_for(scan, hit, label.words) {
        return;
    }
    let Some(value) = Value::read(scan, label.value_at) else { return };
    if is_empty_word(value.text) {
        return;
    }
    for meaning in hit.meanings() {
        let Meaning::Cue(cue) = *meaning else { continue };
        if let Some((range, labels)) = judge(scan, hit, cue, &label, &value) {
            sink.push_labels(range, labels, Evidence::CONTEXT);
            return;
        }
    }
}

/// A label: its words, and where its value begins.
struct FieldLabel {
    words: TextRange,
    value_at: usize,
    /// Words stand before the hit that name a thing ("product" in "product name") and not a person ("buyer").
    led: bool,
}

/// The label that holds the hit: from the start of the line or cell to a colon, an equals sign or a tab.
fn label_around(scan: &Scan<'_>, hit: Hit) -> Option<FieldLabel> {
    let before = scan.behind(hit.range.start(), LABEL_MOST);
    let whole_line = before.len() < LABEL_MOST - 4;
    let cut = before.rfind(['\n', '\r', '\t', '|', ';', '{', '}', '>', ',']);
    let lead = match cut {
        Some(at) => &before[at + 1..],
        None if whole_line => before,
        None => return None,
    };
    // A colon before the hit: the hit is in a value, unless two labels share a line ("Age: 40  Sex: M").
    let lead = lead.rfind([':', '=']).map_or(lead, |at| {
        let tail = &lead[at + 1..];
        tail.rfind("  ").map_or(tail, |gap| &tail[gap..])
    });
    let lead = lead.trim_start_matches(|c: char| {
        c.is_whitespace()
            || c.is_ascii_digit()
            || matches!(c, '"' | '\'' | '-' | '*' | '•' | '·' | '#' | '(' | '[' | '.' | ')' | '_' | '/')
    });
    if lead.contains(['.', '!', '?', ':', '=']) || lead.split_whitespace().count() > 4 {
        return None;
    }
    let start = hit.range.start() - lead.len();
    let rest = scan.ahead(hit.range.end(), 48);
    let end = rest.find([':', '=', '\t', '\n'])?;
    let tail = &rest[..end];
    let closes = matches!(rest.as_bytes().get(end), Some(b':' | b'=' | b'\t'));
    if !closes
        || tail.contains(['.', '!', '?', ',', ';', '{', '<']) && !tail.starts_with('.')
        || tail.split_whitespace().count() > 4
    {
        return None;
    }
    let mut value_at = hit.range.end() + end + 1;
    // "name := x", "name == x", "a::b" are code.
    if matches!(char_at(scan, value_at), Some('=' | ':')) {
        return None;
    }
    value_at = skip_blanks(scan, value_at, 16);
    let words =
        TextRange::new(start, hit.range.end() + tail.trim_end_matches(['"', '\'', ' ', ')', '.', '*']).len());
    let person =
        |other: &Hit| other.range.end() <= hit.range.start() && other.is(MeaningKind::Cue(Cue::Name));
    let led = lead.contains(char::is_alphanumeric)
        && !scan.hits_between(start, hit.range.start()).iter().any(person);
    Some(FieldLabel { words, value_at, led })
}

/// Of several known words in one label the last and longest speaks: "name of the company", "emp first name".
fn speaks_for(scan: &Scan<'_>, hit: Hit, label: TextRange) -> bool {
    !scan.hits_between(label.start(), label.end()).iter().any(|other| {
        let stronger = other.range.contains(hit.range) && other.range != hit.range
            || other.range.start() >= hit.range.end() && !generic(scan, other);
        stronger && is_cue(other) && other.range.end() <= label.end()
    })
}

/// Words that stand in labels of every kind and say nothing themselves.
fn generic(scan: &Scan<'_>, hit: &Hit) -> bool {
    matches!(
        hit.range.of(scan.text).to_lowercase().as_str(),
        "no" | "id"
            | "last"
            | "time"
            | "patient"
            | "person"
            | "client"
            | "customer"
            | "at"
            | "father"
            | "mother"
            | "spouse"
            | "applicant"
            | "employee"
            | "contact"
    )
}

fn judge(
    scan: &Scan<'_>,
    hit: Hit,
    cue: Cue,
    label: &FieldLabel,
    value: &Value<'_>,
) -> Option<(TextRange, Likelihoods)> {
    let word = hit.range.of(scan.text).to_lowercase();
    let one = |label: Label, likelihood: f32| Some((value.range, Likelihoods::one(label, likelihood)));
    let holds = |label: Label| value.holds_term(scan, label);
    match cue {
        Cue::GivenName | Cue::FamilyName if value.is_name_like(true) => {
            let kind = if cue == Cue::GivenName { Label::NameGiven } else { Label::NameFamily };
            Some((value.range, Likelihoods::one(kind, 0.9).with(Label::Name, 0.55)))
        }
        Cue::Name if values::names_a_thing(label.words.of(scan.text)) => None,
        Cue::Name => name(label, &word, value)
            .map(|(range, labels)| (crate::fusion::without_titles(scan.text, range), labels)),
        Cue::City if value.is_place_like() => {
            Some((value.range, Likelihoods::one(Label::LocationCity, FIELD).with(Label::Location, 0.6)))
        }
        Cue::State
            if value.is_place_like() && !values::is_condition(value.text) && value.starts_with_capital() =>
        {
            Some((value.range, Likelihoods::one(Label::LocationState, FIELD).with(Label::Location, 0.6)))
        }
        Cue::Country if value.is_place_like() => {
            Some((value.range, Likelihoods::one(Label::LocationCountry, FIELD).with(Label::Location, 0.6)))
        }
        Cue::Zip if value.is_postal_code() => {
            Some((value.range, Likelihoods::one(Label::LocationZip, 0.9).with(Label::Location, 0.5)))
        }
        Cue::Address => address(hit, value),
        Cue::Occupation if values::heads_a_report(label.words.of(scan.text)) => None,
        Cue::Occupation if value.is_wordy() => {
            let loose = matches!(
                word.as_str(),
                "title"
                    | "position"
                    | "role"
                    | "trade"
                    | "career"
                    | "job"
                    | "retired"
                    | "titel"
                    | "titre"
                    | "título"
                    | "titolo"
            );
            let likelihood = if holds(Label::Occupation) {
                0.9
            } else if loose {
                0.4
            } else {
                FIELD
            };
            (!value.is_title()).then_some(())?;
            one(Label::Occupation, likelihood)
        }
        // "Ward: 3B" is a room.
        Cue::MedicalFacility if value.is_wordy() && value.has_capital() && value.text.len() > 3 => Some((
            value.range,
            Likelihoods::one(Label::OrganizationMedicalFacility, FIELD).with(Label::Organization, 0.6),
        )),
        Cue::Organization if value.is_wordy() && value.has_capital() => one(Label::Organization, 0.8),
        Cue::Gender if value.words <= 3 && value.is_wordy() => one(Label::Gender, 0.9),
        Cue::MaritalStatus if value.is_wordy() => one(Label::MaritalStatus, 0.9),
        Cue::Religion if value.is_wordy() => {
            one(Label::Religion, if holds(Label::Religion) || word.contains("reli") { 0.9 } else { 0.6 })
        }
        Cue::Politics
            if value.is_wordy()
                && value.has_capital()
                && (word.contains(' ') || holds(Label::PoliticalAffiliation)) =>
        {
            one(Label::PoliticalAffiliation, FIELD)
        }
        Cue::Nationality if value.is_wordy() => {
            let loose = matches!(
                word.as_str(),
                "background"
                    | "community"
                    | "origin"
                    | "parents"
                    | "roots"
                    | "heritage"
                    | "of origin"
                    | "race"
            );
            if loose && !holds(Label::Origin) && word != "race" {
                return None;
            }
            one(Label::Origin, 0.88)
        }
        Cue::Language if value.is_wordy() => {
            let code = value.text.len() <= 5 && value.words == 1 && !holds(Label::Language);
            one(
                Label::Language,
                if holds(Label::Language) {
                    0.9
                } else if code {
                    0.3
                } else {
                    0.45
                },
            )
        }
        Cue::Sexuality if value.is_wordy() => one(Label::Sexuality, 0.88),
        Cue::Username if value.is_handle() => one(Label::Username, FIELD),
        // `"user": {"name": "Anna Lee"}` reads "user name: Anna Lee".
        Cue::Username if value.words > 1 => name(label, &word, value),
        Cue::Age if value.is_age() => one(Label::Age, 0.88),
        _ => None,
    }
}

/// Things have names too ("product name", "table name"): a bare "name" counts only alone or for people.
fn name(label: &FieldLabel, word: &str, value: &Value<'_>) -> Option<(TextRange, Likelihoods)> {
    let bare = values::BARE_NAME.contains(&word);
    if bare && label.led || !value.is_name_like(false) || is_stop_word(value.text) {
        return None;
    }
    let sentence_word = value.text.split_whitespace().filter(|word| is_stop_word(word)).count();
    if sentence_word * 2 > value.words || value.is_organisation() {
        return None;
    }
    let labels = if value.words > 1 {
        Likelihoods::one(Label::Name, FIELD).with(Label::NameFamily, 0.4).with(Label::NameGiven, 0.35)
    } else {
        Likelihoods::one(Label::NameGiven, if bare { 0.75 } else { 0.8 }).with(Label::Name, 0.6)
    };
    Some((value.range, labels))
}

fn address(hit: Hit, value: &Value<'_>) -> Option<(TextRange, Likelihoods)> {
    if !value.is_address_like() {
        return None;
    }
    let street = hit.is(MeaningKind::Street);
    let labels = match (value.has_digit(), street) {
        (true, true) => {
            Likelihoods::one(Label::LocationAddressStreet, FIELD).with(Label::LocationAddress, 0.7)
        }
        (true, false) => {
            Likelihoods::one(Label::LocationAddress, FIELD).with(Label::LocationAddressStreet, 0.6)
        }
        (false, true) => Likelihoods::one(Label::LocationAddressStreet, 0.75),
        (false, false) => Likelihoods::one(Label::LocationAddress, 0.6),
    };
    Some((value.range, labels.with(Label::Location, 0.5)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check;

    #[test]
    fn short_values_are_what_their_label_says() {
        check(
            &LABELLED_FIELDS,
            &[
                "First name: ‹NAME_GIVEN|anna›\nlast_name: ‹NAME_FAMILY|lee›\nName: ‹NAME|Anna Lee›",
                "Emp First Name (legal): ‹NAME_GIVEN|Peter›",
                "city = ‹LOCATION_CITY|Springfield›\nstate: ‹LOCATION_STATE|Illinois›\nzip: ‹LOCATION_ZIP|62701›",
                "\"country\": \"‹LOCATION_COUNTRY|Canada›\",",
                "Occupation: ‹OCCUPATION|Senior Grave Digger›",
                "Employer: ‹ORGANIZATION|Acme Rockets›\nHospital: ‹ORGANIZATION_MEDICAL_FACILITY|St. Mary's›",
                "Sex: ‹GENDER|M›\nMarital status: ‹MARITAL_STATUS|it's complicated›\nReligion: ‹RELIGION|Pastafarian›",
                "Username: ‹USERNAME|jdoe42›\nAge: ‹AGE|47›",
                "Name: ‹NAME|John Smith›   DOB: 01/02/1990",
                "Address: ‹LOCATION_ADDRESS|12 Elm St, Springfield›",
                "Patient: ‹NAME|Mary Jones›\tSex: ‹GENDER|F›",
                "name given: ‹NAME_GIVEN|Per›\nname family: ‹NAME_FAMILY|Olsen›",
                "user name: ‹NAME|Zoë Ångström›\nbuyer name: ‹NAME|Giulia Ferrante›",
            ],
        );
    }

    #[test]
    fn near_misses() {
        check(
            &LABELLED_FIELDS,
            &[
                "Name: N/A\nCity:\nReligion: none\nState: active\nGender: unknown",
                "name: index.html\nproduct name: Super Widget\nhost name: alpha\ncolumn name: Total",
                "The name: we chose it because it sounds nice and it is short.",
                "language: en\nTitle: The Great Gatsby",
                "address: 0x7fff5694\naddress: a@b.co",
                "name == Foo, std::name::Bar",
                "Name: Cardiology Department",
                "Employment Profile: Mean Age\nEmployment statistics: Foreign Nationals",
                "patient note: Seen with\ncustomer status: Active\ncontact method: Phone",
            ],
        );
    }

    #[test]
    fn labels_of_other_languages() {
        check(
            &LABELLED_FIELDS,
            &[
                "Vorname: ‹NAME_GIVEN|Jürgen›\nNachname: ‹NAME_FAMILY|Groß›\nWohnort: ‹LOCATION_CITY|Castrop-Rauxel›",
                "PLZ: ‹LOCATION_ZIP|44575›\nBeruf: ‹OCCUPATION|Bergmann›\nFamilienstand: ‹MARITAL_STATUS|ledig›",
                "Prénom: ‹NAME_GIVEN|Zoé›\nNom: ‹NAME_FAMILY|Lefèvre›\nCode postal: ‹LOCATION_ZIP|75011›",
                "Apellidos: ‹NAME_FAMILY|García Lorca›\nCiudad: ‹LOCATION_CITY|Alcalá de Henares›\nSexo: ‹GENDER|mujer›",
                "Cognome: ‹NAME_FAMILY|Rossi›\nCAP: ‹LOCATION_ZIP|00184›",
                "Sobrenome: ‹NAME_FAMILY|Souza›\nCidade: ‹LOCATION_CITY|Ouro Preto›",
                "Achternaam: ‹NAME_FAMILY|de Vries›\nWoonplaats: ‹LOCATION_CITY|Appingedam›",
                "Фамилия: ‹NAME_FAMILY|Иванов›\nИмя: ‹NAME_GIVEN|Пётр›\nГород: ‹LOCATION_CITY|Клин›",
                "Прізвище: ‹NAME_FAMILY|Коваль›\nМісто: ‹LOCATION_CITY|Бровари›",
                "姓名: ‹NAME_GIVEN|王小明›\n国籍: ‹ORIGIN|中国›",
                "性別: ‹GENDER|男›\n郵便番号: ‹LOCATION_ZIP|100-0001›",
                "성별: ‹GENDER|여›\n우편번호: ‹LOCATION_ZIP|06236›",
                "उपनाम: ‹NAME_FAMILY|शर्मा›\nशहर: ‹LOCATION_CITY|वाराणसी›",
                "Apelyido: ‹NAME_FAMILY|Santos›\nLungsod: ‹LOCATION_CITY|Pasig›",
            ],
        );
    }
}
