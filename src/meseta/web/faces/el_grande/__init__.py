"""The face of El Grande."""
