"""The word lists of ../shared/corpus/gazetteers by language, divided into a training and a validation part."""
import csv
import gzip
import zlib
from collections import defaultdict
from pathlib import Path

SCRIPT_OF = {"ru": "ru", "uk": "ru", "zh": "zh_ja", "ja": "zh_ja", "ko": "ko", "hi": "hi", "ar": "ar", "el": "el", "he": "he", "th": "th"}
COUNTRIES_OF = {
    "en": "US GB CA AU IN IE NZ ZA", "de": "DE AT CH", "fr": "FR BE CH CA", "es": "ES MX AR CO CL PE", "it": "IT", "pt": "BR PT",
    "nl": "NL BE", "pl": "PL", "ru": "RU BY KZ", "uk": "UA", "zh": "CN TW HK", "ja": "JP", "ko": "KR", "hi": "IN", "tl": "PH",
    "tr": "TR", "ar": "EG SA MA AE", "ro": "RO", "cs": "CZ", "sv": "SE",
}
FREQUENT = 0.4
CYRILLIC_UKRAINIAN = set("іїєґІЇЄҐ")


def rows(folder, name):
    with gzip.open(Path(folder) / f"{name}.tsv.gz", "rt", encoding="utf8", newline="") as file:
        yield from csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)


def is_held_out(word):
    return zlib.crc32(("g" + word).encode()) % 15 == 0


class Pool:
    """Words to draw from, divided for training and validation; the frequent ones among them come more often."""

    def __init__(self, words, frequent=()):
        words = sorted(set(words))
        self.train = [w for w in words if not is_held_out(w)] or words
        self.dev = [w for w in words if is_held_out(w)] or words
        self.frequent = sorted(set(frequent) & set(self.train))

    def draw(self, rng, held_out):
        if self.frequent and not held_out and rng.random() < FREQUENT:
            return rng.choice(self.frequent)
        return rng.choice(self.dev if held_out else self.train)

    def __len__(self):
        return len(self.train)


