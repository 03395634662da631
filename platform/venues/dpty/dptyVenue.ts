import { Hono } from 'hono'
import { DPTY_BASES, DPTY_HEADERS } from '../../../streams/wire/dpty/paths.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { VenueDeps, VenueMaker } from '../venueServer.ts'
import { betCalls } from './betCalls.ts'
import { cashOutCalls } from './cashOutCalls.ts'
import { DPTY } from './code.ts'
import { createDptyCalls } from './dptyCall.ts'
import { createDptyProtocol } from './dptyProtocol.ts'
import { DPTY_ENDPOINTS } from './endpoints.ts'
import { favouriteCalls } from './favouriteCalls.ts'
import { historyCalls } from './historyCalls.ts'
import { leagueCalls } from './leagueCalls.ts'
import { limitCalls } from './limitCalls.ts'
import { listCalls, matchCalls } from './matchCalls.ts'
import { createMatchRows } from './matchRows.ts'
import { memberCalls } from './memberCalls.ts'
import { isOffered, playOf } from './numbers.ts'
import { reservationCalls } from './reservationCalls.ts'
import { resultCalls } from './resultCalls.ts'
import { createDptySecrets, type DptySecrets } from './secrets.ts'

/** The venue DPTY; `DPDJ` launches its esports. The client puts the base of either after the address. */
export const dpty: VenueMaker = {
  code: DPTY,
  aliases: ['DPDJ'],
  advert: { cmn: '体育与电竞同一张单', zho: '體育與電競同一張單', english: 'Esports on the same slip' },
  basePath: '',
  offers: isOffered,
  create: (deps) => {
    const secrets = createDptySecrets(deps.keys, deps.real)
    return {
      code: DPTY,
      endpoints: DPTY_ENDPOINTS,
      protocol: createDptyProtocol(deps, secrets),
      pathPrefixes: Object.values(DPTY_BASES),
      routes: routesOf(deps, secrets),
      tokenOf: (headers) => headers.get(DPTY_HEADERS.token),
      playId: playOf,
    }
  },
}

/** The routes of the venue (docs/venues/dpty.md, 4). */
function routesOf(deps: VenueDeps, secrets: DptySecrets): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  const calls = createDptyCalls(deps)
  const rows = createMatchRows(deps)
  memberCalls(app, calls, deps, secrets)
  listCalls(app, calls, rows)
  matchCalls(app, calls, deps, rows)
  leagueCalls(app, calls, rows)
  limitCalls(app, calls, deps, rows)
  betCalls(app, calls, deps, { rows, secrets })
  historyCalls(app, calls, deps)
  cashOutCalls(app, calls, deps)
  reservationCalls(app, calls, deps)
  favouriteCalls(app, calls, deps, rows)
  resultCalls(app, calls, deps, rows)
  return app
}
