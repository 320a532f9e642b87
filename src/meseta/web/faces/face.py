"""A face: all that the pages need of one game, beside its title and its words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeAlias, TypeVar

from markupsafe import Markup

from meseta.engine.events import Event
from meseta.reading.rulebook import Rulebook
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


class SayAnswer(Protocol[Shown]):
    """What a legal answer does, which is given in notation."""

    def __call__(self, view: Shown, notation: str, sitters: Sequence[Sitter], words: Words, /) -> str: ...


class SayQuestion(Protocol[Shown]):
    """What is asked of the viewer, and why."""

    def __call__(self, view: Shown, sitters: Sequence[Sitter], words: Words, /) -> tuple[str, str]: ...


class SayCoach(Protocol[Shown]):
    """What a coach says to a player, with an advice if that is asked something; empty when there is no more to say."""

    def __call__(self, view: Shown, advice: str, words: Words, /) -> str: ...


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


class ViewAmid(Protocol[Seen]):
    """A view in the middle of an answer, as it is drawn there: what was told of the answer, and what comes next."""

    def __call__(self, view: Seen, told: Sequence[Event], to_come: Sequence[Event], /) -> Seen: ...


class Headline(Protocol[Shown]):
    """What stands above a step, where the view tells more than its last event says; otherwise nothing."""

    def __call__(self, view: Shown, event: Event, sitters: Sequence[Sitter], words: Words, /) -> str: ...


def as_it_is(view: Seen, _told: Sequence[Event], _to_come: Sequence[Event], /) -> Seen:
    return view


def no_headline(_view: object, _event: Event, _sitters: Sequence[Sitter], _words: Words, /) -> str:
    return ""


@dataclass(frozen=True, kw_only=True)
class Face(Generic[Seen]):
    board: DrawBoard[Seen]
    table: DrawTable[Seen]
    classes: Callable[[Seen], str]  # of the table's `main`
    ending: DrawEnding[Seen]
    asked: SayQuestion[Seen] = lambda _view, _sitters, _words: ("", "")
    answer: SayAnswer[Seen] = lambda _view, notation, _sitters, _words: notation
    coached: SayCoach[Seen] | None = None  # to somebody who plays for the first time
    rulebook: Rulebook = field(default_factory=Rulebook)  # what help tells at its tables, and its page of rules
    thumb: Callable[[], Markup]  # the board as small as a stamp
    ground: Figure = lambda _: NOTHING  # what never changes: sent once with a page, and referred to
    figures: Sequence[Figure] = ()  # beside the sentences `rules-GAME-1`, `rules-GAME-2` ... that teach the game
    expansions: Mapping[str, Expansion] = field(default_factory=dict[str, Expansion])  # by name
    picture: Picture | None = None  # for its door on the front page
    stage: Callable[[Seen, Words], str] = lambda _, __: ""  # in a few words, how far a game is
    variants: Sequence[Variant] = ()
    board_styles: Sequence[str] = ()  # style sheets that those of all tables build on
    table_styles: Sequence[str] = ()  # style sheets that build on those of all tables
    ending_styles: Sequence[str] = ()  # and on that of the ends of all games
    lesson_styles: Sequence[str] = ()  # and on that of all lessons
    area_of: Callable[[Seen, str], str] = lambda _, place: place  # on the board, of a place that events name
    notes: EventNotes = field(default_factory=EventNotes)
    # ---- How a scoring is told.
    amid: ViewAmid[Seen] = as_it_is
    headline: Headline[Seen] = no_headline
    places: Callable[[Event], list[str]] = lambda _: []  # where an event happens that names no place
    points: Callable[[Seen], list[int]] = lambda _: []  # of each seat, where payments are points
