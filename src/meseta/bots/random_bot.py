"""The random bot: any legal answer is as good as another."""

from __future__ import annotations

from random import Random

from meseta.engine.view import View


def choose(view: View, seed: int) -> int:
    return Random(seed).choice(view["legal"])["answer"]
