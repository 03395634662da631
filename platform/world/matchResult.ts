import type { MarketKey } from '../../streams/domain/market.ts'
import type { Moment } from './course/moment.ts'
import type { WorldSport } from './names/competitions.ts'
import { MARKETS_OF } from './sports.ts'
import type { WorldResult } from './world.ts'

/** What a match has decided at a moment. Once play is over, what it never decided is void. */
export function resultOf(sport: WorldSport, { facts, over, state }: Moment): WorldResult {
  const done = state === 'ended' || state === 'abandoned'
  const final = new Set<MarketKey>()
  const voided = new Set<MarketKey>()
  for (const { key, stat, period } of MARKETS_OF[sport]) {
    if (over.has(period) && facts[`${stat}.${period}`] !== undefined) final.add(key)
    else if (done) voided.add(key)
  }
  return { facts, final, voided, state }
}

/** The markets that one moment has decided and the moment before had not. */
export function newlyDecided(sport: WorldSport, before: Moment, after: Moment): readonly MarketKey[] {
  if (before.over === after.over && before.state === after.state) return []
  const earlier = resultOf(sport, before)
  const later = resultOf(sport, after)
  return [...later.final, ...later.voided].filter(
    (key) => !earlier.final.has(key) && !earlier.voided.has(key),
  )
}
