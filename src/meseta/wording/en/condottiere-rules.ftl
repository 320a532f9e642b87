### The rules of Condottiere by topic, in our own wording, for help at the table and the page of rules. Which of the sentences
### a table is told follows from its options: `reading/condottiere/rulebook.py`.

topic-condottiere-goal = Aim and end of the game
rule-condottiere-goal-many = The first player with 5 regions wins, or with 3 that are adjacent.
rule-condottiere-goal-few = The first player with 6 regions wins, or with 4 that are adjacent.
rule-condottiere-goal-many-larger = The first player with 5 regions wins, or with 4 that are adjacent: kingdoms are larger by one here.
rule-condottiere-goal-few-larger = The first player with 6 regions wins, or with 5 that are adjacent: kingdoms are larger by one here.
rule-condottiere-goal-adjacent = Adjacent regions hang together by common borders. A chain is enough; they need not all touch each other.
rule-condottiere-goal-full = If no region is left to fight for and nobody has won, most regions win. Those who are level fight one last battle with new hands; if that is a tie too, they share the victory.

topic-condottiere-round = Rounds and cards in hand
rule-condottiere-round-deal = Everybody is dealt 10 cards, and from the second round on one more for each own region. A round has several battles, all with these cards: nobody draws in between.
rule-condottiere-round-end = A round ends after a battle when at most one player still has cards. That player may keep two of them, unseen; all others are shuffled, and new hands are dealt.
rule-condottiere-round-discard = After each battle whoever has no mercenary in hand may show and discard the whole hand.
rule-condottiere-round-empty = Who has no cards takes no part until the next deal, but may still win a battle with the cards laid before, and choose a region.
rule-condottiere-round-draw = There are no rounds here: everybody begins with 7 cards, and after each battle may draw up to 3. A hand holds at most 10 cards, and one more for each own region. If nobody has cards after a battle, everybody draws 10. Hands are not discarded.
rule-condottiere-round-guard = A house rule: when nobody has played a card in as many battles on end as there are players, all hands are given up and new ones dealt.
rule-condottiere-round-sizes = How many cards others have in hand is not shown here.

topic-condottiere-region = Where the battle is
rule-condottiere-region-token = Whoever holds the Condottiere token chooses the region of the next battle, and plays first in it.
rule-condottiere-region-free = It must be a region that nobody has conquered, and not that with the favour of the Pope.
rule-condottiere-region-retaking = It may also be a region of another player, who defends it then; never an own one, and not that with the favour of the Pope.

topic-condottiere-battle = A battle
rule-condottiere-battle-turn = In turn you play one card or pass. Cards lie open before you and make your company. Nobody ever has to play.
rule-condottiere-battle-pass = Who has passed plays no more cards in this battle, but the company still counts. The last one left may go on playing, card by card.
rule-condottiere-battle-end = It ends when all have passed, or at once by a Surrender. The strongest company conquers the region; if several are level, nobody does.
rule-condottiere-battle-gone = All companies are discarded then, also those that have won.
rule-condottiere-battle-defender = The defender of a region may pass as often as they like before their first card, and come in later, as long as somebody else can still play. In a tie the defender keeps the region and takes the token.
rule-condottiere-battle-face-down = Mercenaries, drummers, heroines and courtesans are laid face down; your next card turns the last one up. Who passes may leave it hidden to the end. Bishop and Scarecrow do not reach a hidden card.

topic-condottiere-token = The Condottiere token
rule-condottiere-token-winner = After a battle the winner takes the token, unless another player has more courtesans than anybody else: then it goes there.
rule-condottiere-token-tie = If strength is tied and courtesans too, it goes to the player at the left of whoever had it.

topic-condottiere-strength = How strong a company is
rule-condottiere-strength-order = Mercenaries count as printed, in Winter 1 each. A Drummer doubles that. In Spring the strongest mercenaries then get 3 more. Heroines and courtesans are added, untouched by all this.
rule-condottiere-strength-spring = Which mercenaries are the strongest is decided by the printed numbers, over all companies together.
rule-condottiere-strength-seasons = There is one season at most: Winter ends Spring and Spring ends Winter. Two of the same do no more than one.

topic-condottiere-cards = The cards
rule-condottiere-cards-mercenaries = Mercenaries: ten of strength 1, and eight each of 2, 3, 4, 5, 6 and 10.
rule-condottiere-cards-winter = Winter (3): { card-winter }
rule-condottiere-cards-spring = Spring (3): { card-spring }
rule-condottiere-cards-bishop = Bishop (6): { card-bishop }
rule-condottiere-cards-courtesan = Courtesan (12): { card-courtesan }
rule-condottiere-cards-drummer = Drummer (6): { card-drummer }
rule-condottiere-cards-heroine = Heroine (3): { card-heroine }
rule-condottiere-cards-scarecrow = Scarecrow (16): { card-scarecrow }
rule-condottiere-cards-surrender = Surrender (3): { card-surrender }

topic-condottiere-favour = Bishop and the favour of the Pope
rule-condottiere-favour-strikes = The Bishop discards the mercenaries with the highest printed number from all companies, your own too, also of those who have passed. The Bishop itself is discarded.
rule-condottiere-favour-place = Who played it puts the favour of the Pope on a region that nobody has, but not where the battle is, or leaves it off the board. No battle can be chosen where it lies.
rule-condottiere-favour-retaking = Who played it puts the favour of the Pope on any region, also on a conquered one, or leaves it off the board. No battle can be chosen where it lies.

topic-condottiere-match = A match for points
rule-condottiere-match-points = Several games are played. Each brings a point for every region, and 5 more to who wins by adjacent regions. When somebody has reached the goal, most points win; a tie is settled by a last battle.

## The signs on the table, each with what it means

legend-condottiere-adjacent = 2 of 3 adjacent
legend-condottiere-adjacent-says = The largest group of a player's regions that hang together, and how many win.
legend-condottiere-regions = 3 of 5 any
legend-condottiere-regions-says = All regions of a player, and how many win.
legend-condottiere-strength = 12 → 15
legend-condottiere-strength-says = The strength of a company, and what it would be after the card you point at. Below it, how the sum is made.
legend-condottiere-lock = lock
legend-condottiere-lock-says = The favour of the Pope lies here: no battle.
legend-condottiere-token = crossed swords
legend-condottiere-token-says = The region of the battle; beside a name: who has the Condottiere token.
legend-condottiere-stake = may win now
legend-condottiere-stake-says = With this battle that player would win the game.
legend-condottiere-dot = red dot
legend-condottiere-dot-says = Something has changed there since your last turn.
