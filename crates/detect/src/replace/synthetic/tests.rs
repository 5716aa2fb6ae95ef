//! Cases of made-up values: what must hold of each, since what they are depends on the key.

use blackbar_core::{Label, Language, Secret};
use proptest::prelude::*;

use super::super::tests::processed;
use crate::analysis::checks::{aba_holds, iban_holds, luhn_holds, schemes, vin_holds};
use crate::coreference::Coreference;
use crate::coreference::tests::marked;
use crate::replace::{Session, Style};

fn session(key: u8) -> Session {
    Session::new(Style::Synthetic { coreference: Some(Coreference::Heuristics) }, Secret::new([key; 32]))
}

/// The replacements of a marked text in a language.
fn made_in(language: &str, key: u8, case: &str) -> Vec<String> {
    let (text, entities) = marked(case);
    let languages = [(Language::new(language).expect("a code"), 0.9)];
    session(key)
        .replace(&text, &entities, &languages)
        .into_iter()
        .map(|made| made.text().to_string())
        .collect()
}

fn made(case: &str) -> Vec<String> {
    made_in("en", 1, case)
}

/// One value, under several keys.
fn each(label: &str, value: &str) -> Vec<String> {
    (0..12).map(|key| made_in("en", key, &format!("x ‹{label}|{value}› y")).remove(0)).collect()
}

/// Digits as 9, letters as a and A, the rest as it is.
fn outline(text: &str) -> String {
    text.chars()
        .map(|c| match c {
            c if c.is_numeric() => '9',
            c if c.is_lowercase() => 'a',
            c if c.is_uppercase() => 'A',
            c => c,
        })
        .collect()
}

#[test]
fn a_person_stays_one_person() {
    for key in 0..20 {
        let case = "‹NAME|John Smith› … Mr. ‹NAME_FAMILY|Smith›, ‹NAME_GIVEN|John›, ‹NAME|J. Smith›, ‹NAME|Smith, John›, \
                    ‹NAME|JOHN SMITH›, ‹NAME_MEDICAL_PROFESSIONAL|Dr. John Smith, MD›, ‹NAME|Mary Smith›";
        let made = made_in("en", key, case);
        let (given, family) = made[0].split_once(' ').expect("two words");
        assert_eq!(made[1], family);
        assert_eq!(made[2], given);
        assert_eq!(made[3], format!("{}. {family}", &given[..1]));
        assert_eq!(made[4], format!("{family}, {given}"));
        assert_eq!(made[5], made[0].to_uppercase());
        assert_eq!(made[6], format!("Dr. {}, MD", made[0]));
        assert!(made[7].ends_with(family) && made[7] != made[0], "relatives stay relatives: {made:?}");
        assert!(!made.iter().any(|name| name.to_lowercase().contains("smith") || name.contains("John")));
    }
}

#[test]
fn gender_and_language_are_kept() {
    use super::vocabulary::{Gender, for_value, gender_of};
    use crate::coreference::fold::fold_letters;
    for key in 0..8 {
        for (language, value, gender) in [
            ("en", "Mary Johnson", Gender::Female),
            ("en", "John Johnson", Gender::Male),
            ("de", "Ursula Kranz", Gender::Female),
            ("ru", "Иван Петров", Gender::Male),
            ("uk", "Олена Гнатюк", Gender::Female),
            ("hi", "राजेश खान", Gender::Male),
            ("es", "Carmen Ibáñez", Gender::Female),
            ("fr", "Jean Martin", Gender::Male),
            ("en", "Jean Martin", Gender::Female),
        ] {
            let made = made_in(language, key, &format!("‹NAME|{value}›")).remove(0);
            let given = made.split(' ').next().expect("a word");
            assert_eq!(gender_of(&fold_letters(given), language), Some(gender), "{value} became {made}");
            let languages = [(Language::new(language).expect("a code"), 0.9)];
            assert!(for_value(value, &languages).given(gender).contains(given), "{value} became {made}");
        }
        let japanese = made_in("ja", key, "‹NAME|山田太郎›さんと‹NAME_FAMILY|山田›さん");
        assert!(japanese[0].starts_with(&japanese[1]) && japanese[0] != japanese[1], "{japanese:?}");
        let russian = made_in("ru", key, "‹NAME|Петрова Анна Ивановна›").remove(0);
        let words: Vec<&str> = russian.split(' ').collect();
        assert!(words[0].ends_with('а') && words[2].ends_with("вна"), "{russian}");
    }
}

