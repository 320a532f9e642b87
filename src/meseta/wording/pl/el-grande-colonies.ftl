### Wielki inkwizytor i kolonie: wszystkie słowa tego dodatku do El Grande oprócz słów inkwizytora, który ma własny plik.
### $count to liczba, $area, $place i $piece-region to miejsca, $goods to "gold" albo "wares", $card karta.
### Robi to $by ($you: czy to czytający?).

## Miejsca: regiony, miejsca honorowe w nich i te, gdzie stoją caballero z ładunkiem

region-ship = Statek
    .in = na Statku
    .to = na Statek
    .from = ze Statku
    .of = Statku
    .object = Statek
region-america = Ameryka
    .in = w Ameryce
    .to = do Ameryki
    .from = z Ameryki
    .of = Ameryki
    .object = Amerykę
region-mediterranean = Śródziemnomorze
    .in = w Śródziemnomorzu
    .to = do Śródziemnomorza
    .from = ze Śródziemnomorza
    .of = Śródziemnomorza
    .object = Śródziemnomorze
region-ambassador = Ambasador
    .in = na miejscu ambasadora we Francji
    .to = na miejsce ambasadora we Francji
    .from = z miejsca ambasadora we Francji
    .of = miejsca ambasadora we Francji
    .object = miejsce ambasadora we Francji
region-envoy = Poseł
    .in = na miejscu posła we Francji
    .to = na miejsce posła we Francji
    .from = z miejsca posła we Francji
    .of = miejsca posła we Francji
    .object = miejsce posła we Francji
region-captain = Kapitan
    .in = na miejscu kapitana na Statku
    .to = na miejsce kapitana na Statku
    .from = z miejsca kapitana na Statku
    .of = miejsca kapitana na Statku
    .object = miejsce kapitana na Statku
region-viceroy = Wicekról
    .in = na miejscu wicekróla w Ameryce
    .to = na miejsce wicekróla w Ameryce
    .from = z miejsca wicekróla w Ameryce
    .of = miejsca wicekróla w Ameryce
    .object = miejsce wicekróla w Ameryce
region-ship-gold = Statek, ze złotem
    .in = ze złotem na Statku
    .to = ze złotem na Statek
    .from = ze złotem ze Statku
    .of = Statku, ze złotem
    .object = Statek, ze złotem
region-ship-wares = Statek, z towarami
    .in = z towarami na Statku
    .to = z towarami na Statek
    .from = z towarami ze Statku
    .of = Statku, z towarami
    .object = Statek, z towarami
region-america-gold = Ameryka, ze złotem
    .in = ze złotem w Ameryce
    .to = ze złotem do Ameryki
    .from = ze złotem z Ameryki
    .of = Ameryki, ze złotem
    .object = Amerykę, ze złotem
region-america-wares = Ameryka, z towarami
    .in = z towarami w Ameryce
    .to = z towarami do Ameryki
    .from = z towarami z Ameryki
    .of = Ameryki, z towarami
    .object = Amerykę, z towarami
region-mediterranean-gold = Śródziemnomorze, ze złotem
    .in = ze złotem w Śródziemnomorzu
    .to = ze złotem do Śródziemnomorza
    .from = ze złotem ze Śródziemnomorza
    .of = Śródziemnomorza, ze złotem
    .object = Śródziemnomorze, ze złotem
region-mediterranean-wares = Śródziemnomorze, z towarami
    .in = z towarami w Śródziemnomorzu
    .to = z towarami do Śródziemnomorza
    .from = z towarami ze Śródziemnomorza
    .of = Śródziemnomorza, z towarami
    .object = Śródziemnomorze, z towarami
region-outside = Obok tablicy limitu
    .in = obok tablicy limitu
    .to = poza tablicę limitu
    .from = spoza tablicy limitu
    .of = miejsca obok tablicy limitu
    .object = miejsce obok tablicy limitu
goods-gold = złoto
goods-wares = towary

## Karty: nazwa na stole i co karta robi

