import type { MarketSpec } from '../../streams/domain/market.ts'
import type { MatchState, Pair } from '../../streams/domain/match.ts'
import { scoreBenchmark } from '../world/world.ts'
import type { WorldMatch } from '../world/world.ts'

const IN_PLAY: ReadonlySet<MatchState> = new Set<MatchState>(['live', 'paused', 'interrupted'])
const OVER: ReadonlySet<MatchState> = new Set<MatchState>(['ended', 'closed', 'cancelled', 'abandoned'])

export function isInPlay({ state }: WorldMatch): boolean {
  return IN_PLAY.has(state)
}

export function isOver({ state }: WorldMatch): boolean {
  return OVER.has(state)
}

/**
 * Whether a change of score stops betting. A goal changes everything; points and games come every few
 * seconds and are in the price by themselves.
 */
export function scoreStopsBetting({ sport }: Pick<WorldMatch, 'sport'>): boolean {
  return sport === 'football'
}

/**
 * The count that a live bet is dated with: of a handicap what it counts from, of every other bet the score.
 * `null` before kick-off, and where a handicap counts the whole match.
 */
export function scoreAtBet(match: WorldMatch, spec: MarketSpec): Pair | null {
  if (spec.kind === 'handicap') return scoreBenchmark(match, spec)
  return isInPlay(match) ? match.score : null
}
