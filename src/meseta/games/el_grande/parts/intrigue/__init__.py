"""Intrigue & the King: players choose cards of their own, which decide order, caballeros and actions at once."""
