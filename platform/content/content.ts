import * as v from 'valibot'
import type { AllLanguages } from '../../streams/domain/localText.ts'
import { contentPaths } from '../../streams/wire/site/content.ts'
import type { SharedSettingDeps } from '../play/sharedSetting.ts'
import { mediaBasesOf } from '../http/webOrigins.ts'
import type { WebOrigins } from '../http/webOrigins.ts'
import type { Product } from '../product.ts'
import type { VenueDesk } from '../site/venueDesk.ts'
import { anyoneCall, type SiteCall } from '../site/siteCall.ts'
import { success } from '../site/siteReply.ts'
import { DEFAULT_SPONSORS } from './defaultSponsors.ts'
import type { Advert } from './siteContent.ts'
import { createStoredContent } from './storedContent.ts'
import { sponsorLogo } from './sponsorArt.ts'

/** What the operator publishes (docs/site/content.md). */
export interface Content extends Product {
  readonly calls: readonly SiteCall[]
  /** The logo of a sponsor; `null` when there is none of this id. */
  readonly sponsorLogo: (id: string) => string | null
}

export type ContentDeps = SharedSettingDeps & {
  readonly origins: WebOrigins
  readonly venues: Pick<VenueDesk, 'codes'>
  /** The venues of the platform, with what they are advertised with. */
  readonly makers: readonly { readonly code: string; readonly advert?: AllLanguages }[]
}

const NOTHING = v.object({})

export async function createContent(deps: ContentDeps): Promise<Content> {
  const content = await createStoredContent(deps)
  const { images } = mediaBasesOf(deps.origins)
  const sponsors = () => content.value.sponsors ?? DEFAULT_SPONSORS
  const ownAdverts = deps.makers.flatMap(({ code, advert }): Advert[] =>
    advert === undefined ? [] : [{ id: code.toLowerCase(), venueCode: code, title: advert }],
  )
  return {
    name: 'content',
    tick: content.refresh,
    calls: [
      anyoneCall(contentPaths.sponsors, NOTHING, () =>
        Promise.resolve(
          success(
            sponsors().map(({ id, name, role }) => ({
              ...{ id, name, role },
              logo: `${images}/live/art/sponsor/${id}.svg`,
            })),
          ),
        ),
      ),
      anyoneCall(contentPaths.adverts, NOTHING, () =>
        Promise.resolve(
          success(
            (content.value.adverts ?? ownAdverts).filter(({ venueCode }) =>
              deps.venues.codes.includes(venueCode),
            ),
          ),
        ),
      ),
    ],
    sponsorLogo: (id) => {
      const found = sponsors().find((sponsor) => sponsor.id === id)
      return found === undefined ? null : sponsorLogo(found)
    },
  }
}
