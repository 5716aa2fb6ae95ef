"""Goes on with masked-word training of the multilingual encoder: python3 pretrain.py WORK SECONDS.

WORK holds text/*.txt.xz (one line a paragraph, named by language), encoder.npz, multilingual.json (the tokenizer). Against the
first run (../shared/corpus/encoder): the shape of each token is told, masks cover whole words (pieces in scripts without blanks, where a
run between blanks is a sentence), thin languages count more,
modern sentences (npm *-corpus) and the texts of the annotated corpora are in the mix.
"""
import glob
import lzma
import math
import multiprocessing as mp
import os
import sys
import time

import numpy as np

WORK, SECONDS = sys.argv[1], float(sys.argv[2])
LENGTH, BATCH, RATE, MASK, MASKED = 256, 512, 4e-4, 4, 0.2
POWER = 0.5
HELD_OUT = 30_000
WITHOUT_BLANKS = {"zh", "ja", "th"}


def encode(job):
    """Tokens, shapes and whether a token begins a word."""
    from tokenizers import Tokenizer

    from tokenizers_of import shapes
    tokenizer = Tokenizer.from_file(WORK + "/multilingual.json")
    language, lines = job
    ids, forms = [], []
    for line in lines:
        encoded = tokenizer.encode(line, add_special_tokens=False)
        ids += encoded.ids
        forms += shapes(line, encoded.offsets)[1]
    return language, np.array(ids, np.uint16), np.array(forms, np.uint8)


def load():
    jobs = []
    for file in sorted(glob.glob(WORK + "/text/*.xz")):
        language, lines, size = os.path.basename(file)[:2], [], 0
        for line in lzma.open(file, "rt", encoding="utf8", errors="ignore"):
            line = line.strip()
            if not line:
                continue
            lines.append(line[:4000])
            size += len(line)
            if size > 400_000:
                jobs.append((language, lines))
                lines, size = [], 0
        if lines:
            jobs.append((language, lines))
    found = {}
    with mp.Pool(min(16, os.cpu_count())) as pool:
        for language, ids, forms in pool.imap(encode, jobs):
            found.setdefault(language, []).append((ids, forms))
    return {language: tuple(np.concatenate(part) for part in zip(*parts)) for language, parts in found.items()}


