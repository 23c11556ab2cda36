## What every game shares: lists, seats, and why something is not allowed.

core-nothing = nothing
core-list-and = { $first } and { $last }
core-seat = Player { $number }
core-you = you

core-reason-malformed = “{ $text }” is not an action of this game: { $detail }
core-reason-game-over = the game is over
core-reason-not-your-turn =
    { $seat ->
        [you] it is not your turn; the game waits for { $waiting }
       *[other] it is not the turn of { $seat }; the game waits for { $waiting }
    }
core-reason-nothing-to-undo =
    { $seat ->
        [you] you cannot take anything back: somebody else has acted since your last step
       *[other] { $seat } cannot take anything back: somebody else has acted since their last step
    }
core-reason-undo-revealed =
    { $seat ->
        [you] you cannot take anything back: something new was revealed since your last step
       *[other] { $seat } cannot take anything back: something new was revealed since their last step
    }
core-reason-no-move-yet =
    { $seat ->
        [you] you have made no move yet that could be taken back
       *[other] { $seat } has made no move yet that could be taken back
    }
core-reason-undo-entangled =
    { $seat ->
        [you] you cannot take this back any more: others have built on it
       *[other] { $seat } cannot take this back any more: others have built on it
    }
core-no-positions = positions of this game cannot be written as text
core-hint-tried = judged by playing on from here

## What is wrong with an option string or a record.

core-wrong-option-number = option { $option }={ $given }: must be a whole number from { $low } to { $high }
core-wrong-option-flag = option { $option }={ $given }: must be true or false
core-wrong-option-choice = option { $option }={ $given }: must be one of: { $choices }
core-wrong-option-seats = option { $option }={ $given }: must be a list of seats such as [0,2]
core-wrong-option-file = option { $option }={ $given }: must be the path of a file, without quotes in it
core-wrong-option-needs = option { $option } needs { $needs }
core-wrong-option-players = option { $option }: with { $players } players the seats are 0 to { $last }
core-wrong-no-option =
    { $near ->
        [none] { $game } has no option “{ $given }”; it has { $names }
       *[other] { $game } has no option “{ $given }” (did you mean { $near }?); it has { $names }
    }
core-wrong-no-game =
    { $near ->
        [none] there is no game “{ $given }”; available: { $names }
       *[other] there is no game “{ $given }” (did you mean { $near }?); available: { $names }
    }
core-wrong-no-bracket = { $given }: the closing bracket is missing
core-wrong-no-game-line = a position names its game in a line such as: game { $game }
core-wrong-no-value = { $given } is not of the form option=value
core-wrong-twice = option { $option } is given twice
core-wrong-not-here = option { $option } cannot be chosen here
core-wrong-too-many-options = there are at most { $most } options
core-wrong-no-rules = { $detail }
core-wrong-too-many-lines = a record has at most { $most } lines
core-wrong-cut-off = the record is cut off: the line “{ $words }” is missing
core-wrong-too-long = a line has at most { $most } letters
core-wrong-other-line = the line “{ $words }” is expected here
core-wrong-no-text = this is not text in UTF-8
core-wrong-no-record = this is not a record: the first line of one is “{ $title }”
core-wrong-after-the-end = nothing may follow the last line
core-wrong-other-seed = the seed is not the one that was committed to before the game
core-wrong-changed-above = the digest does not match: a line above this one was changed
core-wrong-other-start = the game begins differently here than the record says
core-wrong-no-name = one short line is expected after “{ $words }”
core-wrong-other-rules = the record was made with rules “{ $rules }”, here are “{ $here }”
core-wrong-other-facts = the record was made with other printed facts than the ones in use here
core-wrong-no-action = an action line “seat action | digest” or the line “end” or “open” is expected here
core-wrong-no-seat = there is no seat “{ $given }”
core-wrong-not-allowed = “{ $text }” is not allowed here ({ $why })
core-wrong-other-writing = “{ $text }” is written “{ $right }”
core-wrong-changed = the digest does not match: the line, or one before it, was changed
core-wrong-other-end = the number of lines or the final digest is wrong
core-wrong-end-or-open = a finished game closes with the line “end”, any other with “open”
core-wrong-no-open = an open game is “open lines digest”
core-wrong-other-result = the result is wrong: it is { $result }
core-wrong-bot-whole = { $bot }:{ $setting }={ $given }: { $setting } must be a whole number from { $low } to { $high }
core-wrong-bot-number = { $bot }:{ $setting }={ $given }: { $setting } must be a number from { $low } to { $high }
core-wrong-bot-no-setting =
    { $near ->
        [none] { $bot } has no setting “{ $given }”; it has: { $names }
       *[other] { $bot } has no setting “{ $given }” (did you mean { $near }?); it has: { $names }
    }
