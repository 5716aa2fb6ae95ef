//! Illnesses, injuries, procedures and drugs that stand in the lists of `languages/health`.
//!
//! The networks know the sentence, the lists know the word: "diagnosed with diabetes" must not depend on how sure a
//! network is. A word that is nothing but an illness or a drug counts anywhere; one that is an ordinary word as well
//! ("depression" of a market, "confusion") needs something medical nearby. Inside a name ("American Diabetes
//! Association") it is a hint only.

use blackbar_core::{Evidence, Label, TextRange};

use super::pieces::is_medical;
use super::reading::{
    char_at, char_before, is_east_asian, is_hangul, skip_blanks, skip_blanks_before, starts_sentence,
    word_at, word_before,
};
use crate::scan::{Anchor, Cue, Hit, Meaning, MeaningKind, Recognizer, Scan, Sink, Trigger};

/// See the file.
pub(super) static HEALTH_TERMS: Recognizer = Recognizer {
    name: "health_terms",
    labels: &[Label::Condition, Label::Injury, Label::MedicalProcess, Label::Drug],
    trigger: Trigger::Words(&[MeaningKind::Term]),
    check,
};

/// A word that means nothing else.
const SURE: f32 = 0.85;
/// An ordinary word among medical ones.
const LIKELY: f32 = 0.6;
/// A hint for fusion only.
const HINT: f32 = 0.35;
/// The longest ending an open stem may take.
const LONGEST_ENDING: usize = 4;

