### Cards of El Grande: the name on a table, a short verb phrase, and what the card does. Where cards of one name do not say
### the same, a text has a name of its own.

## 1995, and what other editions share with it

card-name-own-from-one-region = Move your own out of one region
card-own-from-one-region = Move any number of your caballeros out of one region.
card-name-court-2 = Place 2 more from your court
card-court-2 = Place 2 more caballeros from your court, anywhere.
card-name-own-or-court = Move your own, or place 2 more
card-own-or-court = Either move any number of your caballeros out of one region, or place 2 more from your court, anywhere.
card-name-five-from-one-region = Move 5 out of one region
card-five-from-one-region = Move up to 5 caballeros of any colours out of one region.
card-name-others-3 = Move 3 of others
card-others-3 = Move up to 3 caballeros of other players.
card-name-any-3 = Move any 3
card-any-3 = Move up to 3 caballeros of any colours.
card-name-own-2-others-2 = Move 2 own and 2 others
card-own-2-others-2 = Move up to 2 of your own caballeros and up to 2 of other players.
card-name-own-4 = Move 4 of your own
card-own-4 = Move up to 4 of your own caballeros.
card-name-any-4 = Move any 4
card-any-4 = Move up to 4 caballeros of any colours.
card-name-veto = Keep a veto
card-veto = Keep this card. Until the end of the next round you may stop one special action, also half-way.
card-veto-2023 = Keep this card. Until the end of the next round you may stop one special action before it begins.
card-name-authority-lost-all = Opponents lose their courts
card-authority-lost-all = Your opponents return their whole courts to the province.
card-name-authority-lost-3 = Opponents lose 3 from court
card-authority-lost-3 = Your opponents return 3 caballeros each from court to province.
card-name-king-is-angry = Opponents return 3
card-king-is-angry = From your left, each opponent returns 3 caballeros from court or regions to the province.
card-name-one-of-each = Send 1 of each opponent home
card-one-of-each = You may send 1 caballero of each opponent from a region to the province.
card-name-secret-return-2 = Opponents secretly return 2
card-secret-return-2 = Each opponent secretly chooses a region and returns 2 caballeros from it to the province.
card-name-secret-return-all = Opponents secretly empty a region
card-secret-return-all = Each opponent secretly chooses a region and returns all own caballeros from it to the province.
card-name-score-one = Score one region
card-score-one = Choose one region or the Castillo: it is scored.
card-score-one-2023 = Choose one region: it is scored.
card-name-score-fours = Score all the fours
card-score-fours = All regions worth 4 are scored.
card-name-score-fives = Score all the fives
card-score-fives = All regions worth 5 are scored.
card-name-score-sixes-and-sevens = Score the sixes and sevens
card-score-sixes-and-sevens = All regions worth 6 or 7 are scored.
card-name-score-castillo = Score the Castillo
card-score-castillo = The Castillo is scored; its caballeros stay inside.
card-name-score-firsts = Score first places
card-score-firsts = In every region, only an untied first place is paid.
card-name-score-most = Score the fullest region
card-score-most = The region with most caballeros is scored, or all that are level.
card-name-score-fewest = Score the emptiest region
card-score-fewest = The region with fewest caballeros is scored, or all that are level; empty ones do not count.
card-name-scoring-tile = Move a scoring tile
card-scoring-tile = Lay a scoring tile on an area, or move one to another area.
card-name-royal-adviser = Move the king next door
card-royal-adviser = Move the king to a neighbouring region.
card-name-eviction = Evict opponents from a region
card-eviction = Name a region: opponents there secretly choose another one and move to it.
card-name-grande = Move your grande
card-grande = You may move your grande to another region.
card-name-power-card = Take a power card back
card-power-card = Take one of your used power cards back to your hand.
card-name-court = Take 2 more to your court
card-court = Take 2 caballeros from the province into your court.
card-name-secret-scoring = Score regions chosen once
card-secret-scoring = Everybody secretly chooses a region; those chosen only once are scored.
card-name-king = Move the king anywhere
card-king = Move the king to any region.

