// What the page says besides what it shows: lines for screen readers, and short notes that come and go.
import type { Refusal } from '../table/contract.ts'

export interface Note {
  id: number
  kind: 'bad' | 'good' | 'plain'
  head: string
  text: string
  rule: string
  action?: { text: string; run: () => void }
}

class Notifier {
  polite = $state('')
  urgent = $state('')
  notes: Note[] = $state([])
  #last = 0
  #turn = false

  /** Messages of one moment are said together; a trailing space makes the same words new. */
  announce(text: string): void {
    this.#turn = !this.#turn
    this.polite = this.#turn ? text : `${text}\u00a0`
  }

  alarm(text: string): void {
    this.#turn = !this.#turn
    this.urgent = this.#turn ? text : `${text}\u00a0`
  }

  note(note: Partial<Note> & { text: string }, ms = 6000): void {
    const one: Note = { kind: 'plain', head: '', rule: '', ...note, id: ++this.#last }
    this.notes = [...this.notes.filter((other) => other.text !== one.text), one].slice(-3)
    if (ms) setTimeout(() => this.drop(one.id), ms)
  }

  drop(id: number): void {
    this.notes = this.notes.filter((note) => note.id !== id)
  }

  refused(head: string, refusal: Refusal): void {
    const rule = refusal.rule ?? ''
    const text = (refusal.words ?? refusal.key).replace(new RegExp(`^${rule}: `), '')
    this.note({ kind: 'bad', head, text, rule }, 9000)
    this.alarm(`${head}. ${text}`)
  }
}

export const notifier = new Notifier()