card-name-grand-inquisitor = Wielki inkwizytor: weź go, rusz 2 czarnych
card-grand-inquisitor = Weź wielkiego inkwizytora na swój dwór i rusz maks. 2 czarnych caballero, nie z regionu króla i nie do niego.
card-name-limit-table-1 = Przełóż tablicę limitu (towary)
card-limit-table-1 = Przełóż tablicę limitu do innego regionu, ale nie z królewskiego, nie do niego i nie do Francji. Potem 1 żeton towarów trafia do Śródziemnomorza.
card-name-limit-table-2 = Przełóż tablicę limitu (złoto)
card-limit-table-2 = Przełóż tablicę limitu do innego regionu, ale nie z królewskiego, nie do niego i nie do Francji. Potem 1 żeton złota trafia do Ameryki.
card-name-limit-table-3 = Przełóż tablicę limitu (2 towary)
card-limit-table-3 = Przełóż tablicę limitu do innego regionu, ale nie z królewskiego, nie do niego i nie do Francji. Potem 2 żetony towarów trafiają do Śródziemnomorza.
card-name-conspiracy-of-grandes = Spisek: grande idą za dyskami (złoto)
card-conspiracy-of-grandes = W następnej punktacji ogólnej wszyscy ustawiają dyski, a grande idą do wskazanych regionów razem z caballero z Castillo. Grande, który stoi u króla, zostaje. Potem 1 żeton złota trafia do Ameryki.
card-name-turn-over-card = Odwróć wyłożoną kartę
card-turn-over-card = Wybierz kartę, której nikt jeszcze nie wziął: zostaje odwrócona i nikt nie weźmie jej w tej rundzie. Król i wielki inkwizytor wracają w następnej.
card-name-reposition-own = Rusz 3 swoich (towary)
card-reposition-own = Rusz maks. 3 swoich caballero. Potem 1 żeton towarów trafia do Śródziemnomorza.
card-name-reposition-mixed = Rusz 2 swoich i 2 cudzych (złoto)
card-reposition-mixed = Rusz maks. 2 swoich caballero i maks. 2 caballero innych graczy. Potem 1 żeton złota trafia do Ameryki.
card-name-inquisitors-road = Wezwij albo odeślij inkwizytora
card-inquisitors-road = Weź wielkiego inkwizytora na swój dwór albo odeślij go obok planszy: wtedy czarni caballero nie należą do nikogo.
card-name-inquisitor-to-court = Inkwizytor na twój dwór
card-inquisitor-to-court = Weź wielkiego inkwizytora na swój dwór: czarni caballero są twoi, a on pomaga w każdej twojej turze.
card-name-inquisitor-away = Inkwizytor obok planszy
card-inquisitor-away = Odeślij wielkiego inkwizytora obok planszy: czarni caballero nie należą do nikogo.
card-name-colonial-scoring = Podlicz cztery nowe regiony (złoto, towary)
card-colonial-scoring = Podliczane są Francja, Statek, Ameryka i Śródziemnomorze. Potem 1 żeton złota trafia do Ameryki, a 1 towarów do Śródziemnomorza.
card-name-choice-scoring = Podlicz dowolny obszar (2 towary)
card-choice-scoring = Wybierz jeden region, także królewski albo nowy, albo Castillo: jest podliczane. Potem 2 żetony towarów trafiają do Śródziemnomorza.
card-name-embarkation = Zaokrętuj 3 z dworu (złoto, towary)
card-embarkation = Umieść na Statku maks. 3 caballero ze swojego dworu, gdziekolwiek stoi król. Potem 1 żeton złota trafia do Ameryki, a 1 towarów do Śródziemnomorza.

## O co pytamy, dlaczego i co mówimy czekającym

# $step: "piece" (który) albo "target" (dokąd)
ask-el-grande-sailing =
    { $step ->
        [target] Wybierz, dokąd płynie
       *[piece] Wybierz, kto płynie, albo zostań
    }
