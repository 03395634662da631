import { defer, filter, interval, map, merge, type Observable, startWith, Subject, tap } from 'rxjs'
import type { Market, MarketKey, Side } from '../../domain/market.ts'
import type { Match } from '../../domain/match.ts'
import type { Reach } from '../../domain/reach.ts'
import { conflate } from '../../kernel/conflate.ts'
import { CONNECTING, type Feed, type FeedReason, live } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import { type State$, stateFrom } from '../../kernel/state.ts'
import type { Frames } from '../../ports/environment.ts'
import type { PushEvent } from '../../venues/venue.ts'
import type { DetailAnswer } from '../detail/index.ts'
import type { ListAnswer } from '../matches/index.ts'
import { feedTimes } from '../times.ts'
import { createBook } from './book.ts'
import { type MatchReaders, matchReaders, type MatchSource } from './matchReaders.ts'
import type { MarketLayout } from './layout.ts'
import { createMoveExpiry } from './moveExpiry.ts'
import type { PriceCell } from './priceCell.ts'
import { reduceBook } from './reduceBook.ts'

export interface OddsBook {
  /** `null` until the match is known. */
  match$(matchId: string): State$<Match | null>
  /** The match with its freshness. */
  feed$(matchId: string): State$<Feed<Match>>
  /** The markets with prices; emits with every change of a price. */
  markets$(matchId: string): State$<readonly Market[]>
  /** The markets without prices; emits when lines are added, removed or moved. */
  layout$(matchId: string): State$<readonly MarketLayout[]>
  /** One price; `null` while there is no line. */
  selection$(matchId: string, key: MarketKey, slot: number, side: Side): State$<PriceCell | null>
  /** The matches with subscribers, which the push should watch. */
  readonly read$: State$<readonly string[]>
}

export interface OddsBookDeps {
  readonly polls$: Observable<ListAnswer | DetailAnswer>
  readonly pushes$: Observable<PushEvent>
  readonly frames: Frames
  /** While the platform is unreachable, no price can be bet on. */
  readonly reach$: State$<Reach>
  readonly slowdown$: State$<number>
  /** Local ms. */
  readonly now: () => number
}

/** When a match was last polled (local ms), and for how long it is fresh. */
interface Heard {
  at: number
  freshForMs: number
  stale: boolean
}

const REASONS: Readonly<Record<Reach, FeedReason>> = {
  reachable: 'silent',
  unreachable: 'network',
  offline: 'offline',
}

/**
 * The book of all prices. It merges polls and pushes as they arrive, and at the next animation frame it
 * notifies subscribers of the changes.
 */
export function createOddsBook(
  scope: Scope,
  deps: OddsBookDeps,
  { moveMs = feedTimes.moveMs, tickMs = feedTimes.bookTickMs, keepMs = feedTimes.bookKeepMs } = {},
): OddsBook {
  const { now } = deps
  const book = createBook()
  const heard = new Map<string, Heard>()
  const readers = new Map<string, MatchReaders>()
  const dirty = new Set<string>()
  const expiry = createMoveExpiry(scope, moveMs, now)
  const readChanged$ = new Subject<void>()

  // Cached, because it is read for each push and for each match every second, and the link computes it on
  // each read.
  let reach = deps.reach$.value
  let slowdown = deps.slowdown$.value
  const isStale = ({ at, freshForMs }: Heard): boolean =>
    reach !== 'reachable' || now() - at > freshForMs * slowdown
  const staleReason = (): FeedReason => REASONS[reach]

  const source: MatchSource = {
    entry: (matchId) => book.get(matchId),
    feed: (matchId) => {
      const entry = book.get(matchId)
      const standing = heard.get(matchId)
      if (entry === undefined || standing === undefined) return CONNECTING
      if (!standing.stale) return live(entry.match, standing.at)
      return { status: 'stale', value: entry.match, asOf: standing.at, reason: staleReason() }
    },
    stale: (matchId) => heard.get(matchId)?.stale ?? true,
    onRead: () => {
      readChanged$.next()
    },
    moved: expiry.add,
  }
  const readersOf = (matchId: string): MatchReaders => {
    const known = readers.get(matchId)
    if (known !== undefined) return known
    const fresh = matchReaders(matchId, source)
    readers.set(matchId, fresh)
    return fresh
  }

  const touched = (matchId: string): void => {
    dirty.add(matchId)
  }
  const hear = (matchId: string, freshForMs: number): void => {
    const known = heard.get(matchId)
    if (known === undefined) {
      heard.set(matchId, { at: now(), freshForMs, stale: reach !== 'reachable' })
      return
    }
    known.at = now()
    known.freshForMs = freshForMs
    if (known.stale !== isStale(known)) {
      known.stale = !known.stale
      touched(matchId)
    }
  }
  const take = (event: ListAnswer | DetailAnswer | PushEvent): void => {
    switch (event.type) {
      case 'connected':
      case 'disconnected':
      case 'order':
      case 'balance':
        return
      case 'list':
        for (const { match } of event.matches) hear(match.id, event.freshForMs)
        break
      case 'detail':
        hear(event.match.id, event.freshForMs)
        break
      default:
        // A push confirms one price only, not the others: only polls keep a match fresh.
        break
    }
    reduceBook(book, event, touched)
  }

  /**
   * A subscriber may subscribe or unsubscribe while it is notified; such changes count from the next flush.
   */
  const flush = (): void => {
    const changed = [...dirty]
    dirty.clear()
    for (const matchId of changed) readers.get(matchId)?.refresh()
  }
  const tick = (): void => {
    const time = now()
    for (const [matchId, standing] of heard) {
      if (standing.stale !== isStale(standing)) {
        standing.stale = !standing.stale
        touched(matchId)
      }
      const unread = readers.get(matchId)?.read !== true
      if (unread && time - standing.at > keepMs + standing.freshForMs) {
        heard.delete(matchId)
        book.delete(matchId)
      }
    }
    for (const [matchId, group] of readers) {
      if (!group.read && !heard.has(matchId)) readers.delete(matchId)
    }
    flush()
  }

  scope.run(
    merge(deps.polls$, deps.pushes$).pipe(
      tap(take),
      filter(() => dirty.size > 0),
      conflate(() => deps.frames.next()),
      tap(flush),
    ),
  )
  scope.run(
    deps.slowdown$.pipe(
      tap((factor) => {
        slowdown = factor
      }),
    ),
  )
  const reachChange$ = deps.reach$.pipe(
    tap((now) => {
      reach = now
    }),
  )
  scope.run(merge(interval(tickMs), reachChange$).pipe(tap(tick)))
  scope.onEnd(() => {
    readChanged$.complete()
  })

  const readIds = (): readonly string[] =>
    [...readers].flatMap(([matchId, group]) => (group.read ? [matchId] : []))
  /** Looks up the streams on each use, because they may have been released meanwhile. */
  const lasting$ = <T>(find$: () => State$<T>): State$<T> =>
    stateFrom(
      () => find$().value,
      defer(() => find$()),
    )
  return {
    match$: (matchId) => lasting$(() => readersOf(matchId).match$),
    feed$: (matchId) => lasting$(() => readersOf(matchId).feed$),
    markets$: (matchId) => lasting$(() => readersOf(matchId).markets$),
    layout$: (matchId) => lasting$(() => readersOf(matchId).layout$),
    selection$: (matchId, key, slot, side) =>
      lasting$(() => readersOf(matchId).selection$({ key, slot, side })),
    read$: stateFrom(readIds, readChanged$.pipe(startWith(undefined), map(readIds))),
  }
}
