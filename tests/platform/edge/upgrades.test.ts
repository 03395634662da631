import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { createHttpServer } from '../../../platform/http/httpServer.ts'
import { createMetrics } from '../../../platform/http/metrics.ts'
import type { Metrics } from '../../../platform/http/metrics.ts'
import { ownSockets } from '../../../platform/http/ownSockets.ts'
import type { SocketOwner } from '../../../platform/http/ownSockets.ts'
import type { UpgradeHandler } from '../../../platform/http/upgrade.ts'
import { pushUpgrades } from '../../../platform/http/pushUpgrades.ts'
import { SOCKET_LIMITS } from '../../../platform/http/socketLimits.ts'
import type { SocketLimits } from '../../../platform/http/socketLimits.ts'
import { ROOM_UPGRADE_PATH } from '../../../platform/room/options.ts'
import { PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import { pushOf, createTestPlatform } from '../book/testPlatform.ts'
import type { TestPlatform } from '../book/testPlatform.ts'
import { openRaw, upgradeHead } from './rawSocket.ts'
import { eventually } from '../../support/eventually.ts'

let testPlatform: TestPlatform
let http: Server
let port: number

beforeAll(async () => {
  testPlatform = await createTestPlatform()
  const answer = getRequestListener((request, env) => testPlatform.platform.app.fetch(request, env))
  http = createHttpServer((request, response) => void answer(request, response))
  testPlatform.platform.attach(http)
  port = await listen(http)
})
afterAll(async () => {
  await testPlatform.platform.close()
  http.close()
})

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

async function open(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((_, count) => {
      resolve(count)
    })
  })
}

const isAlive = async (): Promise<boolean> => (await fetch(`http://127.0.0.1:${port}/healthz`)).ok

describe('an upgrade to no path of ours', () => {
  it.each([
    '//',
    '/\\',
    '//:99999',
    'http://[',
    '/',
    '/im/socket.io',
    '/im/socket.ioX',
    '/im/socket.io/more',
    '/im/socket.io/../socket.io/',
    `${PMTY_PATHS.push}/`,
    `/%2e${PMTY_PATHS.push}`,
    `http://x${PMTY_PATHS.push}`,
    '*',
  ])('is answered and ended: %s', async (target) => {
    const raw = await openRaw(port)
    raw.say(upgradeHead(target))
    await raw.ended
    expect(raw.received).toMatch(/^HTTP\/1\.1 4\d\d /)
    raw.socket.destroy()
    expect(await isAlive()).toBe(true)
  })

  it('is freed though the client never closes its side', async () => {
    const raws = await Promise.all(Array.from({ length: 20 }, () => openRaw(port)))
    for (const raw of raws) raw.say(upgradeHead('/im/socket.ioX'))
    await Promise.all(raws.map((raw) => raw.ended))
    await eventually(async () => {
      expect(await open(http)).toBeLessThan(10)
    })
    for (const raw of raws) raw.socket.destroy()
  })

  it.each(['/nowhere', '/im/socket.ioX', ROOM_UPGRADE_PATH, PMTY_PATHS.push])(
    'may be reset at any time: %s',
    async (target) => {
      for (let tries = 0; tries < 40; tries += 1) {
        const raw = await openRaw(port)
        raw.say(upgradeHead(`${target}?EIO=4&transport=websocket`))
        if (tries % 2 === 0) await new Promise(setImmediate)
        raw.reset()
      }
      expect(await isAlive()).toBe(true)
    },
  )
})

describe('an offer of another protocol', () => {
  it('is answered as an ordinary request', async () => {
    const raw = await openRaw(port)
    const offer = { Upgrade: 'h2c', Connection: 'Upgrade, HTTP2-Settings', 'HTTP2-Settings': 'AAMAAABk' }
    for (let n = 1; n <= 15; n += 1) {
      raw.say(upgradeHead('/healthz', offer))
      await eventually(() => {
        expect(raw.received.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(n)
      })
    }
    expect(raw.socket.closed).toBe(false)
    raw.socket.destroy()
  })

  it('keeps its body, and what follows it', async () => {
    const raw = await openRaw(port)
    const call = 'POST /nothing HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n'
    raw.say(`${call}Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n`)
    await raw.ended
    expect(raw.received).toMatch(/^HTTP\/1\.1 404 /)
    raw.socket.destroy()
  })
})

describe('limits of WebSockets', () => {
  let server: Server
  let owner: SocketOwner
  let metrics: Metrics
  let at: number

  async function serve(limits: Partial<SocketLimits>): Promise<void> {
    const all = { ...SOCKET_LIMITS, ...limits }
    server = createHttpServer()
    metrics = createMetrics()
    const paths = new Map<string, UpgradeHandler>()
    owner = ownSockets(server, {
      paths,
      limits: all,
      addressOf: ({ headers }) => String(headers['x-address'] ?? 'one'),
      proxied: false,
      metrics,
      log: testPlatform.platform.log,
    })
    paths.set('/push', pushUpgrades(pushOf(testPlatform.platform), all, owner.signedIn))
    at = await listen(server)
  }
  function end(): void {
    owner.close()
    server.close()
  }
  async function upgrade(address = 'one'): Promise<string> {
    const raw = await openRaw(at)
    raw.say(upgradeHead('/push', { 'X-Address': address }))
    await eventually(() => {
      expect(raw.received).not.toBe('')
    })
    return raw.received.slice(9, 12)
  }

  it('count for each address and in total, and nothing is left of those that closed', async () => {
    await serve({ upgradedPerAddress: 2, upgraded: 3 })
    expect([await upgrade(), await upgrade(), await upgrade()]).toEqual(['101', '101', '429'])
    expect([await upgrade('two'), await upgrade('three')]).toEqual(['101', '429'])
    end()
    await eventually(async () => {
      expect(await open(server)).toBe(0)
    })
  })

  it('are tighter for those that nobody has signed in on, who have a deadline', async () => {
    await serve({ unsignedPerAddress: 1, signInMs: 200 })
    expect([await upgrade(), await upgrade()]).toEqual(['101', '429'])
    await eventually(async () => {
      expect(await upgrade()).toBe('101')
    })
    end()
  })

  it('end one that sends too many frames, of any kind', async () => {
    await serve({ frames: { perSecond: 1, burst: 5 }, excessFrames: 5 })
    const client = new WebSocket(`ws://127.0.0.1:${at}/push`)
    await once(client, 'open')
    for (let n = 0; n < 20; n += 1) client.ping()
    const [code] = (await once(client, 'close')) as [number]
    expect(code).toBe(1006)
    end()
  })

  it('end one that sends too much', async () => {
    const limits = { bytesPerSecond: 10_000, heavySeconds: 1, signInMs: 60_000 }
    await serve({ ...limits, frames: { perSecond: 1e6, burst: 1e6 } })
    const client = new WebSocket(`ws://127.0.0.1:${at}/push`)
    await once(client, 'open')
    const sending = setInterval(() => {
      client.send(' '.repeat(60_000))
    }, 20)
    await once(client, 'close')
    clearInterval(sending)
    expect(await metrics.text()).toContain('touchline_ended_sockets_total{why="tooMuch"} 1')
    end()
  })

  it('bound the connections of one peer', async () => {
    await serve({ openPerPeer: 3 })
    const raws = await Promise.all([openRaw(at), openRaw(at), openRaw(at)])
    const late = await openRaw(at)
    await late.ended
    raws[0].socket.destroy()
    await eventually(async () => {
      expect(await open(server)).toBe(2)
    })
    expect(await upgrade()).toBe('101')
    for (const raw of raws) raw.socket.destroy()
    end()
  })
})
