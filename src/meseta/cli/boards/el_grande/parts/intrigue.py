"""Intrigue & the King: own cards in the hand, those of the round in the order of turns, and what lasts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, cast

from meseta.cli.boards.el_grande.card_texts import MARKS, footnotes, text_of
from meseta.cli.boards.el_grande.part import Figures, Part, whose
from meseta.cli.boards.text_board import Block
from meseta.cli.boards.writer import Writer
from meseta.cli.lines import wrapped
from meseta.cli.seats import name_of
from meseta.games.el_grande.parts.intrigue.view import (
    ChoosingHandFrame,
    OwnCardView,
    OwnTurnFrame,
    SeatWithOwnCards,
    of_intrigue,
    with_own_cards,
)
from meseta.games.el_grande.view import AreaView, ElGrandeView, SeatView
from meseta.reading.el_grande.parts.intrigue import PROGRAMS, played_by
from meseta.reading.el_grande.questions import card_on
from meseta.reading.el_grande.viewer import own
from meseta.reading.view import answers, question

SIGNS: Final = {"king": "K", "intrigue": "I"}  # of the two cards that first and last get
REQUIRED: Final = "!"
CHOSEN: Final = "*"
ABREAST: Final = 2  # so many cards stand side by side where all are shown
WIDTH: Final = 38  # of each; longer names are cut


class IntrigueOnBoard(Part):
    COLUMNS: ClassVar[Mapping[str, str]] = {
        "power": "terminal-card",
        "card": "terminal-royal",
        "places": "terminal-places",
    }
    SECRET_QUESTIONS: ClassVar[tuple[str, ...]] = ("choosing-hand", "homes-by-disk")
    SECRET_HANDS: ClassVar[bool] = True
    USED_CARDS: ClassVar[str] = "terminal-legend-own-cards-used"
    SHOWS_ORDER: ClassVar[bool] = True

    # ---- What is asked and answered.
    def beside_question(self, view: ElGrandeView, writer: Writer) -> str | None:
        """What the action does that may be carried out; what cards bring stands below them already."""
        kind = question(view)
        if kind == "own-turn" and "act" in answers(view):
            return text_of(view, cast("OwnTurnFrame", view["business"][-1])["card"] or "", writer)
        return "" if kind == "bidding" else None

    def answer(self, view: ElGrandeView, verb: str, what: str, writer: Writer) -> str | None:
        if verb not in ("keep", "drop", "bid", "power"):
            return None
        card = next(card for card in of_intrigue(view)["own_cards"] if card["name"] == what)
        if verb in ("keep", "drop"):  # in short: what the cards are stands above, where all are shown
            return card["name"] if verb == "keep" else f"{CHOSEN} {card['name']}"
        said = writer.say(f"answer-el-grande-{verb}-in-intrigue", value=card["value"])
        return f"{said}: {called(card, writer)}{REQUIRED if card['must'] else ''}"

    # ---- The table.
    def area_mark(self, view: ElGrandeView, area: AreaView) -> str:
        quarantine = of_intrigue(view)["marks"]["quarantine"]
        return "Q" if quarantine is not None and quarantine["area"] == area["area"] else ""

    def cards(self, view: ElGrandeView, writer: Writer) -> Block | None:
        if is_choosing(view):
            return all_cards(view, writer)
        rows = [card_of_round(view, seat, writer) for seat in view["turn_order"]]
        return Block(writer.say("round-cards"), [*rows, *footnotes(self.provenances(view), writer)]) if rows else None

    def provenances(self, view: ElGrandeView) -> list[str]:
        """All while hands are chosen, then those whose actions are open in this round."""
        cards = of_intrigue(view)["own_cards"]
        if not is_choosing(view):
            open_to = [with_own_cards(seat) for seat in view["seats"]]
            values = [seat["power_card"] for seat in open_to if acts_with_own_card(view, seat)]
            cards = [card for card in cards if card["value"] in values]
        return [card["provenance"] for card in cards]

    def power_card(self, value: int, writer: Writer) -> str | None:
        return sign(value, writer)

    def own_hand(self, view: ElGrandeView, writer: Writer) -> list[str] | None:
        return ruler(view, writer) if view["round"] else []

    def figures(self, seat: SeatView) -> Figures:
        player = with_own_cards(seat)
        return {
            "power": "J" if player["power_card"] == 0 else player["power_card"],
            "card": player["took"] or SIGNS.get(player["royal_card"] or ""),
            "places": player["caballero_card"],
        }

    def this_round(self, view: ElGrandeView, writer: Writer) -> list[str]:
        """What was taken back openly, and what lasts."""
        known = [
            writer.say("terminal-known", name=name, cards=" ".join(sign(value, writer) for value in values))
            for name, seat in zip(writer.names, view["seats"])
            if (values := with_own_cards(seat)["known_in_hand"])
        ]
        return ["\n".join(wrapped(line, "  ", "    ")) for line in [*known, *marks(view, writer)]]

    def legend(self, view: ElGrandeView, writer: Writer) -> list[tuple[str, str]]:
        """Also what the cards do that the player who looks holds, or may choose."""
        return [
            (writer.say("terminal-card"), writer.say("terminal-legend-own-card")),
            (writer.say("terminal-royal"), writer.say("terminal-legend-royal")),
            (writer.say("terminal-places"), writer.say("terminal-legend-places")),
            (writer.say("terminal-brings"), writer.say("terminal-legend-brings")),
            (REQUIRED, writer.say("terminal-legend-must")),
            ("Q", writer.say("terminal-legend-quarantine")),
            *[(sign(card["value"], writer), writer.say(f"card-{card['text']}")) for card in held_cards(view)],
        ]


# ---- Cards.
def sign(value: int, writer: Writer) -> str:
    """The value of a card, or the letter of the Joker."""
    return writer.say("own-card-sign", value=value)


def called(card: OwnCardView, writer: Writer) -> str:
    """`Score the fives+`: with a mark for a text that is ours."""
    return writer.say(f"card-name-{card['card']}") + MARKS.get(card["provenance"], "")


def is_choosing(view: ElGrandeView) -> bool:
    kinds: list[str] = [frame["kind"] for frame in view["business"]]
    return "choosing-hand" in kinds


def all_cards(view: ElGrandeView, writer: Writer) -> Block | None:
    """While hands are chosen: those that may be, with marks on what the player who looks has chosen."""
    if view["seat"] is None:
        return None
    frame = cast("ChoosingHandFrame", view["business"][-1])
    chosen = [said.split()[1] for said in frame["answers"]]
    cards = of_intrigue(view)["own_cards"]
    cells = [cell(card, card["name"] in chosen, writer) for card in cards]
    rows = [cells[first : first + ABREAST] for first in range(0, len(cells), ABREAST)]
    total = sum(card["brings"] for card in cards if card["name"] in chosen)
    head = writer.say("terminal-choosing-hand", count=len(chosen), most=frame["cards"], sum=total)
    lines = [" ".join(f"{each:<{WIDTH}}" for each in row).rstrip() for row in rows]
    return Block(head, [*lines, *footnotes([card["provenance"] for card in cards], writer)])


def cell(card: OwnCardView, chosen: bool, writer: Writer) -> str:
    """`* 110 2! Score the fives+`: chosen or not, its value, what it brings, and its action."""
    figures = f"{sign(card['value'], writer):>3} {card['brings']}{REQUIRED if card['must'] else ' '}"
    text = f"{CHOSEN if chosen else ' '} {figures} {called(card, writer)}"
    return text if len(text) <= WIDTH else f"{text[: WIDTH - 1]}."


def held_cards(view: ElGrandeView) -> list[OwnCardView]:
    """In the hand of the player who looks; all while hands are chosen, none for spectators."""
    hand = [] if view["seat"] is None else own(view)["hand"] or []
    return [card for card in of_intrigue(view)["own_cards"] if card["value"] in hand]


def ruler(view: ElGrandeView, writer: Writer) -> list[str]:
    """The cards in the hand, and below each how many caballeros it brings."""
    hand = held_cards(view)
    labels = [writer.say("own-hand"), writer.say("terminal-brings")]
    widest = max(len(label) for label in labels)
    figures = [[sign(card["value"], writer) for card in hand], [str(card["brings"]) for card in hand]]
    return [f"  {label:<{widest}} " + "".join(f" {figure:>3}" for figure in row) for label, row in zip(labels, figures)]


# ---- The cards of a round.
def card_of_round(view: ElGrandeView, number: int, writer: Writer) -> str:
    """`4 Orange 110!: Score the fives+. ...`: how many may be placed, who, the card, and what is carried out."""
    seat = with_own_cards(view["seats"][number])
    colour = name_of(seat["colour"], writer.words)
    acts = f" ({writer.say('table-acting')})" if number in acting(view) else ""
    said = f"{colour}{value_of(view, seat, writer)}{acts}: {carried_out(view, seat, writer)}"
    places = seat["caballero_card"] if seat["took"] is None else card_on(view, seat["took"])["caballeros"]
    row = "\n".join(wrapped(said, f"  {places or '-'} ", " " * 4))
    return row.replace(colour, writer.ink.paint(colour, "bold", seat["colour"]), 1)


def acting(view: ElGrandeView) -> list[int]:
    turns = [cast("OwnTurnFrame", frame) for frame in view["business"]]
    return [frame["seat"] for frame in turns if frame["kind"] == "own-turn"]


def value_of(view: ElGrandeView, seat: SeatWithOwnCards, writer: Writer) -> str:
    """` 110!`: the card on the table, with a mark if its action will have to be carried out."""
    if seat["power_card"] is None:
        return ""
    required = acts_with_own_card(view, seat) and played_by(view, seat)["must"]
    return f" {sign(seat['power_card'], writer)}{REQUIRED if required else ''}"


def carried_out(view: ElGrandeView, seat: SeatWithOwnCards, writer: Writer) -> str:
    """The own action, the King or Intrigue card in its place, or both where a player may choose; or one on offer."""
    if seat["power_card"] == 0:
        return f"{writer.say('round-card-joker')}."
    if seat["took"] is not None:  # what it says stands where it lies
        return f"{writer.say('card-name-' + card_on(view, seat['took'])['card'])}."
    texts: list[str] = []
    if seat["power_card"] is None:
        texts.append(f"{writer.say('round-card-none')}.")
    royal = seat["royal_card"]
    if royal is not None and seat["action"] != "own":
        texts.append(f"{writer.say(f'{royal}-card')}. {text_of(view, PROGRAMS[royal], writer)}")
    if acts_with_own_card(view, seat):
        card = played_by(view, seat)
        texts.append(f"{called(card, writer)}. {writer.say('card-' + card['text'])}")
    return " / ".join(texts)


def acts_with_own_card(view: ElGrandeView, seat: SeatWithOwnCards) -> bool:
    """Does the turn of a seat carry out its own card, or may it, as far as is known?"""
    if not seat["power_card"] or seat["action"] is not None:
        return seat["action"] == "own"
    return seat["royal_card"] is None or choice_is_free(view)


def choice_is_free(view: ElGrandeView) -> bool:
    """May first and last carry out their own cards?"""
    return len(view["seats"]) < 4 or view["options"]["free-choice"] == "on"


# ---- What lasts.
def marks(view: ElGrandeView, writer: Writer) -> list[str]:
    lasting = of_intrigue(view)["marks"]
    lines: list[str] = []
    if (bridge := lasting["bridge"]) is not None:
        area, other = bridge["between"]
        lines.append(writer.say("mark-bridge-says", area=area, other_area=other, **whose(view, bridge["by"], writer)))
    if (quarantine := lasting["quarantine"]) is not None:
        lines.append(writer.say("mark-quarantine-says", area=quarantine["area"], tile=quarantine["tile"]))
    return lines + [writer.say("mark-home-counts-says", **whose(view, seat, writer)) for seat in lasting["home_counts"]]


PART = IntrigueOnBoard()
