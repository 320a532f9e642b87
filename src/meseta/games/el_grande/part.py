"""A part: what an expansion or a mini-expansion adds to the game, in a folder of its own, `parts/<name>`.

Everything here has a default that adds nothing, so a part says only what it brings. Nobody outside the catalogue names
a part: the base asks the parts that are played (`Rules.parts`), in the order of the catalogue; in the course of the
game only those that have something of their own to say (`asked`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import NOBODY, NOWHERE, Answers
from meseta.engine.program import Card, Step
from meseta.engine.refusal import Refused
from meseta.engine.saving import PartState
from meseta.engine.title import Condition, TitleOption
from meseta.engine.view import ViewTypes
from meseta.games.el_grande.board import Board, Colour, PowerCards, Row
from meseta.games.el_grande.cards.action_card import ActionCard
from meseta.games.el_grande.view import ElGrandeView

if TYPE_CHECKING:
    from meseta.engine.frame import Frame
    from meseta.engine.randomness import Randomness
    from meseta.games.el_grande.judgement.sight import Sight
    from meseta.games.el_grande.position import ElGrande
    from meseta.games.el_grande.rules import Rules
    from meseta.games.el_grande.turns import Turn
    from meseta.games.el_grande.view import AreaView, CardView, ExtraView, SeatView

# The places in the program of a game where parts put steps of their own.
BEGINNING: Final = "beginning"  # before the first round
ROUND: Final = "round"  # after the cards of a round were turned up
AUCTION: Final = "auction"  # right before power cards are played
ORDER: Final = "order"  # right after
SCORING: Final = "scoring"  # right before a general scoring
CASTILLO_PAID: Final = "castillo-paid"  # in a general scoring, while the disks are still hidden
CASTILLO_LEFT: Final = "castillo-left"  # after the pieces in the Castillo went where the disks say
SCORED: Final = "scored"  # after a general scoring

EVERY_AREA: Final[i64] = -1  # all bits
NOT_ASKED: Final[i64] = -1  # in the place of what parts say, until they are asked
UNRATED: Final = -1e9  # a part leaves it to others to say what something is worth

# What some parts need, and others take away.
DECKS: Final = "decks"
POWER_CARDS: Final = "power-cards"
MAP: Final = "map"  # as the edition has it


class Part:
    NAME: ClassVar[str] = ""
    VERSION: ClassVar[int] = 0  # grows whenever old games with this part would play differently
    FACTS: ClassVar[tuple[str, ...]] = ()  # what scenarios may say beside the facts of the base
    MOMENTS: ClassVar[tuple[str, ...]] = ()  # and where they may begin
    MORE_CABALLEROS: ClassVar[int] = 0  # of each player, beside those of the edition
    MORE_IN_COURT: ClassVar[int] = 0  # and of them in the court at the start
    SENT_OUT: ClassVar[int] = 0  # so many caballeros of each player go to a region by disk before the first round
    HAS_HANDS: ClassVar[bool] = False  # does it look after the hands of power cards itself?
    NEEDS: ClassVar[tuple[str, ...]] = ()  # it cannot be played where an expansion takes this away
    TAKES_AWAY: ClassVar[tuple[str, ...]] = ()
    LIFTS: ClassVar[tuple[str, ...]] = ()  # switches of the edition that do not hold where it is played

    def __init__(self) -> None:
        # The values of the option `expansion` with which it is played: the catalogue says them.
        self.expansions: tuple[str, ...] = ()

    @property
    def package(self) -> str:
        """Where it is written: its frames and changes are found there."""
        return type(self).__module__.rpartition(".")[0]

    # ---- Before the game.
    def options(self) -> list[TitleOption]:
        return []

    def is_played(self, chosen: dict[str, str]) -> bool:
        """With these options, all of them settled."""
        return chosen["expansion"] in self.expansions

    # ---- What it is made of.
    def rows(self, chosen: dict[str, str]) -> list[Row]:
        """More rows of the board."""
        return []

    def colours(self, chosen: dict[str, str]) -> list[Colour]:
        """Colours that nobody plays."""
        return []

    def powers(self, chosen: dict[str, str]) -> PowerCards | None:
        """Other power cards than those of the edition."""
        return None

    def replaces(self, card: ActionCard) -> bool:
        """Does a card of the edition give way to cards of this part?"""
        return False

    def cards(self, chosen: dict[str, str]) -> list[ActionCard]:
        return []

    def added_cards(self, chosen: dict[str, str]) -> list[ActionCard]:
        """Cards shuffled into their decks, each in exchange for an unseen one that goes to the box."""
        return []

    def texts(self) -> dict[str, str]:
        """The names of the texts of cards, by the name of the card, that say more where this part is played."""
        return {}

    def actions(self) -> list[Card]:
        """Special actions that lie in no deck: a veto stops them like those of action cards."""
        return []

    def programs(self) -> list[Card]:
        """What else is carried out like a card."""
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

    def notation(self, board: Board) -> dict[int, str]:
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

    def draw_regions(self, position: ElGrande, regions: list[int]) -> None:
        """Draw from the region cards that are left after the king's and the homes, the last one first."""

    # ---- In the course of the game.
    def before_turn(self, position: ElGrande, seat: i64) -> None:
        """Push what a turn begins with, before the intake."""

    def before_card(self, position: ElGrande, seat: i64) -> None:
        """Push what comes after the intake, before an action card is taken."""

    def take_turn(self, position: ElGrande, colour: i64) -> None:
        """The turn of one of its colours."""

    def may_offer(self, position: ElGrande, seat: i64) -> bool:
        """May it have something to offer to this seat in its turn? Asked again after `offer_again`."""
        return True

    def turn_answers(self, position: ElGrande, turn: Turn, answers: Answers) -> None:
        """Add what a player may do in a turn besides its two halves. No veto reaches it."""

    def answer_in_turn(self, position: ElGrande, turn: Turn, answer: i64) -> None:
        """One of those was chosen."""

    def card_taken(self, position: ElGrande) -> None:
        """An action card was taken: `ElGrande.took` says by whom."""

    def interrupts(self, position: ElGrande) -> bool:
        """Is something to be settled before a turn goes on? Asked unless it has made `ElGrande.unsettled` false."""
        return False

    def interrupt(self, position: ElGrande, seat: i64) -> None:
        """Settle it, or push the question that does; in the turn of this seat."""

    def decks_gone(self, position: ElGrande) -> i64:
        """Decks whose card nobody can take any more this round, one bit each; asked again after `offer_again`."""
        return 0

    # Where one may go is asked when the king has moved, or a part calls `ElGrande.look_again`.
    def bars_now(self, position: ElGrande) -> bool:
        """Has it something to say about that at the moment? Where nothing has, answers are found quickly."""
        return True

    def closed(self, position: ElGrande) -> i64:
        """Rows where nothing goes in or out, beside those of the king's region; one bit each."""
        return 0

    def full(self, position: ElGrande) -> i64:
        """Rows where no caballero more goes in; asked also after `ElGrande.room_changes`."""
        return 0

    def near(self, position: ElGrande, so_far: i64) -> i64:
        """Rows where a turn may place caballeros, beside those the king's place opens."""
        return 0

    # ---- Places apart, and other colours.
    def wandering_rows(self) -> i64:
        """Places apart whose region changes in the course of the game; one bit each."""
        return 0

    def region_of_wandering(self, position: ElGrande) -> i64:
        """The region they belong to now."""
        return NOWHERE

    def safe_rows(self, position: ElGrande) -> i64:
        """Rows from which other players send nobody home; one bit each."""
        return 0

    def empty_rows(self, position: ElGrande) -> i64:
        """Rows of which it knows that nobody stands there, one bit each: they need not be searched."""
        return 0

    def targets(self, position: ElGrande, by: i64, piece: i64, rows: i64) -> i64:
        """Of these rows, those where a player may move a caballero, if nothing is closed or full; and others."""
        return rows

    # A caballero goes its way unnoticed, unless it leaves or is sent to a row that a part watches.
    def watched_rows(self, position: ElGrande) -> i64:
        """Those rows, one bit each, for the next two; asked when the king has moved, or after `look_again`."""
        return 0

    def arrival(self, position: ElGrande, colour: i64, source: i64, row: i64) -> i64:
        """The row where a caballero really comes to stand that is sent to another; NOWHERE: from the court."""
        return row

    def moved(self, position: ElGrande, colour: i64, source: i64, row: i64, stands: i64) -> None:
        """A caballero was sent from one row to another, and stands where it arrived; NOWHERE: the court, or no row."""

    def more_colours_of(self, position: ElGrande, seat: i64) -> i64:
        """Colours beside its own that a seat moves and counts as its own, one bit each; asked after `share_again`."""
        return 0

    def next_door(self, position: ElGrande) -> i64:
        """Regions that are next to the king's now, beside those that always are."""
        return 0

    def king_moved(self, position: ElGrande) -> None:
        """The king has come to another region."""

    def tiles_barred(self, position: ElGrande) -> i64:
        """Scoring tiles that may not be moved; one bit each."""
        return 0

    # An area counts as in the base, unless a part says otherwise or caballeros stand there that nobody plays.
    def counted_areas(self, position: ElGrande) -> i64:
        """Areas of which it says so by the next two, one bit each; asked when the king has moved, or `look_again`."""
        return EVERY_AREA

    def count(self, position: ElGrande, area: i64, counts: vec[i64]) -> None:
        """Add to what the colours count in an area when it is scored."""

    def earn(self, position: ElGrande, area: i64, places: i64, earned: vec[i64]) -> None:
        """Add to what the colours earn in an area, or take away; see `scoring.FIRSTS_ONLY`."""

    def scored(self, position: ElGrande, area: i64) -> None:
        """An area was scored, all its payments made."""

    # ---- What may be known of it.
    def view_types(self) -> dict[type[object], type[object]]:
        """What its views declare: by a type of the base the one that has more keys, in its place."""
        return {}

    def frame_types(self) -> list[type[object]]:
        """The unfinished business of its own, as views declare it."""
        return []

    def show(self, position: ElGrande, shown: ElGrandeView) -> None:
        """Add its keys to a view."""

    def show_area(self, position: ElGrande, row: int, shown: AreaView) -> None:
        """Add its keys to the view of an area."""

    def show_card(self, position: ElGrande, card: int, shown: CardView) -> None:
        """Add its keys to the view of a card on offer."""

    def show_seat(self, position: ElGrande, seat: int, own: bool, shown: SeatView) -> None:
        """Add its keys to the view of a seat."""

    def show_extra(self, position: ElGrande, colour: int, shown: ExtraView) -> None:
        """Add its keys to the view of a colour that nobody plays."""

    def in_words(self, field: str, number: int) -> int | str | None:
        """What a number of its frames and events stands for, by the name of the field; None if it does not know."""
        return None

    def imagine(self, position: ElGrande, viewer: int | None, random: Randomness) -> None:
        """Deal anew in a copy what the viewer cannot know."""

    # ---- What a search knows of it, see `judgement`: its own file of this name says it. In points.
    def first_sight(self, position: ElGrande, frame: Frame, seat: i64, answer: i64, sight: Sight) -> float:
        """How good an answer looks to a seat: its own ones, and those of the base that mean something else with it."""
        return UNRATED

    def step_worth(self, position: ElGrande, step: Step, by: i64, seat: i64) -> float:
        """What one of its steps on a card means to a seat if another carries it out, or the seat itself."""
        return UNRATED

    def worth(self, position: ElGrande, seat: i64, rounds_left: i64) -> float:
        """What a seat has that is no caballero in an area, a court or the Castillo; at the beginning of a round."""
        return 0.0

    # ---- Scenarios.
    def put(self, position: ElGrande, fact: str, rest: list[str]) -> None:
        """Lay out one of its facts."""

    def look(self, position: ElGrande, fact: str, rest: list[str]) -> list[str]:
        """How one of its facts really is, in the words of the line."""
        raise NotImplementedError

    def settle(self, position: ElGrande, moment: str) -> None:
        """Settle what was not laid out, before the table is looked at and play begins."""

    def before_turns(self, position: ElGrande) -> None:
        """What has happened in a round before its turns begin, and is not laid out."""

    def put_round(self, position: ElGrande, now: i64, number: i64) -> None:
        """What would come up in one round comes up in another, as cards do."""

    def start(self, position: ElGrande, moment: str) -> i64:
        """The step of the game at which one of its moments begins."""
        return NOBODY


@final
class Asked:
    """One of several parts that are asked something all the time, and the rest of them.

    Linked, because a list would be looked at type by type whenever it is gone through: compiled, that takes longer than
    what is asked.
    """

    def __init__(self, part: Part, rest: Asked | None) -> None:
        self.part: Part = part
        self.rest: Asked | None = rest


def asked(parts: list[Part], *questions: str) -> Asked | None:
    """Those that have a method of their own for one of these, in their order."""
    chain: Asked | None = None
    for part in reversed(parts):
        if any(getattr(type(part), name) is not getattr(Part, name) for name in questions):
            chain = Asked(part, chain)
    return chain


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
