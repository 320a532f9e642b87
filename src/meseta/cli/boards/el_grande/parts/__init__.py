"""What the parts of El Grande add to its board as text, a file for each."""
