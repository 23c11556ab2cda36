## The start page.

shell-headline = Sit down and play.
shell-choose-game = Choose a game
shell-play-bots = Play the bots now
shell-open-table = A new table
shell-learn-short = Learn in ten minutes
shell-tune-bots = Bots
shell-tune-level = Level
shell-fact-players = { $low }–{ $high } players
shell-fact-minutes = { $low }–{ $high } minutes
shell-weight-1 = very light
shell-weight-2 = light
shell-weight-3 = medium
shell-weight-4 = rather heavy
shell-weight-5 = heavy
shell-my-games = Your games
shell-no-games = No game yet. Start one above, and you sit at a table.
shell-all-finished = All finished games
shell-open-tables = Open tables
shell-no-tables = No open tables
shell-open-one = Open one
shell-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
shell-watch-tables = Games to watch
shell-watch-bots = Watch bots play
shell-join-link = Were you given a link?
shell-join-hint = link or code
shell-join = Join
shell-learn = Learn
shell-rules-of = Rules of { $game }
shell-rules-about = numbered and searchable
shell-statistics = Statistics
shell-statistics-about = your scores, wins and pieces as charts
shell-row-play = Play
shell-row-look = Look
shell-row-open = Enter
shell-row-sit = Sit down
shell-row-watch = Watch
shell-row-replay = Replay
shell-tag-your-turn = your turn
shell-tag-broken = broken
shell-tag-running = running
shell-tag-waiting = not begun
shell-result-won = { $points ->
    [one] won with { $points } point
   *[other] won with { $points } points
}
shell-result-lost = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
shell-result-watched = watched
shell-foot-open = Open source
shell-foot-fair = Every shuffle can be verified
shell-foot-kept = Games are kept for good
shell-foot-keyboard = Works with keyboard and screen reader

## Bots and seats.

shell-bot-random = Carefree
shell-bot-greedy = Hasty
shell-bot-newcomer = First game
shell-bot-beginner = Beginner
shell-bot-easy = Easy
shell-bot-casual = Casual
shell-bot-normal = Normal
shell-bot-skilled = Experienced
shell-bot-hard = Hard
shell-bot-master = Master
shell-bot-builder = Builder
shell-bot-denier = Denier
shell-bot-merchant = Trader
shell-bot-gambler = Gambler
# What bots are called, the same ones in the same order in every language.
shell-first-names = Marta, Otto, Nora, Emil, Klara, Viktor, Vera, Adam, Lina, Oskar, Julia, Hugo, Rosa, Martin, Sofia, Leo, Ida, Felix, Stella, Bruno, Olivia, Simon, Dora, Max
shell-seat = Seat { $number }
shell-seat-open = Free seat
shell-kind-me = Me
shell-kind-me-about = you, at this screen
shell-kind-open = Open seat
shell-kind-open-about = somebody joins by a link
shell-kind-here = Somebody here
shell-kind-bot = Bot

## A new table, and the room in which one waits.

shell-new-table = A new table
shell-new-game = The game
shell-new-seats = Seats
shell-you = You
shell-name = Name
shell-mark = Your mark
shell-mark-anchor = anchor
shell-mark-bell = bell
shell-mark-boat = boat
shell-mark-bridge = bridge
shell-mark-crown = crown
shell-mark-fish = fish
shell-mark-flower = flower
shell-mark-hammer = hammer
shell-mark-key = key
shell-mark-lantern = lantern
shell-mark-leaf = leaf
shell-mark-mill = mill
shell-mark-oak = oak
shell-mark-saw = saw
shell-mark-star = star
shell-mark-wheel = wheel
shell-table-settings = At this table
shell-listed = Show it in the list: anybody may sit down
shell-watchable = Anyone with the link can watch
shell-helps = Play aids: everybody is shown what can be reached and what a move would bring
shell-hints = Hints: a bot may be asked for advice
shell-clock-move = Time for a move
shell-clock-game = Time for the game
shell-clock-none = no limit
shell-absent = When somebody is away
shell-absent-vote = others decide, at least two
shell-absent-after = a bot after { $span }
shell-bot-pause = Bots wait before they answer
shell-bot-pause-usual = a moment
shell-bot-pause-none = not at all
shell-make-and-invite = Make the table and invite
shell-make-and-start = Start the game
shell-waiting-room = Waiting room
shell-waiting-for = { $count ->
    [one] Waiting for { $count } more player. Send the link, or fill up with bots.
   *[other] Waiting for { $count } more players. Send the links, or fill up with bots.
}
shell-all-there = Everybody is there.
shell-invite-link = Invitation link
shell-invite-near = This link works on this machine only. For somebody at another one, stop the table and start it again with: scripts/run --host 0.0.0.0
shell-make-link = Make a link
shell-copy-link = Copy link
shell-copied = Copied
shell-fill-and-start = Fill with bots and start
shell-start = Start the game
shell-leave = Leave the table
shell-close-table = Close the table
shell-remove = Remove
shell-remove-title = Remove { $name }?
shell-remove-text = They lose their seat and do not see this table any more. A new invitation lets them in again.
shell-more-seats = One person may take several seats
shell-reserved = kept for whoever has the link
shell-free-seat = Let anybody sit here
shell-owner-begins = Whoever made the table begins the game.
shell-join-title = You are invited
shell-join-text = Say who you are and sit down. There is no account and no password.

