"""The product's decoding (crates/inference) in numpy, to tune and to check by: windows, Viterbi, spans with likelihoods."""
import numpy as np

from labels import COARSE, LABELS, TAGS
from tokenizers_of import SPECIAL_SHAPE, shapes

MEMBERS = {
    "NAME": COARSE["NAME"],
    "LOCATION": COARSE["LOCATION"],
    "LOCATION_ADDRESS": ["LOCATION_ADDRESS", "LOCATION_ADDRESS_STREET"],
    "ORGANIZATION": COARSE["ORGANIZATION"],
}
ROOT = {label: next((root for root in ("NAME", "LOCATION", "ORGANIZATION") if label in MEMBERS[root]), label) for label in LABELS}
FAMILY_TAGS = {root: [1 + 2 * LABELS.index(m) for m in MEMBERS.get(root, [root])] for root in set(ROOT.values())}
LONG, OVERLAP = 256, 64


class Reader:
    """Texts to per-token logits through a compiled network: a function of (ids, mask, shapes) -> (logits, mentions)."""

    def __init__(self, tokenizer, specials, run):
        self.tokenizer, self.specials, self.run = tokenizer, specials, run

    def logits(self, text):
        encoded = self.tokenizer.encode(text, add_special_tokens=False)
        ranges, forms = shapes(text, encoded.offsets)
        ids = encoded.ids
        out = np.zeros((len(ids), TAGS), np.float32)
        best = np.full(len(ids), -1)
        room, start = LONG - 2, 0
        while start < len(ids):
            end = min(start + room, len(ids))
            size = -(-(end - start + 2) // 32) * 32
            row = np.full((3, 1, size), 0, np.int64)
            row[0] = self.specials["pad"]
            row[2] = SPECIAL_SHAPE
            row[0, 0, 0], row[0, 0, end - start + 1] = self.specials["begin"], self.specials["end"]
            row[0, 0, 1 : end - start + 1], row[2, 0, 1 : end - start + 1] = ids[start:end], forms[start:end]
            row[1, 0, : end - start + 2] = 1
            logits, _ = self.run(row[0], row[1], row[2])
            for i in range(start, end):
                edge = min(i - start if start else 10**6, end - 1 - i if end < len(ids) else 10**6)
                if edge > best[i]:
                    best[i], out[i] = edge, logits[0, 1 + i - start]
            if end == len(ids):
                break
            start += room - OVERLAP
        return ranges, out


def log_softmax(x):
    x = x - x.max(-1, keepdims=True)
    return x - np.log(np.exp(x).sum(-1, keepdims=True))


def viterbi(log_p, bias):
    """The best tag of each token under BIO."""
    count = len(log_p)
    if count == 0:
        return []
    score = log_p.copy()
    score[:, 0] += bias
    begins, insides = np.arange(1, TAGS, 2), np.arange(2, TAGS, 2)
    back = np.zeros((count, TAGS), np.int32)
    now = score[0].copy()
    now[insides] = -1e9
    for t in range(1, count):
        top = int(now.argmax())
        new = np.full(TAGS, now[top], np.float32)
        back[t] = top
        from_begin, from_inside = now[begins], now[insides]
        chosen = np.where(from_begin >= from_inside, begins, insides)
        new[insides] = np.maximum(from_begin, from_inside)
        back[t, insides] = chosen
        now = new + score[t]
    path = [int(now.argmax())]
    for t in range(count - 1, 0, -1):
        path.append(int(back[t, path[-1]]))
    return path[::-1]


def spans(text, ranges, logits, temperature=1.0, bias=0.0):
    """(start, end, label, likelihood of its family, likelihood of being nothing)."""
    log_p = log_softmax(logits / temperature)
    tags = viterbi(log_p, bias)
    p = np.exp(log_p)
    found, i = [], 0
    while i < len(tags):
        if tags[i] == 0:
            i += 1
            continue
        label = LABELS[(tags[i] - 1) // 2]
        j = i + 1
        while j < len(tags) and tags[j] == tags[i] + (tags[i] % 2):
            j += 1
        family = FAMILY_TAGS[ROOT[label]]
        likelihood = float(np.mean([p[k, family].sum() + p[k, [t + 1 for t in family]].sum() for k in range(i, j)]))
        start, end = edges(text, ranges[i][0], ranges[j - 1][1])
        if end > start:
            found.append((start, end, label, likelihood))
        i = j
    return found


def joined(char):
    """A letter of a script that writes no blanks between words."""
    return "\u0e00" <= char <= "\u0eff" or "\u1000" <= char <= "\u109f" or "\u1780" <= char <= "\u17ff" or "\u3040" <= char <= "\u30ff" or "\u3400" <= char <= "\u9fff" or "\uac00" <= char <= "\ud7a3" or "\u1100" <= char <= "\u11ff"


def edges(text, start, end):
    letter = lambda c: c.isalpha() and not joined(c)
    while 0 < start < len(text) and letter(text[start]) and letter(text[start - 1]):
        start -= 1
    while 0 < end < len(text) and letter(text[end]) and letter(text[end - 1]):
        end += 1
    while start < end and (text[start].isspace() or text[start] in ",;:.!?)]}\"'»”’"):
        start += 1
    while end > start and (text[end - 1].isspace() or text[end - 1] in ",;:!?([{\"'«“‘"):
        end -= 1
    return start, end
