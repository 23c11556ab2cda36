## What every game shares: lists, seats, and why something is not allowed.

core-nothing = nothing
core-list-and = { $first } and { $last }
core-seat = Player { $number }
core-bot = { $bot } { $number }

core-reason-malformed = “{ $text }” is no action of this game: { $detail }
core-reason-game-over = the game is over
core-reason-not-your-turn = it is not the turn of { $seat }; the game waits for { $waiting }
core-reason-nothing-to-undo = { $seat } can take nothing back: since their last step something was revealed or somebody else acted
core-reason-no-move-yet = { $seat } has made no move yet that could be taken back
core-reason-undo-entangled = { $seat } cannot take this back any more: others have built on it
core-no-positions = this game has no text for positions
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
        [none] { $game } has no option '{ $given }'; it has { $names }
       *[other] { $game } has no option '{ $given }' (did you mean { $near }?); it has { $names }
    }
core-wrong-no-game =
    { $near ->
        [none] there is no game '{ $given }'; available: { $names }
       *[other] there is no game '{ $given }' (did you mean { $near }?); available: { $names }
    }
core-wrong-no-bracket = { $given }: the closing bracket is missing
core-wrong-no-game-line = a position names its game in a line such as: game { $game }
core-wrong-no-value = { $given } is not of the form option=value
core-wrong-twice = option { $option } is given twice
core-wrong-not-here = option { $option } cannot be chosen here
core-wrong-too-many-options = there are at most { $most } options
core-wrong-no-rules = { $detail }
core-wrong-too-many-lines = a record has at most { $most } lines
core-wrong-cut-off = the record is cut off: the line '{ $words }' is missing
core-wrong-too-long = a line has at most { $most } letters
core-wrong-other-line = the line '{ $words }' is expected here
core-wrong-no-text = this is not text in UTF-8
core-wrong-no-record = this is not a record: the first line of one is '{ $title }'
core-wrong-after-the-end = nothing may follow the last line
core-wrong-other-seed = the seed is not the one that was committed to before the game
core-wrong-changed-above = the digest does not match: a line above this one was changed
core-wrong-other-start = the game begins differently here than the record says
core-wrong-no-name = one short line is expected after '{ $words }'
core-wrong-other-rules = the record was made with rules '{ $rules }', here are '{ $here }'
core-wrong-other-facts = the record was made with other printed facts than the ones in use here
core-wrong-no-action = an action line 'seat action | digest' or the line 'end' or 'open' is expected here
core-wrong-no-seat = there is no seat '{ $given }'
core-wrong-not-allowed = '{ $text }' is not allowed here ({ $why })
core-wrong-other-writing = '{ $text }' is written '{ $right }'
core-wrong-changed = the digest does not match: the line, or one before it, was changed
core-wrong-other-end = the number of lines or the final digest is wrong
core-wrong-end-or-open = a finished game closes with the line 'end', any other with 'open'
core-wrong-no-open = an open game is 'open lines digest'
core-wrong-other-result = the result is wrong: it is { $result }

## A table described for a game without texts of its own.

core-explained =
    { $points ->
        [one] { $what }: { $points } point
       *[other] { $what }: { $points } points
    }
core-area-table = Table
core-area-own = Your own
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
core-area-pieces = Pieces
