import {
  defer,
  EMPTY,
  ignoreElements,
  map,
  merge,
  type Observable,
  share,
  startWith,
  Subject,
  switchMap,
  tap,
  timer,
} from 'rxjs'
import { ok } from '../../domain/result.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import type { Virtual, VirtualBatch } from '../../venues/virtual.ts'
import type { ListAnswer } from '../matches/index.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { staleAfterMs } from '../times.ts'

/** The batches of a game, by start. */
export type Batches = readonly VirtualBatch[]

/** Platform time, as far as a feed of virtual sports needs it. */
export interface VirtualClock {
  now(): number
  /** Local ms from now until a platform time; 0 when it has passed. */
  msUntil(platformTime: number): number
}

interface BatchesDeps {
  readonly virtual: Pick<Virtual, 'batches'>
  readonly conditions: PollConditions
  readonly clock: VirtualClock
  /** Passes matches and prices to the book. */
  readonly addToBook: (answer: ListAnswer) => void
  /** Receives the batches that are not locked yet, to keep the commitments that arrived in time. */
  readonly onOpen: (batches: Batches) => void
}

/**
 * The batches of a game: polled, and read immediately when a batch locks or starts. A batch is locked in the book at
 * its platform time, before an answer reports it.
 */
export function batches$(
  game: string,
  { virtual, conditions, clock, addToBook, onOpen }: BatchesDeps,
  everyMs: number,
): Observable<Feed<Batches>> {
  const freshForMs = staleAfterMs(everyMs)
  const ask = () =>
    virtual.batches(game).pipe(
      map((result) => {
        if (!result.ok) return result
        const { value, at } = result.value
        addToBook({ type: 'list', matches: value.flatMap(({ matches }) => matches), at, freshForMs })
        onOpen(value.filter(({ sealsAt }) => clock.now() < sealsAt))
        return ok(value)
      }),
    )
  const lock = (batches: Batches): void => {
    const now = clock.now()
    for (const { sealsAt, startsAt, matches } of batches) {
      if (sealsAt > now || startsAt <= now) continue
      addToBook({
        type: 'list',
        matches: matches.map((entry) => lockedAt(entry, sealsAt)),
        at: sealsAt,
        freshForMs,
      })
    }
  }
  return defer(() => {
    let last: Feed<Batches> = CONNECTING
    const again$ = new Subject<void>()
    const polled$ = again$.pipe(
      startWith(undefined),
      switchMap(() => polledFeed$(ask, { everyMs, conditions, initial: last })),
      tap((feed) => {
        last = feed
        // An answer may arrive at the very instant of a lock, and have been written before it.
        lock(feed.value ?? [])
      }),
      share(),
    )
    const instants$ = polled$.pipe(
      map(({ value = [] }) => ({ value, next: nextInstant(value, clock.now()) })),
      switchMap(({ value, next }) =>
        next === null ? EMPTY : timer(clock.msUntil(next)).pipe(map(() => value)),
      ),
      tap((value) => {
        lock(value)
        again$.next()
      }),
      ignoreElements(),
    )
    return merge(instants$, polled$)
  })
}

/** The next lock or start; `null` when there is none. */
function nextInstant(batches: Batches, now: number): number | null {
  const ahead = batches.flatMap(({ sealsAt, startsAt }) => [sealsAt, startsAt]).filter((at) => at > now)
  return ahead.length === 0 ? null : Math.min(...ahead)
}

function lockedAt<M extends VirtualBatch['matches'][number]>(entry: M, at: number): M {
  return { ...entry, match: { ...entry.match, bettingStatus: 'locked', asOf: at } }
}
