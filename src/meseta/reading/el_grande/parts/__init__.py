"""What the parts of El Grande ask and count in ways of their own, a file for each."""
