### Król i kolonie: co mówi tylko para dodatków Intryga i król oraz Wielki inkwizytor i kolonie.

card-turn-over-card-or-veto = Albo wybierz kartę, której nikt jeszcze nie wziął: zostaje odwrócona i nikt nie weźmie jej w tej rundzie. Albo zachowaj weto: do końca tej rundy możesz zatrzymać jedną akcję specjalną innego gracza.
card-name-turn-over-now = Odwróć kartę teraz
card-name-hold-veto = Zachowaj weto na tę rundę
card-hold-veto = Do końca tej rundy możesz zatrzymać jedną akcję specjalną innego gracza.
decks-beside-own-cards = Albo wyłożona karta: mówi też, ilu caballero umieszczasz, zamiast twojej karty Caballero.
terminal-legend-deck = wyłożona karta, którą wzięto zamiast własnej akcji

## Opcja

value-el-grande-expansion-king-and-colonies = Król i kolonie
value-el-grande-expansion-king-and-colonies-says = Własne karty razem z koloniami: w turze twoja własna akcja albo jedna z dwóch wyłożonych kart.
value-el-grande-expansion-king-and-colonies-says-1 = Cała Intryga i król oraz cały Wielki inkwizytor i kolonie, ale ze stosów tylko szósty i siódmy.
value-el-grande-expansion-king-and-colonies-says-2 = Kto bierze wielkiego inkwizytora albo kartę siódmego stosu, pomija własną akcję i umieszcza tylu caballero, ilu mówi ta karta.
value-el-grande-expansion-king-and-colonies-says-3 = Odtworzone, bo nie podaje ich żadna instrukcja: { cards-reconstructed-in-intrigue }; { cards-reconstructed-in-colonies }.
value-el-grande-expansion-king-and-colonies-says-4 = Wspomniane w instrukcji, reszta jest nasza: { cards-noted-in-intrigue }; { cards-noted-in-colonies }.

## Lekcja

learn-el-grande-king-and-colonies-says = Dwa dodatki naraz. Najpierw przeczytaj strony Intryga i król oraz Wielki inkwizytor i kolonie: tu jest tylko to, co zmienia ich połączenie.
learn-el-grande-king-and-colonies-1 = Własne karty i kolonie
rules-el-grande-king-and-colonies-1 = Wybierasz 13 własnych kart, a do tego są całe kolonie: nowe regiony, złoto i towary, inkwizytor, tablica limitu. Tak jak tam, 2 caballero z twojego dworu zaczyna tam, gdzie wskaże tajny dysk.
learn-el-grande-king-and-colonies-2 = Twoja akcja albo wyłożona karta
rules-el-grande-king-and-colonies-2 = Odkryte leżą wielki inkwizytor i jedna karta siódmego stosu, każda dla jednego gracza w rundzie. W swojej turze możesz wziąć jedną z nich zamiast własnej akcji, karty Króla lub karty Intrygi. Wtedy to ona mówi, ilu caballero umieszczasz, a nie twoja karta Caballero.
learn-el-grande-king-and-colonies-3 = Co jeszcze się zmienia
rules-el-grande-king-and-colonies-3 = Kto bierze wyłożoną kartę, nie musi wykonywać obowiązkowej akcji. Karta Intrygi rusza caballero także z nowych regionów i do nich. A kto odwraca kartę, może zamiast tego zachować weto do końca rundy.
