"""An open table for El Grande and Condottiere."""

__version__ = "0.1.0"
