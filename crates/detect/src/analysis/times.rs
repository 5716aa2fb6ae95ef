//! Clock times as `HH:MM:SS`.

use super::numbers::in_words;

/// The time of day; `None` when there is none in the text.
pub(super) fn iso(text: &str) -> Option<String> {
    let lower = text.to_lowercase();
    match lower.trim() {
        "noon" | "midday" => return Some("12:00:00".to_owned()),
        "midnight" => return Some("00:00:00".to_owned()),
        _ => {}
    }
    let figures: Vec<u32> =
        lower.split(|c: char| !c.is_ascii_digit()).filter_map(|run| run.parse().ok()).take(3).collect();
    let (hour, minute, second) = match figures[..] {
        // Military: 1430 hours.
        [packed] if packed >= 100 => (packed / 100, packed % 100, 0),
        [hour] => (hour, 0, 0),
        [hour, minute] => (hour, minute, 0),
        [hour, minute, second] => (hour, minute, second),
        _ => (u32::try_from(in_words(&lower)?).ok()?, 0, 0),
    };
    let bare: String = lower.chars().filter(|c| *c != '.').collect();
    let says = |marks: &[&str]| {
        bare.split(|c: char| !c.is_alphabetic()).any(|word| marks.contains(&word))
            || marks.iter().any(|mark| !mark.is_ascii() && bare.contains(mark))
    };
    let evening = says(&[
        "pm",
        "abends",
        "nachmittags",
        "soir",
        "tarde",
        "noche",
        "午後",
        "下午",
        "오후",
        "вечера",
        "вечора",
    ]);
    let morning =
        says(&["am", "morgens", "vormittags", "matin", "mañana", "午前", "上午", "오전", "утра", "ранку"]);
    let hour = match hour {
        12 if morning => 0,
        1..=11 if evening => hour + 12,
        24 if minute == 0 => 0,
        hour => hour,
    };
    (hour < 24 && minute < 60 && second < 61).then(|| format!("{hour:02}:{minute:02}:{second:02}"))
}
