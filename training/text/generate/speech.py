"""A document as a speech recogniser would write it: numbers, addresses and dates in words, no capitals, little punctuation."""
from .noise import rewrite

NUMBERS = {"PHONE_NUMBER", "SSN", "ACCOUNT_NUMBER", "CREDIT_CARD", "CVV", "BANK_ACCOUNT", "ROUTING_NUMBER", "HEALTHCARE_NUMBER", "DRIVER_LICENSE", "PASSPORT_NUMBER", "NUMERICAL_PII", "LOCATION_ZIP", "VEHICLE_ID",
           "CREDIT_CARD_EXPIRATION", "MEDICAL_CODE", "ORGANIZATION_ID"}
MAILS = {"EMAIL_ADDRESS", "URL", "USERNAME"}
PUNCTUATION = set(".,;:!?\"()[]{}<>|—–-*#/…“”„«»。、，！？：；（）「」·•¿¡")


def digits_aloud(text, pack, rng):
    """Digit by digit; letters one by one."""
    names = getattr(pack, "DIGITS", None)
    if not names:
        return text
    style = rng.random()
    words = []
    for char in text:
        if char.isdigit() and char.isascii():
            words.append(char if style < 0.3 else names[int(char)] if char != "0" or rng.random() < 0.8 else (names[0] if pack.LANG != "en" else "oh"))
        elif char.isalpha():
            words.append(char.lower())
        elif char == "-" and style > 0.9:
            words.append(getattr(pack, "SPOKEN", {}).get("-", ""))
    return ("" if pack.LANG in ("zh", "ja") else " ").join(word for word in words if word)


def mail_aloud(text, pack, rng):
    """The signs by name; sometimes letter by letter."""
    names = {"@": "at", ".": "dot", "-": "dash", "_": "underscore", "/": "slash", ":": "colon"} | getattr(pack, "SPOKEN", {})
    spelled = rng.random() < 0.25
    out = []
    for char in text.lower():
        if char in names:
            out.append(f" {names[char]} ")
        elif char.isdigit() and rng.random() < 0.6 and getattr(pack, "DIGITS", None):
            out.append(f" {pack.DIGITS[int(char)]} ")
        else:
            out.append(char + " " if spelled else char)
    return " ".join("".join(out).split())


def speak(text, spans, pack, rng):
    punctuated = rng.random() < 0.35
    cased = rng.random() < 0.3
    out, moved, last = "", [], 0

    def plain(piece):
        if not punctuated:
            piece = "".join(" " if c in PUNCTUATION else c for c in piece)
        return piece if cased else piece.lower()

    for span in spans:
        out += plain(text[last : span.start])
        value = text[span.start : span.end]
        last = span.end
        if span.label in NUMBERS and rng.random() < 0.8:
            value = digits_aloud(value, pack, rng)
        elif span.label in MAILS and rng.random() < 0.8:
            value = mail_aloud(value, pack, rng)
        else:
            value = value if punctuated else " ".join(plain(value).split())
            value = value if cased else value.lower()
        span.start, span.end = len(out), len(out) + len(value)
        out += value
        moved.append(span)
    out += plain(text[last:])
    squeezed = lambda position, char: "" if char == " " and position and out[position - 1] in " \n" else char
    return rewrite(out, moved, squeezed)
