"""Before the game begins: what is played is read, seats are chosen and changed, and people talk."""

from playwright.sync_api import Page, expect

from tests.web.browser.visiting import Visit, go, join, set_up, too_wide, wait_until_it_listens
from tests.web.house import House

PHONE = {"width": 390, "height": 844}


def say(page: Page, text: str) -> None:
    page.get_by_placeholder("Write to the table").fill(text)
    page.get_by_role("button", name="Send", exact=True).click()


def test_whoever_comes_reads_what_is_played_and_chooses_a_seat_also_another_one_later(
    house: House, visit: Visit
) -> None:
    mira = visit(house)
    path = set_up(mira, "el-grande", ["you", "open", "open", "open"], rounds="6")
    ana = visit(house, path)
    expect(ana.locator(".played")).to_contain_text("LengthSix rounds")
    expect(ana.locator(".played")).to_contain_text("EditionClassic, 1995")

    ana.get_by_label("Your name").fill("Ana")
    ana.get_by_label("Seat 3").check()
    ana.get_by_role("button", name="Join this seat").click()

    expect(mira.locator(".chairs li").nth(2)).to_contain_text("Ana")
    ana.get_by_role("button", name="sit here: seat 4").click()
    expect(mira.locator(".chairs li").nth(3)).to_contain_text("Ana")
    expect(mira.locator(".chairs li").nth(2)).to_contain_text("Open seat")


def test_people_talk_before_the_game_and_what_is_unread_is_counted_during_it(house: House, visit: Visit) -> None:
    mira = visit(house)
    path = set_up(mira, "el-grande", ["you", "open"])
    say(mira, "Come in")
    ana = visit(house, path, viewport=PHONE)
    expect(ana.locator("section.chat")).to_contain_text("Come in")
    join(ana, "Ana")
    wait_until_it_listens(mira, "main.is-running")
    expect(ana.locator(".bottombar .unread")).to_be_hidden()

    mira.locator("details.chat summary").click()
    say(mira, "Well played")

    expect(ana.locator(".bottombar .unread")).to_have_text("1 unread")
    expect(mira.locator("details.chat .unread")).to_be_hidden()
    go(ana, path)
    expect(ana.locator(".bottombar .unread")).to_have_text("1 unread")
    assert too_wide(ana) == []
    ana.locator(".bottombar").get_by_role("link", name="Log").click()
    ana.locator("details.chat summary").click()
    expect(ana.locator(".bottombar .unread")).to_be_hidden()
