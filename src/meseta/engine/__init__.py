"""The game-neutral engine: positions, unfinished business, proposals, sealed choices, randomness, saving, undo."""
