"""Intrigue & the King: what is asked where own cards are played, and what counts there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, cast

from meseta.games.el_grande.parts.intrigue.own_cards import INTRIGUE_CARD, KING_CARD, OWN_CARDS
from meseta.games.el_grande.parts.intrigue.view import (
    ChoosingHandFrame,
    FollowingFrame,
    HomesByDiskFrame,
    IntriguingFrame,
    NamingRegionFrame,
    OwnCardView,
    OwnTurnFrame,
    counting_one_more,
    of_intrigue,
)
from meseta.games.el_grande.view import ElGrandeView, SeatView
from meseta.reading.el_grande.areas import is_region
from meseta.reading.el_grande.business import sealed, top
from meseta.reading.el_grande.business import turn as turn_of
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.details import may, near, piece
from meseta.reading.el_grande.parts.conspiracy import conspires
from meseta.reading.el_grande.parts.read_part import Details, Question, ReadPart
from meseta.reading.el_grande.topics import OWN, lessons, sign, topic
from meseta.reading.el_grande.viewer import own
from meseta.reading.rulebook import Sign, Topic
from meseta.reading.view import answers
from meseta.wording.words import Words

JOKER: Final = 0
PROGRAMS: Final = {"king": KING_CARD.name, "intrigue": INTRIGUE_CARD.name}


# ---- Reading a view.
def own_cards(view: ElGrandeView) -> dict[int, OwnCardView]:
    """All cards of the game by their values."""
    return {card["value"]: card for card in of_intrigue(view)["own_cards"]}


def played_by(view: ElGrandeView, seat: SeatView) -> OwnCardView:
    return next(card for card in of_intrigue(view)["own_cards"] if card["value"] == seat["power_card"])


def own_turn(view: ElGrandeView) -> OwnTurnFrame | None:
    """The turn that is being taken."""
    return cast("OwnTurnFrame | None", turn_of(view))


def choosing(view: ElGrandeView) -> ChoosingHandFrame | None:
    """What is asked, while hands are chosen."""
    frame = sealed(view)
    return cast("ChoosingHandFrame", frame) if frame is not None and frame["kind"] == "choosing-hand" else None


# ---- What the sentences of questions are filled with.
def choosing_hand(view: ElGrandeView, cast_: Cast) -> Details:
    frame = choosing(view)
    assert frame is not None, "hands are chosen"
    count, total = len(frame["answers"]), frame["cards"]
    step = "choosing" if count < total else "sealed" if count == total else "dropping"
    return {"step": step, "count": count, "total": total}


def bidding(view: ElGrandeView, cast_: Cast) -> Details:
    return {"step": "joker" if own(view)["power_card"] == JOKER else "plain"}


def turn(view: ElGrandeView, cast_: Cast) -> Details:
    """The halves of a turn come in either order, but never mixed. A required action comes before the end."""
    frame = own_turn(view)
    assert frame is not None, "asked in a turn"
    if frame["card"] is None:
        return {"step": "take", "actions": actions(view), "count": 0, "near": "", "card": "", "must": ""}
    if not may(view, "place"):
        step = "over" if frame["acted"] else "act"
    elif frame["acted"]:
        step = "acted"
    else:
        step = "placing" if frame["left"] < frame["most"] else "first"
    return {
        "step": step,
        "actions": "",
        "count": min(frame["left"], own(view)["court"]),
        "near": "anywhere" if frame["anywhere"] else near(view),
        "card": frame["card"],
        "must": "no" if may(view, "end") else "yes",
    }


def actions(view: ElGrandeView) -> str:
    """Which of a player's own actions a turn can take: that of the card, that of the place in the order, or both."""
    legal = answers(view)
    own_card, royal = "take own" in legal, "take king" in legal or "take intrigue" in legal
    return "both" if own_card and royal else "own" if own_card else "royal"


def intriguing(view: ElGrandeView, its_cast: Cast) -> Details:
    frame = cast("IntriguingFrame", top(view))
    return {
        "step": "piece" if frame["piece"] is None else "target",
        "chosen": "own" if frame["arrived"] else "none",
        "area": frame["area"] or "",
        **piece(frame["piece"], its_cast),
    }


def naming_region(view: ElGrandeView, cast_: Cast) -> Details:
    frame = cast("NamingRegionFrame", top(view))
    purpose = "bridge-end" if frame["area"] is not None else frame["purpose"]
    return {"purpose": purpose, "area": frame["area"] or ""}


def following(view: ElGrandeView, its_cast: Cast) -> Details:
    frame = cast("FollowingFrame", top(view))
    return {
        "step": "piece" if frame["piece"] is None else "target",
        "area": frame["area"],
        "home": own(view)["grande"] or "",
        **piece(frame["piece"], its_cast),
    }


