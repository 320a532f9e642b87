### Grandissimo: wszystkie słowa tego dodatku do El Grande oprócz słów inkwizytora, który ma własny plik.
### $count to liczba, $area, $place i $piece-region to miejsca, $seat to gracz, $card karta, $figure to "queen" albo
### "jester". Robi to $by ($you: czy to czytający?).

## Miejsca

region-jail = Więzienie
    .in = w Więzieniu
    .to = do Więzienia
    .from = z Więzienia
    .of = Więzienia
    .object = Więzienie
region-gift-blue = Dary dla niebieskiego
    .in = wśród darów dla niebieskiego
    .to = do darów dla niebieskiego
    .from = z darów dla niebieskiego
    .of = darów dla niebieskiego
    .object = dary dla niebieskiego
region-gift-orange = Dary dla pomarańczowego
    .in = wśród darów dla pomarańczowego
    .to = do darów dla pomarańczowego
    .from = z darów dla pomarańczowego
    .of = darów dla pomarańczowego
    .object = dary dla pomarańczowego
region-gift-green = Dary dla zielonego
    .in = wśród darów dla zielonego
    .to = do darów dla zielonego
    .from = z darów dla zielonego
    .of = darów dla zielonego
    .object = dary dla zielonego
region-gift-purple = Dary dla fioletowego
    .in = wśród darów dla fioletowego
    .to = do darów dla fioletowego
    .from = z darów dla fioletowego
    .of = darów dla fioletowego
    .object = dary dla fioletowego
region-gift-vermilion = Dary dla cynobrowego
    .in = wśród darów dla cynobrowego
    .to = do darów dla cynobrowego
    .from = z darów dla cynobrowego
    .of = darów dla cynobrowego
    .object = dary dla cynobrowego
figure-queen = królową
figure-jester = błazna

## Karty: nazwa na stole i co karta robi

card-name-boycott = Bojkot: region bez punktów
card-boycott = Wybierz region, którego karty nikt nie wziął, ale nie królewski i nie Portugalię: w następnej punktacji ogólnej jest pomijany.
card-name-alliance = Sojusz: dwóch liczy się razem
card-alliance = Wybierz region, którego karty nikt nie wziął, ale nie królewski i nie Portugalię, oraz innego gracza: w następnej punktacji ogólnej liczycie się tam razem i obaj dostajecie punkty za wspólne miejsce.
card-name-double-turn = Podwójna tura: weź drugą kartę
card-double-turn = Weź drugą z leżących kart i zagraj ją. Jej akcję specjalną możesz zachować na swoją następną turę.
card-name-free-choice = Wolny wybór: rusz 2 przed punktacją regionów
card-free-choice = Zachowaj tę kartę: w następnej punktacji ogólnej, po opuszczeniu Castillo i przed punktacją regionów, ruszasz maks. 2 caballero dowolnych kolorów.
card-name-revolution = Rewolucja: twój grande jest królem
card-revolution = Król schodzi z planszy, a twój grande jest królem tam, gdzie stoi; jeśli stoi obok niego, nic się nie zmienia. Po następnej punktacji ogólnej król wraca do Portugalii.
card-grand-inquisitor-with-company = Weź wielkiego inkwizytora na swój dwór i rusz maks. 2 czarnych caballero, nie z regionu króla i nie do niego. Każdy może zabrać ze sobą 1 caballero, jeśli zgodzi się jego właściciel.
card-name-harbour-move = Port: rusz 3 swoich
card-harbour-move = Rusz maks. 3 swoich caballero.
card-name-harbour-portugal = Port: podlicz Portugalię
card-harbour-portugal = Portugalia jest podliczana.
card-name-harbour-coasts = Port: podlicz pierwsze miejsca na wybrzeżach
card-harbour-coasts = Podliczane są wszystkie regiony na wybrzeżu, także Portugalia, ale tylko za pierwsze miejsca.
card-name-harbour-court = Port: weź 2 na dwór
card-harbour-court = Weź z prowincji na swój dwór 2 caballero.
card-name-warrant-move = Nakaz: rusz 2 cudzych
card-warrant-move = Rusz maks. 2 caballero innych graczy.
card-name-warrant-score = Nakaz: podlicz jeden region
card-warrant-score = Wybierz jeden region, ale nie królewski i nie Castillo: jest podliczany.
card-name-warrant-court = Nakaz: przeciwnicy tracą po 2 z dworu
card-warrant-court = Każdy przeciwnik zwraca 2 caballero z dworu do prowincji.
card-name-warrant-tile = Nakaz: przełóż płytkę punktacji
card-warrant-tile = Połóż płytkę punktacji na obszarze albo przełóż leżącą na inny obszar.
card-name-galley = Galera: król do sąsiedniego regionu
card-galley = Rusz króla do sąsiedniego regionu.
card-name-new-seat = Nowa siedziba: rusz swojego grande
card-new-seat = Rusz swojego grande do innego regionu, także do Portugalii.
card-name-envoys = Posłowie: umieść 2 w Portugalii
card-envoys = Umieść w Portugalii maks. 2 caballero ze swojego dworu, gdziekolwiek stoi król, byle nie tam.
card-name-queen-and-jester = Królowa i błazen: weź jedno z nich
card-queen-and-jester = Weź na swój dwór królową albo błazna; jeśli ktoś z nich stoi obok planszy, to właśnie tego. Akcji specjalnej nie ma.

