### Condottiere: what a player is asked, what can be answered, and why somebody has won.
### $area is a region, $card a card, $count how many; $you is "yes" where the reader is meant.

## What is asked: a heading for each kind of unfinished business, and why

# $step: "final" for the battle that decides the game, "defender" for who may pass and come back, "no-cards" for who must
# pass and has a card face down, otherwise "plain"
ask-condottiere-battle =
    { $step ->
        [no-cards] Show your face-down card, or do not
       *[plain] Play a card or pass
    }
why-condottiere-battle =
    { $step ->
        [final] The final battle decides the game. If you pass, you are out of it.
        [defender] You defend { REGION($area, form: "object") }. Until you have played a card you may pass and come in later, as long as somebody else can play.
        [no-cards] You have no cards left and must pass. The card may stay hidden to the end of the battle.
       *[plain] The battle is for { REGION($area, form: "object") }. If you pass, you are out of it.
    }
ask-condottiere-choosing-region = Choose the next battle
why-condottiere-choosing-region = You hold the Condottiere token: name one of the open regions.
ask-condottiere-discarding-hands = Hold your hand or discard it
why-condottiere-discarding-hands = You have no mercenaries. What you discard is shown to all.
ask-condottiere-drawing = Draw cards
why-condottiere-drawing = Up to three, as far as your hand has room: ten cards, and one more for each of your regions.
# $kept: how many are kept so far
ask-condottiere-keeping-cards =
    { $kept ->
        [0] Keep up to two cards
       *[1] Keep one more card
    }
why-condottiere-keeping-cards = Only you have cards left. The others do not see what you keep; the rest is discarded.
ask-condottiere-placing-favour = Lay the favour of the Pope
why-condottiere-placing-favour = No battle can be chosen where it lies. You may also leave it off the board.
ask-condottiere-taking-back = Take a mercenary back
why-condottiere-taking-back = Your scarecrow brings one from your company to your hand, if you like.

## What somebody else is doing, for those who wait or watch

doing-condottiere-battle =
    { $step ->
        [no-cards] { $by } must pass, and may show the face-down card
       *[plain] { $by } plays a card or passes
    }
doing-condottiere-choosing-region = { $by } chooses the next battle
doing-condottiere-discarding-hands = { $by } may discard the hand
doing-condottiere-drawing = { $by } draws cards
doing-condottiere-keeping-cards = { $by } chooses which cards to keep
doing-condottiere-placing-favour = { $by } lays the favour of the Pope
doing-condottiere-taking-back = { $by } may take a mercenary back

## What can be answered: the words on a button, or spoken

answer-condottiere-done = Done
answer-condottiere-pass = Pass
answer-condottiere-pass-showing = Pass and turn your card up
answer-condottiere-hold = Hold your hand
answer-condottiere-discard = Discard your hand
answer-condottiere-favour-off = Leave it off the board
answer-condottiere-draw =
    { $count ->
        [0] Draw none
        [one] Draw { $count } card
       *[other] Draw { $count } cards
    }
answer-condottiere-play = Play { CARD($card, form: "object") }
answer-condottiere-keep = Keep { CARD($card, form: "object") }
answer-condottiere-take = Take mercenary { $strength } back
answer-condottiere-region = Choose { REGION($area, form: "object") }
answer-condottiere-favour = Lay the favour on { REGION($area, form: "object") }

## Why somebody has won

end-by-kingdom =
    { $count ->
        [one] with { $count } adjacent region
       *[other] with { $count } adjacent regions
    }
end-by-regions =
    { $count ->
        [one] with { $count } region
       *[other] with { $count } regions
    }
end-by-full-board =
    { $count ->
        [one] with { $count } region on a full board
       *[other] with { $count } regions on a full board
    }
end-by-final-battle = in the final battle
end-wins =
    { $you ->
        [yes] You win
       *[no] { $by } wins
    } { $reason }
end-wins-shared = { $names } share the victory { $reason }
