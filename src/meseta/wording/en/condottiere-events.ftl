### Condottiere: what has happened, a line of the log for each event. $by did it; $you: is that the reader?

event-condottiere-battle-tied = The battle for { REGION($region, form: "object") } is tied: nobody conquers it
event-condottiere-bishop-removes =
    { $you ->
        [yes] Your bishop removes
       *[no] The bishop of { $by } removes
    } every mercenary { $card }
event-condottiere-board-full = No region is left to fight for
event-condottiere-conquered =
    { $you ->
        [yes] You conquer
       *[no] { $by } conquers
    } { REGION($region, form: "object") } with a strength of { $strength }
event-condottiere-discarded =
    { $you ->
        [yes] You show and discard
       *[no] { $by } shows and discards
    }: { cards-of-kind }
event-condottiere-drew =
    { $you ->
        [yes] You draw
       *[no] { $by } draws
    } { cards-count }
event-condottiere-favour-off =
    { $you ->
        [yes] You leave
       *[no] { $by } leaves
    } the favour of the Pope off the board
event-condottiere-favour-placed =
    { $you ->
        [yes] You lay
       *[no] { $by } lays
    } the favour of the Pope on { REGION($region, form: "object") }
event-condottiere-final-battle = A final battle must decide
# $kingdom: 1 if adjacent regions won the game
event-condottiere-game-won =
    { $you ->
        [yes] You win the game
       *[no] { $by } wins the game
    } { $kingdom ->
        [1] with adjacent regions
       *[0] with regions enough
    }
event-condottiere-hands-discarded = Nobody plays: all hands are given up and shuffled in
event-condottiere-kept =
    { $you ->
        [yes] You keep
       *[no] { $by } keeps
    } { $count ->
        [0] no card for the next round
        [one] { $count } card for the next round
       *[other] { $count } cards for the next round
    }
event-condottiere-new-game = Game { $game } begins
event-condottiere-new-round = A new round begins, cards are dealt
event-condottiere-passed =
    { $you ->
        [yes] You pass
       *[no] { $by } passes
    }
event-condottiere-passes-for-now =
    { $you ->
        [yes] You pass for now, as a defender may
       *[no] { $by } passes for now, as a defender may
    }
event-condottiere-played =
    { $you ->
        [yes] You play
       *[no] { $by } plays
    } { CARD($card, form: "object") }
event-condottiere-played-face-down =
    { $you ->
        [yes] You lay
       *[no] { $by } lays
    } a card face down
event-condottiere-points =
    { $you ->
        [yes] You have
       *[no] { $by } has
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-condottiere-region-chosen =
    { $you ->
        [yes] You choose
       *[no] { $by } chooses
    } { REGION($region, form: "object") } for the next battle
event-condottiere-token-to =
    { $you ->
        [yes] You hold
       *[no] { $by } holds
    } the Condottiere token
event-condottiere-took-back =
    { $you ->
        [yes] You take
       *[no] { $by } takes
    } { CARD($card, form: "object") } back
event-condottiere-turned-up =
    { $you ->
        [yes] You turn up
       *[no] { $by } turns up
    } { CARD($card, form: "object") }
