"""The boards as SVG, drawn from what a seat sees. Every colour is a class that the stylesheet fills in."""
