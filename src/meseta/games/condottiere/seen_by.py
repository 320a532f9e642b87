"""What a seat may see of Condottiere: hands, the pile and face-down cards of others stay hidden.

`view` declares every key.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, cast

from meseta.engine.answers import NOWHERE
from meseta.engine.business import Shown, business, legal_answers
from meseta.engine.saving import Plain
from meseta.engine.seats import COLOUR_NAMES, bits
from meseta.games.condottiere.board import REGION_NAMES, REGIONS
from meseta.games.condottiere.deck import COURTESAN, KIND_NAMES, KINDS, MERCENARIES, SPRING, WINTER
from meseta.games.condottiere.events import meanings
from meseta.games.condottiere.strength import arithmetic, in_play

if TYPE_CHECKING:
    from meseta.engine.view import AnyFrame
    from meseta.games.condottiere.position import Condottiere
    from meseta.games.condottiere.view import CondottiereFrame, CondottiereView, PlayerView, RegionView, StrengthView


def view(position: Condottiere, seat: int | None) -> CondottiereView:
    """Plain data for one seat, or for spectators."""
    return {
        "game": "condottiere",
        "options": position.options_chosen(),
        "seat": seat,
        "match_game": position.match_game,
        "regions": [region(position, number) for number in range(REGIONS)],
        "battle": region_name(position.region),
        "favour": region_name(position.favour),
        "token": position.token,
        "season": season(position),
        "seats": [player(position, number, seat) for number in range(position.seats)],
        "goals": {"regions": position.rules.regions_to_win, "kingdom": position.rules.kingdom_to_win},
        "pile": sum(position.pile[kind] for kind in range(KINDS)),
        "discard": cards([position.discard[kind] for kind in range(KINDS)]),
        "business": unfinished(position, seat),
        "waiting": position.waiting(),
        "legal": legal_answers(position, seat),
        "winners": bits(position.winners),
    }


def region(position: Condottiere, number: int) -> RegionView:
    return {
        "region": REGION_NAMES[number],
        "owner": None if position.owner[number] < 0 else position.owner[number],
        "favour": position.favour == number,
        "battle": position.region == number,
    }


def player(position: Condottiere, number: int, viewer: int | None) -> PlayerView:
    """Strength counts what lies face up; of a face-down card others see only that it is there."""
    own = number == viewer
    base = number * int(KINDS)
    hidden = position.hidden[number]
    return {
        "seat": number,
        "colour": COLOUR_NAMES[number],
        "regions": [REGION_NAMES[each] for each in bits(position.regions_of(number))],
        "kingdom": position.kingdom(number),
        "points": position.points[number],
        "hand": cards([position.hand[base + kind] for kind in range(KINDS)]) if own else None,
        "hand_size": position.hand_size(number) if own or position.rules.hand_sizes_shown else None,
        "known_in_hand": cards([position.known[number * int(MERCENARIES) + kind] for kind in range(MERCENARIES)]),
        "company": cards([position.company[base + kind] for kind in range(KINDS)]),
        "face_down": hidden != NOWHERE,
        "own_face_down": KIND_NAMES[hidden] if own and hidden != NOWHERE else None,
        "strength": strength(position, number),
        "courtesans": position.company[base + COURTESAN],
    }


def strength(position: Condottiere, number: int) -> StrengthView:
    parts = arithmetic(position.company, number)
    return {
        "printed": parts.printed,
        "winter": parts.winter,
        "drummer": parts.drummer,
        "spring": parts.spring,
        "heroines": parts.heroines,
        "courtesans": parts.courtesans,
        "total": parts.total,
    }


def cards(counts: list[int]) -> list[str]:
    """The cards by name, as many of each as there are."""
    return [KIND_NAMES[kind] for kind, count in enumerate(counts) for _ in range(count)]


def season(position: Condottiere) -> Literal["winter", "spring"] | None:
    if in_play(position.company, WINTER):
        return "winter"
    return "spring" if in_play(position.company, SPRING) else None


# ---- Unfinished business.
def unfinished(position: Condottiere, viewer: int | None) -> list[CondottiereFrame]:
    """A test compares what the frames show with what is declared of them."""
    shown: list[AnyFrame] = business(position, viewer, lambda field, value: in_words(position, field, value), meanings)
    return cast("list[CondottiereFrame]", shown)


def in_words(position: Condottiere, field: str, number: Plain) -> Shown:
    """What a number of a frame stands for, by the name of its field; names and lists stand for themselves."""
    if not isinstance(number, int):
        return number
    if field == "card":
        return position.rules.programs[number].name
    if field in ("seats_passed", "seats_played", "fighters", "asked", "missing"):
        return bits(number)
    return number


def region_name(number: int) -> str | None:
    return None if number == NOWHERE else REGION_NAMES[number]
