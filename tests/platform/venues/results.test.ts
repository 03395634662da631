import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decode } from '../../../streams/wire/decode.ts'
import { matches } from '../../../streams/wire/pmty/match.ts'
import { orderList } from '../../../streams/wire/pmty/orderList.ts'
import { PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import { championResults, resultPlays } from '../../../streams/wire/pmty/results.ts'
import { createPlatform } from '../../../platform/platform.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createSimulatedWorld } from '../../../platform/world/simulatedWorld.ts'
import { createTestPlatform, openQuickStore, openSharedStore, PASSWORD, START } from '../book/testPlatform.ts'
import { createPmtyClient } from './pmtyClient.ts'
import type { PmtyClient } from './pmtyClient.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** The beginning of the present day in UTC+8. */
const TODAY = Math.floor((START + 8 * HOUR) / DAY) * DAY - 8 * HOUR

function read<T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!result.ok) throw new Error('the answer cannot be read')
  return result.value
}

describe('results on the simulated world', () => {
  let platform: Platform
  let client: PmtyClient
  const hand = { at: START }

  beforeAll(async () => {
    const store = await openQuickStore()
    platform = await createPlatform({
      store,
      seed: 7,
      real: () => hand.at,
      random: () => 0,
      createWorld: (clock, start) => createSimulatedWorld({ ...start, clock }),
    })
    await store.accounts.createMember({
      name: 'reader',
      password: PASSWORD,
      siteId: '1001',
      language: 'CMN',
      at: START,
    })
    client = await createPmtyClient(platform, 'reader', 'zh', PASSWORD)
  })
  afterAll(() => platform.close())

  const ofDay = (euid: string, md: string | number) =>
    client.post(PMTY_PATHS.matchResults, { euid, md: String(md), type: 28, category: 1, showem: 1 })

  it.each([
    ['football', '1', 300],
    ['basketball', '2', 60],
    ['tennis', '5', 100],
    ['volleyball', '9', 50],
  ])('has the %s of each of the last seven days on a fresh start', async (_, euid, least) => {
    for (const ago of [1, 6]) {
      const day = TODAY - ago * DAY
      const listed = read(decode(matches, (await ofDay(euid, day)).data))
      expect(listed.length).toBeGreaterThan(least)
      expect(listed.every(({ mgt, mo }) => mgt >= day && mgt < day + DAY && mo)).toBe(true)
      expect(listed.every(({ msc }) => msc.some((text) => text.startsWith('S1|')))).toBe(true)
    }
  })

  it.each([
    ['an eighth day', '1', TODAY - 7 * DAY],
    ['a time of day', '1', TODAY + HOUR],
    ['tomorrow', '1', TODAY + DAY],
    ['no day', '1', ''],
    ['a day that is none', '1', 'monday'],
    ['an unknown sport', '77', TODAY],
    ['a sport of tournaments', '14', TODAY],
  ])('has none of %s', async (_, euid, md) => {
    expect((await ofDay(euid, md)).code).toBe('0400500')
  })

  it('has a result for every option of every market, and none for a match that is not over', async () => {
    const [match] = read(decode(matches, (await ofDay('1', TODAY - DAY)).data))
    if (match === undefined) throw new Error('no match was played')
    const plays = read(
      decode(resultPlays, (await client.get(PMTY_PATHS.matchResult, { mid: match.mid })).data),
    )
    expect(plays.length).toBeGreaterThan(15)
    const results = plays.flatMap(({ hl }) => hl.flatMap(({ ol }) => ol.map(({ result }) => result)))
    expect(results.filter((result) => result < 2)).toEqual([])
    expect(new Set(plays.map(({ tyg }) => tyg))).toEqual(new Set([5, 6, 8, 9]))
    const [running] = platform.world.matches().filter(({ state }) => state === 'live')
    for (const mid of [running?.id ?? '', '19999999', ''])
      expect((await client.get(PMTY_PATHS.matchResult, { mid })).code).toBe('0400500')
    const shown = (await client.get(PMTY_PATHS.match, { mid: match.mid })).data
    expect(shown).toMatchObject({ mid: match.mid, msc: match.msc, mo: true })
  })

  it('has the winners of the tournaments of a quarter, the latest first', async () => {
    const answer = await client.post(PMTY_PATHS.championResults, {
      type: 28,
      euid: '10000',
      sportType: 10000,
      startTime: START - 20 * DAY,
      endTime: START,
    })
    const listed = read(decode(championResults, answer.data))
    expect(listed.length).toBeGreaterThan(150)
    expect(listed.map(({ matchTime }) => matchTime)).toEqual(
      listed.map(({ matchTime }) => matchTime).toSorted((one, other) => other - one),
    )
    for (const { marketId, scoreResult } of listed.slice(0, 20)) {
      const winners = platform.world.result(marketId)?.winners ?? []
      expect(scoreResult === '').toBe(winners.length === 0)
    }
  })
})

