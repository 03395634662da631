import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMetrics } from '../../../platform/http/metrics.ts'
import type { PushConnection } from '../../../platform/http/pushUpgrades.ts'
import { createGamesPush } from '../../../platform/roundsPush/gamesPush.ts'
import type { SessionGate } from '../../../platform/site/sessionGate.ts'
import { refusal } from '../../../platform/site/siteReply.ts'
import type { Store } from '../../../platform/store/store.ts'
import { passAllFrames, type VenuePush } from '../../../platform/venues/venueServer.ts'
import { decodeJson } from '../../../streams/wire/decode.ts'
import {
  GAMES_PUSH_CLOSE_CODES as CLOSED,
  gamesDownFrame,
  type GamesDownFrame,
  MAX_WATCHED_GAMES,
} from '../../../streams/wire/games/push.ts'
import type { RoundRow } from '../../../streams/wire/games/round.ts'
import { openQuickStore } from '../book/testPlatform.ts'
import { someMember } from '../store/builders.ts'
import { COIN } from './coinGame.ts'
import { type CoinProcess, coinProcess, newCoin, taken } from './testRounds.ts'

/** The client's end of a connection. */
interface Line {
  readonly closed: number[]
  readonly texts: string[]
  waiting: number
  say(frame: unknown): Promise<void>
  /** The frames since the last call. */
  take(): readonly GamesDownFrame[]
}

let store: Store
let process: CoinProcess
let push: VenuePush
let member: number
let shutOut: readonly string[]

beforeAll(async () => {
  store = await openQuickStore()
})
afterAll(() => store.close())

beforeEach(async () => {
  process = await coinProcess(store, newCoin())
  member = await someMember(store, 10_000)
  shutOut = []
  const sessionOf = (token: string) => ({ memberId: member, sessionId: `session of ${token}` })
  const gate: SessionGate = {
    admit: (use, token) =>
      Promise.resolve(
        use === 'site' && token.startsWith('good')
          ? { admitted: true, ...sessionOf(token) }
          : { admitted: false, why: refusal('auth', 'signIn') },
      ),
  }
  const over = () => Promise.resolve(shutOut.map((sessionId) => ({ sessionId, why: 'signedOut' as const })))
  push = createGamesPush({
    rounds: process.rounds,
    store: { rooms: { ...store.rooms, shutOut: over } },
    clock: { now: () => process.clock.at },
    real: () => process.clock.at,
    gate,
    metrics: createMetrics(),
    frameFilter: passAllFrames,
  })
  await process.pass(0)
  await process.pass(COIN.first)
})

