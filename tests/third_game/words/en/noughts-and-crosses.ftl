### Noughts and crosses, the game of the tests.

game-noughts-and-crosses = Noughts and crosses
game-noughts-and-crosses-says = Three in a row win.
learn-noughts-and-crosses-1 = Three in a row
rules-noughts-and-crosses-1 = Mark free cells by turns: three in a row win.
map-noughts = Nine cells
noughts-your-turn = Mark a cell
noughts-not-your-turn = The other one marks a cell
noughts-over = { $count } marks, and this is the end: { $names }
event-noughts-and-crosses-marked = { $by } marks { $area }
event-noughts-and-crosses-won = { $by } has three in a row
event-noughts-and-crosses-drawn = No cell is left
region-a1 = a1
region-b1 = b1
region-c1 = c1
region-a2 = a2
region-b2 = b2
region-c2 = c2
region-a3 = a3
region-b3 = b3
region-c3 = c3
