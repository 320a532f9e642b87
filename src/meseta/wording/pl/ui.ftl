### Co mówi każda strona, niezależnie od gry.
### $you ma wartość "yes", gdy chodzi o czytającego, inaczej "no"; imion graczy nie odmieniamy,
### a czasowniki stoją w czasie teraźniejszym, bo nie znamy płci gracza.

## Dom

brand = Meseta
brand-sentence = Dwie klasyczne gry o przewagę i wpływy, przy jednym otwartym stole.
brand-more = El Grande i Condottiere w przeglądarce: z przyjaciółmi, z botami, bez zakładania konta.
brand-foot = otwarty kod, własny serwer, bez śledzenia
page-title = { $page } - Meseta
game-el-grande = El Grande
game-el-grande-says = 2–5 graczy, 60–90 minut. Wysyłaj caballero, ruszaj króla, licz przewagi.
game-condottiere = Condottiere
game-condottiere-says = 2–6 graczy, 45 minut. Zbieraj kompanie kart do bitew o miasta Włoch.
language = Język
theme = Motyw
theme-light = Jasny
theme-dark = Ciemny
home = Na stronę główną
copy = Kopiuj
link-copied = Link skopiowany
link-not-copied = Nie udało się skopiować linku: skopiuj go z paska adresu.
change = Zmień
yes = Tak
no = Nie
guest = Gość
you = ty
name-and-you = { $name } (ty)
list-pair = { $before } i { $last }

## Strona główna

front-title = Otwarte stoły do El Grande i Condottiere
front-doors = Start
front-play = Zagraj teraz z botami
front-guided = Pierwsza runda z trenerem
front-learn = w trzy minuty
front-rules = zasady
front-play-change = ustaw własną grę
front-friends = Zagraj z przyjaciółmi
front-friends-says = Utwórz link. Kto go otworzy, ten ma miejsce, na dowolnym urządzeniu.
front-friends-more = bez konta, wystarczy imię
front-watch = Oglądaj grę
front-watch-says = Stoły, na które każdy może popatrzeć.
front-watch-count =
    { $count ->
        [0] w tej chwili nie ma stołu do oglądania
        [one] { $count } stół można oglądać
        [few] { $count } stoły można oglądać
       *[many] { $count } stołów można oglądać
    }
front-tables = Trwające partie
front-no-tables = Nie trwa żadna publiczna partia. Zacznij swoją.
front-seats-free =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
front-table-watch = oglądaj
front-table-join = dołącz
front-table-watch-label = oglądaj stół { $table }
front-your-tables = Twoje stoły
front-gone-tables = Stoły z dawnymi zasadami, do oglądania
front-come-back = wróć

## Nowy stół

setup-title = Nowy stół
setup-game = Gra
setup-defaults = Wszystko jest gotowe do pierwszej partii. Zmień, co chcesz.
setup-made-of = Co się na to składa
setup-name = Nazwa stołu
setup-your-name = Twoje imię
setup-seats = Miejsca
setup-seat = Miejsce { $number }
seat-kind-you = Ty
seat-kind-open = Wolne miejsce
seat-add = Dodaj miejsce
seat-remove = Usuń miejsce
setup-listed = Publiczny
setup-listed-says = Każdy znajdzie ten stół na stronie głównej, może oglądać i zająć wolne miejsce. Publiczny może być tylko jeden twój stół: wcześniejszy stanie się prywatny.
setup-private = Prywatny
setup-private-says = Stół znajdzie tylko ten, kto ma link.
setup-link = Link dla przyjaciół
setup-link-says = Link jest kluczem: kto go otworzy, może zająć wolne miejsce.
setup-create = Utwórz link
setup-start = Rozpocznij grę
setup-start-bots = Wypełnij wolne miejsca botami i zacznij
setup-foot = Kto odejdzie, tego zastąpi bot; zawsze można wrócić.
import-title = Wczytaj partię
import-says = Plik z zapisem wyeksportowany ze stołu. Stół stanie tam, gdzie zapis się kończy: można obejrzeć partię jeszcze raz albo grać dalej. Kto ma zapis, zna wszystkie karty, które dopiero przyjdą, więc nikt inny nie może tam zająć miejsca.
import-file = Plik z zapisem
import-paste = Albo wklej jego treść
import-go = Wczytaj
import-nothing = Niczego tu nie ma: wybierz plik z zapisem albo wklej jego treść.
import-too-long = Ten plik jest za długi jak na zapis gry: najwyżej { $most } kB.
import-no-text = To nie jest zapis gry: plik nie jest tekstem w UTF-8.

