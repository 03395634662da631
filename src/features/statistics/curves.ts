import type { Side } from '../../../streams/index.ts'
import type { PriceHistory } from '../../../streams/statistics.ts'

type Price =
  NonNullable<PriceHistory['points'][number]['odds']> extends ReadonlyMap<Side, infer P> ? P : never

/** The prices of one selection at instants; `null` while its line was not offered. */
export interface Curve {
  readonly side: Side
  /** Server ms, the same for all curves of a history. */
  readonly times: readonly number[]
  readonly prices: readonly (Price | null)[]
  readonly low: Price
  readonly high: Price
  /** The last known price. */
  readonly now: Price
}

/** One curve for each selection of a history; of more than `most`, those with the lowest prices now. */
export function curvesOf({ points }: PriceHistory, most: number): readonly Curve[] {
  const sides = [...new Set(points.flatMap(({ odds }) => [...(odds?.keys() ?? [])]))]
  const times = points.map(({ at }) => at)
  const curves = sides.flatMap((side): readonly Curve[] => {
    const prices = points.map(({ odds }) => odds?.get(side) ?? null)
    const known = prices.filter((price) => price !== null)
    const now = known.at(-1)
    if (now === undefined) return []
    const low = known.reduce((least, price) => (price < least ? price : least), now)
    const high = known.reduce((most, price) => (price > most ? price : most), now)
    return [{ side, times, prices, low, high, now }]
  })
  if (curves.length <= most) return curves
  return curves.toSorted((a, b) => a.now - b.now).slice(0, most)
}
