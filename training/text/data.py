"""Makes the training arrays: python3 data.py WORK english|multilingual DOCUMENTS COPIES.

WORK holds ner/, written/ (written.py), gazetteers/, english.json, multilingual.json, and for english raw.en.txt (prepare_raw.py), of which nothing is known: only a student
learns from it, and for multilingual silver/ (silver.py), words.*.tsv.gz (prepare_words.py) and wheels/ (the three packages of scripts/make-known-words, in its order: 1.whl, 2.whl, 3.whl), by which
shapes also say how a word is known (known_words.py). Real records (training parts, COPIES varied copies of each) and DOCUMENTS
synthetic documents become windows of token ids, shapes, numbers of allowed-tag sets, and mentions for coreference.
Short texts are kept alone in windows of 64, the rest runs in windows of 256: long documents cut, short ones of a kind in a row.
"""
import glob
import importlib
import json
import lzma
import multiprocessing as mp
import os
import pickle
import pkgutil
import random
import sys
import time

import numpy as np
from tokenizers import Tokenizer

import corpora
import written
from generate import packs
from generate.core import Generator
from generate.gazetteers import Gazetteers
from known_words import KnownWords, make
from labels import COARSE, INDEX, TargetSets
from tokenizers_of import SHAPES, SPECIAL_SHAPE, SPECIALS, shapes

LONG, SHORT, MOST_MENTIONS = 256, 64, 32
IGNORED, UNKNOWN = 65535, 65534
ENGLISH_PACKS = {"en"}
WRITTEN_COPIES = int(os.environ.get("WRITTEN_COPIES", "24"))


def available_packs():
    names = [m.name for m in pkgutil.iter_modules(packs.__path__) if len(m.name) == 2]
    return {name: importlib.import_module(f"generate.packs.{name}") for name in names}


class Tokens:
    """Records to token rows: (ids, shapes, targets, mentions)."""

    def __init__(self, work, kind):
        self.tokenizer = Tokenizer.from_file(f"{work}/{kind}.json")
        self.specials = SPECIALS[kind]
        self.sets = TargetSets()

    def read(self, text):
        """Ids, ranges and shapes of its tokens."""
        encoded = self.tokenizer.encode(text, add_special_tokens=False)
        ranges, forms = shapes(text, encoded.offsets)
        if STATE.get("known"):
            forms = [form + SHAPES * code for form, code in zip(forms, STATE["known"].codes(text, ranges))]
        return encoded.ids, ranges, forms

    def row(self, record):
        ids, ranges, forms = self.read(record.text)
        nothing = self.sets.nothing(record.complete, corpora.UNMARKED.get(record.source, ()))
        targets, mentions, who = [nothing] * len(ranges), [0] * len(ranges), []
        at = 0
        for span in sorted(record.spans, key=lambda s: s.start):
            while at < len(ranges) and ranges[at][1] <= span.start:
                at += 1
            if span.label not in INDEX and span.label not in COARSE:
                continue
            first, i = True, at
            while i < len(ranges) and ranges[i][0] < span.end:
                start, end = ranges[i]
                if end > span.start and end > start:
                    targets[i] = self.sets.span(span.label, record.exact, first)
                    if span.who:
                        mentions[i] = len(who) + 1
                    first = False
                elif not first:
                    targets[i] = self.sets.span(span.label, record.exact, False)
                i += 1
            if span.who and not first:
                who.append(span.who)
        for span in corpora.hints(record.text, record.lang, record.complete, record.spans) if record.complete is not None else ():
            touched = [i for i, (start, end) in enumerate(ranges) if start < span.end and end > max(start, span.start)]
            for i in touched:
                if targets[i] == nothing:
                    targets[i] = self.sets.maybe(span.label, i == touched[0])
        return ids, forms, targets, mentions, who

    def silver_row(self, text, spans):
        """Only what a list knows is known."""
        ids, ranges, forms = self.read(text)
        targets = [UNKNOWN] * len(ranges)
        for start, end, label in spans:
            touched = [i for i, (a, b) in enumerate(ranges) if a < end and b > max(a, start)]
            for i in touched:
                targets[i] = self.sets.listed(label, i == touched[0])
        return ids, forms, targets, [0] * len(ranges), []


def real_jobs(work, kind):
    jobs = []
    for file in sorted(glob.glob(f"{work}/ner/*.jsonl.gz")):
        source, lang, split = os.path.basename(file)[:-9].rsplit(".", 2)
        if split == "train" and source not in corpora.TEST_SETS and (kind == "multilingual" or lang == "en"):
            parts = 1 + os.path.getsize(file) // 60_000
            jobs += [("real", file, part, parts) for part in range(parts)]
    return jobs


