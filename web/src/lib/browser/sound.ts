// Five short wooden sounds, made by the browser itself, and a phone that shakes with them; nothing before somebody
// has clicked once.
import { prefs } from './prefs.svelte.ts'

export type Sound = 'turn' | 'outbid' | 'piece' | 'reveal' | 'season'

let context: AudioContext | null = null
let soft: BiquadFilterNode | null = null

/** Browsers make no sound before the first gesture; neither do we. */
export function enableSound(): () => void {
  const wake = () => {
    context ??= new AudioContext()
    soft ??= muffled(context)
    if (context.state === 'suspended') void context.resume()
  }
  addEventListener('pointerdown', wake, { once: true })
  addEventListener('keydown', wake, { once: true })
  return () => {
    removeEventListener('pointerdown', wake)
    removeEventListener('keydown', wake)
  }
}

/** Everything goes through one filter that takes the edge off. */
function muffled(to: AudioContext): BiquadFilterNode {
  const filter = to.createBiquadFilter()
  filter.type = 'lowpass'
  filter.frequency.value = 2600
  filter.connect(to.destination)
  return filter
}

/** A struck piece of wood: a short tone with a soft overtone that dies away quickly. */
function knock(at: number, pitch: number, length: number, loud: number): void {
  if (!context || !soft) return
  for (const [partial, share] of [
    [1, 1],
    [2.76, 0.35],
    [5.4, 0.12],
  ] as const) {
    const tone = context.createOscillator()
    const fade = context.createGain()
    tone.type = partial === 1 ? 'triangle' : 'sine'
    tone.frequency.value = pitch * partial
    fade.gain.setValueAtTime(0, at)
    fade.gain.linearRampToValueAtTime(loud * share, at + 0.004)
    fade.gain.exponentialRampToValueAtTime(0.0001, at + length / partial)
    tone.connect(fade).connect(soft)
    tone.start(at)
    tone.stop(at + length)
  }
}

const plays: Record<Sound, (at: number, loud: number, times: number) => void> = {
  turn: (at, loud) => {
    knock(at, 523, 0.22, loud)
    knock(at + 0.14, 784, 0.32, loud)
  },
  outbid: (at, loud) => knock(at, 165, 0.28, loud * 1.2),
  piece: (at, loud, times) => {
    for (let tap = 0; tap < Math.min(3, times); tap++) knock(at + tap * 0.09, 420 + 30 * tap, 0.09, loud * 0.7)
  },
  reveal: (at, loud) => {
    for (let grain = 0; grain < 7; grain++)
      knock(at + grain * 0.045 + Math.random() * 0.02, 300 + Math.random() * 260, 0.05, loud * 0.35)
  },
  season: (at, loud) => {
    knock(at, 392, 1.1, loud * 0.8)
    knock(at + 0.02, 588, 0.9, loud * 0.4)
  },
}

/** Milliseconds of shaking and rest in turn; what others do with their pieces does not shake. */
const SHAKES: Record<Sound, number[]> = {
  turn: [50, 70, 50],
  outbid: [90],
  piece: [],
  reveal: [],
  season: [30, 60, 30, 60, 30],
}
const OWN_PIECE = [15]

/** Only on what is held in a hand, and never before the first touch. */
function shake(pattern: number[]): void {
  if (!pattern.length || !prefs.haptics || !navigator.userActivation?.hasBeenActive) return
  if (matchMedia('(pointer: coarse)').matches) navigator.vibrate?.(pattern)
}

export function sound(name: Sound, times = 1, own = false): void {
  shake(own ? OWN_PIECE : SHAKES[name])
  if (!context || context.state !== 'running' || prefs.volume <= 0) return
  plays[name](context.currentTime + 0.01, 0.35 * prefs.volume, times)
}
