"""The steps that only cards of Grandissimo have."""
