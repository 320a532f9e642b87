"""Companies: totals and arithmetic as the view has them, previews as the rules have them, secrets kept."""

from __future__ import annotations

import re

import pytest

from meseta.games.condottiere.position import Condottiere
from meseta.games.condottiere.view import CondottiereView
from meseta.web.boards.condottiere.cards import WIDTH
from meseta.web.panels.condottiere.companies import companies
from meseta.web.panels.condottiere.fan import SPACE, spread
from meseta.web.panels.condottiere.preview import totals_after
from meseta.wording.words import words
from tests.games.condottiere.laid_out import laid_out
from tests.web.boards.condottiere_moments import positions
from tests.web.boards.guests import GUESTS

ENGLISH = words("en")


def drawn(view: CondottiereView) -> str:
    return companies(view, GUESTS[: len(view["seats"])], ENGLISH)


def panel(view: CondottiereView, seat: int) -> str:
    found = re.search(rf'<article[^>]*id="company-{seat}".*?</article>', drawn(view))
    assert found
    return found[0]


def terms(shown: str) -> int:
    """The sum of the arithmetic as it is printed."""
    parts = re.findall(r'class="worth">([^<]*)<', shown)
    return sum(int(number.replace("−", "-")) for part in parts for number in re.findall(r"−?\d+", part))


def test_totals_and_arithmetic_are_those_of_the_view() -> None:
    for game in positions(5, {"players": "6"}):
        view: CondottiereView = game.seen_by(None)
        for player in view["seats"]:
            shown = panel(view, player["seat"])
            assert f'class="now">{player["strength"]["total"]}<' in shown
            assert terms(shown) == player["strength"]["total"]


def test_every_card_of_a_company_is_drawn_under_its_own_name() -> None:
    view = laid_out("token blue", "battle roma", "hand blue 1", "company blue 10 10 winter").seen_by(0)
    assert re.findall(r'<g id="laid-0-([^"]*)"', drawn(view)) == ["10-1", "10-2", "winter-1"]


@pytest.mark.parametrize("options", [{}, {"face-down": "on"}], ids=["open", "face down"])
def test_previews_are_what_playing_really_brings(options: dict[str, str]) -> None:
    compared = 0
    for seed in range(4):
        for game in positions(seed, options):
            compared += previews_hold(game)
    assert compared > 100


def previews_hold(game: Condottiere) -> int:
    """Tries every card the asked seat may play; how many could be compared."""
    if not game.waiting() or game.top is None or game.top.NAME != "battle":
        return 0
    seat = game.waiting()[0]
    view = game.seen_by(seat)
    compared = 0
    for legal in view["legal"]:
        card = legal["notation"].removeprefix("play ")
        if card in ("pass", "pass showing", "surrender", "scarecrow"):
            continue  # these end a turn, the battle, or ask for more
        after = game.copy()
        after.answer(seat, legal["answer"])
        if card == "bishop" and after.top is not None and after.top.NAME == "placing-favour":
            after.answer(seat, after.parse("favour off"))
        if after.top is not None and after.top.NAME == "battle":
            assert totals_after(view, seat, card) == [
                player["strength"]["total"] for player in after.seen_by(seat)["seats"]
            ]
            compared += 1
    return compared


def test_only_changed_totals_are_previewed() -> None:
    view = laid_out("token blue", "battle roma", "hand blue bishop", "company orange 10", "company green 2").seen_by(0)
    assert 'data-if="bishop">→ 0<' in panel(view, 1)
    assert "data-if" not in panel(view, 2)


def test_a_face_down_card_is_seen_by_its_owner_only() -> None:
    game = laid_out("token blue", "battle roma", "hand blue 1", "face-down blue heroine", face_down="on")
    assert 'href="#card-heroine"' in drawn(game.seen_by(0))
    for other in (None, 1):
        assert "heroine" not in drawn(game.seen_by(other)).lower()
        assert 'id="hidden-0"' in drawn(game.seen_by(other))


def test_hidden_hand_sizes_are_not_told() -> None:
    game = laid_out("token blue", "battle roma", "hand blue 1", "hand orange 1 2 3", hand_sizes="hidden")
    assert ENGLISH.say("condottiere-hand-unknown") in panel(game.seen_by(0), 1)


def test_the_only_strongest_company_leads() -> None:
    view = laid_out("token blue", "battle roma", "hand blue 1", "company orange 10", "company green 2").seen_by(0)
    assert " leads" in panel(view, 1)
    assert " leads" not in panel(view, 2)


def test_most_courtesans_are_marked_unless_tied() -> None:
    said = ENGLISH.say("condottiere-most-courtesans")
    facts = ["token blue", "battle roma", "hand blue 1", "company orange courtesan"]
    assert said in panel(laid_out(*facts).seen_by(0), 1)
    assert said not in drawn(laid_out(*facts, "company green courtesan").seen_by(0))


def test_courtesans_are_not_marked_where_a_tie_gives_the_token_to_the_defender() -> None:
    said = ENGLISH.say("condottiere-most-courtesans")
    facts = ["token blue", "battle roma", "regions green roma", "hand blue 1", "company orange courtesan"]
    assert said not in drawn(laid_out(*facts, "company blue 4", "company green 4", retaking="on").seen_by(0))
    assert said in drawn(laid_out(*facts, "company blue 4", "company green 3", retaking="on").seen_by(0))


def test_who_would_win_with_this_region_is_marked() -> None:
    near = "regions orange milano parma"
    game = laid_out("token blue", "battle modena", "hand blue 1", "hand orange 1", near)
    assert ENGLISH.say("condottiere-stake") in panel(game.seen_by(0), 1)
    assert ENGLISH.say("condottiere-stake") not in panel(game.seen_by(0), 0)


@pytest.mark.parametrize("count", range(1, 31))
def test_a_fan_of_any_size_stays_in_its_space(count: int) -> None:
    faces = [str(card % 11) for card in range(count)]
    places = spread(faces)
    assert places == sorted(places)
    assert places[0] >= WIDTH / 2
    assert places[-1] <= SPACE[0] - WIDTH / 2
