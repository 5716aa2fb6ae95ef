"""English chat documents."""

RULES = {}
