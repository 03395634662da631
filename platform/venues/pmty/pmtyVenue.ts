import { Hono } from 'hono'
import { PMTY_HEADERS } from '../../../streams/wire/pmty/paths.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { VenueDeps, VenueMaker } from '../venueServer.ts'
import { betCalls } from './betCalls.ts'
import { cashOutCalls } from './cashOutCalls.ts'
import { PMTY } from './code.ts'
import { PMTY_ENDPOINTS } from './endpoints.ts'
import { esportsCalls } from './esportsCalls.ts'
import { favouriteCalls } from './favouriteCalls.ts'
import { LOTTERY_LIST_ENDPOINTS, lotteryCalls } from './lotteryCalls.ts'
import { UNSETTLED_ENDPOINT, unsettledCall } from './unsettledCall.ts'
import { matchCalls } from './matchCalls.ts'
import { createMatchRecords } from './matchRecords.ts'
import { createMatchRows } from './matchRows.ts'
import { playOf, sportCode } from './numbers.ts'
import { createPmtyCalls } from './pmtyCall.ts'
import { createPmtyProtocol } from './pmtyProtocol.ts'
import { createPushHub } from './pushHub.ts'
import { reservationCalls } from './reservationCalls.ts'
import { resultCalls } from './resultCalls.ts'
import { searchCalls } from './searchCalls.ts'
import { userCalls } from './userCalls.ts'
import { virtualCalls } from './virtualCalls.ts'
import { launchedGames } from './virtualGames.ts'
import { virtualLeagueCalls } from './virtualLeagueCalls.ts'

/** `csid` of a sport that the venue does not have. */
const NO_SPORT = -1

export const pmty: VenueMaker = {
  code: PMTY,
  // OBDJ is launched for its esports; DBTY is a later name (decision 0096).
  aliases: ['OBTY', 'OBDJ', 'DBTY'],
  advert: { cmn: '电竞与虚拟体育', zho: '電競與虛擬體育', english: 'Esports and virtual sports' },
  launches: launchedGames,
  basePath: '',
  offers: (sport) => sportCode(sport) !== NO_SPORT,
  create: (deps) => ({
    code: PMTY,
    endpoints: [...PMTY_ENDPOINTS, ...LOTTERY_LIST_ENDPOINTS, UNSETTLED_ENDPOINT],
    protocol: createPmtyProtocol(deps),
    pathPrefixes: ['/yewu'],
    routes: routesOf(deps),
    tokenOf: (headers) => headers.get(PMTY_HEADERS.token),
    playId: playOf,
    push: createPushHub(deps),
  }),
}

/** The routes of the venue (docs/protocol.md, 2). */
function routesOf(deps: VenueDeps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  const calls = createPmtyCalls(deps)
  const records = createMatchRecords()
  const rows = createMatchRows(records, deps)
  matchCalls(app, calls, deps, { records, rows })
  esportsCalls(app, calls, deps, { records, rows })
  favouriteCalls(app, calls, deps, rows)
  searchCalls(app, calls, deps, rows)
  betCalls(app, calls, deps)
  resultCalls(app, calls, deps)
  cashOutCalls(app, calls, deps)
  reservationCalls(app, calls, deps)
  userCalls(app, calls, deps)
  virtualCalls(app, calls, deps, records)
  virtualLeagueCalls(app, calls, deps)
  lotteryCalls(app, calls, deps)
  unsettledCall(app, calls, deps)
  return app
}
