import { Hono } from 'hono'
import { PMTY_CODES } from '../../../streams/wire/pmty/codes.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { LaunchableVenue } from '../../site/venueDesk.ts'
import type { Tokens } from '../../site/tokens.ts'
import { betCalls } from './betCalls.ts'
import { matchCalls } from './matchCalls.ts'
import { createPmtyCalls } from './pmtyCall.ts'
import { PMTY } from './pmtyDeps.ts'
import type { PmtyDeps } from './pmtyDeps.ts'
import { userCalls } from './userCalls.ts'

const HTTP_NOT_FOUND = 404
/** A venue token outlives many access tokens; the session behind it is asked at each call. */
const TOKEN_SECONDS = 2 * 3600

/** How the site launches this venue. */
export function launchablePmty(tokens: Tokens): LaunchableVenue {
  return { code: PMTY, issueToken: (holder) => tokens.issue(`venue:${PMTY}`, holder, TOKEN_SECONDS) }
}

/** The venue's calls (docs/protocol.md, 2). */
export function createPmtyApp(deps: PmtyDeps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  const calls = createPmtyCalls(deps)
  matchCalls(app, calls, deps)
  betCalls(app, calls, deps)
  userCalls(app, calls, deps)
  app.all('/yewu*', (c) => {
    deps.log.warn({ method: c.req.method, path: c.req.path }, 'unknown endpoint')
    deps.metrics.unknownEndpoints.inc()
    c.set('outcome', HTTP_NOT_FOUND)
    const body = { code: PMTY_CODES.serverError, msg: 'unknown endpoint', ts: deps.clock.now(), data: null }
    return c.json(body, HTTP_NOT_FOUND)
  })
  return app
}
