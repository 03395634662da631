import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { placedRows, reservedAnswer } from '../../../streams/wire/fbty/bet.ts'
import { cashOutAnswer, cashOutOffers } from '../../../streams/wire/fbty/cashOut.ts'
import { match } from '../../../streams/wire/fbty/match.ts'
import { orderPage, orderStates, reservationList, reserveTerms } from '../../../streams/wire/fbty/order.ts'
import { quoteAnswer } from '../../../streams/wire/fbty/quote.ts'
import { fbtyTimeText } from '../../../streams/wire/fbty/times.ts'
import { HANDICAP_KEY, RESULT_KEY, TOTAL_KEY } from '../book/scriptedWorld.ts'
import { createTestPlatform, openSharedStore, type TestPlatform } from '../book/testPlatform.ts'
import { createFbtyClient, type FbtyClient } from './fbtyClient.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let platform: TestPlatform
let member: number
let client: FbtyClient
let confirms = 0

beforeAll(async () => {
  shared = await openSharedStore()
})
afterAll(() => shared.end())
beforeEach(async () => {
  platform = await createTestPlatform({ store: shared.store })
  member = await platform.newMember()
  client = await createFbtyClient(platform.platform, (await shared.store.accounts.member(member))?.name ?? '')
})
afterEach(() => platform.platform.close())

const RESULT = 1005
const HANDICAP = 1000
const TOTAL = 1007

/** The id and a price of the main line of a market of the whole match. */
async function lineOf(matchId: string, mty: number, ty: number, slot = 1) {
  const { mg } = await client.read('match', { matchId }, match)
  const line = mg.find((market) => market.mty === mty && market.pe === 1001)?.mks[slot - 1]
  const odds = line?.op.find((option) => option.ty === ty)?.od ?? 0
  return { marketId: line?.id ?? '', odds }
}

async function legOn(matchId: string, mty: number, ty: number, changes: object = {}) {
  const { marketId, odds } = await lineOf(matchId, mty, ty)
  const live = matchId.startsWith('live')
  return {
    marketId,
    optionType: ty,
    odds,
    oddsFormat: 1,
    ip: live ? 1 : 0,
    re: live ? '0-0' : '',
    ...changes,
  }
}

const terms = () => ({ currencyId: 1, validUntil: platform.platform.clock.now() + 30_000 })
const newId = () => `k${(confirms += 1)}`

async function single(leg: object, changes: object = {}) {
  const bet = { unitStake: 50, oddsChange: 0, relatedId: `${newId()}.0`, betOptionList: [leg], ...changes }
  const [row] = await client.read('singles', { ...terms(), singleBetList: [bet] }, placedRows)
  if (row === undefined) throw new Error('no row')
  return row
}

const question = async (matchId: string, mty: number, ty: number, slot = 1) => ({
  matchId,
  marketId: (await lineOf(matchId, mty, ty, slot)).marketId,
  type: ty,
  oddsType: 1,
})
const quote = (legs: readonly object[], isSelectSeries = false) =>
  client.read('quote', { currencyId: 1, isSelectSeries, betMatchMarketList: legs }, quoteAnswer)