#[test]
fn cards_accounts_and_ids_pass_their_checks() {
    for card in ["4111 1111 1111 1111", "378282246310005", "5555-5555-5555-4444"] {
        for made in each("CREDIT_CARD", card) {
            let digits: String = made.chars().filter(char::is_ascii_digit).collect();
            assert!(
                luhn_holds(&digits) && outline(&made) == outline(card) && made[..1] == card[..1],
                "{made}"
            );
        }
    }
    for iban in ["DE89 3704 0044 0532 0130 00", "GB82WEST12345698765432"] {
        for made in each("BANK_ACCOUNT", iban) {
            let compact: String = made.chars().filter(|c| *c != ' ').collect();
            assert!(
                iban_holds(&compact) && made[..2] == iban[..2] && outline(&made) == outline(iban),
                "{made}"
            );
        }
    }
    assert!(each("ROUTING_NUMBER", "021000021").iter().all(|made| aba_holds(made)));
    assert!(each("VEHICLE_ID", "1HGBH41JXMN109186").iter().all(|made| vin_holds(made)));
    for (value, scheme, language) in [
        ("390.533.447-05", "br/cpf", "pt"),
        ("046 454 286", "ca/sin", "en"),
        ("111222333", "nl/bsn", "nl"),
        ("85073003328", "be/nn", "nl"),
        ("RCCMNL83S18D969H", "it/codicefiscale", "it"),
        ("12345678Z", "es/dni", "es"),
    ] {
        assert!(schemes(value).iter().any(|(name, _)| *name == scheme), "{value} is a {scheme}");
        let made = made_in(language, 3, &format!("‹SSN|{value}›")).remove(0);
        assert!(schemes(&made).iter().any(|(name, _)| *name == scheme), "{value} became {made}");
        assert_eq!(outline(&made), outline(value));
    }
    assert!(
        each("SSN", "078-05-1120").iter().all(|made| made.starts_with('9') && outline(made) == "999-99-9999")
    );
}

#[test]
fn phones_are_valid_where_they_were() {
    for value in [
        "+1 (604) 555-0123",
        "212-555-0187",
        "+4917643476050",
        "+44 20 7946 0958",
        "+81 3-1234-5678",
        "+33 6 12 34 56 78",
    ] {
        for made in each("PHONE_NUMBER", value) {
            assert_eq!(outline(&made), outline(value), "{value} became {made}");
            let region = (!value.starts_with('+')).then_some(phonenumber::country::Id::US);
            let number = phonenumber::parse(region, &made).expect("a number");
            assert!(number.is_valid(), "{value} became {made}");
        }
    }
    assert!(each("PHONE_NUMBER", "212-555-0187").iter().all(|made| made.contains("555-01")));
}

#[test]
fn dates_keep_their_form_and_distance() {
    let made = made(
        "‹DATE|02.03.1995›, ‹DATE|09.03.1995›, ‹DATE|March 15th, 2020›, ‹DATE|Friday, Dec. 18, 2002›, ‹DATE|2020-02-29›",
    );
    assert_eq!(
        made.iter().map(|date| outline(date).replace("aaaa", "aaa")).next().as_deref(),
        Some("99.99.9999")
    );
    let date = |text: &str| -> jiff::civil::Date {
        let parts: Vec<i16> = text.split('.').map(|part| part.parse().expect("a number")).collect();
        jiff::civil::date(parts[2], parts[1] as i8, parts[0] as i8)
    };
    assert_eq!(date(&made[0]).until(date(&made[1])).expect("a span").get_days(), 7);
    assert!(
        made[2].contains(", 20") && ["st", "nd", "rd", "th"].iter().any(|end| made[2].contains(end)),
        "{made:?}"
    );
    assert!(made[3].contains(". ") && made[3].contains("day, "), "{made:?}");
    assert_eq!(outline(&made[4]), "9999-99-99");
    for value in [
        "June",
        "2018",
        "2020-2021",
        "5-9 May",
        "January 1984",
        "the 31st",
        "Friday",
        "summer",
        "05/2023",
        "1995年3月2日",
    ] {
        for made in each("DATE_INTERVAL", value) {
            assert!(made != value && !made.is_empty() && !made.starts_with('['), "{value} became {made}");
        }
    }
}

