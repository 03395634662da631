import { line as quarters, marketKey } from '../../streams/domain/market.ts'
import type { LegOutcome } from '../../streams/domain/order.ts'
import { settleSelection } from '../../streams/domain/settlement.ts'
import type { StoredLeg } from '../store/orders/order.ts'
import type { WorldResult } from '../world/world.ts'

/** How a leg ended, and the count it ended on, as `2:1`. */
export interface LegResult {
  readonly outcome: LegOutcome
  readonly settleScore: string | null
}

/** The result of a leg by what is final of its match; `null` while its market is still open. */
export function legResult(leg: StoredLeg, result: WorldResult): LegResult | null {
  const key = marketKey(leg.spec)
  if (result.voided.has(key)) return { outcome: 'void', settleScore: null }
  if (!result.final.has(key)) return null
  const counted = result.facts[`${leg.spec.stat}.${leg.spec.period}`]
  if (counted === undefined) return null
  const line = leg.line === null ? null : quarters(leg.line)
  const benchmark = leg.spec.kind === 'handicap' ? leg.scoreBenchmark : null
  return {
    outcome: settleSelection(leg.spec, leg.side, line, counted, benchmark),
    settleScore: counted.join(':'),
  }
}
