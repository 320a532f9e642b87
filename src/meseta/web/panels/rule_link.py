"""From a question to the rules about it, in help."""

from __future__ import annotations

from markupsafe import Markup

from meseta.reading.view import question
from meseta.web.boards.tokens import icon
from meseta.web.faces.catalogue import FACES
from meseta.web.markup import NOTHING, html
from meseta.web.scene import Scene
from meseta.wording.words import Words


def rule_link(scene: Scene, words: Words) -> Markup:
    """Where the reader is asked something, and the game has rules about it to read."""
    if not scene.view["legal"]:
        return NOTHING
    topic = FACES[scene.table.game].rulebook.topic_of(question(scene.view), scene.table.options)
    if topic is None:
        return NOTHING
    return html(
        '<a class="btn quiet round rule-link" href="/t/{}/help#rule-{}" data-help title="{says}">{}'
        '<span class="vh">{says}</span></a>',
        scene.table.id,
        topic.name,
        icon("learn"),
        says=words.say("help-the-rule", topic=words.say(topic.heading)),
    )
