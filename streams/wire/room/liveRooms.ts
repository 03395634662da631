import * as v from 'valibot'
import { id, maybe, numeric, orNull, siftedListOf, text, whole, wordOf } from '../decode.ts'
import { localText } from '../localText.ts'

/** Paths on the live domain (docs/protocol.md, 4.1). */
export const livePaths = {
  rooms: '/api/v2/room/list',
  room: '/api/v2/room/detail',
  /** `ty` is sport, `dj` esports. */
  videos: (venue: string, kind: 'ty' | 'dj') =>
    `/api/v2/match/${encodeURIComponent(venue)}/${kind}/video/list`,
} as const

/**
 * The answer of both room calls. `data` is base64url(12-byte IV ‖ AES-256-GCM) of JSON, encrypted with the
 * site's `liveKey`.
 */
export const sealedAnswer = v.object({ code: numeric, msg: v.fallback(text, ''), data: v.string() })

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))

export const videoSource = v.object({
  /** See docs/live-rooms.md, 10. */
  source: wordOf(['Animation', 'Live', 'AnchorHorizontal', 'AnchorVertical']),
  url: text,
  poster: v.fallback(text, ''),
  /** Where the latest goal can be played again; empty or missing where that is not offered. */
  replay: v.fallback(text, ''),
  /** The colours in which the picture shows home and away; missing or `null` where they are not known. */
  sides: orNull(v.pipe(v.strictTuple([colour, colour]), v.readonly())),
})

export type VideoSourceFrame = v.InferOutput<typeof videoSource>

const matchKinds = { pureMatch: 0, castLive: 1 } as const

/** A room, in the list and in the detail call. */
export const liveRoom = v.object({
  roomId: id,
  title: localText,
  living: wordOf(['Living', 'NotLiving']),
  /** 0 is a match without an anchor, 1 with one. */
  kind: v.pipe(
    whole,
    v.transform((code) => (code === matchKinds.castLive ? 'castLive' : 'pureMatch')),
  ),
  anchor: v.object({ id, name: localText, avatar: v.fallback(text, '') }),
  poster: v.fallback(text, ''),
  viewers: v.fallback(whole, 0),
  match: maybe(v.object({ matchId: id, sport: text, venue: text, league: text, home: text, away: text })),
  /** When a room that is not live begins, platform time, ms. */
  startsAt: orNull(whole),
  /** Latency of the video, ms. */
  delayMs: v.fallback(whole, 0),
  sources: siftedListOf(videoSource),
})

export type LiveRoomFrame = v.InferOutput<typeof liveRoom>

export const liveRooms = siftedListOf(liveRoom)

/** A match with video, in `data` of the video list; plain JSON. */
export const matchVideos = siftedListOf(
  v.object({ matchId: id, living: wordOf(['Living', 'NotLiving']), sources: siftedListOf(videoSource) }),
)
