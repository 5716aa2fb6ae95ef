//! Words of one language, only as many as the tests of dates and quantities need; the full file replaces this.

use blackbar_core::Label;

use super::{DateOrder, LanguageProfile, TimeUnit};
use crate::scan::Cue;

/// `es`.
#[rustfmt::skip]
pub(super) static PROFILE: LanguageProfile = LanguageProfile {
    code: "es",
    date_order: DateOrder::DayMonthYear,
    cues: &[
        (Cue::Birth, &["nacido el", "nacida el", "nació el", "fecha de nacimiento", "nació", "nacido"]),
        (Cue::Age, &["edad"]),
        (Cue::Date, &["fecha"]),
        (Cue::BloodType, &["grupo sanguíneo", "tipo de sangre"]),
        (Cue::Medical, &["paciente"]),
        (Cue::Dose, &["dosis"]),
    ],
    months: [
        &["enero", "ene"],
        &["febrero", "feb"],
        &["marzo", "mar"],
        &["abril", "abr"],
        &["mayo", "may"],
        &["junio", "jun"],
        &["julio", "jul"],
        &["agosto", "ago"],
        &["septiembre", "setiembre", "sep", "sept"],
        &["octubre", "oct"],
        &["noviembre", "nov"],
        &["diciembre", "dic"],
    ],
    weekdays: [
        &["lunes", "lun"],
        &["martes", "mar"],
        &["miércoles", "mié"],
        &["jueves", "jue"],
        &["viernes", "vie"],
        &["sábado", "sáb"],
        &["domingo", "dom"],
    ],
    seasons: [&["primavera"], &["verano"], &["otoño"], &["invierno"]],
    time_units: &[
        (TimeUnit::Second, &["segundo", "segundos"]),
        (TimeUnit::Minute, &["minuto", "minutos"]),
        (TimeUnit::Hour, &["hora", "horas"]),
        (TimeUnit::Day, &["día", "días"]),
        (TimeUnit::Week, &["semana", "semanas"]),
        (TimeUnit::Month, &["mes", "meses"]),
        (TimeUnit::Year, &["año", "años"]),
        (TimeUnit::Decade, &["década", "décadas"]),
    ],
    number_words: &[
        (2, &["dos"]),
        (3, &["tres"]),
        (5, &["cinco"]),
        (20, &["veinte"]),
    ],
    currencies: &["pesos", "peso", "euros", "euro", "dólares", "dólar"],
    honorifics: &[],
    medical_titles: &[],
    streets: &[],
    dose_units: &["mg", "comprimidos", "comprimido", "tabletas"],
    terms: &[(Label::Drug, &[])],
    marker_label: Label::name,
};
