"""A turn with an own card: its action, or that of the King or Intrigue card, and so many caballeros as another says."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import Answers
from meseta.engine.program import Program
from meseta.games.el_grande.answers import ACT, TAKE
from meseta.games.el_grande.parts.intrigue.answers import TAKE_ACTION
from meseta.games.el_grande.parts.intrigue.order import (
    CABALLERO_CARDS,
    actions_in,
    actions_open,
    decks_open,
    place_in_order,
)
from meseta.games.el_grande.parts.intrigue.state import (
    INTRIGUE,
    KING,
    NO_CARD,
    OF_A_DECK,
    OWN,
    UNDECIDED,
    VETO,
    IntrigueState,
    state_of,
)
from meseta.games.el_grande.turns import NOT_TAKEN, Turn, Turns, current_turn, near_king

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class OwnTurn(Turn):
    """A required action must be begun before the turn ends."""

    NAME: ClassVar[str] = "own-turn"
    FIELDS: ClassVar[tuple[str, ...]] = (*Turn.FIELDS, "card", "most", "anywhere")

    def __init__(
        self, seat: i64, deck: i64, left: i64, acted: i64, taboo_lifted: i64, card: i64, most: i64, anywhere: i64
    ) -> None:
        super().__init__(seat, deck, left, acted, taboo_lifted)
        self.card: i64 = card  # the one that is carried out, or NOT_TAKEN
        self.most: i64 = most  # how many caballeros may be placed in this turn
        self.anywhere: i64 = anywhere  # 1 once they may be placed anywhere

    def legal(self, position: ElGrande, seat: i64) -> Answers:
        may_end = True
        if not self.acted:
            state = state_of(position)
            if state.action[seat] == UNDECIDED:
                actions = position.empty_answers()
                actions.add_each(TAKE_ACTION, actions_open(position, seat))
                actions.add_each(TAKE, decks_open(position, seat))
                return actions
            may_end = not self.must_act(position, state)
        if may_end and not self.anywhere and position.rules.plain_turns and position.king_alone_bars():
            return near_king(self, position, seat)
        return self.with_parts(position, self.halves(position, may_end))

    def places(self, position: ElGrande) -> i64:
        """Where caballeros may be placed, one bit each."""
        if not self.anywhere:
            return position.near_the_king()
        return (position.board.open_to_courts | 1 << position.board.castillo) & position.may_enter()

    def must_act(self, position: ElGrande, state: IntrigueState) -> bool:
        action = state.action[self.seat]
        return action == INTRIGUE or (action == OWN and state.actions.required[position.power[self.seat]] != 0)

    def answer(self, position: ElGrande, seat: i64, answer: i64) -> None:
        if TAKE_ACTION <= answer <= TAKE_ACTION + INTRIGUE:
            self.take(position, answer - TAKE_ACTION)
            position.tell("took-action", seat, self.card)
        elif TAKE <= answer < TAKE + position.board.decks.count:
            super().answer(position, seat, answer)
            self.take(position, OF_A_DECK)
        elif answer == ACT:
            if self.left < self.most:
                self.left = 0
            self.acted = 1
            position.tell("acts", seat, self.card)
            position.push(Program(self.card, seat, 0))
        else:
            super().answer(position, seat, answer)

    def take(self, position: ElGrande, action: i64) -> None:
        """From now on this is what the turn carries out."""
        seat, state = self.seat, state_of(position)
        state.action[seat] = action
        if action == OWN:
            self.card = state.actions.own[position.power[seat]]
            # A veto is held already, or spent; who could play no card has none to carry out.
            if position.power[seat] == VETO or position.power[seat] == NO_CARD:
                self.acted = 1
        else:
            if action == OF_A_DECK:
                self.card = position.card_on(self.deck)
                self.most = self.left
            else:
                self.card = state.actions.king if action == KING else state.actions.intrigue
            position.fresh_vetoes &= ~(1 << seat)  # the own card is not used (ruling B11)
            position.note_vetoes()

    def copy(self) -> OwnTurn:
        return OwnTurn(
            self.seat, self.deck, self.left, self.acted, self.taboo_lifted, self.card, self.most, self.anywhere
        )


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class OwnTurns(Turns):
    """In the place of the base's own, under its name."""

    def begin_turn(self, position: ElGrande, seat: i64) -> None:
        """Where there is no choice, nobody is asked what to carry out (ruling B10)."""
        place = place_in_order(position, seat)
        most = CABALLERO_CARDS[position.seats][place]
        turn = OwnTurn(seat, NOT_TAKEN, most, 0, 0, NOT_TAKEN, most, 0)
        position.push(turn)
        actions = actions_in(position, seat, place)
        if actions & actions - 1 == 0 and not decks_open(position, seat):
            turn.take(position, only_one(actions))

    def copy(self) -> OwnTurns:
        return OwnTurns(self.turns_left)


def only_one(actions: i64) -> i64:
    """Of which there is one bit."""
    if actions >> OWN & 1:
        return OWN
    return KING if actions >> KING & 1 else INTRIGUE


def current_own_turn(position: ElGrande) -> OwnTurn:
    turn = current_turn(position)
    assert isinstance(turn, OwnTurn)
    return turn
