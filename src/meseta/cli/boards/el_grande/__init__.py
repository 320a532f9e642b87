"""The table of El Grande as text."""
