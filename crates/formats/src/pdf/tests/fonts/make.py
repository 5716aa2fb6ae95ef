"""Makes shapes.otf: an OpenType font of compact outlines, drawn here, with fontTools (pip install fonttools)."""

import pathlib

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen

LETTERS = {"A": "A", "J": "J", "Q": "Q", "x": "x", "agrave": "à", "quixote.alt": "\ue000"}
builder = FontBuilder(1000, isTTF=False)
builder.setupGlyphOrder([".notdef", *LETTERS])
builder.setupCharacterMap({ord(letter): name for name, letter in LETTERS.items()})
outlines = {}
for number, name in enumerate([".notdef", *LETTERS]):
    pen = T2CharStringPen(500 + number, None)
    pen.moveTo((50, 0))
    for point in [(450, 0), (450, 500 + 10 * number), (250, 700 + number), (50, 500)]:
        pen.lineTo(point)
    pen.closePath()
    outlines[name] = pen.getCharString()
builder.setupCFF("Shapes", {"FullName": "Shapes"}, outlines, {})
builder.setupHorizontalMetrics({name: (500 + number, 50) for number, name in enumerate([".notdef", *LETTERS])})
builder.setupHorizontalHeader(ascent=800, descent=-200)
builder.setupNameTable({"familyName": "Shapes", "styleName": "Regular"})
builder.setupOS2()
builder.setupPost(keepGlyphNames=True)
builder.font.recalcTimestamp = False
builder.font["head"].created = builder.font["head"].modified = 3_500_000_000
builder.save(pathlib.Path(__file__).parent / "shapes.otf")
