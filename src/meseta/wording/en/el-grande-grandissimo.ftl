### Grandissimo: all words of this expansion of El Grande but those of the inquisitor, who has a file of his own.
### $count is how many, $area, $place and $piece-region are places, $seat is a player, $card a card, $figure "queen" or
### "jester". $by did it ($you: is that the reader?).

## Places

region-jail = Jail
    .in = in the Jail
    .to = to the Jail
    .from = from the Jail
    .of = of the Jail
    .object = the Jail
region-gift-blue = Gifts for blue
    .in = among the gifts for blue
    .to = to the gifts for blue
    .from = from the gifts for blue
    .of = of the gifts for blue
    .object = the gifts for blue
region-gift-orange = Gifts for orange
    .in = among the gifts for orange
    .to = to the gifts for orange
    .from = from the gifts for orange
    .of = of the gifts for orange
    .object = the gifts for orange
region-gift-green = Gifts for green
    .in = among the gifts for green
    .to = to the gifts for green
    .from = from the gifts for green
    .of = of the gifts for green
    .object = the gifts for green
region-gift-purple = Gifts for purple
    .in = among the gifts for purple
    .to = to the gifts for purple
    .from = from the gifts for purple
    .of = of the gifts for purple
    .object = the gifts for purple
region-gift-vermilion = Gifts for vermilion
    .in = among the gifts for vermilion
    .to = to the gifts for vermilion
    .from = from the gifts for vermilion
    .of = of the gifts for vermilion
    .object = the gifts for vermilion
figure-queen = the queen
figure-jester = the jester

## Cards: the name on a table, and what the card does

card-name-boycott = Boycott: a region is left out
card-boycott = Choose a region, not the king's nor Portugal, whose card nobody has taken: it is left out of the next general scoring.
card-name-alliance = Alliance: two count together
card-alliance = Choose a region, not the king's nor Portugal, whose card nobody has taken, and another player: in the next general scoring you count together there, and both are paid for the place you reach.
card-name-double-turn = Double turn: take a second card
card-double-turn = Take a second card from those on offer and play it. You may keep its special action for your next turn.
card-name-free-choice = Free choice: move 2 before regions score
card-free-choice = Keep this card: in the next general scoring, once the Castillo is left and before the regions score, you move up to 2 caballeros of any colour.
card-name-revolution = Revolution: your grande is king
card-revolution = The king leaves the board, and your grande is king where it stands; if it stands with him, nothing changes. When the next general scoring is over the king comes back to Portugal.
card-grand-inquisitor-with-company = Take the Grand Inquisitor to your court and move up to 2 black caballeros, not from the king's region nor to it. Each may take along 1 caballero whose owner agrees.
card-name-harbour-move = Harbour: move 3 of your own
card-harbour-move = Move up to 3 of your own caballeros.
card-name-harbour-portugal = Harbour: score Portugal
card-harbour-portugal = Portugal is scored.
card-name-harbour-coasts = Harbour: score first places on the coasts
card-harbour-coasts = All regions on the coast are scored, Portugal too, but only first places are paid.
card-name-harbour-court = Harbour: 2 to your court
card-harbour-court = Take 2 caballeros from your province to your court.
card-name-warrant-move = Warrant: move 2 of others
card-warrant-move = Move up to 2 caballeros of other players.
card-name-warrant-score = Warrant: score one region
card-warrant-score = Choose one region, neither the king's nor the Castillo: it is scored.
card-name-warrant-court = Warrant: opponents lose 2 from court
card-warrant-court = Each opponent returns 2 caballeros from the court to the province.
card-name-warrant-tile = Warrant: lay a scoring tile
card-warrant-tile = Lay a scoring tile on an area, or move one to another area.
card-name-galley = Galley: king to a neighbouring region
card-galley = Move the king to a neighbouring region.
card-name-new-seat = New seat: move your grande
card-new-seat = Move your grande to another region, Portugal too.
card-name-envoys = Envoys: place 2 in Portugal
card-envoys = Place up to 2 caballeros from your court in Portugal, wherever the king is, unless he stands there himself.
card-name-queen-and-jester = Queen and Jester: take one of them
card-queen-and-jester = Take the queen or the jester to your court, from beside the board if one is there. There is no special action.

## What is asked, why, and what those who wait are told

# $step: "piece" (which one) or "target" (where to)
ask-el-grande-landing =
    { $step ->
        [target] Choose where it lands
       *[piece] Choose who lands, or stay aboard
    }
