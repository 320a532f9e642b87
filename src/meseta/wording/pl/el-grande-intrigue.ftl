### Intryga i król: wszystkie słowa tego dodatku do El Grande. Co łączy go z grą podstawową, mówią jej pliki.
### $value to wartość własnej karty, 0 oznacza Jokera; $count to liczba, $area i $other-area to miejsca, $card karta, $tile
### płytka punktacji. Robi to $by ($you: czy to czytający?).
### Zdania o id zakończonych na „-in-intrigue” stoją zamiast zdań gry podstawowej.

## Własne karty według wartości

own-card =
    { $value ->
        [0] Joker
        [one] karta { $value }
        [few] karta { $value }
       *[many] karta { $value }
    }
    .object =
        { $value ->
            [0] Jokera
            [one] kartę { $value }
            [few] kartę { $value }
           *[many] kartę { $value }
        }
own-card-short =
    { $value ->
        [0] Joker
        [one] { $value }
        [few] { $value }
       *[many] { $value }
    }
# dla wąskich pól
own-card-sign =
    { $value ->
        [0] J
        [one] { $value }
        [few] { $value }
       *[many] { $value }
    }
own-card-brings =
    { $count ->
        [0] nie sprowadza caballero na dwór
        [one] sprowadza na dwór { $count } caballero
        [few] sprowadza na dwór { $count } caballero
       *[many] sprowadza na dwór { $count } caballero
    }
own-card-must = obowiązkowa
own-card-may = opcjonalna
own-card-must-says = Obowiązkowa: nie zakończysz tury, dopóki jej nie wykonasz, o ile to możliwe.
own-card-may-says = Opcjonalna: można ją pominąć.
own-card-value-ours = Wartość { $value } jest nasza: nie podaje jej żadna instrukcja.
own-card-brings-ours = Ilu caballero sprowadza na dwór, ustaliliśmy sami.

## Karty: nazwa na stole i co karta robi

card-name-homes-by-disk = Przeciwnicy ruszają swoich grande
card-homes-by-disk = Każdy przeciwnik potajemnie wybiera inny region, nie królewski, i rusza tam swojego grande. Grande, który stoi u króla, zostaje.
card-name-place-five = Umieść maks. 5
card-place-five = Możesz w tej turze umieścić maks. 5 caballero, cokolwiek mówi twoja karta Caballero, jak zwykle obok króla albo w Castillo: najpierw akcja, potem umieszczanie.
card-name-place-anywhere = Umieszczaj, gdzie chcesz
card-place-anywhere = Możesz umieszczać caballero z tej tury w dowolnych regionach oprócz królewskiego albo w Castillo: najpierw akcja, potem umieszczanie.
card-name-gather = Zgarnij region do Castillo
card-gather = Wskaż region, nie królewski: wszyscy stojący tam caballero idą do Castillo.
card-name-conspiracy = Spisek: grande idą za dyskami
card-conspiracy = W następnej punktacji ogólnej wszyscy ustawiają dyski, a grande idą do wskazanych regionów razem z caballero z Castillo. Grande, który stoi u króla, zostaje.
card-name-bridge = Zbuduj most
card-bridge = Możesz wskazać dwa regiony, które nie sąsiadują: dla wszystkich sąsiadują odtąd, dopóki ktoś nie zbuduje następnego mostu.
card-name-home-counts = Niech liczy się twój grande
card-home-counts = Możesz policzyć swojego grande: przy najbliższej punktacji jego regionu, specjalnej lub ogólnej, liczy się tam jak jeden z twoich caballero.
card-name-grande-with-escort = Rusz swojego grande ze świtą
card-grande-with-escort = Możesz ruszyć swojego grande do innego regionu, a z nim dowolnie wielu swoich caballero z regionu, który opuszcza. Nie z regionu króla i nie do niego.
card-name-quarantine = Obejmij region kwarantanną
card-quarantine = Połóż płytkę punktacji zakrytą na regionie, nie królewskim: do końca następnej punktacji ogólnej nic tam nie wchodzi ani nie wychodzi. Region zachowuje swoje wartości.
card-name-score-tied-pair = Wygraj remis i podlicz
card-score-tied-pair = Wybierz region, w którym masz dokładnie 2 caballero i dzielisz pierwsze miejsce: jest podliczany tak, jakby stał tam jeszcze jeden twój caballero.
card-name-score-one-but-kings = Podlicz jeden region, nie królewski
card-score-one-but-kings = Możesz wybrać jeden region, ale nie królewski i nie Castillo: jest podliczany.
card-name-score-any = Podlicz dowolny obszar
card-score-any = Możesz wybrać jeden region, także królewski, albo Castillo: jest podliczane.
card-name-joker = Joker: wybierz kartę na końcu
card-joker = Gdy wszyscy inni już zagrają, wybierasz z ręki drugą kartę o wartości, której nie ma jeszcze na stole. Liczy się w pełni; Joker zużywa się razem z nią.
card-name-intrigue-card = Intryga: rusz swoich albo 1 cudzego
card-intrigue-card = Rusz 1 caballero przeciwnika albo dowolnie wielu swoich z jednego regionu, co najmniej jednego. Swoich można rozesłać do różnych regionów.
card-name-used-card = Weź z powrotem zużytą kartę
card-used-card = Weź jawnie z powrotem na rękę jedną ze swoich zużytych kart; może to być ta sama.
card-veto-of-a-round = W tej rundzie możesz zatrzymać jedną akcję specjalną innego gracza, także przed swoją turą.

