//! Which letters beyond the script's common ones a language has: a letter it lacks speaks against it, a letter that few
//! have speaks for it.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::scripts::{self, Script};

/// Letters beyond a to z.
#[rustfmt::skip]
const LATIN: &[(&str, &str)] = &[
    ("en", ""), ("es", "áéíóúñü"), ("fr", "àâçèéêëîïôùûüÿœæ"), ("de", "äöüß"), ("pt", "áâãàçéêíóôõúü"), ("it", "àèéìíòóù"), ("nl", "éëïóüèö"),
    ("sv", "åäöé"), ("da", "æøåé"), ("no", "æøåéòóôê"), ("fi", "äöå"), ("pl", "ąćęłńóśźż"), ("cs", "áčďéěíňóřšťúůýž"), ("sk", "áäčďéíĺľňóôŕšťúýž"),
    ("hu", "áéíóöőúüű"), ("ro", "ăâîșțşţ"), ("tr", "çğıiöşüâîû"), ("id", ""), ("ms", ""), ("tl", "ñ"),
    ("vi", "àáâãèéêìíòóôõùúýăđĩũơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ"), ("hr", "čćđšž"), ("sl", "čšž"), ("et", "äõöüšž"),
    ("lv", "āčēģīķļņšūž"), ("lt", "ąčęėįšųūž"), ("ca", "àçèéíïòóúü"), ("af", "êëéèïôû"), ("is", "áéíóúýþæöð"), ("sq", "ëç"), ("eu", "ñü"), ("gl", "áéíóúñü"),
    ("sw", ""), ("cy", "âêîôûŵŷ"), ("ga", "áéíóú"), ("az", "çəğıöşü"), ("mt", "ċġħż"), ("eo", "ĉĝĥĵŝŭ"), ("la", ""), ("jv", "èé"), ("uz", "ʻ"), ("tk", "äçňöşüýž"),
    ("zu", ""), ("sn", ""), ("ak", "ɛɔ"),
];
/// Letters beyond those that all of them share.
#[rustfmt::skip]
const CYRILLIC: &[(&str, &str)] = &[
    ("ru", "ёйщъыьэюя"), ("uk", "ґєіїйщьюя"), ("bg", "йщъьюя"), ("be", "ёіўйыьэюя"), ("sr", "ђјљњћџ"), ("mk", "ѓѕјљњќџ"), ("kk", "әғқңөұүһіёйщъыьэюя"),
    ("mn", "өүёйщъыьэюя"), ("ky", "ңөүёйщъыьэюя"), ("tg", "ғӣқӯҳҷёйъэюя"),
];
#[rustfmt::skip]
const ARABIC: &[(&str, &str)] = &[
    ("ar", "أإؤئةىيكآءهـ"), ("fa", "پچژگکیآئهء"), ("ur", "ٹڈڑںےہھپچژگکیآئ"), ("ps", "ټډړږښځڅڼېۍپچژګیه"),
];
const DEVANAGARI: &[(&str, &str)] = &[("hi", "ड़ढ़़"), ("mr", "ळऱ"), ("ne", "")];
const HEBREW: &[(&str, &str)] = &[("he", ""), ("yi", "ײװױ")];

/// The common letters of the scripts, which say nothing.
const COMMON_CYRILLIC: &str = "абвгдежзиклмнопрстуфхцчш";
const COMMON_ARABIC: &str = "ابتثجحخدذرزسشصضطظعغفقلمنو";

type Table = HashMap<char, Vec<&'static str>>;

static OWNERS: LazyLock<Table> = LazyLock::new(|| {
    let mut owners: Table = HashMap::new();
    for (code, letters) in [LATIN, CYRILLIC, ARABIC, DEVANAGARI, HEBREW].concat() {
        for letter in letters.chars() {
            owners.entry(letter).or_default().push(code);
        }
    }
    owners
});

/// How many telling letters a text holds for each language.
pub(super) struct Tally {
    letters: f32,
    /// Code to letters it has and what they are worth.
    own: HashMap<&'static str, (f32, f32)>,
}

impl Tally {
    /// Letters the language lacks, and the worth of those it has. Long texts repeat themselves: both grow slower
    /// than the text.
    pub(super) fn of(&self, code: &str) -> (f32, f32) {
        let (count, worth) = self.own.get(code).copied().unwrap_or((0.0, 0.0));
        (damped(self.letters - count), damped(worth))
    }
}

fn damped(value: f32) -> f32 {
    if value <= 4.0 { value } else { 4.0 + (value - 4.0).sqrt() }
}

/// Counts the letters beyond the common ones.
pub(super) fn tally(script: Script, text: &str) -> Tally {
    let mut tally = Tally { letters: 0.0, own: HashMap::new() };
    let languages = script.candidates().len() as f32;
    for c in text.chars().flat_map(char::to_lowercase) {
        if is_common(c) || scripts::of(c) != Some(script) {
            continue;
        }
        // An unknown letter is foreign to all and tells nothing.
        let Some(owners) = OWNERS.get(&c) else { continue };
        tally.letters += 1.0;
        let worth = (languages / owners.len() as f32).ln();
        for owner in owners {
            let (count, sum) = tally.own.entry(owner).or_default();
            *count += 1.0;
            *sum += worth;
        }
    }
    tally
}

fn is_common(c: char) -> bool {
    c.is_ascii() || COMMON_CYRILLIC.contains(c) || COMMON_ARABIC.contains(c)
}
