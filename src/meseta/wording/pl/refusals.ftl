### Dlaczego czegoś się odmawia: co było nie tak i co zamiast tego jest możliwe. Odmowa programu zna id swojego zdania i to,
### czego ono potrzebuje. $possible i inne listy są wypisane po przecinku; $because jest samo odmową.

## Odpowiedzi miejsc. $seat to kolor, $said odpowiedź w notacji

error-too-late = „{ $said }” przychodzi za późno: gra jest skończona.
error-no-such-seat = Nie ma miejsca { $seat }: miejsca mają numery od 0 do { $last }.
error-no-such-viewer = Nie ma miejsca { $seat }: miejsca mają numery od 0 do { $last }, a widzowie żadnego.
error-not-asked = { COLOUR($seat) } nie jest teraz pytany; odpowiada: { NAMES($awaited, of: "colour") }.
error-not-possible = { COLOUR($seat) } nie może teraz odpowiedzieć „{ $said }”; możliwe: { $possible }.
error-no-such-answer = „{ $said }” nie jest odpowiedzią w grze { NAME($game, of: "game") }; z „{ $verb }” są: { $alike }.
error-no-such-verb = „{ $said }” nie jest odpowiedzią w grze { NAME($game, of: "game") }; odpowiedzi zaczynają się od { $verbs }.
error-undo = Niczego nie można cofnąć: coś zostało odkryte albo ktoś inny już podjął decyzję.
error-take-back-alone = Możesz cofnąć ruch bez pytania.
error-take-back-nobody = Nikt nie prosi o cofnięcie ruchu albo jest już na to za późno.

## Gry i ich opcje

error-no-such-game = Nie ma gry „{ $game }”; gry to { $games }.
error-no-such-option = Nie ma opcji „{ $option }”; opcje to { $options }.
error-no-such-value = „{ $value }” nie jest wartością opcji { $option }; możliwe: { $possible }.
error-no-such-number = „{ $value }” nie jest wartością opcji { $option }; możliwe: { $possible } albo liczba od { $least } do { $most }.
objection-start = { COLOUR($colour) } nie może zacząć: ten kolor gra, gdy graczy jest co najmniej { $players }.

## Słowa, z których tylko niektóre są możliwe

error-no-such-name =
    „{ $word }” nie oznacza { $kind ->
        [area] obszaru
        [bot] bota
        [card] karty
        [colour] koloru w tej grze
        [goods] rodzaju towaru
        [king-place] miejsca dla króla
        [level] ustawienia bota
        [language] języka tego programu
        [modifier] modyfikatora
        [order] stałego polecenia
        [pace] tempa
        [place] miejsca w tym regionie
        [player] gracza w tej grze
        [region] regionu
        [round] rundy tej gry
        [seat] rodzaju miejsca
        [theme] motywu
        [tile] płytki punktacji
       *[other] niczego z rodzaju { $kind }
    }; możliwe: { $possible }.
error-no-number = „{ $word }” powinno być liczbą całkowitą.
error-no-pairs = „{ $words }” powinno składać się z par: kolor i jego wartość.
error-pattern = „{ $words }” powinno mieć postać „{ $pattern }”.

## Zapisane pozycje

error-saved-game = To jest pozycja gry „{ $other }”, a nie { $game }.
error-saved-position = To nie jest zapisana pozycja gry { $game }: { $reason }.
error-saved-name = To nie jest zapisana pozycja: nic w niej nie może się nazywać „{ $name }”.
error-saved-table = To nie jest zapisana pozycja: „{ $name }” powinno mieć tyle liczb: { $length }.
error-saved-faults = Ta zapisana pozycja gry { $game } jest niemożliwa: { $faults }.
error-saved-text = To nie jest zapisana pozycja: { $reason }.
error-saved-shape = To nie jest zapisana pozycja: powinien to być obiekt z nazwami.

## Stoły niemożliwe albo źle rozłożone

