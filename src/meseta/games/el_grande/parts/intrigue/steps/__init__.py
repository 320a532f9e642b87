"""The steps that only own cards are made of: one file for each kind, as in the base."""
