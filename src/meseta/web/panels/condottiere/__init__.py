"""What stands around the map of Italy."""
