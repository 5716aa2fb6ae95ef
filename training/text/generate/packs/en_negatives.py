"""English negatives documents."""

RULES = {}
