"""What is settled before the first answer of a game: its edition, its players and its options."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.notation import Notation
from meseta.engine.options import NOWHERE
from meseta.engine.program import Card
from meseta.games.el_grande.board import DECKS
from meseta.games.el_grande.modifiers import EACH, FIRST, MODIFIERS
from meseta.games.el_grande.names import Names

STRICT: Final = "strict"  # the Castillo is closed, as in the box
TALLY: Final = "tally"  # everybody sees what was announced to have gone in
OPEN: Final = "open"  # everybody looks inside, and sees who would be paid what


@final
class Decks:
    """The action cards of a game before shuffling, as numbers of `Rules.cards`.

    Each card that is added sends a random one of its deck to the box, unseen. Decks that are merged lie in one pile.
    """

    def __init__(self, decks: list[list[int]], added: list[list[int]], merged: bool) -> None:
        self.decks: list[list[int]] = decks
        self.added: list[list[int]] = added
        self.piles: list[list[int]] = [[0], [1, 2], [], [3], [4]] if merged else [[0], [1], [2], [3], [4]]
        self.sizes: list[int] = [sum(len(decks[deck]) for deck in pile) for pile in self.piles]
        # Where each pile begins among all cards in the order they come; after the last one lie those in the box.
        self.first: vec[i64] = vec[i64]([sum(self.sizes[:pile]) for pile in range(DECKS + 1)])
        self.missing: i64 = 0b00100 if merged else 0  # one bit for each pile that is not there


@final
class Rules:
    """Shared by a position and all its copies; never changed."""

    def __init__(
        self,
        chosen: dict[str, str],
        names: Names,
        notation: Notation,
        places: i64,
        castillo_is_a_region: bool,
        veto_step_by_step: bool,
        shortage_for_cards: bool,
        discards_face_down: bool,
        automa: bool,
        cards: list[Card],
        caballeros: list[int],
        provenance: list[str],
        decks: Decks,
        king_card: bool,
    ) -> None:
        self.chosen: dict[str, str] = chosen  # the options as they are written in records and on command lines
        self.players: i64 = int(chosen["players"])
        self.rounds: i64 = int(chosen["rounds"])
        self.castillo: str = chosen["castillo"]
        self.modifiers: bool = chosen["shifting-powers"] == "on"
        self.names: Names = names
        self.notation: Notation = notation
        self.places: i64 = places  # how many fields of a scoring strip count
        # The switches of the edition:
        self.castillo_is_a_region: bool = castillo_is_a_region
        self.veto_step_by_step: bool = veto_step_by_step
        self.shortage_for_cards: bool = shortage_for_cards
        self.discards_face_down: bool = discards_face_down
        self.automa: bool = automa
        self.colours: i64 = self.players + 1 if automa else self.players  # the automa's comes after the players'
        # The cards; the last one is the program of the whole game:
        self.cards: list[Card] = cards
        self.game_card: i64 = len(cards) - 1
        self.caballeros: vec[i64] = vec[i64](caballeros)  # how many each card lets its owner place
        self.provenance: list[str] = provenance
        self.decks: Decks = decks
        self.king_card: bool = king_card  # deck 5 is one card that comes up again every round
        self.card_number: dict[str, int] = {}
        for number, card in enumerate(cards):
            self.card_number.setdefault(card.name, number)
        # What a modifier does beside its number, by the number of its bit: a card, or NOWHERE.
        abilities = [self.card_number.get(MODIFIERS[kind].ability, NOWHERE) for kind in EACH]
        self.ability: vec[i64] = vec[i64]([NOWHERE] * FIRST + abilities)
