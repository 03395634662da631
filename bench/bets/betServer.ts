import type { AddressInfo } from 'node:net'
import { createPlatform } from '../../platform/platform.ts'
import { servePlatform } from '../../platform/servePlatform.ts'
import { openStore } from '../../platform/store/store.ts'
import { createSimulatedWorld } from '../../platform/world/simulatedWorld.ts'

/**
 * One process of the platform, with its calls, its world and its ticks, on the database given by the arguments:
 * `server` with the addresses of PostgreSQL and Redis, or `folder` with the folder of the embedded database.
 */
export interface BetServerUp {
  readonly origin: string
}

const SITE_ID = 1001
const SEED = 9
/** The interval of the platform's own process. */
const TICK_MS = 200
/** All members have the address of the bench, and bet faster than people. */
const NO_LIMIT = { perSecond: 1e6, burst: 1e6 }

const [kind, location = '', redisUrl = null] = process.argv.slice(2)
const store = await openStore(kind === 'server' ? { databaseUrl: location } : { dataDir: location })
const platform = await createPlatform({
  store,
  createWorld: (clock, { seed, epoch }) => createSimulatedWorld({ seed, epoch, clock }),
  siteId: SITE_ID,
  seed: SEED,
  control: true,
  redisUrl,
  rateAllowances: { address: NO_LIMIT, member: NO_LIMIT, bet: NO_LIMIT, login: NO_LIMIT },
})
const { http } = await servePlatform(platform, false)
let stopped = false

async function step(): Promise<void> {
  await platform.tick()
  if (!stopped) setTimeout(() => void step(), TICK_MS)
}

process.on('disconnect', () => {
  stopped = true
  http.closeAllConnections()
  void platform.close().finally(() => process.exit(0))
})
http.listen(0, '127.0.0.1', () => {
  const { port } = http.address() as AddressInfo
  void step()
  process.send?.({ origin: `http://127.0.0.1:${String(port)}` } satisfies BetServerUp)
})
