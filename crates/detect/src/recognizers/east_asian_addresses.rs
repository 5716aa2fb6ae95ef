//! Japanese, Chinese and Korean addresses: large to small, the number last, no blanks in the first two.
//!
//! A number wakes it; what counts is the run before it: 東京都千代田区丸の内1-2-3, 北京市朝阳区建国路93号,
//! 서울시 강남구 테헤란로 12.

use blackbar_core::{Evidence, Label, Likelihoods, TextRange};

use super::reading::{is_han, is_hangul, is_katakana};
use crate::scan::{Anchor, Recognizer, Scan, Sink, Trigger};

/// Addresses written from the large to the small.
pub(super) static EAST_ASIAN_ADDRESSES: Recognizer = Recognizer {
    name: "east_asian_addresses",
    labels: &[Label::LocationAddress, Label::LocationAddressStreet],
    trigger: Trigger::Numbers,
    check,
};

/// How far back an address may begin, in bytes.
const REACH: usize = 120;

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Number(index) = anchor else { return };
    let token = scan.numbers()[index];
    if !token.is_digits() || token.range.len() > 4 {
        return;
    }
    let before = scan.behind(token.range.start(), REACH);
    let body = before.trim_end_matches(' ');
    let found = match body.chars().next_back() {
        Some(c) if is_hangul(c) => korean(body),
        Some(c) if is_han(c) || is_katakana(c) || is_hiragana(c) => unspaced(body),
        _ => None,
    };
    let Some((length, areas)) = found else { return };
    let start = token.range.start() - (before.len() - (body.len() - length));
    let Some(end) = number_end(scan, token.range.end(), areas.road) else { return };
    let range = TextRange::new(start, end);
    let full = areas.cities > 0;
    let likelihood = if areas.cities > 1 || full && areas.road { 0.9 } else { 0.75 };
    let (best, second) = if full {
        (Label::LocationAddress, Label::LocationAddressStreet)
    } else {
        (Label::LocationAddressStreet, Label::LocationAddress)
    };
    let labels = Likelihoods::one(best, likelihood).with(second, 0.5).with(Label::Location, 0.6);
    sink.push_labels(range, labels, Evidence::PATTERN);
}

fn is_hiragana(c: char) -> bool {
    matches!(c as u32, 0x3040..=0x309F)
}

/// What the run before the number is made of.
#[derive(Default, Clone, Copy)]
struct Areas {
    /// Prefectures, cities, wards, counties.
    cities: usize,
    /// A road or a block right before the number.
    road: bool,
}

/// Bytes at the end of `body` that are an address, in Han and kana.
fn unspaced(body: &str) -> Option<(usize, Areas)> {
    let stop = "はがをにへと、。，：:（(「\n";
    let run: Vec<char> = body
        .chars()
        .rev()
        .take_while(|c| (is_han(*c) || is_katakana(*c) || is_hiragana(*c)) && !stop.contains(*c))
        .collect();
    let text: String = run.iter().rev().collect();
    let marks: &[char] =
        &['都', '道', '府', '県', '市', '区', '郡', '省', '县', '縣', '區', '町', '村', '镇', '鎮', '乡'];
    let first = first_area(&text);
    let text = &text[first..];
    let cities = text.chars().skip(1).filter(|c| marks.contains(c)).count();
    let road = text.ends_with(['路', '街', '巷', '弄', '段'])
        || text.ends_with("大道")
        || text.ends_with("胡同")
        || text.ends_with("丁目")
        || text.ends_with("小区");
    let letters = text.chars().count();
    let sound = if road { letters >= 3 } else { cities >= 1 && letters >= 3 };
    sound.then_some((text.len(), Areas { cities, road }))
}

/// Verbs and particles before the address ("我住在北京市", "住所东京都") are not part of it.
fn first_area(text: &str) -> usize {
    let lives = if text.starts_with('住') && !text.starts_with("住吉") { '住'.len_utf8() } else { 0 };
    [
        "住在",
        "居住于",
        "位于",
        "位於",
        "地址",
        "住址",
        "在于",
        "住所",
        "所在地",
        "現住所",
        "从",
        "到",
        "在",
        "の住所",
        "于",
        "是",
    ]
    .iter()
    .filter_map(|word| text.rfind(word).map(|at| at + word.len()))
    .filter(|at| *at < text.len())
    .max()
    .unwrap_or(lives)
}

