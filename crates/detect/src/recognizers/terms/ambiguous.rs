//! Terms that are ordinary words in some language, and the words that settle what they mean.

use blackbar_core::{Label, TextRange};

use crate::scan::Scan;

/// Terms that count only with a word nearby that says so, in lower case.
const NEEDS_CONTEXT: &[(Label, &[&str])] = &[
    (
        Label::Gender,
        &[
            "man", "woman", "boy", "girl", "androgynous", "homme", "femme", "hombre", "mujer", "uomo", "donna", "homem",
            "mulher", "mann", "frau", "man", "vrouw", "мужчина", "женщина", "чоловік", "жінка", "lalaki", "babae", "男",
            "女", "他", "她", "남", "여", "남자", "여자", "पुरुष", "महिला", "m", "w", "d",
        ],
    ),
    (
        Label::Sexuality,
        &["straight", "queer", "closeted", "hetero", "homo", "bi", "lesbo", "gays", "asexual", "голубой"],
    ),
    (
        Label::MaritalStatus,
        &[
            "single", "separated", "engaged", "bachelor", "annulled", "common law", "late husband", "late wife",
            "advent", "solo", "celibe", "nubile", "séparé", "séparée", "separado", "separada", "separato", "separata",
            "libre", "alone", "single person", "getrennt", "allein", "gescheiden", "civil union",
        ],
    ),
    (
        Label::Religion,
        &["christian", "orthodox", "pagan", "lent", "evangelical", "reform", "reformed", "unitarian", "coptic", "islamic"],
    ),
    (
        Label::PoliticalAffiliation,
        &[
            "liberal", "liberals", "conservative", "conservatives", "labour", "progressive", "progressives", "bloc", "greens",
            "republican", "republicans", "democrat", "democrats", "libertarian", "libertarians", "feminist", "feminists",
            "nationalist", "nationalists", "separatist", "separatists", "populist", "populists", "centrist", "left wing",
            "right wing", "far left", "far right", "royalist", "leftist", "social democratic", "tea party", "one nation",
        ],
    ),
    (
        Label::ZodiacSign,
        &[
            "cancer", "leo", "gemini", "libra", "virgo", "aries", "ophiuchus", "lion", "balance", "poissons", "vierge",
            "verseau", "taureau", "cancro", "leone", "bilancia", "toro", "pesci", "vergine", "ariete", "gemelli",
            "acquario", "capricorno", "scorpione", "sagittario", "cáncer", "escorpio", "acuario", "piscis", "géminis",
            "câncer", "leão", "touro", "gêmeos", "gémeos", "virgem", "balança", "peixes", "aquário", "carneiro",
            "krebs", "löwe", "waage", "stier", "fische", "jungfrau", "widder", "zwillinge", "schütze", "steinbock",
            "wassermann", "skorpion", "ram", "kreeft", "leeuw", "maagd", "weegschaal", "vissen", "tweelingen",
            "boogschutter", "waterman", "steenbok", "schorpioen", "stier", "рак", "лев", "дева", "весы", "рыбы",
            "телец", "овен", "близнецы", "стрелец", "козерог", "водолей", "скорпион", "рак", "діва", "терези",
            "риби", "телець", "близнюки", "стрілець", "козеріг", "водолій", "скорпіон", "lew", "कर्क", "सिंह",
            "कन्या", "तुला", "मेष", "वृषभ", "मिथुन", "वृश्चिक", "धनु", "मकर", "कुंभ", "मीन", "bélier", "gémeaux",
        ],
    ),
    (Label::LocationCountry, &["georgia", "us", "gb", "niger", "mali", "guinea", "korea", "congo", "holland", "trinidad"]),
    (
        Label::LocationCity,
        &[
            "nice", "buffalo", "reading", "regina", "florence", "sofia", "austin", "houston", "dallas", "surat", "cork",
            "wellington", "newark", "orlando", "perth", "lima", "cologne", "porto", "leeds", "denver", "portland", "davao",
        ],
    ),
    (Label::LocationState, &["new york", "victoria", "virginia", "georgia", "essex", "norfolk", "kent", "devon", "para", "goa"]),
    (
        Label::Event,
        &["lent", "cold war", "civil war", "eid", "tet", "holi", "us open", "bank holiday", "carnival", "9/11", "advent"],
    ),
    (Label::Language, &["latin", "creole", "lao", "twi", "cree", "asl", "polish", "dutch"]),
    (
        Label::Origin,
        &[
            "roma", "kiwi", "creole", "caucasian", "scots", "pole", "poles", "dane", "swede", "finn", "finns", "turk",
            "gypsy", "apache", "mohawk", "lao", "caribbean", "swedes", "arabic", "european", "africa", "english",
        ],
    ),
];

/// Whether this spelling of a term says nothing alone.
pub(super) fn needs_context(label: Label, word: &str) -> bool {
    let Some((_, words)) = NEEDS_CONTEXT.iter().find(|(known, _)| *known == label) else { return false };
    let lower = word.to_lowercase();
    words.contains(&lower.as_str())
}