## O co pytamy, dlaczego i co mówimy czekającym

# wybrano $count z $total; $step: "choosing", "dropping" (wybrano za dużo) albo "sealed"
ask-el-grande-choosing-hand =
    { $step ->
        [sealed] Twoje karty są wybrane
        [dropping] Odkładaj karty, aż zostanie { $total }: teraz { $count }
       *[choosing] Wybierz karty na grę: { $count } z { $total }
    }
why-el-grande-choosing-hand =
    { $step ->
        [sealed] Możesz jeszcze odłożyć kartę, dopóki ktoś wybiera.
       *[choosing] Tymi kartami grasz przez całą partię. Nikt nie widzi, które wybierasz.
    }
doing-el-grande-choosing-hand = Wszyscy potajemnie wybierają karty na grę
# $step: "plain" albo "joker" (wszyscy inni już zagrali; teraz właściwa karta)
ask-el-grande-bidding-in-intrigue =
    { $step ->
        [joker] Wybierz kartę do Jokera
       *[plain] Zagraj kartę
    }
why-el-grande-bidding-in-intrigue =
    { $step ->
        [joker] Może mieć każdą wartość, której nie ma na stole, i liczy się w pełni.
       *[plain] Najwyższa rozpoczyna i dostaje kartę Króla, najniższa kartę Intrygi; niskie sprowadzają na dwór więcej caballero.
    }
doing-el-grande-bidding-in-intrigue = { $by } zagrywa kartę
# $step: "take" (która akcja), "first" (jeszcze nikogo nie umieszczono), "placing" (już kogoś), "acted" (po akcji), "act" (nie ma
# kogo umieszczać) albo "over" (po jednym i drugim, ale można zrobić coś jeszcze); $must: "yes", gdy akcja jest obowiązkowa; $near: zob. near-king
# $actions: które, "both", "own" (ta z karty) albo "royal" (karta Króla lub Intrygi)
ask-el-grande-own-turn =
    { $step ->
        [take] Wybierz swoją akcję
        [act] { $must ->
            [yes] Wykonaj akcję
           *[no] Wykonaj akcję albo zakończ turę
        }
        [over] Zakończ turę albo zrób coś jeszcze
       *[placing] Umieść caballero, { still-left }
    }
