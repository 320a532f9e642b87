### Grand Inquisitor & the Colonies: all words of this expansion of El Grande but those of the inquisitor, who has a file of
### his own. $count is how many, $area, $place and $piece-region are places, $goods is "gold" or "wares", $card a card.
### $by did it ($you: is that the reader?).

## Places: regions, those of honour in them, and where those stand who carry something

region-ship = Ship
    .in = on the Ship
    .to = to the Ship
    .from = from the Ship
    .of = of the Ship
    .object = the Ship
region-america = America
    .in = in America
    .to = to America
    .from = from America
    .of = of America
    .object = America
region-mediterranean = Mediterranean
    .in = in the Mediterranean
    .to = to the Mediterranean
    .from = from the Mediterranean
    .of = of the Mediterranean
    .object = the Mediterranean
region-ambassador = Ambassador
    .in = as ambassador in France
    .to = to France as ambassador
    .from = from the ambassador's place in France
    .of = of the ambassador in France
    .object = the ambassador's place in France
region-envoy = Envoy
    .in = as envoy in France
    .to = to France as envoy
    .from = from the envoy's place in France
    .of = of the envoy in France
    .object = the envoy's place in France
region-captain = Captain
    .in = as captain on the Ship
    .to = to the Ship as captain
    .from = from the captain's place on the Ship
    .of = of the captain on the Ship
    .object = the captain's place on the Ship
region-viceroy = Viceroy
    .in = as viceroy in America
    .to = to America as viceroy
    .from = from the viceroy's place in America
    .of = of the viceroy in America
    .object = the viceroy's place in America
region-ship-gold = Ship, with gold
    .in = with gold on the Ship
    .to = with gold to the Ship
    .from = with gold from the Ship
    .of = of the Ship, with gold
    .object = the Ship, with gold
region-ship-wares = Ship, with wares
    .in = with wares on the Ship
    .to = with wares to the Ship
    .from = with wares from the Ship
    .of = of the Ship, with wares
    .object = the Ship, with wares
region-america-gold = America, with gold
    .in = with gold in America
    .to = with gold to America
    .from = with gold from America
    .of = of America, with gold
    .object = America, with gold
region-america-wares = America, with wares
    .in = with wares in America
    .to = with wares to America
    .from = with wares from America
    .of = of America, with wares
    .object = America, with wares
region-mediterranean-gold = Mediterranean, with gold
    .in = with gold in the Mediterranean
    .to = with gold to the Mediterranean
    .from = with gold from the Mediterranean
    .of = of the Mediterranean, with gold
    .object = the Mediterranean, with gold
region-mediterranean-wares = Mediterranean, with wares
    .in = with wares in the Mediterranean
    .to = with wares to the Mediterranean
    .from = with wares from the Mediterranean
    .of = of the Mediterranean, with wares
    .object = the Mediterranean, with wares
region-outside = Beside the limit table
    .in = beside the limit table
    .to = off the limit table
    .from = from beside the limit table
    .of = of those beside the limit table
    .object = those beside the limit table
goods-gold = gold
goods-wares = wares

## Cards: the name on a table, and what the card does

card-name-grand-inquisitor = Grand Inquisitor: take him, move 2 black
card-grand-inquisitor = Take the Grand Inquisitor to your court and move up to 2 black caballeros, not from the king's region nor to it.
card-name-limit-table-1 = Move the limit table (wares)
card-limit-table-1 = Move the limit table to another region, neither from the king's nor to it, nor to France. Then 1 disc of wares comes to the Mediterranean.
card-name-limit-table-2 = Move the limit table (gold)
card-limit-table-2 = Move the limit table to another region, neither from the king's nor to it, nor to France. Then 1 disc of gold comes to America.
card-name-limit-table-3 = Move the limit table (2 wares)
card-limit-table-3 = Move the limit table to another region, neither from the king's nor to it, nor to France. Then 2 discs of wares come to the Mediterranean.
card-name-conspiracy-of-grandes = Conspiracy: grandes follow the disks (gold)
card-conspiracy-of-grandes = At the next general scoring everybody turns a disk, and the grandes go to the regions shown, with the caballeros from the Castillo. A grande where the king stands stays. Then 1 disc of gold comes to America.
card-name-turn-over-card = Turn over a card on offer
card-turn-over-card = Choose a card that nobody has taken: it is turned over, and nobody can take it in this round. The king and the Grand Inquisitor come up again in the next.
card-name-reposition-own = Move 3 of your own (wares)
card-reposition-own = Move up to 3 of your own caballeros. Then 1 disc of wares comes to the Mediterranean.
card-name-reposition-mixed = Move 2 own and 2 others (gold)
card-reposition-mixed = Move up to 2 of your own caballeros and up to 2 of other players. Then 1 disc of gold comes to America.
card-name-inquisitors-road = Call the inquisitor, or send him away
card-inquisitors-road = Take the Grand Inquisitor to your court, or send him beside the board: then black caballeros belong to nobody.
card-name-inquisitor-to-court = Inquisitor to your court
card-inquisitor-to-court = Take the Grand Inquisitor to your court: black caballeros are yours, and he helps in each of your turns.
card-name-inquisitor-away = Inquisitor beside the board
card-inquisitor-away = Send the Grand Inquisitor beside the board: black caballeros belong to nobody.
card-name-colonial-scoring = Score the four new regions (gold, wares)
card-colonial-scoring = France, the Ship, America and the Mediterranean are scored. Then 1 disc of gold comes to America and 1 of wares to the Mediterranean.
card-name-choice-scoring = Score any one area (2 wares)
card-choice-scoring = Choose one region, the king's and new ones too, or the Castillo: it is scored. Then 2 discs of wares come to the Mediterranean.
card-name-embarkation = Embark 3 from your court (gold, wares)
card-embarkation = Place up to 3 caballeros from your court on the Ship, wherever the king is. Then 1 disc of gold comes to America and 1 of wares to the Mediterranean.