core-wrong-bot-no-command = program needs a command, such as program:./my-bot
core-wrong-bot-not-here = a program plays only where its command is typed: in play and arena on your own machine
core-wrong-bot-unknown =
    { $near ->
        [none] there is no bot “{ $given }”; available: { $names }
       *[other] there is no bot “{ $given }” (did you mean { $near }?); available: { $names }
    }
core-wrong-bot-edition =
    { $near ->
        [none] { $bot }: there is no edition “{ $given }”; available: { $names }
       *[other] { $bot }: there is no edition “{ $given }” (did you mean { $near }?); available: { $names }
    }
core-wrong-bot-no-pair = { $bot }: “{ $given }” is not of the form setting=value
core-wrong-bot-twice = { $bot }: { $setting } is set twice
core-wrong-program-start = the program “{ $command }” cannot be started: { $detail }
core-wrong-program-no-command = the program “{ $command }” cannot be started: it is not a command
core-wrong-program-ended = the program “{ $command }” ended with exit code { $code }
core-wrong-program-closed = the program “{ $command }” closed its output
core-wrong-program-late = the program “{ $command }” did not answer within { $seconds } s
core-wrong-program-said = the program “{ $command }” said “{ $said }” instead of a JSON object with "t": "{ $kind }"
core-wrong-program-other-question = the program “{ $command }” answered question { $given } when asked { $asked }
core-wrong-program-no-option = the program “{ $command }” answered “{ $said }”, which is not an option
core-wrong-program-then-list = the program “{ $command }” gave a "then" that is not a list of texts
core-wrong-program-then-action = the program “{ $command }” gave a "then" with something that is not an action

## Why a text is no action of a game. Words of actions are written as they are typed.

core-malformed-either = { $one }; or: { $other }
core-malformed-nothing-follows = nothing follows “{ $word }”
core-malformed-no-such-word = no action begins with “{ $given }”; possible: { $names }
core-malformed-none-of = “{ $given }” is not one of { $names }
core-malformed-no-number = “{ $given }” is not a number
core-malformed-number-outside = { $given } is not from { $low } to { $high }
core-malformed-form = it is written: { $word } { $form }
core-malformed-words-follow =
    { $count ->
        [0] nothing follows “{ $word }”
        [one] one word follows “{ $word }”
       *[other] { $count } words follow “{ $word }”
    }
core-malformed-different-tiles = “{ $word }” takes one to { $most } different tiles
core-malformed-too-many-skills = no upgrade takes that many skills
core-malformed-no-tile = there is no tile “{ $given }”
core-malformed-no-cell = “{ $given }” is not a cell such as 1,-1
core-malformed-no-sign = 0 has no sign

## What is wrong with a file of printed facts.

