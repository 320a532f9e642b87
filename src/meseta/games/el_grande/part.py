"""A part: what an expansion or a mini-expansion adds to the game, in a folder of its own, `parts/<name>`.

Everything here has a default that adds nothing, so a part says only what it brings. Nobody outside the catalogue names
a part: the base asks the parts that are played (`Rules.parts`), in the order of the catalogue.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from meseta.engine.answers import NOBODY, Answers
from meseta.engine.program import Card, Step
from meseta.engine.refusal import Refused
from meseta.engine.saving import PartState
from meseta.engine.title import Condition, TitleOption
from meseta.engine.view import ViewTypes
from meseta.games.el_grande.board import Colour, Row
from meseta.games.el_grande.cards.action_card import ActionCard
from meseta.games.el_grande.view import ElGrandeView

if TYPE_CHECKING:
    from meseta.engine.randomness import Randomness
    from meseta.games.el_grande.position import ElGrande
    from meseta.games.el_grande.rules import Rules
    from meseta.games.el_grande.turns import Turn
    from meseta.games.el_grande.view import ExtraView, SeatView

# The places in the program of a game where parts put steps of their own.
BEGINNING: Final = "beginning"  # before the first round
ROUND: Final = "round"  # after the cards of a round were turned up
AUCTION: Final = "auction"  # right before power cards are played
CASTILLO_PAID: Final = "castillo-paid"  # in a general scoring, while the disks are still hidden
CASTILLO_LEFT: Final = "castillo-left"  # after the pieces in the Castillo went where the disks say
SCORED: Final = "scored"  # after a general scoring


class Part:
    NAME: ClassVar[str] = ""
    VERSION: ClassVar[int] = 0  # grows whenever old games with this part would play differently
    FACTS: ClassVar[tuple[str, ...]] = ()  # what scenarios may say beside the facts of the base
    MOMENTS: ClassVar[tuple[str, ...]] = ()  # and where they may begin
    BARS_AREAS: ClassVar[bool] = False  # does it say in `closed`, `full` or `near` where one may go?
    ACTS_IN_TURNS: ClassVar[bool] = False  # does it add `turn_answers`?

    @property
    def package(self) -> str:
        """Where it is written: its frames and changes are found there."""
        return type(self).__module__.rpartition(".")[0]

    # ---- Before the game.
    def options(self) -> list[TitleOption]:
        return []

    def is_played(self, chosen: dict[str, str]) -> bool:
        """With these options, all of them settled."""
        raise NotImplementedError

    # ---- What it is made of.
    def rows(self) -> list[Row]:
        """More rows of the board."""
        return []

    def colours(self, seats: int) -> list[Colour]:
        """Colours that nobody plays."""
        return []

    def replaces(self, card: ActionCard) -> bool:
        """Does a card of the edition give way to cards of this part?"""
        return False

    def cards(self) -> list[ActionCard]:
        return []

    def added_cards(self, chosen: dict[str, str]) -> list[ActionCard]:
        """Cards shuffled into their decks, each in exchange for an unseen one that goes to the box."""
        return []

    def texts(self) -> dict[str, str]:
        """The names of the texts of cards, by the name of the card, that say more where this part is played."""
        return {}

    def programs(self) -> list[Card]:
        """What is carried out like a card, but lies in no deck."""
        return []

    def steps(self, place: str) -> list[Step]:
        """What it does at a place in the program of the game."""
        return []

    def instead_of(self, step: Step) -> Step:
        """The step it puts in the place of one of the base."""
        return step

    def events(self) -> dict[str, tuple[str, str]]:
        """What the two numbers of its events mean; those of its changes the changes say."""
        return {}

    def notation(self) -> dict[int, str]:
        """Its own answers, numbered from its block."""
        return {}

    # ---- What it keeps.
    def state(self, rules: Rules) -> PartState | None:
        """A blank one, if it keeps anything."""
        return None

    def set_up(self, position: ElGrande, random: Randomness) -> None:
        """Shuffle and deal, after the decks."""

    def faults(self, position: ElGrande) -> list[Refused]:
        return []

    # ---- In the course of the game.
    def before_card(self, position: ElGrande, seat: i64) -> None:
        """Push what a turn begins with, after the intake and before an action card is taken."""

    def take_turn(self, position: ElGrande, colour: i64) -> None:
        """The turn of one of its colours."""

    def turn_answers(self, position: ElGrande, turn: Turn, answers: Answers) -> None:
        """Add what a player may do in a turn besides its two halves. No veto reaches it."""

    def answer_in_turn(self, position: ElGrande, turn: Turn, answer: i64) -> None:
        """One of those was chosen."""

    def closed(self, position: ElGrande) -> i64:
        """Areas where nothing goes in or out, beside the king's; one bit each."""
        return 0

    def full(self, position: ElGrande) -> i64:
        """Areas where nothing more goes in."""
        return 0

    def near(self, position: ElGrande) -> i64:
        """Areas where a turn may place caballeros, beside those the king's place opens."""
        return 0

    # ---- What may be known of it.
    def view_types(self) -> dict[type[object], type[object]]:
        """What its views declare: by a type of the base the one that has more keys, in its place."""
        return {}

    def frame_types(self) -> list[type[object]]:
        """The unfinished business of its own, as views declare it."""
        return []

    def show_seat(self, position: ElGrande, seat: int, own: bool, shown: SeatView) -> None:
        """Add its keys to the view of a seat."""

    def show_extra(self, position: ElGrande, colour: int, shown: ExtraView) -> None:
        """Add its keys to the view of a colour that nobody plays."""

    def in_words(self, field: str, number: int) -> int | str | None:
        """What a number of its frames and events stands for, by the name of the field; None if it does not know."""
        return None

    def imagine(self, position: ElGrande, viewer: int | None, random: Randomness) -> None:
        """Deal anew in a copy what the viewer cannot know."""

    # ---- Scenarios.
    def put(self, position: ElGrande, fact: str, rest: list[str]) -> None:
        """Lay out one of its facts."""

    def look(self, position: ElGrande, fact: str, rest: list[str]) -> list[str]:
        """How one of its facts really is, in the words of the line."""
        raise NotImplementedError

    def put_round(self, position: ElGrande, now: i64, number: i64) -> None:
        """What would come up in one round comes up in another, as cards do."""

    def start(self, position: ElGrande, moment: str) -> i64:
        """The step of the game at which one of its moments begins."""
        return NOBODY


def only_2023(name: str, values: list[str]) -> TitleOption:
    """An option of the newer edition; its first value is that of a game without it."""
    objection, told = "objection-el-grande-only-2023", {"option": name, "without": values[0]}
    return TitleOption(name, values, [Condition(value, of_2023, objection, told) for value in values[1:]])


def of_2023(before: dict[str, str]) -> bool:
    return before["edition"] == "2023"


def view_types(parts: list[Part]) -> ViewTypes:
    """What the views of the game and of all its parts are declared to be."""
    adds: dict[type[object], list[type[object]]] = {}
    for part in parts:
        for base, its in part.view_types().items():
            adds.setdefault(base, []).append(its)
    return ViewTypes(ElGrandeView, adds, [frame for part in parts for frame in part.frame_types()])
