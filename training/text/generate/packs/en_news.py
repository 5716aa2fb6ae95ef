"""English news documents."""

RULES = {}