/// Entries that are ordinary words, too, in one of the languages.
#[rustfmt::skip]
const ORDINARY: &[&str] = &[
    "abdominal pain", "abrasions", "acne", "acupuncture", "alcohol", "allegra", "allergies", "allergy",
    "allergy testing", "amputation", "ansia", "ansiedad", "ansiedade", "ansía", "anxiety", "anxiété",
    "ateş", "autopsy", "back injury", "back pain", "biopsy", "black eye", "bleeding", "blood clot",
    "blood cultures", "blood test", "blood tests", "blood transfusion", "blood work", "bruises",
    "bruising", "burn-out", "burnout", "burns", "ból", "ból głowy", "caffeine", "calcio", "calcium",
    "cannabis", "cansancio", "casting", "catarata", "cefalea", "chest pain", "chills", "chronic pain",
    "cirugía", "cold", "coma", "confusion", "confusión", "constipation", "contusion", "corona",
    "coronavirus", "cough", "counselling", "cpap", "cpr", "deep cut", "dehydration", "depresión",
    "depresj", "depresja", "depressie", "depression", "depressione", "depressão", "detox", "diarrhea",
    "dizziness", "dog bite", "dolor", "drug screening", "dépression", "eisen", "electric shock",
    "endoscopy", "eye exam", "fall", "fatigue", "fatigué", "fatigués", "febbre", "febre", "fer", "ferro",
    "fever", "fieber", "fiebre", "fièvre", "flu", "flu shot", "folic acid", "genetic testing", "gorączka",
    "gota", "gout", "goût", "goûts", "grip", "gripa", "gripe", "grippe", "group therapy", "head injury",
    "headache", "headaches", "hearing test", "hierro", "hoest", "hospice care", "husten", "impfung",
    "influenza", "inhaler", "injection", "inme", "insulin therapy", "internal bleeding", "intubation",
    "iron", "jaundice", "joint pain", "kalzium", "kaszel", "kesik", "knee injury", "knee pain", "koorts",
    "kopfschmerzen", "krebs", "krise", "laceration", "lagnat", "lasik", "lithium", "low back pain",
    "magnesio", "magnesium", "magnésium", "mareos", "marijuana", "melatonin", "moeheid", "moment",
    "moments", "müdigkeit", "nausea", "neck pain", "nerve damage", "nicotine", "night sweats", "numbness",
    "náuseas", "occupational therapy", "operación", "operacja", "operation", "operazione", "opération",
    "oxygen", "oxygen therapy", "pain", "palliative care", "palpitations", "parol", "physical exam",
    "physical therapy", "piles", "plague", "potassium", "pregnancy test", "pulled muscle", "rash", "rehab",
    "root canal", "schmerzen", "schwindel", "screening", "seizure", "seizures", "senna", "shock", "sida",
    "sipon", "sleep study", "sore throat", "speech therapy", "splinting", "stanchezza", "stress",
    "stress test", "stroke", "surgery", "sutures", "syncope", "the flu", "thrush", "tos", "tosse", "toux",
    "trangkaso", "triage", "tuli", "tumor", "tumour", "túli", "ubo", "ultrasound", "vaccin", "vaccination",
    "vaccine", "vaccino", "vacuna", "verem", "vitamin b12", "vitamin d", "vomiting", "vértigo", "warts",
    "weakness", "weight loss", "wheezing", "wound care", "x-ray", "x-rays", "zinc", "ångest", "übelkeit",
    "аритм", "вакцинация", "головная", "головная боль", "головокружение", "грипп", "депресси", "депрессия",
    "депресі", "железо", "кашель", "одышка", "онкологи", "операция", "операція", "прививка", "слабость",
    "खांसी", "बुखार", "सिरदर्द", "めまい", "ワクチン接種", "中风", "化疗", "发烧", "发热", "咳", "咳嗽", "喘息", "头痛", "手术",
    "手術", "接种", "疲労", "発熱", "结核", "頭痛", "간질", "감기", "기침", "두통", "발열", "수술", "예방접종", "투석", "화상",
];

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Word(index) = anchor else { return };
    let hit = scan.hit(index);
    let Some(label) = label_of(hit) else { return };
    let Some(range) = whole_word(scan, hit) else { return };
    if inside_longer(scan, hit, range) || is_glued(scan, range) {
        return;
    }
    // "Fever: none", "SURGERY:" head a field or a paragraph.
    let heads = char_at(scan, range.end()) == Some(':') && is_ordinary(scan, hit);
    let likelihood = if inside_name(scan, range) || heads {
        HINT
    } else if !is_ordinary(scan, hit) {
        SURE
    } else if beside_health(scan, range)
        || is_medical(scan, range, |meaning| meaning == Meaning::Cue(Cue::Dose))
    {
        LIKELY
    } else {
        HINT
    };
    let evidence = if likelihood == LIKELY { Evidence::LIST.and(Evidence::CONTEXT) } else { Evidence::LIST };
    sink.push(range, label, likelihood, evidence);
}

fn is_ordinary(scan: &Scan<'_>, hit: Hit) -> bool {
    ORDINARY.binary_search(&hit.range.of(scan.text).to_lowercase().as_str()).is_ok()
}

/// Whether a word that means nothing but health stands nearby.
fn beside_health(scan: &Scan<'_>, range: TextRange) -> bool {
    scan.hits_between(range.start().saturating_sub(80), range.end() + 32).iter().any(|other| {
        label_of(*other).is_some()
            && !other.range.overlaps(range)
            && whole_word(scan, *other).is_some()
            && !is_ordinary(scan, *other)
    })
}

fn label_of(hit: Hit) -> Option<Label> {
    hit.meanings().iter().find_map(|meaning| match meaning {
        Meaning::Term(label) if HEALTH_TERMS.labels.contains(label) => Some(*label),
        _ => None,
    })
}

