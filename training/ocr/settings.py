"""Where things lie, which languages belong to which script, and how much of each is rendered."""

import os
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parent.parent
SHARED = Path(os.environ.get("BLACKBAR_SHARED", REPOSITORY.parent / "shared"))
WORK = Path(os.environ.get("BLACKBAR_OCR_WORK", Path.home() / ".cache/blackbar/train"))
MODELS = REPOSITORY / "models"
# What carry.py packed, on a machine without fonts and corpus.
CARRIED = Path(os.environ["BLACKBAR_OCR_CARRIED"]) if "BLACKBAR_OCR_CARRIED" in os.environ else None

HEIGHT = 48

# The order is the classifier's class order; "other" is what the main recogniser reads.
SCRIPTS = ["other", "cyrillic", "greek", "hangul", "arabic", "hebrew", "devanagari", "thai", "vietnamese"]

SCRIPT_OF = {
    "ru": "cyrillic", "uk": "cyrillic", "el": "greek", "ko": "hangul", "ar": "arabic",
    "he": "hebrew", "hi": "devanagari", "th": "thai", "vi": "vietnamese",
}

# Share of the recogniser's training lines. English stands for addresses, e-mails and numbers between the others.
RECOGNISER_MIX = {
    "ru": 11, "uk": 8, "el": 11, "ko": 18, "ar": 15, "he": 10, "hi": 14, "th": 13, "vi": 12, "en": 4,
}

# Lines the classifier must leave to the main recogniser.
OTHER_MIX = {
    "en": 10, "de": 4, "fr": 5, "es": 4, "pt": 4, "it": 3, "nl": 2, "pl": 4, "cs": 4, "hu": 3, "tr": 4, "ro": 3,
    "sv": 2, "da": 2, "fi": 2, "id": 2, "zh": 9, "ja": 9, "numbers": 10,
}

# Families that no training line uses: what is measured is how well unseen type is read.
HELD_OUT_FAMILIES = {
    "latin": {"DejaVu Serif", "Open Sans", "Gentium", "PT Serif"},
    "hangul": {"NanumBarunGothic", "UnBatang"},
    "arabic": {"KacstOffice", "Scheherazade", "DejaVu Sans"},
    "hebrew": {"Frank Ruehl CLM", "Nachlieli CLM", "DejaVu Sans"},
    "devanagari": {"Sahadeva", "Samyak Devanagari"},
    "thai": {"Norasi", "Loma"},
    "cjk": {"VL Gothic", "AR PL UKai CN"},
}
