### Both games in a few sentences, for "Watch or learn". What every first game gets wrong comes with its remedy.

rules-el-grande-1 = You send caballeros into the regions of Spain. Whoever has most in a region when it is scored is paid most.
rules-el-grande-2 = Each round everybody plays a power card. The highest acts first; low ones bring more caballeros from the province to the court.
rules-el-grande-3 = Only caballeros in your court can be placed. Those in the province have to come to the court first.
rules-el-grande-4 = In your turn you take an action card: its dots are the caballeros you may place, its action is yours to carry out before or after.
rules-el-grande-5 = You place next to the king, or unseen in the Castillo. Where the king stands nothing goes in or out.
rules-el-grande-6 = After rounds 3, 6 and 9 there is a general scoring: the Castillo opens, secret disks say where its caballeros go, and every region is scored.
rules-el-grande-7 = Who ties drops to the place below. First place alone earns 2 more in the king's region, and 2 more where your grande stands.
rules-condottiere-1 = You fight for the regions of Italy. The first with 5 regions wins, or with 3 that are adjacent; with two or three players 6, or 4 that are adjacent.
rules-condottiere-2 = Whoever holds the Condottiere token says where the next battle is.
rules-condottiere-3 = In turn everybody lays a card or passes. Who has passed is out of this battle; the cards laid down are gone.
rules-condottiere-4 = The strongest company conquers the region. A tie conquers nothing.
rules-condottiere-5 = Mercenaries count what they show. Winter, spring, drummer, bishop and the others change the sums: tap a card to read it.
rules-condottiere-6 = New cards are dealt only when at most one player still has any: 10, and one more for each of your regions.

## The headings above these sentences

learn-title = { $game } in three minutes
learn-el-grande-1 = Most caballeros, most points
learn-el-grande-2 = First or many
learn-el-grande-3 = Province, court, map
learn-el-grande-4 = A card in each turn
learn-el-grande-5 = The king and his neighbours
learn-el-grande-6 = The Castillo and the disk
learn-el-grande-7 = Ties and bonuses
learn-condottiere-1 = Two ways to win
learn-condottiere-2 = Where the battle is
learn-condottiere-3 = Card by card
learn-condottiere-4 = Who conquers
learn-condottiere-5 = Cards with tricks
learn-condottiere-6 = New hands
learn-next = The rest tells itself
learn-next-says = The table shows what you can do and why something cannot be done, and you can take a move back. Begin against bots; nobody waits for you.
