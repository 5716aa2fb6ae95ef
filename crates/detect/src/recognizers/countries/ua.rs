//! Ukraine: tax number, company code, passport, plate.

use blackbar_core::Label;

use super::{Country, Scheme};

pub(super) static COUNTRY: Country = Country { code: "ua", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("ua_rntrc", Label::Ssn)
        .shapes(&["##########"])
        .words(&["рнокпп", "ідентифікаційний код", "іпн", "інн", "ідентифікаційний номер", "рнокпп:"])
        .standard("ua/rntrc"),
    Scheme::new("ua_edrpou", Label::OrganizationId)
        .shapes(&["########"])
        .words(&["єдрпоу", "код єдрпоу", "едрпоу"])
        .standard("ua/edrpou"),
    Scheme::new("ua_passport", Label::PassportNumber)
        .shapes(&["@@######", "@@ ######", "#########"])
        .words(&["паспорт*", "серія", "паспорт громадянина україни"]),
    Scheme::new("ua_plate", Label::VehicleId)
        .shapes(&["@@####@@", "@@ #### @@"])
        .words(&["держномер", "номерний знак", "державний номер"]),
];

#[cfg(test)]
mod tests {
    use crate::recognizers::countries::RECOGNIZER;
    use crate::scan::testing::check;

    #[test]
    fn numbers_in_context_and_alone() {
        check(
            &RECOGNIZER,
            &[
                "рнокпп: ‹SSN|5465052096›",
                "and 5465052096 here",
                "єдрпоу: ‹ORGANIZATION_ID|70408866›",
                "and 70408866 here",
                "паспорт: ‹PASSPORT_NUMBER|KM123456›",
                "and KM123456 here",
                "держномер: ‹VEHICLE_ID|AA1234BB›",
                "and AA1234BB here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x5465052096 54650520969x 7-5465052096",
                "x70408866 704088669x 7-70408866",
                "xKM123456 KM1234569x 7-KM123456",
                "xAA1234BB AA1234BB9x 7-AA1234BB",
            ],
        );
    }
}
