import { filter, map, type Observable, startWith, Subject, switchMap, tap, throttleTime } from 'rxjs'
import type * as v from 'valibot'
import type { Failure } from '../../domain/failure.ts'
import type { LiveRoom, VideoSource } from '../../domain/room/room.ts'
import { err, ok, type Result } from '../../domain/result.ts'
import { isEsport, type Sport } from '../../domain/vocabulary/sports.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import { keyed } from '../../kernel/keyed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { LiveRequest } from '../../link/liveCall.ts'
import { livePaths, liveRoom, liveRooms, matchVideos } from '../../wire/room/liveRooms.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { feedTimes } from '../times.ts'
import { liveRoomOf, videoSourcesOf } from './liveRoomOf.ts'

/** A match with video. */
export interface MatchVideo {
  readonly matchId: string
  readonly living: boolean
  readonly sources: readonly VideoSource[]
}

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
  /** Reports to the operator. */
  readonly log: (path: string, note: string) => void
}

/** Reported to the operator when a match has no video at all (docs/protocol.md, 4.1). */
const NO_ANCHOR = '主播获取失败'

export function createRoomsFeed(
  scope: Scope,
  { venueCode, request, conditions, log }: RoomsDeps,
  {
    everyMs = feedTimes.roomsEveryMs,
    graceMs = feedTimes.graceMs,
    burstMs = feedTimes.burstMs,
  }: { readonly everyMs?: number; readonly graceMs?: number; readonly burstMs?: number } = {},
): RoomsFeed {
  /** A room's id, or `null` for all rooms. */
  const again$ = new Subject<string | null>()
  scope.onEnd(() => {
    again$.complete()
  })
  /** Polled while there are subscribers, and immediately on request; the last value stays meanwhile. */
  const read$ = <T>(
    ask: () => Observable<Result<T, Failure>>,
    roomId: string | null = null,
  ): Observable<Feed<T>> => {
    let last: Feed<T> = CONNECTING
    return again$.pipe(
      filter((asked) => asked === null || asked === roomId),
      throttleTime(burstMs, undefined, { leading: true, trailing: true }),
      startWith('first'),
      switchMap(() => polledFeed$(ask, { everyMs, conditions, initial: last })),
      tap((feed) => {
        last = feed
      }),
      scope.bind(),
    )
  }
  const get = <const S extends v.GenericSchema, T>(
    call: { readonly path: string; readonly query: Record<string, string>; readonly sealed: boolean },
    data: S,
    read: (value: v.InferOutput<S>) => T,
  ): Observable<Result<T, Failure>> =>
    request({ ...call, data }).pipe(map((result) => (result.ok ? ok(read(result.value)) : err(result.error))))

  const lists$ = keyed<string, Feed<readonly LiveRoom[]>>(
    (key) => {
      const [dep, alias] = splitKey(key)
      return read$(() =>
        get(
          { path: livePaths.rooms, query: { venueNames: venueCode, dep, alias }, sealed: true },
          liveRooms,
          ({ items }): readonly LiveRoom[] => items.map(liveRoomOf),
        ),
      )
    },
    { initial: () => CONNECTING, graceMs },
  )
  const singles$ = keyed<string, Feed<LiveRoom>>(
    (roomId) =>
      read$(
        () =>
          get(
            { path: livePaths.room, query: { alias: roomId, venueName: venueCode }, sealed: true },
            liveRoom,
            liveRoomOf,
          ),
        roomId,
      ),
    { initial: () => CONNECTING, graceMs },
  )
  const videos$ = keyed<string, Feed<MatchVideo | null>>(
    (key) => {
      const [kind, id] = splitKey(key)
      const path = livePaths.videos(venueCode, kind === 'dj' ? 'dj' : 'ty')
      let wasEmpty = false
      return read$(() =>
        get({ path, query: { alias: id }, sealed: false }, matchVideos, ({ items }) => {
          const isEmpty = items.length === 0
          // Reported when it changes, not with every poll.
          if (isEmpty && !wasEmpty) log(path, NO_ANCHOR)
          wasEmpty = isEmpty
          const frame = items.find(({ matchId }) => matchId === id)
          return frame === undefined ? null : matchVideoOf(frame)
        }),
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

/** `football 1001`: a sport and the id of a match, which may contain any character. */
function splitKey(key: string): readonly [group: string, id: string] {
  const space = key.indexOf(' ')
  return [key.slice(0, Math.max(0, space)), key.slice(space + 1)]
}

function matchVideoOf(frame: v.InferOutput<typeof matchVideos>['items'][number]): MatchVideo {
  const { matchId, living, sources } = frame
  return { matchId, living: living === 'Living', sources: videoSourcesOf(sources.items) }
}