why-el-grande-sailing =
    { $step ->
        [target] Wysyłasz { piece-object.moved-by-you } { REGION($piece-region, form: "from") }.
       *[piece] Ze Statku do kolonii, do Francji albo na wybrzeże Hiszpanii; z kolonii na Statek. Każdy płynie raz, przed wszystkim innym, i zabiera swój ładunek.
    }
doing-el-grande-sailing = { $by } płynie
# $area: region tablicy limitu
ask-el-grande-filling = Wybierz, kto wchodzi na tablicę limitu, { still-left }
why-el-grande-filling = Tylko ci na niej liczą się { REGION($area, form: "in") }.
doing-el-grande-filling = { $by } wybiera, kto wchodzi na tablicę limitu
# $area: gdzie leży; tylu się na niej mieści: $count
ask-el-grande-moving-limit = Przełóż tablicę limitu
why-el-grande-moving-limit = Leży { REGION($area, form: "in") }. Tam, gdzie leży, liczy się tylko { count-caballeros }; kto stoi na miejscu honorowym albo coś niesie, liczy się jak zawsze.
doing-el-grande-moving-limit = { $by } przekłada tablicę limitu
ask-el-grande-turning-over = Odwróć wyłożoną kartę
why-el-grande-turning-over = Nikt nie weźmie jej w tej rundzie.
doing-el-grande-turning-over = { $by } odwraca wyłożoną kartę

## Co dochodzi do innych pytań

near-the-ship = Także na Statku, bo król stoi na wybrzeżu.
not-from-the-court = Z dworu nikt nie idzie do Ameryki ani do Śródziemnomorza.
# $step: "gold", "wares" albo "both"
may-claim =
    { $step ->
        [gold] Możesz zająć złoto: bierze je caballero w Ameryce, bez ruchu.
        [wares] Możesz zająć towary: bierze je caballero w Śródziemnomorzu, bez ruchu.
       *[both] Możesz zająć złoto i towary: biorą je caballero w koloniach, bez ruchu.
    }

## Co można odpowiedzieć

# $area: gdzie stoi caballero, także "viceroy" albo "outside"; $whose: "own" albo "black"
answer-el-grande-claim =
    Zajmij { NAME($goods, of: "goods") } { $area ->
        [viceroy] { $whose ->
            [black] czarnym wicekrólem, który ustępuje
           *[own] swoim wicekrólem, który ustępuje
        }
        [outside] { $whose ->
            [black] czarnym caballero obok tablicy limitu
           *[own] swoim caballero obok tablicy limitu
        }
       *[other] { $whose ->
            [black] czarnym caballero
           *[own] swoim caballero
        }
    }
answer-el-grande-turn-over = Odwróć kartę „{ CARD($card) }”
answer-el-grande-limit = Przełóż tablicę limitu { REGION($area, form: "to") }

## Co się stało

event-el-grande-claims =
    { $you ->
        [yes] Zajmujesz
       *[no] { $by } zajmuje
    } { NAME($goods, of: "goods") } { REGION($area, form: "in") }
event-el-grande-comes-onto-table =
    { $you ->
        [yes] Wprowadzasz { piece-object.moved-by-you }
       *[no] { $by } wprowadza { piece-object }
    } na tablicę limitu
event-el-grande-delivered =
    { $you ->
        [yes] Dowozisz
       *[no] { $by } dowozi
    } { $goods ->
        [wares] towary { REGION($area, form: "to") }: 4 punkty
       *[gold] złoto { REGION($area, form: "to") }: 6 punktów
    }
event-el-grande-disc-lost =
    { $goods ->
        [wares] Towary przepadają: ich żeton wraca obok planszy
       *[gold] Złoto przepada: jego żeton wraca obok planszy
    }
event-el-grande-sails =
    { $you ->
        [yes] Wysyłasz { piece-object.moved-by-you }
       *[no] { $by } wysyła { piece-object }
    } { REGION($piece-region, form: "from") } { REGION($area, form: "to") }