## What is asked, why, and what those who wait are told

# $step: "piece" (which one) or "target" (where to)
ask-el-grande-sailing =
    { $step ->
        [target] Choose where it sails
       *[piece] Choose who sails, or stay
    }
why-el-grande-sailing =
    { $step ->
        [target] You send { piece-object.moved-by-you } { REGION($piece-region, form: "from") }.
       *[piece] From the Ship to a colony, to France or to a coast of Spain; from a colony to the Ship. Each sails once, before all else, and takes along what it carries.
    }
doing-el-grande-sailing = { $by } sails
# $area: the region of the limit table
ask-el-grande-filling = Choose who comes onto the limit table, { still-left }
why-el-grande-filling = Only those on it count { REGION($area, form: "in") }.
doing-el-grande-filling = { $by } chooses who comes onto the limit table
# $area: where it lies; so many have room on it: $count
ask-el-grande-moving-limit = Move the limit table
why-el-grande-moving-limit = It lies { REGION($area, form: "in") }. Where it lies, only { count-caballeros } count; what stands on a place of honour or carries something counts as ever.
doing-el-grande-moving-limit = { $by } moves the limit table
ask-el-grande-turning-over = Turn over a card on offer
why-el-grande-turning-over = Nobody can take it in this round.
doing-el-grande-turning-over = { $by } turns over a card on offer

## What comes on top of other questions

near-the-ship = On the Ship too, for the king stands on a coast.
not-from-the-court = Nobody goes from the court to America or the Mediterranean.
# $step: "gold", "wares" or "both"
may-claim =
    { $step ->
        [gold] You may claim gold: a caballero in America takes it, without a move.
        [wares] You may claim wares: a caballero in the Mediterranean takes them, without a move.
       *[both] You may claim gold and wares: caballeros in the colonies take them, without a move.
    }

## What can be answered

# $area: where the caballero stands, also "viceroy" or "outside"; $whose: "own" or "black"
answer-el-grande-claim =
    Claim { NAME($goods, of: "goods") } with { $area ->
        [viceroy] { $whose ->
            [black] the black viceroy, who resigns
           *[own] your viceroy, who resigns
        }
        [outside] { $whose ->
            [black] a black caballero beside the limit table
           *[own] your caballero beside the limit table
        }
       *[other] { $whose ->
            [black] a black caballero
           *[own] your caballero
        }
    }
answer-el-grande-turn-over = Turn over “{ CARD($card) }”
answer-el-grande-limit = Move the limit table { REGION($area, form: "to") }

## What has happened

event-el-grande-claims =
    { $you ->
        [yes] You claim
       *[no] { $by } claims
    } { NAME($goods, of: "goods") } { REGION($area, form: "in") }
event-el-grande-comes-onto-table =
    { $you ->
        [yes] You bring { piece-object.moved-by-you }
       *[no] { $by } brings { piece-object }
    } onto the limit table
event-el-grande-delivered =
    { $you ->
        [yes] You bring
       *[no] { $by } brings
    } { $goods ->
        [wares] wares { REGION($area, form: "to") }: 4 points
       *[gold] gold { REGION($area, form: "to") }: 6 points
    }
event-el-grande-disc-lost =
    { $goods ->
        [wares] Wares are lost: their disc goes beside the board
       *[gold] Gold is lost: its disc goes beside the board
    }
event-el-grande-sails =
    { $you ->
        [yes] You send { piece-object.moved-by-you }
       *[no] { $by } sends { piece-object }
    } { REGION($piece-region, form: "from") } { REGION($area, form: "to") }
