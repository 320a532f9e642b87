"""The house stands as it is drawn: a concept has one home, and what holds everywhere is read off the sources."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from meseta.build_digest import compiled

# Sources are read, nothing is run: once is enough.
pytestmark = pytest.mark.skipif(compiled(), reason="the interpreted run of the same tests reads the sources")

ROOT = Path(__file__).parents[1]
SOURCES = sorted((ROOT / "src").rglob("*.py"))
EL_GRANDE = ROOT / "src" / "meseta" / "games" / "el_grande"

# The words of a part, and in how many files they may stand: its folder in the rules and its file in each room, the
# list where it is registered, and the migration of what was stored before.
WORDS = {
    "Shifting Powers": (r"shifting|modifier", 11),
    "the automa": (r"automa(?!t)", 12),
    "the king abroad": (r"abroad|france|portugal|regency", 6),
}
HAS_REGIONS_ABROAD = re.compile(r"/(colonies|grandissimo)\b")  # files of expansions where these are regions like others


@pytest.mark.parametrize("part", WORDS)
def test_few_files_know_of_a_part(part: str) -> None:
    words, most = WORDS[part]
    sources = [file for file in SOURCES if not HAS_REGIONS_ABROAD.search(str(file))]

    knowing = [str(file.relative_to(ROOT)) for file in sources if re.search(words, file.read_text(), re.IGNORECASE)]

    assert 0 < len(knowing) <= most, knowing


# The words of an expansion, the names of its folders and files, and in how many other files its words may stand: lists
# where it is registered, options, words for people, style sheets. What several expansions have is a part of its own.
EXPANSIONS = {
    "Intrigue & the King": (
        r"own[-_]cards?\b|owncard|quarantine|caballero[-_]card",
        ("intrigue", "king_and_colonies", "king-and-colonies"),
        8,
    ),
    "Grand Inquisitor & the Colonies": (
        r"\bcolon(y|ies|ial)\b|viceroy|captain|ambassador|\benvoy\b|limit[-_ ]table|\bwares\b",
        ("colonies",),
        8,
    ),
    "King & Colonies": (r"king[-_ ](and|&)[-_ ]colonies", ("king_and_colonies", "king-and-colonies"), 8),
    "Grandissimo": (r"grandissimo|jester|boycott|sixth[-_]deck|pardon|\bjail", ("grandissimo",), 8),
    "the inquisitor": (r"inquisitor", ("inquisitor", "colonies", "grandissimo"), 8),
    "conspiracies": (r"conspir", ("conspiracy", "intrigue", "colonies"), 8),
}


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_few_files_outside_its_own_know_of_an_expansion(expansion: str) -> None:
    words, own, most = EXPANSIONS[expansion]
    texts = [
        file for file in (ROOT / "src" / "meseta").rglob("*") if file.suffix in (".py", ".ftl", ".css", ".js", ".html")
    ]
    others = [file for file in texts if not any(name in str(file.relative_to(ROOT)) for name in own)]

    knowing = [str(file.relative_to(ROOT)) for file in others if re.search(words, file.read_text(), re.IGNORECASE)]

    assert len(knowing) <= most, knowing


def test_base_of_el_grande_imports_no_part() -> None:
    base = [file for file in EL_GRANDE.rglob("*.py") if EL_GRANDE / "parts" not in file.parents]

    importing = {(file.name, module) for file in base for module in imported(file) if ".el_grande.parts" in module}

    assert {module for _, module in importing} == {"meseta.games.el_grande.parts.catalogue"}, "the list of all of them"


def imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


# ---- `propose` is the last thing a method does: the change may happen at once, or only after a question.
@cache
def functions() -> list[tuple[Path, ast.FunctionDef]]:
    return [
        (file, node)
        for folder in ("engine", "games")
        for file in sorted((ROOT / "src" / "meseta" / folder).rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.FunctionDef)
    ]


def proposes(node: ast.AST) -> bool:
    return any(
        isinstance(each, ast.Call) and isinstance(each.func, ast.Attribute) and each.func.attr == "propose"
        for each in ast.walk(node)
    )


def goes_on_after_proposing(block: list[ast.stmt]) -> bool:
    """Does a statement follow one that proposes, in the same run through a block?"""
    for at, statement in enumerate(block):
        inner = [getattr(statement, name, []) for name in ("body", "orelse", "finalbody")]
        if isinstance(statement, ast.For | ast.While) and proposes(statement):
            return True
        if any(goes_on_after_proposing(each) for each in inner if each):
            return True
        rest = [each for each in block[at + 1 :] if not isinstance(each, ast.Return)]
        if proposes(statement) and rest and not ends_by_itself(statement):
            return True
    return False


def ends_by_itself(statement: ast.stmt) -> bool:
    """Every branch that proposes returns."""
    if not isinstance(statement, ast.If):
        return False
    branches = [branch for branch in (statement.body, statement.orelse) if any(map(proposes, branch))]
    return all(isinstance(branch[-1], ast.Return) for branch in branches)


def test_nothing_follows_a_proposal() -> None:
    proposing = [(file.name, node) for file, node in functions() if proposes(node)]

    assert len(proposing) > 15
    assert [(name, node.name) for name, node in proposing if goes_on_after_proposing(node.body)] == []


def test_something_that_follows_a_proposal_would_be_found() -> None:
    """Otherwise the test above could not fail."""
    wrong = ast.parse("if ready:\n    game.propose(change)\n    game.pop()").body
    right = ast.parse("if ready:\n    game.propose(change)\n    return\ngame.pop()").body

    assert goes_on_after_proposing(wrong)
    assert not goes_on_after_proposing(right)


# ---- Asking who is awaited changes nothing.
def test_no_frame_changes_itself_when_it_is_asked_who_is_awaited() -> None:
    asked = [node for _, node in functions() if node.name in ("waiting", "all_waiting", "may_answer")]

    changing = [
        ast.unparse(target)
        for node in asked
        for each in ast.walk(node)
        for target in targets(each)
        if isinstance(target, ast.Attribute | ast.Subscript)
    ]

    assert len(asked) > 10
    assert changing == []


def targets(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.Assign):
        return node.targets
    return [node.target] if isinstance(node, ast.AugAssign | ast.AnnAssign) else []


# ---- Only one file makes markup of text; everything else fills gaps, which escape.
MAKES_MARKUP = r"\bMarkup\(|\bsafe\(|\|\s*safe\b|\bautoescape\b"
MAY = {
    "src/meseta/web/markup.py": "the one place",
    "src/meseta/web/app.py": "the symbols are a file of our own",
}


def test_nothing_else_makes_markup_of_text() -> None:
    files = [*SOURCES, *(ROOT / "src" / "meseta" / "web" / "templates").iterdir()]

    making = {str(file.relative_to(ROOT)) for file in files if re.search(MAKES_MARKUP, file.read_text())}

    assert making == set(MAY)


# ---- No room above the rules names a game, but where games register and in what belongs to one of them.
ABOVE = ("web", "tables", "reading", "reviewing", "arena", "storage", "bots", "cli", "wording")
A_GAME = re.compile(r"el[-_]grande|condottiere")
MEASURING = ("bench.py", "bench_meseta.py", "load.py", "ladder.py")  # these say which games they measure


def may_name_a_game(file: Path) -> bool:
    of_a_game = any(A_GAME.match(part) for part in file.parts)
    return of_a_game or "migrations" in file.parts or file.name in ("catalogue.py", *MEASURING)


def test_only_catalogues_and_what_belongs_to_a_game_name_one() -> None:
    house = ROOT / "src" / "meseta"
    files = [
        file.relative_to(house)
        for room in ABOVE
        for kind in ("py", "html", "js", "css")
        for file in (house / room).rglob(f"*.{kind}")
    ]

    naming = [str(file) for file in files if not may_name_a_game(file) and A_GAME.search((house / file).read_text())]

    assert len(files) > 200
    assert naming == []


# ---- Rules hold no prose: what people read stands in the wording.
def prose(source: str) -> Iterator[str]:
    """Texts that read like sentences, but for what only readers of the source and their mistakes meet."""
    pending: list[ast.AST] = [ast.parse(source)]
    while pending:
        node = pending.pop()
        if isinstance(node, ast.Assert):
            pending.append(node.test)
        elif isinstance(node, ast.Subscript):
            pending.append(node.value)
        elif isinstance(node, ast.JoinedStr | ast.Constant):
            if reads_like_a_sentence(written := text_of(node)):
                yield written
        elif not is_for_developers(node):
            pending.extend(ast.iter_child_nodes(node))


def is_for_developers(node: ast.AST) -> bool:
    """Docstrings, types written as texts, and errors that are no refusals."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.AnnAssign):
        return isinstance(node.annotation, ast.Name) and node.annotation.id == "TypeAlias"
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id.endswith("Error")


