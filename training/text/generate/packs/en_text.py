"""Small readers that let the English pack be written as plain text blocks instead of long Python lists."""


def words(block):
    """Entries separated by semicolons or line ends."""
    parts = (part.strip() for line in block.splitlines() for part in line.split(";"))
    return [part for part in parts if part]


def lines(block):
    """One rule entry per line."""
    return [line.strip() for line in block.splitlines() if line.strip()]


def docs(block):
    """Rule entries of several lines, separated by a line that holds only '---'."""
    parts = block.strip("\n").split("\n---\n")
    return [part.strip("\n") for part in parts if part.strip()]


def merge(*tables):
    """Joins rule tables; a rule that several files define gets the entries of all of them."""
    joined = {}
    for table in tables:
        for name, entries in table.items():
            joined.setdefault(name, []).extend(entries)
    return joined
