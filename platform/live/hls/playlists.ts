import { type LiveSegment, SEGMENT_S } from './window.ts'

/** The properties of a quality in the playlist. */
export interface Quality {
  readonly name: string
  readonly width: number
  readonly height: number
  /** Bits per second. */
  readonly bandwidth: number
}

/**
 * The master playlist, the smallest quality first, because players start with it. `file` is the name of the playlist
 * in the folder of each quality.
 */
export function masterPlaylist(qualities: readonly Quality[], file = 'index.m3u8'): string {
  const lines = qualities.flatMap(({ name, width, height, bandwidth }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${String(bandwidth)},RESOLUTION=${String(width)}x${String(height)},CODECS="avc1.4d401f,mp4a.40.2"`,
    `${name}/${file}`,
  ])
  return `${['#EXTM3U', '#EXT-X-VERSION:3', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines].join('\n')}\n`
}

interface MediaPlaylistOptions {
  /** The server's real time, ms, by which a player finds how late its picture is (docs/live-rooms.md, 11). */
  readonly now: number
  readonly ended: boolean
  /** The first segment with another codec; `null` when the codec does not change. */
  readonly changesAt: number | null
}

/** The sliding window of one quality. */
export function mediaPlaylist(
  segments: readonly LiveSegment[],
  { now, ended, changesAt }: MediaPlaylistOptions,
): string {
  const first = segments[0]?.number ?? 0
  // The only discontinuity is that of a changed codec: the times of the clips are moved so that they go on.
  const passed = changesAt !== null && changesAt < first ? 1 : 0
  return written(segments, {
    tags: [`#EXT-X-DISCONTINUITY-SEQUENCE:${String(passed)}`, `${SERVER_TIME}${new Date(now).toISOString()}`],
    ended,
    changesAt,
  })
}

/** A tag of this platform, which players must ignore (RFC 8216, 6.3.1). */
const SERVER_TIME = '#EXT-X-TOUCHLINE-SERVER-TIME:'

/** A few segments from beginning to end. */
export function recordedPlaylist(segments: readonly LiveSegment[]): string {
  return written(segments, { tags: ['#EXT-X-PLAYLIST-TYPE:VOD'], ended: true, changesAt: null })
}

interface WritingOptions {
  readonly tags: readonly string[]
  readonly ended: boolean
  readonly changesAt: number | null
}

function written(segments: readonly LiveSegment[], { tags, ended, changesAt }: WritingOptions): string {
  const head = [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${String(SEGMENT_S)}`,
    `#EXT-X-MEDIA-SEQUENCE:${String(segments[0]?.number ?? 0)}`,
    ...tags,
  ]
  const lines = segments.flatMap(({ number, startsAt }) => [
    ...(number === changesAt ? ['#EXT-X-DISCONTINUITY'] : []),
    `#EXT-X-PROGRAM-DATE-TIME:${new Date(startsAt).toISOString()}`,
    `#EXTINF:${SEGMENT_S.toFixed(3)},`,
    `${String(number)}.ts`,
  ])
  return `${[...head, ...lines, ...(ended ? ['#EXT-X-ENDLIST'] : [])].join('\n')}\n`
}
