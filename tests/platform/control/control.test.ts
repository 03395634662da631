import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import { sitePaths } from '../../../streams/wire/site/paths.ts'
import { createControl } from '../../../platform/control/client.ts'
import type { Control } from '../../../platform/control/client.ts'
import { openSharedStore, createTestPlatform } from '../book/testPlatform.ts'
import type { TestPlatform } from '../book/testPlatform.ts'
import { RESULT_KEY } from '../book/scriptedWorld.ts'
import { createPmtyClient } from '../venues/pmtyClient.ts'
import type { PmtyClient } from '../venues/pmtyClient.ts'
import { createSiteClient, DEVICE, ORIGIN } from '../site/siteClient.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let testPlatform: TestPlatform
let control: Control
let client: PmtyClient
let name: string
let member: number
let waited: number[]

beforeAll(async () => {
  shared = await openSharedStore()
})
afterAll(() => shared.end())
beforeEach(async () => {
  waited = []
  testPlatform = await createTestPlatform({
    store: shared.store,
    control: true,
    wait: (ms) => {
      waited.push(ms)
      return Promise.resolve()
    },
  })
  control = createControl(ORIGIN, async (url, init) =>
    testPlatform.platform.app.fetch(new Request(url, init)),
  )
  member = await testPlatform.newMember()
  name = (await testPlatform.store.accounts.member(member))?.name ?? ''
  client = await createPmtyClient(testPlatform.platform, name)
})
afterEach(() => testPlatform.platform.close())

const time = async (): Promise<Response> =>
  testPlatform.platform.app.fetch(new Request(`${ORIGIN}${sitePaths.serverTime}`))

describe('a fault', () => {
  it('applies to paths that fit, as often as it says', async () => {
    await control.fault({ path: '/time*', count: 2, action: { kind: 'status', status: 503 } })
    const statuses = [(await time()).status, (await time()).status, (await time()).status]
    expect(statuses).toEqual([503, 503, 200])
    expect(await control.faults()).toMatchObject([{ applied: 2 }])
  })

  it('applies to one member only when it names one', async () => {
    const other = await testPlatform.store.accounts.member(await testPlatform.newMember())
    await control.fault({ path: '/yewu*', member: other?.name ?? '', action: { kind: 'drop' } })
    expect((await client.get(PMTY_PATHS.menu)).code).toBe('0000000')
    const theirs = await createPmtyClient(testPlatform.platform, other?.name ?? '')
    await expect(theirs.get(PMTY_PATHS.menu)).rejects.toThrow('closed without an answer')
  })

  it('delays', async () => {
    await control.fault({ path: sitePaths.serverTime, action: { kind: 'delay', ms: 1500 } })
    expect((await time()).status).toBe(200)
    expect(waited).toEqual([1500])
  })

  it('can lose the answer to a bet that was taken', async () => {
    const bet = await client.betOn('early-1', '1', '1')
    await control.fault({ path: PMTY_PATHS.bet, count: 1, action: { kind: 'loseAnswer' } })
    await expect(client.post(PMTY_PATHS.bet, bet)).rejects.toThrow('closed without an answer')
    expect(await testPlatform.balance(member)).toBe(9_900_00)
    const found = await client.post(PMTY_PATHS.orders, { clientOrderId: bet.clientOrderId })
    expect(found.data).toMatchObject({ total: 1 })
  })

  it('can drop a bet before it is seen', async () => {
    const bet = await client.betOn('early-1', '1', '1')
    await control.fault({ path: PMTY_PATHS.bet, count: 1, action: { kind: 'drop' } })
    await expect(client.post(PMTY_PATHS.bet, bet)).rejects.toThrow('closed without an answer')
    expect(await testPlatform.balance(member)).toBe(10_000_00)
  })

  it('can bring a bet twice, which makes one order', async () => {
    const bet = await client.betOn('early-1', '1', '1')
    await control.fault({ path: PMTY_PATHS.bet, count: 1, action: { kind: 'duplicate', times: 3 } })
    expect((await client.post(PMTY_PATHS.bet, bet)).code).toBe('0000000')
    expect(await testPlatform.balance(member)).toBe(9_900_00)
  })

  it('can cut and garble an answer', async () => {
    const whole = (await (await time()).text()).length
    await control.fault({ path: sitePaths.serverTime, count: 1, action: { kind: 'truncate', keep: 0.5 } })
    expect((await (await time()).text()).length).toBe(Math.floor(whole / 2))
    await control.fault({ path: sitePaths.serverTime, count: 1, action: { kind: 'corrupt' } })
    const garbled = await (await time()).text()
    expect(garbled.length).toBe(whole)
    expect(() => JSON.parse(garbled) as unknown).toThrow()
  })

  it('can answer with a code', async () => {
    const action = { kind: 'code', code: '0401038', message: 'slow down' } as const
    await control.fault({ path: PMTY_PATHS.menu, count: 1, action })
    expect((await client.get(PMTY_PATHS.menu)).code).toBe('0401038')
  })

  it('can be taken back, one by one and all together', async () => {
    const id = await control.fault({ path: '/*', action: { kind: 'drop' } })
    await control.removeFault(id)
    await control.fault({ path: '/*', action: { kind: 'drop' } })
    await control.reset()
    expect((await time()).status).toBe(200)
  })
})