## O co pytamy, dlaczego i co mówimy czekającym

# $step: "piece" (który) albo "target" (dokąd)
ask-el-grande-landing =
    { $step ->
        [target] Wybierz, gdzie ląduje
       *[piece] Wybierz, kto schodzi na ląd, albo zostań
    }
why-el-grande-landing =
    { $step ->
        [target] Na dowolnym wybrzeżu i w Portugalii, ale nie u króla.
       *[piece] Twoi caballero ze Statku mogą teraz zejść na ląd, przed wszystkim innym.
    }
doing-el-grande-landing = { $by } może zejść ze Statku na ląd
ask-el-grande-placing-gift = Umieść dar
why-el-grande-placing-gift = Masz w darze { piece-object }: trzeba go teraz umieścić w regionie, ale nie u króla.
doing-el-grande-placing-gift = { $by } umieszcza dar
ask-el-grande-jailing = Wybierz, kto idzie do Więzienia
why-el-grande-jailing = Dowolny caballero z regionu, ale nie z królewskiego. Zostanie tam, aż ktoś ułaskawi wszystkich więźniów.
doing-el-grande-jailing = { $by } wysyła caballero do Więzienia
ask-el-grande-choosing-figure = Weź królową albo błazna
why-el-grande-choosing-figure = W każdej twojej turze królowa sprowadza albo umieszcza jeszcze 1 twojego caballero; dzięki błaznowi dajesz 1 z prowincji innemu graczowi, który musi go umieścić.
doing-el-grande-choosing-figure = { $by } bierze królową albo błazna
ask-el-grande-taking-another = Weź drugą kartę
why-el-grande-taking-another = Twoja tura trwa z nią dalej: umieszczasz jej caballero, a jej akcję specjalną wykonasz teraz albo w następnej turze.
doing-el-grande-taking-another = { $by } bierze drugą kartę
# $purpose: "boycott" albo "alliance"
ask-el-grande-naming-card =
    { $purpose ->
        [alliance] Wybierz region sojuszu
       *[boycott] Wybierz pomijany region
    }
why-el-grande-naming-card =
    { $purpose ->
        [alliance] W następnej punktacji ogólnej ty i twój sojusznik liczycie się tam razem.
       *[boycott] W następnej punktacji ogólnej nikt nie dostanie tam punktów.
    }
