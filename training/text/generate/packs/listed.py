"""Ways of writing long lists of a pack without a quote and a comma per entry: packs are mostly text."""
import re


def words(text):
    """Entries parted by commas or line ends."""
    return [word.strip() for word in re.split(r",\s|\n", text) if word.strip(" ,")]


def lines(text):
    """One entry per line."""
    return [line.strip() for line in text.split("\n") if line.strip()]


def blocks(text):
    """Entries of several lines, parted by a line of three dashes."""
    return [block.strip("\n") for block in re.split(r"\n---\n", text.strip("\n"))]
