//! Which word of a name is which, who bears it, and how it is formed.

use blackbar_core::Label;

use super::random::Random;
use super::vocabulary::{Gender, Vocabulary, gender_of, words};
use crate::coreference::fold::fold_letters;
use crate::coreference::person_name::PersonName;

/// What a word of a name is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    Given,
    Family,
    /// Иванович, Іванівна.
    Patronymic,
}

/// Small words inside a name that say nothing about anyone.
pub(super) fn is_particle(word: &str) -> bool {
    matches!(
        word,
        "van"
            | "der"
            | "den"
            | "de"
            | "la"
            | "las"
            | "los"
            | "del"
            | "di"
            | "da"
            | "dos"
            | "das"
            | "do"
            | "du"
            | "des"
            | "von"
            | "zu"
            | "zum"
            | "zur"
            | "ter"
            | "ten"
            | "te"
            | "el"
            | "al"
            | "bin"
            | "ibn"
            | "y"
            | "e"
            | "et"
            | "und"
    )
}

/// The role of a word by its place and the mention's label.
pub(super) fn role_of(name: &PersonName, at: usize, label: Option<Label>, vocabulary: &Vocabulary) -> Role {
    let folded = |at: usize| name.words.get(at).map_or("", |word| word.folded.as_str());
    if vocabulary.is_cyrillic() && is_patronymic(folded(at)) && name.words.len() > 1 {
        return Role::Patronymic;
    }
    match (label, name.words.len()) {
        (Some(Label::NameFamily), _) => Role::Family,
        (Some(Label::NameGiven), _) => Role::Given,
        (_, 0 | 1) => {
            let titled = !name.titles.is_empty();
            if gender_of(folded(at)).is_some() && !titled { Role::Given } else { Role::Family }
        }
        (_, count) => {
            // Петров Иван Иванович: the family name leads.
            let family_first = vocabulary.is_cyrillic()
                && (is_patronymic(folded(count - 1)) || gender_of(folded(1)).is_some())
                && gender_of(folded(0)).is_none()
                && !name.words[0].initial;
            let family = if family_first { 0 } else { count - 1 };
            if at == family { Role::Family } else { Role::Given }
        }
    }
}

/// Whether a folded Cyrillic word ends like a patronymic.
fn is_patronymic(folded: &str) -> bool {
    ["ович", "евич", "овна", "евна", "ична", "івна", "івич", "ьич"]
        .iter()
        .any(|ending| folded.ends_with(ending))
}

/// Who a name belongs to: by title, given name, or ending.
pub(super) fn gender(name: &PersonName, before: &str, vocabulary: &Vocabulary) -> Option<Gender> {
    let by_title = name.titles.iter().find_map(|title| title_gender(title)).or_else(|| {
        let word = before.trim_end().trim_end_matches('.').rsplit(|c: char| c.is_whitespace()).next()?;
        title_gender(&fold_letters(word))
    });
    let by_given = || name.words.iter().find_map(|word| gender_of(&word.folded));
    let by_unspaced = || {
        let only = name.words.first().filter(|_| vocabulary.is_unspaced())?;
        let letters: Vec<char> = only.folded.chars().collect();
        (1..letters.len().min(4)).find_map(|cut| gender_of(&letters[cut..].iter().collect::<String>()))
    };
    let by_ending = || {
        let ends = |list: &[&str]| {
            name.words.iter().any(|word| list.iter().any(|ending| word.folded.ends_with(ending)))
        };
        let first = name.words.first().filter(|word| !word.initial)?;
        match vocabulary.code {
            "ru" | "uk"
                if ends(&[
                    "ова", "ева", "ина", "ская", "цкая", "овна", "евна", "івна", "ська", "цька", "ична",
                ]) =>
            {
                Some(Gender::Female)
            }
            "ru" | "uk" if ends(&["ов", "ев", "ин", "скии", "цкии", "ович", "евич", "ськии", "цькии"]) => {
                Some(Gender::Male)
            }
            "it" | "es" | "pt" | "tl" if name.words.len() > 1 && first.folded.ends_with('a') => {
                Some(Gender::Female)
            }
            "it" | "es" | "pt" | "tl" if name.words.len() > 1 && first.folded.ends_with('o') => {
                Some(Gender::Male)
            }
            _ => None,
        }
    };
    by_title.or_else(by_given).or_else(by_unspaced).or_else(by_ending)
}

