### Zasady El Grande według tematów, własnymi słowami, do pomocy przy stole i na stronę zasad. Temat ma nagłówek i zdania; które
### z nich czyta się przy stole, wynika z jego opcji: `reading/el_grande/rulebook.py`.

topic-el-grande-goal = Cel i koniec gry
rule-el-grande-goal-points = Wysyłasz caballero do regionów Hiszpanii. Gdy region jest podliczany, punkty zdobywają ci, którzy mają tam najwięcej caballero. Zwycięża gracz, który na koniec ma najwięcej punktów; przy remisie zwyciężają wszyscy remisujący.
rule-el-grande-goal-nine = Gra trwa dziewięć rund, z punktacją ogólną po rundach 3, 6 i 9. Po trzeciej punktacji gra się kończy.
rule-el-grande-goal-six = To krótka gra: sześć rund, z punktacją ogólną po rundach 2, 4 i 6. Po trzeciej punktacji gra się kończy.

topic-el-grande-start = Początek gry
rule-el-grande-start-home = Region króla wskazuje los. Każdy gracz losuje inny region: tam zaczyna jego grande i dwóch caballero. Siedmiu kolejnych stoi na dworze, wszyscy inni w prowincji.
rule-el-grande-start-tiles = Dwie płytki punktacji, 8-4-0 i 4-0-0, leżą obok planszy. Castillo jest puste.

topic-el-grande-round = Runda
rule-el-grande-round-cards = Odkrywa się wierzchnią kartę każdego stosu, także kartę króla. Potem wszyscy po kolei zagrywają kartę siły. Potem każdy rozgrywa jedną turę, zaczynając od najwyższej karty siły.
rule-el-grande-round-king-card = Karta króla jest dostępna w każdej rundzie. Inne karty, których nikt nie wziął, odrzuca się na koniec rundy.
rule-el-grande-round-next = Kto zagrał najniższą kartę, rozpoczyna następną rundę.
rule-el-grande-round-merged = Stosy 2 i 3 są połączone, więc w rundzie są cztery karty. Każda sama mówi, ilu caballero pozwala umieścić: dwóch albo trzech.

topic-el-grande-power = Karty siły
rule-el-grande-power-play = Każdy ma 13 kart siły, od 1 do 13. Po kolei zagrywa się jedną odkrytą; wartości, która leży już na stole w tej rundzie, nie wolno powtórzyć.
rule-el-grande-power-order = Najwyższa karta daje pierwszą turę i pierwszy wybór karty akcji, najniższa ostatnią, a zarazem początek następnej rundy.
rule-el-grande-power-brings = Karta siły mówi też, ilu caballero może przyjść z prowincji na dwór: 1 daje 6, 2 i 3 dają 5, 4 i 5 dają 4, 6 i 7 dają 3, 8 i 9 dają 2, 10 i 11 dają 1, a 12 i 13 nic.
rule-el-grande-power-spent = Zagrana karta jest zużyta do końca gry; wraca tylko dzięki akcji, która pozwala wziąć kartę siły z powrotem, i nikt nie widzi która.
rule-el-grande-power-face-up = Zużyte karty leżą odkryte przed właścicielem.
rule-el-grande-power-face-down = Zużyte karty leżą zakryte: wszyscy je widzieli, ale nikt ich nie przegląda.

topic-el-grande-court = Prowincja, dwór i plansza
rule-el-grande-court-ways = Caballero z prowincji nie są jeszcze dostępni. Dzięki karcie siły przychodzą na dwór i tylko z dworu można ich umieszczać na planszy. Zwróceni trafiają do prowincji.
rule-el-grande-court-fewer = Na początku tury możesz wziąć na dwór mniej caballero, niż pozwala karta, albo nikogo.
rule-el-grande-court-shortage = Gdy w prowincji jest ich za mało na kartę siły, brakujących możesz odwołać z regionów, ale nie z regionu króla i nie z Castillo.
rule-el-grande-court-shortage-cards = To samo dotyczy kart akcji, które sprowadzają caballero na dwór.

topic-el-grande-turn = Tura
rule-el-grande-turn-take = Najpierw caballero przychodzą z prowincji na dwór. Potem bierzesz jedną z odkrytych kart akcji: jakąś trzeba wziąć, a każda jest dla jednego gracza.
rule-el-grande-turn-halves = Karta ma dwie części: caballero do umieszczenia, czyli kropki, i akcję specjalną. Możesz wykonać obie, jedną albo żadnej, w dowolnej kolejności, ale jedną kończysz, zanim zaczniesz drugą.
rule-el-grande-turn-deck = Karty stosu 1 pozwalają umieścić jednego caballero, stosu 2 dwóch i tak dalej; karta króla pięciu.

