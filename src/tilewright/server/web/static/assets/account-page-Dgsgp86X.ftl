## The account.

account-page-who = Who you are
account-page-saved = Saved.
account-page-kept = Your games are kept
account-page-guest = Only in this browser
account-page-keep = Keep your games
account-page-kept-about = You can come back to your games, your name, your mark and your settings from any device. Two ways are safer than one.
account-page-guest-about = Your games belong to this browser alone. If its data are cleared or you take another device, you cannot come back to them. Any of these ways keeps them; everything else stays as it is.
account-page-nobody = You have not played here yet. Choose a name, or come back from another device:
account-page-name-first = Choose a name and save it first: it tells your devices who you are.
account-page-have-one = Have you kept games on another device?
account-page-cancel = Cancel
account-page-copy = Copy
account-page-print = Print
account-page-done = Done
account-page-remove = Remove
account-page-remove-what = Remove: { $what }

## Passkeys.

account-page-passkeys = Passkeys
account-page-passkey = Passkey
account-page-passkey-about = You sign in with your fingerprint, your face or the PIN of your device; there is no password to remember.
account-page-passkey-add = Add a passkey
account-page-passkey-asking = Your device is asking…
account-page-passkey-added = The passkey is added. Your games are kept.
account-page-passkey-removed = The passkey is removed.
account-page-passkey-made = added { $ago }
account-page-passkey-used = last used { $ago }
account-page-passkey-remove-title = Remove this passkey?
account-page-passkey-remove-text = “{ $what }” will not sign you in any more. You can also delete it in the settings of that device.
account-page-obstacle-insecure = Passkeys need an encrypted connection (HTTPS), and this page is opened without one. A recovery code works here too.
account-page-obstacle-address = Passkeys need a name in the address bar, and this page is opened by an IP address. A recovery code works here too.
account-page-obstacle-browser = This browser is too old for passkeys. A recovery code works here too.
account-page-obstacle-server = This server cannot use passkeys at this address. A recovery code works here too.
account-page-fault-cancelled = No passkey was added: the question was cancelled or not answered in time.
account-page-fault-missing = No passkey was used: the question was cancelled, or this device has none for this server. Try another way below.
account-page-fault-known = This device already has a passkey for your account.
account-page-fault-address = The browser allows no passkeys at this address.
account-page-fault-unable = This device cannot keep a passkey. Another one may, or use a recovery code.
account-page-fault-late = The device did not answer. Try again.
account-page-fault-odd = That did not work with this browser. Nothing has changed; try again or use another way.

## The recovery code.

account-page-recovery = Recovery code
account-page-recovery-about = A code on paper brings you back when all your devices are lost.
account-page-recovery-make = Make a recovery code
account-page-recovery-renew = Make a new code
account-page-recovery-made = You have one ({ $date }). A new one makes it void.
account-page-recovery-shown = Your recovery code
account-page-recovery-new = Your new recovery code
account-page-recovery-spent = The code that you typed is used up. This one takes its place.
account-page-recovery-once = It is shown only now. Whoever has it can sign in as you, so keep it where you keep important papers.
account-page-recovery-written = I have written it down or printed it
account-page-recovery-done = Your games are kept by the recovery code.
account-page-recovery-unwritten = The code is valid. If you did not write it down, make a new one.
account-page-paper-address = Server
account-page-paper-date = Made on
account-page-paper-how = To come back: open { $address }, choose “Recovery code” and type the code. Capitals, spaces and dashes do not matter.
account-page-paper-care = The code works once; then you get a new one. Whoever has it can sign in as you.

## Another device.

account-page-link = Another device
account-page-link-about = Play on with your phone or another computer, as the same person.
account-page-link-show = Bring in a device
account-page-link-title = Sign in on another device
account-page-link-scan = Point the camera of the other device at this picture.
account-page-link-picture = QR code with the link for the other device
account-page-link-type = Or open { $address } there and type this code:
account-page-link-code = Code for the other device
account-page-link-near = This address works on this machine only. For another device start the table with: scripts/run --host 0.0.0.0. Then open it there by the network address of this machine and type the code.
account-page-link-care = For your own devices only: whoever uses it is signed in as you.
account-page-link-left = Valid for another { $time }
account-page-link-over = This code is no longer valid.
account-page-link-new = Show a new code
account-page-link-done = Signed in: { $what }

## E-mail.

account-page-email = E-mail
account-page-email-about = A link in an e-mail signs you in. You get no other mail.
account-page-email-address = E-mail address
account-page-email-send = Send the link
account-page-email-sent = An e-mail is on its way to { $address }. Open the link in it in this browser to confirm the address.
account-page-email-removed = The address is removed.

## Sessions.

account-page-sessions = Where you are signed in
account-page-session-this = this browser
account-page-session-unnamed = Unknown device
account-page-session-seen = last seen { $ago }
account-page-session-end = Sign out
account-page-session-end-what = Sign out: { $what }
account-page-session-ended = That device is signed out.
account-page-sessions-end-others = Sign out everywhere else
account-page-sessions-ended = You are signed in only here now.
account-page-sign-out = Sign out
account-page-sign-out-title = Sign out and lose your games?
account-page-sign-out-text = Nothing keeps your games yet. Once you are signed out nobody can come back to them, not even you.
account-page-sign-out-stay = Stay
account-page-sign-out-anyway = Sign out and lose them
account-page-signed-out = You are signed out.

## Own data.

account-page-data = Your data
account-page-export = Download my data
account-page-export-about = Everything that this server knows about you, as one file.
account-page-delete = Delete everything
account-page-delete-about = Deletes your account and your name for good.
account-page-delete-title = Delete everything about you?
account-page-delete-person = Your name, mark, settings and all ways to sign in are deleted at once, on every device.
account-page-delete-running = You leave your running games, as when you give up your seat.
account-page-delete-finished = Finished games stay for those who played with you, without your name.
account-page-delete-final = Nobody can bring it back.
account-page-delete-type = To confirm, type your name: { $name }
account-page-deleted = Everything about you is deleted.

## Games of this browser.

account-page-merge-title = Games of this browser
account-page-merge-text = { $count ->
    [one] One game was played in this browser before you signed in. Take it into your account?
   *[other] { $count } games were played in this browser before you signed in. Take them into your account?
}
account-page-merge-yes = Take them over
account-page-merge-no = Leave them
account-page-merge-taken = The games are in your account now.
account-page-merge-left = The games were not taken over.

## Signing in.

account-page-sign-in-about = Come back to your games. There are no passwords.
account-page-sign-in-passkey = Sign in with a passkey
account-page-way-device = Code from another device
account-page-way-device-about = Where you are signed in, open your account and choose “Bring in a device”.
account-page-way-recovery = Recovery code
account-page-way-recovery-about = The code on your paper. Capitals, spaces and dashes do not matter.
account-page-way-email = Link by e-mail
account-page-way-email-about = If you have added your address to your account, a link comes there.
account-page-way-email-sent = If { $address } belongs to an account, the link is on its way.
account-page-link-here = Sign in on this device?
account-page-link-here-about = You come from another device. Go on only if the link or picture was your own.
account-page-letter-here = Go on with the link from your e-mail?
account-page-letter-here-about = It signs you in here, or confirms your address. Go on only if you asked for this e-mail.
account-page-link-enter = Sign in here
account-page-letter-enter = Go on
account-page-other-ways = Other ways to sign in
account-page-signed-in-as = You are signed in as { $name }.
account-page-welcome = Welcome back, { $name }
account-page-no-need = You can play without signing in.
