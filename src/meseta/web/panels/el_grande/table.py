"""The whole El Grande table: everything that one update replaces."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.answers import answer
from meseta.reading.el_grande.business import sealed
from meseta.reading.el_grande.cast import Cast
from meseta.reading.view import Sitter
from meseta.web.boards.el_grande.disk import dial, turns_disk
from meseta.web.boards.el_grande.spain import board, look_of
from meseta.web.boards.tokens import icon
from meseta.web.markup import NOTHING, html, joined
from meseta.web.panels.el_grande.area_chips import area_chips
from meseta.web.panels.el_grande.board_as_table import board_as_table
from meseta.web.panels.el_grande.choices import on_the_cards
from meseta.web.panels.el_grande.offer import offer
from meseta.web.panels.el_grande.parts.catalogue import parts_of
from meseta.web.panels.el_grande.players import players
from meseta.web.panels.el_grande.prompt import prompt
from meseta.web.panels.el_grande.rounds import rail
from meseta.web.panels.el_grande.ruler import ruler
from meseta.web.panels.el_grande.seals import seals
from meseta.web.panels.el_grande.standings import standings
from meseta.web.panels.el_grande.turn_strip import turn_strip
from meseta.web.panels.phone import bottom_bar
from meseta.web.panels.typed import typed
from meseta.wording.words import Words


def table(
    view: ElGrandeView,
    sitters: Sequence[Sitter],
    words: Words,
    table_buttons: Markup = NOTHING,
    log: Markup = NOTHING,
    moment: Markup = NOTHING,
) -> Markup:
    """What goes into the page's `main`. `table_buttons` are those of every table, `log` is a panel with the id
    sheet-log, `moment` what stands in place of the prompt while an earlier moment is shown.

    Each legal answer of the view stands on exactly one element, as data-answer.
    """
    cast = Cast(view, sitters, words)
    return html(
        '{}{}{}{}<aside class="side"{}>{}<section class="group" id="sheet-cards">{}</section>{}{}{}</aside>{}{}',
        moment or asked(view, cast, words, table_buttons),
        the_map(view, sitters, cast, words),
        area_chips(view, cast, words),
        turn_strip(view, cast, words),
        NOTHING if view["legal"] else html(' tabindex="0"'),  # so that keys scroll it where nothing is pressed
        seals(view, cast, words),
        cards(view, cast, words),
        players(view, cast, words),
        log,
        typed(view, lambda notation: answer(view, notation, cast, words), words),
        rail(view, cast, words),
        bottom_bar(words),
    )


def asked(view: ElGrandeView, cast: Cast, words: Words, table_buttons: Markup) -> Markup:
    drawn = standings if view["winners"] else prompt
    return drawn(view, cast, words, table_buttons)


def cards(view: ElGrandeView, cast: Cast, words: Words) -> Markup:
    """The action cards on offer, and the power cards or what a part lays out in their place."""
    of_parts = [part.cards(view, cast, words) for part in parts_of(view)]
    in_their_place = next((each for each in of_parts if each is not None), None)
    below = ruler(view, cast, words) if in_their_place is None else in_their_place
    return joined([offer(view, cast, words), below])


def classes(view: ElGrandeView) -> str:
    """The classes of `main`: where phones have to look for the answer, and how parts want tokens to look."""
    asks_cards = bool(on_the_cards(view))
    asks = "is-over" if view["winners"] else "asks-cards" if asks_cards else "asks-disk" if sealed(view) else ""
    return " ".join(filter(None, ["table el-grande", asks, look_of(view, "with-boxes")]))


def the_map(view: ElGrandeView, sitters: Sequence[Sitter], cast: Cast, words: Words, look: str = "") -> Markup:
    """The board, and over it the secret disk while the viewer turns it, or what a part asks there."""
    return html(
        '<section class="map{}" id="sheet-map">{}{}{}{}</section>',
        f" {look}" if look else "",
        disk_above(view, sitters, words) if turns_disk(view) else NOTHING,
        [part.over_map(view, cast, words) for part in parts_of(view)],
        board(view, sitters, words),
        board_as_table(view, cast, words),
    )


def disk_above(view: ElGrandeView, sitters: Sequence[Sitter], words: Words) -> Markup:
    """It can be put aside to look at the board."""
    return html(
        '<label class="peek"><input type="checkbox"> {}{}</label><div class="dialbox">{}</div>',
        icon("eye"),
        words.say("look-at-board"),
        dial(view, sitters, words),
    )
