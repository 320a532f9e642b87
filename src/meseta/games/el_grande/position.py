"""The table of El Grande: caballeros by row and colour, courts, provinces, scores, power cards, decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import NOWHERE, Answers
from meseta.engine.position import Position
from meseta.engine.refusal import Refused
from meseta.engine.saving import FrameKinds, PartState, filled_vec, to_vec
from meseta.games.el_grande import imagining, seen_by
from meseta.games.el_grande.answers import ALL, DISK, MOST_COLOURS
from meseta.games.el_grande.board import SEAT, STRIP_LENGTH, Board, BoardAnswers, Decks
from meseta.games.el_grande.part import NOT_ASKED
from meseta.games.el_grande.power_cards import NO_BID, TAKEN_BACK_EACH
from meseta.games.el_grande.rules import Rules

if TYPE_CHECKING:
    from meseta.engine.randomness import Randomness
    from meseta.games.el_grande.view import ElGrandeView


EVERY_COLOUR: Final[i64] = (1 << MOST_COLOURS) - 1


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
        # Of calculations, shared by copies: see scoring.payments, scoring.counted, by_region, free_moves.standing_on.
        self.earned: vec[i64] = like.earned if like else filled_vec(MOST_COLOURS, 0)
        self.counts: vec[i64] = like.counts if like else filled_vec(MOST_COLOURS, 0)
        self.gathered: vec[i64] = like.gathered if like else filled_vec(board.rows * board.width, 0)
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
        self.first_state: PartState | None = copied(like.first_state) if like else blank_states(rules)
        self.king: i64 = like.king if like else i64(0)
        self.round: i64 = like.round if like else i64(0)  # 1 in the first round, also of the short game
        self.leader: i64 = like.leader if like else i64(0)  # who plays the first power card
        # One bit for each seat:
        self.fresh_vetoes: i64 = like.fresh_vetoes if like else i64(0)  # taken this round
        self.old_vetoes: i64 = like.old_vetoes if like else i64(0)  # taken last round
        self.veto_of_steps = rules.veto_step_by_step
        # May a part have something to settle before a turn goes on? It says so, see `Part.interrupts`.
        self.unsettled: bool = like.unsettled if like else rules.asked_to_interrupt is not None
        # Which seats have been asked about, and to whom of them parts may offer something: see `parts_may_offer`.
        self.seats_asked: i64 = like.seats_asked if like else i64(0)
        self.seats_offered: i64 = like.seats_offered if like else i64(0)
        self.decks_gone: i64 = like.decks_gone if like else NOT_ASKED  # see `turns.decks_taken`
        self.shared_colours: i64 = like.shared_colours if like else NOT_ASKED  # see `colours_of`
        # Where one may go, one bit for each row, as it was seen from where the king stood then: see `look_around`.
        self.seen_from: i64 = like.seen_from if like else NOWHERE
        self.rows_closed: i64 = like.rows_closed if like else i64(0)
        self.rows_open: i64 = like.rows_open if like else i64(0)
        self.rows_to_leave: i64 = like.rows_to_leave if like else i64(0)
        self.rows_around: i64 = like.rows_around if like else i64(0)  # near the king, full ones too
        self.rows_near: i64 = like.rows_near if like else i64(0)
        self.rows_watched: i64 = like.rows_watched if like else i64(0)
        self.areas_counted: i64 = like.areas_counted if like else i64(0)
        self.only_king_bars: bool = like.only_king_bars if like else True

    # ---- Copies, views, words.
    def copy(self) -> ElGrande:
        return ElGrande(self.rules, self)

    def blank(self) -> ElGrande:
        if self.rules.blank is None:
            self.rules.blank = ElGrande(self.rules)
        return self.rules.blank

    def part_states(self) -> dict[str, PartState]:
        states: dict[str, PartState] = {}
        state = self.first_state
        while state is not None:
            states[state.NAME] = state
            state = state.next
        return {part.NAME: states[part.NAME] for part in self.rules.parts if part.NAME in states}

    def frame_kinds(self) -> FrameKinds:
        return self.rules.frames

    def restored(self) -> None:
        self.note_vetoes()
        self.ask_again()

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

    # ---- Where one may go.
    def look_around(self) -> None:
        """Work it out, once for as long as the king stays where he is and nobody says `look_again`."""
        board, king = self.board, self.king
        closed, near = self.rows_in(king), self.next_door() | 1 << board.castillo
        alone = True
        asked = self.rules.asked_for_bars
        while asked is not None and alone:
            alone = not asked.part.bars_now(self)
            asked = asked.rest
        asked = self.rules.asked_for_closed
        while asked is not None:
            closed |= asked.part.closed(self)
            asked = asked.rest
        asked = self.rules.asked_for_near
        while asked is not None:
            near |= asked.part.near(self, near)
            asked = asked.rest
        watched: i64 = 0
        asked = self.rules.asked_what_they_watch
        while asked is not None:
            watched |= asked.part.watched_rows(self)
            asked = asked.rest
        areas: i64 = 0
        asked = self.rules.asked_where_they_count
        while asked is not None:
            areas |= asked.part.counted_areas(self)
            asked = asked.rest
        self.rows_closed = closed
        self.rows_to_leave = (board.standing_mask | self.rules.wandering) & ~closed
        self.rows_around = near
        self.rows_watched = watched
        self.areas_counted = areas
        self.only_king_bars = alone
        self.seen_from = king
        self.look_for_room()

    def look_for_room(self) -> None:
        """Of the rows where one may go, those that are not full."""
        barred = self.rows_closed
        asked = self.rules.asked_for_full
        while asked is not None:
            barred |= asked.part.full(self)
            asked = asked.rest
        self.rows_open = ~barred
        self.rows_near = self.rows_around & ~barred

    def room_changes(self) -> None:
        """Other rows are full now, and nothing else has changed where one may go."""
        if self.seen_from == self.king:
            self.look_for_room()

    def look_again(self) -> None:
        """Something else than the king has changed it."""
        self.seen_from = NOWHERE

    def ask_again(self) -> None:
        """Nothing of what was worked out before holds."""
        self.look_again()
        self.settle_again()
        self.offer_again()
        self.share_again()

    def settle_again(self) -> None:
        """A part may have something to settle before a turn goes on."""
        self.unsettled = self.rules.asked_to_interrupt is not None

    def offer_again(self) -> None:
        """Somebody may be offered something else in a turn, by parts or by the decks."""
        self.seats_asked = 0
        self.decks_gone = NOT_ASKED

    def offer_again_to(self, colour: i64) -> None:
        """Only to a seat; or to all of them, if this is a colour that nobody plays."""
        if colour < self.seats:
            self.seats_asked &= ~(1 << colour)
        else:
            self.seats_asked = 0

    def share_again(self) -> None:
        """A colour beside their own may belong to others."""
        self.shared_colours = NOT_ASKED

    def parts_may_offer(self, seat: i64) -> bool:
        """May a part add to what this seat does in its turn? Where none does, they are not asked for answers."""
        if not self.seats_asked >> seat & 1:
            self.seats_asked |= 1 << seat
            self.seats_offered &= ~(1 << seat)
            asked = self.rules.asked_in_turns
            while asked is not None:
                if asked.part.may_offer(self, seat):
                    self.seats_offered |= 1 << seat
                    break
                asked = asked.rest
        return self.seats_offered >> seat & 1 != 0

    def king_alone_bars(self) -> bool:
        """Does nothing else say now where one may go? Then the shared answers of the board hold."""
        if self.seen_from != self.king:
            self.look_around()
        return self.only_king_bars

    def closed(self) -> i64:
        """The rows where nothing goes in or out, one bit each: those of the king's region, and what parts close."""
        if self.seen_from != self.king:
            self.look_around()
        return self.rows_closed

    def may_enter(self) -> i64:
        """The rows where something may come in, one bit each."""
        if self.seen_from != self.king:
            self.look_around()
        return self.rows_open

    def may_leave(self) -> i64:
        """The rows in regions from which caballeros may go, one bit each."""
        if self.seen_from != self.king:
            self.look_around()
        return self.rows_to_leave

    def near_the_king(self) -> i64:
        """Where a turn may place caballeros, one bit each."""
        if self.seen_from != self.king:
            self.look_around()
        return self.rows_near

    def is_watched(self, row: i64) -> bool:
        """Does a part look who comes to a row, or leaves it? Not at the court (NOWHERE)."""
        if self.seen_from != self.king:
            self.look_around()
        return row != NOWHERE and self.rows_watched >> row & 1 != 0

    def parts_count_in(self, area: i64) -> bool:
        """May anything but caballeros of players count there, or be paid otherwise?"""
        if self.seen_from != self.king:
            self.look_around()
        if self.areas_counted >> area & 1:
            return True
        first = area * self.board.width
        for colour in range(self.seats, self.colours):
            if self.caballeros[first + colour] > 0:
                return True
        return False

    def worth_searching(self) -> i64:
        """The rows to look through for caballeros that may go: not those of which a part knows that nobody is there."""
        leaving = self.may_leave()
        return leaving if self.rules.asked_for_empty_rows is None else leaving & ~self.empty_rows()

    def empty_rows(self) -> i64:
        rows: i64 = 0
        asked = self.rules.asked_for_empty_rows
        while asked is not None:
            rows |= asked.part.empty_rows(self)
            asked = asked.rest
        return rows

    def may_be_sent_home(self) -> i64:
        """The rows from which another player may send caballeros to their province."""
        leaving = self.may_leave()
        asked = self.rules.asked_for_safe_rows
        while asked is not None:
            leaving &= ~asked.part.safe_rows(self)
            asked = asked.rest
        return leaving

    def rows_in(self, region: i64) -> i64:
        """The rows that belong to a region now, one bit each."""
        rows = self.board.rows_of[region]
        if not self.rules.wandering:
            return rows
        asked = self.rules.asked_where_rows_are
        while asked is not None:
            if asked.part.region_of_wandering(self) == region:
                rows |= asked.part.wandering_rows()
            asked = asked.rest
        return rows

    def region_of(self, row: i64) -> i64:
        """The region that a row belongs to now."""
        if not self.rules.wandering >> row & 1:
            return self.board.region_of[row]
        asked = self.rules.asked_where_rows_are
        while asked is not None:
            if asked.part.wandering_rows() >> row & 1:
                return asked.part.region_of_wandering(self)
            asked = asked.rest
        return NOWHERE

    def next_door(self) -> i64:
        """The regions next to the king, one bit each."""
        regions = self.board.next_door[self.king]
        asked = self.rules.asked_next_door
        while asked is not None:
            regions |= asked.part.next_door(self)
            asked = asked.rest
        return regions

    def colours_of(self, seat: i64) -> i64:
        """The colours whose caballeros a seat moves and counts as its own, one bit each."""
        colours: i64 = 1 << seat
        if self.rules.plain_colours:
            return colours
        if self.shared_colours == NOT_ASKED:
            self.ask_for_colours()
        return colours | self.shared_colours >> seat * MOST_COLOURS & EVERY_COLOUR

    def ask_for_colours(self) -> None:
        """Which colours seats have beside their own: packed, MOST_COLOURS bits for each seat."""
        colours: i64 = 0
        for seat in range(self.seats):
            asked = self.rules.asked_for_colours
            while asked is not None:
                colours |= asked.part.more_colours_of(self, seat) << seat * MOST_COLOURS
                asked = asked.rest
        self.shared_colours = colours

    def other_colours(self, seat: i64) -> i64:
        """All but that of one seat, one bit each; without those that have no province to go back to."""
        return self.board.with_province & ~(1 << seat)

    def add_rows(self, answers: Answers, first: i64, seat: i64) -> None:
        """Rows from which a seat may take caballeros away, counted from `first`."""
        caballeros, width, leaving = self.caballeros, self.board.width, self.may_leave()
        for row in self.board.standing:
            if leaving >> row & 1 and caballeros[row * width + seat] > 0:
                answers.add(first + row)

    def add_disk_regions(self, answers: Answers, seat: i64, holding: i64) -> None:
        """The regions on a disk where a seat has at least so many caballeros that may leave."""
        regions = self.board.open_to_disks & ~self.closed()
        for region in self.board.regions:
            if regions >> region & 1 and self.in_region(region, seat) >= holding:
                answers.add(DISK + region)

    def in_region(self, region: i64, colour: i64) -> i64:
        """How many caballeros of a colour stand in a region, on places apart too."""
        here = self.caballeros[region * self.board.width + colour]
        if self.rules.plain_places:
            return here
        apart = self.rows_in(region) & ~(1 << region)
        if apart:
            for row in self.board.apart:
                if apart >> row & 1:
                    here += self.caballeros[row * self.board.width + colour]
        return here

    def by_region(self) -> vec[i64]:
        """`caballeros`, but those on places apart are counted in their regions.

        Always the same table, so asking costs no memory: valid until the next question.
        """
        if self.rules.plain_places:
            return self.caballeros
        caballeros, gathered, width = self.caballeros, self.gathered, self.board.width
        for piece in range(self.board.rows * width):
            gathered[piece] = caballeros[piece]
        for row in self.board.apart:
            region = self.region_of(row)
            if region != NOWHERE:
                for colour in range(self.colours):
                    gathered[region * width + colour] += caballeros[row * width + colour]
        return gathered

    def own_in(self, region: i64, seat: i64) -> i64:
        """How many caballeros a seat has in a region or in the Castillo, of all colours that are its own."""
        if self.rules.plain_pieces:
            return self.caballeros[region * self.board.width + seat]
        total: i64 = 0
        colours = self.colours_of(seat)
        for colour in range(self.colours):
            if colours >> colour & 1:
                total += self.in_region(region, colour)
        return total

    def on_row(self, row: i64, colours: i64) -> i64:
        """How many caballeros of these colours stand on a row."""
        total: i64 = 0
        caballeros, piece = self.caballeros, row * self.board.width
        while colours:
            if colours & 1:
                total += caballeros[piece]
            colours >>= 1
            piece += 1
        return total

    def on_board(self, colour: i64) -> i64:
        """How many caballeros of a colour stand in regions where they may be taken away."""
        total: i64 = 0
        caballeros, width, leaving = self.caballeros, self.board.width, self.may_leave()
        for row in self.board.standing:
            if leaving >> row & 1:
                total += caballeros[row * width + colour]
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

    def deploy(self, seat: i64, row: i64) -> None:
        """One from the court to the board."""
        self.court[seat] -= 1
        if self.rules.plain_places:
            self.caballeros[row * self.board.width + seat] += 1
        else:
            self.put_down(seat, NOWHERE, row)

    def recall(self, seat: i64, row: i64) -> None:
        """One from a region to the court."""
        self.take_away(row * self.board.width + seat)
        self.court[seat] += 1

    def withdraw(self, piece: i64, count: i64) -> None:
        """From a row back to the province, as many as there are."""
        here = self.caballeros[piece]
        count = here if count == ALL else min(count, here)
        self.province[self.board.colour_of[piece]] += count
        if self.rules.plain_places:
            self.caballeros[piece] -= count
            return
        for _each in range(count):
            self.take_away(piece)

    def withdraw_from(self, region: i64, colour: i64, count: i64) -> None:
        """From a region, wherever they stand in it: first from places apart that a part adds to it."""
        width, apart = self.board.width, self.rows_in(region) & ~(1 << region)
        if apart:
            for row in self.board.apart:
                if apart >> row & 1:
                    here = self.caballeros[row * width + colour]
                    self.withdraw(row * width + colour, count)
                    count = count if count == ALL else max(count - here, 0)
        self.withdraw(region * width + colour, count)

    def move(self, piece: i64, row: i64) -> None:
        """One from a row to another."""
        self.caballeros[piece] -= 1
        self.put_down(self.board.colour_of[piece], self.board.row_of[piece], row)

    def resettle(self, seat: i64, source: i64, target: i64) -> None:
        """All of a seat's caballeros go from one area to another; sent where nothing may enter they go to the court."""
        welcome = self.may_enter() >> target & 1
        width = self.board.width
        here = source * width + seat
        if self.rules.plain_places and self.rules.plain_colours:
            count = self.caballeros[here]
            self.caballeros[here] = 0
            if welcome:
                self.caballeros[target * width + seat] += count
            else:
                self.court[seat] += count
            return
        rows, colours = self.rows_in(source), self.colours_of(seat)
        row: i64 = 0
        while rows:
            if rows & 1:
                for colour in range(self.colours):
                    if colours >> colour & 1:
                        self.resettle_all(row * width + colour, seat, target, welcome != 0)
            rows >>= 1
            row += 1

    def resettle_all(self, piece: i64, seat: i64, target: i64, welcome: bool) -> None:
        """Of one colour on one row; colours that are not the seat's own have no court to go to: they stay."""
        for _each in range(self.caballeros[piece]):
            if welcome:
                self.move(piece, target)
            elif self.board.colour_of[piece] == seat:
                self.recall(seat, self.board.row_of[piece])

    def arrival(self, colour: i64, source: i64, row: i64) -> i64:
        """The row where a caballero really comes to stand that is sent to another; NOWHERE: from the court."""
        if self.rules.plain_places or not (self.is_watched(row) or self.is_watched(source)):
            return row
        return self.watched_arrival(colour, source, row)

    def watched_arrival(self, colour: i64, source: i64, row: i64) -> i64:
        """The same where a part watches one of the rows."""
        asked = self.rules.asked_for_arrival
        while asked is not None:
            row = asked.part.arrival(self, colour, source, row)
            asked = asked.rest
        return row

    def put_down(self, colour: i64, source: i64, row: i64) -> None:
        """It was taken from a row, or from the court (NOWHERE)."""
        if self.rules.plain_places or not (self.is_watched(row) or self.is_watched(source)):
            self.caballeros[row * self.board.width + colour] += 1
            return
        stands = self.watched_arrival(colour, source, row)
        self.caballeros[stands * self.board.width + colour] += 1
        self.tell_parts(colour, source, row, stands)

    def take_away(self, piece: i64) -> None:
        """One leaves the board."""
        self.caballeros[piece] -= 1
        row = self.board.row_of[piece]
        if not self.rules.plain_places and self.is_watched(row):
            self.tell_parts(self.board.colour_of[piece], row, NOWHERE, NOWHERE)

    def tell_parts(self, colour: i64, source: i64, row: i64, stands: i64) -> None:
        """A caballero was sent from one row to another, see `Part.moved`."""
        asked = self.rules.told_of_moves
        while asked is not None:
            asked.part.moved(self, colour, source, row, stands)
            asked = asked.rest

    # ---- Vetoes.
    def note_vetoes(self) -> None:
        """The engine asks their holders: before each change, or where an action is announced."""
        self.vetoes = self.fresh_vetoes | self.old_vetoes

    def keep_veto(self, seat: i64) -> None:
        self.fresh_vetoes |= 1 << seat
        self.note_vetoes()

    def spend_veto(self, seat: i64) -> None:
        """The older one first, for it would expire sooner (ruling A53). What parts count by may go with the action."""
        self.look_again()
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
        faults = [self.fault_of_colour(colour) for colour in range(self.colours) if not self.has_all(colour)]
        if not self.rules.parts_have_hands:
            faults += [
                Refused("fault-power-card", seat=self.seat_name(seat))
                for seat in range(self.seats)
                if self.hand[seat] | self.played[seat] != self.board.all_powers
            ]
        if self.tile[0] == self.tile[1] != NOWHERE:
            faults.append(Refused("fault-tiles"))
        asked = self.rules.asked_for_faults
        while asked is not None:
            faults += asked.part.faults(self)
            asked = asked.rest
        return faults

    def fault_of_colour(self, colour: i64) -> Refused:
        board, its = self.board, self.board.colours[colour]
        counts = [self.caballeros[row * board.width + colour] for row in range(board.rows)]
        counts += [self.court[colour], self.province[colour]]
        here = [str(count) for count in counts]
        return Refused("fault-caballeros", colour=its.name, count=sum(counts), most=its.pieces, counts=here)

    def has_all(self, colour: i64) -> bool:
        """Its caballeros are all somewhere. Asked after every answer of a test: so without a list."""
        board, caballeros = self.board, self.caballeros
        width = board.width
        total = self.court[colour] + self.province[colour]
        signs = self.court[colour] | self.province[colour]  # below nought where one of the counts is
        piece, end = colour, board.rows * width
        while piece < end:
            count = caballeros[piece]
            total += count
            signs |= count
            piece += width
        return signs >= 0 and total == board.colours[colour].pieces


# ---- A blank table.
def full_hands(board: Board) -> vec[i64]:
    return to_vec([int(board.all_powers) if colour.role == SEAT else 0 for colour in board.colours])


def unshuffled(decks: Decks) -> vec[i64]:
    return to_vec([card for deck in [*decks.decks, *decks.added] for card in deck])


def blank_states(rules: Rules) -> PartState | None:
    """Linked; those come first that are looked for all the time."""
    first: PartState | None = None
    for part in reversed(rules.parts_by_demand):
        state = part.state(rules)
        if state is not None:
            state.next = first
            first = state
    return first


def copied(state: PartState | None) -> PartState | None:
    if state is None:
        return None
    twin = state.copy()
    twin.next = copied(state.next)
    return twin
