"""A scenario: a position and what must happen, as a small text that a rules expert reads and writes without Python.

`docs/scenarios.md` describes the format.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from meseta.engine.position import Position
from meseta.engine.refusal import Refused
from meseta.engine.saving import to_text
from meseta.engine.title import Title
from meseta.games.catalogue import title_of

SECTIONS = ("given", "when", "then")
FRESH_SEED = 1  # of a scenario that lays nothing out


@dataclass
class Line:
    number: int
    section: str
    words: str


@dataclass
class Scenario:
    title: str = ""
    source: str = ""
    game: str = ""
    options: dict[str, str] = field(default_factory=dict[str, str])
    lines: list[Line] = field(default_factory=list[Line])


class Failed(Refused):
    """What a scenario expects is not so."""


def read(text: str) -> Scenario:
    scenario = Scenario()
    section = ""
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#")[0].strip()
        key, _, rest = line.partition(" ")
        if not line:
            continue
        if line in SECTIONS:
            section = line
        elif section:
            scenario.lines.append(Line(number, section, line))
        elif key == "title":
            scenario.title = rest.strip()
        elif key == "source":
            scenario.source = rest.strip()
        elif key == "game":
            scenario.game, *options = rest.split()
            scenario.options = dict(_option(number, word) for word in options)
        else:
            raise Refused("error-line", number=number, because=Refused("error-scenario-head", word=key))
    if not scenario.game or not scenario.lines:
        raise Refused("error-scenario-empty")
    return scenario


def _option(number: int, word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals:
        raise Refused("error-line", number=number, because=Refused("error-option-pattern", word=word))
    return name, value


def play(scenario: Scenario) -> Position:
    """Play the scenario to its end; raises Failed or Refused, with the number of the line, where it goes wrong."""
    title = title_of(scenario.game)
    given = [line for line in scenario.lines if line.section == "given"]
    position = lay_out(title, scenario, given) if given else title.new_game(scenario.options, FRESH_SEED)
    for line in scenario.lines:
        if line.section == "when":
            _at(line, lambda words: _answer(title, position, words))
        elif line.section == "then":
            _at(line, lambda words: _expect(title, position, words))
    return position


def lay_out(title: Title, scenario: Scenario, given: list[Line]) -> Position:
    position = title.bare_table(scenario.options)
    facts = [line for line in given if line.words.split()[0] != "now"]
    moments = [line for line in given if line.words.split()[0] == "now"]
    for line in facts:
        _at(line, lambda words: title.put(position, words.split()))
    names = [line.words.split()[0] for line in facts]
    start = moments[-1] if moments else Line(given[0].number, "given", f"now {title.default_moment}")
    _at(start, lambda words: title.start(position, words.split()[1:], names))
    return position


def _at(line: Line, act: Callable[[str], None]) -> None:
    try:
        act(line.words)
    except Failed as failed:
        raise Failed("error-line", number=line.number, because=failed) from None
    except Refused as refused:
        raise Refused("error-line", number=line.number, because=refused) from None


def _seat_and_rest(title: Title, position: Position, words: str) -> tuple[int, str]:
    name, colon, rest = words.partition(":")
    names = title.seat_names(position.seats)
    if not colon or name not in names:
        raise Refused("error-scenario-seat", words=words, colours=names)
    return names.index(name), rest.strip()


def _answer(title: Title, position: Position, words: str) -> None:
    seat, said = _seat_and_rest(title, position, words)
    position.answer(seat, position.parse(said))


def _expect(title: Title, position: Position, words: str) -> None:
    kind, _, rest = words.partition(" ")
    expectation = EXPECTATIONS.get(kind)
    if expectation is not None:
        expectation(title, position, rest)
        return
    expected, found = words.split(), title.look(position, words.split())
    if expected != found:
        raise Failed("failed-fact", expected=" ".join(expected), found=" ".join(found))


# ---- What can be expected of every game.
def _waiting(title: Title, position: Position, rest: str) -> None:
    names = title.seat_names(position.seats)
    _same_names(rest.split(), [names[seat] for seat in position.waiting()] or ["nobody"])


def _winners(title: Title, position: Position, rest: str) -> None:
    names = title.seat_names(position.seats)
    _same_names(rest.split(), [names[seat] for seat in position.seen_by(None)["winners"]])


def _same_names(expected: list[str], found: list[str]) -> None:
    if sorted(expected) != sorted(found):
        raise Failed("failed-names", expected=expected, found=found)


def _options(title: Title, position: Position, rest: str) -> None:
    seat, said = _seat_and_rest(title, position, rest)
    _same_names(_list(said), [position.notation(option) for option in position.answers(seat)])


def _legal(title: Title, position: Position, rest: str) -> None:
    seat, said = _seat_and_rest(title, position, rest)
    legal = [position.notation(option) for option in position.answers(seat)]
    for answer in _list(said):
        if position.notation(position.parse(answer)) not in legal:
            raise Failed("failed-legal", said=answer, legal=legal)


def _illegal(title: Title, position: Position, rest: str) -> None:
    seat, said = _seat_and_rest(title, position, rest)
    for answer in _list(said):
        _refusal(title, position, seat, answer)


def _refused(title: Title, position: Position, rest: str) -> None:
    seat, said = _seat_and_rest(title, position, rest)
    answer, because, reason = said.partition(" because ")
    if not because:
        raise Refused("error-pattern", words=f"refused {rest}", pattern="refused COLOUR: ANSWER because TEXT")
    told = _refusal(title, position, seat, answer)
    if reason.strip() not in told:
        raise Failed("failed-refusal", expected=reason.strip(), found=told)


def _refusal(title: Title, position: Position, seat: int, answer: str) -> str:
    """The words of the refusal; an answer that is taken, or that changes anything, fails."""
    before = to_text(position.save())
    loaded = title.load(position.save())
    try:
        loaded.answer(seat, loaded.parse(answer))
    except Refused as refused:
        if to_text(loaded.save()) != before:
            raise Failed("failed-unchanged", said=answer) from None
        return str(refused)
    raise Failed("failed-refused", said=answer)


def _list(said: str) -> list[str]:
    if not said:
        raise Refused("error-scenario-answers")
    return [part.strip() for part in said.split(",")]


EXPECTATIONS: dict[str, Callable[[Title, Position, str], None]] = {
    "waiting": _waiting,
    "winners": _winners,
    "options": _options,
    "legal": _legal,
    "illegal": _illegal,
    "refused": _refused,
}
