"""Help at the table: what can be done now, what signs mean, the rules that are played; and the way past everything."""

from playwright.sync_api import Page, expect

from tests.web.browser.visiting import FOCUSED, Visit, go, set_up, wait_until_asked
from tests.web.house import House

SIZES = [(1440, 900), (820, 1180), (844, 390), (390, 844)]
OVERFLOWS = "(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)(document.querySelector('#help-content'))"


def asked_in(visit: Visit, house: House, game: str) -> Page:
    page = visit(house)
    set_up(page, game, ["you", "quick"])
    wait_until_asked(page)
    return page


def test_help_tells_what_can_be_done_now_what_signs_mean_and_the_rules(house: House, visit: Visit) -> None:
    page = asked_in(visit, house, "el-grande")
    help_text = page.locator("dialog[open] .help-text")

    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.locator("#help-link").click()

        expect(help_text.locator(".now")).to_contain_text("Play power card 13")
        expect(help_text.locator(".legend")).to_contain_text("5+2")
        expect(help_text.locator(".topic").first).to_be_attached()
        assert not page.evaluate(OVERFLOWS)
        page.keyboard.press("Escape")
        expect(help_text).to_have_count(0)


def test_rules_are_found_by_words_and_by_the_question(house: House, visit: Visit) -> None:
    page = asked_in(visit, house, "condottiere")

    page.locator(".rule-link").click()
    expect(page.locator("dialog[open] details[open] summary")).to_be_focused()

    page.locator("[data-find]").fill("COURTESANS tied")
    expect(page.locator("dialog .topic:visible h3")).to_have_text(["The Condottiere token"])
    page.locator("[data-find]").fill("unheard of")
    expect(page.locator("[data-nothing]")).to_be_visible()


def test_page_of_rules_tells_only_what_is_chosen_there(house: House, visit: Visit) -> None:
    page = visit(house, "/rules/el-grande")
    expect(page.get_by_role("heading", name="Modifiers")).to_have_count(0)

    with page.expect_navigation():
        page.get_by_label("Edition").select_option("2023")
    go(page, f"{page.url}&option-shifting-powers=on")

    expect(page.get_by_role("heading", name="Modifiers")).to_be_visible()


# ---- Without a mouse.
def test_first_answer_is_few_keys_away(house: House, visit: Visit) -> None:
    for game in ("el-grande", "condottiere"):
        page = asked_in(visit, house, game)

        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        assert page.evaluate(FOCUSED, "[data-answer]")

        page.locator(".brand").focus()
        page.keyboard.press("c")
        assert page.evaluate(FOCUSED, "[data-answer]")


def test_letters_can_be_kept_from_being_shortcuts(house: House, visit: Visit) -> None:
    page = asked_in(visit, house, "el-grande")
    page.locator("#help-link").click()
    page.get_by_label("Letters alone are shortcuts").uncheck()
    page.keyboard.press("Escape")

    for _ in range(2):
        page.locator(".brand").focus()
        page.keyboard.press("c")
        page.keyboard.press("?")
        assert page.evaluate(FOCUSED, ".brand")
        expect(page.locator("dialog[open]")).to_have_count(0)
        go(page, page.url)  # it is kept


def test_answers_are_typed_in_the_words_of_the_reader(house: House, visit: Visit) -> None:
    page = asked_in(visit, house, "el-grande")
    page.goto(f"/language/pl?back={page.url.partition(house.address)[2]}")
    wait_until_asked(page)

    page.keyboard.press("t")
    page.keyboard.type("zagraj karte 13")
    page.keyboard.press("Enter")

    expect(page.locator(".lines")).to_contain_text("Zagrywasz kartę siły 13")