describe('a quote', () => {
  it('has present prices and limits of legs', async () => {
    const { bms, sos, mon, msl } = await quote([
      await question('early-1', HANDICAP, 2),
      await question('live-1', RESULT, 1),
      { matchId: 'nobody', marketId: 'nobody000010000', type: 1 },
      { matchId: 'early-1', marketId: '~', type: 1 },
      { ...(await question('early-1', HANDICAP, 2)), matchId: 'early-2' },
      { ...(await question('early-1', HANDICAP, 2)), type: 999 },
    ])
    expect(bms[0]).toMatchObject({ ss: 1, au: 1, ip: 0, re: '', ro: 1, smin: '10.00', omid: '' })
    expect(bms[0]?.op).toMatchObject({ ty: 2, od: 1.95, bod: 1.95, odt: 2, li: '+0.5' })
    expect(Number(bms[0]?.smax)).toBeGreaterThan(1000)
    expect(bms[1]).toMatchObject({ ss: 1, ip: 1, re: '0-0', op: { od: 2.1 } })
    expect(bms.slice(2).map(({ ss, op }) => [ss, op])).toEqual(Array.from({ length: 4 }, () => [-1, null]))
    expect([sos, mon, msl]).toEqual([[], 10, 10])
    expect((await client.call('quote', { currencyId: 9, betMatchMarketList: [] })).code).toBe(3021)
    const many = Array.from({ length: 21 }, () => ({ matchId: 'a', marketId: 'b', type: 1 }))
    expect((await client.call('quote', { betMatchMarketList: many })).code).toBe(5)
  })

  it('follows a line to another place, then what is in its place', async () => {
    const main = await question('early-1', HANDICAP, 1)
    const second = await question('early-1', HANDICAP, 1, 2)
    // The lines -0.5 and -0.75 become -0.75 and -1: the second line is now in the first place.
    platform.world.jump('early-1', HANDICAP_KEY, -1)
    const { bms } = await quote([main, second])
    expect(bms[1]).toMatchObject({ omid: second.marketId, op: { li: '-0.5/1' } })
    expect(bms[1]?.mid).toBe((await lineOf('early-1', HANDICAP, 1)).marketId)
    expect(bms[0]).toMatchObject({ omid: main.marketId, op: { li: '-0.5/1' } })
    platform.world.setLineStatus('early-1', HANDICAP_KEY, 'suspended')
    expect((await quote([main])).bms[0]?.ss).toBe(0)
    platform.world.setLineStatus('early-1', HANDICAP_KEY, 'closed')
    expect((await quote([main])).bms[0]).toMatchObject({ mid: main.marketId, ss: -1, op: null })
  })

  it('has the series of all legs that go together', async () => {
    const legs = await Promise.all(['early-1', 'early-2', 'live-1'].map((id) => question(id, RESULT, 1)))
    const { sos } = await quote(legs, true)
    expect(sos.map(({ sn, in: count, sodd }) => [sn, count, sodd])).toEqual([
      [3, 1, 9.261],
      [2, 3, 0],
      [0, 4, 0],
    ])
    expect((await quote(legs, false)).sos).toEqual([])
    expect((await quote([...legs, await question('live-1', TOTAL, 4)], true)).sos).toEqual([])
    expect((await quote([...legs, { matchId: 'x', marketId: 'x', type: 1 }], true)).sos).toEqual([])
    expect((await quote(legs.slice(0, 1), true)).sos).toEqual([])
  })
})

