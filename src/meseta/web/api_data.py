"""What the JSON API is sent and what it answers: the OpenAPI description is made of these."""

from __future__ import annotations

from typing import Any, Final

from litestar.openapi import ResponseSpec
from msgspec import Struct

from meseta.engine.title import Title, TitleOption
from meseta.engine.view import View
from meseta.reviewing.review import Review
from meseta.storage.rows import Line, Seat, SeatKind, Table
from meseta.tables.dealing import shuffle_of
from meseta.tables.gone import GoneGame, has_old_rules, rules_today
from meseta.tables.hint import Hint
from meseta.tables.review import StoredReview
from meseta.web.scene import Scene
from meseta.wording.languages import DEFAULT
from meseta.wording.options import changes
from meseta.wording.words import words

LAST_LINES: Final = 20  # of the chat, with every look at a table


# ---- What is sent.
class NewPerson(Struct):
    name: str


class Code(Struct):
    code: str


class NewTable(Struct):
    game: str
    seats: list[str]  # "you", "open", or the name of a bot
    options: dict[str, str] = {}
    name: str = ""
    listed: bool = False
    hints: bool = True  # may those who play ask for hints


class Answer(Struct):
    decision: int  # as the view named it
    answer: int | None = None  # a number of `legal`, or
    notation: str | None = None  # its text


class WantedSeat(Struct):
    seat: int | None = None
    invitation: str = ""  # for a bot's seat at a listed table that has begun


class SeatNumber(Struct):
    seat: int


class LineNumber(Struct):
    line: int  # of the chat


class Quiet(Struct):
    quiet: bool


class Granted(Struct):
    granted: bool


class Saying(Struct):
    text: str


class RecordFile(Struct):
    record: str
    name: str = ""
    seat: int | None = None  # where you sit; if you do not say, where the next answer is due


# ---- What is answered.
class Mistake(Struct):
    error: str  # a sentence


class KnownPerson(Struct):
    name: str
    key: str


class NewCode(Struct):
    code: str
    seconds: int  # for which it is good


class OptionData(Struct):
    name: str
    values: list[str]
    says: str
    least: int | None  # where numbers are values too, beside those suggested: the smallest
    most: int | None  # and the largest

    @classmethod
    def of(cls, game: str, option: TitleOption) -> OptionData:
        least, most = (option.numbers[0], option.numbers[-1]) if option.numbers else (None, None)
        return cls(option.name, option.values, changes(words(DEFAULT), game, option.name), least, most)


class GameData(Struct):
    game: str
    options: list[OptionData]

    @classmethod
    def of(cls, title: Title) -> GameData:
        return cls(title.name, [OptionData.of(title.name, option) for option in title.options])


class SeatData(Struct):
    seat: int
    kind: str  # open, person or bot
    name: str
    bot: str | None

    @classmethod
    def of(cls, seat: Seat) -> SeatData:
        return cls(seat.seat, seat.kind, seat.name, seat.bot if seat.kind == SeatKind.BOT else None)


class RulesData(Struct):
    """By which version of its rules a table is played."""

    played: int
    program: int  # the version that new tables with these options get
    gone: bool  # the table cannot be played on: another version, or a log that is not accepted

    @classmethod
    def of(cls, table: Table, gone: GoneGame | None) -> RulesData:
        return cls(table.rules, rules_today(table), gone is not None or has_old_rules(table))


class ShuffleData(Struct):
    """Where the luck of a table comes from, as far as people may know it."""

    commitment: str  # the SHA-256 of the secret
    words: list[str]  # what players have added, each with its colour
    secret: str | None  # when the game is over

    @classmethod
    def of(cls, table: Table) -> ShuffleData | None:
        shuffle = shuffle_of(table)
        return None if shuffle is None else cls(*shuffle)


