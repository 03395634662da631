import { type EndedNow, legIfEndedNow, orderIfEndedNow } from '../../domain/ifEndedNow.ts'
import type { Match } from '../../domain/match.ts'
import type { LegOutcome, Order } from '../../domain/order.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import type { Feed } from '../../kernel/feed.ts'
import type { State$ } from '../../kernel/state.ts'

export interface LegProgress {
  /** The last known state; `null` until loaded, and for a match that the venue no longer lists. */
  readonly match: Match | null
  /** The leg's outcome if the match ended now; `null` where it can't be determined. */
  readonly ifEnded: LegOutcome | null
}

/** The present state of the matches of an open bet, and what the bet would pay if they ended now. */
export interface OrderProgress {
  readonly legs: readonly LegProgress[]
  readonly ifEnded: EndedNow | null
}

/** Subscribes to each match of the bet. */
export function orderProgress$(
  order: Order,
  match$: (matchId: string) => State$<Feed<Match>>,
): State$<OrderProgress> {
  const sources = Object.fromEntries(order.legs.map((leg, index) => [String(index), match$(leg.matchId)]))
  return combineStates(sources, (feeds) => {
    const legs = order.legs.map((leg, index): LegProgress => {
      const feed = feeds[String(index)]
      const match = feed?.value ?? null
      // A stale score may be wrong, so no outcome is derived from it.
      return { match, ifEnded: legIfEndedNow(leg, feed?.status === 'live' ? match : null) }
    })
    return {
      legs,
      ifEnded: orderIfEndedNow(
        order,
        legs.map(({ ifEnded }) => ifEnded),
      ),
    }
  })
}
