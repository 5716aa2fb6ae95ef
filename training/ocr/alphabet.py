"""The characters the recogniser can write, and how a text line becomes the label the network learns.

Class 0 is CTC's blank, class i + 1 is line i of characters.txt. Labels are NFC. Arabic and Hebrew labels are in visual
order, left to right, as the network meets them; vowel points and tatweel are left out of them, for the same name is
written with and without.
"""

import re
import unicodedata

from bidi.algorithm import get_display

ASCII = " " + "".join(chr(c) for c in range(0x21, 0x7F))
PUNCTUATION = "«»„“”‘’‚–—…№°§·•×±€£₽₩₪₹₴฿₫"
CYRILLIC = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюяІіЇїЄєҐґЎўЈјЉљЊњЋћЂђЏџ"
GREEK = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψωΆΈΉΊΌΎΏάέήίόύώϊϋΐΰΪΫ"
ARABIC = "ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژگکیہ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹،؛؟٪٫٬"
HEBREW = "אבגדהוזחטיךכלםמןנסעףפץצקרשת־׳״"
DEVANAGARI = "".join(chr(c) for c in [*range(0x901, 0x904), *range(0x905, 0x915), *range(0x915, 0x929), *range(0x92A, 0x931),
                                      0x932, 0x933, *range(0x935, 0x93A), 0x93C, *range(0x93D, 0x94E), 0x950,
                                      *range(0x964, 0x970), 0x970])
THAI = "".join(chr(c) for c in [*range(0x0E01, 0x0E3B), *range(0x0E40, 0x0E4F), *range(0x0E50, 0x0E5A)])


def vietnamese_letters() -> str:
    """Every vowel with every tone, both cases, and đ."""
    letters = set("ĐđĂăÂâÊêÔôƠơƯư")
    for base in "aăâeêioôơuưy":
        for tone in "\u0300\u0301\u0303\u0309\u0323":
            letter = unicodedata.normalize("NFC", base + tone)
            letters |= {letter, letter.upper()}
    return "".join(sorted(letters))


VIETNAMESE = vietnamese_letters()


def ks_x_1001() -> list[str]:
    """The 2,350 syllables of KS X 1001: rows 16 to 40 of EUC-KR."""
    found = []
    for lead in range(0xB0, 0xC9):
        for trail in range(0xA1, 0xFF):
            try:
                found.append(bytes([lead, trail]).decode("euc_kr"))
            except UnicodeDecodeError:
                continue
    return [c for c in found if "가" <= c <= "힣"]


def build(hangul_of_corpus: set[str]) -> list[str]:
    ordered = dict.fromkeys(ASCII + PUNCTUATION + CYRILLIC + GREEK + ARABIC + HEBREW + DEVANAGARI + THAI + VIETNAMESE)
    hangul = sorted(set(ks_x_1001()) | hangul_of_corpus)
    ordered.update(dict.fromkeys(hangul))
    return [c for c in ordered if unicodedata.normalize("NFC", c) == c]


SPACES = re.compile(r"\s+")
REPLACED = str.maketrans({"\u00a0": " ", "\u2019": "’", "‐": "-", "‑": "-", "−": "-", "`": "'", "´": "'", "ʼ": "’",
                          "\u200b": "", "\u200c": "", "\u200d": "", "\u200e": "", "\u200f": "", "\ufeff": "", "\u00ad": "",
                          "۔": "."})
POINTS = re.compile("[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u0640\u06D6-\u06ED]")


def tidy(text: str) -> str:
    return SPACES.sub(" ", unicodedata.normalize("NFC", text.translate(REPLACED))).strip()


def without_points(text: str) -> str:
    return POINTS.sub("", text)


def label(text: str, right_to_left: bool) -> str:
    """What the network should write for this line."""
    if not right_to_left:
        return text
    return get_display(without_points(text), base_dir="R")


def jamo(syllable: str) -> tuple[int, int, int]:
    index = ord(syllable) - 0xAC00
    return index // 588, index % 588 // 28, index % 28


def logical(visual: str) -> str:
    """The reading order of a line the network wrote from left to right: the inverse of `label` (see README.md)."""
    return get_display(visual[::-1], base_dir="R")[::-1]
