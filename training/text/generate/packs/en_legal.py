"""English legal documents."""

RULES = {}
