"""The colonies: voyages for gold and wares, places of honour, and the limit table."""

from __future__ import annotations

from meseta.bots.el_grande.part import Part
from meseta.bots.el_grande.parts.colonies import limit_table, new_discs, places, sailing, turning_over, voyages

PART = Part(
    questions={
        "filling": limit_table.filling,
        "moving-limit": limit_table.moving_limit,
        "sailing": sailing.sailing,
        "turning-over": turning_over.turning_over,
    },
    steps={**limit_table.STEPS, **turning_over.STEPS, **new_discs.STEPS},
    changes={**limit_table.CHANGES, **turning_over.CHANGES, **new_discs.CHANGES},
    in_turn={"claim": sailing.claiming},
    decks_gone=turning_over.decks_gone,
    places=places.places,
    near=places.near,
    room=places.room,
    earning=places.earning,
    beyond=voyages.beyond,
    underway=voyages.underway,
)
