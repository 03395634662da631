import { type Point, wave } from './motion.ts'
import type { ScoringEnd } from './scoringEnds.ts'

// The players in the pictures of esports, on a map that is seen from above.

const [WIDTH, HEIGHT] = [390, 219]

/** The colours of the two teams on a map; home is the left one. */
export const TEAM_COLOURS = { left: '#4a93ff', right: '#ff5f52' } as const

export function other(side: ScoringEnd): ScoringEnd {
  return side === 'left' ? 'right' : 'left'
}

export function hero([x, y]: Point, side: ScoringEnd, size = 6): string {
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${String(size)}" fill="${TEAM_COLOURS[side]}" stroke="#f2f6fb" stroke-width="1.800"/>`
}

/** When the first player of a beaten team falls, as a fraction of the clip. */
const FIRST_FALL = 0.24
/** How much later each of the others falls. */
const NEXT_FALL = 0.08

/** The players of the beaten team, who fall one after the other. */
export function beaten(places: readonly Point[], side: ScoringEnd, turn: number): readonly string[] {
  return places.map((place, index) => fallenAt(place, side, turn - FIRST_FALL - index * NEXT_FALL))
}

/**
 * A player of the beaten team. `since` is the time since the fall, as a fraction of the clip; it is negative before.
 */
function fallenAt(place: Point, side: ScoringEnd, since: number): string {
  if (since < 0) return hero(place, side)
  const [x, y] = [place[0].toFixed(1), place[1].toFixed(1)]
  const burst =
    since < 0.1
      ? `<circle cx="${x}" cy="${y}" r="${(6 + 110 * since).toFixed(1)}" fill="none" stroke="#ffe9a8" stroke-width="2" opacity="${(1 - since * 10).toFixed(2)}"/>`
      : ''
  return `${burst}<g transform="translate(${x} ${y})"><circle r="6" fill="#39424d"/><path d="M-3-3l6 6M3-3l-6 6" stroke="#dfe5ec" stroke-width="1.800"/></g>`
}

/** When the winners begin to cheer, as a fraction of the clip. */
const CHEER = 0.62

/** The players of the team that has won, who jump when it is over. */
export function winners(places: readonly Point[], side: ScoringEnd, turn: number): readonly string[] {
  const cheer = turn > CHEER
  return places.map(([x, y], index) => {
    const jump = cheer ? 6 * Math.abs(wave(turn, 6, index / 5)) : 0
    return hero([x, y - jump], side, cheer ? 7 : 6)
  })
}

/** The map around a place. It stands still, because a camera that moves takes twice the bytes. */
export function closeUp([x, y]: Point, zoom: number, inside: string): string {
  const [wide, high] = [WIDTH / zoom, HEIGHT / zoom]
  const left = Math.min(WIDTH - wide, Math.max(0, x - wide / 2))
  const top = Math.min(HEIGHT - high, Math.max(0, y - high / 2))
  const box = [left, top, wide, high].map((length) => length.toFixed(2)).join(' ')
  return `<svg width="${String(WIDTH)}" height="${String(HEIGHT)}" viewBox="${box}">${inside}</svg>`
}
