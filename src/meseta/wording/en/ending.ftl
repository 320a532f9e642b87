### The course of a game that is over: its curve, who held what, what points were for, battle after battle.

## The score curve

end-curve = Score, round by round
end-bands = bands: the general scorings
end-start = start
end-moment = After
end-round = round { $number }
end-scoring = scoring { $number }
end-as-table = As a table

## What was remarkable about a player

end-ahead-round = ahead since round { $number }
end-ahead-scoring = ahead since scoring { $number }
end-held =
    { $count ->
        [one] held { REGION($area) } for { $count } round
       *[other] held { REGION($area) } for { $count } rounds
    }
end-led =
    { $count ->
        [one] led after { $count } round
       *[other] led after { $count } rounds
    }
end-turns = Where the lead changed
end-takes-lead = { $name } goes ahead
end-gained =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }

## Who held each region

end-holders = Who held each region
end-holders-says = rounds 1 to { $count }; = level
end-holders-label = { REGION($area) }, most caballeros round by round: { $names }
end-level = level

## What the points were for

end-sources = Points by source
end-source-regions = regions
end-source-special = special scorings
end-source-castillo = Castillo
end-source-king = king and grande

## Condottiere

end-battles = Battle after battle
end-battles-says = regions held after each, small: adjacent
end-battle-number = No.
end-tied = tied
end-strength = strength { $count }
end-goal-adjacent = Adjacent regions: { $count } win
end-goal-regions = Any regions: { $count } win
