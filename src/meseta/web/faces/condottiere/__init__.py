"""The face of Condottiere."""