why-el-grande-landing =
    { $step ->
        [target] On any coast and in Portugal, but not with the king.
       *[piece] Your caballeros on the Ship may land now, before all else.
    }
doing-el-grande-landing = { $by } may land from the Ship
ask-el-grande-placing-gift = Place the gift
why-el-grande-placing-gift = You were given { piece-object }: it must go to a region now, but not to the king's.
doing-el-grande-placing-gift = { $by } places a gift
ask-el-grande-jailing = Choose who goes to the Jail
why-el-grande-jailing = Any caballero of a region, but not of the king's. It stays there until somebody pardons all prisoners.
doing-el-grande-jailing = { $by } sends a caballero to the Jail
ask-el-grande-choosing-figure = Take the queen or the jester
why-el-grande-choosing-figure = In each of your turns the queen brings or places 1 more of yours; the jester lets you give 1 of your province to another player, who must place it.
doing-el-grande-choosing-figure = { $by } takes the queen or the jester
ask-el-grande-taking-another = Take a second card
why-el-grande-taking-another = Your turn goes on with it: you place its caballeros, and its special action can be carried out now or in your next turn.
doing-el-grande-taking-another = { $by } takes a second card
# $purpose: "boycott" or "alliance"
ask-el-grande-naming-card =
    { $purpose ->
        [alliance] Choose the region of the alliance
       *[boycott] Choose the region to be left out
    }
why-el-grande-naming-card =
    { $purpose ->
        [alliance] There you and your partner count together in the next general scoring.
       *[boycott] Nobody is paid there in the next general scoring.
    }
doing-el-grande-naming-card = { $by } takes a region card
ask-el-grande-choosing-partner = Choose your partner
why-el-grande-choosing-partner = In the next general scoring you count together { REGION($area, form: "in") }, and both are paid for the place you reach.
doing-el-grande-choosing-partner = { $by } chooses a partner
# $step: "piece" (which one) or "target" (where to)
ask-el-grande-choosing-freely =
    { $step ->
        [target] Choose where it goes
       *[piece] Free choice: move a caballero, { still-left }
    }
why-el-grande-choosing-freely =
    { $step ->
        [target] You move { piece-object.moved-by-you } { REGION($piece-region, form: "from") }.
       *[piece] Of any colour; then the regions are scored.
    }
doing-el-grande-choosing-freely = { $by } moves caballeros before the regions are scored
ask-el-grande-moving-with-company =
    { $step ->
        [target] Choose where it goes
       *[piece] Move a black caballero, { still-left }
    }
why-el-grande-moving-with-company =
    { $step ->
        [target] You move { piece-object.moved-by-you } { REGION($piece-region, form: "from") }.
       *[piece] Not from the king's region, nor to it. Each may take along one of a player who agrees.
    }
doing-el-grande-moving-with-company = { $by } moves black caballeros
# from $area to $place
ask-el-grande-taking-along = Choose who goes along, or nobody
why-el-grande-taking-along = One caballero { REGION($area, form: "from") } may follow the black one { REGION($place, form: "to") }, if its owner agrees.
doing-el-grande-taking-along = { $by } chooses who goes along
ask-el-grande-consenting = May your caballero go along?
why-el-grande-consenting = { $by } wants to take it { REGION($piece-region, form: "from") } { REGION($area, form: "to") }, with a black one. It is for you alone to say.
doing-el-grande-consenting = { $by } is asked whether a caballero may go along

## What comes on top of other questions

token-lets-board = On the Ship too: you have a token.
may-take-a-token = Your card shows the ship: you may take a token.
may-jail = Your card shows the prison: you may send a caballero to the Jail.
may-pardon = You may pardon all prisoners, all to one region.
queen-may-help = The queen may help once: 1 more to your court, or 1 more placed.
jester-may-give = The jester may give once: 1 of your province to another player, who must place it.
may-keep-the-action = You may keep the action for your next turn.

## What can be answered

answer-el-grande-token-free = Take a ship token
answer-el-grande-token = Take the ship token of { $seat }
answer-el-grande-jail = Send a caballero to the Jail
answer-el-grande-pardon = Pardon all prisoners, { REGION($area, form: "to") }
answer-el-grande-queen-court = Queen's help: 1 more to your court
answer-el-grande-queen = Queen's help: place 1 { REGION($area, form: "in") }
answer-el-grande-jester = Jester: give a caballero to { $seat }
answer-el-grande-keep-action = Keep the action for your next turn
answer-el-grande-act-kept = Carry out what you kept: “{ CARD($card) }”
answer-el-grande-figure-queen = Take the queen
answer-el-grande-figure-jester = Take the jester
answer-el-grande-ally = Together with { $seat }
answer-el-grande-agree = Yes, it goes along
answer-el-grande-refuse = No, it stays

