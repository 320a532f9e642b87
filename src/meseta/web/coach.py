"""A guided first round: what the coach says to each question, with what a bot would do there."""

from __future__ import annotations

from typing import Final

from meseta.bots.catalogue import first_thought
from meseta.storage.rows import TableStatus
from meseta.web.faces.catalogue import FACES
from meseta.web.scene import Scene
from meseta.wording.words import Words

SEED: Final = 0  # the bot is always of one mind


def coach(scene: Scene, words: Words) -> str:
    """Nothing for who does not play, for a game without a coach, and when the coach has taken leave."""
    face = FACES[scene.table.game]
    if not scene.sits or scene.table.status != TableStatus.RUNNING or face.coached is None:
        return ""
    return face.coached(scene.view, advice(scene, words), words)


def advice(scene: Scene, words: Words) -> str:
    """Nothing where the reader is not asked."""
    view, face = scene.view, FACES[scene.table.game]
    if not view["legal"]:
        return ""
    chosen = first_thought(view, SEED)
    notation = next(legal["notation"] for legal in view["legal"] if legal["answer"] == chosen)
    return words.say("coach-advice", answer=face.answer(view, notation, scene.table.seats, words))
