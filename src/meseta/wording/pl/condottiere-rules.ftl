### Zasady Condottiere według tematów, własnymi słowami, do pomocy przy stole i na stronę zasad. Które zdania czyta się przy
### stole, wynika z jego opcji: `reading/condottiere/rulebook.py`.

topic-condottiere-goal = Cel i koniec gry
rule-condottiere-goal-many = Wygrywa, kto pierwszy kontroluje 5 regionów albo 3 sąsiadujące ze sobą.
rule-condottiere-goal-few = Wygrywa, kto pierwszy kontroluje 6 regionów albo 4 sąsiadujące ze sobą.
rule-condottiere-goal-many-larger = Wygrywa, kto pierwszy kontroluje 5 regionów albo 4 sąsiadujące ze sobą: królestwa są tu o jeden większe.
rule-condottiere-goal-few-larger = Wygrywa, kto pierwszy kontroluje 6 regionów albo 5 sąsiadujących ze sobą: królestwa są tu o jeden większe.
rule-condottiere-goal-adjacent = Regiony sąsiadują, gdy łączy je wspólna granica. Wystarczy łańcuch; nie muszą się wszystkie stykać.
rule-condottiere-goal-full = Gdy nie ma już o co walczyć, a nikt nie wygrał, zwycięża gracz z największą liczbą regionów. Remisujący toczą ostateczną bitwę z nowymi kartami; jeśli i ona jest remisem, dzielą się zwycięstwem.

topic-condottiere-round = Rundy i karty na ręce
rule-condottiere-round-deal = Każdy dostaje 10 kart, a od drugiej rundy po jednej więcej za każdy swój region. W rundzie jest kilka bitew i wszystkie toczy się tymi kartami: w trakcie nikt nie dobiera.
rule-condottiere-round-end = Runda kończy się po bitwie, gdy karty na ręce ma najwyżej jeden gracz. Może on zachować maks. 2 z nich, nie pokazując; resztę się tasuje i rozdaje nowe karty.
rule-condottiere-round-discard = Po każdej bitwie, kto nie ma na ręce najemnika, może pokazać i odrzucić wszystkie karty.
rule-condottiere-round-empty = Kto nie ma kart, nie bierze udziału aż do nowego rozdania, ale może jeszcze wygrać bitwę wyłożonymi wcześniej kartami i wybrać region.
rule-condottiere-round-draw = Tutaj nie ma rund: każdy zaczyna z 7 kartami, a po każdej bitwie może dobrać maks. 3. Na ręce mieści się 10 kart i po jednej za każdy swój region. Gdy po bitwie nikt nie ma kart, wszyscy dobierają po 10. Kart z ręki się nie odrzuca.
rule-condottiere-round-guard = Zasada domowa: gdy nikt nie zagra karty w tylu bitwach z rzędu, ilu jest graczy, wszyscy odrzucają karty na ręce i dostają nowe.
rule-condottiere-round-sizes = Tutaj nie widać, ile kart mają inni.

topic-condottiere-region = Gdzie jest bitwa
rule-condottiere-region-token = Kto ma znacznik Condottiere, wybiera region następnej bitwy i zagrywa w niej pierwszy.
rule-condottiere-region-free = Musi to być region, którego nikt nie podbił, i bez znacznika papieskiej łaski.
rule-condottiere-region-retaking = Może to być także region innego gracza, który go wtedy broni; nigdy własny i nie ten ze znacznikiem papieskiej łaski.

topic-condottiere-battle = Bitwa
rule-condottiere-battle-turn = W swojej turze zagrywasz jedną kartę albo pasujesz. Karty leżą odkryte przed tobą i tworzą twoją kompanię. Nikt nigdy nie musi zagrać karty.
rule-condottiere-battle-pass = Kto spasował, nie zagrywa już kart w tej bitwie, ale jego kompania się liczy. Ostatni gracz może zagrywać dalej, karta za kartą.
rule-condottiere-battle-end = Bitwa kończy się, gdy wszyscy spasują, albo od razu przez Kapitulację. Najsilniejsza kompania podbija region; przy remisie nikt.
rule-condottiere-battle-gone = Potem wszystkie kompanie są odrzucane, także zwycięska.
rule-condottiere-battle-defender = Obrońca regionu może przed swoją pierwszą kartą pasować dowolnie wiele razy i wejść do bitwy później, dopóki ktoś inny może jeszcze zagrywać. Przy remisie zachowuje region i dostaje znacznik Condottiere.
rule-condottiere-battle-face-down = Najemników, doboszy, bohaterki i kurtyzany wykłada się zakryte; następna karta odkrywa poprzednią. Kto pasuje, może jej nie odkrywać do końca. Biskup i Kukła nie działają na zakrytą kartę.

