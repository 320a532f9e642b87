### Co można wybrać przed grą w El Grande: opcje, ich wartości i dlaczego jakaś wartość nie jest możliwa.

option-el-grande-edition = Wydanie
option-el-grande-edition-says = Plansza, karty i zasady którego wydania.
value-el-grande-edition-1995 = Klasyczne, 1995
value-el-grande-edition-1995-says = Weto może zatrzymać akcję w połowie; Castillo można wybrać jak region.
value-el-grande-edition-1995-says-1 = Stosy po 11, 11, 11, 11 i 1 karcie akcji.
value-el-grande-edition-1995-says-2 = Punktujące miejsca według liczby graczy: 1 przy 2, 2 przy 3, 3 przy 4, 3 przy 5.
value-el-grande-edition-1995-says-3 = { switch-el-grande-castillo-is-a-region }
value-el-grande-edition-1995-says-4 = { switch-el-grande-veto-step-by-step }
value-el-grande-edition-2023 = Nowe, 2023
value-el-grande-edition-2023-says = Nowe nazwy i karty, minidodatki, a dla dwóch graczy automa.
value-el-grande-edition-2023-says-1 = Stosy po 10, 10, 10, 10 i 1 karcie akcji.
value-el-grande-edition-2023-says-2 = Punktujące miejsca według liczby graczy: 2 przy 2, 2 przy 3, 3 przy 4, 3 przy 5.
value-el-grande-edition-2023-says-3 = { switch-el-grande-veto-of-whole-actions }
value-el-grande-edition-2023-says-4 = { switch-el-grande-shortage-for-cards }
value-el-grande-edition-2023-says-5 = { switch-el-grande-discards-face-down }
value-el-grande-edition-2023-says-6 = Przy dwóch graczach bierze udział trzeci kolor, automa, i nie punktuje.
value-el-grande-edition-2023-says-7 = Odtworzone, bo nie podaje ich żadna instrukcja: { card-name-own-from-one-region }; { card-name-five-from-one-region }; { card-name-others-3 }; { card-name-any-3 }; { card-name-any-4 }; { card-name-authority-lost-all }; { card-name-authority-lost-3 }; { card-name-secret-return-2 }; { card-name-civil-war }; { card-name-score-one }; { card-name-score-sixes-and-sevens }; { card-name-score-firsts }; { card-name-score-most }; { card-name-score-fewest }; { card-name-royal-adviser }; { card-name-court }.
option-el-grande-players = Gracze
option-el-grande-players-says = Ilu gra; przy 2 lub 3 punktuje mniej miejsc.
value-el-grande-players-2 = 2 graczy
value-el-grande-players-2-says =
    { $edition ->
        [1995] Punktuje tylko pierwsze miejsce.
       *[2023] Punktują pierwsze i drugie miejsce.
    }
