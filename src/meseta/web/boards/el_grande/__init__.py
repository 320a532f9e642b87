"""The board of El Grande: the map, what stands on it, what can be chosen there."""
