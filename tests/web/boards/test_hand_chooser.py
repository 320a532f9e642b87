"""The hand chooser: cards to press, a tray that fills, and nothing of it for other eyes."""

import re
from collections import Counter

import pytest

from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.areas import rules_of
from meseta.web.panels.el_grande.parts.intrigue.kinds import KINDS, kinds_of
from meseta.web.panels.el_grande.table import classes
from tests.games.el_grande.laid_out import laid_out, play
from tests.web.boards.guests import arranged, buttons, compressed, drawn, element

HAND = ("10", "15", "20", "25", "40", "50", "60", "80", "110", "150", "160", "180", "joker")
SOME = HAND[:9]


def choosing(*kept: str, options: str = "", seat: int | None = 0) -> ElGrandeView:
    """What a seat sees while blue has kept these cards."""
    when = [f"blue: keep {name}" for name in kept]
    return arranged(f"expansion=intrigue players=4 {options}", "now choosing", when=when, seat=seat)


def face(view: ElGrandeView, value: str) -> str:
    """The start tag of a card's button."""
    return element(drawn(view), f'class="hand-face"[^<>]*aria-label="{value},')


def said(view: ElGrandeView, answer: str) -> str:
    """What the number of an answer means."""
    return next(legal["notation"] for legal in view["legal"] if str(legal["answer"]) == answer)


def pressed(view: ElGrandeView, value: str) -> str:
    """What pressing a card answers."""
    found = re.search(r'data-answer="(\d+)"', face(view, value))
    assert found, f"{value} answers nothing"
    return said(view, found[1])


def suggested(view: ElGrandeView) -> list[str]:
    """What the button gives, one answer after the other."""
    return [said(view, answer) for answer in drawn(view).partition('data-answers="')[2].partition('"')[0].split()]


def tray(view: ElGrandeView) -> str:
    return drawn(view).partition('<footer class="tray')[2].partition("</footer>")[0]


# ---- The cards.
def test_all_own_cards_lie_there_by_value_and_the_joker_last() -> None:
    values = re.findall(r'<b class="worth[^"]*">(\w+)</b>', drawn(choosing()))

    assert len(values) == 31
    assert values[:3] == ["10", "13", "15"]
    assert values[-2:] == ["180", "Joker"]


def test_each_answer_stands_on_one_card() -> None:
    view = choosing(*SOME)

    assert Counter(buttons(drawn(view))) == Counter(legal["answer"] for legal in view["legal"])


def test_pressing_a_card_keeps_it_and_pressing_it_again_puts_it_back() -> None:
    assert pressed(choosing(), "110") == "keep 110"
    assert 'aria-pressed="false"' in face(choosing(), "110")

    assert pressed(choosing("110"), "110") == "drop 110"
    assert 'aria-pressed="true"' in face(choosing("110"), "110")


def test_an_edge_tells_what_is_required() -> None:
    markup = drawn(choosing())

    assert [len(re.findall(rf'<li class="hand-card {edge} ', markup)) for edge in ("must", "may")] == [14, 17]
    assert "Score all the fives, brings 2 caballeros to court, required" in markup


def test_what_dots_edges_and_stars_mean_is_said_above_the_cards() -> None:
    said = drawn(choosing()).partition('<p class="lead">')[2].partition("</p>")[0]

    assert [word in said for word in ("a dot for each", "solid edge", "dashed", "*")] == [True] * 4


def test_a_card_can_be_read_in_full() -> None:
    markup = drawn(choosing())

    assert markup.count('popovertarget="hand-card-') == 31
    assert "All regions worth 5 are scored." in markup.partition('id="hand-card-110"')[2].partition("</div>")[0]


def test_a_value_that_no_rulebook_gives_says_so() -> None:
    sheets = {value: drawn(choosing()).partition(f'id="hand-card-{value}"')[2] for value in ("43", "110")}

    assert ["is ours: no rulebook gives it" in sheet.partition("</div>")[0] for sheet in sheets.values()] == [
        True,
        False,
    ]


