"""Text lines: windows of the corpus, names and places, numbers, addresses, in one language, with what mixes into it."""

import csv
import gzip
import hashlib
import json
import lzma
import random
import unicodedata
from functools import lru_cache

import alphabet
from settings import CARRIED, SHARED

DIGITS = {"ar": "٠١٢٣٤٥٦٧٨٩", "hi": "०१२३४५६७८९", "th": "๐๑๒๓๔๕๖๗๘๙"}
CAPITALS = {"ru", "uk", "el", "vi", "en", "de", "fr", "es", "pt", "it", "nl", "pl", "cs", "hu", "tr", "ro", "sv", "da", "fi", "id"}
FIELDS = {
    "ru": ["Имя", "Телефон", "Дата рождения", "Адрес", "Паспорт", "ИНН", "Сумма", "Пациент", "Тел.", "г.", "ул.", "кв.", "Счёт №", "СНИЛС"],
    "uk": ["Ім'я", "Телефон", "Дата народження", "Адреса", "Паспорт", "ІПН", "Сума", "Пацієнт", "м.", "вул.", "Рахунок №"],
    "el": ["Όνομα", "Τηλέφωνο", "Ημερομηνία γέννησης", "Διεύθυνση", "ΑΦΜ", "ΑΜΚΑ", "Ποσό", "Ασθενής", "Οδός", "Τ.Κ.", "Αρ."],
    "ko": ["이름", "전화번호", "생년월일", "주소", "주민등록번호", "금액", "환자", "계좌번호", "성명", "여권번호", "우편번호"],
    "ar": ["الاسم", "رقم الهاتف", "تاريخ الميلاد", "العنوان", "رقم الهوية", "المبلغ", "المريض", "شارع", "رقم الحساب", "جواز السفر"],
    "he": ["שם", "טלפון", "תאריך לידה", "כתובת", "ת.ז.", "סכום", "מטופל", "רחוב", "מספר חשבון", "דרכון"],
    "hi": ["नाम", "फोन", "जन्म तिथि", "पता", "आधार", "राशि", "रोगी", "खाता संख्या", "मोबाइल", "पिन कोड", "दिनांक"],
    "th": ["ชื่อ", "โทรศัพท์", "วันเกิด", "ที่อยู่", "เลขประจำตัวประชาชน", "จำนวนเงิน", "ผู้ป่วย", "เลขที่บัญชี", "ถนน", "นาย", "นางสาว"],
    "vi": ["Họ và tên", "Điện thoại", "Ngày sinh", "Địa chỉ", "CMND", "Số tiền", "Bệnh nhân", "Số tài khoản", "Đường", "Quận", "Số hộ chiếu"],
    "en": ["Name", "Phone", "Date of birth", "Address", "ID", "Amount", "Patient", "Account no.", "Street"],
}
LATIN_WORDS = ("Google Samsung COVID-19 USB PDF Microsoft iPhone Facebook WhatsApp LLC GmbH OK IBAN SWIFT VISA Mastercard Android "
               "Windows Toyota Email Tel Fax No ID Wi-Fi CEO AI Boeing HIV DNA UNESCO NATO BBC CNN Apple Sony LG KT Inc Ltd").split()


# What a random cluster of a script without plain letter rows is made of (see `clusters`).
THAI_PARTS = (alphabet.THAI[:46], "เแโใไ", "ะาำิีึืุู", "่้๊๋็์")
DEVANAGARI_PARTS = ("कखगघचछजझटठडढणतथदधनपफबभमयरलवशषसह", "अआइईउऊएऐओऔ", "ािीुूृेैोौ", "ंँः")


def rows(name: str):
    with gzip.open(SHARED / "corpus/gazetteers" / name, "rt", encoding="utf8") as file:
        yield from csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)


def held_out(line: str) -> bool:
    """One text line in twenty is kept for validation; its hash decides, so that every run agrees."""
    return hashlib.blake2b(line.encode(), digest_size=2).digest()[0] % 20 == 0


def corpus(language: str, at_most: int = 60_000) -> list[str]:
    found = []
    with lzma.open(SHARED / f"corpus/text/{language}.txt.xz", "rt", encoding="utf8") as file:
        for line in file:
            line = alphabet.tidy(line)
            if len(line) > 1:
                found.append(line)
    random.Random(7).shuffle(found)
    return found[:at_most]


def names_of(language: str) -> list[str]:
    """Names and places of the language. Locales look like `ar` or `ar_EG`; scripts of the native city list like `ar`."""
    found = set()
    for table, key, value in [("given_names_by_locale.tsv.gz", "locale", "name"), ("family_names_by_locale.tsv.gz", "locale", "name"),
                              ("cities_by_locale.tsv.gz", "locale", "city"),
                              ("cities_geonames_native_scripts.tsv.gz", "script", "city")]:
        for row in rows(table):
            if (row[key] or "").replace("-", "_").split("_")[0].lower() == language and row[value]:
                found.add(alphabet.tidy(row[value]))
    return sorted(n for n in found if n)


