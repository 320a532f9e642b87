### Intrigue & the King: all words of this expansion of El Grande. What it shares with the base game is said there.
### $value is the value of an own card, 0 that of the Joker; $count is how many, $area and $other-area are places, $card a
### card, $tile a scoring tile. $by did it ($you: is that the reader?).
### Sentences whose ids end in "-in-intrigue" take the place of the base's.

## Own cards by their values

own-card =
    { $value ->
        [0] the Joker
        [one] card { $value }
       *[other] card { $value }
    }
    .object =
        { $value ->
            [0] the Joker
            [one] card { $value }
           *[other] card { $value }
        }
own-card-short =
    { $value ->
        [0] Joker
        [one] { $value }
       *[other] { $value }
    }
# for narrow cells
own-card-sign =
    { $value ->
        [0] J
        [one] { $value }
       *[other] { $value }
    }
own-card-brings =
    { $count ->
        [0] brings no caballeros to court
        [one] brings { $count } caballero to court
       *[other] brings { $count } caballeros to court
    }
own-card-must = required
own-card-may = optional
own-card-must-says = Required: your turn cannot end before you carry it out, as far as that is possible.
own-card-may-says = Optional: you may leave it out.
own-card-value-ours = The value { $value } is ours: no rulebook gives it.
own-card-brings-ours = How many caballeros it brings to court is ours.

## Cards: the name on a table, and what the card does

card-name-homes-by-disk = Opponents move their grandes
card-homes-by-disk = Each opponent secretly chooses another region, not the king's, and moves the own grande there. A grande where the king stands stays.
card-name-place-five = Place up to 5
card-place-five = You may place up to 5 caballeros in this turn, whatever your Caballero card says, next to the king or in the Castillo as ever: act first, then place.
card-name-place-anywhere = Place anywhere
card-place-anywhere = You may place the caballeros of this turn in any regions but the king's, or in the Castillo: act first, then place.
card-name-gather = Gather a region into the Castillo
card-gather = Name a region, not the king's: all caballeros standing there go into the Castillo.
card-name-conspiracy = Conspiracy: grandes follow the disks
card-conspiracy = At the next general scoring everybody turns a disk, and the grandes go to the regions shown, with the caballeros from the Castillo. A grande where the king stands stays.
card-name-bridge = Build a bridge
card-bridge = You may name two regions that are not neighbours: for everybody they are neighbours until the next bridge is built.
card-name-home-counts = Let your grande count
card-home-counts = You may have your grande counted: at the next scoring of its region, special or general, it counts there as one of your caballeros.
card-name-grande-with-escort = Move your grande with its escort
card-grande-with-escort = You may move your grande to another region and take along any number of your caballeros from the region it leaves. Not from the king's region, nor to it.
card-name-quarantine = Quarantine a region
card-quarantine = Lay a scoring tile face down on a region, not the king's: nothing goes in or out until the next general scoring is over. The region keeps its values.
card-name-score-tied-pair = Win a tie and score it
card-score-tied-pair = Choose a region where you have exactly 2 caballeros and share first place: it is scored as if you had one more.
card-name-score-one-but-kings = Score one region, not the king's
card-score-one-but-kings = You may choose one region, neither the king's nor the Castillo: it is scored.
card-name-score-any = Score any one area
card-score-any = You may choose one region, the king's too, or the Castillo: it is scored.
card-name-joker = Joker: choose your card last
card-joker = When all others have played, you choose another card from your hand, of a value that does not lie on the table. It counts in full; the Joker is used up as well.
card-name-intrigue-card = Intrigue: move your own, or 1 of another
card-intrigue-card = Move 1 caballero of an opponent, or any number of your own out of one region; at least one. Yours may go to different regions.
card-name-used-card = Take a used card back
card-used-card = Take one of your used cards back to your hand, openly; it may be this one.
card-veto-of-a-round = In this round you may stop one special action of another player, also before your own turn comes.

## What is asked, why, and what those who wait are told

# $count of $total are chosen; $step: "choosing", "dropping" (too many are chosen) or "sealed"
ask-el-grande-choosing-hand =
    { $step ->
        [sealed] Your hand is sealed
        [dropping] Put cards back until { $total } are left: { $count } now
       *[choosing] Choose your hand: { $count } of { $total }
    }