## Przed grą: poczekalnia

waiting-title = Czekamy na graczy
waiting-seats-open =
    { $count ->
        [0] Wszyscy już są.
        [one] { $count } miejsce jest jeszcze wolne.
        [few] { $count } miejsca są jeszcze wolne.
       *[many] { $count } miejsc jest jeszcze wolnych.
    }
join-title = Zaproszenie do gry
join-says = { $name } zaprasza cię do gry { $game }.
join-seat = Zajmij to miejsce
join-name = Twoje imię
invited-running = Gra już trwa: zajmiesz miejsce bota.
waiting-remove = usuń
waiting-remove-name = Usuń osobę { $name }

## Tasowanie i jego sprawdzenie

shuffle-title = Tasowanie
shuffle-says = Zanim karty zostaną rozdane, dostajesz ten odcisk naszej tajemnicy. Po grze dostajesz samą tajemnicę: wtedy każdy może sprawdzić, że wszystkie karty z niej wynikły.
shuffle-commitment = Odcisk tajemnicy
shuffle-add = Dodaj coś od siebie
shuffle-add-says = Cokolwiek napiszesz, zostanie wtasowane: dlatego nawet my nie możemy dobrać kart. Widzą to wszyscy.
shuffle-add-go = Wtasuj
shuffle-words = Wtasowane przez graczy
shuffle-no-words = Nikt niczego nie dodał.
shuffle-secret = Tajemnica
shuffle-not-yet = Tajemnica zostanie pokazana, gdy gra się skończy.
shuffle-imported-title = Partia o znanym zapisie
shuffle-imported = Zapis tej partii został wczytany albo pobrany: kto go ma, może znać wszystkie karty, które dopiero przyjdą, więc nikt inny nie może zająć miejsca, a tasowania nie da się sprawdzić.
verify = Sprawdź tasowanie
verify-title = Czy tasowano uczciwie?
verify-holds = Tak. Odcisk należy do tej tajemnicy, a tajemnica razem ze słowami graczy daje tę partię, karta po karcie.
verify-fails = Nie. { $reason }
verify-unknown = Tego nie da się już sprawdzić. { $reason }
verify-back = Do stołu
verify-yourself = Porównaj odcisk z tym, który pokazano ci wcześniej. Nie musisz wierzyć nam na słowo: wystarczy wyeksportowana partia i skrypt verify_a_game.py.
verify-no-secret = Nie ma tu czego sprawdzać: kart tej partii nie rozdano z tajemnicy tego serwera.
verify-other-secret = Pokazano odcisk { $shown }, a odcisk tej tajemnicy to { $found }.
verify-unfinished = Partia się nie skończyła: ktoś ma jeszcze odpowiedzieć.
verify-told-otherwise = Ta tajemnica prowadzi do innej partii niż rozegrana.

## Stół

table-watching = Oglądasz
table-waiting-for = Teraz decyduje { $name }
table-waiting-for-several = Teraz decydują: { $names }
table-sealed = wybrano
table-choosing = wybiera
table-sealed-count = wybrało { $count } z { $total }
table-sealed-says = Nic się nie dzieje, dopóki nie wybiorą wszyscy. Potem wszystko odkrywa się naraz.
table-only-you = widzisz to tylko ty
table-your-choice = Twój wybór
table-done = gotowe
table-next = następna kolej
table-acting = gra
table-asked = decyduje
undo = Cofnij
restart-turn = Zacznij turę od nowa
ask-take-back = Poproś o cofnięcie
take-back-asked = Prosisz o cofnięcie ruchu: inni muszą się zgodzić.
take-back-granted = Zgadzasz się, by osoba { $name } cofnęła ruch; inni jeszcze nie odpowiedzieli.
take-back-wish = { $name } prosi o cofnięcie ruchu.
take-back-grant = Zgoda
take-back-refuse = Odmów
done = Gotowe
pass = Spasuj
confirm = Potwierdź
look-at-board = Spójrz na planszę
log = Przebieg gry
log-empty = Jeszcze nic się nie wydarzyło.
log-rules-changed = Odtąd obowiązują dzisiejsze zasady: wcześniejszą grę można przeczytać, ale nie cofnąć ani odtworzyć.
log-undone =
    { $you ->
        [yes] Cofasz ruch
       *[no] { $by } cofa ruch
    }
