### Karty El Grande: nazwa na stole (krótkie polecenie) i tekst, co karta robi. Gdzie karty o tej samej nazwie nie mówią tego
### samego, tekst ma nazwę własną.

## 1995 i to, co mają z nim wspólne inne wydania

card-name-own-from-one-region = Rusz swoich z jednego regionu
card-own-from-one-region = Rusz dowolnie wielu swoich caballero z jednego regionu.
card-name-court-2 = Umieść jeszcze 2 z dworu
card-court-2 = Umieść jeszcze 2 caballero ze swojego dworu, gdziekolwiek.
card-name-own-or-court = Rusz swoich albo umieść 2
card-own-or-court = Albo rusz dowolnie wielu swoich caballero z jednego regionu, albo umieść jeszcze 2 caballero ze swojego dworu, gdziekolwiek.
card-name-five-from-one-region = Rusz 5 z jednego regionu
card-five-from-one-region = Rusz z jednego regionu maks. 5 caballero dowolnych kolorów.
card-name-others-3 = Rusz 3 cudzych
card-others-3 = Rusz maks. 3 caballero innych graczy.
card-name-any-3 = Rusz 3 dowolnych
card-any-3 = Rusz maks. 3 caballero dowolnych kolorów.
card-name-own-2-others-2 = Rusz 2 swoich i 2 cudzych
card-own-2-others-2 = Rusz maks. 2 swoich caballero i maks. 2 caballero innych graczy.
card-name-own-4 = Rusz 4 swoich
card-own-4 = Rusz maks. 4 swoich caballero.
card-name-any-4 = Rusz 4 dowolnych
card-any-4 = Rusz maks. 4 caballero dowolnych kolorów.
card-name-veto = Zachowaj weto
card-veto = Zachowaj tę kartę. Do końca następnej rundy możesz zatrzymać jedną akcję specjalną, także w połowie.
card-veto-2023 = Zachowaj tę kartę. Do końca następnej rundy możesz zatrzymać jedną akcję specjalną, zanim się zacznie.
card-name-authority-lost-all = Przeciwnicy tracą dwory
card-authority-lost-all = Przeciwnicy zwracają do prowincji całe swoje dwory.
card-name-authority-lost-3 = Przeciwnicy tracą po 3 z dworu
card-authority-lost-3 = Każdy przeciwnik zwraca 3 caballero z dworu do prowincji.
card-name-king-is-angry = Przeciwnicy zwracają po 3
card-king-is-angry = Zaczynając od lewej, każdy przeciwnik zwraca do prowincji 3 caballero z dworu albo z regionów.
card-name-one-of-each = Zwróć po 1 każdego przeciwnika
card-one-of-each = Możesz zwrócić z regionu do prowincji po 1 caballero każdego przeciwnika.
card-name-secret-return-2 = Przeciwnicy potajemnie zwracają 2
card-secret-return-2 = Każdy przeciwnik potajemnie wybiera region i zwraca z niego 2 caballero do prowincji.
card-name-secret-return-all = Przeciwnicy potajemnie opuszczają region
card-secret-return-all = Każdy przeciwnik potajemnie wybiera region i zwraca z niego do prowincji wszystkich swoich caballero.
card-name-score-one = Podlicz jeden region
card-score-one = Wybierz i podlicz jeden region albo Castillo.
card-score-one-2023 = Wybierz i podlicz jeden region.
card-name-score-fours = Podlicz wszystkie czwórki
card-score-fours = Podlicz wszystkie 4-punktowe regiony.
card-name-score-fives = Podlicz wszystkie piątki
card-score-fives = Podlicz wszystkie 5-punktowe regiony.
card-name-score-sixes-and-sevens = Podlicz szóstki i siódemki
card-score-sixes-and-sevens = Podlicz wszystkie 6- i 7-punktowe regiony.
card-name-score-castillo = Podlicz Castillo
card-score-castillo = Podlicz Castillo; caballero zostają w środku.
card-name-score-firsts = Podlicz pierwsze miejsca
card-score-firsts = W każdym regionie punkty daje tylko pierwsze miejsce bez remisu.
card-name-score-most = Podlicz najludniejszy region
card-score-most = Podlicz region, w którym stoi najwięcej caballero, a przy remisie wszystkie takie.
card-name-score-fewest = Podlicz najmniej ludny region
card-score-fewest = Podlicz region, w którym stoi najmniej caballero, a przy remisie wszystkie takie; puste się nie liczą.
card-name-scoring-tile = Przełóż płytkę punktacji
card-scoring-tile = Połóż płytkę punktacji na obszarze albo przełóż leżącą na inny obszar.
card-name-royal-adviser = Rusz króla do sąsiedniego regionu
card-royal-adviser = Rusz króla do sąsiedniego regionu.
card-name-eviction = Wypędź przeciwników z regionu
card-eviction = Wskaż region: przeciwnicy w nim potajemnie wybierają inny i się tam przenoszą.
card-name-grande = Rusz swojego grande
card-grande = Możesz ruszyć swojego grande do innego regionu.
card-name-power-card = Weź z powrotem kartę siły
card-power-card = Weź z powrotem na rękę jedną ze swoich zużytych kart siły.
card-name-court = Weź jeszcze 2 na dwór
card-court = Weź z prowincji na swój dwór 2 caballero.
card-name-secret-scoring = Podlicz regiony wybrane raz
card-secret-scoring = Wszyscy potajemnie wybierają region; podliczane są te, które wybrano tylko raz.
card-name-king = Rusz króla do dowolnego regionu
card-king = Rusz króla do dowolnego regionu.

## 2023

card-name-militia = Milicja: umieść jeszcze 2
card-militia = Umieść jeszcze 2 caballero ze swojego dworu w dowolnych regionach, nie w Castillo.
card-name-intrigue = Intryga: rusz 2 swoich i 2 cudzych
card-intrigue = Rusz maks. 2 swoich caballero i maks. 2 caballero innych graczy.
card-name-withdrawal = Wycofanie: przeciwnicy zwracają po 3
card-withdrawal = Zaczynając od lewej, każdy przeciwnik zwraca do prowincji 3 caballero z dworu albo z regionów.
card-name-assassin = Skrytobójca: zwróć po 1 każdego
card-assassin = Zwróć z regionów do prowincji po 1 caballero każdego przeciwnika, o ile to możliwe.
card-name-civil-war = Wojna domowa: przeciwnicy opuszczają region
card-civil-war = Każdy przeciwnik potajemnie wybiera region i zwraca z niego do prowincji wszystkich swoich caballero.
card-name-outposts = Posterunki: podlicz wszystkie czwórki
card-outposts = Podlicz wszystkie 4-punktowe regiony.
card-name-fiesta = Fiesta: podlicz wszystkie piątki
card-fiesta = Podlicz wszystkie 5-punktowe regiony.
card-name-revelation = Objawienie: podlicz Castillo
card-revelation = Podlicz Castillo; caballero zostają w środku.
card-name-decree = Zarządzenie: przełóż płytkę punktacji
card-decree = Połóż płytkę punktacji na obszarze albo przełóż leżącą na inny obszar.
card-name-coup = Pucz: wypędź przeciwników
card-coup = Wskaż region: przeciwnicy w nim potajemnie wybierają inny i się tam przenoszą.
card-name-new-house = Nowy dom: rusz swojego grande
card-new-house = Możesz ruszyć swojego grande do innego regionu.
card-name-authority = Pełnomocnictwo: weź z powrotem kartę siły
card-authority = Weź z powrotem na rękę jedną ze swoich zużytych kart siły.
card-authority-with-modifiers = Weź z powrotem na rękę jedną ze swoich zużytych kart siły albo zużyty modyfikator.
card-name-your-majesty = Wasza Wysokość: rusz króla do dowolnego regionu
card-your-majesty = Rusz króla do dowolnego regionu.
card-name-own-or-militia = Rusz swoich albo milicja
card-own-or-militia = Albo rusz dowolnie wielu swoich caballero z jednego regionu, albo umieść jeszcze 2 caballero ze swojego dworu w dowolnych regionach, nie w Castillo.

## Nowa regencja

card-name-infiltration = Infiltracja: umieszczaj u króla
card-infiltration = Z tą kartą możesz umieszczać caballero także w regionie króla: najpierw akcja, potem umieszczanie.
card-name-rebellion = Rebelia: król pod Castillo
card-rebellion = Umieść króla obok Castillo, które staje się jego regionem: nic nie wchodzi ani nie wychodzi.
card-name-regent = Regent: zamień króla z grande
card-regent = Król i twój grande zamieniają się miejscami, jeśli obaj stoją w regionach.
card-name-entourage = Świta: rusz króla z 2 innymi
card-entourage = Rusz króla do dowolnego regionu; z regionu, który opuszcza, idzie z nim 2 caballero.
card-name-retreat = Ustronie: król do najmniej ludnego regionu
card-retreat = Rusz króla do regionu, w którym stoi najmniej caballero; puste się nie liczą. Jeśli to tylko jego własny region, zostaje.
card-name-exile = Wygnanie: król do Francji lub Portugalii
card-exile = Rusz króla do Francji albo do Portugalii.
card-name-tournament = Zawody: twój grande do Castillo
card-tournament = Umieść swojego grande w Castillo.
card-name-progress = Objazd: rusz króla o 1 lub 2 kroki
card-progress = Rusz króla o jeden lub dwa kroki przez sąsiednie regiony.
card-name-summons = Wezwanie: król do najludniejszego regionu
card-summons = Rusz króla do regionu, w którym stoi najwięcej caballero. Jeśli to tylko jego własny region, zostaje.
card-name-audience = Audiencja: król do twojego grande
card-audience = Rusz króla do regionu swojego grande.

## Zmiana siły: zdolności i modyfikatory, które je niosą

card-name-recruit = Rekrut: jeszcze 1 na dwór
card-recruit = Weź z prowincji na swój dwór jeszcze maks. 1 caballero.
card-name-courier = Posłaniec: rusz 1 swojego
card-courier = Rusz 1 swojego caballero z regionu do innego regionu.
card-name-levy = Zaciąg: umieść 1 obok króla
card-levy = Umieść 1 caballero ze swojego dworu obok króla albo w Castillo.
card-name-steward = Zarządca: jeszcze 2 na dwór
card-steward = Weź z prowincji na swój dwór jeszcze maks. 2 caballero.
modifier-plus-1 = +1
modifier-plus-2 = +2
modifier-plus-3 = +3
modifier-minus-1 = −1
modifier-minus-2 = −2
modifier-minus-3 = −3
modifier-plus-1-recruit = +1 Rekrut
modifier-minus-1-courier = −1 Posłaniec
modifier-plus-2-levy = +2 Zaciąg
modifier-minus-2-steward = −2 Zarządca
