//! Russia: INN, SNILS, passport, driving licence, OMS policy, company numbers, bank, plate.

use blackbar_core::Label;

use super::super::checksums::{number, weighted};
use super::{Country, Scheme, Strength};

pub(super) static COUNTRY: Country = Country { code: "ru", schemes: SCHEMES };

#[rustfmt::skip]
static SCHEMES: &[Scheme] = &[
    Scheme::new("ru_inn", Label::Ssn)
        .shapes(&["############"])
        .words(&["инн", "inn", "инн физлица", "идентификационный номер налогоплательщика"])
        .standard("ru/inn"),
    Scheme::new("ru_inn_company", Label::OrganizationId)
        .shapes(&["##########"])
        .words(&["инн", "инн организации", "inn"])
        .standard("ru/inn"),
    Scheme::new("ru_snils", Label::Ssn)
        .shapes(&["###-###-### ##", "###-###-###-##", "### ### ### ##", "###########"])
        .words(&["снилс", "snils", "страховой номер", "страховое свидетельство"])
        .own(is_snils)
        .strength(Strength::Written),
    Scheme::new("ru_passport", Label::PassportNumber)
        .shapes(&["#### ######", "## ## ######", "##########"])
        .words(&["паспорт*", "серия и номер", "паспорт рф", "серия", "russian passport", "паспортные данные"]),
    Scheme::new("ru_foreign_passport", Label::PassportNumber)
        .shapes(&["## #######", "#########"])
        .words(&["загранпаспорт", "заграничный паспорт", "заграничного паспорта"]),
    Scheme::new("ru_driving_licence", Label::DriverLicense)
        .shapes(&["## ## ######", "##@@######", "## @@ ######", "##########"])
        .words(&["водительское удостоверение", "ву", "водительские права", "права"]),
    Scheme::new("ru_oms", Label::HealthcareNumber)
        .shapes(&["################", "#### #### #### ####"])
        .words(&["полис", "омс", "полис омс", "номер полиса", "полиса омс", "енп"]),
    Scheme::new("ru_ogrn", Label::OrganizationId)
        .shapes(&["#############", "###############"])
        .words(&["огрн", "огрнип", "ogrn"]),
    Scheme::new("ru_kpp", Label::OrganizationId)
        .shapes(&["#########"])
        .words(&["кпп", "kpp"]),
    Scheme::new("ru_bik", Label::RoutingNumber)
        .shapes(&["04#######"])
        .words(&["бик", "bik"]),
    Scheme::new("ru_account", Label::BankAccount)
        .shapes(&["####################", "##### ### # #### #######"])
        .words(&["расчетный счет", "расчётный счёт", "р/с", "счет", "счёт", "к/с", "корр. счет", "номер счета", "лицевой счет", "л/с"]),
    Scheme::new("ru_plate", Label::VehicleId)
        .shapes(&["@###@@##", "@###@@###", "@ ### @@ ##", "@###@@ ##"])
        .words(&["госномер", "гос. номер", "номер машины", "номер автомобиля", "автомобиль", "гос номер"]),
];

/// SNILS: weights 9 to 1, modulo 101, two digits; 100 counts as 0.
fn is_snils(compact: &[u8]) -> bool {
    let sum = compact.get(..9).and_then(|front| weighted(front, &[9, 8, 7, 6, 5, 4, 3, 2, 1]));
    matches!((sum, number(compact, 9, 2)), (Some(sum), Some(check)) if sum % 101 % 100 == check)
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
                "инн: ‹SSN|018059045309›",
                "and 018059045309 here",
                "инн: ‹ORGANIZATION_ID|1729801561›",
                "and 1729801561 here",
                "снилс: ‹SSN|112-233-445 95›",
                "and ‹SSN|112-233-445 95› here",
                "паспорт: ‹PASSPORT_NUMBER|4510 123456›",
                "and 4510 123456 here",
                "загранпаспорт: ‹PASSPORT_NUMBER|71 1234567›",
                "and 71 1234567 here",
                "водительское удостоверение: ‹DRIVER_LICENSE|77 12 345678›",
                "and 77 12 345678 here",
                "полис: ‹HEALTHCARE_NUMBER|7712345678901234›",
                "and 7712345678901234 here",
                "огрн: ‹ORGANIZATION_ID|1027700132195›",
                "and 1027700132195 here",
                "кпп: ‹ORGANIZATION_ID|770701001›",
                "and 770701001 here",
                "бик: ‹ROUTING_NUMBER|044525225›",
                "and 044525225 here",
                "расчетный счет: ‹BANK_ACCOUNT|40817810099910004312›",
                "and 40817810099910004312 here",
                "госномер: ‹VEHICLE_ID|A123BC77›",
                "and A123BC77 here",
            ],
        );
    }

    #[test]
    fn parts_of_longer_words_are_left_alone() {
        check(
            &RECOGNIZER,
            &[
                "x018059045309 0180590453099x 7-018059045309",
                "x1729801561 17298015619x 7-1729801561",
                "x11223344595 112233445959x 7-112-233-445 95",
                "x4510123456 45101234569x 7-4510 123456",
                "x711234567 7112345679x 7-71 1234567",
                "x7712345678 77123456789x 7-77 12 345678",
                "x7712345678901234 77123456789012349x 7-7712345678901234",
                "x1027700132195 10277001321959x 7-1027700132195",
                "x770701001 7707010019x 7-770701001",
                "x044525225 0445252259x 7-044525225",
                "x40817810099910004312 408178100999100043129x 7-40817810099910004312",
                "xA123BC77 A123BC779x 7-A123BC77",
            ],
        );
    }
}
