import type { Sport } from '../../streams/domain/vocabulary/sports.ts'
import { marketKey } from '../../streams/domain/market.ts'
import type { MarketKey } from '../../streams/domain/market.ts'
import type { MatchState } from '../../streams/domain/match.ts'
import { entrantSide } from './entrantSide.ts'
import type { Moment } from './course/moment.ts'
import { playedSport } from './sports.ts'
import type { WorldResult } from './world.ts'

const DONE: ReadonlySet<MatchState> = new Set<MatchState>(['ended', 'abandoned', 'cancelled'])

/**
 * The decided markets at a moment. When the match is over, undecided markets are void; so are all markets of a
 * postponed match whose betting has closed, because it was not played in time. A withdrawn result decides nothing.
 */
export function resultOf(sport: Sport, moment: Moment): WorldResult {
  const { facts, over, state, knockout, withdrawn } = moment
  if (withdrawn) return { facts, final: new Set(), voided: new Set(), winners: [], state, withdrawn: true }
  const champion = knockout?.champion ?? null
  const done = DONE.has(state) || (state === 'postponed' && moment.closing === 'full')
  const final = new Set<MarketKey>()
  const voided = new Set<MarketKey>()
  for (const spec of playedSport(sport).markets) {
    const key = marketKey(spec)
    const { kind, stat, period } = spec
    const known = kind === 'outright' ? champion !== null : facts[`${stat}.${period}`] !== undefined
    if (over.has(period) && known) final.add(key)
    else if (done) voided.add(key)
  }
  return { facts, final, voided, winners: champion === null ? [] : [entrantSide(champion)], state }
}

/** The markets that were decided between two moments. */
export function newlyDecided(sport: Sport, before: Moment, after: Moment): readonly MarketKey[] {
  const same =
    before.over === after.over &&
    before.state === after.state &&
    before.closing === after.closing &&
    before.withdrawn === after.withdrawn
  if (same) return []
  const earlier = resultOf(sport, before)
  const later = resultOf(sport, after)
  return [...later.final, ...later.voided].filter(
    (key) => !earlier.final.has(key) && !earlier.voided.has(key),
  )
}
