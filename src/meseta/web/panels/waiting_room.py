"""Before the game begins: who is there already, the link for the others, and a seat for whoever opened it."""

from __future__ import annotations

from markupsafe import Markup

from meseta.storage.rows import Seat
from meseta.web.boards.page import text
from meseta.web.boards.tokens import icon, letter, token
from meseta.web.panels.gone import gone_panel, ways
from meseta.web.scene import Scene
from meseta.wording.words import Words


def waiting_room(scene: Scene, words: Words) -> Markup:
    if scene.gone is not None:
        seats = Markup(f'<aside class="side">{chairs(scene, words)}</aside>')
        return gone_panel(scene.gone, words, ways(scene, words)) + seats
    free = sum(seat.kind == "open" for seat in scene.table.seats)
    title, still = text(words.say("waiting-title")), text(words.say("waiting-seats-open", count=free))
    return Markup(
        f'<section class="panel prompt waiting-room" id="prompt" aria-live="polite">{icon("clock", "big")}'
        f'<div><h1>{title}</h1><p class="why">{still}</p></div></section>'
        f'<aside class="side">{chairs(scene, words)}'
        f"{joining(scene, words)}{invitation(scene, words)}{starting(scene, words)}</aside>"
    )


def chairs(scene: Scene, words: Words) -> str:
    seats = "".join(chair(seat, scene, words) for seat in scene.table.seats)
    return f'<section class="panel"><ul class="chairs">{seats}</ul></section>'


def chair(seat: Seat, scene: Scene, words: Words) -> str:
    name = seat.name or words.say("seat-kind-open")
    if seat.seat == scene.seat:
        name = words.say("name-and-you", name=name)
    mark = icon({"person": "human", "bot": "bot", "open": "link"}[seat.kind], "small")
    return f"<li>{token(seat.seat, letter(seat.name))}<b>{text(name)}</b>{mark}</li>"


def joining(scene: Scene, words: Words) -> str:
    """A plain form: it works before any script has loaded."""
    if scene.sits:
        return ""
    host = next((seat.name for seat in scene.table.seats if seat.person == scene.table.host), "")
    says = words.say("join-says", name=host, game=words.say(f"game-{scene.table.game}")) if host else ""
    return (
        f'<form class="panel joining" method="post" action="/t/{scene.table.id}/join" data-keep>'
        f"<h2>{text(words.say('join-title'))}</h2><p>{text(says)}</p>"
        f'<label class="field">{text(words.say("join-name"))}<input name="name" maxlength="24" autocomplete="nickname"'
        f' autofocus></label><button class="btn primary wide">{text(words.say("join-seat"))}</button></form>'
    )


def invitation(scene: Scene, words: Words) -> str:
    link = f"/t/{scene.table.id}"
    copy = f'<button type="button" class="btn" data-copy-link="{link}">{icon("link")}{text(words.say("copy"))}</button>'
    return (
        f'<section class="panel"><h2>{text(words.say("setup-link"))}</h2>'
        f'<p class="fine">{text(words.say("setup-link-says"))}</p>'
        f'<p class="invite-link" data-keep><a href="{link}" data-whole-link>{link}</a>{copy}</p></section>'
    )


def starting(scene: Scene, words: Words) -> str:
    """The host need not wait."""
    if not scene.hosts:
        return ""
    return (
        f'<form method="post" action="/t/{scene.table.id}/start"><button class="btn primary wide">{icon("play")}'
        f"{text(words.say('setup-start-bots'))}</button></form>"
    )