/// Phrases before or behind a term that settle it, where no cue does.
const NEARBY: &[(Label, &[&str])] = &[
    (
        Label::ZodiacSign,
        &[
            "zodiac", "star sign", "sun sign", "moon sign", "birth sign", "horoscop", "astrolog", "ascendant", "rising sign",
            "sternzeichen", "tierkreis", "aszendent", "signe astro", "signe du zodiaque", "zodiaque", "signo", "zodia",
            "segno", "oroscopo", "zodiaco", "sterrenbeeld", "знак зодиака", "знаку зодиака", "гороскоп", "знак зодіаку",
            "знаком зодиака", "星座", "별자리", "राशि", "sodyak",
        ],
    ),
    (
        Label::Gender,
        &[
            "year-old ", "year old ", "years old", "-jährige", "jährige", " yo ", " y/o ", "y.o.", "identif", "gender",
            "trans", "anni", " ans", "años", "anos", "лет", "років", "歳", "岁", "वर्षीय", "세 ", "jarige", "taong gulang",
        ],
    ),
    (
        Label::MaritalStatus,
        &[
            "i am ", "i'm ", "he is ", "she is ", "he's ", "she's ", "currently ", "is legally ", "patient is ", "status",
            "is a ", "married", "divorced", "widowed", "familienstand", "état civil", "estado civil", "stato civile",
            "burgerlijke staat", "sivil", "婚姻", "혼인", "вдов", "разведен", "husband", "wife", "partner", "ledig",
        ],
    ),
    (
        Label::Sexuality,
        &["sexual", "orientation", "i'm ", "i am ", "gay", "lesbian", "lgbt", "came out", "identif", "not straight"],
    ),
    (
        Label::Religion,
        &["religio", "faith", "church", "i am a", "is a ", "a devout", "practic", "raised", "jewish", "muslim", "belie", "catholic"],
    ),
    (
        Label::PoliticalAffiliation,
        &[
            "voted", "voter", "votes", "party", "senator", "congress", "election", "candidate", "registered", "politic", "member of",
            "partei", "parti ", "partido", "partito", "partij", "партия", "партии", "партія", "党", "정당", "दल", "supporter", "as a ",
        ],
    ),
    (
        Label::LocationCountry,
        &["in ", "from ", "to ", "republic", "country", "tbilisi", "capital", "border", "visit", "across ", "government"],
    ),
    (Label::LocationCity, &["in ", "from ", "to ", "city", "at ", "near ", "live", "born", "mayor"]),
    (Label::LocationState, &["from the state", "state", "atlanta", "county", "richmond", "melbourne"]),
    (Label::Event, &["celebrat", "during ", "holiday", "festival", "for ", "after ", "since ", "mubarak", "happy "]),
    (Label::Language, &["speak", "spoke", "language", "fluent", "translat", "read", "written", "interpreter", "learn"]),
    (
        Label::Origin,
        &["citizen", "national", "descent", "origin", "born", "immigrant", "ethnic", "people", "man", "woman", "is a ", "am ", "race", "family"],
    ),
];

/// 0.85 right before or behind, 0.6 a little further off, 0 when nothing settles the label.
pub(super) fn nearby(scan: &Scan<'_>, range: TextRange, label: Label) -> f32 {
    let Some((_, words)) = NEARBY.iter().find(|(known, _)| *known == label) else { return 0.0 };
    if !needs_context(label, range.of(scan.text)) && label != Label::ZodiacSign {
        return 0.0;
    }
    let before = scan.behind(range.start(), 40).to_lowercase();
    let sentence = before.rsplit(['.', '\n', '!', '?']).next().unwrap_or("");
    let tail = sentence.get(crate::scan::floor_char(sentence, sentence.len().saturating_sub(14))..).unwrap_or("");
    if words.iter().any(|word| tail.contains(word)) {
        return 0.85;
    }
    let behind = scan.ahead(range.end(), 24).to_lowercase();
    let rest = behind.split(['.', '\n', '!', '?']).next().unwrap_or("");
    let far = |word: &str| word.len() > 4 && (sentence.contains(word) || rest.contains(word));
    if words.iter().any(|word| far(word)) { 0.6 } else { 0.0 }
}

/// Terms that are something else when written small.
pub(super) const ONLY_CAPITALISED: &[&str] = &[
    "polish", "china", "turkey", "chad", "jordan", "swede", "turk", "dane", "finn", "pole", "thai", "cree", "indian",
    "mali", "cuba", "oman", "malta", "peru", "japan", "creole", "latin", "cornwall", "maine", "normandy", "burgundy",
    "manila", "cologne", "essex", "lorraine", "surrey", "sonora", "chihuahua", "bengal", "java", "guinea",
];

/// "in Spanish", "from Mexico".
pub(super) const IN: &[&str] = &[
    "in", "from", "to", "into", "of", "en", "de", "aus", "nach", "auf", "op", "naar", "uit", "van", "au", "aux", "à", "del",
    "em", "do", "da", "no", "na", "a", "dal", "dalla", "nel", "nella", "в", "из", "на", "у", "з", "до", "near", "across",
    "sa", "ng", "mula", "within", "throughout", "outside", "visiting", "visit",
];