event-el-grande-discs-found = Nowe w koloniach: { discs-of-a-card }
discs-of-a-card =
    { $gold ->
        [0] { discs-of-wares }
        [one] { gold-and-perhaps-wares }
        [few] { gold-and-perhaps-wares }
       *[many] { gold-and-perhaps-wares }
    }
gold-and-perhaps-wares =
    { $wares ->
        [0] { discs-of-gold }
        [one] { discs-of-gold }, { discs-of-wares }
        [few] { discs-of-gold }, { discs-of-wares }
       *[many] { discs-of-gold }, { discs-of-wares }
    }
discs-of-gold =
    { $gold ->
        [one] { $gold } żeton złota
        [few] { $gold } żetony złota
       *[many] { $gold } żetonów złota
    }
discs-of-wares =
    { $wares ->
        [one] { $wares } żeton towarów
        [few] { $wares } żetony towarów
       *[many] { $wares } żetonów towarów
    }
event-el-grande-limit-moves =
    { $you ->
        [yes] Przekładasz
       *[no] { $by } przekłada
    } tablicę limitu { REGION($area, form: "to") }
event-el-grande-card-turned-over =
    { $you ->
        [yes] Odwracasz
       *[no] { $by } odwraca
    } kartę ze stosu { $deck }: nikt nie weźmie jej w tej rundzie

## Co ktoś chce zrobić, gdy inny gracz ma weto

proposal-el-grande-discs-found = { $by } chce sprowadzić do kolonii: { discs-of-a-card }
proposal-el-grande-limit-moves = { $by } chce przełożyć tablicę limitu { REGION($area, form: "to") }
proposal-el-grande-card-turned-over = { $by } chce odwrócić kartę ze stosu { $deck }: nikt nie weźmie jej w tej rundzie

## Opcje

value-el-grande-expansion-colonies = Wielki inkwizytor i kolonie
value-el-grande-expansion-colonies-says = Cztery nowe regiony, złoto i towary wożone statkiem, czarni caballero i tablica limitu.
value-el-grande-expansion-colonies-says-1 = Każdy ma o 6 caballero więcej i przed pierwszą rundą wysyła 2 z nich tajnym dyskiem; w każdej rundzie jest do wzięcia siedem kart.
value-el-grande-expansion-colonies-says-2 = W punktacji ogólnej Francja, Statek, Ameryka i Śródziemnomorze są na końcu. Dodatkowe punkty dają ambasador, poseł, kapitan i wicekról; złoto w Hiszpanii daje 6 punktów, towary 4.
value-el-grande-expansion-colonies-says-3 = Odtworzone, bo nie podaje ich żadna instrukcja: { cards-reconstructed-in-colonies }.
value-el-grande-expansion-colonies-says-4 = Wspomniane w instrukcji, reszta jest nasza: { cards-noted-in-colonies }.
value-el-grande-expansion-colonies-says-5 = Nasze są też: 5 żetonów złota i 6 towarów, to, jakie żetony przynoszą karty, i 2 caballero, których pozwalają umieścić karty siódmego stosu.
cards-reconstructed-in-colonies = { card-name-reposition-own }; { card-name-reposition-mixed }; { card-name-inquisitors-road }; { card-name-colonial-scoring }; { card-name-choice-scoring }; { card-name-embarkation }
cards-noted-in-colonies = { card-name-limit-table-1 }; { card-name-limit-table-2 }; { card-name-limit-table-3 }; { card-name-conspiracy-of-grandes }; { card-name-turn-over-card }
value-el-grande-players-5-says-in-colonies = Punktują pierwsze, drugie i trzecie miejsce, a dwie z siedmiu kart zostają.

## Czego nie może być

fault-place = więcej niż jeden caballero stoi { REGION($place, form: "in") }
fault-discs = liczba żetonów się nie zgadza: { NAME($goods, of: "goods") }
fault-limit = na tablicy limitu { REGION($area, form: "in") } stoi więcej niż { $most } caballero

## Stół

