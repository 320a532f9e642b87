### The rules of El Grande by topic, in our own wording, for help at the table and the page of rules. A topic has a heading and
### sentences; which of them a table is told follows from its options: `reading/el_grande/rulebook.py`.

topic-el-grande-goal = Aim and end of the game
rule-el-grande-goal-points = Send caballeros to the regions of Spain. Whenever a region is scored, those with the most caballeros there get points. Whoever has the most points at the end wins; who is level shares the victory.
rule-el-grande-goal-nine = The game has nine rounds, with a general scoring after rounds 3, 6 and 9. After the third one it ends.
rule-el-grande-goal-six = This is the short game: six rounds, with a general scoring after rounds 2, 4 and 6. After the third one it ends.

topic-el-grande-start = How it begins
rule-el-grande-start-home = The king is put into a region by lot. Each player draws another region: the grande and two caballeros begin there. Seven more stand in the court, all others in the province.
rule-el-grande-start-tiles = The two scoring tiles, 8-4-0 and 4-0-0, lie beside the board. The Castillo is empty.

topic-el-grande-round = A round
rule-el-grande-round-cards = The top card of each deck is turned up, the king card too. Then everybody plays a power card, one after the other. Then everybody has one turn, the highest power card first.
rule-el-grande-round-king-card = The king card is there anew in every round. Other cards that nobody has taken are discarded at the end of the round.
rule-el-grande-round-next = Whoever played the lowest card begins the next round.
rule-el-grande-round-merged = Decks 2 and 3 are one, so a round offers four cards. Each says itself how many caballeros it lets you place, two or three.

topic-el-grande-power = Power cards
rule-el-grande-power-play = Everybody has 13 power cards, 1 to 13. In turn you play one openly; a value that lies on the table already in this round cannot be played again.
rule-el-grande-power-order = The highest card has the first turn and the first choice of action cards, the lowest the last, and begins the next round.
rule-el-grande-power-brings = A power card also says how many caballeros may come from your province to your court: 1 brings 6, 2 and 3 bring 5, 4 and 5 bring 4, 6 and 7 bring 3, 8 and 9 bring 2, 10 and 11 bring 1, 12 and 13 bring none.
rule-el-grande-power-spent = A card that was played is spent for the whole game; only the action that takes a power card back returns one, unseen by the others.
rule-el-grande-power-face-up = Spent cards lie face up before their owner.
rule-el-grande-power-face-down = Spent cards lie face down: everybody saw them, nobody may look them up.

topic-el-grande-court = Province, court and board
rule-el-grande-court-ways = Caballeros in the province are not available yet. With your power card they come to the court, and only from the court can they be placed on the board. What is returned goes to the province.
rule-el-grande-court-fewer = At the beginning of your turn you may take fewer to the court than the card allows, or none.
rule-el-grande-court-shortage = If your province is too small for your power card, you may call the missing ones back from regions, but not from the king's region and not from the Castillo.
rule-el-grande-court-shortage-cards = The same holds for action cards that bring caballeros to the court.

topic-el-grande-turn = A turn
rule-el-grande-turn-take = First caballeros come from the province to the court. Then you take one of the action cards on offer: you must take one, and each is for one player.
rule-el-grande-turn-halves = A card has two halves: the caballeros you may place, shown as dots, and a special action. You may do both, one or neither, in either order, but you finish one before you begin the other.
rule-el-grande-turn-deck = Cards of deck 1 let you place one caballero, those of deck 2 two, and so on; the king card lets you place five.

topic-el-grande-placing = Placing caballeros
rule-el-grande-placing-where = Place caballeros from your court in regions that touch the king's region, or in the Castillo; split them as you like, or place fewer. Never in the king's region itself.
rule-el-grande-placing-cards = Where an action lets you place more, it says where. Otherwise they may go to any region but the king's.

topic-el-grande-king = The king
rule-el-grande-king-taboo = Nothing changes where the king stands: no caballero, no grande and no scoring tile goes in or out. The region is scored as ever.
rule-el-grande-king-bonus = A sole first place in his region brings 2 points more.
rule-el-grande-king-moves = He is moved by the king card and a few others, always to another region.

