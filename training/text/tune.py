"""Scores a network on the development sets and tunes what its card says of likelihoods: python3 tune.py WORK KIND WEIGHTS.

WEIGHTS is a .npz of train.py or an .onnx file of delta.py. BIAS and CHARACTERS (of a set) can be set in the environment.

Development sets: the dev parts of ../shared/corpus/ner, the kept-out written documents (written.py) and synthetic documents made of held-out wordings and names. Prints overlap F1 by set and
family, the temperature, the bias of "nothing" and the threshold of each label (the likelihood that maximises F with recall counting 1.5 times).
"""
import glob
import json
import os
import random
import sys
from collections import defaultdict

import numpy as np
import openvino as ov
from tokenizers import Tokenizer

import corpora
import export
import written
from data import available_packs
from decoding import ROOT, Reader, log_softmax, spans
from generate.core import Generator
from generate.gazetteers import Gazetteers
from labels import COARSE, INDEX, LABELS, TargetSets
from stored import unpacked
from tokenizers_of import SPECIALS

PER_SET, PER_LANGUAGE, CHARACTERS = 60, 60, int(os.environ.get("CHARACTERS", "60000"))
BETA = float(os.environ.get("BETA", "1.5"))
# The development corpora are noisier than documents are: a threshold under this only finds their noise.
LEAST_SURE = float(os.environ.get("LEAST_SURE", "0.4"))
BIAS = float(os.environ.get("BIAS", "-1.5"))


def dev_records(work, kind):
    found = {}
    for file in sorted(glob.glob(f"{work}/ner/*.dev.jsonl.gz")):
        name = os.path.basename(file)[: -len(".dev.jsonl.gz")]
        if kind == "english" and not name.endswith(".en"):
            continue
        records = list(corpora.read(file))
        random.Random(1).shuffle(records)
        kept, size = [], 0
        for record in records[: PER_SET * 10]:
            if size > CHARACTERS:
                break
            kept.append(record)
            size += len(record.text)
        found[name] = kept
    for record in written.records(work + "/written", True):
        if kind == "multilingual" or record.lang == "en":
            found.setdefault(f"written.{record.lang}", []).append(record)
    gazetteers = Gazetteers(work + "/gazetteers")
    for lang, pack in available_packs().items():
        if kind == "english" and lang != "en":
            continue
        generator = Generator(pack, gazetteers)
        made = [generator.document(random.Random(f"dev{lang}{seed}"), held_out=True) for seed in range(PER_LANGUAGE * (3 if lang == "en" else 1))]
        found[f"synthetic.{lang}"] = [corpora.Record(d.text, d.spans, lang, "synthetic", None, True) for d in made]
    return found


def family(label):
    return ROOT.get(label, label) if label not in ("DOB", "DATE_INTERVAL") else "DATE"


def covered(complete):
    return None if complete is None else {family(fine) for label in complete for fine in COARSE.get(label, [label])}


def count(record, predicted, table):
    """Overlap matches by family: table[family] = [found gold, gold, right predictions, predictions]."""
    known = covered(record.complete)
    gold = [(s.start, s.end, family(s.label)) for s in record.spans if s.label in INDEX and (known is None or family(s.label) in known)]
    mine = [(s, e, family(l)) for s, e, l, _ in predicted if known is None or family(l) in known]
    overlap = lambda a, b: a[0] < b[1] and b[0] < a[1] and a[2] == b[2]
    for g in gold:
        table[g[2]][1] += 1
        table[g[2]][0] += any(overlap(g, m) for m in mine)
    for m in mine:
        table[m[2]][3] += 1
        table[m[2]][2] += any(overlap(m, g) for g in gold)


def f_score(row, beta=1.0):
    recall, precision = row[0] / max(1, row[1]), row[2] / max(1, row[3])
    return (1 + beta**2) * precision * recall / max(1e-9, beta**2 * precision + recall)


