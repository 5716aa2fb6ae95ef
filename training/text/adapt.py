"""Adapts a shipped tagger to documents written by hand: python3 adapt.py WORK KIND INIT LAYERS STEPS OUT [TEACHER].

INIT is what `low_rank.py weights` made of the shipped file. The network stays as it is but for its vectors and a difference of low rank (RANK) beside
every matrix, so that what is shipped is small (low_rank.py) and what it knew stays near. A batch is part written documents (WRITTEN), part the
synthetic and real ones it was trained on. With a TEACHER (an adapted network of more layers: INIT,OUT) its soft answers are learnt, too.
Words are hidden in HIDE of the windows. Every tenth of the run the kept-out written documents are read and the state is saved (OUT.n.npz).
START goes on from an earlier adaptation (low_rank.py factors, or a saved state), RUN_SECONDS ends the run by the clock instead of STEPS.
A multilingual network is also told how a word is known (known_words.py); what it is told is forgotten for FORGET of the windows and of the tokens of
the others, so that it does not lean on the list: most names are on none.
"""
import os
import pickle
import sys
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from known_words import KINDS
from labels import TAGS
from model import Tagger
from stored import unpacked
from tokenizers_of import SHAPES

WORK, KIND, INIT, LAYERS, STEPS, OUT = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4]), int(sys.argv[5]), sys.argv[6]
TEACHER = sys.argv[7] if len(sys.argv) > 7 else None
sys.argv[3:] = [INIT, str(LAYERS), "0", OUT]
from train import DEVICE, IGNORED, Sampler, tag_loss  # noqa: E402

RANK, TAGS_RANK = int(os.environ.get("RANK", "6")), 16
RATE = float(os.environ.get("RATE", "1e-3"))
WRITTEN, MADE = float(os.environ.get("WRITTEN", "0.45")), 0.25
HIDE, HIDDEN = float(os.environ.get("HIDE", "0.5")), 0.12
START, RUN_SECONDS = os.environ.get("START"), float(os.environ.get("RUN_SECONDS", "0"))
FORGET = float(os.environ.get("FORGET", "0.1"))
MASK = {"english": 103, "multilingual": 4}[KIND]
CUDA = DEVICE == "cuda"
BATCH = {64: 512, 256: 128} if CUDA else {64: 8, 256: 4}
LONG_SHARE = 0.8


class Beside(nn.Module):
    """A frozen matrix with a thin pair beside it; its vector moves."""

    def __init__(self, linear, rank):
        super().__init__()
        self.linear = linear
        linear.weight.requires_grad_(False)
        out, into = linear.weight.shape
        self.a, self.b = nn.Parameter(torch.randn(rank, into) / into**0.5), nn.Parameter(torch.zeros(out, rank))

    def forward(self, x):
        return self.linear(x) + F.linear(F.linear(x, self.a), self.b)


class KnownShapes(nn.Module):
    """The frozen table of shapes, and beside it what is known of the word."""

    def __init__(self, table):
        super().__init__()
        self.table = table
        self.known = nn.Embedding(KINDS, table.weight.shape[1], padding_idx=0)
        nn.init.zeros_(self.known.weight)

    def forward(self, forms):
        known = forms // SHAPES
        if self.training:
            keep = (torch.rand((len(forms), 1), device=forms.device) > FORGET) & (torch.rand(forms.shape, device=forms.device) > FORGET)
            known = torch.where(keep, known, torch.zeros_like(known))
        return self.table(forms % SHAPES) + self.known(known)


def network_of(file):
    weights = {name: torch.tensor(value) for name, value in unpacked(f"{WORK}/{file}").items()}
    layers = 1 + max(int(name.split(".")[1]) for name in weights if name.startswith("layers."))
    network = Tagger(weights["w.weight"].shape[0], layers, TAGS)
    network.load_state_dict(weights)
    return network


def adapted(network):
    """Thin pairs beside the matrices of all layers and of the tags."""
    for parameter in network.parameters():
        parameter.requires_grad_(parameter.ndim == 1)
    for layer in network.layers:
        for name in ("qkv", "o", "f1", "f2"):
            setattr(layer, name, Beside(getattr(layer, name), RANK))
    network.tags = Beside(network.tags, TAGS_RANK)
    if KIND == "multilingual":
        network.s = KnownShapes(network.s)
    network.mentions.bias.requires_grad_(False)
    return network


def state(network):
    """What moved, under the names of the shipped network."""
    out = {}
    for name, value in network.named_parameters():
        if value.requires_grad:
            plain = name.replace(".linear.bias", ".bias")
            plain = plain[:-2] + ".weight" + plain[-2:] if plain.endswith((".a", ".b")) else plain
            out[plain] = value.detach().float().cpu().numpy().astype(np.float16 if value.ndim == 2 else np.float32)
    return out


def load(network, file):
    saved = np.load(file)
    with torch.no_grad():
        for name, value in network.named_parameters():
            plain = name.replace(".linear.bias", ".bias")
            plain = plain[:-2] + ".weight" + plain[-2:] if plain.endswith((".a", ".b")) else plain
            if value.requires_grad and plain in saved:
                known = torch.tensor(saved[plain].astype(np.float32))
                # Of a lower rank: the new pairs add nothing at first.
                if plain.endswith(".b") and known.shape != value.shape:
                    value.zero_()
                value[tuple(slice(size) for size in known.shape)].copy_(known)
    return network