doing-el-grande-naming-card = { $by } bierze kartę regionu
ask-el-grande-choosing-partner = Wybierz sojusznika
why-el-grande-choosing-partner = W następnej punktacji ogólnej liczycie się razem { REGION($area, form: "in") } i obaj dostajecie punkty za wspólne miejsce.
doing-el-grande-choosing-partner = { $by } wybiera sojusznika
# $step: "piece" (który) albo "target" (dokąd)
ask-el-grande-choosing-freely =
    { $step ->
        [target] Wybierz, dokąd idzie
       *[piece] Wolny wybór: rusz caballero, { still-left }
    }
why-el-grande-choosing-freely =
    { $step ->
        [target] Ruszasz { piece-object.moved-by-you } { REGION($piece-region, form: "from") }.
       *[piece] Dowolnego koloru; potem podliczane są regiony.
    }
doing-el-grande-choosing-freely = { $by } rusza caballero przed punktacją regionów
ask-el-grande-moving-with-company =
    { $step ->
        [target] Wybierz, dokąd idzie
       *[piece] Rusz czarnego caballero, { still-left }
    }
why-el-grande-moving-with-company =
    { $step ->
        [target] Ruszasz { piece-object.moved-by-you } { REGION($piece-region, form: "from") }.
       *[piece] Nie z regionu króla i nie do niego. Każdy może zabrać jednego caballero gracza, który się zgodzi.
    }
doing-el-grande-moving-with-company = { $by } rusza czarnych caballero
# z $area do $place
ask-el-grande-taking-along = Wybierz, kto idzie z nim, albo nikogo
why-el-grande-taking-along = Jeden caballero { REGION($area, form: "from") } może pójść za czarnym { REGION($place, form: "to") }, jeśli zgodzi się jego właściciel.
doing-el-grande-taking-along = { $by } wybiera, kto idzie razem
ask-el-grande-consenting = Czy twój caballero idzie razem?
why-el-grande-consenting = { $by } chce zabrać go { REGION($piece-region, form: "from") } { REGION($area, form: "to") }, razem z czarnym. Decydujesz tylko ty.
doing-el-grande-consenting = { $by } ma powiedzieć, czy caballero idzie razem

## Co dochodzi do innych pytań

token-lets-board = Także na Statku: masz żeton.
may-take-a-token = Na twojej karcie jest statek: możesz wziąć żeton.
may-jail = Na twojej karcie jest więzienie: możesz wysłać tam caballero.
may-pardon = Możesz ułaskawić wszystkich więźniów, wszystkich do jednego regionu.
queen-may-help = Królowa może raz pomóc: 1 caballero więcej na dwór albo 1 więcej na planszę.
jester-may-give = Błazen może raz coś podarować: 1 caballero z twojej prowincji innemu graczowi, który musi go umieścić.
may-keep-the-action = Możesz zachować akcję na swoją następną turę.

## Co można odpowiedzieć

answer-el-grande-token-free = Weź żeton statku
answer-el-grande-token = Weź żeton statku gracza { $seat }
answer-el-grande-jail = Wyślij caballero do Więzienia
answer-el-grande-pardon = Ułaskaw wszystkich więźniów, { REGION($area, form: "to") }
answer-el-grande-queen-court = Pomoc królowej: jeszcze 1 na dwór
answer-el-grande-queen = Pomoc królowej: umieść 1 { REGION($area, form: "in") }
answer-el-grande-jester = Błazen: daj caballero graczowi { $seat }
answer-el-grande-keep-action = Zachowaj akcję na następną turę
answer-el-grande-act-kept = Wykonaj zachowaną akcję: „{ CARD($card) }”
answer-el-grande-figure-queen = Weź królową
answer-el-grande-figure-jester = Weź błazna
answer-el-grande-ally = Razem z graczem { $seat }
answer-el-grande-agree = Tak, idzie razem
answer-el-grande-refuse = Nie, zostaje

## Co się stało

event-el-grande-lands =
    { $you ->
        [yes] Wysadzasz { piece-object.moved-by-you }
       *[no] { $by } wysadza { piece-object }
    } na ląd { REGION($area, form: "in") }
