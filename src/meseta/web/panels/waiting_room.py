"""Before the game begins: who is there already, what is played, the link for the others, and a seat for the visitor."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meseta.engine.title import without_defaults
from meseta.games.catalogue import title_of
from meseta.reading.view import letter
from meseta.storage.rows import Seat, SeatKind
from meseta.tables.seats import host_name
from meseta.web.boards.tokens import icon, token
from meseta.web.markup import NOTHING, html, joined
from meseta.web.panels.gone import gone_panel, ways
from meseta.web.panels.shuffle import shuffle_panel
from meseta.web.scene import Scene
from meseta.wording.words import Words

ICONS: Final = {SeatKind.PERSON: "human", SeatKind.BOT: "bot", SeatKind.OPEN: "link"}


def waiting_room(scene: Scene, words: Words) -> Markup:
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
    panels = [chairs(scene, words, played(scene, words)), joining(scene, words), invitation(scene, words)]
    return joined([prompt, beside(*panels, starting(scene, words), shuffle_panel(scene, words))])


def beside(*panels: Markup) -> Markup:
    return html('<aside class="side">{}</aside>', panels)


def chairs(scene: Scene, words: Words, below: Markup = NOTHING) -> Markup:
    seats = [chair(seat, scene, words) for seat in scene.table.seats]
    return html('<section class="panel"><ul class="chairs">{}</ul>{}</section>', seats, below)


def chair(seat: Seat, scene: Scene, words: Words) -> Markup:
    name = seat.name or words.say("seat-kind-open")
    if seat.seat == scene.seat:
        name = words.say("name-and-you", name=name)
    mark = icon(ICONS[seat.kind], "small")
    others = seat.kind == SeatKind.PERSON and seat.person != scene.table.host
    away = sending_away(seat, scene, words) if scene.hosts and others and scene.gone is None else NOTHING
    return html("<li>{}<b>{}</b>{}{}</li>", token(seat.seat, letter(seat.name)), name, away, mark)


def sending_away(seat: Seat, scene: Scene, words: Words) -> Markup:
    return html(
        '<form method="post" action="/t/{}/remove"><input type="hidden" name="seat" value="{}">'
        '<button class="as-link" aria-label="{}">{}</button></form>',
        scene.table.id,
        seat.seat,
        words.say("waiting-remove-name", name=seat.name),
        words.say("waiting-remove"),
    )


def played(scene: Scene, words: Words) -> Markup:
    """What was chosen otherwise than usual; how many play is seen by their seats."""
    chosen = without_defaults(title_of(scene.table.game).options, scene.table.options)
    said = [in_words(scene.table.game, option, value, words) for option, value in chosen.items() if option != "players"]
    return html('<p class="fine">{}</p>', " · ".join(said)) if said else NOTHING


def in_words(game: str, option: str, value: str, words: Words) -> str:
    """A number of one's own has no name."""
    name = f"value-{game}-{option}-{value}"
    return f"{words.say(f'option-{game}-{option}')}: {words.say(name) if words.has(name) else value}"


def joining(scene: Scene, words: Words) -> Markup:
    """A plain form: it works before any script has loaded."""
    if scene.sits:
        return NOTHING
    host = host_name(scene.table)
    says = words.say("join-says", name=host, game=words.say(f"game-{scene.table.game}")) if host else ""
    return html(
        '<form class="panel joining" method="post" action="/t/{}/join" data-keep><h2>{}</h2><p>{}</p>'
        '<label class="field">{}<input name="name" maxlength="24" autocomplete="nickname" autofocus></label>'
        '<button class="btn primary wide">{}</button></form>',
        scene.table.id,
        words.say("join-title"),
        says,
        words.say("join-name"),
        words.say("join-seat"),
    )


def invitation(scene: Scene, words: Words) -> Markup:
    return html(
        '<section class="panel"><h2>{}</h2><p class="fine">{}</p><p class="invite-link" data-keep>'
        '<a href="{link}" data-whole-link>{link}</a>'
        '<button type="button" class="btn" data-copy-link="{link}">{}{}</button></p></section>',
        words.say("setup-link"),
        words.say("setup-link-says"),
        icon("link"),
        words.say("copy"),
        link=scene.link,
    )


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
