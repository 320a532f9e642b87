"""The board of Condottiere: the map of Italy and the cards."""
