import type { LiveSegment } from './window.ts'

/** The properties of a quality in the playlist. */
export interface Quality {
  readonly name: string
  readonly width: number
  readonly height: number
  /** Bits per second. */
  readonly bandwidth: number
}

/** The master playlist, the smallest quality first, because players start with it. */
export function masterPlaylist(qualities: readonly Quality[]): string {
  const lines = qualities.flatMap(({ name, width, height, bandwidth }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${String(bandwidth)},RESOLUTION=${String(width)}x${String(height)},CODECS="avc1.4d401f,mp4a.40.2"`,
    `${name}/index.m3u8`,
  ])
  return `${['#EXTM3U', '#EXT-X-VERSION:3', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines].join('\n')}\n`
}

interface MediaPlaylistOptions {
  readonly ended: boolean
  /** The first segment with another codec; `null` when the codec does not change. */
  readonly changesAt: LiveSegment | null
}

/** The sliding window of one quality. */
export function mediaPlaylist(
  segments: readonly LiveSegment[],
  { ended, changesAt }: MediaPlaylistOptions,
): string {
  const [first] = segments
  const longest = Math.ceil(Math.max(...segments.map(({ seconds }) => seconds)))
  const head = [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${String(longest)}`,
    `#EXT-X-MEDIA-SEQUENCE:${String(first?.number ?? 0)}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${String(discontinuities(first, changesAt))}`,
  ]
  const lines = segments.flatMap((segment) => [
    ...(segment.loops || segment.number === changesAt?.number ? ['#EXT-X-DISCONTINUITY'] : []),
    `#EXT-X-PROGRAM-DATE-TIME:${new Date(segment.startsAt).toISOString()}`,
    `#EXTINF:${segment.seconds.toFixed(3)},`,
    `${String(segment.number)}.ts`,
  ])
  return `${[...head, ...lines, ...(ended ? ['#EXT-X-ENDLIST'] : [])].join('\n')}\n`
}

/**
 * The number of discontinuities that have left the window: one for each earlier loop, and the codec change if
 * it has passed. A first segment that begins a loop has its own discontinuity tag; a change at the beginning
 * of a loop shares its discontinuity.
 */
function discontinuities(first: LiveSegment | undefined, changesAt: LiveSegment | null): number {
  if (first === undefined) return 0
  const changed = changesAt !== null && !changesAt.loops && changesAt.number < first.number
  return (first.loops ? first.round - 1 : first.round) + (changed ? 1 : 0)
}
