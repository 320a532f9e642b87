"""Boxes in the sea and the tower: nothing of them lies over another, whatever the size of the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.browser.moments import import_moment
from tests.web.browser.visiting import SIZES, Visit, go
from tests.web.house import House

BOXES = {
    "colonies": ["america", "mediterranean", "ship"],
    "grandissimo": ["jail", "ship"],
    "king-and-colonies": ["america", "mediterranean", "ship"],
}
MEASURED = """() => {
  const rect = (each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const map = document.querySelector(".map .spain");
  const named = (each) => [each.closest("[data-area]")?.dataset.area ?? each.textContent, rect(each)];
  const areas = ["america", "ship", "mediterranean", "jail"].map((name) => map.querySelector(`[data-area=${name}]`));
  return {
    boxes: Object.fromEntries(areas.filter(Boolean).map((each) => named(each.querySelector(".hit")))),
    names: Object.fromEntries([...map.querySelectorAll(".region-name.in-box")].map(named)),
    tower: rect(map.querySelector(".castillo .tower-ring")),
    its_name: rect(map.querySelector(".castillo .region-name")),
    button: rect(document.querySelector(".as-text")),
  };
}"""
PRESSED = """({ left, top, right, bottom }) => {
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return there?.closest("[data-area]")?.dataset.area;
}"""
Rect = dict[str, float]


def overlap(one: Rect, other: Rect) -> bool:
    across = one["left"] < other["right"] and other["left"] < one["right"]
    return across and one["top"] < other["bottom"] and other["top"] < one["bottom"]


def holds(outer: Rect, inner: Rect) -> bool:
    across = outer["left"] <= inner["left"] and inner["right"] <= outer["right"]
    return across and outer["top"] <= inner["top"] and inner["bottom"] <= outer["bottom"]


def faults(page: Page) -> list[str]:
    """What lies over something else."""
    seen = page.evaluate(MEASURED)
    boxes, names = seen["boxes"], seen["names"]
    things = {**boxes, "tower": seen["tower"], "name of the tower": seen["its_name"], "button": seen["button"]}
    pairs = [
        (one, other) for one in things for other in things if one < other and "tower" not in (one[-5:], other[-5:])
    ]
    pairs += [(box, tower) for box in boxes for tower in ("tower", "name of the tower")]
    lying = [f"{one} and {other}" for one, other in pairs if overlap(things[one], things[other])]
    outside = [
        f"{name} out of its box" for name, rect in names.items() if not any(holds(box, rect) for box in boxes.values())
    ]
    pressed = page.evaluate(PRESSED, seen["its_name"])
    return lying + outside + ([] if pressed == "castillo" else [f"the tower's name presses {pressed}"])


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("expansion", BOXES)
def test_boxes_and_tower_leave_one_another_room(house: House, visit: Visit, expansion: str, language: str) -> None:
    page = visit(house, locale=language)
    go(page, import_moment(page, "el-grande", "place castillo", expansion=expansion, players="3"))
    assert sorted(page.evaluate(MEASURED)["boxes"]) == BOXES[expansion]

    found = list[str]()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("document.querySelector('.castillo .region-name').scrollIntoView({ block: 'center' })")
        found += [f"{width} x {height}: {fault}" for fault in faults(page)]

    assert found == []