# zajęte $count z $most pól
limit-lies = Tablica limitu { REGION($area, form: "in") }: zajęte pola { $count } z { $most }.
# $count w kolonii, $supply obok planszy
discs-lie =
    { $goods ->
        [wares] Towary: { $count } w Śródziemnomorzu, { $supply } obok planszy.
       *[gold] Złoto: { $count } w Ameryce, { $supply } obok planszy.
    }
discs-promised = W następnej punktacji ogólnej: { discs-of-a-card }.

## Lekcja

learn-el-grande-colonies-says = Dodatek na jednej stronie. Najpierw poznaj samą grę: o czym tu nie mowa, to się nie zmienia.
learn-el-grande-colonies-1 = Cztery nowe regiony
rules-el-grande-colonies-1 = Francja, Statek, Ameryka i Śródziemnomorze to regiony jak inne, podliczane na końcu. Nie wskazuje ich jednak żaden tajny dysk, a król z nich wszystkich chodzi tylko do Francji. Każdy ma o 6 caballero więcej i przed pierwszą rundą wysyła 2 dyskiem.
learn-el-grande-colonies-2 = Francja i jej miejsca
rules-el-grande-colonies-2 = We Francji mieści się trzech caballero. Umieszczasz ich tam, gdy król stoi w Aragón albo w Cataluñi; można też przypłynąć statkiem lub przyjść dzięki karcie. Ambasador daje 2 punkty więcej, poseł 1.
learn-el-grande-colonies-3 = Statek
rules-el-grande-colonies-3 = Gdy król stoi na wybrzeżu, możesz umieszczać caballero na Statku. Przy jego punktacji punkty daje tylko kapitan: 3. Kto wchodzi na pokład, gdy to miejsce jest wolne, może je zająć.
learn-el-grande-colonies-4 = Żegluga
rules-el-grande-colonies-4 = Twoja tura zaczyna się na morzu. Ze Statku twoi caballero mogą popłynąć do kolonii, do Francji albo na wybrzeże Hiszpanii, a z kolonii na Statek. Każdy raz i nic to nie kosztuje.
learn-el-grande-colonies-5 = Złoto i towary
rules-el-grande-colonies-5 = W Ameryce leży złoto, w Śródziemnomorzu towary. W swojej turze twój caballero na miejscu zajmuje żeton i zabiera go ze sobą. Gdy tylko dotrze do Hiszpanii, złoto daje 6 punktów, a towary 4. W Castillo, na dworze i w prowincji przepada.
learn-el-grande-colonies-6 = Wicekról
rules-el-grande-colonies-6 = W Ameryce wicekról daje 5 punktów, ale się tam nie liczy. W twojej turze może ustąpić, żeby zająć złoto. Kto coś niesie, nie zostaje ani wicekrólem, ani kapitanem.
learn-el-grande-colonies-7 = Wielki inkwizytor
rules-el-grande-colonies-7 = Jego karta sprowadza go na twój dwór. Dopóki tam jest, czarni caballero są twoi, a w każdej twojej turze jeszcze jeden caballero przychodzi na dwór albo staje obok króla. Gdy nie ma go na żadnym dworze, czarni zajmują swoje miejsce i nie dostają punktów.
learn-el-grande-colonies-8 = Tablica limitu
rules-el-grande-colonies-8 = W jej regionie liczy się tylko 6 caballero, a przy czterech i pięciu graczach 10; kto przychodzi później, staje poza nią. Gdy znów jest miejsce, ale nie dla wszystkich, decyduje ten, kto ma inkwizytora, a bez niego ten, kto zrobił miejsce.
learn-el-grande-colonies-9 = Siedem kart
rules-el-grande-colonies-9 = W rundzie są do wzięcia dwie karty więcej: zawsze karta inkwizytora i jedna z jedenastu nowych. Złoto i towary z nich pojawiają się tylko wtedy, gdy akcja zostanie wykonana. Instrukcja żadnej nie drukuje: gwiazdka * oznacza te, których tekst jest nasz, w całości albo w części.

## Terminal: nazwy mają najwyżej 15 liter

