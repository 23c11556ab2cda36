## The help of the commands.

cli-help = Board games with exact rules: play in the terminal, let bots play, replay and verify records.
cli-help-version = Print the version, which core runs, and stop.
cli-version-compiled = tilewright { $version } (compiled core, Python { $python })
cli-version-pure =
    tilewright { $version } (plain Python, about ten times slower, Python { $python })
    For the fast core install a C compiler, then install Tilewright again.
cli-help-lang = The language of all texts; without it, that of the environment.
cli-help-games = List the games and their options.
cli-help-rules = Print the numbered rules of a game. All of them, a section (5), a rule (5.2), or those that contain a word.
cli-help-game = The game, as “tilewright games” lists it.
cli-help-number = A section, the number of a rule, or words to look for.
cli-help-play = Play a game in the terminal. Without anything else: { $game }, you against bots. Type “help” during the game to see what you can do.
cli-help-spec = The game with its options, such as NAME or "NAME(players=3)".
cli-help-players = How many play, bots and people together.
cli-help-seats = Who sits where, such as “me,greedy,random”; “me:Anna” is a person with a name.
cli-help-people = This many people at this one screen, the rest are bots.
cli-help-seed = The same seed gives the same game; without it, a fresh one.
cli-help-save = Write the record of the game into this file.
cli-help-resume = Resume the game of this record.
cli-help-simulate = Let bots play many games. Reports points, wins, decisions and sizes of option lists. Example: tilewright simulate { $game } --games 100 --bots greedy,random
cli-help-games-count = How many games.
cli-help-bots = The bots, in turn round the seats, such as “greedy,random”.
cli-help-jobs = In this many processes; the results are the same for any number.
cli-help-json = Print the results as JSON.
cli-help-replay = Print a recorded game. Everything that happened, and the table at the end or at a line.
cli-help-file = A record.
cli-help-to = Up to this line; 0 is the start.
cli-help-seat = View as this seat, counted from 1.
cli-help-verify = Play records again and compare every digest. Exit code 0: all are right, 1: a record is wrong, 2: a file cannot be read.
cli-help-files = Records.

## Games and their options.

cli-games-option = Option
cli-games-allowed = Allowed
cli-games-default = Default
cli-games-about = What it is
cli-games-hint = Play with: { $called } play { $game }   or with options: { $called } play "{ $game }(players=3)"
cli-allowed-number = { $low } to { $high }
cli-allowed-flag = true or false
cli-allowed-choice = one of: { $choices }
cli-allowed-seats = seats such as [0,2]
cli-allowed-file = the path of a file

## Playing. The first words are what can be typed; English words work in every language.

cli-words-help = help ? h
cli-words-undo = undo u
cli-words-why = why
cli-words-score = score
cli-words-tile = tile t
cli-words-rules = rules r
cli-words-log = log
cli-words-look = look l
cli-words-all = all
cli-words-hint = hint
cli-words-quit = quit q exit
cli-play-welcome = { $game }, seed { $seed }. Type “help” to see what you can do.
cli-play-bots = Bots: { $bots }
cli-play-prompt = Number, word to look for, or “help”:
cli-play-more =
    { $count ->
        [one] … and { $count } more: type a word to look for, or “all”.
       *[other] … and { $count } more: type a word to look for, or “all”.
    }
cli-play-no-number = The options have the numbers 1 to { $most }.
cli-play-no-match = No option and no command has “{ $typed }” in it. Type “help” to see what you can do.
cli-play-help =
    NUMBER       do that option
    WORDS        show only the options with these words; Enter shows all again
    undo         take your last step back, as long as nothing new was revealed
    why ACTION   why something is not allowed, written like: { $example }
    score        the points as if the game ended now
    tile NAME    what is printed on a tile or card
    rules NUMBER the text of a rule, such as: rules 1.1; a word finds a section
    log          all that has happened
    look         the table again; “look all” shows all of it
    all          all options
    hint         the few best turns, why, and what to expect of them
    quit         leave; the game is saved and can be resumed
