"""Makes the entities of one document: people who keep their names, organisations, dates, addresses, numbers."""
import datetime
from dataclasses import dataclass

from . import identifiers as ids
from .gazetteers import COUNTRIES_OF
from .mail import address_of, domain, filename, ip_address, password, url, username

FOREIGN = 0.2
CITYLESS = {"zh", "ja", "ko"}


@dataclass
class Person:
    given: str
    family: str
    female: bool
    given2: str
    family2: str
    patronymic: str = ""


class Values:
    def __init__(self, pack, gazetteers, rng, held_out):
        self.pack, self.gazetteers, self.rng, self.held_out = pack, gazetteers, rng, held_out
        self.lang = pack.LANG
        self.words = getattr(pack, "WORDS", {})
        self.people, self.fixed, self.fresh = {}, {}, 0
        locale = rng.choices(pack.LOCALES, [3] + [1] * (len(pack.LOCALES) - 1))[0] if getattr(pack, "LOCALES", None) else ""
        country = locale.replace("-", "_").split("_")[-1].upper()
        if country not in ids.PHONES:
            country = COUNTRIES_OF.get(self.lang, "US").split()[0]
        self.country = country

    # -- choosing -----------------------------------------------------------------------------------------------
    def pick(self, words):
        return self.rng.choice(words)

    def word(self, kind, default=""):
        """One of the pack's words of a kind; a fifteenth is kept for validation where the list is long."""
        words = self.words.get(kind)
        if not words:
            return default
        if len(words) >= 30:
            part = words[::15] if self.held_out else [w for i, w in enumerate(words) if i % 15]
            return self.rng.choice(part)
        return self.rng.choice(words)

    def drawn(self, pool, default=""):
        return pool.draw(self.rng, self.held_out) if pool and len(pool) else default

    def pattern(self, name, default):
        return self.rng.choice(getattr(self.pack, name, None) or default)

    # -- people -------------------------------------------------------------------------------------------------
    def person(self, number):
        number, _, kin = number.partition("/")
        if not number:
            self.fresh += 1
            number = f"fresh{self.fresh}"
        if number not in self.people:
            self.people[number] = self.new_person()
            if kin:
                self.people[number].family = self.agreeing(self.person(kin).family, self.people[number].female)
        return self.people[number]

    def owner(self, number):
        """Whose address or user name it is: mostly somebody of the document."""
        if not number and self.people and self.rng.random() < 0.7:
            number = self.rng.choice(list(self.people))
        return self.person(number or "0")

    def new_person(self):
        rng, lang = self.rng, self.lang
        female = rng.random() < 0.5
        sex = "f" if female else "m"
        own = self.gazetteers.given.get((lang, sex))
        extra = self.words.get("GIVEN_F" if female else "GIVEN_M")
        latin = lang not in ("zh", "ja", "ko", "ru", "uk", "hi", "ar", "el", "he", "th")
        draw_given = lambda: rng.choice(extra) if extra and (not own or rng.random() < 0.6) else self.drawn(own) if own else self.drawn(self.gazetteers.world_given[sex])
        family_pool, family_extra = self.gazetteers.family.get(lang), self.words.get("FAMILY")
        draw_family = lambda: rng.choice(family_extra) if family_extra and (not family_pool or rng.random() < 0.6) else self.drawn(family_pool) if family_pool else self.drawn(self.gazetteers.world_family)
        given, given2, family, family2 = draw_given(), draw_given(), draw_family(), draw_family()
        if latin and rng.random() < FOREIGN:
            if rng.random() < 0.5:
                given = self.drawn(self.gazetteers.world_given[sex])
            family = self.drawn(self.gazetteers.world_family)
        patronymic = self.word("PATRONYMIC_F" if female else "PATRONYMIC_M")
        return Person(given, self.agreeing(family, female), female, given2, self.agreeing(family2, female), patronymic)

    def agreeing(self, family, female):
        """The family name in the form of the gender, where the language has two."""
        for masculine, feminine in getattr(self.pack, "FAMILY_FEMININE", ()):
            old, new = (masculine, feminine) if female else (feminine, masculine)
            if family.endswith(old):
                return family[: -len(old)] + new
        return family

    def full_name(self, person, number):
        if number and "first" + number in self.fixed and self.rng.random() < 0.7:
            return self.fixed["first" + number]
        if self.words.get("FOREIGN_NAME") and self.rng.random() < 0.15 and not number:
            return self.word("FOREIGN_NAME")
        pattern = self.pattern("NAMES", ["{given} {family}"])
        if "{patronymic}" in pattern and not person.patronymic:
            pattern = "{given} {family}"
        name = pattern.format(given=person.given, family=person.family, given2=person.given2, family2=person.family2, patronymic=person.patronymic,
                              g=person.given[:1], p=person.patronymic[:1], f=person.family[:1])
        if number:
            self.fixed["first" + number] = name
        return name

    # -- places -------------------------------------------------------------------------------------------------
    def city(self, foreign=0.25):
        own = self.words.get("CITY")
        if self.rng.random() < foreign and self.lang in self.gazetteers.foreign_cities:
            return self.drawn(self.gazetteers.foreign_cities[self.lang])
        if own and self.rng.random() < 0.5:
            return self.word("CITY")
        return self.drawn(self.gazetteers.cities.get(self.lang)) or self.word("CITY") or self.drawn(self.gazetteers.world_cities)

    def state(self):
        return self.word("STATE") or self.drawn(self.gazetteers.states.get(self.lang)) or self.drawn(self.gazetteers.states["en"])

    def nation(self):
        return self.drawn(self.gazetteers.countries.get(self.lang)) or self.word("COUNTRY") or self.drawn(self.gazetteers.countries["en"])

    def zip(self):
        return ids.fill(self.rng.choice(ids.ZIPS.get(self.country, ["#####"])), self.rng)

    def street(self):
        family = self.drawn(self.gazetteers.family.get(self.lang)) or self.word("FAMILY") or "Main"
        given = self.drawn(self.gazetteers.given.get((self.lang, "m"))) or self.word("GIVEN_M") or "Martin"
        return self.pattern("STREETS", ["{family} Street"]).format(family=family, given=given, city=self.city(0), word=self.word("STREETWORD", family), n=self.rng.randint(1, 99))

    def house(self):
        return self.pick([str(self.rng.randint(1, 220)), str(self.rng.randint(1, 40)), f"{self.rng.randint(1, 90)}{self.pick('abcdABC')}", str(self.rng.randint(100, 9999))] if self.lang == "en"
                         else [str(self.rng.randint(1, 220)), str(self.rng.randint(1, 40)), f"{self.rng.randint(1, 90)}{self.pick('abcABC')}"])

    def address(self):
        return self.pattern("ADDRESSES", ["{no} {street}, {city}, {state} {zip}"]).format(
            no=self.house(), street=self.street(), city=self.city(0.02), zip=self.zip(), state=self.state(), country=self.nation(), district=self.word("DISTRICT", self.city(0)),
            unit=self.rng.randint(1, 60), n=self.rng.randint(1, 60), n2=self.rng.randint(1, 30), n3=self.rng.randint(1, 30), word=self.word("STREETWORD"))

    def location(self):
        if self.lang not in CITYLESS and self.rng.random() < 0.45:
            return f"{self.city(0)}, {self.state() if self.rng.random() < 0.6 else self.nation()}"
        return self.word("LOCATION") or self.city()

    # -- organisations ------------------------------------------------------------------------------------------
    def organization(self):
        real = self.gazetteers.organisations.get(self.lang)
        if real and self.rng.random() < 0.3:
            return self.drawn(real)
        if self.rng.random() < 0.3:
            known = self.word("ORG")
            if known:
                return known
        fill = lambda text: text.format(family=self.new_person().family, family2=self.new_person().family, given=self.new_person().given, city=self.city(0.1), state=self.state(), country=self.nation(),
                                        word=self.word("ORGWORD", "Nova"), word2=self.word("ORGWORD", "Terra"), suffix=self.drawn(self.gazetteers.suffixes), n=self.rng.randint(1, 120))
        return fill(self.pattern("ORGS", ["{family} {suffix}", "{word} {word2}"]))

    def facility(self):
        return self.pattern("FACILITIES", ["{city} General Hospital"]).format(family=self.new_person().family, given=self.new_person().given, city=self.city(0.02), state=self.state(),
                                                                              word=self.word("ORGWORD", "Memorial"), n=self.rng.randint(1, 90))

    # -- time and amounts ---------------------------------------------------------------------------------------
    def day(self, first=1990, last=2027):
        return datetime.date(first, 1, 1) + datetime.timedelta(days=self.rng.randrange((last - first) * 365))

    def date(self, day, name="DATES"):
        month = day.month - 1
        months = getattr(self.pack, "MONTHS", [str(i) for i in range(1, 13)])
        short = getattr(self.pack, "MONTHS_SHORT", months)
        week = getattr(self.pack, "WEEKDAYS", ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
        later = min(28, day.day + self.rng.randint(1, 9))
        return self.pattern(name, ["{dd}/{mm}/{yyyy}", "{yyyy}-{mm}-{dd}"]).format(
            d=day.day, dd=f"{day.day:02d}", m=day.month, mm=f"{day.month:02d}", yyyy=day.year, yy=f"{day.year % 100:02d}", month=months[month], mon=short[month], weekday=week[day.weekday()],
            d2=later if later > day.day else day.day + 1, month2=months[(month + self.rng.randint(1, 4)) % 12], yyyy2=day.year + self.rng.randint(1, 6), y2=f"{(day.year + 1) % 100:02d}",
            era=self.pick(["令和", "平成", "昭和"]), ey=self.rng.randint(1, 30), decade=day.year // 10 * 10)

    def time(self):
        hour, minute = self.rng.randrange(24), self.pick([0, 0, 15, 30, 45, self.rng.randrange(60)])
        return self.pattern("TIMES", ["{HH}:{MM}"]).format(H=hour, HH=f"{hour:02d}", MM=f"{minute:02d}", M=minute, h12=hour % 12 or 12, ampm=self.pick(["am", "pm", "AM", "PM", "a.m.", "p.m."]),
                                                            hw=self.word("HOURWORD", str(hour % 12 or 12)), SS=f"{self.rng.randrange(60):02d}")

    def amount(self):
        decimal, group = getattr(self.pack, "DECIMAL", "."), getattr(self.pack, "GROUP", ",")
        value = self.pick([self.rng.randint(1, 99), self.rng.randint(100, 9999), self.rng.randint(1000, 999_999), self.rng.randint(1, 90) * 1000])
        text = f"{value:,}".replace(",", group) if self.rng.random() < 0.7 else str(value)
        return text + (f"{decimal}{self.rng.randrange(100):02d}" if self.rng.random() < 0.5 else "")

    # -- everything else ----------------------------------------------------------------------------------------
    def filler(self, kind):
        rng = self.rng
        makers = {
            "number": lambda: self.pick([str(rng.randint(1, 9999)), self.amount(), str(rng.randint(10_000, 9_999_999))]), "quantity": lambda: str(rng.randint(2, 40)),
            "code": lambda: ids.fill(self.pick(["AA-###", "A##", "AAA-####", "###-A", "A#-##A", "0x########", "E####", "AA#### Rev A"]), rng), "percent": lambda: f"{rng.randint(1, 100)}",
            "version": lambda: f"{rng.randint(0, 9)}.{rng.randint(0, 20)}" + (f".{rng.randint(0, 30)}" if rng.random() < 0.6 else ""),
            "case_no": lambda: ids.fill(self.pick(["##/####", "#:##-cv-#####", "AA-####-####", "No. ####"]), rng), "year": lambda: str(rng.randint(1950, 2027)),
            "word": lambda: self.word("NOUN", "table"), "given": lambda: self.new_person().given, "product": lambda: self.word("PRODUCT", "Acme 200"),
        }
        return makers.get(kind, makers["word"])()

    def make(self, label, number):
        """(text, who): the entity, and whose mention it is."""
        key = f"{label}:{number}" if number else ""
        person_labels = ("NAME", "NAME_GIVEN", "NAME_FAMILY", "NAME_MEDICAL_PROFESSIONAL")
        if label in person_labels:
            if not number:
                self.fresh += 1
            person = self.person(number or f"solo{self.fresh}")
            who = f"p{number.partition('/')[0] or f'solo{self.fresh}'}"
            if label == "NAME":
                return self.full_name(person, number.partition("/")[0]), who
            if label == "NAME_GIVEN":
                return person.given, who
            if label == "NAME_FAMILY":
                return person.family, who
            pattern = self.pattern("DOCTORS", ["Dr. {family}", "Dr. {given} {family}"])
            return pattern.format(given=person.given, family=person.family, given2=person.given2, family2=person.family2, g=person.given[:1], f=person.family[:1],
                                  patronymic=person.patronymic, p=person.patronymic[:1]), who
        if label in ("ORGANIZATION", "ORGANIZATION_MEDICAL_FACILITY"):
            if key not in self.fixed or not key:
                name = self.organization() if label == "ORGANIZATION" else self.facility()
                if not key:
                    self.fresh += 1
                    return name, f"o{self.fresh}"
                self.fixed[key] = name
                return name, f"o{number}"
            name = self.fixed[key]
            words = name.split()
            if len(words) > 1 and self.rng.random() < 0.3:
                name = words[0] if len(words[0]) > 3 else " ".join(words[:2])
            return name, f"o{number}"
        if key and key in self.fixed:
            return self.fixed[key], None
        text = self.other(label, number)
        if key:
            self.fixed[key] = text
        return text, None

    def other(self, label, number):
        rng, country, lang = self.rng, self.country, self.lang
        form = lambda table, default: ids.fill(rng.choice(table.get(country, default)), rng)
        given_by = {
            "LOCATION": self.location, "LOCATION_CITY": self.city, "LOCATION_STATE": self.state, "LOCATION_COUNTRY": self.nation, "LOCATION_ZIP": self.zip, "LOCATION_ADDRESS": self.address,
            "LOCATION_ADDRESS_STREET": lambda: self.pattern("STREET_LINES", ["{no} {street}"] if lang == "en" else ["{street} {no}"]).format(no=self.house(), street=self.street()),
            "LOCATION_COORDINATE": self.coordinate,
            "DATE": lambda: self.date(self.day()), "DOB": lambda: self.date(self.day(1935, 2016)), "DATE_INTERVAL": lambda: self.date(self.day(), "DATE_INTERVALS"), "TIME": self.time,
            "MONEY": lambda: self.pattern("MONEY", ["${n}", "{n} USD"]).format(n=self.amount(), k=rng.randint(2, 90)), "AGE": lambda: self.pattern("AGES", ["{a}"]).format(a=rng.randint(1, 99), k=rng.randint(2, 23)),
            "DURATION": lambda: self.pattern("DURATIONS", ["{k} days"]).format(k=rng.randint(2, 36)),
            "EMAIL_ADDRESS": lambda: address_of(self.owner(number), self.country, rng), "USERNAME": lambda: username(self.owner(number), rng), "URL": lambda: url(self.country, rng),
            "IP_ADDRESS": lambda: ip_address(rng), "PASSWORD": lambda: password(rng), "FILENAME": lambda: filename(self.owner(number), rng),
            "PHONE_NUMBER": lambda: form(ids.PHONES, ["+1 9## 9## ####"]), "SSN": lambda: form(ids.NATIONAL, ["#########"]), "PASSPORT_NUMBER": lambda: form(ids.PASSPORTS, ["AA#######", "A########"]),
            "VEHICLE_ID": lambda: form(ids.PLATES, ["AAA-###"]) if rng.random() < 0.7 else "".join(rng.choice("ABCDEFGHJKLMNPRSTUVWXYZ0123456789") for _ in range(17)),
            "DRIVER_LICENSE": lambda: ids.fill(rng.choice(["A#######", "AA######", "########", "A###-####-####", "AAAAA######AA#AA", "## ## ######", "A## ### ###", "######-###"]), rng),
            "HEALTHCARE_NUMBER": lambda: ids.fill(rng.choice(["#######", "MRN-######", "A#########", "### ### ####", "####-###-###-AA", "#A##-AA#-AA##", "########", "## ###### ##", "AAA#########", "##-####-####-####"]), rng),
            "ACCOUNT_NUMBER": lambda: ids.fill(rng.choice(["########", "AA-####-###", "##########", "A-######", "####-####", "AAA######", "#### ##### ###", "##/#####", "K-######"]), rng),
            "NUMERICAL_PII": lambda: ids.fill(rng.choice(["hh:hh:hh:hh:hh:hh", "##########", "A#A-######-#", "###############", "hhhhhhhh-hhhh-hhhh-hhhh-hhhhhhhhhhhh", "SN-********", "#A#########", "TKT-######", "******", "PNR ******"]), rng),
            "BANK_ACCOUNT": lambda: ids.iban(country if country not in ("US", "CA", "AU", "IN", "CN", "JP", "KR", "RU", "PH") else "GB", rng) if rng.random() < (0.2 if country in ("US", "CA", "AU", "IN", "CN", "JP", "KR", "RU", "PH") else 0.8)
            else ids.fill(rng.choice(["##########", "########", "####-######-#", "###-###-######", "## #### #### ####", "###############"]), rng),
            "ROUTING_NUMBER": lambda: ids.fill(rng.choice(["#########", "##-##-##", "######", "AAAADE##", "AAAAUS##XXX", "AAAAGB2L", "####-###"]), rng),
            "CREDIT_CARD": lambda: ids.card(rng), "CREDIT_CARD_EXPIRATION": lambda: rng.choice(["{m:02d}/{y:02d}", "{m:02d}/20{y:02d}", "{m}/{y:02d}", "{m:02d}-{y:02d}", "{m:02d} / {y:02d}"]).format(m=rng.randint(1, 12), y=rng.randint(24, 34)),
            "CVV": lambda: ids.fill(rng.choice(["###", "###", "####"]), rng), "ORGANIZATION_ID": lambda: ids.fill(rng.choice(["##-#######", "AA#########", "HRB #####", "########", "##.###.###/####-##", "### ### ###", "##########", "########-#"]), rng),
            "BLOOD_TYPE": lambda: self.word("BLOOD_TYPE") or rng.choice(["A+", "B+", "O-", "AB-", "0+", "O positive", "A Rh+", "A Rh negative", "B negative"] if lang == "en" else ["A+", "B+", "O-", "AB-", "0+", "A Rh+"]),
            "MEDICAL_CODE": lambda: ids.fill(rng.choice(["A##.#", "A##", "A##.##", "9####", "A####"]), rng), "ORIGIN": lambda: self.word("ORIGIN") or self.drawn(self.gazetteers.attributes.get((lang, "ORIGIN"))),
            "LANGUAGE": lambda: self.word("LANGUAGE") or self.drawn(self.gazetteers.attributes.get((lang, "LANGUAGE"))),
            "OCCUPATION": self.occupation,
            "CONDITION": lambda: self.drawn(self.gazetteers.diseases) if lang == "en" and rng.random() < 0.25 else self.word("CONDITION"),
            "DRUG": lambda: self.drawn(self.gazetteers.drugs) if rng.random() < (0.35 if lang == "en" else 0.08) else self.word("DRUG"),
        }
        text = given_by[label]() if label in given_by else self.word(label)
        if not text:
            raise ValueError(f"{lang}: no words for {label}")
        return text

    def occupation(self):
        listed = self.gazetteers.occupations.get(self.lang)
        if listed and self.rng.random() < 0.25:
            text = self.drawn(listed)
            return text.lower() if self.lang not in ("de",) else text
        return self.word("OCCUPATION") or self.drawn(listed)

    def coordinate(self):
        lat, lon = self.rng.uniform(-70, 70), self.rng.uniform(-170, 170)
        return self.pick([f"{lat:.4f}, {lon:.4f}", f"{abs(lat):.4f}° {'N' if lat > 0 else 'S'}, {abs(lon):.4f}° {'E' if lon > 0 else 'W'}", f"{lat:.5f},{lon:.5f}",
                          f"{int(abs(lat))}°{self.rng.randrange(60):02d}'{self.rng.randrange(60):02d}\"{'N' if lat > 0 else 'S'} {int(abs(lon))}°{self.rng.randrange(60):02d}'{self.rng.randrange(60):02d}\"{'E' if lon > 0 else 'W'}"])
