"""The commands of `meseta`."""