#[test]
fn dates_in_words_keep_their_language() {
    for (language, value, kept) in [
        ("de", "3. März 1995", ". "),
        ("es", "7 de marzo de 1961", " de "),
        ("fr", "14 juillet 1989", " "),
        ("en", "fourth of Feb nineteen 86", " of "),
        ("ja", "1995年3月2日", "年"),
    ] {
        for key in 0..6 {
            let made = made_in(language, key, &format!("‹DATE|{value}›")).remove(0);
            assert!(made.contains(kept) && made != value && !made.starts_with('['), "{value} became {made}");
            assert!(
                !made.contains("1995") && !made.contains("1961") && !made.contains("1989"),
                "{value} became {made}"
            );
        }
    }
}

#[test]
fn hostile_values_end() {
    let long = "ab1 ".repeat(20_000);
    for label in ["NAME", "LOCATION_ADDRESS", "DATE", "URL", "ORGANIZATION", "SSN", "EMPLOYEE_ID", "AGE"] {
        for value in [
            long.as_str(),
            "99999999999999999999999",
            "9223372036854775807",
            "İİstr. 5",
            "hundred hundred hundred \
             hundred hundred hundred hundred hundred hundred hundred hundred",
            "İspring",
            "\u{300}\u{301}",
            "((((",
            "@@",
            "a@",
        ] {
            let made = made_in("en", 1, &format!("‹{label}|{value}›")).remove(0);
            assert_ne!(made, value);
        }
    }
}

#[test]
fn times_keep_their_form() {
    for value in ["19:37:28", "10pm EST", "7:05 a.m.", "09:00", "12 PM", "10 Uhr"] {
        for made in each("TIME", value) {
            assert_ne!(made, value);
            let letters = |text: &str| {
                text.chars().filter(|c| c.is_alphabetic() && !"aApP".contains(*c)).collect::<String>()
            };
            assert_eq!(letters(&made), letters(value), "{value} became {made}");
        }
    }
}

#[test]
fn internet_addresses_are_examples_and_follow_the_name() {
    let made = made(
        "‹EMAIL_ADDRESS|john.smith@acme.com› ‹EMAIL_ADDRESS|JSmith99@acme.com› ‹NAME|John Smith› ‹USERNAME|@johnsmith› \
         ‹URL|https://www.acme.com/team/john?id=77› ‹IP_ADDRESS|192.168.0.1:8080› ‹IP_ADDRESS|fe80::1› \
         ‹FILENAME|Taxes/2012/brad-tax-returns.pdf› ‹NUMERICAL_PII|00:1B:44:11:3A:B7›",
    );
    let (given, family) = made[2].split_once(' ').expect("two words");
    let (given, family) = (given.to_lowercase(), family.to_lowercase());
    assert!(made[0].starts_with(&format!("{given}.{family}@example.")), "{made:?}");
    assert!(made[1].to_lowercase().starts_with(&format!("{}{family}", &given[..1])), "{made:?}");
    assert_eq!(made[3], format!("@{given}{family}"));
    assert!(made[4].starts_with("https://www.example.") && !made[4].contains("john"), "{made:?}");
    assert!(
        ["192.0.2.", "198.51.100.", "203.0.113."].iter().any(|net| made[5].starts_with(net))
            && made[5].ends_with(":8080")
    );
    assert!(made[6].starts_with("2001:db8::"));
    assert!(
        made[7].ends_with(".pdf") && !made[7].contains("brad") && made[7].matches('/').count() == 2,
        "{made:?}"
    );
    assert_eq!(made[8].matches(':').count(), 5);
}

