import type { MarketSpec } from '../../streams/domain/market.ts'
import type { MatchState, Pair } from '../../streams/domain/match.ts'
import { descriptorOf } from '../../streams/domain/sports/descriptorOf.ts'
import { scoreBenchmark } from '../world/world.ts'
import type { WorldMatch } from '../world/world.ts'

const IN_PLAY: ReadonlySet<MatchState> = new Set<MatchState>(['live', 'paused', 'interrupted'])
const OVER: ReadonlySet<MatchState> = new Set<MatchState>(['ended', 'closed', 'cancelled', 'abandoned'])

export function isInPlay({ state }: WorldMatch): boolean {
  return IN_PLAY.has(state)
}

export function isOver({ state }: Pick<WorldMatch, 'state'>): boolean {
  return OVER.has(state)
}

/**
 * Whether a change of score stops betting. A goal changes all prices; points and games are too frequent and
 * are part of the price.
 */
export function scoreStopsBetting({ sport }: Pick<WorldMatch, 'sport'>): boolean {
  return descriptorOf(sport).scoreStopsBetting
}

/**
 * The score that is stored with a live bet: for a handicap the score it counts from, for every other bet the
 * present one. `null` before kick-off, where a handicap counts the whole match, and for an outright.
 */
export function scoreAtBet(match: WorldMatch, spec: MarketSpec): Pair | null {
  if (match.teams === null) return null
  if (spec.kind === 'handicap') return scoreBenchmark(match, spec)
  return isInPlay(match) ? match.score : null
}
