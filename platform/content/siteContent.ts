import * as v from 'valibot'
import { isSport } from '../../streams/domain/vocabulary/sports.ts'
import {
  clientPath,
  HOME_MODE_WORDS,
  NOTICE_REPEATS,
  SITE_SKINS,
  VIDEO_NAMES,
} from '../../streams/wire/site/content.ts'

const MAX_SHORT = 60
const MAX_LONG = 600

const textOf = (most: number) => {
  const one = v.pipe(v.string(), v.minLength(1), v.maxLength(most))
  return v.object({ cmn: one, zho: one, english: one })
}
const text = textOf(MAX_SHORT)
const key = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/))
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))
const foreignId = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** A partner of the site. Its logo is drawn by the platform from its id and colour. */
const sponsor = v.object({
  id: key,
  name: text,
  /** What it supplies. */
  role: text,
  colour,
})

/** What a venue is advertised with, where venues are chosen. */
const advert = v.object({ id: key, venueCode: v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,8}$/)), title: text })

/** Where a banner or a notice leads. */
const target = v.variant('kind', [
  v.object({ kind: v.literal('room'), roomId: foreignId }),
  v.object({ kind: v.literal('match'), matchId: foreignId, sport: v.pipe(v.string(), v.check(isSport)) }),
  v.object({ kind: v.literal('screen'), path: clientPath }),
  v.object({ kind: v.literal('none') }),
])

/** A banner of the home page. Its picture is drawn by the platform from its title and colour. */
const banner = v.object({ id: key, title: text, text, colour, target })

const homeConfig = v.object({
  /** In the order in which they are shown; a mode that is missing comes after them. */
  modes: v.pipe(
    v.array(v.object({ mode: v.picklist(HOME_MODE_WORDS), shown: v.boolean() })),
    v.check((modes) => new Set(modes.map(({ mode }) => mode)).size === modes.length),
  ),
  banner: v.boolean(),
  sponsors: v.boolean(),
  skin: v.picklist(SITE_SKINS),
})

/** A notice to members; platform ms. */
const notice = v.pipe(
  v.object({
    id: key,
    title: text,
    text: textOf(MAX_LONG),
    from: v.pipe(v.number(), v.safeInteger()),
    until: v.pipe(v.number(), v.safeInteger()),
    every: v.picklist(NOTICE_REPEATS),
    target: v.exactOptional(target),
  }),
  v.check(({ from, until }) => from < until),
)

const listOf = <const S extends v.GenericSchema<unknown, { readonly id: string }>>(item: S, most: number) =>
  v.pipe(
    v.array(item),
    v.maxLength(most),
    v.check((items) => new Set(items.map(({ id }) => id)).size === items.length),
  )

/** What the operator has replaced; lists are in the order in which they are shown. */
export const publishedContent = v.object({
  sponsors: v.exactOptional(v.pipe(v.array(sponsor), v.maxLength(12))),
  adverts: v.exactOptional(v.pipe(v.array(advert), v.maxLength(20))),
  banners: v.exactOptional(listOf(banner, 12)),
  homeConfig: v.exactOptional(homeConfig),
  notices: v.exactOptional(listOf(notice, 20)),
  /** Whether the videos of a name are on; those that are missing are. */
  videos: v.exactOptional(v.object(v.entriesFromList(VIDEO_NAMES, v.exactOptional(v.boolean())))),
})

export type PublishedContent = v.InferOutput<typeof publishedContent>
export type Sponsor = v.InferOutput<typeof sponsor>
export type Advert = v.InferOutput<typeof advert>
export type Banner = v.InferOutput<typeof banner>
export type HomeConfig = v.InferOutput<typeof homeConfig>
