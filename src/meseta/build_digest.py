"""Which sources are compiled, and whether those are what runs now.

A compiled module hides edits to its source. So a build keeps the digest of what it was made from, as
`meseta.compiled_from.DIGEST`, and a test compares it with the sources.
"""

from hashlib import sha256
from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec
from pathlib import Path

COMPILED_PACKAGES = ("engine", "games")
DECLARATIONS = "view.py"  # these files say what views are; documents and the API read their annotations as they run


def compiled_sources(src: Path) -> list[Path]:
    """Every file that goes into the compiled group, in a fixed order."""
    found = [file for package in COMPILED_PACKAGES for file in (src / "meseta" / package).rglob("*.py")]
    rules = [file for file in found if file.name != DECLARATIONS]
    return sorted(rules, key=lambda file: file.relative_to(src).as_posix())


def digest(src: Path) -> str:
    """Names and contents of the compiled sources as one short text."""
    total = sha256()
    for file in compiled_sources(src):
        name = file.relative_to(src).as_posix()
        content = file.read_bytes()
        total.update(f"{name} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def compiled() -> bool:
    """Does the engine run compiled? A build compiles all of engine and games or nothing, so one module tells."""
    spec = find_spec("meseta.engine")
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)
