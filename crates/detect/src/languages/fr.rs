//! Words of one language, only as many as the tests of dates and quantities need; the full file replaces this.

use blackbar_core::Label;

use super::{DateOrder, LanguageProfile, TimeUnit};
use crate::scan::Cue;

/// `fr`.
#[rustfmt::skip]
pub(super) static PROFILE: LanguageProfile = LanguageProfile {
    code: "fr",
    date_order: DateOrder::DayMonthYear,
    cues: &[
        (Cue::Birth, &["né le", "née le", "date de naissance", "né", "née"]),
        (Cue::Age, &["âge", "âgé de", "âgée de", "âgé", "âgée"]),
        (Cue::Date, &["date"]),
        (Cue::BloodType, &["groupe sanguin"]),
        (Cue::Medical, &["patient", "patiente"]),
        (Cue::Dose, &["dose", "posologie"]),
    ],
    months: [
        &["janvier", "janv"],
        &["février", "févr"],
        &["mars"],
        &["avril", "avr"],
        &["mai"],
        &["juin"],
        &["juillet", "juil"],
        &["août"],
        &["septembre", "sept"],
        &["octobre", "oct"],
        &["novembre", "nov"],
        &["décembre", "déc"],
    ],
    weekdays: [
        &["lundi", "lun"],
        &["mardi", "mar"],
        &["mercredi", "mer"],
        &["jeudi", "jeu"],
        &["vendredi", "ven"],
        &["samedi", "sam"],
        &["dimanche", "dim"],
    ],
    seasons: [&["printemps"], &["été"], &["automne"], &["hiver"]],
    time_units: &[
        (TimeUnit::Second, &["seconde", "secondes"]),
        (TimeUnit::Minute, &["minute", "minutes", "min"]),
        (TimeUnit::Hour, &["heure", "heures"]),
        (TimeUnit::Day, &["jour", "jours"]),
        (TimeUnit::Week, &["semaine", "semaines"]),
        (TimeUnit::Month, &["mois"]),
        (TimeUnit::Year, &["an", "ans", "année", "années"]),
        (TimeUnit::Decade, &["décennie", "décennies"]),
    ],
    number_words: &[
        (2, &["deux"]),
        (3, &["trois"]),
        (7, &["sept"]),
        (10, &["dix"]),
    ],
    currencies: &["euro", "euros"],
    honorifics: &[],
    medical_titles: &[],
    streets: &[],
    dose_units: &["mg", "comprimé", "comprimés"],
    terms: &[(Label::Drug, &[])],
    marker_label: Label::name,
};
