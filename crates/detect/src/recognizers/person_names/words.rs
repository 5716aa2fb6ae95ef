//! Words that are no names, words that join names, and words around names. Lower case.

use std::collections::HashSet;
use std::sync::LazyLock;

/// Whether the list holds the word, in any case.
pub(crate) fn is_listed(word: &str, list: &[&str]) -> bool {
    if list.contains(&word) {
        return true;
    }
    let lower = word.to_lowercase();
    list.contains(&lower.as_str())
}

/// Whether the word stands in [`STOP`], in any case.
pub(crate) fn is_stop_word(word: &str) -> bool {
    static SET: LazyLock<HashSet<&'static str>> = LazyLock::new(|| STOP.iter().copied().collect());
    SET.contains(word) || SET.contains(word.to_lowercase().as_str())
}

/// Small words inside names.
#[rustfmt::skip]
pub(super) const PARTICLES: &[&str] = &[
    "van", "von", "der", "den", "de", "del", "della", "di", "da", "dos", "das", "do", "du", "des", "la",
    "le", "los", "las", "ter", "ten", "te", "zu", "zum", "zur", "vom", "bin", "ibn", "bint", "binti", "al",
    "el", "af", "av", "y", "e", "san", "st", "mac", "ben", "abu", "'t", "op", "het", "in't", "dela",
    "delos", "ka",
];

/// Behind a name and part of it.
#[rustfmt::skip]
pub(super) const SUFFIXES: &[&str] = &["jr", "sr", "ii", "iii", "iv"];

/// Degrees behind a name; they show a medical professional.
#[rustfmt::skip]
pub(super) const MEDICAL_DEGREES: &[&str] = &[
    "MD", "M.D.", "DO", "D.O.", "RN", "NP", "DDS", "DMD", "PA-C", "MBBS", "FRCP", "FRCS", "LPN", "FACP",
    "PharmD", "DVM", "DPM",
];

