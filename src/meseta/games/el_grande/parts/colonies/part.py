"""The colonies: four regions more, goods to carry, places of honour, and the limit table."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import NOWHERE, Answers
from meseta.engine.notation import block, count
from meseta.engine.program import Card, Step
from meseta.engine.refusal import Refused
from meseta.engine.saving import to_list
from meseta.engine.seats import bits
from meseta.games.el_grande.board import Board, Row, bit
from meseta.games.el_grande.cards.action_card import ActionCard
from meseta.games.el_grande.part import CASTILLO_LEFT, MAP, ROUND, Part
from meseta.games.el_grande.parts.colonies import facts, judgement
from meseta.games.el_grande.parts.colonies.abroad import look_at, rows_of, rows_taken
from meseta.games.el_grande.parts.colonies.answers import CLAIM, CLAIMING, CLAIMING_ROWS, LIMIT, TURN_OVER
from meseta.games.el_grande.parts.colonies.cards import ACTIONS, CARDS
from meseta.games.el_grande.parts.colonies.discs import (
    FindPromisedDiscs,
    add_claims,
    are_all_there,
    bring,
    cargo_at,
    carried,
    claim,
    claiming_piece,
    is_claim,
    rows_with_cargo,
)
from meseta.games.el_grande.parts.colonies.limit_table import (
    FillFromCastillo,
    fill,
    has_room_for_outsiders,
    note_arrival,
    note_leaving,
    on_row,
    spaces,
    spaces_free,
)
from meseta.games.el_grande.parts.colonies.map import (
    ABROAD,
    FRANCE,
    GOLD,
    GOODS,
    OUTSIDE,
    ROWS,
    SINGLE_PLACES,
    SINGLE_ROWS,
    VICEROY,
    WARES,
    check,
)
from meseta.games.el_grande.parts.colonies.sailing import begin_to_sail
from meseta.games.el_grande.parts.colonies.scoring import count_places, earn_honours
from meseta.games.el_grande.parts.colonies.state import NAME, ColoniesState, state_of
from meseta.games.el_grande.parts.colonies.steps.turn_over_card import TurnCardsBack
from meseta.games.el_grande.parts.colonies.travel import arrival, full_rows, rows_near, targets
from meseta.games.el_grande.parts.colonies.view import (
    AreaWithPlaces,
    DiscsProposal,
    DiscsView,
    FillingFrame,
    LimitProposal,
    PlaceView,
    PlainQuestionOfColonies,
    SailingFrame,
    TurnOverProposal,
    ViewWithColonies,
    of_colonies,
    with_places,
)
from meseta.games.el_grande.parts.inquisitor.state import BLACK
from meseta.games.el_grande.scoring import counted
from meseta.games.el_grande.view import AreaView, ElGrandeView

if TYPE_CHECKING:
    from meseta.engine.frame import Frame
    from meseta.games.el_grande.judgement.sight import Sight
    from meseta.games.el_grande.position import ElGrande
    from meseta.games.el_grande.rules import Rules
    from meseta.games.el_grande.turns import Turn


class Colonies(Part):
    NAME: ClassVar[str] = NAME
    TAKES_AWAY: ClassVar[tuple[str, ...]] = (MAP,)
    FACTS: ClassVar[tuple[str, ...]] = facts.FACTS
    VERSION: ClassVar[int] = 1
    MORE_CABALLEROS: ClassVar[int] = 6
    MORE_IN_COURT: ClassVar[int] = 2
    SENT_OUT: ClassVar[int] = 2

    # ---- What it is made of.
    def rows(self, chosen: dict[str, str]) -> list[Row]:
        return ROWS

    def cards(self, chosen: dict[str, str]) -> list[ActionCard]:
        return CARDS

    def actions(self) -> list[Card]:
        return ACTIONS

    def steps(self, place: str) -> list[Step]:
        places: dict[str, list[Step]] = {
            ROUND: [TurnCardsBack()],
            CASTILLO_LEFT: [FillFromCastillo(), FindPromisedDiscs()],
        }
        return places.get(place, [])

    def events(self) -> dict[str, tuple[str, str]]:
        return {
            "claims": ("goods", "area"),
            "comes-onto-table": ("piece", ""),
            "delivered": ("goods", "area"),
            "disc-lost": ("goods", ""),
            "sails": ("piece", "area"),
        }

    def notation(self, board: Board) -> dict[int, str]:
        claiming = [board.names[row] for row in CLAIMING_ROWS]
        return {
            **block("claim", CLAIM, [name for row in claiming for name in (row, f"{BLACK} {row}")]),
            **block("turn-over", TURN_OVER, count(1, int(board.decks.count))),
            **{int(LIMIT) + region: f"limit {board.names[region]}" for region in to_list(board.regions)},
        }

    # ---- What it keeps, and does.
    def state(self, rules: Rules) -> ColoniesState:
        check(rules.board)
        return ColoniesState()

    def draw_regions(self, position: ElGrande, regions: list[int]) -> None:
        """The limit table; and the first discs lie in the colonies (003:678)."""
        state_of(position).table = regions.pop()
        position.look_again()
        bring(position, GOLD, 1)
        bring(position, WARES, 2)

    def faults(self, position: ElGrande) -> list[Refused]:
        """One on a place, no disc lost or made, and no more on the limit table than it has spaces."""
        state, board = state_of(position), position.board
        faults = [
            Refused("fault-place", place=board.names[SINGLE_PLACES[place]])
            for place in range(len(SINGLE_PLACES))
            if on_row(position, SINGLE_PLACES[place]) > 1
        ]
        faults += [
            Refused("fault-discs", goods=GOODS[good] or "")
            for good in range(GOLD, WARES + 1)
            if not are_all_there(position, good)
        ]
        if state.table != NOWHERE and spaces_free(position) < 0:
            faults.append(Refused("fault-limit", area=board.names[state.table], most=int(spaces(position))))
        return faults

    # ---- In the course of the game.
    def before_turn(self, position: ElGrande, seat: i64) -> None:
        begin_to_sail(position, seat)

    def may_offer(self, position: ElGrande, seat: i64) -> bool:
        return rows_of(position, seat, CLAIMING) != 0

    def turn_answers(self, position: ElGrande, turn: Turn, answers: Answers) -> None:
        add_claims(position, turn.seat, answers)

    def answer_in_turn(self, position: ElGrande, turn: Turn, answer: i64) -> None:
        if is_claim(answer):
            claim(position, turn.seat, claiming_piece(position, turn.seat, answer))

    def interrupts(self, position: ElGrande) -> bool:
        return has_room_for_outsiders(position)

    def interrupt(self, position: ElGrande, seat: i64) -> None:
        if has_room_for_outsiders(position):
            fill(position, seat)

    def decks_gone(self, position: ElGrande) -> i64:
        return state_of(position).turned_over

    def full(self, position: ElGrande) -> i64:
        return full_rows(position)

    def near(self, position: ElGrande, so_far: i64) -> i64:
        return rows_near(position, so_far)

    # ---- Places apart.
    def wandering_rows(self) -> i64:
        return 1 << OUTSIDE

    def region_of_wandering(self, position: ElGrande) -> i64:
        return state_of(position).table

    def safe_rows(self, position: ElGrande) -> i64:
        return rows_with_cargo(position)

    def empty_rows(self, position: ElGrande) -> i64:
        return ABROAD & ~rows_taken(position)

    def targets(self, position: ElGrande, by: i64, piece: i64, rows: i64) -> i64:
        return targets(position, by, piece, rows)

    def watched_rows(self, position: ElGrande) -> i64:
        return ABROAD | bit(state_of(position).table)

    def arrival(self, position: ElGrande, colour: i64, source: i64, row: i64) -> i64:
        return arrival(position, source, row)

    def moved(self, position: ElGrande, colour: i64, source: i64, row: i64, stands: i64) -> None:
        state = state_of(position)
        look_at(position, state, colour, source)
        look_at(position, state, colour, stands)
        if (bit(source) | bit(row)) & SINGLE_ROWS:
            position.room_changes()
        carried(position, colour, source, row)
        note_leaving(position, source, stands)
        if row == state.table:
            note_arrival(position, colour, source)

    # ---- Scoring.
    def counted_areas(self, position: ElGrande) -> i64:
        return ABROAD

    def count(self, position: ElGrande, area: i64, counts: vec[i64]) -> None:
        if area >= FRANCE:
            count_places(position, area, counts)

    def earn(self, position: ElGrande, area: i64, places: i64, earned: vec[i64]) -> None:
        if area >= FRANCE:
            earn_honours(position, area, places, earned)

    # ---- What may be known of it.
    def view_types(self) -> dict[type[object], type[object]]:
        return {ElGrandeView: ViewWithColonies, AreaView: AreaWithPlaces}

    def frame_types(self) -> list[type[object]]:
        return [
            SailingFrame,
            FillingFrame,
            PlainQuestionOfColonies,
            DiscsProposal,
            LimitProposal,
            TurnOverProposal,
        ]

    def show(self, position: ElGrande, shown: ElGrandeView) -> None:
        state, view = state_of(position), of_colonies(shown)
        area = None if state.table == NOWHERE else position.board.names[state.table]
        view["gold"] = discs_shown(state, GOLD)
        view["wares"] = discs_shown(state, WARES)
        view["limit"] = {"area": area, "spaces": int(spaces(position))}
        view["turned_over"] = [deck + 1 for deck in bits(state.turned_over)]

    def show_area(self, position: ElGrande, row: int, shown: AreaView) -> None:
        view = with_places(shown)
        apart = position.rows_in(row) & ~(1 << row)
        counts = counted(position, row)
        hidden = shown["caballeros"] is None
        view["places"] = [place_shown(position, place) for place in bits(apart)]
        view["carries"] = GOODS[cargo_at(position, row)]
        view["counted"] = None if hidden else [counts[colour] for colour in range(position.colours)]

    def in_words(self, field: str, number: int) -> int | str | None:
        return GOODS[number] if field == "goods" else None

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


# ---- What is shown.
def discs_shown(state: ColoniesState, good: i64) -> DiscsView:
    return {"supply": state.supply[good], "free": state.free[good], "promised": state.promised[good]}


def place_shown(position: ElGrande, row: int) -> PlaceView:
    width = position.board.width
    return {
        "place": position.board.names[row],
        "caballeros": [position.caballeros[row * width + colour] for colour in range(position.colours)],
        "carries": GOODS[cargo_at(position, row)],
        "counts": row not in (VICEROY, OUTSIDE),
    }
