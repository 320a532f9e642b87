"""Before the game begins: who is there already, what is played, the link for the others, and a seat for the visitor."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meseta.reading.view import letter
from meseta.storage.rows import Seat, SeatKind
from meseta.tables.seats import host_name
from meseta.web.boards.tokens import icon, token
from meseta.web.markup import NOTHING, html, joined
from meseta.web.panels.around import CHECKED
from meseta.web.panels.chat import chat_panel
from meseta.web.panels.friends import Friends, invitation
from meseta.web.panels.gone import gone_panel, ways
from meseta.web.panels.played_options import played
from meseta.web.panels.presence import player_icon
from meseta.web.panels.shuffle import shuffle_panel
from meseta.web.scene import Scene
from meseta.wording.words import Words

ICONS: Final = {SeatKind.BOT: "bot", SeatKind.OPEN: "link"}


def waiting_room(scene: Scene, words: Words, friends: Friends | None = None) -> Markup:
    if scene.gone is not None:
        return joined([gone_panel(scene.gone, words, ways(scene, words)), beside(chairs(scene, words))])
    free = sum(seat.kind == SeatKind.OPEN for seat in scene.table.seats)
    prompt = html(
        '<section class="panel prompt waiting-room" id="prompt" aria-live="polite">{}'
        '<div><h1>{}</h1><p class="why">{}</p></div></section>',
        icon("clock", "big"),
        words.say("waiting-title"),
        words.say("waiting-seats-open", count=free),
    )
    panels = [
        joining(scene, words),
        chairs(scene, words),
        invitation(scene, words, friends),
        starting(scene, words),
        chat_panel(scene, words),
        html('<section class="panel"><h2>{}</h2>{}</section>', words.say("what-is-played"), played(scene.table, words)),
        shuffle_panel(scene, words),
    ]
    return joined([prompt, beside(*panels)])


def beside(*panels: Markup) -> Markup:
    return html('<aside class="side">{}</aside>', panels)


def chairs(scene: Scene, words: Words) -> Markup:
    seats = [chair(seat, scene, words) for seat in scene.table.seats]
    return html('<section class="panel"><ul class="chairs">{}</ul></section>', seats)


def chair(seat: Seat, scene: Scene, words: Words) -> Markup:
    name = seat.name or words.say("seat-kind-open")
    if seat.seat == scene.seat:
        name = words.say("name-and-you", name=name)
    mark = player_icon(seat.seat, seat, words) if seat.kind == SeatKind.PERSON else icon(ICONS[seat.kind], "small")
    others = seat.kind == SeatKind.PERSON and seat.person != scene.table.host
    away = sending_away(seat, scene, words) if scene.hosts and others and scene.gone is None else NOTHING
    free = seat.kind == SeatKind.OPEN and scene.sits and scene.gone is None
    does = moving(seat, scene, words) if free else away
    return html("<li>{}<b>{}</b>{}{}</li>", token(seat.seat, letter(seat.name)), name, does, mark)


def moving(seat: Seat, scene: Scene, words: Words) -> Markup:
    """Whoever has a seat may take another one, and its colour."""
    return html(
        '<form method="post" action="/t/{}/move"><input type="hidden" name="seat" value="{}">'
        '<button class="as-link" aria-label="{}">{}</button></form>',
        scene.table.id,
        seat.seat,
        words.say("waiting-move-to", number=seat.seat + 1),
        words.say("waiting-move"),
    )


def sending_away(seat: Seat, scene: Scene, words: Words) -> Markup:
    return html(
        '<form method="post" action="/t/{}/remove"><input type="hidden" name="seat" value="{}">'
        '<button class="as-link" aria-label="{}">{}</button></form>',
        scene.table.id,
        seat.seat,
        words.say("waiting-remove-name", name=seat.name),
        words.say("waiting-remove"),
    )


def joining(scene: Scene, words: Words) -> Markup:
    """A plain form: it works before any script has loaded."""
    if scene.sits:
        return NOTHING
    host = host_name(scene.table)
    says = words.say("join-says", name=host, game=words.say(f"game-{scene.table.game}")) if host else ""
    return html(
        '<form class="panel joining" method="post" action="/t/{}/join"><h2>{}</h2><p>{}</p>'
        '<label class="field" data-keep>{}<input name="name" maxlength="24" autocomplete="nickname" autofocus></label>'
        '{}<button class="btn primary wide">{}</button></form>',
        scene.table.id,
        words.say("join-title"),
        says,
        words.say("join-name"),
        seat_picks(scene, words),
        words.say("join-seat"),
    )


def seat_picks(scene: Scene, words: Words) -> Markup:
    """Where there is a choice, a seat and its colour."""
    free = [seat.seat for seat in scene.table.seats if seat.kind == SeatKind.OPEN]
    if len(free) < 2:
        return NOTHING
    picks = [
        html(
            '<label id="pick-{seat}"><input type="radio" name="seat" value="{seat}"{}>{}'
            '<span class="vh">{}</span></label>',
            CHECKED if seat == free[0] else NOTHING,
            token(seat),
            words.say("setup-seat", number=seat + 1),
            seat=seat,
        )
        for seat in free
    ]
    return html('<fieldset class="seat-picks"><legend>{}</legend>{}</fieldset>', words.say("join-which-seat"), picks)


def starting(scene: Scene, words: Words) -> Markup:
    """The host need not wait, and the others not for long."""
    if not scene.may_start:
        return NOTHING
    return html(
        '<form method="post" action="/t/{}/start"><button class="btn primary wide">{}{}</button></form>',
        scene.table.id,
        icon("play"),
        words.say("setup-start-bots"),
    )