def choosing_tied_pair(view: ElGrandeView, cast_: Cast) -> Details:
    frame = own_turn(view)
    assert frame is not None, "an own card lets one choose"
    return {"card": frame["card"] or ""}


# ---- Disks.
def homes_by_disk(view: ElGrandeView, its_cast: Cast) -> Details:
    frame = cast("HomesByDiskFrame", top(view))
    return {"by": its_cast.names[frame["by"]], "area": own(view)["grande"] or ""}


def disk_note(view: ElGrandeView, words: Words) -> str | None:
    """What a disk does that shows a closed region, at the beginning and in general scorings."""
    choice, quarantine = sealed(view), of_intrigue(view)["marks"]["quarantine"]
    if choice is None or choice["kind"] != "disks" or choice["by"] >= 0:
        return None
    said: list[str] = []
    if view["round"] and is_region(view, view["king"]):
        with_grande = conspires(view) or own(view)["grande"] == "castillo"
        said.append(words.say("disk-king", step="castillo-grande" if with_grande else "castillo"))
    if quarantine is not None:
        said.append(words.say("disk-quarantine", area=quarantine["area"]))
    return " ".join(said)


# ---- Answers.
def action_said(view: ElGrandeView, action: str, words: Words) -> str:
    """The words on the button by which a turn takes its action."""
    value = own(view)["power_card"]
    cards = {"king": "king", "intrigue": "intrigue-card"}
    card = cards.get(action) or own_cards(view)[value or JOKER]["card"]
    return words.say(f"answer-el-grande-take-{action}", card=card)


# ---- The rules to look up.
VETO_VALUE: Final = 40


def cards_to_choose(options: Mapping[str, str], words: Words) -> list[str]:
    """All own cards by their values; the veto is there only where it is played with."""
    return [
        f"{words.say('own-card-short', value=own.value)}, {words.say(f'card-name-{own.card.name}')}: "
        f"{words.say(f'card-{own.card.text}')}"
        for own in OWN_CARDS
        if options["own-cards"] == "all" or own.value % 10 == 0
        if own.value != VETO_VALUE or options["veto"] == "on" or options["edition"] == "2023"
    ]


ABOUT: Final = {
    2: ("choosing-hand",),
    3: ("bidding",),
    4: ("own-turn", "intriguing"),
    6: ("naming-region", "picking-marker", "following"),
}
TOPICS: Final = [
    *lessons("intrigue", 8, ABOUT),
    topic("own-cards", ("all", OWN), asked=("taking-back",), cards=cards_to_choose),
]

# What is done with an own card, by its verb.
OF_OWN_CARDS: Final = {
    "keep": "answer-el-grande-keep",
    "drop": "answer-el-grande-drop",
    "bid": "answer-el-grande-bid-in-intrigue",
    "power": "answer-el-grande-power-in-intrigue",
}


class ReadIntrigue(ReadPart):
    NAME: ClassVar[str] = "intrigue"
    TOPICS: ClassVar[Sequence[Topic]] = TOPICS
    SIGNS: ClassVar[Sequence[Sign]] = [sign(each, OWN) for each in ("crown-and-mask", "dashed", "used")]
    QUESTIONS: ClassVar[Mapping[str, Question]] = {
        "bidding": bidding,
        "choosing-hand": choosing_hand,
        "choosing-tied-pair": choosing_tied_pair,
        "following": following,
        "homes-by-disk": homes_by_disk,
        "intriguing": intriguing,
        "naming-region": naming_region,
        "own-turn": turn,
    }

    # ---- What is asked.
    def card_of_turn(self, view: ElGrandeView) -> str | None:
        its_turn = own_turn(view)
        return None if its_turn is None else its_turn["card"]

    def answer(self, view: ElGrandeView, said: str, its_cast: Cast, words: Words) -> str | None:
        verb, _, what = said.partition(" ")
        if verb == "take" and not what.isdecimal():  # a number is a card on offer
            action = PROGRAMS[what] if what in PROGRAMS else played_by(view, own(view))["card"]
            return words.say(f"answer-el-grande-take-{what}", card=action)
        if verb not in OF_OWN_CARDS:
            return None
        card = next(card for card in of_intrigue(view)["own_cards"] if card["name"] == what)
        return words.say(OF_OWN_CARDS[verb], value=card["value"])

    def disk_note(self, view: ElGrandeView, words: Words) -> str | None:
        return disk_note(view, words)

    # ---- What counts.
    def counting_grandes(self, view: ElGrandeView) -> list[int]:
        return of_intrigue(view)["marks"]["home_counts"]

    def one_more(self, view: ElGrandeView, area: str) -> list[int]:
        return [frame["seat"] for frame in counting_one_more(view) if frame["area"] == area]


PART: Final = ReadIntrigue()