topic-el-grande-placing = Umieszczanie caballero
rule-el-grande-placing-where = Caballero z dworu umieszczasz w regionach sąsiadujących z regionem króla albo w Castillo; możesz ich rozdzielić albo umieścić mniej. Nigdy w samym regionie króla.
rule-el-grande-placing-cards = Gdy akcja pozwala umieścić więcej, mówi gdzie. W innym razie mogą iść do każdego regionu oprócz królewskiego.

topic-el-grande-king = Król
rule-el-grande-king-taboo = W regionie króla nic się nie zmienia: nie wchodzi tam ani nie wychodzi żaden caballero, grande ani płytka punktacji. Region jest podliczany jak zawsze.
rule-el-grande-king-bonus = Samodzielne pierwsze miejsce w jego regionie daje 2 punkty premii.
rule-el-grande-king-moves = Króla rusza karta króla i kilka innych, zawsze do innego regionu.

topic-el-grande-actions = Akcje specjalne
rule-el-grande-actions-whole = Akcję specjalną możesz pominąć. Gdy ją zaczniesz, wykonaj ją na tyle, na ile to możliwe, nawet jeśli pomaga innym; tylko to, co karta daje „maks.”, można wykonać w części.
rule-el-grande-actions-moving = Ruch prowadzi z regionu do dowolnego innego regionu albo do Castillo; region króla jest zamknięty z obu stron. Niczego nie rusza się z Castillo, dworu ani prowincji. Jedna karta rusza tego samego caballero tylko raz.
rule-el-grande-actions-returning = Zwróceni caballero trafiają do prowincji właściciela. Nie można zwrócić tych z regionu króla ani z Castillo. Kto ma za mało, zwraca tylu, ilu może.
rule-el-grande-actions-choosing-castillo = Gdy karta pozwala wybrać region do podliczenia albo umieszczać gdziekolwiek, Castillo też jest regionem.
rule-el-grande-actions-castillo-no-region = Castillo nie jest regionem: wybiera się je i podlicza tylko wtedy, gdy karta je wymienia.

topic-el-grande-scoring = Podliczanie regionu
rule-el-grande-scoring-places = Pasek punktacji mówi, ile punktów jest za pierwsze, drugie i trzecie miejsce. Liczą się caballero każdego gracza, ale nie grande. Kto nie ma tam nikogo, nic nie zdobywa.
rule-el-grande-scoring-three = Punktują trzy miejsca.
rule-el-grande-scoring-two = Przy tylu graczach punktują tylko pierwsze i drugie miejsce.
rule-el-grande-scoring-one = Przy dwóch graczach punktuje tylko pierwsze miejsce.
rule-el-grande-scoring-ties = Wszyscy remisujący punktują za jedno miejsce niżej: dwaj remisujący o pierwsze dostają punkty za drugie, a następny gracz za trzecie.
rule-el-grande-scoring-bonus = Samodzielne pierwsze miejsce daje 2 punkty premii w regionie króla i 2 tam, gdzie stoi twój grande; można dostać obie. Przy remisie premii nie ma.
rule-el-grande-scoring-tiles = Płytka punktacji na regionie albo na Castillo zastępuje jego wartości. Na obszarze leży najwyżej jedna.

topic-el-grande-special = Punktacje specjalne
rule-el-grande-special-cards = Niektóre karty od razu podliczają regiony, z obiema premiami. Regiony 4-, 5-, 6- i 7-punktowe poznaje się po punktach za pierwsze miejsce, także z płytki; Castillo nigdy do nich nie należy.
rule-el-grande-special-castillo = Gdy karta podlicza Castillo, otwiera się je i podlicza, ale wszyscy zostają w środku.
rule-el-grande-special-most = Najwięcej albo najmniej caballero: liczą się wszyscy gracze razem. Puste regiony nigdy nie mają najmniej, a przy remisie podlicza się wszystkie takie.

