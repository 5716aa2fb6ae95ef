"""Trains the script classifier: PP-OCRv6 tiny's first layers and a small head over a whole line crop.

    python classify.py --minutes 12        trains, then prints the confusion matrix on held-out fonts and text
    python classify.py --minutes 25 --resume --rate 1e-3
                                           goes on from the checkpoint, with more of the scripts that look like Latin
    python classify.py --minutes 0         only evaluates the checkpoint
"""

import argparse
import json
import os
import time

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

import lines
from model import BLOCKS, WIDE, Block, from_ppocr
from render import characters
from script_of import script_of
from settings import SCRIPTS, WORK
from train import PPOCR

CHECKPOINT = WORK / "classifier.pt"
TAKEN_BLOCKS = 6
FROZEN_BLOCKS = 3
# How often a batch draws each class: evenly at first, then more of those that share letters with Latin.
SHARES = {False: [0.32] + [0.085] * 8, True: [0.35, 0.16, 0.11, 0.03, 0.055, 0.065, 0.04, 0.04, 0.15]}


class Classifier(nn.Module):
    """Grey in [n, 1, 48, w], logits out [n, classes]. A script shows in a few letters, so the strongest evidence along the
    line counts beside the mean."""

    def __init__(self):
        super().__init__()
        self.stem1 = nn.Conv2d(1, 24, 3, 2, 1)
        self.stem2 = nn.Conv2d(24, 48, 3, 2, 1)
        self.blocks = nn.ModuleList(Block(c, g, o, s, w[1]) for (c, g, o, s), w in list(zip(BLOCKS, WIDE))[:TAKEN_BLOCKS])
        self.join = nn.Conv2d(160, 128, (3, 1), groups=32)
        self.look = nn.Conv2d(128, 128, (1, 9), padding=(0, 4), groups=128)
        self.mix = nn.Conv2d(128, 128, 1)
        self.decide = nn.Linear(256, len(SCRIPTS))

    def forward(self, x):
        with torch.no_grad():
            x = self.stem2(F.gelu(self.stem1(x)))
            for block in self.blocks[:FROZEN_BLOCKS]:
                x = block(x)
        for block in self.blocks[FROZEN_BLOCKS:]:
            x = block(x)
        x = F.relu(self.mix(self.look(F.relu(self.join(x)))))
        return self.decide(torch.cat([x.mean((2, 3)), x.amax((2, 3))], 1))


def initial() -> Classifier:
    known = characters()
    dictionary = [c for c in (PPOCR / "ppocrv6_tiny_dict.txt").read_text(encoding="utf8").split("\n") if c]
    source = from_ppocr(PPOCR / "tiny/rec/rec.onnx", dictionary, known)
    model = Classifier()
    model.load_state_dict({n: v for n, v in source.state_dict().items() if n.startswith(("stem", "blocks")) and n in model.state_dict()
                           and v.shape == model.state_dict()[n].shape and not n.startswith("join")}, strict=False)
    return model


def gather(kinds: dict[str, int]) -> list[tuple[np.ndarray, int]]:
    found = []
    for kind, shards in kinds.items():
        for path in lines.shard_paths(kind)[:shards]:
            found += [(c, script_of(l["text"])) for c, l in lines.load(path) if len(l["text"]) > 1 and c.shape[1] <= 700]
    return found


def evaluate(model) -> np.ndarray:
    held = gather({"held": 9, "heldother": 9})
    matrix = np.zeros((len(SCRIPTS), len(SCRIPTS)), int)
    with torch.no_grad():
        for crop, script in held:
            batch = lines.stack([lines.plain(crop)]).to(next(model.parameters()).dtype).contiguous(memory_format=torch.channels_last)
            matrix[script, int(model(batch).argmax())] += 1
    return matrix


def show(matrix: np.ndarray):
    print(f"{'truth':>12} " + " ".join(f"{s[:6]:>6}" for s in SCRIPTS))
    for script, row in zip(SCRIPTS, matrix):
        print(f"{script:>12} " + " ".join(f"{n:6}" for n in row))
    print(json.dumps({"right": round(float(matrix.trace() / matrix.sum()), 4), "supported kept": round(float(matrix[0, 0] / matrix[0].sum()), 4),
                      "foreign sent": round(float(1 - matrix[1:, 0].sum() / matrix[1:].sum()), 4)}), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=12)
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--rate", type=float, default=1.5e-3)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    generator = np.random.default_rng([args.seed, args.resume])
    master = initial()
    print(sum(p.numel() for p in master.parameters()), "parameters")
    if args.minutes == 0:
        master.load_state_dict(torch.load(CHECKPOINT, weights_only=True))
        show(evaluate(master.to(memory_format=torch.channels_last)))
        return
    if args.resume:
        master.load_state_dict(torch.load(CHECKPOINT, weights_only=True))
    working = Classifier().bfloat16().to(memory_format=torch.channels_last)
    pool = gather({"train": 18 if args.resume else 9, "other": 9})
    by_script = [[i for i, (_, s) in enumerate(pool) if s == k] for k in range(len(SCRIPTS))]
    print({s: len(m) for s, m in zip(SCRIPTS, by_script)}, flush=True)
    frozen = ("stem", *(f"blocks.{i}." for i in range(FROZEN_BLOCKS)))
    for n, p in working.named_parameters():
        p.requires_grad_(not n.startswith(frozen))
    optimiser = torch.optim.AdamW([p for n, p in master.named_parameters() if not n.startswith(frozen)], lr=1e-3, weight_decay=0.01)
    began, total, step, losses, last = time.time(), args.minutes * 60, 0, [], time.time()
    while (progress := (time.time() - began) / total) < 1:
        for group in optimiser.param_groups:
            group["lr"] = args.rate * min(1, (step + 1) / 50) * (0.02 + 0.49 * (1 + np.cos(np.pi * progress)))
        with torch.no_grad():
            for m, w in zip(master.parameters(), working.parameters()):
                w.copy_(m)
        # A third is "other": sending a Latin or Chinese line away costs as much as keeping a Cyrillic one.
        drawn = [int(generator.choice(by_script[k])) for k in generator.choice(len(SCRIPTS), 96, p=SHARES[args.resume])]
        drawn.sort(key=lambda i: pool[i][0].shape[1])
        for part in range(0, 96, 24):
            chosen = [pool[i] for i in drawn[part:part + 24]]
            batch = lines.stack([lines.vary(c, generator) for c, _ in chosen]).bfloat16().contiguous(memory_format=torch.channels_last)
            loss = F.cross_entropy(working(batch).float(), torch.tensor([s for _, s in chosen]), label_smoothing=0.02)
            (loss / 4).backward()
            losses.append(loss.item())
        for m, w in zip(master.parameters(), working.parameters()):
            if w.grad is not None:
                m.grad = w.grad.float()
                w.grad = None
        torch.nn.utils.clip_grad_norm_(master.parameters(), 2.0)
        optimiser.step()
        step += 1
        if time.time() - last > 60:
            last = time.time()
            torch.save(master.state_dict(), CHECKPOINT.with_suffix(".partial"))
            os.replace(CHECKPOINT.with_suffix(".partial"), CHECKPOINT)
            print(f"step {step} progress {progress:.3f} loss {np.mean(losses[-80:]):.4f}", flush=True)
    torch.save(master.state_dict(), CHECKPOINT)
    show(evaluate(master.to(memory_format=torch.channels_last)))


if __name__ == "__main__":
    main()
