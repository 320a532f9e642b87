"""The changes, in the order in which each names the one before it. A released one is never edited."""
