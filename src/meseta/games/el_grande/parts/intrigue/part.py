"""Intrigue & the King: cards of one's own decide order, caballeros and actions at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import NOBODY, NOWHERE
from meseta.engine.notation import block
from meseta.engine.program import Card, Step
from meseta.engine.randomness import Randomness
from meseta.engine.refusal import Refused
from meseta.engine.saving import to_list
from meseta.engine.seats import bits, how_many
from meseta.engine.title import Condition, TitleOption
from meseta.games.el_grande.board import Board, PowerCards, bit
from meseta.games.el_grande.cards.action_card import ActionCard
from meseta.games.el_grande.part import BEGINNING, DECKS, EVERY_AREA, ORDER, POWER_CARDS, SCORED, Part
from meseta.games.el_grande.parts.intrigue import facts, judgement
from meseta.games.el_grande.parts.intrigue.answers import DROP, KEEP, NAME_REGION, TAKE_ACTION
from meseta.games.el_grande.parts.intrigue.hands import ChooseHands, count_of
from meseta.games.el_grande.parts.intrigue.order import caballero_card, order_is_settled, royal_card
from meseta.games.el_grande.parts.intrigue.own_cards import INTRIGUE_CARD, KING_CARD, OWN_CARDS, power_cards
from meseta.games.el_grande.parts.intrigue.rounds import (
    BiddingWithOwnCards,
    DecideJokers,
    EndOwnRound,
    HandOut,
    PlayOwnCards,
    TakeBackOpenly,
    TakeOwnTurns,
    hand_out,
)
from meseta.games.el_grande.parts.intrigue.scoring import (
    EndMarks,
    count_marks,
    marks_count,
    spend_home_counts,
)
from meseta.games.el_grande.parts.intrigue.state import (
    ACTION_NAMES,
    HAND,
    JOKER,
    NAME,
    NO_CARD,
    OWN,
    Actions,
    IntrigueState,
    state_of,
)
from meseta.games.el_grande.parts.intrigue.steps.name_region import PURPOSES
from meseta.games.el_grande.parts.intrigue.view import (
    BridgeProposal,
    ChoosingHandFrame,
    ChoosingTiedPairFrame,
    CountingOneMoreFrame,
    FollowingFrame,
    GatheredProposal,
    HomesByDiskFrame,
    IntriguingFrame,
    JokersFrame,
    MarksView,
    NamingRegionFrame,
    OwnCardView,
    OwnTurnFrame,
    PickingMarkerFrame,
    PlainProposalOfOwnCard,
    QuarantineProposal,
    SeatWithOwnCards,
    ViewWithOwnCards,
    of_intrigue,
    with_own_cards,
)
from meseta.games.el_grande.power_cards import NO_BID
from meseta.games.el_grande.rounds import Auction, EndRound, TakeTurns
from meseta.games.el_grande.rules import DISCARDS_FACE_DOWN
from meseta.games.el_grande.steps.take_back_power_card import TakeBackPowerCard
from meseta.games.el_grande.view import ElGrandeView, SeatView

if TYPE_CHECKING:
    from meseta.engine.frame import Frame
    from meseta.games.el_grande.judgement.sight import Sight
    from meseta.games.el_grande.position import ElGrande
    from meseta.games.el_grande.rules import Rules

OWN_CARDS_OPTION: Final = "own-cards"
FREE_CHOICE: Final = "free-choice"


class IntrigueAndTheKing(Part):
    NAME: ClassVar[str] = NAME
    FACTS: ClassVar[tuple[str, ...]] = facts.FACTS
    MOMENTS: ClassVar[tuple[str, ...]] = facts.MOMENTS
    HAS_HANDS: ClassVar[bool] = True
    SENT_OUT: ClassVar[int] = 1
    TAKES_AWAY: ClassVar[tuple[str, ...]] = (DECKS, POWER_CARDS)
    LIFTS: ClassVar[tuple[str, ...]] = (DISCARDS_FACE_DOWN,)

    # ---- Before the game.
    def options(self) -> list[TitleOption]:
        only, expansions = "objection-el-grande-only-with-expansion", ", ".join(self.expansions)
        return [
            TitleOption(
                OWN_CARDS_OPTION,
                ["all", "tens"],
                [Condition("tens", self.is_played, only, {"option": OWN_CARDS_OPTION, "expansion": expansions})],
            ),
            TitleOption(
                FREE_CHOICE,
                ["off", "on"],
                [
                    Condition("on", self.is_played, only, {"option": FREE_CHOICE, "expansion": expansions}),
                    Condition("on", more_than_three, "objection-el-grande-free-choice-players"),
                ],
            ),
        ]

    # ---- What it is made of.
    def powers(self, chosen: dict[str, str]) -> PowerCards:
        """The veto of an own card can be played without where those of decks can (ruling B13)."""
        return power_cards(
            tens=chosen[OWN_CARDS_OPTION] == "tens", vetoes=chosen["edition"] != "1995" or chosen["veto"] == "on"
        )

    def replaces(self, card: ActionCard) -> bool:
        return True

    def actions(self) -> list[Card]:
        return [*[own.card for own in OWN_CARDS if own.card.does], KING_CARD, INTRIGUE_CARD]

    def programs(self) -> list[Card]:
        """A Joker does nothing by itself."""
        return [own.card for own in OWN_CARDS if not own.card.does]

    def steps(self, place: str) -> list[Step]:
        places: dict[str, list[Step]] = {
            BEGINNING: [ChooseHands()],
            ORDER: [DecideJokers(), HandOut()],
            SCORED: [EndMarks()],
        }
        return places.get(place, [])

    def instead_of(self, step: Step) -> Step:
        if isinstance(step, Auction):
            return PlayOwnCards()
        if isinstance(step, TakeTurns):
            return TakeOwnTurns()
        if isinstance(step, EndRound):
            return EndOwnRound()
        return TakeBackOpenly() if isinstance(step, TakeBackPowerCard) else step

    def events(self) -> dict[str, tuple[str, str]]:
        return {
            "caballero-card": ("count", ""),
            "hands-chosen": ("", ""),
            "home-counted": ("", "area"),
            "intrigue-card": ("", ""),
            "king-card": ("", ""),
            "no-card": ("", ""),
            "quarantine-over": ("", "area"),
            "took-action": ("card", ""),
            "took-back": ("value", ""),
        }

    def notation(self, board: Board) -> dict[int, str]:
        names = board.powers.names
        return {
            **block("keep", KEEP + 1, names),
            **block("drop", DROP + 1, names),
            **block("take", TAKE_ACTION + 1, [name for name in ACTION_NAMES if name]),
            **{int(NAME_REGION) + region: f"name {board.names[region]}" for region in to_list(board.regions)},
        }

    # ---- What it keeps, and does.
    def state(self, rules: Rules) -> IntrigueState:
        number = rules.card_number
        return IntrigueState(
            rules.players,
            Actions(
                own=[int(NOWHERE), *[number[own.card.name] for own in OWN_CARDS]],
                required=[0, *[int(own.must) for own in OWN_CARDS]],
                king=number[KING_CARD.name],
                intrigue=number[INTRIGUE_CARD.name],
                has_choice=rules.players <= 3 or rules.chosen[FREE_CHOICE] == "on",
            ),
        )

    def faults(self, position: ElGrande) -> list[Refused]:
        """Each has thirteen cards, in the hand or used, once hands are chosen."""
        if position.round == 0:
            return []
        faults: list[Refused] = []
        for seat in range(position.seats):
            count = how_many(position.hand[seat] | position.played[seat])
            if count != HAND or position.hand[seat] & position.played[seat]:
                faults.append(Refused("fault-own-cards", seat=position.seat_name(seat), count=int(count)))
        return faults

    def bars_now(self, position: ElGrande) -> bool:
        state = state_of(position)
        return state.quarantine != NOWHERE or state.bridge[0] != NOWHERE

    def closed(self, position: ElGrande) -> i64:
        quarantine = state_of(position).quarantine
        return 0 if quarantine == NOWHERE else position.rows_in(quarantine)

    def next_door(self, position: ElGrande) -> i64:
        bridge = state_of(position).bridge
        if bridge[0] == position.king:
            return bit(bridge[1])
        return bit(bridge[0]) if bridge[1] == position.king else 0

    def tiles_barred(self, position: ElGrande) -> i64:
        return bit(state_of(position).marker)

    def counted_areas(self, position: ElGrande) -> i64:
        return EVERY_AREA if marks_count(position) else 0

    def count(self, position: ElGrande, area: i64, counts: vec[i64]) -> None:
        count_marks(position, area, counts)

    def scored(self, position: ElGrande, area: i64) -> None:
        spend_home_counts(position, area)

    # ---- What may be known of it.
    def view_types(self) -> dict[type[object], type[object]]:
        return {ElGrandeView: ViewWithOwnCards, SeatView: SeatWithOwnCards}

    def frame_types(self) -> list[type[object]]:
        return [
            ChoosingHandFrame,
            HomesByDiskFrame,
            JokersFrame,
            OwnTurnFrame,
            IntriguingFrame,
            NamingRegionFrame,
            PickingMarkerFrame,
            FollowingFrame,
            ChoosingTiedPairFrame,
            CountingOneMoreFrame,
            PlainProposalOfOwnCard,
            GatheredProposal,
            BridgeProposal,
            QuarantineProposal,
        ]

    def show(self, position: ElGrande, shown: ElGrandeView) -> None:
        view = of_intrigue(shown)
        view["own_cards"] = own_cards_shown(position.board.all_powers)
        view["marks"] = marks(position)

    def show_seat(self, position: ElGrande, seat: int, own: bool, shown: SeatView) -> None:
        player, state = with_own_cards(shown), state_of(position)
        settled = order_is_settled(position)
        royal = royal_card(position, seat) if settled else OWN
        player["caballero_card"] = int(caballero_card(position, seat)) if settled else None
        player["royal_card"] = None if royal == OWN else ACTION_NAMES[royal]
        player["action"] = ACTION_NAMES[state.action[seat]]
        player["known_in_hand"] = position.board.values_of(state.known[seat])
        player["no_card"] = position.bid[seat] != NO_BID and position.power[seat] == NO_CARD

    def in_words(self, field: str, number: int) -> int | str | None:
        return PURPOSES[number] if field == "purpose" else None

    def imagine(self, position: ElGrande, viewer: int | None, random: Randomness) -> None:
        """Hands of others are dealt anew; whoever is asked for a card has one that fits, or would not be asked."""
        if position.round == 0:
            return  # nobody has chosen a hand
        asking = position.top
        for seat in range(position.seats):
            if seat != viewer:
                hand = deal_hand(position, seat, random)
                while isinstance(asking, BiddingWithOwnCards) and asking.seat == seat and not asking.fitting(hand, 0):
                    hand = deal_hand(position, seat, random)
                position.hand[seat] = hand

    # ---- What a search knows of it.
    def first_sight(self, position: ElGrande, frame: Frame, seat: i64, answer: i64, sight: Sight) -> float:
        return judgement.first_sight(position, frame, seat, answer, sight)

    def step_worth(self, position: ElGrande, step: Step, by: i64, seat: i64) -> float:
        return judgement.step_worth(position, step, by, seat)

    # ---- Scenarios.
    def put(self, position: ElGrande, fact: str, rest: list[str]) -> None:
        facts.put(position, fact, rest)

    def look(self, position: ElGrande, fact: str, rest: list[str]) -> list[str]:
        return facts.look(position, fact, rest)

    def settle(self, position: ElGrande, moment: str) -> None:
        if moment in facts.MOMENTS:
            position.round = 0
        if position.round:  # before that nobody has a hand
            facts.settle_hands(position)

    def start(self, position: ElGrande, moment: str) -> i64:
        return facts.STEPS[moment]

    def before_turns(self, position: ElGrande) -> None:
        hand_out(position)


def deal_hand(position: ElGrande, seat: i64, random: Randomness) -> i64:
    """Any cards that were not seen played, with those that were taken back openly; one bit for each rank."""
    known = state_of(position).known[seat]
    played = position.played[seat]
    unknown = position.board.all_powers & ~played & ~known
    return known | random.some_of(unknown, HAND - count_of(played) - count_of(known))


# ---- What is shown.
SHOWN_CARDS: Final[list[OwnCardView]] = [
    {
        "value": own.value,
        "name": own.name,
        "card": own.card.name,
        "text": own.card.text,
        "brings": own.brings,
        "must": own.must,
        "provenance": own.provenance,
    }
    for own in OWN_CARDS
]
SHOWN_BY_CARDS: Final[dict[int, list[OwnCardView]]] = {}  # by the cards of a game: the same list in every view


def own_cards_shown(cards: int) -> list[OwnCardView]:
    """One bit for each rank; the Joker comes last."""
    shown = SHOWN_BY_CARDS.get(cards)
    if shown is None:
        ranks = [rank for rank in bits(cards) if rank != JOKER] + [int(JOKER)] * (cards >> JOKER & 1)
        shown = SHOWN_BY_CARDS[cards] = [SHOWN_CARDS[rank - 1] for rank in ranks]
    return shown


def marks(position: ElGrande) -> MarksView:
    state, names = state_of(position), position.board.names
    first, second, by = state.bridge[0], state.bridge[1], state.bridge[2]
    return {
        "bridge": None if by == NOBODY else {"between": [names[first], names[second]], "by": by},
        "quarantine": None
        if state.quarantine == NOWHERE
        else {"area": names[state.quarantine], "tile": position.board.tile_names[state.marker]},
        "home_counts": bits(state.home_counts),
    }


# ---- Options.
def more_than_three(before: dict[str, str]) -> bool:
    """With two and three players it is the rule."""
    return int(before["players"]) > 3
