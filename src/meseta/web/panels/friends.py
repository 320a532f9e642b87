"""How friends get in: a link, a picture of it for phones, and a code to be told by word of mouth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from meseta.web.boards.tokens import icon
from meseta.web.markup import NOTHING, html, joined
from meseta.web.reach import Reach
from meseta.web.scene import Scene
from meseta.wording.words import Words

COMMAND: Final = "./run serve --host 0.0.0.0"


@dataclass(frozen=True, slots=True)
class Friends:
    """What depends on how the visitor calls the house, and does not change while they look."""

    reach: Reach
    code: str = ""


def invitation(scene: Scene, words: Words, friends: Friends | None) -> Markup:
    """In the waiting room. A page keeps what it was loaded with: the part that is fetched later knows no more."""
    return html(
        '<section class="panel inviting" id="inviting" data-keep><h2>{}</h2>{}{}</section>',
        words.say("setup-link"),
        ways_in(scene.link, scene.table.id, words, friends),
        code(friends.code, words) if friends and friends.code else NOTHING,
    )


def ways_in(link: str, table_id: str, words: Words, friends: Friends | None) -> Markup:
    """The link and its picture; where it leads nowhere else, what does."""
    if friends is None:
        return NOTHING
    reach = friends.reach
    if not reach.only_here:
        told = html('<p class="fine">{}</p>', words.say("setup-link-says"))
        return joined([told, to_copy(link, words), qr(table_id, words)])
    if reach.serves_network:
        told = html('<p class="only-here">{}</p>', words.say("link-only-here"))
        return joined([told, to_copy(f"{reach.in_network}{link}", words), qr(table_id, words)])
    return joined([how_to_serve(reach, words), to_copy(link, words)])


def how_to_serve(reach: Reach, words: Words) -> Markup:
    then = html('<p class="fine">{}</p>', words.say("link-then", address=reach.in_network))
    return html(
        '<div class="only-here"><p>{}</p><p>{}</p><p><code>{}</code></p>{}</div>',
        words.say("link-only-here-for-friends"),
        words.say("link-start-with"),
        command(reach),
        then if reach.in_network else NOTHING,
    )


def command(reach: Reach) -> str:
    port = reach.origin.rpartition(":")[2]
    return f"{COMMAND} --port {port}" if port.isdecimal() else COMMAND


def to_copy(link: str, words: Words) -> Markup:
    return html(
        '<p class="invite-link"><a href="{link}" data-whole-link>{link}</a>'
        '<button type="button" class="btn" data-copy-link="{link}">{}{}</button></p>',
        icon("link"),
        words.say("copy"),
        link=link,
    )


def qr(table_id: str, words: Words) -> Markup:
    """It is drawn when somebody wants to see it."""
    return html(
        '<details class="qr"><summary>{}</summary>'
        '<img src="/t/{}/qr" alt="{}" width="220" height="220" loading="lazy"></details>',
        words.say("qr-show"),
        table_id,
        words.say("qr-says"),
    )


def code(written: str, words: Words) -> Markup:
    return html(
        '<p class="short-code"><span>{}</span> <b>{}</b></p><p class="fine">{}</p>',
        words.say("code"),
        written,
        words.say("code-says"),
    )
