import type { LiveRoomFrame, VideoSourceFrame } from '../../streams/wire/room/liveRooms.ts'
import type { LocalText, World, WorldMatch } from '../world/world.ts'
import type { RoomEntry } from './directory.ts'

/** PureMatch 0, CastLive 1 (specification, venue part, 3). */
const KIND_CODES = { pureMatch: 0, castLive: 1 } as const

/** How late live pictures are: three segments of two seconds, and the way. */
const DELAY_MS = 8000

/** What `liveRoom` decodes. */
export type LiveRoomRecord = Omit<LiveRoomFrame, 'kind' | 'sources'> & {
  readonly kind: 0 | 1
  readonly sources: readonly VideoSourceFrame[]
}

/** A room as the live domain tells it. */
export function liveRecord(
  room: RoomEntry,
  world: Pick<World, 'match'>,
  viewers: (roomId: string) => number,
  language: keyof LocalText,
): LiveRoomRecord {
  const match = room.match === null ? undefined : world.match(room.match.matchId)
  return {
    roomId: room.roomId,
    title: room.title,
    living: room.living ? 'Living' : 'NotLiving',
    kind: KIND_CODES[room.kind],
    anchor: room.anchor,
    poster: posterOf(room.roomId),
    viewers: viewers(room.roomId),
    match: room.match === null || match === undefined ? null : matchOf(room.match.venue, match, language),
    startsAt: room.startsAt,
    delayMs: DELAY_MS,
    sources: room.living ? sourcesOf(room) : [],
  }
}

/** The pictures of a room: the caster lying and standing, or the match alone. */
export function sourcesOf({ roomId, kind, match }: RoomEntry): readonly VideoSourceFrame[] {
  const clip = match?.sport === 'football' ? 'pitch' : 'court'
  const poster = posterOf(roomId)
  const stream = (source: VideoSourceFrame['source'], name: string): VideoSourceFrame => ({
    source,
    url: `/live/hls/${name}-${roomId}/master.m3u8`,
    poster,
  })
  if (kind === 'pureMatch') return [stream('Live', clip)]
  return [stream('AnchorHorizontal', clip), stream('AnchorVertical', 'portrait')]
}

function posterOf(roomId: string): string {
  return `/live/art/poster/${roomId}.svg`
}

function matchOf(
  venue: string,
  { id, sport, league, home, away }: WorldMatch,
  language: keyof LocalText,
): LiveRoomRecord['match'] {
  return {
    matchId: id,
    sport,
    venue,
    league: league.name[language],
    home: home.name[language],
    away: away.name[language],
  }
}
