import { Hono } from 'hono'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { ClipQuality, Clips } from './clips.ts'
import { masterPlaylist, mediaPlaylist } from './playlists.ts'
import { firstAfter, type LiveSegment, newestAt, segmentAt, WINDOW_SEGMENTS, windowAt } from './window.ts'

/** What can be wrong with a stream, for tests and demonstrations. */
export interface StreamFault {
  /**
   * `stall`: the playlist stands still. `lose`: no segment is found. `end`: the stream is over. `codecChange`: after
   * a break each quality goes on in another one's profile and size, while the master playlist says what it said.
   */
  readonly kind: 'stall' | 'lose' | 'end' | 'codecChange'
  /** Real ms from which it is so. */
  readonly since: number
}

interface HlsDeps {
  readonly clips: Clips
  /** Real ms. */
  readonly real: () => number
  /** By the stream's name. */
  readonly faults: ReadonlyMap<string, StreamFault>
}

const PLAYLIST = { 'Content-Type': 'application/vnd.apple.mpegurl', 'Cache-Control': 'no-store' }
const SEGMENT = { 'Content-Type': 'video/mp2t', 'Cache-Control': 'public, max-age=60' }
/** Segments that have left the window are still given to whoever has an older playlist. */
const GRACE_SEGMENTS = 4

/** Live streams as sliding windows over clips. A stream is called `<clip>-<whatever>` (docs/protocol.md, 4.2). */
export function createHlsApp({ clips, real, faults }: HlsDeps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()

  const qualitiesOf = (stream: string): readonly ClipQuality[] => {
    const clip = /^([a-z]{1,20})-[\w-]{1,64}$/.exec(stream)?.[1]
    return clip === undefined ? [] : (clips.get(clip) ?? [])
  }
  /** The moment that a stream shows: one with a fault stands where it was. */
  const momentOf = (stream: string): number => {
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
    const moment = momentOf(stream)
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

/** The next quality of a clip, all of which have segments of the same lengths. */
function anotherOf(qualities: readonly ClipQuality[], clip: ClipQuality): ClipQuality {
  return qualities[(qualities.indexOf(clip) + 1) % qualities.length] ?? clip
}
