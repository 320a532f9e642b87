"""What the parts of El Grande add to its pages: a file for each part that shows anything of its own."""
