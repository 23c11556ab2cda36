// Who this browser is to the server, as far as the page was told; shared by all that shows or changes it.
import { api, forgetPerson, onSignedOut } from '../server/api.ts'
import type { Introduce, Myself } from '../server/wire.ts'
import { follow, sendChoices } from './kept_settings.ts'

class OwnPerson {
  /** null: nobody; undefined: not asked yet. */
  seen = $state.raw<Myself | null | undefined>(undefined)
  /** The server knew this browser before and does not any more: the session was ended elsewhere. */
  ended = $state(false)

  constructor() {
    onSignedOut.call = () => {
      if (this.seen) this.lose()
    }
    sendChoices(async () => (this.seen === undefined ? this.load() : this.seen))
  }

  async load(): Promise<Myself | null> {
    const found = await api.me()
    if (found) this.ended = false
    this.seen = found
    if (found?.kept) await this.follow(found)
    return found
  }

  async introduce(me: Introduce): Promise<Myself> {
    return (this.seen = await api.introduce(me))
  }

  /** The settings of the account; without them the page goes on as it is. */
  async follow(me: Myself): Promise<void> {
    await follow(me.settings ?? {}).catch(() => undefined)
  }

  /** This person keeps an account now, or does no more. */
  keeps(name: string, kept: boolean): void {
    if (!this.seen) return
    const before = this.seen
    this.seen = { ...before, name, kept }
    if (kept && !before.kept) void this.load().catch(() => undefined)
  }

  /** The session ended while the page was open. */
  lose(): void {
    this.ended = true
    this.seen = null
  }

  /** Signed in, or signed out by oneself. */
  async change(known: boolean): Promise<void> {
    this.ended = false
    this.seen = undefined
    if (!known) forgetPerson()
    await this.load()
  }
}

export const myself = new OwnPerson()
