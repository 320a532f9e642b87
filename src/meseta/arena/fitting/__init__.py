"""Weights of a judgement, fitted on games that bots play against themselves."""
