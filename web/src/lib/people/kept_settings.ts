// The settings of an account: taken over in every browser that it is signed in with, and sent when they change.
import { onChoice, prefs } from '../browser/prefs.svelte.ts'
import { api } from '../server/api.ts'
import type { Myself, PageSettings } from '../server/wire.ts'

/** A slider changes often: what is chosen within this time is sent together. */
const TOGETHER = 300

let waiting: PageSettings = {}
let timer: ReturnType<typeof setTimeout> | undefined

/** Sent as far as an account keeps it; what fails is sent with the next change. */
async function send(known: () => Promise<Myself | null>): Promise<void> {
  const change = waiting
  const isNew = ([name, value]: [string, unknown]) => change[name as keyof PageSettings] !== value
  try {
    if ((await known())?.kept) await api.keepSettings(change)
    waiting = Object.fromEntries(Object.entries(waiting).filter(isNew))
  } catch {
    // the settings hold in this browser
  }
}

/** From now on every choice is sent. */
export function sendChoices(known: () => Promise<Myself | null>): void {
  onChoice.call = (change) => {
    waiting = { ...waiting, ...change }
    clearTimeout(timer)
    timer = setTimeout(() => void send(known), TOGETHER)
  }
}

/** Those of the account win over those of this browser, but not over what was chosen a moment ago; an account that
 * has none yet gets them from here. */
export async function follow(settings: PageSettings): Promise<void> {
  if (Object.keys(settings).length) return prefs.take({ ...settings, ...waiting })
  if (Object.keys(prefs.shared).length) await api.keepSettings(prefs.shared)
}
