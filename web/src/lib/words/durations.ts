// Lengths of time: in words for choices, in figures for clocks.
import { words } from './words.svelte.ts'

const UNITS: [number, string][] = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
]

/** "2 minutes". */
export function spanWords(seconds: number): string {
  const [size, unit] = UNITS.find(([one]) => seconds >= one && seconds % one === 0) ?? [1, 'second']
  return words.number(seconds / size, { style: 'unit', unit, unitDisplay: 'long' })
}

/** "14:41", "2:03:09"; never below zero. */
export function clockFace(milliseconds: number): string {
  const all = Math.max(0, Math.ceil(milliseconds / 1000))
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}
