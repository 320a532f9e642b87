"""What things are worth in Condottiere: figures for the search."""

from __future__ import annotations

from typing import Final

# What it costs to part with a card, in strength, by kind.
PRICES: Final[list[float]] = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 10.0, 6.0, 4.0, 5.0, 1.5, 7.0, 11.0, 1.5, 6.0]

# For what looks good at first sight, in strength.
SIGHT: Final[dict[str, float]] = {
    "region": 10.0,  # a battle for any region
    "kingdom-grows": 4.0,  # for each region more that hangs together
    "victory": 60.0,
    "denial": 30.0,  # a rival would win the game here
    "taken-from-a-rival": 3.0,
    "token": 0.5,  # what a courtesan may bring beside her strength
    "thrift": 0.6,  # how dear cards are
    "left-over": 0.3,  # how dear when the round ends,
    "round-ends": 4.0,  # which it does with so few cards in every other hand
    "spent": 0.5,  # how much of the cards that lie there already speaks against the battle
    "eagerness": 1.5,
    "begin": 0.5,  # what speaks for playing rather than passing, as a rate
    "margin": 3.0,  # a lead that is as good as none, for others still play
    "doubt": 4.0,  # how far strengths are off
    "face-down": 3.5,  # a card of a rival that lies face down
    "rest-on-a-lead": 0.35,  # what speaks for passing, for each point of a lead
    "rivals-need": 0.7,  # what rivals need against what we need
}

# For estimates: the logarithm of the odds to win, by the number of players.
WEIGHTS: Final[dict[str, float]] = {
    "2-region": 0.3,
    "2-kingdom": 0.4,
    "2-nearly-won": 0.5,
    "2-more-ways": 0.2,
    "2-hand": 0.047,
    "2-token": 0.2,
    "2-may-win-now": 0.2,
    "2-point": 0.2,
    "2-point-near-the-end": 0.1,
    "3-region": 0.3,
    "3-kingdom": 0.4,
    "3-nearly-won": 0.5,
    "3-more-ways": 0.2,
    "3-hand": 0.047,
    "3-token": 0.2,
    "3-may-win-now": 0.2,
    "3-point": 0.2,
    "3-point-near-the-end": 0.1,
    "4-region": 0.3,
    "4-kingdom": 0.4,
    "4-nearly-won": 0.5,
    "4-more-ways": 0.2,
    "4-hand": 0.047,
    "4-token": 0.2,
    "4-may-win-now": 0.2,
    "4-point": 0.2,
    "4-point-near-the-end": 0.1,
    "5-region": 0.3,
    "5-kingdom": 0.4,
    "5-nearly-won": 0.5,
    "5-more-ways": 0.2,
    "5-hand": 0.047,
    "5-token": 0.2,
    "5-may-win-now": 0.2,
    "5-point": 0.2,
    "5-point-near-the-end": 0.1,
    "6-region": 0.3,
    "6-kingdom": 0.4,
    "6-nearly-won": 0.5,
    "6-more-ways": 0.2,
    "6-hand": 0.047,
    "6-token": 0.2,
    "6-may-win-now": 0.2,
    "6-point": 0.2,
    "6-point-near-the-end": 0.1,
}
