"""What does not fit: looked for on a page at ten sizes."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.browser.visiting import SIZES, let_it_settle, too_wide

# Of what is laid out side by side, what lies over its neighbour: those that float are meant to.
OVERLAPS = """() => {
  const shown = (each) => {
    const { position, display, marginLeft } = getComputedStyle(each);
    const { width, height } = each.getBoundingClientRect();
    const floats = !["static", "relative"].includes(position) || parseFloat(marginLeft) < -20; // as in a fan of cards
    return !floats && display !== "contents" && width > 1 && height > 1;
  };
  const called = (each) => `${each.localName}.${each.getAttribute("class") ?? ""}#${each.id}`;
  const found = [];
  for (const box of document.querySelectorAll("body, body :not(svg, svg *)")) {
    if (!["flex", "grid"].includes(getComputedStyle(box).display) || !box.checkVisibility()) continue;
    const inside = [...box.children].filter((each) => each.checkVisibility() && shown(each));
    const rects = inside.map((each) => each.getBoundingClientRect());
    for (let one = 0; one < inside.length; one += 1) for (let other = one + 1; other < inside.length; other += 1) {
      const [a, b] = [rects[one], rects[other]];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1.5 && down > 1.5) found.push(`${called(inside[one])} and ${called(inside[other])}`);
    }
  }
  return found;
}"""
# How large the smallest value of a region is written on the board.
SMALLEST = """() => Math.min(...[...document.querySelectorAll(".map .badge .value")]
  .filter((each) => each.getBoundingClientRect().width && each.checkVisibility({ visibilityProperty: true }))
  .map((each) => parseFloat(getComputedStyle(each).fontSize) * each.getScreenCTM().a))"""
# Names that are squeezed away, words that stick out of their place in a question, land of a secret disk out of sight,
# choices that lie beside the place for them.
LOST = """() => {
  const seen = (what) => [...document.querySelectorAll(what)].filter((each) => each.checkVisibility());
  const box = (each) => each.getBoundingClientRect();
  const shown = (each) => getComputedStyle(each).overflowY === "visible";
  const sticksOut = (each) => shown(each) && each.scrollHeight > each.clientHeight + 2;
  const liesBeside = (each) => box(each).right > box(each.parentElement).right + 1;
  const map = document.querySelector(".map") && box(document.querySelector(".map"));
  const off = ({ left, right, top, bottom }) =>
    map && Math.max(map.left - left, right - map.right, map.top - top, bottom - map.bottom) > 1;
  return [
    ...seen(":is(.company, .player) .name").filter((each) => box(each).width < 14),
    ...seen(".prompt > div:nth-child(2), .prompt .buttons .btn").filter(sticksOut),
    ...seen(".dial .area .hit").filter((each) => off(box(each))).map((each) => each.parentElement),
    ...seen(":is(.games, .picks, .game, .pick, .way, .lesson figure) > :not(.board)").filter(liesBeside),
  ].map((each) => `lost: ${each.dataset.area ?? each.textContent}`);
}"""
# Buttons that show a picture and no word, and do not say what they do to whoever points at them either.
# A switch has its words beside it.
WORDLESS = """() => {
  const isRead = (text) => text.data.trim() && !text.parentElement.closest(".vh, svg") &&
    text.parentElement.checkVisibility() && parseFloat(getComputedStyle(text.parentElement).fontSize) > 0;
  const words = (each) => {
    const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) if (isRead(texts.currentNode)) return true;
    return false;
  };
  return [...document.querySelectorAll(":is(button, .btn, summary):not(.vh, .switch)")]
    .filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 1 && !each.title && !words(each))
    .map((each) => `without words: ${each.outerHTML.slice(0, 90)}`);
}"""


def faults_of(page: Page) -> list[str]:
    found = list[str]()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        let_it_settle(page)
        least = 9 if width <= 760 or height <= 500 else 11
        wrong = [*page.evaluate(OVERLAPS), *page.evaluate(LOST), *page.evaluate(WORDLESS)]
        wrong += [f"too wide: {each}" for each in too_wide(page)]
        if page.locator(".map .badge .value").count() and (smallest := page.evaluate(SMALLEST)) < least:
            wrong.append(f"values of {smallest:.1f} px")
        found += [f"{width} x {height}: {each}" for each in wrong]
    return found
