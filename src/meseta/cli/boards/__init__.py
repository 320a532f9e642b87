"""Boards as text: how each game of the house looks and asks in a terminal."""
