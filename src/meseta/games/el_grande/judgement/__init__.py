"""What a search knows of El Grande: what looks good at first sight, and what a table is worth."""
