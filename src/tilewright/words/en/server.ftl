## What the server refuses, and why.

server-already-begun = the game at this table has begun already
server-bad-body = the request cannot be read: { $detail }
server-bad-bot = { $detail }
server-bad-mark = the mark must be one of: { $marks }
server-bad-message = the table does not understand this message
server-bad-name = a name is one line of 1 to { $most } visible characters, with at least one letter or digit and nothing invisible
server-bad-record = line { $line } of the record: { $detail }
server-bad-seats = { $given } seats are given, but { $need } play
server-bad-spec = { $detail }
server-bot-settings = over the network a bot is chosen by its level only: { $bots }
server-branch-open = at the table of a branch every seat must be taken: by you, by somebody here or by a bot
server-branch-over = the game is over there; choose an earlier position
server-chat-fast = that is a lot at once; wait a moment before you say more
server-content-type = the content type must be { $need }
server-empty-chat = there is nothing in this message
server-excerpt = this is an excerpt of a running game; only a record can be resumed
server-internal = something went wrong here; the game is unharmed (code { $request })
server-me-twice = you can sit on one seat as “me”; another person at this screen is “here”
server-muted = the owner of the table has muted you here
server-name-alike = { $name } looks like { $other }, who is at this table; choose a name that nobody can mix up
server-name-bot = { $name } looks like the name of a bot; choose another
server-name-taken = somebody at this table is called { $name } already
server-no-code = this code is wrong or was used already
server-no-person = there is no such person at this table, or it is its owner
server-no-table = there is no such table
server-nobody = introduce yourself first
server-not-begun = the game has not begun yet
server-not-finished = the game is not over yet
server-not-listed = this table is private: a code is needed to sit down
server-not-owner = only the person who made the table can do this
server-not-seated = only those who sit at the table can do this
server-not-your-seat = this is not your seat
server-one-seat = you have a seat at this table already; its owner can allow several seats for one person
server-removed = the owner has removed you from this table
server-seat-reserved = this seat is kept for somebody who was invited
server-seat-taken = this seat is not free
server-seats-open = some seats are still free; begin with bots on them, or wait
server-slow-down = too many requests from here at once; try again in { $seconds } s
server-talk-closed = at this table only players may talk
server-too-fast = too many new tables from one address; try again later
server-too-large = this is too large: at most { $most } bytes
server-query-too-long = the query of this address is too long: at most { $letters } characters and { $parameters } parameters
server-too-many-people = too many new people come from your address; please try again later
server-too-many-tables = you have { $most } unfinished tables already; finish or leave one

## Why an action at the table is refused; what the game itself says is in its own file.

server-reason-broken = this game cannot be read any more; whoever runs the server finds it in the log
server-reason-no-ballot = there is no vote with this number
server-reason-no-helps = play aids are off at this table
server-reason-no-hints = at this table no bot gives advice
server-reason-no-replacement = no bot can take this seat
server-reason-not-begun = the game has not begun yet
server-reason-not-your-seat = this is not your seat
server-reason-one-alone = { $seat } is away or out of time; a bot can take the place only when at least one more person agrees, by the rule of the table, or, where two play, some time after the clock has run out
server-reason-seat-kept = { $seat } has lost the connection; the seat is kept for { $seconds } more seconds
server-reason-stale = the game has moved on since; look again
server-reason-act-reveals = one of these steps shows something new; what comes after it is chosen afterwards
server-reason-still-there = { $seat } is at the table
server-reason-hint-thinking = the bot is still thinking about your last question
server-reason-too-many-hints = { $seconds ->
    [one] all hints are used; the next one is ready in { $seconds } second
   *[other] all hints are used; the next one is ready in { $seconds } seconds
}

## What happened at the table.

server-event-undone =
    { $seat ->
        [you] You take the last step back.
       *[other] { $seat } takes the last step back.
    }
server-event-undone-answered =
    { $seat ->
        [you] You take the last step back, and with it what the bots answered.
       *[other] { $seat } takes the last step back, and with it what the bots answered.
    }
server-event-rewound =
    { $seat ->
        [you] All agree to go back, as you asked.
       *[other] All agree to go back, as { $seat } asked.
    }
# To whoever looks on while others are asked
server-waits = Waiting for { $waiting }.
# A step of a replay that brought nothing to be told: what its player chose
server-chosen = { $seat }: { $choice }

## The store, the settings, the address.

