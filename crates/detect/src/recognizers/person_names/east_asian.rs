//! Japanese, Chinese and Korean names: titles stand behind them and no blanks show where they begin.

use blackbar_core::{Evidence, Label, Likelihoods, TextRange};

use crate::recognizers::reading::{
    char_at, is_covered, is_cue, is_east_asian, is_han, is_hangul, is_katakana, skip_blanks,
    skip_blanks_before,
};
use crate::scan::{Cue, Hit, Meaning, MeaningKind, Scan, Sink};

/// The commonest Chinese family names, one character each.
const CHINESE_FAMILY: &str = "王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文張劉陳楊趙黃吳孫馬羅鄭謝韓馮蕭鄧許呂蘇盧蔣賈葉閻鍾譚鄒陸顧龍萬錢湯喬賀賴龔";
/// Chinese family names of two characters.
const CHINESE_DOUBLE: &[&str] = &["欧阳", "司马", "上官", "诸葛", "司徒", "东方", "歐陽", "司馬", "諸葛"];
/// The commonest Korean family names.
const KOREAN_FAMILY: &str = "김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구나민진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국";
/// The commonest Japanese family names.
const JAPANESE_FAMILY: &[&str] = &[
    "佐藤",
    "鈴木",
    "高橋",
    "田中",
    "伊藤",
    "渡辺",
    "渡邊",
    "山本",
    "中村",
    "小林",
    "加藤",
    "吉田",
    "山田",
    "佐々木",
    "山口",
    "松本",
    "井上",
    "木村",
    "斎藤",
    "斉藤",
    "清水",
    "山崎",
    "阿部",
    "池田",
    "橋本",
    "山下",
    "石川",
    "中島",
    "前田",
    "藤田",
    "小川",
    "後藤",
    "岡田",
    "長谷川",
    "村上",
    "近藤",
    "石井",
    "坂本",
    "遠藤",
    "青木",
    "藤井",
    "西村",
    "福田",
    "太田",
    "三浦",
    "藤原",
    "岡本",
    "松田",
    "中川",
    "中野",
    "原田",
    "小野",
    "田村",
    "竹内",
    "金子",
    "和田",
    "中山",
    "石田",
    "上田",
    "森田",
    "小島",
    "柴田",
    "酒井",
    "工藤",
    "横山",
    "宮崎",
    "宮本",
    "内田",
    "高木",
    "安藤",
    "谷口",
    "大野",
    "丸山",
    "今井",
    "河野",
    "高田",
    "村田",
    "武田",
    "杉山",
    "新井",
    "野口",
    "松井",
    "菊地",
    "野村",
    "松尾",
    "菅原",
    "佐野",
    "千葉",
    "大塚",
    "平野",
];
/// Words before さん and 様 that are no names.
const JAPANESE_OTHERS: &[&str] = &[
    "母",
    "父",
    "兄",
    "姉",
    "弟",
    "妹",
    "客",
    "奥",
    "嬢",
    "皆",
    "娘",
    "息子",
    "患者",
    "子供",
    "隣",
    "嫁",
    "婆",
    "爺",
    "店員",
    "看護師",
    "学生",
    "業者",
    "医者",
    "祖父",
    "祖母",
    "叔父",
    "叔母",
    "神",
    "王",
    "仏",
    "貴方",
    "何",
    "各位",
    "御中",
    "同",
    "両",
    "有",
    "模",
    "多",
    "一",
    "異",
    "お客",
    "旦那",
    "皆々",
    "社長",
    "部長",
    "課長",
    "先輩",
    "運転手",
    "警察官",
    "大工",
    "魚屋",
    "本屋",
    "花屋",
    "彼",
    "某",
    "人",
    "諸",
    "貴",
];
/// Words before 先生 and 女士 that are no names.
const CHINESE_OTHERS: &[&str] =
    &["各位", "这位", "那位", "一位", "女士", "老", "两位", "尊敬的", "这个", "那个", "某", "请问", "医"];
/// Syllables before 씨 that make another word.
const KOREAN_OTHERS: &[&str] =
    &["아가", "날", "솜", "글", "말", "마음", "아저", "불", "홀", "맵", "볍", "새"];

