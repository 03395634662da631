import type { Pair } from '../match.ts'
import type { DrawSequence } from '../rounds/drawSequence.ts'
import type { MatchChances, SideNumber } from './football.ts'

export const QUARTERS = 4
/** Possessions of each side in a quarter. */
export const POSSESSIONS_OF_QUARTER = 20
/** Per mille of every possession. */
export const THREE_POINTS = 110
const POSSESSION_OF = 1000

/** A possession with points; both numbers count from 1. */
export interface Points {
  readonly side: SideNumber
  readonly quarter: number
  readonly possession: number
  readonly value: 2 | 3
}

export interface BasketballResult {
  readonly score: Pair
  readonly quarters: readonly Pair[]
}

export interface DrawnBasketball {
  readonly result: BasketballResult
  /** In playing order. */
  readonly points: readonly Points[]
}

/** Draws one match; those of a batch are drawn one after the other (docs/virtual-sports.md, 3.3). */
export function drawBasketball(
  { chances }: Pick<MatchChances, 'chances'>,
  draws: DrawSequence,
): DrawnBasketball {
  const points: Points[] = []
  for (let quarter = 1; quarter <= QUARTERS; quarter += 1) {
    for (let possession = 1; possession <= POSSESSIONS_OF_QUARTER; possession += 1) {
      for (const side of [1, 2] as const) {
        const value = valueOf(draws.below(POSSESSION_OF), chances[side - 1] ?? 0)
        if (value !== 0) points.push({ side, quarter, possession, value })
      }
    }
  }
  const quarters = Array.from({ length: QUARTERS }, (_, index) => countOf(points, index + 1))
  return { result: { score: countOf(points, null), quarters }, points }
}

function valueOf(drawn: number, chance: number): 0 | 2 | 3 {
  if (drawn < THREE_POINTS) return 3
  return drawn < THREE_POINTS + chance ? 2 : 0
}

/** The points of a quarter, or of the whole match. */
function countOf(points: readonly Points[], quarter: number | null): Pair {
  const own = points.filter((each) => quarter === null || each.quarter === quarter)
  const sum = (side: SideNumber): number =>
    own.reduce((total, each) => (each.side === side ? total + each.value : total), 0)
  return [sum(1), sum(2)]
}