event-el-grande-discs-found = New in the colonies: { discs-of-a-card }
discs-of-a-card =
    { $gold ->
        [0] { discs-of-wares }
        [one] { gold-and-perhaps-wares }
       *[other] { gold-and-perhaps-wares }
    }
gold-and-perhaps-wares =
    { $wares ->
        [0] { discs-of-gold }
        [one] { discs-of-gold }, { discs-of-wares }
       *[other] { discs-of-gold }, { discs-of-wares }
    }
discs-of-gold =
    { $gold ->
        [one] { $gold } disc of gold
       *[other] { $gold } discs of gold
    }
discs-of-wares =
    { $wares ->
        [one] { $wares } disc of wares
       *[other] { $wares } discs of wares
    }
event-el-grande-limit-moves =
    { $you ->
        [yes] You move
       *[no] { $by } moves
    } the limit table { REGION($area, form: "to") }
event-el-grande-card-turned-over =
    { $you ->
        [yes] You turn over
       *[no] { $by } turns over
    } the card of deck { $deck }: nobody can take it in this round

## What somebody wants to do while a veto is out

proposal-el-grande-discs-found = { $by } wants to bring to the colonies: { discs-of-a-card }
proposal-el-grande-limit-moves = { $by } wants to move the limit table { REGION($area, form: "to") }
proposal-el-grande-card-turned-over = { $by } wants to turn over the card of deck { $deck }: nobody could take it in this round

## The options

value-el-grande-expansion-colonies = Grand Inquisitor & the Colonies
value-el-grande-expansion-colonies-says = Four new regions, gold and wares that come by ship, black caballeros, and a limit table.
value-el-grande-expansion-colonies-says-1 = Everybody has 6 caballeros more and sends 2 of them out by secret disk before the first round; each round offers seven cards.
value-el-grande-expansion-colonies-says-2 = In general scorings France, the Ship, America and the Mediterranean come last. Ambassador, envoy, captain and viceroy are paid extra; gold brings 6 points in Spain, wares bring 4.
value-el-grande-expansion-colonies-says-3 = Reconstructed, for no rulebook prints it: { cards-reconstructed-in-colonies }.
value-el-grande-expansion-colonies-says-4 = Noted by a rulebook, the rest is ours: { cards-noted-in-colonies }.
value-el-grande-expansion-colonies-says-5 = Ours too: 5 discs of gold and 6 of wares, which discs the cards bring, and that the cards of the seventh deck let you place 2 caballeros.
cards-reconstructed-in-colonies = { card-name-reposition-own }; { card-name-reposition-mixed }; { card-name-inquisitors-road }; { card-name-colonial-scoring }; { card-name-choice-scoring }; { card-name-embarkation }
cards-noted-in-colonies = { card-name-limit-table-1 }; { card-name-limit-table-2 }; { card-name-limit-table-3 }; { card-name-conspiracy-of-grandes }; { card-name-turn-over-card }
value-el-grande-players-5-says-in-colonies = First, second and third place score, and two of the seven cards stay on offer.

## What cannot be

fault-place = more than one caballero stands { REGION($place, form: "in") }
fault-discs = the discs are wrongly counted: { NAME($goods, of: "goods") }
fault-limit =
    { $most ->
        [one] more than { $most } caballero stands on the limit table { REGION($area, form: "in") }
       *[other] more than { $most } caballeros stand on the limit table { REGION($area, form: "in") }
    }

## The table

# $count of $most spaces are taken
limit-lies = Limit table { REGION($area, form: "in") }: { $count } of { $most } spaces taken.
# $count in the colony, $supply beside the board
discs-lie =
    { $goods ->
        [wares] Wares: { $count } in the Mediterranean, { $supply } beside the board.
       *[gold] Gold: { $count } in America, { $supply } beside the board.
    }
discs-promised = At the next general scoring: { discs-of-a-card }.

## The lesson

