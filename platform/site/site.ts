import type { Protocol } from '../http/endpoint.ts'
import type { CallProtocol } from '../http/endpointGuard.ts'
import type { Product } from '../product.ts'
import { createSiteApp } from './siteApp.ts'
import type { PlayTime } from './playTime.ts'
import type { SiteDeps } from './siteDeps.ts'
import { createSiteProtocol } from './siteProtocol.ts'

interface Deps extends SiteDeps {
  /** Shift of the server time sent to clients, ms. */
  readonly skew: { readonly ms: number }
  readonly playTime: Pick<PlayTime, 'tick'>
}

const HOUR_MS = 3_600_000

/** The operator's calls: sign-in, configuration, member, wallet, records. */
export function createSite(deps: Deps): Product {
  const { store, real, skew, playTime } = deps
  const forgetExpired = everyHour(real, () => store.sessions.forgetExpired(real()))
  const protocol = createSiteProtocol(deps, () => skew.ms)
  return {
    name: 'site',
    protocols: new Map<Protocol, CallProtocol>([['site', protocol]]),
    routes: createSiteApp(deps, protocol, () => skew.ms),
    async tick() {
      await playTime.tick()
      await forgetExpired()
    },
    close: () => playTime.tick(),
  }
}

/** Does the work on the first call, and then at most once an hour. */
function everyHour(real: () => number, work: () => Promise<unknown>): () => Promise<void> {
  let doneAt = -Infinity
  return async () => {
    if (real() - doneAt < HOUR_MS) return
    doneAt = real()
    await work()
  }
}