fn title_gender(folded: &str) -> Option<Gender> {
    const MALE: &[&str] = &[
        "mr",
        "mister",
        "sir",
        "lord",
        "herr",
        "dhr",
        "meneer",
        "monsieur",
        "m",
        "signor",
        "signore",
        "sig",
        "dott",
        "dottore",
        "senor",
        "sr",
        "don",
        "senhor",
        "господин",
        "г-н",
        "пан",
        "श्री",
        "ginoong",
        "father",
        "brother",
        "he",
        "his",
    ];
    const FEMALE: &[&str] = &[
        "mrs",
        "ms",
        "miss",
        "madam",
        "dame",
        "lady",
        "frau",
        "fraulein",
        "mevr",
        "mevrouw",
        "mw",
        "madame",
        "mme",
        "mlle",
        "mademoiselle",
        "signora",
        "dottoressa",
        "dottssa",
        "senora",
        "senorita",
        "sra",
        "srta",
        "dona",
        "doctora",
        "dra",
        "senhora",
        "doutora",
        "госпожа",
        "г-жа",
        "пані",
        "пани",
        "श्रीमती",
        "सुश्री",
        "ginang",
        "binibini",
        "gng",
        "sister",
        "she",
        "her",
        "女士",
        "小姐",
    ];
    if MALE.contains(&folded) {
        Some(Gender::Male)
    } else {
        FEMALE.contains(&folded).then_some(Gender::Female)
    }
}

/// A family name as its bearer writes it: Петров, Петрова.
pub(super) fn family_form(family: &str, vocabulary: &Vocabulary, gender: Gender) -> String {
    if gender == Gender::Male || !vocabulary.is_cyrillic() {
        return family.to_owned();
    }
    for (ending, female) in
        [("ский", "ская"), ("цкий", "цкая"), ("ський", "ська"), ("цький", "цька"), ("ой", "ая")]
    {
        if let Some(stem) = family.strip_suffix(ending) {
            return format!("{stem}{female}");
        }
    }
    if ["ов", "ев", "ёв", "ин", "ын", "їв"].iter().any(|ending| family.ends_with(ending)) {
        return format!("{family}а");
    }
    family.to_owned()
}

/// A made-up patronymic.
pub(super) fn patronymic(vocabulary: &Vocabulary, gender: Gender, random: &mut Random) -> String {
    let (male, female) = if vocabulary.code == "uk" {
        (
            "Іванович Петрович Миколайович Олександрович Васильович Андрійович Богданович Степанович Михайлович Романович \
             Павлович Тарасович Дмитрович Вікторович Юрійович Олегович",
            "Іванівна Петрівна Миколаївна Олександрівна Василівна Андріївна Богданівна Степанівна Михайлівна Романівна \
             Павлівна Тарасівна Дмитрівна Вікторівна Юріївна Олегівна",
        )
    } else {
        (
            "Иванович Петрович Николаевич Александрович Васильевич Андреевич Сергеевич Степанович Михайлович Романович \
             Павлович Викторович Дмитриевич Борисович Юрьевич Олегович",
            "Ивановна Петровна Николаевна Александровна Васильевна Андреевна Сергеевна Степановна Михайловна Романовна \
             Павловна Викторовна Дмитриевна Борисовна Юрьевна Олеговна",
        )
    };
    let list = words(if gender == Gender::Male { male } else { female });
    random.pick(&list).to_owned()
}

#[cfg(test)]
mod tests {
    use super::super::vocabulary::for_value;
    use super::*;

    #[test]
    fn gender_shows_in_title_name_or_ending() {
        for (mention, before, expected) in [
            ("Smith", "Dear Mr. ", Some(Gender::Male)),
            ("Smith", "Sehr geehrte Frau ", Some(Gender::Female)),
            ("Mary Smith", "", Some(Gender::Female)),
            ("Dra. Smith", "", Some(Gender::Female)),
            ("Кравцова", "", Some(Gender::Female)),
            ("山田太郎", "", Some(Gender::Male)),
            ("Smith", "the ", None),
        ] {
            let name = PersonName::parse(mention);
            assert_eq!(gender(&name, before, for_value(mention, &[])), expected, "{before}{mention}");
        }
    }

    #[test]
    fn russian_family_names_agree() {
        let russian = for_value("Иван", &[]);
        assert_eq!(family_form("Петров", russian, Gender::Female), "Петрова");
        assert_eq!(family_form("Донской", russian, Gender::Female), "Донская");
        assert_eq!(family_form("Шевченко", russian, Gender::Female), "Шевченко");
        let name = PersonName::parse("Петров Иван Иванович");
        let roles: Vec<Role> = (0..3).map(|at| role_of(&name, at, Some(Label::Name), russian)).collect();
        assert_eq!(roles, [Role::Family, Role::Given, Role::Patronymic]);
    }
}