# ---- What one looks for.
def test_every_card_belongs_to_a_kind() -> None:
    view = choosing()
    markup = drawn(view)

    assert [name for name in markup.split('class="hand-card ')[1:] if not name.partition('"')[0].split()[1:]] == []
    assert kinds_of("king-is-angry", rules_of(view)) == ["lose"], "its crown is only its name"


@pytest.mark.parametrize("kind", KINDS)
def test_a_filter_says_how_many_cards_it_shows(kind: str) -> None:
    markup = drawn(choosing())
    shown = [card for card in markup.split('class="hand-card ')[1:] if kind in card.partition('"')[0].split()]

    assert shown
    assert markup.partition(f'value="{kind}"')[2].partition("</label>")[0].endswith(f" <b>{len(shown)}</b>")


# ---- The tray.
def test_the_tray_counts_cards_and_caballeros() -> None:
    shown = tray(choosing(*SOME))

    assert "9 of 13" in shown
    assert "39 caballeros to court in all" in shown
    assert shown.count('<li class="filled"') == 9
    assert shown.count("<li") == 13


def test_a_full_hand_is_sealed_and_may_still_be_changed() -> None:
    view = choosing(*HAND)

    assert "Sealed" in tray(view)
    assert "Your hand is sealed" in drawn(view)
    assert "1 of 4 sealed" in drawn(view)
    assert pressed(view, "110") == "drop 110"
    assert 'aria-disabled="true"' in face(view, "170")
    assert "Your hand is full: put a card back first." in face(view, "170")


def test_of_the_tens_all_are_kept_at_first() -> None:
    view = choosing(options="own-cards=tens")

    assert drawn(view).count('aria-pressed="true"') == 18
    assert "18 of 13" in tray(view)
    assert pressed(view, "110") == "drop 110"


# ---- A suggestion.
@pytest.mark.parametrize(("kept", "options"), [((), ""), (SOME, ""), ((), "own-cards=tens")])
def test_a_suggestion_leads_to_a_sealed_hand_with_all_that_was_kept(kept: tuple[str, ...], options: str) -> None:
    given = [f"blue: keep {name}" for name in kept]
    chosen = dict(option.split("=") for option in options.split())
    game = play(laid_out("now choosing", expansion="intrigue", players="4", **chosen), *given)

    play(game, *[f"blue: {answer}" for answer in suggested(game.seen_by(0))])

    assert 0 not in game.waiting()
    assert "Sealed" in tray(game.seen_by(0))
    assert [name for name in kept if 'aria-pressed="false"' in face(game.seen_by(0), name)] == []


def test_a_sealed_hand_needs_no_suggestion() -> None:
    assert "data-answers" not in drawn(choosing(*HAND))


# ---- Who sees it.
def test_phones_ask_on_the_cards() -> None:
    assert "asks-cards" in classes(choosing()).split()
    assert "asks-cards" in classes(choosing(*HAND)).split()


def test_nobody_else_sees_what_is_chosen() -> None:
    assert drawn(choosing(*SOME, seat=1)) == drawn(choosing(seat=1))
    assert drawn(choosing(*SOME, seat=None)) == drawn(choosing(seat=None))


def test_spectators_have_no_cards_to_choose() -> None:
    assert 'class="chooser"' not in drawn(choosing(seat=None))
    assert "0 of 4 sealed" in drawn(choosing(seat=None))


def test_a_moment_that_is_over_shows_the_hand_and_answers_nothing() -> None:
    view: ElGrandeView = {**choosing(*SOME), "legal": []}

    assert drawn(view).count('aria-pressed="true"') == 9
    assert buttons(drawn(view)) == []
    assert "data-answers" not in drawn(view)


def test_an_update_is_small() -> None:
    assert compressed(drawn(choosing(*SOME))) < 10_000


def test_it_can_be_said_in_polish() -> None:
    assert drawn(choosing(*SOME), "pl") != drawn(choosing(*SOME))
