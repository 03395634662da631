import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestPlatform, openSharedStore, type TestPlatform } from '../../book/testPlatform.ts'
import { HANDICAP_KEY, RESULT_KEY } from '../../book/scriptedWorld.ts'
import {
  createDptyClient,
  type DptyClient,
  type EntryChanges,
  entryOn,
  legOn,
  optionOf,
  PATHS,
} from './dptyClient.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let test: TestPlatform
let client: DptyClient
let memberId: number
let orderToken: string
let members = 0

beforeAll(async () => {
  shared = await openSharedStore()
})
afterAll(() => shared.end())
beforeEach(async () => {
  test = await createTestPlatform({ store: shared.store })
  const name = `bettor${(members += 1)}`
  memberId = await test.newMember(name)
  client = await createDptyClient(test.platform, name)
  orderToken = (await client.asked<{ orderToken: string }>(PATHS.auth)).orderToken
  return () => test.platform.close()
})

interface Row {
  readonly orderIndex: number
  readonly id: string | null
  readonly status: number
  readonly code: number
  readonly maxWinAmount: string
  readonly details: readonly unknown[]
}

interface Order {
  readonly id: string
  readonly status: number
  readonly orderIndex: number
  readonly clientOrderId: string
  readonly details: readonly Record<string, unknown>[]
}

interface History extends Record<string, unknown> {
  readonly pager: { readonly count: number; readonly pageData: readonly (Order & Record<string, unknown>)[] }
}

const send = (entries: unknown, path: string = PATHS.order) =>
  client.post(path, entries, { headers: { Ordertoken: orderToken } })

async function place(entries: readonly unknown[], path?: string): Promise<readonly Row[]> {
  const answer = await send(entries, path)
  if (answer.code !== 0) throw new Error(`refused with ${answer.code}`)
  return answer.data as readonly Row[]
}

async function entry(matchId = 'early-1', change: EntryChanges = {}, play = '0.FT_1X2', hoa = 'Home') {
  return entryOn(test.platform, await optionOf(client, matchId, play, hoa), change)
}

const history = (change: object = {}) =>
  client.posted<History>(PATHS.history, { pageNum: 1, pageSize: 50, currency: 1, ...change })