describe('singles', () => {
  it('are taken one by one, each with its own id', async () => {
    const id = newId()
    const bets = [
      {
        unitStake: 50,
        oddsChange: 1,
        relatedId: `${id}.0`,
        betOptionList: [await legOn('early-1', RESULT, 1)],
      },
      {
        unitStake: '20.00',
        oddsChange: 1,
        relatedId: `${id}.1`,
        betOptionList: [await legOn('early-2', RESULT, 3, { odds: 3.4 })],
      },
      {
        unitStake: 10,
        oddsChange: 0,
        relatedId: `${id}.2`,
        betOptionList: [await legOn('live-1', RESULT, 1)],
      },
    ]
    const body = { ...terms(), singleBetList: bets }
    const rows = await client.read('singles', body, placedRows)
    expect(rows).toMatchObject([
      { st: 4, code: null, sat: '50.00', mla: '105.00', ops: [{ od: 2.1, of: 1 }] },
      { id: '', st: 2, rj: 8, rjs: '赔率已变更', code: 3003, sat: '20.00', mla: '0.00', ops: [{ od: 3.2 }] },
      { st: 1, sat: '10.00' },
    ])
    expect(await platform.balance(member)).toBe(10_000_00 - 60_00)
    // Sent again it makes no second bet; what was refused before is tried anew.
    const again = await client.read('singles', body, placedRows)
    expect(again.map((row) => row.id)).toEqual(rows.map((row) => row.id))
    expect(await platform.balance(member)).toBe(10_000_00 - 60_00)
  })

  it.each([
    [
      'another line',
      3022,
      async () => {
        const leg = await legOn('early-1', HANDICAP, 1)
        platform.world.jump('early-1', HANDICAP_KEY, 1)
        return leg
      },
    ],
    [
      'a suspended market',
      3014,
      async () => {
        const leg = await legOn('early-1', RESULT, 1)
        platform.world.setLineStatus('early-1', RESULT_KEY, 'suspended')
        return leg
      },
    ],
    ['another score', 3026, () => legOn('live-1', RESULT, 1, { re: '1-0' })],
    ['a match that has begun', 3022, () => legOn('live-1', RESULT, 1, { ip: 0, re: '' })],
    ['a format that is not offered', 3025, () => legOn('early-1', RESULT, 1, { oddsFormat: 3 })],
    ['an unknown market', 3002, () => legOn('early-1', RESULT, 1, { marketId: 'no' })],
    [
      'an unknown match',
      3002,
      async () => {
        const leg = await legOn('early-1', RESULT, 1)
        return { ...leg, marketId: leg.marketId.replace('early-1', 'early-9') }
      },
    ],
    ['an unknown selection', 3002, () => legOn('early-1', RESULT, 4)],
  ])('are refused by themselves for %s', async (_, code, makeLeg) => {
    const leg: object = await makeLeg()
    const row = await single('odds' in leg && leg.odds === 0 ? { ...leg, odds: 2 } : leg)
    expect(row).toMatchObject({ id: '', st: 2, code })
    expect(row.rj).toBeGreaterThan(0)
    expect(row.rjs).not.toBe('')
  })

  it('are refused for stakes outside the limits and without money', async () => {
    const leg = await legOn('early-1', RESULT, 1)
    expect(await single(leg, { unitStake: 1 })).toMatchObject({ code: 3005, rj: 3 })
    expect(await single(leg, { unitStake: 99_999 })).toMatchObject({ code: 3001, rj: 6 })
    expect(await single(leg, { unitStake: 999_999 })).toMatchObject({ code: 3008, rj: 3 })
  })

  it('count the amount to win in Malay odds', async () => {
    const leg = await legOn('early-1', HANDICAP, 1, { oddsFormat: 3 })
    platform.world.setPrice('early-1', HANDICAP_KEY, 'home', 250_000)
    const row = await single({ ...leg, odds: 2.5 }, { unitStake: 30 })
    expect(row).toMatchObject({ st: 4, sat: '20.00', mla: '50.00', ops: [{ of: 3 }] })
  })

  it('are refused in the other currency than the only one of their member', async () => {
    const only = await platform.newMember('onlyUsdt-fbty', { onlyCurrency: 'USDT' })
    client = await createFbtyClient(platform.platform, 'onlyUsdt-fbty')
    expect(await single(await legOn('early-1', RESULT, 1))).toMatchObject({ code: 3021, rj: 2 })
    expect(await platform.balance(only)).toBe(10_000_00)
  })

  it('are refused as a whole when the call is late, unreadable, or the member is on a break', async () => {
    const leg = await legOn('early-1', RESULT, 1)
    const bet = { unitStake: 50, oddsChange: 0, relatedId: `${newId()}.0`, betOptionList: [leg] }
    const send = (body: object) => client.call('singles', { ...terms(), singleBetList: [bet], ...body })
    expect((await send({ validUntil: platform.platform.clock.now() - 1 })).code).toBe(3013)
    expect((await send({ currencyId: 7 })).code).toBe(3021)
    expect((await send({ currencyId: undefined })).code).toBe(5)
    expect((await send({ singleBetList: [] })).code).toBe(5)
    expect((await send({ singleBetList: Array.from({ length: 11 }, () => bet) })).code).toBe(5)
    const hostile = [
      { unitStake: -5 },
      { unitStake: 1.005 },
      { unitStake: 1e300 },
      { unitStake: 'x' },
      { oddsChange: 3 },
      { relatedId: 'a b' },
      { relatedId: 'x'.repeat(65) },
      { betOptionList: [leg, leg] },
      { betOptionList: [{ ...leg, odds: 0 }] },
      { betOptionList: [{ ...leg, optionType: '1; DROP' }] },
    ]
    for (const changes of hostile) {
      expect((await send({ singleBetList: [{ ...bet, ...changes }] })).code).toBe(5)
    }
    const mixed = [bet, { ...bet, betOptionList: [{ ...leg, oddsFormat: 2 }] }]
    expect((await send({ singleBetList: mixed })).code).toBe(5)
    expect(await platform.balance(member)).toBe(10_000_00)
  })

  it('do not answer with a bet of another venue', async () => {
    const confirmed = await platform.platform.book.place({
      memberId: member,
      venue: 'PMTY',
      siteId: '1001',
      clientOrderId: 'theirs',
      validUntil: platform.platform.clock.now() + 1000,
      currency: 'RMB',
      acceptance: 'any',
      oddsFormat: 'europe',
      bets: [],
    })
    expect(confirmed.ok).toBe(false)
    expect(await single(await legOn('early-1', RESULT, 1), { relatedId: 'theirs' })).toMatchObject({ st: 4 })
  })
})

