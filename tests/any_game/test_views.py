"""What a seat sees is plain data with the same outline in every game."""

import json

from tests.any_game.play import Table, decisions, sealed, some_decisions, text, viewer_in_turn

KEYS = {"game", "options", "seat", "seats", "business", "waiting", "legal", "winners"}  # in every game


def test_view_is_plain_json(table: Table) -> None:
    for number, position, _, _ in some_decisions(table):
        view = position.seen_by(viewer_in_turn(number, position))

        assert json.loads(json.dumps(view)) == view


def test_view_has_the_keys_that_every_game_has(table: Table) -> None:
    for number, position, _, _ in decisions(table):
        viewer = viewer_in_turn(number, position)

        view = position.seen_by(viewer)

        assert set(view) >= KEYS
        assert view["game"] == table.title.name
        assert view["options"] == table.options
        assert view["seat"] == viewer
        assert view["waiting"] == position.waiting()
        assert len(view["seats"]) == position.seats


def test_view_names_the_legal_answers_of_its_own_seat(table: Table) -> None:
    for _, position, seat, _ in decisions(table):
        expected = [{"answer": option, "notation": position.notation(option)} for option in position.answers(seat)]

        assert position.seen_by(seat)["legal"] == expected


def test_view_names_no_legal_answers_of_other_seats(table: Table) -> None:
    for _, position, seat, _ in decisions(table):
        assert position.seen_by(None)["legal"] == []
        if len(position.waiting()) == 1 and not sealed(position):
            assert position.seen_by((seat + 1) % position.seats)["legal"] == []


def test_looking_changes_nothing(table: Table) -> None:
    for number, position, _, _ in some_decisions(table):
        before = text(position)
        view = position.seen_by(viewer_in_turn(number, position))
        view["seats"].clear()
        view["options"].clear()

        assert text(position) == before
        assert position.seen_by(None)["seats"]
