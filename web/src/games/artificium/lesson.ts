// A guided first round: real moves at a real table, one thing at a time.
import type { Lesson } from '../../lib/contract.ts'

export const lesson: Lesson = { title: 'artificium-table-lesson-title', record: '', steps: [] }