def text_of(node: ast.JoinedStr | ast.Constant) -> str:
    if isinstance(node, ast.JoinedStr):
        return "".join(text_of(part) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    return node.value if isinstance(node.value, str) else ""


def reads_like_a_sentence(text: str) -> bool:
    return " " in text and (text.endswith(".") or len(text.split()) > 3)


def test_rules_hold_no_prose() -> None:
    files = [file for room in ("engine", "games") for file in (ROOT / "src" / "meseta" / room).rglob("*.py")]

    assert {file.name: found for file in files if (found := list(prose(file.read_text())))} == {}


def test_prose_in_rules_would_be_found() -> None:
    source = '''
def refuse(seat: str) -> None:
    """Refuse it, in a sentence."""
    assert seat, "a seat has a name of its own"
    raise Refused(f"{seat} is not asked.")
'''

    assert list(prose(source)) == ["{} is not asked."]


# ---- Views are typed.
MESETA = ROOT / "src" / "meseta"
READING = ("web", "bots", "cli", "tables", "reading", "arena")
READERS = [file for file in SOURCES if file.relative_to(MESETA).parts[0] in READING]
OF_A_RECORD = 'ResponseSpec(dict[str, Any], generate_examples=False, description="a record file")'


def test_no_view_is_untyped_above_the_games() -> None:
    untyped = [str(file.relative_to(ROOT)) for file in READERS if "dict[str, Any]" in plain_source(file)]

    assert len(READERS) > 100
    assert untyped == []


def plain_source(file: Path) -> str:
    return file.read_text().replace(OF_A_RECORD, "")


FROM_A_VIEW = ("view", "frame", "seat", "area", "card", "player")


def test_nothing_read_from_a_view_is_of_any_type() -> None:
    """With the checkers' `reportUnknown...` this says: every subscript into a view names a declared key."""
    anything = [
        (str(file.relative_to(ROOT)), node.arg)
        for file in READERS
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.arg) and node.arg in FROM_A_VIEW and isinstance(node.annotation, ast.Name)
        if node.annotation.id in ("Any", "dict", "object")
    ]

    assert anything == []
