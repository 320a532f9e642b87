"""With a finger: the first tap shows, the second does; nothing jumps, and what is asked for is in sight."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.web.browser.moments import import_game, import_moment
from tests.web.browser.visiting import (
    Visit,
    go,
    number,
    path_of,
    sent,
    tap,
    tap_on,
    wait_for_number,
    wait_until_asked,
)
from tests.web.house import House

SCREENS = [(390, 844), (844, 390), (820, 1180)]
AREA = ".area.legal:not(.castillo)"
GHOST = ".then:not(.left) .ghost"
CARD = "[data-card][data-answer]"
OWN_CARD = ".own-hand [data-answer]"
DOES_IT = "#prompt .look .btn"


def with_a_finger(house: House, visit: Visit) -> Page:
    return visit(house, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)


def seen(page: Page, what: str) -> Locator:
    return page.locator(what).filter(visible=True)


def test_first_tap_shows_what_a_region_would_become_and_its_button_does_it(house: House, visit: Visit) -> None:
    page = with_a_finger(house, visit)
    go(page, import_moment(page, "el-grande", "place castillo", "place granada", players="4"))
    before = number(page)

    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        tap(page, ".area[data-area=granada]")
        expect(seen(page, GHOST)).to_have_count(1)
        expect(page.locator(DOES_IT)).to_have_text("Place in Granada")
        page.keyboard.press("Escape")
        expect(seen(page, GHOST)).to_have_count(0)
    assert number(page) == before

    tap(page, ".area[data-area=granada]")
    tap(page, DOES_IT)
    wait_for_number(page, before + 1)


def test_card_is_read_before_it_is_played(house: House, visit: Visit) -> None:
    page = with_a_finger(house, visit)
    go(page, import_game(page, "condottiere", 20, players="4"))
    card, before = page.locator(CARD).first, number(page)

    tap(page, CARD)
    expect(page.locator(".look p")).to_have_text(card.get_attribute("title") or "")
    assert "→" in seen(page, ".total .then").first.inner_text()
    assert number(page) == before

    tap(page, CARD)
    wait_for_number(page, before + 1)


def test_own_card_is_read_to_its_end_before_it_is_played(house: House, visit: Visit) -> None:
    page = with_a_finger(house, visit)
    go(page, import_moment(page, "el-grande", "bid 10", "bid joker", players="4", expansion="intrigue"))
    before, cards = number(page), page.locator(OWN_CARD)

    for place in range(cards.count()):
        read(page, f'main [data-answer="{cards.nth(place).get_attribute("data-answer")}"]')
    assert number(page) == before

    tap(page, DOES_IT)
    wait_for_number(page, before + 1)


def test_modifier_is_read_before_it_is_played(house: House, visit: Visit) -> None:
    page = with_a_finger(house, visit)
    options = {"players": "4", "edition": "2023", "shifting-powers": "on"}
    go(page, import_moment(page, "el-grande", "modify +1", "modify +2-levy", **options))
    before = number(page)

    read(page, ".modifiers .btn:last-child")
    assert number(page) == before

    tap(page, DOES_IT)
    wait_for_number(page, before + 1)


def read(page: Page, card: str) -> None:
    """The first tap: all of what it does is in sight."""
    text = page.locator(".look p")
    tap(page, card)
    expect(text).to_have_text(page.locator(card).get_attribute("title") or "nothing")
    assert text.evaluate("(text) => text.scrollHeight <= text.clientHeight")


def test_button_of_a_place_shows_what_it_would_become_before_it_is_pressed_again(house: House, visit: Visit) -> None:
    page = with_a_finger(house, visit)
    go(page, import_moment(page, "el-grande", "place ship", "place captain", players="4", expansion="colonies"))
    before = number(page)

    tap(page, "[data-open]")
    tap(page, ".btn.place[data-at=ship]")
    expect(seen(page, GHOST)).to_have_count(1)
    assert number(page) == before

    tap(page, DOES_IT)
    wait_for_number(page, before + 1)


def test_caballero_is_picked_in_a_row_of_its_region(house: House, visit: Visit) -> None:
    page = with_a_finger(house, visit)
    go(page, import_moment(page, "el-grande", "move blue granada", "move orange granada", players="4"))
    before, rows = number(page), page.locator(".look .row-choice")

    tap(page, ".area[data-area=granada]")
    assert rows.count() >= 2
    tap(page, ".look .row-choice")

    wait_for_number(page, before + 1)


def test_map_stays_where_it_is_from_question_to_question(house: House, visit: Visit) -> None:
    page, random, places = with_a_finger(house, visit), Random(4), set[float]()
    go(page, import_moment(page, "el-grande", "place castillo", players="3"))

    for _ in range(8):
        wait_until_asked(page)
        places.add(page.locator("#sheet-map").evaluate("(map) => map.getBoundingClientRect().top"))
        tap_on(page, random, most=1)

    assert len(places) == 1


def test_sheet_with_the_answers_comes_with_the_question(house: House, visit: Visit) -> None:
    page = with_a_finger(house, visit)
    go(page, import_moment(page, "el-grande", "court 0", players="2"))
    tap(page, ".bottombar [href='#sheet-log']")
    table, legal = path_of(page), page.locator("main [data-answer]").first.get_attribute("data-answer")
    decision = int(page.locator("main").get_attribute("data-decision") or 0)

    sent(page, f"/api{table.replace('/t/', '/tables/')}/answers", {"decision": decision, "answer": int(legal or 0)})

    expect(page.locator("#sheet-cards [data-answer]").first).to_be_in_viewport()


def test_secret_disk_tells_what_it_would_bring_before_it_is_sealed(house: House, visit: Visit) -> None:
    """With the mouse too: a sealed disk is soon shown."""
    page = visit(house)
    go(page, import_moment(page, "el-grande", "disk granada", players="4"))
    main = page.locator("main")
    decision = main.get_attribute("data-decision") or ""  # stays while others seal theirs

    page.locator(".dial [data-area=granada]").click(force=True)
    expect(page.locator(".look p")).to_contain_text("you would be")
    expect(main).to_have_attribute("data-decision", decision)
    page.get_by_role("button", name="Seal Granada", exact=True).click()

    expect(main).not_to_have_attribute("data-decision", decision)