describe('control', () => {
  it('makes things happen in the world', async () => {
    expect(await control.world({ do: 'goal', matchId: 'live-1', side: 'home' })).toBe(true)
    const summary = (await control.matches()).find(({ id }) => id === 'live-1')
    expect(summary).toMatchObject({ score: [1, 0], sport: 'football', home: '主1' })
    const move = {
      do: 'movePrice',
      matchId: 'live-1',
      key: RESULT_KEY,
      slot: 1,
      side: 'home',
      percent: 10,
    } as const
    expect(await control.world(move)).toBe(true)
    expect(testPlatform.world.match('live-1')?.markets[0]?.lines[0]?.selections[0]?.odds).toBe(231_000)
  })

  it('moves the clock, and with it what waits on it', async () => {
    await client.post(PMTY_PATHS.bet, await client.betOn('live-1', '1', '1'))
    const before = testPlatform.platform.clock.now()
    expect(await control.advance(3_000)).toBe(before + 3_000)
    const list = await client.post(PMTY_PATHS.orders, { orderStatus: '0' })
    expect(list.data).toMatchObject({ records: [{ orderStatus: 0 }] })
  })

  it('answers what came in, and how the money stands', async () => {
    await control.reset()
    await client.post(PMTY_PATHS.bet, await client.betOn('early-1', '1', '1'))
    const bets = (await control.requests()).filter(({ path }) => path === PMTY_PATHS.bet)
    expect(bets.length).toBe(1)
    expect(await control.wallet(name)).toMatchObject({
      audit: { balanced: true },
      balances: { RMB: 9_900_00 },
      movements: [{ kind: 'BET', amount: -100_00 }, { kind: 'IN' }, { kind: 'IN' }],
    })
  })

  it('makes members, once for each name', async () => {
    const fresh = { name: `fresh-${member}`, password: 'secret', RMB: 500 }
    const id = await control.createMember(fresh)
    expect(await testPlatform.balance(id)).toBe(500)
    await expect(control.createMember(fresh)).rejects.toThrow('is taken')
  })

  it('opens a session without a password, whose tokens are those of a sign-in', async () => {
    const { token, refreshToken, member: shown } = await control.openSession({ member: name, device: DEVICE })
    expect(shown).toEqual({ id: String(member), name })
    const site = await createSiteClient(testPlatform.platform)
    expect(await site.call(sitePaths.memberInfo, {}, { token })).toMatchObject({ code: 0 })
    expect(await site.call(sitePaths.refresh, { refreshToken })).toMatchObject({ code: 0 })
    await control.endSessions({ member: name, reason: 'blocked' })
    expect((await site.call(sitePaths.memberInfo, {}, { token })).code).not.toBe(0)
  })

  it('opens no session for nobody, nor on a device without an id', async () => {
    await expect(control.openSession({ member: 'nobody', device: DEVICE })).rejects.toThrow(
      'there is no member nobody',
    )
    await expect(control.openSession({ member: name, device: 'phone' })).rejects.toThrow('400')
  })

  it('expires the tokens of a venue', async () => {
    await control.expireTokens('venue')
    expect((await client.get(PMTY_PATHS.menu)).code).toBe('0401013')
  })

  it('refuses what it cannot do', async () => {
    await expect(control.cutPush('nobody')).rejects.toThrow('there is no member nobody')
    const sent = await testPlatform.platform.app.fetch(
      new Request(`${ORIGIN}/control/world`, { method: 'POST', body: '{"do":"rain"}' }),
    )
    expect(sent.status).toBe(400)
  })

  it('is not there unless asked for', async () => {
    const plain = await createTestPlatform({ store: shared.store })
    const answer = await plain.platform.app.fetch(new Request(`${ORIGIN}/control/state`))
    expect(answer.status).toBe(404)
    await plain.platform.close()
  })
})