/// Looks behind a title and ahead of an introduction.
pub(super) fn check(scan: &Scan<'_>, hit: Hit, sink: &mut Sink) {
    let text = hit.range.of(scan.text);
    if hit.is(MeaningKind::Honorific) || hit.is(MeaningKind::MedicalTitle) {
        before_title(scan, hit, text, sink);
    }
    if is_covered(scan, hit, is_cue) {
        return;
    }
    if hit.means(Meaning::Cue(Cue::Name))
        || hit.means(Meaning::Cue(Cue::GivenName))
        || hit.means(Meaning::Cue(Cue::FamilyName))
    {
        after_cue(scan, hit, text, sink);
    }
}

fn before_title(scan: &Scan<'_>, hit: Hit, title: &str, sink: &mut Sink) {
    // "様式", "氏名", "宮殿の": the title is part of another word.
    let next = char_at(scan, hit.range.end());
    if matches!(title, "様" | "氏" | "君" | "殿") && next.is_some_and(is_han) {
        return;
    }
    let end = skip_blanks_before(scan, hit.range.start(), 1);
    let found = if title.chars().all(is_hangul) {
        korean(scan, end, title, end < hit.range.start())
    } else if matches!(title, "さん" | "様" | "氏" | "君" | "くん" | "ちゃん" | "殿") {
        japanese(scan, end, title)
    } else if title.chars().all(is_han) {
        chinese_before(scan, end)
            .or_else(|| japanese(scan, end, title).filter(|(_, _, likelihood)| *likelihood > 0.8))
    } else {
        None
    };
    let Some((range, label, likelihood)) = found else { return };
    let mut labels = Likelihoods::one(label, likelihood).with(Label::Name, likelihood * 0.7);
    let medical = hit.is(MeaningKind::MedicalTitle);
    let doubtful = matches!(title, "先生" | "선생님" | "박사" | "博士");
    let clinical = scan.context(range, Cue::Medical) > 0.0;
    if medical && (!doubtful || clinical) {
        labels.raise(Label::NameMedicalProfessional, (likelihood + 0.05).min(0.95));
    }
    // A doctor's title is part of the entity: "吕医生", "川口医師".
    let whole = labels.best().0 == Label::NameMedicalProfessional;
    let range = if whole { range.cover(hit.range) } else { range };
    sink.push_labels(range, labels, Evidence::PATTERN.and(Evidence::CONTEXT));
}

type Found = (TextRange, Label, f32);

/// The last characters before `end` that satisfy `keep`, at most `most`; a blank between two runs is kept once.
fn run_before(scan: &Scan<'_>, end: usize, most: usize, keep: impl Fn(char) -> bool) -> TextRange {
    let window = scan.behind(end, 48);
    let length: usize = window.chars().rev().take(most).take_while(|c| keep(*c)).map(char::len_utf8).sum();
    TextRange::new(end - length, end)
}

fn japanese(scan: &Scan<'_>, end: usize, title: &str) -> Option<Found> {
    let katakana = run_before(scan, end, 16, |c| is_katakana(c) || c == '・');
    if katakana.of(scan.text).chars().count() >= 2 {
        return Some((katakana, Label::NameFamily, 0.8));
    }
    let mut run = run_before(scan, end, 6, is_han);
    let mut count = run.of(scan.text).chars().count();
    // "山田 太郎 様"
    let left = skip_blanks_before(scan, run.start(), 1);
    if left < run.start() && (1..=3).contains(&count) {
        let family = run_before(scan, left, 3, is_han);
        let letters = family.of(scan.text).chars().count();
        if (1..=3).contains(&letters) {
            run = family.cover(run);
            count += letters;
        }
    }
    if count == 0 || JAPANESE_OTHERS.iter().any(|other| run.of(scan.text).ends_with(other)) {
        return None;
    }
    // A long run is a company or an office before the name: what follows its known family name is the name.
    if count > 5 {
        let text = run.of(scan.text);
        let at = JAPANESE_FAMILY.iter().filter_map(|name| text.rfind(name)).max()?;
        run = TextRange::new(run.start() + at, end);
        count = run.of(scan.text).chars().count();
    }
    if matches!(title, "氏" | "殿") && count < 2 {
        return None;
    }
    let strong = JAPANESE_FAMILY.iter().any(|name| run.of(scan.text).starts_with(name));
    let label = if count >= 4 || run.of(scan.text).contains(' ') { Label::Name } else { Label::NameFamily };
    Some((run, label, if strong { 0.92 } else { 0.75 }))
}

