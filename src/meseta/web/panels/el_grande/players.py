"""The players in the order of their seats: points, rank, court and province, spent cards, what each is doing."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meseta.games.el_grande.view import ElGrandeView, ExtraView, SeatView
from meseta.reading.el_grande.areas import board_of
from meseta.reading.el_grande.business import sealed, turn
from meseta.reading.el_grande.cast import Cast
from meseta.web.boards.tokens import colour as classes_of
from meseta.web.boards.tokens import icon, token
from meseta.web.markup import NOTHING, html, joined
from meseta.web.panels.el_grande.marks import in_row
from meseta.web.panels.el_grande.parts.catalogue import parts_of
from meseta.web.panels.presence import player_icon
from meseta.wording.words import Words

LEAST_SCALE: Final = 40  # points at the end of the bars, before a player has more
SCALE_STEP: Final = 20


def players(view: ElGrandeView, cast: Cast, words: Words) -> Markup:
    after = scores_after(view)
    scale = max(LEAST_SCALE, -(-max(after) // SCALE_STEP) * SCALE_STEP)
    rows = [player(view, seat, after[seat["seat"]], scale, cast, words) for seat in view["seats"]]
    rows += [extra_colour(view, number, cast, words) for number in range(len(view["seats"]), len(cast.names))]
    return html(
        '<ul class="panel players" id="sheet-players" aria-label="{}">{}</ul>', words.say("players-heading"), rows
    )


def scores_after(view: ElGrandeView) -> list[int]:
    """What each seat would have if all areas were scored that show what they pay."""
    paying = [area["if_scored_now"] for area in view["areas"] if area["if_scored_now"] is not None]
    return [seat["score"] + sum(paid[seat["seat"]] for paid in paying) for seat in view["seats"]]


def player(view: ElGrandeView, seat: SeatView, after: int, scale: int, cast: Cast, words: Words) -> Markup:
    its = seat["seat"]
    return html(
        '<li class="player p{number}{awaited}" id="player-{number}">{token}'
        '<div class="who">{name}{kind}{shields}{spent}</div>'
        '<div class="score"><small class="state">{doing}</small>{rank}{score} '
        '<span class="after">&rarr; {after}</span></div>'
        "{bar}{trays}</li>",
        number=its + 1,
        awaited=" awaited" if its in view["waiting"] else "",
        token=token(its, cast.marks[its]),
        name=name_of(its, cast, words),
        kind=player_icon(its, cast.sitters[its], words),
        shields=shields(view, seat, cast, words),
        spent=spent(view, seat, words),
        doing=doing(view, its, words),
        rank=rank(view, seat["score"], words),
        score=seat["score"],
        after=after,
        bar=bar(its, seat["score"], after, scale),
        trays=trays(seat, words),
    )


def rank(view: ElGrandeView, score: int, words: Words) -> Markup:
    """The place among all; none before anybody has points."""
    scores = [seat["score"] for seat in view["seats"]]
    if not any(scores):
        return NOTHING
    place = 1 + sum(each > score for each in scores)
    return html(
        '<i class="rank{}" title="{}">{}</i>',
        " lead" if place == 1 else "",
        words.say("players-rank", place=place),
        place,
    )


def name_of(seat: int, cast: Cast, words: Words) -> Markup:
    """A long name is cut short; that it is one's own is not."""
    name = cast.names[seat]
    said = words.say("name-and-you", name=name) if seat == cast.seat else name
    before, _, after = said.partition(name)
    return html('{}<span class="name">{}</span>{}', before, name, after)


def extra_colour(view: ElGrandeView, its: int, cast: Cast, words: Words) -> Markup:
    """A colour without a seat has no points and no court."""
    extra, role = view["extra"][its - len(view["seats"])], cast.roles[its]
    return html(
        '<li class="player {}">{}<div class="who" title="{}"><span class="name">{}</span></div>'
        '<div class="score"></div><span class="muted fine-line">{}</span>{}</li>',
        classes_of(its, role),
        token(its, cast.marks[its], role=role),
        words.say(f"role-{role}-says"),
        cast.names[its],
        " ".join(filter(None, [part.about(view, extra, cast, words) for part in parts_of(view)])),
        its_province(extra, words) if board_of(view).colours[its].has_province else NOTHING,
    )


def its_province(extra: ExtraView, words: Words) -> Markup:
    return html('<div class="trays"><b>{}</b> {}{}</div>', extra["province"], words.say("province"), icon("province"))


# ---- The parts of a row.
def shields(view: ElGrandeView, seat: SeatView, cast: Cast, words: Words) -> Markup:
    """The vetoes a seat holds, and what parts give it to hold."""
    held, out = seat["vetoes"], NOTHING
    if held:
        said = words.say("vetoes-held", count=held)
        out = html('<span title="{}">{}</span>', said, [icon("veto", "small shield")] * held)
    tags = [part.tags(view, seat, cast, words) for part in parts_of(view)]
    return joined([out, *tags, in_row(view, seat["seat"], cast, words)])


def spent(view: ElGrandeView, seat: SeatView, words: Words) -> Markup:
    """The power cards a seat has used; where they lie face down, how many. And how many cards are back in its hand."""
    for part in parts_of(view):
        of_its_own = part.spent(seat, words)
        if of_its_own is not None:
            return of_its_own
    played, hand = seat["played"], seat["hand"] or []
    if played is None:
        down = int(board_of(view).highest_power) - seat["hand_size"]
        drawn = [html('<i class="down">{}{}</i>', icon("cards"), down)] if down else []
    else:
        drawn = [html("<i>{}</i>", card) for card in sorted(played, reverse=True) if card not in hand]
    unseen = seat["taken_back_unseen"] + sum(part.taken_back_unseen(seat) for part in parts_of(view))
    if unseen:
        said = words.say("taken-back-unseen", count=unseen)
        drawn.append(html('<i class="down" title="{}">&minus;{}</i>', said, unseen))
    return html('<span class="spentcards" role="img" aria-label="{}">{}</span>', words.say("power-spent"), drawn)


def bar(seat: int, score: int, after: int, scale: int) -> Markup:
    return html(
        '<svg class="bar p{}" viewBox="0 0 100 9" preserveAspectRatio="none" aria-hidden="true">'
        '<rect class="then" width="{}" height="9"/><rect class="now" width="{}" height="9"/></svg>',
        seat + 1,
        100 * after / scale,
        100 * score / scale,
    )


def trays(seat: SeatView, words: Words) -> Markup:
    """Caballeros go from the province to the court, and from there to the board."""
    return html(
        '<div class="trays" title="{}">{}{} <b>{}</b> &larr; <b>{}</b> {}{}</div>',
        words.say("court-and-province-label", court=seat["court"], province=seat["province"]),
        icon("court"),
        words.say("court"),
        seat["court"],
        seat["province"],
        words.say("province"),
        icon("province"),
    )


def doing(view: ElGrandeView, seat: int, words: Words) -> str:
    """In a word, what a seat is doing in this round."""
    choice, its_turn = sealed(view), turn(view)
    if choice is not None and seat in choice["asked"]:
        return words.say("table-choosing" if seat in choice["missing"] else "table-sealed")
    if its_turn is not None and its_turn["seat"] == seat:
        return words.say("table-acting")
    if seat in view["waiting"]:
        return words.say("table-asked")
    left = [each["turns_left"] for each in view["business"] if each["kind"] == "turns"]
    if not left:
        return ""
    return words.say("table-next") if left[0][:1] == [seat] else "" if seat in left[0] else words.say("table-done")
