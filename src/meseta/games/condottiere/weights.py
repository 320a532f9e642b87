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

# For estimates: what makes the odds to win 2.7 times better is one, by the number of players. Fitted at every choice of
# a region to who won in games of the rates above against themselves, a tenth of all answers at random: 4000 games for
# each number of players; of matches to 20 points 800 for two and three players, 250 for more. Log loss in the last
# third of games that were held out, and what chance alone has: 0.40 of 0.69, 0.63 of 1.10, 0.83 of 1.39, 1.00 of 1.61,
# 1.08 of 1.79; in matches 0.39, 0.62, 0.74, 0.85, 0.93.
WEIGHTS: Final[dict[str, float]] = {
    # 2 players:
    "2-region": 0.615,
    "2-kingdom": 0.261,
    "2-nearly-won": -0.077,
    "2-more-ways": 0.274,
    "2-hand": 0.07,
    "2-token": -0.018,
    "2-may-win-now": 0.447,
    # 3 players:
    "3-region": 0.73,
    "3-kingdom": 0.31,
    "3-nearly-won": 0.104,
    "3-more-ways": 0.087,
    "3-hand": 0.051,
    "3-token": -0.071,
    "3-may-win-now": 0.258,
    # 4 players:
    "4-region": 0.713,
    "4-kingdom": 0.306,
    "4-nearly-won": 0.118,
    "4-more-ways": 0.084,
    "4-hand": 0.054,
    "4-token": -0.102,
    "4-may-win-now": 0.329,
    # 5 players:
    "5-region": 0.624,
    "5-kingdom": 0.403,
    "5-nearly-won": 0.156,
    "5-more-ways": 0.322,
    "5-hand": 0.049,
    "5-token": -0.038,
    "5-may-win-now": 0.159,
    # 6 players:
    "6-region": 0.867,
    "6-kingdom": 0.332,
    "6-nearly-won": 0.28,
    "6-more-ways": 0.011,
    "6-hand": 0.05,
    "6-token": -0.072,
    "6-may-win-now": 0.132,
    # 2 players in a match for points:
    "2-match-region": 0.174,
    "2-match-kingdom": 0.379,
    "2-match-nearly-won": -0.09,
    "2-match-more-ways": -0.173,
    "2-match-hand": 0.033,
    "2-match-token": 0.014,
    "2-match-may-win-now": 0.291,
    "2-match-point": 0.113,
    "2-match-point-near-the-end": 0.076,
    # 3 players in a match for points:
    "3-match-region": 0.28,
    "3-match-kingdom": 0.179,
    "3-match-nearly-won": -0.052,
    "3-match-more-ways": 0.193,
    "3-match-hand": 0.023,
    "3-match-token": 0.011,
    "3-match-may-win-now": 0.084,
    "3-match-point": 0.136,
    "3-match-point-near-the-end": 0.094,
    # 4 players in a match for points:
    "4-match-region": 0.371,
    "4-match-kingdom": 0.129,
    "4-match-nearly-won": 0.187,
    "4-match-more-ways": -0.062,
    "4-match-hand": 0.022,
    "4-match-token": -0.024,
    "4-match-may-win-now": -0.088,
    "4-match-point": 0.173,
    "4-match-point-near-the-end": 0.052,
    # 5 players in a match for points:
    "5-match-region": 0.092,
    "5-match-kingdom": 0.312,
    "5-match-nearly-won": 0.178,
    "5-match-more-ways": 0.144,
    "5-match-hand": 0.014,
    "5-match-token": 0.076,
    "5-match-may-win-now": -0.075,
    "5-match-point": 0.157,
    "5-match-point-near-the-end": 0.054,
    # 6 players in a match for points:
    "6-match-region": 0.376,
    "6-match-kingdom": 0.05,
    "6-match-nearly-won": 0.128,
    "6-match-more-ways": 0.087,
    "6-match-hand": 0.019,
    "6-match-token": 0.029,
    "6-match-may-win-now": -0.062,
    "6-match-point": 0.143,
    "6-match-point-near-the-end": 0.107,
}
