import type { PlatformClock } from '../../clock.ts'
import { isEsport, type Sport } from '../../../streams/domain/vocabulary/sports.ts'
import type { World, WorldMatch } from '../../world/world.ts'
import type { RoomDirectory } from '../directory.ts'
import { runningAt } from '../hls/window.ts'
import { isPaused } from './ends.ts'
import {
  newReel,
  type Reel,
  reelFrom,
  SCORE_SEGMENTS,
  type Shot,
  shotAt,
  withScore,
  withState,
} from './reel.ts'
import { scoreBetween } from './scoring.ts'

/** What the streams of matches show. */
export interface Film {
  /** What a segment of a stream shows. Once asked for, it never changes. */
  shot(stream: string, segment: number): Shot
  /** The segment in which the latest score begins that is over at `until`, real ms; `null` when it is too old. */
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
 * The picture is this much later than the world, ms. A playlist names a segment as soon as it is over, so the world has
 * to report before that everything that the segment shows.
 */
const FILM_DELAY_MS = 1000
/** A replay is offered for this long after a score, ms; segments that old can still be fetched. */
export const REPLAY_MS = 150_000
/** How many segments are remembered: those of a replay, and some more. */
const KEPT_SEGMENTS = 120

/** The sports that are filmed besides the electronic games (platform/live/media). */
const FILMED: ReadonlySet<Sport> = new Set<Sport>(['football', 'basketball', 'tennis', 'volleyball'])

function isFilmed(sport: Sport): boolean {
  return FILMED.has(sport) || isEsport(sport)
}

/**
 * Listens to the world and says for each segment of each stream what it shows. Streams are those of rooms, `r8801`,
 * which show the match of the room at that time, and those of matches, `m` and the match id. As the world is the
 * same in every process, so are the streams; a process that has just started knows only what happens from then on.
 */
export function createFilm({ world, directory, clock, real }: FilmDeps): Film {
  const states = new Map<string, WorldMatch>()
  const reels = new Map<string, Reel>()
  /** The matches of each room, by the segment from which they are shown; the last is the present one. */
  const rooms = new Map<string, readonly { readonly segment: number; readonly matchId: string | null }[]>()
  /** Segments up to here may have been named in a playlist, so nothing new is shown in them. */
  let named = -1

  /** The segment that shows what happened at a platform time. */
  const segmentOf = (at: number): number => {
    const realAt = real() - (clock.now() - at) / clock.rate
    return Math.max(runningAt(realAt + FILM_DELAY_MS), named + 1)
  }
  const seat = (at: number): void => {
    const segment = segmentOf(at)
    for (const { roomId, living, match } of directory.rooms()) {
      const matchId = living ? (match?.matchId ?? null) : null
      const seen = rooms.get(roomId) ?? []
      if (seen.length > 0 && seen.at(-1)?.matchId === matchId) continue
      const later = seen.filter((one) => one.segment !== segment).slice(-3)
      rooms.set(roomId, [...later, { segment, matchId }])
    }
  }
  const begin = (match: WorldMatch, at: number): void => {
    states.set(match.id, match)
    reels.set(match.id, newReel(isPaused(match), segmentOf(at)))
  }
  const record = (before: WorldMatch, match: WorldMatch, at: number): void => {
    const segment = segmentOf(at)
    const score = scoreBetween(before, match)
    const reel = reelFrom(reels.get(match.id) ?? newReel(isPaused(before), segment), segment - KEPT_SEGMENTS)
    const scored = score === null ? reel : withScore(reel, segment, score)
    reels.set(match.id, withState(scored, segment, isPaused(match)))
    states.set(match.id, match)
  }
  const forgetOld = (): void => {
    const oldest = named - KEPT_SEGMENTS
    for (const [id, reel] of reels) {
      if (!states.has(id) && (reel.states.at(-1)?.segment ?? 0) < oldest) reels.delete(id)
    }
  }

  for (const match of world.matches()) if (isFilmed(match.sport)) begin(match, clock.now())
  seat(clock.now())
  const stop = world.listen((event, at) => {
    if (event.type !== 'match' && event.type !== 'opened' && event.type !== 'closed') return
    const { matchId } = event
    const before = states.get(matchId)
    if (event.type === 'closed') {
      // Its last segments may still be played.
      const reel = reels.get(matchId)
      if (reel !== undefined) reels.set(matchId, withState(reel, segmentOf(at), true))
      states.delete(matchId)
      forgetOld()
      if (before !== undefined) seat(at)
      return
    }
    const match = world.match(matchId)
    if (match === undefined || !isFilmed(match.sport)) return
    if (before === undefined) begin(match, at)
    else record(before, match, at)
    if (before?.state !== match.state) seat(at)
  })

  const reelOf = (stream: string, segment: number): Reel | undefined => {
    if (stream.startsWith('m')) return reels.get(stream.slice(1))
    const shown = rooms.get(stream) ?? []
    const { matchId } = shown.findLast((one) => one.segment <= segment) ?? shown[0] ?? { matchId: null }
    return matchId === null ? undefined : reels.get(matchId)
  }
  return {
    shot: (stream, segment) => {
      named = Math.max(named, segment)
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
