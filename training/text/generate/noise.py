"""What happens to text on its way: case lost, typing errors, OCR, missing accents, odd spacing. Spans follow."""
import unicodedata

OCR = {"l": "1", "1": "l", "O": "0", "0": "O", "rn": "m", "m": "rn", "S": "5", "5": "S", "B": "8", "e": "c", "c": "e", "i": "l", "g": "q", "u": "v", "h": "b", "cl": "d", "I": "l", "a": "o", "t": "f"}
ACCENTED = {"es", "fr", "pt", "it", "de", "pl", "ro", "cs", "tr", "nl", "sv", "en"}
UNCASED = {"zh", "ja", "ko", "hi", "ar", "he", "th"}


def rewrite(text, spans, change):
    """Applies `change(position, char) -> str` to each character and moves the spans."""
    out, starts = [], []
    size = 0
    for position, char in enumerate(text):
        starts.append(size)
        new = change(position, char)
        out.append(new)
        size += len(new)
    starts.append(size)
    for span in spans:
        span.start, span.end = starts[span.start], starts[span.end]
    return "".join(out), trimmed("".join(out), spans)


def trimmed(text, spans):
    for span in spans:
        while span.start < span.end and text[span.start].isspace():
            span.start += 1
        while span.end > span.start and text[span.end - 1].isspace():
            span.end -= 1
    return [span for span in spans if span.end > span.start]


def bare(char):
    """Without its accent."""
    plain = "".join(c for c in unicodedata.normalize("NFD", char) if not unicodedata.combining(c))
    return {"ł": "l", "Ł": "L", "ß": "ss", "ø": "o", "Ø": "O", "æ": "ae", "ı": "i"}.get(char, plain or char)


def typo(text, spans, rng, rate):
    letters = "abcdefghijklmnopqrstuvwxyz"

    def change(_, char):
        if not char.isalpha() or rng.random() > rate:
            return char
        kind = rng.random()
        if kind < 0.35:
            return ""
        if kind < 0.6:
            return char * 2
        return rng.choice(letters) if char.isascii() else char
    return rewrite(text, spans, change)


def ocr(text, spans, rng, rate):
    def change(position, char):
        if rng.random() > rate:
            return char
        if char == " ":
            return rng.choice(["", "  ", " "])
        return OCR.get(char, char if rng.random() < 0.7 else rng.choice(["", char + " ", ".", "'"]))
    return rewrite(text, spans, change)


def spacing(text, spans, rng):
    """Runs of blanks, tabs between columns, lines broken anew."""
    kind = rng.random()

    def change(_, char):
        if char == " " and rng.random() < 0.12:
            return "\n" if kind < 0.4 else "  " if kind < 0.7 else "\t"
        if char == "\n" and rng.random() < 0.3:
            return rng.choice(["\n\n", "\r\n", " ", "\n  "])
        return char
    return rewrite(text, spans, change)


def disturb(text, spans, lang, rng):
    """Most documents stay clean."""
    if lang not in UNCASED:
        kind = rng.random()
        if kind < 0.08:
            text, spans = rewrite(text, spans, lambda _, c: c.lower() if len(c.lower()) == 1 else c)
        elif kind < 0.12:
            text, spans = rewrite(text, spans, lambda _, c: c.upper() if len(c.upper()) == 1 else c)
        elif kind < 0.14:
            inside = {p for s in spans for p in range(s.start, s.end)}
            text, spans = rewrite(text, spans, lambda p, c: c.upper() if p in inside and len(c.upper()) == 1 else c)
    if lang in ACCENTED and rng.random() < (0.03 if lang == "en" else 0.1):
        text, spans = rewrite(text, spans, lambda _, c: bare(c))
    kind = rng.random()
    if kind < 0.06:
        text, spans = typo(text, spans, rng, rng.choice([0.005, 0.015, 0.03]))
    elif kind < 0.11:
        text, spans = ocr(text, spans, rng, rng.choice([0.005, 0.015, 0.03]))
    elif kind < 0.14:
        text, spans = rewrite(text, spans, lambda _, c: "" if c in ".,;:!?" and rng.random() < 0.7 else c)
    if rng.random() < 0.08:
        text, spans = spacing(text, spans, rng)
    return text, spans
