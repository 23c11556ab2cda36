// What holds on this server: what its host tells everybody, who may come and open tables, what this person may not do.
import { api } from './api.ts'
import type { ServerState } from './wire.ts'
import { words } from '../words/words.svelte.ts'

class HostedServer {
  /** null: not known yet. */
  seen = $state.raw<ServerState | null>(null)

  /** Asked for each page anew: it may have changed, and a failure only means that nothing is told. */
  async load(lang: string = words.lang): Promise<void> {
    try {
      const found = await api.server(lang)
      if (found.ban || found.mute || !found.may_open || found.entry === 'invited') await words.need('moderation')
      this.seen = found
    } catch {
      // what is asked next says what is wrong
    }
  }

  get staff(): boolean {
    return !!this.seen?.role
  }
}

export const hostedServer = new HostedServer()