#[test]
fn addresses_keep_their_shape() {
    for (label, value, kept) in [
        ("LOCATION_ADDRESS", "30 Windsor Street, Toronto, ON, M6R 1B5", "Street"),
        ("LOCATION_ADDRESS_STREET", "145 Windsor St.", "St."),
        ("LOCATION_ADDRESS", "12 Rue Oberkampf, 75011 Paris", "Rue"),
        ("LOCATION_ADDRESS_STREET", "Hauptstraße 5", "straße"),
        ("LOCATION", "Lake Ontario", "Lake"),
        ("LOCATION", "Vancouver, BC", ", "),
        ("LOCATION_ZIP", "M5V 3A8", " "),
        ("LOCATION_COORDINATE", "37.7749 N, 122.4194 W", " W"),
    ] {
        for made in each(label, value) {
            assert!(made.contains(kept) && made != value, "{value} became {made}");
            for word in ["Windsor", "Toronto", "Oberkampf", "Paris", "Haupt", "Ontario", "Vancouver", "M6R"] {
                assert!(!made.contains(word), "{value} became {made}");
            }
            assert_eq!(made.matches(',').count(), value.matches(',').count(), "{value} became {made}");
        }
    }
}

#[test]
fn every_label_makes_something_else() {
    for label in Label::ALL {
        for value in [
            "Alpha Beta",
            "12",
            "twelve",
            "A-1",
            "x",
            "O-",
            "married",
            "$94.50",
            "18%",
            "10mg",
            "in his forties",
            "2 years",
        ] {
            for made in each(label.name(), value) {
                assert_ne!(made, value, "{label}");
                assert!(!made.trim().is_empty(), "{label}");
            }
        }
    }
}

#[test]
fn amounts_keep_their_words() {
    for (label, value, kept) in [
        ("AGE", "41", ""),
        ("AGE", "18 months", " months"),
        ("AGE", "29-35", "-"),
        ("AGE", "twelve", ""),
        ("MONEY", "$94.50", "$"),
        ("MONEY", "15 pesos", " pesos"),
        ("DOSE", "10mg", "mg"),
        ("STATISTICS", "100%", "%"),
        ("DURATION", "two years", " years"),
        ("CVV", "080", ""),
        ("CREDIT_CARD_EXPIRATION", "02/28", "/"),
        ("BLOOD_TYPE", "O-", ""),
    ] {
        for made in each(label, value) {
            assert!(made.contains(kept) && made != value, "{value} became {made}");
        }
    }
    assert!(
        each("AGE", "41").iter().all(|made| made.parse::<i64>().is_ok_and(|age| (36..=46).contains(&age)))
    );
    assert!(each("AGE", "2").iter().all(|made| made.parse::<i64>().is_ok_and(|age| (1..=7).contains(&age))));
}

#[test]
fn values_repeat_under_a_key_and_change_with_it() {
    let case =
        "‹NAME|John Smith› ‹PHONE_NUMBER|604-555-0123› ‹LOCATION_CITY|Rome› ‹PHONE_NUMBER|(604) 555-0123›";
    assert_eq!(made_in("en", 1, case), made_in("en", 1, case));
    assert_ne!(made_in("en", 1, case), made_in("en", 2, case));
    let made = made(case);
    let digits = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>();
    assert_eq!(digits(&made[1]), digits(&made[3]), "one number in two spellings");
}

#[test]
fn distinct_people_get_distinct_names() {
    let case: String = (0..400).map(|n| format!("‹NAME|Person{n} Family{n}›; ")).collect();
    let made = made(&case);
    let distinct: std::collections::HashSet<&String> = made.iter().collect();
    assert_eq!(distinct.len(), made.len());
}

#[test]
fn without_coreference_mentions_are_independent() {
    let mut session = Session::new(Style::Synthetic { coreference: None }, Secret::new([1; 32]));
    let shown = processed(
        &mut session,
        "‹NAME|John Smith›|‹NAME|John Smith›|‹PHONE_NUMBER|604-555-0123›|‹PHONE_NUMBER|604-555-0123›",
    );
    let values: Vec<&str> = shown.split('|').collect();
    assert!(values[0] != values[1] && values[2] != values[3], "{shown}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn synthetic_is_never_the_original(value in "\\PC{1,24}", label in prop::sample::select(Label::ALL.to_vec()), key in any::<u8>()) {
        prop_assume!(!value.contains(['‹', '›', '|']) && !value.trim().is_empty());
        let made = made_in("en", key, &format!("a ‹{label}|{value}› b")).remove(0);
        prop_assert_ne!(&made, &value);
        prop_assert!(value.chars().count() < 4 || !made.contains(&value), "{} in {}", value, made);
    }

    #[test]
    fn plausible_values_never_survive(value in "[A-Za-z0-9 .,/:@-]{4,20}", label in prop::sample::select(Label::ALL.to_vec()), language in prop::sample::select(vec!["en", "de", "ru", "ja", "es"])) {
        // A single letter is in many a word.
        prop_assume!(value.chars().any(char::is_alphanumeric) && value.trim().len() >= 4);
        let made = made_in(language, 7, &format!("a ‹{label}|{value}› b")).remove(0);
        prop_assert!(!made.contains(value.trim()), "{} in {}", value, made);
    }
}

