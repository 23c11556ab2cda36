// Where on the table of Keyflower the steps of the lessons point, and which tab of a phone leads there.

const tab = (name: string): string => `.kft .tabs [data-tab=${name}]:not(.on)`

export const MARKET = { point: '.kf-market', way: tab('market') }
const HARBOUR = { point: '.kf-harbour', way: tab('harbour') }
export const OWN = { point: '.own', way: tab('villages') }
export const HAND = { point: '.hand' }
export const CONTRACTS = { point: '.kf-harbour .trade', way: tab('harbour') }

/** A tile on auction, and what it takes to bid on it or use it. */
export const lot = (tile: string) => ({
  point: `.market [data-tile=${tile}]`,
  way: tab('market'),
  clicks: `.market [data-tile=${tile}], .dock`,
})

/** A tile of a village. */
export const built = (tile: string, seat: number) => ({
  point: `[data-tile=${tile}][data-seat="${seat}"]`,
  way: tab('villages'),
  clicks: `[data-tile=${tile}][data-seat="${seat}"], .dock`,
})

/** Your own village as a whole, while something is moved or placed in it. */
export const VILLAGE = { ...OWN, clicks: '.own .vil, .dock' }
export const PASS = { point: '.dock [data-do=pass]', clicks: '.dock' }
export const BOATS = { ...HARBOUR, clicks: '.kf-harbour [data-boat], .dock' }
export const SCORE = { point: '.own .seg', way: tab('villages'), clicks: '.own .seg' }
export const SCORES = { point: '.scorenow', way: tab('villages') }
