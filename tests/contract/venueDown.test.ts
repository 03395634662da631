import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { casinoStreams } from '../../streams/casino.ts'
import { lotteryStreams } from '../../streams/lottery.ts'
import type { MemberStreams, Streams } from '../../streams/index.ts'
import type { PriceRef } from '../../streams/views/match/priceView.ts'
import { failureText } from '../../src/i18n/failureText.ts'
import { createI18n } from '../support/i18n.ts'
import { TOTAL } from '../platform/book/scriptedWorld.ts'
import { betOn, type ContractMember, signIn, until } from './contractMember.ts'
import { type ContractPlatform, openContractPlatform, type VenueFault } from './contractVenues.ts'

const CODES = ['PMTY', 'FBTY', 'IMTY', 'DPTY'] as const
type Code = (typeof CODES)[number]

const EARLY: PriceRef = { matchId: 'early-1', spec: TOTAL, slot: 1, side: 'over' }
/** A price of a match that ends while the member is elsewhere. */
const SETTLED: PriceRef = { ...EARLY, matchId: 'early-3' }
const STAKE = '10'
const STAKE_MINOR = 1000

/** Reads what the screens of a venue read, until the scope ends. */
function readAll(streams: Streams, member: MemberStreams) {
  const scope = streams.openScope()
  for (const state$ of [member.home.home$, member.slip.slip$, member.balance$, member.openBets$]) {
    scope.run(state$)
  }
  return scope
}

let contract: ContractPlatform
let client: ContractMember
let turn = 0

beforeAll(async () => {
  contract = await openContractPlatform()
})
beforeEach(async () => {
  turn += 1
  client = await signIn(contract, `down-${String(turn)}`)
})
afterEach(() => {
  client.streams.end()
  contract.faults.clear()
})
afterAll(() => contract.end())

/** The list of the venue comes, a bet is taken, and the money is that of the member. */
async function works(code: Code, balance: number, price = EARLY): Promise<void> {
  const member = await client.at(code)
  await betOn(member, price, STAKE)
  const { outcome } = await until(member.slip.slip$, (view) => view.outcome?.phase === 'accepted')
  expect(outcome?.bets).toMatchObject([{ state: 'accepted', stake: { minor: STAKE_MINOR } }])
  await until(member.balance$, ({ value }) => value?.minor === balance - STAKE_MINOR)
}

describe('a venue that is down does not hurt the others', () => {
  const faults: readonly (readonly [Code, VenueFault])[] = [
    ['PMTY', 'serverError'],
    ['FBTY', 'wrongBody'],
    ['IMTY', 'unreachable'],
    ['DPTY', 'hanging'],
  ]

  it.each(faults)(
    '%s, %s, under a running page',
    async (down, fault) => {
      const others = CODES.filter((code) => code !== down)
      const { balance } = contract.platform
      const member = await client.at(down)
      const screen = readAll(client.streams, member)
      await until(member.home.home$, ({ list }) => list.status === 'live')
      contract.faults.set(down, fault)
      member.home.setBetType('early')
      await until(member.home.home$, ({ betType, list }) => betType === 'early' && list.status !== 'live')
      for (const code of others) await works(code, await balance(client.memberId))
      screen.end()
      // It is there again when it answers again.
      contract.faults.delete(down)
      await works(down, await balance(client.memberId))
    },
    90_000,
  )

  it('in maintenance: its launch is refused, and the others are launched', async () => {
    const { platform, balance } = contract.platform
    platform.venues.setStatus('FBTY', 'maintenance')
    const closed = await client.at('FBTY')
    const screen = readAll(client.streams, closed)
    const { exits } = client.streams
    const exit = await until(exits.exit$, (each) => each !== null)
    expect(exit).toMatchObject({ reason: 'venueMaintenance', target: 'maintenance' })
    exits.acknowledge()
    screen.end()
    for (const code of ['PMTY', 'IMTY', 'DPTY'] as const) await works(code, await balance(client.memberId))
    platform.venues.setStatus('FBTY', 'open')
    await works('FBTY', await balance(client.memberId))
  }, 90_000)
})