describe('a single', () => {
  it('is taken at the price that was agreed to, and is in the records', async () => {
    const asked = await entry()
    const [row] = await place([asked])
    expect(row).toMatchObject({ orderIndex: 0, status: 0, code: 0, productAmountTotal: '100.00' })
    expect(row?.details).toHaveLength(1)
    expect(await test.balance(memberId)).toBe(9_900_00)
    const { pager, totalProductAmount, refusedNum } = await history()
    expect(pager.pageData).toMatchObject([
      {
        id: row?.id,
        status: 0,
        billStatus: 0,
        orderAmount: '100.00',
        productAmountTotal: '100.00',
        openAmount: '100.00',
        profitAmount: '',
        seriesType: 1,
        betCount: 1,
        isReserve: 2,
        clientOrderId: asked['clientOrderId'],
        orderIndex: 0,
        cashable: 1,
        details: [
          { matchId: 'early-1', kindsCode: 'FT_1X2', betItemCTID: 0, betHomeOrAway: 'Home', betResult: 0 },
        ],
      },
    ])
    expect([totalProductAmount, refusedNum]).toEqual(['100.00', 0])
    expect(await client.posted(PATHS.check, { orderIds: [row?.id, 'TL0'] })).toMatchObject([
      { id: row?.id, status: 0, code: 0 },
    ])
  })

  it('in play is confirmed after a delay', async () => {
    const [row] = await place([await entry('live-1')])
    expect(row?.status).toBe(3)
    await test.pass(7000)
    expect(await client.posted(PATHS.check, { orderIds: [row?.id] })).toMatchObject([{ status: 0 }])
  })

  it('is made once, however often it is sent', async () => {
    const asked = await entry()
    const first = await place([asked])
    test.world.setPrice('early-1', RESULT_KEY, 'home', 500_000)
    expect(await place([asked])).toEqual(first)
    expect(await test.balance(memberId)).toBe(9_900_00)
  })

  it('with a price with a minus pays what it risks', async () => {
    test.world.setPrice('early-1', HANDICAP_KEY, 'home', 250_000)
    const asked = await entry('early-1', {}, '0.FT_AH')
    const minus = {
      ...asked,
      productAmountTotal: '66.67',
      betOrderDetailRequestDTOS: [
        { ...(asked['betOrderDetailRequestDTOS'] as object[])[0], marketType: 3, oddFinally: '-0.67' },
      ],
    }
    expect((await place([{ ...minus, productAmountTotal: '66.66' }]))[0]).toMatchObject({
      status: 4,
      code: 5,
    })
    expect((await place([minus]))[0]).toMatchObject({
      status: 0,
      productAmountTotal: '66.67',
      maxWinAmount: '100.00',
    })
  })

  it.each([
    ['another price', 3003, { entry: { oddAcceptionType: 1 }, leg: { oddValue: '1.01' } }],
    ['another line than that of its option', 3022, { leg: { betHandicap: '-9' } }],
    ['a match that is not there', 3002, { leg: { betItemId: 'nowhere.0.FT_1X2.n.Home' } }],
    ['an option of another match', 3002, { leg: { matchId: 'early-2' } }],
    ['an unknown option', 3002, { leg: { betItemId: 'early-1.0.FT_1X2.n.Over' } }],
    ['a match that it saw in play', 3022, { leg: { isInplay: 1 } }],
    ['less than the least stake', 3005, { entry: { orderAmount: '1.00', productAmountTotal: '1.00' } }],
    [
      'more than the most stake',
      3008,
      { entry: { orderAmount: '900000.00', productAmountTotal: '900000.00' } },
    ],
    ['a format that the market does not have', 3025, { leg: { marketType: 2 } }],
    ['an unknown currency', 3021, { entry: { currency: 7 } }],
    ['a wrong number of legs', 5, { entry: { betCount: 2 } }],
    ['another amount than it pays', 5, { entry: { productAmountTotal: '90.00' } }],
    ['an end that has passed', 3013, { entry: { validUntil: 1 } }],
  ])('on %s is refused with %i, and nothing is paid', async (_, code, change) => {
    const [row] = await place([await entry('early-1', change)])
    expect(row).toMatchObject({ id: null, status: 4, code, maxWinAmount: '0.00', details: [] })
    expect(await test.balance(memberId)).toBe(10_000_00)
    expect((await history()).pager.count).toBe(0)
  })

  it('in the other currency than the only one of its member is refused', async () => {
    const only = await test.newMember('onlyUsdt-dpty', { onlyCurrency: 'USDT' })
    client = await createDptyClient(test.platform, 'onlyUsdt-dpty')
    orderToken = (await client.asked<{ orderToken: string }>(PATHS.auth)).orderToken
    expect((await place([await entry()]))[0]).toMatchObject({ id: null, status: 4, code: 3021 })
    expect(await test.balance(only)).toBe(10_000_00)
  })

  it('on a line that has gone is refused as another line', async () => {
    const asked = await entry('early-1', {}, '0.FT_AH')
    test.world.jump('early-1', HANDICAP_KEY, 40)
    expect((await place([asked]))[0]).toMatchObject({ status: 4, code: 3022 })
  })

  it('after a goal that the member did not see is refused', async () => {
    const asked = await entry('live-1')
    test.world.score('live-1', [1, 0])
    expect((await place([asked]))[0]).toMatchObject({ status: 4, code: 3026 })
  })
})

describe('several bets of one confirm', () => {
  it('are decided each by itself', async () => {
    const [one, two, three] = [await entry('early-1'), await entry('early-2'), await entry('early-3')]
    const clientOrderId = one['clientOrderId']
    const rows = await place([
      { ...one, orderIndex: 0 },
      { ...two, clientOrderId, orderIndex: 1, orderAmount: '1.00', productAmountTotal: '1.00' },
      { ...three, clientOrderId, orderIndex: 2 },
    ])
    expect(rows.map(({ orderIndex, status, code }) => [orderIndex, status, code])).toEqual([
      [0, 0, 0],
      [1, 4, 3005],
      [2, 0, 0],
    ])
    expect(await test.balance(memberId)).toBe(9_800_00)
    const made = await history({ clientOrderId })
    expect(made.pager.pageData.map(({ orderIndex }) => orderIndex).sort()).toEqual([0, 2])
  })

  it('leave each other what is left of the balance', async () => {
    const stake = { orderAmount: '6000.00', productAmountTotal: '6000.00' }
    const [one, two] = [await entry('early-1'), await entry('early-2')]
    const rows = await place([
      { ...one, ...stake },
      { ...two, ...stake, clientOrderId: one['clientOrderId'], orderIndex: 1 },
    ])
    expect(rows.map(({ code }) => code)).toEqual([0, 3001])
  })

  it.each([
    ['of two confirms', () => ({ clientOrderId: 'other' })],
    ['in one place', () => ({ orderIndex: 0 })],
    ['with a series among them', () => ({ seriesType: 2001 })],
  ])('%s are refused as a whole', async (_, change) => {
    const [one, two] = [await entry('early-1'), await entry('early-2')]
    const second = { ...two, clientOrderId: one['clientOrderId'], orderIndex: 1, ...change() }
    expect((await send([one, second])).code).toBe(5)
    expect(await test.balance(memberId)).toBe(10_000_00)
  })

  it('are at most ten', async () => {
    const one = await entry('early-1')
    const entries = Array.from({ length: 11 }, (_, orderIndex) => ({ ...one, orderIndex }))
    expect((await send(entries)).code).toBe(5)
  })
})