@lru_cache(maxsize=None)
def carried() -> dict:
    with lzma.open(CARRIED / "text.json.xz", "rt", encoding="utf8") as file:
        return json.load(file)


NATIVE = {"ru": alphabet.CYRILLIC, "uk": alphabet.CYRILLIC, "el": alphabet.GREEK, "ar": alphabet.ARABIC, "he": alphabet.HEBREW,
          "hi": alphabet.DEVANAGARI, "th": alphabet.THAI, "vi": alphabet.VIETNAMESE}


def native(language: str, line: str) -> bool:
    """Whether a corpus line is written in its language's script: the corpora hold English lines too."""
    letters = NATIVE.get(language)
    return letters is None or sum(c in letters for c in line) >= (0.08 if language == "vi" else 0.4) * len(line)


class Lines:
    """Draws lines of one language. `part` is "train" or "held"; the two never share a corpus line."""

    def __init__(self, language: str, part: str, allowed: set[str] | None = None, letters: str = ""):
        self.language = language
        self.allowed = allowed
        self.letters = letters
        self.right_to_left = language in ("ar", "he")
        self.training = part == "train"
        self.longest = 80 if self.training else 60
        self.english: list[str] = []
        if language == "numbers":
            self.sentences, self.names = [], []
            return
        if CARRIED:
            self.sentences, self.names = carried()[language]["sentences"], carried()[language]["names"]
            if language in NATIVE or language == "ko":
                self.english = carried()["en"]["sentences"]
            return
        keep = part == "held"
        self.sentences = [s for s in corpus(language) if held_out(s) == keep and native(language, s)]
        self.names = [n for n in names_of(language) if held_out(n) == keep] or ["Anna"]
        if self.training and (language in NATIVE or language == "ko"):
            self.english = [s for s in corpus("en", 5_000) if not held_out(s)]

    def draw(self, random: random.Random) -> str:
        while True:
            line = alphabet.tidy(self.once(random))
            if self.language in ("ar", "he") and random.random() < 0.8:
                line = alphabet.without_points(line)
            if not 1 <= len(line) <= self.longest or unicodedata.category(line[0]).startswith("M"):
                continue
            bare = alphabet.without_points(line) if self.right_to_left else line
            if bare and (self.allowed is None or all(c in self.allowed for c in bare)):
                return line

    def once(self, random: random.Random) -> str:
        if self.language == "numbers":
            return self.number(random) if random.random() < 0.8 else random.choice(["—", "...", "***", "№ 5", "- - -", "$", "100 %", "= 0,5"])
        if self.training and random.random() < 0.3:
            line = self.hard(random)
            return line.upper() if self.language in CAPITALS and random.random() < 0.3 else line
        kind = random.random()
        if kind < 0.56:
            line = self.window(random)
        elif kind < 0.72:
            line = " ".join(random.choice(self.names) for _ in range(random.choice([1, 1, 2, 2, 3])))
        elif kind < 0.86:
            fields = FIELDS.get(self.language, FIELDS["en"])
            value = random.choice([self.number, self.number, lambda r: r.choice(self.names), self.window])(random)
            line = f"{random.choice(fields)}{random.choice([': ', ':', ' ', ' - ', '. '])}{value}"
        elif kind < 0.93 or not self.letters:
            words = self.window(random).split(" ")
            words.insert(random.randint(0, len(words)), random.choice([random.choice(LATIN_WORDS), self.number(random)]))
            line = " ".join(words)
        else:
            line = self.scatter(random)
        if self.language in CAPITALS and random.random() < 0.14:
            line = line.upper()
        return line

    def hard(self, random: random.Random) -> str:
        """What the first trainings read worst: short fields, single names and words, capitals, English words and addresses
        inside a line, a few letters among many digits, clusters no text holds."""
        kind = random.random()
        fields = FIELDS.get(self.language, FIELDS["en"])
        if kind < 0.2:
            name = random.choice(self.names)
            return random.choice([name, name.title(), name.upper(), f"{name},", f"{name}.", f"({name})", f"{name}:"])
        if kind < 0.35:
            return random.choice([w for w in random.choice(self.sentences).split(" ")[:40] if w] or self.names)[:24]
        if kind < 0.55:
            number = self.number(random)
            return random.choice([f"{random.choice(fields)} {number}", f"{number} {random.choice(fields)}", f"{random.choice(self.names)} {number}",
                                  f"{number}, {random.choice(self.names)}", f"{random.choice(fields)}: {number}; {self.number(random)}"])
        if kind < 0.7 and self.english:
            words = self.window(random).split(" ")
            english = random.choice(self.english).split(" ")
            start = random.randrange(len(english))
            words[(place := random.randint(0, len(words))):place] = english[start:start + random.choice([1, 1, 2, 3])]
            return " ".join(words)
        if kind < 0.85 and self.language in ("th", "hi"):
            return self.clusters(random)
        if kind < 0.85 and self.letters:
            return self.scatter(random)
        words = [random.choice(self.names) for _ in range(random.choice([2, 2, 3, 4]))]
        return random.choice([" ", ", ", " - ", " "]).join(words)

    def clusters(self, random: random.Random) -> str:
        """Consonants with vowels and tones drawn evenly: rare ones are learnt, and reading does not lean on known words."""
        line = ""
        for _ in range(random.randint(2, 10)):
            if self.language == "th":
                consonants, before, after, tones = THAI_PARTS
                line += random.choice(before) if random.random() < 0.25 else ""
                line += random.choice(consonants)
                line += random.choice(after) if random.random() < 0.45 else ""
                if line[-1] not in "ะาำ" and random.random() < 0.3:
                    line += random.choice(tones)
            else:
                consonants, vowels, signs, ends = DEVANAGARI_PARTS
                if random.random() < 0.12:
                    line += random.choice(vowels)
                else:
                    line += random.choice(consonants)
                    if random.random() < 0.2:
                        line += "्" + random.choice("यरलवतकनम" + consonants)
                    line += random.choice(signs) if random.random() < 0.6 else ""
                line += random.choice(ends) if random.random() < 0.12 else ""
                line += " " if random.random() < 0.2 else ""
        return line.strip()

    def window(self, random: random.Random) -> str:
        """A run of words, from one word to a full line; Thai is cut between clusters, for it has no spaces."""
        sentence = random.choice(self.sentences)
        lower, upper = random.choices([(1, 8), (4, 18), (8, 28), (16, 40), (30, 60), (50, 75)], [20, 32, 28, 14, 6, 4 if self.training else 0])[0]
        length = random.randint(lower, upper)
        if len(sentence) <= length:
            return sentence
        start = random.randint(0, len(sentence) - length)
        if self.language in ("th", "zh", "ja"):
            end = start + length
            while start < end and unicodedata.category(sentence[start]).startswith("M"):
                start += 1
            while end < len(sentence) and unicodedata.category(sentence[end]).startswith("M"):
                end += 1
            return sentence[start:end][:self.longest]
        start = sentence.rfind(" ", 0, start + 1) + 1
        piece = sentence[start:start + self.longest]
        end = piece.find(" ", length)
        return piece if end < 0 else piece[:end]

    def scatter(self, random: random.Random) -> str:
        """Letters drawn evenly, so that the rare ones are learnt too."""
        line = "".join(random.choice(self.letters) for _ in range(random.randint(2, 14)))
        if self.language in ("ko", "vi", "ru", "el") and random.random() < 0.6:
            line = line[: len(line) // 2] + " " + line[len(line) // 2:]
        return line

    def number(self, random: random.Random) -> str:
        def digits(n: int) -> str:
            return "".join(random.choice("0123456789") for _ in range(n))

        day, month, year = random.randint(1, 31), random.randint(1, 12), random.randint(1930, 2026)
        value = random.choice([
            lambda: f"{day:02}.{month:02}.{year}", lambda: f"{day}/{month}/{year}", lambda: f"{year}-{month:02}-{day:02}",
            lambda: f"+{random.randint(1, 998)} {digits(3)} {digits(3)}-{digits(2)}-{digits(2)}", lambda: f"0{digits(2)}-{digits(4)}-{digits(4)}",
            lambda: f"({digits(3)}) {digits(7)}", lambda: digits(random.randint(1, 12)), lambda: f"{digits(4)} {digits(4)} {digits(4)} {digits(4)}",
            lambda: f"{random.randint(1, 999)},{digits(3)}.{digits(2)} {random.choice('€$£₽₩₪₹₴฿₫')}", lambda: f"{random.randint(0, 23)}:{random.randint(0, 59):02}",
            lambda: f"{random.choice('ABCEHKMPTX')}{random.choice('ABCEHKMPTX')}{digits(6)}", lambda: f"{digits(6)}-{digits(7)}",
            lambda: f"{random.randint(1, 99)} %", lambda: f"№ {digits(3)}/{digits(2)}",
            lambda: f"{random.choice(['anna', 'm.lee', 'info', 'ivan_p', 'k.papas', 'office', 'nguyen'])}{random.choice(['', digits(2)])}@{random.choice(['mail', 'example', 'corp', 'gmail'])}.{random.choice(['com', 'ru', 'gr', 'co.kr', 'org', 'vn'])}",
            lambda: f"www.{random.choice(['site', 'bank', 'news'])}{digits(1)}.{random.choice(['com', 'net', 'org'])}",
        ])()
        native = DIGITS.get(self.language)
        if native and random.random() < 0.4:
            value = value.translate(str.maketrans("0123456789", native))
        return value
