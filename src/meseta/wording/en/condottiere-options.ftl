### What can be chosen before a game of Condottiere: options, their values, and why a value is not possible.

option-condottiere-players = Players
option-condottiere-players-says = How many play; two or three need one region more to win.
value-condottiere-players-2 = 2 players
value-condottiere-players-2-says =
    { $kingdoms ->
        [larger] 6 regions win, or 5 adjacent ones.
       *[normal] 6 regions win, or 4 adjacent ones.
    }
value-condottiere-players-3 = 3 players
value-condottiere-players-3-says =
    { $kingdoms ->
        [larger] 6 regions win, or 5 adjacent ones.
       *[normal] 6 regions win, or 4 adjacent ones.
    }
value-condottiere-players-4 = 4 players
value-condottiere-players-4-says =
    { $kingdoms ->
        [larger] 5 regions win, or 4 adjacent ones.
       *[normal] 5 regions win, or 3 adjacent ones.
    }
value-condottiere-players-5 = 5 players
value-condottiere-players-5-says =
    { $kingdoms ->
        [larger] 5 regions win, or 4 adjacent ones.
       *[normal] 5 regions win, or 3 adjacent ones.
    }
value-condottiere-players-6 = 6 players
value-condottiere-players-6-says =
    { $kingdoms ->
        [larger] 5 regions win, or 4 adjacent ones.
       *[normal] 5 regions win, or 3 adjacent ones.
    }
option-condottiere-draw = Draw after battle
option-condottiere-draw-says = Draw after battle: up to three cards after each, instead of rounds.
value-condottiere-draw-off = Rounds
value-condottiere-draw-off-says = Cards are dealt anew when hands are used up.
value-condottiere-draw-on = Draw after battle
value-condottiere-draw-on-says = Everybody draws up to three cards after each battle.
option-condottiere-points = Points game
option-condottiere-points-says = Points game: several games, until somebody has so many points.
value-condottiere-points-off = One game
value-condottiere-points-off-says = Whoever wins it has won.
value-condottiere-points-20 = To 20 points
value-condottiere-points-20-says =
    { $retaking ->
        [on] Several games, until somebody has 20 points. Not advised with retaking.
       *[off] Several games, until somebody has 20 points.
    }
value-condottiere-points-30 = To 30 points
value-condottiere-points-30-says =
    { $retaking ->
        [on] Several games, until somebody has 30 points. Not advised with retaking.
       *[off] Several games, until somebody has 30 points.
    }
value-condottiere-points-number = To another number
value-condottiere-points-number-says =
    { $retaking ->
        [on] Several games, until somebody has so many points, from 5 to 100. Not advised with retaking.
       *[off] Several games, until somebody has so many points, from 5 to 100.
    }
option-condottiere-kingdoms = Larger kingdoms
option-condottiere-kingdoms-says = Larger kingdoms: one adjacent region more is needed to win.
value-condottiere-kingdoms-normal = Normal
value-condottiere-kingdoms-normal-says =
    { $players ->
        [2] 4 adjacent regions win.
        [3] 4 adjacent regions win.
       *[4] 3 adjacent regions win.
    }
value-condottiere-kingdoms-larger = Larger
value-condottiere-kingdoms-larger-says =
    { $players ->
        [2] One more: 5 adjacent regions win.
        [3] One more: 5 adjacent regions win.
       *[4] One more: 4 adjacent regions win.
    }
option-condottiere-retaking = Retaking regions
option-condottiere-retaking-says = Retaking regions: the token may be placed on a region of another player.
value-condottiere-retaking-off = No retaking
value-condottiere-retaking-off-says = What is conquered stays conquered.
value-condottiere-retaking-on = Retaking
value-condottiere-retaking-on-says =
    { $points ->
        [off] Regions of others can be attacked.
       *[other] Regions of others can be attacked. The rulebook advises against it in a points game.
    }
option-condottiere-face-down = Face-down cards
option-condottiere-face-down-says = Face-down cards: the latest card of a company lies face down.
value-condottiere-face-down-off = Face up
value-condottiere-face-down-off-says = All cards of a company are seen.
value-condottiere-face-down-on = Face down
value-condottiere-face-down-on-says = The latest card is turned up with the next one.
option-condottiere-guard = Guard against idling
option-condottiere-guard-says = House rule: when nobody plays for as many battles as players, hands go.
value-condottiere-guard-off = Without
value-condottiere-guard-off-says = As the rulebook has it.
value-condottiere-guard-on = With guard
value-condottiere-guard-on-says = When nobody has played a card in as many battles on end as there are players, all hands are discarded and new ones dealt.
option-condottiere-hand-sizes = Hand sizes
option-condottiere-hand-sizes-says = Whether everybody sees how many cards the others hold.
value-condottiere-hand-sizes-shown = Shown
value-condottiere-hand-sizes-shown-says = Everybody sees how many cards the others hold.
value-condottiere-hand-sizes-hidden = Hidden
value-condottiere-hand-sizes-hidden-says = Nobody sees how many cards the others hold.
option-condottiere-start = Who begins
option-condottiere-start-says = Who holds the Condottiere token first.
value-condottiere-start-random = By lot
value-condottiere-start-random-says = The first player is drawn by lot.
value-condottiere-start-blue = Blue
value-condottiere-start-blue-says = Blue holds the Condottiere token first.
value-condottiere-start-orange = Orange
value-condottiere-start-orange-says = Orange holds the Condottiere token first.
value-condottiere-start-green = Green
value-condottiere-start-green-says = Green holds the Condottiere token first.
value-condottiere-start-purple = Purple
value-condottiere-start-purple-says = Purple holds the Condottiere token first.
value-condottiere-start-vermilion = Vermilion
value-condottiere-start-vermilion-says = Vermilion holds the Condottiere token first.
value-condottiere-start-sky = Sky blue
value-condottiere-start-sky-says = Sky blue holds the Condottiere token first.