server-store-full = the disk is full: nothing more can be stored, and what was not stored has not happened
server-store-read-only = the store cannot be written: it is read-only or its folder is missing
server-store-no-database = this file is not a store of Tilewright
server-store-broken = the store cannot be used: { $detail }
server-store-in-use = the store { $file } is in use: another server is running with it
server-store-stop-others = this version changes the store { $file } so that the servers which run with it cannot go on: { $servers }. Stop all of them, start this one, then the others in the new version
server-store-newer = this store belongs to a newer Tilewright (its version is { $stored }, this one knows up to { $known }); please run the newer one
server-starting = the server is starting; ask again in a moment
server-store-slow = the store is too slow: a write did not end within { $seconds } s
server-store-stale = somebody else has changed this table in the meantime; look again
server-elsewhere = the table is just moving to another server; try again in a moment
server-table-broken = this table cannot be read any more; whoever runs the server finds it in the log
server-store-no-game = there is no table { $table } with a game in this store
server-store-no-file = there is no store { $file }
server-store-target-exists = { $file } exists already
server-store-url = a store is a file, or a database by a URL such as postgresql://user@host/name
server-store-driver = for a store on PostgreSQL please install “tilewright[postgresql]”
server-redis-driver = to use Redis please install “tilewright[redis]”
server-store-unreachable = the database { $address } cannot be reached; is PostgreSQL running there?
server-store-denied = the database { $address } does not accept this user with this password
server-store-refused = the database { $address } refuses the connection: { $detail }
server-store-old-server = PostgreSQL { $found } is too old; version { $least } or newer is needed
server-store-encoding = this database stores texts as { $found }; please make one with the encoding UTF8
server-store-other-tables = the database { $address } holds tables of something else; please take an empty one
server-store-lost = the database cannot be reached at the moment; what was not stored has not happened
server-store-older = this store is older than this Tilewright (its version is { $stored }, here { $known }); a server that starts with it brings it up to date
server-store-unfinished = the store { $file } is not whole yet; run “tilewright migrate” again until it is done
server-store-only-file = only a store in a file can be restored like this; fill an empty database with “tilewright migrate” instead
server-move-same = these are the same store; name two different ones
server-move-not-empty = the store { $address } is not empty; please take an empty one
server-move-different = what is in { $address } differs from the old store (part: { $part }); empty it and begin again
server-move-row = the other database does not take a row (part: { $part }, row: { $row }); “tilewright admin check” may tell more
server-config-unreadable = the config file { $file } cannot be read: { $detail }
server-config-wrong = a setting is wrong: { $detail }
server-config-old-proxy = the setting { $old } no longer exists: list the addresses of your proxies in { $new } instead (docs/hosting.md)
server-worker-alone = tilewright worker needs redis, and worker_secret or cluster_secret, as the servers have them
server-address-taken = the address { $address } cannot be used: { $detail }

# Accounts.

server-bad-address = this is not an e-mail address
server-code-slip = there is a typing mistake in this code: compare it letter by letter
server-email-taken = this address belongs to another account, or the link was used already
server-last-way = this is the only way into your account; add another one first
server-left-person = Somebody who left
server-letter-elsewhere = open this link in the browser in which you asked for it
server-mail-failed = the e-mail could not be sent; check the address, or try again later
server-name-kept = { $name } is the name of somebody with an account here, or looks like it; choose another
server-no-mail = this server sends no e-mail
server-no-passkeys = passkeys do not work here: they need a server with a name and HTTPS
server-other-name = this is not your name; nothing was deleted
server-passkey-copied = this passkey has signed before with a higher number: it may be a copy, so it is refused
server-passkey-late = this took too long or was answered already; begin again
server-passkey-wrong = this passkey could not be added
server-passkeys-enough = you have { $most } passkeys already; remove one first
server-sign-in-failed = signing in failed: what you gave is wrong, was used already or is too old
server-too-many-attempts = too many attempts to sign in; try again in { $seconds } s
server-too-many-letters = too many e-mails were requested; try again later

# Letters.

server-letter-hello = Hello { $name },
server-letter-sign-in-subject = Sign in to Tilewright
server-letter-sign-in = This link signs you in to Tilewright, once, within { $minutes } minutes:
server-letter-confirm-subject = Confirm your address for Tilewright
server-letter-confirm = Somebody wants to sign in to Tilewright with this address. If that is you, open this link within { $minutes } minutes, in the same browser:
server-letter-ignore = If you did not ask for it, do nothing: without the link nothing happens.

## Hosts, moderators, and people who keep apart.

