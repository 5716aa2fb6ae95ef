//! The words that make an organisation's name.

/// What kind of organisation a head makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// Hospitals and the like.
    Medical,
    /// Universities, schools, banks: a name with them is rarely anything else.
    School,
    /// Departments, divisions, councils.
    Office,
}

/// Legal forms as written behind names.
#[rustfmt::skip]
pub(super) const LEGAL: &[&str] = &[
    "Inc", "INC", "Incorporated", "Corp", "Corporation", "Ltd", "LTD", "Limited", "LLC", "LLP", "PLC",
    "plc", "Pty", "Pvt", "GmbH", "AG", "KG", "OHG", "UG", "e.V.", "eG", "mbH", "SE", "KGaA", "SARL", "SAS",
    "SASU", "EURL", "SNC", "S.A.", "SA", "S.A.S.", "S.L.", "SL", "S.L.U.", "S.A. de C.V.", "SRL", "S.r.l.",
    "SpA", "S.p.A.", "Ltda", "Ltda.", "LTDA", "S/A", "EIRELI", "B.V.", "BV", "N.V.", "NV", "VOF",
    "Holdings", "ООО", "ОАО", "ПАО", "ЗАО", "ТОВ", "ПАТ",
];

/// Heads by kind, in lower case.
#[rustfmt::skip]
pub(super) const HEADS: &[(&[&str], Form)] = &[
    (
        &[
            "hospital", "clinic", "medical center", "medical centre", "health center", "health centre",
            "infirmary", "hospice", "nursing home", "medical group", "health system", "urgent care",
            "klinikum", "klinik", "krankenhaus", "universitätsklinikum", "uniklinik", "spital",
            "poliklinik", "hôpital", "clinique", "chu", "centre hospitalier", "polyclinique",
            "hospital universitario", "clínica", "centro médico", "centro de salud", "ospedale",
            "policlinico", "clinica", "casa di cura", "poliambulatorio", "centro medico", "santa casa",
            "posto de saúde", "hospital das clínicas", "ziekenhuis", "kliniek", "medisch centrum",
            "больница", "поликлиника", "клиника", "госпиталь", "лікарня", "поліклініка", "клініка",
            "госпіталь", "ospital", "klinika", "pagamutan",
        ],
        Form::Medical,
    ),
    (
        &[
            "university", "college", "school", "academy", "institute", "bank", "universität", "hochschule",
            "gymnasium", "grundschule", "sparkasse", "volksbank", "université", "lycée", "école", "banque",
            "universidad", "instituto", "colegio", "banco", "università", "istituto", "liceo", "banca",
            "universidade", "faculdade", "escola", "universiteit", "hogeschool", "университет", "институт",
            "школа", "академия", "банк", "університет", "інститут", "академія", "unibersidad", "paaralan",
            "foundation",
        ],
        Form::School,
    ),
    (
        &[
            "department", "division", "ministry", "bureau", "commission", "council", "authority",
            "association", "agency", "union", "ministerium", "behörde", "abteilung", "amt", "ministère",
            "préfecture", "mairie", "ministerio", "ayuntamiento", "departamento", "ministero", "comune",
            "ministério", "prefeitura", "secretaria", "ministerie", "gemeente", "министерство",
            "департамент", "управление", "міністерство", "управління", "kagawaran",
        ],
        Form::Office,
    ),
];

/// Small words inside names.
#[rustfmt::skip]
pub(super) const INNER: &[&str] = &[
    "of", "the", "and", "for", "de", "la", "del", "di", "da", "do", "der", "für", "des", "du", "et", "van",
    "y", "e", "und", "voor", "dos", "das", "&",
];

/// What joins a head to the rest of the name.
#[rustfmt::skip]
pub(super) const LEADERS: &[&str] = &[
    "of", "for", "de", "del", "della", "di", "da", "do", "der", "des", "für", "du", "van", "voor", "ng",
    "la", "dos", "das", "d",
];

/// Capitalised at the start of a sentence or generic before a head.
#[rustfmt::skip]
pub(super) const NO_LEADERS: &[&str] = &[
    "the", "a", "an", "this", "that", "our", "my", "your", "his", "her", "their", "at", "in", "on", "from",
    "for", "with", "to", "and", "or", "but", "when", "while", "if", "each", "every", "some", "any", "no",
    "which", "what", "visit", "call", "contact", "dear", "hello", "visits", "stay", "name", "der", "die",
    "das", "ein", "eine", "im", "le", "la", "les", "un", "une", "el", "los", "las", "una", "il", "lo", "o",
    "os", "as", "um", "uma", "het", "de", "een", "i", "we", "he", "she", "they", "it", "you", "is", "was",
    "are", "were", "patient", "patients", "mr", "mrs", "ms", "dr", "high", "local", "new", "admitted",
    "discharged", "after", "before", "since", "thank", "thanks", "в", "на", "и", "это", "наш", "та", "у",
    "ang", "sa", "mga", "number", "account", "insurance", "records", "staff", "bills", "bill", "course",
    "discharge", "admission", "address", "phone", "spółka", "spółki", "firma", "firmy", "société", "sociedad",
    "società", "gesellschaft",
];

/// Words that begin a company's name before "of", besides [`HEADS`]. Lower case.
#[rustfmt::skip]
pub(super) const COMPANY_HEADS: &[&str] = &[
    "house", "company", "society", "group", "trust", "fund", "club", "museum", "theatre", "theater", "port", "church",
    "sons", "works", "friends", "federation", "compagnie", "compañía", "grupo", "gruppo", "fábrica", "maison", "casa",
    "molinos", "aceros", "bodegas", "aguas", "companhia", "compagnia", "laboratoires", "laboratorios", "industrias",
    "industries", "edificios", "productos", "produits", "transportes", "construcciones",
];

/// Words of the East Asian languages, and whether they make a medical facility.
#[rustfmt::skip]
pub(super) const LEGAL_EAST: &[(&str, bool)] = &[
    ("株式会社", false),
    ("有限会社", false),
    ("合同会社", false),
    ("大学", false),
    ("高等学校", false),
    ("小学校", false),
    ("中学校", false),
    ("銀行", false),
    ("病院", true),
    ("医院", true),
    ("クリニック", true),
    ("診療所", true),
    ("医療センター", true),
    ("有限公司", false),
    ("股份有限公司", false),
    ("有限责任公司", false),
    ("集团", false),
    ("学校", false),
    ("银行", false),
    ("诊所", true),
    ("卫生院", true),
    ("주식회사", false),
    ("대학교", false),
    ("병원", true),
    
    ("은행", false),
    ("初级中学", false),
    ("研究所", false),
];

/// Characters that end a name to their right: particles and verbs.
pub(super) const EAST_STOP: &str =
    "于於就读讀任的在是和与去到了我你他她们这那每各某本该从はがのをにでとへも、。，";