error-impossible-table = Taki stół jest niemożliwy: { $faults }.
error-no-such-fact = „{ $fact }” nie jest faktem gry { NAME($game, of: "game") }; fakty to { $facts }.
error-no-such-moment = „now { $words }” nie jest chwilą; chwile to { $moments }.
error-fact-of-part = „{ $fact }” należy do części { $part }, a w tej grze się jej nie używa.
error-fact-follows = „{ $fact }” wynika z reszty: można tego tylko oczekiwać.
error-no-power-card = Nie ma karty siły { $value }: są { $possible }.
error-no-such-card = Żaden stos tej gry nie ma karty „{ $card }”.
error-not-on-offer = „{ $card }” nie może leżeć odkryta: wymieniono inną kartę z jej stosu.
error-no-more-cards = Nie ma tylu kart rodzaju { $card }.
error-no-more-modifiers = Nie ma tylu modyfikatorów { $modifier }.
error-modifiers-dealt = { COLOUR($seat) } ma tyle modyfikatorów: { $dealt }, nie więcej.
error-two-vetoes = Są tylko dwa weta.
error-too-many-caballeros = { COLOUR($colour) } ma więcej caballero niż { $most }.
error-bids-missing = W turze wszyscy zagrali już karty siły: wymień wszystkie albo żadnej.
error-bids-equal = Dwaj gracze nie mogą zagrać kart siły o tej samej wartości.
fault-caballeros = { COLOUR($colour) } ma caballero { $count } zamiast { $most }: { $counts }
fault-power-card = { COLOUR($seat) } zgubił kartę siły
fault-bid-in-hand = { COLOUR($seat) } trzyma kartę siły, która leży na stole
fault-tiles = obie płytki punktacji leżą na jednym obszarze
fault-modifiers = { COLOUR($seat) } ma tyle modyfikatorów: { $count }
fault-modifier-twice = { COLOUR($seat) } ma ten sam modyfikator co { COLOUR($other) }
fault-cards = kart rodzaju { $card } jest { $count }, a nie { $most }
fault-kinds = rodzaje kart na ręce źle policzone: { COLOUR($seat) }
fault-seasons = są naraz dwie pory roku
fault-token = nikt nie ma znacznika Condottiere
fault-battle-under-favour = bitwa toczy się tam, gdzie leży znacznik papieskiej łaski
fault-favour = znacznik papieskiej łaski leży w podbitym regionie

## Zapisy gier

error-record-json = To nie jest zapis gry: to nie jest JSON ({ $reason }).
error-record-key = To nie jest zapis gry z Mesety: brakuje klucza „meseta-record”.
error-record-format = Ten zapis ma format { $format }; ta wersja czyta format { $known }.
error-record-incomplete = Ten zapis jest niepełny: brakuje { $missing }.
error-record-names = Ten zapis wymienia imiona w liczbie { $count }, a miejsc jest { $seats }.
error-record-long = Liczba odpowiedzi w tym zapisie to { $count }; żadna gra nie potrzebuje więcej niż { $most }.
error-record-value =
    Ten zapis jest uszkodzony: { $key ->
        [game] „game” powinno być tekstem
        [options] „options” powinny być nazwami z tekstami jako wartościami
        [seats] „seats” powinny być listą tekstów
        [names] „names” powinny być listą tekstów
        [answers] „answers” powinny być listą
        [seed] „seed” powinno być liczbą całkowitą albo tekstem
        [commitment] „commitment” powinno być tekstem
        [told] „told” powinno być tekstem
       *[other] „{ $key }” powinno być liczbą całkowitą
    }.
error-record-answer = Odpowiedź { $number } tego zapisu jest uszkodzona: powinna to być para z miejsca i notacji.
error-record-two-rules = Zasady tej partii zmieniły się w jej trakcie, więc żadne zasady jej nie odtworzą: można ją tu przeczytać, ale nie wyeksportować.
error-record-rules = Ten zapis trzyma się wersji { $played } zasad gry { NAME($game, of: "game") }, a ten program ma wersję { $program }: można go odtworzyć tą wersją Mesety, która go zapisała.
error-record-empty = W tym zapisie nie ma żadnej odpowiedzi: kto chce zacząć grę, zakłada nowy stół.
error-record-seats = Ten zapis jest uszkodzony: jego miejsca powinny się nazywać { $seats }.
error-record-refused = Odpowiedź { $number } tego zapisu ({ $seat }: { $said }) jest niemożliwa: { $because }
error-no-such-colour = Nie ma miejsca „{ $colour }”; miejsca to { $colours }.

## Scenariusze

