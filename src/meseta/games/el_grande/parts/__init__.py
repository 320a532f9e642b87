"""What expansions and mini-expansions add to the game, a folder each; see `part`."""
