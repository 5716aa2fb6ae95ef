//! Terms that are ordinary words in some language, and the words that settle what they mean.

use std::collections::HashSet;
use std::sync::LazyLock;

use blackbar_core::{Label, TextRange};

use crate::scan::Scan;

/// Whether the profession needs more than an article before it, in any case.
pub(super) fn is_weak_profession(word: &str) -> bool {
    static SET: LazyLock<HashSet<&'static str>> =
        LazyLock::new(|| WEAK_PROFESSIONS.iter().copied().collect());
    SET.contains(word.to_lowercase().as_str())
}

/// Terms that count only with a word nearby that says so, in lower case.
#[rustfmt::skip]
const NEEDS_CONTEXT: &[(Label, &[&str])] = &[
    (
        Label::Gender,
        &[
            "man", "woman", "boy", "girl", "androgynous", "homme", "femme", "hombre", "mujer", "uomo",
            "donna", "homem", "mulher", "mann", "frau", "vrouw", "мужчина", "женщина", "чоловік", "жінка",
            "lalaki", "babae", "男", "女", "他", "她", "남", "여", "남자", "여자", "पुरुष", "महिला", "junge",
            "mädchen", "divers", "fille", "garçon", "garcon", "niño", "niña", "nino", "nina", "ragazzo",
            "ragazza", "bambino", "bambina", "menino", "menina", "rapaz", "rapariga", "jongen", "meisje",
            "мальчик", "девочка", "девушка", "хлопчик", "дівчинка", "macho", "hembra", "mâle", "male",
            "lalake", "мужчины", "женщины", "लड़का", "लड़की", "स्त्री", "女性", "男性", "여성", "남성", "男生", "女生",
            "소년", "소녀", "男の子", "女の子", "femmina", "maschio", "femmine", "maschile", "femminile", "masculin",
            "féminin", "masculino", "femenino", "femenina", "feminino", "feminina", "masculine", "feminine",
            "мужской", "мужского", "женский", "женского", "чоловіча", "чоловічої", "чоловічий", "жіноча",
            "жіночої", "жіночий", "mannelijk", "mannelijke", "vrouwelijk", "vrouwelijke", "männlich",
            "weiblich", "männliche", "männlichen", "männlicher", "weibliche", "weiblichen", "weiblicher",
            "varón", "bakla", "tomboy", "femelle",
        ],
    ),
    (
        Label::Sexuality,
        &[
            "straight", "queer", "closeted", "hetero", "homo", "bi", "lesbo", "gays", "asexual", "голубой",
            "gay", "gey", "гей", "геи", "bakla", "tomboy", "ゲイ", "게이", "quer",
        ],
    ),
    (
        Label::MaritalStatus,
        &[
            "single", "separated", "engaged", "bachelor", "annulled", "common law", "late husband",
            "late wife", "advent", "solo", "celibe", "nubile", "séparé", "séparée", "separado", "separada",
            "separato", "separata", "libre", "alone", "single person", "getrennt", "allein", "gescheiden",
            "civil union", "marie", "mariee", "divorce", "dalaga", "binata", "kasal", "balo", "hiwalay",
            "同居", "동거", "companheiro", "companheira", "noiva", "noivo", "prometido", "prometida", "жених",
            "невеста", "наречена", "наречений", "離婚", "离婚", "이혼", "약혼", "分居", "별거", "単身", "单身", "separe",
            "seperate", "ikinasal", "전처", "과부",
        ],
    ),
    (
        Label::Religion,
        &[
            "christian", "orthodox", "pagan", "lent", "evangelical", "reform", "reformed", "unitarian",
            "coptic", "islamic", "isla", "christ", "jude", "reformiert", "hervormd", "orthodoxe",
            "ortodosso", "ortodoxo", "ortodoxa", "evangelisch", "humanist", "humanistisch", "païen",
            "culto", "protestant", "battista", "batista", "bautista", "baptiste", "सिख", "शिया", "शैव",
            "도교", "무교", "신토",
        ],
    ),
    (
        Label::PoliticalAffiliation,
        &[
            "liberal", "liberals", "conservative", "conservatives", "labour", "progressive", "progressives",
            "bloc", "greens", "republican", "republicans", "democrat", "democrats", "libertarian",
            "libertarians", "feminist", "feminists", "nationalist", "nationalists", "separatist",
            "separatists", "populist", "populists", "centrist", "left wing", "right wing", "far left",
            "far right", "royalist", "leftist", "social democratic", "tea party", "one nation", "podemos",
            "sumar", "ciudadanos", "vox", "morena", "novo", "chega", "dem", "volt", "denk", "vooruit",
            "pan", "pri", "pd", "pt", "pl", "pp", "npc", "unión", "union", "republicanos", "nacionalista",
            "nazionalista", "monárquico", "monarchico", "ecologista", "ecologistas", "ambientalista",
            "écologiste", "écologistes", "izquierdista", "derechista", "sindicalista", "tucano", "tucanos",
            "右翼", "左翼", "민주당", "국민당", "समाजवादी", "राष्ट्रवादी", "сектор", "demokrat", "демократ",
            "демократа", "демократы", "демократи", "republikein", "humanist", "radical", "makabayan",
            "консерватор", "оппозиционер", "konservativ", "liberale", "liberaler", "centrodestra",
            "centrosinistra", "social democrats", "나치", "극우", "좌파", "우파", "cda", "sp", "psd", "cds", "pcp",
            "psb", "pdt", "mdb", "erc", "pnv", "bng", "prd", "sgp", "bbb", "npd", "svp", "snp", "dup",
            "msi", "lfi", "caq", "npa", "dds", "bsw", "eelv", "pcf", "pat", "rpr", "удар", "ндп",
        ],
    ),
    (
        Label::ZodiacSign,
        &[
            "cancer", "leo", "gemini", "libra", "virgo", "aries", "ophiuchus", "lion", "balance",
            "poissons", "vierge", "verseau", "taureau", "cancro", "leone", "bilancia", "toro", "pesci",
            "vergine", "ariete", "gemelli", "acquario", "capricorno", "scorpione", "sagittario", "cáncer",
            "escorpio", "acuario", "piscis", "géminis", "câncer", "leão", "touro", "gêmeos", "gémeos",
            "virgem", "balança", "peixes", "aquário", "carneiro", "krebs", "löwe", "waage", "stier",
            "fische", "jungfrau", "widder", "zwillinge", "schütze", "steinbock", "wassermann", "skorpion",
            "ram", "kreeft", "leeuw", "maagd", "weegschaal", "vissen", "tweelingen", "boogschutter",
            "waterman", "steenbok", "schorpioen", "рак", "лев", "дева", "весы", "рыбы", "телец", "овен",
            "близнецы", "стрелец", "козерог", "водолей", "скорпион", "діва", "терези", "риби", "телець",
            "близнюки", "стрілець", "козеріг", "водолій", "скорпіон", "lew", "कर्क", "सिंह", "कन्या",
            "तुला", "मेष", "वृषभ", "मिथुन", "वृश्चिक", "धनु", "मकर", "कुंभ", "मीन", "bélier", "gémeaux",
        ],
    ),
    (
        Label::LocationCountry,
        &[
            "georgia", "us", "gb", "niger", "mali", "guinea", "korea", "congo", "holland", "trinidad",
            "oma", "granada", "grenade", "grenada", "dominica", "monaco", "panama", "того", "island",
            "franca", "salvador", "maurice", "mauricio", "dominique", "martinique", "гана", "чили", "чилі",
            "перу", "куба", "gana", "tonga", "togo", "samoa", "palau", "마리", "말리", "수단", "기니", "조지아", "가나",
            "오만", "가봉", "차드", "통가", "チリ", "ガーナ", "トンガ", "マルタ", "イラン", "インド", "कर", "माली", "चाड", "गिनी",
            "बेनिन", "ベナン", "马里", "多哥", "inde", "chili", "피지", "페루", "몰타", "이란", "인도", "대만", "indien",
            "servía",
        ],
    ),
    (
        Label::LocationCity,
        &[
            "dili", "kabul", "nice", "buffalo", "reading", "regina", "florence", "sofia", "austin", "houston", "dallas",
            "surat", "cork", "wellington", "newark", "orlando", "perth", "lima", "cologne", "porto",
            "leeds", "denver", "portland", "davao", "como", "prato", "praia", "leiden", "natal", "santos",
            "braga", "contagem", "vitória", "vitoria", "fortaleza", "salvador", "recife", "latina",
            "potenza", "sucre", "rosario", "cali", "cuenca", "trujillo", "mérida", "merida", "concepción",
            "concepcion", "toledo", "cartagena", "granada", "burgos", "córdoba", "cordoba", "la plata",
            "la paz", "pau", "metz", "nancy", "laval", "angers", "vienne", "colonia", "parma", "pisa",
            "siena", "lecce", "taranto", "luik", "assen", "gouda", "namen", "gent", "linz", "essen", "ulm",
            "jena", "trier", "bonn", "rom", "wien", "lyon", "oxford", "cambridge", "santa rosa city",
            "lipa", "imus", "angeles city", "киров", "грозный", "владимир", "иваново", "тула", "орёл",
            "омск", "вена", "суми", "рівне", "дніпро", "днепр", "진주시", "개성", "고양", "구미", "포항", "여수", "광주",
            "대전", "대구", "안산", "안양", "파리", "로마", "화성시", "कोटा", "सूरत", "memphis", "phoenix", "manchester",
            "lincoln", "mobile", "bath", "split", "bergen", "nantes", "belém", "belem", "alexandria",
            "valencia", "victoria", "leicester", "cannes",
        ],
    ),
    (
        Label::LocationState,
        &[
            "new york", "victoria", "virginia", "georgia", "essex", "norfolk", "kent", "devon", "para",
            "goa", "acre", "madeira", "guarda", "faro", "beja", "salta", "corrientes", "misiones",
            "guerrero", "hidalgo", "durango", "formosa", "colima", "morelos", "abra", "laguna", "isabela",
            "rizal", "quirino", "sonora", "amazonas", "loreto", "santa cruz", "mendoza", "zamora",
            "córdoba", "cordoba", "la rioja", "santander", "limousin", "savoie", "lorraine", "dordogne",
            "calvados", "evora", "centre", "marche", "campania", "waals", "brabant", "groningen", "коми",
            "경기도", "河南", "山西", "吉林", "江西", "aurora", "navarra", "lugo", "tabasco", "puebla", "leyte",
            "samar", "antique", "parana",
        ],
    ),
    (
        Label::Event,
        &[
            "lent", "cold war", "civil war", "eid", "tet", "holi", "us open", "bank holiday", "carnival",
            "9/11", "advent", "natal", "natale", "san juan", "são joão", "euro 2024", "obon",
            "día de reyes", "carnaval", "carnevale", "karneval", "olympia", "dodenherdenking", "ascension",
            "assumption", "pascua", "befana", "покрова", "троица", "трійця", "пасха", "undas", "epiphany",
            "高考", "수능", "단오", "होली", "ईद", "pasko", "people power", "万博", "正月", "七夕", "flores de mayo",
            "sumulong", "除夕", "world series", "renaissance",
        ],
    ),
    (
        Label::Language,
        &[
            "latin", "creole", "lao", "twi", "cree", "asl", "polish", "dutch", "hindi", "farsi", "maya",
            "flamenco", "ladino", "lets", "latino", "fries", "welsh", "latina", "fins", "noors", "手话",
            "zulu", "bikol", "corse", "basque", "breton", "tupi", "libras", "romani", "नेपाली", "표준어",
            "사투리", "ceco", "ceca", "serbo", "bretone", "malayo", "ruso", "说",
        ],
    ),
    (
        Label::Origin,
        &[
            "roma", "kiwi", "creole", "caucasian", "scots", "pole", "poles", "dane", "swede", "finn",
            "finns", "turk", "gypsy", "apache", "mohawk", "lao", "caribbean", "swedes", "arabic",
            "european", "africa", "english", "breton", "maya", "corse", "latina", "latino", "inder",
            "araba", "finne", "moro", "kano", "canario", "mineiro", "mineira", "carioca", "paulista",
            "natural", "india", "indio", "china", "argentina", "siria", "palestina", "bosnia", "serbia",
            "rusa", "suiza", "suisse", "noruega", "armenia", "libia", "eritrea", "ucraina", "svizzera",
            "chinesa", "turco", "turca", "polka", "полька", "турки", "фінка", "финка", "шведка", "испанка",
            "чешка", "американка", "голландка", "болгарка", "венгерка", "датчанка", "литовка", "латышка",
            "ceca", "ceco", "serbo", "serba", "greca", "greco", "tedesco", "европеец", "европейск",
            "європейськ", "europea", "europeo", "europeia", "europeu", "europese", "europeans", "européen",
            "européenne", "europäer", "白人", "黒人", "백인", "흑인", "系", "swiss", "persian", "hispanic", "pinoy",
            "bisaya", "indígena", "indigena", "indígenas", "मूल", "inca", "mestizo", "mestiza", "漢民族",
            "français", "dominican", "indian", "gales", "galles", "asiatic", "indien", "cree", "crée", "créé",
            "créée", "créés", "créées", "crées", "belge", "thái",
        ],
    ),
];