describe('a series', () => {
  const three = async () => {
    const options = await Promise.all(
      ['early-1', 'early-2', 'early-3'].map((id) => optionOf(client, id, '0.FT_1X2', 'Home')),
    )
    const [first] = options
    if (first === undefined) throw new Error('no option')
    return entryOn(test.platform, first, {
      entry: { betOrderDetailRequestDTOS: options.map(legOn), betCount: 3, orderAmount: '10.00' },
    })
  }

  it('is taken in several sizes, each as an order', async () => {
    const legs = await three()
    const rows = await place(
      [
        { ...legs, seriesType: 2001, productAmountTotal: '30.00' },
        { ...legs, seriesType: 3004, productAmountTotal: '40.00', orderIndex: 1 },
      ],
      PATHS.orderMulti,
    )
    expect(rows.map(({ status }) => status)).toEqual([0, 0])
    expect(await test.balance(memberId)).toBe(9_930_00)
    const { pager } = await history()
    expect(pager.pageData.map(({ seriesType, betCount }) => [seriesType, betCount])).toEqual(
      expect.arrayContaining([
        [2001, 3],
        [3004, 3],
      ]),
    )
  })

  it('that does not exist, or with one match twice, is refused', async () => {
    const legs = await three()
    const details = legs['betOrderDetailRequestDTOS'] as object[]
    const twice = { ...legs, betOrderDetailRequestDTOS: [details[0], details[0], details[1]] }
    const rows = await place(
      [
        { ...legs, seriesType: 4001, productAmountTotal: '10.00' },
        { ...twice, seriesType: 3001, productAmountTotal: '10.00', orderIndex: 1 },
      ],
      PATHS.orderMulti,
    )
    expect(rows.map(({ code }) => code)).toEqual([3012, 3011])
  })

  it('is not a single', async () => {
    expect((await send([await entry()], PATHS.orderMulti)).code).toBe(5)
  })
})

describe('the order token', () => {
  it('is needed, is of the session, and ends', async () => {
    const asked = await entry()
    expect((await client.post(PATHS.order, [asked])).code).toBe(10503)
    const other = await createDptyClient(test.platform, `bettor${members}`)
    const { orderToken: foreign } = await other.asked<{ orderToken: string }>(PATHS.auth)
    expect((await client.post(PATHS.order, [asked], { headers: { Ordertoken: foreign } })).code).toBe(10503)
    test.hand.at += 291_000
    expect((await send([asked])).code).toBe(10503)
    expect(await test.balance(memberId)).toBe(10_000_00)
  })
})

