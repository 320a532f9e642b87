"""The arena: bots and programs play against each other until it is known who is better, and by how much."""
