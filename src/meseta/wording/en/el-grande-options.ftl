### What can be chosen before a game of El Grande: options, their values, and why a value is not possible.

option-el-grande-edition = Edition
option-el-grande-edition-says = Which edition's board, cards and rules.
value-el-grande-edition-1995 = Classic, 1995
value-el-grande-edition-1995-says = A veto can stop an action half-way; the Castillo can be chosen like a region.
value-el-grande-edition-1995-says-1 = Decks of 11, 11, 11, 11, 1 action cards.
value-el-grande-edition-1995-says-2 = Places that score, by the number of players: 1 with 2, 2 with 3, 3 with 4, 3 with 5.
value-el-grande-edition-1995-says-3 = { switch-el-grande-castillo-is-a-region }
value-el-grande-edition-1995-says-4 = { switch-el-grande-veto-step-by-step }
value-el-grande-edition-2023 = New edition, 2023
value-el-grande-edition-2023-says = New place names and cards, mini-expansions, and an automa for two players.
value-el-grande-edition-2023-says-1 = Decks of 10, 10, 10, 10, 1 action cards.
value-el-grande-edition-2023-says-2 = Places that score, by the number of players: 2 with 2, 2 with 3, 3 with 4, 3 with 5.
value-el-grande-edition-2023-says-3 = { switch-el-grande-veto-of-whole-actions }
value-el-grande-edition-2023-says-4 = { switch-el-grande-shortage-for-cards }
value-el-grande-edition-2023-says-5 = { switch-el-grande-discards-face-down }
value-el-grande-edition-2023-says-6 = With two players a third colour, the automa, takes part without scoring.
value-el-grande-edition-2023-says-7 = Reconstructed, for no rulebook prints it: { card-name-own-from-one-region }; { card-name-five-from-one-region }; { card-name-others-3 }; { card-name-any-3 }; { card-name-any-4 }; { card-name-authority-lost-all }; { card-name-authority-lost-3 }; { card-name-secret-return-2 }; { card-name-civil-war }; { card-name-score-one }; { card-name-score-sixes-and-sevens }; { card-name-score-firsts }; { card-name-score-most }; { card-name-score-fewest }; { card-name-royal-adviser }; { card-name-court }.
option-el-grande-players = Players
option-el-grande-players-says = How many play; with 2 or 3 fewer places score.
value-el-grande-players-2 = 2 players
value-el-grande-players-2-says =
    { $edition ->
        [1995] Only first place scores.
       *[2023] First and second place score.
    }
