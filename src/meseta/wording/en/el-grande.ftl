### El Grande: what a player is asked, what can be answered, and how areas and pieces are called.
### $count is how many, $area, $king and $piece-region are places, $card a card, $tile a scoring tile, $modifier a modifier.
### $piece-you is "yes" if the piece is the reader's, $seat is a player something happens to.

## Caballeros

count-caballeros =
    { $count ->
        [one] { $count } caballero
       *[other] { $count } caballeros
    }
    .object =
        { $count ->
            [one] { $count } caballero
           *[other] { $count } caballeros
        }
still-left = { $count } left
# $piece-owner: a player, or "nobody" where nobody plays the colour
piece-of-another =
    { $piece-owner ->
        [nobody] { COLOUR($piece-colour, form: "caballero") }
       *[other] a caballero of { $piece-owner }
    }
piece-object =
    { $piece-you ->
        [yes] your caballero
       *[no] { piece-of-another }
    }
    .moved-by-you =
        { $piece-you ->
            [yes] your caballero
           *[no] { piece-of-another }
        }
tile-8 = 8-4-0
tile-4 = 4-0-0

## What is asked: a heading for each kind of unfinished business, and why.
## $step tells apart what one kind of business asks at different moments.

# $step: "plain", "modify" (a modifier may come first) or "modified" (one was played: $modifier)
ask-el-grande-bidding =
    { $step ->
        [modified] Play the power card for { NAME($modifier, of: "modifier") }
        [modify] Play a power card, or a modifier first
       *[plain] Play a power card
    }
why-el-grande-bidding =
    { $step ->
        [modified] The result must not lie on the table yet.
        [modify] Turns go by the result; the power card alone brings caballeros to your court.
       *[plain] The highest acts first; low ones bring more caballeros to your court.
    }
ask-el-grande-choosing = Choose one of two actions
why-el-grande-choosing = “{ CARD($first-card) }” or “{ CARD($second-card) }”.
ask-el-grande-choosing-home = Move your grande
why-el-grande-choosing-home = It stands { REGION($area, form: "in") }. At home, first place alone earns 2 more.
ask-el-grande-choosing-king = Move the king
why-el-grande-choosing-king = Nothing goes in or out where he stands; caballeros are placed next to him.
ask-el-grande-choosing-score = Choose what is scored
why-el-grande-choosing-score = Whoever has a place there is paid now.
ask-el-grande-choosing-score-of = { ask-el-grande-choosing-score }
why-el-grande-choosing-score-of = { why-el-grande-choosing-score }
ask-el-grande-disks = Turn your secret disk
# $step: "start" ($count before the first round), "castillo", "castillo-grande" (the grande leaves too), "lose" ($count),
# "lose-all", "leave" ($area) or "score"; $by: whose card it is
why-el-grande-disks =
    { $step ->
        [start] { $count ->
            [one] { $count } caballero of your court begins in this region. If it is the king's, it stays in your court.
           *[other] { $count } caballeros of your court begin in this region. If it is the king's, they stay in your court.
        }
        [castillo] Your caballeros leave the Castillo together: choose the region they go to.
        [castillo-grande] Your grande and your caballeros leave the Castillo: choose the region they go to.
        [lose] { $by } plays a card: you return { count-caballeros.object } from this region to your province.
        [lose-all] { $by } plays a card: you return all your caballeros from this region to your province.
        [leave] { $by } makes you leave { REGION($area, form: "object") }: choose the region you go to.
       *[score] The region is scored if no other disk shows it.
    }
disk-king =
    { $step ->
        [castillo-grande] The king's region sends your caballeros back to your court, and your grande stays.
       *[castillo] The king's region sends your caballeros back to your court.
    }
ask-el-grande-escorting = Choose who goes with the king, { still-left }
why-el-grande-escorting = The caballeros come { REGION($area, form: "from") } and go { REGION($king, form: "to") }.
ask-el-grande-evicting = Name a region to be left
why-el-grande-evicting = Opponents there choose another region in secret and move to it.
# $step: "province" or, if that is empty, "regions"
ask-el-grande-intake =
    { $step ->
        [regions] Recall up to { count-caballeros.object } to your court
       *[province] Take up to { count-caballeros.object } to your court
    }
why-el-grande-intake =
    { $step ->
        [regions] Your province is empty: recall them from regions, or stop here.
       *[province] { $province } in your province, { $court } in your court.
    }
# $step: "piece" (which one) or "target" (where to); $any-number: "yes" if there is no limit
ask-el-grande-moving =
    { $step ->
        [target] Choose where it goes
       *[piece] { $any-number ->
            [yes] Move caballeros, as many as you like
           *[no] Move a caballero, { still-left }
        }
    }
# $whose: "own", "others", "any" or "each" ($own and $others say how many); $out-of: "anywhere", "one-region" or "area" ($area)
why-el-grande-moving =
    { $step ->
        [target] You move { piece-object.moved-by-you } { REGION($piece-region, form: "from") }.
       *[piece] { $whose ->
            [own] Your own caballeros
            [others] Caballeros of other players
            [each] Your own: { $own }, of other players: { $others }
           *[any] Caballeros of any colour
        }{ $out-of ->
            [one-region] , all out of one region.
            [area] , all { REGION($area, form: "from") }.
           *[anywhere] .
        }
    }
