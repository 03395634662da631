import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { isAnchorGame } from '../../streams/domain/anchorGames/games.ts'
import { livePaths } from '../../streams/wire/room/liveRooms.ts'
import { serviceCodes } from '../../streams/wire/room/serviceCodes.ts'
import { siteCodes } from '../../streams/wire/site/codes.ts'
import { answerPreflight } from '../http/crossOrigin.ts'
import type { HttpEnv } from '../http/httpEnv.ts'
import type { MediaBases } from '../http/webOrigins.ts'
import type { CallProtocol } from '../http/endpointGuard.ts'
import { siteHeaders } from '../../streams/wire/site/headers.ts'
import type { AllLanguages } from '../../streams/domain/localText.ts'
import type { World } from '../world/world.ts'
import { type Anchor, ANCHORS } from './anchors.ts'
import { avatarDrawing, posterDrawing } from './drawing/art.ts'
import { dealerDrawing } from './drawing/dealerArt.ts'
import { DEALERS } from './dealers.ts'
import type { RoomDirectory } from './directory.ts'
import { gameBanner, gameGround } from './drawing/gameArt.ts'
import { lotteryIcon } from './drawing/lotteryArt.ts'
import type { VenueDesk } from '../site/venueDesk.ts'
import { liveRecord, type LiveRecordContext, matchVideos } from './liveRecords.ts'
import { sealLive } from './sealing.ts'
import { venueShowing } from './venueShowing.ts'

export interface LiveAppDeps {
  readonly directory: RoomDirectory
  readonly venues: Pick<VenueDesk, 'find' | 'offers' | 'status'>
  readonly world: Pick<World, 'match' | 'matches'>
  readonly viewers: (roomId: string) => number
  /** base64url, 32 bytes; the client reads it from the config image. */
  readonly liveKey: string
  readonly bases: MediaBases
  /** What the operator has published, by kind and id; `null` when there is none. */
  readonly contentArt: (kind: string, id: string) => string | null
}

const alias = v.fallback(v.pipe(v.string(), v.maxLength(64)), '')
const listQuery = v.object({ venueNames: alias, dep: alias, alias })
const roomQuery = v.object({ alias, venueName: alias })

const VIDEO_LIST = '/api/v2/match/:venue/:kind/video/list'
const ART_SECONDS = 3600
const HTTP_NOT_FOUND = 404