## What has happened

event-el-grande-lands =
    { $you ->
        [yes] You land { piece-object.moved-by-you }
       *[no] { $by } lands { piece-object }
    } { REGION($area, form: "in") }
event-el-grande-token-taken =
    { $you ->
        [yes] You take
       *[no] { $by } takes
    } a ship token
event-el-grande-token-taken-from =
    { $you ->
        [yes] You take
       *[no] { $by } takes
    } { $seat-you ->
        [yes] your ship token
       *[no] the ship token of { $seat }
    }
event-el-grande-jailed =
    { $you ->
        [yes] You send { piece-object.moved-by-you }
       *[no] { $by } sends { piece-object }
    } { REGION($piece-region, form: "from") } to the Jail
event-el-grande-pardoned =
    { $you ->
        [yes] You pardon
       *[no] { $by } pardons
    } all prisoners: { count-caballeros } { REGION($area, form: "to") }
event-el-grande-figure-taken =
    { $you ->
        [yes] You take
       *[no] { $by } takes
    } { NAME($figure, of: "figure") }
event-el-grande-queen-brings =
    The queen brings { count-caballeros.object } { $you ->
        [yes] to your court
       *[no] to the court of { $by }
    }
event-el-grande-queen-places =
    { $you ->
        [yes] You place
       *[no] { $by } places
    } { count-caballeros.object } { REGION($area, form: "in") } with the queen's help
event-el-grande-gift-given =
    { $you ->
        [yes] You give a caballero to { $seat }
       *[no] { $seat-you ->
            [yes] { $by } gives you a caballero
           *[no] { $by } gives a caballero to { $seat }
        }
    }
event-el-grande-gift-placed =
    { $you ->
        [yes] You place { piece-object.moved-by-you }, a gift,
       *[no] { $by } places { piece-object }, a gift,
    } { REGION($area, form: "in") }
event-el-grande-refuses =
    { $you ->
        [yes] You refuse: your caballero stays
       *[no] { $by } refuses: the caballero stays
    } { REGION($piece-region, form: "in") }
event-el-grande-boycotted =
    { $you ->
        [yes] You boycott
       *[no] { $by } boycotts
    } { REGION($area, form: "object") }
event-el-grande-allied =
    { $you ->
        [yes] You and { $seat } are allied
       *[no] { $seat-you ->
            [yes] { $by } and you are allied
           *[no] { $by } and { $seat } are allied
        }
    } { REGION($area, form: "in") }
event-el-grande-region-left-out = Boycott: nobody is paid { REGION($area, form: "in") }
event-el-grande-another-taken =
    { $you ->
        [yes] You take
       *[no] { $by } takes
    } a second card, “{ CARD($card) }”
event-el-grande-action-kept =
    { $you ->
        [yes] You keep the action “{ CARD($card) }” for your next turn
       *[no] { $by } keeps the action “{ CARD($card) }” for the next turn
    }
event-el-grande-choice-kept =
    { $you ->
        [yes] You will
       *[no] { $by } will
    } move 2 caballeros in the next general scoring
event-el-grande-revolution-begins =
    Revolution: { $you ->
        [yes] your grande
       *[no] the grande of { $by }
    } is king { REGION($area, form: "in") }
event-el-grande-king-comes-back = The revolution is over: the king comes back { REGION($area, form: "to") }
event-el-grande-inquisitor-leaves-court =
    The inquisitor leaves { $you ->
        [yes] your court
       *[no] the court of { $by }
    }: black caballeros are not considered in the general scoring

## What somebody wants to do while a veto is out

proposal-el-grande-boycotted = { $by } wants to boycott { REGION($area, form: "object") }
proposal-el-grande-allied =
    { $seat-you ->
        [yes] { $by } wants an alliance with you { REGION($area, form: "in") }
       *[no] { $by } wants an alliance with { $seat } { REGION($area, form: "in") }
    }