# $step: "tile" (which one) or "target" (where to: $tile)
ask-el-grande-moving-tile =
    { $step ->
        [target] Choose where the tile goes
       *[tile] Choose a scoring tile
    }
why-el-grande-moving-tile =
    { $step ->
        [target] There { TILE($tile) } counts from now on. Not where the king stands.
       *[tile] It covers the values of an area.
    }
ask-el-grande-passing-modifiers = Pass a modifier to the left
why-el-grande-passing-modifiers = A modifier is added once to a power card and changes your place in the order. { $seat } gets this one face down; all pass at the same time.
ask-el-grande-placing = Place a caballero, { still-left }
# $near: "king", "castillo" (he stands beside it), "with-king" (his region is open), "anywhere" or "regions"
why-el-grande-placing = { near-king }
ask-el-grande-placing-in = { ask-el-grande-placing }
why-el-grande-placing-in = The card says where, wherever the king is.
near-king =
    { $near ->
        [castillo] In any region: the king stands beside the Castillo.
        [with-king] Next to the king, with him, or in the Castillo.
        [anywhere] Anywhere but with the king.
        [regions] In any region but the king's.
       *[king] Next to the king, or in the Castillo.
    }
ask-el-grande-player-by-player = Who comes next?
# $change: "leaves", or another if caballeros are returned
why-el-grande-player-by-player =
    { $change ->
        [leaves] A veto is out, so you fix the order in which your opponents leave.
       *[other] A veto is out, so you fix the order in which your opponents return caballeros.
    }
# $announced: what is about to happen, see proposal-el-grande
ask-el-grande-proposal = { $announced }. Veto?
# $step: "whole" if a veto stops the whole action, "rest" if it stops what is left of it
why-el-grande-proposal =
    { $step ->
        [whole] A veto stops the whole action and spends your card.
       *[rest] A veto stops the rest of the action and spends your card; what was done stands.
    }
ask-el-grande-removing = Send a caballero home
# $names: the opponents of whom one may still go
why-el-grande-removing = At most one of each opponent. Still possible: { $names }.
ask-el-grande-returning = Return { count-caballeros.object } to your province
why-el-grande-returning = From your court or from regions, but not from the king's.
# $step: "plain" or "modifiers"
ask-el-grande-taking-back =
    { $step ->
        [modifiers] Take a power card or a modifier back
       *[plain] Take a power card back
    }
why-el-grande-taking-back =
    { $step ->
        [modifiers] Nobody else learns which, but all learn whether it is a modifier.
       *[plain] Nobody else learns which.
    }
# $step: "take" (an action card), "first" (nothing placed yet), "placing" (some are placed), "acted" (the action is done),
# "act" (nothing left to place) or "over" (both are done, but something else can be)
ask-el-grande-turn =
    { $step ->
        [take] Take an action card
        [act] Carry out your action, or end your turn
        [over] End your turn, or do more
       *[placing] Place a caballero, { still-left }
    }
why-el-grande-turn =
    { $step ->
        [take] The dots are the caballeros it lets you place.
        [act] “{ CARD($card) }”.
        [over] Your action is carried out, and nothing is left to place.
        [first] { near-king } Your action “{ CARD($card) }” comes before or after.
        [placing] { near-king } Once you act, you place no more.
       *[acted] { near-king }
    }

## What somebody else is doing, for those who wait or watch

doing-el-grande-bidding = { $by } plays a power card
doing-el-grande-choosing = { $by } chooses one of two actions
doing-el-grande-choosing-home = { $by } moves their grande
doing-el-grande-choosing-king = { $by } moves the king
doing-el-grande-choosing-score = { $by } chooses what is scored
doing-el-grande-choosing-score-of = { doing-el-grande-choosing-score }
doing-el-grande-disks = The secret disks are being turned
doing-el-grande-escorting = { $by } chooses who goes with the king
doing-el-grande-evicting = { $by } names a region to be left
doing-el-grande-intake = { $by } takes caballeros to the court
doing-el-grande-moving = { $by } moves caballeros
doing-el-grande-moving-tile = { $by } moves a scoring tile
doing-el-grande-passing-modifiers = Modifiers are being passed to the left
doing-el-grande-placing = { $by } places caballeros
doing-el-grande-placing-in = { doing-el-grande-placing }
doing-el-grande-player-by-player = { $by } fixes the order
doing-el-grande-proposal = { $by } may veto
doing-el-grande-removing = { $by } sends caballeros home
doing-el-grande-returning = { $by } returns caballeros
doing-el-grande-taking-back = { $by } takes a power card back
doing-el-grande-turn =
    { $step ->
        [take] { $by } takes an action card
       *[placing] { $by } places caballeros
    }

## What can be answered: the words on a button, or spoken

