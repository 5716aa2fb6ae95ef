"""Packs what a machine without network, fonts and corpus needs to train: fonts cut down to our characters, text, wheels.

    python carry.py FOLDER        writes fonts.tar.xz, fonts.json.xz, text.json.xz, ppocr/, wheels/, lib/, characters.txt

Only the training part goes along: held-out families and held-out text stay here, for the evaluation.
"""

import io
import json
import lzma
import shutil
import subprocess
import sys
import tarfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTCollection, TTFont

import alphabet
import fonts
import texts
from render import characters
from settings import OTHER_MIX, RECOGNISER_MIX, SCRIPT_OF, WORK
from train import PPOCR

STYLES_OF_A_FAMILY = 4
COMMON = [*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x1A0, 0x1B1), *range(0x218, 0x21C), *range(0x300, 0x330), *range(0x1EA0, 0x1EFA),
          *range(0x2010, 0x2040), *range(0x20A0, 0x20C0), 0x2116, 0x2122, 0x200C, 0x200D, 0x25CC]
OWN = {"cyrillic": [*range(0x400, 0x460), 0x490, 0x491], "greek": range(0x370, 0x400), "arabic": range(0x600, 0x700), "hebrew": range(0x590, 0x600),
       "devanagari": range(0x900, 0x980), "thai": range(0xE00, 0xE80), "vietnamese": [], "latin": [], "hangul": [], "cjk-zh": [], "cjk-ja": []}
# The faces of one Noto CJK collection share their syllables and most ideographs: one of them is enough for each use.
CJK_FACE = {"hangul": "CJK KR", "cjk-zh": "CJK SC", "cjk-ja": "CJK JP"}
# Large files that add little beside their kin.
HEAVY = ("NanumGothicCodingBold", "NanumMyeongjoBold", "NanumSquareRoundB", "fonts-japanese-gothic", "ipag.ttf", "Carlito-BoldItalic", "Lato-Heavy", "Amiri-BoldSlanted")
CHARACTERS_OF_TEXT = {"own": 1_300_000, "other": 300_000}


def text() -> dict:
    allowed, found = set(characters()), {}
    for language in {**RECOGNISER_MIX, **OTHER_MIX}:
        if language == "numbers":
            continue
        source = texts.Lines(language, "train", allowed)
        budget = CHARACTERS_OF_TEXT["own" if language in RECOGNISER_MIX else "other"]
        sentences = []
        for sentence in source.sentences:
            budget -= len(sentence)
            if budget < 0:
                break
            sentences.append(sentence)
        found[language] = {"sentences": sentences, "names": source.names}
        print(language, len(sentences), "sentences", len(source.names), "names", flush=True)
    return found


def choose(found: list[tuple[str, str, int]]) -> list[tuple[str, str, int]]:
    """At most a few styles of a family: upright and bold first, then slanted."""
    taken, kept = {}, []

    def rank(entry):
        name = Path(entry[1]).stem.lower()
        plain = sum(word in name for word in ("italic", "oblique", "light", "medium", "semi", "black", "heavy", "thin", "book", "-ri", "-ti", "-bi", "-mi"))
        return plain, len(name), entry

    for entry in sorted(found, key=rank):
        if taken.setdefault(entry[0], 0) < STYLES_OF_A_FAMILY:
            taken[entry[0]] += 1
            kept.append(entry)
    return kept


def cut(job):
    """One face with the wanted characters only: (its bytes, the code points it has)."""
    path, index, wanted = job
    try:
        font = TTCollection(path).fonts[index] if path.endswith((".ttc", ".otc")) else TTFont(path)
        options = subset.Options(layout_features=["*"], hinting=True, notdef_outline=True, name_IDs=[1, 2], drop_tables=["DSIG", "EBDT", "EBLC", "EBSC", "FFTM", "PfEd", "TeX ", "BDF ", "Silf", "Sill", "Glat", "Gloc", "Feat", "SVG "])
        maker = subset.Subsetter(options)
        maker.populate(unicodes=wanted)
        maker.subset(font)
        out = io.BytesIO()
        font.save(out)
        return out.getvalue(), sorted(TTFont(io.BytesIO(out.getvalue())).getBestCmap())
    except Exception as error:  # a font that cannot be cut goes whole if it is small, else not at all
        print(path, type(error).__name__, error, flush=True)
        data = Path(path).read_bytes()
        return (data, sorted(fonts.coverage(path, index))) if len(data) < 300_000 and index == 0 else None


