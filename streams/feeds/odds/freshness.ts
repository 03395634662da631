import { tap } from 'rxjs'
import type { Reach } from '../../domain/reach.ts'
import type { FeedReason } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'

/** The last poll that had a match. */
export interface Polled {
  /** Local ms. */
  readonly at: number
  readonly freshForMs: number
  readonly stale: boolean
}

/** Which matches have been polled recently enough for their prices to be bet on. */
export interface Freshness {
  /** `undefined` for a match that was never polled, or was forgotten. */
  of(matchId: string): Polled | undefined
  /** A poll had this match. Returns whether that changed its staleness. */
  polled(matchId: string, freshForMs: number): boolean
  /** Brings the staleness of all matches up to date; returns those for which it has changed. */
  update(): readonly string[]
  /** Matches whose last poll is more than `freshForMs + keepMs` ago. */
  expired(keepMs: number): readonly string[]
  forget(matchId: string): void
  /** Why a stale match is stale. */
  reason(): FeedReason
}

interface FreshnessDeps {
  /** While the platform is unreachable, every match is stale. */
  readonly reach$: State$<Reach>
  readonly slowdown$: State$<number>
  /** Local ms. */
  readonly now: () => number
}

const REASONS: Readonly<Record<Reach, FeedReason>> = {
  reachable: 'silent',
  unreachable: 'network',
  offline: 'offline',
}

export function createFreshness(scope: Scope, { reach$, slowdown$, now }: FreshnessDeps): Freshness {
  const matches = new Map<string, { at: number; freshForMs: number; stale: boolean }>()
  // Kept here, because they are read for each push and for each match every second, and the link computes
  // them on each read.
  let reach = reach$.value
  let slowdown = slowdown$.value
  scope.run(
    reach$.pipe(
      tap((next) => {
        reach = next
      }),
    ),
  )
  scope.run(
    slowdown$.pipe(
      tap((factor) => {
        slowdown = factor
      }),
    ),
  )

  const isStale = ({ at, freshForMs }: Polled): boolean =>
    reach !== 'reachable' || now() - at > freshForMs * slowdown
  return {
    of: (matchId) => matches.get(matchId),
    polled: (matchId, freshForMs) => {
      const known = matches.get(matchId)
      if (known === undefined) {
        matches.set(matchId, { at: now(), freshForMs, stale: reach !== 'reachable' })
        return false
      }
      known.at = now()
      known.freshForMs = freshForMs
      const was = known.stale
      known.stale = isStale(known)
      return known.stale !== was
    },
    update: () =>
      [...matches].flatMap(([matchId, polled]) => {
        const was = polled.stale
        polled.stale = isStale(polled)
        return polled.stale === was ? [] : [matchId]
      }),
    expired: (keepMs) =>
      [...matches].flatMap(([matchId, { at, freshForMs }]) =>
        now() - at > keepMs + freshForMs ? [matchId] : [],
      ),
    forget: (matchId) => {
      matches.delete(matchId)
    },
    reason: () => REASONS[reach],
  }
}
