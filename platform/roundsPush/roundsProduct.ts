import { MAX_GAMES_FRAME_BYTES } from '../../streams/wire/games/push.ts'
import { pushUpgrades } from '../http/pushUpgrades.ts'
import type { Product } from '../product.ts'
import type { VenuePush } from '../venues/venueServer.ts'
import type { Rounds } from '../rounds/rounds.ts'

/** Does what is due in the rounds of all games, and pushes it. */
export function roundsProduct(rounds: Pick<Rounds, 'tick' | 'close'>, push: VenuePush): Product {
  return {
    name: 'rounds',
    sockets: (limits, signedIn) =>
      new Map([[push.path, pushUpgrades(push, limits, signedIn, MAX_GAMES_FRAME_BYTES)]]),
    async tick() {
      await rounds.tick()
      await push.tick()
    },
    disconnect() {
      push.close()
      return Promise.resolve()
    },
    close: () => rounds.close(),
  }
}
