import * as v from 'valibot'
import { flag, id, numeric, orNull, siftedListOf, text, whole } from '../decode.ts'
import { localText } from '../localText.ts'

/** Paths of what the operator publishes (docs/site/content.md). */
export const contentPaths = {
  sponsors: '/api/site/group/operation/sponsor/v1/list',
  adverts:
    '/api/site/group/operation/operationSportVenueAdvertisment/v1/queryOperationSportVenueAdvertismentList',
  banners: '/api/site/game/other/v1/getBanner',
  homeConfig: '/api/site/group/site/homeconfig/v1/queryConfig',
  notices: '/api/site/group/operation/notice/v1/list',
  videoSwitch: '/api/site/gameassist/video/v1/switch',
  electronicGames: '/api/site/gameassist/gameLaunch/v2/getElectronicGameList',
} as const

/** `data` of the sponsors, in the order in which they are shown. `logo` may be empty. */
export const sponsors = siftedListOf(
  v.object({ id, name: localText, role: localText, logo: v.fallback(text, '') }),
)

/** `data` of the adverts of venues. */
export const venueAdverts = siftedListOf(v.object({ id, venueCode: id, title: localText }))

/** A path of the client: never another origin, which a second slash or a backslash would lead to. */
export const clientPath = v.pipe(v.string(), v.regex(/^\/(?!\/)[\w\-./:?=&%]{0,200}$/))

/** Where a banner or a notice leads. One that cannot be read leads nowhere, and is shown all the same. */
const target = v.fallback(
  v.variant('kind', [
    v.object({ kind: v.literal('room'), roomId: id }),
    v.object({ kind: v.literal('match'), matchId: id, sport: id }),
    v.object({ kind: v.literal('screen'), path: clientPath }),
    v.object({ kind: v.literal('none') }),
  ]),
  { kind: 'none' },
)

/** `data` of the banners, in the order in which they are shown. */
export const siteBanners = siftedListOf(
  v.object({ id, image: v.fallback(text, ''), title: localText, text: v.fallback(localText, ''), target }),
)

/** The modes of the home page, by their word. */
export const HOME_MODE_WORDS = ['sport', 'lottery', 'casino'] as const

/** The site's skins: those of `themeSkin` (docs/protocol.md, 1.3). */
export const SITE_SKINS = [0, 1, 2] as const

/** `data` of the configuration of the home page. What cannot be read is as if it had not been sent. */
export const homeConfig = v.object({
  modes: v.fallback(
    siftedListOf(v.object({ mode: v.picklist(HOME_MODE_WORDS), shown: v.fallback(flag, true) })),
    { items: [], dropped: 0 },
  ),
  banner: v.fallback(flag, true),
  sponsors: v.fallback(flag, true),
  skin: v.fallback(v.pipe(numeric, v.picklist(SITE_SKINS)), 0),
})

/** How often a notice is shown. */
export const NOTICE_REPEATS = ['once', 'day', 'visit'] as const

/** `data` of the notices, in the order in which they are shown; platform ms. */
export const siteNotices = siftedListOf(
  v.object({
    id,
    title: localText,
    text: localText,
    from: whole,
    until: whole,
    every: v.fallback(v.picklist(NOTICE_REPEATS), 'once'),
    target: v.optional(target, { kind: 'none' }),
  }),
)

/** The videos that can be switched off: of matches, of rooms, the drawn course of a match, virtual sports. */
export const VIDEO_NAMES = ['live', 'anchor', 'animation', 'virtual'] as const

export const videoSwitchRequest = v.object({ name: v.picklist(VIDEO_NAMES) })
export const videoSwitch = v.object({ open: flag })

/** `data` of the games that can be launched. `venue` is `null` for those that every venue has. */
export const electronicGames = siftedListOf(
  v.object({ id, venue: orNull(id), name: localText, image: v.fallback(text, ''), path: clientPath }),
)