log-said = { $by } odpowiada: { $said }
since-my-last-turn = od twojej ostatniej tury
if-scored-now = Gdyby podliczać teraz
court = dwór
province = prowincja
court-and-province-label = { $court } na dworze, { $province } w prowincji
points = punkty
power-and-turn-order = Karty siły i kolejność
power-legend = pod spodem: caballero na dwór · przekreślone: już zagrane przez ciebie
power-played = { $name }: zagrana karta { $value }
power-spent = Zużyte karty siły
action-cards = Karty akcji
players = Gracze
players-heading = Gracze
players-rank = miejsce { $place }
round-of = Runda { $round } z { $rounds }
before-first-round = Przed pierwszą rundą
scoring-after = punktacja po rundzie { $round }
scoring-after-this = punktacja po tej rundzie
rounds-and-scorings = Rundy i punktacje ogólne
general-scoring = Punktacja ogólna { $number }
free = wolna
sheets = Arkusze
prompt-more = więcej
sheet-map = Mapa
sheet-cards = Karty
sheet-players = Gracze
sheet-log = Przebieg
sheet-scored = Punkty teraz
leave = Odejdź
leave-sure = Odejść? Zagra bot
come-back = Wróć
take-seat = Zajmij to miejsce
hand-over = Niech za osobę { $name } gra bot
hand-over-asked = Prosisz o bota za osobę { $name }: inni muszą się zgodzić.
back-to-table = Wróć do stołu
device-title = Inne urządzenie
device-offer = Graj dalej na telefonie albo innym komputerze, albo wyloguj się tam.
device-link = Utwórz link do swojego miejsca
device-says = Otwórz ten link na drugim urządzeniu, żeby grać tam dalej jako { $name }. Działa raz, przez { $minutes ->
        [one] { $minutes } minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }. Zachowaj go dla siebie: kto go otworzy, ma twoje miejsca.
sign-out-title = Wyloguj wszędzie indziej
sign-out-says = Tutaj nic się nie zmieni. Każde inne urządzenie i każdy program, który gra jako ty, stanie się kimś obcym, a linki do twojego miejsca stracą ważność.
sign-out-yes = Wyloguj wszędzie indziej
become-title = Usiąść tu jako { $name }?
become-says = Ten link prowadzi do miejsc osoby { $name }. Idź dalej tylko wtedy, gdy to twój link albo masz go od tej osoby: kto go zrobił, widzi to samo co ty.
become-instead = Tutaj nazywasz się { $me }. Jeśli zagrasz dalej jako { $name }, miejsca przy stołach osoby { $me } zostaną: wrócisz do nich tylko przez ich własny link.
become-yes = Graj dalej jako { $name }
become-no = Tylko oglądaj
pace = Ruchy innych
pace-slow = powoli
pace-normal = krok po kroku
pace-at-once = od razu
walk-skip = Pomiń
walk-again = Pokaż ponownie
walk-again-says = Pokaż ponownie, co się działo od twojej ostatniej tury
reconnecting = Utracono połączenie. Łączę ponownie…
typed-answer = Wpisz ruch
typed-answer-send = Zagraj
answers = Co możesz zrobić

## Czat

chat = Czat
chat-placeholder = Napisz do graczy
chat-send = Wyślij
chat-spectator = ogląda
line-came = { $name } siada do stołu.
line-left = { $name } odchodzi od stołu.
line-replaced = Za osobę { $name } gra bot.
line-refused = { $name } nie zgadza się na cofnięcie ruchu.
line-rematch = { $name } chce rewanżu.
chat-silence = wycisz
chat-silence-name = Wycisz osobę { $name }
chat-quiet = Wycisz wszystkich, którzy tylko oglądają
chat-loud = Pozwól mówić wszystkim, którzy oglądają
chat-readmit = Pozwól znowu mówić i siadać wyciszonym i usuniętym

## Stałe polecenie dla weta

order-el-grande-veto = Stałe polecenie dla weta
order-el-grande-veto-ask = Pytaj mnie za każdym razem
order-el-grande-veto-never = Nigdy nie wetuj
order-el-grande-veto-points = Wetuj wszystko, co kosztuje mnie punkty

