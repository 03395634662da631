import { debounceTime, EMPTY, filter, map, mergeMap, of, scan, switchMap, tap } from 'rxjs'
import { type AllLanguages, textIn } from '../../domain/localText.ts'
import type { Leg } from '../../domain/leg.ts'
import type { Odds } from '../../domain/odds.ts'
import { SINGLE_SERIES } from '../../domain/parlay.ts'
import type { Quote, QuotedLeg } from '../../domain/quote.ts'
import type { RoomMessage, SharedLeg } from '../../domain/room/message.ts'
import { worstStatus } from '../../domain/status.ts'
import { poll } from '../../kernel/poll.ts'
import type { Scope } from '../../kernel/scope.ts'
import { shareState } from '../../kernel/shareGrace.ts'
import { mapState, type State$ } from '../../kernel/state.ts'
import type { RoomDeps } from './roomDeps.ts'

export type Share = Extract<RoomMessage, { type: 'orderShare' }>

/** The present prices of a shared bet's legs, and whether it can still be placed unchanged. */
export interface SharedNow {
  /** `null` for a leg without a price or with another line. */
  readonly odds: readonly (Odds | null)[]
  /** `moved`: the venue offers another line in place of a leg's. */
  readonly status: 'open' | 'suspended' | 'closed' | 'moved'
}

type Known = ReadonlyMap<string, SharedNow>

const defaults = { everyMs: 10_000, settleMs: 300, jitter: 0.2, graceMs: 2000, legs: 20 }

/** The present prices of the newest shared bets, requested while a card shows one; `null` while unknown. */
export function createSharedNow$(
  scope: Scope,
  { feed, venue, currency$, language, polling }: RoomDeps,
  { everyMs, settleMs, jitter, graceMs, legs } = defaults,
): (shareId: string) => State$<SharedNow | null> {
  const newest = scope.cell<readonly Share[]>([])
  scope.run(
    feed.events$.pipe(
      mergeMap((event) => (event.type === 'messages' ? of(...event.messages) : EMPTY)),
      filter((message) => message.type === 'orderShare'),
      tap((share) => {
        newest.update((shares) => newestOf([...shares.filter((one) => one.id !== share.id), share], legs))
      }),
    ),
  )
  const known$ = shareState<Known>(
    newest.state$.pipe(
      debounceTime(settleMs),
      switchMap((shares) => {
        const asked = shares.flatMap((share) => share.legs.map((leg) => namedIn(leg, language())))
        if (asked.length === 0) return EMPTY
        return poll(() => venue.quote(asked, [SINGLE_SERIES], currency$.value), {
          ...polling,
          everyMs,
          jitter,
        }).pipe(
          filter((result) => result.ok),
          map(({ value }) => ({ shares, quote: value })),
        )
      }),
      // Replaced, not merged: the prices of cards that are no longer requested would become outdated.
      scan((_, { shares, quote }): Known => knownOf(shares, quote), new Map<string, SharedNow>()),
      scope.bind(),
    ),
    { initial: new Map(), graceMs },
  )
  return (shareId) => mapState(known$, (known) => known.get(shareId) ?? null)
}

/** The newest shares, as many as one quote may contain. */
function newestOf(shares: readonly Share[], most: number): readonly Share[] {
  let count = 0
  const from = shares.findLastIndex((share) => (count += share.legs.length) > most)
  return shares.slice(from + 1)
}

function knownOf(shares: readonly Share[], { legs }: Quote): Known {
  const known = new Map<string, SharedNow>()
  let at = 0
  for (const share of shares) {
    const quoted = legs.slice(at, at + share.legs.length)
    at += share.legs.length
    known.set(share.shareId, nowOf(share, quoted))
  }
  return known
}

function nowOf(share: Share, quoted: readonly QuotedLeg[]): SharedNow {
  const odds = share.legs.map((leg, index): Odds | null => {
    const row = quoted[index]
    return row?.line === leg.choice.line ? row.odds : null
  })
  const status = worstStatus(...share.legs.map((_, index) => quoted[index]?.status ?? 'closed'))
  if (status === 'closed') return { odds, status: 'closed' }
  if (share.legs.some((leg, index) => quoted[index]?.line !== leg.choice.line)) {
    return { odds, status: 'moved' }
  }
  return { odds, status: status === 'open' && !odds.includes(null) ? 'open' : 'suspended' }
}

/** The leg with its names in one language, as the slip stores them. */
export function namedIn({ names, ...leg }: SharedLeg, language: keyof AllLanguages): Leg {
  return {
    ...leg,
    names: {
      home: textIn(names.home, language),
      away: textIn(names.away, language),
      ...(names.entrant === undefined ? {} : { entrant: textIn(names.entrant, language) }),
      league: textIn(names.league, language),
      market: textIn(names.market, language),
    },
  }
}