learn-el-grande-colonies-says = The expansion on one page. The base game comes first: what is not said here stays as it is.
learn-el-grande-colonies-1 = Four new regions
rules-el-grande-colonies-1 = France, the Ship, America and the Mediterranean are regions like the others and are scored last. But no secret disk shows them, and of them the king goes only to France. Everybody has 6 caballeros more and sends 2 out by disk before the first round.
learn-el-grande-colonies-2 = France and its places
rules-el-grande-colonies-2 = France has room for three. You place there when the king stands in Aragón or Cataluña; by ship or by a card you come there too. The ambassador is paid 2 points more, the envoy 1.
learn-el-grande-colonies-3 = The Ship
rules-el-grande-colonies-3 = When the king stands on a coast, you may place on the Ship. When it is scored, only the captain is paid: 3 points. Whoever comes aboard while that place is free may take it.
learn-el-grande-colonies-4 = Sailing
rules-el-grande-colonies-4 = Your turn begins at sea. From the Ship your caballeros may go to a colony, to France or to a coast of Spain; from a colony to the Ship. Each of them once, and it costs nothing.
learn-el-grande-colonies-5 = Gold and wares
rules-el-grande-colonies-5 = Gold lies in America, wares in the Mediterranean. In your turn a caballero of yours there claims a disc and carries it along. As soon as it arrives in Spain, gold brings 6 points and wares bring 4. In the Castillo, in the court or at home it is lost.
learn-el-grande-colonies-6 = The viceroy
rules-el-grande-colonies-6 = America pays the viceroy 5 points, but he does not count there. In your turn he may resign to claim gold. Who carries something becomes neither viceroy nor captain.
learn-el-grande-colonies-7 = The Grand Inquisitor
rules-el-grande-colonies-7 = His card brings him to your court. While he is there, black caballeros are yours, and in each of your turns one caballero more comes to your court or is placed next to the king. With him in no court, black ones hold their place and earn nothing.
learn-el-grande-colonies-8 = The limit table
rules-el-grande-colonies-8 = In its region only 6 caballeros count, with four and five players 10; whoever comes later stands off it. If there is room again but not for all, whoever has the inquisitor decides, or else whoever made the room.
learn-el-grande-colonies-9 = Seven cards
rules-el-grande-colonies-9 = A round offers two cards more: the inquisitor's every time, and one of eleven new ones. Their gold and wares come only when the action is carried out. The rulebook prints none of them: a * marks those whose text is ours, wholly or in part.

## The terminal: names of at most 15 letters

terminal-off-limit = off the table
terminal-carrying =
    { $goods ->
        [wares] with wares
       *[gold] with gold
    }
terminal-turned-over = turned over
terminal-third-place = On the third place in France: { NAME($goods, of: "goods") }.
terminal-legend-limit = the limit table: only those on its spaces count, whatever stands off it
terminal-legend-off-limit = those for whom the limit table has no room: they do not count
terminal-legend-honour =
    { $place ->
        [ambassador] in France, paid 2 more when it is scored
        [envoy] in France, paid 1 more when it is scored
        [viceroy] in America, paid 5 when it is scored, but does not count there
       *[captain] on the Ship, which pays nobody else
    }
terminal-legend-goods =
    { $goods ->
        [wares] they carry wares: 4 points when they arrive in Spain
       *[gold] they carry gold: 6 points when they arrive in Spain
    }

## On the table

# A place in its area, in a word: on the map, and on buttons that stand after the name of the area
place-ambassador = Ambassador
place-envoy = Envoy
place-france = third place
place-ship = aboard
place-captain = Captain
place-ship-gold = with gold
place-ship-wares = with wares
place-america = ashore
place-viceroy = Viceroy
place-america-gold = with gold
place-america-wares = with wares
place-mediterranean = ashore
place-mediterranean-gold = with gold
place-mediterranean-wares = with wares
place-outside = off the table
# $names: who stands there
place-taken = { NAME($place, of: "place") }: { $names }
area-label-choice = several places there: choose one below the question
barred-places-taken = All three places in France are taken.
barred-colony = Nobody goes there from the court, only by ship or by moving.
barred-no-coast = The king stands on no coast.
barred-not-by-ship = No ship goes there.
barred-limit = The limit table does not go there.
# $total: how many have room on the limit table; $count: how many of them are taken
limit-count = { $count } of { $total }
board-limit = limit table, { limit-count }
board-discs =
    { $goods ->
        [wares] { $count ->
            [one] { $count } disc of wares to claim
           *[other] { $count } discs of wares to claim
        }
       *[gold] { $count ->
            [one] { $count } disc of gold to claim
           *[other] { $count } discs of gold to claim
        }
    }
card-is-turned-over = “{ CARD($card) }” is turned over: nobody can take it in this round.
# Before the buttons that claim discs, and on them; $whose: "own" or "black"
claims = Claim
claim =
    { NAME($goods, of: "goods") }{ $area ->
        [viceroy] , as viceroy who resigns
        [outside] , off the table
       *[other] { "" }
    }{ $whose ->
        [black] , black
       *[own] { "" }
    }
end-source-places = places of honour
end-source-goods = gold and wares

## Signs on the table, each with what it means
legend-el-grande-honour = circle with +5
legend-el-grande-honour-says = A place for one, and what its holder is paid besides. Dashed: it is empty.
legend-el-grande-goods = coin, crate
legend-el-grande-goods-says = A disc of gold or of wares. In a colony it can be claimed; round a caballero it is carried home.
legend-el-grande-limit = 3 of 10
legend-el-grande-limit-says = The limit table: so many count in its region, on so many spaces. Who stands beside it does not count.