describe('on a real connection', () => {
  let server: Server
  let base: string

  beforeEach(async () => {
    const listener = getRequestListener((request, env) => testPlatform.platform.app.fetch(request, env))
    server = createServer((request, response) => void listener(request, response))
    testPlatform.platform.attach(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    base = `127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  it('a dropped answer is a broken connection', async () => {
    await control.fault({ path: sitePaths.serverTime, count: 2, action: { kind: 'drop' } })
    await expect(fetch(`http://${base}${sitePaths.serverTime}`)).rejects.toThrow('fetch failed')
    await control.clearFaults()
    expect((await fetch(`http://${base}${sitePaths.serverTime}`)).status).toBe(200)
  })

  it('the push sends, is disturbed, and is cut', async () => {
    const socket = new WebSocket(`ws://${base}${PMTY_PATHS.push}`)
    const received: { cmd: string; cd?: { mid: string } }[] = []
    socket.on('message', (data) => {
      const text = Buffer.isBuffer(data) ? data.toString('utf8') : ''
      received.push(JSON.parse(text) as (typeof received)[number])
    })
    await new Promise((resolve) => socket.once('open', resolve))
    socket.send(JSON.stringify({ cmd: 'C0', requestId: client.token }))
    await expect.poll(() => received.length).toBe(1)
    socket.send(JSON.stringify({ cmd: 'C8', list: [{ mid: 'live-1' }] }))
    socket.send(JSON.stringify({ cmd: 'C0' }))
    await expect.poll(() => received.length).toBe(2)

    await control.world({ do: 'goal', matchId: 'live-1', side: 'away' })
    await expect.poll(() => received.at(-1)?.cmd).toBe('C103')

    await control.setPushFaults({ duplicate: true })
    await control.world({ do: 'goal', matchId: 'live-1', side: 'away' })
    await expect.poll(() => received.filter(({ cmd }) => cmd === 'C103').length).toBe(3)

    await control.setPushFaults({ hold: true })
    await control.world({ do: 'suspend', matchId: 'live-1' })
    await control.sendPush({ cmd: 'C104', ctsp: '1', cd: { mid: 'nobody', mhs: 0 } })
    await control.setPushFaults({})
    await expect.poll(() => received.slice(-2).map(({ cd }) => cd?.mid)).toEqual(['live-1', 'nobody'])

    const closed = new Promise<number>((resolve) => socket.once('close', resolve))
    expect(await control.cutPush(name)).toBe(1)
    expect(await closed).toBe(4500)
  })

  it('an upgrade on another path is refused', async () => {
    const socket = new WebSocket(`ws://${base}/elsewhere`)
    const refused = await new Promise<string>((resolve) =>
      socket.once('error', ({ message }) => resolve(message)),
    )
    expect(refused).toContain('404')
  })
})
