"""The moments in which the tables of `meseta.sql` stand: which game, who sits there, and how the moment is known.

Part of `make`, and like it kept as it was run.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from meseta.engine.options import NOBODY, NOWHERE

Wish = Callable[[Any], bool]
P = "person"


class Moment(NamedTuple):
    name: str
    says: str
    game: str
    options: dict[str, str]
    kinds: list[str]  # who sits where: person, or the name of a bot
    wish: Wish
    orders: Mapping[int, dict[str, str]] = MappingProxyType({})  # for vetoes, by seat
    takes_back: bool = False  # some answers are taken back on the way
    talks: bool = False
    listed: bool = True
    seeds: int = 60  # games that are tried
    most: int = 420  # entries of the longest one


# ---- How moments are known.
def asks(kind: str, wish: Wish = bool) -> Wish:
    """The top of the pile is a frame of this kind."""
    return lambda position: position.top is not None and kind == position.top.NAME and wish(position.top)


def lies(kind: str, wish: Wish = bool) -> Wish:
    """Somewhere on the pile lies a frame of this kind."""
    return lambda position: any(kind == frame.NAME and wish(frame) for frame in position.frames())


def both(one: Wish, other: Wish) -> Wish:
    return lambda position: one(position) and other(position)


def half_sealed(frame: Any) -> bool:
    return frame.missing not in (0, frame.asked)


def of_change(name: str) -> Wish:
    return lambda frame: name == frame.change.NAME


def is_over(position: Any) -> bool:
    return not position.waiting()


def running(position: Any) -> bool:
    return bool(position.waiting())


def after(rounds: int, wish: Wish) -> Wish:
    return lambda position: position.round > rounds and wish(position)


def owned(regions: int) -> Wish:
    return lambda position: sum(owner != NOBODY for owner in position.owner) >= regions


def modifier_laid(position: Any) -> bool:
    top = position.top
    return top is not None and top.NAME == "bidding" and position.modifier[top.seat] != 0


def king_at(*places: int) -> Wish:
    return lambda position: position.king in places and bool(position.waiting())


# ---- El Grande.
def of_1995(name: str, says: str, players: int, wish: Wish, **more: Any) -> Moment:
    options = {"edition": "1995", "players": str(players), **more.pop("options", {})}
    kinds = more.pop("kinds", [P] * players)
    return Moment(f"1995-{name}", says, "el-grande", options, kinds, wish, **more)


def of_2023(name: str, says: str, players: int, wish: Wish, **more: Any) -> Moment:
    options = {"edition": "2023", "players": str(players), **more.pop("options", {})}
    kinds = more.pop("kinds", [P] * players)
    return Moment(f"2023-{name}", says, "el-grande", options, kinds, wish, **more)


SHORT = {"rounds": "6"}

EL_GRANDE = [
    # Sealed disks.
    of_1995(
        "disks-card",
        "disks of a card: some are set, some are not",
        4,
        asks("disks", lambda frame: frame.by != NOBODY and frame.holding > 0 and half_sealed(frame)),
        takes_back=True,
        talks=True,
    ),
    of_1995(
        "disks-scoring-card",
        "disks of a card that scores regions",
        5,
        asks("disks", lambda frame: frame.by != NOBODY and frame.holding == 0 and half_sealed(frame)),
    ),
    of_1995(
        "disks-general",
        "disks of a general scoring: some are set, some are not; short game",
        3,
        asks("disks", lambda frame: frame.by == NOBODY and half_sealed(frame)),
        options=SHORT,
        talks=True,
    ),
    of_1995(
        "disks-general-five",
        "disks of a general scoring with five players",
        5,
        asks("disks", lambda frame: frame.by == NOBODY and half_sealed(frame)),
        options={"castillo": "tally", **SHORT},
    ),
    # Vetoes, step by step.
    of_1995(
        "veto-move",
        "a caballero is about to move, a veto may stop it",
        4,
        both(asks("proposal", of_change("caballero-moves")), lies("moving")),
        seeds=300,
    ),
    of_1995(
        "veto-scoring",
        "a region is about to pay in the middle of a scoring",
        4,
        both(
            asks("proposal", lambda frame: frame.change.NAME in ("payment", "first-place-payment")),
            lies("scoring", lambda frame: frame.area > 0),
        ),
        seeds=300,
    ),
    of_1995(
        "veto-return",
        "players lose caballeros one after another unless a veto comes; orders for vetoes stand",
        5,
        both(asks("proposal"), lies("player-by-player", lambda frame: frame.at < len(frame.order))),
        orders={0: {"veto": "never"}, 1: {"veto": "points"}, 2: {"veto": "ask"}},
        seeds=300,
    ),
    of_1995(
        "veto-begins",
        "a veto is out in a game for two with an open Castillo",
        2,
        asks("proposal"),
        options={"castillo": "open"},
    ),
    # Player by player.
    of_1995(
        "order-fixed",
        "the order of players is being fixed: some have their place in it",
        5,
        asks("player-by-player", lambda frame: len(frame.order) > 0),
        seeds=300,
    ),
    of_1995(
        "order-under-way",
        "players return caballeros one after another, the order is fixed",
        4,
        both(asks("returning"), lies("player-by-player", lambda frame: 0 < frame.at < len(frame.order))),
        takes_back=True,
    ),
    # Steps of cards.
    of_1995(
        "moving",
        "caballeros move: some have arrived, one is lifted",
        5,
        after(1, asks("moving", lambda frame: frame.piece != NOBODY and frame.arrived > 63)),
        takes_back=True,
        seeds=300,
    ),
    of_1995(
        "moving-from-one-region",
        "caballeros move out of one region, which is chosen",
        3,
        asks("moving", lambda frame: frame.one_region and frame.area != NOWHERE),
    ),
    of_1995("evicting", "a region to be evicted is asked for", 4, after(1, asks("evicting"))),
    of_1995(
        "evicting-disks",
        "the region is named, some of those evicted have set their disks",
        4,
        both(asks("disks", half_sealed), lies("evicting", lambda frame: frame.disks_set)),
        seeds=300,
    ),
    of_1995("removing", "one caballero of each opponent is being removed", 4, asks("removing")),
    of_1995(
        "tile", "a scoring tile is being moved, open Castillo", 3, asks("moving-tile"), options={"castillo": "open"}
    ),
    of_1995("home", "the grande gets a new home", 4, after(2, asks("choosing-home"))),
    of_1995("king", "the king moves", 2, after(3, asks("choosing-king"))),
    of_1995("placing", "caballeros are placed by a card", 3, asks("placing"), options={"castillo": "tally"}),
    of_1995("mustering", "caballeros come to court by a card", 5, asks("mustering")),
    of_1995("score-chosen", "a region to be scored is chosen", 4, asks("choosing-score")),
    of_1995("power-card-back", "a power card is taken back", 3, asks("taking-back")),
    of_1995("choosing", "one of two actions is chosen", 4, asks("choosing")),
    # Turns.
    of_1995(
        "recall",
        "the province is empty: caballeros are recalled from regions",
        2,
        both(asks("intake"), lambda position: position.province[position.top.seat] == 0),
        seeds=300,
    ),
    of_1995("intake", "caballeros come to court before the turn", 5, asks("intake"), listed=False),
    of_1995(
        "turn",
        "a turn: the action is over, caballeros may still be placed",
        4,
        after(2, asks("turn", lambda frame: frame.acted and frame.left > 0)),
        takes_back=True,
        talks=True,
    ),
    of_1995(
        "no-veto",
        "bidding in a game without vetoes",
        2,
        after(1, asks("bidding", lambda frame: frame.left == 1)),
        options={"veto": "off"},
    ),
    # 2023.
    of_2023(
        "veto-added",
        "a whole action is announced, those with a veto are asked",
        4,
        asks("proposal", of_change("action-begins")),
        options={"added-vetoes": "2"},
        orders={1: {"veto": "ask"}, 3: {"veto": "points"}},
    ),
    of_2023(
        "automa", "a turn beside the automa", 2, after(1, asks("turn", lambda frame: frame.acted)), takes_back=True
    ),
    of_2023(
        "automa-bots",
        "bidding beside the automa, against a bot",
        2,
        after(1, asks("bidding")),
        kinds=[P, "quick"],
        talks=True,
    ),
    of_2023(
        "merged",
        "a turn with merged decks",
        3,
        after(1, asks("turn", lambda frame: frame.left > 0)),
        options={"merged-decks": "on", "castillo": "open"},
    ),
    of_2023(
        "king-beside", "the king stands beside the Castillo", 3, king_at(9), options={"new-regency": "on"}, seeds=300
    ),
    of_2023("king-abroad", "the king is abroad", 4, king_at(10, 11), options={"new-regency": "on"}, seeds=300),
    of_2023(
        "turn-taboo",
        "a turn in which the king's region is open",
        4,
        asks("turn", lambda frame: frame.taboo_lifted),
        options={"new-regency": "on"},
        seeds=300,
    ),
    of_2023("escorting", "caballeros escort the king", 4, asks("escorting"), options={"new-regency": "on"}, seeds=300),
    of_2023(
        "disks-new-regency",
        "disks of a general scoring in the short game of New Regency",
        4,
        asks("disks", lambda frame: frame.by == NOBODY and half_sealed(frame)),
        options={"new-regency": "on", **SHORT},
    ),
    of_2023(
        "passing",
        "modifiers are passed on before the game: some have chosen",
        4,
        asks("passing-modifiers", half_sealed),
        options={"shifting-powers": "on"},
        takes_back=True,
    ),
    of_2023(
        "modified",
        "a modifier lies, its power card is asked for",
        3,
        after(1, modifier_laid),
        options={"shifting-powers": "on"},
    ),
    of_2023(
        "modified-new-regency",
        "a modifier lies in a game of five with New Regency",
        5,
        modifier_laid,
        options={"shifting-powers": "on", "new-regency": "on"},
    ),
    of_2023(
        "own-or-militia",
        "an alternative card: one of two actions is chosen",
        3,
        asks("choosing"),
        options={"added-own-or-militia": "on", "added-secret-scoring": "on"},
        seeds=300,
    ),
    of_2023(
        "secret-scoring",
        "disks of the alternative card that scores",
        4,
        asks("disks", lambda frame: frame.by != NOBODY and frame.holding == 0 and half_sealed(frame)),
        options={"added-secret-scoring": "on", "added-vetoes": "1"},
        seeds=300,
    ),
]


# ---- Condottiere.
def italy(name: str, says: str, players: int, wish: Wish, **more: Any) -> Moment:
    options = {"players": str(players), **more.pop("options", {})}
    kinds = more.pop("kinds", [P] * players)
    return Moment(f"condottiere-{name}", says, "condottiere", options, kinds, wish, **more)


CONDOTTIERE = [
    italy(
        "battle",
        "a battle: some have passed, some have played",
        2,
        both(asks("battle", lambda frame: frame.passed and frame.played), owned(2)),
        takes_back=True,
        talks=True,
    ),
    italy(
        "battle-six",
        "a battle of six, hands hidden",
        6,
        asks("battle", lambda frame: frame.passed),
        options={"hand-sizes": "hidden"},
    ),
    italy(
        "face-down",
        "a battle with cards face down",
        5,
        both(asks("battle"), lambda position: sum(kind != NOWHERE for kind in position.hidden) > 2),
        options={"face-down": "on"},
    ),
    italy(
        "keeping",
        "the last player with cards keeps some: one is chosen",
        3,
        asks("keeping-cards", lambda frame: frame.answers[0] != NOBODY),
    ),
    italy(
        "drawing",
        "cards are drawn after a battle",
        4,
        asks("drawing", lambda frame: frame.left < 4),
        options={"draw": "on"},
    ),
    italy(
        "second-game",
        "a match for points, its second game",
        3,
        lambda position: position.game == 2,
        options={"points": "20", "guard": "on"},
        most=900,
    ),
    italy(
        "retaking",
        "a battle for a region that somebody owns",
        4,
        both(asks("battle"), lambda position: position.owner[position.region] != NOBODY),
        options={"retaking": "on"},
    ),
    italy(
        "favour", "a bishop: the favour of the Pope is laid", 4, asks("placing-favour"), options={"kingdoms": "larger"}
    ),
    italy(
        "favour-laid",
        "a battle while the favour of the Pope lies",
        3,
        both(asks("battle"), lambda position: position.favour != NOWHERE),
    ),
    italy("scarecrow", "a scarecrow: a mercenary goes back to the hand", 6, asks("taking-back")),
    italy(
        "known",
        "a battle: everybody has seen a mercenary go back to a hand",
        4,
        both(asks("battle"), lambda position: sum(position.known) > 0),
    ),
    italy(
        "discarding",
        "hands without mercenaries may be discarded",
        5,
        asks("discarding-hands", lambda frame: frame.left < 5),
    ),
    italy(
        "choosing-region",
        "the next region is chosen",
        2,
        both(asks("choosing-region"), owned(3)),
    ),
    italy(
        "final-battle",
        "the final battle of a match",
        3,
        asks("battle", lambda frame: frame.fighters),
        options={"points": "20", "guard": "on"},
        most=2500,
        seeds=600,
    ),
]

MOMENTS = [*EL_GRANDE, *CONDOTTIERE]

# ---- Tables that are over, and those that stand in a special way.
PLAYED = [
    of_1995("over", "nothing: it is over", 2, is_over, options=SHORT, talks=True, takes_back=True, seeds=12),
    of_2023(
        "over", "nothing: it is over", 2, is_over, options={"castillo": "open", **SHORT}, kinds=[P, "random"], seeds=6
    ),
    italy("over", "nothing: it is over", 2, is_over, talks=True),
    italy("over-bots", "nothing: bots have played it", 3, is_over, kinds=["quick", "quick", "quick"], seeds=6),
]
LEFT = of_1995(
    "left",
    "a turn; one player has left, a bot keeps the seat",
    3,
    asks("turn", lambda frame: frame.seat == 0),
    takes_back=True,
)
BOT_IS_DUE = of_1995(
    "bot-is-due",
    "a bot is due, the server was stopped",
    2,
    after(1, asks("bidding", lambda frame: frame.left == 2)),
    kinds=[P, "quick"],
)
BROUGHT = italy("brought", "a battle that was brought as a record", 2, asks("battle", lambda frame: frame.played))
WAITING_TABLES = [
    of_1995("waiting", "waiting for two people", 4, running, kinds=["you", "open", "quick", "open"]),
    italy("waiting", "waiting for one", 3, running, kinds=["you", "quick", "open"], listed=False),
]