/// Written with a capital at the start of a sentence or a field, and no names.
#[rustfmt::skip]
const STOP: &[&str] = &[
    "the", "a", "an", "and", "or", "but", "if", "in", "on", "at", "to", "for", "of", "with", "by", "from",
    "as", "is", "are", "was", "were", "be", "been", "has", "have", "had", "not", "no", "yes", "this",
    "that", "these", "those", "it", "he", "she", "they", "we", "you", "i", "my", "your", "his", "her",
    "our", "their", "its", "who", "what", "when", "where", "why", "how", "which", "there", "here", "then",
    "than", "so", "do", "does", "did", "can", "could", "would", "should", "shall", "please", "sir", "madam",
    "sirs", "customer", "customers", "team", "all", "everyone", "everybody", "friend", "friends",
    "colleague", "colleagues", "sender", "recipient", "user", "users", "member", "members", "guest",
    "guests", "applicant", "candidate", "valued", "hiring", "manager", "committee", "editor", "editors",
    "reader", "readers", "support", "admin", "administrator", "unknown", "none", "null", "nil", "na", "n/a",
    "tbd", "true", "false", "test", "default", "string", "value", "index", "name", "names", "first", "last",
    "middle", "full", "date", "dob", "birth", "age", "sex", "gender", "address", "phone", "tel",
    "telephone", "mobile", "cell", "fax", "email", "e-mail", "mail", "mrn", "ssn", "id", "number", "city",
    "state", "zip", "country", "street", "patient", "patients", "client", "doctor", "dr", "mr", "mrs", "ms",
    "miss", "nurse", "hospital", "clinic", "university", "company", "department", "division", "office",
    "center", "centre", "school", "college", "bank", "inc", "ltd", "llc", "gmbh", "corp", "signature",
    "signed", "title", "position", "role", "occupation", "account", "policy", "invoice", "order", "re",
    "fw", "fwd", "subject", "cc", "bcc", "sent", "received", "attn", "page", "note", "notes", "history",
    "diagnosis", "treatment", "summary", "report", "today", "tomorrow", "yesterday", "god", "lord", "hello",
    "hi", "hey", "thanks", "thank", "regards", "sincerely", "yours", "best", "kind", "dear", "good",
    "morning", "afternoon", "evening", "happy", "new", "old", "very", "just", "now", "also", "only", "more",
    "most", "some", "any", "each", "every", "other", "another", "same", "such", "will", "may", "might",
    "must", "let", "see", "visit", "visited", "called", "calling", "speaking", "reported", "presented",
    "denies", "states", "lives", "works", "married", "single", "male", "female", "per", "via", "vs", "etc",
    "ok", "okay", "sorry", "sure", "well", "great", "welcome", "information", "data", "details", "contact",
    "status", "type", "code", "file", "document", "form", "section", "table", "figure", "chapter", "part",
    "service", "services", "product", "products", "system", "application", "version", "general", "public",
    "private", "national", "international", "federal", "government", "ministry", "president", "director",
    "officer", "secretary", "minister", "chief", "senior", "junior", "assistant", "professor", "prof",
    "chairman", "ceo", "cfo", "cto", "coo", "vice", "engineer", "developer", "student", "teacher", "agent",
    "representative", "insurance", "medical", "health", "care", "emergency", "room", "unit", "building",
    "floor", "suite", "apartment", "road", "avenue", "english", "german", "french", "spanish", "christmas",
    "easter", "internet", "website", "online", "google", "microsoft", "amazon", "apple", "facebook", "glad",
    "ready", "fine", "able", "available", "interested", "writing", "looking", "concerned", "against", "der",
    "die", "das", "ein", "eine", "und", "oder", "aber", "mit", "von", "zu", "im", "am", "ist", "sind",
    "war", "hat", "haben", "nicht", "kein", "keine", "ja", "nein", "ich", "du", "er", "sie", "es", "wir",
    "ihr", "mein", "dein", "sein", "unser", "damen", "herren", "kunde", "kundin", "kunden", "kollegen",
    "kolleginnen", "vorname", "nachname", "geburtsdatum", "geboren", "adresse", "anschrift", "telefon",
    "straße", "ort", "plz", "herr", "frau", "patientin", "versicherung", "unbekannt", "bitte", "danke",
    "freundliche", "freundlichen", "grüße", "grüßen", "mfg", "hallo", "liebe", "lieber", "alle", "arzt",
    "ärztin", "krankenhaus", "klinik", "abteilung", "firma", "beruf", "datum", "unterschrift", "seite",
    "nr", "nummer", "alter", "geschlecht", "auch", "wie", "wer", "wo", "le", "la", "les", "un", "une", "et",
    "ou", "mais", "avec", "pour", "dans", "sur", "est", "sont", "il", "elle", "nous", "vous", "ils", "je",
    "tu", "mon", "ma", "mes", "ce", "cette", "monsieur", "madame", "mesdames", "messieurs", "cliente",
    "équipe", "tous", "toutes", "nom", "prénom", "naissance", "né", "née", "téléphone", "ville", "sexe",
    "bonjour", "merci", "cordialement", "médecin", "docteur", "hôpital", "inconnu", "oui", "non", "aussi",
    "el", "los", "las", "una", "uno", "y", "pero", "con", "por", "para", "en", "son", "fue", "sí", "si",
    "yo", "tú", "él", "ella", "señor", "señora", "señores", "equipo", "todos", "todas", "nombre",
    "apellido", "apellidos", "nacimiento", "fecha", "edad", "sexo", "dirección", "teléfono", "ciudad",
    "correo", "médico", "desconocido", "hola", "gracias", "atentamente", "saludos", "o", "os", "um", "uma",
    "mas", "com", "em", "não", "sim", "eu", "ele", "ela", "senhor", "senhora", "nome", "sobrenome",
    "endereço", "telefone", "cidade", "obrigado", "obrigada", "atenciosamente", "olá", "lo", "gli", "che",
    "sono", "io", "lui", "lei", "signor", "signora", "signori", "cognome", "nascita", "indirizzo",
    "telefono", "città", "grazie", "saluti", "ciao", "tutti", "squadra", "het", "een", "maar", "met",
    "voor", "van", "zijn", "niet", "ik", "jij", "hij", "zij", "wij", "heer", "mevrouw", "dames", "heren",
    "klant", "collega", "naam", "voornaam", "achternaam", "adres", "telefoon", "groet", "groeten", "allen",
    "ang", "mga", "sa", "ng", "po", "ay", "ako", "siya", "kami", "tayo", "lahat", "pangalan", "petsa",
    "salamat", "и", "в", "на", "не", "но", "с", "по", "к", "у", "о", "из", "за", "он", "она", "они", "мы",
    "вы", "я", "это", "как", "что", "или", "дата", "имя", "фамилия", "отчество", "адрес", "телефон", "пол",
    "возраст", "пациент", "пациентка", "врач", "доктор", "клиент", "коллеги", "друзья", "господин",
    "госпожа", "спасибо", "уважением", "рождения", "та", "або", "але", "з", "від", "до", "він", "вона",
    "вони", "ми", "ви", "це", "ім'я", "прізвище", "по-батькові", "стать", "вік", "пацієнт", "лікар",
    "клієнт", "колеги", "пан", "пані", "дякую", "повагою", "народження", "больница", "год", "рік", "है",
    "हैं", "था", "थी", "थे", "और", "का", "की", "के", "को", "से", "में", "पर", "ने", "यह", "वह", "मैं", "हम",
    "आप", "नहीं", "हाँ", "तो", "भी", "ही", "जी", "नाम", "पता", "उम्र", "आयु", "लिंग", "जन्म", "तिथि",
    "रोगी", "मरीज", "डॉक्टर", "एक", "जो", "कि", "हूँ", "हूं", "अपना", "श्री", "श्रीमती", "कुमारी", "सुश्री",
    "कर", "द्वारा", "अस्पताल", "लिए", "बाद", "साथ", "आज", "कल", "वर्ष", "साल", "निवासी", "पुत्र", "पुत्री",
    "पत्नी", "assembly", "electric", "motors", "league", "council", "practitioner", "staff", "election",
    "elections", "county", "island", "plan", "market", "court", "park", "river", "house", "palace",
    "attorney", "counsel", "knowledge", "terms", "conditions", "purpose", "surgery", "mills", "dynamics",
    "meeting", "directorate", "airport", "station", "square", "bridge", "museum", "library", "cup", "prize",
    "award", "act", "law", "army", "navy", "force", "police", "guard", "church", "cathedral", "institute",
    "foundation", "association", "party", "congress", "senate", "parliament", "commission", "union",
    "agency", "bureau", "authority", "board", "group", "corporation", "limited", "holdings", "partners",
    "world", "nations", "kingdom", "republic", "federation", "st",
];