/// Korean words from the province to the road.
fn korean(body: &str) -> Option<(usize, Areas)> {
    let words: Vec<&str> = body.rsplit(' ').take(7).collect();
    let road = words.first().is_some_and(|word| {
        word.chars().all(is_hangul)
            && word.chars().count() >= 2
            && (word.ends_with('로') || word.ends_with('길') || word.ends_with('동') || word.ends_with('리'))
    });
    if !road {
        return None;
    }
    let mut length = words[0].len();
    let mut areas = Areas { cities: 0, road: true };
    for word in &words[1..] {
        let area = word.chars().count() >= 2
            && word.chars().all(is_hangul)
            && (word.ends_with(['시', '도', '구', '군', '읍', '면', '동'])
                || [
                    "서울", "부산", "대구", "인천", "광주", "대전", "울산", "경기", "강원", "충북", "충남",
                    "전북", "전남", "경북", "경남", "제주",
                ]
                .contains(word));
        if !area {
            break;
        }
        length += word.len() + 1;
        areas.cities += 1;
    }
    // "어디로 5": a particle, not a road.
    (areas.cities > 0).then_some((length, areas))
}

/// The end of the numbers: "1-2-3", "93号", "5号楼3单元201室", "12길 5", "2丁目3番4号".
fn number_end(scan: &Scan<'_>, first: usize, road: bool) -> Option<usize> {
    let text = scan.ahead(first, 60);
    let mut end = 0;
    let mut parts = 0;
    for _ in 0..6 {
        let rest = &text[end..];
        let unit = [
            "丁目", "番地", "番", "号楼", "号院", "号", "號", "单元", "室", "栋", "层", "楼", "弄", "巷",
            "번길", "길", "번지", "동", "호", "층", "の",
        ]
        .iter()
        .filter(|unit| rest.starts_with(**unit))
        .max_by_key(|unit| unit.len());
        let joint = unit.map_or_else(|| usize::from(rest.starts_with('-')), |unit| unit.len());
        if joint == 0 {
            break;
        }
        parts += 1;
        let after = rest[joint..].trim_start_matches(' ');
        let digits = after.bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 {
            end += if unit.is_some() { joint } else { 0 };
            break;
        }
        end = text.len() - after.len() + digits;
    }
    let next = text[end..].chars().next();
    let other = [
        "年", "月", "日", "人", "个", "円", "元", "歳", "岁", "時", "时", "点", "분", "년", "월", "일", "명",
        "원", "%", ".", "回", "次", "本", "件", "代", "万",
    ];
    let counts = other.iter().any(|word| text[end..].starts_with(word));
    let ends = !next.is_some_and(|c| c.is_ascii_alphanumeric()) && !counts;
    ((parts > 0 || road) && ends).then_some(first + end)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check;

    #[test]
    fn addresses_from_large_to_small() {
        check(
            &EAST_ASIAN_ADDRESSES,
            &[
                "住所: ‹LOCATION_ADDRESS|東京都千代田区丸の内1-2-3›",
                "‹LOCATION_ADDRESS|大阪府大阪市北区梅田2丁目4番9号›",
                "住‹LOCATION_ADDRESS|杭州市西湖区文三路88号›",
                "我住在‹LOCATION_ADDRESS|北京市朝阳区建国路93号›。",
                "‹LOCATION_ADDRESS_STREET|中山路123号›",
                "‹LOCATION_ADDRESS|서울시 강남구 테헤란로 12›",
                "‹LOCATION_ADDRESS|부산광역시 해운대구 센텀중앙로 97길 5›",
            ],
        );
    }

    #[test]
    fn counts_and_years_are_no_addresses() {
        check(
            &EAST_ASIAN_ADDRESSES,
            &["東京都は2020年に", "北京市有100个区", "어디로 5분 걸렸다", "人口は市区町村1700", "第3回"],
        );
    }
}
