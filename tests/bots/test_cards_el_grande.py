"""The quick bot knows a card of El Grande by its steps: no card is named anywhere."""

from __future__ import annotations

import pytest

from meseta.bots.el_grande.cards import card_worth, meaning_of
from meseta.bots.el_grande.parts.catalogue import PARTS
from meseta.bots.el_grande.table import Table
from meseta.engine.program import Card, card
from meseta.games.catalogue import title_of
from meseta.games.el_grande.assembly import rules_for
from meseta.games.el_grande.editions import EDITIONS
from meseta.games.el_grande.parts.catalogue import PARTS as PARTS_OF_THE_GAME
from meseta.games.el_grande.rounds import Auction
from meseta.games.el_grande.setup import new_game
from meseta.games.el_grande.steps.either import Either
from meseta.games.el_grande.steps.move_caballeros import MoveCaballeros
from meseta.games.el_grande.steps.move_king import MoveKing
from meseta.games.el_grande.steps.score_regions import ScoreByValue, ScoreCastillo
from tests.bots.play import laid_out

EL_GRANDE = title_of("el-grande")
# Every edition, and every value of every option that goes with it; so every part is played once.
SETS = [
    {"edition": edition, option.name: value}
    for edition in EDITIONS
    for option in EL_GRANDE.options
    for value in option.possible(rules_for({"edition": edition}).chosen)
    if option.name != "edition"
]
LEADING = """game el-grande castillo=open
given
  round 3
  king granada
  caballeros sevilla blue 4
  caballeros castilla-la-nueva blue 3 orange 3
  caballeros castillo blue 2
  now turn blue"""


UNHEARD = Auction()  # a step that stands on no card, so no bot knows it


def picture(text: str = LEADING) -> Table:
    return Table(laid_out(text).seen_by(0), PARTS)


def not_understood(table: Table, cards: list[Card]) -> list[str]:
    """The cards with a step that means nothing to the bot."""
    return [each.name for each in cards if any(meaning_of(table, step) is None for step in each.does)]


# ---- The cards there are.
@pytest.mark.parametrize("options", SETS, ids=lambda options: " ".join(options.values()))
def test_every_card_of_every_edition_and_part_is_understood(options: dict[str, str]) -> None:
    rules = rules_for(options)
    cards = [face.card for face in rules.faces]
    cards += [each for part in rules.parts for each in [*part.actions(), *part.programs()]]
    cards = [rules.cards[rules.card_number[each.name]] for each in cards]  # with the steps that are played

    assert not_understood(Table(new_game(options, 1).seen_by(0), PARTS), cards) == []


def test_every_part_is_among_them() -> None:
    played = {part.NAME for options in SETS for part in rules_for(options).parts}

    assert played == {part.NAME for part in PARTS_OF_THE_GAME}


def test_what_the_bot_knows_of_parts_belongs_to_parts_of_the_game() -> None:
    assert set(PARTS) <= {part.NAME for part in PARTS_OF_THE_GAME}


# ---- Cards that nobody has printed.
def test_a_new_card_of_known_steps_is_understood() -> None:
    table = picture()
    castillo, fours = card("one", ScoreCastillo()), card("two", ScoreByValue(4))
    both = card("both", ScoreCastillo(), ScoreByValue(4))

    assert not_understood(table, [both]) == []
    assert card_worth(table, both) == card_worth(table, castillo) + card_worth(table, fours) > 0


def test_the_numbers_on_a_step_count() -> None:
    table = picture()
    one, four = card("one", MoveCaballeros(others=1)), card("four", MoveCaballeros(own=2, others=2))

    assert card_worth(table, four) > card_worth(table, one) > 0


def test_the_king_may_be_sent_to_any_place_of_the_board() -> None:
    table = picture()

    assert card_worth(table, card("home", MoveKing("granada"))) == 0, "he stands there"
    assert card_worth(table, card("away", MoveKing("sevilla"))) != 0


def test_either_is_the_better_of_two() -> None:
    table = picture()
    either = card("either", Either("score-castillo", "score-fives"))

    worths = [card_worth(table, table.card(name)) for name in ("score-castillo", "score-fives")]

    assert card_worth(table, either) == max(worths) > min(worths)


def test_a_step_that_is_not_known_is_worth_nothing_and_found() -> None:
    table = picture()
    unheard = card("unheard", UNHEARD)

    assert card_worth(table, unheard) == 0
    assert not_understood(table, [card("known", ScoreCastillo()), unheard]) == ["unheard"]