/// The hit with the ending of an open stem; nothing when that ending makes it another word.
fn whole_word(scan: &Scan<'_>, hit: Hit) -> Option<TextRange> {
    let text = hit.range.of(scan.text);
    if text.chars().next_back().is_some_and(is_east_asian) {
        // Korean puts blanks between words; a term begins where its word does.
        let inside = text.chars().next().is_some_and(is_hangul)
            && char_before(scan, hit.range.start()).is_some_and(is_hangul);
        return (!inside).then_some(hit.range);
    }
    let rest = scan.ahead(hit.range.end(), 40);
    let ending: usize = rest.chars().take_while(|c| c.is_alphabetic()).map(char::len_utf8).sum();
    let letters = rest.get(..ending).map_or(0, |ending| ending.chars().count());
    (letters <= LONGEST_ENDING).then(|| TextRange::new(hit.range.start(), hit.range.end() + ending))
}

/// "diabetes" in "type 2 diabetes", "depression" in "postnatal depression"; of two entries over the same text the first counts.
fn inside_longer(scan: &Scan<'_>, hit: Hit, range: TextRange) -> bool {
    scan.hits_between(range.start().saturating_sub(48), range.end()).iter().any(|other| {
        label_of(*other).is_some()
            && !other.is_same(hit)
            && whole_word(scan, *other).is_some_and(|other_range| {
                other_range.contains(range)
                    && (other_range != range
                        || other.range.len() > hit.range.len()
                        || (other.range == hit.range && other.range.start() < hit.range.start()))
            })
    })
}

/// Parts of user names, file names and addresses are no words.
fn is_glued(scan: &Scan<'_>, range: TextRange) -> bool {
    let glues = |c: char| matches!(c, '_' | '@' | '/' | '\\' | '=' | '#' | '&' | '%' | '$');
    char_before(scan, range.start()).is_some_and(glues)
        || char_at(scan, range.end()).is_some_and(|c| matches!(c, '_' | '@' | '\\' | '='))
        || (char_at(scan, range.end()) == Some('.')
            && scan.ahead(range.end() + 1, 4).starts_with(|c: char| c.is_ascii_lowercase()))
}

/// "American Diabetes Association", "Cancer Research UK": written with a capital beside another word that is.
fn inside_name(scan: &Scan<'_>, range: TextRange) -> bool {
    let text = range.of(scan.text);
    let capital = |text: &str| {
        let mut chars = text.chars();
        chars.next().is_some_and(char::is_uppercase) && chars.any(char::is_lowercase)
    };
    if !capital(text) {
        return false;
    }
    let before = word_before(scan, skip_blanks_before(scan, range.start(), 1))
        .filter(|word| word.range.end() < range.start() && range.start() - word.range.end() == 1);
    let behind =
        word_at(scan, skip_blanks(scan, range.end(), 1)).filter(|word| word.range.start() - range.end() == 1);
    before.is_some_and(|word| capital(word.text) && !starts_sentence(scan, word.range.start()))
        || behind.is_some_and(|word| capital(word.text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing;

    #[test]
    fn illnesses_and_drugs_in_many_languages() {
        testing::check(
            &HEALTH_TERMS,
            &[
                "The patient was diagnosed with ‹CONDITION|diabetes› in 2018.",
                "on ‹DRUG|metformin› after ‹MEDICAL_PROCESS|chemotherapy›",
                "У пациента ‹CONDITION|диабетом› и ‹CONDITION|пневмония›",
                "Der Patient leidet an ‹CONDITION|Asthma›.",
                "患者は‹CONDITION|糖尿病›と診断された",
                "그는 ‹CONDITION|당뇨병›을 앓고 있다",
                "tiene ‹CONDITION|cáncer de mama›",
            ],
        );
    }

    #[test]
    fn ordinary_words_and_names_need_more() {
        testing::check(
            &HEALTH_TERMS,
            &[
                "the Great Depression and the stroke of midnight",
                "There was confusion about the fever pitch.",
                "the American Diabetes Association, Asthma Australia",
                "see diabetes.html or /asthma/list",
                "the patient has ‹CONDITION|fever›",
                "Fever: the patient has none",
            ],
        );
    }

    #[test]
    fn the_list_is_in_order() {
        assert!(ORDINARY.is_sorted());
    }
}
