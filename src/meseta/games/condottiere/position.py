"""The table of Condottiere: hands and companies by kind of card, owners of regions, the two tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import BIT, NOBODY, NOWHERE
from meseta.engine.position import Position
from meseta.engine.randomness import Randomness
from meseta.engine.refusal import Refused
from meseta.engine.saving import FrameKinds, filled_vec, to_list, to_vec
from meseta.engine.seats import how_many
from meseta.games.condottiere import imagining, notation, seen_by
from meseta.games.condottiere.board import REGIONS, largest_kingdom
from meseta.games.condottiere.deck import (
    ALL_MERCENARIES,
    COPIES,
    COPIES_OF,
    KIND_NAMES,
    KINDS,
    MERCENARIES,
    SPRING,
    WINTER,
)
from meseta.games.condottiere.rules import Rules
from meseta.games.condottiere.strength import in_play

if TYPE_CHECKING:
    from meseta.games.condottiere.view import CondottiereView


@final
class Condottiere(Position):
    """One game, or match of games, in progress. Build one with `setup.new_game`."""

    GAME: ClassVar[str] = "condottiere"

    FIELDS: ClassVar[tuple[str, ...]] = (
        *("hand", "kinds", "company", "known", "hidden", "points", "pile", "discard", "owner", "token", "region"),
        *("favour", "idle", "match_game", "winners"),
    )

    def __init__(self, rules: Rules, like: Condottiere | None = None) -> None:
        """A copy of a game; without one a blank table: all cards in the pile, and nothing on the board."""
        super().__init__(rules.players, rules.programs, like)
        seats = rules.players
        self.rules: Rules = rules
        # By seat and kind of card:
        self.hand: vec[i64] = (
            like.hand[:] if like else filled_vec(seats * KINDS, 0)
        )  # changed by `hold` and `draw` only
        self.company: vec[i64] = like.company[:] if like else filled_vec(seats * KINDS, 0)  # what lies face up
        # Mercenaries everybody saw going back to a hand, and not since:
        self.known: vec[i64] = like.known[:] if like else filled_vec(seats * MERCENARIES, 0)
        # By seat: the kinds of card in the hand, one bit each; the kind of the card that lies face down, or NOWHERE.
        self.kinds: vec[i64] = like.kinds[:] if like else filled_vec(seats, 0)
        self.hidden: vec[i64] = like.hidden[:] if like else filled_vec(seats, NOWHERE)
        self.points: vec[i64] = like.points[:] if like else filled_vec(seats, 0)  # of a match
        # By kind of card; the order of the pile is drawn when a card is:
        self.pile: vec[i64] = like.pile[:] if like else to_vec(COPIES)
        self.discard: vec[i64] = like.discard[:] if like else filled_vec(KINDS, 0)
        # Of the table: by region the seat whose marker lies there, or NOBODY.
        self.owner: vec[i64] = like.owner[:] if like else filled_vec(REGIONS, NOBODY)
        self.token: i64 = like.token if like else i64(0)  # who holds the Condottiere token
        self.region: i64 = like.region if like else NOWHERE  # where the battle is, or NOWHERE
        self.favour: i64 = like.favour if like else NOWHERE  # the region under the favour of the Pope, or NOWHERE
        self.idle: i64 = like.idle if like else i64(0)  # battles in a row in which nobody played a card
        self.match_game: i64 = like.match_game if like else i64(1)  # the number of the game in a match
        self.winners: i64 = like.winners if like else i64(0)  # one bit each, once it is over

    # ---- Copies, views, words.
    def copy(self) -> Condottiere:
        return Condottiere(self.rules, self)

    def blank(self) -> Condottiere:
        return Condottiere(self.rules)

    def frame_kinds(self) -> FrameKinds:
        return self.rules.frames

    def options_chosen(self) -> dict[str, str]:
        return dict(self.rules.chosen)

    def options_to_save(self) -> dict[str, str]:
        return dict(self.rules.written)

    def seen_by(self, viewer: int | None) -> CondottiereView:
        return seen_by.view(self, viewer)

    def imagine(self, seat: int | None, random: Randomness) -> Condottiere:
        return imagining.imagine(self, seat, random)

    def notation(self, answer: int) -> str:
        return notation.NOTATION.text(answer)

    def parse(self, said: str) -> int:
        return notation.NOTATION.parse(said)

    # ---- What the rules ask of the table.
    def has_cards(self, seat: i64) -> bool:
        return self.kinds[seat] != 0

    def has_mercenary(self, seat: i64) -> bool:
        return self.kinds[seat] & ALL_MERCENARIES != 0

    def hand_size(self, seat: i64) -> i64:
        total: i64 = 0
        for card in range(seat * KINDS, seat * KINDS + KINDS):
            total += self.hand[card]
        return total

    def regions_of(self, seat: i64) -> i64:
        """One bit each."""
        regions: i64 = 0
        for region in range(REGIONS):
            if self.owner[region] == seat:
                regions |= 1 << region
        return regions

    def realm(self, seat: i64) -> i64:
        """How many regions a seat controls."""
        return how_many(self.regions_of(seat))

    def kingdom(self, seat: i64) -> i64:
        """How many of them hang together."""
        return largest_kingdom(self.regions_of(seat))

    # ---- Cards on their way.
    def hold(self, seat: i64, kind: i64, count: i64) -> None:
        """So many cards of a kind more in a hand, or less."""
        card = seat * KINDS + kind
        self.hand[card] += count
        if self.hand[card] > 0:
            self.kinds[seat] |= 1 << kind
        else:
            self.kinds[seat] &= ~(1 << kind)

    def draw(self, seat: i64, count: i64) -> None:
        """From the pile to a hand; when it runs out, the discarded cards become the pile."""
        random = self.randomness()
        self.draw_from(random, seat, count)
        self.random_state = random.state  # its key stays the same

    def draw_from(self, random: Randomness, seat: i64, count: i64) -> None:
        """With luck from a given stream."""
        pile, hand = self.pile, self.hand
        left: i64 = 0
        for each in range(KINDS):
            left += pile[each]
        for _each in range(count):
            if left == 0:
                left = self.turn_discards_over()
            drawn = random.below(left)
            kind: i64 = 0
            while drawn >= pile[kind]:
                drawn -= pile[kind]
                kind += 1
            pile[kind] -= 1
            left -= 1
            hand[seat * KINDS + kind] += 1
            self.kinds[seat] |= 1 << kind

    def turn_discards_over(self) -> i64:
        """How many cards the pile has then. If there are no others, those of the companies go in too (ruling C38)."""
        if sum(to_list(self.pile)) + sum(to_list(self.discard)) == 0:
            self.discard_companies()
        total: i64 = 0
        for kind in range(KINDS):
            self.pile[kind] += self.discard[kind]
            total += self.pile[kind]
            self.discard[kind] = 0
        return total

    def empty_hand(self, seat: i64, into: vec[i64]) -> None:
        """All its cards go to the discards or to the pile."""
        for kind in range(KINDS):
            into[kind] += self.hand[seat * KINDS + kind]
            self.hand[seat * KINDS + kind] = 0
        self.kinds[seat] = 0
        for kind in range(MERCENARIES):
            self.known[seat * MERCENARIES + kind] = 0

    def discard_from_companies(self, kind: i64) -> None:
        """Every face-up card of a kind, from all companies."""
        for seat in range(self.seats):
            self.discard[kind] += self.company[seat * KINDS + kind]
            self.company[seat * KINDS + kind] = 0

    def discard_companies(self) -> None:
        company, discard = self.company, self.discard
        for card in range(self.seats * KINDS):
            if company[card] > 0:
                discard[card % KINDS] += company[card]
                company[card] = 0

    def show(self, seat: i64, kind: i64) -> None:
        """A card from the hand has come to lie face up: it may be one that was known."""
        self.company[seat * KINDS + kind] += 1
        if kind < MERCENARIES and self.known[seat * MERCENARIES + kind] > 0:
            self.known[seat * MERCENARIES + kind] -= 1

    def turn_up(self, seat: i64) -> None:
        """The card that lay face down is shown."""
        kind = self.hidden[seat]
        if kind != NOWHERE:
            self.hidden[seat] = NOWHERE
            self.show(seat, kind)
            self.note_reveal()
            self.tell("turned-up", seat, kind)

    def faults(self) -> list[Refused]:
        """All 110 cards are somewhere, there is one season, and the favour of the Pope lies where it may."""
        faults: list[Refused] = []
        for kind in range(KINDS):
            total = self.total_of(kind)
            if total != COPIES_OF[kind]:
                faults.append(Refused("fault-cards", card=KIND_NAMES[kind], count=int(total), most=COPIES[kind]))
        faults += [
            Refused("fault-kinds", seat=self.seat_name(seat))
            for seat in range(self.seats)
            if self.kinds[seat] != self.kinds_held(seat)
        ]
        if in_play(self.company, WINTER) and in_play(self.company, SPRING):
            faults.append(Refused("fault-seasons"))
        if not 0 <= self.token < self.seats:
            faults.append(Refused("fault-token"))
        if self.favour != NOWHERE and not self.rules.retaking:  # with retaking it may lie anywhere (ruling C7)
            if self.region == self.favour:
                faults.append(Refused("fault-battle-under-favour"))
            if self.owner[self.favour] != NOBODY:
                faults.append(Refused("fault-favour"))
        return faults

    def total_of(self, kind: i64) -> i64:
        """The cards of a kind, wherever they are."""
        hand, company, hidden = self.hand, self.company, self.hidden
        total = self.pile[kind] + self.discard[kind]
        card = kind
        for seat in range(self.seats):
            total += hand[card] + company[card]
            if hidden[seat] == kind:
                total += 1
            card += KINDS
        return total

    def kinds_held(self, seat: i64) -> i64:
        """The kinds of card in a hand, one bit each, counted anew."""
        hand, first, kinds = self.hand, seat * KINDS, i64(0)
        for kind in range(KINDS):
            if hand[first + kind] > 0:
                kinds |= BIT[kind]
        return kinds
