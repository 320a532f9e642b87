### Obie gry w kilku zdaniach, dla "Oglądaj albo poznaj grę". Tu też to, co myli się w każdej pierwszej partii.

rules-el-grande-1 = Wysyłasz caballero do regionów Hiszpanii. Kto ma w regionie najwięcej w chwili punktacji, dostaje najwięcej punktów.
rules-el-grande-2 = W każdej rundzie wszyscy zagrywają kartę siły. Najwyższa rozpoczyna; niskie sprowadzają więcej caballero z prowincji na dwór.
rules-el-grande-3 = Umieszczać można tylko caballero z dworu. Ci z prowincji muszą najpierw przyjść na dwór.
rules-el-grande-4 = W swojej turze bierzesz kartę akcji: kropki to caballero, których wolno umieścić, a akcję wykonujesz przed tym albo po tym.
rules-el-grande-5 = Umieszczasz obok króla albo, niewidocznie, w Castillo. Tam, gdzie stoi król, nic nie wchodzi ani nie wychodzi.
rules-el-grande-6 = Po rundach 3, 6 i 9 jest punktacja ogólna: Castillo się otwiera, tajne dyski mówią, dokąd idą caballero, i podliczany jest każdy region.
rules-el-grande-7 = Przy remisie spada się o miejsce niżej. Samodzielne pierwsze miejsce daje 2 punkty więcej w regionie króla i 2 tam, gdzie stoi twój grande.
rules-condottiere-1 = Walczysz o regiony Włoch. Wygrywa, kto pierwszy zdobędzie 5 regionów albo 3 sąsiadujące ze sobą; przy dwóch lub trzech graczach 6 regionów albo 4 sąsiadujące.
rules-condottiere-2 = Kto ma znacznik Condottiere, wybiera region, w którym będzie następna bitwa.
rules-condottiere-3 = Każdy po kolei kładzie kartę albo pasuje. Kto spasuje, wypada z tej bitwy; wyłożone karty przepadają.
rules-condottiere-4 = Najsilniejsza kompania podbija region. Remis nie podbija niczego.
rules-condottiere-5 = Najemnicy liczą się za tyle, ile pokazują. Zima, Wiosna, Dobosz, Biskup i inni zmieniają rachunek: dotknij karty, żeby ją przeczytać.
rules-condottiere-6 = Nowe karty przychodzą dopiero, gdy karty na ręce ma już najwyżej jeden gracz: 10 i po jednej za każdy twój region.

## Nagłówki nad tymi zdaniami

learn-title = { $game } w trzy minuty
learn-el-grande-1 = Najwięcej caballero, najwięcej punktów
learn-el-grande-2 = Pierwszy albo liczny
learn-el-grande-3 = Prowincja, dwór, mapa
learn-el-grande-4 = Karta w każdej turze
learn-el-grande-5 = Król i jego sąsiedzi
learn-el-grande-6 = Castillo i tajny dysk
learn-el-grande-7 = Remisy i premie
learn-condottiere-1 = Dwie drogi do zwycięstwa
learn-condottiere-2 = Gdzie jest bitwa
learn-condottiere-3 = Karta za kartą
learn-condottiere-4 = Kto podbija
learn-condottiere-5 = Karty ze sztuczkami
learn-condottiere-6 = Nowe karty na rękę
learn-next = Resztę powie stół
learn-next-says = Stół pokazuje, co można zrobić i dlaczego czegoś nie można, a ruch można cofnąć. Zacznij od gry z botami: nikt na ciebie nie czeka.
