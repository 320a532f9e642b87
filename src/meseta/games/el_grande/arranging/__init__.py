"""Scenarios: laying a table out fact by fact, beginning there, and looking at it in the same words."""