event-el-grande-token-taken =
    { $you ->
        [yes] Bierzesz
       *[no] { $by } bierze
    } żeton statku
event-el-grande-token-taken-from =
    { $you ->
        [yes] Bierzesz
       *[no] { $by } bierze
    } { $seat-you ->
        [yes] twój żeton statku
       *[no] żeton statku gracza { $seat }
    }
event-el-grande-jailed =
    { $you ->
        [yes] Wysyłasz { piece-object.moved-by-you }
       *[no] { $by } wysyła { piece-object }
    } { REGION($piece-region, form: "from") } do Więzienia
event-el-grande-pardoned =
    { $you ->
        [yes] Ułaskawiasz
       *[no] { $by } ułaskawia
    } wszystkich więźniów: { count-caballeros } { REGION($area, form: "to") }
event-el-grande-figure-taken =
    { $you ->
        [yes] Bierzesz
       *[no] { $by } bierze
    } { NAME($figure, of: "figure") }
event-el-grande-queen-brings =
    Królowa sprowadza { count-caballeros.object } { $you ->
        [yes] na twój dwór
       *[no] na dwór gracza { $by }
    }
event-el-grande-queen-places =
    { $you ->
        [yes] Umieszczasz
       *[no] { $by } umieszcza
    } { REGION($area, form: "in") } { count-caballeros.object } z pomocą królowej
event-el-grande-gift-given =
    { $you ->
        [yes] Dajesz caballero graczowi { $seat }
       *[no] { $seat-you ->
            [yes] { $by } daje ci caballero
           *[no] { $by } daje caballero graczowi { $seat }
        }
    }
event-el-grande-gift-placed =
    { $you ->
        [yes] Umieszczasz { piece-object.moved-by-you }, otrzymanego w darze,
       *[no] { $by } umieszcza { piece-object }, otrzymanego w darze,
    } { REGION($area, form: "in") }
event-el-grande-refuses =
    { $you ->
        [yes] Nie zgadzasz się: twój caballero zostaje
       *[no] { $by } nie zgadza się: caballero zostaje
    } { REGION($piece-region, form: "in") }
event-el-grande-boycotted =
    { $you ->
        [yes] Bojkotujesz
       *[no] { $by } bojkotuje
    } { REGION($area, form: "object") }
event-el-grande-allied =
    { $you ->
        [yes] Ty i { $seat } zawieracie sojusz
       *[no] { $seat-you ->
            [yes] { $by } i ty zawieracie sojusz
           *[no] { $by } i { $seat } zawierają sojusz
        }
    } { REGION($area, form: "in") }
event-el-grande-region-left-out = Bojkot: nikt nie dostaje punktów { REGION($area, form: "in") }
event-el-grande-another-taken =
    { $you ->
        [yes] Bierzesz
       *[no] { $by } bierze
    } drugą kartę, „{ CARD($card) }”
event-el-grande-action-kept =
    { $you ->
        [yes] Zachowujesz akcję „{ CARD($card) }” na swoją następną turę
       *[no] { $by } zachowuje akcję „{ CARD($card) }” na następną turę
    }
event-el-grande-choice-kept =
    { $you ->
        [yes] W następnej punktacji ogólnej ruszysz
       *[no] W następnej punktacji ogólnej { $by } ruszy
    } 2 caballero
event-el-grande-revolution-begins =
    Rewolucja: { $you ->
        [yes] twój grande
       *[no] grande gracza { $by }
    } jest królem { REGION($area, form: "in") }
event-el-grande-king-comes-back = Koniec rewolucji: król wraca { REGION($area, form: "to") }
event-el-grande-inquisitor-leaves-court =
    Inkwizytor opuszcza { $you ->
        [yes] twój dwór
       *[no] dwór gracza { $by }
    }: w punktacji ogólnej czarni caballero się nie liczą

## Co ktoś chce zrobić, gdy inny gracz ma weto

