"""Static pages of many moments of El Grande, to be looked at: `python tests/web/gallery_el_grande.py FOLDER`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from markupsafe import Markup

from meseta.engine.frame import Game
from meseta.engine.randomness import Randomness, from_seed
from meseta.games.el_grande.title import ElGrandeTitle
from meseta.web.boards.el_grande.spain_ground import definitions
from meseta.web.boards.page import View
from meseta.web.boards.tokens import icon, token
from meseta.web.panels.el_grande.table import classes, table
from meseta.wording.words import words

STATIC: Final = Path(__file__).parents[2] / "src/meseta/web/static"
TITLE: Final = ElGrandeTitle()


@dataclass(frozen=True)
class Guest:
    name: str
    kind: str


GUESTS: Final = [
    Guest("Mira", "person"),
    Guest("Ana", "person"),
    Guest("Tomás", "person"),
    Guest("Rodrigo", "bot"),
    Guest("Pilar", "bot"),
]


# ---- Moments worth looking at.
def asks(kind: str, late: int = 0) -> Callable[[View], bool]:
    return lambda view: view["business"][-1]["kind"] == kind and view["round"] >= late


def placing(view: View) -> bool:
    frame = view["business"][-1]
    return frame["kind"] == "turn" and view["round"] >= 7 and placing_soon(view)


def taking(view: View) -> bool:
    frame = view["business"][-1]
    return frame["kind"] == "turn" and frame["deck"] is None and view["round"] >= 2 and len(view["turn_order"]) > 2


def going_to(view: View) -> bool:
    return any(legal["notation"].startswith("to ") for legal in view["legal"]) and view["round"] >= 3


def king_at(place: str) -> Callable[[View], bool]:
    return lambda view: view["king"] == place and placing_soon(view)


def placing_soon(view: View) -> bool:
    return any(legal["notation"].startswith("place") for legal in view["legal"])


def sealed(view: View) -> bool:
    frame = view["business"][-1]
    return frame["kind"] == "disks" and view["legal"] and len(frame["missing"]) < len(frame["asked"])


FIVE: Final = {"players": "5"}
OPEN: Final = {"players": "5", "castillo": "open"}
NEW: Final = {"edition": "2023", "players": "4", "new-regency": "on", "shifting-powers": "on", "added-vetoes": "2"}
TWO: Final = {"edition": "2023", "players": "2", "castillo": "tally"}

MOMENTS: Final[dict[str, tuple[dict[str, str], Callable[[View], bool]]]] = {
    "bidding": (FIVE, asks("bidding", 3)),
    "taking": (FIVE, taking),
    "placing": (FIVE, placing),
    "placing-open": (OPEN, placing),
    "moving": (FIVE, asks("moving", 6)),
    "moving-to": (FIVE, going_to),
    "disks": (FIVE, asks("disks", 6)),
    "sealed": (FIVE, sealed),
    "veto": (FIVE, asks("proposal", 3)),
    "intake": (FIVE, asks("intake", 4)),
    "removing": (FIVE, asks("removing")),
    "king-castillo": (NEW, king_at("castillo")),
    "king-france": (NEW, king_at("france")),
    "king-abroad-choice": (NEW, lambda view: "king france" in {legal["notation"] for legal in view["legal"]}),
    "modifiers": (NEW, asks("bidding", 4)),
    "passing": (NEW, asks("passing-modifiers")),
    "automa": (TWO, placing),
    "automa-bidding": (TWO, asks("bidding", 5)),
    "three": ({"players": "3"}, placing),
}


def find(options: dict[str, str], wanted: Callable[[View], bool]) -> View:
    for seed in range(1, 60):
        for position, seat in played(options, seed):
            view: View = position.seen_by(seat)
            if wanted(view):
                return view
    raise LookupError("no such moment in sixty games")


def played(options: dict[str, str], seed: int) -> Iterator[tuple[Game, int]]:
    """A game whose players place what they can, so that the board fills; otherwise at random."""
    position = TITLE.new_game(options, seed)
    random = from_seed(seed)
    while position.waiting():
        seat = random.choice(position.waiting())
        yield position, seat
        position.answer(seat, settling(position, seat, random))


def settling(position: Game, seat: int, random: Randomness) -> int:
    said: dict[str, int] = {position.notation(option): option for option in position.options(seat)}
    places = [option for notation, option in said.items() if notation.startswith("place")]
    if places and random.below(8):
        return random.choice(places)
    courts = [option for notation, option in said.items() if notation.startswith("court")]
    if courts:
        return courts[-1]
    return random.choice([option for notation, option in said.items() if notation != "end"] or list(said.values()))


def at_the_end(options: dict[str, str], seed: int) -> View:
    *_, (position, _) = played(options, seed)
    view: View = position.seen_by(0)
    return view


# ---- Pages.
def page(view: View, theme: str, language: str = "en") -> str:
    said = words(language)
    acts = Markup("").join(
        Markup(f'<button class="btn">{icon(name)}{said.say(message)}</button>')
        for name, message in (("undo", "undo"), ("restart", "restart-turn"))
    )
    guests = GUESTS[: len(view["seats"])]
    lines = ["Ana moved 2 to Granada", "Rodrigo brought 1 to court, placed 4", "Rodrigo laid 8-4-0 on Cataluña"]
    items = "".join(f"<li>{token(1, 'A')}<span>{line}</span></li>" for line in lines)
    log = Markup(
        '<section class="panel log" id="sheet-log"><div class="tabs"><a href="#sheet-log" aria-current="true">Log</a>'
        f'<a href="#chat">Chat</a></div><ol>{items}'
        "</ol></section>"
    )
    sprite = (STATIC / "symbols.svg").read_text(encoding="utf-8")
    mark = f' data-theme="{theme}"' if theme else ""
    return (
        f'<!doctype html><html lang="{language}"{mark}><head><meta charset="utf-8"><title>El Grande</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<link rel="stylesheet" href="{STATIC.as_uri()}/table.css"></head><body class="table-page">'
        f'{sprite}{definitions()}<header class="top"><a class="brand" href="#">Meseta</a></header>'
        f'<main class="{classes(view)}">{table(view, guests, said, acts, log)}</main></body></html>'
    )


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    views: dict[str, Any] = {name: find(*moment) for name, moment in MOMENTS.items()}
    views["end"] = at_the_end(FIVE, 3)
    for name, view in views.items():
        for theme in ("light", "dark"):
            (folder / f"{name}-{theme}.html").write_text(page(view, theme), encoding="utf-8")
    (folder / "placing-polish.html").write_text(page(views["placing"], "light", "pl"), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