## The table.

shell-your-turn = Your turn
shell-your-turn-offline = Your turn (offline)
shell-thinks = { $name } thinks
shell-think = { $names } think
shell-over = The game is over
shell-tools = Table tools
shell-menu = Menu
shell-undo = Undo
shell-undo-step = Undo: { $step }
shell-undo-answered = Undo: { $step } (the bots’ answers go with it)
shell-undo-last = your last step
shell-undo-nothing = Nothing to undo yet
shell-undo-revealed = This cannot be undone: something new was revealed.
shell-nothing-to-undo = This cannot be undone: somebody else has acted since.
shell-panel-rules = Rules
shell-panel-log = Log
shell-panel-chat = Chat
shell-panel-people = Players
shell-panel-advice = Advice
shell-panel-log-chat = Log and chat
shell-refused = Not possible
shell-rule = Rule { $number }
shell-line-lost = { $seconds ->
    [0] Connection lost. Your last move is safe. Trying again now.
    [one] Connection lost. Your last move is safe. Trying again in { $seconds } second.
   *[other] Connection lost. Your last move is safe. Trying again in { $seconds } seconds.
}
shell-try-now = Try now
shell-no-line = The server cannot be reached just now. Nothing is lost; try again.
shell-page-failed = The page of this game could not be shown; here is the general table.
shell-went-wrong = That did not work. Nothing has changed.
shell-lost-answer = The connection broke before the answer came. Look whether it has happened before you try again.
shell-still-sending = Your last action is still being sent. Press again in a moment.
shell-stand-in = A bot plays for { $name }.
shell-come-back = Take the seat back
shell-ballot-back = { $name } asks everybody to go back to an earlier position. All who hold a seat must agree.
shell-ballot-replace = Shall a bot play for { $name }?
shell-agree = Agree
shell-disagree = Disagree
shell-handover = Hand the screen over
shell-handover-text = It is somebody else’s turn at this screen. Nothing is shown until they say that they are here.
shell-next-here = Next at this screen: { $names }.
shell-i-am = I am { $name }
shell-look = View this seat
shell-person-bot = bot · { $level }
shell-program = program
shell-person-here = at the table
shell-person-away = away
shell-person-left = has left
shell-person-stand-in = bot in their place: { $level }
shell-ask-replace = Ask for a bot
shell-watching = { $count ->
    [one] { $count } person watches
   *[other] { $count } people watch
}
shell-watch-link = Link for watching:
shell-back-to-here = Ask everybody to go back to before this step
shell-chat-empty = Nobody has said anything yet.
shell-chat-say = Say something
shell-chat-send = Send
shell-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
shell-ballot-needs = Still to agree: { $names }.
shell-ballot-away = { $name } (away)
shell-ballot-one-more = One more person at the table must agree.
shell-ballot-agreed = You have agreed.
shell-ballot-withdraw = Withdraw
shell-ballot-end = { $name } asks everybody to give up the game.
shell-seat-kept = { $name } has lost the connection. The seat is kept for { $time }.
shell-person-kept = connection lost; the seat is kept for { $time }
shell-person-alone = A bot can take this seat only if one more person agrees, or by the table’s rule for absence.
shell-end-game = Give up the game
shell-end-title = Give up the game?
shell-end-text = The game ends without a winner and counts for nothing. What was played can still be looked at.
shell-end-asked = All other players are asked and must agree, except those who have left or have stayed away for many days.
shell-end-no = Play on
shell-given-up = Given up
shell-given-up-text = This game was given up: nobody has won. This is the last position.
shell-removed = The owner has removed you from this table.
shell-banned = You cannot use this server for now.
shell-read-only = The server is read-only at the moment: you can look at games, but nothing can be changed.
shell-mute = Mute
shell-mute-about = Nobody sees what { $name } writes in the chat any more
shell-mute-end = Unmute
shell-mute-end-about = { $name } may write in the chat again
shell-muted-you = The owner of the table has muted you.
shell-hide = Hide what { $name } writes
shell-unhide = Show what { $name } writes
shell-person-more = Hide, block or report { $name }
shell-moderation = Moderation
shell-hidden = You do not see what these people write:
shell-talk = Spectators may talk
shell-talk-closed = At this table only players may talk.
shell-watchers = Spectators
shell-search = Search
shell-news = Since your last turn
shell-plain-options = What you can do
shell-plain-wait = It is somebody else’s turn.
shell-generic-to-move = to move
shell-generic-middle = The table
shell-generic-players = The other players
shell-generic-score = Score so far
shell-generic-all = Show all
shell-generic-none = Nothing fits these words.
shell-generic-watch = You are watching.
shell-generic-news = What has happened
shell-generic-quiet = Nothing yet.
shell-generic-no-points = No points yet.
shell-generic-choose = Choose what to do
shell-generic-key-number = choose one of the first nine options
shell-generic-key-enter = do what is chosen
shell-generic-key-search = search the options
shell-generic-key-all = drop what is chosen, then show all options again
shell-hint = Ask a bot for advice
shell-hint-thinking = The bot is thinking…
shell-hint-how = A bot looks at this position and names the best few turns, with reasons. You see each on the table before anything is done.
shell-hint-left = Hints left: { $left } of { $most }.
shell-hint-next = { $seconds ->
    [one] One more in { $seconds } second.
   *[other] One more in { $seconds } seconds.
}
shell-hint-later = When it is your turn, you can ask here.
shell-hint-cancel = Cancel
shell-hint-found = { $count ->
    [one] { $count } suggestion.
   *[other] { $count } suggestions.
}
shell-hint-show = Show
shell-hint-hide = Hide
shell-hint-shown = Shown on the table: { $what }
shell-hint-less = { $points ->
    [one] { $points } point fewer than the first
   *[other] { $points } points fewer than the first
}
shell-hint-alike = about as good as the first
shell-hint-notes = For later
shell-hint-about = Points and chances are what the bot expects at the end of the game: it plays on from here many times, with what your seat knows. Small differences mean little.
shell-hint-points = { $points ->
    [one] about { $points } point in the end
   *[other] about { $points } points in the end
}
shell-hint-win = { $percent } chance to win
shell-hint-do = Do this
shell-fit = Fit

