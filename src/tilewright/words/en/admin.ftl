## The commands of `tilewright admin`.

admin-help = Look after a server and its store. It works beside a running server, through a socket in the data folder, and on a store that no server uses.
admin-help-status = Show the state of the server: people, tables, reports, settings.
admin-help-people = People: find, ban, give a role, sign out, delete.
admin-help-people-list = List people, the newest first.
admin-help-people-show = Show one person.
admin-help-people-role = Give somebody a role or take it away.
admin-help-people-sign-out = End all sessions of a person. A guest without an account has no way back then.
admin-help-people-delete = Delete everything about a person. Games with others stay, with nobody behind the seat.
admin-help-people-ban = Keep a person out. Their sockets close at once; their running games go on by the rules of absence.
admin-help-people-unban = Let a person in again.
admin-help-bans = Bans by person, address and network.
admin-help-bans-list = List the bans that hold.
admin-help-bans-add = Keep an address or a network out.
admin-help-bans-lift = Lift a ban.
admin-help-tables = Tables: list, look at, close, delete.
admin-help-tables-list = List tables, the newest first.
admin-help-tables-show = Show one table: its seats and the last lines of chat.
admin-help-tables-close = Close a table. A game that runs is given up, without scores.
admin-help-tables-delete = Delete a table with its game, its chat and its record.
admin-help-tables-remove-line = Remove a line of chat.
admin-help-reports = Reports of people about people.
admin-help-reports-list = List the reports that wait.
admin-help-reports-show = Show a report with its context.
admin-help-reports-handle = Note that a report is handled.
admin-help-announce = What everybody is told at the top of the page.
admin-help-announce-set = Announce something, at once on all open pages. Example: tilewright admin announce set "en=Update at 20:00" "hu=Frissítés 20:00-kor" --hours 3
admin-help-announce-clear = Take the announcement back.
admin-help-announce-show = Show the announcement.
admin-help-invitations = Invitations, for a server with entry = "invited".
admin-help-invitations-make = Make an invitation; its link is shown once.
admin-help-invitations-list = List the invitations.
admin-help-invitations-revoke = Revoke an invitation. Whoever has used it stays.
admin-help-read-only = Switch read-only mode on or off. Games may be looked at, nothing changes, and clocks stand still.
admin-help-audit = Show what hosts and moderators did, the newest first. Nothing can be removed from it.
admin-help-check = Check a store. The file, what belongs together, and every game replayed to its digests. Exit code 0: sound, 1: faults, 2: it cannot be read.
admin-help-restore = Put a backup in the place of the store. It is checked first, and the old store is kept beside it. The server must be stopped.

## Their arguments.

admin-arg-db = The store; without it, that of the settings or of the data folder.
admin-arg-json = Print the answer as JSON.
admin-arg-why = Why; it is written into the log.
admin-arg-most = Show at most this many.
admin-arg-yes = Do it without asking.
admin-arg-person = A person: the id, or a name that only one has.
admin-arg-search = A part of a name, or the beginning of an id.
admin-arg-role = host, moderator or none.
admin-arg-reason = The reason; whoever is kept out reads it.
admin-arg-days = For this many days; 0 for good.
admin-arg-network = An address, or a network such as 192.0.2.0/24.
admin-arg-ban = The number of the ban, the address or the person.
admin-arg-phase = Only those: open, playing, finished, closed or abandoned.
admin-arg-line = The number of the line.
admin-arg-report = The number of the report.
admin-arg-all = Also those that are handled.
admin-arg-handled = What was done.
admin-arg-text = The text, as LANG=TEXT for each language; without LANG= it is English.
admin-arg-level = info or warning.
admin-arg-hours = For this many hours; 0 until it is cleared.
admin-arg-note = For whom it is; only hosts see it.
admin-arg-uses = How many people may use it.
admin-arg-invitation = The number of the invitation.
admin-arg-switch = on or off.
admin-arg-check = The store or backup; without it, that of the server.
admin-arg-backup = The backup.

## What they answer.

admin-done = Done.
admin-sure = This cannot be undone: { $what }. Type “yes” to do it.
admin-sure-ban = { $days ->
    [0] Keep { $whom } out for good?
    [one] Keep { $whom } out for { $days } day?
   *[other] Keep { $whom } out for { $days } days?
} Type “yes” to do it.
admin-sure-close = End table { $table }? A game that has begun ends without a score. Type “yes” to do it.
admin-not-done = nothing was done
admin-nothing = Nothing there.
admin-for-good = for good
admin-yes = yes
admin-people-total = { $shown } of { $total }
admin-person-now = Open connections: { $sockets }. Reports that wait: { $reports }.
admin-ban-reason = Kept out: { $reason }
admin-banned = Kept out, until: { $until }
admin-table-lines = Steps of the game: { $lines }
admin-report-note = Handled: { $note }
admin-invitation = The link, after the address of your server: { $path } (until: { $until }). It is not shown again.
admin-entry-open = Everybody may come to this server; entry = "invited" in its settings changes that.
admin-announce-twice = give one text for each language
admin-on-or-off = say on or off
admin-status-running = The server runs (version { $version }).
admin-status-resting = No server runs with this store (version { $version }).
admin-status-read-only = Read-only: nothing changes.
admin-checking = Checking
admin-check-older = This store is older than this Tilewright; a copy was brought up to date and checked.
admin-check-seen = Checked: { $tables } tables, { $games } games, { $lines } steps.
admin-check-faults = Faults: { $count }
admin-check-sound = { $file } is sound.
admin-restore-kept = The old store is kept in { $file }
admin-restored = Restored: { $file }

## Titles of columns.

admin-column-id = Id
admin-column-name = Name
admin-column-role = Role
admin-column-kept = Account
admin-column-since = Since
admin-column-banned = Kept out until
admin-column-phase = State
admin-column-tables = Tables
admin-column-number = No.
admin-column-whom = Whom
admin-column-until = Until
admin-column-reason = Reason
admin-column-who = By
admin-column-at = When
admin-column-game = Game
admin-column-seats = Seats
admin-column-made = Made
admin-column-watching = Connections
admin-column-seat = Seat
admin-column-stand-in = Bot in its place
admin-column-category = About
admin-column-reporter = Reported by
admin-column-table = Table
admin-column-text = Text
admin-column-handled = Handled by
admin-column-lang = Language
admin-column-level = Level
admin-column-note = For
admin-column-used = Used
admin-column-act = Action
admin-column-why = Why
admin-column-what = What
admin-column-value = Value

## Roles, states, and what a report is about.

admin-role-host = host
admin-role-moderator = moderator
admin-phase-open = waiting
admin-phase-playing = playing
admin-phase-finished = finished
admin-phase-closed = closed
admin-phase-abandoned = given up
admin-phase-broken = unreadable
admin-category-abuse = insults
admin-category-cheating = cheating
admin-category-stalling = stalling
admin-category-name = name
admin-category-spam = spam
admin-category-other = other
