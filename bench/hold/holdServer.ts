import type { AddressInfo } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { servePlatform } from '../../platform/servePlatform.ts'
import { createPlatform } from '../../platform/platform.ts'
import { loadSiteKeys } from '../../platform/site/siteKeys.ts'
import { createTokens } from '../../platform/site/tokens.ts'
import { openStore } from '../../platform/store/store.ts'
import { createSimulatedWorld } from '../../platform/world/simulatedWorld.ts'
import { clientTypes } from '../../streams/wire/site/headers.ts'
import { benchRooms } from '../platform/benchRooms.ts'

// Runs the platform with its production limits in a process of its own, and reports how long its event loop was
// blocked. All load is from one address and one member.

/** What the process sends its parent when it is ready. */
export interface HoldServerUp {
  readonly origin: string
  readonly siteToken: string
  readonly venueToken: string
}

const SITE_ID = 1001
const TICK_MS = 200
const TOKEN_SECONDS = 3600
const RESOLUTION_MS = 2
const NANO = 1e6

const store = await openStore({})
const platform = await createPlatform({
  store,
  createWorld: (clock, { seed, epoch }) => createSimulatedWorld({ seed, epoch, clock }),
  siteId: SITE_ID,
  seed: 11,
  rooms: benchRooms(),
})
const member = { name: 'holder', password: 'holder1234', siteId: String(SITE_ID), language: 'CMN' as const }
const creation = await store.accounts.createMember({ ...member, at: platform.clock.now() })
if (creation.status !== 'created') throw new Error('the member was not made')
const memberId = creation.member.id
const session = { memberId, clientType: String(clientTypes.h5), deviceId: 'hold' }
const { sessionId } = await store.sessions.open({ ...session, at: Date.now() })
const { tokenKey } = await loadSiteKeys(store, SITE_ID)
const tokens = createTokens(tokenKey, Date.now)
const holder = { memberId, sessionId }

const { http } = await servePlatform(platform, false)
const held = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
held.enable()

async function step(): Promise<void> {
  await platform.tick()
  setTimeout(() => void step(), TICK_MS)
}

/** Each message is answered with the longest block of the event loop since the previous message, ms. */
process.on('message', () => {
  const longest = Math.max(0, held.max / NANO - RESOLUTION_MS)
  held.reset()
  process.send?.(longest)
})
process.on('disconnect', () => {
  process.exit(0)
})
http.listen(0, '127.0.0.1', () => {
  const { port } = http.address() as AddressInfo
  void step()
  void (async () => {
    const up: HoldServerUp = {
      origin: `http://127.0.0.1:${String(port)}`,
      siteToken: await tokens.issue('site', holder, TOKEN_SECONDS),
      venueToken: await tokens.issue('venue:PMTY', holder, TOKEN_SECONDS),
    }
    process.send?.(up)
  })()
})