why-el-grande-choosing-hand =
    { $step ->
        [sealed] You can still put a card back, as long as somebody is choosing.
       *[choosing] You play the whole game with these cards. Nobody sees which you choose.
    }
doing-el-grande-choosing-hand = Everybody chooses a hand in secret
# $step: "plain" or "joker" (all others have played; now the card itself)
ask-el-grande-bidding-in-intrigue =
    { $step ->
        [joker] Choose the card for your Joker
       *[plain] Play a card
    }
why-el-grande-bidding-in-intrigue =
    { $step ->
        [joker] It may have any value that does not lie on the table, and counts in full.
       *[plain] The highest acts first and gets the King card, the lowest gets the Intrigue card; low ones bring more caballeros to court.
    }
doing-el-grande-bidding-in-intrigue = { $by } plays a card
# $step: "take" (which action), "first" (nothing placed yet), "placing" (some are placed), "acted" (the action is done), "act"
# (nothing left to place) or "over" (both are done, but something else can be); $must: "yes" if the action is required; $near: see near-king
# $actions: which of them, "both", "own" (that of the card) or "royal" (King or Intrigue card)
ask-el-grande-own-turn =
    { $step ->
        [take] Choose your action
        [act] { $must ->
            [yes] Carry out your action
           *[no] Carry out your action, or end your turn
        }
        [over] End your turn, or do more
       *[placing] Place a caballero, { still-left }
    }
why-el-grande-own-turn =
    { $step ->
        [take] { $actions ->
            [both] Your own card, or the card that your place in the order brings you.
            [own] Your own card.
           *[royal] The card that your place in the order brings you, instead of your own.
        }
        [act] “{ CARD($card) }”{ $must ->
            [yes] {" "}is required.
           *[no] .
        }
        [over] Your action is carried out, and nothing is left to place.
        [first] { near-king } Your action “{ CARD($card) }” { $must ->
            [yes] is required, before or after.
           *[no] comes before or after.
        }
        [placing] { near-king } Once you act, you place no more.
       *[acted] { near-king }
    }
# $step: "take" (which action), or another
doing-el-grande-own-turn =
    { $step ->
        [take] { $by } chooses an action
       *[placing] { $by } places caballeros
    }
ask-el-grande-taking-back-in-intrigue = Take a used card back
why-el-grande-taking-back-in-intrigue = Everybody sees which; it may be the one you have just played.
doing-el-grande-taking-back-in-intrigue = { $by } takes a used card back
disk-quarantine = The quarantine { REGION($area, form: "in") } sends your caballeros back to your court.
# $step: "piece" (which one) or "target" (where to); $chosen: "none" (nothing is moved yet) or "own" ($area: from there)
ask-el-grande-intriguing =
    { $step ->
        [target] Choose where it goes
       *[piece] { $chosen ->
            [own] Move more of your own, or stop
           *[none] Move 1 caballero of an opponent, or your own
        }
    }
why-el-grande-intriguing =
    { $step ->
        [target] You move { piece-object.moved-by-you } { REGION($piece-region, form: "from") }.
       *[piece] { $chosen ->
            [own] Your own { REGION($area, form: "from") } may go, to different regions if you like.
           *[none] One of an opponent is all; of your own as many as you like, all out of one region. At least one must move.
        }
    }
doing-el-grande-intriguing = { $by } intrigues
# $area: where the grande stands
ask-el-grande-homes-by-disk = Turn your secret disk
why-el-grande-homes-by-disk = { $by } makes your grande leave { REGION($area, form: "object") }: choose the region it goes to.
doing-el-grande-homes-by-disk = The secret disks are being turned
# $purpose: "bridge" (first end), "bridge-end" (the other one: $area), "quarantine" or "gather"
ask-el-grande-naming-region =
    { $purpose ->
        [bridge] Choose where the bridge begins
        [bridge-end] Choose where the bridge ends
        [quarantine] Choose the region for the quarantine
       *[gather] Choose the region to be gathered
    }
