### What commands refuse, beside those of a game in the terminal. What is typed (--port N) is the same in every language.

command-nothing-to-check = There is nothing to check.
command-no-games = There must be at least one game to play.
command-no-rounds = A measurement needs at least one round.
command-no-openspiel = OpenSpiel is not installed: install the group bench (`pip install meseta[bench]`).
command-no-server = '{ $url }' is no server to measure; it should look like http://127.0.0.1:8765.
command-no-load = There must be at least one table, one listener and one answer.
command-server-silent = The server to be measured does not start.
command-streams-ended =
    { $count ->
        [one] { $count } stream ended too soon: { $reason }
       *[other] { $count } streams ended too soon: { $reason }
    }
command-server-refuses = The server to be measured refuses { $path }: { $reason }
command-no-port = { $port } is no port: choose one from 1 to 65535.
command-port-taken = { $address } cannot be listened on ({ $reason }); try --port N.
command-empty-secret = The file { $file } is empty: remove it, and a new secret will be made.

### What `check` finds.

scenarios-summary = { $passed } passed, { $failed } failed
scenarios-none = There is no scenario file in { $folder }.
# after the name of the file and a colon
scenarios-no-text = this is no text in UTF-8

### What `validate` finds.

stored-whole =
    { $tables ->
        [one] { $whole } of { $tables } table is as it was
       *[other] { $whole } of { $tables } tables are as they were
    }
stored-gone = the rules of { $gone } are gone
stored-progress = { $number } of { $tables } tables

## Of one table, after its link and a colon

stored-log-gap = its log has { $entries } entries, but it stands after { $number }.
stored-position-differs = its log leads to another position than the one that was stored.
stored-rules-gone =
    it follows version { $played } of the rules, this program has version { $program }; today's rules follow { $followed } of its { $answers } answers, and the position where it stands { $shown ->
        [yes] can be shown
       *[no] cannot be read any more
    }.
