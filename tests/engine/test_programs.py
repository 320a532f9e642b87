"""Cards as programs: one step after the other, each begun when the one before is done."""

from typing import Any

from meseta.engine.program import Card, Program, card
from meseta.games.el_grande.cards.edition_1995 import CARDS
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.setup import new_game
from tests.games.el_grande.laid_out import fact, laid_out, play, waiting


def programs(game: ElGrande) -> list[tuple[Any, Any]]:
    """Card and next step of every program under way, the topmost last."""
    return [(frame["card"], frame["at"]) for frame in game.seen_by(None)["business"] if frame["kind"] == "program"]


def test_steps_of_a_card_follow_each_other() -> None:
    game = laid_out(
        "king galicia",
        "caballeros granada orange 2",
        "caballeros sevilla orange 3",
        "offer secret-return-2",
        "now turn blue",
    )
    play(game, "blue: take 2", "blue: act")
    assert programs(game)[-1] == ("secret-return-2", 1)
    assert fact(game, "caballeros sevilla orange ?") == "caballeros sevilla orange 3"

    play(game, "orange: disk sevilla")

    assert fact(game, "caballeros sevilla orange ?") == "caballeros sevilla orange 1"
    assert len(programs(game)) == 1, "the card is done, the game goes on"


def test_card_may_begin_another_card() -> None:
    game = laid_out("king galicia", "offer own-or-court", "now turn blue")

    play(game, "blue: take 1", "blue: act", "blue: choose 2")

    assert programs(game)[1:] == [("own-or-court", 1), ("court-2", 1)]


def test_veto_ends_the_topmost_program_and_leaves_what_lies_under_it() -> None:
    game = laid_out("king galicia", "veto orange 1", "offer own-or-court", "now turn blue")
    play(game, "blue: take 1", "blue: act", "blue: choose 2", "blue: place granada")

    play(game, "orange: veto")

    assert len(programs(game)) == 1
    assert waiting(game) == ["blue"]
    assert fact(game, "court blue ?") == "court blue 7"


def test_whole_game_is_a_program_of_rounds_and_scorings() -> None:
    def steps(**options: str) -> int:
        return len(new_game(options, 1).rules.cards[-1].does)

    assert steps() == 3 * (3 * 4 + 3)
    assert steps(rounds="6") == 3 * (2 * 4 + 3)
    assert steps(edition="2023", players="2") == 3 * (3 * 6 + 3), "the automa comes and bids every round"
    assert steps(**{"edition": "2023", "shifting-powers": "on"}) == 1 + 3 * (3 * 4 + 3), "modifiers are passed first"


def test_game_begins_with_the_first_step_of_its_program() -> None:
    game = new_game({}, 1)

    assert programs(game) == [("9-rounds", 2)], "cards were turned up, the auction is under way"


def test_program_that_is_at_its_end_is_taken_off() -> None:
    game = new_game({}, 1)
    before = game.save()
    king = game.rules.card_number["king"]

    game.push(Program(king, 0, len(game.rules.cards[king].does)))
    game.run()

    assert game.save() == before


def test_card_keeps_name_and_steps() -> None:
    steps = CARDS[0].card.does

    made: Card = card("name", *steps, text="of another")

    assert (made.name, made.text, made.does) == ("name", "of another", steps)
