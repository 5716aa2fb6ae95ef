//! Cases of normal forms.

use blackbar_core::{EntityType, Label};
use proptest::prelude::*;

use super::*;

fn shown(label: Label, text: &str, locale: Option<&str>) -> String {
    match analyse(&EntityType::Known(label), text, locale).formatted {
        Some(Formatted::Number(number)) => number.to_string(),
        Some(Formatted::Text(text)) => text,
        None => "-".to_owned(),
    }
}

#[track_caller]
fn check(label: Label, cases: &[(&str, &str)]) {
    for (text, expected) in cases {
        assert_eq!(shown(label, text, None), *expected, "{text}");
    }
}

#[test]
fn dates_and_ages_have_a_normal_form() {
    check(
        Label::Age,
        &[("twelve", "12"), ("41", "41"), ("18 months", "18"), ("forty-one", "41"), ("old", "-")],
    );
    check(
        Label::Dob,
        &[
            ("March 7, 1961", "1961-03-07"),
            ("02.03.1995", "1995-03-02"),
            ("7 Mar 1961", "1961-03-07"),
            ("1961-03-07", "1961-03-07"),
            ("30.02.1995", "-"),
            ("January 1984", "1984-01"),
            ("December 18", "--12-18"),
            ("soon", "-"),
        ],
    );
    check(Label::Year, &[("2018", "2018"), ("x", "-")]);
    check(Label::Month, &[("March", "3"), ("12", "12")]);
    check(Label::Day, &[("31st", "31"), ("5", "5")]);
    check(
        Label::CreditCardExpiration,
        &[("02/28", "2028-02"), ("July 2023", "2023-07"), ("07/2023", "2023-07")],
    );
}

#[test]
fn times_have_a_normal_form() {
    check(
        Label::Time,
        &[
            ("19:37:28", "19:37:28"),
            ("10pm EST", "22:00:00"),
            ("12 am", "00:00:00"),
            ("12:30 p.m.", "12:30:00"),
            ("7:05 a.m.", "07:05:00"),
            ("noon", "12:00:00"),
            ("1430 hours", "14:30:00"),
            ("seven pm", "19:00:00"),
            ("25:00", "-"),
            ("later", "-"),
        ],
    );
}

#[test]
fn numbers_and_addresses_have_a_normal_form() {
    check(Label::CreditCard, &[("6578-7790-4346-2237", "6578779043462237"), ("none", "-")]);
    check(
        Label::BankAccount,
        &[("DE89 3704 0044 0532 0130 00", "DE89370400440532013000"), ("012345-67", "01234567")],
    );
    check(Label::EmailAddress, &[("Info@Example.COM", "info@example.com")]);
    check(
        Label::Url,
        &[("WWW.Example.com/A", "http://www.example.com/A"), ("HTTPS://x.org", "https://x.org")],
    );
    check(
        Label::IpAddress,
        &[("192.168.0.1:80", "192.168.0.1"), ("FE80::0001", "fe80::1"), ("300.1.1.1", "-")],
    );
    check(Label::Ssn, &[("078-05-1120", "078051120")]);
    check(
        Label::Money,
        &[
            ("$94.50", "94.50 USD"),
            ("15 pesos", "15 MXN"),
            ("1.234,56 €", "1234.56 EUR"),
            ("30B USD", "30000000000 USD"),
            ("$1.5 million", "1500000 USD"),
            ("£1,000", "1000 GBP"),
            ("five dollars", "5 USD"),
            ("money", "-"),
        ],
    );
    check(
        Label::PhoneNumber,
        &[("+49 176 43476050", "+4917643476050"), ("(604) 555-0123", "+16045550123"), ("x", "-")],
    );
    check(Label::Name, &[("John", "-")]);
}

#[test]
fn the_locale_settles_day_month_and_region() {
    assert_eq!(shown(Label::Date, "12-10-2024", Some("en-CA")), "2024-10-12");
    assert_eq!(shown(Label::Date, "12-10-2024", Some("en-US")), "2024-12-10");
    assert_eq!(shown(Label::Date, "12/10/2024", Some("de")), "2024-10-12");
    assert_eq!(shown(Label::PhoneNumber, "020 7946 0958", Some("en-GB")), "+442079460958");
}

#[test]
fn checks_and_parts_are_named() {
    let analysis = |label: Label, text: &str| analyse(&EntityType::Known(label), text, None);
    let card = analysis(Label::CreditCard, "4242 4242 4242 4242");
    assert_eq!(card.assertions, [Assertion { provider: "luhn", valid: true }]);
    assert_eq!(card.subtypes, [("card_brand", "visa".to_owned())]);
    assert!(!analysis(Label::CreditCard, "6578-7790-4346-2237").assertions[0].valid);
    let dob = analysis(Label::Dob, "02.03.1995");
    assert_eq!(
        dob.subtypes,
        [("YEAR", "1995".to_owned()), ("MONTH", "3".to_owned()), ("DAY", "2".to_owned())]
    );
    let iban = analysis(Label::BankAccount, "DE89 3704 0044 0532 0130 00");
    assert!(iban.subtypes.contains(&("country", "DE".to_owned())) && iban.assertions[0].valid);
    let phone = analysis(Label::PhoneNumber, "+4917643476050");
    assert!(phone.subtypes.contains(&("country", "DE".to_owned())) && phone.assertions[0].valid);
    let routing = analysis(Label::RoutingNumber, "021000021");
    assert_eq!(routing.assertions, [Assertion { provider: "aba", valid: true }]);
    let ssn = analysis(Label::Ssn, "536-90-4399");
    assert!(ssn.assertions.iter().any(|check| check.provider == "us/ssn" && check.valid));
    assert_eq!(analyse(&EntityType::Custom("X".into()), "12", None), Analysis::default());
}

proptest! {
    #[test]
    fn no_input_makes_it_fail(
        text in "\\PC{0,40}",
        label in prop::sample::select(Label::ALL.to_vec()),
        locale in "[a-zA-Z_-]{0,8}",
    ) {
        let _ = analyse(&EntityType::Known(label), &text, Some(&locale));
    }

    #[test]
    fn figures_and_signs_do_not_make_it_fail(
        text in "[0-9A-Za-z:/.,+年月 -]{0,24}",
        label in prop::sample::select(Label::ALL.to_vec()),
    ) {
        let _ = analyse(&EntityType::Known(label), &text, None);
    }
}