describe('series', () => {
  it('are taken one by one on the same legs', async () => {
    const legs = await Promise.all(['early-1', 'early-2', 'early-3'].map((id) => legOn(id, RESULT, 1)))
    const id = newId()
    const data = [
      { seriesValue: 3, unitStake: 10, oddsChange: 2, relatedId: `${id}.0` },
      { seriesValue: 0, unitStake: 2, oddsChange: 2, relatedId: `${id}.1` },
      { seriesValue: 4, unitStake: 2, oddsChange: 2, relatedId: `${id}.2` },
    ]
    const rows = await client.read(
      'series',
      { ...terms(), betOptionList: legs, betMultipleData: data },
      placedRows,
    )
    expect(rows).toMatchObject([
      { st: 4, sat: '10.00', mla: '92.61' },
      { st: 4, sat: '8.00' },
      { st: 2, code: 3012 },
    ])
    expect(rows[0]?.ops).toHaveLength(3)
    const same = {
      ...terms(),
      betOptionList: [legs[0], legs[0]],
      betMultipleData: [{ ...data[0], seriesValue: 2, relatedId: `${id}.3` }],
    }
    expect(await client.read('series', same, placedRows)).toMatchObject([{ st: 2, code: 3011 }])
    const one = { ...terms(), betOptionList: [legs[0]], betMultipleData: data }
    expect((await client.call('series', one)).code).toBe(5)
    const records = (await client.read('orders', { isSettled: false, size: 50 }, orderPage)).records
    expect(records.map(({ sert, sv, bn, al, bt }) => [sert, sv, bn, al, bt])).toEqual([
      [1, 0, 4, 3, '3x4*1'],
      [1, 3, 1, 3, '3x1*1'],
    ])
  })
})

describe('records and states', () => {
  it('list open and settled orders with their sums', async () => {
    const { id } = await single(await legOn('live-1', HANDICAP, 1))
    const states = await client.read('orderStates', { orderIds: [id, 'TL999999999'] }, orderStates)
    expect(states).toMatchObject([{ oid: id, st: 1, rj: 0, rjs: '', mwa: '47.50', rst: null }])
    await platform.pass(10_000)
    const page = await client.read(
      'orders',
      { isSettled: false, timeType: 1, current: 1, size: 50 },
      orderPage,
    )
    expect(page.sts).toMatchObject([{ cid: 1, ct: 1, sa: '50.00', mwa: '47.50', mla: '97.50', rfn: 0 }])
    expect(page.records[0]).toMatchObject({
      id,
      st: 4,
      ss: 0,
      sert: 0,
      sv: 1,
      bn: 1,
      al: 1,
      bt: '1x1*1',
      us: '50.00',
      sat: '50.00',
      sa: '0.00',
      uwl: null,
      sr: 0,
      stm: null,
      lwa: '47.50',
      co: 1,
      coc: 0,
      cots: '0.00',
      cops: '0.00',
      crl: [],
      pst: 0,
    })
    expect(page.records[0]?.ops).toMatchObject([
      {
        sid: 1,
        mid: 'live-1',
        lid: 'league-1',
        ln: '联赛1',
        te: [{ na: '主1' }, { na: '客1' }],
        mty: 1000,
        pe: 1001,
        ty: 1,
        li: '-0.5',
        mgn: '全场让球',
        on: '-0.5',
        onm: '主1 -0.5',
        od: 1.95,
        of: 1,
        bod: '1.95',
        ip: 1,
        re: '0-0',
        rs: '',
        sr: 0,
        ms: 5,
      },
    ])
    platform.world.finish('live-1', { 'goals.match': [1, 0], 'goals.firstHalf': [0, 0] })
    await platform.pass(1000)
    const settled = await client.read('orders', { isSettled: true, timeType: 2, size: 50 }, orderPage)
    expect(settled.records[0]).toMatchObject({ id, st: 5, sa: '97.50', uwl: '47.50', sr: 4, co: 0, pst: 1 })
    expect(settled.records[0]?.ops[0]).toMatchObject({ sr: 4, rs: '1:0', ms: 0 })
    expect((await client.read('orders', { isSettled: false, size: 50 }, orderPage)).records).toEqual([])
    const later = { isSettled: true, size: 50, startTime: platform.platform.clock.now() + 1 }
    expect((await client.read('orders', later, orderPage)).records).toEqual([])
    const found = await client.read('orders', { isSettled: false, orderId: id }, orderPage)
    expect(found.records.map((record) => record.id)).toEqual([id])
  })

  it('do not show the orders of others', async () => {
    const { id } = await single(await legOn('early-1', RESULT, 1))
    const other = await platform.newMember()
    const stranger = await createFbtyClient(
      platform.platform,
      (await shared.store.accounts.member(other))?.name ?? '',
    )
    expect(await stranger.read('orderStates', { orderIds: [id] }, orderStates)).toEqual([])
    expect((await stranger.read('orders', { isSettled: false, orderId: id }, orderPage)).records).toEqual([])
    expect((await stranger.read('cashOutOffers', { orderIds: [id] }, cashOutOffers)).pr).toEqual([])
    expect((await client.call('orders', { isSettled: false, orderId: "TL1' OR 1=1" })).code).toBe(5)
    expect((await client.call('orderStates', { orderIds: ['x'] })).code).toBe(5)
  })
})