why-el-grande-naming-region =
    { $purpose ->
        [bridge] It joins two regions that are not neighbours.
        [bridge-end] It begins { REGION($area, form: "in") }: that region and this one will be neighbours.
        [quarantine] Nothing goes in or out there until the next general scoring is over.
       *[gather] All caballeros standing there go into the Castillo.
    }
doing-el-grande-naming-region = { $by } names a region
ask-el-grande-picking-marker = Choose the tile for the quarantine
why-el-grande-picking-marker = It will lie face down. A region it leaves gets its own values back.
doing-el-grande-picking-marker = { $by } chooses a scoring tile
# $area: the region the grande has left, $home: where it stands now; $step: "piece" (who) or "target" (which place there)
ask-el-grande-following =
    { $step ->
        [target] Choose its place
       *[piece] Choose who goes with your grande
    }
why-el-grande-following =
    { $step ->
        [target] You move { piece-object.moved-by-you } { REGION($piece-region, form: "from") }.
       *[piece] Your caballeros { REGION($area, form: "from") } may follow it { REGION($home, form: "to") }.
    }
doing-el-grande-following = { $by } chooses who goes with their grande
ask-el-grande-choosing-tied-pair = Choose what is scored
why-el-grande-choosing-tied-pair = “{ CARD($card) }”: whoever has a place there is paid now.
doing-el-grande-choosing-tied-pair = { $by } chooses what is scored

## What can be answered

answer-el-grande-keep = Choose { own-card.object }
answer-el-grande-drop = Put { own-card.object } back
answer-el-grande-name = Name { REGION($area, form: "object") }
# $card: the action
answer-el-grande-take-own = Your own card: “{ CARD($card) }”
answer-el-grande-take-king = King card: “{ CARD($card) }”
answer-el-grande-take-intrigue = Intrigue card: “{ CARD($card) }”
answer-el-grande-bid-in-intrigue = Play { own-card.object }
answer-el-grande-power-in-intrigue = Take { own-card.object } back
barred-quarantine = Quarantine: nothing goes in or out.
barred-next-door = These two are neighbours already.
barred-tied-pair = Not exactly 2 of yours that share first place here.
barred-hand-full = Your hand is full: put a card back first.

## What has happened

event-el-grande-bid-in-intrigue =
    { $you ->
        [yes] You play
       *[no] { $by } plays
    } { own-card.object }
event-el-grande-hands-chosen = Everybody has chosen a hand
event-el-grande-caballero-card =
    { $you ->
        [yes] You get
       *[no] { $by } gets
    } the Caballero card { $count }
event-el-grande-king-card =
    { $you ->
        [yes] You get
       *[no] { $by } gets
    } the King card
event-el-grande-intrigue-card =
    { $you ->
        [yes] You get
       *[no] { $by } gets
    } the Intrigue card
event-el-grande-no-card =
    { $you ->
        [yes] You have no card of a free value and play none
       *[no] { $by } has no card of a free value and plays none
    }
event-el-grande-took-action =
    { $you ->
        [yes] You choose
       *[no] { $by } chooses
    } “{ CARD($card) }”
event-el-grande-bridge-laid =
    { $you ->
        [yes] You build
       *[no] { $by } builds
    } a bridge { REGION($area, form: "from") } { REGION($other-area, form: "to") }
event-el-grande-quarantine-laid =
    { $you ->
        [yes] You lay
       *[no] { $by } lays
    } the scoring tile { TILE($tile) } face down on { REGION($area, form: "object") }: quarantine
event-el-grande-quarantine-over = The quarantine { REGION($area, form: "in") } is over
event-el-grande-home-will-count =
    { $you ->
        [yes] Your grande
       *[no] The grande of { $by }
    } will count as a caballero when its region is scored next
event-el-grande-home-counted =
    { $you ->
        [yes] Your grande
       *[no] The grande of { $by }
    } counts as a caballero { REGION($area, form: "in") }
event-el-grande-gathered =
    { $you ->
        [yes] You gather
       *[no] { $by } gathers
    } { $count ->
        [0] nobody
        [one] { $count } caballero
       *[other] { $count } caballeros
    } { REGION($area, form: "from") } into the Castillo
event-el-grande-power-card-back-in-intrigue =
    { $you ->
        [yes] You look
       *[no] { $by } looks
    } through the used cards
