"""Tables of Condottiere laid out in the words of a scenario, and played on in notation."""

from __future__ import annotations

from meseta.games.catalogue import title_of
from meseta.games.condottiere.position import Condottiere
from meseta.records import scenario

CONDOTTIERE = title_of("condottiere")


def laid_out(*given: str, **options: str) -> Condottiere:
    """A table with these facts; four play unless options say otherwise."""
    words = [f"{name.replace('_', '-')}={value}" for name, value in options.items()]
    text = "\n".join([" ".join(["game condottiere", *words]), "given", *given])
    position = scenario.play(scenario.read(text))
    assert isinstance(position, Condottiere)
    return position


def play(game: Condottiere, *answers: str) -> Condottiere:
    """Give answers such as 'blue: play 10'."""
    for each in answers:
        colour, _, said = each.partition(": ")
        game.answer(CONDOTTIERE.seat_names(6).index(colour), game.parse(said))
    return game