## The end.

shell-wins = { $name } wins
shell-you-win = You win!
shell-share-win = { $names } share the victory
shell-winner = winner
shell-all-players = All players
shell-scores = Scores
shell-next-up = Well played. Try stronger bots next:
shell-next-down = A level that may suit you better:
shell-rematch = Play again
shell-rematch-there = To the next game
shell-fair-promised = Shuffle locked: hash published
shell-fair-kept = Fair shuffle: verified
shell-fair-broken = The seed does not match the hash!
shell-fair-imported = This game started from a given position (a lesson or a file): its shuffle was known beforehand
shell-fair-text = Before the game the server fixed the seed of all chance and published its SHA-256 hash. When the game is over the seed is shown, and this page computes the hash again.
shell-fair-commitment = Hash
shell-fair-seed = Seed

## Replay.

shell-view-as = View as
shell-view-spectator = Spectator
shell-timeline = Timeline
shell-speed = Speed
shell-run = Play
shell-pause = Pause
shell-step-on = One step forward
shell-step-back = One step back
shell-chapter = Round { $number }
shell-chapter-next = Next chapter
shell-chapter-before = Previous chapter
shell-replay-start = The beginning
shell-replay-only = This is a replay: nothing can be changed here, but you can go on from this position.
shell-branch = Go on from here
shell-branch-title = Go on from this position
shell-branch-text = A new table begins with this position. You take one seat, bots the others; the game you are looking at stays as it is.
shell-branch-seat = Your seat
shell-branch-go = Play from here