def pack_fonts(folder: Path, read: dict):
    uses: dict[tuple[str, int], list[tuple[str, str]]] = {}
    for script in fonts.GROUP:
        found = fonts.of_script(script, "train")
        if script in CJK_FACE:
            found = [f for f in found if "CJK" not in f[0] or CJK_FACE[script] in f[0]]
        found = [f for f in found if not any(name in f[1] for name in HEAVY) and not (script.startswith("cjk") and "SerifCJK-Bold" in f[1])]
        for family, path, index in choose(found):
            if fonts.coverage(path, index):
                uses.setdefault((path, index), []).append((script, family))
    own = {**{s: set(r) for s, r in OWN.items()}, "hangul": {ord(c) for c in characters() if "가" <= c <= "힣"}}
    for script, language in (("cjk-zh", "zh"), ("cjk-ja", "ja")):
        counts: dict[str, int] = {}
        for sentence in read[language]["sentences"]:
            for c in sentence:
                counts[c] = counts.get(c, 0) + 1
        common = sorted(counts, key=counts.get, reverse=True)[:2500]
        own[script] = {ord(c) for c in [*common, *"".join(read[language]["names"])[:4000]]} | set(range(0x3000, 0x3100))
    jobs = [(path, index, sorted(set(COMMON).union(*(own[s] for s, _ in used)))) for (path, index), used in uses.items()]
    manifest = {"coverage": {}, "scripts": {}}
    with tarfile.open(folder / "fonts.tar.xz", "w:xz", preset=4) as tar, ProcessPoolExecutor(2) as pool:
        for number, (((path, index), used), made) in enumerate(zip(uses.items(), pool.map(cut, jobs, chunksize=4))):
            if made is None:
                continue
            name = f"{number:03}-{Path(path).stem.replace(' ', '_')}{'.otf' if made[0][:4] == b'OTTO' else '.ttf'}"
            entry = tarfile.TarInfo(name)
            entry.size = len(made[0])
            tar.addfile(entry, io.BytesIO(made[0]))
            ranges: list[list[int]] = []
            for point in made[1]:
                if ranges and ranges[-1][1] == point - 1:
                    ranges[-1][1] = point
                else:
                    ranges.append([point, point])
            manifest["coverage"][name] = ranges
            for script, family in used:
                manifest["scripts"].setdefault(script, {}).setdefault(family, []).append(name)
    with lzma.open(folder / "fonts.json.xz", "wt") as file:
        json.dump(manifest, file)


def main():
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(WORK / "characters.txt", folder)
    (folder / "ppocr").mkdir(exist_ok=True)
    shutil.copy(PPOCR / "tiny/rec/rec.onnx", folder / "ppocr")
    shutil.copy(PPOCR / "ppocrv6_tiny_dict.txt", folder / "ppocr")
    # Pillow's wheels hold raqm, which loads FriBiDi from the system.
    (folder / "lib").mkdir(exist_ok=True)
    shutil.copy("/usr/lib/x86_64-linux-gnu/libfribidi.so.0", folder / "lib")
    if not list((folder / "wheels").glob("*.whl")):
        platforms = [f"--platform={p}_x86_64" for p in ("manylinux_2_28", "manylinux_2_27", "manylinux_2_17", "manylinux2014")]
        subprocess.run([sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--python-version=312", "--implementation=cp", "--only-binary=:all:", *platforms,
                        "-d", folder / "wheels", "pillow==13.0.0", "python-bidi==0.6.12"], check=True)
    read = text()
    with lzma.open(folder / "text.json.xz", "wt", encoding="utf8", preset=6) as file:
        json.dump(read, file, ensure_ascii=False)
    pack_fonts(folder, read)
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            print(f"{path.stat().st_size / 1e6:8.2f} MB  {path.relative_to(folder)}")


if __name__ == "__main__":
    main()
