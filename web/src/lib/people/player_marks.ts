// Marks: who a player is, by a drawing and never by a colour.
const PLAIN = ['key', 'star', 'boat', 'oak', 'bell', 'fish', 'mill', 'wheel']

/** The symbol of a mark; who has none is given one by the seat. */
export const markId = (mark: string, seat = 0): string => `m-${mark || PLAIN[((seat % 8) + 8) % 8]}`
