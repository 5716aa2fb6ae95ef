"""Fine-tunes a tagger: python3 train.py WORK KIND INIT LAYERS SECONDS OUT [TEACHER].

KIND english|multilingual (data from data.py), INIT a .npz of weights (fewer LAYERS than it has: evenly chosen ones are taken), OUT the name of
the .npz written to WORK. With a TEACHER (.npz, 12 layers, same vocabulary) the network also learns its soft answers and, layer by layer, its
hidden states, and both on raw text too.
The loss of a token is -log of the probability of the tags its source allows there (labels.py); mentions of one person or organisation
are drawn together by a pairwise loss on the mention head. The weights written are the running average.
"""
import os
import pickle
import sys
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from labels import TAGS
from model import Tagger, arrays
from stored import packed, unpacked

WORK, KIND, INIT, LAYERS, SECONDS, OUT = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4]), float(sys.argv[5]), sys.argv[6]
TEACHER = sys.argv[7] if len(sys.argv) > 7 else None
RATE = float(os.environ.get("RATE", "3e-4"))
IGNORED, UNKNOWN = 65535, 65534
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
BATCH = {64: 1024, 256: 256} if DEVICE == "cuda" else {64: 128, 256: 32}
LONG_SHARE = 0.75
AVERAGE = float(os.environ.get("AVERAGE", "0.998"))
# A short run that goes on may need more of some: TRUST="meddocan.es=4,synthetic.es=3".
TRUST = {name: float(value) for name, value in (one.split("=") for one in os.environ.get("TRUST", "").split(",") if one)}
SYNTHETIC = 0.5
WEIGHT = {"wikiann": 0.35, "german_ler_timex": 0.1, "parlamint": 0.5, "german_ler": 0.5, "hiner": 0.7, "sec_filings": 0.4, "edgecare": 1.5, "meddocan": 1.5, "nerel": 1.3, "manuals": 0.6, "plain": 0.5}
torch.manual_seed(7)
torch.set_float32_matmul_precision("high")


def group_weights(groups, size):
    """Half synthetic; real sources by the root of their size, times a trust."""
    names = [g for g, s in groups if s == size and not g.startswith("dev") and (TEACHER or not g.startswith("raw"))]
    real = np.array([0.0 if g.startswith("synthetic") else TRUST.get(g, 1.0) * WEIGHT.get(g.split(".")[0], 1.0) * len(groups[g, size][0]) ** 0.6 for g in names])
    made = np.array([TRUST.get(g, 1.0) * len(groups[g, size][0]) ** 0.8 if g.startswith("synthetic") else 0.0 for g in names])
    share = SYNTHETIC if made.sum() and real.sum() else 1.0 if made.sum() else 0.0
    return names, (share * made / max(made.sum(), 1e-9) + (1 - share) * real / max(real.sum(), 1e-9))


class Sampler:
    """All windows of one length on the device."""

    def __init__(self, groups, size):
        names, weights = group_weights(groups, size)
        parts = [groups[name, size] for name in names]
        column = lambda i: torch.from_numpy(np.concatenate([p[i] for p in parts]).astype(np.int32 if i in (0, 1, 2) else np.uint8)).to(DEVICE)
        self.columns = [column(i) for i in range(5)]
        self.counts = torch.tensor([len(p[0]) for p in parts], device=DEVICE)
        self.starts = torch.cumsum(self.counts, 0) - self.counts
        self.weights = torch.tensor(weights, device=DEVICE, dtype=torch.float)
        print(size, {n: round(float(w), 4) for n, w in zip(names, weights)}, flush=True)

    def batch(self, count):
        which = torch.multinomial(self.weights, count, True)
        rows = self.starts[which] + (torch.rand(count, device=DEVICE) * self.counts[which]).long().clamp(max=self.counts[which] - 1)
        return [column[rows].long() for column in self.columns]


def tag_loss(logits, targets, sets):
    """Marginal over what each token's source allows."""
    known = targets < UNKNOWN
    log_p = F.log_softmax(logits.float(), -1)
    allowed = sets[torch.where(known, targets, torch.zeros_like(targets))]
    per_token = -torch.logsumexp(log_p + allowed, -1)
    return (per_token * known).sum() / known.sum()


def mention_loss(vectors, mentions, who):
    """Pairs of mentions of one window: same or not."""
    hot = F.one_hot(mentions, 32).to(vectors.dtype)[..., 1:]
    sums = torch.einsum("blm,blv->bmv", hot, vectors).float()
    unit = F.normalize(sums, dim=-1)
    names = who[:, 1:]
    present = (hot.sum(1) > 0) & (names > 0)
    pair = present[:, :, None] & present[:, None, :] & ~torch.eye(31, dtype=torch.bool, device=vectors.device)
    same = names[:, :, None] == names[:, None, :]
    score = 10 * torch.einsum("bmv,bnv->bmn", unit, unit) - 5
    loss = F.binary_cross_entropy_with_logits(score, same.float(), reduction="none")
    close, apart = pair & same, pair & ~same
    return (loss * close).sum() / close.sum().clamp(min=1) + (loss * apart).sum() / apart.sum().clamp(min=1)


