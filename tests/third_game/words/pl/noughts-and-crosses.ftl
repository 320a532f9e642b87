### Kółko i krzyżyk, gra testów.

game-noughts-and-crosses = Kółko i krzyżyk
game-noughts-and-crosses-says = Trzy w rzędzie wygrywają.
learn-noughts-and-crosses-1 = Trzy w rzędzie
rules-noughts-and-crosses-1 = Zaznaczajcie na zmianę wolne pola: trzy w rzędzie wygrywają.
map-noughts = Dziewięć pól
noughts-your-turn = Zaznacz pole
noughts-not-your-turn = Przeciwnik zaznacza pole
noughts-over = Koniec, znaków: { $count }. { $names }
event-noughts-and-crosses-marked = { $by } zaznacza { $area }
event-noughts-and-crosses-won = { $by } ma trzy w rzędzie
event-noughts-and-crosses-drawn = Nie ma wolnych pól
region-a1 = a1
region-b1 = b1
region-c1 = c1
region-a2 = a2
region-b2 = b2
region-c2 = c2
region-a3 = a3
region-b3 = b3
region-c3 = c3
