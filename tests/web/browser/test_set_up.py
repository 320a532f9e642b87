"""The set-up page: what goes together is offered, and what was filled in stays."""

from playwright.sync_api import expect

from tests.web.browser.visiting import Visit, choose, set_up, stop_the_clock, wait_until_it_listens
from tests.web.house import House


def test_what_was_filled_in_stays_when_an_option_is_changed(house: House, visit: Visit) -> None:
    page = visit(house, "/new")
    page.get_by_label("Your name").fill("Mira")
    page.get_by_label("Name of the table").fill("Friday")
    page.locator("[name=seat-1]").select_option("open")

    choose(page, "option-edition", "2023")

    expect(page.get_by_label("Your name")).to_have_value("Mira")
    expect(page.get_by_label("Name of the table")).to_have_value("Friday")
    expect(page.locator("[name=seat-1]")).to_have_value("open")


def test_options_of_an_edition_are_offered_with_it_only(house: House, visit: Visit) -> None:
    page = visit(house, "/new")
    expect(page.locator("[name=option-shifting-powers]")).to_have_count(0)

    choose(page, "option-edition", "2023")

    expect(page.locator("[name=option-shifting-powers]")).to_have_count(2)


def test_match_may_go_to_a_number_of_ones_own(house: House, visit: Visit) -> None:
    page = visit(house, "/new?game=condottiere")
    typed = page.locator("[name=option-points-number]")
    expect(typed).to_be_hidden()

    choose(page, "option-points", "number")
    expect(typed).to_have_value("20")
    with page.expect_navigation():
        typed.fill("12")
        typed.blur()
    wait_until_it_listens(page)
    expect(typed).to_have_value("12")
    page.locator("button.primary[type=submit]").click()

    wait_until_it_listens(page, "main[data-table]")
    expect(page.locator(".company").first).to_contain_text("0 of 12 points")


def test_enter_in_a_field_makes_the_table(house: House, visit: Visit) -> None:
    page = visit(house, "/new")

    page.get_by_label("Your name").fill("Mira")
    page.keyboard.press("Enter")

    wait_until_it_listens(page, "main[data-table]")
    expect(page.locator(".player", has_text="Mira (you)")).to_be_visible()


def test_host_who_waits_no_longer_lets_bots_sit_down(house: House, visit: Visit) -> None:
    page = visit(house)
    set_up(page, "el-grande", ["you", "open"])

    page.get_by_role("button", name="Fill open seats with bots and start").click()

    page.locator("main.is-running").wait_for()


def test_copying_the_link_is_told(house: House, visit: Visit) -> None:
    page = visit(house, permissions=["clipboard-read", "clipboard-write"])
    path = set_up(page, "el-grande", ["you", "open"])
    stop_the_clock(page)

    page.locator("#inviting").get_by_role("button", name="Copy").click()

    expect(page.get_by_role("status")).to_have_text("Link copied")
    assert page.evaluate("navigator.clipboard.readText()") == f"{house.address}{path}"


def test_link_that_cannot_be_copied_is_told(house: House, visit: Visit) -> None:
    page = visit(house)
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    set_up(page, "el-grande", ["you", "open"])
    stop_the_clock(page)

    page.locator("#friends summary").first.click()
    page.locator("#friends").get_by_role("button", name="Copy").click()

    expect(page.get_by_role("status")).to_contain_text("copy it from the address line")


def test_who_takes_two_seats_is_told_on_the_form_as_it_was_filled_in(house: House, visit: Visit) -> None:
    page = visit(house, "/new")
    page.get_by_label("Name of the table").fill("Friday")
    page.locator("[name=seat-2]").select_option("you")

    page.locator("button.primary[type=submit]").click()

    expect(page.get_by_role("alert")).to_have_text("You can take one seat only.")
    expect(page.get_by_label("Name of the table")).to_have_value("Friday")
    expect(page.locator("[name=seat-2]")).to_have_value("you")
