// Sounds and vibration: nothing before the first gesture, nothing that is switched off, a phone shakes and a laptop does not.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { prefs } from '../src/lib/browser/prefs.svelte.ts'
import { sound, enableSound } from '../src/lib/browser/sound.ts'

const tones: number[] = []
const shakes: number[][] = []
let coarse = true
let active = false
let made = 0

const node = () => ({ connect: (to: unknown) => to, frequency: { value: 0 }, type: '' })
const gain = { setValueAtTime: () => 0, linearRampToValueAtTime: () => 0, exponentialRampToValueAtTime: () => 0 }
class FakeContext {
  state = 'running'
  currentTime = 0
  destination = {}
  constructor() {
    made++
  }
  createOscillator = () => ({ ...node(), start: (at: number) => tones.push(at), stop: () => 0 })
  createGain = () => ({ ...node(), gain })
  createBiquadFilter = () => node()
}
vi.stubGlobal('AudioContext', FakeContext)
vi.stubGlobal('matchMedia', () => ({ matches: coarse }))
vi.stubGlobal('navigator', {
  languages: ['en'],
  get userActivation() {
    return { hasBeenActive: active }
  },
  vibrate: (pattern: number[]) => shakes.push(pattern),
})
const heard: Record<string, () => void> = {}
vi.stubGlobal('addEventListener', (kind: string, run: () => void) => (heard[kind] = run))
vi.stubGlobal('removeEventListener', () => undefined)

beforeEach(() => {
  tones.length = shakes.length = 0
  prefs.volume = 0.5
  prefs.haptics = true
})

describe('sound and feel', () => {
  it('is silent and still before the first gesture', () => {
    enableSound()
    sound('turn')
    expect([made, tones.length, shakes.length]).toEqual([0, 0, 0])
    active = true
    heard['pointerdown']?.()
    sound('turn')
    expect(made).toBe(1)
    expect(tones.length).toBeGreaterThan(0)
    expect(shakes).toHaveLength(1)
  })
  it('makes no sound at volume 0, and does not shake where that is not wanted or nothing is held', () => {
    prefs.volume = 0
    prefs.haptics = false
    sound('season')
    prefs.haptics = true
    coarse = false
    sound('season')
    coarse = true
    expect([tones.length, shakes.length]).toEqual([0, 0])
  })
  it('shakes for your own piece, not for those of others', () => {
    sound('piece', 2)
    expect(shakes).toEqual([])
    sound('piece', 2, true)
    expect(shakes).toHaveLength(1)
  })
})
