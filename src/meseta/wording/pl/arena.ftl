### Czego odmawiają arena i dopasowywanie wag.

arena-contestants = Mecz wymaga co najmniej dwóch uczestników, a najwyżej tylu, ile jest miejsc ({ $players }); liczba wymienionych: { $given }.
arena-no-command = Po { $kind }: podaje się polecenie, które uruchamia program.
arena-no-workers = Ktoś musi rozgrywać gry: potrzebny jest co najmniej jeden proces.
arena-no-patience = Program potrzebuje kilku sekund na odpowiedź: więcej niż 0.
arena-worker-lost = Proces, który rozgrywał gry, przepadł. Z --resume PLIK mecz toczy się dalej od ostatniej skończonej gry.
arena-no-ray = Ray nie jest zainstalowany: zainstaluj grupę ray (`pip install meseta[ray]`).
arena-ray-refuses = Pod adresem { $address } nie ma klastra Ray: { $reason }
arena-another-match = { $file } zawiera inny mecz: innych uczestników, inne opcje, inne zasady albo inne ziarno.
arena-no-journal = { $file } nie jest dziennikiem meczu.
arena-ladder-has-its-bots = Drabina ma własnych uczestników: obok --ladder nie podawaj żadnych.

## Dlaczego program przegrał grę.

arena-program-not-started = Nie można uruchomić „{ $program }”: { $reason }.
arena-program-not-ready = „{ $program }” nie mówi, że jest gotowy.
arena-program-ended = „{ $program }” zakończył się w środku gry.
arena-program-silent = „{ $program }” milczy od { $seconds } s.
arena-program-illegal = „{ $program }” mówi „{ $said }”, a to nie jest dozwolona odpowiedź.

## Czego nie można dopasować.

fit-no-judgement = Nie ma czego dopasowywać: w { $game } nie gra żaden bot, który przeszukuje.
fit-no-weights = { $file } nie jest plikiem wag tej gry. Dopasowuj tam, gdzie leżą źródła, albo wskaż plik: --weights PLIK.
fit-too-few-games = Potrzeba gier, do których się dopasowuje, i gier odłożonych na bok: rozegraj ich więcej.