proposal-el-grande-another-taken = { $by } wants to take a second card, “{ CARD($card) }”
proposal-el-grande-choice-kept = { $by } wants to move 2 caballeros in the next general scoring
proposal-el-grande-revolution-begins = { $by } wants a revolution: the own grande would be king { REGION($area, form: "in") }

## The options

value-el-grande-expansion-grandissimo = Grandissimo
value-el-grande-expansion-grandissimo-says = Portugal is a region; a ship, a jail, queen and jester, black caballeros, and a sixth deck.
value-el-grande-expansion-grandissimo-says-1 = Each round offers seven cards. With one of them the queen or the jester comes to your court, who helps in each of your turns.
value-el-grande-expansion-grandissimo-says-2 = Some cards show a ship or a prison: take a token that lets you go aboard, or send a caballero to the Jail. With the King card all prisoners may be pardoned.
value-el-grande-expansion-grandissimo-says-3 = Reconstructed, for no rulebook prints it: { card-name-harbour-move }; { card-name-harbour-portugal }; { card-name-harbour-coasts }; { card-name-harbour-court }; { card-name-warrant-move }; { card-name-warrant-score }; { card-name-warrant-court }; { card-name-warrant-tile }; { card-name-galley }; { card-name-new-seat }; { card-name-envoys }.
value-el-grande-expansion-grandissimo-says-4 = Noted by a rulebook, the rest is ours: { card-name-boycott }; { card-name-alliance }; { card-name-double-turn }; { card-name-free-choice }; { card-name-revolution }.
value-el-grande-expansion-grandissimo-says-5 = Ours too: the symbols on the cards, how many caballeros they let you place, that there are 3 cards of the Grand Inquisitor, and on which regions Portugal borders.
value-el-grande-players-5-says-in-grandissimo = First, second and third place score, and two of the seven cards stay on offer.
option-el-grande-sixth-deck = Sixth deck
option-el-grande-sixth-deck-says = Grandissimo: all cards of the sixth deck, or fewer for first games.
value-el-grande-sixth-deck-all = All 19 cards
value-el-grande-sixth-deck-all-says = Ship, Jail and Grand Inquisitor take part.
value-el-grande-sixth-deck-without-inquisitor = 16 cards, without the inquisitor
value-el-grande-sixth-deck-without-inquisitor-says = The Grand Inquisitor, his cards and the black caballeros stay in the box.
value-el-grande-sixth-deck-first-game = 11 cards, for a first game
value-el-grande-sixth-deck-first-game-says = Ship, Jail and Grand Inquisitor stay in the box, and so do the five cards with rules of their own; symbols are ignored.

## What cannot be

fault-gift = { COLOUR($seat) } was given one of the own caballeros
fault-ship-tokens = there are only 2 ship tokens
fault-revolution = the grande that is king does not stand where the king is
fault-region-cards = a region card was taken twice, or an alliance does not have two players

## Where figures, tokens and gifts are, and what lasts to the next general scoring

figure-beside-the-board =
    { $figure ->
        [queen] The queen stands beside the board.
       *[jester] The jester stands beside the board.
    }
figure-in-a-court =
    { $figure ->
        [queen] { $you ->
            [yes] The queen is in your court: in each of your turns 1 more comes to your court or is placed.
           *[no] The queen is in the court of { $by }: in each of their turns 1 more comes to the court or is placed.
        }
       *[jester] { $you ->
            [yes] The jester is in your court: in each of your turns you may give 1 of your province to another player.
           *[no] The jester is in the court of { $by }, who may give 1 of the province to another player in each turn.
        }
    }
token-in-a-court =
    { $you ->
        [yes] You have a ship token: you may place on the Ship, wherever the king is.
       *[no] { $by } has a ship token and may place on the Ship, wherever the king is.
    }
tokens-beside-the-board =
    { $count ->
        [one] { $count } ship token lies beside the board.
       *[other] { $count } ship tokens lie beside the board.
    }
# $seat has given it ($seat-you: is that the reader?)
gift-waits =
    { $you ->
        [yes] A gift of { $seat } for you: { count-caballeros }, which you place when your turn begins.
       *[no] { $seat-you ->
            [yes] Your gift for { $by }: { count-caballeros }, to be placed when that turn begins.
           *[no] A gift of { $seat } for { $by }: { count-caballeros }, to be placed when that turn begins.
        }
    }
