"""Condottiere, by Dominique Ehrhard, third edition: mercenary captains fight for the cities of Italy."""
