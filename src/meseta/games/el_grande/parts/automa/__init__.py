"""A third colour in a game for two."""