why-el-grande-own-turn =
    { $step ->
        [take] { $actions ->
            [both] Twoja własna karta albo ta, którą daje ci miejsce w kolejności.
            [own] Twoja własna karta.
           *[royal] Karta, którą daje ci miejsce w kolejności, zamiast twojej własnej.
        }
        [act] { $must ->
            [yes] Akcja „{ CARD($card) }” jest obowiązkowa.
           *[no] „{ CARD($card) }”.
        }
        [over] Akcja jest wykonana i nie ma kogo umieszczać.
        [first] { near-king } { $must ->
            [yes] Akcja „{ CARD($card) }” jest obowiązkowa, przed tym albo po tym.
           *[no] Akcja „{ CARD($card) }” może być przed tym albo po tym.
        }
        [placing] { near-king } Po akcji nikogo już nie umieścisz.
       *[acted] { near-king }
    }
# $step: "take" (która akcja) albo inny
doing-el-grande-own-turn =
    { $step ->
        [take] { $by } wybiera akcję
       *[placing] { $by } umieszcza caballero
    }
ask-el-grande-taking-back-in-intrigue = Weź z powrotem zużytą kartę
why-el-grande-taking-back-in-intrigue = Wszyscy widzą, którą; może to być ta, która leży teraz na stole.
doing-el-grande-taking-back-in-intrigue = { $by } bierze z powrotem zużytą kartę
disk-quarantine = Kwarantanna { REGION($area, form: "in") }: twoi caballero wracają na dwór.
# $step: "piece" (który) albo "target" (dokąd); $chosen: "none" (nikt się jeszcze nie ruszył) albo "own" (swoi z $area)
ask-el-grande-intriguing =
    { $step ->
        [target] Wybierz, dokąd idzie
       *[piece] { $chosen ->
            [own] Rusz jeszcze swoich albo na tym poprzestań
           *[none] Rusz 1 caballero przeciwnika albo swoich
        }
    }
why-el-grande-intriguing =
    { $step ->
        [target] Ruszasz { piece-object.moved-by-you } { REGION($piece-region, form: "from") }.
       *[piece] { $chosen ->
            [own] Mogą iść twoi { REGION($area, form: "from") }, także do różnych regionów.
           *[none] Przeciwnika tylko jednego; swoich, ilu chcesz, ale wszystkich z jednego regionu. Ktoś musi się ruszyć.
        }
    }
doing-el-grande-intriguing = { $by } knuje intrygę
# $area: gdzie stoi grande
ask-el-grande-homes-by-disk = Ustaw swój tajny dysk
why-el-grande-homes-by-disk = { $by } każe twojemu grande opuścić { REGION($area, form: "object") }: wybierz region, do którego idzie.
doing-el-grande-homes-by-disk = Trwa ustawianie tajnych dysków
# $purpose: "bridge" (pierwszy koniec), "bridge-end" (drugi: $area), "quarantine" albo "gather"
ask-el-grande-naming-region =
    { $purpose ->
        [bridge] Wybierz, gdzie zaczyna się most
        [bridge-end] Wybierz, gdzie kończy się most
        [quarantine] Wybierz region na kwarantannę
       *[gather] Wybierz region do zgarnięcia
    }
why-el-grande-naming-region =
    { $purpose ->
        [bridge] Łączy dwa regiony, które nie sąsiadują.
        [bridge-end] Zaczyna się { REGION($area, form: "in") }: ten region i wybrany teraz będą sąsiadować.
        [quarantine] Do końca następnej punktacji ogólnej nic tam nie wchodzi ani nie wychodzi.
       *[gather] Wszyscy stojący tam caballero idą do Castillo.
    }
doing-el-grande-naming-region = { $by } wskazuje region
ask-el-grande-picking-marker = Wybierz płytkę na kwarantannę
why-el-grande-picking-marker = Będzie leżała zakryta. Region, który opuści, odzyskuje swoje wartości.
doing-el-grande-picking-marker = { $by } wybiera płytkę punktacji
# $area: region, który opuszcza grande, $home: gdzie stoi teraz; $step: "piece" (kto) albo "target" (które miejsce tam)
ask-el-grande-following =
    { $step ->
        [target] Wybierz jego miejsce
       *[piece] Wybierz, kto idzie z twoim grande
    }
