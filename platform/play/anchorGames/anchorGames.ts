import type { AnchorGame } from '../../../streams/domain/anchorGames/games.ts'
import type { AllLanguages } from '../../../streams/domain/localText.ts'
import { anchorGameNames } from '../../names/anchorGameNames.ts'
import type { Product } from '../../product.ts'
import type { SiteCall } from '../../site/siteCall.ts'
import type { AnchorCallDeps } from './anchorCallDeps.ts'
import { bettingCall } from './betting.ts'
import { configCall } from './configCall.ts'
import { anchorEndpoints } from './endpoints.ts'
import { createGameMessages } from './gameMessages.ts'
import { createOptionRows } from './options.ts'
import { recordCall } from './recordCall.ts'
import { pictureOf, playedNow, roomCalls } from './roomCalls.ts'
import { roundCalls } from './roundCalls.ts'

/** A game that can be launched, with the path of the client that opens it and that of its picture. */
interface LaunchedGame {
  readonly id: AnchorGame
  readonly name: AllLanguages
  readonly path: string
  readonly picture: string
}

export interface AnchorGames extends Product {
  /** Answered by the site. */
  readonly calls: readonly SiteCall[]
  /** The games that can be launched at the moment. */
  readonly launched: () => readonly LaunchedGame[]
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
    launched: () => playedNow(deps).map(launchedGame),
    tick: () => switches.refresh(),
    close() {
      messages.close()
      return Promise.resolve()
    },
  }
}

function launchedGame({
  game,
  roomId,
}: {
  readonly game: AnchorGame
  readonly roomId: string
}): LaunchedGame {
  const path = `/app/live/${encodeURIComponent(roomId)}?game=${game}`
  return { id: game, name: anchorGameNames(game), path, picture: pictureOf(game) }
}
