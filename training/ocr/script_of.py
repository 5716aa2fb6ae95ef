"""Which script a text line is written in, as the router needs it: "other" is what PP-OCRv6 can read by itself."""

import alphabet
from settings import SCRIPTS

# PP-OCRv6's alphabet already holds these Vietnamese letters, in other languages or by themselves.
KNOWN_TO_PPOCR = set("ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúýĂăĐđĨĩŨũƠơƯưẠồ")
LETTERS = {
    "cyrillic": set(alphabet.CYRILLIC), "greek": set(alphabet.GREEK), "arabic": set(alphabet.ARABIC), "hebrew": set(alphabet.HEBREW),
    "devanagari": set(alphabet.DEVANAGARI), "thai": set(alphabet.THAI), "vietnamese": set(alphabet.VIETNAMESE) - KNOWN_TO_PPOCR,
}


def script_of(text: str) -> int:
    """The class number of the script that most of the letters PP-OCR lacks belong to."""
    counts = {name: sum(c in letters for c in text) for name, letters in LETTERS.items()}
    counts["hangul"] = sum("가" <= c <= "힣" for c in text)
    name = max(counts, key=counts.get)
    return SCRIPTS.index(name) if counts[name] else 0
