"""Faces: what each game shows on the pages. A folder for each game, and `catalogue`, the list of them."""
