"""An update stays under 10 kB compressed."""

from meseta.web.boards.el_grande import spain_ground
from tests.web.boards.guests import REGIONS, TABLES, arranged, compressed, drawn, views


def test_an_update_is_small() -> None:
    assert max(compressed(drawn(view)) for view in views(TABLES[0])) < 8_000


def test_a_full_board_with_all_its_previews_is_small() -> None:
    colours = ["blue", "orange", "green", "purple", "vermilion"]
    crowds = [
        f"caballeros {region} " + " ".join(f"{colour} {1 + (place + rank) % 4}" for rank, colour in enumerate(colours))
        for place, region in enumerate(REGIONS)
    ]
    bids = "bids blue 7 orange 6 green 5 purple 4 vermilion 3"
    facts = [f"court {' 1 '.join(colours)} 1", "king sevilla", *crowds, bids, "offer any-4", "now turn blue"]
    when = ["blue: court 0", "blue: take 1", "blue: act"]
    for answers in (when, [*when, "blue: move green granada"]):
        assert compressed(drawn(arranged("players=5", *facts, when=answers))) < 8_000


def test_an_update_does_not_repeat_the_shapes_of_the_map() -> None:
    assert spain_ground.land_of("granada")["path"] not in drawn(next(views(TABLES[0])))