event-el-grande-took-back =
    { $you ->
        [yes] You take
       *[no] { $by } takes
    } { own-card.object } back
event-el-grande-places-five =
    { $you ->
        [yes] You may place
       *[no] { $by } may place
    } up to 5 caballeros
event-el-grande-places-anywhere =
    { $you ->
        [yes] You may place
       *[no] { $by } may place
    } anywhere but with the king
event-el-grande-disks-for-homes =
    { $you ->
        [yes] Your opponents choose
       *[no] Opponents of { $by } choose
    } new regions for their grandes in secret
event-el-grande-grandes-go = The grandes go where the disks point

## What somebody wants to do while a veto is out

proposal-el-grande-bridge-laid = { $by } wants to build a bridge { REGION($area, form: "from") } { REGION($other-area, form: "to") }
proposal-el-grande-quarantine-laid = { $by } wants to lay the scoring tile { TILE($tile) } face down on { REGION($area, form: "object") }: quarantine
proposal-el-grande-home-will-count = { $by } wants their grande to count as a caballero when its region is scored next
proposal-el-grande-gathered = { $by } wants to gather { count-caballeros.object } { REGION($area, form: "from") } into the Castillo
proposal-el-grande-power-card-back-in-intrigue = { $by } wants to take a used card back
proposal-el-grande-places-five = { $by } wants to place up to 5 caballeros
proposal-el-grande-places-anywhere = { $by } wants to place anywhere but with the king
proposal-el-grande-grandes-go = By { $by }'s card the grandes go where the disks point
proposal-el-grande-disks-for-homes = { $by } wants all opponents to choose new regions for their grandes in secret

## The options

value-el-grande-expansion-intrigue = Intrigue & the King
value-el-grande-expansion-intrigue-says = Everybody plays 13 cards of their own: each is order, caballeros and action at once.
value-el-grande-expansion-intrigue-says-1 = The highest card of a round gets the King card, the lowest the Intrigue card; with four and five players these two take the place of the own action.
value-el-grande-expansion-intrigue-says-2 = Caballero cards say how many are placed, in the order of turns: 4, 2 with two players; 5, 3, 1 with three; 5, 4, 2, 1 with four; 5, 4, 3, 2, 1 with five.
value-el-grande-expansion-intrigue-says-3 = Reconstructed, for no rulebook prints it: { cards-reconstructed-in-intrigue }.
value-el-grande-expansion-intrigue-says-4 = Noted by a rulebook, the rest is ours: { cards-noted-in-intrigue }.
value-el-grande-expansion-intrigue-says-5 = Ours too: the values 43 and 115, and how many caballeros each card brings to court.
cards-reconstructed-in-intrigue = { card-name-used-card }; { card-name-court }; { card-name-king-is-angry }; { card-name-royal-adviser }; { card-name-grande }; { card-name-authority-lost-3 }; { card-name-own-2-others-2 }; { card-name-secret-return-2 }; { card-name-five-from-one-region }
cards-noted-in-intrigue = { card-name-gather }; { card-name-court-2 }; { card-name-bridge }; { card-name-own-from-one-region }; { card-name-home-counts }; { card-name-grande-with-escort }; { card-name-score-fours }; { card-name-score-fives }; { card-name-score-castillo }; { card-name-score-sixes-and-sevens }; { card-name-score-tied-pair }; { card-name-secret-scoring }
option-el-grande-own-cards = Cards to choose from
option-el-grande-own-cards-says = With own cards: 13 out of all 31, or out of the 18 tens, which is easier for a first game.
value-el-grande-own-cards-all = All 31
value-el-grande-own-cards-all-says = You choose 13 of 31 cards.
value-el-grande-own-cards-tens = The 18 tens
value-el-grande-own-cards-tens-says = You choose 13 of the cards 10, 20 and so on to 180: easier for a first game.
option-el-grande-free-choice = King, Intrigue or own action
option-el-grande-free-choice-says = With own cards: first and last may always choose their own action instead; with two and three players that is the rule.
value-el-grande-free-choice-off = By the number of players
value-el-grande-free-choice-off-says = First and last carry out the King and the Intrigue card, not their own action.
value-el-grande-free-choice-on = Always free
value-el-grande-free-choice-on-says = First and last choose between their own action and the King or Intrigue card.
value-el-grande-players-5-says-in-intrigue = First, second and third place score, and every Caballero card is used.
value-el-grande-veto-on-says-in-intrigue = The card 40 lets its player stop an action of somebody else.
value-el-grande-veto-off-says-in-intrigue = The card 40 is left out: nobody can stop an action, and nobody is asked off-turn.