value-el-grande-players-3 = 3 players
value-el-grande-players-3-says = First and second place score.
value-el-grande-players-4 = 4 players
value-el-grande-players-4-says = First, second and third place score.
value-el-grande-players-5 = 5 players
value-el-grande-players-5-says = First, second and third place score, and every action card is taken.
option-el-grande-rounds = Length
option-el-grande-rounds-says = Nine rounds, or the short game of six.
value-el-grande-rounds-9 = Nine rounds
value-el-grande-rounds-9-says = The full game with general scorings after 3, 6 and 9.
value-el-grande-rounds-6 = Six rounds
value-el-grande-rounds-6-says = The short game with general scorings after 2, 4 and 6.
option-el-grande-expansion = Expansion
option-el-grande-expansion-says = The game alone, or with one of the boxes that add to it.
value-el-grande-expansion-none = The game itself
value-el-grande-expansion-none-says = Power cards and action cards, as in the box.
option-el-grande-veto = Vetoes
option-el-grande-veto-says = 1995: with the two veto cards, or without them.
value-el-grande-veto-on = With vetoes
value-el-grande-veto-on-says = Two cards let their owner stop an action of somebody else.
value-el-grande-veto-off = Without vetoes
value-el-grande-veto-off-says = Nobody can stop an action, and nobody is asked off-turn.
objection-el-grande-veto-on = Deck 2 of the 2023 edition has no vetoes: add them with added-vetoes=2.
# $expansion: the one that is chosen; it plays without decks
objection-el-grande-veto-on-no-decks = The 2023 edition has no vetoes of its own, and expansion={ $expansion } has no deck 2 to add them to: leave veto off. A card of the expansion that stops an action is there all the same.
option-el-grande-castillo = Castillo memory
option-el-grande-castillo-says = Closed as in the box, with a tally of what was announced, or open to all.
value-el-grande-castillo-strict = Strict
value-el-grande-castillo-strict-says = What went in is yours to remember.
value-el-grande-castillo-tally = Tally
value-el-grande-castillo-tally-says = What was announced to go in stays visible.
value-el-grande-castillo-open = Open
value-el-grande-castillo-open-says = Everybody sees what is inside, and who would be paid.
option-el-grande-merged-decks = Merged decks
option-el-grande-merged-decks-says = 2023: decks 2 and 3 are one, so a round offers four cards; with two players always, with three if you like.
value-el-grande-merged-decks-off = Five decks
value-el-grande-merged-decks-off-says = A round offers five action cards.
objection-el-grande-merged-decks-off = With two players decks 2 and 3 are always one.
value-el-grande-merged-decks-on = Four decks
value-el-grande-merged-decks-on-says = Decks 2 and 3 are one: a round offers four action cards.
objection-el-grande-merged-decks-on = Decks 2 and 3 are one only with two or three players of the 2023 edition.
option-el-grande-new-regency = New Regency
option-el-grande-new-regency-says = 2023: ten cards that move the king replace the king card.
value-el-grande-new-regency-off = Without
value-el-grande-new-regency-off-says = The king card comes up every round.
value-el-grande-new-regency-on = With New Regency
value-el-grande-new-regency-on-says = The fifth deck changes: rebellion, exile, tournament and more.
value-el-grande-new-regency-on-says-1 = Reconstructed, for no rulebook prints it: { card-name-progress }; { card-name-summons }; { card-name-audience }.
value-el-grande-new-regency-on-says-2 = Noted by a rulebook, the rest is ours: { card-name-regent }; { card-name-entourage }; { card-name-tournament }.
option-el-grande-shifting-powers = Shifting Powers
option-el-grande-shifting-powers-says = 2023: modifiers raise or lower power cards.
value-el-grande-shifting-powers-off = Without
value-el-grande-shifting-powers-off-says = A power card counts as it is printed.
value-el-grande-shifting-powers-on = With Shifting Powers
value-el-grande-shifting-powers-on-says = Each player is dealt three modifiers, passes one to the left, and may add one to a power card: it raises or lowers the order, and some do a little more.
value-el-grande-shifting-powers-on-says-1 = Reconstructed, for no rulebook prints it: { modifier-plus-2 }; { modifier-plus-3 }; { modifier-minus-1 }; { modifier-minus-2 }; { modifier-minus-3 }; { modifier-plus-1-recruit }; { modifier-minus-1-courier }; { modifier-plus-2-levy }; { modifier-minus-2-steward }.
option-el-grande-added-own-or-militia = Own or militia
option-el-grande-added-own-or-militia-says = 2023: alternative card of deck 1: own caballeros out of one region, or militia.
value-el-grande-added-own-or-militia-off = Without
value-el-grande-added-own-or-militia-off-says = Deck 1 stays as it is.
value-el-grande-added-own-or-militia-on = Added
value-el-grande-added-own-or-militia-on-says = { card-own-or-militia } It takes the place of a random card of deck 1.
value-el-grande-added-own-or-militia-on-says-1 = Reconstructed, for no rulebook prints it: { card-name-own-or-militia }.
option-el-grande-added-vetoes = Added vetoes
option-el-grande-added-vetoes-says = 2023: alternative cards of deck 2: so many vetoes.
value-el-grande-added-vetoes-0 = None
value-el-grande-added-vetoes-0-says = Nobody can stop an action.
value-el-grande-added-vetoes-1 = One veto
value-el-grande-added-vetoes-1-says = { card-veto-2023 } It takes the place of a random card of deck 2.
value-el-grande-added-vetoes-1-says-1 = Noted by a rulebook, the rest is ours: { card-name-veto }.
value-el-grande-added-vetoes-2 = Two vetoes
value-el-grande-added-vetoes-2-says = { card-veto-2023 } They take the places of two random cards of deck 2.
value-el-grande-added-vetoes-2-says-1 = Noted by a rulebook, the rest is ours: { card-name-veto }.
option-el-grande-added-secret-scoring = Secret scoring
option-el-grande-added-secret-scoring-says = 2023: alternative card of deck 4: regions on one disk are scored.
value-el-grande-added-secret-scoring-off = Without
value-el-grande-added-secret-scoring-off-says = Deck 4 stays as it is.
value-el-grande-added-secret-scoring-on = Added
value-el-grande-added-secret-scoring-on-says = { card-secret-scoring } It takes the place of a random card of deck 4.
value-el-grande-added-secret-scoring-on-says-1 = Reconstructed, for no rulebook prints it: { card-name-secret-scoring }.
option-el-grande-start = Who begins
option-el-grande-start-says = Who plays the first card.
value-el-grande-start-random = By lot
value-el-grande-start-random-says = The first player is drawn by lot.
value-el-grande-start-blue = Blue
value-el-grande-start-blue-says = Blue plays the first card.
value-el-grande-start-orange = Orange
value-el-grande-start-orange-says = Orange plays the first card.
value-el-grande-start-green = Green
value-el-grande-start-green-says = Green plays the first card.
value-el-grande-start-purple = Purple
value-el-grande-start-purple-says = Purple plays the first card.
value-el-grande-start-vermilion = Vermilion
value-el-grande-start-vermilion-says = Vermilion plays the first card.

## In what editions differ beside their cards

switch-el-grande-castillo-is-a-region = The Castillo is a region where a card lets one choose or place.
switch-el-grande-veto-step-by-step = A veto stops the next step of a special action; what was done before it stands.
switch-el-grande-veto-of-whole-actions = A veto stops a whole special action, and only before it begins.
switch-el-grande-shortage-for-cards = When the province is empty, action cards too may bring caballeros from regions to court.
switch-el-grande-discards-face-down = Used power cards lie face down: nobody looks through those of the others.

## What belongs to the newer edition alone: $without is the value of a game without it

objection-el-grande-only-2023 = { NAME($option, of: "option-el-grande") } belongs to the 2023 edition: choose edition=2023 or leave { $option } { $without }.
objection-el-grande-expansion-two-players-2023 = The automa plays power cards and takes cards of the five decks: choose edition=1995 for two players with an expansion.
# $expansion: the one chosen, $without: the value that goes with it
objection-el-grande-taken-away-decks = “{ NAME($option, of: "option-el-grande") }” needs power cards and action cards, which expansion={ $expansion } replaces: leave { $option } { $without } or choose expansion=none.
objection-el-grande-taken-away-power-cards = “{ NAME($option, of: "option-el-grande") }” needs power cards, which expansion={ $expansion } replaces: leave { $option } { $without } or choose expansion=none.
objection-el-grande-taken-away-map = “{ NAME($option, of: "option-el-grande") }” needs the map as it is, and expansion={ $expansion } adds to it: leave { $option } { $without } or choose expansion=none.
objection-el-grande-only-with-expansion = “{ NAME($option, of: "option-el-grande") }” goes only with some expansions ({ $expansion }): choose such a one or leave { $option } out.
