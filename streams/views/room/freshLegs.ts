import type { Leg } from '../../domain/leg.ts'
import type { QuotedLeg } from '../../domain/quote.ts'
import { timingOf } from '../../machines/slip/slip.ts'

/** The legs at present prices, or the reason why the bet can't be made unchanged. */
export function freshLegs(
  legs: readonly Leg[],
  quoted: readonly QuotedLeg[],
): readonly Leg[] | 'followClosed' | 'followMoved' {
  const fresh: Leg[] = []
  for (const [index, leg] of legs.entries()) {
    const row = quoted[index]
    if (row?.odds == null || row.status !== 'open') return 'followClosed'
    // The venue offers another line in its place now, which would be another bet.
    if (row.line !== leg.choice.line) return 'followMoved'
    fresh.push({
      ...leg,
      wire: row.wire,
      agreedOdds: row.odds,
      score: row.score,
      timing: timingOf(leg, row),
    })
  }
  return fresh
}
