//! The names of months and weekdays in the rows that dates are written in, so that another day can be written in the
//! same form. The word tables in `languages` list every form of one month together; here each row is one form of all
//! twelve.

/// One form of the twelve months.
pub(super) struct MonthRow {
    pub(super) language: &'static str,
    names: [&'static str; 12],
}

/// One form of the seven weekdays, Monday first.
pub(super) struct WeekdayRow {
    names: [&'static str; 7],
}

const fn months(language: &'static str, names: [&'static str; 12]) -> MonthRow {
    MonthRow { language, names }
}

#[rustfmt::skip]
static MONTHS: &[MonthRow] = &[
    months("en", ["january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december"]),
    months("en", ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]),
    months("en", ["jan", "feb", "mar", "apr", "may", "june", "july", "aug", "sept", "oct", "nov", "dec"]),
    months("de", ["januar", "februar", "märz", "april", "mai", "juni", "juli", "august", "september", "oktober", "november", "dezember"]),
    months("de", ["jan", "feb", "mär", "apr", "mai", "jun", "jul", "aug", "sep", "okt", "nov", "dez"]),
    months("de", ["jänner", "feber", "märz", "april", "mai", "juni", "juli", "august", "september", "oktober", "november", "dezember"]),
    months("fr", ["janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre", "décembre"]),
    months("fr", ["janv", "févr", "mars", "avr", "mai", "juin", "juil", "août", "sept", "oct", "nov", "déc"]),
    months("es", ["enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre"]),
    months("es", ["enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "setiembre", "octubre", "noviembre", "diciembre"]),
    months("es", ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"]),
    months("it", ["gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto", "settembre", "ottobre", "novembre", "dicembre"]),
    months("it", ["gen", "feb", "mar", "apr", "mag", "giu", "lug", "ago", "set", "ott", "nov", "dic"]),
    months("pt", ["janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro", "outubro", "novembro", "dezembro"]),
    months("pt", ["jan", "fev", "mar", "abr", "mai", "jun", "jul", "ago", "set", "out", "nov", "dez"]),
    months("nl", ["januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september", "oktober", "november", "december"]),
    months("nl", ["jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec"]),
    months("tl", ["enero", "pebrero", "marso", "abril", "mayo", "hunyo", "hulyo", "agosto", "setyembre", "oktubre", "nobyembre", "disyembre"]),
    months("tl", ["ene", "peb", "mar", "abr", "may", "hun", "hul", "ago", "set", "okt", "nob", "dis"]),
    months("ru", ["января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября", "октября", "ноября", "декабря"]),
    months("ru", ["январь", "февраль", "март", "апрель", "май", "июнь", "июль", "август", "сентябрь", "октябрь", "ноябрь", "декабрь"]),
    months("ru", ["январе", "феврале", "марте", "апреле", "мае", "июне", "июле", "августе", "сентябре", "октябре", "ноябре", "декабре"]),
    months("ru", ["янв", "фев", "мар", "апр", "мая", "июн", "июл", "авг", "сен", "окт", "ноя", "дек"]),
    months("uk", ["січня", "лютого", "березня", "квітня", "травня", "червня", "липня", "серпня", "вересня", "жовтня", "листопада", "грудня"]),
    months("uk", ["січень", "лютий", "березень", "квітень", "травень", "червень", "липень", "серпень", "вересень", "жовтень", "листопад", "грудень"]),
    months("uk", ["січні", "лютому", "березні", "квітні", "травні", "червні", "липні", "серпні", "вересні", "жовтні", "листопаді", "грудні"]),
    months("uk", ["січ", "лют", "бер", "кві", "тра", "чер", "лип", "сер", "вер", "жов", "лис", "гру"]),
    months("hi", ["जनवरी", "फ़रवरी", "मार्च", "अप्रैल", "मई", "जून", "जुलाई", "अगस्त", "सितंबर", "अक्टूबर", "नवंबर", "दिसंबर"]),
    months("hi", ["जनवरी", "फरवरी", "मार्च", "अप्रैल", "मई", "जून", "जुलाई", "अगस्त", "सितम्बर", "अक्तूबर", "नवम्बर", "दिसम्बर"]),
];

const fn days(names: [&'static str; 7]) -> WeekdayRow {
    WeekdayRow { names }
}

#[rustfmt::skip]
static WEEKDAYS: &[WeekdayRow] = &[
    days(["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]),
    days(["mon", "tue", "wed", "thu", "fri", "sat", "sun"]),
    days(["mon", "tues", "weds", "thurs", "fri", "sat", "sun"]),
    days(["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"]),
    days(["mo", "di", "mi", "do", "fr", "sa", "so"]),
    days(["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"]),
    days(["lun", "mar", "mer", "jeu", "ven", "sam", "dim"]),
    days(["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"]),
    days(["lun", "mar", "mié", "jue", "vie", "sáb", "dom"]),
    days(["lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica"]),
    days(["lun", "mar", "mer", "gio", "ven", "sab", "dom"]),
    days(["segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira", "sábado", "domingo"]),
    days(["seg", "ter", "qua", "qui", "sex", "sáb", "dom"]),
    days(["maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag"]),
    days(["ma", "di", "wo", "do", "vr", "za", "zo"]),
    days(["lunes", "martes", "miyerkules", "huwebes", "biyernes", "sabado", "linggo"]),
    days(["понедельник", "вторник", "среда", "четверг", "пятница", "суббота", "воскресенье"]),
    days(["понедельник", "вторник", "среду", "четверг", "пятницу", "субботу", "воскресенье"]),
    days(["пн", "вт", "ср", "чт", "пт", "сб", "вс"]),
    days(["понеділок", "вівторок", "середа", "четвер", "п'ятниця", "субота", "неділя"]),
    days(["сोमवार", "मंगलवार", "बुधवार", "गुरुवार", "शुक्रवार", "शनिवार", "रविवार"]),
    days(["月曜日", "火曜日", "水曜日", "木曜日", "金曜日", "土曜日", "日曜日"]),
    days(["星期一", "星期二", "星期三", "星期四", "星期五", "星期六", "星期日"]),
    days(["월요일", "화요일", "수요일", "목요일", "금요일", "토요일", "일요일"]),
];

/// The name of another month in the form of `written`, which stands for `month` (1 to 12). `mai` is a month in many
/// languages: the first of `languages` that has it wins, then one that writes months in small letters as here.
pub(super) fn month_like(written: &str, month: u8, other: u8, languages: &[&str]) -> Option<&'static str> {
    row(written, month, languages)?.names.get(usize::from(other).checked_sub(1)?).copied()
}

fn row(written: &str, month: u8, languages: &[&str]) -> Option<&'static MonthRow> {
    let month = usize::from(month).checked_sub(1)?;
    let has = |row: &&MonthRow| row.names.get(month).is_some_and(|name| same(name, written));
    let small = written.starts_with(char::is_lowercase);
    let by_name =
        languages.iter().find_map(|code| MONTHS.iter().filter(|row| row.language == *code).find(has));
    by_name
        .or_else(|| MONTHS.iter().filter(|row| !small || !matches!(row.language, "en" | "de")).find(has))
        .or_else(|| MONTHS.iter().find(has))
}

/// The name of another weekday in the form of `written`.
pub(super) fn weekday_like(written: &str, other: u8) -> Option<&'static str> {
    let other = usize::from(other).checked_sub(1)?;
    let rows = || WEEKDAYS.iter().map(|row| &row.names[..]);
    (0..7).find_map(|day| row_of(written, rows(), day))?.get(other).copied()
}

/// The language a month's name is written in.
pub(super) fn language_of(written: &str, month: u8, languages: &[&str]) -> Option<&'static str> {
    row(written, month, languages).map(|row| row.language)
}

fn row_of<'r>(
    written: &str,
    rows: impl Iterator<Item = &'r [&'static str]>,
    index: usize,
) -> Option<&'r [&'static str]> {
    rows.into_iter().find(|row| row.get(index).is_some_and(|name| same(name, written)))
}