describe('records', () => {
  it('of settled bets have what came back', async () => {
    const [row] = await place([await entry()])
    test.world.finish('early-1', { 'goals.match': [2, 0], 'goals.firstHalf': [1, 0] })
    await test.pass(1000)
    expect((await history()).pager.count).toBe(0)
    const { pager } = await history({ isSettle: 1, timeType: 3 })
    expect(pager.pageData).toMatchObject([
      {
        id: row?.id,
        status: 1,
        billStatus: 1,
        betAllResult: 4,
        details: [{ betResult: 4, settleScore: '2:0' }],
      },
    ])
    expect(Number(pager.pageData[0]?.['profitAmount'])).toBeGreaterThan(0)
  })

  it('are found by the beginning of a number', async () => {
    const [row] = await place([await entry()])
    const { pager } = await history({ orderId: row?.id })
    expect(pager.pageData.map(({ id }) => id)).toEqual([row?.id])
    expect((await history({ orderId: 'TL999999999' })).pager.count).toBe(0)
    expect((await client.post(PATHS.history, { orderId: "TL1' OR 1" })).code).toBe(5)
  })

  it('are of their member and venue only', async () => {
    const [row] = await place([await entry()])
    const name = `bettor${(members += 1)}`
    await test.newMember(name)
    const other = await createDptyClient(test.platform, name)
    expect(await other.posted(PATHS.check, { orderIds: [row?.id] })).toEqual([])
    expect(await other.posted(PATHS.proposal, { orderIds: [row?.id] })).toEqual([])
    const mine = await other.posted<History>(PATHS.history, { pageNum: 1, pageSize: 50, currency: 1 })
    expect(mine.pager.count).toBe(0)
  })
})

describe('a cash-out', () => {
  it('is offered and paid once', async () => {
    const [row] = await place([await entry()])
    const orderId = row?.id ?? ''
    const [offer] = await client.posted<readonly { settleAmount: string; minAmount: string; s: number }[]>(
      PATHS.proposal,
      { orderIds: [orderId] },
    )
    expect(offer).toMatchObject({ openAmount: '100.00', minAmount: '10.00', s: 1 })
    const request = {
      orderId,
      amount: '100.00',
      settleAmount: offer?.settleAmount,
      clientOrderId: 'k1',
      validUntil: test.platform.clock.now() + 30_000,
    }
    const first = await client.posted(PATHS.preSettle, request)
    expect(first).toMatchObject({ id: orderId, status: 1, settleAmount: offer?.settleAmount })
    expect(await client.posted(PATHS.preSettle, request)).toEqual(first)
    expect(
      await client.posted(PATHS.settleCheck, { orderIds: [orderId], clientOrderId: 'k1' }),
    ).toMatchObject([
      { orderId, clientOrderId: 'k1', status: 1, amount: '100.00', leftAmount: '0.00', code: 0 },
    ])
    expect(await client.posted(PATHS.settleCheck, { orderIds: [orderId], clientOrderId: 'k2' })).toEqual([])
    const { pager } = await history({ isSettle: 1 })
    expect(pager.pageData).toMatchObject([
      { id: orderId, status: 1, billStatus: 1, preSettle: 2, openAmount: '0.00' },
    ])
  })

  it('at another amount than is offered is refused with the present one', async () => {
    const [row] = await place([await entry()])
    const request = {
      orderId: row?.id,
      amount: '100.00',
      settleAmount: '5000.00',
      clientOrderId: 'k1',
      validUntil: test.platform.clock.now() + 30_000,
    }
    const answer = await client.post(PATHS.preSettle, request)
    expect(answer.code).toBe(12_008)
    expect(answer.data).toMatchObject({ settleAmount: expect.stringMatching(/^\d+\.\d\d$/) as string })
    expect((await client.post(PATHS.preSettle, { ...request, orderId: 'TL999999' })).code).toBe(12_001)
    expect((await client.post(PATHS.preSettle, { ...request, amount: '1' })).code).toBe(5)
  })
})

