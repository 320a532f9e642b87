"""The end of a game with own cards: round by round which card each player used, and what its action brought."""

from __future__ import annotations

from markupsafe import Markup

from meseta.games.el_grande.parts.intrigue.view import OwnCardView
from meseta.reading.el_grande.cast import Cast
from meseta.web.boards.tokens import icon, token
from meseta.web.markup import NOTHING, html
from meseta.web.panels.el_grande.parts.intrigue.cards_by_round import Turn, cards_by_round
from meseta.web.panels.el_grande.parts.intrigue.own_card import sign
from meseta.web.panels.el_grande.parts.intrigue.round_cards import ROYAL_ICONS
from meseta.web.summaries.played import Played
from meseta.wording.words import Words


def used_by_round(played: Played, cards: dict[int, OwnCardView], cast: Cast, words: Words) -> Markup:
    rounds = cards_by_round(played)
    heads = [html('<th scope="col">{}</th>', number) for number in range(1, len(rounds) + 1)]
    rows = [
        html(
            '<tr class="p{}"><th scope="row">{}<span>{}</span></th>{}</tr>',
            seat + 1,
            token(seat, cast.marks[seat], "s"),
            cast.names[seat],
            [cell(number, turns[seat], cards, words) for number, turns in enumerate(rounds, 1)],
        )
        for seat in range(len(cast.sitters))
    ]
    return html(
        '<section class="panel used-cards"><div class="caption"><b>{}</b><span>{}</span></div><div class="wide-table">'
        '<table><thead><tr><th scope="col">{}</th>{}</tr></thead><tbody>{}</tbody></table></div></section>',
        words.say("end-cards"),
        words.say("end-cards-legend"),
        words.say("as-table-player"),
        heads,
        rows,
    )


def cell(number: int, turn: Turn, cards: dict[int, OwnCardView], words: Words) -> Markup:
    """The card, the King or Intrigue card, the card of a deck, and the points."""
    said = "; ".join(label(number, cards[value], turn, words) for value in turn.values)
    return html(
        '<td title="{}"><b>{}</b>{}{}{}</td>',
        said or words.say("round-card-none"),
        " ".join(sign(value, words) for value in turn.values) or "–",
        NOTHING if turn.royal is None else royal(turn.royal, words),
        NOTHING if turn.taken is None else taken(turn.taken, words),
        html('<small class="gain">+{}</small>', turn.points) if turn.points else NOTHING,
    )


def royal(name: str, words: Words) -> Markup:
    return html('{}<span class="vh">{}</span>', icon(ROYAL_ICONS[name], "small"), words.say(f"royal-{name}"))


def taken(card: str, words: Words) -> Markup:
    return html('{}<span class="vh">{}</span>', icon("cards", "small"), words.say(f"card-name-{card}"))


def label(number: int, card: OwnCardView, turn: Turn, words: Words) -> str:
    done = turn.taken or card["card"]
    return words.say("end-card-label", round=number, value=card["value"], card=done, points=turn.points)