server-banned = you cannot use this server until { $until }: { $reason }
server-banned-for-good = you cannot use this server: { $reason }
server-muted-until = a moderator has muted you in every chat until { $until }: { $reason }
server-muted-for-good = a moderator has muted you in every chat: { $reason }
server-reported-gone = whoever this report is about has deleted their account
server-read-only = the server is read-only at the moment: games can be looked at, but nothing can be changed
server-invited-only = this server is for invited people: open the link of your invitation first
server-invitation-wrong = this invitation is wrong, used up or too old
server-open-kept = here only people who keep their account can open tables
server-open-invited = here only people with an invitation can open tables
server-open-moderators = here only moderators open tables
server-not-moderator = only moderators can do this
server-not-host = only hosts give roles
server-name-staff = { $name } looks like the name of somebody who looks after this server; choose another
# Nobody may be called so; in small letters, between commas.
server-staff-titles = admin, administrator, moderator, host, support, Tilewright
server-role-nameless = whoever has a role needs a name first
server-role-guest = { $name } plays as a guest; a role needs an account with a passkey, a recovery code or an e-mail address
server-kept-apart = you and somebody at this table do not play together; please choose another table
server-hide-self = that is you yourself
server-hide-most = your list holds { $most } people at most; take somebody off it first
server-no-hidden = there is no such person on your list
server-no-line = there is no such line of chat any more
server-report-received = Thank you, the report was received. A moderator will read it.
server-report-handled = { $who } has handled this report already
server-report-unknown = there is no report { $number }
server-reports-most = you have reported a lot; please wait until a moderator has read it
server-reports-full = too many reports are waiting on this server; please tell its host in another way
server-ban-staff = somebody with a role here cannot be banned; a host must take the role away first
server-ban-one = name either a person, or an address or network
server-ban-network = { $network } is neither an address nor a network such as 192.0.2.0/24
server-ban-wide = { $network } is too wide: it would keep out a large part of the internet
server-ban-most = there are { $most } bans already; lift some first
server-ban-unknown = there is no ban of { $ban }
server-person-unknown = nobody here has the id or the name { $person }
server-person-several = several people are called { $person }; name one by the id
server-table-over = the game at this table is over already
server-announce-lang = give a text for at least one of these languages: { $langs }
server-invitation-unknown = there is no invitation { $number }
server-invitations-most = there are { $most } invitations already; revoke some first
server-admin-forbidden = you may not give the server commands: { $file } belongs to another user
server-admin-silent = the server has not answered; look at its log
server-admin-unreachable = a server runs with { $file } but cannot be reached from here; stop it, or run the command on the machine and system where it runs
server-check-file = the file is damaged: { $detail }
server-check-orphan = { $part } of a table that is not there: { $table }
server-check-row = table { $table }: its row or its seats cannot be read
server-check-person = table { $table }: there is no person { $person }
server-check-seat = table { $table }: nobody holds seat { $seat }
server-check-scores = table { $table }: the record gives other scores
server-check-record = table { $table }: its record is wrong at line { $line }
server-check-journal = table { $table }: the game does not replay as it was played: { $detail }
server-restore-running = a server is running with this store; stop it first
server-restore-same = that is the store itself; name a backup
server-restore-unsound = { $file } is damaged, so nothing was changed; “tilewright admin check” tells what is wrong (found: { $count })

## What is wrong with data that was sent or set. Names of fields and kinds are those of the wire and the config file.

server-fault-late = it did not arrive within { $seconds } s
server-fault-json = it is not JSON from byte { $byte } on
server-fault-cut-off = it ends too early
server-fault-field-missing = the field { $field } is missing
server-fault-field-unknown = there is no field { $field }
server-fault-kind = { $where }: must be { $wanted }, not { $given }
server-fault-least = { $where }: must be { $bound } or more
server-fault-most = { $where }: must be { $bound } or less
server-fault-above = { $where }: must be more than { $bound }
server-fault-below = { $where }: must be less than { $bound }
server-fault-length-least = { $where }: too short; the length must be { $bound } or more
server-fault-length-most = { $where }: too long; the length must be { $bound } or less
server-fault-value = { $where }: this value is not possible
server-fault-proxy = proxies: “{ $given }” is neither an address nor a network
server-fault-short-secret = { $name }: at least { $least } characters
server-fault-cluster-address = cluster_address: “{ $given }” is not an address such as http://10.0.0.5:8017
server-fault-cluster-store = cluster_secret: several servers need a store on PostgreSQL
server-fault-redis = redis: no address such as redis://10.0.0.6:6379/0

## Programs that play over the network.

server-account-needed = only people who keep their account can have programs play here
server-settings-guest = settings are kept here only for people who keep their account
server-programs-enough = you have { $most } programs already; delete one first
server-no-program = you have no such program
server-program-away = this program is not here
server-program-busy = this program sits at { $most } tables already
server-challenge-open = this program has been asked and has not answered yet
server-challenge-fast = too many challenges in a row; the next in { $seconds } s
server-no-challenge = there is no such challenge, or it was too long ago
