"""Cards that may be added to the decks."""
