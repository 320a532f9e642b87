"""How many different sequences of answers follow from a position: a small count that any change of the rules upsets."""

from __future__ import annotations

from meseta.engine.frame import AnyPosition
from meseta.games.catalogue import title_of
from meseta.records import scenario

DEPTH = 4

# Facts of a scenario, then answers.
EL_GRANDE = {
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

EL_GRANDE_2023 = {
    "modifiers are passed": """
        modifiers blue +1 +1 -2
        now passing
    """,
    "a bid that may be modified": """
        modifiers blue +1 -1 -2
        hand blue 3 4 5 8 9
        now bidding blue
    """,
    "the ability of a courier, then a turn": """
        king granada
        caballeros sevilla blue 2
        modifiers blue -1-courier +1 +2
        now bidding blue
        blue: modify -1-courier
        blue: bid 13
        orange: bid 11
        green: bid 10
        purple: bid 9
    """,
    "an entourage": """
        king granada
        caballeros granada blue 2 green 1
        offer entourage
        now turn blue
        blue: take 5
        blue: act
    """,
    "infiltration": """
        king granada
        offer infiltration
        now turn blue
        blue: take 5
        blue: act
    """,
    "a turn with the king in Portugal": """
        king portugal
        now turn blue
        blue: take 5
    """,
    "a turn with the king beside the Castillo": """
        king castillo
        caballeros granada blue 1 orange 1
        offer any-3
        now turn blue
        blue: take 1
        blue: act
    """,
    "an announcement under a veto": """
        king galicia
        veto green 1
        caballeros granada blue 1 orange 1
        offer intrigue
        now turn blue
        blue: take 1
        blue: act
    """,
}


CONDOTTIERE = {
    "a battle with every kind of card": """
        hand blue 1 winter spring bishop courtesan drummer heroine scarecrow surrender
        hand orange 10 6
        hand green scarecrow bishop
        hand purple 2 2
        company blue 10 10
        company orange 6
        now battle blue
    """,
    "a scarecrow is played": """
        hand blue scarecrow 3
        hand orange 10
        company blue 10 4 heroine
        now battle blue
        blue: play scarecrow
    """,
    "a bishop is played": """
        hand blue bishop 3
        hand orange 10
        company orange 10 4
        regions blue torino
        now battle blue
        blue: play bishop
    """,
    "the last player keeps cards": """
        hand blue 10 10 6 courtesan
        company orange 3
        now battle blue
        blue: pass
        orange: region roma
        blue: hold
    """,
}


def sequences(position: AnyPosition, length: int) -> int:
    """How many sequences of so many answers there are; of several seats that are waiting the first one answers."""
    if not position.waiting():
        return 0
    seat = position.waiting()[0]
    options = position.answers(seat)
    if length == 1:
        return len(options)
    total = 0
    for option in options:
        after = position.copy()
        after.answer(seat, option)
        total += sequences(after, length - 1)
    return total


ALL_2023 = {"edition": "2023", "new-regency": "on", "shifting-powers": "on", "added-vetoes": "2"}


def counted(game: str, options: dict[str, str], stories: dict[str, str]) -> str:
    players = next(option.values for option in title_of(game).options if option.name == "players")
    set_up = [
        paragraph(f"set-up for {each}", title_of(game).new_game({**options, "players": each}, 1), [])
        for each in sorted(players)
    ]
    in_the_middle = [paragraph(name, *told(game, options, story)) for name, story in stories.items()]
    return "\n\n".join(["Sequences of one, two, three and four answers:", *set_up, *in_the_middle]) + "\n"


def told(game: str, options: dict[str, str], story: str) -> tuple[AnyPosition, list[str]]:
    """The position, and the lines that lead to it."""
    lines = [line.strip() for line in story.strip().splitlines()]
    facts = [line for line in lines if ":" not in line]
    chosen = " ".join(f"{name}={value}" for name, value in options.items())
    text = "\n".join([f"game {game} {chosen}", "given", *facts, "when", *lines[len(facts) :]])
    return scenario.play(scenario.read(text)), lines


def paragraph(name: str, position: AnyPosition, story: list[str]) -> str:
    counts = " ".join(str(sequences(position, length)) for length in range(1, DEPTH + 1))
    return "\n".join([f"{name}: {counts}", *[f"    {line}" for line in story]])
