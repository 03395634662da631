import { type EndedNow, legIfEndedNow, orderIfEndedNow } from '../../domain/ifEndedNow.ts'
import type { Match, Pair } from '../../domain/match.ts'
import type { LegOutcome, Order } from '../../domain/order.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import { constant, mapState, type State$ } from '../../kernel/state.ts'

export interface LegProgress {
  /** The last known state; `null` until loaded, and for a match that the venue no longer lists. */
  readonly match: Match | null
  /** The leg's outcome if the match ended now; `null` where it can't be determined. */
  readonly ifEnded: LegOutcome | null
  /** The score at the present point of the film. Set for virtual sports only, whose matches are in no list. */
  readonly score?: Pair
}

/** The present state of the matches of an open bet, and what the bet would pay if they ended now. */
export interface OrderProgress {
  readonly legs: readonly LegProgress[]
  readonly ifEnded: EndedNow | null
}

interface LegNow {
  readonly feed: Feed<Match>
  readonly score: Pair | null
}

/** Subscribes to each match of the bet; of those of virtual sports to the score. */
export function orderProgress$(
  order: Order,
  match$: (matchId: string) => State$<Feed<Match>>,
  score$: (matchId: string) => State$<Feed<Pair | null>> = () => constant(CONNECTING),
): State$<OrderProgress> {
  const nowOf$ = ({ matchId, virtual }: Order['legs'][number]): State$<LegNow> =>
    virtual === undefined
      ? mapState(match$(matchId), (feed): LegNow => ({ feed, score: null }))
      : mapState(score$(matchId), ({ value }): LegNow => ({ feed: CONNECTING, score: value ?? null }))
  const sources = Object.fromEntries(order.legs.map((leg, index) => [String(index), nowOf$(leg)]))
  return combineStates(sources, (present) => {
    const legs = order.legs.map((leg, index): LegProgress => {
      const { feed, score = null } = present[String(index)] ?? {}
      const match = feed?.value ?? null
      // A stale score may be wrong, so no outcome is derived from it.
      const ifEnded = legIfEndedNow(leg, feed?.status === 'live' ? match : null)
      return score === null ? { match, ifEnded } : { match, ifEnded, score }
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
