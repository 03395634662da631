import type { Product } from '../../product.ts'
import type { SiteCall } from '../../site/siteCall.ts'
import type { AnchorCallDeps } from './anchorCallDeps.ts'
import { bettingCall } from './betting.ts'
import { configCall } from './configCall.ts'
import { anchorEndpoints } from './endpoints.ts'
import { createGameMessages } from './gameMessages.ts'
import { createOptionRows } from './options.ts'
import { recordCall } from './recordCall.ts'
import { roomCalls } from './roomCalls.ts'
import { roundCalls } from './roundCalls.ts'

export interface AnchorGames extends Product {
  /** Answered by the site. */
  readonly calls: readonly SiteCall[]
}

/** The games that are played beside an anchor (docs/games/anchor.md); the engine plays their rounds. */
export function createAnchorGames(given: Omit<AnchorCallDeps, 'options'>): AnchorGames {
  const { siteId, store, rounds, switches, post, log } = given
  const deps: AnchorCallDeps = { ...given, options: createOptionRows() }
  const messages = createGameMessages({ positions: store.positions, rounds, post, log })
  return {
    name: 'anchorGames',
    endpoints: anchorEndpoints(siteId),
    calls: [
      ...roomCalls(deps),
      configCall(deps),
      ...roundCalls(deps),
      bettingCall({ ...deps, messages }),
      recordCall(deps),
    ],
    tick: () => switches.refresh(),
    close() {
      messages.close()
      return Promise.resolve()
    },
  }
}