## Rules and lessons.

shell-rules-search = Search the rules
shell-found = { $count ->
    [0] Nothing found
    [one] { $count } rule found
   *[other] { $count } rules found
}
shell-no-lesson = There is no lesson for this game yet.
shell-lesson-do = Your move: do it at the table
shell-lesson-leave = Leave the lesson
shell-lesson-resume = Back to the lesson
shell-lesson-end = Play on alone
shell-lesson-scene = Scene { $number } of { $count }
shell-lesson-others = Wait for { $names }.
shell-lesson-strayed = That comes later. Now:
shell-lesson-read-on = Nothing to do yet: read this, then press Next.
shell-lesson-skip = Skip this scene
shell-lesson-scene-done = Well done! That was this scene.
shell-lesson-done = Well done! That was the lesson. The rules are in the book, advice comes from the lamp.
shell-lesson-next-scene = On to “{ $scene }”
shell-lesson-another = Lesson: { $lesson }
shell-lesson-play = Play a game against a bot
shell-lesson-learnt = Learnt
shell-lesson-go-on = Go on with scene { $number }
shell-next = Next
shell-back = Back

## Statistics.

shell-no-finished = No finished game yet
shell-sum-games = Games
shell-sum-wins = Wins
shell-sum-best = Best score
shell-scores-over-time = Scores over time
shell-scores-picture = { $count ->
    [one] { $count } game, { $low } points
   *[other] { $count } games, from { $low } to { $high } points
}
shell-key-won = won
shell-key-lost = not won
shell-key-all = everybody at your tables
shell-key-mine = you
shell-key-trend = mean of the last eight
shell-wins-by-level = Wins against each level
shell-piece-shares = Games won by whoever had this piece
shell-finished-games = Finished games
shell-column-what = What
shell-column-share = Share of wins
shell-column-games = Wins and games
shell-nothing-yet = Nothing to show yet.
shell-won = won
shell-place = place { $place }
shell-show-more = Show more

## Settings, keys, and what every page needs.

shell-settings = Settings
shell-account = Account
shell-sign-in = Sign in
shell-keep-games = Keep your games on every device
shell-signed-out = You were signed out in this browser. What you typed is kept.
shell-language = Language
shell-theme = Theme
shell-theme-auto = like the system
shell-theme-light = Light theme
shell-theme-dark = Dark theme
shell-theme-light-short = light
shell-theme-dark-short = dark
shell-volume = Volume
shell-confirm-turn = Confirm each turn
shell-confirm-turn-about = You see what your turn does before it is sent.
shell-confirm-ask = Make this move?
shell-confirm = Confirm
shell-confirm-reveals = This shows something new and cannot be taken back.
shell-confirm-shows = This { $what }. It cannot be taken back.
shell-confirm-dropped = The table has changed, so your move was not sent. Please choose again.
shell-volume-off = off
shell-haptics = Vibration
shell-keep = Save
shell-close = Close
shell-home = Home
shell-more = more: { $what }
shell-less = fewer: { $what }
shell-nowhere = There is nothing here
shell-nowhere-text = This address leads nowhere.
shell-table-gone = There is no such table, or it is private.
shell-table-old = The server has been updated. Please reload the page.
shell-table-broken = This table cannot be read any more. Nothing of it was deleted: whoever runs the server can repair it.
shell-table-closed = This table was closed before its game began.
shell-keys = Keyboard
shell-key-tab = next area
shell-key-arrows = next piece within an area
shell-key-enter = choose, and do what the sentence says
shell-key-undo = undo
shell-key-advice = ask a bot for advice
shell-key-escape = one step back; close a panel
shell-key-map = this list of keys

# The pace at which moves of others are shown.
shell-pace = Moves of others
shell-pace-slow = slow
shell-pace-normal = normal
shell-pace-fast = fast
shell-pace-once = at once
shell-pace-skip = To the present
shell-pace-turn = To your turn
shell-pace-again = Show again what happened since your last turn
shell-pace-again-watching = Show the last moves again
shell-pace-again-short = Show again
shell-pace-again-step = Show this step again
shell-key-pause = pause what is being shown, or go on
