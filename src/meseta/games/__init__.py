"""The rules of each game: maps, cards, steps, scoring, and what each seat may see."""
