"""Grandissimo: the Ship, the Jail, Queen and Jester, and what the cards of the sixth deck do."""

from __future__ import annotations

from meseta.bots.el_grande.part import Part
from meseta.bots.el_grande.parts.grandissimo import (
    company,
    double_turn,
    figures,
    map,
    region_cards,
    revolution,
    symbols,
)
from meseta.bots.el_grande.parts.inquisitor import moving_black
from meseta.bots.el_grande.turns import one_more, taking

PART = Part(
    questions={
        "choosing-figure": figures.choosing_figure,
        "choosing-freely": region_cards.choosing_freely,
        "choosing-king": revolution.choosing_king,
        "choosing-partner": region_cards.choosing_partner,
        "consenting": company.consenting,
        "jailing": symbols.jailing,
        "landing": map.landing,
        "moving-with-company": moving_black,
        "naming-card": region_cards.naming_card,
        "placing-gift": figures.placing_gift,
        "taking-along": company.taking_along,
        "taking-another": taking,
    },
    steps={
        **company.STEPS,
        **double_turn.STEPS,
        **figures.STEPS,
        **region_cards.STEPS,
        **revolution.STEPS,
    },
    changes={**region_cards.CHANGES, **revolution.CHANGES},
    marks={"choice-kept": region_cards.free_choice_gain},
    in_turn={
        "act": double_turn.acting_later,
        "jail": symbols.sending_to_jail,
        "jester": figures.giving,
        "keep": double_turn.keeping,
        "pardon": symbols.pardoning,
        "queen": one_more,
        "token": symbols.taking_token,
    },
    on_card=symbols.on_card,
    places=map.places,
    near=map.near,
    earning=region_cards.earning,
    beyond=map.beyond,
)
