"""What is written of views is what the games declare."""

from tests.docs.observation import FILE, __doc__, document


def test_document_is_what_the_games_declare() -> None:
    assert document() == FILE.read_text(encoding="utf-8"), __doc__
