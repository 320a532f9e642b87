"""Tables of El Grande laid out in the words of a scenario, and played on in notation."""

from __future__ import annotations

from meseta.engine.position import Position
from meseta.engine.saved import listed, named, text
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.title import ElGrandeTitle
from meseta.records import scenario

EL_GRANDE = ElGrandeTitle()


def laid_out(*given: str, **options: str) -> ElGrande:
    """A table with these facts, such as 'king galicia' or 'now turn blue'; four play unless options say otherwise."""
    game = " ".join(["game el-grande", *[f"{name}={value}" for name, value in options.items()]])
    facts = scenario.read("\n".join([game, "given", *given]))
    position = scenario.lay_out(EL_GRANDE, facts, facts.lines)
    assert isinstance(position, ElGrande)
    return position


def play(game: ElGrande, *answers: str) -> ElGrande:
    """Give answers such as 'blue: take 4'."""
    for each in answers:
        colour, _, said = each.partition(": ")
        game.answer(seat(colour), game.parse(said))
    return game


def seat(colour: str) -> int:
    return EL_GRANDE.seat_names(5).index(colour)


def fact(game: ElGrande, words: str) -> str:
    """How something is on the table: 'court blue ?' gives 'court blue 7'."""
    return " ".join(EL_GRANDE.look(game, words.split()))


def answers(game: ElGrande, colour: str) -> list[str]:
    return [game.notation(option) for option in game.answers(seat(colour))]


def waiting(game: Position) -> list[str]:
    return [game.seat_name(each) for each in game.waiting()]


def sealed_answers(game: ElGrande) -> list[str | None]:
    """Of all seats, as they are saved: None for those that are awaited."""
    answers = listed(named(listed(game.save()["frames"])[-1])["answers"])
    return [None if said is None else text(said) for said in answers]
