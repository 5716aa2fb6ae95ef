"""English business documents."""

RULES = {}
