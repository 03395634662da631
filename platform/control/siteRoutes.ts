import type { ControlDeps } from './controlDeps.ts'
import type { ControlRoutes } from './controlRoutes.ts'
import { addressesBody, expireBody, launchBody, siteBody, venueBody } from './controlWire.ts'

/** Tokens, and the states of the site and its venues. */
export function addSiteRoutes(
  { post }: ControlRoutes,
  { tokens, venues }: Pick<ControlDeps, 'tokens' | 'venues'>,
): void {
  post('/tokens/expire', expireBody, ({ use }) => {
    if (use !== 'venue') tokens.expireAll('site')
    if (use === 'site') return
    for (const code of venues.allCodes) tokens.expireAll(`venue:${code}`)
  })
  post('/venue', venueBody, ({ code, status }) => {
    venues.setStatus(code, status)
  })
  post('/venue/addresses', addressesBody, ({ code, rule }) => {
    venues.setAddresses(code, rule)
  })
  post('/site', siteBody, ({ maintenance }) => {
    venues.siteMaintenance = maintenance
  })
  post('/launch', launchBody, ({ withoutUrl }) => {
    venues.launchWithoutUrl = withoutUrl
  })
}
