import { isEsport, type Sport } from '../../streams/domain/vocabulary/sports.ts'
import { descriptorOf } from '../../streams/domain/sports/descriptorOf.ts'
import type { LiveRoomFrame, VideoSourceFrame } from '../../streams/wire/room/liveRooms.ts'
import type { AllLanguages } from '../../streams/domain/localText.ts'
import { teamNames, type World, type WorldMatch } from '../world/world.ts'
import type { MediaBases } from '../http/webOrigins.ts'
import type { RoomDirectory, RoomEntry } from './directory.ts'
import { sideColours } from './drawing/sideColours.ts'
import { sceneAlone } from './matchVideo.ts'

/** The kinds of rooms on the wire (docs/live-rooms.md, 1). */
const KIND_CODES = { pureMatch: 0, castLive: 1 } as const

/** The delay of live video: three segments of two seconds, and the transfer. */
const DELAY_MS = 8000

/** The input of `liveRoom`. */
export type LiveRoomRecord = Omit<LiveRoomFrame, 'kind' | 'sources'> & {
  readonly kind: 0 | 1
  readonly sources: readonly VideoSourceFrame[]
}

/** What a record needs besides the room. */
export interface LiveRecordContext {
  readonly world: Pick<World, 'match'>
  readonly viewers: (roomId: string) => number
  readonly bases: MediaBases
  readonly language: keyof AllLanguages
  /** The venue at which the match is answered. */
  readonly venueOf: (match: NonNullable<RoomEntry['match']>) => string
}

/** A room in the format of the live domain. */
export function liveRecord(
  room: RoomEntry,
  { world, viewers, bases, language, venueOf }: LiveRecordContext,
): LiveRoomRecord {
  const match = room.match === null ? undefined : world.match(room.match.matchId)
  return {
    roomId: room.roomId,
    title: room.title,
    living: room.living ? 'Living' : 'NotLiving',
    kind: KIND_CODES[room.kind],
    anchor: room.anchor,
    poster: posterOf(room.roomId, room.match, bases),
    viewers: viewers(room.roomId),
    match: room.match === null || match === undefined ? null : matchOf(venueOf(room.match), match, language),
    startsAt: room.startsAt,
    delayMs: DELAY_MS,
    sources: room.living ? sourcesOf(room, bases) : [],
  }
}

/** The scene of each sport; a match of another sport has no video. */
const SCENES: Readonly<Partial<Record<Sport, string>>> = {
  football: 'pitch',
  basketball: 'court',
  tennis: 'tennis',
  volleyball: 'volleyball',
  dota2: 'lanes',
  lol: 'lanes',
  kog: 'lanes',
  csgo: 'defusal',
}

/** The video sources of a room: the anchor wide and upright, or the match alone. */
export function sourcesOf(
  { roomId, kind, match }: RoomEntry,
  bases: MediaBases,
): readonly VideoSourceFrame[] {
  if (match === null) return []
  const { sport } = match
  const scene = SCENES[sport]
  if (scene === undefined) return []
  const poster = posterOf(roomId, match, bases)
  const stream = (source: VideoSourceFrame['source'], name: string): VideoSourceFrame => ({
    source,
    poster,
    ...streamOf(`${bases.live}/live/hls/${name}-${roomId}`, sport),
  })
  if (kind === 'pureMatch') return [stream('Live', 'pitchalone')]
  return [stream('AnchorHorizontal', scene), stream('AnchorVertical', `${scene}upright`)]
}

/** The last goal can be played again; in sports with frequent points nobody would ask for the last one. */
function streamOf(address: string, sport: Sport): Pick<VideoSourceFrame, 'url' | 'replay' | 'sides'> {
  return {
    url: `${address}/master.m3u8`,
    replay: descriptorOf(sport).scoreStopsBetting ? `${address}/replay.m3u8` : '',
    sides: sideColours(sport),
  }
}

/** The input of `matchVideos`. */
interface MatchVideoRecord {
  readonly matchId: string
  readonly living: 'Living'
  readonly sources: readonly VideoSourceFrame[]
}

/**
 * The videos of matches in play: the sources of its room for a match that a room shows, and a stream for every other
 * filmed match. `kind` limits them to esports (`dj`) or to all other sports (`ty`); `null` has both.
 */
export function matchVideos(
  directory: RoomDirectory,
  world: Pick<World, 'matches'>,
  bases: MediaBases,
  kind: string | null = null,
): readonly MatchVideoRecord[] {
  const isWanted = (sport: Sport): boolean => kind === null || kind === (isEsport(sport) ? 'dj' : 'ty')
  const shown = directory
    .rooms()
    .flatMap((room): MatchVideoRecord[] =>
      room.living && room.match !== null && isWanted(room.match.sport)
        ? [{ matchId: room.match.matchId, living: 'Living', sources: sourcesOf(room, bases) }]
        : [],
    )
  const inRooms = new Set(shown.map(({ matchId }) => matchId))
  const others = world.matches().flatMap((match): MatchVideoRecord[] => {
    const scene = sceneAlone(match)
    if (scene === null || !isWanted(match.sport) || inRooms.has(match.id)) return []
    const stream = streamOf(`${bases.live}/live/hls/${scene}-m${match.id}`, match.sport)
    return [{ matchId: match.id, living: 'Living', sources: [{ source: 'Live', poster: '', ...stream }] }]
  })
  return [...shown, ...others]
}

/** The match id is in the address, so that a cached poster is not used for another match. */
function posterOf(roomId: string, match: RoomEntry['match'], { images }: MediaBases): string {
  return `${images}/live/art/poster/${roomId}.svg?m=${encodeURIComponent(match?.matchId ?? '')}`
}

function matchOf(venue: string, match: WorldMatch, language: keyof AllLanguages): LiveRoomRecord['match'] {
  const { id, sport, league } = match
  const { home, away } = teamNames(match)
  return {
    matchId: id,
    sport,
    venue,
    league: league.name[language],
    home: home[language],
    away: away[language],
  }
}