answer-el-grande-allow = Let it happen
answer-el-grande-veto = Veto: stop it
answer-el-grande-done = Done
answer-el-grande-act = Carry out the action
answer-el-grande-end = End your turn
# What would be thrown away. $what: "place" (caballeros that may still be placed), "act" (the action) or "both"
sure-el-grande-end =
    { $what ->
        [act] End anyway: your action is not carried out
        [place] End anyway: { not-placed }
       *[both] End anyway: no action, { not-placed }
    }
sure-el-grande-act = Act anyway: { not-placed }
not-placed =
    { $count ->
        [one] 1 caballero is not placed
       *[other] { $count } caballeros are not placed
    }
answer-el-grande-return-court = Return one from your court
answer-el-grande-choose = Choose “{ CARD($card) }”
answer-el-grande-bid = Play power card { $value }
answer-el-grande-power = Take back power card { $value }
answer-el-grande-court =
    { $count ->
        [0] Take none
        [one] Take { $count } caballero
       *[other] Take { $count } caballeros
    }
answer-el-grande-take = Take “{ CARD($card) }”
answer-el-grande-tile = Take the tile { TILE($tile) }
answer-el-grande-next = { $seat } is next
answer-el-grande-place = Place { REGION($area, form: "in") }
answer-el-grande-to = Go { REGION($area, form: "to") }
answer-el-grande-score = Score { REGION($area, form: "object") }
answer-el-grande-recall = Recall one { REGION($area, form: "from") }
answer-el-grande-return = Return one { REGION($area, form: "from") }
answer-el-grande-disk = Seal { REGION($area, form: "object") }
answer-el-grande-evict = Name { REGION($area, form: "object") }
answer-el-grande-king =
    { $area ->
        [castillo] Move the king beside the Castillo
       *[other] Move the king { REGION($area, form: "to") }
    }
answer-el-grande-grande = Move your grande { REGION($area, form: "to") }
answer-el-grande-move = Move { piece-object.moved-by-you } { REGION($piece-region, form: "from") }
answer-el-grande-remove = Send home { piece-object.moved-by-you } { REGION($piece-region, form: "from") }
answer-el-grande-modify = Play the modifier { NAME($modifier, of: "modifier") }
answer-el-grande-pass = Pass the modifier { NAME($modifier, of: "modifier") }
answer-el-grande-modifier = Take back the modifier { NAME($modifier, of: "modifier") }

## Areas, spoken. $values such as "6 3 1"; $counts are area-count, listed

# $state: "empty", "led" ($leader, $you), "tied" or "hidden"
area-label-el-grande =
    { REGION($area, form: "name") }, scores { $values }{ $state ->
        [hidden] , content hidden
        [empty] , empty
        [unled] , { $counts }, nobody first
        [tied] , { $counts }, first place tied
       *[led] , { $counts }, first { $you ->
            [yes] you
           *[no] { $leader }
        }
    }
# Where nobody is ever paid
area-label-unpaid =
    { REGION($area, form: "name") }{ $state ->
        [empty] , empty
       *[other] , { $counts }
    }
area-label-grande =
    { $you ->
        [yes] your grande
       *[no] grande of { $by }
    }
area-label-king = the king
area-label-barred = barred: { $reason }
area-label-share =
    { $exact ->
        [yes] you would be paid { $most }
       *[no] you would be paid { $least } to { $most }
    }
# $change: with its sign
area-label-change = then { change-for-you }
change-for-you = you { $change }
# $place: which one the reader would have in the region on the disk: "first", "second", "third", or "none" that is paid
disk-outcome =
    { $place ->
        [none] you would be paid nothing
        [first] you would be first: { disk-points }
        [second] you would be second: { disk-points }
       *[third] you would be third: { disk-points }
    }
disk-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Why something cannot be chosen

barred-king = The king stands here: nothing goes in or out.
barred-king-castillo = The king stands beside the Castillo: it is closed.
barred-not-near-king = Not next to the king.
barred-castillo = This card does not reach the Castillo.
barred-same-area = It stands here already.
barred-nobody-of-yours = None of your caballeros stand here.
barred-left-on-disk = This is the region you have to leave.
barred-value-played = This value already lies on the table.
barred-value-spent = You have already used this power card.
barred-not-now = This cannot be chosen now.

## The table

marks = What lasts
vetoes-held =
    { $count ->
        [one] { $count } veto
       *[other] { $count } vetoes
    }
modifiers-held =
    { $count ->
        [one] { $count } modifier
       *[other] { $count } modifiers
    }
modifiers-tag = { $count } mod.
taken-back-unseen =
    { $count ->
        [one] { $count } card is back in the hand, unseen
       *[other] { $count } cards are back in the hand, unseen
    }
power-brings =
    { $count ->
        [0] power card { $value } brings no caballeros to court
        [one] power card { $value } brings { $count } caballero to court
       *[other] power card { $value } brings { $count } caballeros to court
    }
role-automa = automa
role-automa-says = A third colour without score: it takes part, decides nothing and earns nothing.
automa-regions = Its region cards this round: { $names }
your-modifiers = Your modifiers
# One that does nothing besides.
modifier-says = It is added to your power card: that changes your place in the order, and nothing else.
modifier-received = You passed { NAME($passed, of: "modifier") } and received { NAME($received, of: "modifier") }.
