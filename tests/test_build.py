"""What is built is what the sources say."""

import ast
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from meseta.build_digest import compiled, compiled_sources, digest

SRC = Path(__file__).parent.parent / "src"


def test_compiled_modules_are_built_from_the_present_sources() -> None:
    if compiled():
        assert digest(SRC) == import_module("meseta.compiled_from").DIGEST, "a stale build: install the package again"
    else:
        assert find_spec("meseta.compiled_from") is None, "interpreted, yet it claims to be compiled"


def test_every_compiled_source_is_compiled() -> None:
    names = [file.relative_to(SRC).with_suffix("").as_posix().replace("/", ".") for file in compiled_sources(SRC)]
    modules = [import_module(name.removesuffix(".__init__")) for name in names]

    interpreted = [module.__name__ for module in modules if (module.__file__ or "").endswith(".py")]

    assert interpreted == ([] if compiled() else [module.__name__ for module in modules])


def test_digest_notices_an_edit_a_new_file_and_a_new_name(tmp_path: Path) -> None:
    engine = tmp_path / "meseta" / "engine"
    engine.mkdir(parents=True)
    seen = [digest(tmp_path)]
    for change in (
        lambda: (engine / "frame.py").write_text("pass\n"),
        lambda: (engine / "frame.py").write_text("...\n"),
        lambda: (engine / "frame.py").rename(engine / "frames.py"),
    ):
        change()
        seen.append(digest(tmp_path))

    assert len(set(seen)) == len(seen)


def test_engine_and_games_need_only_the_standard_library_and_the_compilers_runtime() -> None:
    allowed = {*sys.stdlib_module_names, "meseta", "librt", "mypy_extensions"}
    strangers = {
        f"{file.relative_to(SRC)}: {name}"
        for file in compiled_sources(SRC)
        for name in imported_packages(file)
        if name not in allowed
    }

    assert strangers == set()


def imported_packages(file: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names.add((node.module or "").partition(".")[0])
    return names
