## Somebody at a table.

moderation-hide = Hide messages
moderation-hide-end = Show messages
moderation-hide-about = Hides from you what { $name } writes in the chat, at this table and at others.
moderation-block = Block
moderation-block-end = Unblock
moderation-block-about = Keeps you from ever being seated together again, and hides what { $name } writes. A game that has begun goes on. { $name } is not told.
moderation-block-done = { $name } is blocked. Your account page lists everybody you have blocked.
moderation-report = Report…
moderation-report-about = The moderators of this server look at it. { $name } is not told who has reported.
moderation-cancel = Cancel
moderation-nameless = deleted account

## A report.

moderation-report-title = Report { $name }
moderation-report-why = What is it about?
moderation-category-abuse = Insults or threats
moderation-category-cheating = Cheating
moderation-category-stalling = Keeping others waiting on purpose
moderation-category-name = An offensive name
moderation-category-spam = Spam
moderation-category-other = Something else
moderation-report-text = What happened? (if you like)
moderation-report-block = Block { $name } as well
moderation-report-kept = This is kept: who reports whom, what you write here, the game, the names at the table and the last 20 messages of the chat; no hidden pieces or cards. Only the moderators and the host of this server can read it. It is deleted 180 days after it was handled.
moderation-report-send = Send the report

## Your own list.

moderation-list = People you do not want to meet
moderation-list-about = You never sit at a table with people you have blocked. The shield beside a name at the table and in the chat is where you block, hide and report.
moderation-list-empty = Nobody is on your list.
moderation-blocked = blocked
moderation-hidden = messages hidden

## What holds for you here.

moderation-own-ban = You are banned from this server. The reason: { $reason }
moderation-own-ban-until = You are banned from this server until { $until }. The reason: { $reason }
moderation-own-mute = You cannot write in any chat here. The reason: { $reason }
moderation-own-mute-until = You cannot write in any chat here until { $until }. The reason: { $reason }
moderation-invited-only = This server is for invited people. Open the link of your invitation to come in.
moderation-open-kept = Only people who keep their account can open tables here. Your account page says how.
moderation-open-invited = Only people with an invitation can open tables here.
moderation-open-moderators = Only moderators open tables here. You can sit down at theirs.
moderation-invitation = You are invited
moderation-invitation-about = The host of this server has given you this link. It lets you in, and this browser remembers it.
moderation-invitation-enter = Come in
moderation-invitation-done = Welcome!

## What moderators do.

moderation-not-yours = This page is for the moderators of this server.
moderation-part-reports = Reports
moderation-part-bans = Bans
moderation-part-log = Log
moderation-more = Show more
moderation-reports-all = Show handled reports too
moderation-reports-none = No reports are waiting.
moderation-report-by = Reported by { $name } { $ago }
moderation-report-others = { $count ->
    [one] one more report about this person
   *[other] { $count } more reports about this person
}
moderation-report-gone = this person has deleted their account
moderation-report-table = Open the table
moderation-report-lines = The chat at that time. Tick what is to be removed:
moderation-report-chat = The chat at that time
moderation-handle-mute = Mute in every chat
moderation-handle-ban = Ban
moderation-handle-note = What you decided and why; whoever is muted or banned reads it
moderation-handle = Decide
moderation-handled = Handled by { $name } { $ago }: { $note }
moderation-no-days = no
moderation-days = { $days ->
    [one] for { $days } day
   *[other] for { $days } days
}
moderation-is-banned = banned
moderation-is-muted = muted
moderation-ban-until = until { $until }
moderation-ban-for-good = for good
moderation-bans-none = Nobody is banned or muted.
moderation-lift = Lift
moderation-lift-reason = Why? It is written into the log.
moderation-log-none = Nothing has been done yet.
moderation-act-ban = Banned
moderation-act-unban = Ban lifted
moderation-act-mute = Muted
moderation-act-unmute = Mute lifted
moderation-act-delete-person = Account deleted
moderation-act-end-sessions = Signed out everywhere
moderation-act-close-table = Table ended
moderation-act-delete-table = Table deleted
moderation-act-remove-chat-line = Message removed
moderation-act-handle-report = Report handled
moderation-act-role = Role given
moderation-role-host = host
moderation-role-moderator = moderator
moderation-role-none = no role
moderation-staff = For moderators
moderation-reason = Reason; whoever is banned reads it, and it is written into the log
moderation-ban-days = How long
moderation-ban = Ban
moderation-ban-sure = { $days ->
    [one] Ban { $name } for { $days } day?
   *[other] Ban { $name } for { $days } days?
} All connections end at once; games that have begun go on by the rules of absence.
moderation-ban-done = { $name } is banned.
moderation-remove-line = Remove this message
moderation-line-removed = The message is removed.
moderation-close = End this table
moderation-close-sure = End this table for everybody? A game that has begun ends without a score.
moderation-closed = The table is ended.