def main():
    work, kind, weights_file = sys.argv[1:4]
    if weights_file.endswith(".onnx"):
        data = open(f"{work}/{weights_file}", "rb").read()
    else:
        data = export.graph(unpacked(f"{work}/{weights_file}"), 12).SerializeToString()
    core = ov.Core()
    compiled = core.compile_model(core.read_model(data), "CPU", {"INFERENCE_NUM_THREADS": "2", "PERFORMANCE_HINT": "LATENCY"})
    request = compiled.create_infer_request()

    def run(ids, mask, forms):
        result = request.infer({"input_ids": ids, "attention_mask": mask, "shape_ids": forms})
        return result[compiled.output("logits")], None

    tokenizer = Tokenizer.from_file(f"{work}/{kind}.json")
    reader = Reader(tokenizer, SPECIALS[kind], run)
    sets = dev_records(work, kind)
    read = {name: [(record, *reader.logits(record.text)) for record in records] for name, records in sets.items()}
    temperature = calibrate(read)
    print("temperature", temperature)
    best = None
    for bias in (0.0, -0.7):
        total, tables = defaultdict(lambda: [0, 0, 0, 0]), {}
        for name, rows in read.items():
            table = defaultdict(lambda: [0, 0, 0, 0])
            for record, ranges, logits in rows:
                count(record, spans(record.text, ranges, logits, temperature, bias), table)
            tables[name] = table
            for key, row in table.items():
                total[key] = [a + b for a, b in zip(total[key], row)]
        everything = [sum(column) for column in zip(*total.values())]
        score = f_score(everything, BETA)
        print(f"bias {bias}: recall {everything[0] / everything[1]:.4f} precision {everything[2] / everything[3]:.4f} F{BETA} {score:.4f}")
        if best is None or score > best[0]:
            best = (score, bias, tables, total)
    _, bias, tables, total = best
    for name, table in tables.items():
        main_ones = {k: f"{f_score(table[k]):.3f}" for k in ("NAME", "LOCATION", "ORGANIZATION", "DATE") if k in table and table[k][1] > 3}
        overall = [sum(column) for column in zip(*table.values())] if table else [0, 0, 0, 0]
        print(f"{name:24} all R {overall[0] / max(1, overall[1]):.3f} P {overall[2] / max(1, overall[3]):.3f} {main_ones}")
    for key in sorted(total):
        row = total[key]
        print(f"  {key:28} n {row[1]:5} R {row[0] / max(1, row[1]):.3f} P {row[2] / max(1, row[3]):.3f} F {f_score(row):.3f}")
    thresholds = tuned_thresholds(read, temperature, BIAS)
    print("thresholds", thresholds)
    result = {"temperature": temperature, "nothing_bias": BIAS, "thresholds": thresholds,
              "scores": {name: {k: round(f_score(v), 4) for k, v in table.items() if v[1] >= 10} for name, table in tables.items()}}
    json.dump(result, open(f"{work}/{weights_file}.tuned.json", "w"), indent=1)


def calibrate(read):
    """The temperature with the least marginal loss."""
    tokens = TargetSets()
    losses = {}
    for temperature in (0.8, 0.9, 1.0, 1.1, 1.2, 1.35, 1.5, 1.75, 2.0):
        total = number = 0
        for rows in read.values():
            for record, ranges, logits in rows[:25]:
                if not len(logits):
                    continue
                log_p = log_softmax(logits / temperature)
                targets = gold_sets(record, ranges, tokens)
                allowed = np.log(np.maximum(np.array(tokens.rows, np.float32), 1e-9))[targets]
                total -= np.log(np.exp(log_p + allowed).sum(-1)).sum()
                number += len(targets)
        losses[temperature] = total / number
    return min(losses, key=losses.get)


def gold_sets(record, ranges, tokens):
    targets = [tokens.nothing(record.complete, corpora.UNMARKED.get(record.source, ()))] * len(ranges)
    for span in record.spans:
        first = True
        for i, (start, end) in enumerate(ranges):
            if end > span.start and start < span.end and end > start and (span.label in INDEX or span.label in COARSE):
                targets[i] = tokens.span(span.label, record.exact, first)
                first = False
    return targets


def leaks(label):
    """Names, addresses and identifying values: recall counts more."""
    return label.startswith(("NAME", "LOCATION_ADDRESS")) or label.endswith(("_NUMBER", "_LICENSE", "_ACCOUNT", "_ID", "_PII")) or label in ("SSN", "DOB", "CVV", "CREDIT_CARD", "USERNAME", "PASSWORD", "EMAIL_ADDRESS")


def tuned_thresholds(read, temperature, bias):
    """With a bias that proposes too much, the likelihood from which a proposal of a label is worth reporting."""
    proposals, gold = defaultdict(list), defaultdict(int)
    for rows in read.values():
        for record, ranges, logits in rows:
            known = covered(record.complete)
            spans_gold = [(s.start, s.end, family(s.label)) for s in record.spans if s.label in INDEX and (known is None or family(s.label) in known)]
            for g in spans_gold:
                gold[g[2]] += 1
            for start, end, label, likelihood in spans(record.text, ranges, logits, temperature, bias):
                if known is None or family(label) in known:
                    proposals[family(label)].append((likelihood, any(start < e and s < end and family(label) == f for s, e, f in spans_gold)))
    out = {}
    for label in LABELS:
        rows = sorted(proposals[family(label)], reverse=True)
        if len(rows) < 30:
            out[label] = LEAST_SURE
            continue
        right, best = 0, (0, 0.4)
        for n, (likelihood, good) in enumerate(rows, 1):
            right += good
            precision, recall = right / n, min(1, right / max(1, gold[family(label)]))
            score = (1 + BETA**2) * precision * recall / max(1e-9, BETA**2 * precision + recall)
            if score > best[0]:
                best = (score, likelihood)
        out[label] = round(min(0.75, max(LEAST_SURE if leaks(label) else LEAST_SURE + 0.05, best[1])), 3)
    return out


if __name__ == "__main__":
    main()
