"""Going through a finished game once more: who would have won after every turn, and which answers cost something."""