describe('a reservation', () => {
  it('has terms, waits, and is cancelled', async () => {
    const option = await optionOf(client, 'early-1', '0.FT_AH', 'Home')
    const terms = await client.posted<{
      open: number
      handicaps: readonly string[]
      pays: readonly number[]
    }>(PATHS.terms, { matchId: 'early-1', betItemId: option.bid, currency: 1 })
    expect(terms).toMatchObject({ open: 1, pays: [2, 1] })
    expect(terms.handicaps.length).toBeGreaterThan(0)
    const [row] = await place([
      entryOn(test.platform, option, { entry: { isReserve: 1, reservePay: 2 }, leg: { oddValue: '9' } }),
    ])
    expect(row).toMatchObject({ status: 3, reserveStatus: 0 })
    expect((await history()).pager.count).toBe(0)
    const waiting = await history({ isReserve: 1, reserveStatus: [0, 4] })
    expect(waiting.pager.pageData).toMatchObject([
      { isReserve: 1, reserveStatus: 0, reserveOdd: '9', reservePay: 2 },
    ])
    expect((await client.post(PATHS.cancel, { orderId: row?.id })).code).toBe(0)
    expect((await client.post(PATHS.cancel, { orderId: row?.id })).code).toBe(0)
    const ended = await history({ isReserve: 1, reserveStatus: [2, 3] })
    expect(ended.pager.pageData).toMatchObject([{ reserveStatus: 3, reserveFailCode: 1 }])
    expect((await client.post(PATHS.cancel, { orderId: 'TL999999' })).code).toBe(13_005)
    expect(await test.balance(memberId)).toBe(10_000_00)
  })

  it('becomes a bet when its price comes', async () => {
    const option = await optionOf(client, 'early-1', '0.FT_AH', 'Home')
    const [row] = await place([
      entryOn(test.platform, option, { entry: { isReserve: 1 }, leg: { oddValue: '3' } }),
    ])
    test.world.setPrice('early-1', HANDICAP_KEY, 'home', 310_000)
    await test.pass(1000)
    const { pager } = await history()
    expect(pager.pageData).toMatchObject([
      { id: row?.id, status: 0, isReserve: 2, isPreBet: 1, reserveStatus: 1, oddValue: '3.1' },
    ])
    expect((await client.post(PATHS.cancel, { orderId: row?.id })).code).toBe(13_003)
  })

  it('is one entry by itself', async () => {
    const [one, two] = [await entry('early-1'), await entry('early-2')]
    const reserved = { ...one, isReserve: 1 }
    expect(
      (await send([reserved, { ...two, clientOrderId: one['clientOrderId'], orderIndex: 1 }])).code,
    ).toBe(5)
  })
})

describe('favourites', () => {
  it('are at most ten of a sport, without those that are over', async () => {
    const busy = await createTestPlatform({ store: shared.store })
    const ids = Array.from({ length: 12 }, (_, index) => `extra-${index}`)
    const matches = ids.map((id) => ({ ...busy.world.match('early-1'), id }))
    const own = busy.world.match.bind(busy.world)
    Object.assign(busy.world, {
      matches: () => matches,
      match: (id: string) => matches.find((match) => match.id === id) ?? own(id),
    })
    const name = `bettor${(members += 1)}`
    await busy.newMember(name)
    const fan = await createDptyClient(busy.platform, name)
    const add = (list: readonly string[]) => fan.post(PATHS.add, { type: 1, ids: list, category: 0 })
    expect((await add(ids.slice(0, 10))).code).toBe(0)
    expect((await add(['extra-3'])).code).toBe(0)
    expect((await add(['extra-10'])).code).toBe(10_904)
    matches.splice(0, 1)
    expect((await add(['extra-10'])).code).toBe(0)
    await busy.platform.close()
  })
})

describe('hostile input', () => {
  const paths = [
    PATHS.order,
    PATHS.orderMulti,
    PATHS.check,
    PATHS.history,
    PATHS.preSettle,
    PATHS.settleCheck,
  ]
  const others = [
    PATHS.matches,
    PATHS.byIds,
    PATHS.leagues,
    PATHS.limits,
    PATHS.terms,
    PATHS.add,
    PATHS.cancel,
  ]

  it('never makes a call fail, and never a bet', async () => {
    const rnd = fc.tuple(fc.constantFrom(...paths, ...others), fc.jsonValue({ maxDepth: 3 }))
    await fc.assert(
      fc.asyncProperty(rnd, async ([path, body]) => {
        const { code } = await client.post(path, body, { headers: { Ordertoken: orderToken } })
        expect([0, 5, 12, 14_002, 3021, 13_005]).toContain(code)
      }),
      { numRuns: 60 },
    )
    expect(await test.balance(memberId)).toBe(10_000_00)
  })

  it('in one field of a bet never makes a call fail', async () => {
    const base = await entry()
    const fields = Object.keys(base)
    const leg = (base['betOrderDetailRequestDTOS'] as Record<string, unknown>[])[0] ?? {}
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...fields, ...Object.keys(leg)),
        fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.string(), fc.constant('9'.repeat(300)), fc.constant('\0')),
        async (field, value) => {
          const changed = Object.hasOwn(leg, field)
            ? {
                ...base,
                betOrderDetailRequestDTOS: [{ ...leg, [field]: value }],
                clientOrderId: 'fuzz',
                validUntil: 1,
              }
            : { ...base, clientOrderId: 'fuzz', validUntil: 1, [field]: value }
          const { code } = await send([changed])
          expect([0, 5, 12]).toContain(code)
        },
      ),
      { numRuns: 60 },
    )
  })
})
