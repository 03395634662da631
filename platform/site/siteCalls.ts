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

/** A venue token lives longer than access tokens; its session is checked at each call. */
const VENUE_TOKEN_SECONDS = 2 * 3600

/** Site information, domains and the launch of venues. */
export function siteCalls({ siteId, venues, tokens, contact, demo, origins }: SiteDeps): readonly SiteCall[] {
  return [
    anyoneCall(sitePaths.siteInfo, v.unknown(), async () => {
      const info = {
        siteId,
        siteName: 'Touchline',
        currencies: ['RMB', 'USDT'],
        walletType: siteWalletTypes.RMB,
        defaultVenue: venues.defaultVenue,
        contact,
        demo,
        maintenance: venues.siteMaintenance,
      } satisfies Record<keyof SiteInfo, unknown>
      return Promise.resolve(success(info))
    }),

    anyoneCall(sitePaths.domains, domainsRequest, async ({ typeList }, { origin }) => {
      // Live lists and news are served by this platform unless they have a domain of their own.
      const own = (addresses: readonly string[]) => (addresses.length > 0 ? addresses : [origin])
      const { news, customer, vr, vip, permanent } = origins.siteDomains
      const addresses: ReadonlyMap<number, readonly string[]> = new Map([
        [domainTypes.live, own(origins.liveDomains)],
        [domainTypes.news, own(news)],
        [domainTypes.customer, customer],
        [domainTypes.vr, vr],
        [domainTypes.vip, vip],
        [domainTypes.permanent, permanent],
      ])
      const rows = [...new Set(typeList)].map((type) => ({ type, domains: addresses.get(type) ?? [] }))
      return Promise.resolve(success(rows))
    }),

    anyoneCall(sitePaths.mainDomain, v.unknown(), async (_, { origin }) =>
      Promise.resolve(success({ domain: origin })),
    ),

    anyoneCall(sitePaths.venueStatus, venueStatusRequest, async ({ venueCodes, flag }) => {
      const wanted = flag ? venueCodes : venueCodes.filter((code) => venues.launchable(code) !== null)
      const rows = wanted.map((venueCode) => {
        const status = venues.status(venueCode)
        return { venueCode, status, maintain: status === 'maintenance' }
      })
      return Promise.resolve(success(rows))
    }),

    memberCall(sitePaths.venueLaunch, launchRequest, async (asked, holder, { origin }) => {
      const { venueEnName, walletType } = asked
      const venue = venues.launchable(venueEnName)
      const status = venues.status(venueEnName)
      if (status === 'maintenance') return refusal('venueMaintenance', 'venueMaintenance')
      if (venue === null || status === 'closed') return refusal('venueNotOpen', 'venueNotOpen')
      const currency = walletType === siteWalletTypes.USDT ? 'USDT' : 'RMB'
      const answer: LaunchAnswer = {
        url: venues.launchWithoutUrl ? null : `${origin}${venue.basePath}`,
        nativeUrl: null,
        token: await tokens.issue(`venue:${venue.code}`, { ...holder, currency }, VENUE_TOKEN_SECONDS),
        imgDomain: origin,
      }
      return success(answer)
    }),
  ]
}
