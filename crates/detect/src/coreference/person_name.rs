//! A person's name cut into its words, whatever the order and the dress: "Smith, John", "Dr. J. R. Smith's".

use blackbar_core::TextRange;

use super::fold::{fold_letters, is_apostrophe, without_possessive};

/// Titles before a name, folded.
const TITLES: &[&str] = &[
    "mr",
    "mrs",
    "ms",
    "miss",
    "mx",
    "mister",
    "dr",
    "doctor",
    "prof",
    "professor",
    "sir",
    "madam",
    "dame",
    "lord",
    "lady",
    "rev",
    "reverend",
    "father",
    "sister",
    "nurse",
    "capt",
    "captain",
    "sgt",
    "lt",
    "col",
    "gen",
    "judge",
    "hon",
    "herr",
    "frau",
    "fraulein",
    "dhr",
    "mevr",
    "mevrouw",
    "meneer",
    "mw",
    "monsieur",
    "madame",
    "mme",
    "mlle",
    "mademoiselle",
    "docteur",
    "signor",
    "signora",
    "signore",
    "sig",
    "dott",
    "dottore",
    "dottoressa",
    "dottssa",
    "senor",
    "senora",
    "senorita",
    "sr",
    "sra",
    "srta",
    "don",
    "dona",
    "doctora",
    "dra",
    "senhor",
    "senhora",
    "doutor",
    "doutora",
    "господин",
    "госпожа",
    "г",
    "г-н",
    "г-жа",
    "доктор",
    "д-р",
    "профессор",
    "пан",
    "пані",
    "пани",
    "лікар",
    "श्री",
    "श्रीमती",
    "डॉ",
    "डॉक्टर",
    "सुश्री",
    "ginoong",
    "ginang",
    "binibini",
    "gng",
    "bb",
    "doktor",
    "doktora",
];
/// Behind a name.
const SUFFIXES: &[&str] = &[
    "jr", "sr", "ii", "iii", "iv", "md", "phd", "rn", "do", "dds", "dmd", "np", "pa", "pac", "esq", "mba",
    "cpa", "od", "msn", "bsn", "lpn", "jd", "junior", "senior", "filho", "neto",
];
/// Written behind a name without a blank.
const GLUED: &[&str] =
    &["さん", "様", "さま", "氏", "君", "くん", "ちゃん", "先生", "医師", "씨", "님", "女士", "小姐"];

/// One word of a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NameWord {
    /// Where in the mention.
    pub(crate) range: TextRange,
    /// Folded; one letter for an initial.
    pub(crate) folded: String,
    /// Whether only the first letter is given.
    pub(crate) initial: bool,
}

/// A name in the order given names, family names. No words when the mention is only titles and punctuation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct PersonName {
    /// The words that name somebody; titles are left out.
    pub(crate) words: Vec<NameWord>,
    /// Titles found in the mention, folded.
    pub(crate) titles: Vec<String>,
}

/// More words than any name has; a longer mention is compared as a whole only.
const MOST_WORDS: usize = 12;

impl PersonName {
    /// Cuts a mention.
    pub(crate) fn parse(mention: &str) -> PersonName {
        let body = without_possessive(mention);
        let mut commas = Vec::new();
        let mut words = tokens(body, &mut commas);
        let mut titles = Vec::new();
        if words.len() > MOST_WORDS {
            return PersonName::default();
        }
        while words.len() > 1 && TITLES.contains(&words[0].folded.as_str()) {
            titles.push(words.remove(0).folded);
            commas.retain(|comma| *comma > 0);
            commas.iter_mut().for_each(|comma| *comma -= 1);
        }
        // What stands behind the last comma may be a degree written with dots: M.D.
        if let Some(&comma) = commas.last()
            && comma < words.len()
        {
            let behind: String = words[comma..].iter().map(|word| word.folded.as_str()).collect();
            if SUFFIXES.contains(&behind.as_str()) {
                words.truncate(comma);
                titles.push(behind);
                commas.pop();
            }
        }
        while words.len() > 1 && words.last().is_some_and(|word| SUFFIXES.contains(&word.folded.as_str())) {
            titles.extend(words.pop().map(|word| word.folded));
        }
        commas.retain(|comma| *comma < words.len());
        if let [comma] = commas[..]
            && comma > 0
        {
            words.rotate_left(comma);
        }
        PersonName { words, titles }
    }