core-wrong-content-table = { $where }: a table is needed here, not { $given }
core-wrong-content-no-field = { $where }: the field { $field } is missing
core-wrong-content-text = { $where }: a line of text is needed here, not { $given }
core-wrong-content-number = { $where }: a whole number from { $low } to { $high } is needed here, not { $given }
core-wrong-content-flag = { $where }: true or false is needed here, not { $given }
core-wrong-content-list = { $where }: a list is needed here, not { $given }
core-wrong-content-texts = { $where }: texts are needed in this list, not { $given }
core-wrong-content-missing = { $where }: there is no such file
core-wrong-content-folder = { $where }: this is a folder
core-wrong-content-special = { $where }: this is a device or a pipe
core-wrong-content-large = { $where }: this file is larger than { $most } MB
core-wrong-content-unreadable = { $where }: cannot be read: { $detail }
core-wrong-content-no-text = { $where }: is not a text in UTF-8
core-wrong-content-no-toml = { $where }: is not TOML: { $detail }
core-wrong-content-no-cost = { $where }: an upgrade costs something; possible: { $names }
core-wrong-content-scale = { $where }: two or more numbers that do not fall are needed here
core-wrong-content-edge-letters = { $where }: six letters of R, F and W are needed here, not “{ $given }”
core-wrong-content-edge-counts = { $where }: { $roads } R and { $waters } W are needed here, not { $given }
core-wrong-content-edge-waters = { $where }: the two W must be opposite each other, not as in { $given }
core-wrong-content-players = { $where }: the least and the most number of players are needed here
core-wrong-content-tile-twice = { $where }: a tile with this id is already in { $file }
core-wrong-content-tile-in-box = { $where }: a tile with this id is already in the box
core-wrong-content-season-tiles = { $where }: { $need } tiles are needed, not { $count } (KF-1.5)
core-wrong-content-boat-players = { $where }: { $boats } are for { $players } players, not { $players } (KF-1.9)
core-wrong-content-numbered = { $where }: must be numbered 1 to { $count }, not { $numbers } (KF-1.5)
core-wrong-content-order-symbol = { $where }: one side with the start-player symbol is needed for { $players } players (KF-1.10)
core-wrong-content-order-sides = { $where }: { $count } sides without the start-player symbol are needed for { $players } players (KF-1.10)
core-wrong-content-one-worker = { $where }: one worker is a whole cost
core-wrong-content-fields = { $where }: a list of fields is needed here
core-wrong-content-mark = { $where }: “{ $given }” is not a field of this entry
core-wrong-content-no-entry = { $where }: there is no { $kind } { $given }; possible: { $names }
core-wrong-content-effect = { $where }: this is not an effect of a card of the kind { $kind }
core-wrong-content-action-inputs = { $where }: an action has no inputs and outputs
core-wrong-content-cell = { $where }: a cell is a number from 1 to { $most } (AR-7.3)
core-wrong-content-prices = { $where }: bought for { $buy } and sold for { $sell }: the price to buy must be the higher one
core-wrong-content-makes-coins = { $where }: its inputs can be bought for { $paid } and its outputs sold for { $gained }: to buy, produce and sell must not make coins
core-wrong-content-deck = { $where }: { $cards } cards with { $actions } actions are needed, not { $given } with { $given-actions } (AR-1.1)
core-wrong-content-field =
    { $near ->
        [none] { $where }: “{ $given }” is unknown here; possible: { $names }
       *[other] { $where }: “{ $given }” is unknown here (did you mean { $near }?)
    }
core-wrong-content-word =
    { $near ->
        [none] { $where }: “{ $given }” is unknown here; possible: { $names }
       *[other] { $where }: “{ $given }” is unknown here (did you mean { $near }?)
    }
core-wrong-content-no-tile =
    { $near ->
        [none] { $where }: there is no tile “{ $given }”; possible: { $names }
       *[other] { $where }: there is no tile “{ $given }” (did you mean { $near }?)
    }

## What the operating system or a reader of files says is wrong.

core-fault-missing = there is no such file or folder
core-fault-folder = it is a folder
core-fault-no-folder = a part of the path is not a folder
core-fault-special = it is a device or a pipe
core-fault-large = it is larger than { $most } MB
core-fault-not-permitted = you do not have permission
core-fault-read-only = the disk is read-only
core-fault-no-space = there is no space left
core-fault-exists = it exists already
core-fault-long-name = the name is too long
core-fault-bad-name = a file cannot have this name
core-fault-device = the disk reports an error
core-fault-too-many-open = too many files are open
core-fault-no-memory = there is not enough memory
core-fault-no-program = it is not a program
core-fault-address-in-use = another program is using it
core-fault-no-address = this machine does not have this address
core-fault-system = the operating system reports error { $number }
core-fault-no-text = it is not a text in UTF-8
core-fault-too-deep = it is nested too deeply
core-fault-toml = something in it is wrong
core-fault-toml-end = it ends too early
core-fault-toml-at = line { $line }, column { $column } is wrong

## A table described for a game without texts of its own.

core-explained =
    { $points ->
        [one] { $what }: { $points } point
       *[other] { $what }: { $points } points
    }
core-area-table = Table
core-area-own = You
core-area-hand = Hand
core-area-deck = Deck
core-area-discards = Discards
core-area-market = Market
core-area-supply = Supply
core-area-round = Round
core-area-points = Points
core-area-score = Score
core-area-scores = Scores
core-area-coins = Coins
core-area-passed = Passed
core-area-first = First player
core-area-start = Start player
core-area-seat = Player
core-area-players = Players
core-area-pieces = Pieces
