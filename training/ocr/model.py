"""The recogniser: PP-OCRv6 tiny's trunk (Apache-2.0), read from its ONNX file, with a finer time axis and our own head.

What differs from the original: a step every 4 pixels instead of 8 (Thai and Devanagari write several code points in one
glyph's width), the three rows are joined by a learnt sum instead of their mean, an extra block and three residual blocks of wide context, and
a head for our characters. A line is in one script, and training tells which: a Latin, a Greek and a Cyrillic A cannot be
told apart one by one. In the exported file the classifier's network says it (export.py). A Hangul syllable's weights are the sum of its three letters' weights while training, so that
2,400 syllables are learnt from a few thousand lines; in the exported file they are plain rows of one matrix.
"""

import unicodedata

import numpy as np
import onnx
import torch
import torch.nn.functional as F
from onnx import numpy_helper
from torch import nn

import alphabet
from settings import SCRIPTS

# (out channels of the depthwise, gate width or 0, out channels, vertical stride)
BLOCKS = [(48, 12, 48, 1), (48, 0, 48, 1), (48, 0, 96, 2), (96, 24, 96, 1), (96, 0, 96, 1), (96, 0, 160, 2), (160, 40, 160, 1), (160, 0, 160, 1), (160, 0, 160, 1)]
WIDE = [(48, 96), (48, 96), (48, 96), (96, 192), (96, 192), (96, 192), (160, 320), (160, 320), (160, 320)]
LUMA_BGR = (0.114, 0.587, 0.299)


class Gate(nn.Module):
    def __init__(self, channels: int, inner: int):
        super().__init__()
        self.down = nn.Conv2d(channels, inner, 1)
        self.up = nn.Conv2d(inner, channels, 1)

    def forward(self, x):
        return x * F.hardsigmoid(self.up(F.relu(self.down(x.mean((2, 3), keepdim=True)))))


class Block(nn.Module):
    def __init__(self, channels: int, gate: int, out: int, stride: int, wide: int):
        super().__init__()
        self.depth = nn.Conv2d(channels, channels, 3, (stride, 1), 1, groups=channels)
        self.gate = Gate(channels, gate) if gate else None
        self.widen = nn.Conv2d(channels, wide, 1)
        self.narrow = nn.Conv2d(wide, out, 1)
        self.residual = stride == 1

    def forward(self, x):
        x = self.depth(x)
        if self.gate is not None:
            x = self.gate(x)
        y = self.narrow(F.gelu(self.widen(x)))
        return x + y if self.residual else y


class Context(nn.Module):
    """A residual look to both sides; begins as the identity."""

    def __init__(self, channels: int, reach: int):
        super().__init__()
        self.depth = nn.Conv2d(channels, channels, (1, reach), padding=(0, reach // 2), groups=channels)
        self.widen = nn.Conv2d(channels, 2 * channels, 1)
        self.narrow = nn.Conv2d(2 * channels, channels, 1)
        nn.init.zeros_(self.narrow.weight)
        nn.init.zeros_(self.narrow.bias)

    def forward(self, x):
        return x + self.narrow(F.gelu(self.widen(self.depth(x))))


class Head(nn.Module):
    """One row per class; syllables add their letters' rows to their own."""

    def __init__(self, characters: list[str], channels: int):
        super().__init__()
        self.own = nn.Parameter(torch.randn(len(characters) + 1, channels) * 0.02)
        self.bias = nn.Parameter(torch.full((len(characters) + 1,), -4.0))
        self.letters = nn.Parameter(torch.randn(19 + 21 + 28, channels) * 0.05)
        hangul = [(i + 1, *alphabet.jamo(c)) for i, c in enumerate(characters) if "가" <= c <= "힣"]
        table = torch.tensor(hangul, dtype=torch.long)
        # Syllables are the tail of the alphabet, so one concatenation suffices.
        assert table[0, 0] + len(table) == len(characters) + 1
        self.first = int(table[0, 0])
        self.register_buffer("parts", table[:, 1:] + torch.tensor([0, 19, 40]), persistent=False)
        self.rows = {s: rows_of(s, characters) for s in range(len(SCRIPTS))}

    def weight(self):
        syllables = self.own[self.first:] + self.letters[self.parts].sum(1)
        return torch.cat([self.own[: self.first], syllables])

    def forward(self, x, script: int):
        """Logits of the characters a line in this script may hold, in the order of `rows[script]`."""
        rows = self.rows[script]
        if script == HANGUL:
            common = rows[rows < self.first]
            weight = torch.cat([self.own[common], self.own[self.first:] + self.letters[self.parts].sum(1)])
        else:
            weight = self.own[rows]
        return F.linear(x, weight, self.bias[rows])


HANGUL = SCRIPTS.index("hangul")


def script_of_character(c: str) -> int:
    """0: every line may hold it."""
    if "가" <= c <= "힣":
        return HANGUL
    for name, letters in (("cyrillic", alphabet.CYRILLIC), ("greek", alphabet.GREEK), ("arabic", alphabet.ARABIC), ("hebrew", alphabet.HEBREW),
                          ("devanagari", alphabet.DEVANAGARI), ("thai", alphabet.THAI), ("vietnamese", alphabet.VIETNAMESE)):
        if c in letters:
            return SCRIPTS.index(name)
    return 0


def rows_of(script: int, characters: list[str]) -> torch.Tensor:
    return torch.tensor([0] + [i + 1 for i, c in enumerate(characters) if script_of_character(c) in (0, script)])


class Recogniser(nn.Module):
    """Grey in [n, 1, 48, w], logits out [n, t, classes] with t = w / 4."""

    def __init__(self, characters: list[str]):
        super().__init__()
        self.stem1 = nn.Conv2d(1, 24, 3, 2, 1)
        self.stem2 = nn.Conv2d(24, 48, 3, 2, 1)
        self.blocks = nn.ModuleList(Block(c, g, o, s, w[1]) for (c, g, o, s), w in zip(BLOCKS, WIDE))
        self.extra = Block(160, 0, 160, 1, 320)
        self.join = nn.Conv2d(160, 160, (3, 1))
        self.neck1 = nn.Conv2d(160, 160, (1, 5), padding=(0, 4), dilation=(1, 2), groups=160)
        self.neck2 = nn.Conv2d(160, 160, 1)
        self.context = nn.Sequential(*(Context(160, 9) for _ in range(3)))
        self.head = Head(characters, 160)

    def features(self, x):
        # The first layers see edges and dots, the same in every script: they stay as PP-OCR trained them.
        with torch.no_grad():
            x = self.stem2(F.gelu(self.stem1(x)))
            for block in self.blocks[:FROZEN_BLOCKS]:
                x = block(x)
        for block in self.blocks[FROZEN_BLOCKS:]:
            x = block(x)
        x = self.join(self.extra(x))
        x = F.hardswish(self.neck2(F.hardswish(self.neck1(x))))
        return self.context(x)

    def forward(self, x, script: int):
        """The logits of a batch whose lines are all in one known script."""
        return self.head(self.features(x).squeeze(2).transpose(1, 2), script)


FROZEN_BLOCKS = 3
FROZEN_PARTS = ("stem1.", "stem2.", *(f"blocks.{i}." for i in range(FROZEN_BLOCKS)))
# Letters that look like one PP-OCR knows begin as it.
LOOKS_LIKE = dict(zip("АВЕЗКМНОРСТУХаеикмоорсухІіЇїЈјЁёҐЄЅ", "ABE3KMHOPCTYXaeuKMoopcyxIiÏïJjËëГЄS"))
NEW_PARTS = ("extra.", "join.", "context.", "head.")


def from_ppocr(path, dictionary: list[str], characters: list[str]) -> Recogniser:
    """The trunk and, for the characters both alphabets have, the head of PP-OCRv6 tiny. BatchNorms are folded in."""
    graph = onnx.load(path).graph
    tensors = {t.name: torch.from_numpy(np.array(numpy_helper.to_array(t))) for t in graph.initializer}
    users: dict[str, list] = {}
    for node in graph.node:
        for name in node.input:
            users.setdefault(name, []).append(node)

    def after(node):
        following = users[node.output[0]]
        if following[0].op_type in ("Squeeze", "Identity"):
            return after(following[0])
        return following[0]

    convolutions = []
    for node in graph.node:
        if node.op_type != "Conv":
            continue
        weight = tensors[node.input[1]].float()
        following = after(node)
        if following.op_type == "BatchNormalization":
            scale, shift, mean, variance = (tensors[n].float() for n in following.input[1:5])
            factor = scale / torch.sqrt(variance + 1e-5)
            convolutions.append((weight * factor[:, None, None, None], shift - mean * factor))
        else:
            assert following.op_type == "Add", following.op_type
            convolutions.append((weight, tensors[following.input[1]].float().flatten()))
    model = Recogniser(characters)
    places = [model.stem1, model.stem2]
    for block in model.blocks:
        places += [block.depth] + ([block.gate.down, block.gate.up] if block.gate else []) + [block.widen, block.narrow]
    places += [model.neck1, model.neck2]
    assert len(places) == len(convolutions), (len(places), len(convolutions))
    with torch.no_grad():
        for place, (weight, bias) in zip(places, convolutions):
            if place is model.stem1:
                weight = weight.sum(1, keepdim=True)
            place.weight.copy_(weight.reshape(place.weight.shape))
            place.bias.copy_(bias)
        # The extra block begins as the identity: its depthwise filter passes the centre, its widening adds nothing yet.
        model.extra.depth.weight.zero_()
        model.extra.depth.weight[:, 0, 1, 1] = 1
        for parameter in (model.extra.depth.bias, model.extra.narrow.weight, model.extra.narrow.bias):
            parameter.zero_()
        model.join.weight.zero_()
        model.join.bias.zero_()
        for row in range(3):
            model.join.weight[:, :, row, 0] = torch.eye(160) / 3
        matrices = [tensors[n.input[1]].float() for n in graph.node if n.op_type == "MatMul"]
        biases = [tensors[n].float() for n in ("linear_0.b_0", "linear_1.b_0")]
        whole = (matrices[0] @ matrices[1]).T
        bias = biases[0] @ matrices[1] + biases[1]
        places_of = {c: i + 1 for i, c in enumerate(dictionary)}
        places_of[" "] = whole.shape[0] - 1
        model.head.own[0], model.head.bias[0] = whole[0], bias[0]
        known = 0
        for i, c in enumerate(characters):
            alike = next((x for x in (c, LOOKS_LIKE.get(c), *unicodedata.normalize("NFD", c)[:1]) if x in places_of), None)
            if alike is not None:
                known += 1
                model.head.own[i + 1], model.head.bias[i + 1] = whole[places_of[alike]], bias[places_of[alike]] - (0 if alike == c else 0.5)
    print(f"{known} of {len(characters)} characters begin with PP-OCR's weights; {sum(p.numel() for p in model.parameters())} parameters")
    return model
