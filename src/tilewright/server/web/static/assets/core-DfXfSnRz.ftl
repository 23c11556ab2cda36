## What every game shares: lists, seats, and why something is not allowed.

core-nothing = nothing
core-list-and = { $first } and { $last }
core-seat = Player { $number }
core-bot = { $bot } { $number }

core-reason-malformed = “{ $text }” is no action of this game: { $detail }
core-reason-game-over = the game is over
core-reason-not-your-turn = it is not the turn of { $seat }; the game waits for { $waiting }
core-reason-nothing-to-undo = { $seat } can take nothing back: since the last own step something was revealed or somebody else acted
core-reason-undo-entangled = { $seat } cannot take this back any more: others have built on it
core-hint-points =
    { $points ->
        [one] { $points } point better than the first option
       *[other] { $points } points better than the first option
    }