def initial(file, layers):
    """Weights for a network of `layers`, chosen evenly from the file's, always with the last."""
    weights = unpacked(file)
    have = 1 + max(int(k.split(".")[1]) for k in weights if k.startswith("layers."))
    chosen = [round((i + 1) * have / layers) - 1 for i in range(layers)]
    out = {k: v for k, v in weights.items() if not k.startswith("layers.")}
    for new, old in enumerate(chosen):
        out.update({k.replace(f"layers.{old}.", f"layers.{new}.", 1): v for k, v in weights.items() if k.startswith(f"layers.{old}.")})
    return {k: torch.tensor(v) for k, v in out.items()}, chosen


class Traced(Tagger):
    """Also gives the hidden states of some layers."""

    def states(self, ids, shapes, mask, wanted):
        x = F.dropout(self.n(self.w(ids) + self.p.weight[: ids.shape[1]] + self.s(shapes)), self.dropout, self.training)
        kept = []
        for i, layer in enumerate(self.layers):
            x = layer(x, mask)
            if i in wanted:
                kept.append(x)
        return self.tags(x), self.mentions(x), kept


def main():
    began = time.time()
    data = pickle.load(open(f"{WORK}/{KIND}.data", "rb"))
    sets = torch.tensor(np.log(np.maximum(data["sets"], 1e-9)), device=DEVICE)
    samplers = {size: Sampler(data["groups"], size) for size in (64, 256)}
    weights, chosen = initial(f"{WORK}/{INIT}", LAYERS)
    vocabulary = weights["w.weight"].shape[0]
    network = Traced(vocabulary, LAYERS, TAGS)
    print(network.load_state_dict({k: v for k, v in weights.items() if k in network.state_dict()}, strict=False), flush=True)
    network = network.to(DEVICE)
    teacher = None
    if TEACHER:
        known, _ = initial(f"{WORK}/{TEACHER}", 12)
        teacher = Traced(vocabulary, 12, TAGS)
        teacher.load_state_dict(known)
        teacher = teacher.to(DEVICE).eval()
    pad = 0

    def losses(ids, forms, targets, mentions, who):
        mask = (ids != pad)[:, None, None, :]
        logits, vectors, states = network.states(ids, forms, mask, set(range(LAYERS)) if teacher else set())
        hard = tag_loss(logits, targets, sets)
        near = mention_loss(vectors, mentions, who)
        loss = hard + 0.1 * near
        if teacher:
            with torch.no_grad():
                soft, soft_vectors, deep = teacher.states(ids, forms, mask, set(chosen))
            known = targets != IGNORED
            divergence = F.kl_div(F.log_softmax(logits.float() / 2, -1), F.log_softmax(soft.float() / 2, -1), log_target=True, reduction="none").sum(-1)
            loss = 0.4 * loss + 2.0 * (divergence * known).sum() / known.sum()
            for mine, theirs in zip(states, deep):
                loss = loss + 0.05 * (F.mse_loss(mine.float(), theirs.float(), reduction="none").mean(-1) * known).sum() / known.sum() * 10
            loss = loss + 0.05 * F.mse_loss(vectors.float(), soft_vectors.float())
        return loss, hard, near

    step_losses = torch.compile(losses, dynamic=False) if DEVICE == "cuda" else losses
    matrices = [p for p in network.parameters() if p.ndim > 1]
    vectors = [p for p in network.parameters() if p.ndim <= 1]
    optimizer = torch.optim.AdamW([{"params": matrices, "weight_decay": 0.02}, {"params": vectors, "weight_decay": 0.0}], lr=RATE, betas=(0.9, 0.98), eps=1e-6, fused=DEVICE == "cuda")
    average = [p.detach().clone() for p in network.parameters()]
    network.train()
    start, step = None, 0
    generator = np.random.default_rng(5)
    while True:
        done = 0 if start is None else (time.time() - start) / SECONDS
        if done >= 1:
            break
        for group in optimizer.param_groups:
            group["lr"] = RATE * min(1, (step + 1) / 200) * max(0.01, 1 - done)
        size = 256 if step == 0 or (step > 1 and generator.random() < LONG_SHARE) else 64
        with torch.autocast(DEVICE, torch.bfloat16):
            loss, hard, near = step_losses(*samplers[size].batch(BATCH[size]))
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimizer.step()
        optimizer.zero_grad(set_to_none=True)
        step += 1
        if step > 50:
            torch._foreach_lerp_(average, [p.detach() for p in network.parameters()], 1 - AVERAGE if done < 0.97 else 0.01)
        elif step == 50:
            average = [p.detach().clone() for p in network.parameters()]
        if step == 6:
            if DEVICE == "cuda":
                torch.cuda.synchronize()
            start = time.time()
            print("compiled", round(start - began), "s", flush=True)
        if step % 200 == 0:
            print(f"{OUT} step {step} {time.time() - began:.0f}s done {done:.2f} loss {loss.item():.4f} tags {hard.item():.4f} mentions {near.item():.4f}", flush=True)
    if step > 50:
        with torch.no_grad():
            for parameter, mean in zip(network.parameters(), average):
                parameter.copy_(mean)
    out = {k: v.astype(np.float16) for k, v in arrays(network).items()}
    out.update({k: v for k, v in packed({"w.weight": arrays(network)["w.weight"]}).items()})  # as export.py stores it
    np.savez(f"{WORK}/{OUT}", **out)
    print("DONE", OUT, "steps", step, "seconds", round(time.time() - began), flush=True)


if __name__ == "__main__":
    main()
