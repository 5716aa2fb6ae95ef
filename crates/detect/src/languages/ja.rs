//! Words of one language, only as many as the tests of dates and quantities need; the full file replaces this.

use blackbar_core::Label;

use super::{DateOrder, LanguageProfile, TimeUnit};
use crate::scan::Cue;

/// `ja`.
#[rustfmt::skip]
pub(super) static PROFILE: LanguageProfile = LanguageProfile {
    code: "ja",
    date_order: DateOrder::YearMonthDay,
    cues: &[
        (Cue::Birth, &["生年月日", "生まれ", "誕生日"]),
        (Cue::Age, &["年齢"]),
        (Cue::Date, &["日付"]),
        (Cue::BloodType, &["血液型"]),
        (Cue::Medical, &["患者"]),
        (Cue::Dose, &["投与", "用量"]),
    ],
    months: [
        &["一月"],
        &["二月"],
        &["三月"],
        &["四月"],
        &["五月"],
        &["六月"],
        &["七月"],
        &["八月"],
        &["九月"],
        &["十月"],
        &["十一月"],
        &["十二月"],
    ],
    weekdays: [
        &["月曜日", "月曜"],
        &["火曜日", "火曜"],
        &["水曜日", "水曜"],
        &["木曜日", "木曜"],
        &["金曜日", "金曜"],
        &["土曜日", "土曜"],
        &["日曜日", "日曜"],
    ],
    seasons: [&["春"], &["夏"], &["秋"], &["冬"]],
    time_units: &[
        (TimeUnit::Second, &["秒"]),
        (TimeUnit::Minute, &["分"]),
        (TimeUnit::Hour, &["時間"]),
        (TimeUnit::Day, &["日", "日間"]),
        (TimeUnit::Week, &["週間"]),
        (TimeUnit::Month, &["か月", "ヶ月", "カ月", "か月間", "ヶ月間"]),
        (TimeUnit::Year, &["年", "年間"]),
        (TimeUnit::Decade, &[]),
    ],
    number_words: &[
        (1, &["一"]),
        (2, &["二"]),
        (3, &["三"]),
        (4, &["四"]),
        (5, &["五"]),
    ],
    currencies: &["円", "ドル"],
    honorifics: &[],
    medical_titles: &[],
    streets: &[],
    dose_units: &["錠", "カプセル", "ミリグラム"],
    terms: &[(Label::Drug, &[])],
    marker_label: Label::name,
};
