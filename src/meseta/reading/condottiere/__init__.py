"""A view of Condottiere, read."""
