"""A veto is kept for the round it was taken in and the next, and stops one special action."""

from collections import Counter

import pytest

from meseta.engine.events import Log
from meseta.engine.proposal import Proposal
from meseta.games.el_grande.setup import new_game
from tests.any_game.play import decisions_from
from tests.games.el_grande.laid_out import answers, fact, laid_out, play, waiting

ALLOW_OR_VETO = ["allow", "veto"]


def test_vetoes_held_are_those_taken_this_round_or_the_last_and_not_spent() -> None:
    """An account kept from the events alone, the older veto of a seat spent first."""
    happened = Counter[str]()
    for seed in range(40):
        game = new_game({"players": "2345"[seed % 4]}, seed)
        log = Log()
        game.listener = log
        round_now = 1
        account: list[tuple[int, int]] = []  # seat and round of each veto that is out, the oldest first
        for _ in decisions_from(game, seed):
            for event in log.take():
                if event.name == "keeps-veto":
                    account.append((event.by, round_now))
                elif event.name == "vetoed":
                    del account[[holder for holder, _ in account].index(event.by)]
                elif event.name in ("general-scoring", "round"):  # the round is over
                    happened["lapsed"] += sum(taken < round_now for _, taken in account)
                    account = [(holder, taken) for holder, taken in account if taken == round_now]
                    round_now = event.first if event.name == "round" else round_now
                happened[event.name] += 1
            held = [sum(holder == seat for holder, _ in account) for seat in range(game.seats)]

            assert [int(fact(game, f"veto {game.seat_name(seat)} ?").split()[-1]) for seat in range(game.seats)] == held

    assert min(happened["keeps-veto"], happened["vetoed"], happened["lapsed"]) > 0


def test_veto_holders_alone_are_asked_and_never_the_actor() -> None:
    asked = 0
    for seed in range(25):
        for _, game, seat, _ in decisions_from(new_game({}, seed), seed):
            if isinstance(game.top, Proposal):
                asked += 1
                assert game.vetoes >> seat & 1
                assert game.top.by != seat

    assert asked


@pytest.mark.parametrize("edition", [{}, {"edition": "2023", "added-vetoes": "1"}], ids=["1995", "2023"])
def test_veto_is_held_by_taking_its_card_and_told_then(edition: dict[str, str]) -> None:
    game = laid_out("offer veto", "now turn blue", **edition)
    log = Log()
    game.listener = log

    play(game, "blue: take 2")

    assert fact(game, "veto blue ?") == "veto blue 1"
    assert [event.name for event in log.take()] == ["took", "keeps-veto"]
    assert "act" not in answers(game, "blue")


def test_veto_that_is_spent_is_gone() -> None:
    game = laid_out("king galicia", "veto orange 1", "now turn blue")

    play(game, "blue: take 5", "blue: act", "blue: king granada", "orange: veto")

    assert fact(game, "veto orange ?") == "veto orange 0"


def test_second_veto_in_the_same_hand_can_still_be_used() -> None:
    game = laid_out("king galicia", "veto orange 2", "now turn blue")

    play(game, "blue: take 5", "blue: act", "blue: king granada", "orange: veto")

    assert fact(game, "veto orange ?") == "veto orange 1"


@pytest.mark.parametrize("spent_first", [True, False], ids=["one-spent", "none-spent"])
def test_of_two_vetoes_the_older_one_goes_first(spent_first: bool) -> None:
    """Orange holds a veto of the last round and one of this; at the end of the round only the new one may remain."""
    game = laid_out("king galicia", "round 4", "veto orange 2", "offer scoring-tile", "now turn purple")
    answers = "allow" if not spent_first else "veto"
    play(game, "purple: take 5", "purple: act", "purple: king granada", f"orange: {answers}", "purple: end")

    while game.round == 4:
        seat = game.waiting()[0]
        game.answer(seat, game.answers(seat)[-1])  # nobody does anything more

    assert fact(game, "veto orange ?") == "veto orange 1"


def test_vetoed_player_may_still_place_if_the_action_came_first() -> None:
    game = laid_out("king galicia", "veto orange 1", "now turn blue")

    play(game, "blue: take 5", "blue: act", "blue: king granada", "orange: veto")

    assert waiting(game) == ["blue"]
    assert "place castillo" in answers(game, "blue")


def test_choice_of_what_to_do_is_not_a_step_that_could_be_vetoed() -> None:
    game = laid_out("caballeros granada blue 1", "king galicia", "veto orange 1", "offer own-or-court", "now turn blue")

    play(game, "blue: take 1", "blue: act", "blue: choose 1")
    assert waiting(game) == ["blue"]
    play(game, "blue: move blue granada", "blue: to sevilla")

    assert answers(game, "orange") == ALLOW_OR_VETO
    play(game, "orange: veto")
    assert fact(game, "caballeros granada blue ?") == "caballeros granada blue 1"
    assert answers(game, "blue")[-1] == "end"


def test_announced_change_is_public() -> None:
    game = laid_out("king galicia", "veto orange 1", "now turn blue")

    play(game, "blue: take 5", "blue: act", "blue: king granada")

    announced = game.seen_by(None)["business"][-1]
    assert announced == {"kind": "proposal", "change": "king-moves", "by": 0, "area": "granada"}


def test_castillo_is_not_opened_nor_counted_before_its_scoring_may_be_vetoed() -> None:
    game = laid_out(
        "king galicia", "caballeros castillo blue 3", "veto orange 1", "offer score-castillo", "now turn blue"
    )
    log = Log()
    game.listener = log
    reveals = game.reveals

    play(game, "blue: take 3", "blue: act")

    assert game.seen_by(None)["business"][-1] == {"kind": "proposal", "change": "castillo-opened", "by": 0}
    assert "castillo-opened" not in [event.name for event in log.take()]
    assert game.reveals == reveals
