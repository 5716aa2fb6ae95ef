//! Words that are entities themselves: another word of the same kind.

use blackbar_core::Label;

use super::Context;
use super::random::Random;
use super::shape::{in_case_of, redigited};
use super::vocabulary::items;

/// Another term, from the language's own list where it has one. `None` for labels without a list.
pub(super) fn term(value: &str, label: Label, context: &Context<'_>, random: &mut Random) -> Option<String> {
    if label == Label::BloodType {
        return blood_type(value, random);
    }
    if label == Label::MedicalCode || label == Label::Password {
        return None;
    }
    if let Some(made) = measured(value, label, random) {
        return Some(made);
    }
    // A title before a name stays a title.
    match value {
        "Dr." | "Dr" if label == Label::Occupation => return Some(value.replace("Dr", "Prof")),
        "Prof." | "Prof" if label == Label::Occupation => return Some(value.replace("Prof", "Dr")),
        _ => {}
    }
    let own = match label {
        Label::Occupation => Some(context.vocabulary.occupations),
        Label::Condition => Some(context.vocabulary.conditions),
        _ => None,
    };
    let list: Vec<&str> = match own {
        Some(list) => items(list),
        None => context
            .profile
            .filter(|profile| profile.code != "en")
            .and_then(|profile| profile.terms.iter().find(|(known, _)| *known == label))
            .map(|(_, words)| words.iter().copied().filter(|word| !word.contains('*')).collect())
            .filter(|words: &Vec<&str>| words.len() > 1)
            .unwrap_or_else(|| items(english(label))),
    };
    if list.is_empty() {
        return None;
    }
    // Words that end alike agree in gender and class: "katholisch" with "evangelisch". Now and then any will do, so
    // that a small group is not the whole choice.
    let alike = ending_alike(&list, value);
    let drawn = if alike.len() > 1 && random.below(8) > 0 { random.pick(&alike) } else { random.pick(&list) };
    let plain = value.chars().any(char::is_lowercase) && value.chars().any(char::is_uppercase);
    // A proper noun keeps its capital in running text, whatever the word it replaces.
    let proper = drawn.chars().next().is_some_and(char::is_uppercase);
    Some(if plain && proper { drawn.to_owned() } else { in_case_of(value, drawn) })
}

/// The terms that share the longest ending with the value, at least two letters of it.
fn ending_alike<'t>(list: &[&'t str], value: &str) -> Vec<&'t str> {
    let shared = |term: &str| {
        let (a, b) = (term.to_lowercase(), value.to_lowercase());
        a.chars().rev().zip(b.chars().rev()).take_while(|(x, y)| x == y).count()
    };
    (2..=4)
        .rev()
        .map(|length| -> Vec<&str> { list.iter().copied().filter(|term| shared(term) >= length).collect() })
        .find(|group| group.len() > 2)
        .unwrap_or_default()
}

/// "190cm tall": the measure changes, the words stay.
fn measured(value: &str, label: Label, random: &mut Random) -> Option<String> {
    (label == Label::PhysicalAttribute && value.chars().any(|c| c.is_ascii_digit()))
        .then(|| redigited(value, random))?
}

fn blood_type(value: &str, random: &mut Random) -> Option<String> {
    let folded = value.to_lowercase();
    let words = folded.contains("pos") || folded.contains("neg");
    let group = random.pick(&["A", "B", "AB", "O"]);
    let positive = random.below(2) == 0;
    let sign = match (words, positive) {
        (true, true) => " positive",
        (true, false) => " negative",
        (false, true) => "+",
        (false, false) => "-",
    };
    let signed = words || folded.contains(['+', '-', '−']);
    Some(if signed { format!("{group}{sign}") } else { group.to_owned() })
}

/// English terms, also for languages without a list of their own.
fn english(label: Label) -> &'static str {
    match label {
        Label::Drug => {
            "Ibuprofen;Metformin;Amoxicillin;Omeprazole;Atorvastatin;Lisinopril;Levothyroxine;Amlodipine;Cetirizine;Naproxen;\
             Warfarin;Sertraline;Prednisone;Losartan;Simvastatin;Gabapentin"
        }
        Label::Injury => {
            "sprained ankle;fractured wrist;dislocated shoulder;concussion;bruised rib;torn ligament;broken collarbone;\
             pulled hamstring;cut finger;twisted knee"
        }
        Label::MedicalProcess => {
            "blood test;MRI scan;physiotherapy;vaccination;ultrasound;colonoscopy;appendectomy;dialysis;chemotherapy;\
             echocardiogram;biopsy;cataract surgery"
        }
        Label::Effect => "nausea;dizziness;fatigue;headache;dry mouth;drowsiness;rash;insomnia",
        Label::Religion => {
            "Buddhist;Lutheran;Methodist;Sikh;Catholic;Baptist;Hindu;Muslim;Jewish;Quaker;Anglican;Jain"
        }
        Label::PoliticalAffiliation => {
            "Liberal;Conservative;Green;Centrist;Libertarian;Social Democrat;Progressive;Independent;Agrarian"
        }
        Label::Language => {
            "Spanish;French;Italian;Portuguese;Swedish;Finnish;Greek;Turkish;Polish;Danish;Swahili;Korean"
        }
        Label::Origin => {
            "Canadian;Irish;Danish;Portuguese;Norwegian;Chilean;Kenyan;Japanese;Austrian;Belgian;Finnish;Icelandic;Greek;Maltese"
        }
        Label::Gender => "female;male;non-binary;woman;man;transgender",
        Label::Sexuality => "heterosexual;bisexual;gay;lesbian;asexual;pansexual;queer",
        Label::MaritalStatus => "married;single;divorced;widowed;separated;engaged;common-law",
        Label::ZodiacSign => {
            "Aries;Taurus;Gemini;Cancer;Leo;Virgo;Libra;Scorpio;Sagittarius;Capricorn;Aquarius;Pisces"
        }
        Label::Event => {
            "Harvest Festival;Spring Gala;Founders' Day;Winter Games;Book Fair;Midsummer Concert;Film Week;Charity Run;\
             Science Expo;Lantern Parade"
        }
        Label::PhysicalAttribute => {
            "brown hair;blue eyes;tall build;short stature;freckles;a beard;curly hair;green eyes;a scar on the chin;glasses"
        }
        Label::Product => {
            "Orbit Pro;Lumen Max;Vertex 3;Aria Mini;Nimbus Plus;Strata One;Pulse Air;Cobalt Edge;Terra Flex;Solace Lite"
        }
        Label::Project => {
            "Project Juniper;Project Beacon;Project Granite;Project Swift;Project Harbor;Project Mosaic;Project Aurora;\
             Project Cobalt"
        }
        Label::CorporateAction => {
            "acquired;merged;divested;restructured;delisted;spun off;refinanced;restated"
        }
        Label::FinancialMetric => {
            "revenue;operating margin;net income;gross profit;cash flow;earnings per share;turnover"
        }
        Label::Trend => "increased;declined;stabilized;rebounded;slowed;accelerated;plateaued",
        _ => "",
    }
}
