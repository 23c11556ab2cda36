// The account of whoever is at this browser, and one thing at a time that is done with it.
import { notifier } from '../../lib/browser/notifier.svelte.ts'
import { RequestError } from '../../lib/server/api.ts'
import { myself } from '../../lib/people/myself.svelte.ts'
import type { Account } from '../../lib/server/wire.ts'
import { t } from '../../lib/words/words.svelte.ts'
import { calls } from './calls.ts'
import { faultOf } from './passkeys.ts'

/** How often the open page asks whether something changed elsewhere. */
const REFRESH = 15_000

export class OwnAccount {
  /** null: the server does not know this browser; undefined: not asked yet. */
  seen = $state.raw<Account | null | undefined>(undefined)
  /** What this server and the way to it allow. */
  possible = $state.raw({ passkeys: true, mail: false })
  /** What is being done now; its button shows it and the others wait. */
  busy = $state('')
  /** Why the last thing did not work, and which one it was. */
  trouble = $state.raw({ about: '', text: '' })

  async load(): Promise<void> {
    try {
      const found = await calls.account()
      this.possible = { passkeys: found.passkeys_possible, mail: found.mail_possible }
      if (!found.sessions.length && this.seen) myself.lose() // ended elsewhere
      this.seen = found.sessions.length ? found : null
      if (this.trouble.about === 'load') this.trouble = { about: '', text: '' }
    } catch (error) {
      this.trouble = { about: 'load', text: (error as Error).message }
    }
  }

  /** Keeps in step with what is done on other devices, until the returned function is called. */
  follow(): () => void {
    const look = () => document.visibilityState === 'visible' && !this.busy && void this.load()
    const clock = setInterval(look, REFRESH)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(clock)
      document.removeEventListener('visibilitychange', look)
    }
  }

  /** Does one thing; what it answers is the account as it is now. Says aloud what was done. */
  async run(about: string, work: () => Promise<Account | void>, done = ''): Promise<boolean> {
    if (this.busy) return false
    this.busy = about
    this.trouble = { about: '', text: '' }
    try {
      const found = await work()
      if (found) this.take(found)
      if (done) this.say(done)
      return true
    } catch (error) {
      this.trouble = { about, text: reasonOf(error, about) }
      notifier.alarm(this.trouble.text)
      return false
    } finally {
      this.busy = ''
    }
  }

  take(found: Account): void {
    this.seen = found
    myself.keeps(found.name, found.kept)
  }

  say(text: string): void {
    notifier.note({ kind: 'good', text })
    notifier.announce(text)
  }
}

/** The sentence of a refusal: the server's own, or what the browser's error means. */
function reasonOf(error: unknown, about = ''): string {
  if (error instanceof RequestError) return error.message
  const fault = faultOf(error)
  return t(fault === 'cancelled' && about === 'enter' ? 'account-page-fault-missing' : `account-page-fault-${fault}`)
}
