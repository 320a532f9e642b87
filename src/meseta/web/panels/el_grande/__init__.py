"""What stands around the map of Spain."""
