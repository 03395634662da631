import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { decodeJson } from '../../../streams/wire/decode.ts'
import { downFrame, PUSH_CLOSE_CODES, PUSH_VERSIONS } from '../../../streams/wire/pmty/push.ts'
import type { DownFrame } from '../../../streams/wire/pmty/push.ts'
import { PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import { openSharedStore, pushOf, createTestPlatform } from '../book/testPlatform.ts'
import type { TestPlatform } from '../book/testPlatform.ts'
import { RESULT_KEY, TOTAL_KEY } from '../book/scriptedWorld.ts'
import { createPmtyClient } from './pmtyClient.ts'
import type { PmtyClient } from './pmtyClient.ts'

/** The client's end of a push connection. */
interface Line {
  readonly frames: DownFrame[]
  readonly closed: number[]
  waiting: number
  say(frame: unknown): Promise<void>
  hangUp(): void
  /** The frames since the last call, including those for all events that the world has emitted. */
  take(): Promise<readonly DownFrame[]>
}

let shared: Awaited<ReturnType<typeof openSharedStore>>
let testPlatform: TestPlatform
let client: PmtyClient
let memberId: number
let name: string

beforeAll(async () => {
  shared = await openSharedStore()
})
afterAll(() => shared.end())
beforeEach(async () => {
  testPlatform = await createTestPlatform({ store: shared.store })
  memberId = await testPlatform.newMember()
  name = (await testPlatform.store.accounts.member(memberId))?.name ?? ''
  client = await createPmtyClient(testPlatform.platform, name)
})
afterEach(() => testPlatform.platform.close())

function connect(): Line {
  const frames: DownFrame[] = []
  const closed: number[] = []
  const line = { frames, closed, waiting: 0 }
  const connection = pushOf(testPlatform.platform).connect({
    send: (text) => {
      const frame = decodeJson(downFrame, text)
      if (!frame.ok) throw new Error(`${frame.error.path}: ${text}`)
      frames.push(frame.value)
    },
    get waiting() {
      return line.waiting
    },
    signedIn: () => undefined,
    close: (code) => {
      closed.push(code)
      connection.closed()
    },
  })
  return Object.assign(line, {
    say: (frame: unknown) => connection.receive(JSON.stringify(frame)),
    hangUp: () => {
      connection.closed()
    },
    take: async () => {
      await Promise.resolve()
      return frames.splice(0)
    },
  })
}

async function watch(...mids: string[]): Promise<Line> {
  const line = connect()
  await line.say({ cmd: 'C0', requestId: client.token })
  await line.say({ cmd: 'C8', list: mids.map((mid) => ({ mid })) })
  await line.take()
  return line
}

describe('a push connection', () => {
  it('closes a client of a version that it does not speak, and says which of both is behind', async () => {
    const { current, oldest } = PUSH_VERSIONS
    const line = connect()
    await line.say({ cmd: 'C0', requestId: client.token, protocol: current + 1 })
    expect(line.closed).toEqual([PUSH_CLOSE_CODES.serverTooOld])
    const spoken = connect()
    await spoken.say({ cmd: 'C0', requestId: client.token, protocol: oldest })
    expect(spoken.closed).toEqual([])
    expect(await spoken.take()).toEqual([{ cmd: 'C0' }])
  })

  it('is answered by the heartbeat, and closed for a token that is none', async () => {
    const line = connect()
    await line.say({ cmd: 'C0', requestId: client.token })
    await line.say({ cmd: 'C0' })
    expect(await line.take()).toEqual([{ cmd: 'C0' }, { cmd: 'C0' }])
    const stranger = connect()
    await stranger.say({ cmd: 'C0', requestId: 'nonsense' })
    expect(stranger.closed).toEqual([4401])
  })

  it('hears nothing before it has said who it is', async () => {
    const line = connect()
    await line.say({ cmd: 'C8', list: [{ mid: 'live-1' }] })
    testPlatform.world.score('live-1', [1, 0])
    expect(await line.take()).toEqual([])
  })

  it('ignores malformed frames', async () => {
    const line = await watch('live-1')
    await line.say({ cmd: 'C99' })
    await line.say('nonsense')
    expect(line.closed).toEqual([])
  })

  it('is closed after two missed heartbeats, and when it reads too slowly', async () => {
    const silent = await watch('live-1')
    await testPlatform.pass(60_001)
    expect(silent.closed).toEqual([4408])
    const slow = await watch('live-1')
    slow.waiting = 10_000_000
    testPlatform.world.score('live-1', [1, 0])
    await slow.take()
    expect(slow.closed).toEqual([4413])
  })
})

describe('a watched match', () => {
  it('of the slip is sent before the others', async () => {
    const line = await watch('live-1', 'live-2')
    await line.say({ cmd: 'C2', list: [{ mid: 'live-2', hid: 'any' }] })
    testPlatform.world.setPrice('live-1', RESULT_KEY, 'home', 222_000)
    testPlatform.world.setPrice('live-2', RESULT_KEY, 'home', 222_000)
    expect(
      (await line.take()).map((frame) => ('cd' in frame && 'mid' in frame.cd ? frame.cd.mid : '')),
    ).toEqual(['live-2', 'live-1'])
  })

  it('sends a price with C105', async () => {
    const line = await watch('live-1')
    testPlatform.world.setPrice('live-1', RESULT_KEY, 'home', 222_000)
    const [frame] = await line.take()
    expect(frame).toMatchObject({ cmd: 'C105', cd: { mid: 'live-1', hls: [{ hpid: '1', hs: 0, hn: 1 }] } })
    if (frame?.cmd !== 'C105') throw new Error('no prices')
    expect(frame.cd.hls[0]?.ol[0]).toMatchObject({ ot: '1', ov: 222_000, os: 1 })
  })

  it('sends a line’s status with C106, and closes the ids of a line that jumped', async () => {
    const line = await watch('live-1')
    testPlatform.world.setLineStatus('live-1', RESULT_KEY, 'suspended')
    expect(await line.take()).toMatchObject([{ cmd: 'C106', cd: { hls: [{ hs: 1 }] } }])
    const before =
      testPlatform.world.match('live-1')?.markets.find(({ key }) => key === TOTAL_KEY)?.lines ?? []
    testPlatform.world.jump('live-1', TOTAL_KEY, 1)
    const [frame] = await line.take()
    if (frame?.cmd !== 'C106') throw new Error('no statuses')
    const gone = frame.cd.hls.filter(({ hs }) => hs === 2).map(({ hid }) => hid)
    expect(gone).toEqual(before.map(({ marketId }) => marketId))
    expect(frame.cd.hls.filter(({ hs }) => hs === 0).map(({ hv }) => hv)).toEqual(['2.5/3', '3'])
  })

  it('sends state, clock, score and betting status', async () => {
    const line = await watch('live-1')
    testPlatform.world.change('live-1', {
      state: 'paused',
      phase: 'halfTime',
      clock: { seconds: 2700, running: false, direction: 'up', at: testPlatform.platform.clock.now() },
      score: [1, 0],
      bettingStatus: 'suspended',
    })
    const frames = await line.take()
    expect(frames.map(({ cmd }) => cmd)).toEqual(['C101', 'C102', 'C103', 'C104'])
    expect(frames[1]).toMatchObject({ cd: { mmp: 31, mst: 2700, mess: 0 } })
  })

  it('dates its frames strictly upwards, also within one millisecond', async () => {
    const line = await watch('live-1')
    for (let n = 1; n <= 3; n += 1) {
      testPlatform.world.setPrice('live-1', RESULT_KEY, 'home', 200_000 + n)
      await Promise.resolve()
    }
    const dates = (await line.take()).map((frame) => (frame.cmd === 'C0' ? 0 : (frame.ctsp ?? 0)))
    expect(dates.length).toBe(3)
    expect(dates).toEqual([...new Set(dates)].sort((one, other) => one - other))
  })

  it('sends what changed in one step together, and nothing of other matches', async () => {
    const line = await watch('live-1')
    testPlatform.world.setPrice('live-2', RESULT_KEY, 'home', 250_000)
    testPlatform.world.setPrice('live-1', RESULT_KEY, 'home', 250_000)
    testPlatform.world.setPrice('live-1', RESULT_KEY, 'away', 250_000)
    const frames = await line.take()
    expect(frames.map((frame) => (frame.cmd === 'C105' ? frame.cd.mid : frame.cmd))).toEqual(['live-1'])
  })

  it('is watched instead of the former ones', async () => {
    const line = await watch('live-1')
    await line.say({ cmd: 'C8', list: [{ mid: 'live-2' }] })
    testPlatform.world.score('live-1', [1, 0])
    testPlatform.world.score('live-2', [0, 1])
    expect((await line.take()).length).toBe(1)
  })

  it('of the slip is sent beside them', async () => {
    const line = await watch('live-1')
    await line.say({ cmd: 'C2', list: [{ hid: 'x', mid: 'live-2' }] })
    testPlatform.world.score('live-1', [1, 0])
    testPlatform.world.score('live-2', [0, 1])
    expect((await line.take()).length).toBe(2)
  })
})

describe('a member', () => {
  it('gets an order and the balance', async () => {
    const line = await watch()
    await client.post(PMTY_PATHS.bet, await client.betOn('live-1', '1', '1'))
    await testPlatform.pass(3_000)
    // The balance is read from the ledger before its frame is sent.
    await expect.poll(() => line.frames.filter(({ cmd }) => cmd === 'C203').length).toBe(2)
    const orders = line.frames.flatMap((frame) => (frame.cmd === 'C201' ? [frame.cd.status] : []))
    expect(orders).toEqual([3, 1])
    expect(line.frames.find(({ cmd }) => cmd === 'C203')).toMatchObject({
      cd: { amount: '9900.00', currencyCode: '1' },
    })
  })

  it.each([
    [250_000, true],
    [null, false],
  ])('is told whether the price has moved before the bet was accepted: %s', async (price, moved) => {
    const line = await watch()
    await client.post(PMTY_PATHS.bet, await client.betOn('live-1', '1', '1', { bet: { acceptOdds: 2 } }))
    if (price !== null) testPlatform.world.setPrice('live-1', RESULT_KEY, 'home', price)
    await testPlatform.pass(3_000)
    const changes = () =>
      line.frames.flatMap((frame) => (frame.cmd === 'C201' ? [frame.cd.isOddsChange] : []))
    await expect.poll(changes).toEqual([false, moved])
  })
})

describe('a session that is over', () => {
  const bet = async () => client.post(PMTY_PATHS.bet, await client.betOn('live-1', '1', '1'))

  it.each(['loggedOut', 'tokenReused', 'loggedInElsewhere'] as const)(
    'is told nothing more of orders and money, and its socket is ended: %s',
    async (reason) => {
      const line = await watch('live-1')
      const other = await createPmtyClient(testPlatform.platform, name)
      await testPlatform.store.sessions.end(client.sessionId, reason, testPlatform.hand.at)
      await other.post(PMTY_PATHS.bet, await other.betOn('live-1', '1', '1'))
      await expect.poll(() => line.closed).toEqual([4401])
      expect(await line.take()).toEqual([])
    },
  )

  it('is found out without any news too', async () => {
    const line = await watch('live-1')
    await testPlatform.store.accounts.changeStatus(memberId, 'blocked')
    await testPlatform.pass(10_000)
    expect(line.closed).toEqual([4401])
  })

  it('does not end others of the member', async () => {
    const line = await watch('live-1')
    const other = await createPmtyClient(testPlatform.platform, name)
    await testPlatform.store.sessions.end(other.sessionId, 'loggedOut', testPlatform.hand.at)
    await bet()
    await testPlatform.pass(10_000)
    expect(line.closed).toEqual([])
    expect(line.frames.map(({ cmd }) => cmd)).toContain('C203')
  })
})

describe('limits of a push connection', () => {
  it('check one token at a time', async () => {
    const admit = vi.spyOn(testPlatform.store.sessions, 'state')
    const line = connect()
    await Promise.all(Array.from({ length: 20 }, () => line.say({ cmd: 'C0', requestId: client.token })))
    expect(admit).toHaveBeenCalledTimes(1)
    expect(await line.take()).toEqual([{ cmd: 'C0' }])
    admit.mockRestore()
  })

  it('keep what is watched while the token is checked', async () => {
    const line = connect()
    const hello = line.say({ cmd: 'C0', requestId: client.token })
    await line.say({ cmd: 'C8', list: [{ mid: 'live-1' }] })
    await hello
    await line.take()
    testPlatform.world.score('live-1', [1, 0])
    expect(await line.take()).toMatchObject([{ cmd: 'C103' }])
  })

  it('end one that sends too many frames', async () => {
    const line = await watch('live-1')
    for (let n = 0; n < 200; n += 1) await line.say({ cmd: 'C0' })
    expect(line.closed).toEqual([4429])
    expect((await line.take()).length).toBeLessThan(100)
  })

  it('bound the sockets of one member, and forget those that closed', async () => {
    const lines = []
    for (let n = 0; n < 17; n += 1) lines.push(await watch())
    expect(lines.map(({ closed }) => closed).flat()).toEqual([4429])
    expect(lines.at(-1)?.closed).toEqual([4429])
    lines[0]?.hangUp()
    expect((await watch()).closed).toEqual([])
  })
})
