"""A face: all that the pages need of one game, beside its title and its words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeAlias, TypeVar

from markupsafe import Markup

from meseta.reading.view import Sitter
from meseta.tables.event_notes import EventNotes
from meseta.web.markup import NOTHING
from meseta.web.summaries.played import Played
from meseta.wording.words import Words

Seen = TypeVar("Seen")  # the views of the game
Shown = TypeVar("Shown", contravariant=True)
Figure: TypeAlias = Callable[[Words], Markup]  # drawn anew for each language


class DrawBoard(Protocol[Shown]):
    """The board alone, as one seat sees it."""

    def __call__(self, view: Shown, sitters: Sequence[Sitter], words: Words, /) -> Markup: ...


class DrawTable(Protocol[Shown]):
    """The board and all that stands around it: what one update of the page replaces."""

    def __call__(
        self,
        view: Shown,
        sitters: Sequence[Sitter],
        words: Words,
        /,
        *,
        table_buttons: Markup,
        log: Markup,
        moment: Markup,
    ) -> Markup: ...


class DrawEnding(Protocol[Shown]):
    """A game that is over, as a whole: its panels in their order."""

    def __call__(
        self, played: Played, view: Shown, sitters: Sequence[Sitter], words: Words, /, *, ways: Markup, log: Markup
    ) -> list[Markup]: ...


@dataclass(frozen=True, slots=True)
class Variant:
    """Options of a game that the front page offers to play at once, beside the game as it is by default."""

    says: str  # the id of its name
    options: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Expansion:
    """What comes on top of a game and is taught on a page of its own."""

    says: str  # the id of its name
    options: Mapping[str, str]  # with which it is played
    figures: Sequence[Figure]  # beside the sentences `rules-GAME-EXPANSION-1`, `rules-GAME-EXPANSION-2` ...


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture for the front page."""

    says: str  # the id of what it shows
    draw: Figure


@dataclass(frozen=True, kw_only=True)
class Face(Generic[Seen]):
    board: DrawBoard[Seen]
    table: DrawTable[Seen]
    classes: Callable[[Seen], str]  # of the table's `main`
    ending: DrawEnding[Seen]
    thumb: Callable[[], Markup]  # the board as small as a stamp
    ground: Figure = lambda _: NOTHING  # what never changes: sent once with a page, and referred to
    figures: Sequence[Figure] = ()  # beside the sentences `rules-GAME-1`, `rules-GAME-2` ... that teach the game
    expansions: Mapping[str, Expansion] = field(default_factory=dict[str, Expansion])  # by name
    picture: Picture | None = None  # the front page shows the first there is
    variants: Sequence[Variant] = ()
    board_styles: Sequence[str] = ()  # style sheets that those of all tables build on
    table_styles: Sequence[str] = ()  # style sheets that build on those of all tables
    ending_styles: Sequence[str] = ()  # and on that of the ends of all games
    lesson_styles: Sequence[str] = ()  # and on that of all lessons
    area_of: Callable[[Seen, str], str] = lambda _, place: (
        place
    )  # what a place that events name belongs to on the board
    notes: EventNotes = field(default_factory=EventNotes)
