"""Cards that raise or lower power cards."""