cli-play-undone = Taken back.
cli-play-allowed = That is allowed: it is option { $number }.
cli-play-no-log = Nothing has happened yet.
cli-play-score-known =
    { $points ->
        [one] { $seat }: { $points } point if the game ended now
       *[other] { $seat }: { $points } points if the game ended now
    }
cli-play-score-guessed =
    { $points ->
        [one] { $seat }: about { $points } point, from what can be known
       *[other] { $seat }: about { $points } points, from what can be known
    }
cli-play-advice = { $number }. { $actions }
cli-play-advice-why = { $reason }; about { $points } points at the end, chance to win { $chance } %
cli-play-no-tile = There is no tile or card with “{ $typed }” in its name.
cli-play-rules = Name a section, a rule such as 1.1, or a word. Sections: { $sections }
cli-play-hand-over = Now it is the turn of { $seat }. Hand over the screen; { $seat } presses Enter.
cli-play-confirm = Your turn is done. Enter goes on, “undo” takes the last step back:
cli-play-final =
    { $points ->
        [one] { $seat }: { $points } point
       *[other] { $seat }: { $points } points
    }
cli-play-winners =
    { $winners ->
        [you] You win!
       *[other] Winner: { $winners }
    }
cli-play-saved = The record is in { $file }.
cli-play-resume = The game is saved. Resume it with: { $called } play --resume { $file }

## Simulating, replaying, verifying.

cli-simulate-title =
    { $games ->
        [one] { $games } game of { $game }, seed { $seed }
       *[other] { $games } games of { $game }, seed { $seed }
    }
cli-simulate-bot = Bot
cli-simulate-seat = Seat
cli-simulate-played = Played
cli-simulate-mean = Mean
cli-simulate-spread = Spread
cli-simulate-least = Least
cli-simulate-most = Most
cli-simulate-wins = Wins
cli-simulate-decisions = Decisions in a game: { $mean } on average, { $most } at most
cli-simulate-options = Options: { $largest } at most, { $percentile_99 } or fewer in 99 of 100 decisions
cli-simulate-time =
    { $jobs ->
        [one] Time: { $seconds } s in { $jobs } process
       *[other] Time: { $seconds } s in { $jobs } processes
    }
cli-replay-title = { $game }, line { $line } of { $count }
cli-verify-finished =
    { $lines ->
        [one] { $file }: right, { $game }, { $lines } line, finished
       *[other] { $file }: right, { $game }, { $lines } lines, finished
    }
cli-verify-open =
    { $lines ->
        [one] { $file }: right, { $game }, { $lines } line, not finished
       *[other] { $file }: right, { $game }, { $lines } lines, not finished
    }

## What can be wrong.

cli-plugin-broken = this plugin is not used, or not all of it: { $plugin }
cli-error-spec = { $detail }
cli-error-bot = { $detail }
cli-error-lang = there is no language “{ $lang }”; available: { $langs }
cli-error-seed = a seed is one short line of text
cli-error-no-file = there is no file { $file }
cli-error-directory = { $file } is a folder, not a file
cli-error-unreadable = { $file } cannot be read: { $detail }
cli-error-unwritable = { $file } cannot be written: { $detail }
cli-error-special = { $file } is a device or a pipe, not a file
cli-error-large = { $file } is larger than { $most } MB
cli-error-record = { $file }, line { $line }: { $detail }
cli-error-no-rule = there is no rule and no section “{ $wanted }”, and no rule has these words; sections: { $sections }
cli-error-seats = { $given } seats are given, but { $need } play
cli-error-people = people: must be a whole number from 0 to { $most }, not { $people }
cli-error-seats-and-people = give either --seats or --people
cli-error-name = “{ $name }” is not a name: a name is one line of at most { $most } letters
cli-error-resume-options = a resumed game already has its game, players, seats and seed
cli-error-too-many-bots = { $bots } bots are given, but only { $most } play
cli-error-line = there is no line { $line }; the record has { $count }
cli-error-comments = { $file } is no file of comments on this record
cli-error-seat = there is no seat { $seat }; seats are counted from 1 to { $most }
cli-error-left = the game was left before its end
cli-error-interrupted = interrupted
cli-error-pipe = nobody reads the output any more

