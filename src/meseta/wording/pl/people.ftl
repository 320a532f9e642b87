### Kto jest przy stole, czyja kolej i jak zaprosić przyjaciół.

## Twoja kolej

your-turn = Twoja kolej
turn-switches = Daj znać, że to moja kolej
turn-sound = cichym dźwiękiem
turn-notification = powiadomieniem, gdy patrzę gdzie indziej
turn-not-permitted = Przeglądarka nie pozwala tu na powiadomienia. Zezwól na nie w jej ustawieniach dla tej strony; przez zwykłe http działają tylko pod własnym adresem tego komputera.

## Kto jest przy stole

is-here = jest przy stole
is-not-here = nie ma przy stole
watching-now = Oglądają teraz
not-there = { $name }: nie ma tej osoby przy stole.
not-there-you-may = { $name }: nie ma tej osoby przy stole. Po { $minutes ->
        [one] { $minutes } minucie
        [few] { $minutes } minutach
       *[many] { $minutes } minutach
    } ciszy może ją zastąpić bot.
hand-over-why = { $name } nie odpowiada od co najmniej { $minutes ->
        [one] { $minutes } minuty
        [few] { $minutes } minut
       *[many] { $minutes } minut
    }. Bot może grać, dopóki ta osoba nie wróci.
bot-plays-for-you = Nie ma cię przy stole: gra za ciebie bot.

## Poczekalnia

what-is-played = W co gramy
join-which-seat = Miejsce i kolor
waiting-move = usiądź tutaj
waiting-move-to = usiądź tutaj: miejsce { $number }

## Rozmowa

chat-unread = nieprzeczytane

## Jak zaprosić przyjaciół

link-only-here = Adres tej strony działa tylko na tym komputerze. W twojej sieci lokalnej to ten:
link-only-here-for-friends = Adres tej strony działa tylko na tym komputerze: przyjaciele go nie otworzą.
link-start-with = Zatrzymaj serwer i uruchom go tym poleceniem; stół zostanie, jaki jest.
link-then = Potem otwórz { $address } i wróć do tego stołu: jego link działa na każdym urządzeniu w twojej sieci.
qr-show = Pokaż jako kod QR
qr-says = Kod QR linku
code = Kod
code-says = Kto wpisze go na stronie głównej, trafi tutaj, dopóki stół czeka na graczy.
front-code = Znasz kod stołu?
front-code-go = Przejdź do stołu

## Własne stoły

front-more-tables =
    { $count ->
        [one] jeszcze { $count } stół
        [few] jeszcze { $count } stoły
       *[many] jeszcze { $count } stołów
    }
front-finished-tables = Zakończone partie ({ $count })
front-table-look = obejrzyj
own-with = przy stole: { $names }
own-waits = czeka na graczy
own-won = twoje zwycięstwo
own-lost = zwycięzca: { $names }
