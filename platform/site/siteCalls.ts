import * as v from 'valibot'
import { domainsRequest, domainTypes } from '../../streams/wire/site/domains.ts'
import { launchRequest } from '../../streams/wire/site/launch.ts'
import type { LaunchAnswer } from '../../streams/wire/site/launch.ts'
import { sitePaths } from '../../streams/wire/site/paths.ts'
import { siteWalletTypes } from '../../streams/wire/site/siteInfo.ts'
import type { SiteInfo } from '../../streams/wire/site/siteInfo.ts'
import { venueStatusRequest } from '../../streams/wire/site/venueStatus.ts'
import { anyoneCall, memberCall } from './siteCall.ts'
import type { SiteCall } from './siteCall.ts'
import type { SiteDeps } from './siteDeps.ts'
import { refusal, success } from './siteReply.ts'

/** The venue a member meets first (specification, venue part, 1). */
export const DEFAULT_VENUE = 'PMTY'

/** What the site is, where its parts are, and the way into a venue. */
export function siteCalls({ siteId, venues }: SiteDeps): readonly SiteCall[] {
  return [
    anyoneCall(sitePaths.siteInfo, v.unknown(), async () => {
      const info = {
        siteId,
        siteName: 'Touchline',
        currencies: ['RMB', 'USDT'],
        walletType: siteWalletTypes.RMB,
        defaultVenue: DEFAULT_VENUE,
        maintenance: venues.siteMaintenance,
      } satisfies Record<keyof SiteInfo, unknown>
      return Promise.resolve(success(info))
    }),

    anyoneCall(sitePaths.domains, domainsRequest, async ({ typeList }, { origin }) => {
      // One origin serves everything here; types nobody knows have no domains.
      const known = new Set<number>(Object.values(domainTypes))
      const rows = [...new Set(typeList)].map((type) => ({ type, domains: known.has(type) ? [origin] : [] }))
      return Promise.resolve(success(rows))
    }),

    anyoneCall(sitePaths.mainDomain, v.unknown(), async (_, { origin }) =>
      Promise.resolve(success({ domain: origin })),
    ),

    anyoneCall(sitePaths.venueStatus, venueStatusRequest, async ({ venueCodes }) => {
      const rows = venueCodes.map((venueCode) => {
        const status = venues.status(venueCode)
        return { venueCode, status, maintain: status === 'maintenance' }
      })
      return Promise.resolve(success(rows))
    }),

    memberCall(sitePaths.venueLaunch, launchRequest, async ({ venueEnName }, holder, { origin }) => {
      const venue = venues.find(venueEnName)
      const status = venues.status(venueEnName)
      if (status === 'maintenance') return refusal('venueMaintenance', 'venueMaintenance')
      if (venue === null || status === 'closed') return refusal('venueNotOpen', 'venueNotOpen')
      const answer: LaunchAnswer = {
        url: venues.launchWithoutUrl ? null : origin,
        nativeUrl: null,
        token: await venue.issueToken(holder),
        imgDomain: origin,
      }
      return success(answer)
    }),
  ]
}