topic-el-grande-actions = Special actions
rule-el-grande-actions-whole = You may leave a special action out. Once you begin it, carry it out as far as possible, also if it helps others; only what a card gives “up to” a number may be done in part.
rule-el-grande-actions-moving = Moving means from a region to any other region, or into the Castillo; the king's region is barred at both ends. Nothing is moved out of the Castillo, the court or the province. A caballero is moved only once by a card.
rule-el-grande-actions-returning = Returned caballeros go to their owner's province. Those in the king's region and in the Castillo are out of reach. Who has too few returns as many as possible.
rule-el-grande-actions-choosing-castillo = Where a card lets you choose a region to score, or place anywhere, the Castillo counts as a region too.
rule-el-grande-actions-castillo-no-region = The Castillo is no region: it is chosen or scored only where a card names it.

topic-el-grande-scoring = Scoring a region
rule-el-grande-scoring-places = The strip of a region says what first, second and third place get. Count the caballeros of each player; grandes do not count. Who has none there gets nothing.
rule-el-grande-scoring-three = Three places are paid.
rule-el-grande-scoring-two = With so few players only first and second place are paid.
rule-el-grande-scoring-one = With two players only first place is paid.
rule-el-grande-scoring-ties = All who are level drop by one place: two who share the lead both get the points of second place, and the next player those of third.
rule-el-grande-scoring-bonus = A sole first place gets 2 points more where the king stands, and 2 more where the own grande stands; also both. A shared first place gets neither.
rule-el-grande-scoring-tiles = A scoring tile that lies on a region or on the Castillo takes the place of its values. An area has one tile at most.

topic-el-grande-special = Special scorings
rule-el-grande-special-cards = Some cards score regions at once, with both bonuses. Fours, fives, sixes and sevens are known by the points of first place, a tile included; the Castillo is never among them.
rule-el-grande-special-castillo = Where a card scores the Castillo, it is opened and paid, and all stay inside.
rule-el-grande-special-most = Most or fewest caballeros: those of all players together count. Empty regions are never among the fewest, and all regions that are level are scored.

topic-el-grande-castillo = The Castillo
rule-el-grande-castillo-in = Caballeros may be placed or moved into the Castillo at any time. How many go in is announced; out they come only in a general scoring.
rule-el-grande-castillo-strict = What is inside is not shown here: you have to remember what was announced.
rule-el-grande-castillo-tally = The table keeps a tally of what was announced to go in.
rule-el-grande-castillo-open = Everybody sees here what is inside.
rule-el-grande-castillo-worth = It is worth 5-3-1, and is paid like a region.

topic-el-grande-disk = The secret disk
rule-el-grande-disk-choose = A disk names one region in secret; all disks are shown together. Several may name the same region.
rule-el-grande-disk-general = In a general scoring your disk says where all your caballeros from the Castillo go: all to one region. If it is the king's region, they go back to your court.
rule-el-grande-disk-cards = Some cards make players name a region by disk: to return caballeros from it, to go to it, or to have it scored. The card says which. Nothing leaves the king's region.

topic-el-grande-general = General scoring
rule-el-grande-general-steps = Those with caballeros in the Castillo turn their disks in secret. The Castillo is opened and paid. Then the disks are shown and the caballeros go to their regions. Then every region is scored, one after the other.
rule-el-grande-general-when = It comes after every third round of the full game, and after every second one of the short game.

topic-el-grande-veto = Veto
rule-el-grande-veto-hold = Whoever takes a veto card keeps it, and may stop one special action of somebody else until the end of the next round. Placing caballeros cannot be stopped.
rule-el-grande-veto-steps = A veto may come before each step of an action, also half-way: what has happened stays, the rest does not happen. If a scoring is paid place by place, a veto stops this and all later payments.
rule-el-grande-veto-whole = A veto stops a whole special action, when it is announced and before anything of it has happened.
rule-el-grande-veto-order = Several holders are asked clockwise, beginning at the left of whoever acts. By a standing order the table answers for you.

topic-el-grande-automa = The automa
rule-el-grande-automa-places = With two players a third colour takes part. At the beginning of a round two region cards are drawn for it, and two of its caballeros come to each of them, but not to the king's region.
rule-el-grande-automa-card = It shows a power card first, which nobody may repeat. In its turn it takes the card on offer with the most caballeros, and does nothing with it.
rule-el-grande-automa-counts = It counts for majorities but gets no points, decides nothing, and never begins a round. Its caballeros may be moved and returned like others.