/// In any case, and without accents as well: people leave them out.
fn same(name: &str, written: &str) -> bool {
    use unicode_normalization::UnicodeNormalization;
    use unicode_normalization::char::is_combining_mark;
    let fold = |text: &str| text.to_lowercase().nfd().filter(|c| !is_combining_mark(*c)).collect::<String>();
    written.to_lowercase() == *name || name.chars().all(|c| (c as u32) < 0x250) && fold(name) == fold(written)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_month_is_written_in_the_same_form() {
        for (written, month, other, expected) in [
            ("March", 3, 12, "december"),
            ("Mar", 3, 12, "dec"),
            ("марта", 3, 12, "декабря"),
            ("марте", 3, 12, "декабре"),
            ("MARZO", 3, 1, "enero"),
            ("Mar", 3, 1, "jan"),
            ("mai", 5, 3, "mars"),
            ("Mai", 5, 3, "märz"),
            ("decembre", 12, 8, "août"),
        ] {
            assert_eq!(month_like(written, month, other, &[]), Some(expected), "{written}");
        }
        assert_eq!(month_like("Brumaire", 3, 1, &[]), None);
        assert_eq!(month_like("mai", 5, 3, &["pt"]), Some("mar"));
        assert_eq!(weekday_like("Friday", 1), Some("monday"));
    }
}
