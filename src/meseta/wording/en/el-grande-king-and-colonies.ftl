### King & Colonies: what only the pair of Intrigue & the King and Grand Inquisitor & the Colonies says.

card-turn-over-card-or-veto = Either choose a card that nobody has taken: it is turned over, and nobody can take it in this round. Or keep a veto: until the end of this round you may stop one special action of another player.
card-name-turn-over-now = Turn over a card now
card-name-hold-veto = Keep a veto for this round
card-hold-veto = Until the end of this round you may stop one special action of another player.
decks-beside-own-cards = Or a card on offer: it also says how many you place, in the place of your Caballero card.
terminal-legend-deck = the card on offer that was taken in the place of the own action

## The option

value-el-grande-expansion-king-and-colonies = King & Colonies
value-el-grande-expansion-king-and-colonies-says = Own cards and colonies together: in your turn your own action, or one of two cards on offer.
value-el-grande-expansion-king-and-colonies-says-1 = All of Intrigue & the King and all of Grand Inquisitor & the Colonies, but of their decks only the sixth and the seventh.
value-el-grande-expansion-king-and-colonies-says-2 = Who takes the Grand Inquisitor or the card of the seventh deck leaves the own action out, and places as many caballeros as that card says.
value-el-grande-expansion-king-and-colonies-says-3 = Reconstructed, for no rulebook prints it: { cards-reconstructed-in-intrigue }; { cards-reconstructed-in-colonies }.
value-el-grande-expansion-king-and-colonies-says-4 = Noted by a rulebook, the rest is ours: { cards-noted-in-intrigue }; { cards-noted-in-colonies }.

## The lesson

learn-el-grande-king-and-colonies-says = Two expansions at once. Read about Intrigue & the King and about Grand Inquisitor & the Colonies first: here stands only what the pair changes.
learn-el-grande-king-and-colonies-1 = Own cards and colonies
rules-el-grande-king-and-colonies-1 = You choose 13 own cards, and all of the colonies is there too: the new regions, gold and wares, the inquisitor, the limit table. As there, 2 caballeros of your court begin by secret disk.
learn-el-grande-king-and-colonies-2 = Your action, or a card on offer
rules-el-grande-king-and-colonies-2 = The Grand Inquisitor and one card of the seventh deck lie open, each for one player in a round. In your turn you may take one of them in the place of your own action, the King card or the Intrigue card. Then that card says how many caballeros you place, not your Caballero card.
learn-el-grande-king-and-colonies-3 = What else changes
rules-el-grande-king-and-colonies-3 = Whoever takes a card on offer is free of a required action. The Intrigue card also moves caballeros from and to the new regions. And who turns over a card may keep a veto instead, until the end of the round.
