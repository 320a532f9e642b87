"""The table of El Grande: caballeros by area and colour, courts, provinces, scores, power cards, decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.options import NOWHERE, Options
from meseta.engine.position import Position
from meseta.engine.seats import bits
from meseta.games.el_grande import imagining, seen_by
from meseta.games.el_grande.board import (
    ALL_POWER_CARDS,
    AREAS,
    CABALLEROS,
    COLOUR_NAMES,
    COLOURS,
    FIRST_TILE,
    PLACES,
    REGIONS,
)
from meseta.games.el_grande.modifiers import ALL_MODIFIERS, DEALT
from meseta.games.el_grande.rules import Rules

if TYPE_CHECKING:
    from meseta.engine.randomness import Randomness


@final
class ElGrande(Position):
    """One game in progress. Build one with `setup.new_game`; the constructor only takes the tables."""

    GAME: ClassVar[str] = "el-grande"

    def __init__(
        self,
        rules: Rules,
        scratch: Options,
        random_state: i64,
        caballeros: vec[i64],
        court: vec[i64],
        province: vec[i64],
        grande: vec[i64],
        score: vec[i64],
        hand: vec[i64],
        played: vec[i64],
        taken_back: vec[i64],
        bid: vec[i64],
        took: vec[i64],
        disk: vec[i64],
        tile: vec[i64],
        decks: vec[i64],
        modifier: vec[i64],
        passed: vec[i64],
        automa: vec[i64],
        king: i64,
        round: i64,
        leader: i64,
        fresh_vetoes: i64,
        old_vetoes: i64,
    ) -> None:
        super().__init__(rules.players, rules.cards, scratch, random_state, 0)
        self.rules: Rules = rules
        self.colours: i64 = rules.colours  # on the board: one more than seats where the automa plays
        self.caballeros: vec[i64] = caballeros  # by area and colour, area * COLOURS + colour
        # By colour:
        self.court: vec[i64] = court
        self.province: vec[i64] = province
        self.grande: vec[i64] = grande  # its area
        self.score: vec[i64] = score
        self.hand: vec[i64] = hand  # power cards, one bit for each value, and modifiers, one bit for each card
        self.played: vec[i64] = played  # those everybody has seen this seat play
        self.taken_back: vec[i64] = taken_back  # two for each seat, see power_cards
        self.bid: vec[i64] = bid  # this round's power card with its modifier, NO_BID before it is played
        self.took: vec[i64] = took  # this round's action card: one bit for its deck, 0 before it is taken
        self.disk: vec[i64] = disk  # what the disk showed when disks were last shown, or NOWHERE
        # Of the table:
        self.tile: vec[i64] = tile  # the area of each scoring tile, or NOWHERE
        self.decks: vec[i64] = decks  # all cards in the order they come; shared by copies, never changed
        self.modifier: vec[i64] = modifier  # what was added to each bid; shared by copies, replaced as a whole
        self.passed: vec[i64] = passed  # the modifier each seat gave to the next before the game; likewise
        self.automa: vec[i64] = automa  # the cards of the automa; shared by copies, replaced as a whole
        self.king: i64 = king
        self.round: i64 = round  # 1 in the first round, also of the short game
        self.leader: i64 = leader  # who plays the first power card
        self.fresh_vetoes: i64 = fresh_vetoes  # taken this round, one bit for each seat
        self.old_vetoes: i64 = old_vetoes  # taken last round
        self.note_vetoes()

    # ---- Copies, views, words.
    def copy(self) -> ElGrande:
        twin = ElGrande(
            self.rules,
            self.scratch,
            self.random_state,
            self.caballeros[:],
            self.court[:],
            self.province[:],
            self.grande[:],
            self.score[:],
            self.hand[:],
            self.played[:],
            self.taken_back[:],
            self.bid[:],
            self.took[:],
            self.disk[:],
            self.tile[:],
            self.decks,
            self.modifier,
            self.passed,
            self.automa,
            self.king,
            self.round,
            self.leader,
            self.fresh_vetoes,
            self.old_vetoes,
        )
        self.copy_frames_to(twin)
        return twin

    def options_chosen(self) -> dict[str, str]:
        return dict(self.rules.chosen)

    def tables(self) -> list[vec[i64]]:
        return [
            self.caballeros,
            self.court,
            self.province,
            self.grande,
            self.score,
            self.hand,
            self.played,
            self.taken_back,
            self.bid,
            self.took,
            self.disk,
            self.tile,
            self.decks,
            self.modifier,
            self.passed,
            self.automa,
        ]

    def numbers(self) -> list[int]:
        return [self.king, self.round, self.leader, self.fresh_vetoes, self.old_vetoes]

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The one redacted observation, for a seat or for spectators (None)."""
        return seen_by.view(self, seat)

    def imagine(self, seat: int | None, random: Randomness) -> ElGrande:
        """A copy in which everything that seat cannot know is dealt anew."""
        return imagining.imagine(self, seat, random)

    def notation(self, option: int) -> str:
        return self.rules.notation.text(option)

    def parse(self, said: str) -> int:
        return self.rules.notation.parse(said)

    # ---- What the rules ask of the table.
    def card_on(self, deck: i64) -> i64:
        """The action card that lies face up on a deck this round."""
        return self.decks[self.rules.decks.first[deck] + self.round - 1]

    def strip(self, area: i64) -> i64:
        """Where the scoring strip of an area begins in board.STRIP; a tile covers the printed one."""
        if self.tile[0] == area:
            return FIRST_TILE * PLACES
        if self.tile[1] == area:
            return (FIRST_TILE + 1) * PLACES
        return area * PLACES

    def other_colours(self, seat: i64) -> i64:
        """All but that of one seat, one bit each."""
        return (1 << self.colours) - 1 & ~(1 << seat)

    def add_regions(self, options: Options, first: i64, seat: i64, holding: i64) -> None:
        """Regions where a seat has at least so many caballeros that may leave, counted from `first`."""
        caballeros, king = self.caballeros, self.king
        for region in range(REGIONS):
            if region != king and caballeros[region * COLOURS + seat] >= holding:
                options.add(first + region)

    def on_board(self, colour: i64) -> i64:
        """How many caballeros of a colour stand in regions where they may be taken away."""
        total: i64 = 0
        caballeros = self.caballeros
        for region in range(REGIONS):
            if region != self.king:
                total += caballeros[region * COLOURS + colour]
        return total

    # ---- Caballeros on their way.
    def muster(self, seat: i64, count: i64) -> None:
        """From the province to the court."""
        self.province[seat] -= count
        self.court[seat] += count

    def dismiss(self, seat: i64, count: i64) -> None:
        """From the court back to the province, as many as there are."""
        count = min(count, self.court[seat])
        self.court[seat] -= count
        self.province[seat] += count

    def deploy(self, seat: i64, area: i64) -> None:
        """One from the court to the board."""
        self.court[seat] -= 1
        self.caballeros[area * COLOURS + seat] += 1

    def withdraw(self, seat: i64, region: i64, count: i64) -> None:
        """From a region back to the province, as many as there are."""
        here = region * COLOURS + seat
        count = min(count, self.caballeros[here])
        self.caballeros[here] -= count
        self.province[seat] += count

    def resettle(self, seat: i64, source: i64, target: i64) -> None:
        """All of a seat's caballeros go from one area to another; sent to the king's region they go to the court."""
        here = source * COLOURS + seat
        count = self.caballeros[here]
        self.caballeros[here] = 0
        if target == self.king:
            self.court[seat] += count
        else:
            self.caballeros[target * COLOURS + seat] += count

    # ---- Vetoes.
    def veto_holders(self) -> i64:
        """One bit for each seat that holds a veto."""
        return self.fresh_vetoes | self.old_vetoes

    def note_vetoes(self) -> None:
        """Where vetoes strike step by step, the engine asks their holders before each change."""
        self.vetoes = self.veto_holders() if self.rules.veto_step_by_step else 0

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
    def faults(self) -> list[str]:
        """Colours keep their caballeros, players their cards, and the tiles lie on different areas."""
        faults = [fault for colour in range(self.colours) for fault in self.faults_of_colour(colour)]
        faults += [fault for seat in range(self.seats) for fault in self.faults_of_hand(seat)]
        if self.tile[0] == self.tile[1] != NOWHERE:
            faults.append("both scoring tiles lie on one area")
        return faults

    def faults_of_colour(self, colour: int) -> list[str]:
        counts = [self.caballeros[area * COLOURS + colour] for area in range(AREAS)]
        counts += [self.court[colour], self.province[colour]]
        if sum(counts) == CABALLEROS and min(counts) >= 0:
            return []
        return [f"{COLOUR_NAMES[colour]} has {sum(counts)} caballeros instead of {CABALLEROS}: {counts}"]

    def faults_of_hand(self, seat: int) -> list[str]:
        cards = self.hand[seat] | self.played[seat]
        faults = [] if cards & ~ALL_MODIFIERS == ALL_POWER_CARDS else [f"{COLOUR_NAMES[seat]} has lost a power card"]
        modifiers = len(bits(cards & ALL_MODIFIERS))
        if modifiers != (DEALT if self.rules.modifiers else 0):
            faults.append(f"{COLOUR_NAMES[seat]} has {modifiers} modifiers")
        others = [other for other in range(seat) if cards & ALL_MODIFIERS & (self.hand[other] | self.played[other])]
        return faults + [f"{COLOUR_NAMES[seat]} has a modifier of {COLOUR_NAMES[other]}" for other in others]
