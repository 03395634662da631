import { Hono } from 'hono'
import { CASINO_PATHS, replayPath } from '../../../streams/wire/casino/paths.ts'
import { videoPathRequest } from '../../../streams/wire/casino/replay.ts'
import { PRODUCT_HEADERS } from '../../../streams/wire/games/envelope.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { Product } from '../../product.ts'
import type { SessionGate } from '../../site/sessionGate.ts'
import { LAUNCHED_PRODUCTS, type VenueDesk } from '../../site/venueDesk.ts'
import {
  createProductCalls,
  failed,
  found,
  launchedFor,
  refused,
  sendReply,
} from '../launched/productCall.ts'
import { createProductProtocol } from '../launched/productProtocol.ts'
import { betCall } from './betCall.ts'
import type { CasinoDeps } from './casinoDeps.ts'
import { CASINO_ENDPOINTS, LOGIN_PATH, REPLAY_PATH } from './endpoints.ts'
import { listCall } from './listCall.ts'
import { loginData, settingsCalls } from './memberCalls.ts'
import { recordCall } from './recordCall.ts'
import { replayOf, type TableReplay } from './replay.ts'
import { PRODUCT } from './tableRoundGame.ts'

interface Deps extends CasinoDeps {
  readonly gate: SessionGate
  readonly venues: Pick<VenueDesk, 'siteMaintenance' | 'status'>
}

const HTTP_NOT_FOUND = 404
/** A decided round does not change. */
const REPLAY_SECONDS = 3_600

/** The tables, which are launched as a venue (docs/games/casino.md); the engine plays their rounds. */
export function createCasino(deps: Deps): Product {
  const { switches } = deps
  return {
    name: PRODUCT,
    endpoints: CASINO_ENDPOINTS,
    protocols: new Map([
      [`venue:${LAUNCHED_PRODUCTS.casino}`, createProductProtocol(LAUNCHED_PRODUCTS.casino, deps)] as const,
    ]),
    routes: casinoRoutes(deps),
    tick: () => switches.refresh(),
  }
}

function casinoRoutes(deps: CasinoDeps): Hono<HttpEnv> {
  const calls = createProductCalls(deps)
  const settings = settingsCalls(deps, calls)
  const replays = findReplays(deps)
  const app = new Hono<HttpEnv>()
  app.get(LOGIN_PATH, async (c) => {
    const now = deps.clock.now()
    const memberId = c.get('memberId')
    if (memberId === undefined) return sendReply(c, failed('tokenExpired'), now)
    if (c.req.param('token') !== c.req.header(PRODUCT_HEADERS.token))
      return sendReply(c, refused('badRequest'), now)
    return sendReply(c, found(await loginData(deps, memberId, launchedFor(c))), now)
  })
  app.post(CASINO_PATHS.userInfo, settings.read)
  app.post(CASINO_PATHS.saveSettings, settings.save)
  app.post(CASINO_PATHS.tables, listCall(deps, calls))
  app.post(CASINO_PATHS.bet, betCall(deps, calls))
  app.post(CASINO_PATHS.orders, recordCall(deps, calls))
  app.post(
    CASINO_PATHS.videoPath,
    calls.post(videoPathRequest, async ({ tableId, roundNo }) => {
      const shown = await replays(tableId, roundNo)
      if (shown === null) return failed('noData')
      return found({
        roundNo,
        videoPath: replayPath(tableId, roundNo),
        durationMs: shown.durationMs,
      })
    }),
  )
  app.get(REPLAY_PATH, async (c) => {
    const { table, round } = c.req.param()
    const shown = await replays(table, round)
    return shown === null
      ? c.text('not found', HTTP_NOT_FOUND)
      : c.json(shown.replay, 200, { 'Cache-Control': `public, max-age=${REPLAY_SECONDS}` })
  })
  return app
}

/** The replay of a round; `null` for an unknown one and for one that is not decided. */
function findReplays({ tables, rounds }: Pick<CasinoDeps, 'tables' | 'rounds'>) {
  return async (tableId: string, round: string): Promise<TableReplay | null> => {
    const table = tables.find((each) => each.tableId === tableId)
    if (table === undefined) return null
    const stored = await rounds.round({ product: PRODUCT, game: tableId, round })
    return stored === null ? null : replayOf(table, stored)
  }
}