terminal-off-limit = poza tablicą
terminal-carrying =
    { $goods ->
        [wares] z towarami
       *[gold] ze złotem
    }
terminal-turned-over = odwrócona
terminal-third-place = Na trzecim miejscu we Francji: { NAME($goods, of: "goods") }.
terminal-legend-limit = tablica limitu: liczą się tylko ci na jej polach, ilu by nie stało poza nią
terminal-legend-off-limit = ci, dla których nie ma miejsca na tablicy limitu: nie liczą się
terminal-legend-honour =
    { $place ->
        [ambassador] we Francji, 2 punkty więcej przy jej punktacji
        [envoy] we Francji, 1 punkt więcej przy jej punktacji
        [viceroy] w Ameryce, 5 punktów przy jej punktacji, ale nie liczy się tam
       *[captain] na Statku, który nikomu innemu nie daje punktów
    }
terminal-legend-goods =
    { $goods ->
        [wares] niosą towary: 4 punkty po dotarciu do Hiszpanii
       *[gold] niosą złoto: 6 punktów po dotarciu do Hiszpanii
    }

## Na stole

# Miejsce w obszarze, jednym słowem: na mapie i na przyciskach za nazwą obszaru
place-ambassador = Ambasador
place-envoy = Poseł
place-france = trzecie miejsce
place-ship = na pokładzie
place-captain = Kapitan
place-ship-gold = ze złotem
place-ship-wares = z towarami
place-america = na lądzie
place-viceroy = Wicekról
place-america-gold = ze złotem
place-america-wares = z towarami
place-mediterranean = na lądzie
place-mediterranean-gold = ze złotem
place-mediterranean-wares = z towarami
place-outside = poza tablicą
# $names: kto tam stoi
place-taken = { NAME($place, of: "place") }: { $names }
area-label-choice = kilka miejsc: wybierz jedno pod pytaniem
barred-places-taken = Wszystkie trzy miejsca we Francji są zajęte.
barred-colony = Nikt nie idzie tam z dworu, tylko statkiem albo ruchem z innego regionu.
barred-no-coast = Król nie stoi na wybrzeżu.
barred-not-by-ship = Żaden statek tam nie płynie.
barred-limit = Tam tablica limitu nie trafia.
# $total: ilu mieści tablica limitu; $count: ile miejsc jest zajętych
limit-count = { $count } z { $total }
board-limit = tablica limitu, { limit-count }
board-discs =
    { $goods ->
        [wares] { $count ->
            [one] { $count } żeton towarów do wzięcia
            [few] { $count } żetony towarów do wzięcia
           *[many] { $count } żetonów towarów do wzięcia
        }
       *[gold] { $count ->
            [one] { $count } żeton złota do wzięcia
            [few] { $count } żetony złota do wzięcia
           *[many] { $count } żetonów złota do wzięcia
        }
    }
card-is-turned-over = Karta „{ CARD($card) }” jest odwrócona: nikt nie weźmie jej w tej rundzie.
# Przed przyciskami, które biorą żetony, i na nich; $whose: "own" albo "black"
claims = Zajmij
claim =
    { NAME($goods, of: "goods") }{ $area ->
        [viceroy] , ustępujący wicekról
        [outside] , poza tablicą
       *[other] { "" }
    }{ $whose ->
        [black] , czarny
       *[own] { "" }
    }
end-source-places = miejsca honorowe
end-source-goods = złoto i towary

## Znaki na stole, każdy ze znaczeniem
legend-el-grande-honour = koło z +5
legend-el-grande-honour-says = Miejsce dla jednego i ile dodatkowo punktuje jego właściciel. Przerywane: nikt tam nie stoi.
legend-el-grande-goods = moneta, skrzynia
legend-el-grande-goods-says = Żeton złota albo towarów. W kolonii można go zająć; wokół caballero jest w drodze do domu.
legend-el-grande-limit = 3 z 10
legend-el-grande-limit-says = Tablica limitu: tylu liczy się w jej regionie, na tylu polach. Kto stoi obok, nie liczy się.
