import { line, QUARTERS_PER_UNIT } from '../../../streams/domain/market.ts'
import type { Line } from '../../../streams/domain/market.ts'
import type { Spread } from './counts.ts'

/**
 * The fair chance that a count is above a bound, disregarding returned stakes. A margin of one quarter counts
 * half (docs/betting.md, 3.2). `bound` is in quarters.
 */
export function fairAbove({ from, chances }: Spread, bound: number): number {
  let wins = 0
  let losses = 0
  for (let index = 0; index < chances.length; index += 1) {
    const chance = chances[index] ?? 0
    const margin = QUARTERS_PER_UNIT * (from + index) - bound
    if (margin >= 2) wins += chance
    else if (margin === 1) wins += chance / 2
    else if (margin === -1) losses += chance / 2
    else if (margin < -1) losses += chance
  }
  return wins + losses > 0 ? wins / (wins + losses) : 0.5
}

/** The possible lines of a market. */
export interface LineGrid {
  /** Distance between neighbours, quarters. */
  readonly step: number
  /** Distance of every line from a multiple of the step, quarters. */
  readonly offset: number
  readonly lowest: number
  readonly highest: number
}

/** The most balanced bound: the one whose fair chance is nearest to one half. */
function balanced(spread: Spread, { step, offset, lowest, highest }: LineGrid): number {
  const first = Math.ceil((lowest - offset) / step)
  const last = Math.max(first, Math.floor((highest - offset) / step))
  let low = first
  let high = last
  // The chance decreases with the bound, so a binary search finds the crossing.
  while (low < high) {
    const middle = (low + high) >> 1
    if (fairAbove(spread, middle * step + offset) > 0.5) low = middle + 1
    else high = middle
  }
  const at = low * step + offset
  const below = at - step
  const distance = (bound: number): number => Math.abs(fairAbove(spread, bound) - 0.5)
  return low > first && distance(below) < distance(at) ? below : at
}

/** The main bound and its neighbours, alternately above and below, within the grid. */
export function boundsAround(spread: Spread, grid: LineGrid, count: number): readonly number[] {
  const main = balanced(spread, grid)
  const bounds = [main]
  for (let distance = 1; bounds.length < count && distance <= 2 * count; distance += 1) {
    for (const bound of [main + distance * grid.step, main - distance * grid.step]) {
      if (bounds.length < count && bound >= grid.lowest && bound <= grid.highest) bounds.push(bound)
    }
  }
  return bounds
}

/** The handicap line for a bound on home's lead: home −0.5 is a lead above 0.5. */
export function handicapLine(bound: number): Line {
  return line(bound === 0 ? 0 : -bound)
}

/** The bound on home's lead for a handicap line. */
export function homeBound(value: Line | null): number {
  const quarters: number = value ?? 0
  return quarters === 0 ? 0 : -quarters
}