class Mixed(Sampler):
    """Written, synthetic and real windows in fixed shares."""

    def __init__(self, groups, size):
        super().__init__(groups, size)
        names = [g for g, s in groups if s == size and not g.startswith(("dev", "raw"))]
        written = torch.tensor([1.0 if n.startswith("written") else 0.0 for n in names], device=DEVICE)
        made = torch.tensor([1.0 if n.startswith("synthetic") else 0.0 for n in names], device=DEVICE)
        real = 1 - written - made
        own = lambda mask: self.weights * mask / (self.weights * mask).sum().clamp(min=1e-9)
        by_size = self.counts.float() ** 0.7 * written
        self.weights = WRITTEN * by_size / by_size.sum().clamp(min=1e-9) + MADE * own(made) + (1 - WRITTEN - MADE) * own(real)


def hide(ids, share):
    """Some tokens are hidden in some windows."""
    pick = (torch.rand(ids.shape, device=ids.device) < HIDDEN) & (torch.rand((len(ids), 1), device=ids.device) < share) & (ids > 104)
    return torch.where(pick, torch.full_like(ids, MASK), ids)


def check(network, groups, sets):
    """Loss on the kept-out written windows, and how many of their tokens that are something are taken for something, and the reverse."""
    network.eval()
    total = [0.0, 0, 0, 0, 0]
    nothing = sets[:, 1:].max(-1).values < -20
    for (group, size), parts in groups.items():
        if not group.startswith("dev"):
            continue
        ids, forms, targets = (torch.from_numpy(p.astype(np.int64)).to(DEVICE) for p in parts[:3])
        for at in range(0, len(ids), 64):
            with torch.no_grad(), torch.autocast(DEVICE, torch.bfloat16):
                logits, _ = network(ids[at : at + 64], forms[at : at + 64], (ids[at : at + 64] != 0)[:, None, None, :])
            want, said = targets[at : at + 64], logits.float().argmax(-1) > 0
            known = want < 65534
            is_nothing = nothing[torch.where(known, want, torch.zeros_like(want))]
            total[0] += tag_loss(logits, want, sets).item() * known.sum().item()
            total[1] += known.sum().item()
            total[2] += (known & ~is_nothing & said).sum().item()
            total[3] += (known & ~is_nothing).sum().item()
            total[4] += (known & said).sum().item()
    network.train()
    return f"dev loss {total[0] / max(1, total[1]):.4f} recall {total[2] / max(1, total[3]):.4f} precision {total[2] / max(1, total[4]):.4f}"


def main():
    began = time.time()
    data = pickle.load(open(f"{WORK}/{KIND}.data", "rb"))
    sets = torch.tensor(np.log(np.maximum(data["sets"], 1e-9)), device=DEVICE)
    samplers = {size: Mixed(data["groups"], size) for size in (64, 256)}
    network = adapted(network_of(INIT))
    network = (load(network, f"{WORK}/{START}") if START else network).to(DEVICE)
    teacher = None
    if TEACHER:
        base, change = TEACHER.split(",")
        teacher = load(adapted(network_of(base)), f"{WORK}/{change}").to(DEVICE).eval()
        teacher.requires_grad_(False)
    thin = [p for p in network.parameters() if p.requires_grad and p.ndim > 1]
    vectors = [p for p in network.parameters() if p.requires_grad and p.ndim == 1]
    optimizer = torch.optim.AdamW([{"params": thin, "rate": RATE, "weight_decay": 0.01}, {"params": vectors, "rate": RATE * 0.3, "weight_decay": 0.0}], lr=RATE, betas=(0.9, 0.98), eps=1e-6)
    generator = np.random.default_rng(5)
    network.train()
    print("numbers", sum(p.numel() for p in thin), sum(p.numel() for p in vectors), "loaded", round(time.time() - began), "s", check(network, data["groups"], sets), flush=True)
    step, tenth, start = 0, 0, time.time()
    while tenth < 10:
        done = (time.time() - start) / RUN_SECONDS if RUN_SECONDS else step / STEPS
        for group in optimizer.param_groups:
            group["lr"] = group["rate"] * min(1, (step + 1) / 50) * max(0.02, 1 - done)
        size = 256 if generator.random() < LONG_SHARE else 64
        ids, forms, targets, _, _ = samplers[size].batch(BATCH[size])
        mask = (ids != 0)[:, None, None, :]
        with torch.autocast(DEVICE, torch.bfloat16):
            logits, _ = network(hide(ids, HIDE), forms, mask)
            loss = hard = tag_loss(logits, targets, sets)
            if teacher is not None:
                with torch.no_grad():
                    soft, _ = teacher(ids, forms, mask)
                known = targets != IGNORED
                divergence = F.kl_div(F.log_softmax(logits.float() / 2, -1), F.log_softmax(soft.float() / 2, -1), log_target=True, reduction="none").sum(-1)
                loss = 0.5 * hard + 2.0 * (divergence * known).sum() / known.sum()
        loss.backward()
        nn.utils.clip_grad_norm_(thin + vectors, 1.0)
        optimizer.step()
        optimizer.zero_grad(set_to_none=True)
        step += 1
        done = (time.time() - start) / RUN_SECONDS if RUN_SECONDS else step / STEPS
        if done * 10 >= tenth + 1:
            tenth = min(10, int(done * 10))
            print(f"{OUT} {tenth} step {step} {time.time() - began:.0f}s loss {loss.item():.4f} tags {hard.item():.4f}", check(network, data["groups"], sets), flush=True)
            if tenth in (4, 6, 8, 10):
                np.savez(f"{WORK}/{OUT}.{tenth}.npz", **state(network))
    print("DONE", OUT, "seconds", round(time.time() - began), flush=True)


if __name__ == "__main__":
    main()
