//! Words in and around street names. Lower case unless they only count so.

/// Street words that are streets even in lower case between a number and a word ("123 main street").
#[rustfmt::skip]
pub(super) const SMALL: &[&str] =
    &[
        "street", "avenue", "road", "boulevard", "blvd", "ave", "rd", "st", "lane", "drive", "parkway",
    ];

/// Street words that stand for a street without a number.
#[rustfmt::skip]
pub(super) const ALONE: &[&str] = &[
    "street", "avenue", "boulevard", "parkway", "lane", "rue", "calle", "avenida", "улица", "ул",
    "проспект", "пр-т", "вулиця", "вул", "бульвар", "переулок", "пер", "провулок", "rua", "travessa",
    "viale", "piazza", "corso", "allée", "impasse", "paseo", "plaza", "шоссе", "набережная", "площадь",
];

/// Endings that make a street without a number.
#[rustfmt::skip]
pub(super) const SUFFIX_ALONE: &[&str] =
    &[
        "straße", "strasse", "allee", "gasse", "chaussee", "straat", "laan", "gracht", "singel", "steeg",
    ];

/// Streets whose name is one word: "30 The Queensway".
pub(super) const WHOLE: &[&str] =
    &["the queensway", "broadway", "the esplanade", "the strand", "kingsway", "the mall"];

/// Post boxes.
#[rustfmt::skip]
pub(super) const BOXES: &[&str] = &[
    "p.o. box", "po box", "p o box", "p.o box", "post office box", "private bag", "locked bag", "gpo box",
    "postfach", "bp", "b.p.", "boîte postale", "apartado", "apartado postal", "apartado de correos",
    "caixa postal", "casella postale", "postbus", "а/я", "абонентский ящик", "поштова скринька", "c.p.",
];

/// Small words inside street names.
#[rustfmt::skip]
pub(super) const PARTICLES: &[&str] = &[
    "de", "la", "le", "les", "des", "du", "del", "della", "delle", "dei", "degli", "di", "da", "das", "dos",
    "do", "los", "las", "el", "of", "the", "and", "y", "e", "et", "aux", "au", "à", "van", "der", "den",
    "ter", "im", "am", "an", "zum", "zur", "st", "sur", "en", "d", "l", "san", "santa",
];

/// Words between a number and a street word that make it no address ("5 minutes down the road").
#[rustfmt::skip]
pub(super) const BETWEEN: &[&str] = &[
    "minutes", "minute", "hours", "hour", "days", "day", "weeks", "years", "miles", "mile", "km",
    "kilometers", "meters", "metres", "feet", "blocks", "people", "per", "by", "on", "in", "to", "at",
    "for", "from", "with", "down", "up", "along", "across", "into", "off", "cars", "percent", "lanes",
    "lane", "times", "way", "other", "more", "new", "same", "different", "long", "is", "are", "was", "were",
    "than", "or", "we", "i", "you", "he", "she", "they", "my", "your",
];

/// Behind the street word.
#[rustfmt::skip]
pub(super) const DIRECTIONS: &[&str] = &[
    "N", "S", "E", "W", "NE", "NW", "SE", "SW", "North", "South", "East", "West", "Northeast", "Northwest",
    "Southeast", "Southwest",
];

/// Before a house number. All of one length in both cases.
#[rustfmt::skip]
pub(super) const NUMBER_MARKS: &[&str] = &[
    "nº", "n°", "no.", "no", "nr.", "nr", "n.", "num.", "número", "numero", "núm.", "km", "д.", "дом",
    "буд.", "будинок", "№", "#", "house", "house no.", "h.no.", "मकान", "blk", "blk.", "block", "lot",
    "s/n",
];

/// Words before a street word, or whole words with its ending, that make no street.
#[rustfmt::skip]
pub(super) const NO_STREETS: &[&str] = &[
    "the", "a", "an", "this", "that", "every", "each", "our", "my", "your", "his", "her", "their", "one",
    "two", "on", "in", "at", "of", "wall", "sesame", "fleet", "high", "side", "back", "one-way", "downing",
    "memory", "fast", "which", "what", "any", "some", "no", "from", "to", "milchstraße", "einbahnstraße",
    "sackgasse", "hauptverkehrsstraße", "seidenstraße", "umgehungsstraße", "wasserstraße", "arbeitsplatz",
    "marktplatz", "parkplatz", "spielplatz", "sportplatz", "campingplatz", "flugplatz", "schauplatz",
    "stellplatz", "standplatz", "startplatz", "sitzplatz", "ausweg", "umweg", "heimweg", "radweg", "fußweg",
    "rückweg", "hinweg", "gehweg", "schulweg", "weg", "ergasse", "bundesstraße", "straße", "platz",
    "schutzring", "werkplaats", "parkeerplaats", "laatstraat", "woonplaats", "geboorteplaats",
    "winkelstraat", "hoofdstraat", "eenrichtingsstraat", "में", "पर", "से", "है", "और", "का", "की", "के",
    "को",
];