topic-el-grande-castillo = Castillo
rule-el-grande-castillo-in = Caballero można zawsze umieszczać w Castillo albo ich tam ruszać. Ogłasza się, ilu wchodzi; wychodzą dopiero w punktacji ogólnej.
rule-el-grande-castillo-strict = Tutaj nie widać, co jest w środku: trzeba pamiętać, co ogłoszono.
rule-el-grande-castillo-tally = Stół zapisuje to, o czym ogłoszono, że weszło do środka.
rule-el-grande-castillo-open = Tutaj wszyscy widzą, co jest w środku.
rule-el-grande-castillo-worth = Castillo jest warte 5-3-1 i podlicza się je jak region.

topic-el-grande-disk = Tajny dysk
rule-el-grande-disk-choose = Dysk w tajemnicy wskazuje jeden region; wszystkie dyski odkrywa się razem. Kilka może wskazać to samo.
rule-el-grande-disk-general = W punktacji ogólnej dysk mówi, dokąd idą wszyscy twoi caballero z Castillo: razem, do jednego regionu. Jeśli to region króla, wracają na dwór.
rule-el-grande-disk-cards = Niektóre karty każą wskazać region na dysku: żeby zwrócić z niego caballero, żeby tam pójść albo żeby go podliczyć. Mówi to karta. Z regionu króla nikt nie wychodzi.

topic-el-grande-general = Punktacja ogólna
rule-el-grande-general-steps = Kto ma caballero w Castillo, w tajemnicy ustawia dysk. Castillo otwiera się i podlicza. Potem odkrywa się dyski i caballero idą do swoich regionów. Na koniec podlicza się po kolei każdy region.
rule-el-grande-general-when = Jest po co trzeciej rundzie pełnej gry i po co drugiej krótkiej.

topic-el-grande-veto = Weto
rule-el-grande-veto-hold = Kto bierze kartę weta, zachowuje ją i do końca następnej rundy może zatrzymać jedną cudzą akcję specjalną. Umieszczania caballero nie można zatrzymać.
rule-el-grande-veto-steps = Weto można zgłosić przed każdym krokiem akcji, także w połowie: co się stało, zostaje, reszta się nie dzieje. Gdy punkty przyznaje się miejsce po miejscu, weto zatrzymuje to i wszystkie następne.
rule-el-grande-veto-whole = Weto zatrzymuje całą akcję specjalną, gdy zostaje ogłoszona i nic z niej jeszcze się nie stało.
rule-el-grande-veto-order = Kilku posiadaczy pyta się zgodnie z ruchem wskazówek zegara, od lewej strony gracza, który wykonuje akcję. Dzięki stałemu poleceniu stół odpowie za ciebie.

topic-el-grande-automa = Automa
rule-el-grande-automa-places = Przy dwóch graczach bierze udział trzeci kolor. Na początku rundy losuje się dla niego dwie karty regionów i do każdego z nich przychodzi dwóch caballero automy, ale nie do regionu króla.
rule-el-grande-automa-card = Automa pierwsza pokazuje kartę siły, której nikt nie może powtórzyć. W swojej turze bierze odkrytą kartę z największą liczbą caballero i nic z nią nie robi.
rule-el-grande-automa-counts = Liczy się przy przewagach, ale nie zdobywa punktów, o niczym nie decyduje i nigdy nie rozpoczyna rundy. Jej caballero można ruszać i zwracać jak innych.

topic-el-grande-new-regency = Nowa regencja
rule-el-grande-new-regency-deck = Karty króla nie ma w grze. Piąty stos ma zamiast niej dziesięć kart, po jednej na rundę; niektóre ruszają króla, inne robią coś przy nim.
rule-el-grande-new-regency-abroad = We Francji i w Portugalii król nie zamyka żadnego regionu: umieszcza się w regionach przy tej granicy. Obok Castillo zamyka Castillo, a wszystkie regiony z nim sąsiadują.
rule-el-grande-new-regency-tower = Grande w Castillo daje 2 punkty premii za samodzielne pierwsze miejsce i wychodzi tam, gdzie wskaże dysk właściciela. Dopóki król stoi obok Castillo, wszyscy zostają w środku.

topic-el-grande-modifiers = Modyfikatory
rule-el-grande-modifiers-deal = Każdy dostaje trzy modyfikatory i przekazuje jeden z nich, zakryty, graczowi po lewej.
rule-el-grande-modifiers-play = Razem z kartą siły można zagrać jeden modyfikator. Kolejność wyznacza suma, różna od wszystkich na stole, także poniżej 1 i powyżej 13; liczbę caballero na dwór podaje sama karta siły.
rule-el-grande-modifiers-abilities = Niektóre modyfikatory robią coś jeszcze, jeśli chcesz: gdy caballero przyszli już na dwór, a przed wzięciem karty akcji. Weto tego nie zatrzymuje. Zagrany modyfikator jest zużyty.
rule-el-grande-modifiers-recruit = +1 Rekrut: { card-recruit }
rule-el-grande-modifiers-courier = −1 Posłaniec: { card-courier }
rule-el-grande-modifiers-levy = +2 Zaciąg: { card-levy }
rule-el-grande-modifiers-steward = −2 Zarządca: { card-steward }

