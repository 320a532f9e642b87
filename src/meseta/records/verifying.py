"""Did a game follow from the secret that its server had committed itself to?"""

from __future__ import annotations

from meseta.engine.events import Log
from meseta.engine.refusal import Refused
from meseta.games.catalogue import title_of
from meseta.records.record import Record, replay
from meseta.records.shuffle import commitment_to, digest_of, secret_of


class CannotTell(Refused):
    """It cannot be known: there is no secret, the game is not over, or no rules of today would replay it."""


def flaw(record: Record) -> Refused | None:
    """Why it did not, or `CannotTell`; nothing if it did. `examples/verify_a_game.py` does the same by itself."""
    secret, program = secret_of(record.seed), title_of(record.game).rules_version(record.options)
    if secret is None or not record.commitment:
        return CannotTell("verify-no-secret")
    if record.rules != program:
        return CannotTell("error-record-rules", game=record.game, played=record.rules, program=program)
    if commitment_to(secret) != record.commitment:
        return Refused("verify-other-secret", shown=record.commitment, found=commitment_to(secret))
    log, awaited = Log(), list[int]()
    try:
        for position in replay(record):
            position.listener = log
            awaited = position.waiting()
    except Refused as refused:
        return refused
    if digest_of(log.events) != record.told:
        return Refused("verify-told-otherwise")
    return CannotTell("verify-unfinished") if awaited else None
