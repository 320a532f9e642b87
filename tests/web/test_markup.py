"""Markup with gaps: what is put into it is escaped, unless it is markup."""

import pytest
from markupsafe import Markup

from meseta.web.markup import html, joined

EVIL = '<script>alert("1")</script>&\''
HARMLESS = "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#x27;"


def test_text_is_escaped_wherever_it_stands() -> None:
    assert html('<b title="{}">{}</b>', EVIL, EVIL) == f'<b title="{HARMLESS}">{HARMLESS}</b>'


def test_text_under_a_name_is_escaped() -> None:
    assert html("<b>{who}</b>{}", "x", who=EVIL) == f"<b>{HARMLESS}</b>x"


def test_markup_stays_as_it_is() -> None:
    assert html("<p>{}</p>", html("<i>{}</i>", "a")) == "<p><i>a</i></p>"


def test_several_pieces_fill_one_gap() -> None:
    assert html("<p>{}</p>", [html("<i>{}</i>", each) for each in "ab"]) == "<p><i>a</i><i>b</i></p>"


def test_text_among_pieces_is_escaped() -> None:
    assert joined([Markup("<i>"), EVIL]) == f"<i>{HARMLESS}"  # type: ignore[list-item]


def test_numbers_have_one_digit_after_the_point() -> None:
    assert html('<i x="{}" y="{}" z="{}"/>', 1, 2.25, 3.0) == '<i x="1" y="2.2" z="3"/>'


@pytest.mark.parametrize("gaps", [(), ("a", "b")])
def test_every_gap_is_filled(gaps: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="attempt to assign"):
        html("<p>{}</p>", *gaps)
