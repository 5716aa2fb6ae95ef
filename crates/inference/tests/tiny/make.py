"""Makes the two tiny networks of the tests: random weights, small vocabularies, everything else as in the real ones.

Also writes tokens.json: what training's own code says of odd texts (ids, byte ranges, shapes), which the product must say too.
Run with the training environment from the repository root: python crates/inference/tests/tiny/make.py
"""
import json
import sys
from pathlib import Path

import numpy as np
from tokenizers import Regex, Tokenizer, normalizers, pre_tokenizers
from tokenizers.models import Unigram, WordPiece

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[3] / "training" / "text"))
import export  # noqa: E402
import tokenizers_of  # noqa: E402

LABELS = ["NAME", "NAME_GIVEN", "LOCATION_CITY", "AGE"]
WIDTH, HEADS, POSITIONS, SHAPES = 32, 4, 64, 25
WORDS = ["anna", "smith", "berlin", "lives", "in", "and", "is", "years", "old", "the", "mr", "o", "brien"]
TEXTS = [
    "Anna Smith lives in Berlin and is 42 years old.", "  Mr O'BRIEN\tis\n\n old", "a", " ", "", "\n", "İstanbul ﬁne ½ ⅷ",
    "😀 Anna 😀😀Berlin", "שלום anna", "محمد in برلين", "Jose\u0301 e\u0301", "an\u200bna \u200d", "東京タワー and 北京", "nul\u0000l\u0000",
    "McDonald iPhone NASA A1B2", "x\u001ey\u2028z", "[SEP] [CLS] anna [MASK]", "4111-1111 1111/1111", "ЖАННА Жанна жанна", "a" * 150,
    "\ue000\ue001 \ue000", "पूजा कृष्ण", "...!?", "e\u0301" * 20, "\u3000anna\u00a0smith", "ÀÉ naïve", "Straße",
]


def wordpiece():
    vocabulary = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"] + WORDS
    letters = "abcdefghijklmnopqrstuvwxyz0123456789жанпуש"
    vocabulary += list(letters) + ["##" + letter for letter in letters] + list(".,'-/!?½東京北") + ["[", "]"]
    tokenizer = Tokenizer(WordPiece({word: i for i, word in enumerate(dict.fromkeys(vocabulary))}, unk_token="[UNK]"))
    tokenizer.add_special_tokens(["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"])
    tokenizer.normalizer = normalizers.BertNormalizer(lowercase=True)
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    return tokenizer, {"begin": 2, "end": 3, "pad": 0}


def unigram():
    pieces = [(piece, 0.0) for piece in ["<pad>", "<unk>", "<s>", "</s>", "<mask>"]]
    pieces += [(f"<0x{byte:02X}>", 0.0) for byte in range(256)] + [("▁", -3.0)]
    pieces += [("▁" + word.capitalize(), -4.0) for word in WORDS] + [("▁" + word, -4.0) for word in WORDS]
    pieces += [(letter, -6.0) for letter in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,'-/!?жанЖАН東京"]
    tokenizer = Tokenizer(Unigram(pieces, unk_id=1, byte_fallback=True))
    tokenizer.normalizer = normalizers.Sequence([normalizers.Replace(Regex(r"[\s\x{1e}]+"), " ")])
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [pre_tokenizers.Metaspace(prepend_scheme="always"), pre_tokenizers.Digits(individual_digits=True)])
    return tokenizer, {"begin": 2, "end": 3, "pad": 0}


def weights(vocabulary, seed):
    """As model.Tagger would hold them; large enough that the answer depends on every input."""
    random = np.random.default_rng(seed)
    matrix = lambda rows, columns: random.normal(0, 1.5 / columns**0.5, (rows, columns)).astype(np.float32)
    one, zero = np.ones(WIDTH, np.float32), np.zeros(WIDTH, np.float32)
    tags = 1 + 2 * len(LABELS)
    out = {"w.weight": matrix(vocabulary, WIDTH), "p.weight": 0.3 * matrix(POSITIONS, WIDTH), "s.weight": matrix(SHAPES, WIDTH),
           "n.weight": one, "n.bias": zero, "tags.weight": 2 * matrix(tags, WIDTH), "tags.bias": np.zeros(tags, np.float32),
           "mentions.weight": matrix(64, WIDTH), "mentions.bias": np.zeros(64, np.float32)}
    for name, rows, columns in [("qkv", 3 * WIDTH, WIDTH), ("o", WIDTH, WIDTH), ("f1", 4 * WIDTH, WIDTH), ("f2", WIDTH, 4 * WIDTH)]:
        out[f"layers.0.{name}.weight"], out[f"layers.0.{name}.bias"] = matrix(rows, columns), np.zeros(rows, np.float32)
    for name in ("n1", "n2"):
        out[f"layers.0.{name}.weight"], out[f"layers.0.{name}.bias"] = one, zero
    return out


def expected(tokenizer, text):
    """Ids, byte ranges and shapes by training's code."""
    tokenizer.encode_special_tokens = True
    encoding = tokenizer.encode(text, add_special_tokens=False)
    ranges, shapes = tokenizers_of.shapes(text, encoding.offsets)
    byte = lambda place: len(text[:place].encode())
    return {"text": text, "ids": encoding.ids, "ranges": [[byte(s), byte(e)] for s, e in ranges], "shapes": shapes}


def main():
    tokens = {}
    serves = {"wordpiece": ["standard", "high"], "unigram": ["high_multilingual"]}
    for seed, (name, make) in enumerate([("wordpiece", wordpiece), ("unigram", unigram)]):
        tokenizer, specials = make()
        card = {"name": name, "version": "1", "licence": "Apache-2.0", "source": "random, made by make.py", "serves": serves[name],
                "tagger": {"max_tokens": 64, "overlap": 16, "temperature": 1.3, "nothing_bias": 0.5, **specials, "labels": LABELS,
                           "thresholds": {"NAME": 0.4}}}
        vocabulary = tokenizer.get_vocab_size()
        export.write(HERE / "models" / name, weights(vocabulary, seed), HEADS, tokenizer.to_str(), card)
        tokens[name] = [expected(tokenizer, text) for text in TEXTS]
    (HERE / "tokens.json").write_text(json.dumps(tokens, ensure_ascii=False, indent=0) + "\n")


main()
