import { Hono } from 'hono'
import type { HttpEnv } from '../http/httpEnv.ts'
import { type Film, REPLAY_MS } from './film/film.ts'
import { SCORE_SEGMENTS } from './film/reel.ts'
import { placedInStream } from './transport/joined.ts'
import type { Clips, SceneQuality } from './hls/clips.ts'
import { masterPlaylist, mediaPlaylist, recordedPlaylist } from './hls/playlists.ts'
import { newestAt, runningAt, SEGMENT_S, segmentsFrom, WINDOW_SEGMENTS, windowAt } from './hls/window.ts'

/** The faults of a stream, for tests and demonstrations. */
export interface StreamFault {
  /**
   * `stall`: the playlist does not change. `lose`: segments are not found. `end`: the stream has ended.
   * `codecChange`: after a discontinuity each quality continues with another one's profile and size, but the
   * master playlist is unchanged.
   */
  readonly kind: 'stall' | 'lose' | 'end' | 'codecChange'
  /** Real ms at which the fault began. */
  readonly since: number
}

interface HlsDeps {
  readonly clips: Clips
  readonly film: Pick<Film, 'shot' | 'lastScore'>
  /** Real ms. */
  readonly real: () => number
  /** By stream name. */
  readonly faults: ReadonlyMap<string, StreamFault>
}

const PLAYLIST = { 'Content-Type': 'application/vnd.apple.mpegurl', 'Cache-Control': 'no-store' }
const SEGMENT = { 'Content-Type': 'video/mp2t', 'Cache-Control': 'public, max-age=60' }
/**
 * Segments that have left the window are still served: to clients with an older playlist, and to those that play a
 * score again.
 */
const GRACE_SEGMENTS = runningAt(REPLAY_MS) + WINDOW_SEGMENTS
/** A replay begins this many segments before the score. */
const RUN_UP_SEGMENTS = 1

/**
 * Live streams whose segments are those of drawn clips, chosen by what happens in the match. Streams are named
 * `<scene>-<room or match>` (docs/live-rooms.md, 11).
 */
export function createHlsApp({ clips, film, real, faults }: HlsDeps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()

  const qualitiesOf = (stream: string): readonly SceneQuality[] => {
    const scene = /^([a-z]{1,20})-[\w-]{1,64}$/.exec(stream)?.[1]
    return scene === undefined ? [] : (clips.get(scene) ?? [])
  }
  /** The time that a stream shows; a stalled or ended stream stays at the start of the fault. */
  const streamTime = (stream: string): number => {
    const fault = faults.get(stream)
    return fault?.kind === 'stall' || fault?.kind === 'end' ? fault.since : real()
  }
  /** The first segment with another codec. */
  const changeOf = (stream: string): number | null => {
    const fault = faults.get(stream)
    return fault?.kind === 'codecChange' ? runningAt(fault.since) : null
  }
  const segmentOf = (
    stream: string,
    quality: SceneQuality,
    number: number,
  ): Uint8Array<ArrayBuffer> | null => {
    const { part, place } = film.shot(filmOf(stream), number)
    const clip = quality.parts[part]
    const segment = clip[place % clip.length]
    return segment === undefined ? null : placedInStream(segment, number, SEGMENT_S)
  }

  app.get('/live/hls/:stream/master.m3u8', (c) => {
    const qualities = qualitiesOf(c.req.param('stream'))
    return qualities.length === 0 ? c.notFound() : c.body(masterPlaylist(qualities), 200, PLAYLIST)
  })

  app.get('/live/hls/:stream/replay.m3u8', (c) => {
    const stream = c.req.param('stream')
    const qualities = qualitiesOf(stream)
    const now = streamTime(stream)
    const asked = Number(c.req.query('until') ?? Number.NaN)
    const score = film.lastScore(filmOf(stream), asked <= now && asked > now - REPLAY_MS ? asked : now)
    if (qualities.length === 0 || score === null) return c.notFound()
    return c.body(masterPlaylist(qualities, `replay-${String(score)}.m3u8`), 200, PLAYLIST)
  })

  app.get('/live/hls/:stream/:quality/:file', (c) => {
    const { stream, quality: wanted, file } = c.req.param()
    const qualities = qualitiesOf(stream)
    const quality = qualities.find(({ name }) => name === wanted)
    if (quality === undefined) return c.notFound()
    const moment = streamTime(stream)
    const newest = newestAt(moment)
    const isThere = (number: number): boolean =>
      number <= newest && number > newest - WINDOW_SEGMENTS - GRACE_SEGMENTS
    const changesAt = changeOf(stream)
    if (file === 'index.m3u8') {
      const ended = faults.get(stream)?.kind === 'end'
      // Fixes the content of the segment before the playlist names it.
      film.shot(filmOf(stream), newest)
      return c.body(mediaPlaylist(windowAt(moment), { now: moment, ended, changesAt }), 200, PLAYLIST)
    }
    const scored = numberIn(/^replay-(\d{1,12})\.m3u8$/, file)
    if (scored !== null) {
      const [first, count] = [scored - RUN_UP_SEGMENTS, RUN_UP_SEGMENTS + SCORE_SEGMENTS]
      if (!isThere(first) || !isThere(first + count - 1)) return c.notFound()
      return c.body(recordedPlaylist(segmentsFrom(first, count)), 200, PLAYLIST)
    }
    const number = numberIn(/^(\d{1,12})\.ts$/, file)
    if (number === null || !isThere(number) || faults.get(stream)?.kind === 'lose') return c.notFound()
    const shown = changesAt !== null && number >= changesAt ? anotherOf(qualities, quality) : quality
    const segment = segmentOf(stream, shown, number)
    return segment === null ? c.notFound() : c.body(segment, 200, SEGMENT)
  })
  return app
}

/** The room or match of a stream. */
function filmOf(stream: string): string {
  return stream.slice(stream.indexOf('-') + 1)
}

function numberIn(pattern: RegExp, file: string): number | null {
  const text = pattern.exec(file)?.[1]
  return text === undefined ? null : Number(text)
}

/** The next quality of a scene. */
function anotherOf(qualities: readonly SceneQuality[], quality: SceneQuality): SceneQuality {
  return qualities[(qualities.indexOf(quality) + 1) % qualities.length] ?? quality
}
