### The Grand Inquisitor and his black caballeros, which several expansions of El Grande have. $count is how many, $area is
### a place. $by did it ($you: is that the reader?).

colour-black = black
    .caballero = a black caballero
role-inquisitor = inquisitor
role-inquisitor-says = Black caballeros belong to whoever has the inquisitor in the court. Without him they belong to nobody and earn nothing; where they are counted, they hold their place.

## What is asked and answered

# $step: "piece" (which one) or "target" (where to)
ask-el-grande-moving-black =
    { $step ->
        [target] Choose where it goes
       *[piece] Move a black caballero, { still-left }
    }
why-el-grande-moving-black =
    { $step ->
        [target] You move { piece-object.moved-by-you } { REGION($piece-region, form: "from") }.
       *[piece] Any of them, but not from the king's region, nor to it.
    }
doing-el-grande-moving-black = { $by } moves black caballeros
answer-el-grande-inquisitor-court = Inquisitor's help: 1 more to your court
answer-el-grande-inquisitor = Inquisitor's help: place 1 { REGION($area, form: "in") }
# $step: "both" (to the court, or from there), "court" or "place"
inquisitor-may-help =
    { $step ->
        [both] The inquisitor helps once: 1 caballero more to your court, or 1 more placed next to the king.
        [court] The inquisitor helps once: 1 caballero more to your court.
       *[place] The inquisitor helps once: 1 caballero more placed next to the king.
    }

## What has happened, and what somebody wants to do while a veto is out

event-el-grande-inquisitor-brings =
    The inquisitor brings { count-caballeros.object } { $you ->
        [yes] to your court
       *[no] to the court of { $by }
    }
event-el-grande-inquisitor-places =
    { $you ->
        [yes] You place
       *[no] { $by } places
    } { count-caballeros.object } { REGION($area, form: "in") } with the inquisitor's help
event-el-grande-inquisitor-comes =
    The inquisitor comes { $you ->
        [yes] to your court
       *[no] to the court of { $by }
    }
event-el-grande-inquisitor-leaves =
    { $you ->
        [yes] You send
       *[no] { $by } sends
    } the inquisitor away: black caballeros belong to nobody
proposal-el-grande-inquisitor-comes = { $by } wants the inquisitor in the own court
proposal-el-grande-inquisitor-leaves = { $by } wants to send the inquisitor away: black caballeros would belong to nobody

## Where he is

inquisitor-beside-the-board = The inquisitor stands beside the board: black caballeros belong to nobody.
inquisitor-in-a-court =
    { $you ->
        [yes] The inquisitor is in your court: black caballeros are yours.
       *[no] The inquisitor is in the court of { $by }: black caballeros are theirs.
    }

## On the table

mark-inquisitor = inquisitor
# He may still help in this turn
mark-inquisitor-unused = He can still help in this turn.
# Before the buttons of his help, and on the first of them
inquisitor-helps = Inquisitor's help
inquisitor-helps-court = 1 more to your court
# $whose: "nobody", "you" or "other", who is $by
inquisitor-whose =
    { $whose ->
        [nobody] black caballeros belong to nobody
        [you] black caballeros are yours
       *[other] black caballeros belong to { $by }
    }

legend-el-grande-black = black star
legend-el-grande-black-says = A caballero of the inquisitor, ringed in the colour of the player who has him: it counts as one of theirs. Without that ring it belongs to no player.
