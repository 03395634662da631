import type { PlatformClock } from '../../clock.ts'
import { isEsport, type Sport } from '../../../streams/domain/vocabulary/sports.ts'
import type { World } from '../../world/world.ts'
import type { RoomDirectory } from '../directory.ts'
import { runningAt } from '../hls/window.ts'
import { createMatchReels } from './matchReels.ts'
import { type Reel, SCORE_SEGMENTS, type Shot, shotAt } from './reel.ts'
import { createRoomMatches } from './roomMatches.ts'

/** What the streams of matches show. */
export interface Film {
  /** What a segment of a stream shows. Once asked for, it never changes. */
  shot(stream: string, segment: number): Shot
  /**
   * The first segment of the latest score whose clip has ended by `until`, real ms; `null` without one and when it is
   * older than `REPLAY_MS`.
   */
  lastScore(stream: string, until: number): number | null
  close(): void
}

interface FilmDeps {
  readonly world: Pick<World, 'matches' | 'match' | 'listen'>
  readonly directory: Pick<RoomDirectory, 'rooms'>
  readonly clock: PlatformClock
  /** Real ms. */
  readonly real: () => number
}

/**
 * How much later than the world the picture is, ms. A playlist names a segment as soon as it is over, and by then the
 * world must have reported everything that the segment shows.
 */
const FILM_DELAY_MS = 1000
/** A replay is offered for this long after a score, ms; segments that old can still be fetched. */
export const REPLAY_MS = 150_000
/** How many segments are kept: those that a replay may still show, and some more. */
const KEPT_SEGMENTS = 120

/** The sports that are filmed besides esports (platform/live/media). */
const FILMED: ReadonlySet<Sport> = new Set<Sport>(['football', 'basketball', 'tennis', 'volleyball'])

function isFilmed(sport: Sport): boolean {
  return FILMED.has(sport) || isEsport(sport)
}

/**
 * A platform time in whole seconds. Rooms are read at the first event of each, so that all processes read them at the
 * same event.
 */
function secondOf(at: number): number {
  return Math.floor(at / 1000)
}

/**
 * Follows the world and decides what each segment of each stream shows. A stream is that of a room, such as `r8801`,
 * which shows the match that the room has at the time, or that of a match, `m` and the match id. The content follows
 * from the world alone, so all processes show the same, unless an event is reported more than `FILM_DELAY_MS` late:
 * then each shows it after the last segment that it has already served. A process that has just started knows only
 * later events.
 */
export function createFilm({ world, directory, clock, real }: FilmDeps): Film {
  const reels = createMatchReels(KEPT_SEGMENTS)
  const rooms = createRoomMatches(directory)
  /** The last segment that a playlist may have named: up to it nothing new is shown. */
  let lastNamed = -1

  /** The segment that shows what happened at a platform time. */
  const segmentOf = (at: number): number => {
    const realAt = real() - (clock.now() - at) / clock.rate
    return Math.max(runningAt(realAt + FILM_DELAY_MS), lastNamed + 1)
  }

  /**
   * Rooms are updated when a match starts or ends, and once a second, because a room leaves its match some time after
   * the end.
   */
  let lookedAt = secondOf(clock.now())
  const updateRooms = (at: number, changed: boolean): void => {
    if (!changed && secondOf(at) <= lookedAt) return
    lookedAt = secondOf(at)
    rooms.update(segmentOf(at))
  }

  const first = segmentOf(clock.now())
  for (const match of world.matches()) if (isFilmed(match.sport)) reels.record(match, first)
  rooms.update(first)
  const stop = world.listen((event, at) => {
    if (event.type === 'closed') {
      const segment = segmentOf(at)
      const wasFilmed = reels.close(event.matchId, segment)
      reels.forgetBefore(lastNamed - KEPT_SEGMENTS)
      updateRooms(at, wasFilmed)
    } else if (event.type === 'match' || event.type === 'opened') {
      const match = world.match(event.matchId)
      if (match === undefined || !isFilmed(match.sport)) return
      const before = reels.record(match, segmentOf(at))
      updateRooms(at, before?.state !== match.state)
    }
  })

  const reelOf = (stream: string, segment: number): Reel | undefined => {
    const matchId = stream.startsWith('m') ? stream.slice(1) : rooms.matchAt(stream, segment)
    return matchId === null ? undefined : reels.get(matchId)
  }
  return {
    shot: (stream, segment) => {
      lastNamed = Math.max(lastNamed, segment)
      const reel = reelOf(stream, segment)
      return reel === undefined ? { part: 'pause', place: segment } : shotAt(reel, segment)
    },
    lastScore: (stream, until) => {
      const newest = runningAt(until) - SCORE_SEGMENTS
      const score = reelOf(stream, newest)?.scores.findLast(({ segment }) => segment <= newest)
      return score === undefined || score.segment < runningAt(until - REPLAY_MS) ? null : score.segment
    },
    close: stop,
  }
}
