"""What the parts of El Grande show on pages of their own: a file for each that is taught, by whose name it is found."""
