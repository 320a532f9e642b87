"""A view of El Grande, read."""
