"""The pages: boards and panels drawn from what a seat sees, the live stream, and the same view as JSON."""
