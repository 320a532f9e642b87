### Czego odmawiają polecenia, poza grą w terminalu. Co się wpisuje (--port N), jest w każdym języku takie samo.

command-nothing-to-check = Nie ma czego sprawdzać.
command-no-games = Trzeba rozegrać co najmniej jedną grę.
command-no-rounds = Pomiar wymaga co najmniej jednej rundy.
command-no-openspiel = OpenSpiel nie jest zainstalowany: zainstaluj grupę bench (`pip install meseta[bench]`).
command-no-server = „{ $url }” to nie serwer do zmierzenia; adres powinien wyglądać tak: http://127.0.0.1:8765.
command-no-load = Potrzebny jest co najmniej jeden stół, po jednej stronie na każdy stół i jedna odpowiedź.
command-server-silent = Mierzony serwer się nie uruchamia.
command-streams-ended =
    { $count ->
        [one] { $count } strumień skończył się za wcześnie: { $reason }
        [few] { $count } strumienie skończyły się za wcześnie: { $reason }
       *[many] { $count } strumieni skończyło się za wcześnie: { $reason }
    }
command-server-refuses = Mierzony serwer odmawia { $path }: { $reason }
command-no-port = { $port } nie jest portem: wybierz numer od 1 do 65535.
command-port-taken = Nie można nasłuchiwać pod adresem { $address } ({ $reason }); spróbuj --port N.
command-empty-secret = Plik { $file } jest pusty: usuń go, a powstanie nowy klucz.
command-short-secret = Klucz w { $place } jest za krótki: potrzeba co najmniej { $least } losowych znaków.
command-no-limit = { $name } ma wartość „{ $value }”: powinna to być liczba całkowita większa od zera.
command-no-minutes = „{ $minutes }” nie może być: na odpowiedź czeka się kilka minut, co najmniej 1.
command-no-days = „{ $days }” nie może być: stoły przechowuje się przez kilka dni albo, przy 0, zawsze.
command-no-seconds = „{ $seconds }” nie może być: boty czekają kilka sekund albo, przy 0, wcale.
command-no-iterations = „{ $iterations }” nie może być: grę przegląda się w pewnej liczbie prób albo, przy 0, wcale.
command-remove-what = Powiedz, co usunąć: odnośniki stołów, --person IMIĘ albo --older-than DNI; jedno z trzech.
command-remove-days = Usuwa się stoły starsze niż kilka dni: więcej niż 0.
command-remove-nobody = Nikt się tu nie nazywa „{ $name }”.
command-remove-several = „{ $name }” to więcej niż jedna osoba ({ $count }). Powiedz, o kogo chodzi, podając identyfikator: { $ids }.

### Co usuwa `remove` albo co by usunęło z --dry-run.

removed-table = { $table }: { $game }, wpisy: { $entries }
removed-older = stoły bez niedawnej odpowiedzi człowieka: { $count }
removed-person = { $name }: imię, wszystkie wypowiedzi, stoły, przy których nikt inny nie ma miejsca: { $alone }; inne stoły, przy których dalej gra bot: { $shared }
removed-nothing = Niczego nie usunięto.

### Co stwierdza `check`.

scenarios-summary = spełnione: { $passed }, niespełnione: { $failed }
scenarios-none = W { $folder } nie ma żadnego scenariusza.
# po nazwie pliku i dwukropku
scenarios-no-text = to nie jest tekst w UTF-8

### Co stwierdza `validate`.

stored-whole = stoły bez zmian: { $whole } z { $tables }
stored-gone = stoły, których zasad już nie ma: { $gone }
stored-progress = stoły: { $number } z { $tables }

## O jednym stole, po jego odnośniku i dwukropku

stored-log-gap = jego dziennik ma { $entries } wpisów, a stół stoi po wpisie { $number }.
stored-position-differs = jego dziennik prowadzi do innej pozycji niż zapisana.
stored-rules-gone =
    gra się tu według zasad w wersji { $played }, a ten program ma wersję { $program }; dzisiejsze zasady przyjmują { $followed } z { $answers } odpowiedzi, a pozycji, na której stół stoi, { $shown ->
        [yes] można się przyjrzeć
       *[no] nie da się już odczytać
    }.
