import { Hono } from 'hono'
import { imtyPlayId } from '../../../streams/wire/imty/markets.ts'
import { BRIDGE_BASE, IMTY_BASE, IMTY_HEADERS } from '../../../streams/wire/imty/paths.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { VenueMaker } from '../venueServer.ts'
import { buyBackCalls } from './buyBackCalls.ts'
import { countCalls } from './countCalls.ts'
import { createDeltas } from './deltas.ts'
import { detailCalls } from './detailCalls.ts'
import { imtyEndpoints } from './endpoints.ts'
import { createEventRows } from './eventRows.ts'
import { favouriteCalls } from './favouriteCalls.ts'
import { createImtyCalls } from './imtyCall.ts'
import type { ImtyDeps, ImtyWay } from './imtyDeps.ts'
import { createImtyProtocol } from './imtyProtocol.ts'
import { listCalls } from './listCalls.ts'
import { memberCalls } from './memberCalls.ts'
import { hasSport, marketNumber } from './numbers.ts'
import { placeCalls } from './placeCalls.ts'
import { quoteCalls } from './quoteCalls.ts'
import { resultCalls } from './resultCalls.ts'
import { searchCalls } from './searchCalls.ts'
import { virtualCalls } from './virtualCalls.ts'
import { wagerCalls } from './wagerCalls.ts'

/** The venue IMTY, which is called directly. */
export const imty: VenueMaker = venueBy({ code: 'IMTY', basePath: '', bridged: false })

/** The venue with the calls of IMTY that stands behind the bridge (docs/venues/bridge.md). */
export const ybty: VenueMaker = venueBy({ code: 'YBTY', basePath: BRIDGE_BASE, bridged: true })

function venueBy(way: ImtyWay): VenueMaker {
  const { code, basePath } = way
  return {
    code,
    aliases: [],
    basePath,
    offers: hasSport,
    create: (venueDeps) => {
      const deps = { ...venueDeps, ...way }
      const routes = new Hono<HttpEnv>()
      routes.route(basePath === '' ? '/' : basePath, routesOf(deps))
      return {
        code,
        endpoints: imtyEndpoints(way),
        protocol: createImtyProtocol(deps),
        pathPrefixes: [basePath + IMTY_BASE],
        routes,
        tokenOf: (headers) => headers.get(IMTY_HEADERS.token),
        playId: (spec, sport) => imtyPlayId(marketNumber(sport, spec)),
      }
    },
  }
}

/** The routes of the venue (docs/venues/imty.md, 3). */
function routesOf(deps: ImtyDeps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  const calls = createImtyCalls(deps)
  const rows = createEventRows(deps)
  countCalls(app, calls, deps)
  listCalls(app, calls, deps, { rows, deltas: createDeltas(deps) })
  detailCalls(app, calls, deps, rows)
  virtualCalls(app, calls, deps, rows)
  favouriteCalls(app, calls, deps, rows)
  searchCalls(app, calls, deps, rows)
  // Bets and their records are about virtual sports too.
  const betDeps = { ...deps, world: deps.bookWorld }
  quoteCalls(app, calls, betDeps)
  placeCalls(app, calls, betDeps)
  wagerCalls(app, calls, betDeps)
  buyBackCalls(app, calls, deps)
  resultCalls(app, calls, deps, rows)
  memberCalls(app, calls, deps)
  return app
}
