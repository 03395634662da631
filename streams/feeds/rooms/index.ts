import { filter, map, type Observable, startWith, Subject, switchMap, tap, throttleTime } from 'rxjs'
import type * as v from 'valibot'
import type { Failure } from '../../domain/failure.ts'
import type { LiveRoom, VideoSource } from '../../domain/room/room.ts'
import { err, ok, type Result } from '../../domain/result.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import { keyed } from '../../kernel/keyed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { LiveRequest } from '../../link/liveCall.ts'
import { livePaths, liveRoom, liveRooms, matchVideos } from '../../wire/room/liveRooms.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { feedTimes } from '../times.ts'
import { liveRoomOf, videoSourcesOf } from './liveRoomOf.ts'

/** A match with pictures. */
export interface MatchVideo {
  readonly matchId: string
  readonly living: boolean
  readonly sources: readonly VideoSource[]
}

/** Sport or esports: the live provider keeps them apart. */
export type VideoKind = 'ty' | 'dj'

export interface RoomsFeed {
  /** The rooms that are on, and those to come; polled while anyone reads them. */
  rooms$(): State$<Feed<readonly LiveRoom[]>>
  room$(roomId: string): State$<Feed<LiveRoom>>
  /** Pictures by match. */
  videos$(kind: VideoKind): State$<Feed<ReadonlyMap<string, MatchVideo>>>
  /** Asks for the rooms again now. */
  refresh(): void
  /** Asks for one room again now, if anyone reads it: where its pictures are may have changed. */
  renew(roomId: string): void
}

interface RoomsDeps {
  readonly venueCode: string
  readonly request: LiveRequest
  readonly conditions: PollConditions
  /** What an operator should know of. */
  readonly log: (path: string, note: string) => void
}

/** Specification, platform part, 7: what is told when there is no video at all. */
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
  /** A room's id, or `null` for everything. */
  const again$ = new Subject<string | null>()
  scope.onEnd(() => {
    again$.complete()
  })
  /** Polled while read, at once when told to; the last picture stays meanwhile. */
  const read$ = <T>(
    ask: () => Observable<Result<T, Failure>>,
    roomId: string | null = null,
  ): Observable<Feed<T>> => {
    let last: Feed<T> = CONNECTING
    return again$.pipe(
      // Who was told to ask less does not ask earlier because its pictures have gone.
      filter((asked) => asked === null || (asked === roomId && !isHeldBack(last))),
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

  const lists$ = keyed<'rooms', Feed<readonly LiveRoom[]>>(
    () =>
      read$(() =>
        get(
          { path: livePaths.rooms, query: { venueNames: venueCode, dep: '', alias: '' }, sealed: true },
          liveRooms,
          ({ items }): readonly LiveRoom[] => items.map(liveRoomOf),
        ),
      ),
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
  const videos$ = keyed<VideoKind, Feed<ReadonlyMap<string, MatchVideo>>>(
    (kind) => {
      const path = livePaths.videos(venueCode, kind)
      let wasEmpty = false
      return read$(() =>
        get({ path, query: { alias: '' }, sealed: false }, matchVideos, ({ items }) => {
          const isEmpty = items.length === 0
          // Said when it becomes so, not with every poll.
          if (isEmpty && !wasEmpty) log(path, NO_ANCHOR)
          wasEmpty = isEmpty
          return new Map(items.map((frame) => [frame.matchId, matchVideoOf(frame)]))
        }),
      )
    },
    { initial: () => CONNECTING, graceMs },
  )
  return {
    rooms$: () => lists$('rooms'),
    room$: singles$,
    videos$,
    refresh: () => {
      again$.next(null)
    },
    renew: (roomId) => {
      again$.next(roomId)
    },
  }
}

function isHeldBack(feed: Feed<unknown>): boolean {
  return (feed.status === 'stale' || feed.status === 'failed') && feed.reason === 'rateLimited'
}

function matchVideoOf(frame: v.InferOutput<typeof matchVideos>['items'][number]): MatchVideo {
  const { matchId, living, sources } = frame
  return { matchId, living: living === 'Living', sources: videoSourcesOf(sources.items) }
}
