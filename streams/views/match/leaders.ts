import type { MarketSpec, Side } from '../../domain/market.ts'
import type { MarketLayout } from '../../feeds/odds/index.ts'

/** The entrants of an outright that a list row shows. */
export interface Leaders {
  readonly spec: MarketSpec
  readonly slot: number
  /** The first entrants in the venue's order that are not out. */
  readonly sides: readonly Side[]
  /** Number of entrants that are not out. */
  readonly left: number
}

/** As many as fit beside the teams of other rows. */
const SHOWN = 3

/** `null` without an outright. */
export function leadersOf(markets: readonly MarketLayout[]): Leaders | null {
  const market = markets.find(({ spec }) => spec.kind === 'outright')
  const line = market?.lines[0]
  if (market === undefined || line === undefined) return null
  const left = line.sides.filter((side) => !line.beaten.includes(side))
  return { spec: market.spec, slot: line.slot, sides: left.slice(0, SHOWN), left: left.length }
}

export function sameLeaders(a: Leaders | null, b: Leaders | null): boolean {
  if (a === null || b === null) return a === b
  return a.left === b.left && a.slot === b.slot && a.sides.join() === b.sides.join()
}