topic-condottiere-token = Znacznik Condottiere
rule-condottiere-token-winner = Po bitwie znacznik dostaje zwycięzca, chyba że inny gracz ma więcej kurtyzan niż ktokolwiek: wtedy on.
rule-condottiere-token-tie = Przy remisie siły i kurtyzan znacznik przechodzi na lewo od tego, kto go miał.

topic-condottiere-strength = Siła kompanii
rule-condottiere-strength-order = Najemnicy liczą się za tyle, ile na nich wydrukowano, a zimą za 1. Dobosz to podwaja. Wiosną najsilniejsi dostają potem po 3. Bohaterki i kurtyzany dodaje się bez żadnych zmian.
rule-condottiere-strength-spring = O tym, którzy najemnicy są najsilniejsi, decydują wydrukowane liczby we wszystkich kompaniach razem.
rule-condottiere-strength-seasons = Pora roku jest najwyżej jedna: Zima usuwa Wiosnę, a Wiosna Zimę. Dwie takie same działają jak jedna.

topic-condottiere-cards = Karty
rule-condottiere-cards-mercenaries = Najemnicy: dziesięciu o sile 1 i po ośmiu o sile 2, 3, 4, 5, 6 i 10.
rule-condottiere-cards-winter = Zima (3): { card-winter }
rule-condottiere-cards-spring = Wiosna (3): { card-spring }
rule-condottiere-cards-bishop = Biskup (6): { card-bishop }
rule-condottiere-cards-courtesan = Kurtyzana (12): { card-courtesan }
rule-condottiere-cards-drummer = Dobosz (6): { card-drummer }
rule-condottiere-cards-heroine = Bohaterka (3): { card-heroine }
rule-condottiere-cards-scarecrow = Kukła (16): { card-scarecrow }
rule-condottiere-cards-surrender = Kapitulacja (3): { card-surrender }

topic-condottiere-favour = Biskup i papieska łaska
rule-condottiere-favour-strikes = Biskup odrzuca ze wszystkich kompanii, także z twojej i z kompanii tych, którzy spasowali, najemników o najwyższej wydrukowanej liczbie. Sam Biskup też jest odrzucany.
rule-condottiere-favour-place = Kto go zagrał, umieszcza znacznik papieskiej łaski w regionie, którego nikt nie ma, ale nie tam, gdzie trwa bitwa, albo zostawia go poza planszą. Gdzie leży, nie można wybrać bitwy.
rule-condottiere-favour-retaking = Kto go zagrał, umieszcza znacznik papieskiej łaski w dowolnym regionie, także podbitym, albo zostawia go poza planszą. Gdzie leży, nie można wybrać bitwy.

topic-condottiere-match = Gra na punkty
rule-condottiere-match-points = Rozgrywa się kilka gier. Każda daje punkt za każdy region, a 5 więcej temu, kto wygra sąsiadującymi regionami. Gdy ktoś osiągnie cel, wygrywa gracz z największą liczbą punktów; remis rozstrzyga ostateczna bitwa.

## Znaki na stole i co znaczą

legend-condottiere-adjacent = 2 z 3 sąsiadujących
legend-condottiere-adjacent-says = Największa grupa sąsiadujących regionów gracza i ile ich wygrywa.
legend-condottiere-regions = 3 z 5 dowolnych
legend-condottiere-regions-says = Wszystkie regiony gracza i ile ich wygrywa.
legend-condottiere-strength = 12 → 15
legend-condottiere-strength-says = Siła kompanii i jaka byłaby po karcie, którą wskazujesz. Pod spodem rachunek.
legend-condottiere-lock = kłódka
legend-condottiere-lock-says = Leży tu znacznik papieskiej łaski: bez bitwy.
legend-condottiere-token = skrzyżowane miecze
legend-condottiere-token-says = Region bitwy; obok imienia: kto ma znacznik Condottiere.
legend-condottiere-stake = może teraz wygrać
legend-condottiere-stake-says = Tą bitwą ten gracz wygrałby grę.
legend-condottiere-dot = czerwona kropka
legend-condottiere-dot-says = Coś się tam zmieniło od twojej ostatniej tury.