def raw_jobs(work, kind):
    file = f"{work}/raw.{kind[:2]}.txt"
    return [("raw", file, part, 16) for part in range(16)] if os.path.exists(file) else []


def silver_jobs(work, kind):
    return [("silver", file, part, 8) for file in sorted(glob.glob(f"{work}/silver/silver.*.jsonl.xz")) for part in range(8)] if kind == "multilingual" else []


def synthetic_jobs(kind, documents):
    found = available_packs()
    languages = [l for l in found if kind == "multilingual" or l in ENGLISH_PACKS]
    share = {l: 3.0 if l == "en" else 1.0 if len(found[l].RULES) > 25 else 0.5 for l in languages}
    jobs = []
    for lang in languages:
        count = int(documents * share[lang] / sum(share.values()))
        jobs += [("synthetic", lang, start, min(1000, count - start)) for start in range(0, count, 1000)]
    return jobs


def written_jobs(work, kind):
    """The first copy is as it was written; the kept-out ones (group dev) have no other."""
    if not os.path.isdir(f"{work}/written"):
        return []
    languages = sorted({record.lang for record in written.records(f"{work}/written", False)})
    languages = [lang for lang in languages if kind == "multilingual" or lang == "en"]
    return [("written", lang, copy) for lang in languages for copy in range(WRITTEN_COPIES)] + [("dev", lang, 0) for lang in languages]


STATE = {}


def prepare(work, kind, copies):
    gazetteers = Gazetteers(work + "/gazetteers")
    gazetteers.read_words(work)
    gazetteers.organisations = corpora.organisations(sorted({job[1] for job in real_jobs(work, kind)}))
    STATE.update(work=work, kind=kind, copies=copies, gazetteers=gazetteers, generators={}, known=None)
    wheels = sorted(glob.glob(f"{work}/wheels/*.whl")) if kind == "multilingual" else []
    if wheels:
        STATE["known"] = KnownWords(make.all_names(*wheels).flags)