describe('maintenance of a venue under a running page', () => {
  it.each([
    ['FBTY', 'CMN', '场馆维护中'],
    ['IMTY', 'ZHO', '場館維護中'],
    ['DPTY', 'CMN', '场馆维护中'],
    ['DPTY', 'ZHO', '場館維護中'],
    ['DPTY', 'ENGLISH', 'The venue is under maintenance'],
  ] as const)(
    'is told by %s in the language of the member, %s',
    async (code, language, message) => {
      client.streams.settings.change('language', language)
      const member = await client.at(code)
      const screen = readAll(client.streams, member)
      await until(member.home.home$, ({ list }) => list.status === 'live')
      const { venues } = contract.platform.platform
      venues.setStatus(code, 'maintenance')
      const exit = await until(client.streams.exits.exit$, (each) => each !== null)
      venues.setStatus(code, 'open')
      screen.end()
      expect(exit).toMatchObject({ reason: 'venueMaintenance', message })
    },
    90_000,
  )
})

describe('a product in maintenance', () => {
  const products = [
    ['ZR', 'FBTY', (member: MemberStreams) => member.part(casinoStreams).lobby.view$],
    ['CP', 'PMTY', (member: MemberStreams) => member.part(lotteryStreams).feed.list$('all')],
    ['PMTY', 'FBTY', (member: MemberStreams) => member.part(lotteryStreams).feed.list$('all')],
  ] as const

  it.each(products)(
    '%s, is what the page of the maintenance waits for: at %s',
    async (code, at, read$) => {
      const { venues } = contract.platform.platform
      const { streams } = client
      venues.setStatus(code, 'maintenance')
      const member = await client.at(at)
      const screen = streams.openScope()
      screen.run(read$(member))
      await until(streams.exits.exit$, (each) => each?.reason === 'venueMaintenance')
      screen.run(streams.opening$)
      const closed = await until(streams.opening$, (opening) => opening !== null)
      expect(closed.closure).toBe('venue')
      venues.setStatus(code, 'open')
      await until(streams.opening$, (opening) => opening?.closure === null)
      screen.end()
    },
    60_000,
  )
})

describe('a launch without an address', () => {
  const words = [
    ['CMN', '场馆没有打开，请稍后再试'],
    ['ENGLISH', 'The venue did not open. Try again later'],
  ] as const

  it.each(words)(
    'is told in the words of the app, since the answer is that of a success: %s',
    async (language, said) => {
      const { venues } = contract.platform.platform
      client.streams.settings.change('language', language)
      venues.launchWithoutUrl = true
      const member = await client.at('FBTY')
      const screen = readAll(client.streams, member)
      const trouble = await until(member.entry.trouble$, (each) => each !== null)
      expect(trouble.kind).toBe('refused')
      expect(failureText(await createI18n(language), trouble.failure)).toBe(said)
      screen.end()
      venues.launchWithoutUrl = false
    },
  )
})

describe('bets of a venue while the member is at another', () => {
  it('are settled, and are known when the member comes back', async () => {
    const { platform, world, store, balance } = contract.platform
    const before = await balance(client.memberId)
    for (const [index, code] of CODES.entries()) await works(code, before - index * STAKE_MINOR, SETTLED)
    const last = await client.at('DPTY')
    const screen = readAll(client.streams, last)
    await until(last.openBets$, (count) => count === 1)
    for (const code of CODES) if (code !== 'DPTY') contract.faults.set(code, 'unreachable')
    world.finish(SETTLED.matchId, { 'goals.match': [3, 1], 'goals.firstHalf': [1, 0] })
    await platform.tick()
    const after = await balance(client.memberId)
    expect(after).toBeGreaterThan(before)
    screen.end()
    contract.faults.clear()
    for (const code of CODES.filter((each) => each !== 'DPTY')) {
      const back = await client.at(code)
      const seen = readAll(client.streams, back)
      expect(await until(back.openBets$, (count) => count !== null)).toBe(0)
      await until(back.balance$, ({ value }) => value?.minor === after)
      seen.end()
    }
    expect((await store.ledger.audit()).balanced).toBe(true)
  }, 60_000)

  it.each(CODES)(
    'whose answer was lost at %s are looked up there later, and never sent again',
    async (code) => {
      const { balance } = contract.platform
      const before = await balance(client.memberId)
      const member = await client.at(code)
      contract.loseNextAnswer()
      await betOn(member, EARLY, STAKE)
      await until(member.slip.slip$, (view) => view.outcome?.phase === 'unknown')
      contract.faults.set(code, 'serverError')
      const other = code === 'DPTY' ? 'PMTY' : 'DPTY'
      await works(other, before - STAKE_MINOR)
      contract.faults.delete(code)
      const back = await client.at(code)
      const [placement] = await until(back.placements$, ([first]) => first?.phase === 'accepted')
      expect(placement?.bets).toMatchObject([{ state: 'accepted' }])
      expect(await balance(client.memberId)).toBe(before - 2 * STAKE_MINOR)
    },
    60_000,
  )
})
