// The games on the shelf; the only file outside games/ that names one.
import type { OnShelf } from '../lib/contract.ts'

export const shelf: Record<string, OnShelf> = {}
