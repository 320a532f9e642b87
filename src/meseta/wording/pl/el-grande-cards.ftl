### Karty El Grande: nazwa na stole (krótkie polecenie) i tekst, co karta robi. Gdzie karty o tej samej nazwie nie mówią tego
### samego, tekst ma nazwę własną.

## 1995 i to, co mają z nim wspólne inne wydania

card-name-own-from-one-region = Przesuń swoich z jednego regionu
card-own-from-one-region = Przesuń dowolnie wielu swoich rycerzy z jednego regionu.
card-name-court-2 = Postaw jeszcze 2 z dworu
card-court-2 = Postaw jeszcze 2 rycerzy ze swojego dworu, gdziekolwiek.
card-name-own-or-court = Przesuń swoich albo postaw 2
card-own-or-court = Albo przesuń dowolnie wielu swoich rycerzy z jednego regionu, albo postaw jeszcze 2 rycerzy ze swojego dworu, gdziekolwiek.
card-name-five-from-one-region = Przesuń 5 z jednego regionu
card-five-from-one-region = Przesuń z jednego regionu do 5 rycerzy dowolnych kolorów.
card-name-others-3 = Przesuń 3 cudzych
card-others-3 = Przesuń do 3 rycerzy innych graczy.
card-name-any-3 = Przesuń 3 dowolnych
card-any-3 = Przesuń do 3 rycerzy dowolnych kolorów.
card-name-own-2-others-2 = Przesuń 2 swoich i 2 cudzych
card-own-2-others-2 = Przesuń do 2 swoich rycerzy i do 2 rycerzy innych graczy.
card-name-own-4 = Przesuń 4 swoich
card-own-4 = Przesuń do 4 swoich rycerzy.
card-name-any-4 = Przesuń 4 dowolnych
card-any-4 = Przesuń do 4 rycerzy dowolnych kolorów.
card-name-veto = Zachowaj weto
card-veto = Zachowaj tę kartę. Do końca następnej rundy możesz zatrzymać jedną akcję specjalną, także w połowie.
card-veto-2023 = Zachowaj tę kartę. Do końca następnej rundy możesz zatrzymać jedną akcję specjalną, zanim się zacznie.
card-name-authority-lost-all = Przeciwnicy tracą dwory
card-authority-lost-all = Przeciwnicy odsyłają do prowincji całe swoje dwory.
card-name-authority-lost-3 = Przeciwnicy tracą po 3 z dworu
card-authority-lost-3 = Każdy przeciwnik odsyła 3 rycerzy z dworu do prowincji.
card-name-king-is-angry = Przeciwnicy odsyłają po 3
card-king-is-angry = Zaczynając od lewej, każdy przeciwnik odsyła do prowincji 3 rycerzy z dworu albo z regionów.
card-name-one-of-each = Odeślij po 1 każdego przeciwnika
card-one-of-each = Możesz odesłać z regionu do prowincji po 1 rycerzu każdego przeciwnika.
card-name-secret-return-2 = Przeciwnicy potajemnie odsyłają 2
card-secret-return-2 = Każdy przeciwnik potajemnie wybiera region i odsyła z niego 2 rycerzy do prowincji.
card-name-secret-return-all = Przeciwnicy potajemnie opuszczają region
card-secret-return-all = Każdy przeciwnik potajemnie wybiera region i odsyła z niego do prowincji wszystkich swoich rycerzy.
card-name-score-one = Punktuj jeden region
card-score-one = Wybierz jeden region albo Castillo: jest punktowane.
card-score-one-2023 = Wybierz jeden region: jest punktowany.
card-name-score-fours = Punktuj wszystkie czwórki
card-score-fours = Punktowane są wszystkie regiony o wartości 4.
card-name-score-fives = Punktuj wszystkie piątki
card-score-fives = Punktowane są wszystkie regiony o wartości 5.
card-name-score-sixes-and-sevens = Punktuj szóstki i siódemki
card-score-sixes-and-sevens = Punktowane są wszystkie regiony o wartości 6 lub 7.
card-name-score-castillo = Punktuj Castillo
card-score-castillo = Punktowane jest Castillo; rycerze zostają w środku.
card-name-score-firsts = Punktuj pierwsze miejsca
card-score-firsts = W każdym regionie punkty daje tylko pierwsze miejsce bez remisu.
card-name-score-most = Punktuj najludniejszy region
card-score-most = Punktowany jest region, w którym stoi najwięcej rycerzy, a przy remisie wszystkie takie.
card-name-score-fewest = Punktuj najmniej ludny region
card-score-fewest = Punktowany jest region, w którym stoi najmniej rycerzy, a przy remisie wszystkie takie; puste się nie liczą.
card-name-scoring-tile = Przełóż płytkę punktacji
card-scoring-tile = Połóż płytkę punktacji na obszarze albo przełóż leżącą na inny obszar.
card-name-royal-adviser = Przesuń króla do sąsiedniego regionu
card-royal-adviser = Przesuń króla do sąsiedniego regionu.
card-name-eviction = Wypędź przeciwników z regionu
card-eviction = Wskaż region: przeciwnicy w nim potajemnie wybierają inny i się tam przenoszą.
card-name-grande = Przesuń swojego granda
card-grande = Możesz przesunąć swojego granda do innego regionu.
card-name-power-card = Weź z powrotem kartę siły
card-power-card = Weź z powrotem na rękę jedną ze swoich zużytych kart siły.
card-name-court = Weź jeszcze 2 na dwór
card-court = Weź z prowincji na swój dwór 2 rycerzy.
card-name-secret-scoring = Punktuj regiony wybrane raz
card-secret-scoring = Wszyscy potajemnie wybierają region; punktowane są te, które wybrano tylko raz.
card-name-king = Przesuń króla w dowolne miejsce
card-king = Przesuń króla do dowolnego regionu.