topic-el-grande-new-regency = New Regency
rule-el-grande-new-regency-deck = The king card is not in the game. The fifth deck has ten cards instead, one in each round; some move the king, some do something else near him.
rule-el-grande-new-regency-abroad = In France or Portugal the king bars no region: caballeros are placed next to him, in the regions at that border. Beside the Castillo he closes the Castillo, and all regions are next to him.
rule-el-grande-new-regency-tower = A grande in the Castillo brings 2 points for a sole first place there, and leaves it with the disk of its owner. While the king stands beside the Castillo, all stay inside.

topic-el-grande-modifiers = Modifiers
rule-el-grande-modifiers-deal = Everybody is dealt three modifiers and passes one of them, face down, to the left.
rule-el-grande-modifiers-play = With a power card you may play one modifier. The sum decides the order and must differ from all sums on the table, also below 1 or above 13; how many caballeros come is said by the power card alone.
rule-el-grande-modifiers-abilities = Some modifiers do something besides, if you like: after your caballeros have come to court and before you take an action card. No veto stops it. A modifier is spent when it was played.
rule-el-grande-modifiers-recruit = +1 Recruit: { card-recruit }
rule-el-grande-modifiers-courier = −1 Courier: { card-courier }
rule-el-grande-modifiers-levy = +2 Levy: { card-levy }
rule-el-grande-modifiers-steward = −2 Steward: { card-steward }

topic-el-grande-alternative = Alternative cards
rule-el-grande-alternative-in = For each alternative card that is added, a random card of the same deck goes to the box, unseen.
rule-el-grande-alternative-own-or-militia = { CARD("own-or-militia") }: { card-own-or-militia }
rule-el-grande-alternative-veto = { CARD("veto") }: { card-veto-2023 }
rule-el-grande-alternative-secret-scoring = { CARD("secret-scoring") }: { card-secret-scoring }

## The signs on the table, each with what it means

legend-el-grande-values = 6 3 1
legend-el-grande-values-says = The badge of an area: points of first, second and third place. A cell has the colour of who would get it now; “=” marks a tie, a hollow cell has nobody. A struck number is not paid with so few players, or is covered by a tile.
legend-el-grande-bonus = 5+2
legend-el-grande-bonus-says = The bonus of a sole first place, for the king or the own grande there; 5+4 is both.
legend-el-grande-paid = +6
legend-el-grande-paid-says = What somebody would get there if the area were scored now. “you +3” while you point at an area is what it would be after your answer. In a closed Castillo it is a range.
legend-el-grande-after = 18 → 24
legend-el-grande-after-says = The points of a player, and what they would be if all areas were scored now.
legend-el-grande-tokens = shapes and letters
legend-el-grande-tokens-says = Each player has a colour, a shape and a letter. Up to four caballeros are drawn singly; more are one token with a number. The tall ringed one is the grande.
legend-el-grande-crown = crown, hatching, lock
legend-el-grande-crown-says = The king and his region: nothing goes in or out.
legend-el-grande-ring = ringed or dimmed
legend-el-grande-ring-says = Ringed areas answer the question; press a dimmed one, and it says why not.
legend-el-grande-dot = red dot
legend-el-grande-dot-says = Something has changed there since your last turn.
legend-el-grande-pips = dots on a card
legend-el-grande-pips-says = So many caballeros the card lets you place; hollow ones are placed already.
legend-el-grande-ruler = numbers 1 to 13
legend-el-grande-ruler-says = The power cards. Below each: how many caballeros it brings to the court. Struck: you have played it. With a token: it lies on the table in this round.
legend-el-grande-spent-up = small numbers beside a name
legend-el-grande-spent-up-says = The power cards this player has spent.
legend-el-grande-spent-down = cards and a number
legend-el-grande-spent-down-says = So many power cards are spent; they lie face down.
legend-el-grande-modifiers = 3 mod.
legend-el-grande-modifiers-says = So many modifiers this player still holds.
legend-el-grande-back = −1
legend-el-grande-back-says = A spent card was taken back, and only its owner knows which.
legend-el-grande-star = *
legend-el-grande-star-says = No rulebook prints this card, or not all of it: its text is ours.
legend-el-grande-shield = shield
legend-el-grande-shield-says = This player holds a veto.

## The cards, all that can come up at a table

topic-el-grande-action-cards = All action cards
rule-el-grande-action-cards-all = What can come up in the decks of this table:
topic-el-grande-own-cards = All own cards
rule-el-grande-own-cards-all = By their values; you choose 13 of them:
