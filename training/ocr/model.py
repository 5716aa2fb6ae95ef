"""The recogniser and the script classifier: PP-OCRv6 tiny's trunk (Apache-2.0), read from its ONNX file, with our own ends.

What differs from the original recogniser: a step every 4 pixels instead of 8 (Thai and Devanagari write several code points
in one glyph's width), the three rows are joined by a learnt sum instead of their mean, four extra blocks, a wider neck with
three looks to both sides and two of attention over the whole line, and a head for our characters. A line is in one script,
and training tells which: a Latin, a Greek and a Cyrillic A cannot be told apart one by one. In the exported file the
classifier says it (export.py): it shares the recogniser's first layers. A Hangul syllable's weights are the sum of its
three letters' weights while training, so that rare syllables are learnt with the common ones; in the exported file they
are plain rows of one matrix.
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
    """A residual look to both sides, [n, t, c]; begins as the identity."""

    def __init__(self, channels: int, reach: int):
        super().__init__()
        self.depth = nn.Conv1d(channels, channels, reach, padding=reach // 2, groups=channels)
        self.norm = nn.LayerNorm(channels)
        self.widen = nn.Linear(channels, 2 * channels)
        self.narrow = nn.Linear(2 * channels, channels)
        nn.init.zeros_(self.narrow.weight)
        nn.init.zeros_(self.narrow.bias)

    def forward(self, x):
        y = self.depth(x.transpose(1, 2)).transpose(1, 2)
        return x + self.narrow(F.gelu(self.widen(self.norm(y))))


class Attention(nn.Module):
    """A residual look at the whole line, [n, t, c]; begins as the identity."""

    def __init__(self, channels: int, heads: int):
        super().__init__()
        self.heads = heads
        self.norm = nn.LayerNorm(channels)
        self.all = nn.Linear(channels, 3 * channels)
        self.out = nn.Linear(channels, channels)
        self.second_norm = nn.LayerNorm(channels)
        self.widen = nn.Linear(channels, 2 * channels)
        self.narrow = nn.Linear(2 * channels, channels)
        for layer in (self.out, self.narrow):
            nn.init.zeros_(layer.weight)
            nn.init.zeros_(layer.bias)

    def forward(self, x):
        n, t, c = x.shape
        q, k, v = self.all(self.norm(x)).view(n, t, 3, self.heads, c // self.heads).permute(2, 0, 3, 1, 4)
        y = F.scaled_dot_product_attention(q, k, v).transpose(1, 2).reshape(n, t, c)
        x = x + self.out(y)
        return x + self.narrow(F.gelu(self.widen(self.second_norm(x))))


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
        # What a line of each script may hold: 0, or so much less that it is never written.
        closed = torch.full((len(SCRIPTS), len(characters) + 1), -1e4)
        closed[:, 0] = 0
        for i, c in enumerate(characters):
            owner = script_of_character(c)
            closed[slice(None) if owner == 0 else owner, i + 1] = 0
        self.register_buffer("closed", closed, persistent=False)

    def weight(self):
        syllables = self.own[self.first:] + self.letters[self.parts].sum(1)
        return torch.cat([self.own[: self.first], syllables])

    def forward(self, x, scripts):
        """Logits of all classes, in single precision; those a line's script does not have are closed."""
        return F.linear(x.float(), self.weight(), self.bias) + self.closed[scripts][:, None]


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


class Recogniser(nn.Module):
    """Grey in [n, 1, 48, w], logits out [n, t, classes] with t = w / 4."""

    def __init__(self, characters: list[str]):
        super().__init__()
        self.stem1 = nn.Conv2d(1, 24, 3, 2, 1)
        self.stem2 = nn.Conv2d(24, 48, 3, 2, 1)
        self.blocks = nn.ModuleList(Block(c, g, o, s, w[1]) for (c, g, o, s), w in zip(BLOCKS, WIDE))
        self.extra = nn.ModuleList(Block(160, 0, 160, 1, 320) for _ in range(4))
        self.join = nn.Conv2d(160, 160, (3, 1))
        self.neck1 = nn.Conv2d(160, 160, (1, 5), padding=(0, 4), dilation=(1, 2), groups=160)
        self.neck2 = nn.Conv2d(160, 160, 1)
        self.spread = nn.Linear(160, CHANNELS)
        self.looks = nn.ModuleList([Context(CHANNELS, 9), Context(CHANNELS, 9), Attention(CHANNELS, 8), Context(CHANNELS, 9), Attention(CHANNELS, 8)])
        self.head = Head(characters, CHANNELS)

    def first(self, x):
        """The layers the classifier shares."""
        x = self.stem2(F.gelu(self.stem1(x)))
        for block in self.blocks[:SHARED_BLOCKS]:
            x = block(x)
        return x

    def rest(self, x, scripts):
        """The logits of lines whose scripts are known, from the first layers' output."""
        for block in [*self.blocks[SHARED_BLOCKS:], *self.extra]:
            x = block(x)
        x = F.hardswish(self.neck2(F.hardswish(self.neck1(self.join(x)))))
        x = self.spread(x.squeeze(2).transpose(1, 2))
        for look in self.looks:
            x = look(x)
        with torch.autocast(x.device.type, enabled=False):
            return self.head(x, scripts)

    def forward(self, x, scripts):
        return self.rest(self.first(x), scripts)


class Classifier(nn.Module):
    """Grey in [n, 1, 48, w], logits out [n, classes]. A script shows in a few letters, so the strongest evidence along the
    line counts beside the mean."""

    def __init__(self):
        super().__init__()
        self.stem1 = nn.Conv2d(1, 24, 3, 2, 1)
        self.stem2 = nn.Conv2d(24, 48, 3, 2, 1)
        self.blocks = nn.ModuleList(Block(c, g, o, s, w[1]) for (c, g, o, s), w in list(zip(BLOCKS, WIDE))[:CLASSIFIER_BLOCKS])
        self.join = nn.Conv2d(160, 128, (3, 1))
        self.look = nn.Conv2d(128, 128, (1, 9), padding=(0, 4), groups=128)
        self.mix = nn.Conv2d(128, 128, 1)
        self.context = Context(128, 9)
        self.decide = nn.Linear(256, len(SCRIPTS))
        # The usual beginnings would let the lines' differences all but vanish on the way.
        for layer in (self.join, self.mix):
            nn.init.kaiming_normal_(layer.weight, nonlinearity="relu")
            nn.init.zeros_(layer.bias)
        nn.init.normal_(self.look.weight, std=0.1)
        with torch.no_grad():
            self.join.weight.mul_(3)  # what comes out of the last block is small
            self.look.weight[:, 0, 0, 4] += 1

    def share(self, source: Recogniser):
        """From now on the first layers are the recogniser's own; the later blocks begin as its."""
        self.blocks.load_state_dict(source.blocks[:CLASSIFIER_BLOCKS].state_dict())
        self.stem1, self.stem2 = source.stem1, source.stem2
        for i in range(SHARED_BLOCKS):
            self.blocks[i] = source.blocks[i]

    def rest(self, x):
        for block in self.blocks[SHARED_BLOCKS:]:
            x = block(x)
        x = F.relu(self.mix(self.look(F.relu(self.join(x)))))
        x = self.context(x.squeeze(2).transpose(1, 2))
        return self.decide(torch.cat([x.mean(1), x.amax(1)], 1))


CHANNELS = 256
SHARED_BLOCKS = 3
CLASSIFIER_BLOCKS = 6
# Letters that look like one PP-OCR knows begin as it.
LOOKS_LIKE = dict(zip("АВЕЗКМНОРСТУХаеикмоорсухІіЇїЈјЁёҐЄЅ", "ABE3KMHOPCTYXaeuKMoopcyxIiÏïJjËëГЄS"))
NEW_PARTS = ("extra.", "join.", "spread.", "looks.", "head.")


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
        # The extra blocks begin as the identity: their depthwise filter passes the centre, their widening adds nothing yet.
        for block in model.extra:
            block.depth.weight.zero_()
            block.depth.weight[:, 0, 1, 1] = 1
            for parameter in (block.depth.bias, block.narrow.weight, block.narrow.bias):
                parameter.zero_()
        model.spread.weight[:160] = torch.eye(160)
        model.spread.bias.zero_()
        model.join.weight.zero_()
        model.join.bias.zero_()
        for row in range(3):
            model.join.weight[:, :, row, 0] = torch.eye(160) / 3
        matrices = [tensors[n.input[1]].float() for n in graph.node if n.op_type == "MatMul"]
        biases = [tensors[n].float() for n in ("linear_0.b_0", "linear_1.b_0")]
        whole = F.pad((matrices[0] @ matrices[1]).T, (0, CHANNELS - 160))
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