## 2023

card-name-militia = Milicja: postaw jeszcze 2
card-militia = Postaw jeszcze 2 rycerzy ze swojego dworu w dowolnych regionach, nie w Castillo.
card-name-intrigue = Intryga: przesuń 2 swoich i 2 cudzych
card-intrigue = Przesuń do 2 swoich rycerzy i do 2 rycerzy innych graczy.
card-name-withdrawal = Odwrót: przeciwnicy odsyłają po 3
card-withdrawal = Zaczynając od lewej, każdy przeciwnik odsyła do prowincji 3 rycerzy z dworu albo z regionów.
card-name-assassin = Skrytobójca: odeślij po 1 każdego
card-assassin = Odeślij z regionów do prowincji po 1 rycerzu każdego przeciwnika, o ile to możliwe.
card-name-civil-war = Wojna domowa: przeciwnicy opuszczają region
card-civil-war = Każdy przeciwnik potajemnie wybiera region i odsyła z niego do prowincji wszystkich swoich rycerzy.
card-name-outposts = Strażnice: punktuj wszystkie czwórki
card-outposts = Punktowane są wszystkie regiony o wartości 4.
card-name-fiesta = Fiesta: punktuj wszystkie piątki
card-fiesta = Punktowane są wszystkie regiony o wartości 5.
card-name-revelation = Objawienie: punktuj Castillo
card-revelation = Punktowane jest Castillo; rycerze zostają w środku.
card-name-decree = Dekret: przełóż płytkę punktacji
card-decree = Połóż płytkę punktacji na obszarze albo przełóż leżącą na inny obszar.
card-name-coup = Zamach stanu: wypędź przeciwników
card-coup = Wskaż region: przeciwnicy w nim potajemnie wybierają inny i się tam przenoszą.
card-name-new-house = Nowy dom: przesuń swojego granda
card-new-house = Możesz przesunąć swojego granda do innego regionu.
card-name-authority = Autorytet: weź z powrotem kartę siły
card-authority = Weź z powrotem na rękę jedną ze swoich zużytych kart siły.
card-authority-with-modifiers = Weź z powrotem na rękę jedną ze swoich zużytych kart siły albo zużyty modyfikator.
card-name-your-majesty = Wasza Wysokość: przesuń króla w dowolne miejsce
card-your-majesty = Przesuń króla do dowolnego regionu.
card-name-own-or-militia = Przesuń swoich albo milicja
card-own-or-militia = Albo przesuń dowolnie wielu swoich rycerzy z jednego regionu, albo postaw jeszcze 2 rycerzy ze swojego dworu w dowolnych regionach, nie w Castillo.

## New Regency

card-name-infiltration = Infiltracja: stawiaj u króla
card-infiltration = Z tą kartą możesz stawiać rycerzy także w regionie króla: najpierw akcja, potem stawianie.
card-name-rebellion = Bunt: król pod Castillo
card-rebellion = Postaw króla obok Castillo, które staje się jego regionem: nic nie wchodzi ani nie wychodzi.
card-name-regent = Regent: zamień króla z grandem
card-regent = Król i twój grand zamieniają się miejscami, jeśli obaj stoją w regionach.
card-name-entourage = Świta: przesuń króla z 2 innymi
card-entourage = Przesuń króla do dowolnego regionu; z regionu, który opuszcza, idzie z nim 2 rycerzy.
card-name-retreat = Ustronie: król do najmniej ludnego regionu
card-retreat = Przesuń króla do regionu, w którym stoi najmniej rycerzy; puste się nie liczą. Jeśli to tylko jego własny region, zostaje.
card-name-exile = Wygnanie: król do Francji lub Portugalii
card-exile = Przesuń króla do Francji albo do Portugalii.
card-name-tournament = Turniej: twój grand do Castillo
card-tournament = Postaw swojego granda w Castillo.
card-name-progress = Objazd: przesuń króla o 1 lub 2 kroki
card-progress = Przesuń króla o jeden lub dwa kroki przez sąsiednie regiony.
card-name-summons = Wezwanie: król do najludniejszego regionu
card-summons = Przesuń króla do regionu, w którym stoi najwięcej rycerzy. Jeśli to tylko jego własny region, zostaje.
card-name-audience = Audiencja: król do twojego granda
card-audience = Przesuń króla do regionu swojego granda.

## Shifting Powers: zdolności i modyfikatory, które je niosą

card-name-recruit = Rekrut: jeszcze 1 na dwór
card-recruit = Weź z prowincji na swój dwór jeszcze do 1 rycerza.
card-name-courier = Posłaniec: przesuń 1 swojego
card-courier = Przesuń 1 swojego rycerza z regionu do innego regionu.
card-name-levy = Zaciąg: postaw 1 obok króla
card-levy = Postaw 1 rycerza ze swojego dworu obok króla albo w Castillo.
card-name-steward = Zarządca: jeszcze 2 na dwór
card-steward = Weź z prowincji na swój dwór jeszcze do 2 rycerzy.
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
