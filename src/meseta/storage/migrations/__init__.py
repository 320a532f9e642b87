"""How the database's tables came to be what they are: one file for each change, the same for both databases."""