proposal-el-grande-boycotted = { $by } chce zbojkotować { REGION($area, form: "object") }
proposal-el-grande-allied =
    { $seat-you ->
        [yes] { $by } chce zawrzeć z tobą sojusz { REGION($area, form: "in") }
       *[no] { $by } chce zawrzeć sojusz z graczem { $seat } { REGION($area, form: "in") }
    }
proposal-el-grande-another-taken = { $by } chce wziąć drugą kartę, „{ CARD($card) }”
proposal-el-grande-choice-kept = { $by } chce ruszyć 2 caballero w następnej punktacji ogólnej
proposal-el-grande-revolution-begins = { $by } chce rewolucji: własny grande byłby królem { REGION($area, form: "in") }

## Opcje

value-el-grande-expansion-grandissimo = Grandissimo
value-el-grande-expansion-grandissimo-says = Portugalia jest regionem; do tego statek, więzienie, królowa i błazen, czarni caballero i szósty stos.
value-el-grande-expansion-grandissimo-says-1 = W rundzie leży siedem kart. Z jedną z nich na twój dwór przychodzi królowa albo błazen, którzy pomagają w każdej twojej turze.
value-el-grande-expansion-grandissimo-says-2 = Na niektórych kartach jest statek albo więzienie: bierzesz żeton, który pozwala wejść na Statek, albo wysyłasz caballero do Więzienia. Karta króla pozwala ułaskawić wszystkich więźniów.
value-el-grande-expansion-grandissimo-says-3 = Odtworzone, bo nie podaje ich żadna instrukcja: { card-name-harbour-move }; { card-name-harbour-portugal }; { card-name-harbour-coasts }; { card-name-harbour-court }; { card-name-warrant-move }; { card-name-warrant-score }; { card-name-warrant-court }; { card-name-warrant-tile }; { card-name-galley }; { card-name-new-seat }; { card-name-envoys }.
value-el-grande-expansion-grandissimo-says-4 = Wspomniane w instrukcji, reszta jest nasza: { card-name-boycott }; { card-name-alliance }; { card-name-double-turn }; { card-name-free-choice }; { card-name-revolution }.
value-el-grande-expansion-grandissimo-says-5 = Nasze są też: symbole na kartach, liczba caballero, których pozwalają umieścić, 3 karty wielkiego inkwizytora i to, z którymi regionami graniczy Portugalia.
value-el-grande-players-5-says-in-grandissimo = Punktują pierwsze, drugie i trzecie miejsce, a dwie z siedmiu kart zostają.
option-el-grande-sixth-deck = Szósty stos
option-el-grande-sixth-deck-says = Grandissimo: wszystkie karty szóstego stosu albo mniej, na pierwsze partie.
value-el-grande-sixth-deck-all = Wszystkie 19 kart
value-el-grande-sixth-deck-all-says = Są Statek, Więzienie i wielki inkwizytor.
value-el-grande-sixth-deck-without-inquisitor = 16 kart, bez inkwizytora
value-el-grande-sixth-deck-without-inquisitor-says = Wielki inkwizytor, jego karty i czarni caballero zostają w pudełku.
value-el-grande-sixth-deck-first-game = 11 kart, na pierwszą partię
value-el-grande-sixth-deck-first-game-says = Statek, Więzienie i wielki inkwizytor zostają w pudełku, podobnie pięć kart z własnymi zasadami; symboli się nie używa.

## Czego nie może być

fault-gift = { COLOUR($seat) } ma w darze własnego caballero
fault-ship-tokens = są tylko 2 żetony statku
fault-revolution = grande, który jest królem, nie stoi tam, gdzie król
fault-region-cards = karta regionu jest wzięta dwa razy albo w sojuszu nie ma dwóch graczy

## Gdzie są postacie, żetony i dary oraz co trwa do następnej punktacji ogólnej

figure-beside-the-board =
    { $figure ->
        [queen] Królowa stoi obok planszy.
       *[jester] Błazen stoi obok planszy.
    }
