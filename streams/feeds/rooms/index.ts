import { filter, map, type Observable, of, startWith, Subject, switchMap, tap, throttleTime } from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import type { LiveRoom } from '../../domain/room/room.ts'
import { ok, type Result } from '../../domain/result.ts'
import { sameJson } from '../../domain/sameJson.ts'
import { isEsport, type Sport } from '../../domain/vocabulary/sports.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import { keyed } from '../../kernel/keyed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { LiveRequest } from '../../link/liveCall.ts'
import type { SportsBook } from '../../venues/sportsBook.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { feedTimes } from '../times.ts'
import { ownSourcesOf } from './liveRoomOf.ts'
import { createRoomCalls, type MatchVideo } from './roomCalls.ts'

export type { MatchVideo } from './roomCalls.ts'

/** The match whose rooms or video are requested. */
export interface WatchedMatch {
  readonly id: string
  readonly sport: Sport
}

export interface RoomsFeed {
  /** Current and coming rooms, of all matches or of one; polled while there are subscribers. */
  rooms$(match?: WatchedMatch): State$<Feed<readonly LiveRoom[]>>
  room$(roomId: string): State$<Feed<LiveRoom>>
  /** The video of a match; `null` if it has none. */
  video$(match: WatchedMatch): State$<Feed<MatchVideo | null>>
  /** Refreshes the rooms now. */
  refresh(): void
  /** Refreshes one room now, if it has subscribers, because the address of its video may have changed. */
  renew(roomId: string): void
}

interface RoomsDeps {
  readonly venueCode: string
  readonly request: LiveRequest
  readonly conditions: PollConditions
  /** The venue's own videos, for matches that the live domain has none of. */
  readonly ownVideos?: SportsBook['videos'] | undefined
  /** Reports to the operator. */
  readonly log: (path: string, note: string) => void
}

/** Reported to the operator when a match has no video at all (docs/protocol.md, 4.1). */
const NO_ANCHOR = '主播获取失败'

export function createRoomsFeed(
  scope: Scope,
  { venueCode, request, conditions, ownVideos, log }: RoomsDeps,
  {
    everyMs = feedTimes.roomsEveryMs,
    graceMs = feedTimes.graceMs,
    burstMs = feedTimes.burstMs,
  }: { readonly everyMs?: number; readonly graceMs?: number; readonly burstMs?: number } = {},
): RoomsFeed {
  const calls = createRoomCalls(request, venueCode)
  /** A room's id, or `null` for all rooms. */
  const again$ = new Subject<string | null>()
  scope.onEnd(() => {
    again$.complete()
  })
  /**
   * Polled while there are subscribers, and immediately on request; the last value stays meanwhile. An answer without
   * news is the same object as before, so that what depends on the value alone is not rendered again.
   */
  const read$ = <T>(
    ask: () => Observable<Result<T, Failure>>,
    roomId: string | null = null,
  ): Observable<Feed<T>> => {
    let last: Feed<T> = CONNECTING
    const withoutNews = (result: Result<T, Failure>): Result<T, Failure> =>
      result.ok && last.value !== undefined && sameJson(last.value, result.value) ? ok(last.value) : result
    return again$.pipe(
      filter((asked) => asked === null || asked === roomId),
      throttleTime(burstMs, undefined, { leading: true, trailing: true }),
      startWith('first'),
      switchMap(() =>
        polledFeed$(() => ask().pipe(map(withoutNews)), { everyMs, conditions, initial: last }),
      ),
      tap((feed) => {
        last = feed
      }),
      scope.bind(),
    )
  }
  const lists$ = keyed<string, Feed<readonly LiveRoom[]>>(
    (key) => {
      const [dep, alias] = splitKey(key)
      return read$(() => calls.rooms(dep, alias))
    },
    { initial: () => CONNECTING, graceMs },
  )
  const singles$ = keyed<string, Feed<LiveRoom>>((roomId) => read$(() => calls.room(roomId), roomId), {
    initial: () => CONNECTING,
    graceMs,
  })
  const videos$ = keyed<string, Feed<MatchVideo | null>>(
    (key) => {
      const [kind, id] = splitKey(key)
      let wasEmpty = false
      return read$(() =>
        calls.videos(kind === 'dj' ? 'dj' : 'ty', id).pipe(
          map((result): Found => {
            if (!result.ok) return result
            const { path, items } = result.value
            // Reported when it changes, not with every poll.
            if (items.length === 0 && !wasEmpty) log(path, NO_ANCHOR)
            wasEmpty = items.length === 0
            return ok(items.find(({ matchId }) => matchId === id) ?? null)
          }),
          switchMap((found) => orOwn$(ownVideos, id, found)),
        ),
      )
    },
    { initial: () => CONNECTING, graceMs },
  )
  return {
    rooms$: (match) => lists$(match === undefined ? '' : `${match.sport} ${match.id}`),
    room$: singles$,
    video$: ({ id, sport }) => videos$(`${isEsport(sport) ? 'dj' : 'ty'} ${id}`),
    refresh: () => {
      again$.next(null)
    },
    renew: (roomId) => {
      again$.next(roomId)
    },
  }
}

type Found = Result<MatchVideo | null, Failure>

/** What the live domain has of a match, or else the venue's own video of it. */
function orOwn$(ownVideos: RoomsDeps['ownVideos'], matchId: string, found: Found): Observable<Found> {
  if (ownVideos === undefined || (found.ok && found.value !== null)) return of(found)
  return ownVideos(matchId).pipe(
    map((urls): Found => {
      const sources = urls.ok ? ownSourcesOf(urls.value) : []
      return sources.length === 0 ? found : ok({ matchId, living: true, sources })
    }),
  )
}

/** `football 1001`: a sport and the id of a match, which may contain any character. */
function splitKey(key: string): readonly [group: string, id: string] {
  const space = key.indexOf(' ')
  return [key.slice(0, Math.max(0, space)), key.slice(space + 1)]
}
