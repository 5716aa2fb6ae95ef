"""What people have on computers: addresses, user names, passwords, files, links."""
import string
import unicodedata

from .identifiers import fill

HOSTS = ["gmail.com", "outlook.com", "yahoo.com", "hotmail.com", "icloud.com", "proton.me", "gmx.de", "web.de", "orange.fr", "libero.it", "mail.ru", "yandex.ru", "ukr.net", "naver.com", "qq.com", "163.com", "uol.com.br",
         "wp.pl", "ziggo.nl", "example.com", "acme-corp.com", "stadt-klinik.de", "uni-mail.edu", "northwind.co.uk", "contoso.com", "initech.io", "hospital.org", "lawfirm.com"]
SYLLABLES = "nova tech med sol via net lab care home bank data soft line ware point bright river stone oak blue green sun star north east west south city trade food book art sky mind cloud pixel alpha delta".split()
TLDS = {"DE": "de", "AT": "at", "CH": "ch", "FR": "fr", "ES": "es", "IT": "it", "NL": "nl", "BE": "be", "PL": "pl", "PT": "pt", "BR": "com.br", "RU": "ru", "UA": "ua", "CN": "cn", "JP": "co.jp", "KR": "co.kr", "IN": "in", "GB": "co.uk",
        "MX": "com.mx", "AR": "com.ar", "PH": "ph", "TR": "com.tr", "RO": "ro", "CZ": "cz", "SE": "se", "CA": "ca", "AU": "com.au"}
TRANSLIT = dict(zip("абвгдежзийклмнопрстуфхцчшщъыьэюяіїєґё", "a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh shch _ y _ e yu ya i yi ye g yo".replace("_", "").split(" ")))


def latin(text, rng):
    """Small Latin letters for an address."""
    text = "".join(TRANSLIT.get(c, c) for c in text.lower())
    text = "".join(c for c in unicodedata.normalize("NFKD", text) if c in string.ascii_lowercase)
    return text or "".join(rng.choice(SYLLABLES) for _ in range(2))


def local_part(person, rng):
    given, family = latin(person.given, rng), latin(person.family, rng)
    year = rng.choice(["", "", str(rng.randint(1, 99)), str(rng.randint(1960, 2009))])
    return rng.choice([f"{given}.{family}", f"{given}{family}", f"{given[:1]}.{family}", f"{given[:1]}{family}", f"{family}.{given}", f"{given}_{family}", f"{given}", f"{family}", f"{given}-{family}"]) + year


def domain(country, rng):
    return rng.choice(SYLLABLES) + rng.choice(["", "-"]) + rng.choice(SYLLABLES) + "." + rng.choice(["com", "org", "net", "io", TLDS.get(country, "com"), TLDS.get(country, "com")])


def address_of(person, country, rng):
    host = rng.choice(HOSTS) if rng.random() < 0.6 else domain(country, rng)
    return f"{local_part(person, rng)}@{host}"


def username(person, rng):
    given, family = latin(person.given, rng), latin(person.family, rng)
    return rng.choice([f"{given}{rng.randint(1, 99)}", f"{given[:1]}{family}", f"{given}_{family}", f"@{given}{family}", f"{rng.choice(SYLLABLES)}_{rng.choice(SYLLABLES)}{rng.randint(1, 999)}", f"x{given}x", f"{given}.{family[:1]}",
                       f"@{given}_{rng.choice(SYLLABLES)}", f"{rng.choice(SYLLABLES)}{given.title()}"])


def password(rng):
    word = rng.choice(SYLLABLES).title() + rng.choice(SYLLABLES)
    return rng.choice([f"{word}{rng.randint(1, 9999)}!", f"{word}#{rng.randint(10, 99)}", "".join(rng.choice(string.ascii_letters + string.digits + "!$%&*?#") for _ in range(rng.randint(8, 14))),
                       f"{rng.choice(SYLLABLES)}-{rng.choice(SYLLABLES)}-{rng.randint(1, 99)}", fill("Aaaa####!", rng), fill("aaa##AA*", rng), word.lower() + str(rng.randint(1, 2025)), "P@ssw0rd" + str(rng.randint(1, 99))])


def filename(person, rng):
    name = rng.choice(["report", "scan", "invoice", "cv", "resume", "passport", "contract", "IMG", "photo", "tax_return", "payslip", "notes", "medical_record", latin(person.family, rng), latin(person.given, rng)])
    stem = rng.choice([f"{name}_{rng.randint(1, 2026)}", f"{name}-{latin(person.family, rng)}", name, f"{name} final", f"{latin(person.family, rng)}_{name}", f"{name}_{rng.randint(2015, 2026)}{rng.randint(1, 12):02d}{rng.randint(1, 28):02d}"])
    file = f"{stem}.{rng.choice(['pdf', 'docx', 'xlsx', 'jpg', 'png', 'txt', 'csv', 'zip', 'mp3', 'eml', 'pptx', 'dcm'])}"
    user = latin(person.given, rng)
    return rng.choice([file, file, file, f"C:\\Users\\{user}\\Documents\\{file}", f"/home/{user}/{file}", f"/var/data/{file}", f"Taxes/{rng.randint(2010, 2025)}/{file}", f"~/{file}"])


def url(country, rng):
    site = domain(country, rng)
    path = rng.choice(["", "", "/", f"/{rng.choice(SYLLABLES)}", f"/users/{rng.randint(1, 99999)}", f"/{rng.choice(SYLLABLES)}/{rng.choice(SYLLABLES)}?id={rng.randint(1, 9999)}", f"/profile/{rng.choice(SYLLABLES)}", f"/doc/{fill('hhhhhhhh', rng)}"])
    return rng.choice(["https://", "http://", "https://www.", "www.", "www.", ""]) + site + path


def ip_address(rng):
    if rng.random() < 0.2:
        return rng.choice([":".join(fill("hhhh", rng) for _ in range(8)), "2001:db8::" + fill("hhhh", rng), "fe80::" + ":".join(fill("hhhh", rng) for _ in range(4))])
    text = ".".join(str(rng.randint(1, 254)) for _ in range(4))
    return text + (f":{rng.randint(80, 65000)}" if rng.random() < 0.08 else "")
