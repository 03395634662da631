import type { WorldClock, WorldEvent } from '../world.ts'
import { createListeners } from '../listeners.ts'
import type { World } from '../world.ts'
import type { Batches } from './batches.ts'
import { type BatchRef, virtualMatchId } from './eras.ts'
import { VIRTUAL_GAMES, type VirtualGameId } from './games.ts'
import { matchCount } from './virtualMatches.ts'
import { marketsOf } from './virtualMarkets.ts'

interface NewsDeps {
  readonly batches: Batches
  readonly clock: WorldClock
  readonly games: readonly VirtualGameId[]
}

/** Earlier events than this are not reported, in periods: the book finds orders on them by itself. */
const OLDEST_PERIODS = 2

/** Reports when batches are locked, start, are over and leave the list. */
export function createVirtualNews({ batches, clock, games }: NewsDeps): Pick<World, 'listen' | 'advance'> {
  const listeners = createListeners()
  let reached = clock.now()

  /** The batches that may have come to an instant since `from`. */
  function candidates(game: VirtualGameId, from: number, now: number): readonly BatchRef[] {
    const { calendar } = batches
    const era = calendar.eras.length - 1
    const { rate = 1 } = calendar.eras[era] ?? {}
    const since = Math.max(from, now - OLDEST_PERIODS * VIRTUAL_GAMES[game].period * rate)
    const first = Math.max(0, calendar.lastStarted(game, era, since) - 1)
    const last = calendar.lastStarted(game, era, now) + 1
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => ({
      game,
      era,
      index: first + place,
    }))
  }

  function tellOf(ref: BatchRef, from: number, now: number): void {
    const { calendar } = batches
    const within = (at: number): boolean => at > from && at <= now
    const startsAt = calendar.startOf(ref)
    const over = startsAt <= now && within(batches.paysAt(ref))
    const left = startsAt <= now && within(batches.endsAt(ref))
    if (over || within(startsAt) || within(calendar.sealOf(ref)))
      for (const event of eventsOf(ref, over)) listeners.tell(event, now)
    if (left) for (const matchId of idsOf(ref)) listeners.tell({ type: 'closed', matchId }, now)
  }

  function idsOf(ref: BatchRef): readonly string[] {
    const plan = batches.plan(ref)
    return Array.from({ length: matchCount(plan) }, (_, index) =>
      virtualMatchId(ref.game, plan.batchNo, index + 1),
    )
  }

  function eventsOf(ref: BatchRef, over: boolean): readonly WorldEvent[] {
    return idsOf(ref).flatMap((matchId, index): readonly WorldEvent[] => {
      const orderNo = index + 1
      const changed: WorldEvent = { type: 'match', matchId }
      if (!over) return [changed]
      const specs = marketsOf(batches.plan(ref), orderNo, batches.opensAt(ref)).map(({ key }) => key)
      const settled: WorldEvent = { type: 'settled', matchId, specs }
      return [changed, settled, ...firstLegEvents(ref, orderNo)]
    })
  }

  /** A bet on who goes through waits in the first leg for the second. */
  function firstLegEvents(ref: BatchRef, orderNo: number): readonly WorldEvent[] {
    if (batches.plan(ref).pairings[orderNo - 1]?.tie !== 'secondLeg') return []
    const first = batches.plan({ ...ref, index: ref.index - 1 })
    const matchId = virtualMatchId(ref.game, first.batchNo, orderNo)
    return [{ type: 'settled', matchId, specs: ['goals.toQualify.tie'] }]
  }

  return {
    listen: (listener) => listeners.add(listener),
    advance(now = clock.now()) {
      const from = reached
      if (now <= from) return true
      reached = now
      for (const game of games) for (const ref of candidates(game, from, now)) tellOf(ref, from, now)
      return true
    },
  }
}
