import type { Server } from 'node:http'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { pino } from 'pino'
import { ROUND_PRODUCTS } from '../streams/domain/rounds/round.ts'
import { createAudit, NO_AUDIT } from './audit.ts'
import { errorForLog } from './errorLog.ts'
import { createMetricsServer } from './http/metricsAccess.ts'
import { servePlatform } from './servePlatform.ts'
import { readClips } from './live/hls/clips.ts'
import { createPlatform } from './platform.ts'
import type { Platform } from './platform.ts'
import { endProcessInOrder } from './processEnd.ts'
import { readSettings } from './settings.ts'
import type { Settings } from './settings.ts'
import { botRoomConfig } from './room/botRoomConfig.ts'
import { DEMO_MEMBER, ensureDemoMembers } from './store/demoMembers.ts'
import { openStore } from './store/store.ts'
import { TICK_MS } from './tick.ts'
import { chooseWorld } from './worldChoice.ts'

/** Real ms between two times at which the clock is stored; a crash loses at most this. */
const KEEP_CLOCK_MS = 3000
/** The built platform is in `dist/platform`, its source in `platform`: both find the rest from any working folder. */
const HERE = import.meta.dirname
const CLIENT_DIR = firstOf('../client', '../dist/client')
/** Read from the sources: clips are data, and the build does not change them. */
const MEDIA_DIR = firstOf('live/media', '../../platform/live/media')

/** The first of these places that exists, seen from this file; the last one where none does. */
function firstOf(place: string, otherwise: string): string {
  return existsSync(join(HERE, place)) ? join(HERE, place) : join(HERE, otherwise)
}

/** Only the owner of the process may read its files: the database, recordings, sockets. */
const PRIVATE_UMASK = 0o077

async function main(): Promise<void> {
  process.umask(PRIVATE_UMASK)
  const reading = readSettings(process.env)
  if (!reading.ok) {
    for (const fault of reading.faults) say(`touchline: ${fault}`)
    process.exitCode = 1
    return
  }
  await run(reading.settings, process.argv.includes('--dev'))
}

async function run(settings: Settings, dev: boolean): Promise<void> {
  const log = pino({ level: settings.logLevel, serializers: { err: errorForLog } }, pino.destination(2))
  const end = endProcessInOrder(log)
  const store = await openStore({
    dataDir: resolve(settings.dataDir),
    databaseUrl: settings.databaseUrl ?? undefined,
  })
  const world = chooseWorld(settings, log)
  const platform = await createPlatform({
    store,
    createWorld: world.create,
    worldSource: world.source,
    virtualGames: world.virtualGames,
    roundProducts: ROUND_PRODUCTS,
    casinoTables: settings.casinoTables,
    siteId: settings.siteId,
    speed: settings.speed,
    seed: settings.seed,
    control: settings.control,
    redisUrl: settings.redisUrl,
    roomRate: settings.roomRate,
    contact: settings.contact,
    demo: settings.demoMembers ? { name: DEMO_MEMBER.name, password: DEMO_MEMBER.password } : null,
    blockedWords: settings.blockedWords,
    roomOptions: { fullAbove: settings.roomFullAbove },
    ...(settings.roomRate > 0 ? { firstRoomConfig: botRoomConfig } : {}),
    clientDir: dev ? null : CLIENT_DIR,
    clips: await readClips(MEDIA_DIR),
    trustedHops: settings.trustedHops,
    publicUrl: settings.publicUrl,
    origins: settings.origins,
    metricsToken: settings.metricsToken,
    audit: settings.auditLog ? createAudit(log) : NO_AUDIT,
    log,
  })
  const demo = settings.demoMembers
    ? await ensureDemoMembers(store, String(settings.siteId), platform.clock.now())
    : []
  const server = await servePlatform(platform, dev)
  const listening = await listen(server.http, settings)
  const { metricsPort, metricsToken } = settings
  const metricsServer = metricsPort === null ? null : createMetricsServer(platform.metrics, metricsToken)
  if (metricsServer !== null) await listen(metricsServer, { ...settings, port: metricsPort ?? 0 })
  const stopSteps = keepStepping(platform)
  end.endWith([
    {
      name: 'connections',
      ms: 4000,
      work: () => {
        stopSteps()
        metricsServer?.close()
        return server.close()
      },
    },
    { name: 'world', ms: 1500, work: () => world.close() },
    { name: 'platform', ms: 2500, work: () => platform.close() },
  ])
  await announce(platform, listening, demo, dev)
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

/** Ticks and stores the clock until it is stopped. A slow tick delays the next one. */
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
  demo: Awaited<ReturnType<typeof ensureDemoMembers>>,
  dev: boolean,
): Promise<void> {
  const host = family === 'IPv6' ? `[${address}]` : address
  say(`Touchline is at http://${host}:${port}`)
  if (demo.length > 0) say('Sign in as')
  for (const { id, name, password, shows } of demo) {
    const balances = await platform.store.ledger.balances(id)
    const amounts = [...balances].map(([currency, minor]) => `${(minor / 100).toFixed(2)} ${currency}`)
    say(`  ${`${name} / ${password}`.padEnd(22)} ${shows} (${amounts.join(', ')})`)
  }
  if (!existsSync(MEDIA_DIR)) say(`There are no clips in ${MEDIA_DIR}: live rooms have no picture.`)
  if (!dev && !existsSync(join(CLIENT_DIR, 'index.html'))) {
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
