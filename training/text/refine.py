"""Goes on with a trained tagger: python3 refine.py WORK INIT END OUT (END in seconds since 1970).

The network is compiled while data.py still works: WORK/data.done says that it has ended.

As train.py, but the word table stays as it is (what is shipped then is a small difference, delta.py), and part of each batch is running text
(silver.py) of which little is known: words that lists know are hints, the rest is what INIT itself says there; a fifth of its words is
hidden from the network (not from INIT), so that it learns to tell names by what stands around them and goes on learning the languages.
HIDE=0.3 hides words of that share of the marked windows too.
"""
import os
import pickle
import sys
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from decoding import FAMILY_TAGS
from labels import TAGS
from model import Tagger, arrays

WORK, INIT, END, OUT = sys.argv[1], sys.argv[2], float(sys.argv[3]), sys.argv[4]
sys.argv[2:] = ["multilingual", INIT, "12", "0", OUT]
from train import AVERAGE, DEVICE, IGNORED, UNKNOWN, Sampler, initial, mention_loss, tag_loss  # noqa: E402

RATE = float(os.environ.get("RATE", "2e-4"))
HIDE = float(os.environ.get("HIDE", "0"))
CUDA = DEVICE == "cuda"
MARKED = {64: 768, 256: 192} if CUDA else {64: 16, 256: 8}
RUNNING = {64: 256, 256: 64} if CUDA else {64: 8, 256: 4}
LONG_SHARE, HIDDEN, MASK, OUTSIDE_WORDS = 0.75, 0.2, 4, 0.25
PLACES = lambda size: int(HIDDEN * size)
MOST_SETS = 2048


class Refined(Tagger):
    """Also guesses hidden words."""

    def __init__(self, vocabulary):
        super().__init__(vocabulary, 12, TAGS)
        self.hd, self.hn, self.hb = nn.Linear(384, 384), nn.LayerNorm(384), nn.Parameter(torch.zeros(vocabulary))
        nn.init.eye_(self.hd.weight)

    def body(self, ids, shapes, mask):
        x = F.dropout(self.n(self.w(ids) + self.p.weight[: ids.shape[1]] + self.s(shapes)), self.dropout, self.training)
        for layer in self.layers:
            x = layer(x, mask)
        return x


def hide(ids, forms):
    """Whole words (pieces where a run of pieces has no gaps)."""
    size = ids.shape[1]
    word = (forms >= 6).long().cumsum(1)
    unspaced = word[:, -1:] < 0.35 * (ids != 0).sum(1, keepdim=True)
    word = torch.where(unspaced, torch.arange(size, device=ids.device).expand_as(word), word)
    order = torch.rand(ids.shape, device=ids.device).gather(1, word.clamp(max=size - 1)) + (ids < 5) * 2.0
    places = order.argsort(1)[:, : PLACES(size)]
    targets = torch.where(ids.gather(1, places) < 5, torch.full_like(places, -100), ids.gather(1, places))
    dice = torch.rand(places.shape, device=ids.device)
    put = torch.where(dice < 0.8, torch.full_like(places, MASK), torch.where(dice < 0.9, torch.randint(300, 64000, places.shape, device=ids.device), ids.gather(1, places)))
    put = torch.where(targets < 0, ids.gather(1, places), put)
    return ids.scatter(1, places, put), places, targets


