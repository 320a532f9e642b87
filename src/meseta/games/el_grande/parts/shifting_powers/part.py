"""Shifting Powers: modifiers raise or lower power cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from meseta.engine.facts import first_of, index
from meseta.engine.notation import block
from meseta.engine.program import Card, Program, Step
from meseta.engine.randomness import Randomness
from meseta.engine.refusal import Refused
from meseta.engine.seats import bits, how_many
from meseta.engine.title import TitleOption
from meseta.games.el_grande.board import Board
from meseta.games.el_grande.imagining import deal_taken_back
from meseta.games.el_grande.part import BEGINNING, POWER_CARDS, Part, only_2023
from meseta.games.el_grande.parts.shifting_powers import judgement
from meseta.games.el_grande.parts.shifting_powers.modifiers import (
    ABILITIES,
    ALL_MODIFIERS,
    DEALT,
    KIND,
    MODIFIER,
    MODIFIER_NAMES,
    MODIFIERS,
    MODIFY,
    NAME,
    NO_MODIFIER,
    PASS,
    AuctionWithModifiers,
    Modifiers,
    PassModifiers,
    TakeBackEither,
    modifiers_of,
)
from meseta.games.el_grande.parts.shifting_powers.view import PassingModifiersFrame, SeatWithModifiers, with_modifiers
from meseta.games.el_grande.power_cards import taken_back_unseen
from meseta.games.el_grande.rounds import Auction
from meseta.games.el_grande.steps.take_back_power_card import TakeBackPowerCard
from meseta.games.el_grande.view import SeatView

if TYPE_CHECKING:
    from meseta.engine.frame import Frame
    from meseta.games.el_grande.judgement.sight import Sight
    from meseta.games.el_grande.position import ElGrande
    from meseta.games.el_grande.rules import Rules


class ShiftingPowers(Part):
    NAME: ClassVar[str] = NAME
    NEEDS: ClassVar[tuple[str, ...]] = (POWER_CARDS,)
    FACTS: ClassVar[tuple[str, ...]] = ("modifiers", "used-modifiers")
    MOMENTS: ClassVar[tuple[str, ...]] = ("passing",)

    def options(self) -> list[TitleOption]:
        return [only_2023(NAME, ["off", "on"])]

    def is_played(self, chosen: dict[str, str]) -> bool:
        return chosen[NAME] == "on"

    # ---- What it is made of.
    def texts(self) -> dict[str, str]:
        return {"authority": "authority-with-modifiers"}

    def programs(self) -> list[Card]:
        return ABILITIES

    def steps(self, place: str) -> list[Step]:
        return [PassModifiers()] if place == BEGINNING else []

    def instead_of(self, step: Step) -> Step:
        if isinstance(step, Auction):
            return AuctionWithModifiers()
        return TakeBackEither() if isinstance(step, TakeBackPowerCard) else step

    def events(self) -> dict[str, tuple[str, str]]:
        return {"modifier-back": ("", ""), "modifiers-passed": ("", ""), "modifies": ("", "modifier")}

    def notation(self, board: Board) -> dict[int, str]:
        return {
            **block("modify", MODIFY, MODIFIER_NAMES),
            **block("pass", PASS, MODIFIER_NAMES),
            **block("modifier", MODIFIER, MODIFIER_NAMES),
        }

    # ---- What it keeps, and does.
    def state(self, rules: Rules) -> Modifiers:
        return Modifiers(rules.players)

    def set_up(self, position: ElGrande, random: Randomness) -> None:
        cards = list(range(len(KIND)))
        random.shuffle(cards)
        for seat in range(position.seats):
            for _ in range(DEALT):
                modifiers_of(position).hand[seat] |= 1 << cards.pop()

    def faults(self, position: ElGrande) -> list[Refused]:
        theirs = modifiers_of(position)
        faults: list[Refused] = []
        for seat in range(position.seats):
            held = theirs.hand[seat] | theirs.played[seat]
            if how_many(held) != DEALT:
                faults.append(Refused("fault-modifiers", seat=position.seat_name(seat), count=int(how_many(held))))
            for other in range(seat):
                if held & (theirs.hand[other] | theirs.played[other]):
                    names = position.seat_name(seat), position.seat_name(other)
                    faults.append(Refused("fault-modifier-twice", seat=names[0], other=names[1]))
        return faults

    def before_card(self, position: ElGrande, seat: i64) -> None:
        """What the modifier on the bid allows."""
        added = modifiers_of(position).on_bid[seat]
        if added != NO_MODIFIER and MODIFIERS[KIND[added]].ability:
            position.push(Program(position.rules.card_number[MODIFIERS[KIND[added]].ability], seat, 0))

    # ---- What may be known of it.
    def view_types(self) -> dict[type[object], type[object]]:
        return {SeatView: SeatWithModifiers}

    def frame_types(self) -> list[type[object]]:
        return [PassingModifiersFrame]

    def show_seat(self, position: ElGrande, seat: int, own: bool, shown: SeatView) -> None:
        """How many modifiers a seat holds; its own it also sees, and which it gave away and got before the game."""
        theirs, player = modifiers_of(position), with_modifiers(shown)
        hand, before = theirs.hand[seat], seat - 1 if seat else int(position.seats) - 1
        player["modifier"] = name_of(theirs.on_bid[seat])
        player["modifiers"] = {
            "held": len(bits(hand)),
            "hand": names_of(hand) if own else None,
            "used": names_of(theirs.played[seat] & ~hand) if own else None,
            "passed": name_of(theirs.passed[seat]) if own else None,
            "received": name_of(theirs.passed[before]) if own else None,
            "taken_back_unseen": taken_back_unseen(theirs.taken_back, seat),
        }

    def in_words(self, field: str, number: int) -> str | None:
        return MODIFIER_NAMES[number] if field == "modifier" else None

    def imagine(self, position: ElGrande, viewer: int | None, random: Randomness) -> None:
        """Those nobody has played yet, but for the viewer's own and the one the viewer passed to the left."""
        theirs = modifiers_of(position)
        others = [seat for seat in range(position.seats) if seat != viewer]
        known = 0
        for seat in others:
            played = theirs.played[seat]
            deal_taken_back(theirs.hand, theirs.played, theirs.taken_back, played, seat, random)
            known |= played
        if viewer is not None:
            known |= theirs.hand[viewer] | theirs.played[viewer]
            if theirs.passed[viewer] != NO_MODIFIER:
                known |= 1 << theirs.passed[viewer]
        unknown = ALL_MODIFIERS & ~known
        for seat in others:
            unplayed = int(DEALT) - len(bits(theirs.played[seat]))
            if (
                viewer is not None
                and seat == (viewer + 1) % position.seats
                and was_passed_unplayed(theirs, viewer, seat)
            ):
                theirs.hand[seat] |= 1 << theirs.passed[viewer]
                unplayed -= 1
            dealt = random.some_of(unknown, unplayed)
            unknown &= ~dealt
            theirs.hand[seat] |= dealt
        imagine_passed(theirs, viewer, random)

    # ---- What a search knows of it.
    def first_sight(self, position: ElGrande, frame: Frame, seat: i64, answer: i64, sight: Sight) -> float:
        return judgement.first_sight(position, frame, seat, answer, sight)

    def step_worth(self, position: ElGrande, step: Step, by: i64, seat: i64) -> float:
        return judgement.step_worth(step, by, seat)

    def worth(self, position: ElGrande, seat: i64, rounds_left: i64) -> float:
        return judgement.worth(position, seat)

    # ---- Scenarios.
    def put(self, position: ElGrande, fact: str, rest: list[str]) -> None:
        """The modifiers a player holds or has used; whoever held one of them gets one of the player's others."""
        theirs = modifiers_of(position)
        seat = index(position.board.colour_names[: position.seats], first_of(rest), "player")
        settled = 0
        for each in range(position.seats):
            settled |= theirs.played[each]
        for kind in [index(MODIFIER_NAMES, word, "modifier") for word in rest[1:]]:
            free = [card for card in bits(ALL_MODIFIERS & ~settled) if KIND[card] == kind]
            if not free:
                raise Refused("error-no-more-modifiers", modifier=MODIFIER_NAMES[kind])
            card = min(free, key=lambda each: loath_to_give(theirs, seat, each))
            settled |= 1 << card
            give(theirs, seat, card, bits(theirs.hand[seat] & ~settled), position.seat_name(seat))
            if fact == "used-modifiers":
                theirs.hand[seat] &= ~(1 << card)
                theirs.played[seat] |= 1 << card

    def look(self, position: ElGrande, fact: str, rest: list[str]) -> list[str]:
        theirs = modifiers_of(position)
        seat = index(position.board.colour_names[: position.seats], first_of(rest), "player")
        used = theirs.played[seat] & ~theirs.hand[seat]
        return [rest[0], *names_of(used if fact == "used-modifiers" else theirs.hand[seat])]

    def start(self, position: ElGrande, moment: str) -> i64:
        position.round = 0
        return 0


