import { Hono } from 'hono'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { ClipQuality, Clips } from './clips.ts'
import { masterPlaylist, mediaPlaylist } from './playlists.ts'
import { firstAfter, type LiveSegment, newestAt, segmentAt, WINDOW_SEGMENTS, windowAt } from './window.ts'

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
  /** Real ms. */
  readonly real: () => number
  /** By stream name. */
  readonly faults: ReadonlyMap<string, StreamFault>
}

const PLAYLIST = { 'Content-Type': 'application/vnd.apple.mpegurl', 'Cache-Control': 'no-store' }
const SEGMENT = { 'Content-Type': 'video/mp2t', 'Cache-Control': 'public, max-age=60' }
/** Segments that have left the window are still served to clients with an older playlist. */
const GRACE_SEGMENTS = 4

/**
 * Live streams as sliding windows over clips. Streams are named `<clip>-<anything>` (docs/live-rooms.md, 11).
 */
export function createHlsApp({ clips, real, faults }: HlsDeps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()

  const qualitiesOf = (stream: string): readonly ClipQuality[] => {
    const clip = /^([a-z]{1,20})-[\w-]{1,64}$/.exec(stream)?.[1]
    return clip === undefined ? [] : (clips.get(clip) ?? [])
  }
  /** The time that a stream shows; a stalled or ended stream stays at the start of the fault. */
  const streamTime = (stream: string): number => {
    const fault = faults.get(stream)
    return fault?.kind === 'stall' || fault?.kind === 'end' ? fault.since : real()
  }
  const changeOf = (stream: string, { seconds }: ClipQuality): LiveSegment | null => {
    const fault = faults.get(stream)
    return fault?.kind === 'codecChange' ? segmentAt(seconds, firstAfter(seconds, fault.since)) : null
  }

  app.get('/live/hls/:stream/master.m3u8', (c) => {
    const qualities = qualitiesOf(c.req.param('stream'))
    return qualities.length === 0 ? c.notFound() : c.body(masterPlaylist(qualities), 200, PLAYLIST)
  })

  app.get('/live/hls/:stream/:quality/:file', (c) => {
    const { stream, quality, file } = c.req.param()
    const qualities = qualitiesOf(stream)
    const clip = qualities.find(({ name }) => name === quality)
    if (clip === undefined) return c.notFound()
    const moment = streamTime(stream)
    const changesAt = changeOf(stream, clip)
    if (file === 'index.m3u8') {
      const ended = faults.get(stream)?.kind === 'end'
      return c.body(mediaPlaylist(windowAt(clip.seconds, moment), { ended, changesAt }), 200, PLAYLIST)
    }
    const number = Number(/^(\d{1,12})\.ts$/.exec(file)?.[1] ?? Number.NaN)
    const newest = newestAt(clip.seconds, moment)
    const there = number <= newest && number > newest - WINDOW_SEGMENTS - GRACE_SEGMENTS
    if (!there || faults.get(stream)?.kind === 'lose') return c.notFound()
    const shown = changesAt !== null && number >= changesAt.number ? anotherOf(qualities, clip) : clip
    const segment = shown.segments[segmentAt(clip.seconds, number).file]
    return segment === undefined ? c.notFound() : c.body(segment, 200, SEGMENT)
  })
  return app
}

/** The next quality of a clip; all of them have segments of the same lengths. */
function anotherOf(qualities: readonly ClipQuality[], clip: ClipQuality): ClipQuality {
  return qualities[(qualities.indexOf(clip) + 1) % qualities.length] ?? clip
}
