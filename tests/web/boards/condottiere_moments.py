"""Moments of Condottiere worth drawing, found in random games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from meseta.engine.randomness import from_seed
from meseta.games.condottiere.position import Condottiere
from meseta.games.condottiere.title import CondottiereTitle
from meseta.games.condottiere.view import CondottiereView
from meseta.reading.condottiere.battle import battle_of
from meseta.reading.condottiere.questions import kept_cards

CONDOTTIERE: Final = CondottiereTitle()


def positions(seed: int, options: dict[str, str]) -> Iterator[Condottiere]:
    """A random game, looked at before each answer and at its end."""
    game = CONDOTTIERE.new_game(options, seed)
    random = from_seed(seed)
    while game.waiting():
        yield game
        seat = random.choice(game.waiting())
        legal = game.answers(seat)
        # Who seldom passes fights with more cards.
        if len(legal) > 1 and game.notation(legal[0]) == "pass" and random.below(8):
            legal = legal[1:]
        game.answer(seat, random.choice(legal))
    yield game


def first(
    wanted: Callable[[CondottiereView], bool],
    options: dict[str, str] | None = None,
    watched: bool = False,
    start: int = 1,
) -> CondottiereView:
    """The first moment of some random game that is wanted, as the seat sees it that is asked, or a spectator.

    Rare ones are looked for from a later seed on.
    """
    for seed in range(start, start + 400):
        for game in positions(seed, options or {}):
            view = game.seen_by((game.waiting() or [0])[0])
            if wanted(view):
                return game.seen_by(None) if watched else view
    raise LookupError("no random game has such a moment")


def asks(kind: str, markers: int = 0) -> Callable[[CondottiereView], bool]:
    return lambda view: bool(view["business"]) and view["business"][-1]["kind"] == kind and held(view) >= markers


def is_final(view: CondottiereView) -> bool:
    battle = battle_of(view)
    return battle is not None and battle["fighters"] != []


def held(view: CondottiereView) -> int:
    return sum(region["owner"] is not None for region in view["regions"])


def laid(view: CondottiereView) -> int:
    return sum(len(player["company"]) for player in view["seats"])


def cards_in_hand(view: CondottiereView) -> int:
    """Of the viewer."""
    return 0 if view["seat"] is None else len(view["seats"][view["seat"]]["hand"] or [])


def battle_with(cards: int, markers: int = 3, season: str | None = None) -> Callable[[CondottiereView], bool]:
    return lambda view: (
        asks("battle", markers)(view)
        and laid(view) >= cards
        and cards_in_hand(view) > 2
        and season in (None, view["season"])
    )


MOMENTS: Final[dict[str, Callable[[], CondottiereView]]] = {
    "first-region": lambda: first(asks("choosing-region")),
    "region": lambda: first(lambda view: asks("choosing-region", 6)(view) and view["favour"] is not None),
    "battle": lambda: first(lambda view: battle_with(12, 5, "spring")(view) and view["favour"] is not None),
    "winter": lambda: first(battle_with(16, 4, "winter")),
    "long-hand": lambda: first(lambda view: asks("battle", 5)(view) and cards_in_hand(view) > 12),
    "crowded": lambda: first(lambda view: max(len(player["company"]) for player in view["seats"]) > 10, start=93),
    "two": lambda: first(battle_with(9, 4), {"players": "2"}),
    "three": lambda: first(battle_with(10, 4), {"players": "3", "draw": "on"}),
    "five": lambda: first(battle_with(18, 4), {"players": "5"}),
    "six": lambda: first(battle_with(26, 5), {"players": "6", "points": "20"}),
    "scarecrow": lambda: first(lambda view: asks("taking-back", 3)(view) and laid(view) > 9),
    "bishop": lambda: first(lambda view: asks("placing-favour", 5)(view) and laid(view) > 8),
    "keep": lambda: first(lambda view: asks("keeping-cards")(view) and len(kept_cards(view)) == 1),
    "draw": lambda: first(asks("drawing", 2), {"draw": "on"}),
    "discard": lambda: first(lambda view: asks("discarding-hands", 2)(view) and len(view["legal"]) == 2),
    "face-down": lambda: first(
        lambda view: battle_with(6)(view) and sum(player["face_down"] for player in view["seats"]) > 2,
        {"face-down": "on"},
    ),
    "retaking": lambda: first(
        lambda view: (
            battle_with(8, 6)(view)
            and view["battle"] in [r["region"] for r in view["regions"] if r["owner"] is not None]
        ),
        {"retaking": "on"},
    ),
    "final": lambda: first(
        lambda view: asks("battle")(view) and is_final(view) and laid(view) > 4,
        start=222,
    ),
    "over": lambda: first(lambda view: bool(view["winners"])),
    "watched": lambda: first(battle_with(10, 5), watched=True),
}


@cache
def moment(name: str) -> CondottiereView:
    """One of them; look only."""
    return MOMENTS[name]()
