import { Hono } from 'hono'
import { FBTY_HEADERS } from '../../../streams/wire/fbty/paths.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { VenueDeps, VenueMaker } from '../venueServer.ts'
import { betCalls, quoteCall } from './betCalls.ts'
import { cashOutCalls } from './cashOutCalls.ts'
import { FBTY, FBTY_BASE } from './code.ts'
import { FBTY_ENDPOINTS } from './endpoints.ts'
import { createFbtyCalls } from './fbtyCall.ts'
import { createFbtyProtocol } from './fbtyProtocol.ts'
import { infoCalls } from './infoCalls.ts'
import { createRows, matchCalls } from './matchCalls.ts'
import { createMatchRecords } from './matchRecords.ts'
import { isOffered, playIdOf } from './numbers.ts'
import { orderCalls, stateCall } from './orderCalls.ts'
import { reservationCalls } from './reservationCalls.ts'
import { resultCalls } from './resultCalls.ts'

export const fbty: VenueMaker = {
  code: FBTY,
  aliases: [],
  advert: { cmn: '滚球提前结算', zho: '滾球提前結算', english: 'In-play cash-out' },
  basePath: FBTY_BASE,
  offers: isOffered,
  create: (deps) => ({
    code: FBTY,
    endpoints: FBTY_ENDPOINTS,
    protocol: createFbtyProtocol(deps),
    pathPrefixes: [`${FBTY_BASE}/`],
    routes: routesOf(deps),
    tokenOf: (headers) => headers.get(FBTY_HEADERS.token),
    playId: (spec, sport) => playIdOf(sport, spec),
  }),
}

/** The routes of the venue (docs/venues/fbty.md, 4). */
function routesOf(deps: VenueDeps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  const calls = createFbtyCalls(deps)
  const records = createMatchRecords()
  const rows = createRows(records, deps)
  infoCalls(app, calls, deps)
  matchCalls(app, calls, deps, { rows, records })
  resultCalls(app, calls, deps, rows)
  quoteCall(app, calls, deps)
  betCalls(app, calls, deps)
  orderCalls(app, calls, deps)
  stateCall(app, calls, deps)
  cashOutCalls(app, calls, deps)
  reservationCalls(app, calls, deps)
  return app
}