why-el-grande-following =
    { $step ->
        [target] Ruszasz { piece-object.moved-by-you } { REGION($piece-region, form: "from") }.
       *[piece] Twoi caballero { REGION($area, form: "from") } mogą pójść za nim { REGION($home, form: "to") }.
    }
doing-el-grande-following = { $by } wybiera, kto idzie z grande
ask-el-grande-choosing-tied-pair = Wybierz, co będzie podliczane
why-el-grande-choosing-tied-pair = „{ CARD($card) }”: kto zajmuje tam punktujące miejsce, od razu dostaje punkty.
doing-el-grande-choosing-tied-pair = { $by } wybiera, co będzie podliczane

## Co można odpowiedzieć

answer-el-grande-keep = Wybierz { own-card.object }
answer-el-grande-drop = Odłóż { own-card.object }
answer-el-grande-name = Wskaż { REGION($area, form: "object") }
# $card: akcja
answer-el-grande-take-own = Twoja własna karta: „{ CARD($card) }”
answer-el-grande-take-king = Karta Króla: „{ CARD($card) }”
answer-el-grande-take-intrigue = Karta Intrygi: „{ CARD($card) }”
answer-el-grande-bid-in-intrigue = Zagraj { own-card.object }
answer-el-grande-power-in-intrigue = Weź z powrotem { own-card.object }
barred-quarantine = Kwarantanna: nic nie wchodzi ani nie wychodzi.
barred-next-door = Te dwa regiony już sąsiadują.
barred-tied-pair = Nie stoi tu dokładnie 2 twoich caballero, którzy dzielą pierwsze miejsce.
barred-hand-full = Masz już komplet: najpierw odłóż kartę.

## Co się stało

event-el-grande-bid-in-intrigue =
    { $you ->
        [yes] Zagrywasz
       *[no] { $by } zagrywa
    } { own-card.object }
event-el-grande-hands-chosen = Wszyscy mają już wybrane karty
event-el-grande-caballero-card =
    { $you ->
        [yes] Dostajesz
       *[no] { $by } dostaje
    } kartę Caballero { $count }
event-el-grande-king-card =
    { $you ->
        [yes] Dostajesz
       *[no] { $by } dostaje
    } kartę Króla
event-el-grande-intrigue-card =
    { $you ->
        [yes] Dostajesz
       *[no] { $by } dostaje
    } kartę Intrygi
event-el-grande-no-card =
    { $you ->
        [yes] Nie masz karty o wolnej wartości i nie zagrywasz żadnej
       *[no] { $by } nie ma karty o wolnej wartości i nie zagrywa żadnej
    }
event-el-grande-took-action =
    { $you ->
        [yes] Wybierasz
       *[no] { $by } wybiera
    } akcję „{ CARD($card) }”
event-el-grande-bridge-laid =
    { $you ->
        [yes] Budujesz
       *[no] { $by } buduje
    } most { REGION($area, form: "from") } { REGION($other-area, form: "to") }
event-el-grande-quarantine-laid =
    { $you ->
        [yes] Kładziesz
       *[no] { $by } kładzie
    } zakrytą płytkę punktacji { TILE($tile) } { REGION($area, form: "in") }: kwarantanna
event-el-grande-quarantine-over = Kończy się kwarantanna { REGION($area, form: "in") }
event-el-grande-home-will-count =
    { $you ->
        [yes] Twój grande
       *[no] Grande gracza { $by }
    } będzie się liczył jak caballero przy najbliższej punktacji swojego regionu
event-el-grande-home-counted =
    { $you ->
        [yes] Twój grande
       *[no] Grande gracza { $by }
    } liczy się jak caballero { REGION($area, form: "in") }