class Gazetteers:
    """Everything by language. `foreign` mixes all languages of Latin script."""

    def __init__(self, folder):
        self.organisations = {}  # corpora.organisations, where the corpora are at hand
        self.words = {}  # prepare_words.py, where it has run: (language, kind) -> words
        given, family = defaultdict(set), defaultdict(set)
        for row in rows(folder, "given_names_by_locale"):
            lang = row["locale"].replace("-", "_").split("_")[0]
            for sex in "mf" if row["gender"] == "either" else row["gender"]:
                given[lang, sex].add(row["name"])
        for row in rows(folder, "family_names_by_locale"):
            family[row["locale"].replace("-", "_").split("_")[0]].add(row["name"])
        census = sorted(rows(folder, "given_names_us_census2020"), key=lambda r: -int(r["count"]))[:9000]
        for row in census:
            given["en", "m"].add(row["name"]), given["en", "f"].add(row["name"])
        surnames = [row["name"] for row in sorted(rows(folder, "family_names_us_census2020"), key=lambda r: -int(r["count"]))[:40000]]
        family["en"].update(surnames)
        frequent = {"en": ({row["name"] for row in census[:1500]}, set(surnames[:1500]))}
        world = defaultdict(set)
        for row in rows(folder, "given_names_by_country"):
            for sex in {"m": "m", "f": "f"}.get(row["gender"][:1].lower(), "mf"):
                world[sex].add(row["name"].replace("+", " "))
        ok = lambda words: {w for w in words if w and 1 < len(w) < 30 and not any(c.isdigit() for c in w)}
        short = lambda words: {w for w in words if w and len(w) < 30 and not any(c.isdigit() for c in w)}
        self.given = {key: Pool(short(words), frequent.get(key[0], ((), ()))[0]) for key, words in given.items()}
        self.family = {lang: Pool(short(words), frequent.get(lang, ((), ()))[1]) for lang, words in family.items() if lang != "locale"}
        latin = [lang for lang in ("en", "de", "fr", "es", "it", "nl", "pt", "pl", "cs", "sv", "tr", "fi", "hu", "da", "no", "hr", "ro") if lang in self.family]
        self.world_given = {sex: Pool(ok(world[sex])) for sex in "mf"}
        self.world_family = Pool(ok(w for lang in latin for w in family[lang]))
        self._cities(folder)
        self._places(folder)
        self.occupations = self._by_language(folder, "occupations_by_language", "occupation")
        self.attributes = defaultdict(set)
        for row in rows(folder, "personal_attributes_by_language"):
            self.attributes[row["lang"], row["kind"]].add(row["value"])
        self.attributes = {key: Pool(values) for key, values in self.attributes.items()}
        self.diseases = Pool(row["disease"] for row in rows(folder, "diseases") if len(row["disease"]) < 40 and "," not in row["disease"])
        self.drugs = Pool(row["drug"] for row in rows(folder, "drugs") if 3 < len(row["drug"]) < 26 and row["drug"].replace(" ", "").isalpha() and not {"protein", "agent", "inhibitor"} & set(row["drug"].split()))
        self.suffixes = Pool(row["suffix"] for row in rows(folder, "organization_suffixes") if row["suffix"].isascii())

    def read_words(self, work):
        """Names and places of Japanese and Korean dictionaries."""
        for file in sorted(Path(work).glob("words.*.tsv.gz")):
            found = defaultdict(set)
            for line in gzip.open(file, "rt", encoding="utf8"):
                kind, word = line.rstrip("\n").split("\t")
                found[kind].add(word)
            lang = file.name.split(".")[1]
            self.words.update({(lang, kind): Pool(words) for kind, words in found.items()})

    def _cities(self, folder):
        by_country, self.city_state = defaultdict(list), {}
        for row in rows(folder, "cities_geonames"):
            by_country[row["country"]].append((int(row["population"]), row["city"]))
        biggest = [city for pop, city in sorted((c for cs in by_country.values() for c in cs), reverse=True)[:6000]]
        self.world_cities = Pool(biggest, biggest[:500])
        native = defaultdict(set)
        for row in rows(folder, "cities_geonames_native_scripts"):
            native[row["script"], row["country"]].add(row["city"])
            if int(row["population"] or 0) > 150_000:
                native[row["script"], "*"].add(row["city"])
        own = defaultdict(set)
        for row in rows(folder, "cities_by_locale"):
            own[row["locale"].replace("-", "_").split("_")[0]].add(row["city"])
        self.cities = {}
        self.foreign_cities = {}
        for lang, countries in COUNTRIES_OF.items():
            words = set(own.get(lang, ()))
            script = SCRIPT_OF.get(lang)
            for country in countries.split():
                if script:
                    words |= {w for w in native[script, country] if self._fits(lang, w)}
                else:
                    words |= {city for _, city in by_country[country]}
            abroad = {w for w in native[script, "*"] if self._fits(lang, w)} if script else set(biggest)
            if lang == "ja":  # foreign towns are written in katakana
                abroad = {w for w in abroad if all("\u30a0" <= c <= "\u30ff" for c in w)}
            known = [city for country in countries.split() for _, city in sorted(by_country[country], reverse=True)[:60]]
            self.cities[lang] = Pool((w for w in words if len(w) < 30), known)
            self.foreign_cities[lang] = Pool((w for w in abroad if len(w) < 30), biggest[:500])

    @staticmethod
    def _fits(lang, word):
        if lang == "uk":
            return not set(word) & set("ыэъёЫЭЪЁ")
        if lang == "ru":
            return not set(word) & CYRILLIC_UKRAINIAN
        if lang == "ja":
            return True
        if lang == "zh":
            return not any("\u3040" <= c <= "\u30ff" for c in word)
        return True

    def _places(self, folder):
        places = defaultdict(set)
        for row in rows(folder, "countries_states_by_language"):
            places[row["lang_or_locale"].replace("-", "_").split("_")[0], row["kind"]].add(row["name"])
        self.countries = {lang: Pool(words) for (lang, kind), words in places.items() if kind == "LOCATION_COUNTRY"}
        self.states = {lang: Pool(words) for (lang, kind), words in places.items() if kind == "LOCATION_STATE"}

    @staticmethod
    def _by_language(folder, name, column):
        found = defaultdict(set)
        for row in rows(folder, name):
            found[row["lang"]].add(row[column])
        return {lang: Pool(words) for lang, words in found.items()}
