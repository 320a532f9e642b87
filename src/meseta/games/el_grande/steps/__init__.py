"""The steps cards are made of: one file for each kind, with its question, its change and its step."""
