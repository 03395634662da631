import { defer, filter, interval, map, merge, type Observable, startWith, Subject, tap } from 'rxjs'
import type { Market, MarketKey, Side } from '../../domain/market.ts'
import type { Match } from '../../domain/match.ts'
import type { Reach } from '../../domain/reach.ts'
import { conflate } from '../../kernel/conflate.ts'
import { CONNECTING, type Feed, live } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import { type State$, stateFrom } from '../../kernel/state.ts'
import type { Frames } from '../../ports/environment.ts'
import type { PushEvent } from '../../venues/push.ts'
import type { DetailAnswer } from '../detail/index.ts'
import type { ListAnswer } from '../matches/index.ts'
import type { MatchPush } from '../push/index.ts'
import { feedTimes } from '../times.ts'
import { createBook } from './book.ts'
import { createFreshness } from './freshness.ts'
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
  /**
   * The venue's time of the last poll of all markets, emitted together with their layout; `null` while only
   * rows of lists are known.
   */
  wholeAt$(matchId: string): State$<number | null>
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

/**
 * The book of all prices. It merges polls and pushes as they arrive, and at the next animation frame it
 * notifies subscribers of the changes.
 */
export function createOddsBook(
  scope: Scope,
  deps: OddsBookDeps,
  { moveMs = feedTimes.moveMs, tickMs = feedTimes.bookTickMs, keepMs = feedTimes.bookKeepMs } = {},
): OddsBook {
  const book = createBook()
  const freshness = createFreshness(scope, deps)
  const readers = new Map<string, MatchReaders>()
  const dirty = new Set<string>()
  const expiry = createMoveExpiry(scope, moveMs, deps.now)
  const readChanged$ = new Subject<void>()

  const source: MatchSource = {
    entry: (matchId) => book.get(matchId),
    feed: (matchId) => {
      const entry = book.get(matchId)
      const polled = freshness.of(matchId)
      if (entry === undefined || polled === undefined) return CONNECTING
      if (!polled.stale) return live(entry.match, polled.at)
      return { status: 'stale', value: entry.match, asOf: polled.at, reason: freshness.reason() }
    },
    stale: (matchId) => freshness.of(matchId)?.stale ?? true,
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
  const polled = (matchId: string, freshForMs: number): void => {
    if (freshness.polled(matchId, freshForMs)) touched(matchId)
  }
  const take = (event: ListAnswer | DetailAnswer | PushEvent): void => {
    // A push confirms one price only, not the others: only polls keep a match fresh.
    if (event.type === 'list') for (const { match } of event.matches) polled(match.id, event.freshForMs)
    if (event.type === 'detail') polled(event.match.id, event.freshForMs)
    if (isAboutMatch(event)) reduceBook(book, event, touched)
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
    freshness.update().forEach(touched)
    for (const matchId of freshness.expired(keepMs)) {
      if (readers.get(matchId)?.read === true) continue
      freshness.forget(matchId)
      book.delete(matchId)
    }
    for (const [matchId, group] of readers) {
      if (!group.read && freshness.of(matchId) === undefined) readers.delete(matchId)
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
  scope.run(merge(interval(tickMs), deps.reach$).pipe(tap(tick)))
  scope.onEnd(() => {
    readChanged$.complete()
  })

  const readIds = (): readonly string[] =>
    [...readers].flatMap(([matchId, group]) => (group.read ? [matchId] : []))
  return {
    ...lastingStreams(readersOf),
    read$: stateFrom(readIds, readChanged$.pipe(startWith(undefined), map(readIds))),
  }
}

/** Pushes that are about no match; the book ignores them. */
const NOT_OF_MATCHES = ['connected', 'disconnected', 'order', 'balance'] as const

function isAboutMatch(
  event: ListAnswer | DetailAnswer | PushEvent,
): event is ListAnswer | DetailAnswer | MatchPush {
  return NOT_OF_MATCHES.every((type) => type !== event.type)
}

/** Streams that look up those of the match on each use, because they may have been released meanwhile. */
function lastingStreams(readersOf: (matchId: string) => MatchReaders): Omit<OddsBook, 'read$'> {
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
    wholeAt$: (matchId) => lasting$(() => readersOf(matchId).wholeAt$),
    selection$: (matchId, key, slot, side) =>
      lasting$(() => readersOf(matchId).selection$({ key, slot, side })),
  }
}
