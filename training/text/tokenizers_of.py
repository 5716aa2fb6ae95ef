"""The two tokenizers as tokenizer.json files, and the shape of a token: what product and training must do alike.

English: gte-small's WordPiece (uncased). Multilingual: the SentencePiece unigram vocabulary of ../shared/corpus/encoder as a
`tokenizers` model; any run of white space counts as one blank there, because the gap is told to the network beside the token.
"""
import json

import sentencepiece.sentencepiece_model_pb2 as spm_pb2
from tokenizers import Regex, Tokenizer, normalizers, pre_tokenizers
from tokenizers.models import Unigram

WHITE = "\u001e"
SHAPES, SPECIAL_SHAPE = 25, 24
BREAKS = set("\n\r\u2028\u2029")
SPECIALS = {"english": {"begin": 101, "end": 102, "pad": 0, "mask": 103}, "multilingual": {"begin": 2, "end": 3, "pad": 0, "mask": 4}}


def multilingual(model_file):
    """tokenizer.json of the multilingual vocabulary."""
    proto = spm_pb2.ModelProto()
    proto.ParseFromString(open(model_file, "rb").read())
    pieces = [(piece.piece, piece.score) for piece in proto.pieces]
    tokenizer = Tokenizer(Unigram(pieces, unk_id=1, byte_fallback=True))
    tokenizer.normalizer = normalizers.Sequence([normalizers.Replace(Regex(r"[\s\x{1e}]+"), " ")])
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence([pre_tokenizers.Metaspace(prepend_scheme="always"), pre_tokenizers.Digits(individual_digits=True)])
    return tokenizer.to_str()


def english(tokenizer_json):
    """gte-small's own, without truncation, padding and special tokens, which we add ourselves."""
    data = json.loads(open(tokenizer_json, encoding="utf8").read())
    data.update(truncation=None, padding=None, post_processor=None)
    # A sign glued to a word would make the whole word unknown.
    signs = {"type": "Replace", "pattern": {"Regex": r"[\p{So}\x{FE0F}\x{200D}\x{20E3}]"}, "content": " "}
    data["normalizer"] = {"type": "Sequence", "normalizers": [signs, data["normalizer"]]}
    return json.dumps(data, ensure_ascii=False)


def is_white(char):
    return char.isspace() or char == WHITE


def shapes(text, offsets):
    """Ranges without leading white space, and the shape of each token (TAGGER format: gap * 6 + case)."""
    ranges, out = [], []
    before, last = 0, None  # end of the last token that was not white; the token before
    for start, end in offsets:
        cut = start
        while cut < end and is_white(text[cut]):
            cut += 1
        if last is None:
            gap = 2
        elif last == (start, end):
            gap = 0
        else:
            gap = gap_of(text[before:cut])
        last = (start, end)
        ranges.append((cut, end))
        out.append(gap * 6 + (case_of(text[cut:end]) if cut < end else 0))
        if cut < end:
            before = end
    return ranges, out


def gap_of(between):
    white = [c for c in between if is_white(c)]
    if not white:
        return 0
    if any(c in BREAKS for c in white):
        return 2
    return 3 if len(white) > 1 or white[0] in "\t" + WHITE else 1


def case_of(word):
    upper = lower = 0
    first = None
    digit = False
    for char in word:
        if char.isupper():
            upper += 1
            first = first or "u"
        elif char.islower():
            lower += 1
            first = first or "l"
        elif char.isnumeric():
            digit = True
    if upper + lower == 0:
        return 5 if digit else 0
    if upper == 0:
        return 1
    if lower == 0 and upper >= 2:
        return 3
    return 2 if first == "u" and upper == 1 else 4
