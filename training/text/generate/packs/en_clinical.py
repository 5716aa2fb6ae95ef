"""English clinical documents."""

RULES = {}