## Why a value is not possible, and what cannot be

objection-el-grande-free-choice-players = With two and three players the choice is free anyway: leave free-choice off.
fault-own-cards = { COLOUR($seat) } should have 13 own cards, each in the hand or used, and has { $count }

## The hand chooser

hand-title = Your hand for this game
hand-says = You play one card in each round. High values act first; low ones bring more caballeros to your court, a dot for each. Actions with a solid edge are required, with a dashed one optional. No rulebook prints what a card with * does.
hand-filters = Show cards by what they do
hand-filter-all = all
hand-filter-move = move
hand-filter-score = score
hand-filter-royal = king and grande
hand-filter-lose = opponents lose
hand-filter-keep = lasting
hand-filter-order = order
hand-cards = Cards to choose from
# chosen and to be chosen
hand-tray = { $count } of { $most }
hand-tray-label = Your hand: { $count } of { $most } cards
hand-slot-free = free
hand-sum =
    { $count ->
        [one] { $count } caballero to court in all
       *[other] { $count } caballeros to court in all
    }
hand-suggest = Suggest a hand
hand-suggest-says = Fills the free places with cards that go well together. You can change every one.
hand-sealed = Sealed
# $name: the card's; $must and $chosen: "yes" or "no"
hand-card-label =
    { own-card-short }, { $name }, { own-card-brings }, { $must ->
        [yes] required
       *[no] optional
    }{ $chosen ->
        [yes] , in your hand
       *[no] {""}
    }

## Cards on the table and in the hand

round-cards = Cards of this round
round-cards-legend = dashed: optional
round-card-none-yet = no card yet
round-card-none = no card this round
round-card-joker = Joker: the card comes last
# $must: "yes" or "no"; it brings $count
round-card-label = { $by }: { own-card }, { CARD($card) }, { $must ->
        [yes] required
       *[no] optional
    }, { own-card-brings }
caballero-card = Caballero card { $count }
caballero-card-says =
    { $count ->
        [one] Caballero card { $count }: places up to { $count } caballero
       *[other] Caballero card { $count }: places up to { $count } caballeros
    }
king-card = King card
intrigue-card = Intrigue card
royal-king = King card
royal-king-says = King card: acts first and may move the king to any region
royal-intrigue = Intrigue card
royal-intrigue-says = Intrigue card: acts last, moves own caballeros out of one region or one of an opponent, and leads the next round
own-action-replaced = The own action is not carried out: the King or Intrigue card takes its place.
own-action-choice = Either the own action, or the King or Intrigue card.
own-hand = Your cards
own-hand-legend = below: caballeros to court · struck: used
own-cards-left =
    { $count ->
        [one] { $count } card in the hand
       *[other] { $count } cards in the hand
    }
own-cards-used = Used cards
# $cards: values, listed
own-cards-known = Taken back openly, so in the hand: { $cards }

## Marks that last: a chip, what it means, and a row of the board as text

mark-bridge = bridge
mark-bridge-says =
    { $you ->
        [yes] Your bridge
       *[no] The bridge of { $by }
    } { REGION($area, form: "from") } { REGION($other-area, form: "to") }: these two are neighbours until the next bridge is built.
mark-quarantine = quarantine
mark-quarantine-says = Quarantine { REGION($area, form: "in") } until the next general scoring is over: nothing goes in or out. The tile { TILE($tile) } lies there face down and changes no values.
mark-home-counts = grande counts
mark-home-counts-says =
    { $you ->
        [yes] Your grande
       *[no] The grande of { $by }
    } counts as a caballero when its region is scored next.