class TableData(Struct):
    id: str
    name: str
    game: str
    options: dict[str, str]
    rules: RulesData
    status: str  # waiting, running or over
    listed: bool
    hints: bool  # may those who play ask for them
    quiet: bool  # do only those talk who have a seat
    number: int
    seats: list[SeatData]
    imported: bool  # began elsewhere: nobody else can take a seat
    shuffle: ShuffleData | None  # null: there is nothing to verify

    @classmethod
    def of(cls, table: Table, gone: GoneGame | None = None) -> TableData:
        return cls(
            id=table.id,
            name=table.name,
            game=table.game,
            options=table.options,
            rules=RulesData.of(table, gone),
            status=table.status,
            listed=table.listed,
            hints=table.hints,
            quiet=table.quiet,
            number=table.number,
            seats=[SeatData.of(seat) for seat in table.seats],
            imported=table.imported,
            shuffle=ShuffleData.of(table),
        )


class LineData(Struct):
    number: int
    name: str
    seat: int | None
    text: str  # empty where it tells who came or went
    # said; or came, left, replaced (by a bot), rematch (is wanted), refused (to take an answer back), hint (was taken)
    kind: str

    @classmethod
    def of(cls, line: Line) -> LineData:
        return cls(line.number, line.name, line.seat, line.text, line.kind)


class Now(Struct, omit_defaults=True):
    """A table as one person sees it. Nothing in it that the seat may not know."""

    table: TableData
    seat: int | None  # where you sit; the view is that of this seat from the beginning, or from your first decision
    revision: int  # of all that is shown here: hints name it too
    number: int
    decision: int
    may_undo: bool
    view: View
    chat: list[LineData]  # the last lines
    take_back: int | None = None  # the seat that asks the others to let it take an answer back
    overdue: list[int] = []  # seats of people for whom a bot may be asked to play
    invitation: str = ""  # for those who sit at a listed table: what their friends join with
    error: str = ""  # with 409: why the answer was not taken

    @classmethod
    def of(cls, scene: Scene, error: str = "") -> Now:
        return cls(
            table=TableData.of(scene.table, scene.gone),
            seat=scene.seat,
            revision=scene.table.revision,
            number=scene.number,
            decision=scene.decision,
            may_undo=scene.may_undo,
            view=scene.view,
            chat=[LineData.of(line) for line in scene.lines[-LAST_LINES:]],
            take_back=None if scene.take_back is None else scene.take_back.seat,
            overdue=scene.overdue,
            invitation=scene.invitation,
            error=error,
        )


class ReviewData(Struct):
    """A review, or how far it is."""

    percent: int
    review: Review | None  # with 202: null

    @classmethod
    def of(cls, stored: StoredReview) -> ReviewData:
        return cls(stored.percent if stored.review is None else 100, stored.review)


class AdviceData(Struct):
    """An answer, and what it is expected to bring."""

    answer: int
    notation: str
    chance: float  # to win, from 0 to 1
    points: float  # from now to the end of the game


class HintData(Struct):
    decision: int  # the one it is about
    advice: list[AdviceData]  # the best answer, and the one after it

    @classmethod
    def of(cls, hint: Hint) -> HintData:
        return cls(hint.decision, [AdviceData(*each) for each in hint.advice])


class TableLink(Struct):
    id: str


class TakenSeat(Struct):
    seat: int


class Done(Struct):
    done: str


class Said(Struct):
    number: int


# ---- How a request is refused.
def mistake(description: str) -> ResponseSpec:
    return ResponseSpec(Mistake, generate_examples=False, description=description)


REFUSALS: Final = {
    400: mistake("not understood, or against the rules"),
    403: mistake("not yours, or sent from another site"),
    413: mistake("too large"),
    429: mistake("too fast"),
    503: mistake("storage is out of reach"),
}
NO_TABLE: Final = {**REFUSALS, 404: mistake("no such table")}
NO_CODE: Final = {404: mistake("no code, or one that was used or is too old")}
UNKNOWN: Final = {401: mistake("no person that we know")}
REVIEW: Final = {
    202: ResponseSpec(
        ReviewData, generate_examples=False, description="it is being made: ask again, or hear the stream"
    )
}
RECORD: Final = {200: ResponseSpec(dict[str, Any], generate_examples=False, description="a record file")}
MOVED_ON: Final = {
    409: ResponseSpec(Now, generate_examples=False, description="the table has moved on: as it is now, with an error")
}