value-el-grande-players-3 = 3 graczy
value-el-grande-players-3-says = Punktują pierwsze i drugie miejsce.
value-el-grande-players-4 = 4 graczy
value-el-grande-players-4-says = Punktują pierwsze, drugie i trzecie miejsce.
value-el-grande-players-5 = 5 graczy
value-el-grande-players-5-says = Punktują pierwsze, drugie i trzecie miejsce, a każda karta akcji znajduje właściciela.
option-el-grande-rounds = Długość
option-el-grande-rounds-says = Dziewięć rund albo krótka gra na sześć.
value-el-grande-rounds-9 = Dziewięć rund
value-el-grande-rounds-9-says = Pełna gra z punktacjami ogólnymi po rundach 3, 6 i 9.
value-el-grande-rounds-6 = Sześć rund
value-el-grande-rounds-6-says = Krótka gra z punktacjami ogólnymi po rundach 2, 4 i 6.
option-el-grande-expansion = Dodatek
option-el-grande-expansion-says = Sama gra albo z jednym z pudełek, które ją rozszerzają.
value-el-grande-expansion-none = Sama gra
value-el-grande-expansion-none-says = Karty siły i karty akcji, jak w pudełku.
option-el-grande-veto = Weta
option-el-grande-veto-says = 1995: z dwiema kartami weta albo bez nich.
value-el-grande-veto-on = Z wetami
value-el-grande-veto-on-says = Dwie karty pozwalają właścicielowi zatrzymać cudzą akcję.
value-el-grande-veto-off = Bez wet
value-el-grande-veto-off-says = Nikt nie może zatrzymać akcji i nikogo nie pyta się poza jego kolejką.
objection-el-grande-veto-on = W stosie 2 wydania z 2023 roku nie ma wet: dodaj je opcją added-vetoes=2.
# $expansion: wybrany dodatek, w którym nie ma stosu
objection-el-grande-veto-on-no-decks = Wydanie z 2023 roku nie ma własnych wet, a expansion={ $expansion } nie ma stosu 2, do którego można by je dodać: zostaw veto na off. Karta dodatku, która zatrzymuje akcję, jest i tak w grze.
option-el-grande-castillo = Pamięć Castillo
option-el-grande-castillo-says = Zamknięte jak w pudełku, z zapisem tego, co ogłoszono, albo otwarte dla wszystkich.
value-el-grande-castillo-strict = Ścisła
value-el-grande-castillo-strict-says = Co weszło do środka, trzeba pamiętać samemu.
value-el-grande-castillo-tally = Z zapisem
value-el-grande-castillo-tally-says = Widać to, o czym ogłoszono, że weszło do środka.
value-el-grande-castillo-open = Otwarta
value-el-grande-castillo-open-says = Wszyscy widzą, co jest w środku i kto dostałby punkty.
option-el-grande-merged-decks = Połączone stosy
option-el-grande-merged-decks-says = 2023: stosy 2 i 3 są jednym, więc w rundzie są cztery karty; przy dwóch graczach zawsze, przy trzech na życzenie.
value-el-grande-merged-decks-off = Pięć stosów
value-el-grande-merged-decks-off-says = W rundzie jest do wzięcia pięć kart akcji.
objection-el-grande-merged-decks-off = Przy dwóch graczach stosy 2 i 3 są zawsze połączone.
value-el-grande-merged-decks-on = Cztery stosy
value-el-grande-merged-decks-on-says = Stosy 2 i 3 są połączone: w rundzie są do wzięcia cztery karty akcji.
objection-el-grande-merged-decks-on = Stosy 2 i 3 łączy się tylko przy dwóch lub trzech graczach w wydaniu z 2023 roku.
option-el-grande-new-regency = Nowa regencja
option-el-grande-new-regency-says = 2023: dziesięć kart, które ruszają króla, zamiast karty króla.
value-el-grande-new-regency-off = Bez dodatku
value-el-grande-new-regency-off-says = W każdej rundzie pojawia się karta króla.
value-el-grande-new-regency-on = Z Nową regencją
value-el-grande-new-regency-on-says = Piąty stos się zmienia: rebelia, wygnanie, zawody i inne.
value-el-grande-new-regency-on-says-1 = Odtworzone, bo nie podaje ich żadna instrukcja: { card-name-progress }; { card-name-summons }; { card-name-audience }.
value-el-grande-new-regency-on-says-2 = Wspomniane w instrukcji, reszta jest nasza: { card-name-regent }; { card-name-entourage }; { card-name-tournament }.
option-el-grande-shifting-powers = Zmiana siły
option-el-grande-shifting-powers-says = 2023: modyfikatory podnoszą lub obniżają karty siły.
value-el-grande-shifting-powers-off = Bez dodatku
value-el-grande-shifting-powers-off-says = Karta siły liczy się tak, jak ją wydrukowano.
value-el-grande-shifting-powers-on = Ze Zmianą siły
value-el-grande-shifting-powers-on-says = Każdy dostaje trzy modyfikatory, przekazuje jeden w lewo i może dodać jeden do karty siły: podnosi lub obniża miejsce w kolejności, a niektóre robią coś jeszcze.
value-el-grande-shifting-powers-on-says-1 = Odtworzone, bo nie podaje ich żadna instrukcja: { modifier-plus-2 }; { modifier-plus-3 }; { modifier-minus-1 }; { modifier-minus-2 }; { modifier-minus-3 }; { modifier-plus-1-recruit }; { modifier-minus-1-courier }; { modifier-plus-2-levy }; { modifier-minus-2-steward }.
option-el-grande-added-own-or-militia = Swoi albo milicja
option-el-grande-added-own-or-militia-says = 2023: karta alternatywna stosu 1: swoi caballero z jednego regionu albo milicja.
value-el-grande-added-own-or-militia-off = Bez niej
value-el-grande-added-own-or-militia-off-says = Stos 1 zostaje, jaki jest.
value-el-grande-added-own-or-militia-on = Dodana
value-el-grande-added-own-or-militia-on-says = { card-own-or-militia } Zastępuje losową kartę stosu 1.
value-el-grande-added-own-or-militia-on-says-1 = Odtworzone, bo nie podaje ich żadna instrukcja: { card-name-own-or-militia }.
option-el-grande-added-vetoes = Dodane weta
option-el-grande-added-vetoes-says = 2023: karty alternatywne stosu 2: tyle wet.
value-el-grande-added-vetoes-0 = Żadne
value-el-grande-added-vetoes-0-says = Nikt nie może zatrzymać akcji.
value-el-grande-added-vetoes-1 = Jedno weto
value-el-grande-added-vetoes-1-says = { card-veto-2023 } Zastępuje losową kartę stosu 2.
value-el-grande-added-vetoes-1-says-1 = Wspomniane w instrukcji, reszta jest nasza: { card-name-veto }.
value-el-grande-added-vetoes-2 = Dwa weta
value-el-grande-added-vetoes-2-says = { card-veto-2023 } Zastępują dwie losowe karty stosu 2.
value-el-grande-added-vetoes-2-says-1 = Wspomniane w instrukcji, reszta jest nasza: { card-name-veto }.
option-el-grande-added-secret-scoring = Tajna punktacja
option-el-grande-added-secret-scoring-says = 2023: karta alternatywna stosu 4: podliczane są regiony wskazane tylko na jednym dysku.
value-el-grande-added-secret-scoring-off = Bez niej
value-el-grande-added-secret-scoring-off-says = Stos 4 zostaje, jaki jest.
value-el-grande-added-secret-scoring-on = Dodana
value-el-grande-added-secret-scoring-on-says = { card-secret-scoring } Zastępuje losową kartę stosu 4.
value-el-grande-added-secret-scoring-on-says-1 = Odtworzone, bo nie podaje ich żadna instrukcja: { card-name-secret-scoring }.
option-el-grande-start = Kto zaczyna
option-el-grande-start-says = Kto zagrywa pierwszą kartę.
value-el-grande-start-random = Losowo
value-el-grande-start-random-says = Pierwszego gracza wskazuje los.
value-el-grande-start-blue = Niebieski
value-el-grande-start-blue-says = Pierwszą kartę zagrywa niebieski.
value-el-grande-start-orange = Pomarańczowy
value-el-grande-start-orange-says = Pierwszą kartę zagrywa pomarańczowy.
value-el-grande-start-green = Zielony
value-el-grande-start-green-says = Pierwszą kartę zagrywa zielony.
value-el-grande-start-purple = Fioletowy
value-el-grande-start-purple-says = Pierwszą kartę zagrywa fioletowy.
value-el-grande-start-vermilion = Cynobrowy
value-el-grande-start-vermilion-says = Pierwszą kartę zagrywa cynobrowy.

## W czym wydania się różnią oprócz kart

switch-el-grande-castillo-is-a-region = Castillo jest regionem, gdy karta pozwala wybierać lub umieszczać.
switch-el-grande-veto-step-by-step = Weto zatrzymuje następny krok akcji specjalnej; co stało się wcześniej, zostaje.
switch-el-grande-veto-of-whole-actions = Weto zatrzymuje całą akcję specjalną i tylko przed jej początkiem.
switch-el-grande-shortage-for-cards = Gdy prowincja jest pusta, także karty akcji mogą sprowadzać caballero z regionów na dwór.
switch-el-grande-discards-face-down = Zużyte karty siły leżą zakryte: nikt nie przegląda cudzych.

## Co należy tylko do nowszego wydania: $without to wartość bez tej opcji

objection-el-grande-only-2023 = { NAME($option, of: "option-el-grande") }: to należy do wydania z 2023 roku. Wybierz edition=2023 albo zostaw { $option } na { $without }.
objection-el-grande-expansion-two-players-2023 = Automa zagrywa karty siły i bierze karty z pięciu stosów: dla dwóch graczy z dodatkiem wybierz edition=1995.
# $expansion: wybrany dodatek, $without: wartość, która do niego pasuje
objection-el-grande-taken-away-decks = „{ NAME($option, of: "option-el-grande") }” wymaga kart siły i kart akcji, które zastępuje expansion={ $expansion }: zostaw { $option } na { $without } albo wybierz expansion=none.
objection-el-grande-taken-away-power-cards = „{ NAME($option, of: "option-el-grande") }” wymaga kart siły, które zastępuje expansion={ $expansion }: zostaw { $option } na { $without } albo wybierz expansion=none.
objection-el-grande-taken-away-map = „{ NAME($option, of: "option-el-grande") }” wymaga mapy bez zmian, a expansion={ $expansion } ją rozszerza: zostaw { $option } na { $without } albo wybierz expansion=none.
objection-el-grande-only-with-expansion = „{ NAME($option, of: "option-el-grande") }” jest możliwe tylko z niektórymi dodatkami ({ $expansion }): wybierz taki albo pomiń { $option }.
