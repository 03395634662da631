import * as v from 'valibot'
import { contentPaths, videoSwitchRequest } from '../../streams/wire/site/content.ts'
import type { PlatformClock } from '../clock.ts'
import { mediaBasesOf } from '../http/webOrigins.ts'
import type { WebOrigins } from '../http/webOrigins.ts'
import type { SharedSettingDeps } from '../play/sharedSetting.ts'
import type { Product } from '../product.ts'
import { anyoneCall, type SiteCall } from '../site/siteCall.ts'
import { success } from '../site/siteReply.ts'
import type { VenueMaker } from '../venues/venueServer.ts'
import { bannerPicture, sponsorLogo } from './contentArt.ts'
import { DEFAULT_BANNERS } from './defaultBanners.ts'
import { DEFAULT_HOME_CONFIG } from './defaultHomeConfig.ts'
import { DEFAULT_SPONSORS } from './defaultSponsors.ts'
import {
  type ElectronicGame,
  type ElectronicGamesDeps,
  launchableGames,
  launchPicture,
} from './electronicGames.ts'
import type { Advert, PublishedContent } from './siteContent.ts'
import { createStoredContent } from './storedContent.ts'

/** What the operator publishes (docs/site/content.md). */
export interface Content extends Product {
  readonly calls: readonly SiteCall[]
  /** A picture by its kind and id; `null` when there is none. */
  readonly contentArt: (kind: string, id: string) => string | null
}

export type ContentDeps = SharedSettingDeps &
  Omit<ElectronicGamesDeps, 'makers'> & {
    readonly origins: WebOrigins
    readonly clock: Pick<PlatformClock, 'now'>
    /** The venues of the platform, with what they are advertised with. */
    readonly makers: readonly Pick<VenueMaker, 'code' | 'advert' | 'launches'>[]
  }

const NOTHING = v.object({})
const ART = '/live/art'

export async function createContent(deps: ContentDeps): Promise<Content> {
  const content = await createStoredContent(deps)
  const { images } = mediaBasesOf(deps.origins)
  const published = (): PublishedContent => content.value
  return {
    name: 'content',
    tick: content.refresh,
    calls: [
      ...listCalls(published, deps, `${images}${ART}`),
      ...homeCalls(published, deps),
      gamesCall(() => launchableGames(deps), images),
    ],
    contentArt: (kind, id) =>
      kind === 'launch' ? launchPicture(launchableGames(deps), id) : artOf(published(), kind, id),
  }
}

/** The lists with pictures, and the adverts. */
function listCalls(
  published: () => PublishedContent,
  { makers, venues }: ContentDeps,
  art: string,
): readonly SiteCall[] {
  const ownAdverts = makers.flatMap(({ code, advert }): Advert[] =>
    advert === undefined ? [] : [{ id: code.toLowerCase(), venueCode: code, title: advert }],
  )
  return [
    anyoneCall(contentPaths.sponsors, NOTHING, () => {
      const { sponsors = DEFAULT_SPONSORS } = published()
      return answered(
        sponsors.map(({ id, name, role }) => ({ id, name, role, logo: `${art}/sponsor/${id}.svg` })),
      )
    }),
    anyoneCall(contentPaths.adverts, NOTHING, () => {
      const { adverts = ownAdverts } = published()
      return answered(adverts.filter(({ venueCode }) => venues.codes.includes(venueCode)))
    }),
    anyoneCall(contentPaths.banners, NOTHING, () => {
      const { banners = DEFAULT_BANNERS } = published()
      return answered(
        banners.map(({ id, title, text, target }) => ({
          id,
          title,
          text,
          target,
          image: `${art}/banner/${id}.svg`,
        })),
      )
    }),
  ]
}

/** The calls for the home page, the notices and the video switches. */
function homeCalls(published: () => PublishedContent, { clock }: ContentDeps): readonly SiteCall[] {
  return [
    anyoneCall(contentPaths.homeConfig, NOTHING, () =>
      answered(published().homeConfig ?? DEFAULT_HOME_CONFIG),
    ),
    anyoneCall(contentPaths.notices, NOTHING, () => {
      const { notices = [] } = published()
      // A notice that begins later is listed, so that a client that stays open can show it then.
      return answered(notices.filter(({ until }) => until > clock.now()))
    }),
    anyoneCall(contentPaths.videoSwitch, videoSwitchRequest, ({ name }) =>
      answered({ open: published().videos?.[name] ?? true }),
    ),
  ]
}

function artOf({ sponsors, banners }: PublishedContent, kind: string, id: string): string | null {
  if (kind === 'sponsor') {
    const found = (sponsors ?? DEFAULT_SPONSORS).find((sponsor) => sponsor.id === id)
    return found === undefined ? null : sponsorLogo(found)
  }
  if (kind !== 'banner') return null
  const found = (banners ?? DEFAULT_BANNERS).find((banner) => banner.id === id)
  return found === undefined ? null : bannerPicture(found)
}

function gamesCall(games: () => readonly ElectronicGame[], images: string): SiteCall {
  return anyoneCall(contentPaths.electronicGames, NOTHING, () =>
    answered(
      games().map(({ id, venue, name, path, picture }) => ({
        id,
        venue,
        name,
        path,
        image: `${images}${typeof picture === 'string' ? picture : `${ART}/launch/${id}.svg`}`,
      })),
    ),
  )
}

function answered(data: unknown): Promise<ReturnType<typeof success>> {
  return Promise.resolve(success(data))
}
