"""The rendered lines on the training device: shards are taken in as they appear, and every showing of a line is a fresh one.

All crops lie column by column in one long array on the device. A batch is gathered out of it with the changes of the
showing (stretching, slant, shift) in the gathering itself, so that the processor's cores are left to the rendering.
"""

import queue
import threading
import time

import numpy as np
import torch

import lines
from script_of import script_of
from settings import HEIGHT, SCRIPT_OF, SCRIPTS

# Few widths, so that the device meets few shapes. The service pads to steps of 64 pixels, at least 128.
WIDTHS = [128, 192, 256, 320, 384, 448, 512, 640, 768, 960, 1280, 1536]


def script_number(language: str) -> int:
    return SCRIPTS.index(SCRIPT_OF[language]) if language in SCRIPT_OF else 0


class Line:
    """Where a crop lies, what is written on it, the script its label is in (told) and the script it shows (to be found)."""

    __slots__ = ("start", "width", "target", "told", "shown", "language", "label")

    def __init__(self, start, width, target, told, shown, language, label):
        self.start, self.width, self.target, self.told, self.shown, self.language, self.label = start, width, target, told, shown, language, label


class Pool:
    def __init__(self, alphabet: list[str], device: torch.device, columns: int, take: int | None = None):
        self.number = {c: i + 1 for i, c in enumerate(alphabet)}
        self.device = device
        self.pixels = torch.empty(columns * HEIGHT, dtype=torch.uint8, device=device)
        self.used = 0
        self.full = False
        self.lines = {kind: {w: [] for w in WIDTHS} for kind in ("train", "other")}
        self.held: dict[str, list[Line]] = {}
        self.count = {"train": 0, "other": 0}
        self.coming: queue.Queue = queue.Queue(16)
        self.take = take
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        """In the background: new shards from disk, labels into numbers."""
        seen: set = set()
        while True:
            new = [(kind, p) for kind in ("train", "other") for p in lines.shard_paths(kind) if p not in seen and ".partial" not in p.name]
            if not new or (self.take and len(seen) >= self.take):
                time.sleep(0.5)
                continue
            for kind, path in new:
                seen.add(path)
                found, start, columns = [], 0, []
                for crop, label in lines.load(path):
                    width = crop.shape[1]
                    # A line that is too dense for CTC's steps teaches nothing.
                    if width > WIDTHS[-1] or (kind == "train" and (len(label["label"]) + 4) * 4.4 > max(width, WIDTHS[0])):
                        continue
                    text = label["text"]
                    target = np.array([self.number[c] for c in label["label"]], np.int64) if kind == "train" else None
                    shown = script_of(text) if len(text) > 1 else -100
                    found.append(Line(start, width, target, script_number(label["language"]), shown, label["language"], label["label"]))
                    start += width
                    columns.append(crop)
                pixels = torch.from_numpy(np.ascontiguousarray(np.concatenate(columns, 1).T).reshape(-1))
                self.coming.put((kind, pixels, found))

    def refresh(self, wait: float = 0.0):
        """Takes in what the background has read."""
        while True:
            try:
                kind, pixels, found = self.coming.get(timeout=wait) if wait else self.coming.get_nowait()
            except queue.Empty:
                return
            wait = 0.0
            if self.used + len(pixels) > len(self.pixels):
                self.full = True
                return
            self.pixels[self.used:self.used + len(pixels)] = pixels.to(self.device)
            base = self.used // HEIGHT
            self.used += len(pixels)
            for line in found:
                line.start += base
            # The first shard of a kind is only ever measured on.
            if kind not in self.held:
                self.held[kind] = found
                continue
            self.count[kind] += len(found)
            for line in found:
                self.lines[kind][next(w for w in WIDTHS if w >= line.width)].append(line)

    def draw(self, columns: int, generator: np.random.Generator, other_share: float, widest: int = WIDTHS[-1]) -> tuple[int, list[Line], list[Line]]:
        """(width, lines of our scripts, other lines): every line is equally likely over many batches."""
        usable = [w for w in WIDTHS if w <= widest and self.lines["train"][w] and self.lines["other"][w]]
        if not usable:
            raise LookupError("no lines yet")
        likely = np.array([len(self.lines["train"][w]) * w for w in usable], float)
        width = usable[generator.choice(len(usable), p=likely / likely.sum())]
        count = max(4, columns // width)
        others = round(count * other_share)

        def some(found, n):
            return [found[i] for i in generator.integers(0, len(found), n)]

        return width, some(self.lines["train"][width], count - others), some(self.lines["other"][width], others)

    def show(self, chosen: list[Line], width: int, varied: bool = True) -> torch.Tensor:
        """[n, 1, 48, width]: grey in -1..1, padded on the right with 0."""
        device, n = self.device, len(chosen)
        start = torch.tensor([c.start for c in chosen], device=device)[:, None, None]
        wide = torch.tensor([c.width for c in chosen], device=device)[:, None, None]

        def between(low, high):
            return torch.rand(n, 1, 1, device=device) * (high - low) + low

        def sometimes(share, value, otherwise):
            return torch.where(torch.rand(n, 1, 1, device=device) < share, value, otherwise)

        column, row = torch.arange(width, device=device)[None, None], torch.arange(HEIGHT, device=device)[None, :, None]
        if varied:
            least = torch.tensor([0 if c.target is None else (len(c.target) + 4) * 4.4 for c in chosen], device=device)[:, None, None] / wide
            stretch = sometimes(0.5, between(0.82, 1.2), 1.0).maximum(least.clamp(max=1)).minimum(width / wide)
            slant = sometimes(0.2, between(-0.15, 0.15), 0.0)
            height, shift = sometimes(0.3, between(0.88, 1.14), 1.0), sometimes(0.4, between(-3, 3), 0.0)
            x = (column / stretch + slant * (row - 23.5)).clamp(min=0).minimum(wide - 1.0)
            y = ((row - 23.5) * height + 23.5 + shift).clamp(0, HEIGHT - 1)
            left, top = x.long(), y.long()
            right, bottom = (left + 1).minimum(wide - 1), (top + 1).clamp(max=HEIGHT - 1)
            x, y = x - left, y - top

            def at(a, b):
                return self.pixels[(start + a) * HEIGHT + b].float()

            pixels = (at(left, top) * (1 - x) + at(right, top) * x) * (1 - y) + (at(left, bottom) * (1 - x) + at(right, bottom) * x) * y
            inside = column < (wide * stretch)
        else:
            pixels = self.pixels[(start + column.minimum(wide - 1)) * HEIGHT + row].float()
            inside = column < wide
        pixels = pixels / 127.5 - 1
        if varied:
            blur = sometimes(0.25, between(0.05, 0.25), 0.0)
            across = torch.cat([pixels[:, :, :1], pixels, pixels[:, :, -1:]], 2)
            pixels = pixels * (1 - 2 * blur) + blur * (across[:, :, 2:] + across[:, :, :-2])
            down = torch.cat([pixels[:, :1], pixels, pixels[:, -1:]], 1)
            pixels = pixels * (1 - 2 * blur) + blur * (down[:, 2:] + down[:, :-2])
            pixels = pixels * sometimes(0.5, between(0.55, 1.15), 1.0) + sometimes(0.5, between(-0.2, 0.2), 0.0)
            pixels = pixels * sometimes(0.1, -1.0, 1.0)
            pixels = pixels + sometimes(0.3, between(0.01, 0.12), 0.0) * torch.randn_like(pixels)
        return (pixels.clamp(-1, 1) * inside)[:, None]
