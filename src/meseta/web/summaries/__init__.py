"""The summary of a game that is over: worked out from its answers, once, out of what everybody may see."""
