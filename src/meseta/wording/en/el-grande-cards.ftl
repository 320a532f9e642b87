### Cards of El Grande as they are called on a table: a short verb phrase each. What a card does, card-<name>, is built
### from the game's own data in English and stands here in other languages.

## 1995, and what other editions share with it

card-name-own-from-one-region = Move your own out of one region
card-name-court-2 = Place 2 more from your court
card-name-own-or-court = Move your own, or place 2 more
card-name-five-from-one-region = Move 5 out of one region
card-name-others-3 = Move 3 of others
card-name-any-3 = Move any 3
card-name-own-2-others-2 = Move 2 own and 2 others
card-name-own-4 = Move 4 of your own
card-name-any-4 = Move any 4
card-name-veto = Keep a veto
card-name-authority-lost-all = Opponents lose their courts
card-name-authority-lost-3 = Opponents lose 3 from court
card-name-king-is-angry = Opponents return 3
card-name-one-of-each = Send 1 of each opponent home
card-name-secret-return-2 = Opponents secretly return 2
card-name-secret-return-all = Opponents secretly empty a region
card-name-score-one = Score one region
card-name-score-fours = Score all the fours
card-name-score-fives = Score all the fives
card-name-score-sixes-and-sevens = Score the sixes and sevens
card-name-score-castillo = Score the Castillo
card-name-score-firsts = Score first places
card-name-score-most = Score the fullest region
card-name-score-fewest = Score the emptiest region
card-name-scoring-tile = Move a scoring tile
card-name-royal-adviser = Move the king next door
card-name-eviction = Evict opponents from a region
card-name-grande = Move your grande
card-name-power-card = Take a power card back
card-name-court = Take 2 more to your court
card-name-secret-scoring = Score regions chosen once
card-name-king = Move the king anywhere

## 2023

card-name-militia = Militia: place 2 more
card-name-intrigue = Intrigue: move 2 own and 2 others
card-name-withdrawal = Withdrawal: opponents return 3
card-name-assassin = Assassin: send 1 of each home
card-name-civil-war = Civil war: opponents empty a region
card-name-outposts = Outposts: score all the fours
card-name-fiesta = Fiesta: score all the fives
card-name-revelation = Revelation: score the Castillo
card-name-decree = Decree: move a scoring tile
card-name-coup = Coup: evict opponents
card-name-new-house = New house: move your grande
card-name-authority = Authority: take a power card back
card-name-your-majesty = Your Majesty: move the king anywhere
card-name-own-or-militia = Move your own, or militia

## New Regency

card-name-infiltration = Infiltration: place with the king
card-name-rebellion = Rebellion: the king to the Castillo
card-name-regent = Regent: swap king and grande
card-name-entourage = Entourage: move the king with 2 others
card-name-retreat = Retreat: the king to the emptiest region
card-name-exile = Exile: the king to France or Portugal
card-name-tournament = Tournament: your grande into the Castillo
card-name-progress = Progress: move the king 1 or 2 steps
card-name-summons = Summons: the king to the fullest region
card-name-audience = Audience: the king to your grande

## Shifting Powers: abilities, and the modifiers that carry them

card-name-recruit = Recruit: 1 more to your court
card-name-courier = Courier: move 1 of your own
card-name-levy = Levy: place 1 near the king
card-name-steward = Steward: 2 more to your court
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
