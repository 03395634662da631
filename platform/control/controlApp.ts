import { Hono } from 'hono'
import type { HttpEnv } from '../http/httpEnv.ts'
import type { ControlDeps } from './controlDeps.ts'
import { ControlRefusal } from './controlRefusal.ts'
import { controlRoutesOn } from './controlRoutes.ts'
import { addAnchorGameRoutes } from './anchorGameRoutes.ts'
import { addContentRoutes } from './contentRoutes.ts'
import { addFaultRoutes } from './faultRoutes.ts'
import { addLotteryRoutes } from './lotteryRoutes.ts'
import { addMemberRoutes } from './memberRoutes.ts'
import { addPushRoutes } from './pushRoutes.ts'
import { addRoundRoutes } from './roundRoutes.ts'
import { addRoomRoutes } from './roomRoutes.ts'
import { addShellRoutes } from './shellRoutes.ts'
import { addSiteRoutes } from './siteRoutes.ts'
import { addStateRoutes } from './stateRoutes.ts'
import { addTableRoutes } from './tableRoutes.ts'
import { addWalletRoutes } from './walletRoutes.ts'
import { addWorldRoutes } from './worldRoutes.ts'

const HTTP_CONFLICT = 409

/** Routes for injecting faults and for inspection, served at `/control` only when enabled. */
export function createControlApp(deps: ControlDeps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  app.onError((error, c) => {
    if (error instanceof ControlRefusal) return c.json({ error: error.message }, HTTP_CONFLICT)
    throw error
  })
  const routes = controlRoutesOn(app)
  addAnchorGameRoutes(routes, deps)
  addFaultRoutes(routes, deps)
  addMemberRoutes(routes, deps)
  addRoomRoutes(routes, deps)
  addRoundRoutes(routes, deps)
  addSiteRoutes(routes, deps)
  addPushRoutes(routes, deps)
  addWorldRoutes(routes, deps)
  addWalletRoutes(routes, deps)
  addLotteryRoutes(routes, deps)
  addTableRoutes(routes, deps)
  addContentRoutes(routes, deps)
  addStateRoutes(routes, deps)
  addShellRoutes(routes)
  return app
}