event-el-grande-gathered =
    { $you ->
        [yes] Zgarniasz
       *[no] { $by } zgarnia
    } { REGION($area, form: "from") } do Castillo { $count ->
        [0] zero caballero
        [one] { $count } caballero
        [few] { $count } caballero
       *[many] { $count } caballero
    }
event-el-grande-power-card-back-in-intrigue =
    { $you ->
        [yes] Przeglądasz
       *[no] { $by } przegląda
    } zużyte karty
event-el-grande-took-back =
    { $you ->
        [yes] Bierzesz
       *[no] { $by } bierze
    } z powrotem { own-card.object }
event-el-grande-places-five =
    { $you ->
        [yes] Możesz umieścić
       *[no] { $by } może umieścić
    } maks. 5 caballero
event-el-grande-places-anywhere =
    { $you ->
        [yes] Możesz umieszczać
       *[no] { $by } może umieszczać
    } wszędzie, tylko nie u króla
event-el-grande-disks-for-homes =
    { $you ->
        [yes] Twoi przeciwnicy ustawiają dyski dla swoich grande
       *[no] { $by } każe przeciwnikom ustawić dyski dla ich grande
    }
event-el-grande-grandes-go = Grande idą tam, gdzie wskazują dyski

## Co ktoś chce zrobić, gdy inny gracz ma weto

proposal-el-grande-bridge-laid = { $by } chce zbudować most { REGION($area, form: "from") } { REGION($other-area, form: "to") }
proposal-el-grande-quarantine-laid = { $by } chce położyć zakrytą płytkę punktacji { TILE($tile) } { REGION($area, form: "in") }: kwarantanna
proposal-el-grande-home-will-count = { $by } chce liczyć swojego grande jak caballero przy najbliższej punktacji jego regionu
proposal-el-grande-gathered = { $by } chce zgarnąć { REGION($area, form: "from") } do Castillo { count-caballeros.object }
proposal-el-grande-power-card-back-in-intrigue = { $by } chce wziąć z powrotem zużytą kartę
proposal-el-grande-places-five = { $by } chce umieścić maks. 5 caballero
proposal-el-grande-places-anywhere = { $by } chce umieszczać wszędzie, tylko nie u króla
proposal-el-grande-grandes-go = Karta gracza { $by }: grande idą tam, gdzie wskazują dyski
proposal-el-grande-disks-for-homes = { $by } chce kazać przeciwnikom potajemnie wybrać nowe regiony dla ich grande

## Opcje