describe('the result of an option', () => {
  it('is that of the bet on it, and its match is among the own ones for a day', async () => {
    const test = await createTestPlatform()
    await test.newMember('better')
    const client = await createPmtyClient(test.platform, 'better')
    const bet = await client.betOn('early-1', '1', '1')
    expect((await client.post(PMTY_PATHS.bet, bet)).code).toBe('0000000')
    const own = async () => {
      const { data } = await client.post(PMTY_PATHS.matchResults, { euid: '0', type: 29, md: '' })
      return read(decode(matches, data)).map(({ mid }) => mid)
    }
    expect(await own()).toEqual([])
    test.world.finish('early-1', { 'goals.match': [1, 3], 'goals.firstHalf': [1, 0] })
    test.world.finish('early-2', { 'goals.match': [0, 0], 'goals.firstHalf': [0, 0] })
    await test.pass(6000)
    const orders = await client.post(PMTY_PATHS.orders, { orderStatus: '1', page: 1, size: 10 })
    const leg = read(decode(orderList, orders.data)).records[0]?.detailList[0]
    const { data } = await client.get(PMTY_PATHS.matchResult, { mid: 'early-1' })
    const options = read(decode(resultPlays, data)).flatMap(({ hl }) => hl.flatMap(({ ol }) => ol))
    expect(leg?.betResult).toBe(3)
    expect(options.find(({ oid }) => oid === leg?.playOptionsId)?.result).toBe(3)
    expect(await own()).toEqual(['early-1'])
    await test.pass(26 * HOUR)
    expect(await own()).toEqual([])
    await test.platform.close()
  })

  it.each([
    ['abandoned', 15],
    ['cancelled', 7],
  ] as const)('of a match that was %s is %i', async (state, code) => {
    const test = await createTestPlatform()
    await test.newMember('reader')
    const client = await createPmtyClient(test.platform, 'reader')
    test.world.voidMarkets('early-1', state)
    const { data } = await client.get(PMTY_PATHS.matchResult, { mid: 'early-1' })
    const results = read(decode(resultPlays, data)).flatMap(({ hl }) => hl.flatMap(({ ol }) => ol))
    expect(new Set(results.map(({ result }) => result))).toEqual(new Set([code]))
    await test.platform.close()
  })
})

describe('a result that control has forced', () => {
  it('is the same after a restart, with what was settled by it', async () => {
    const { store, end } = await openSharedStore()
    const hand = { at: START }
    const start = () =>
      createPlatform({
        store,
        seed: 7,
        control: true,
        real: () => hand.at,
        random: () => 0,
        createWorld: (clock, begun) => createSimulatedWorld({ ...begun, clock }),
      })
    const first = await start()
    const match = first.world
      .matches()
      .findLast(({ sport, state }) => sport === 'football' && state === 'live')
    if (match === undefined) throw new Error('no match is in play')
    for (let goal = 0; goal < 4; goal += 1) {
      hand.at += 2000
      first.world.control.goal(match.id, 'away')
    }
    hand.at += 2000
    first.world.control.end(match.id)
    await first.tick()
    const result = first.world.result(match.id)
    expect(result?.facts['goals.match']?.[1]).toBeGreaterThanOrEqual(4)
    await first.close()
    const second = await start()
    expect(second.world.result(match.id)).toEqual(result)
    expect(second.world.pastMatch(match.id)?.score).toEqual(result?.facts['goals.match'])
    await second.close()
    await end()
  })
})
