"""The network: a BERT-shaped encoder that is also told the case of a token and the gap before it, a tag head and a mention head."""
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

SHAPES = 25
MENTION_WIDTH = 64


class Layer(nn.Module):
    def __init__(self, width, heads, dropout):
        super().__init__()
        self.heads, self.dropout = heads, dropout
        self.qkv, self.o = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.f1, self.f2 = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)
        self.n1, self.n2 = nn.LayerNorm(width, 1e-12), nn.LayerNorm(width, 1e-12)

    def forward(self, x, mask):
        b, t, h = x.shape
        q, k, v = self.qkv(x).view(b, t, 3, self.heads, h // self.heads).permute(2, 0, 3, 1, 4)
        a = F.scaled_dot_product_attention(q, k, v, attn_mask=mask).transpose(1, 2).reshape(b, t, h)
        x = self.n1(x + F.dropout(self.o(a), self.dropout, self.training))
        return self.n2(x + F.dropout(self.f2(F.gelu(self.f1(x))), self.dropout, self.training))


class Encoder(nn.Module):
    def __init__(self, vocabulary, layers, width=384, heads=12, positions=512, dropout=0.1):
        super().__init__()
        self.dropout = dropout
        self.w, self.p, self.s = nn.Embedding(vocabulary, width), nn.Embedding(positions, width), nn.Embedding(SHAPES, width)
        self.n = nn.LayerNorm(width, 1e-12)
        self.layers = nn.ModuleList([Layer(width, heads, dropout) for _ in range(layers)])
        nn.init.zeros_(self.s.weight)

    def forward(self, ids, shapes, mask):
        x = self.w(ids) + self.p.weight[: ids.shape[1]] + self.s(shapes)
        x = F.dropout(self.n(x), self.dropout, self.training)
        for layer in self.layers:
            x = layer(x, mask)
        return x


class Tagger(Encoder):
    def __init__(self, vocabulary, layers, tags, **options):
        super().__init__(vocabulary, layers, **options)
        width = self.w.weight.shape[1]
        self.tags, self.mentions = nn.Linear(width, tags), nn.Linear(width, MENTION_WIDTH)

    def forward(self, ids, shapes, mask):
        x = super().forward(ids, shapes, mask)
        return self.tags(x), self.mentions(x)


def arrays(module):
    return {name: value.detach().float().cpu().numpy() for name, value in module.state_dict().items()}


def from_corpus_encoder(file):
    """../shared/corpus/encoder/encoder.npz in our names, the masked-word head under hd/hn/hb."""
    z = np.load(file)
    get = lambda k: z[k].astype(np.float32) * z[k + ".s"].astype(np.float32) if z[k].dtype == np.int8 else z[k].astype(np.float32)
    names = {n for n in z.files if not n.endswith(".s")}
    out = {}
    for name in sorted(names):
        if not name.startswith("layers."):
            out[name] = get(name)
            continue
        _, i, part, kind = name.split(".")
        if part in ("k", "v"):
            continue
        if part == "q":
            out[f"layers.{i}.qkv.{kind}"] = np.concatenate([get(f"layers.{i}.{p}.{kind}") for p in "qkv"])
        else:
            out[name] = get(name)
    return out


def from_gte(onnx_file):
    """gte-small's ONNX in our names; the token type is folded into the positions."""
    import onnx
    from onnx import numpy_helper
    graph = onnx.load(onnx_file).graph
    init = {t.name: numpy_helper.to_array(t).astype(np.float32) for t in graph.initializer}
    matmul = {}
    for node in graph.node:  # MatMul weights are anonymous; the Add after names the bias
        if node.op_type == "Add":
            for bias in node.input:
                if bias in init and bias.endswith(".bias"):
                    other = [n for n in node.input if n != bias][0]
                    for source in graph.node:
                        if other in source.output and source.op_type == "MatMul" and source.input[1] in init:
                            matmul[bias[: -len(".bias")]] = init[source.input[1]].T
    e = "embeddings."
    out = {"w.weight": init[e + "word_embeddings.weight"], "p.weight": init[e + "position_embeddings.weight"] + init[e + "token_type_embeddings.weight"][0],
           "n.weight": init[e + "LayerNorm.weight"], "n.bias": init[e + "LayerNorm.bias"]}
    for i in range(12):
        b, o = f"encoder.layer.{i}.", f"layers.{i}."
        part = {"o": "attention.output.dense", "f1": "intermediate.dense", "f2": "output.dense"}
        attention = [b + f"attention.self.{n}" for n in ("query", "key", "value")]
        out[o + "qkv.weight"] = np.concatenate([matmul[n] for n in attention])
        out[o + "qkv.bias"] = np.concatenate([init[n + ".bias"] for n in attention])
        for ours, theirs in part.items():
            out[o + ours + ".weight"], out[o + ours + ".bias"] = matmul[b + theirs], init[b + theirs + ".bias"]
        for ours, theirs in {"n1": "attention.output.LayerNorm", "n2": "output.LayerNorm"}.items():
            out[o + ours + ".weight"], out[o + ours + ".bias"] = init[b + theirs + ".weight"], init[b + theirs + ".bias"]
    return out