/// In [`STOP`] for the start of a sentence, yet family or given names behind a title.
#[rustfmt::skip]
pub(super) const NAMES_TOO: &[&str] = &[
    "will", "may", "best", "good", "page", "price", "street", "room", "part", "bank", "chief", "state",
    "new", "old", "case", "young", "self", "major", "glad", "fine", "day", "bishop", "welcome", "well",
    "great", "kind", "sunday", "junior",
];

/// Openings of letters and talks: a name follows without a colon.
#[rustfmt::skip]
pub(super) const GREETINGS: &[&str] = &[
    "dear", "hello", "hi", "hey", "thanks", "thank you", "good morning", "good afternoon", "good evening",
    "liebe", "lieber", "hallo", "guten tag", "guten morgen", "cher", "chère", "bonjour", "bonsoir", "merci",
    "salut", "estimado", "estimada", "querido", "querida", "hola", "buenos días", "buenas tardes",
    "gracias", "caro", "cara", "gentile", "egregio", "ciao", "buongiorno", "buonasera", "grazie", "prezado",
    "prezada", "olá", "oi", "bom dia", "boa tarde", "obrigado", "obrigada", "beste", "geachte",
    "goedemorgen", "goedemiddag", "bedankt", "уважаемый", "уважаемая", "дорогой", "дорогая", "привет",
    "здравствуйте", "добрый день", "спасибо", "шановний", "шановна", "дорогий", "дорога", "привіт",
    "добрий день", "дякую", "mahal na", "mahal kong", "kumusta", "magandang umaga", "magandang hapon",
    "salamat", "नमस्ते", "प्रिय", "आदरणीय", "नमस्कार", "धन्यवाद",
];

