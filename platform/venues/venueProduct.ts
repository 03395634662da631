import { pushUpgrades } from '../http/pushUpgrades.ts'
import type { Product } from '../product.ts'
import type { VenueServer } from './venueServer.ts'

/** A product that serves a venue. */
export function venueProduct({ code, endpoints, protocol, routes, push }: VenueServer): Product {
  const calls = {
    name: `venue:${code}`,
    endpoints,
    protocols: new Map([[`venue:${code}`, protocol]] as const),
    routes,
  }
  if (push === undefined) return calls
  return {
    ...calls,
    sockets: (limits, signedIn) => new Map([[push.path, pushUpgrades(push, limits, signedIn)]]),
    tick: () => push.tick(),
    disconnect() {
      push.close()
      return Promise.resolve()
    },
  }
}