## 2023

card-name-militia = Militia: place 2 more
card-militia = Place 2 more caballeros from your court in any regions, not in the Castillo.
card-name-intrigue = Intrigue: move 2 own and 2 others
card-intrigue = Move up to 2 of your own caballeros and up to 2 of other players.
card-name-withdrawal = Withdrawal: opponents return 3
card-withdrawal = From your left, each opponent returns 3 caballeros from court or regions to the province.
card-name-assassin = Assassin: send 1 of each home
card-assassin = Send 1 caballero of each opponent from a region to the province, as far as possible.
card-name-civil-war = Civil war: opponents empty a region
card-civil-war = Each opponent secretly chooses a region and returns all own caballeros from it to the province.
card-name-outposts = Outposts: score all the fours
card-outposts = All regions worth 4 are scored.
card-name-fiesta = Fiesta: score all the fives
card-fiesta = All regions worth 5 are scored.
card-name-revelation = Revelation: score the Castillo
card-revelation = The Castillo is scored; its caballeros stay inside.
card-name-decree = Decree: move a scoring tile
card-decree = Lay a scoring tile on an area, or move one to another area.
card-name-coup = Coup: evict opponents
card-coup = Name a region: opponents there secretly choose another one and move to it.
card-name-new-house = New house: move your grande
card-new-house = You may move your grande to another region.
card-name-authority = Authority: take a power card back
card-authority = Take one of your used power cards back to your hand.
card-authority-with-modifiers = Take one of your used power cards back to your hand, or a used modifier if you prefer.
card-name-your-majesty = Your Majesty: move the king anywhere
card-your-majesty = Move the king to any region.
card-name-own-or-militia = Move your own, or militia
card-own-or-militia = Either move any number of your caballeros out of one region, or place 2 more from your court in any regions, not in the Castillo.

## New Regency

card-name-infiltration = Infiltration: place with the king
card-infiltration = With this card you may also place caballeros in the king's region: act first, then place.
card-name-rebellion = Rebellion: the king to the Castillo
card-rebellion = Put the king beside the Castillo, which is then his region: nothing goes in or out.
card-name-regent = Regent: swap king and grande
card-regent = The king and your grande change places, if both stand in regions.
card-name-entourage = Entourage: move the king with 2 others
card-entourage = Move the king to any region; 2 caballeros from the region he leaves go with him.
card-name-retreat = Retreat: the king to the emptiest region
card-retreat = Move the king to the region with fewest caballeros; empty ones do not count. If only his own is that, he stays.
card-name-exile = Exile: the king to France or Portugal
card-exile = Move the king to France or Portugal.
card-name-tournament = Tournament: your grande into the Castillo
card-tournament = Put your grande into the Castillo.
card-name-progress = Progress: move the king 1 or 2 steps
card-progress = Move the king one or two steps along neighbouring regions.
card-name-summons = Summons: the king to the fullest region
card-summons = Move the king to the region with most caballeros. If only his own is that, he stays.
card-name-audience = Audience: the king to your grande
card-audience = Move the king to the region of your grande.

## Shifting Powers: abilities, and the modifiers that carry them

card-name-recruit = Recruit: 1 more to your court
card-recruit = Take up to 1 more caballero from the province into your court.
card-name-courier = Courier: move 1 of your own
card-courier = Move 1 of your own caballeros from a region to another region.
card-name-levy = Levy: place 1 near the king
card-levy = Place 1 caballero from your court next to the king or in the Castillo.
card-name-steward = Steward: 2 more to your court
card-steward = Take up to 2 more caballeros from the province into your court.
modifier-plus-1 = +1
modifier-plus-2 = +2
modifier-plus-3 = +3
modifier-minus-1 = −1
modifier-minus-2 = −2
modifier-minus-3 = −3
modifier-plus-1-recruit = +1 Recruit
modifier-minus-1-courier = −1 Courier
modifier-plus-2-levy = +2 Levy
modifier-minus-2-steward = −2 Steward