boycott-lasts = Boycott: { REGION($area, form: "name") } is left out of the next general scoring.
# $names: the two
alliance-lasts = Alliance { REGION($area, form: "in") }: { $names } count as one in the next general scoring.
free-choice-lasts =
    Free choice: { $you ->
        [yes] you move
       *[no] { $by } moves
    } 2 caballeros in the next general scoring, before the regions score.
revolution-lasts =
    Revolution: { $you ->
        [yes] your grande
       *[no] the grande of { $by }
    } is king until the next general scoring is over.
kept-action-lasts = { event-el-grande-action-kept }.

## On the table

mark-queen = queen
mark-jester = jester
mark-ship-token = ship token
mark-gift = gift
mark-boycott = boycott
mark-alliance = alliance
mark-free-choice = free choice
mark-revolution = revolution
mark-kept-action = action kept
mark-figure-unused = It can still be used in this turn.
# Printed on a card
symbol-ship = ship
symbol-jail = prison
symbol-ship-says = The ship: whoever takes this card may take a ship token.
symbol-jail-says = The prison: whoever takes this card may send a caballero to the Jail.
# Before buttons that belong together, and on some of them
queen-helps = Queen's help
queen-helps-court = 1 more to your court
jester-gives = Jester: a gift for
token-takes = Take the ship token of
pardons = Pardon all prisoners
barred-no-token = Only who has a ship token places there.
barred-jail = Nobody goes there but by a card with the prison.
barred-no-landing = Nobody lands there: it has no coast.
barred-region-card = Its card is taken, or it has none.
board-boycott = boycott: left out of the next general scoring
board-alliance = alliance of { $names }

## In the terminal

terminal-legend-boycott = a boycott: the region is left out of the next general scoring
terminal-legend-alliance = an alliance: two count there as one in the next general scoring
terminal-legend-ship = those aboard land when their turn begins, on a coast or in Portugal
terminal-legend-jail = prisoners, until the King card pardons all of them

## The lesson

learn-el-grande-grandissimo-says = Learn the base game first: what is not said here stays as it is.
learn-el-grande-grandissimo-1 = Portugal
rules-el-grande-grandissimo-1 = Portugal is a region like the others, worth 5 to the first and nothing to the rest. King and grandes may go there. But no disk shows it, and no grande begins there.
learn-el-grande-grandissimo-2 = Seven cards
rules-el-grande-grandissimo-2 = Each round two cards more are on offer: one of a sixth deck, and Queen and Jester, which comes up every time. The dots say how many you may place. A ship or a prison beside them is yours to use in your turn, besides the action.
learn-el-grande-grandissimo-3 = The Ship
rules-el-grande-grandissimo-3 = With the ship you take a token: from beside the board, or from another player once both are taken. While you have it you may place caballeros on the Ship, wherever the king is. When your next turn begins they may land on any coast and in Portugal, but not with the king.
learn-el-grande-grandissimo-4 = The Jail
rules-el-grande-grandissimo-4 = With the prison you send one caballero of any region to the Jail. Prisoners count nowhere. Whoever takes the King card may pardon them: all of them, and all to one region.
learn-el-grande-grandissimo-5 = Queen, jester and inquisitor
rules-el-grande-grandissimo-5 = The figures stay in your court until somebody takes them. In each of your turns the queen brings or places 1 more, and with the jester you give 1 of your province to another player, who must place it. Whoever has the inquisitor owns the black caballeros, until he leaves before a general scoring.
learn-el-grande-grandissimo-6 = What lasts
rules-el-grande-grandissimo-6 = A boycott leaves a region out of the next general scoring. In an alliance two players count there as one, and both are paid. After a revolution your grande is king until that scoring is over. With free choice you move two before the regions score.
learn-el-grande-grandissimo-7 = Two cards, and where cards come from
rules-el-grande-grandissimo-7 = A double turn lets you take a second card, and keep its action for your next turn. The rulebook explains the rules and some cards, but prints none: a * marks those whose text is ours. A first game leaves out Ship, Jail, inquisitor and the five cards with rules of their own.

## Signs on the table, each with what it means
legend-el-grande-figures = queen, jester, ship token
legend-el-grande-figures-says = Beside a name: this player has them. With a dot you can still use yours in this turn.
legend-el-grande-symbols = ship, bars on a card
legend-el-grande-symbols-says = The player who takes this card may take a ship token, or send a caballero to the Jail.
legend-el-grande-lasting = signs beside the rounds
legend-el-grande-lasting-says = What lasts until the next general scoring or the next round, such as a boycott or an alliance. Point at it, or press it, and it says what it does.
