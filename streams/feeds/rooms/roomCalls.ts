import { map, type Observable } from 'rxjs'
import type * as v from 'valibot'
import type { Failure } from '../../domain/failure.ts'
import { err, ok, type Result } from '../../domain/result.ts'
import type { LiveRoom, VideoSource } from '../../domain/room/room.ts'
import type { LiveRequest } from '../../link/liveCall.ts'
import { livePaths, liveRoom, liveRooms, matchVideos } from '../../wire/room/liveRooms.ts'
import { liveRoomOf, videoSourcesOf } from './liveRoomOf.ts'

/** A match with video. */
export interface MatchVideo {
  readonly matchId: string
  readonly living: boolean
  readonly sources: readonly VideoSource[]
}

/** The calls about live rooms and videos, by the venue of the matches (docs/protocol.md, 4.1). */
export interface RoomCalls {
  /** All rooms, or those of a sport and match. */
  rooms(sport: string, matchId: string): Observable<Result<readonly LiveRoom[], Failure>>
  room(roomId: string): Observable<Result<LiveRoom, Failure>>
  /** Videos of a match; `dj` for esports. `path` names the call in reports. */
  videos(kind: 'ty' | 'dj', matchId: string): Observable<Result<MatchVideos, Failure>>
}

export interface MatchVideos {
  readonly path: string
  readonly items: readonly MatchVideo[]
}

export function createRoomCalls(request: LiveRequest, venueCode: string): RoomCalls {
  const get = <const S extends v.GenericSchema, T>(
    call: { readonly path: string; readonly query: Record<string, string>; readonly sealed: boolean },
    data: S,
    read: (value: v.InferOutput<S>) => T,
  ): Observable<Result<T, Failure>> =>
    request({ ...call, data }).pipe(map((result) => (result.ok ? ok(read(result.value)) : err(result.error))))
  return {
    rooms: (dep, alias) =>
      get(
        { path: livePaths.rooms, query: { venueNames: venueCode, dep, alias }, sealed: true },
        liveRooms,
        ({ items }): readonly LiveRoom[] => items.map(liveRoomOf),
      ),
    room: (alias) =>
      get(
        { path: livePaths.room, query: { alias, venueName: venueCode }, sealed: true },
        liveRoom,
        liveRoomOf,
      ),
    videos: (kind, alias) => {
      const path = livePaths.videos(venueCode, kind)
      return get({ path, query: { alias }, sealed: false }, matchVideos, ({ items }) => ({
        path,
        items: items.map(matchVideoOf),
      }))
    },
  }
}

function matchVideoOf(frame: v.InferOutput<typeof matchVideos>['items'][number]): MatchVideo {
  const { matchId, living, sources } = frame
  return { matchId, living: living === 'Living', sources: videoSourcesOf(sources.items) }
}
