"""What lies beside the boards as HTML, drawn from what a seat sees."""
