"""What a seat may see of Condottiere: hands, the pile and face-down cards of others stay hidden.

`docs/observation.md` documents every key.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meseta.engine.business import asked, business
from meseta.engine.options import NOWHERE
from meseta.engine.seats import COLOUR_NAMES, bits
from meseta.games.condottiere.board import REGION_NAMES, REGIONS
from meseta.games.condottiere.deck import COURTESAN, KIND_NAMES, KINDS, MERCENARIES, SPRING, WINTER
from meseta.games.condottiere.events import meanings
from meseta.games.condottiere.strength import arithmetic, in_play

if TYPE_CHECKING:
    from meseta.games.condottiere.position import Condottiere


def view(game: Condottiere, seat: int | None) -> dict[str, Any]:
    """Plain data for one seat, or for spectators."""
    return {
        "game": game.GAME,
        "options": game.options_chosen(),
        "seat": seat,
        "match_game": game.match_game,
        "regions": [region(game, number) for number in range(REGIONS)],
        "battle": region_name(game.region),
        "favour": region_name(game.favour),
        "token": game.token,
        "season": season(game),
        "seats": [player(game, number, seat) for number in range(game.seats)],
        "goals": {"regions": game.rules.regions_to_win, "kingdom": game.rules.kingdom_to_win},
        "pile": sum(game.pile[kind] for kind in range(KINDS)),
        "discard": cards([game.discard[kind] for kind in range(KINDS)]),
        "business": business(game, seat, lambda field, number: in_words(game, field, number), meanings),
        **asked(game, seat),
        "winners": bits(game.winners),
    }


def region(game: Condottiere, number: int) -> dict[str, Any]:
    return {
        "region": REGION_NAMES[number],
        "owner": None if game.owner[number] < 0 else game.owner[number],
        "favour": game.favour == number,
        "battle": game.region == number,
    }


def player(game: Condottiere, number: int, viewer: int | None) -> dict[str, Any]:
    """Strength counts what lies face up; of a face-down card others see only that it is there."""
    own = number == viewer
    base = number * int(KINDS)
    hidden = game.hidden[number]
    return {
        "seat": number,
        "colour": COLOUR_NAMES[number],
        "regions": [REGION_NAMES[each] for each in bits(game.regions_of(number))],
        "kingdom": game.kingdom(number),
        "points": game.points[number],
        "hand": cards([game.hand[base + kind] for kind in range(KINDS)]) if own else None,
        "hand_size": game.hand_size(number) if own or game.rules.hand_sizes_shown else None,
        "known_in_hand": cards([game.known[number * int(MERCENARIES) + kind] for kind in range(MERCENARIES)]),
        "company": cards([game.company[base + kind] for kind in range(KINDS)]),
        "face_down": hidden != NOWHERE,
        "own_face_down": KIND_NAMES[hidden] if own and hidden != NOWHERE else None,
        "strength": arithmetic(game.company, number)._asdict(),
        "courtesans": game.company[base + COURTESAN],
    }


def cards(counts: list[int]) -> list[str]:
    """The cards by name, as many of each as there are."""
    return [KIND_NAMES[kind] for kind, count in enumerate(counts) for _ in range(count)]


def season(game: Condottiere) -> str | None:
    if in_play(game.company, WINTER):
        return "winter"
    return "spring" if in_play(game.company, SPRING) else None


def in_words(game: Condottiere, field: str, number: Any) -> Any:
    """What a number of a frame stands for, by the name of its field."""
    if field == "card":
        return game.rules.programs[number].name
    if field in ("seats_passed", "seats_played", "fighters", "asked", "missing"):
        return bits(number)
    return number


def region_name(number: int) -> str | None:
    return None if number == NOWHERE else REGION_NAMES[number]