    /// All words with one blank between them: equal for equal names.
    pub(crate) fn key(&self) -> String {
        self.words.iter().map(|word| word.folded.as_str()).collect::<Vec<_>>().join(" ")
    }

    /// Whether some words are only initials.
    pub(crate) fn has_initials(&self) -> bool {
        self.words.iter().any(|word| word.initial)
    }
}

/// Words of the mention; `commas` receives how many words stood before each comma.
fn tokens(text: &str, commas: &mut Vec<usize>) -> Vec<NameWord> {
    // Most have so many, and a large sheet names a hundred thousand people.
    let mut words = Vec::with_capacity(2);
    let mut start = None;
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
        if is_inner(c) {
            start = start.or(Some(at));
            continue;
        }
        if let Some(from) = start.take() {
            words.extend(word(text, TextRange::new(from, at), c == '.'));
        }
        if matches!(c, ',' | '，' | '、') {
            commas.push(words.len());
        }
    }
    words
}

fn word(text: &str, range: TextRange, dotted: bool) -> Option<NameWord> {
    let mut range = range;
    let glued = GLUED
        .iter()
        .find(|title| range.of(text).strip_suffix(**title).is_some_and(|name| name.chars().count() > 1));
    if let Some(title) = glued {
        range = TextRange::at(range.start(), range.len() - title.len());
    }
    let raw = range.of(text);
    let folded: String = fold_letters(raw).chars().filter(|c| !is_apostrophe(*c)).collect();
    if !folded.chars().any(char::is_alphanumeric) {
        return None;
    }
    let mut letters = raw.chars();
    let alone = letters.next().filter(|_| letters.next().is_none());
    let initial =
        alone.is_some_and(|c| c.is_alphabetic() && (c.is_uppercase() || (dotted && c.is_lowercase())));
    Some(NameWord { range, folded, initial })
}

/// Letters, digits and marks, and what joins them inside a name.
fn is_inner(c: char) -> bool {
    c == '-'
        || c == '‐'
        || c == '‑'
        || is_apostrophe(c)
        || !(super::fold::is_separator(c) || c == '，' || c == '=')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(mention: &str, expected: &str) {
        let name = PersonName::parse(mention);
        let shown: Vec<String> = name
            .words
            .iter()
            .map(|word| if word.initial { format!("{}.", word.folded) } else { word.folded.clone() })
            .collect();
        assert_eq!(shown.join(" "), expected, "{mention}");
    }

    #[test]
    fn names_are_cut_into_words() {
        check("John Smith", "john smith");
        check("Smith, John", "john smith");
        check("SMITH, John A.", "john a. smith");
        check("Dr. J.R. Smith's", "j. r. smith");
        check("John Smith, Jr.", "john smith");
        check("Dr. Kay Martinez, M.D.", "kay martinez");
        check("Mr. O'Brien", "obrien");
        check("Jean-Luc Müller", "jean-luc muller");
        check("山田さん", "山田");
        check("ジョン・スミス", "ション スミス".replace("ション", "ジョン").as_str());
        check("Иван Петров", "иван петров");
        check("Dr.", "dr");
        check("...", "");
    }

    #[test]
    fn ranges_point_into_the_mention() {
        let mention = "Smith, Zoë";
        let name = PersonName::parse(mention);
        let spelled: Vec<_> = name.words.iter().map(|word| word.range.of(mention)).collect();
        assert_eq!(spelled, ["Zoë", "Smith"]);
    }

    #[test]
    fn endless_mentions_have_no_words() {
        assert!(PersonName::parse(&"a ".repeat(1000)).words.is_empty());
    }
}
