/** Small flat buildings without ink, so that pieces stay in front: base line y = 14, about 36 wide. */
import type { Season } from '../types.ts'

const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`
const house = (w: number, wall: string, roof: string): string =>
  shape(`M${-w} 14V-2L0-13 ${w}-2V14z`, wall) + shape(`M${-w - 4}-1 0-16 ${w + 4}-1 ${w + 1} 3 0-9 ${-w - 1} 3z`, roof)

const CREAM = '#f6e8c8'
const TIMBER = '#6b4325'
const PLANK = '#c98b4a'
const DARK = '#3b322a'
const ROCK = '#aaa293'

const ART: Record<string, (roof: string) => string> = {
  hall: (r) =>
    shape('M-18 14V0H18V14z', CREAM) +
    shape('M-22 1-15-13H15L22 1z', r) +
    shape('M-3 14V5H3V14zM-13 5h6v5h-6zM7 5h6v5H7z', TIMBER),
  inn: (r) =>
    house(12, CREAM, r) +
    shape('M-4 14V4H4V14z', TIMBER) +
    shape('M12-4h11v2H12zM16-2h6v8h-6z', TIMBER) +
    shape('M17-1h4v6h-4z', '#f4bd1f'),
  mine: () =>
    shape('M-21 14-10-9 2-15 14-6 21 14z', '#94897a') +
    shape('M-21 14-10-9-3-3-9 14z', '#aba192') +
    shape('M-8 14V3Q0-6 8 3V14z', DARK) +
    shape('M-10 14V1h3v13zM7 14V1h3v13zM-11-2h22v4h-22z', '#8d5a2f'),
  quarry: () =>
    shape('M-21 14V3h11v-8H2v-8h13V4h6v10z', ROCK) +
    shape('M-21 3h11v4h-11zM-10-5H2v4h-12zM2-13h13v4H2zM15 4h6v4h-6z', '#d3ccbf'),
  forest: (r) =>
    shape('M-15 14-7-1-12-1-5-14 2-1-3-1 5 14z', '#4c7a45') +
    `<g transform="translate(11 2)">${house(8, PLANK, r)}</g>`,
  stable: (r) =>
    shape('M-18 14V-1L-9-13H9L18-1V14z', PLANK) +
    shape('M-22 0-11-16H11L22 0 18 2 9-10H-9L-18 2z', r) +
    shape('M-8 14V2H8V14z', '#5b3a20') +
    shape('M-1 2h2v12h-2z', PLANK),
  market: (r) =>
    shape('M-16 14V-3h3V14zM13 14V-3h3V14z', TIMBER) +
    shape('M-16 4H16V9H-16z', PLANK) +
    shape('M-20-3-14-14H14L20-3z', '#fff6df') +
    shape('M-20-3-14-14H-7L-9-3zM-2-3-1-14H7L9-3z', r),
  smithy: (r) =>
    shape('M7 0V-20h7V4z', '#857767') +
    house(14, '#e3d2ae', r) +
    shape('M-6 14V3H6V14z', DARK) +
    shape('M-3 14q0-5 3-8 3 3 3 8z', '#f08a2c') +
    '<circle cx="12" cy="-24" r="3.5" fill="#fff" opacity=".75"/>' +
    '<circle cx="17" cy="-29" r="2.5" fill="#fff" opacity=".6"/>',
  yard: (r) =>
    shape('M-18 14V-2h3V14zM15 14V-2h3V14zM-1.5 14V-2h3V14z', TIMBER) +
    shape('M-22-1-12-12H22L18-1z', r) +
    shape('M-14 14V7h12v7zM3 14V4h11v10z', PLANK),
  guild: (r) =>
    shape('M-11 14V-6L0-19 11-6V14z', CREAM) +
    shape('M-14-5 0-22 14-5 11-3 0-16-11-3z', r) +
    shape('M-7-1h5v6h-5zM2-1h5v6H2zM-3 14V8H3V14z', TIMBER),
  church: (r) =>
    shape('M-3 14V-4H18V14z', '#efe6d2') +
    shape('M-6-3 1-12H15L21-3z', r) +
    shape('M-16 14V-10H-4V14z', CREAM) +
    shape('M-18-9-10-28-2-9z', r) +
    shape('M-12-4h4v7h-4zM3 3h4v7H3zM10 3h4v7h-4z', '#4a6b86'),
  mill: (r) =>
    house(13, CREAM, r) +
    '<g transform="translate(17 5)" fill="none" stroke="#6b4325" stroke-width="2.6"><circle r="9"/>' +
    '<path d="M-9 0H9M0-9V9M-6-6 6 6M6-6-6 6" stroke-width="1.6"/></g>',
  windmill: (r) =>
    shape('M-8 14-5-8H5L8 14z', CREAM) +
    shape('M-7-7Q0-17 7-7z', r) +
    '<path d="M-14-20 14 8M14-20-14 8" stroke="#6b4325" stroke-width="2"/>' +
    shape('M-15-19-8-18-2-10-5-8zM15-19 8-18 2-10 5-8zM-15 7-8 6-2-2-5-4zM15 7 8 6 2-2 5-4z', '#fffaf0'),
  well: (r) =>
    shape('M-11 14V4H11V14z', ROCK) +
    shape('M-10 4V-8h3V4zM7 4V-8h3V4z', TIMBER) +
    shape('M-15-6 0-17 15-6z', r) +
    shape('M-2-8h4V1h-4z', TIMBER),
}

const OF: Record<string, string> = {}
const KINDS: Record<string, string> = {
  inn: 'alehouse brewer tavern inn',
  hall: 'apprentice_hall scholar scribes bookkeeper',
  mine: 'gold_mine key_mine miner',
  quarry: 'keystone_quarry quarryman mason',
  forest: 'keywood woodcutter sawmill',
  market: 'peddler hiring_fair store fair key_market merchant',
  stable: 'stable farrier barn wainwright muleteer',
  smithy: 'workshop smelter blacksmith forge assayer',
  yard: 'carpenter stone_yard timber_yard builder',
  guild: 'goldsmith sculptor apothecary craftsmans_guild jeweller key_guild mercers_guild artisan',
  church: 'keythedral village_hall',
  mill: 'watermill',
  windmill: 'windmill',
  well: 'well',
}
for (const [kind, ids] of Object.entries(KINDS)) for (const id of ids.split(' ')) OF[id] = kind

const ROOFS: Record<Season, string> = {
  spring: '#b5573c',
  summer: '#b5573c',
  autumn: '#84402c',
  winter: 'var(--roof-winter)',
}

/** The buildings of a tile: one in the left corner, a twin in the right one when it is turned. */
export function buildings(id: string, season: Season | undefined, twin: boolean): string {
  const draw = ART[OF[id] ?? '']
  if (!draw || !season) return ''
  const art = draw(ROOFS[season])
  const second = twin || season === 'winter' ? `<g transform="translate(37 -58) scale(-.92 .92)">${art}</g>` : ''
  return `<g transform="translate(-37 -58) scale(.92)">${art}</g>${second}`
}
