"""The pages as browsers of all kinds show them: narrow, dark, calm; and nothing in them that a browser complains of."""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import ConsoleMessage, Page, expect

from tests.web.browser.moments import end, import_game
from tests.web.browser.visiting import Visit, go, play_on, set_up, set_up_by_hand, too_wide, wait_until_asked
from tests.web.house import House

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}


# ---- Every page of the house.
def every_page(page: Page) -> Iterator[str]:
    """Goes from page to page; gives the name of each."""
    go(page, "/")
    yield "front"
    go(page, "/new")
    yield "set-up"
    go(page, "/new?game=el-grande&option-edition=2023")
    yield "set-up-2023"
    go(page, "/import")
    yield "import"
    for game in ("el-grande", "condottiere"):
        go(page, f"/learn/{game}")
        yield f"learn-{game}"
    go(page, "/t/nowhere")
    yield "mistake"
    path = set_up(page, "el-grande", ["you", "open", "open", "quick"])
    yield "waiting-room"
    go(page, f"{path}/verify")
    yield "shuffle"
    for game, moment, answers in MOMENTS:
        path = import_game(page, game, answers)
        go(page, path)
        wait_until_asked(page)
        yield f"{game}-{moment}"
    for game in ("el-grande", "condottiere"):
        path = end(page, game)
        go(page, path)
        page.locator("main.is-over").wait_for()
        yield f"{game}-end"
        go(page, f"{path}/replay?at=60&seat=1")
        yield f"{game}-replay"


MOMENTS = [
    ("el-grande", "begins", 1),
    ("el-grande", "many-pieces", 150),
    ("condottiere", "battle", 20),
    ("condottiere", "many-regions", 120),
]

SAME_IDS = """() => {
  const ids = [...document.querySelectorAll("[id]")].map((each) => each.id);
  return ids.filter((id, place) => ids.indexOf(id) !== place);
}"""


def test_no_page_scrolls_sideways_or_names_two_things_alike(house: House, visit: Visit) -> None:
    """A key or a link that names one thing would go to the other. With MESETA_PICTURES=1 pictures of every page, for
    people to look at, are left in `screenshots`: painting them takes most of a minute."""
    page = visit(house, viewport=PHONE)
    wide: dict[str, list[str]] = {}
    doubled: dict[str, list[str]] = {}

    for name in every_page(page):
        wide[name] = too_wide(page)
        doubled[name] = page.evaluate(SAME_IDS)
        if os.environ.get("MESETA_PICTURES"):
            take(page, Path(__file__).parents[3] / "screenshots", name)

    assert {name: found for name, found in wide.items() if found} == {}
    assert {name: found for name, found in doubled.items() if found} == {}
    assert len(wide) == 17


def take(page: Page, folder: Path, name: str) -> None:
    """The page is a light one on a phone again afterwards."""
    folder.mkdir(exist_ok=True)
    for width, size in (("desktop", DESKTOP), ("phone", PHONE)):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        for scheme in ("dark", "light"):
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            page.screenshot(path=folder / f"{name}-{width}-{scheme}.png", full_page=True)


@pytest.mark.parametrize("game", ["el-grande", "condottiere"])
def test_table_fits_a_phone_whatever_is_asked(house: House, visit: Visit, game: str) -> None:
    """And every answer given on the way can be pressed there."""
    page, random = visit(house, viewport=PHONE), Random(3)
    set_up(page, game, ["you", "quick", "quick"])

    for _ in range(12):
        play_on(page, random, most=1)
        assert too_wide(page) == []


OUT_OF_REACH = """() => {
  const scrolls = (each) => getComputedStyle(each).overflowY !== "hidden";
  const moved = (each) => each ? [...(each.scrollTop > 0 ? [each] : []), ...moved(each.parentElement)] : [];
  const byHand = (each) => scrolls(each) && (each !== document.documentElement || scrolls(document.body));
  const places = [.5, .3, .7, .15, .85];
  return [...document.querySelectorAll("main [data-answer]")].filter((target) => {
    target.scrollIntoView({ block: "nearest", behavior: "instant" });
    const box = target.getBoundingClientRect();
    const hit = (right, down) => document.elementFromPoint(box.x + box.width * right, box.y + box.height * down);
    const mine = (right, down) => hit(right, down)?.closest("[data-answer]") === target;
    return !moved(target).every(byHand) || !places.some((down) => places.some((right) => mine(right, down)));
  }).map((target) => target.dataset.answer);
}"""