def main():
    began = time.time()
    data = load()
    print("tokens", {k: round(len(v[0]) / 1e6, 2) for k, v in data.items()}, "in", round(time.time() - began), "s", flush=True)
    import torch
    import torch.nn as nn
    import torch.nn.functional as F

    from model import Encoder, arrays, from_corpus_encoder
    from stored import packed
    torch.manual_seed(3)
    torch.set_float32_matmul_precision("high")
    device = "cuda" if torch.cuda.is_available() else "cpu"

    class Masked(Encoder):
        def __init__(self):
            super().__init__(64000, 12, dropout=0.0)
            self.hd, self.hn, self.hb = nn.Linear(384, 384), nn.LayerNorm(384), nn.Parameter(torch.zeros(64000))

        def loss(self, ids, forms, places, targets):
            x = self(ids, forms, None)
            rows = torch.arange(ids.shape[0], device=ids.device)[:, None]
            y = self.hn(F.gelu(self.hd(x[rows, places]))).reshape(-1, 384)
            logits = F.linear(y, self.w.weight, self.hb).float()
            return F.cross_entropy(logits, targets.reshape(-1)), (logits.argmax(-1) == targets.reshape(-1)).float().mean()

    network = Masked().to(device)
    while not os.path.exists(WORK + "/encoder.npz"):  # it may still be on its way
        time.sleep(0.5)
    weights = from_corpus_encoder(WORK + "/encoder.npz")
    print(network.load_state_dict({k: torch.tensor(v) for k, v in weights.items()}, strict=False), flush=True)
    languages = sorted(data)
    sizes = np.array([len(data[k][0]) for k in languages], float)
    share = sizes**POWER / (sizes**POWER).sum()
    print("share", {k: round(float(s), 3) for k, s in zip(languages, share)}, flush=True)
    keep = {k: HELD_OUT if len(data[k][0]) > 400_000 else 0 for k in languages}
    part = lambda i: torch.from_numpy(np.concatenate([data[k][i][: len(data[k][i]) - keep[k]] for k in languages]).astype(np.int32)).to(device)
    tokens, forms = part(0), part(1)
    lengths = torch.tensor([len(data[k][0]) - keep[k] for k in languages], device=device)
    offsets = torch.cumsum(lengths, 0) - lengths
    shares = torch.tensor(share, device=device, dtype=torch.float)
    count = int(MASKED * LENGTH)
    steps_of = torch.arange(LENGTH, device=device)
    by_piece = torch.tensor([k in WITHOUT_BLANKS for k in languages], device=device)

    def batch(size):
        which = torch.multinomial(shares, size, True)
        start = (torch.rand(size, device=device, dtype=torch.double) * (lengths[which] - LENGTH - 1).clamp(min=1)).long() + offsets[which]
        index = start[:, None] + steps_of
        return tokens[index].long(), forms[index].long(), by_piece[which]

    def hide(ids, form, pieces):
        """Whole words: all pieces of a word share one random number; `pieces`: rows where every piece is a word."""
        word = torch.where(pieces[:, None], steps_of.expand_as(form), (form >= 6).long().cumsum(1))
        order = torch.rand(ids.shape, device=device).gather(1, word.clamp(max=LENGTH - 1))
        places = order.argsort(1)[:, :count]
        targets = ids.gather(1, places)
        dice = torch.rand(places.shape, device=device)
        put = torch.where(dice < 0.8, torch.full_like(targets, MASK), torch.where(dice < 0.9, torch.randint(300, 64000, targets.shape, device=device), targets))
        return ids.scatter(1, places, put), places, targets

    matrices = [p for p in network.parameters() if p.ndim > 1]
    vectors = [p for p in network.parameters() if p.ndim <= 1]
    optimizer = torch.optim.AdamW([{"params": matrices, "weight_decay": 0.01}, {"params": vectors, "weight_decay": 0.0}], lr=RATE, betas=(0.9, 0.98), eps=1e-6, fused=device == "cuda")
    step_loss = torch.compile(network.loss) if device == "cuda" else network.loss
    size = BATCH if device == "cuda" else 4
    start, step = None, 0
    while True:
        spent = 0 if start is None else (time.time() - start) / SECONDS
        if spent >= 1:
            break
        for group in optimizer.param_groups:
            group["lr"] = RATE * min(1, (step + 1) / 300) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * spent)))
        ids, form, pieces = batch(size)
        hidden, places, targets = hide(ids, form, pieces)
        with torch.autocast(device, torch.bfloat16):
            loss, accuracy = step_loss(hidden, form, places, targets)
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimizer.step()
        optimizer.zero_grad(set_to_none=True)
        step += 1
        if step == 5:
            if device == "cuda":
                torch.cuda.synchronize()
            start = time.time()
        if step % 200 == 0:
            print(f"step {step} {time.time() - began:.0f}s done {spent:.2f} loss {loss.item():.3f} accuracy {accuracy.item():.3f}", flush=True)
    scores = {}
    with torch.no_grad(), torch.autocast(device, torch.bfloat16):
        for language in languages:
            if keep[language]:
                ids, form = (torch.from_numpy(data[language][i][-HELD_OUT:].astype(np.int64)[: HELD_OUT // LENGTH * LENGTH]).view(-1, LENGTH).to(device) for i in (0, 1))
                torch.manual_seed(1)
                pieces = torch.full((len(ids),), language in WITHOUT_BLANKS, device=device)
                hidden, places, targets = hide(ids, form, pieces)
                loss, accuracy = network.loss(hidden, form, places, targets)
                scores[language] = (round(loss.item(), 3), round(accuracy.item(), 3))
    print("UNSEEN loss, accuracy", scores, "steps", step, "tokens", round(step * size * LENGTH / 1e9, 3), "B", flush=True)
    np.savez(WORK + "/pretrained.npz", **packed({k: v for k, v in arrays(network).items() if k[0] != "h"}))
    print("DONE", os.path.getsize(WORK + "/pretrained.npz"), "bytes", round(time.time() - began), "s", flush=True)


if __name__ == "__main__":
    main()
