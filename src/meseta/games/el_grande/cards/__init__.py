"""The action cards: data, one to three lines each, a file for each edition or expansion."""