## Serving tables; fair shuffles.

cli-help-serve = Start the table on this machine and open it in the browser.
cli-help-host = The address to listen on; 0.0.0.0 lets others in your network join.
cli-help-port = The port; 0 takes a free one.
cli-help-db = The file that keeps all tables, or the URL of a database (postgresql://user@host/name).
cli-help-browser = Open the browser.
cli-help-config = A TOML file with settings; environment variables such as TILEWRIGHT_PORT and the options here take precedence.
cli-help-record = Write the whole record of a game. Of a running or a finished one, from the store file; it holds the seed.
cli-help-table = The key of the table.
cli-help-backup = Copy the store into a new file, also while the server runs.
cli-help-admin = Look after a server: people, tables, bans, backups and more. “tilewright admin” lists its commands.
cli-help-target = The new file.
cli-help-commitment = The commitment that was shown before the game; the record must belong to that game.
cli-serve-at = The table is open at { $address } (stop with Ctrl-C). Your games are kept in { $file }
cli-help-worker = Answer for bots of servers on other machines. It takes their questions from Redis, needs worker_secret or cluster_secret as the servers have it, and may be stopped at any time.
cli-help-redis = The URL of Redis or Valkey (redis://host:6379/0).
cli-help-worker-jobs = How many bots think at a time.
cli-worker-at = Answering for bots of the servers at { $address }, { $jobs } at a time (stop with Ctrl-C).
cli-serve-found = The games of { $file } in this folder are used. To have them from any folder, move it to { $usual }
cli-record-done = Written: { $file }
cli-backup-done = { $file } is written
cli-help-migrate = Move a whole store into an empty one. From a file to PostgreSQL or back; everything is compared in the end, and the old store stays as it was. If it is interrupted, run it again to continue. No server may be running with either.
cli-help-old = The store to move: a file or a URL.
cli-help-new = An empty database, or a file that does not exist yet.
cli-moving = Moving
cli-moved = Moved and compared: { $rows } rows. The store is now { $new }, the old one is still { $old }
cli-move-cut = Not finished. Run the same command again to go on; { $old } is as it was.
cli-verify-commitment = the seed fits the commitment { $commitment }
cli-error-commitment = { $file }: this is not the game of that commitment

## The arena.

cli-help-arena = Measure bots against each other. Seats rotate and every deal comes back, so that luck is shared. Example: tilewright arena "{ $game }(players=2)" --bots normal,easy --games 100 --jobs 2
cli-help-jobs-arena = In this many processes; bots with a clock think best with one for each core.
cli-help-arena-json = Write every finished game into this file, a line each, and the summary at the end.
cli-help-arena-resume = Continue the games of that file.
cli-help-picture = Draw the results as SVG into this file.
cli-arena-title =
    { $games ->
        [one] { $games } game of { $game }, seed { $seed }
       *[other] { $games } games of { $game }, seed { $seed }
    }
cli-arena-bot = Bot
cli-arena-played = Played
cli-arena-wins = Wins
cli-arena-interval = 95 %
cli-arena-mean = Points
cli-arena-winning = Mean points of the winner: { $points }
cli-arena-won = When won
cli-arena-rating = Elo
cli-arena-decisions = Decisions
cli-arena-ms = ms, mean
cli-arena-p95 = 95 of 100
cli-arena-max = Longest
cli-arena-kept = On time
cli-arena-pondered = { $bot } thought { $seconds } s more while others did.
cli-arena-fair = fair share
cli-arena-fair-share = A fair share of wins would be { $share } %; shared wins count in parts.
cli-arena-file = The games are in { $file }.
cli-arena-picture = The picture is in { $file }.
cli-error-arena-exists = { $file } already exists: continue it with --resume, or name another file
cli-error-arena-resume = --resume needs the file of the games: --json FILE
cli-error-no-arena = { $file } is not the file of an arena
cli-error-other-arena = { $file } belongs to another arena: the game, the bots, the seed or --ponder differ
cli-error-arena-stopped = stopped after { $done } of { $games } games
cli-error-arena-go-on = stopped after { $done } of { $games } games; go on with --resume --json { $file }

## The pages of --help, and what is wrong with a command as typed.

cli-help-help = Show this page and stop.
cli-usage-usage = Usage:
cli-usage-options-here = [OPTIONS]
cli-usage-command-here = COMMAND [WORDS]...
cli-usage-arguments = Arguments
cli-usage-options = Options
cli-usage-commands = Commands
cli-usage-type-number = NUMBER
cli-usage-type-file = FILE
cli-usage-type-text = TEXT
cli-usage-default = default: { $value }
cli-usage-required = required
cli-usage-no-option =
    { $near ->
        [none] there is no option { $option }
       *[other] there is no option { $option } (did you mean { $near }?)
    }
cli-usage-no-value = the option { $option } takes no value
cli-usage-needs-value = the option { $option } needs a value
cli-usage-missing = { $name } is missing
cli-usage-number = { $option } must be a whole number
cli-usage-number-range = { $option } must be a whole number from { $low } to { $high }
cli-usage-extra = unexpected words: { $words }
cli-usage-no-command = there is no command “{ $command }”; { $program } --help lists them
cli-usage-missing-command = name a command; { $program } --help lists them

## For researchers.

cli-help-dataset = Let bots play and write every decision as numbers into a Parquet file. A description is written beside it. Example: tilewright dataset "{ $game }(players=2)" games.parquet --bots easy,normal --games 1000 --jobs 2
cli-help-dataset-file = The file to write; it must not exist yet.
cli-help-mcp = Offer games to a language model over the Model Context Protocol. It talks on standard input and output.
cli-error-extra = this needs the package { $module }, which is not installed: pip install "tilewright[{ $extra }]"
cli-error-not-encoded = { $game } has no encoding as numbers
cli-error-exists = { $file } already exists: name another file
cli-dataset-written = Decisions: { $decisions }, games: { $games }, time: { $seconds } s
cli-dataset-files = The games are in { $file }, their description in { $about }.
cli-help-benchmark = Measure an agent against frozen opponents, at fixed tables with fixed seeds. Example: tilewright benchmark "program:python3 bot.py" --games 100 --jobs 2
cli-help-benchmark-agent = The agent: a bot such as “greedy”, or “program:COMMAND”.
cli-help-benchmark-games = How many games at each table against each opponent, rounded up so that every deal is played from every seat.
cli-help-benchmark-tables = Only tables with this text in their name, such as “players=2”.
cli-help-benchmark-opponents = Only opponents with this text in their name.
cli-help-benchmark-json = Write the results into this file.
cli-help-benchmark-board = Put the results into this leaderboard, replacing older ones of the same agent.
cli-benchmark-table = Table
cli-benchmark-opponent = Opponent
cli-benchmark-advantage = { $agent }: { $advantage } percentage points above a fair share of wins (± { $half }), over { $games } games
cli-error-benchmark-one = name one agent
cli-error-benchmark-none = no table or no opponent has this text in its name
cli-error-benchmark-part = only a whole benchmark goes into a leaderboard: leave out --tables and --opponents
cli-error-no-leaderboard = { $file } is not a leaderboard of this benchmark
cli-help-engine = Where the games are played: “local”, in --jobs processes of this machine, or “ray”, on a Ray cluster (RAY_ADDRESS).
cli-help-ponder = Bots that search may also think while others do, and as long as those.
cli-error-engine = there is no engine “{ $engine }”; available: { $engines }
