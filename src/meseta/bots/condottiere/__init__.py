"""Rules of thumb for Condottiere, with all optional rules."""
