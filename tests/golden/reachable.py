"""How many different sequences of answers follow from a position: a small count that any change of the rules upsets."""

from __future__ import annotations

from tests.games.el_grande.laid_out import laid_out, play

from meseta.engine.frame import Game
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.setup import new_game

DEPTH = 4

# Facts of a scenario, then answers.
IN_THE_MIDDLE = {
    "a turn with the king's card": """
        king castilla-la-nueva
        court blue 3
        now turn blue
        blue: take 5
    """,
    "a turn in which something was placed": """
        king galicia
        offer king-is-angry
        now turn blue
        blue: take 2
        blue: place castillo
    """,
    "intake with a province that runs out": """
        king galicia
        caballeros granada blue 16
        caballeros aragon blue 4
        court blue 9
        bids blue 1 orange 2 green 3 purple 4
        now turn blue
        blue: court 1
    """,
    "moving up to four of any colour, two have moved": """
        king galicia
        caballeros granada blue 2 green 1
        caballeros sevilla green 1
        offer any-4
        now turn blue
        blue: take 1
        blue: act
        blue: move blue granada
        blue: to sevilla
        blue: move green sevilla
        blue: to castillo
    """,
    "moving five from one region, the region is chosen": """
        king galicia
        caballeros granada blue 2 green 1 purple 1
        offer five-from-one-region
        now turn blue
        blue: take 1
        blue: act
        blue: move blue granada
    """,
    "one caballero of each opponent": """
        king galicia
        caballeros granada orange 2 green 1
        caballeros sevilla green 1 purple 1
        offer one-of-each
        now turn blue
        blue: take 2
        blue: act
    """,
    "three caballeros to be returned by each opponent": """
        king galicia
        caballeros granada orange 2 green 1
        court orange 1 green 2 purple 0
        offer king-is-angry
        now turn blue
        blue: take 2
        blue: act
    """,
    "a scoring under two vetoes": """
        king galicia
        caballeros galicia blue 3 orange 2
        caballeros sevilla green 1 purple 2
        veto orange 1 purple 2
        offer score-fours
        now turn blue
        blue: take 3
        blue: act
        orange: allow
    """,
    "an order of players to be fixed under a veto": """
        king galicia
        veto green 1
        offer authority-lost-3
        now turn blue
        blue: take 2
        blue: act
    """,
    "disks of a secret return, one of three is set": """
        king galicia
        caballeros granada orange 2 green 2 purple 1
        caballeros aragon orange 3 purple 1
        offer secret-return-2
        now turn blue
        blue: take 2
        blue: act
        green: disk granada
    """,
    "an eviction": """
        king galicia
        caballeros granada orange 2 green 2
        offer eviction
        now turn blue
        blue: take 4
        blue: act
        blue: evict granada
    """,
    "a scoring tile that is already on the board": """
        king galicia
        tile 8 granada
        offer scoring-tile
        now turn blue
        blue: take 4
        blue: act
    """,
    "a general scoring": """
        king galicia
        caballeros castillo blue 2 green 1
        caballeros granada orange 2
        now general-scoring
    """,
}


def sequences(position: Game, length: int) -> int:
    """How many sequences of so many answers there are; of several seats that are waiting the first one answers."""
    if not position.waiting():
        return 0
    seat = position.waiting()[0]
    options = position.options(seat)
    if length == 1:
        return len(options)
    total = 0
    for option in options:
        after = position.copy()
        after.answer(seat, option)
        total += sequences(after, length - 1)
    return total


def counted() -> str:
    set_up = [paragraph(f"set-up for {players}", new_game({"players": players}, 1), []) for players in "2345"]
    in_the_middle = [paragraph(name, *told(story)) for name, story in IN_THE_MIDDLE.items()]
    return "\n\n".join(["Sequences of one, two, three and four answers:", *set_up, *in_the_middle]) + "\n"


def told(story: str) -> tuple[ElGrande, list[str]]:
    """The position, and the lines that lead to it."""
    lines = [line.strip() for line in story.strip().splitlines()]
    facts = [line for line in lines if ":" not in line]
    return play(laid_out(*facts), *lines[len(facts) :]), lines


def paragraph(name: str, position: ElGrande, story: list[str]) -> str:
    counts = " ".join(str(sequences(position, length)) for length in range(1, DEPTH + 1))
    return "\n".join([f"{name}: {counts}", *[f"    {line}" for line in story]])
