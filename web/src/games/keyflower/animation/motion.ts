/** A ring in the shape of a tile, above everything. */
import { playOnce, still } from '../../../ui/travel.ts'
import { hexagon } from '../drawing/hex.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** A ring around a tile that fades. */
export function ring(tile: string, duration = 700): void {
  const box = document.querySelector(`[data-tile="${tile}"]`)?.getBoundingClientRect()
  if (!box?.width) return
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '-110 -96 220 192')
  svg.classList.add('kf-flash')
  svg.setAttribute('aria-hidden', 'true')
  Object.assign(svg.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  })
  const shape = document.createElementNS(SVG, 'polygon')
  shape.setAttribute('points', hexagon(1))
  svg.append(shape)
  document.body.append(svg)
  const first = still() ? 'scale(1)' : 'scale(1.12)'
  playOnce(
    svg,
    [
      { opacity: 1, transform: first },
      { opacity: 1, transform: 'scale(1)', offset: 0.5 },
      { opacity: 0, transform: 'scale(1)' },
    ],
    duration,
  )
}
