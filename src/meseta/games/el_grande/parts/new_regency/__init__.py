"""Ten cards that take the place of the king card."""
