"""A scenario: a position and what must happen, as a small text that a rules expert reads and writes without Python.

`docs/scenarios.md` describes the format.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from meseta.engine.frame import AnyPosition
from meseta.engine.refusal import Refused
from meseta.engine.saving import to_text
from meseta.engine.title import Title
from meseta.games.catalogue import title

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
    options: dict[str, str] = field(default_factory=dict)
    lines: list[Line] = field(default_factory=list)


class Failed(Exception):
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
            raise Refused(f"line {number}: '{key}' is not known before 'given'; known are title, source and game.")
    if not scenario.game or not scenario.lines:
        raise Refused("A scenario needs a game and at least one line of 'given', 'when' or 'then'.")
    return scenario


def _option(number: int, word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals:
        raise Refused(f"line {number}: the option '{word}' should read name=value.")
    return name, value


def play(scenario: Scenario) -> AnyPosition:
    """Play the scenario to its end; raises Failed or Refused, with the number of the line, where it goes wrong."""
    game = title(scenario.game)
    given = [line for line in scenario.lines if line.section == "given"]
    position = lay_out(game, scenario, given) if given else game.new_game(scenario.options, FRESH_SEED)
    for line in scenario.lines:
        if line.section == "when":
            _at(line, lambda words: _answer(game, position, words))
        elif line.section == "then":
            _at(line, lambda words: _expect(game, position, words))
    return position


def lay_out(game: Title, scenario: Scenario, given: list[Line]) -> AnyPosition:
    position = game.bare_table(scenario.options)
    facts = [line for line in given if line.words.split()[0] != "now"]
    moments = [line for line in given if line.words.split()[0] == "now"]
    for line in facts:
        _at(line, lambda words: game.put(position, words.split()))
    names = [line.words.split()[0] for line in facts]
    start = moments[-1] if moments else Line(given[0].number, "given", f"now {game.default_moment}")
    _at(start, lambda words: game.start(position, words.split()[1:], names))
    return position


def _at(line: Line, act: Callable[[str], None]) -> None:
    try:
        act(line.words)
    except Refused as refused:
        raise Refused(f"line {line.number}: {refused}") from None
    except Failed as failed:
        raise Failed(f"line {line.number}: {failed}") from None


def _seat_and_rest(game: Title, position: AnyPosition, words: str) -> tuple[int, str]:
    name, colon, rest = words.partition(":")
    names = game.seat_names(position.seats)
    if not colon or name not in names:
        raise Refused(f"'{words}' should begin with a seat and a colon; the seats are {', '.join(names)}.")
    return names.index(name), rest.strip()


def _answer(game: Title, position: AnyPosition, words: str) -> None:
    seat, said = _seat_and_rest(game, position, words)
    position.answer(seat, position.parse(said))


def _expect(game: Title, position: AnyPosition, words: str) -> None:
    kind, _, rest = words.partition(" ")
    expectation = EXPECTATIONS.get(kind)
    if expectation is not None:
        expectation(game, position, rest)
        return
    expected, found = words.split(), game.look(position, words.split())
    if expected != found:
        raise Failed(f"expected '{' '.join(expected)}', found '{' '.join(found)}'")


# ---- What can be expected of every game.
def _waiting(game: Title, position: AnyPosition, rest: str) -> None:
    names = game.seat_names(position.seats)
    _same_names(rest.split(), [names[seat] for seat in position.waiting()] or ["nobody"])


def _winners(game: Title, position: AnyPosition, rest: str) -> None:
    names = game.seat_names(position.seats)
    _same_names(rest.split(), [names[seat] for seat in position.seen_by(None)["winners"]])


def _same_names(expected: list[str], found: list[str]) -> None:
    if sorted(expected) != sorted(found):
        raise Failed(f"expected {', '.join(expected)}; found {', '.join(found)}")


def _options(game: Title, position: AnyPosition, rest: str) -> None:
    seat, said = _seat_and_rest(game, position, rest)
    _same_names(_list(said), [position.notation(option) for option in position.options(seat)])


def _legal(game: Title, position: AnyPosition, rest: str) -> None:
    seat, said = _seat_and_rest(game, position, rest)
    legal = [position.notation(option) for option in position.options(seat)]
    for answer in _list(said):
        if position.notation(position.parse(answer)) not in legal:
            raise Failed(f"'{answer}' should be legal; legal are {', '.join(legal)}")


def _illegal(game: Title, position: AnyPosition, rest: str) -> None:
    seat, said = _seat_and_rest(game, position, rest)
    for answer in _list(said):
        _refusal(game, position, seat, answer)


def _refused(game: Title, position: AnyPosition, rest: str) -> None:
    seat, said = _seat_and_rest(game, position, rest)
    answer, because, reason = said.partition(" because ")
    if not because:
        raise Refused("this should read 'refused COLOUR: ANSWER because TEXT'.")
    told = _refusal(game, position, seat, answer)
    if reason.strip() not in told:
        raise Failed(f"the refusal should say '{reason.strip()}', but says '{told}'")


def _refusal(game: Title, position: AnyPosition, seat: int, answer: str) -> str:
    """The words of the refusal; an answer that is taken, or that changes anything, fails."""
    before = to_text(position.save())
    twin = game.load(position.save())
    try:
        twin.answer(seat, twin.parse(answer))
    except Refused as refused:
        if to_text(twin.save()) != before:
            raise Failed(f"'{answer}' was refused but has changed the table") from None
        return str(refused)
    raise Failed(f"'{answer}' should be refused, but was taken")


def _list(said: str) -> list[str]:
    if not said:
        raise Refused("some answers should be named; that a seat is not asked is said with 'waiting'.")
    return [part.strip() for part in said.split(",")]


EXPECTATIONS: dict[str, Callable[[Title, AnyPosition, str], None]] = {
    "waiting": _waiting,
    "winners": _winners,
    "options": _options,
    "legal": _legal,
    "illegal": _illegal,
    "refused": _refused,
}
