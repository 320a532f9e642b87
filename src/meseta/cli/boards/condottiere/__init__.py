"""The table of Condottiere as text."""
