"""Nobody misses their turn: the title, the icon, a sound and a notification tell it, in the reader's language."""

from random import Random

from playwright.sync_api import Page, expect

from tests.web.browser.visiting import Visit, go, join, press_something, set_up, wait_until_asked, wait_until_it_listens
from tests.web.house import House

# What a browser would play and show, written down.
WRITTEN_DOWN = """
window.told = [];
AudioContext.prototype.createOscillator = new Proxy(AudioContext.prototype.createOscillator, {
  apply: (make, audio, given) => { window.told.push("sound"); return Reflect.apply(make, audio, given); },
});
window.Notification = class { constructor(title, { body }) { window.told.push(body); } };
Notification.permission = "default";
Notification.requestPermission = async () => { Notification.permission = "granted"; };
Object.defineProperty(document, "hidden", { get: () => window.looksElsewhere ?? false });
"""
ICON = "document.querySelector('link[rel=icon]').href"


def two_people(house: House, visit: Visit, language: str = "en") -> tuple[Page, Page]:
    """Mira, who begins, and Ana, whose browser writes down what it tells her."""
    mira = visit(house)
    path = set_up(mira, "el-grande", ["you", "open"], start="blue")
    ana = visit(house, locale=language)
    ana.add_init_script(WRITTEN_DOWN)
    go(ana, path)
    return mira, ana


def answer(page: Page) -> None:
    wait_until_asked(page)
    assert press_something(page, Random(1))


def test_page_tells_aloud_that_it_is_ones_turn_as_far_as_one_wishes(house: House, visit: Visit) -> None:
    mira, ana = two_people(house, visit)
    join(ana, "Ana")
    calm, icon = ana.title(), ana.evaluate(ICON)
    assert calm == "El Grande - Meseta"
    expect(mira).to_have_title("● Your turn: Play a power card - El Grande - Meseta")

    ana.locator("#turn-switches summary").click()
    ana.get_by_label("a soft sound").check()
    ana.get_by_label("a notification while I look elsewhere").check()
    ana.evaluate("() => { window.told = []; window.looksElsewhere = true; }")
    answer(mira)

    expect(ana).to_have_title("● Your turn: Play a power card - El Grande - Meseta")
    assert ana.evaluate(ICON) != icon
    assert ana.evaluate("window.told") == ["sound", "sound", "● Your turn: Play a power card"]

    expect(mira).to_have_title(calm)
    assert mira.evaluate(ICON) == icon

    ana.reload()
    wait_until_it_listens(ana)
    expect(ana.get_by_label("a soft sound")).to_be_checked()


def test_nobody_is_disturbed_who_has_not_wished_it_and_the_title_speaks_their_language(
    house: House, visit: Visit
) -> None:
    mira, ana = two_people(house, visit, "pl")
    ana.get_by_label("Twoje imię").fill("Ana")
    ana.get_by_role("button", name="Zajmij").click()
    wait_until_it_listens(ana, "main.is-running")
    ana.evaluate("() => { window.looksElsewhere = true; Notification.permission = 'granted'; }")

    answer(mira)

    expect(ana).to_have_title("● Twoja kolej: Zagraj kartę siły - El Grande - Meseta")
    assert ana.evaluate("window.told") == []
