import { line as quarters, marketKey } from '../../streams/domain/market.ts'
import type { MatchState } from '../../streams/domain/match.ts'
import type { LegOutcome, VoidOutcome } from '../../streams/domain/order.ts'
import { settleOutright, settlePlaces, settleSelection } from '../../streams/domain/settlement.ts'
import { isFieldKind } from '../../streams/domain/vocabulary/marketKinds.ts'
import { entrantOf } from '../../streams/domain/vocabulary/sides.ts'
import type { StoredLeg } from '../store/orders/order.ts'
import type { WorldResult } from '../world/world.ts'

/** The outcome of a leg, and the score that decided it, such as `2:1`. */
export interface LegResult {
  readonly outcome: LegOutcome
  readonly settleScore: string | null
}

/** What decides a leg besides the scores. */
type SettledSelection = Pick<StoredLeg, 'spec' | 'side' | 'line' | 'scoreBenchmark'>

/** The result of a leg from the final scores of its match; `null` while its market is open. */
export function legResult(leg: SettledSelection, result: WorldResult): LegResult | null {
  const key = marketKey(leg.spec)
  if (result.voided.has(key)) return { outcome: voidedBy(result.state), settleScore: null }
  if (!result.final.has(key)) return null
  const { places } = result
  if (places !== undefined && isFieldKind(leg.spec.kind))
    return { outcome: settlePlaces(leg.spec.kind, leg.side, places), settleScore: finish(places) }
  if (leg.spec.kind === 'outright')
    return { outcome: settleOutright(leg.side, result.winners), settleScore: null }
  const counted = result.facts[`${leg.spec.stat}.${leg.spec.period}`]
  if (counted === undefined) return null
  const line = leg.line === null ? null : quarters(leg.line)
  const benchmark = leg.spec.kind === 'handicap' ? leg.scoreBenchmark : null
  return {
    outcome: settleSelection(leg.spec, leg.side, line, counted, benchmark, result.facts),
    settleScore: places === undefined ? counted.join(':') : finish(places),
  }
}

const SHOWN_PLACES = 3

/** The first of a race, such as `7-8-2`. */
function finish(places: NonNullable<WorldResult['places']>): string {
  return places
    .slice(0, SHOWN_PLACES)
    .map((place) => entrantOf(place) ?? '')
    .join('-')
}

/** Why a market is void, by the state of its match. */
const VOIDED_BY: Readonly<Partial<Record<MatchState, VoidOutcome>>> = {
  cancelled: 'cancelled',
  postponed: 'matchPostponed',
  delayed: 'delayed',
  interrupted: 'interrupted',
  abandoned: 'abandoned',
}

/** A match that was played to its end may have markets that were not decided. */
function voidedBy(state: MatchState): VoidOutcome {
  return VOIDED_BY[state] ?? 'marketCancelled'
}
