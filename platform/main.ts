import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { createDevClient } from './http/devClient.ts'
import { isPlatformPath } from './http/platformPaths.ts'
import { readClips } from './live/hls/clips.ts'
import { createPlatform } from './platform.ts'
import type { Platform } from './platform.ts'
import { readSettings } from './settings.ts'
import type { Settings } from './settings.ts'
import { DEMO_MEMBER, ensureDemoMember } from './store/demoMember.ts'
import { openStore } from './store/store.ts'
import { chooseWorld } from './worldChoice.ts'

/** Real ms between two steps of the platform. */
const TICK_MS = 200
/** Real ms between two keepings of the clock; a crash loses no more of a fast world. */
const KEEP_CLOCK_MS = 3000
/** Real ms that open requests get when the platform stops. */
const GRACE_MS = 3000
const CLIENT_DIR = 'dist/client'
/** Read from the sources: the clips are data, which no build changes. */
const MEDIA_DIR = 'platform/live/media'

async function main(): Promise<void> {
  const reading = readSettings(process.env)
  if (!reading.ok) {
    for (const fault of reading.faults) say(`touchline: ${fault}`)
    process.exitCode = 1
    return
  }
  await run(reading.settings, process.argv.includes('--dev'))
}

async function run(settings: Settings, dev: boolean): Promise<void> {
  const log = pino({ level: settings.logLevel }, pino.destination(2))
  const store = await openStore({
    dataDir: resolve(settings.dataDir),
    databaseUrl: settings.databaseUrl ?? undefined,
  })
  const world = chooseWorld(settings, log)
  const platform = await createPlatform({
    store,
    createWorld: world.create,
    worldSource: world.source,
    siteId: settings.siteId,
    speed: settings.speed,
    seed: settings.seed,
    control: settings.control,
    redisUrl: settings.redisUrl,
    roomRate: settings.roomRate,
    clientDir: dev ? null : resolve(CLIENT_DIR),
    clips: await readClips(resolve(MEDIA_DIR)),
    log,
  })
  const demo = await ensureDemoMember(store, String(settings.siteId), platform.clock.now())
  const server = await serve(platform, dev)
  const listening = await listen(server.http, settings)
  const stopSteps = keepStepping(platform)
  await announce(platform, listening, demo.id, dev)

  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    stopSteps()
    const ended = async (): Promise<void> => {
      await server.close()
      await world.close()
      await platform.close()
    }
    ended().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'the platform did not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

interface Serving {
  readonly http: Server
  close(): Promise<void>
}

async function serve(platform: Platform, dev: boolean): Promise<Serving> {
  const answer = getRequestListener((request, env) => platform.app.fetch(request, env))
  const http = createServer()
  const client = dev ? await createDevClient(http) : null
  http.on('request', (request, response) => {
    if (client !== null && !isPlatformPath(request.url ?? '/')) client.handle(request, response)
    else void answer(request, response)
  })
  platform.attach(http, { otherUpgrades: dev ? 'leave' : 'close' })
  return {
    http,
    async close() {
      await client?.close()
      platform.push.close()
      await platform.room.close()
      await closeServer(http)
    },
  }
}

function listen(http: Server, { port, host }: Settings): Promise<AddressInfo> {
  return new Promise((resolveListening, reject) => {
    http.once('error', reject)
    http.listen(port, host, () => {
      const address = http.address()
      if (address !== null && typeof address === 'object') resolveListening(address)
    })
  })
}

function closeServer(http: Server): Promise<void> {
  return new Promise((resolveClosed) => {
    const late = setTimeout(() => {
      http.closeAllConnections()
    }, GRACE_MS)
    http.close(() => {
      clearTimeout(late)
      resolveClosed()
    })
    http.closeIdleConnections()
  })
}

/** Steps and keeps the clock until told to stop. A step that takes long delays the next one. */
function keepStepping(platform: Platform): () => void {
  let stopped = false
  let keptAt = Date.now()
  const step = async (): Promise<void> => {
    try {
      await platform.tick()
      if (Date.now() - keptAt >= KEEP_CLOCK_MS) {
        keptAt = Date.now()
        await platform.keepClock()
      }
    } catch (error) {
      platform.log.error({ err: error }, 'a step failed')
    }
    if (!stopped) setTimeout(() => void step(), TICK_MS)
  }
  void step()
  return () => {
    stopped = true
  }
}

async function announce(
  platform: Platform,
  { address, port, family }: AddressInfo,
  demoId: number,
  dev: boolean,
): Promise<void> {
  const balances = await platform.store.ledger.balances(demoId)
  const amounts = [...balances].map(([currency, minor]) => `${(minor / 100).toFixed(2)} ${currency}`)
  const host = family === 'IPv6' ? `[${address}]` : address
  say(`Touchline is at http://${host}:${port}`)
  say(`Sign in as ${DEMO_MEMBER.name} / ${DEMO_MEMBER.password} (${amounts.join(', ')})`)
  if (!dev && !existsSync(resolve(CLIENT_DIR, 'index.html'))) {
    say(`There is no built client in ${CLIENT_DIR}: run npm run build.`)
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

main().catch((error: unknown) => {
  say(`touchline: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})
