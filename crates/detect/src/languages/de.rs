//! Words of one language, only as many as the tests of dates and quantities need; the full file replaces this.

use blackbar_core::Label;

use super::{DateOrder, LanguageProfile, TimeUnit};
use crate::scan::Cue;

/// `de`.
#[rustfmt::skip]
pub(super) static PROFILE: LanguageProfile = LanguageProfile {
    code: "de",
    date_order: DateOrder::DayMonthYear,
    cues: &[
        (Cue::Birth, &["geboren am", "geboren", "geb.", "geb", "geburtsdatum"]),
        (Cue::Age, &["alter"]),
        (Cue::Date, &["datum", "vom"]),
        (Cue::BloodType, &["blutgruppe"]),
        (Cue::Medical, &["patient", "patientin", "diagnose"]),
        (Cue::Dose, &["dosis"]),
    ],
    months: [
        &["januar", "jan"],
        &["februar", "feb"],
        &["märz", "mär"],
        &["april", "apr"],
        &["mai"],
        &["juni", "jun"],
        &["juli", "jul"],
        &["august", "aug"],
        &["september", "sep", "sept"],
        &["oktober", "okt"],
        &["november", "nov"],
        &["dezember", "dez"],
    ],
    weekdays: [
        &["montag", "mo"],
        &["dienstag", "di"],
        &["mittwoch", "mi"],
        &["donnerstag", "do"],
        &["freitag", "fr"],
        &["samstag", "sa"],
        &["sonntag", "so"],
    ],
    seasons: [&["frühling", "frühjahr"], &["sommer"], &["herbst"], &["winter"]],
    time_units: &[
        (TimeUnit::Second, &["sekunde", "sekunden"]),
        (TimeUnit::Minute, &["minute", "minuten", "min"]),
        (TimeUnit::Hour, &["stunde", "stunden", "std"]),
        (TimeUnit::Day, &["tag", "tage", "tagen"]),
        (TimeUnit::Week, &["woche", "wochen"]),
        (TimeUnit::Month, &["monat", "monate", "monaten"]),
        (TimeUnit::Year, &["jahr", "jahre", "jahren"]),
        (TimeUnit::Decade, &["jahrzehnt"]),
    ],
    number_words: &[
        (2, &["zwei"]),
        (3, &["drei"]),
        (12, &["zwölf"]),
        (9, &["neun"]),
    ],
    currencies: &["euro", "cent"],
    honorifics: &[],
    medical_titles: &[],
    streets: &[],
    dose_units: &["mg", "tabletten", "tablette"],
    terms: &[(Label::Drug, &[])],
    marker_label: Label::name,
};