figure-in-a-court =
    { $figure ->
        [queen] { $you ->
            [yes] Królowa jest na twoim dworze: w każdej twojej turze jeszcze 1 przychodzi na dwór albo jest umieszczany.
           *[no] Królowa jest na dworze gracza { $by }: w każdej jego turze jeszcze 1 przychodzi na dwór albo jest umieszczany.
        }
       *[jester] { $you ->
            [yes] Błazen jest na twoim dworze: w każdej swojej turze możesz dać 1 z prowincji innemu graczowi.
           *[no] Błazen jest na dworze gracza { $by }, który w każdej turze może dać 1 z prowincji innemu graczowi.
        }
    }
token-in-a-court =
    { $you ->
        [yes] Masz żeton statku: możesz umieszczać na Statku, gdziekolwiek jest król.
       *[no] { $by } ma żeton statku i może umieszczać na Statku, gdziekolwiek jest król.
    }
tokens-beside-the-board =
    { $count ->
        [one] Obok planszy leży { $count } żeton statku.
        [few] Obok planszy leżą { $count } żetony statku.
       *[many] Obok planszy leży { $count } żetonów statku.
    }
# Dał to $seat ($seat-you: czy to czytający?)
gift-waits =
    { $you ->
        [yes] Dar dla ciebie, od gracza { $seat }: { count-caballeros }, na początku swojej tury umieszczasz.
       *[no] { $seat-you ->
            [yes] Twój dar dla gracza { $by }: { count-caballeros }, do umieszczenia na początku tury.
           *[no] Dar dla gracza { $by }, od gracza { $seat }: { count-caballeros }, do umieszczenia na początku tury.
        }
    }
boycott-lasts = Bojkot: { REGION($area, form: "name") } bez punktów w następnej punktacji ogólnej.
# $names: tych dwóch
alliance-lasts = Sojusz { REGION($area, form: "in") }: { $names } w następnej punktacji ogólnej liczą się razem.
free-choice-lasts =
    Wolny wybór: { $you ->
        [yes] w następnej punktacji ogólnej ruszasz
       *[no] w następnej punktacji ogólnej { $by } rusza
    } 2 caballero przed punktacją regionów.
revolution-lasts =
    Rewolucja: { $you ->
        [yes] twój grande
       *[no] grande gracza { $by }
    } jest królem do końca następnej punktacji ogólnej.
kept-action-lasts = { event-el-grande-action-kept }.

## Na stole

mark-queen = królowa
mark-jester = błazen
mark-ship-token = żeton statku
mark-gift = dar
mark-boycott = bojkot
mark-alliance = sojusz
mark-free-choice = wolny wybór
mark-revolution = rewolucja
mark-kept-action = zachowana akcja
mark-figure-unused = Można jeszcze skorzystać w tej turze.
# Na karcie
symbol-ship = statek
symbol-jail = więzienie
symbol-ship-says = Statek: kto bierze tę kartę, może wziąć żeton statku.
symbol-jail-says = Więzienie: kto bierze tę kartę, może wysłać caballero do Więzienia.
# Przed przyciskami, które należą do siebie, i na niektórych z nich
queen-helps = Pomoc królowej
queen-helps-court = 1 więcej na dwór
jester-gives = Błazen: dar dla gracza
token-takes = Weź żeton statku gracza
pardons = Ułaskaw wszystkich więźniów
barred-no-token = Umieszcza tam tylko ten, kto ma żeton statku.
barred-jail = Idzie się tam tylko przez kartę z więzieniem.
barred-no-landing = Nie można tam zejść na ląd: nie ma wybrzeża.
barred-region-card = Jego karta jest wzięta albo jej nie ma.
board-boycott = bojkot: bez punktów w następnej punktacji ogólnej
board-alliance = sojusz: { $names }

## W terminalu

