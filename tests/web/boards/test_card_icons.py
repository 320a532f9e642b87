"""Icons are read from what a card does, so every card made of known steps has some."""

from functools import cache
from pathlib import Path

import pytest

import meseta.web
from meseta.engine.program import Card, Step, card
from meseta.games.el_grande.assembly import rules_for
from meseta.games.el_grande.editions import EDITIONS
from meseta.games.el_grande.every_card import cards_of, variants
from meseta.games.el_grande.parts.catalogue import PARTS
from meseta.games.el_grande.rounds import Auction
from meseta.games.el_grande.rules import Rules
from meseta.games.el_grande.steps.court import Muster
from meseta.games.el_grande.steps.either import Either
from meseta.games.el_grande.steps.move_caballeros import MoveCaballeros
from meseta.games.el_grande.steps.move_king import MoveKing
from meseta.reading.el_grande.areas import rules_of
from meseta.web.boards.tokens import icon
from meseta.web.panels.el_grande.card_icons import UNKNOWN, card_named, icons_of
from meseta.web.panels.el_grande.parts.catalogue import SHOWN
from tests.web.boards.guests import arranged, drawn

SYMBOLS = "".join(
    sheet.read_text("utf-8") for sheet in (Path(meseta.web.__file__).parent / "static").glob("symbols*.svg")
)
PLAIN = rules_for({})
UNDRAWN = Auction()  # a step that stands on no card, so it has no icon


@cache
def known(edition: str) -> list[tuple[Card, Rules]]:
    """Every card of an edition as it is carried out in each game in which it comes up."""
    names = {each.name for each in cards_of(edition)}
    rules = [rules_for(chosen) for chosen in variants(edition)]
    return [(each, of) for of in rules for each in of.cards if each.name in names]


# ---- The cards there are.
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_comes_up_in_some_game(edition: str) -> None:
    assert {each.name for each, _ in known(edition)} == {each.name for each in cards_of(edition)}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_is_understood(edition: str) -> None:
    assert {each.name for each, rules in known(edition) if UNKNOWN in icons_of(each, rules)} == set()


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_has_icons_that_are_drawn(edition: str) -> None:
    icons = {each.name: icons_of(each, rules) for each, rules in known(edition)}

    assert [name for name, its in icons.items() if not its] == []
    assert [each for its in icons.values() for each in its if f'<symbol id="{each}"' not in SYMBOLS] == []


@pytest.mark.parametrize(
    ("name", "icons"),
    [
        ("own-4", ("move-own",)),
        ("any-4", ("move-any",)),
        ("own-2-others-2", ("move-own", "move-other")),
        ("own-or-court", ("move-own", "court")),
        ("secret-return-2", ("disk", "to-province")),
        ("king-is-angry", ("king", "to-province")),
        ("score-castillo", ("castillo", "scoring")),
    ],
)
def test_icons_tell_what_a_card_does(name: str, icons: tuple[str, ...]) -> None:
    assert icons_of(card_named(name, PLAIN), PLAIN) == icons


def test_a_card_has_the_same_icons_with_a_part_that_changes_its_steps() -> None:
    changed = rules_for({"edition": "2023", "shifting-powers": "on"})

    assert icons_of(card_named("authority", changed), changed) == ("power", "undo")


# ---- Cards to come.
@pytest.mark.parametrize(
    ("steps", "icons"),
    [
        ([MoveCaballeros(others=2), Muster(1)], ("move-other", "court")),
        ([MoveCaballeros(own=2, others=1, up_to=2)], ("move-any",)),
        ([MoveKing("castillo")], ("king", "castillo")),
        ([MoveKing("granada", "sevilla")], ("move-king",)),
        ([Either("score-castillo", "king")], ("castillo", "move-king")),
    ],
)
def test_a_new_card_of_known_steps_has_icons(steps: list[Step], icons: tuple[str, ...]) -> None:
    assert icons_of(card("new", *steps), PLAIN) == icons


def test_a_step_without_an_icon_has_a_plain_one_and_is_found() -> None:
    assert icons_of(card("new", Muster(1), UNDRAWN), PLAIN) == ("court", UNKNOWN)
    assert f'<symbol id="{UNKNOWN}"' in SYMBOLS


def test_a_page_shows_a_card_it_does_not_understand(monkeypatch: pytest.MonkeyPatch) -> None:
    view = arranged("players=4", "king sevilla", "now bidding blue")
    rules = rules_of(view)  # the very rules that the page asks
    monkeypatch.setattr(card_named(view["cards"][-1]["card"], rules), "does", [UNDRAWN])

    assert f'<span class="icons">{icon(UNKNOWN)}</span>' in drawn(view)


# ---- Parts.
def test_what_is_shown_of_a_part_belongs_to_a_part_of_the_rules() -> None:
    assert {part.NAME for part in SHOWN} <= {part.NAME for part in PARTS}