value-el-grande-expansion-intrigue = Intryga i król
value-el-grande-expansion-intrigue-says = Każdy gra 13 własnymi kartami: każda to naraz kolejność, caballero i akcja.
value-el-grande-expansion-intrigue-says-1 = Najwyższa karta rundy dostaje kartę Króla, najniższa kartę Intrygi; przy czterech i pięciu graczach obie zastępują własną akcję.
value-el-grande-expansion-intrigue-says-2 = Karty Caballero mówią, ilu można umieścić, w kolejności tur: 4, 2 przy dwóch graczach; 5, 3, 1 przy trzech; 5, 4, 2, 1 przy czterech; 5, 4, 3, 2, 1 przy pięciu.
value-el-grande-expansion-intrigue-says-3 = Odtworzone, bo nie podaje ich żadna instrukcja: { cards-reconstructed-in-intrigue }.
value-el-grande-expansion-intrigue-says-4 = Wspomniane w instrukcji, reszta jest nasza: { cards-noted-in-intrigue }.
value-el-grande-expansion-intrigue-says-5 = Nasze są też wartości 43 i 115 oraz to, ilu caballero sprowadza na dwór każda karta.
cards-reconstructed-in-intrigue = { card-name-used-card }; { card-name-court }; { card-name-king-is-angry }; { card-name-royal-adviser }; { card-name-grande }; { card-name-authority-lost-3 }; { card-name-own-2-others-2 }; { card-name-secret-return-2 }; { card-name-five-from-one-region }
cards-noted-in-intrigue = { card-name-gather }; { card-name-court-2 }; { card-name-bridge }; { card-name-own-from-one-region }; { card-name-home-counts }; { card-name-grande-with-escort }; { card-name-score-fours }; { card-name-score-fives }; { card-name-score-castillo }; { card-name-score-sixes-and-sevens }; { card-name-score-tied-pair }; { card-name-secret-scoring }
option-el-grande-own-cards = Karty do wyboru
option-el-grande-own-cards-says = Z własnymi kartami: 13 ze wszystkich 31 albo z 18 dziesiątek, co jest łatwiejsze w pierwszej grze.
value-el-grande-own-cards-all = Wszystkie 31
value-el-grande-own-cards-all-says = Wybierasz 13 z 31 kart.
value-el-grande-own-cards-tens = 18 dziesiątek
value-el-grande-own-cards-tens-says = Wybierasz 13 z kart 10, 20 i tak dalej do 180: łatwiejsze w pierwszej grze.
option-el-grande-free-choice = Król, intryga albo własna akcja
option-el-grande-free-choice-says = Z własnymi kartami: pierwszy i ostatni gracz zawsze mogą wybrać własną akcję; przy dwóch i trzech graczach taka jest zasada.
value-el-grande-free-choice-off = Według liczby graczy
value-el-grande-free-choice-off-says = Pierwszy i ostatni gracz wykonują kartę Króla i kartę Intrygi, a nie własną akcję.
value-el-grande-free-choice-on = Zawsze wolny wybór
value-el-grande-free-choice-on-says = Pierwszy i ostatni gracz wybierają między własną akcją a kartą Króla lub Intrygi.
value-el-grande-players-5-says-in-intrigue = Punktują pierwsze, drugie i trzecie miejsce, a w grze są wszystkie karty Caballero.
value-el-grande-veto-on-says-in-intrigue = Karta 40 pozwala zatrzymać cudzą akcję.
value-el-grande-veto-off-says-in-intrigue = Karty 40 nie ma: nikt nie może zatrzymać akcji i nikogo nie pyta się poza jego kolejką.

## Dlaczego jakaś wartość nie jest możliwa i czego nie może być

objection-el-grande-free-choice-players = Przy dwóch i trzech graczach wybór i tak jest wolny: zostaw free-choice na off.
fault-own-cards = { COLOUR($seat) } powinien mieć 13 własnych kart, każdą na ręce albo zużytą, a ma { $count }

## Wybór kart na grę

hand-title = Twoje karty na tę grę
hand-says = W każdej rundzie zagrywasz jedną kartę. Wysokie dają wcześniejszą turę, niskie sprowadzają na dwór więcej caballero: każda kropka to jeden. Akcje z ciągłą krawędzią są obowiązkowe, z przerywaną opcjonalne. Działania kart z gwiazdką * nie podaje w całości żadna instrukcja.
hand-filters = Pokaż karty według działania
hand-filter-all = wszystkie
hand-filter-move = ruszanie
hand-filter-score = punktacja
hand-filter-royal = król i grande
hand-filter-lose = straty przeciwników
hand-filter-keep = trwałe
hand-filter-order = kolejność
hand-cards = Karty do wyboru
# wybrane i do wybrania
hand-tray = { $count } z { $most }
hand-tray-label = Twoje karty: { $count } z { $most }
hand-slot-free = wolne
hand-sum = razem { $count } caballero na dwór
hand-suggest = Zaproponuj karty
hand-suggest-says = Wypełnia wolne miejsca kartami, które do siebie pasują. Każdą możesz zmienić.
hand-sealed = Wybrano
# $name: nazwa karty; $must i $chosen: "yes" albo "no"
hand-card-label =
    { own-card-short }, { $name }, { own-card-brings }, { $must ->
        [yes] obowiązkowa
       *[no] opcjonalna
    }{ $chosen ->
        [yes] , na twojej ręce
       *[no] {""}
    }

## Karty na stole i na ręce

