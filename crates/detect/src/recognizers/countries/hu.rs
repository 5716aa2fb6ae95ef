//! Hungary: social security (TAJ), tax, personal identifier, company tax number, documents.

use blackbar_core::Label;

use super::super::checksums::{digit, is_day_at, weighted};
use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "hu", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("hu_taj", Label::HealthcareNumber)
        .shapes(&["### ### ###", "###-###-###", "#########"])
        .words(&["taj", "taj szám", "taj-szám", "tajszám", "társadalombiztosítási azonosító"])
        .own(is_taj),
    Scheme::new("hu_tax", Label::Ssn)
        .shapes(&["##########", "8#########"])
        .words(&["adóazonosító", "adóazonosító jel", "adószám", "adóazonosító jele"])
        .own(is_tax),
    Scheme::new("hu_personal", Label::Ssn)
        .shapes(&["#-######-####", "# ###### ####", "###########"])
        .words(&["személyi szám", "személyi azonosító", "személyi azonosító szám"])
        .own(is_personal)
        .strength(Strength::Written),
    Scheme::new("hu_anum", Label::OrganizationId)
        .shapes(&["########-#-##"])
        .words(&["adószám", "cégjegyzékszám", "közösségi adószám"])
        .own(is_anum)
        .strength(Strength::Written),
    Scheme::new("hu_id_card", Label::Ssn)
        .shapes(&["######@@", "@@######"])
        .words(&["személyi igazolvány", "személyi igazolványszám", "személyigazolvány", "igazolványszám"]),
    Scheme::new("hu_passport", Label::PassportNumber)
        .shapes(&["@@######", "@@#######"])
        .words(&["útlevél", "útlevélszám"]),
    Scheme::new("hu_plate", Label::VehicleId)
        .shapes(&["@@@-###", "@@ @@-###", "@@@###"])
        .words(&["rendszám", "forgalmi rendszám"]),
];

/// TAJ: odd places by 3, even places by 7, modulo 10.
fn is_taj(compact: &[u8]) -> bool {
    let sum = compact.get(..8).and_then(|front| weighted(front, &[3, 7]));
    sum.is_some_and(|sum| Some(sum % 10) == digit(compact, 8))
}

/// Tax identification: starts with 8, places as weights, modulo 11.
fn is_tax(compact: &[u8]) -> bool {
    let sum = compact.get(..9).and_then(|front| weighted(front, &[1, 2, 3, 4, 5, 6, 7, 8, 9]));
    compact.first() == Some(&b'8') && sum.is_some_and(|sum| Some(sum % 11) == digit(compact, 9))
}

/// Personal identifier: sex and century, birth date, serial; places as weights (reversed since 1997), modulo 11.
fn is_personal(compact: &[u8]) -> bool {
    let Some(front) = compact.get(..10) else { return false };
    let rising = weighted(front, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    let falling = weighted(front, &[10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    let check = digit(compact, 10);
    is_day_at(compact, 3, 5) && [rising, falling].into_iter().flatten().any(|sum| Some(sum % 11) == check)
}

/// Company tax number: the core of eight digits carries the check (9, 7, 3, 1).
fn is_anum(compact: &[u8]) -> bool {
    compact.get(..8).and_then(|core| weighted(core, &[9, 7, 3, 1])).is_some_and(|sum| sum.is_multiple_of(10))
}

#[cfg(test)]
mod tests {
    use crate::recognizers::countries::RECOGNIZER;
    use crate::scan::testing::check;

    #[test]
    fn numbers_in_context_and_alone() {
        check(
            &RECOGNIZER,
            &[
                "taj: ‹HEALTHCARE_NUMBER|123 456 788›",
                "and 123 456 788 here",
                "adóazonosító: ‹SSN|8123456785›",
                "and 8123456785 here",
                "személyi igazolvány: ‹SSN|123456AB›",
                "and 123456AB here",
                "útlevél: ‹PASSPORT_NUMBER|BA123456›",
                "and BA123456 here",
                "rendszám: ‹VEHICLE_ID|ABC-123›",
                "and ABC-123 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x123456788 1234567889x 7-123 456 788",
                "x8123456785 81234567859x 7-8123456785",
                "x123456AB 123456AB9x 7-123456AB",
                "xBA123456 BA1234569x 7-BA123456",
                "xABC123 ABC1239x 7-ABC-123",
            ],
        );
    }
}