board-bridge = bridge { REGION($other-area, form: "to") }
board-quarantine = quarantine, tile { TILE($tile) } face down
board-home-counts =
    { $you ->
        [yes] your grande counts
       *[no] the grande of { $by } counts
    }

## Cards and hands as text: the heads of two tables

as-table-player = Player
as-table-card = Card
as-table-brings = Brings to court
as-table-places = Places
as-table-action = Action
as-table-state = State
as-table-hands = Cards of the players
as-table-used = Used
as-table-in-hand = In the hand
as-table-known = Known to be in the hand

## The lesson

learn-el-grande-intrigue-says = Learn the base game first: what is not said here stays as it is.
learn-el-grande-intrigue-1 = What is different
rules-el-grande-intrigue-1 = There are no power cards and no action cards. You have cards of your own, and each is three things: its value makes the order, its dots bring caballeros to court, and its text is your action.
learn-el-grande-intrigue-2 = 13 cards for a game
rules-el-grande-intrigue-2 = Before the game a secret disk says where one caballero of your court begins. Then you choose 13 of 31 cards, or of the 18 tens in a first game. Nobody sees which. Mix high ones that act first with low ones that bring caballeros.
learn-el-grande-intrigue-3 = Playing a card
rules-el-grande-intrigue-3 = In turn everybody lays one card face up, and no value twice. The lowest card leads the next round. What you have used lies open in front of you.
learn-el-grande-intrigue-4 = King, Intrigue and Caballero cards
rules-el-grande-intrigue-4 = The highest card gets the King card, the lowest the Intrigue card. They take the place of your own action: move the king anywhere, or move your own out of one region or one of an opponent. The higher your card, the higher your Caballero card: so many you may place.
learn-el-grande-intrigue-5 = Required and optional
rules-el-grande-intrigue-5 = Some actions you may leave out. Others are required, even if they help somebody else: your turn does not end before they are carried out. A solid edge is required, a dashed one optional.
learn-el-grande-intrigue-6 = What lasts
rules-el-grande-intrigue-6 = A bridge makes two regions neighbours. A quarantine closes a region until the next general scoring is over. With a conspiracy the grandes follow the disks there. And a grande can count as one caballero when its region is scored next.
learn-el-grande-intrigue-7 = Two or three players
rules-el-grande-intrigue-7 = Then first and last choose: the King or Intrigue card, or their own action. Chosen and required, it has to be carried out. With four or five an option allows the same.
learn-el-grande-intrigue-8 = Where the cards come from
rules-el-grande-intrigue-8 = The rulebook explains the rules and some cards, but prints no card. A * marks cards that are noted only in part or reconstructed; their text is ours. So are the values 43 and 115, and how many caballeros each card brings.

## The end of a game

end-cards = Cards, round by round
end-cards-legend = crown: King card · mask: Intrigue card · small: points that the action of this turn brought
end-card-label =
    round { $round }: { own-card }, { CARD($card) }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## The terminal

# below the own cards: how many caballeros each brings; at most 14 letters
terminal-brings = to court
# $sum: what all of them bring
terminal-choosing-hand = Your hand, { $count } of { $most }, brings { $sum } to court; * is chosen
terminal-known = { $name } has taken back openly: { $cards }
terminal-places = places
terminal-royal = K/I
terminal-legend-own-card = the card of this round: its value makes the order, J is the Joker
terminal-legend-own-cards-used = the cards played so far, face up
terminal-legend-places = the Caballero card: how many may be placed
terminal-legend-royal = K: King card, I: Intrigue card
terminal-legend-brings = how many caballeros a card brings to court
terminal-legend-must = “!”: a required action; the others may be left out
terminal-legend-bridge = a bridge: the two regions are neighbours
terminal-legend-quarantine = Q: quarantine, nothing goes in or out

## Signs on the table, each with what it means
legend-el-grande-crown-and-mask = crown, mask on a card
legend-el-grande-crown-and-mask-says = The player of the highest card has the King card besides, the player of the lowest the Intrigue card.
legend-el-grande-dashed = dashed edge
legend-el-grande-dashed-says = The action of this card may be left out; one with a full edge must be carried out.
legend-el-grande-used = numbers beside a name
legend-el-grande-used-says = Struck: cards this player has used. Not struck: cards known to be in the hand.
