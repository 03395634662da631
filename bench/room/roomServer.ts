import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createPlatform } from '../../platform/platform.ts'
import { openStore } from '../../platform/store/store.ts'
import { createSimulatedWorld } from '../../platform/world/simulatedWorld.ts'
import { benchRooms } from '../platform/benchRooms.ts'
import { signInCrowd } from './members.ts'
import { reportTo } from './report.ts'

/**
 * The platform with one room, an in-memory database and the given number of members, for a crowd in another
 * process. The database runs in this process, so its processor time is part of the cost of a message.
 */
const SITE_ID = 1001
const SEED = 6
const ROOM = 'bench-crowd'
const MEMBERS = Number(process.argv[2] ?? '0')
/** A cheap password hash, since registration is not measured. */
const PASSWORD_COST = { logN: 4, blockSize: 8, parallel: 1 }
/** All members of the crowd have the same address, so its rate limits are lifted. */
const NO_LIMIT = { perSecond: 1e6, burst: 1e6 }

const store = await openStore({ passwordCost: PASSWORD_COST })
const platform = await createPlatform({
  store,
  createWorld: (clock, { seed, epoch }) => createSimulatedWorld({ seed, epoch, clock }),
  siteId: SITE_ID,
  seed: SEED,
  rooms: benchRooms(),
  rateAllowances: { address: NO_LIMIT },
  socketLimits: {
    upgradedPerAddress: Infinity,
    unsignedPerAddress: Infinity,
    unsigned: Infinity,
    frames: NO_LIMIT,
  },
  roomOptions: { joins: NO_LIMIT, connection: NO_LIMIT, member: NO_LIMIT, texts: NO_LIMIT, fullAbove: 0 },
})
const tokens = await signInCrowd(store, SITE_ID, MEMBERS, Date.now)

const answer = getRequestListener((request, env) => platform.app.fetch(request, env))
const http = createServer((request, response) => void answer(request, response))
platform.attach(http)
http.listen(0, '127.0.0.1', () => {
  reportTo(http, { room: ROOM, tokens })
})
