"""The shuffle in a browser: words are added in the waiting room, and a finished game is verified by a button."""

from playwright.sync_api import expect

from tests.web.browser.visiting import Visit, go, set_up
from tests.web.house import House


def test_words_are_shuffled_in_and_the_fingerprint_stays_the_same(house: House, visit: Visit) -> None:
    page = visit(house)
    path = set_up(page, "condottiere", ["you", "open"])
    fingerprint = page.locator(".shuffle code").inner_text()

    page.get_by_label("Add words of your own").fill("¡Suerte!")
    page.get_by_role("button", name="Shuffle it in").click()
    expect(page.locator(".shuffle .facts")).to_contain_text("blue: ¡Suerte!")
    page.get_by_role("button", name="Fill open seats with bots and start").click()
    page.locator("main.is-running").wait_for()
    page.get_by_role("link", name="The shuffle").click()

    expect(page.locator(".verify .facts")).to_contain_text(fingerprint)
    expect(page.locator(".verify .facts")).to_contain_text("blue: ¡Suerte!")
    expect(page.locator(".verify")).to_contain_text("The secret is shown when the game is over.")
    assert page.url.endswith(f"{path}/verify")


def test_finished_game_is_verified_by_a_button(house: House, visit: Visit) -> None:
    page = visit(house)
    path = set_up(page, "condottiere", ["random", "random"])
    page.locator("main.is-over").wait_for()
    go(page, path)

    page.get_by_role("link", name="Verify the shuffle").click()

    expect(page.get_by_role("status").filter(has_text="Yes.")).to_be_visible()
    expect(page.locator(".facts")).to_contain_text("The secret")