describe('cash-outs', () => {
  const agreed = (orderId: string, stake: string, amount: string, changes: object = {}) => ({
    orderId,
    cashOutStake: stake,
    unitCashOutPayoutStake: 1,
    cashOutPayoutStake: amount,
    acceptOddsChange: false,
    parlay: false,
    relatedId: newId(),
    validUntil: platform.platform.clock.now() + 30_000,
    ...changes,
  })

  it('are offered, taken once, and shown in the record', async () => {
    const { id } = await single(await legOn('early-1', RESULT, 1), { unitStake: 100 })
    const { mxc, pr } = await client.read('cashOutOffers', { orderIds: [id] }, cashOutOffers)
    expect(mxc).toBe(5)
    expect(pr).toMatchObject([{ oid: id, st: 4, smis: '10.00', pmis: '', ost: '100.00' }])
    const whole = Number(pr[0]?.oam)
    expect(pr[0]?.amt).toBeCloseTo(whole / 100, 6)
    const half = (whole / 2).toFixed(2)
    const body = agreed(id, '50.00', half)
    expect(await client.read('cashOut', body, cashOutAnswer)).toMatchObject({ st: 1 })
    expect(await client.read('cashOut', body, cashOutAnswer)).toMatchObject({ st: 1 })
    const record = async () =>
      (await client.read('orders', { isSettled: false, orderId: id }, orderPage)).records[0]
    expect(await record()).toMatchObject({ st: 101, co: 1, coc: 1, cots: '50.00', cops: half })
    expect((await record())?.crl).toMatchObject([
      { cst: '50.00', cops: half, st: 4, cr: null, relatedId: body.relatedId },
    ])
    const rest = await client.call('cashOut', agreed(id, '50.00', '9999.00'))
    expect(rest).toMatchObject({ code: 12_008, data: { cashOutPayoutStake: half } })
    expect((await client.call('cashOut', agreed(id, '60.00', half))).code).toBe(12_004)
    expect((await client.call('cashOut', agreed('TL99', '1', '1'))).code).toBe(12_001)
    expect((await client.call('cashOut', agreed(id, '-1', '1'))).code).toBe(5)
    expect(await client.read('cashOut', agreed(id, '50.00', half), cashOutAnswer)).toMatchObject({ st: 1 })
    expect(await record()).toMatchObject({ st: 102 })
  })

  it('are at most five of an order', async () => {
    const { id } = await single(await legOn('early-1', RESULT, 1), { unitStake: 1000 })
    for (let time = 0; time < 5; time += 1) {
      expect(await client.read('cashOut', agreed(id, '10.00', '5.00'), cashOutAnswer)).toMatchObject({
        st: 1,
      })
    }
    expect((await client.call('cashOut', agreed(id, '10.00', '5.00'))).code).toBe(12_009)
  })

  it('offer nothing while a market is suspended', async () => {
    const { id } = await single(await legOn('early-1', RESULT, 1))
    platform.world.setLineStatus('early-1', RESULT_KEY, 'suspended')
    const { pr } = await client.read('cashOutOffers', { orderIds: [id] }, cashOutOffers)
    expect(pr).toMatchObject([{ amt: 0, oam: '0.00', ost: '50.00' }])
    expect((await client.call('cashOut', agreed(id, '50.00', '5.00'))).code).toBe(12_024)
  })
})