/// What stands before a profession.
pub(super) const ARTICLES: &[&str] = &[
    "a", "an", "the", "my", "his", "her", "their", "our", "your", "ein", "eine", "einen", "einem", "einer", "als", "der", "die",
    "un", "une", "le", "la", "una", "uno", "el", "um", "uma", "o", "een", "de", "het", "mon", "ma", "mein", "meine", "mi", "isang",
    "ang", "mijn", "sein", "seine", "ihr", "ihre", "son", "sa", "su", "il", "lo", "meu", "minha", "seu", "sua",
];

/// What stands before a profession and before little else.
pub(super) const OF_A_PERSON: &[&str] = &[
    "as", "am", "is", "was", "are", "were", "retired", "former", "professional", "senior", "junior", "freelance", "licensed",
    "certified", "qualified", "trained", "chief", "lead", "head", "assistant", "bin", "ist", "war", "bist", "wurde", "als", "suis",
    "est", "était", "comme", "soy", "es", "era", "como", "sono", "è", "come", "sou", "é", "ben", "was", "werd", "работаю",
    "работает", "работал", "работала", "працюю", "працює", "як", "я", "он", "она", "бывший",
];

/// Professions that are verbs, things or roles of something else: an article alone does not make them a person's.
pub(super) const WEAK_PROFESSIONS: &[&str] = &[
    "cook", "guide", "guard", "coach", "model", "server", "operator", "analyst", "driver", "minister", "director", "manager",
    "managers", "administrator", "author", "editor", "producer", "composer", "principal", "judge", "judges", "trainer", "tutor",
    "vet", "intern", "student", "clerk", "contractor", "consultant", "broker", "builder", "inspector", "interpreter", "translator",
    "referee", "usher", "writer", "cleaner", "designer", "developer", "developers", "doctor", "doctors", "actor", "actors",
    "merchant", "secretary", "trader", "steward", "president", "vice president", "miner", "mason", "butler", "carer", "caretaker",
    "porter", "valet", "baker", "barber", "carpenter", "tailor", "gardener", "artist", "artists", "scientist", "officer",
    "investor", "investors", "entrepreneur", "reporter", "agent", "ceo", "cto", "coo", "cfo", "leiter", "autor", "führer",
    "richter", "koch", "müller", "schneider", "bäcker", "weber", "fischer", "jäger", "guide", "garde", "juge", "chef", "auteur",
    "juez", "autor", "modelo", "guía", "operador", "operatore", "autore", "guida", "guarda", "juiz", "author", "auteur", "kok",
    "rechter", "gids", "bakker", "slager", "kapper", "kuiper", "boss", "farmer", "farmers", "soldier", "soldiers", "priest",
    "bankers", "banker", "teller", "dispatcher", "recruiter", "curator", "publicist", "maid", "pilot", "painter", "singer",
    "poet", "musician", "dancer", "lawyer", "lawyers", "attorney", "attorneys", "teacher", "teachers", "nurse", "nurses",
    "politician", "politicians", "researcher", "researchers", "scientists", "writers", "engineer", "engineers", "courier",
];

/// Words that make a country the first part of an organisation's name.
pub(super) const ORGANISATION_WORDS: &[&str] = &[
    "Division", "Department", "University", "Institute", "Bank", "Airlines", "Airways", "Office", "Ministry", "Agency", "Inc",
    "Corp", "Corporation", "Ltd", "Limited", "LLC", "Hospital", "Post", "Telecom", "Railways", "Times", "Today", "Open",
    "Association", "Society", "Council", "Board", "Commission", "Federation", "Foundation", "Medical", "General", "Health",
    "College", "Academy", "Museum", "Lottery", "Tech", "State", "Street", "Avenue", "Road",
];

/// Small words inside names of cities.
pub(super) const CITY_PARTICLES: &[&str] = &["de", "la", "del", "upon", "on", "am", "an", "der", "le", "les", "sur", "do", "da", "of"];

/// States and countries that are cities too: "New York, New York".
pub(super) const CITY_AND_STATE: &[&str] = &["New", "York", "Washington", "Mexico", "Panama", "Luxembourg", "Guatemala", "Quebec", "Québec", "Victoria"];

/// Capitalised only because a sentence starts with them.
pub(super) const STARTERS: &[&str] = &[
    "however", "in", "the", "also", "finally", "today", "yesterday", "then", "yes", "no", "from", "for", "and", "but", "while",
    "therefore", "meanwhile", "first", "second", "unfortunately", "actually", "well", "so", "hello", "hi", "dear", "thanks", "like",
    "including", "especially", "namely", "mr", "mrs", "ms", "dr", "inc", "ltd", "llc", "co", "corp", "street", "avenue", "road",
    "st", "ave", "rd", "spring", "summer", "winter", "autumn", "january", "february", "march", "april", "may", "june", "july",
    "august", "september", "october", "november", "december", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
    "sunday", "i", "we", "he", "she", "they", "it", "you", "my", "our", "his", "her", "their", "president", "king", "queen",
];