round-cards = Karty tej rundy
round-cards-legend = przerywane: opcjonalne
round-card-none-yet = jeszcze bez karty
round-card-none = w tej rundzie bez karty
round-card-joker = Joker: karta będzie na końcu
# $must: "yes" albo "no"; sprowadza $count
round-card-label = { $by }: { own-card }, { CARD($card) }, { $must ->
        [yes] obowiązkowa
       *[no] opcjonalna
    }, { own-card-brings }
caballero-card = karta Caballero { $count }
caballero-card-says = Karta Caballero { $count }: można umieścić maks. { $count } caballero
king-card = karta Króla
intrigue-card = karta Intrygi
royal-king = karta Króla
royal-king-says = Karta Króla: pierwsza tura, a król może iść do dowolnego regionu
royal-intrigue = karta Intrygi
royal-intrigue-says = Karta Intrygi: ostatnia tura, ruch swoich z jednego regionu albo jednego caballero przeciwnika, i początek następnej rundy
own-action-replaced = Własna akcja odpada: zastępuje ją karta Króla lub Intrygi.
own-action-choice = Do wyboru własna akcja albo karta Króla lub Intrygi.
own-hand = Twoje karty
own-hand-legend = pod spodem: caballero na dwór · przekreślone: zużyte
own-cards-left =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
own-cards-used = Zużyte karty
# $cards: wartości po kolei
own-cards-known = Wzięte jawnie z powrotem, więc na ręce: { $cards }

## Co trwa: znak, jego znaczenie i wiersz planszy jako tekstu

mark-bridge = most
mark-bridge-says =
    { $you ->
        [yes] Twój most
       *[no] Most gracza { $by }
    } { REGION($area, form: "from") } { REGION($other-area, form: "to") }: te dwa regiony sąsiadują, dopóki ktoś nie zbuduje następnego mostu.
mark-quarantine = kwarantanna
mark-quarantine-says = Kwarantanna { REGION($area, form: "in") } do końca następnej punktacji ogólnej: nic nie wchodzi ani nie wychodzi. Płytka { TILE($tile) } leży tam zakryta i nie zmienia wartości.
mark-home-counts = grande się liczy
mark-home-counts-says =
    { $you ->
        [yes] Twój grande
       *[no] Grande gracza { $by }
    } liczy się jak caballero przy najbliższej punktacji swojego regionu.
board-bridge = most { REGION($other-area, form: "to") }
board-quarantine = kwarantanna, zakryta płytka { TILE($tile) }
board-home-counts =
    { $you ->
        [yes] liczy się twój grande
       *[no] liczy się grande gracza { $by }
    }

## Karty i ręce jako tekst: nagłówki dwóch tabel

as-table-player = Gracz
as-table-card = Karta
as-table-brings = Sprowadza na dwór
as-table-places = Umieszcza
as-table-action = Akcja
as-table-state = Stan
as-table-hands = Karty graczy
as-table-used = Zużyte
as-table-in-hand = Na ręce
as-table-known = Na pewno na ręce

## Lekcja