describe('reservations', () => {
  it('wait for a price, are listed, and end', async () => {
    const { marketId, odds } = await lineOf('early-1', TOTAL, 4)
    const ask = { matchId: 'early-1', marketId, optionType: 4, currencyId: 1 }
    const limits = await client.read('reserveTerms', ask, reserveTerms)
    expect(limits).toMatchObject({ mid: marketId, mis: '10.00', mod: 355, od: odds, scl: 2, rpd: 1 })
    const leg = { marketId, optionType: 4, odds: 2.6, oddsFormat: 1, ip: 0, re: '' }
    const wish = { ...terms(), unitStake: 20, pay: 2, relatedId: `${newId()}.0`, betOptionList: [leg] }
    const made = await client.read('reserve', wish, reservedAnswer)
    expect(made.st).toBe(1)
    expect((await client.read('reserve', wish, reservedAnswer)).id).toBe(made.id)
    const listed = (isFailed: boolean, more: object = {}) =>
      client.read('reservations', { isFailed, currencyId: 1, ...more }, reservationList)
    expect((await listed(false)).ods).toMatchObject([
      { id: made.id, rst: 1, p: 2.6, fr: null, pay: 2, sat: '20.00' },
    ])
    expect((await listed(false)).sts).toMatchObject([{ cid: 1, ct: 1, sa: '20.00', mw: '32.00' }])
    const now = platform.platform.clock.now()
    expect((await listed(false, { startTime: fbtyTimeText(now + 1000) })).ods).toEqual([])
    expect((await listed(false, { endTime: fbtyTimeText(now - 1000) })).ods).toEqual([])
    expect(
      (await client.call('reservations', { isFailed: false, startTime: '2026-13-01 00:00:00' })).code,
    ).toBe(5)
    expect(await client.read('orderStates', { orderIds: [made.id] }, orderStates)).toMatchObject([{ rst: 1 }])
    expect((await client.call('cancelReservation', { reserveId: made.id })).success).toBe(true)
    expect((await client.call('cancelReservation', { reserveId: made.id })).success).toBe(true)
    expect((await listed(true)).ods).toMatchObject([{ id: made.id, rst: 3, fr: 1 }])
    expect((await client.call('cancelReservation', { reserveId: 'TL77' })).code).toBe(13_005)
  })

  it('become bets with their number when the price comes', async () => {
    const { marketId } = await lineOf('early-1', TOTAL, 4)
    const leg = { marketId, optionType: 4, odds: 2.3, oddsFormat: 1, ip: 0, re: '' }
    const wish = { ...terms(), unitStake: 20, pay: 2, relatedId: `${newId()}.0`, betOptionList: [leg] }
    const { id } = await client.read('reserve', wish, reservedAnswer)
    platform.world.setPrice('early-1', TOTAL_KEY, 'over', 240_000)
    await platform.pass(1000)
    const { records } = await client.read('orders', { isSettled: false, size: 50 }, orderPage)
    expect(records).toMatchObject([{ id, st: 4, rst: 4, ops: [{ od: 2.4 }] }])
    expect((await client.call('cancelReservation', { reserveId: id })).code).toBe(13_003)
  })

  it('tell why the bet was refused that their price had made', async () => {
    const { marketId } = await lineOf('live-1', TOTAL, 4)
    const leg = { marketId, optionType: 4, odds: 2.3, oddsFormat: 1, ip: 1, re: '0-0' }
    const wish = { ...terms(), unitStake: 20, pay: 2, relatedId: `${newId()}.0`, betOptionList: [leg] }
    const { id } = await client.read('reserve', wish, reservedAnswer)
    platform.world.setPrice('live-1', TOTAL_KEY, 'over', 240_000)
    await platform.pass(1000)
    platform.world.setPrice('live-1', TOTAL_KEY, 'over', 200_000)
    await platform.pass(15_000)
    const { ods } = await client.read('reservations', { isFailed: true, currencyId: 1 }, reservationList)
    expect(ods).toMatchObject([{ id, rst: 5, fr: null, code: 3003 }])
  })

  it('are refused at a worse price, on other lines, and where nothing can be reserved', async () => {
    const { marketId } = await lineOf('early-1', TOTAL, 4)
    const leg = { marketId, optionType: 4, odds: 1.5, oddsFormat: 1, ip: 0, re: '' }
    const send = (changes: object) =>
      client.call('reserve', {
        ...terms(),
        unitStake: 20,
        pay: 1,
        relatedId: `${newId()}.0`,
        betOptionList: [{ ...leg, ...changes }],
      })
    expect((await send({})).code).toBe(13_001)
    expect((await send({ odds: 400 })).code).toBe(13_001)
    const ask = { matchId: 'early-1', optionType: 4, currencyId: 1 }
    expect((await client.call('reserveTerms', { ...ask, marketId: 'x' })).code).toBe(13_006)
    platform.world.jump('early-1', TOTAL_KEY, 1)
    expect((await client.call('reserveTerms', { ...ask, marketId })).code).toBe(13_006)
  })
})