## Karty i ich teksty

on-card-text = Co robią karty
on-card-text-of = Co robi karta „{ CARD($card) }”
on-card-caballeros = { $count } caballero
on-card-left =
    { $count ->
        [one] została { $count } karta
        [few] zostały { $count } karty
       *[many] zostało { $count } kart
    }
on-card-reconstructed = Odtworzona: żadna instrukcja nie podaje tej karty. Tekst jest nasz, dopóki nie poprawi go właściciel pudełka.
on-card-noted = Wspomniana: instrukcja podaje nazwę tej karty albo uwagę o niej. Reszta tekstu jest nasza, dopóki nie poprawi jej właściciel pudełka.
provenance-noted = wspomniana w instrukcji, reszta jest nasza
provenance-reconstructed = odtworzona

## Plansza jako tekst

board-caption-el-grande = Plansza: caballero każdego gracza w każdym obszarze
board-caption-condottiere = Plansza: kto włada którym regionem
board-region = Region
board-values = Wartości
board-places = Osobne miejsca
board-notes = Uwagi
board-king = król
board-tile = płytka punktacji
board-count-and-grande = { $count } i grande
board-hidden = ukryte
board-nobody = nikt
board-show = Pokaż planszę jako tekst
board-hide = Ukryj planszę jako tekst
map-spain = Mapa Hiszpanii
map-italy = Mapa Włoch

## Powtórka

replay = Powtórka
replay-title = Powtórka partii przy stole { $table }
replay-slider = Ruch
replay-at = Ruch { $number } z { $total }
replay-first = Na początek
replay-back = Krok wstecz
replay-forward = Krok naprzód
replay-last = Na koniec
replay-view = Czyj widok
replay-view-everybody = co widzą wszyscy
replay-view-seat = co widzi { $name }
replay-not-yet = Widok z innych miejsc otworzy się po zakończeniu gry.

## Koniec gry

end-standings = Klasyfikacja końcowa
end-winner =
    { $you ->
        [yes] Wygrywasz
       *[no] Wygrywa { $by }
    } z wynikiem { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
       *[many] { $points } punktów
    }
end-shared = Zwycięstwo dzielą { $names }: każdy gracz ma { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
end-rematch = Rewanż
end-rematch-join = { $name } chce rewanżu: dołącz
end-rematch-made = Do rewanżu
end-export = Eksport partii
end-new = Nowa gra

## Partie, w które nie można grać dalej

gone-title = W tę partię nie można grać dalej
gone-rules = Ta partia toczyła się według wersji { $played } zasad, a ten program ma wersję { $program }: można ją oglądać, odtwarzać i eksportować, ale nie można już na nic odpowiedzieć.
gone-log = Zasady tego programu nie przyjmują tego, co zagrano w tej partii: można ją oglądać, odtwarzać i eksportować, ale nie można już na nic odpowiedzieć.
gone-shown-to = Stół jest pokazany po ruchu { $followed } z { $answers }; co było dalej, mówi przebieg gry.
gone-tag = dawne zasady

## Pomoc, zasady i klawisze

help-title = { $game }: pomoc
help-open = Pomoc, zasady i klawisze
skip-to-choices = Do tego, co możesz wybrać
help-close = Zamknij
help-now = Co mogę teraz zrobić?
help-more-answers = i jeszcze { $count }
help-the-rule = Zasada: { $topic }
help-legend = Co znaczą znaki
help-rules = Zasady tego stołu
help-options = W co gra się przy tym stole
help-find = Szukaj w zasadach
help-find-nothing = Nic o tym nie ma.
rules-title = Zasady gry { $game }
rules-options = Gra z opcjami
help-keys = Klawisze
help-keys-on = Same litery są skrótami
help-key-choices = do tego, co możesz wybrać
help-key-help = ta pomoc
help-key-areas = przejście przez obszary
help-key-players = gracze
help-key-scoring = punkty, gdyby podliczać teraz: włącz i wyłącz
help-key-last = przeczytaj ostatnie wydarzenia
help-key-typed = wpisz ruch
help-key-undo = cofnij
help-key-skip = przejdź od razu do bieżącej chwili
help-key-again = co się działo od twojej ostatniej tury
help-key-confirm = potwierdź
help-key-arrows = do sąsiedniego obszaru

## Gdy coś się nie uda

error-title = Nie udało się
