"""What the parts of El Grande add to its map: a file for each part that draws anything of its own."""