/// Prints a sheet for the eye: `cargo test -p blackbar-detect sample_sheet -- --ignored --nocapture`.
#[test]
#[ignore = "prints values to be looked at"]
fn sample_sheet() {
    for (language, case) in [
        (
            "en",
            "‹NAME|John Smith› ‹EMAIL_ADDRESS|john.smith@acme.com› ‹PHONE_NUMBER|(604) 555-0123› ‹LOCATION_ADDRESS|30 The Queensway, Toronto, ON, M6R 1B5› ‹ORGANIZATION|Acme Inc.› ‹ORGANIZATION|University of Alaska› ‹DATE|Friday, Dec. 18, 2002› ‹DOB|03/07/1961› ‹TIME|10:30pm› ‹AGE|41› ‹MONEY|$94.50› ‹CONDITION|asthma› ‹DRUG|LISINOPRIL› ‹OCCUPATION|engineer› ‹LOCATION_COORDINATE|37.7749 N, 122.4194 W› ‹USERNAME|@jsmith_77› ‹PASSWORD|temp1234!› ‹URL|www.acme.com› ‹FILENAME|koalabear.jpg› ‹SSN|690 871 283› ‹ACCOUNT_NUMBER|HZ-5235-001›",
        ),
        (
            "de",
            "‹NAME|Hans Müller› ‹LOCATION_ADDRESS|Hauptstraße 5, 10115 Berlin› ‹DATE|3. März 1995› ‹PHONE_NUMBER|030 901820› ‹ORGANIZATION|Miele GmbH› ‹RELIGION|katholisch› ‹ORIGIN|deutsch›",
        ),
        (
            "fr",
            "‹NAME|Jean Dupont› ‹LOCATION_ADDRESS|12 Rue Oberkampf, 75011 Paris› ‹DATE|14 juillet 1989› ‹PHONE_NUMBER|06 12 34 56 78› ‹AGE|quarante›",
        ),
        (
            "es",
            "‹NAME|María García López› ‹LOCATION_ADDRESS|Calle Serrano 14, 28001 Madrid› ‹DATE|7 de marzo de 1961› ‹MARITAL_STATUS|casada›",
        ),
        (
            "ru",
            "‹NAME|Петрова Анна Ивановна› ‹LOCATION_ADDRESS|ул. Ленина, д. 5, Москва› ‹DATE|7 марта 1961 г.›",
        ),
        (
            "ja",
            "‹NAME|山田太郎› ‹LOCATION_ADDRESS|東京都千代田区丸の内1-2-3› ‹DATE|1995年3月2日› ‹ORGANIZATION|株式会社東芝›",
        ),
        ("zh", "‹NAME|王小明› ‹LOCATION_CITY|北京› ‹PHONE_NUMBER|138 0013 8000›"),
        ("ko", "‹NAME|김민수› ‹LOCATION_CITY|서울›"),
        ("hi", "‹NAME|नरेंद्र मोदी› ‹LOCATION_CITY|दिल्ली›"),
    ] {
        let (text, entities) = marked(case);
        for (entity, made) in entities.iter().zip(made_in(language, 5, case)) {
            println!("{language} {:24} {:40} {made}", entity.best().name(), entity.range.of(&text));
        }
    }
}

#[test]
fn no_part_of_an_address_stays_by_chance() {
    for key in 0..200_u8 {
        let case = "at ‹LOCATION_ADDRESS|742 Evergreen Terrace, Springfield, OR 97403›.";
        let made = made_in("en", key, case).remove(0);
        assert!(
            !made.contains("Springfield") && !made.contains("Evergreen") && !made.contains("OR "),
            "{made}"
        );
    }
}
