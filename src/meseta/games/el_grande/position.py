"""The table of El Grande: caballeros by row and colour, courts, provinces, scores, power cards, decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import NOWHERE, Answers
from meseta.engine.position import Position
from meseta.engine.refusal import Refused
from meseta.engine.saving import FrameKinds, PartState, filled_vec, to_vec
from meseta.games.el_grande import imagining, seen_by
from meseta.games.el_grande.answers import ALL, MOST_COLOURS
from meseta.games.el_grande.board import SEAT, STRIP_LENGTH, Board, BoardAnswers, Decks
from meseta.games.el_grande.power_cards import NO_BID, TAKEN_BACK_EACH
from meseta.games.el_grande.rules import Rules

if TYPE_CHECKING:
    from meseta.engine.randomness import Randomness
    from meseta.games.el_grande.view import ElGrandeView


@final
class ElGrande(Position):
    """One game in progress. Build one with `setup.new_game`."""

    GAME: ClassVar[str] = "el-grande"
    FIELDS: ClassVar[tuple[str, ...]] = (
        *("caballeros", "court", "province", "grande", "score", "hand", "played", "taken_back", "power", "bid", "took"),
        *("disk", "tile", "decks", "king", "round", "leader", "fresh_vetoes", "old_vetoes"),
    )

    def __init__(self, rules: Rules, like: ElGrande | None = None) -> None:
        """A copy of a game; without one a blank table: full hands, unshuffled cards, and nothing on the board."""
        super().__init__(rules.players, rules.cards, like)
        board = rules.board
        colours: i64 = len(board.colours)
        self.rules: Rules = rules
        self.board: Board = board
        self.shared: BoardAnswers = board.answers
        self.earned: vec[i64] = like.earned if like else filled_vec(MOST_COLOURS, 0)  # see scoring.payments
        self.colours: i64 = colours  # those of the seats, then those that nobody plays
        # By row and colour, row * width + colour:
        self.caballeros: vec[i64] = like.caballeros[:] if like else filled_vec(board.rows * board.width, 0)
        # By colour:
        self.court: vec[i64] = like.court[:] if like else to_vec([each.court for each in board.colours])
        self.province: vec[i64] = like.province[:] if like else to_vec([c.pieces - c.court for c in board.colours])
        self.grande: vec[i64] = like.grande[:] if like else filled_vec(colours, NOWHERE)  # its row
        self.score: vec[i64] = like.score[:] if like else filled_vec(colours, 0)
        # Power cards, one bit for each rank: in the hand, and those everybody has seen this seat play.
        self.hand: vec[i64] = like.hand[:] if like else full_hands(board)
        self.played: vec[i64] = like.played[:] if like else filled_vec(colours, 0)
        # Two for each seat, see power_cards:
        self.taken_back: vec[i64] = like.taken_back[:] if like else filled_vec(colours * TAKEN_BACK_EACH, 0)
        # Of this round: the power card, 0 before it is played; what it counts for the order; one bit for the deck of
        # the action card, 0 before it is taken.
        self.power: vec[i64] = like.power[:] if like else filled_vec(colours, 0)
        self.bid: vec[i64] = like.bid[:] if like else filled_vec(colours, NO_BID)
        self.took: vec[i64] = like.took[:] if like else filled_vec(colours, 0)
        # What the disk showed when disks were last shown, or NOWHERE:
        self.disk: vec[i64] = like.disk[:] if like else filled_vec(colours, NOWHERE)
        # Of the table:
        self.tile: vec[i64] = like.tile[:] if like else filled_vec(board.tiles, NOWHERE)  # the row of each, or NOWHERE
        self.decks: vec[i64] = like.decks if like else unshuffled(board.decks)  # as they come; shared, never changed
        self.parts: list[PartState] = copied(like.parts) if like else blank_states(rules)
        self.king: i64 = like.king if like else i64(0)
        self.round: i64 = like.round if like else i64(0)  # 1 in the first round, also of the short game
        self.leader: i64 = like.leader if like else i64(0)  # who plays the first power card
        # One bit for each seat:
        self.fresh_vetoes: i64 = like.fresh_vetoes if like else i64(0)  # taken this round
        self.old_vetoes: i64 = like.old_vetoes if like else i64(0)  # taken last round
        self.veto_of_steps = rules.veto_step_by_step

    # ---- Copies, views, words.
    def copy(self) -> ElGrande:
        return ElGrande(self.rules, self)

    def blank(self) -> ElGrande:
        return ElGrande(self.rules)

    def part_states(self) -> dict[str, PartState]:
        return {state.NAME: state for state in self.parts}

    def frame_kinds(self) -> FrameKinds:
        return self.rules.frames

    def restored(self) -> None:
        self.note_vetoes()

    def options_chosen(self) -> dict[str, str]:
        return dict(self.rules.chosen)

    def options_to_save(self) -> dict[str, str]:
        return dict(self.rules.written)

    def seen_by(self, viewer: int | None) -> ElGrandeView:
        return seen_by.view(self, viewer)

    def imagine(self, seat: int | None, random: Randomness) -> ElGrande:
        return imagining.imagine(self, seat, random)

    def notation(self, answer: int) -> str:
        return self.rules.notation.text(answer)

    def parse(self, said: str) -> int:
        return self.rules.notation.parse(said)

    # ---- What the rules ask of the table.
    def card_on(self, deck: i64) -> i64:
        """The action card that lies face up on a deck this round."""
        return self.decks[self.board.decks.first[deck] + self.round - 1]

    def strip(self, area: i64) -> i64:
        """Where the scoring strip of an area begins in `Board.strips`; a tile covers the printed one."""
        if self.tile[0] == area:
            return self.board.rows * STRIP_LENGTH
        if self.tile[1] == area:
            return (self.board.rows + 1) * STRIP_LENGTH
        return area * STRIP_LENGTH

    def closed(self) -> i64:
        """The areas where nothing goes in or out, one bit each: the king's, and what parts close."""
        closed: i64 = 1 << self.king
        if not self.rules.king_alone_bars:
            for part in self.rules.parts:
                closed |= part.closed(self)
        return closed

    def may_enter(self) -> i64:
        """The areas where something may come in, one bit each."""
        barred = self.closed()
        if not self.rules.king_alone_bars:
            for part in self.rules.parts:
                barred |= part.full(self)
        return ~barred

    def near_the_king(self) -> i64:
        """Where a turn may place caballeros, one bit each."""
        near = self.board.next_door[self.king] | 1 << self.board.castillo
        for part in self.rules.parts:
            near |= part.near(self)
        return near & self.may_enter()

    def other_colours(self, seat: i64) -> i64:
        """All but that of one seat, one bit each."""
        return (1 << self.colours) - 1 & ~(1 << seat)

    def add_regions(self, answers: Answers, first: i64, seat: i64, holding: i64) -> None:
        """Regions where a seat has at least so many caballeros that may leave, counted from `first`."""
        caballeros, width, closed = self.caballeros, self.board.width, self.closed()
        for region in self.board.regions:
            if not closed >> region & 1 and caballeros[region * width + seat] >= holding:
                answers.add(first + region)

    def on_board(self, colour: i64) -> i64:
        """How many caballeros of a colour stand in regions where they may be taken away."""
        total: i64 = 0
        caballeros, width, closed = self.caballeros, self.board.width, self.closed()
        for region in self.board.regions:
            if not closed >> region & 1:
                total += caballeros[region * width + colour]
        return total

    # ---- Caballeros on their way.
    def muster(self, seat: i64, count: i64) -> None:
        """From the province to the court."""
        self.province[seat] -= count
        self.court[seat] += count

    def dismiss(self, seat: i64, count: i64) -> None:
        """From the court back to the province, as many as there are."""
        here = self.court[seat]
        count = here if count == ALL else min(count, here)
        self.court[seat] -= count
        self.province[seat] += count

    def deploy(self, seat: i64, area: i64) -> None:
        """One from the court to the board."""
        self.court[seat] -= 1
        self.caballeros[area * self.board.width + seat] += 1

    def withdraw(self, piece: i64, count: i64) -> None:
        """From a region back to the province, as many as there are."""
        here = self.caballeros[piece]
        count = here if count == ALL else min(count, here)
        self.caballeros[piece] -= count
        self.province[self.board.colour_of[piece]] += count

    def resettle(self, seat: i64, source: i64, target: i64) -> None:
        """All of a seat's caballeros go from one area to another; sent where nothing may enter they go to the court."""
        here = source * self.board.width + seat
        count = self.caballeros[here]
        self.caballeros[here] = 0
        if self.may_enter() >> target & 1:
            self.caballeros[target * self.board.width + seat] += count
        else:
            self.court[seat] += count

    # ---- Vetoes.
    def note_vetoes(self) -> None:
        """The engine asks their holders: before each change, or where an action is announced."""
        self.vetoes = self.fresh_vetoes | self.old_vetoes

    def keep_veto(self, seat: i64) -> None:
        self.fresh_vetoes |= 1 << seat
        self.note_vetoes()

    def spend_veto(self, seat: i64) -> None:
        """The older one first, for it would expire sooner (ruling A53)."""
        if self.old_vetoes >> seat & 1:
            self.old_vetoes &= ~(1 << seat)
        else:
            self.fresh_vetoes &= ~(1 << seat)
        self.note_vetoes()

    def age_vetoes(self) -> None:
        """A veto is kept for the round in which it was taken and the next."""
        self.old_vetoes = self.fresh_vetoes
        self.fresh_vetoes = 0
        self.note_vetoes()

    # ---- What must always be so.
    def faults(self) -> list[Refused]:
        """Colours keep their caballeros, players their cards, and the tiles lie on different areas."""
        faults = [fault for colour in range(self.colours) for fault in self.faults_of_colour(colour)]
        faults += [
            Refused("fault-power-card", seat=self.seat_name(seat))
            for seat in range(self.seats)
            if self.hand[seat] | self.played[seat] != self.board.all_powers
        ]
        if self.tile[0] == self.tile[1] != NOWHERE:
            faults.append(Refused("fault-tiles"))
        return faults + [fault for part in self.rules.parts for fault in part.faults(self)]

    def faults_of_colour(self, colour: int) -> list[Refused]:
        board, its = self.board, self.board.colours[colour]
        counts = [self.caballeros[row * board.width + colour] for row in range(board.rows)]
        counts += [self.court[colour], self.province[colour]]
        if sum(counts) == its.pieces and min(counts) >= 0:
            return []
        here = [str(count) for count in counts]
        return [Refused("fault-caballeros", colour=its.name, count=sum(counts), most=its.pieces, counts=here)]


# ---- A blank table.
def full_hands(board: Board) -> vec[i64]:
    return to_vec([int(board.all_powers) if colour.role == SEAT else 0 for colour in board.colours])


def unshuffled(decks: Decks) -> vec[i64]:
    return to_vec([card for deck in [*decks.decks, *decks.added] for card in deck])


def blank_states(rules: Rules) -> list[PartState]:
    states = [part.state(rules) for part in rules.parts]
    return [state for state in states if state is not None]


def copied(states: list[PartState]) -> list[PartState]:
    """A game without parts shares the empty list."""
    return [state.copy() for state in states] if states else states