error-line = wiersz { $number }: { $because }
error-scenario-head = „{ $word }” nie jest znane przed „given”; znane są title, source i game.
error-scenario-empty = Scenariusz potrzebuje gry i choć jednego wiersza w „given”, „when” lub „then”.
error-scenario-seat = „{ $words }” powinno zaczynać się od miejsca i dwukropka; miejsca to { $colours }.
error-scenario-answers = Trzeba wymienić jakieś odpowiedzi; o tym, że nikt nie jest pytany, mówi „waiting”.
error-option-pattern = Opcja „{ $word }” powinna mieć postać nazwa=wartość.
failed-fact = oczekiwano „{ $expected }”, jest „{ $found }”
failed-names = oczekiwano: { $expected }; jest: { $found }
failed-legal = „{ $said }” powinno być dozwolone; dozwolone są { $legal }
failed-refusal = odmowa powinna mówić „{ $expected }”, a mówi „{ $found }”
failed-unchanged = „{ $said }” odrzucono, ale stół się zmienił
failed-refused = „{ $said }” powinno być odrzucone, a zostało przyjęte

## Boty

error-bot-not-asked = Miejsca { $seat } o nic się nie pyta: bot nie ma na co odpowiedzieć.

## Stoły i ludzie przy nich

error-page-not-found = Pod tym adresem nic nie ma.
error-not-here = Pod tym adresem nie można tego zrobić.
error-too-large = To za duże: można wysłać najwyżej { $most } kB.
error-head = Nagłówek tego żądania jest za duży: można wysłać najwyżej { $most } bajtów.
error-too-slow = To żądanie przychodziło zbyt długo.
error-full = W tej chwili nie ma miejsca na kolejne połączenie. Spróbuj wkrótce ponownie.
error-streams = Z tego adresu otwartych jest już strumieni na żywo: { $most }. Zamknij najpierw inną stronę stołu.
error-many-guests = Z tego adresu przyszło wielu nowych gości. Poczekaj minutę i spróbuj ponownie.
error-importing = Wczytuje się właśnie inny twój zapis. Poczekaj, aż to się skończy.
error-imports = W tej chwili wczytuje się wiele zapisów. Spróbuj wkrótce ponownie.
error-unanswered-tables = Stoły założone przez ciebie w ciągu godziny, przy których nikt jeszcze nie odpowiedział: { $most }. Zagraj najpierw przy jednym z nich.
error-waiting-tables = Stoły założone przez ciebie w ciągu doby, przy których gra się jeszcze nie zaczęła: { $most }. Zacznij najpierw przy jednym z nich.
error-no-such-host = Ten dom nie nosi nazwy „{ $host }”. Kto go prowadzi, może ją dodać opcją --allow-host.
error-rate-limited = Trochę za szybko. Poczekaj chwilę i spróbuj ponownie.
error-other-site = To przyszło z obcej strony, więc nic nie zostało zrobione.
error-out-of-reach = Stoły są w tej chwili nieosiągalne. Spróbuj ponownie za chwilę.
error-server = Coś poszło nie tak po naszej stronie. Błąd został zapisany; nic, co zostało przyjęte, nie przepadło.
error-table-not-found = Nie ma takiego stołu. Może link jest niepełny.
error-record = Zapis zawiera wszystkie tajemnice: można go dostać, gdy gra się skończy, albo gdy ktoś gra sam z botami i go otworzy.
error-imported = Zapis tej partii został wczytany albo pobrany, a kto go ma, zna wszystkie karty, które dopiero przyjdą: nikt inny nie może zająć miejsca. Możesz oglądać.
error-no-such-code = Pod tym kodem nie czeka żaden stół. Sprawdź, czy kod jest zapisany tak, jak ci podano; gdy gra już trwa, prowadzi do niej tylko link.
error-many-codes = Z twojego adresu próbowano zbyt wielu kodów. Poczekaj minutę albo poproś o link.
error-move-begun = Gra już się zaczęła: każdy zostaje na swoim miejscu.
error-words-too-late = Gra już się zaczęła: do tasowania nie można niczego dodać.
error-code = Ten link do miejsca jest niepełny, został już użyty albo jest za stary: taki link działa raz, przez dziesięć minut. Zrób nowy na urządzeniu, na którym grasz.
error-seat-taken = To miejsce jest zajęte. Możesz oglądać albo zająć inne.
error-one-seat = Możesz zająć tylko jedno miejsce.
error-not-seated = Nie siedzisz przy tym stole.
error-not-host =
    Grę może rozpocząć tylko ten, kto założył stół, a także każdy, kto siedzi tu już { $minutes ->
        [one] { $minutes } minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }.