fn chinese_before(scan: &Scan<'_>, end: usize) -> Option<Found> {
    let run = run_before(scan, end, 4, is_han);
    let text = run.of(scan.text);
    if text.is_empty() || CHINESE_OTHERS.iter().any(|other| text.ends_with(other)) {
        return None;
    }
    let starts: Vec<usize> = text.char_indices().map(|(index, _)| index).collect();
    let from_end = |letters: usize| starts.len().checked_sub(letters).map(|index| starts[index]);
    for letters in [4, 3, 2] {
        let Some(at) = from_end(letters) else { continue };
        if CHINESE_DOUBLE.iter().any(|name| text[at..].starts_with(name)) {
            let label = if letters == 2 { Label::NameFamily } else { Label::Name };
            return Some((TextRange::new(run.start() + at, end), label, 0.9));
        }
    }
    let family = |at: usize| text[at..].chars().next().is_some_and(|c| CHINESE_FAMILY.contains(c));
    for letters in [2, 3] {
        if let Some(at) = from_end(letters).filter(|at| family(*at)) {
            // "感谢张伟": of two possible beginnings the later one is the name's.
            return Some((TextRange::new(run.start() + at, end), Label::Name, 0.9));
        }
    }
    let at = from_end(1).filter(|at| family(*at))?;
    Some((TextRange::new(run.start() + at, end), Label::NameFamily, 0.85))
}

fn korean(scan: &Scan<'_>, end: usize, title: &str, spaced: bool) -> Option<Found> {
    let run = run_before(scan, end, 5, is_hangul);
    let text = run.of(scan.text);
    let count = text.chars().count();
    // "선비는 감독에게": a particle ends the word before, so it is no name.
    let particle =
        spaced && text.chars().next_back().is_some_and(|c| "는은이가을를의에도와과로만란른한".contains(c));
    if !(2..=4).contains(&count) || KOREAN_OTHERS.contains(&text) || particle {
        return None;
    }
    let family = text.chars().next().is_some_and(|c| KOREAN_FAMILY.contains(c));
    match (title, count, family) {
        ("군" | "양", ..) if spaced => None,
        ("씨" | "군" | "양", 3, true) => Some((run, Label::Name, 0.9)),
        ("씨", 2, _) => Some((run, Label::NameGiven, if spaced { 0.75 } else { 0.6 })),
        ("씨", 4, true) => Some((run, Label::Name, 0.7)),
        (_, 3, true) => Some((run, Label::Name, if spaced || title == "님" { 0.75 } else { 0.55 })),
        _ => None,
    }
}

/// Phrases after which any name may follow.
const STRONG: &[&str] = &[
    "我叫",
    "我的名字是",
    "我的名字叫",
    "名叫",
    "我姓",
    "私の名前は",
    "名前は",
    "제 이름은",
    "내 이름은",
    "저의 이름은",
    "이름은",
    "本名は",
];

fn after_cue(scan: &Scan<'_>, hit: Hit, cue: &str, sink: &mut Sink) {
    let mut at = skip_blanks(scan, hit.range.end(), 2);
    let separated = match char_at(scan, at) {
        Some(':' | '：' | '=' | '】' | '」') => {
            at += char_at(scan, at).map_or(0, char::len_utf8);
            at = skip_blanks(scan, at, 3);
            true
        }
        _ => false,
    };
    let rest = scan.ahead(at, 60);
    let until = [
        "です",
        "と申",
        "といい",
        "と言い",
        "という",
        "でご",
        "입니다",
        "이에요",
        "예요",
        "라고",
        "이고",
        "이며",
        "이라",
    ];
    let run: usize = rest.chars().take_while(|c| is_east_asian(*c) || *c == '・').map(char::len_utf8).sum();
    let line = &rest[..run];
    let ended = until.iter().filter_map(|mark| line.find(mark)).min();
    let said = ended.is_some();
    let name = &line[..ended.unwrap_or(line.len())];
    let strong = STRONG.contains(&cue) || separated;
    let found = if name.chars().all(is_hangul) && !name.is_empty() {
        korean_name(name, said, strong)
    } else if name.chars().all(is_han)
        && !name.is_empty()
        && !matches!(cue, "私は" | "私の名前は" | "名前は" | "氏名" | "お名前")
    {
        chinese_name(name, strong).or_else(|| japanese_name(name, said, strong))
    } else {
        japanese_name(name, said, strong)
    };
    let Some((letters, mut label, likelihood)) = found else { return };
    let bytes: usize = name.chars().take(letters).map(char::len_utf8).sum();
    let mut range = TextRange::at(at, bytes);
    if hit.means(Meaning::Cue(Cue::GivenName)) {
        label = Label::NameGiven;
    } else if hit.means(Meaning::Cue(Cue::FamilyName)) || cue == "我姓" {
        label = Label::NameFamily;
    } else {
        // "氏名: 山田 太郎"
        let next = skip_blanks(scan, range.end(), 1);
        if separated && next > range.end() && bytes == name.len() {
            let more = scan.ahead(next, 24);
            let given: usize =
                more.chars().take_while(|c| is_han(*c) || is_katakana(*c)).map(char::len_utf8).sum();
            if given > 0 && more[..given].chars().count() <= 4 {
                range = TextRange::new(range.start(), next + given);
                label = Label::Name;
            }
        }
    }
    sink.push_labels(
        range,
        Likelihoods::one(label, likelihood).with(Label::Name, likelihood * 0.7),
        Evidence::PATTERN.and(Evidence::CONTEXT),
    );
}

fn korean_name(name: &str, said: bool, strong: bool) -> Option<(usize, Label, f32)> {
    let letters = name.chars().count();
    let family = name.chars().next().is_some_and(|c| KOREAN_FAMILY.contains(c));
    match (letters, family) {
        (3, true) => Some((3, Label::Name, if strong || said { 0.88 } else { 0.4 })),
        (2 | 4, _) if strong => {
            Some((letters, if letters == 2 { Label::NameGiven } else { Label::Name }, 0.75))
        }
        _ => None,
    }
}

/// What follows a Chinese name in a sentence, so that "王小" and "今年" are cut apart.
const CHINESE_AFTER: &str = "今是来在和的住我有很男女年岁从，现与及了，也，生人出来電电";

fn chinese_name(name: &str, strong: bool) -> Option<(usize, Label, f32)> {
    let letters: Vec<char> = name.chars().collect();
    let double = CHINESE_DOUBLE.iter().any(|family| name.starts_with(family));
    if !double && !letters.first().is_some_and(|c| CHINESE_FAMILY.contains(*c)) {
        return None;
    }
    let most = if double { 4 } else { 3 };
    let mut count = letters.len().min(most);
    if letters.len() > most && count == 3 && CHINESE_AFTER.contains(letters[2]) {
        count = 2;
    }
    if count < 2 {
        return strong.then_some((1, Label::NameFamily, 0.8));
    }
    let likelihood = match (strong, letters.len() <= most) {
        (true, _) => 0.9,
        (false, true) => 0.65,
        (false, false) => 0.4,
    };
    Some((count, Label::Name, likelihood))
}

fn japanese_name(name: &str, said: bool, strong: bool) -> Option<(usize, Label, f32)> {
    let letters = name.chars().count();
    let family = JAPANESE_FAMILY.iter().any(|family| name.starts_with(family));
    if !(1..=10).contains(&letters)
        || !name.chars().next().is_some_and(|c| is_han(c) || is_katakana(c) || (strong && is_east_asian(c)))
    {
        return None;
    }
    let label = if letters >= 4 { Label::Name } else { Label::NameFamily };
    match (family, said, strong) {
        (true, ..) => Some((letters.min(6), label, 0.9)),
        (false, true, true) => Some((letters, label, 0.85)),
        (false, false, true) if letters <= 6 => Some((letters, label, 0.75)),
        _ => None,
    }
}