function connect(): Line {
  const closed: number[] = []
  const texts: string[] = []
  let read = 0
  const line = { closed, texts, waiting: 0 }
  const connection: PushConnection = push.connect({
    send: (text) => {
      texts.push(text)
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
    take: () => {
      const frames = texts.slice(read).map((text) => {
        const frame = decodeJson(gamesDownFrame, text)
        if (!frame.ok) throw new Error(`${frame.error.path}: ${text}`)
        return frame.value
      })
      read = texts.length
      return frames
    },
  })
}

const hello = { cmd: 'G0', token: 'good', protocol: 1 }
const watch = (...games: readonly object[]) => ({ cmd: 'G1', games })

async function watching(): Promise<Line> {
  const line = connect()
  await line.say(hello)
  await line.say(watch(process.game))
  line.take()
  return line
}

function roundsIn(frames: readonly GamesDownFrame[]): readonly RoundRow[] {
  return frames.flatMap((frame) => (frame.cmd === 'G2' ? frame.rounds : []))
}

const key = () => ({ product: process.game.product, game: process.game.game })

describe('a connection of the push of rounds', () => {
  it('is answered with the platform time, and closed for a token that is none', async () => {
    const line = connect()
    await line.say(hello)
    await line.say(hello)
    const answer = { cmd: 'G0', ts: process.clock.at }
    expect(line.take()).toEqual([answer, answer])
    const stranger = connect()
    await stranger.say({ ...hello, token: 'nonsense' })
    expect(stranger.closed).toEqual([CLOSED.signedOut])
    expect(stranger.texts).toEqual([])
    const later = connect()
    await later.say(hello)
    await later.say({ ...hello, token: 'expired' })
    expect(later.closed).toEqual([CLOSED.signedOut])
  })

  it('is closed for a version that is not spoken', async () => {
    const line = connect()
    await line.say({ ...hello, protocol: 2 })
    expect(line.closed).toEqual([CLOSED.serverTooOld])
  })

  it('hears nothing before it has said who it is', async () => {
    const line = connect()
    await line.say(watch(key()))
    await process.pass(COIN.bet)
    expect(line.texts).toEqual([])
  })

  it('may watch while its token is checked', async () => {
    const line = connect()
    await Promise.all([line.say(hello), line.say(watch(key()))])
    expect(line.take().map(({ cmd }) => cmd)).toEqual(['G0', 'G2'])
  })

  it('ignores what it cannot read', async () => {
    const line = await watching()
    await line.say({ cmd: 'G9' })
    await line.say('nonsense')
    expect(line.closed).toEqual([])
    await process.pass(COIN.bet)
    expect(roundsIn(line.take())).toMatchObject([{ state: 'sealed' }])
  })

  it('is closed when nobody signs in within ten seconds, and after a minute of silence', async () => {
    const stranger = connect()
    const silent = await watching()
    process.clock.at += 10_001
    await push.tick()
    expect(stranger.closed).toEqual([CLOSED.signedOut])
    process.clock.at += 50_000
    await push.tick()
    expect(silent.closed).toEqual([CLOSED.silent])
    expect(push.open).toBe(0)
  })

  it('is closed when its session ends, and when it is cut', async () => {
    const line = await watching()
    shutOut = ['session of good']
    process.clock.at += 10_000
    await push.tick()
    expect(line.closed).toEqual([CLOSED.signedOut])
    const other = await watching()
    expect(push.cut(member)).toBe(1)
    expect(other.closed).toEqual([CLOSED.cut])
  })

  it('is refused when its member has sixteen already', async () => {
    for (let count = 0; count < 16; count += 1) await watching()
    const one = connect()
    await one.say(hello)
    expect(one.closed).toEqual([CLOSED.tooMany])
  })

  it('is closed when fifty frames wait, and starts again with everything', async () => {
    const line = await watching()
    const slow = line.texts.length
    let waited = 0
    const { resultAt } = await process.present()
    while (line.closed.length === 0 && process.clock.at < resultAt + 10 * 60_000) {
      line.waiting = line.texts.slice(slow).join('').length
      waited = line.texts.length - slow
      await process.pass(1_000)
    }
    expect(line.closed).toEqual([CLOSED.tooSlow])
    expect(waited).toBe(50)
    const again = connect()
    await again.say(hello)
    await again.say(watch(key()))
    const present = await process.present()
    expect(roundsIn(again.take())).toContainEqual(expect.objectContaining({ round: present.round }))
  })
})

describe('the rounds', () => {
  it('of the watched games are sent at once and completely, and then each change', async () => {
    const line = connect()
    await line.say(hello)
    line.take()
    await line.say(watch(key()))
    const { announcedAt: _, decidedAt: __, ...open } = await process.present()
    // What is left of a shoe is for the proof alone.
    expect(line.take()).toEqual([
      {
        cmd: 'G2',
        ts: process.clock.at,
        rounds: [{ ...open, voided: false, shoe: expect.anything() as unknown }],
      },
    ])
    await process.runTo(open.resultAt + COIN.picture + COIN.net)
    const told = roundsIn(line.take())
    expect(told.map(({ round, state }) => `${round} ${state}`)).toEqual([
      '0001 sealed',
      '0001 decided',
      '0002 announced',
      '0001 closed',
    ])
    const versions = told.map(({ version }) => version)
    expect(versions).toEqual(versions.toSorted((a, b) => a - b))
    const decided = told[1]
    expect(decided?.seed).toMatch(/^[0-9a-f]{64}$/)
    expect(decided?.commitment).toBe(open.commitment)
    expect(line.texts.join('')).not.toContain('"left"')
    expect(told[0]?.seed).toBeNull()
  })

  it('that were given back are sent as such', async () => {
    const line = await watching()
    await process.rounds.stop(key(), 'void')
    expect(roundsIn(line.take())).toMatchObject([
      { round: '0001', state: 'void', voided: true, result: null },
      { round: '0002', state: 'announced', voided: false },
    ])
    // Both are present until the next opens.
    await line.say(watch(key()))
    expect(roundsIn(line.take()).map(({ state }) => state)).toEqual(['void', 'announced'])
  })

  it('of other games are not sent, and games that nobody plays are ignored', async () => {
    const line = await watching()
    const strangers = Array.from({ length: 100 }, (_, index) => ({ product: 'casino', game: `X${index}` }))
    await line.say(watch(...strangers, { product: 'poker', game: 'A' }, key()))
    // Unknown ones do not count towards the most that can be watched.
    expect(strangers.length).toBeGreaterThan(MAX_WATCHED_GAMES)
    expect(roundsIn(line.take())).toHaveLength(1)
    await line.say(watch(strangers[0] ?? {}))
    expect(line.take()).toEqual([{ cmd: 'G2', ts: process.clock.at, rounds: [] }])
    await process.pass(COIN.bet)
    expect(line.take()).toEqual([])
  })
})

describe('own bets', () => {
  it('are sent to their member when they are placed and settled, whatever is watched', async () => {
    const line = connect()
    await line.say(hello)
    line.take()
    const other = await someMember(store, 10_000)
    const [position] = taken(await process.bet(member))
    taken(await process.bet(other))
    await process.rounds.tick()
    const { round, resultAt } = await process.present()
    const bet = {
      orderNo: position?.positionNo,
      clientOrderId: position?.clientId,
      ...key(),
      round,
      stake: 1_000,
      currency: '1',
    }
    expect(line.take()).toEqual([
      { cmd: 'G3', ts: process.clock.at, bets: [{ ...bet, state: 'open', returned: 0 }] },
    ])
    await process.runTo(resultAt + COIN.picture)
    const paid = await store.positions.position(position?.positionNo ?? '')
    expect(line.take()).toEqual([
      { cmd: 'G3', ts: process.clock.at, bets: [{ ...bet, state: 'settled', returned: paid?.returned }] },
    ])
    await store.positions.rollBack(position?.positionNo ?? '', process.clock.at)
    await process.rounds.tick()
    expect(line.take()).toMatchObject([{ cmd: 'G3', bets: [{ ...bet, state: 'rolledBack', returned: 0 }] }])
  })
})