def rows_of(job):
    """(group, rows) with the target sets of this job."""
    tokens = Tokens(STATE["work"], STATE["kind"])
    rows = []
    if job[0] == "real":
        _, file, part, parts = job
        rng = random.Random(f"{file}{part}")
        records = list(corpora.read(file))
        records = records[len(records) * part // parts : len(records) * (part + 1) // parts]
        group = ".".join(os.path.basename(file).split(".")[:2])
        rows = [tokens.row(record) for record in records]
        for _ in range(STATE["copies"]):
            rows += [tokens.row(corpora.varied(record, STATE["gazetteers"], rng)) for record in records]
    elif job[0] in ("written", "dev"):
        kind, lang, copy = job
        group, rng = f"{kind}.{lang}", random.Random(f"{lang}{copy}")
        records = [record for record in written.records(STATE["work"] + "/written", kind == "dev") if record.lang == lang]
        known = written.organisations(records)
        rows = [tokens.row(written.varied(record, STATE["gazetteers"], rng, known) if copy else record) for record in records]
        rng.shuffle(rows)
    elif job[0] == "raw":
        _, file, part, parts = job
        lang = os.path.basename(file).split(".")[1]
        group = f"raw.{lang}"
        for line in open(file, encoding="utf8").read().splitlines()[part::parts]:
            ids, forms, targets, mentions, who = tokens.row(corpora.Record(line, [], lang, "raw", None, True))
            rows.append((ids, forms, [UNKNOWN] * len(targets), mentions, who))
    elif job[0] == "silver":
        _, file, part, parts = job
        lang = os.path.basename(file).split(".")[1]
        group, rng = f"silver.{lang}", random.Random(f"{file}{part}")
        for line in lzma.open(file, "rt", encoding="utf8").read().rstrip("\n").split("\n")[part::parts]:
            record = json.loads(line)
            text, dice = record["text"], rng.random()
            changed = text.upper() if dice < 0.06 else text.lower() if dice < 0.09 else text
            rows.append(tokens.silver_row(changed if len(changed) == len(text) else text, record["spans"]))
    else:
        _, lang, start, count = job
        group = f"synthetic.{lang}"
        if lang not in STATE["generators"]:
            STATE["generators"][lang] = Generator(available_packs()[lang], STATE["gazetteers"])
        generator = STATE["generators"][lang]
        for seed in range(start, start + count):
            document = generator.document(random.Random(f"{lang}{seed}"))
            rows.append(tokens.row(corpora.Record(document.text, document.spans, lang, "synthetic", None, True)))
    return group, rows, tokens.sets.rows


def windows(rows, specials, rng):
    """Short rows alone; long ones cut at random; and short ones in a row."""
    short, long = [], []
    run = ([], [], [], [], [])

    def flush():
        nonlocal run
        if run[0]:
            long.append(run)
        run = ([], [], [], [], [])

    for row in rows:
        size = len(row[0])
        if size == 0:
            continue
        if size <= SHORT - 2:
            short.append(row)
        if size > LONG - 2:
            at = rng.randrange(0, min(60, size))
            cuts = [0] if at == 0 else [0, at]
            while cuts[-1] + LONG - 2 < size:
                cuts.append(cuts[-1] + LONG - 2 - 32)
            for cut in cuts[1:] if at else cuts:
                long.append(piece(row, cut, cut + LONG - 2))
            if at:
                long.append(piece(row, 0, LONG - 2))
            continue
        if len(run[0]) + size > LONG - 2 or (run[0] and rng.random() < 0.25):
            flush()
        shift = len(run[4])
        run = (run[0] + row[0], run[1] + row[1], run[2] + row[2], run[3] + [m + shift if m else 0 for m in row[3]], run[4] + [f"{shift}/{w}" for w in row[4]])
    flush()
    return short, long


def piece(row, start, end):
    return tuple(part[start:end] for part in row[:4]) + (row[4],)


def block(rows, size, specials):
    ids = np.full((len(rows), size), specials["pad"], np.uint16)
    forms = np.full((len(rows), size), SPECIAL_SHAPE, np.uint16)
    targets = np.full((len(rows), size), IGNORED, np.uint16)
    mentions = np.zeros((len(rows), size), np.uint8)
    who = np.zeros((len(rows), MOST_MENTIONS), np.uint8)
    for n, (i, f, t, m, w) in enumerate(rows):
        k = len(i)
        ids[n, 0], ids[n, k + 1] = specials["begin"], specials["end"]
        ids[n, 1 : k + 1], forms[n, 1 : k + 1], targets[n, 1 : k + 1] = i, f, t
        base = min((x for x in m if x), default=1) - 1
        local = [x - base if x and x - base < MOST_MENTIONS else 0 for x in m]
        mentions[n, 1 : k + 1] = local
        names = {}
        for place, name in enumerate(w[base : base + MOST_MENTIONS - 1]):
            who[n, place + 1] = names.setdefault(name, len(names) + 1)
    return ids, forms, targets, mentions, who


def main():
    work, kind, documents, copies = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    began = time.time()
    jobs = written_jobs(work, kind) + real_jobs(work, kind) + raw_jobs(work, kind) + silver_jobs(work, kind) + synthetic_jobs(kind, documents)
    sets, numbers, groups = [], {}, {}
    specials = SPECIALS[kind]
    prepare(work, kind, copies)
    with mp.Pool(min(16, os.cpu_count())) as pool:
        for group, rows, table in pool.imap_unordered(finish, [(job, n) for n, job in enumerate(jobs)]):
            renumber = np.zeros(65536, np.uint16)
            renumber[IGNORED], renumber[UNKNOWN] = IGNORED, UNKNOWN
            for old, row in enumerate(table):
                key = tuple(row)
                if key not in numbers:
                    numbers[key] = len(sets)
                    sets.append(row)
                renumber[old] = numbers[key]
            for size, arrays in rows.items():
                arrays = (arrays[0], arrays[1], renumber[arrays[2]], arrays[3], arrays[4])
                groups.setdefault((group, size), []).append(arrays)
    groups = {key: tuple(np.concatenate(part) for part in zip(*parts)) for key, parts in sorted(groups.items())}
    with open(f"{work}/{kind}.data", "wb") as file:
        pickle.dump({"sets": np.array(sets, np.float32), "groups": groups}, file, protocol=4)
    total = sum(int((a[2] != IGNORED).sum()) for a in groups.values())
    print(kind, {f"{g}/{s}": len(a[0]) for (g, s), a in groups.items()}, "sets", len(sets), "tokens", round(total / 1e6, 1), "M in", round(time.time() - began), "s", flush=True)


def finish(job):
    job, number = job
    group, rows, table = rows_of(job)
    specials = SPECIALS[STATE["kind"]]
    short, long = windows(rows, specials, random.Random(number))
    return group, {size: block(part, size, specials) for size, part in ((SHORT, short), (LONG, long)) if part}, table


if __name__ == "__main__":
    main()
