import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { livePaths } from '../../streams/wire/room/liveRooms.ts'
import { siteCodes } from '../../streams/wire/site/codes.ts'
import type { HttpEnv } from '../http/httpEnv.ts'
import { clientAddress } from '../http/httpEnv.ts'
import type { RateLimits } from '../http/rateLimits.ts'
import { siteHeaders } from '../../streams/wire/site/headers.ts'
import type { LocalText, World } from '../world/world.ts'
import { ANCHORS } from './anchors.ts'
import { avatarDrawing, posterDrawing } from './art.ts'
import type { RoomDirectory } from './directory.ts'
import { liveRecord, sourcesOf } from './liveRecords.ts'
import { sealLive } from './sealing.ts'

interface LiveDeps {
  readonly directory: RoomDirectory
  readonly world: Pick<World, 'match'>
  readonly viewers: (roomId: string) => number
  readonly limits: Pick<RateLimits, 'address'>
  /** base64url, 32 bytes; the client has it from the config image. */
  readonly liveKey: string
}

const alias = v.fallback(v.pipe(v.string(), v.maxLength(64)), '')
const listQuery = v.object({ venueNames: alias, dep: alias, alias })
const roomQuery = v.object({ alias, venueName: alias, theme_id: alias, eid: alias })

/** The kinds of the video list: sports, and esports. */
const KINDS = ['ty', 'dj']
const ART_SECONDS = 3600
const HTTP_NOT_FOUND = 404

/** The live domain (specification, platform part, 7: GET calls; docs/protocol.md, 4). */
export function createLiveApp({ directory, world, viewers, limits, liveKey }: LiveDeps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  const allowed = (c: Context<HttpEnv>): boolean => limits.address.take(clientAddress(c))
  const sealed = (c: Context<HttpEnv>, data: unknown): Response =>
    c.json({ code: siteCodes.success, msg: '', data: sealLive(liveKey, JSON.stringify(data)) })

  app.get(livePaths.rooms, (c) => {
    if (!allowed(c)) return tooOften(c)
    const query = v.parse(listQuery, c.req.query())
    const venues = query.venueNames.split(',').filter((name) => name !== '')
    const rooms = directory
      .rooms()
      .filter(({ match }) => venues.length === 0 || match === null || venues.includes(match.venue))
      .filter(({ roomId }) => query.alias === '' || roomId === query.alias)
      .map((room) => liveRecord(room, world, viewers, languageOf(c)))
      .sort((a, b) => Number(b.living === 'Living') - Number(a.living === 'Living') || b.viewers - a.viewers)
    return sealed(c, rooms)
  })

  app.get(livePaths.room, (c) => {
    if (!allowed(c)) return tooOften(c)
    const query = v.parse(roomQuery, c.req.query())
    const room = directory.room(query.alias)
    if (room === null) return c.json({ code: siteCodes.eventEnded, msg: 'roomNotFound', data: null })
    return sealed(c, liveRecord(room, world, viewers, languageOf(c)))
  })

  app.get('/api/v2/match/:venue/:kind/video/list', (c) => {
    if (!allowed(c)) return tooOften(c)
    const { venue, kind } = c.req.param()
    const wanted = v.parse(alias, c.req.query('alias'))
    const known = KINDS.includes(kind) ? directory.rooms() : []
    const data = known.flatMap((room) =>
      room.living && room.match?.venue === venue && (wanted === '' || room.match.matchId === wanted)
        ? [{ matchId: room.match.matchId, living: 'Living', sources: sourcesOf(room) }]
        : [],
    )
    return c.json({ code: siteCodes.success, msg: '', data })
  })

  app.get('/live/art/:kind/:file', (c) => {
    const { kind, file } = c.req.param()
    const name = /^([ar]\d{1,8})\.svg$/.exec(file)?.[1]
    const owner = ANCHORS.find(({ id, roomId }) => name === (kind === 'avatar' ? id : roomId))
    if (owner === undefined) return c.notFound()
    const drawing = kind === 'avatar' ? avatarDrawing(owner) : posterDrawing(owner)
    return c.body(drawing, 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': `public, max-age=${String(ART_SECONDS)}`,
    })
  })

  app.get('/live/*', (c) => c.text('not found', HTTP_NOT_FOUND))
  return app
}

const LANGUAGES: Readonly<Record<string, keyof LocalText>> = { CMN: 'cmn', ZHO: 'zho', ENGLISH: 'english' }

function languageOf(c: Context<HttpEnv>): keyof LocalText {
  return LANGUAGES[c.req.header(siteHeaders.language) ?? ''] ?? 'cmn'
}

function tooOften(c: Context<HttpEnv>): Response {
  return c.json({ code: siteCodes.rateLimited, msg: 'tooManyRequests', data: null })
}