/** The live domain (docs/protocol.md, 4). */
export function createLiveApp(deps: LiveAppDeps): Hono<HttpEnv> {
  const { directory, venues, world, viewers, liveKey, bases, contentArt } = deps
  const app = new Hono<HttpEnv>()
  const sealed = (c: Context<HttpEnv>, data: unknown): Response =>
    c.json({ code: siteCodes.success, msg: '', data: sealLive(liveKey, JSON.stringify(data)) })

  const posterOf = (owner: Anchor): string => {
    const matchId = directory.room(owner.roomId)?.match?.matchId
    const teams = matchId === undefined ? null : (world.match(matchId)?.teams ?? null)
    return posterDrawing(owner, owner.sport, teams === null ? null : [teams.home.kit, teams.away.kit])
  }

  const contextOf = (c: Context<HttpEnv>, asked: readonly string[]): LiveRecordContext => ({
    world,
    viewers,
    bases,
    language: languageOf(c),
    venueOf: (match) => venueShowing(venues, match, asked),
  })

  /** Every venue shows the same world, so the match of a room is one of all of them. */
  const isShownAt = (names: readonly string[]): boolean =>
    names.length === 0 || names.some((name) => venues.find(name) !== null)

  app.get(livePaths.rooms, (c) => {
    const query = v.parse(listQuery, c.req.query())
    const wanted = query.venueNames.split(',').filter((name) => name !== '')
    const rooms = directory
      .rooms()
      .filter(({ match }) => match === null || isShownAt(wanted))
      .filter(({ match }) => query.dep === '' || match?.sport === query.dep)
      .filter(({ match }) => query.alias === '' || match?.matchId === query.alias)
      .map((room) => liveRecord(room, contextOf(c, wanted)))
      .sort((a, b) => Number(b.living === 'Living') - Number(a.living === 'Living') || b.viewers - a.viewers)
    return sealed(c, rooms)
  })

  app.get(livePaths.room, (c) => {
    const query = v.parse(roomQuery, c.req.query())
    const room = directory.room(query.alias)
    if (room === null) return c.json({ code: siteCodes.eventEnded, msg: 'roomNotFound', data: null })
    return sealed(c, liveRecord(room, contextOf(c, [query.venueName])))
  })

  app.get(VIDEO_LIST, (c) => {
    const { venue, kind } = c.req.param()
    const wanted = v.parse(alias, c.req.query('alias'))
    if (venues.status(venue) === 'maintenance') {
      return c.json({ code: serviceCodes.maintenance, msg: 'maintenance', data: null })
    }
    const known = venues.find(venue) === null ? [] : matchVideos(directory, world, bases, kind)
    const data = known.filter(({ matchId }) => wanted === '' || matchId === wanted)
    return c.json({ code: serviceCodes.success, msg: '', data })
  })

  for (const path of [livePaths.rooms, livePaths.room, VIDEO_LIST]) app.options(path, answerPreflight)

  app.get('/live/art/:kind/:file', (c) => {
    const { kind, file } = c.req.param()
    const drawn = (drawing: string): Response =>
      c.body(drawing, 200, {
        'Content-Type': 'image/svg+xml',
        'Cache-Control': `public, max-age=${String(ART_SECONDS)}`,
      })
    if (kind === 'game' || kind === 'lottery') {
      const drawing = kind === 'game' ? gameDrawing(file) : lotteryIcon(file)
      return drawing === null ? c.notFound() : drawn(drawing)
    }
    if (kind === 'sponsor' || kind === 'banner' || kind === 'launch') {
      const picture = contentArt(kind, file.replace(/\.svg$/, ''))
      return picture === null ? c.notFound() : drawn(picture)
    }
    if (kind === 'dealer') {
      const dealer = DEALERS.find(({ id }) => file === `${id}.svg`)
      return dealer === undefined ? c.notFound() : drawn(dealerDrawing(dealer))
    }
    const name = /^([ar]\d{1,8})\.svg$/.exec(file)?.[1]
    const owner = ANCHORS.find(({ id, roomId }) => name === (kind === 'avatar' ? id : roomId))
    if (owner === undefined) return c.notFound()
    return drawn(kind === 'avatar' ? avatarDrawing(owner) : posterOf(owner))
  })

  return app
}

/** A picture of an anchor game by its file: `penalty.svg` for a banner, `penalty-dark.svg` for a background. */
function gameDrawing(file: string): string | null {
  const [, game = '', theme] = /^([a-z]{1,10})(?:-(dark|light))?\.svg$/.exec(file) ?? []
  if (!isAnchorGame(game)) return null
  return theme === 'dark' || theme === 'light' ? gameGround(game, theme) : gameBanner(game)
}

const LANGUAGES: Readonly<Record<string, keyof AllLanguages>> = { CMN: 'cmn', ZHO: 'zho', ENGLISH: 'english' }

function languageOf(c: Context<HttpEnv>): keyof AllLanguages {
  return LANGUAGES[c.req.header(siteHeaders.language) ?? ''] ?? 'cmn'
}

/** The refusals of the live domain, whose calls are open to anyone. */
export const LIVE_PROTOCOL: CallProtocol = {
  admit: () => Promise.resolve(null),
  refuse(c, why) {
    if (why !== 'rateLimited') return c.text('not found', HTTP_NOT_FOUND)
    return c.json({ code: siteCodes.rateLimited, msg: 'tooManyRequests', data: null })
  },
}