# ---- Names.
def name_of(card: int) -> str | None:
    return None if card == NO_MODIFIER else MODIFIER_NAMES[KIND[card]]


def names_of(cards: int) -> list[str]:
    return [MODIFIER_NAMES[KIND[card]] for card in bits(cards)]


# ---- Imagining.
def was_passed_unplayed(theirs: Modifiers, giver: int, taker: int) -> bool:
    passed = theirs.passed[giver]
    return passed != NO_MODIFIER and not theirs.played[taker] >> passed & 1


def imagine_passed(theirs: Modifiers, viewer: int | None, random: Randomness) -> None:
    """What others passed to one another was any modifier of the taker's."""
    seats = len(theirs.hand)
    if NO_MODIFIER in [theirs.passed[seat] for seat in range(seats)]:
        return  # nobody has passed anything yet
    theirs.passed = theirs.passed[:]
    for giver in range(seats):
        taker = (giver + 1) % seats
        if viewer not in (giver, taker):
            theirs.passed[giver] = random.choice(bits(theirs.hand[taker] | theirs.played[taker]))


# ---- Laying out.
def loath_to_give(theirs: Modifiers, seat: int, card: int) -> int:
    """The player's own cards come first, then the box, then the hands of those who are laid out later, then others."""
    holders = [each for each in range(len(theirs.hand)) if theirs.hand[each] >> card & 1]
    if not holders:
        return 1
    return 0 if holders[0] == seat else 2 if holders[0] > seat else 3


def give(theirs: Modifiers, seat: int, card: int, others: list[int], name: str) -> None:
    if theirs.hand[seat] >> card & 1:
        return
    if not others:
        raise Refused("error-modifiers-dealt", seat=name, dealt=int(DEALT))
    for each in range(len(theirs.hand)):
        if each == seat or theirs.hand[each] >> card & 1:
            theirs.hand[each] ^= 1 << card | 1 << others[0]