/// Whether this spelling of a term says nothing alone.
pub(super) fn needs_context(label: Label, word: &str) -> bool {
    static SET: LazyLock<HashSet<(Label, &'static str)>> = LazyLock::new(|| {
        NEEDS_CONTEXT
            .iter()
            .flat_map(|(label, words)| words.iter().map(move |word| (*label, *word)))
            .collect()
    });
    SET.contains(&(label, word.to_lowercase().as_str()))
}

/// Phrases before or behind a term that settle it, where no cue does.
#[rustfmt::skip]
const NEARBY: &[(Label, &[&str])] = &[
    (
        Label::ZodiacSign,
        &[
            "zodiac", "star sign", "sun sign", "moon sign", "birth sign", "horoscop", "astrolog",
            "ascendant", "rising sign", "sternzeichen", "tierkreis", "aszendent", "signe astro",
            "signe du zodiaque", "zodiaque", "signo", "zodia", "segno", "oroscopo", "zodiaco",
            "sterrenbeeld", "знак зодиака", "знаку зодиака", "гороскоп", "знак зодіаку", "знаком зодиака",
            "星座", "별자리", "राशि", "sodyak",
        ],
    ),
    (
        Label::Gender,
        &[
            "year-old ", "year old ", "years old", "-jährige", "jährige", " yo ", " y/o ", "y.o.",
            "identif", "gender", "trans", "anni", " ans", "años", "anos", "лет", "років", "歳", "岁",
            "वर्षीय", "세 ", "jarige", "taong gulang", "patient", "female", "adult ", "white ", "black ",
            "sex",
        ],
    ),
    (
        Label::MaritalStatus,
        &[
            "i am ", "i'm ", "he is ", "she is ", "he's ", "she's ", "currently ", "is legally ",
            "patient is ", "status", "is a ", "married", "divorced", "widowed", "familienstand",
            "état civil", "estado civil", "stato civile", "burgerlijke staat", "sivil", "婚姻", "혼인", "вдов",
            "разведен", "husband", "wife", "partner", "ledig",
        ],
    ),
    (
        Label::Sexuality,
        &[
            "sexual", "orientation", "i'm ", "i am ", "gay", "lesbian", "lgbt", "came out", "identif",
            "not straight",
        ],
    ),
    (
        Label::Religion,
        &[
            "religio", "faith", "church", "i am a", "is a ", "a devout", "practic", "raised", "jewish",
            "muslim", "belie", "catholic",
        ],
    ),
    (
        Label::PoliticalAffiliation,
        &[
            "voted", "voter", "votes", "party", "senator", "congress", "election", "candidate",
            "registered", "politic", "member of", "partei", "parti ", "partido", "partito", "partij",
            "партия", "партии", "партія", "党", "정당", "दल", "supporter", "as a ",
        ],
    ),
    (
        Label::LocationCountry,
        &[
            "in ", "from ", "to ", "republic", "country", "tbilisi", "capital", "border", "visit",
            "across ", "government",
        ],
    ),
    (Label::LocationCity, &["in ", "from ", "to ", "city", "at ", "near ", "live", "born", "mayor"]),
    (Label::LocationState, &["from the state", "state", "atlanta", "county", "richmond", "melbourne"]),
    (
        Label::Event,
        &[
            "celebrat", "during ", "holiday", "festival", "for ", "after ", "since ", "mubarak", "happy ",
        ],
    ),
    (
        Label::Language,
        &[
            "speak", "spoke", "language", "fluent", "translat", "read", "written", "interpreter", "learn",
        ],
    ),
    (
        Label::Origin,
        &[
            "citizen", "national", "descent", "origin", "born", "immigrant", "ethnic", "people", "man",
            "woman", "is a ", "am ", "race", "family",
        ],
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
    let tail =
        sentence.get(crate::scan::floor_char(sentence, sentence.len().saturating_sub(14))..).unwrap_or("");
    // "in " must not be the end of "robin ".
    let tail = format!(" {tail}");
    let led = |word: &str| {
        let whole = word.ends_with(' ') && word.starts_with(char::is_alphabetic);
        tail.match_indices(word).any(|(at, _)| !whole || tail[..at].ends_with(|c: char| !c.is_alphanumeric()))
    };
    if words.iter().any(|word| led(word)) {
        return 0.85;
    }
    // "a male", "the white male": English, where "male" is Italian for "badly".
    let english = [" a ", " the ", " is ", " old ", " white ", " black ", " young ", " adult ", " was "];
    if range.of(scan.text).eq_ignore_ascii_case("male") && english.iter().any(|lead| tail.ends_with(lead)) {
        return 0.85;
    }
    let behind = scan.ahead(range.end(), 24).to_lowercase();
    let rest = behind.split(['.', '\n', '!', '?']).next().unwrap_or("");
    let far = |word: &str| word.len() > 4 && (sentence.contains(word) || rest.contains(word));
    if words.iter().any(|word| far(word)) { 0.6 } else { 0.0 }
}

/// Terms that are something else when written small.
#[rustfmt::skip]
pub(super) const ONLY_CAPITALISED: &[&str] = &[
    "polish", "china", "turkey", "chad", "jordan", "swede", "turk", "dane", "finn", "pole", "thai", "cree",
    "indian", "mali", "cuba", "oman", "malta", "peru", "japan", "creole", "latin", "cornwall", "maine",
    "normandy", "burgundy", "manila", "cologne", "essex", "lorraine", "surrey", "sonora", "chihuahua",
    "bengal", "java", "guinea", "como", "prato", "praia", "leiden", "natal", "madeira", "guarda", "santos",
    "lima", "porto", "latina", "parma", "potenza", "sucre", "essen", "faro", "cannes", "angers", "nancy",
    "pau", "tours", "rom", "island", "oma", "chili", "linz", "gent", "luik", "colonia", "india",
    "argentina",
];

/// "in Spanish", "from Mexico".
#[rustfmt::skip]
pub(super) const IN: &[&str] = &[
    "in", "from", "to", "into", "of", "en", "de", "aus", "nach", "auf", "op", "naar", "uit", "van", "au",
    "aux", "à", "del", "em", "do", "da", "no", "na", "a", "dal", "dalla", "nel", "nella", "в", "из", "на",
    "у", "з", "до", "near", "across", "sa", "ng", "mula", "within", "throughout", "outside", "visiting",
    "visit",
];

/// What stands before a profession.
#[rustfmt::skip]
pub(super) const ARTICLES: &[&str] = &[
    "a", "an", "the", "my", "his", "her", "their", "our", "your", "ein", "eine", "einen", "einem", "einer",
    "als", "der", "die", "un", "une", "le", "la", "una", "uno", "el", "um", "uma", "o", "een", "de", "het",
    "mon", "ma", "mein", "meine", "mi", "isang", "ang", "mijn", "sein", "seine", "ihr", "ihre", "son", "sa",
    "su", "il", "lo", "meu", "minha", "seu", "sua",
];

/// What stands before a profession and before little else.
#[rustfmt::skip]
pub(super) const OF_A_PERSON: &[&str] = &[
    "as", "am", "is", "was", "are", "were", "retired", "former", "professional", "senior", "junior",
    "freelance", "licensed", "certified", "qualified", "trained", "chief", "lead", "head", "assistant",
    "bin", "ist", "war", "bist", "wurde", "als", "suis", "est", "était", "comme", "soy", "es", "era",
    "como", "sono", "è", "come", "sou", "é", "ben", "werd", "работаю", "работает", "работал", "работала",
    "працюю", "працює", "як", "я", "он", "она", "бывший",
];

/// Professions that are verbs, things or roles of something else: an article alone does not make them a person's.
#[rustfmt::skip]
const WEAK_PROFESSIONS: &[&str] = &[
    "cook", "guide", "guard", "coach", "model", "server", "operator", "analyst", "driver", "minister",
    "director", "manager", "managers", "administrator", "author", "editor", "producer", "composer",
    "principal", "judge", "judges", "trainer", "tutor", "vet", "intern", "student", "clerk", "contractor",
    "consultant", "broker", "builder", "inspector", "interpreter", "translator", "referee", "usher",
    "writer", "cleaner", "designer", "developer", "developers", "doctor", "doctors", "actor", "actors",
    "merchant", "secretary", "trader", "steward", "president", "vice president", "miner", "mason", "butler",
    "carer", "caretaker", "porter", "valet", "baker", "barber", "carpenter", "tailor", "gardener", "artist",
    "artists", "scientist", "officer", "investor", "investors", "entrepreneur", "reporter", "agent", "ceo",
    "cto", "coo", "cfo", "leiter", "autor", "führer", "richter", "koch", "müller", "schneider", "bäcker",
    "weber", "fischer", "jäger", "garde", "juge", "chef", "auteur", "juez", "modelo", "guía", "operador",
    "operatore", "autore", "guida", "guarda", "juiz", "kok", "rechter", "gids", "bakker", "slager",
    "kapper", "kuiper", "boss", "farmer", "farmers", "soldier", "soldiers", "priest", "bankers", "banker",
    "teller", "dispatcher", "recruiter", "curator", "publicist", "maid", "pilot", "painter", "singer",
    "poet", "musician", "dancer", "lawyer", "lawyers", "attorney", "attorneys", "teacher", "teachers",
    "nurse", "nurses", "politician", "politicians", "researcher", "researchers", "scientists", "writers",
    "engineer", "engineers", "courier", "commercial", "cadre", "secrétaire", "député", "militaire",
    "scientifique", "serveur", "peintre", "maire", "gardien", "facteur", "artiste", "pilote", "bauer",
    "maler", "schüler", "fahrer", "verkäufer", "lehrer", "arzt", "professor", "bürgermeister", "beamter",
    "soldat", "wissenschaftler", "politiker", "música", "musica", "política", "politica", "policía",
    "policia", "técnica", "tecnica", "tecnico", "técnico", "química", "quimica", "informática",
    "informatica", "mecánica", "mecanica", "mecânica", "cartera", "notaria", "cura", "madre", "padre",
    "segurança", "seguranca", "caixa", "grafico", "grafica", "fiscal", "militar", "militare", "artista",
    "estudiante", "estudante", "studente", "pescatore", "medico", "médico", "médecin", "motorista",
    "comerciante", "advogado", "diretor", "direttore", "directeur", "presidente", "líder", "boer",
    "directrice", "politieagent", "psychiater", "ingenieur", "pastor", "pastora", "polícia", "docente",
    "maestro", "maestra", "profesor", "profesora", "professeur", "professora", "professore", "policial",
    "alcalde", "senador", "diputado", "deputado", "prefeito", "sindaco", "político", "politico", "gerente",
    "empresario", "empresário", "científico", "cientista", "chimico", "fisico", "físico", "matematico",
    "storico", "perito", "autista", "portiere", "custode", "regista", "guardia", "vigilante", "operario",
    "operário", "peón", "consultor", "consultora", "productor", "gestor", "gestora", "leader", "wethouder",
    "agente", "visser", "ober", "schilder", "schrijver", "acteur", "actrice", "atriz", "ator", "attore",
    "attrice", "zanger", "danser", "journalist", "journaliste", "journalista", "periodista", "giornalista",
    "jornalista", "escritor", "escritora", "scrittore", "écrivain", "chanteur", "cantante", "cantor",
    "cantora", "musicista", "músico", "fotografo", "fotógrafo", "photographe", "giudice", "avocat",
    "avocate", "abogado", "abogada", "avvocato", "advocaat", "anwalt", "ingénieur", "ingeniero",
    "ingegnere", "engenheiro", "architecte", "arquitecto", "arquiteto", "architetto", "architekt",
    "agricultor", "agriculteur", "agricoltore", "contadino", "ouvrier", "obrero", "operaio", "rabbin",
    "prêtre", "sacerdote", "imam", "guro", "pari", "pulis", "estudyante", "negosyante", "direktor", "aktor",
    "manunulat", "학생", "의사", "경찰", "기자", "교수", "배우", "가수", "작가", "学生", "教授", "记者", "記者", "警察", "工人", "农民",
    "演员", "歌手", "作家", "法官", "社長", "俳優", "医師", "教師", "주부", "신부", "검사", "군인", "감독", "студент", "врач",
    "учитель", "директор", "депутат", "политик", "судья", "солдат", "офицер", "военный", "художник",
    "писатель", "актриса", "певец", "певица", "лікар", "вчитель", "військовий", "суддя", "письменник",
    "політик", "छात्र", "नेता", "किसान", "सैनिक", "लेखक", "कलाकार", "अभिनेता", "वैज्ञानिक", "मजदूर",
    "पत्रकार", "मंत्री",
];

/// Words that make a country the first part of an organisation's name.
#[rustfmt::skip]
pub(super) const ORGANISATION_WORDS: &[&str] = &[
    "Division", "Department", "University", "Institute", "Bank", "Airlines", "Airways", "Office",
    "Ministry", "Agency", "Inc", "Corp", "Corporation", "Ltd", "Limited", "LLC", "Hospital", "Post",
    "Telecom", "Railways", "Times", "Today", "Open", "Association", "Society", "Council", "Board",
    "Commission", "Federation", "Foundation", "Medical", "General", "Health", "College", "Academy",
    "Museum", "Lottery", "Tech", "State", "Street", "Avenue", "Road",
];

/// Small words inside names of cities.
#[rustfmt::skip]
pub(super) const CITY_PARTICLES: &[&str] =
    &["de", "la", "del", "upon", "on", "am", "an", "der", "le", "les", "sur", "do", "da", "of"];

/// States and countries that are cities too: "New York, New York".
#[rustfmt::skip]
pub(super) const CITY_AND_STATE: &[&str] = &[
    "New", "York", "Washington", "Mexico", "Panama", "Luxembourg", "Guatemala", "Quebec", "Québec",
    "Victoria",
];

/// Capitalised only because a sentence starts with them.
#[rustfmt::skip]
pub(super) const STARTERS: &[&str] = &[
    "however", "in", "the", "also", "finally", "today", "yesterday", "then", "yes", "no", "from", "for",
    "and", "but", "while", "therefore", "meanwhile", "first", "second", "unfortunately", "actually", "well",
    "so", "hello", "hi", "dear", "thanks", "like", "including", "especially", "namely", "mr", "mrs", "ms",
    "dr", "inc", "ltd", "llc", "co", "corp", "street", "avenue", "road", "st", "ave", "rd", "spring",
    "summer", "winter", "autumn", "january", "february", "march", "april", "may", "june", "july", "august",
    "september", "october", "november", "december", "monday", "tuesday", "wednesday", "thursday", "friday",
    "saturday", "sunday", "i", "we", "he", "she", "they", "it", "you", "my", "our", "his", "her", "their",
    "president", "king", "queen",
];