/// "I am ...", "this is ...": a name may follow, and anything else.
#[rustfmt::skip]
pub(super) const WEAK_OPENINGS: &[&str] = &[
    "i am", "i'm", "i\u{2019}m", "this is", "ich bin", "je suis", "yo soy", "soy", "io sono", "sono",
    "eu sou", "sou", "ik ben", "я", "ako si", "ako ay si", "here is", "hier ist", "hier is", "c'est",
    "at the name", "speaking with", "signal", "called", "named", "name is",
];

/// What follows a name when someone says who is talking.
#[rustfmt::skip]
pub(super) const SPEAKING: &[&str] = &[
    "speaking", "calling", "from", "here", "and", "with", "von", "aus", "und", "am", "spreche", "de", "du",
    "et", "desde", "y", "di", "e", "da", "van", "en", "hier", "à", "al", "al telefono",
];

/// Titles that go with given names.
#[rustfmt::skip]
pub(super) const GIVEN_TITLES: &[&str] = &[
    "sir", "dame", "sister", "brother", "uncle", "aunt", "auntie", "aunty", "coach", "king", "queen",
    "prince", "princess", "don", "doña", "dona", "dom", "ate", "kuya", "tita", "tito", "aling", "mang",
    "tante", "onkel", "oom", "tía", "tío", "sor", "fray", "frère", "sœur", "pope", "баба", "дядя", "тётя",
    "padre", "fra", "suor", "zio", "zia", "tio", "tia", "दीदी", "भैया",
];

/// Titles that are plain words of other languages: only with their dot ("On. Rossi", "Rag. Bianchi").
pub(super) const DOTTED_TITLES: &[&str] = &["on", "pe", "rag"];

/// Short titles that are written out: a point behind them ends the sentence. Sorted.
pub(super) const WRITTEN_OUT: &[&str] =
    &["roi", "врач", "граф", "князь", "лікар", "мер", "мэр", "отец", "отець", "суддя", "судья"];

/// Titles that are plain adjectives and nouns in headings: "General Topics", "Major Changes", "Master Agreement".
pub(super) const PLAIN_TITLES: &[&str] = &["cardinal", "count", "general", "major", "master", "private"];

/// Titles after which one word is the given name when the person introduces herself ("my name is miss Johanna").
#[rustfmt::skip]
pub(super) const MISS: &[&str] = &[
    "miss", "ms", "mademoiselle", "mlle", "señorita", "srta", "signorina", "fräulein", "senhorita",
    "binibini", "mejuffrouw",
];

/// Titles that stand before people only; the longer others are offices too.
#[rustfmt::skip]
pub(super) const PERSONAL_TITLES: &[&str] = &[
    "mister", "missus", "madam", "madame", "monsieur", "mademoiselle", "señor", "señora", "señorita",
    "signor", "signore", "signora", "signorina", "senhor", "senhora", "senhorita", "fräulein", "meneer",
    "mijnheer", "mevrouw", "mejuffrouw", "господин", "госпожа", "мистер", "миссис", "ginoo", "ginang",
    "binibini", "श्रीमती", "सुश्री",
];

/// Titles that say medical only in medical surroundings.
#[rustfmt::skip]
pub(super) const ACADEMIC: &[&str] = &[
    "dr", "dr.", "doctor", "doctors", "doc", "dres", "docteur", "docteure", "doktor", "doctora", "dra",
    "dottore", "dottoressa", "dott", "dottssa", "dott.ssa", "doutor", "doutora", "dokter", "drs", "доктор",
    "др", "डॉ", "डॉ.", "डॉक्टर", "博士", "박사", "professor", "prof", "prof.", "professeur", "profesor",
    "profesora", "professora", "professore", "professoressa", "consultant", "attending", "профессор",
    "професор", "проф",
];
