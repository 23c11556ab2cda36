// The games that the server knows, in the language of the page. Nothing here names one.
import { api } from '../server/api.ts'
import type { GameSeen, GameOptionSeen } from '../server/wire.ts'

class Catalogue {
  games: GameSeen[] = $state.raw([])

  /** Everything there is to say about the games in that language; what was known before stays until it is there. */
  async load(lang: string): Promise<void> {
    this.games = (await api.games(lang)).games
  }

  of(key: string): GameSeen | undefined {
    return this.games.find((one) => one.key === key)
  }

  option(key: string, name: string): GameOptionSeen | undefined {
    return this.of(key)?.options.find((one) => one.name === name)
  }

  get keys(): string[] {
    return this.games.map((one) => one.key)
  }
}

export const catalogue = new Catalogue()