error-not-host-remove = Usunąć kogoś może tylko ten, kto założył stół.
error-remove-begun = Gra już trwa: nikogo nie można usunąć. Jeśli ktoś długo milczy, może za niego grać bot.
error-remove-nobody = Na miejscu { $seat } nie siedzi nikt, kogo można by usunąć.
error-barred = Usunięto cię od tego stołu: możesz oglądać, ale nie usiąść.
error-invitation = Gra już trwa, a ten stół jest publiczny: miejsce można zająć tylko z zaproszeniem od tych, którzy tu siedzą. Możesz oglądać.
error-not-overdue =
    O bota można prosić dopiero wtedy, gdy ktoś nie odpowiada od { $minutes ->
        [one] { $minutes } minuty
        [few] { $minutes } minut
       *[many] { $minutes } minut
    }.
error-silenced = Wyciszono cię przy tym stole.
error-quiet = Przy tym stole mówią tylko ci, którzy mają miejsce.
error-chat-fast =
    To trochę za dużo: najwyżej { $most ->
        [one] { $most } wypowiedź
        [few] { $most } wypowiedzi
       *[many] { $most } wypowiedzi
    } na minutę.
error-chat-much =
    Kto tylko ogląda, może przy stole powiedzieć { $most ->
        [one] { $most } zdanie
        [few] { $most } zdania
       *[many] { $most } zdań
    }.
error-no-such-line = Za wypowiedź { $line } nie można nikogo wyciszyć: nie widać jej tu albo nie wiadomo, kto to powiedział.
error-silence-seated = { $name } ma tu miejsce: wyciszyć można tylko tych, którzy oglądają.
error-not-begun = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
error-not-over = Ta gra jeszcze się nie skończyła.
error-over = Gra jest skończona.
error-stale = Gra poszła dalej. Tak wygląda teraz.
error-nothing-said = Ta wiadomość jest pusta.
error-name = Imię ma co najmniej jedną literę.
error-no-such-order = „{ $order }” nie jest stałym poleceniem w tej grze.
error-nothing-answered = Nie było żadnej odpowiedzi.
error-unknown-person = Najpierw się przedstaw: podaj imię albo wyślij swój klucz.
error-undo-number = Odpowiedzi cofa się, aż zostanie ich pewna liczba; „{ $said }” nie jest liczbą.
error-nothing-sent = Nie da się tego zrozumieć: nic nie przysłano.
error-not-understood = Nie da się tego zrozumieć: { $reason }.
error-nested = Nie da się tego zrozumieć: jest zbyt głęboko zagnieżdżone.
error-no-text = Nie da się tego zrozumieć: to nie jest tekst w UTF-8.
error-seats-count = Graczy ma być { $players }, więc tyle samo musi być miejsc, a jest { $seats }.
error-answers-count = Ta gra ma tyle odpowiedzi: { $count }, a nie { $asked }.
error-entry-order = Wpis { $number } nie następuje po wpisie { $before }.

## Baza danych

error-character = Ten tekst zawiera znak, którego nie da się zapisać. Proszę go pominąć.
error-too-large-to-store = Jest w tym liczba lub tekst, których nie da się zapisać: są za duże.
error-log-length = Stół stoi po wpisie { $number }; jego dziennik powinien zawierać dokładnie tyle wpisów.
error-entry-conflict = Wpis { $number } nie jest następnym wpisem stołu „{ $table }”.
error-table-exists = Stół „{ $table }” już istnieje.
error-no-such-table = Nie ma stołu „{ $table }”.
error-position-of-version-1 = To nie jest pozycja zapisana przez wersję 1: { $reason }.
error-question-of-version-1 = Dzisiejsze zasady nie zapytałyby tu o to, o co zapytano.
error-database-newer = Tę bazę danych założyła nowsza wersja tego programu.
error-database-in-use = Bazy danych { $database } używa już inny serwer. Plik SQLite obsługuje tylko jeden; dla kilku użyj PostgreSQL.
error-database-removed = Baza danych { $database } została usunięta lub podmieniona, gdy serwer działał. Przywróć ją i uruchom serwer ponownie.
error-database-folder = Nie da się założyć folderu { $folder } dla bazy danych: { $reason }.
error-database-unusable = Nie da się użyć bazy danych { $database }: { $reason }.
error-database-busy = Baza danych ma zbyt wiele do zrobienia. Spróbuj ponownie za chwilę.
error-database-listening = Baza danych nie pozwala nasłuchiwać: { $reason }.
error-database-locks = Baza danych nie daje blokad: { $reason }.
error-database-address = To nie jest adres bazy danych. Powinien wyglądać tak: { $examples }.
error-database-unknown = „{ $database }” to nieznana baza danych. Adres powinien wyglądać tak: { $examples }.
error-database-memory = Stoły powinny przetrwać serwer: podaj plik dla SQLite, na przykład { $example }.
