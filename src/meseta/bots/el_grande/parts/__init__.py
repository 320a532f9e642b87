"""What the quick bot knows of the parts of El Grande, a file for each."""