def main():
    began = time.time()
    sets = torch.zeros((MOST_SETS, TAGS), device=DEVICE)
    weights, _ = initial(f"{WORK}/{INIT}", 12)
    vocabulary = weights["w.weight"].shape[0]
    network = Refined(vocabulary)
    print(network.load_state_dict(weights, strict=False), flush=True)
    teacher = Tagger(vocabulary, 12, TAGS)
    teacher.load_state_dict(weights)
    network, teacher = network.to(DEVICE), teacher.to(DEVICE).eval()
    network.w.weight.requires_grad_(False)
    of = lambda root: torch.tensor([t for tag in FAMILY_TAGS[root] for t in (tag, tag + 1)], device=DEVICE)
    organisation = of("ORGANIZATION")

    def losses(ids, forms, targets, mentions, who, raw, raw_forms, raw_targets, hidden, places, words):
        x = network.body(ids, forms, (ids != 0)[:, None, None, :])
        loss = hard = tag_loss(network.tags(x), targets, sets)
        loss = loss + 0.1 * mention_loss(network.mentions(x), mentions, who)
        mask = (raw != 0)[:, None, None, :]
        with torch.no_grad():
            soft = F.log_softmax(teacher(raw, raw_forms, mask)[0].float(), -1)
        y = network.body(hidden, raw_forms, mask)
        log_p = F.log_softmax(network.tags(y).float(), -1)
        # A listed place inside what INIT takes for an organisation is part of its name.
        listed = (raw_targets < UNKNOWN) & (soft[..., organisation].exp().sum(-1) < 0.5)
        inside = (raw_targets != IGNORED) & ~listed
        hints = -torch.logsumexp(log_p + sets[torch.where(listed, raw_targets, torch.zeros_like(raw_targets))], -1)
        divergence = F.kl_div(log_p, soft, log_target=True, reduction="none").sum(-1)
        hints, echo = (hints * listed).sum() / listed.sum().clamp(min=1), (divergence * inside).sum() / inside.sum().clamp(min=1)
        rows = torch.arange(raw.shape[0], device=raw.device)[:, None]
        guesses = F.linear(network.hn(F.gelu(network.hd(y[rows, places]))).reshape(-1, 384), network.w.weight, network.hb).float()
        guessed = F.cross_entropy(guesses, words.reshape(-1), ignore_index=-100)
        return loss + 0.05 * hints + 0.5 * echo + 0.03 * guessed, hard, hints, echo, guessed

    step_losses = torch.compile(losses, dynamic=False) if CUDA else losses
    trained = [p for p in network.parameters() if p.requires_grad]
    network.train()
    for size in (256, 64) if CUDA else ():
        nonsense = lambda rows: torch.randint(300, 64000, (rows, size), device=DEVICE)
        rows, raw = nonsense(MARKED[size]), nonsense(RUNNING[size])
        zero = torch.zeros_like
        with torch.autocast(DEVICE, torch.bfloat16):
            found = step_losses(rows, zero(rows), zero(rows), zero(rows), torch.zeros((len(rows), 32), dtype=torch.long, device=DEVICE), raw, zero(raw), zero(raw), *hide(raw, zero(raw)))
        found[0].backward()
        for parameter in trained:
            parameter.grad = None
    print("compiled", round(time.time() - began), "s", flush=True)
    while not os.path.exists(f"{WORK}/data.done"):
        time.sleep(0.2)
    data = pickle.load(open(f"{WORK}/multilingual.data", "rb"))
    sets[: len(data["sets"])] = torch.tensor(np.log(np.maximum(data["sets"], 1e-9)), device=DEVICE)
    groups = data["groups"]
    running = {(f"running.{g.split('.')[1]}", s): rows for (g, s), rows in groups.items() if g.startswith("silver")}
    marked = {key: rows for key, rows in groups.items() if not key[0].startswith("silver")}
    samplers = {size: (Sampler(marked, size), Sampler(running, size)) for size in (64, 256)}
    print("data", round(time.time() - began), "s", flush=True)
    optimizer = torch.optim.AdamW([{"params": [p for p in trained if p.ndim > 1], "weight_decay": 0.02}, {"params": [p for p in trained if p.ndim <= 1], "weight_decay": 0.0}], lr=RATE, betas=(0.9, 0.98), eps=1e-6, fused=CUDA)
    average = [p.detach().clone() for p in trained]
    start, step = time.time(), 0
    generator = np.random.default_rng(5)

    def save():
        now = [p.detach().clone() for p in trained]
        with torch.no_grad():
            for parameter, mean in zip(trained, average):
                parameter.copy_(mean)
            out = {k: v.astype(np.float16) for k, v in arrays(network).items() if k != "w.weight" and not k.startswith(("hd", "hn", "hb"))}
            for parameter, value in zip(trained, now):
                parameter.copy_(value)
        np.savez(f"{WORK}/{OUT}.part", **out)
        os.replace(f"{WORK}/{OUT}.part.npz", f"{WORK}/{OUT}")

    saved = time.time()
    while True:
        done = (time.time() - start) / (END - start)
        if done >= 1:
            break
        for group in optimizer.param_groups:
            group["lr"] = RATE * min(1, (step + 1) / 300) * max(0.01, 1 - done)
        size = 256 if generator.random() < LONG_SHARE else 64
        raw, raw_forms, raw_targets, _, _ = samplers[size][1].batch(RUNNING[size])
        ids, forms, *known = samplers[size][0].batch(MARKED[size])
        if HIDE:
            ids = torch.where(torch.rand((len(ids), 1), device=DEVICE) < HIDE, hide(ids, forms)[0], ids)
        with torch.autocast(DEVICE, torch.bfloat16):
            found = step_losses(ids, forms, *known, raw, raw_forms, raw_targets, *hide(raw, raw_forms))
        found[0].backward()
        nn.utils.clip_grad_norm_(trained, 1.0)
        optimizer.step()
        optimizer.zero_grad(set_to_none=True)
        step += 1
        if step > 50:
            torch._foreach_lerp_(average, [p.detach() for p in trained], 1 - AVERAGE if done < 0.97 else 0.01)
        elif step == 50:
            average = [p.detach().clone() for p in trained]
        if step % (100 if CUDA else 2) == 0:
            print(f"{OUT} step {step} {time.time() - began:.0f}s done {done:.2f} loss tags hints echo words", " ".join(f"{v.item():.4f}" for v in found), flush=True)
        if time.time() - saved > 90 and step > 50:
            save()
            saved = time.time()
    save()
    print("DONE", OUT, "steps", step, "seconds", round(time.time() - began), flush=True)


if __name__ == "__main__":
    main()
