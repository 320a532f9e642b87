"""Grandissimo: Portugal, the Ship, the Jail, Queen and Jester, and a sixth deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import NOBODY, NOWHERE, Answers
from meseta.engine.notation import block
from meseta.engine.program import Step
from meseta.engine.refusal import Refused
from meseta.engine.seats import bits, how_many
from meseta.engine.title import Condition, TitleOption
from meseta.games.el_grande.board import Board, Row
from meseta.games.el_grande.cards.action_card import ActionCard
from meseta.games.el_grande.part import CASTILLO_LEFT, MAP, ROUND, SCORED, SCORING, Part
from meseta.games.el_grande.parts.grandissimo import facts, judgement
from meseta.games.el_grande.parts.grandissimo.answers import (
    ACT_KEPT,
    AGREE,
    ALLY,
    FIGURE,
    JESTER_GIVES,
    KEEP_ACTION,
    NAME_REGION,
    PARDON_TO,
    QUEEN_HELPS,
    REFUSE,
    TAKE_FREE_TOKEN,
    TAKE_TOKEN,
    TO_JAIL,
)
from meseta.games.el_grande.parts.grandissimo.cards import (
    ALL,
    FIRST_GAME,
    PRINTED,
    SIXTH_DECK,
    WITHOUT_INQUISITOR,
    cards_of,
    is_king_card,
)
from meseta.games.el_grande.parts.grandissimo.figures import begin_to_place_gifts
from meseta.games.el_grande.parts.grandissimo.in_turns import add_answers, answer_in_turn, may_offer
from meseta.games.el_grande.parts.grandissimo.map import JAIL, SHIP, check, gift_row, rows_of
from meseta.games.el_grande.parts.grandissimo.scoring import (
    InquisitorLeavesCourt,
    ReturnRegionCards,
    TellBoycotts,
    areas_with_region_cards,
    count_together,
    has_region_card,
    in_general_scoring,
    is_of_general_scoring,
    may_count_otherwise,
    pay_together,
)
from meseta.games.el_grande.parts.grandissimo.ship import begin_to_land, boarding, turn_on
from meseta.games.el_grande.parts.grandissimo.state import (
    FIGURES,
    NAME,
    PARDON,
    SYMBOLS,
    TOKENS,
    GrandissimoState,
    Settled,
    state_of,
)
from meseta.games.el_grande.parts.grandissimo.steps.free_choice import ChooseFreely
from meseta.games.el_grande.parts.grandissimo.steps.region_cards import PURPOSES
from meseta.games.el_grande.parts.grandissimo.steps.revolution import EndRevolution, move_rebel
from meseta.games.el_grande.parts.grandissimo.steps.take_another import ForgetKept, forget_late
from meseta.games.el_grande.parts.grandissimo.view import (
    AllianceProposal,
    AnotherCardProposal,
    CardWithSymbols,
    ChoiceProposal,
    ChoosingFreelyFrame,
    ChoosingPartnerFrame,
    ConsentingFrame,
    LandingFrame,
    MovingWithCompanyFrame,
    NamingCardFrame,
    PlacingGiftFrame,
    PlainQuestionOfGrandissimo,
    RegionProposalOfGrandissimo,
    SeatWithFigures,
    TakingAlongFrame,
    ViewWithGrandissimo,
    of_grandissimo,
    with_figures,
    with_symbols,
)
from meseta.games.el_grande.turns import NOT_TAKEN, Turn
from meseta.games.el_grande.view import CardView, ElGrandeView, SeatView

if TYPE_CHECKING:
    from meseta.engine.frame import Frame
    from meseta.games.el_grande.judgement.sight import Sight
    from meseta.games.el_grande.position import ElGrande
    from meseta.games.el_grande.rules import Rules


class Grandissimo(Part):
    NAME: ClassVar[str] = NAME
    FACTS: ClassVar[tuple[str, ...]] = facts.FACTS
    TAKES_AWAY: ClassVar[tuple[str, ...]] = (MAP,)

    # ---- Before the game.
    def options(self) -> list[TitleOption]:
        only, told = "objection-el-grande-only-with-expansion", {"option": SIXTH_DECK, "expansion": NAME}
        values = [ALL, WITHOUT_INQUISITOR, FIRST_GAME]
        return [TitleOption(SIXTH_DECK, values, [Condition(value, self.is_played, only, told) for value in values[1:]])]

    # ---- What it is made of.
    def rows(self, chosen: dict[str, str]) -> list[Row]:
        return rows_of(chosen["edition"], int(chosen["players"]), has_symbols(chosen))

    def cards(self, chosen: dict[str, str]) -> list[ActionCard]:
        return cards_of(chosen[SIXTH_DECK])

    def steps(self, place: str) -> list[Step]:
        places: dict[str, list[Step]] = {
            ROUND: [ForgetKept()],
            SCORING: [InquisitorLeavesCourt()],
            CASTILLO_LEFT: [ChooseFreely(), TellBoycotts()],
            SCORED: [ReturnRegionCards(), EndRevolution()],
        }
        return places.get(place, [])

    def events(self) -> dict[str, tuple[str, str]]:
        return {
            "action-kept": ("card", ""),
            "figure-taken": ("figure", ""),
            "gift-given": ("seat", ""),
            "gift-placed": ("piece", "area"),
            "inquisitor-leaves-court": ("", ""),
            "jailed": ("piece", ""),
            "king-comes-back": ("", "area"),
            "lands": ("piece", "area"),
            "pardoned": ("count", "area"),
            "queen-brings": ("count", ""),
            "queen-places": ("count", "area"),
            "refuses": ("piece", "area"),
            "region-left-out": ("", "area"),
            "token-taken": ("", ""),
            "token-taken-from": ("seat", ""),
        }

    def notation(self, board: Board) -> dict[int, str]:
        colours, names = board.all_colour_names, board.names
        areas, places = board.area_rows, [*board.area_rows, *board.place_rows]
        return {
            **block("token", TAKE_TOKEN, colours),
            int(TAKE_FREE_TOKEN): "token free",
            int(TO_JAIL): "jail",
            **{int(PARDON_TO) + row: f"pardon {names[row]}" for row in areas},
            int(QUEEN_HELPS): "queen court",
            **{int(QUEEN_HELPS) + 1 + row: f"queen {names[row]}" for row in places},
            **block("jester", JESTER_GIVES, colours),
            int(KEEP_ACTION): "keep action",
            int(ACT_KEPT): "act kept",
            **block("figure", FIGURE, FIGURES),
            **{int(NAME_REGION) + region: f"name {names[region]}" for region in bits(board.open_to_disks)},
            **block("ally", ALLY, colours),
            int(AGREE): "agree",
            int(REFUSE): "refuse",
        }

    # ---- What it keeps.
    def state(self, rules: Rules) -> GrandissimoState:
        symbols = has_symbols(rules.chosen)
        check(rules.board, int(rules.players), symbols)
        allowed = [
            PRINTED.get(face.card.name, 0) | (int(PARDON) if is_king_card(face.card) else 0) if symbols else 0
            for face in rules.faces
        ]
        scoring_steps = [int(is_of_general_scoring(step)) for step in rules.cards[rules.game_card].does]
        return GrandissimoState(Settled(symbols, allowed, scoring_steps), rules.board.rows)

    def faults(self, position: ElGrande) -> list[Refused]:
        state = state_of(position)
        faults = [
            Refused("fault-gift", seat=position.seat_name(seat))
            for seat in range(position.seats)
            if position.caballeros[gift_row(position, seat) * position.board.width + seat]
        ]
        if how_many(state.tokens) > TOKENS:
            faults.append(Refused("fault-ship-tokens"))
        if state.revolution != NOBODY and position.grande[state.revolution] != position.king:
            faults.append(Refused("fault-revolution"))
        if not state.region_cards_fit():
            faults.append(Refused("fault-region-cards"))
        return faults

    # ---- In the course of the game.
    def before_turn(self, position: ElGrande, seat: i64) -> None:
        """First those on the Ship land, then gifts are placed."""
        state = state_of(position)
        state.used = 0
        position.offer_again()
        forget_late(position)
        begin_to_place_gifts(position, seat)
        if state.tokens:  # who may go aboard is another now
            position.look_again()
        if state.settled.has_symbols:
            begin_to_land(position, seat)

    def may_offer(self, position: ElGrande, seat: i64) -> bool:
        return may_offer(position, seat)

    def card_taken(self, position: ElGrande) -> None:
        position.offer_again()

    def turn_answers(self, position: ElGrande, turn: Turn, answers: Answers) -> None:
        add_answers(position, turn, answers)

    def answer_in_turn(self, position: ElGrande, turn: Turn, answer: i64) -> None:
        answer_in_turn(position, turn, answer)

    def near(self, position: ElGrande, so_far: i64) -> i64:
        return boarding(position)

    def king_moved(self, position: ElGrande) -> None:
        move_rebel(position)

    def counted_areas(self, position: ElGrande) -> i64:
        return areas_with_region_cards(position)

    def count(self, position: ElGrande, area: i64, counts: vec[i64]) -> None:
        if may_count_otherwise(position, area, counts) and in_general_scoring(position):
            count_together(position, area, counts)

    def earn(self, position: ElGrande, area: i64, places: i64, earned: vec[i64]) -> None:
        if has_region_card(position, area) and in_general_scoring(position):
            pay_together(position, area, earned)

    # ---- What may be known of it.
    def view_types(self) -> dict[type[object], type[object]]:
        return {ElGrandeView: ViewWithGrandissimo, SeatView: SeatWithFigures, CardView: CardWithSymbols}

    def frame_types(self) -> list[type[object]]:
        return [
            LandingFrame,
            PlacingGiftFrame,
            PlainQuestionOfGrandissimo,
            NamingCardFrame,
            ChoosingPartnerFrame,
            ChoosingFreelyFrame,
            MovingWithCompanyFrame,
            TakingAlongFrame,
            ConsentingFrame,
            ChoiceProposal,
            RegionProposalOfGrandissimo,
            AllianceProposal,
            AnotherCardProposal,
        ]

    def show(self, position: ElGrande, shown: ElGrandeView) -> None:
        view, state, names = of_grandissimo(shown), state_of(position), position.board.names
        played = state.settled.has_symbols
        view["ship"] = standing(position, SHIP)[: int(position.seats)] if played else None
        view["jail"] = standing(position, JAIL) if played else None
        view["free_tokens"] = int(TOKENS - how_many(state.tokens)) if played else 0
        view["boycotts"] = [names[area] for area in bits(state.boycotts)]
        view["alliances"] = [
            {"area": names[area], "seats": bits(allies)} for area, allies in enumerate(state.allies) if allies
        ]
        view["general_scoring"] = in_general_scoring(position)
        view["free_choice"] = seat_or_none(state.free_choice)
        view["revolution"] = seat_or_none(state.revolution)
        view["kept_action"] = (
            None
            if state.kept == NOWHERE
            else {"seat": int(state.kept_by), "card": position.rules.cards[state.kept].name}
        )

    def show_card(self, position: ElGrande, card: int, shown: CardView) -> None:
        allowed = state_of(position).settled.allowed[card]
        with_symbols(shown)["symbols"] = [name for name, symbol in SYMBOLS.items() if allowed & symbol]

    def show_seat(self, position: ElGrande, seat: int, own: bool, shown: SeatView) -> None:
        player, state = with_figures(shown), state_of(position)
        player["figures"] = [name for figure, name in enumerate(FIGURES) if state.figures[figure] == seat]
        player["ship_token"] = state.tokens >> seat & 1 != 0
        player["gifts"] = standing(position, int(gift_row(position, seat)))[: int(position.seats)]
        player["decks_taken"] = [deck + 1 for deck in bits(position.took[seat])]
        turn = turn_on(position)
        if turn is not None and turn.seat == seat and turn.deck != NOT_TAKEN:
            player["took"] = int(turn.deck) + 1  # of two cards the one that the turn carries out

    def in_words(self, field: str, number: int) -> int | str | None:
        if field == "figure":
            return FIGURES[number]
        return PURPOSES[number] if field == "purpose" else None

    # ---- What a search knows of it.
    def first_sight(self, position: ElGrande, frame: Frame, seat: i64, answer: i64, sight: Sight) -> float:
        return judgement.first_sight(position, frame, seat, answer, sight)

    def step_worth(self, position: ElGrande, step: Step, by: i64, seat: i64) -> float:
        return judgement.step_worth(position, step, by, seat)

    def worth(self, position: ElGrande, seat: i64, rounds_left: i64) -> float:
        return judgement.worth(position, seat, rounds_left)

    # ---- Scenarios.
    def put(self, position: ElGrande, fact: str, rest: list[str]) -> None:
        facts.put(position, fact, rest)

    def look(self, position: ElGrande, fact: str, rest: list[str]) -> list[str]:
        return facts.look(position, fact, rest)

    def settle(self, position: ElGrande, moment: str) -> None:
        facts.settle(position)


def has_symbols(chosen: dict[str, str]) -> bool:
    """Are Ship and Jail played with?"""
    return chosen[SIXTH_DECK] != FIRST_GAME


def standing(position: ElGrande, row: int) -> list[int]:
    """How many of each colour."""
    return [position.caballeros[row * position.board.width + colour] for colour in range(position.colours)]


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)