@pytest.mark.parametrize("size", [(640, 360), (375, 553)])
def test_every_answer_is_in_reach_on_a_small_or_enlarged_page(
    house: House, visit: Visit, size: tuple[int, int]
) -> None:
    """Only what a person can scroll brings it there: a script could also scroll what hides the rest."""
    width, height = size
    page, random = visit(house, viewport={"width": width, "height": height}), Random(3)
    set_up(page, "el-grande", ["you", "quick", "quick"])

    for _ in range(4):
        wait_until_asked(page)
        assert page.evaluate(OUT_OF_REACH) == []
        play_on(page, random, most=1)


@pytest.mark.parametrize("game", ["el-grande", "condottiere"])
def test_map_is_drawn_large_when_the_game_is_over(house: House, visit: Visit, game: str) -> None:
    page = visit(house)

    go(page, end(page, game))

    drawn = page.locator(".map .board").bounding_box()
    assert drawn is not None
    assert drawn["width"] > DESKTOP["width"] / 4


# ---- Lessons.
@pytest.mark.parametrize(
    ("language", "heading"), [("en", "El Grande in three minutes"), ("pl", "El Grande w trzy minuty")]
)
def test_front_page_leads_to_lessons_of_both_games(house: House, visit: Visit, language: str, heading: str) -> None:
    page = visit(house, f"/language/{language}")

    page.locator(".under-door [href='/learn/el-grande']").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(heading)
    expect(page.locator(".lesson figure")).to_have_count(7)
    page.get_by_role("link", name="Condottiere").click()

    expect(page.locator(".lesson figure")).to_have_count(6)


def test_lesson_leads_to_a_table_of_its_game(house: House, visit: Visit) -> None:
    page = visit(house, "/learn/condottiere")

    page.get_by_role("button", name="Play now against bots").click()

    expect(page.locator("main.condottiere.is-running")).to_be_visible()


def test_link_to_no_table_says_so_in_the_language_of_whoever_opens_it(house: House, visit: Visit) -> None:
    page = visit(house, "/t/nowhere", locale="pl-PL")

    expect(page.locator(".mistake")).to_contain_text("Nie ma takiego stołu")


# ---- Calm and quiet.
def test_pieces_glide(house: House, visit: Visit) -> None:
    page = visit(house, reduced_motion="no-preference")
    set_up(page, "el-grande", ["you", "quick"])

    assert glide(page) == "0.28s"


def test_nothing_glides_where_less_motion_is_wished(house: House, visit: Visit) -> None:
    page = visit(house, reduced_motion="reduce")
    set_up(page, "el-grande", ["you", "quick"])

    assert glide(page) == "0s"


def glide(page: Page) -> str:
    """How long a grande takes to its new place."""
    took: str = page.locator(".grande").first.evaluate("(piece) => getComputedStyle(piece).transitionDuration")
    return took


@pytest.mark.parametrize("game", ["el-grande", "condottiere"])
def test_browser_has_nothing_to_complain_of(house: House, visit: Visit, game: str) -> None:
    """No errors, no warnings, nothing that the content security policy forbids, nothing that is not found."""
    page = visit(house)
    complaints: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(f"{message.text} {message.location['url']}")

    page.on("console", note)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    go(page, "/")
    path = set_up_by_hand(page, game, ["you", "quick"])
    play_on(page, Random(11), most=8)
    go(page, f"{path}/replay")
    page.locator("[name=at]").fill("3")
    expect(page.locator(".slider output")).to_contain_text("3 of")
    go(page, end(page, game))
    page.locator("main.is-over").wait_for()

    assert complaints == []