learn-el-grande-intrigue-says = Najpierw poznaj samą grę: o czym tu nie mowa, to się nie zmienia.
learn-el-grande-intrigue-1 = Co jest inaczej
rules-el-grande-intrigue-1 = Nie ma kart siły ani kart akcji. Masz własne karty, a każda jest trzema rzeczami naraz: wartość wyznacza kolejność, kropki sprowadzają caballero na dwór, a tekst to twoja akcja.
learn-el-grande-intrigue-2 = 13 kart na grę
rules-el-grande-intrigue-2 = Przed grą tajny dysk mówi, gdzie zaczyna jeden caballero z twojego dworu. Potem wybierasz 13 z 31 kart, a w pierwszej grze z 18 dziesiątek. Nikt nie widzi, które. Połącz wysokie, które dają wcześniejszą turę, z niskimi, które sprowadzają caballero.
learn-el-grande-intrigue-3 = Zagrywanie kart
rules-el-grande-intrigue-3 = Każdy po kolei wykłada odkrytą kartę, a żadna wartość się nie powtarza. Najniższa karta zaczyna następną rundę. Zużyte karty leżą odkryte przed graczem.
learn-el-grande-intrigue-4 = Karty Króla, Intrygi i Caballero
rules-el-grande-intrigue-4 = Najwyższa karta dostaje kartę Króla, najniższa kartę Intrygi. Zastępują one własną akcję: rusz króla do dowolnego regionu albo rusz swoich z jednego regionu lub jednego caballero przeciwnika. Im wyższa twoja karta, tym wyższa karta Caballero: tylu wolno ci umieścić.
learn-el-grande-intrigue-5 = Obowiązkowe i opcjonalne
rules-el-grande-intrigue-5 = Niektóre akcje można pominąć. Inne są obowiązkowe, nawet gdy pomagają komu innemu: tura nie skończy się przed ich wykonaniem. Ciągła krawędź znaczy obowiązkową, przerywana opcjonalną.
learn-el-grande-intrigue-6 = Co trwa
rules-el-grande-intrigue-6 = Most czyni dwa regiony sąsiadami. Kwarantanna zamyka region do końca następnej punktacji ogólnej. Przy spisku grande idą wtedy za dyskami. A grande może policzyć się jak jeden caballero przy najbliższej punktacji swojego regionu.
learn-el-grande-intrigue-7 = We dwoje i we troje
rules-el-grande-intrigue-7 = Wtedy pierwszy i ostatni gracz wybierają: kartę Króla lub Intrygi albo własną akcję. Jeśli wybrana własna jest obowiązkowa, trzeba ją wykonać. Przy czterech i pięciu graczach pozwala na to opcja.
learn-el-grande-intrigue-8 = Skąd są karty
rules-el-grande-intrigue-8 = Instrukcja wyjaśnia zasady i część kart, ale żadnej nie drukuje. Gwiazdka * oznacza karty tylko wspomniane albo odtworzone; ich tekst jest nasz. Nasze są też wartości 43 i 115 oraz to, ilu caballero sprowadza każda karta.

## Koniec gry

end-cards = Karty, runda po rundzie
end-cards-legend = korona: karta Króla · maska: karta Intrygi · małą cyfrą: punkty, które przyniosła akcja tej tury
end-card-label =
    runda { $round }: { own-card }, { CARD($card) }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

## Terminal

# pod własnymi kartami: ilu caballero sprowadza każda; najwyżej 14 liter
terminal-brings = na dwór
# $sum: ilu sprowadzają wszystkie
terminal-choosing-hand = Twój wybór, { $count } z { $most }, na dwór razem { $sum }; * to wybrane
terminal-known = { $name } ma jawnie wzięte z powrotem: { $cards }
terminal-places = umieszcza
terminal-royal = K lub I
terminal-legend-own-card = karta z tej rundy: jej wartość wyznacza kolejność, J to Joker
terminal-legend-own-cards-used = zagrane dotąd karty, odkryte
terminal-legend-places = karta Caballero: ilu można umieścić
terminal-legend-royal = K: karta Króla, I: karta Intrygi
terminal-legend-brings = ilu caballero karta sprowadza na dwór
terminal-legend-must = „!”: akcja obowiązkowa; inne można pominąć
terminal-legend-bridge = most: te dwa regiony sąsiadują
terminal-legend-quarantine = Q: kwarantanna, nic nie wchodzi ani nie wychodzi

## Znaki na stole, każdy ze znaczeniem
legend-el-grande-crown-and-mask = korona, maska na karcie
legend-el-grande-crown-and-mask-says = Najwyższa karta daje dodatkowo kartę Króla, a najniższa kartę Intrygi.
legend-el-grande-dashed = przerywany brzeg
legend-el-grande-dashed-says = Akcję tej karty można pominąć; z pełnym brzegiem trzeba ją wykonać.
legend-el-grande-used = liczby obok imienia
legend-el-grande-used-says = Przekreślone: karty już użyte. Nieprzekreślone: karty, o których wiadomo, że są na ręce.
