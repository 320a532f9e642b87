### What commands refuse, beside those of a game in the terminal. What is typed (--port N) is the same in every language.

command-nothing-to-check = There is nothing to check.
command-no-games = There must be at least one game to play.
command-no-rounds = A measurement needs at least one round.
command-no-openspiel = OpenSpiel is not installed: install the group bench (`pip install meseta[bench]`).
command-no-server = '{ $url }' is no server to measure; it should look like http://127.0.0.1:8765.
command-no-load = There must be at least one table, a page for each of them, and one answer.
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
command-short-secret = The secret in { $place } is too short: it needs at least { $least } characters, drawn at random.
command-no-limit = { $name } is '{ $value }': it should be a whole number above zero.
command-no-minutes = '{ $minutes }' cannot be: a person is overdue after some minutes, at least 1.
command-no-days = '{ $days }' cannot be: tables are kept for some days, or for ever with 0.
command-no-seconds = '{ $seconds }' cannot be: bots wait for some seconds, or not at all with 0.
command-no-iterations = '{ $iterations }' cannot be: a game is reviewed with some iterations, or not at all with 0.
command-remove-what = Say what to remove: the links of tables, --person NAME, or --older-than DAYS; one of the three.
command-remove-days = Tables are removed that are older than some days: more than 0.
command-remove-nobody = Nobody here is called '{ $name }'.
command-remove-several = { $count } people are called '{ $name }'. Say who is meant by id: { $ids }.

### What `remove` removes, or would remove with --dry-run.

removed-table =
    { $table }: { $game }, { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }
removed-older =
    { $count ->
        [one] { $count } table without a recent answer of a person
       *[other] { $count } tables without a recent answer of a person
    }
removed-person =
    { $name }: the name, all lines of chat, { $alone ->
        [one] { $alone } table where nobody else has a seat
       *[other] { $alone } tables where nobody else has a seat
    }; at { $shared ->
        [one] { $shared } other table
       *[other] { $shared } other tables
    } a bot plays on
removed-nothing = Nothing was removed.

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
