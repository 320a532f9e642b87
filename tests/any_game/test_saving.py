"""A position can be saved at every decision, and nobody can tell the loaded one from the original."""

from meseta.engine.saving import from_text, to_text
from tests.any_game.play import Table, decisions, play_to_the_end, seen, some_decisions, text
from tests.refusals import refusal

NOW_AND_THEN = 5  # playing on to the end from every single decision would take long
MOST_BYTES = 2000


def test_loaded_position_is_the_saved_one(table: Table) -> None:
    for _, position, seat, _ in some_decisions(table):
        loaded = table.title.load(from_text(to_text(position.save())))

        assert text(loaded) == text(position)
        assert loaded.waiting() == position.waiting()
        assert loaded.answers(seat) == position.answers(seat)
        assert seen(loaded, seat) == seen(position, seat)


def test_secret_game_is_loaded_with_all_its_luck_to_come(table: Table) -> None:
    position = table.new_game("the secret of a table")

    loaded = table.title.load(from_text(text(position)))

    assert text(loaded) == text(position)
    assert play_to_the_end(loaded, 1) == play_to_the_end(position.copy(), 1)


def test_finished_game_is_loaded_as_finished(table: Table) -> None:
    position = table.new_game(1)
    ended = play_to_the_end(position, 1)

    loaded = table.title.load(from_text(ended))

    assert loaded.waiting() == []
    assert loaded.seen_by(None)["winners"] == position.seen_by(None)["winners"] != []


def test_game_saved_and_loaded_at_every_decision_runs_like_one_never_saved(table: Table) -> None:
    loaded = table.new_game(1)
    for _, position, seat, option in decisions(table):
        loaded = table.title.load(from_text(text(loaded)))
        assert text(loaded) == text(position)
        loaded.answer(seat, option)
        last = position

    assert text(loaded) == text(last)


def test_loaded_position_has_the_same_future(table: Table) -> None:
    for number, position, _, _ in decisions(table):
        if number % NOW_AND_THEN == 0:
            loaded = table.title.load(position.save())

            assert play_to_the_end(loaded, number) == play_to_the_end(position.copy(), number)


def test_saved_position_is_small(table: Table) -> None:
    assert max(len(text(position).encode()) for _, position, _, _ in decisions(table)) < MOST_BYTES


def test_what_was_saved_is_not_tied_to_the_position(table: Table) -> None:
    for _, position, _, _ in some_decisions(table):
        saved, before = position.save(), text(position)
        saved["options"].clear()
        saved["frames"].clear()

        assert text(position) == before


def test_save_of_another_game_is_refused(table: Table) -> None:
    saved = table.new_game(1).save()
    saved["game"] = "whist"

    with refusal(match="whist"):
        table.title.load(saved)


def test_save_with_unknown_unfinished_business_is_refused(table: Table) -> None:
    saved = to_text(table.new_game(1).save())
    name = table.new_game(1).top.NAME

    with refusal(match="no-such-business"):
        table.title.load(from_text(saved.replace(f'"{name}"', '"no-such-business"')))


def test_save_cut_short_is_refused(table: Table) -> None:
    saved = table.new_game(1).save()

    for lost in ("options", "random", "reveals", "frames"):
        with refusal(match=table.title.name):
            table.title.load({name: saved[name] for name in saved if name != lost})