topic-el-grande-alternative = Alternatywne karty akcji
rule-el-grande-alternative-in = Za każdą dodaną kartę alternatywną losowa karta tego samego stosu wraca do pudełka i nikt nie wie która.
rule-el-grande-alternative-own-or-militia = { CARD("own-or-militia") }: { card-own-or-militia }
rule-el-grande-alternative-veto = { CARD("veto") }: { card-veto-2023 }
rule-el-grande-alternative-secret-scoring = { CARD("secret-scoring") }: { card-secret-scoring }

## Znaki na stole i co znaczą

legend-el-grande-values = 6 3 1
legend-el-grande-values-says = Plakietka obszaru: punkty za pierwsze, drugie i trzecie miejsce. Pole ma kolor tego, kto dostałby je teraz; „=” to remis, a puste pole nie ma nikogo. Przekreślona liczba nie punktuje przy tylu graczach albo zakrywa ją płytka.
legend-el-grande-bonus = 5+2
legend-el-grande-bonus-says = Premia za samodzielne pierwsze miejsce, za króla albo za własnego grande; 5+4 to obie.
legend-el-grande-paid = +6
legend-el-grande-paid-says = Tyle ktoś dostałby tam, gdyby podliczać teraz. „ty +3” przy wskazanym obszarze to wynik po twojej odpowiedzi. W zamkniętym Castillo to zakres.
legend-el-grande-after = 18 → 24
legend-el-grande-after-says = Punkty gracza i ile byłoby ich, gdyby teraz podliczyć wszystkie obszary.
legend-el-grande-tokens = kształty i litery
legend-el-grande-tokens-says = Każdy gracz ma kolor, kształt i literę. Do czterech caballero rysujemy osobno; więcej to jeden znak z liczbą. Wysoki, z obwódką, to grande.
legend-el-grande-crown = korona, kreskowanie, kłódka
legend-el-grande-crown-says = Król i jego region: nic nie wchodzi ani nie wychodzi.
legend-el-grande-ring = obwiedzione albo przygaszone
legend-el-grande-ring-says = Obwiedzione obszary odpowiadają na pytanie; naciśnij przygaszony, a powie, dlaczego nie.
legend-el-grande-dot = czerwona kropka
legend-el-grande-dot-says = Coś się tam zmieniło od twojej ostatniej tury.
legend-el-grande-pips = kropki na karcie
legend-el-grande-pips-says = Tylu caballero pozwala umieścić karta; puste kropki to już umieszczeni.
legend-el-grande-ruler = liczby od 1 do 13
legend-el-grande-ruler-says = Karty siły. Pod każdą: ilu caballero sprowadza na dwór. Przekreślona: już zagrana przez ciebie. Ze znakiem gracza: leży na stole w tej rundzie.
legend-el-grande-spent-up = małe liczby obok imienia
legend-el-grande-spent-up-says = Karty siły, które ten gracz już zużył.
legend-el-grande-spent-down = karty i liczba
legend-el-grande-spent-down-says = Tyle kart siły jest zużytych; leżą zakryte.
legend-el-grande-modifiers = 3 mod.
legend-el-grande-modifiers-says = Tyle modyfikatorów ma jeszcze ten gracz.
legend-el-grande-back = −1
legend-el-grande-back-says = Zużyta karta wróciła na rękę i tylko właściciel wie która.
legend-el-grande-star = *
legend-el-grande-star-says = Żadna instrukcja nie drukuje tej karty albo nie w całości: tekst jest nasz.
legend-el-grande-shield = tarcza
legend-el-grande-shield-says = Ten gracz ma weto.

## Karty: wszystkie, które mogą się pojawić przy stole

topic-el-grande-action-cards = Wszystkie karty akcji
rule-el-grande-action-cards-all = Co może się pojawić w stosach tego stołu:
topic-el-grande-own-cards = Wszystkie własne karty
rule-el-grande-own-cards-all = Według wartości; wybierasz 13 z nich:
