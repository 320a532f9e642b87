"""What people settle about others on the pages: a bot for the silent, strangers sent away, spectators silenced."""

import sqlite3
from contextlib import closing

from playwright.sync_api import Page, expect

from tests.web.browser.visiting import Visit, go, join, set_up, stop_the_clock, wait_until_it_listens
from tests.web.house import House

TEN_MINUTES = 600_000  # milliseconds


def grow_older(house: House, path: str, seconds: int) -> None:
    """As if a table had been made and its people had come earlier."""
    table = path.removeprefix("/t/")
    with closing(sqlite3.connect(house.data / "meseta.db")) as database, database:
        database.execute(
            "UPDATE tables SET created = created - ?, revision = revision + 1 WHERE id = ?", [seconds, table]
        )
        database.execute("UPDATE seats SET since = since - ? WHERE table_id = ?", [seconds, table])


def test_bot_plays_for_a_host_who_is_silent_and_who_comes_back(house: House, visit: Visit) -> None:
    """The button appears by itself when it is time."""
    mira = visit(house)
    path = set_up(mira, "el-grande", ["you", "open"], start="blue")
    ana = visit(house, path)
    join(ana, "Ana")
    stop_the_clock(ana)
    go(ana, path)
    expect(ana.locator("form.hand-over")).to_have_count(0)

    grow_older(house, path, 601)
    ana.clock.fast_forward(TEN_MINUTES)
    ana.get_by_role("button", name="Let a bot play for Mira").click()

    wait_until_it_listens(ana, "main.is-running")
    expect(mira.locator("#prompt")).to_contain_text("You are not at the table: a bot plays for you.")
    mira.get_by_role("button", name="Come back").click()
    wait_until_it_listens(mira, "main.is-running")
    expect(mira.get_by_role("button", name="Leave")).to_be_attached()


def test_host_sends_a_stranger_away(house: House, visit: Visit) -> None:
    mira = visit(house)
    path = set_up(mira, "condottiere", ["you", "open", "open"])
    eve = visit(house, path)
    eve.get_by_label("Your name").fill("Eve")
    eve.get_by_role("button", name="Join this seat").click()

    mira.get_by_role("button", name="Send Eve away").click()

    expect(mira.locator(".chairs")).not_to_contain_text("Eve")
    eve.get_by_role("button", name="Join this seat").click()
    expect(eve.locator(".mistake")).to_contain_text("You were sent away from this table")


def say(page: Page, path: str, text: str) -> None:
    """As a spectator, who is somebody: pages offer the chat to those with a seat only."""
    page.request.post("/play")
    assert page.request.post(f"/api/tables/{path.removeprefix('/t/')}/chat", data={"text": text}).ok


def test_spectator_who_bears_the_hosts_name_is_told_apart_and_silenced(house: House, visit: Visit) -> None:
    mira, eve = visit(house), visit(house)
    path = set_up(mira, "el-grande", ["you", "quick"], name="Guest")
    say(eve, path, "I am the host")
    mira.locator("details.chat summary").click()
    line = mira.locator(".said", has_text="I am the host")
    expect(line).to_contain_text("watching")

    line.get_by_role("button", name="Silence Guest").click()

    expect(line).to_have_count(0)
    mira.get_by_role("button", name="Silence all who only watch").click()
    expect(mira.get_by_role("button", name="Let all who watch talk")).to_be_visible()
    mira.get_by_role("button", name="Let those talk and sit down again").click()
    expect(line).to_be_visible()


def test_own_seat_goes_to_another_device_and_back(house: House, visit: Visit) -> None:
    """The link asks first, works once, and signing out everywhere else takes the seat back."""
    mira, phone = visit(house), visit(house)
    path = set_up(mira, "el-grande", ["you", "quick"])
    mira.locator("#help-link").click()
    mira.get_by_role("button", name="Get a link to your seat").click()
    link = mira.locator(".sheet .invite-link a").get_attribute("href") or ""

    go(phone, link)
    expect(phone.get_by_role("heading", level=1)).to_have_text("Sit here as Mira?")
    phone.get_by_role("button", name="Go on as Mira").click()
    wait_until_it_listens(phone, "main[data-table]")
    expect(phone.get_by_role("button", name="Leave")).to_be_attached()

    mira.get_by_role("button", name="Sign out everywhere else").click()
    wait_until_it_listens(mira, "main[data-table]")
    expect(mira.get_by_role("button", name="Leave")).to_be_attached()
    go(phone, path)
    expect(phone.locator("main")).to_contain_text("You are watching")
    go(phone, link)
    expect(phone.locator(".mistake")).to_contain_text("was used already")