terminal-legend-boycott = bojkot: region bez punktów w następnej punktacji ogólnej
terminal-legend-alliance = sojusz: dwóch liczy się tam razem w następnej punktacji ogólnej
terminal-legend-ship = ci na pokładzie schodzą na ląd na początku swojej tury, na wybrzeżu albo w Portugalii
terminal-legend-jail = więźniowie, aż karta Króla ułaskawi wszystkich

## Lekcja

learn-el-grande-grandissimo-says = Najpierw poznaj grę podstawową: o czym tu nie mowa, zostaje po staremu.
learn-el-grande-grandissimo-1 = Portugalia
rules-el-grande-grandissimo-1 = Portugalia jest regionem jak inne: pierwszy dostaje 5 punktów, reszta nic. Król i grande mogą tam iść. Ale nie pokazuje jej żaden dysk i żaden grande tam nie zaczyna.
learn-el-grande-grandissimo-2 = Siedem kart
rules-el-grande-grandissimo-2 = W każdej rundzie są do wzięcia dwie karty więcej: jedna z szóstego stosu oraz Królowa i błazen, która przychodzi zawsze. Kropki mówią, ilu caballero można umieścić. Ze statku albo więzienia obok nich korzystasz w swojej turze, oprócz akcji.
learn-el-grande-grandissimo-3 = Statek
rules-el-grande-grandissimo-3 = Dzięki statkowi bierzesz żeton leżący obok planszy, a gdy oba są zajęte, żeton innego gracza. Dopóki go masz, możesz umieszczać caballero na Statku, gdziekolwiek jest król. Na początku twojej następnej tury mogą zejść na dowolne wybrzeże i w Portugalii, ale nie u króla.
learn-el-grande-grandissimo-4 = Więzienie
rules-el-grande-grandissimo-4 = Dzięki więzieniu wysyłasz tam jednego caballero z dowolnego regionu. Więźniowie nigdzie się nie liczą. Kto weźmie kartę Króla, może ich ułaskawić: wszystkich, i wszystkich do jednego regionu.
learn-el-grande-grandissimo-5 = Królowa, błazen i inkwizytor
rules-el-grande-grandissimo-5 = Postacie zostają na twoim dworze, aż ktoś je weźmie. W każdej twojej turze królowa sprowadza albo umieszcza jeszcze 1 caballero, a dzięki błaznowi dajesz 1 z prowincji innemu graczowi, który musi go umieścić. Kto ma inkwizytora, do tego należą czarni caballero, aż odejdzie przed punktacją ogólną.
learn-el-grande-grandissimo-6 = Co trwa
rules-el-grande-grandissimo-6 = Bojkot pomija region w następnej punktacji ogólnej. W sojuszu dwóch graczy liczy się tam razem i obaj dostają punkty. Po rewolucji twój grande jest królem do końca tej punktacji. Z wolnym wyborem ruszasz dwóch przed punktacją regionów.
learn-el-grande-grandissimo-7 = Dwie karty, i skąd są karty
rules-el-grande-grandissimo-7 = W podwójnej turze bierzesz drugą kartę, a jej akcję możesz zachować na następną turę. Instrukcja objaśnia zasady i niektóre karty, ale żadnej nie drukuje: * oznacza te, których tekst jest nasz. W pierwszej grze nie ma Statku, Więzienia, inkwizytora ani pięciu kart z własnymi zasadami.

## Znaki na stole, każdy ze znaczeniem
legend-el-grande-figures = królowa, błazen, żeton statku
legend-el-grande-figures-says = Obok imienia: ten gracz je ma. Z kropką możesz ich jeszcze użyć w tej turze.
legend-el-grande-symbols = statek, krata na karcie
legend-el-grande-symbols-says = Kto bierze tę kartę, może wziąć żeton statku albo wysłać caballero do Więzienia.
legend-el-grande-lasting = znaki obok rund
legend-el-grande-lasting-says = To, co trwa do następnej punktacji albo do następnej rundy, na przykład bojkot albo sojusz. Wskaż albo naciśnij, a powie, co robi.
