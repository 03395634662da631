import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type * as v from 'valibot'
import { decode } from '../../../../streams/wire/decode.ts'
import {
  betInfoAnswer,
  type ImtyPlacedSelection,
  pendingStatusAnswer,
  placeBetAnswer,
} from '../../../../streams/wire/imty/bet.ts'
import { imtyDate } from '../../../../streams/wire/imty/dates.ts'
import { IMTY_PATHS } from '../../../../streams/wire/imty/paths.ts'
import { buyBackAnswer, wagerListAnswer } from '../../../../streams/wire/imty/wagers.ts'
import { RESULT_KEY, TOTAL_KEY } from '../../book/scriptedWorld.ts'
import { createTestPlatform, openSharedStore, type TestPlatform } from '../../book/testPlatform.ts'
import { createImtyClient, type ImtyAnswer, type ImtyClient } from './imtyClient.ts'

const TOTAL = 2
const OVER = 3
const RESULT = 3
const HOME = 5

let shared: Awaited<ReturnType<typeof openSharedStore>>
let testPlatform: TestPlatform
let client: ImtyClient
let member: number

beforeAll(async () => {
  shared = await openSharedStore()
})
afterAll(() => shared.end())
beforeEach(async () => {
  testPlatform = await createTestPlatform({ store: shared.store })
  member = await testPlatform.newMember()
  client = await createImtyClient(
    testPlatform.platform,
    (await testPlatform.store.accounts.member(member))?.name ?? '',
  )
})
afterEach(async () => {
  expect((await testPlatform.store.ledger.audit()).balanced).toBe(true)
  await testPlatform.platform.close()
})

function read<const S extends v.GenericSchema>(schema: S, answer: ImtyAnswer): v.InferOutput<S> {
  const decoded = decode(schema, answer)
  if (!decoded.ok) throw new Error(`${decoded.error.path}: ${decoded.error.message}`)
  return decoded.value
}

const quote = async (selections: readonly ImtyPlacedSelection[], changes: object = {}) => {
  const answer = await client.call(IMTY_PATHS.betInfo, {
    WagerType: 1,
    Currency: 'CNY',
    ReturnNearestHandicap: true,
    WagerSelectionInfos: selections,
    ...changes,
  })
  return { code: answer.StatusCode, ...read(betInfoAnswer, answer) }
}

const bodyOf = (selections: readonly ImtyPlacedSelection[], changes: object = {}) => ({
  WagerType: 1,
  Currency: 'CNY',
  AcceptOdds: 0,
  IsComboAcceptAnyOdds: false,
  WagerSelectionInfos: selections,
  ComboSelections: selections.map(({ RefId }) => ({ ComboSelection: 0, RefId, StakeAmount: '100.00' })),
  ...changes,
})

const place = async (selections: readonly ImtyPlacedSelection[], changes: object = {}) => {
  const answer = await client.call(IMTY_PATHS.placeBet, bodyOf(selections, changes))
  const rows = answer.StatusCode === 100 || answer.StatusCode === 1000 ? read(placeBetAnswer, answer) : null
  return { code: answer.StatusCode, rows: rows?.WagerSelectionInfos ?? [] }
}

const list = async (payload: object = { BetConfirmationStatus: [1, 2] }) =>
  read(wagerListAnswer, await client.call(IMTY_PATHS.betList, { Currency: 'CNY', ...payload }))

describe('a quote', () => {
  it('has the present price, and the limits of a single', async () => {
    const over = await client.selection('early-1', TOTAL, OVER)
    const { code, WagerSelectionInfos, BetSetting } = await quote([over])
    expect(code).toBe(100)
    expect(WagerSelectionInfos).toMatchObject([
      {
        RefId: '0',
        Status: 100,
        EventId: 'early-1',
        Handicap: 2.5,
        Odds: 1.9,
        EuropeOdds: 1.9,
        Market: 2,
        HomeScore: 0,
      },
    ])
    expect(BetSetting).toMatchObject([
      {
        RefId: '0',
        ComboSelection: 0,
        NoOfCombination: 1,
        MinStakeAmount: '10.00',
        EstimatedPayoutAmount: 1.9,
      },
    ])
    expect(Number(BetSetting[0]?.MaxStakeAmount)).toBeGreaterThan(1000)
  })

  it('follows a line that has jumped, where the nearest is wanted', async () => {
    const over = await client.selection('early-1', TOTAL, OVER)
    testPlatform.world.jump('early-1', TOTAL_KEY, 2)
    const nearest = await quote([over])
    expect(nearest.code).toBe(350)
    expect(nearest.WagerSelectionInfos).toMatchObject([{ Status: 382, Handicap: 3 }])
    expect(nearest.BetSetting).toHaveLength(1)
    const exact = await quote([over], { ReturnNearestHandicap: false })
    expect(exact.WagerSelectionInfos).toMatchObject([{ Status: 3014 }])
    expect(exact.BetSetting).toEqual([])
  })

  it('names the other ids of the same line', async () => {
    const over = await client.selection('early-1', TOTAL, OVER)
    testPlatform.world.jump('early-1', TOTAL_KEY, -1)
    const { WagerSelectionInfos } = await quote([over])
    // The second line, of 2.75, is now that of 2.5.
    expect(WagerSelectionInfos).toMatchObject([{ Status: 381, Handicap: 2.5, EuropeOdds: 2.15 }])
    expect(WagerSelectionInfos[0]?.MarketlineId).not.toBe(over.MarketlineId)
  })

  it('says why a selection cannot be bet on', async () => {
    const over = await client.selection('early-1', TOTAL, OVER)
    const statusOf = async (changes: Partial<ImtyPlacedSelection> = {}) =>
      (await quote([{ ...over, ...changes }])).WagerSelectionInfos[0]?.Status
    expect(await statusOf({ EuropeOdds: 1.8 })).toBe(381)
    expect(await statusOf({ EventId: 'nobody' })).toBe(331)
    expect(await statusOf({ BetTypeSelectionId: 7 })).toBe(3002)
    expect(await statusOf({ BetTypeId: 7, Specifiers: '' })).toBe(3014)
    expect(await statusOf({ Specifiers: 'total=2.5' })).toBe(100)
    expect(await statusOf({ Specifiers: 'total=3' })).toBe(3002)
    testPlatform.world.setLineStatus('early-1', TOTAL_KEY, 'suspended')
    expect(await statusOf()).toBe(384)
    testPlatform.world.finish('early-1', {})
    expect(await statusOf()).toBe(3015)
  })

  it('has a row for each series of a combo, and none while a leg has no price', async () => {
    const legs = await Promise.all(
      ['early-1', 'early-2', 'early-3'].map((matchId, at) =>
        client.selection(matchId, RESULT, HOME, String(at)),
      ),
    )
    const combo = await quote(legs, { WagerType: 2 })
    expect(
      combo.BetSetting.map(({ ComboSelection, NoOfCombination }) => [ComboSelection, NoOfCombination]),
    ).toEqual([
      [10, 1],
      [9, 3],
      [1, 4],
    ])
    expect(combo.BetSetting[0]?.EstimatedPayoutAmount).toBeCloseTo(2.1 ** 3, 5)
    testPlatform.world.setLineStatus('early-1', RESULT_KEY, 'closed')
    expect((await quote(legs, { WagerType: 2 })).BetSetting).toEqual([])
  })
})

describe('a bet', () => {
  it('is taken at the agreed price, and is listed', async () => {
    const over = await client.selection('early-1', TOTAL, OVER)
    const { code, rows } = await place([over])
    expect(code).toBe(100)
    expect(rows).toMatchObject([
      {
        RefId: '0',
        ComboSelectionId: 0,
        BetConfirmationStatus: 2,
        BetStatusMessage: 100,
        InputtedStakeAmount: '100.00',
        StakeAmount: '100.00',
        EstimatedPayoutFullAmount: '190.00',
        AcceptedWagerSelections: [
          { RefId: '0', EventId: 'early-1', BetTypeSelectionId: 3, Handicap: 2.5, StakeOdds: 1.9 },
        ],
      },
    ])
    expect(await testPlatform.balance(member)).toBe(9_900_00)
    const { WagerList, TotalCount, transactionNum, betTotalAmount } = await list()
    expect([TotalCount, transactionNum, betTotalAmount]).toEqual([1, 1, '100.00'])
    expect(WagerList).toMatchObject([
      {
        WagerId: rows[0]?.WagerId,
        WagerType: 1,
        ComboSelection: 0,
        Currency: 'CNY',
        PotentialPayout: '190.00',
        MemberWinLossAmount: null,
        BetConfirmationStatus: 2,
        BetSettlementStatus: 0,
        CanSell: true,
        WagerItemList: [
          { EventId: 'early-1', BetTypeId: 2, Handicap: 2.5, SelectionName: 'Over 2.5', EuropeOdds: 1.9 },
        ],
      },
    ])
  })

  it('is accepted in part: each wager is decided by itself', async () => {
    const [one, other] = await Promise.all(
      ['early-1', 'early-2'].map((matchId, at) => client.selection(matchId, TOTAL, OVER, String(at))),
    )
    if (one === undefined || other === undefined) throw new Error('no selection')
    testPlatform.world.setPrice('early-2', TOTAL_KEY, 'over', 180_000)
    const { code, rows } = await place([one, other])
    expect(code).toBe(100)
    expect(rows).toMatchObject([
      { RefId: '0', BetConfirmationStatus: 2, BetStatusMessage: 100 },
      { RefId: '1', WagerId: '', BetConfirmationStatus: 3, BetStatusMessage: 381, StakeAmount: '0.00' },
    ])
    expect(await testPlatform.balance(member)).toBe(9_900_00)
    expect((await place([other])).code).toBe(1000)
  })

  it('of the same body is made once, however late it comes again', async () => {
    const over = await client.selection('early-1', TOTAL, OVER)
    const body = JSON.stringify({ ...client.bridge(), ...bodyOf([over]) })
    const send = async () => (await (await client.post(IMTY_PATHS.placeBet, body)).json()) as ImtyAnswer
    const first = await send()
    expect((await send())['WagerSelectionInfos']).toEqual(first['WagerSelectionInfos'])
    testPlatform.hand.at += 100_000
    expect((await send())['WagerSelectionInfos']).toEqual(first['WagerSelectionInfos'])
    expect(await testPlatform.balance(member)).toBe(9_900_00)
  })

  it('of an old or an early time makes nothing', async () => {
    const over = await client.selection('early-1', TOTAL, OVER)
    const now = testPlatform.platform.clock.now()
    for (const TimeStamp of [now - 30_001, now + 5001]) {
      expect((await place([over], { TimeStamp: String(TimeStamp) })).code).toBe(101)
    }
    expect(await testPlatform.balance(member)).toBe(10_000_00)
  })

  it.each([
    [381, { EuropeOdds: 1.8 }],
    [382, { MarketlineId: 'x' }],
    [382, { WagerSelectionId: 'x' }],
    [382, { Handicap: 3.5 }],
    [382, { Specifiers: 'total=3.5' }],
    [332, { Market: 3 }],
    [331, { EventId: 'nobody' }],
    [333, { PeriodId: 999 }],
    [335, { BetTypeId: 999 }],
    [3002, { BetTypeSelectionId: 999 }],
  ])('is refused with %i', async (code, changes) => {
    const over = await client.selection('early-1', TOTAL, OVER)
    const { code: status, rows } = await place([{ ...over, ...changes }])
    expect([status, rows[0]?.BetStatusMessage]).toEqual([1000, code])
    expect(await testPlatform.balance(member)).toBe(10_000_00)
  })

  it('is refused in the other currency than the only one of its member', async () => {
    const only = await testPlatform.newMember('onlyUsdt-imty', { onlyCurrency: 'USDT' })
    client = await createImtyClient(testPlatform.platform, 'onlyUsdt-imty')
    const { code: status, rows } = await place([await client.selection('early-1', TOTAL, OVER)])
    expect([status, rows[0]?.BetStatusMessage]).toEqual([1000, 3021])
    expect(await testPlatform.balance(only)).toBe(10_000_00)
  })

  it.each([
    [3021, { Currency: '' }],
    [335, { WagerType: 7 }],
    [380, { WagerSelectionInfos: [] }],
    [380, { ComboSelections: [] }],
    [
      3004,
      {
        ComboSelections: Array.from({ length: 65 }, () => ({
          ComboSelection: 0,
          RefId: '0',
          StakeAmount: '1',
        })),
      },
    ],
  ])('is refused as a whole with %i', async (code, changes) => {
    const over = await client.selection('early-1', TOTAL, OVER)
    expect((await place([over], changes)).code).toBe(code)
  })

  it.each([
    [3005, '1.00'],
    [3008, '99999999.00'],
    [3005, 'x'],
    [3005, '-5'],
  ])('of a wrong stake is refused with %i', async (code, StakeAmount) => {
    const over = await client.selection('early-1', TOTAL, OVER)
    const { rows } = await place([over], {
      ComboSelections: [{ ComboSelection: 0, RefId: '0', StakeAmount }],
    })
    expect(rows[0]?.BetStatusMessage).toBe(code)
  })

  it('in play is confirmed after a delay, and refused after a goal', async () => {
    const over = await client.selection('live-1', TOTAL, OVER)
    const pending = await place([over])
    expect(pending.rows[0]).toMatchObject({ BetConfirmationStatus: 1 })
    const id = pending.rows[0]?.WagerId ?? ''
    testPlatform.world.score('live-1', [1, 0])
    await testPlatform.pass(4000)
    const status = async (WagerIds: readonly string[]) => client.call(IMTY_PATHS.pendingStatus, { WagerIds })
    const { PendingWagerStatusList } = read(pendingStatusAnswer, await status([id, 'TL0']))
    expect(PendingWagerStatusList).toEqual([
      { WagerID: id, BetConfirmationStatus: 3, BetStatusMessage: 383, EstimatedPayoutFullAmount: '0.00' },
    ])
    expect((await status(['TL0'])).StatusCode).toBe(370)
    expect((await list()).WagerList).toEqual([])
    const lost = await list({ BetConfirmationStatus: [1, 2, 3, 4] })
    expect(lost).toMatchObject({ TotalCount: 1, refusedNum: 1, betTotalAmount: '0.00' })
    // The score that the member saw is not the present one.
    expect((await place([over])).rows[0]?.BetStatusMessage).toBe(383)
  })

  it('of a combo has a wager for each series, at any price where that is wanted', async () => {
    const legs = await Promise.all(
      ['early-1', 'early-2', 'early-3'].map((matchId, at) =>
        client.selection(matchId, RESULT, HOME, String(at)),
      ),
    )
    testPlatform.world.setPrice('early-1', RESULT_KEY, 'home', 200_000)
    const { AcceptOdds: _, ...rest } = bodyOf(legs, {
      WagerType: 2,
      IsComboAcceptAnyOdds: true,
      ComboSelections: [
        { ComboSelection: 10, StakeAmount: '10.00' },
        { ComboSelection: 9, StakeAmount: '10.00' },
        { ComboSelection: 1, StakeAmount: '1.00' },
        { ComboSelection: 12, StakeAmount: '10.00' },
      ],
    })
    const answer = await client.call(IMTY_PATHS.placeBet, rest)
    expect(read(placeBetAnswer, answer).WagerSelectionInfos).toMatchObject([
      { ComboSelectionId: 10, StakeAmount: '10.00', EstimatedPayoutFullAmount: '88.20' },
      { ComboSelectionId: 9, StakeAmount: '30.00' },
      { ComboSelectionId: 1, WagerId: '', BetStatusMessage: 3005 },
      { ComboSelectionId: 12, WagerId: '', BetStatusMessage: 3012 },
    ])
    expect(await testPlatform.balance(member)).toBe(9_960_00)
  })
})

describe('records', () => {
  it('of what is over are listed by the time of the bet, with what they came to', async () => {
    await place([await client.selection('early-1', TOTAL, OVER)])
    testPlatform.world.finish('early-1', { 'goals.match': [2, 1], 'goals.firstHalf': [1, 0] })
    await testPlatform.pass(1000)
    const now = testPlatform.platform.clock.now()
    const statement = async (payload: object) =>
      client.call(IMTY_PATHS.statement, { Currency: 'CNY', ...payload })
    const span = { StartDate: imtyDate(now - 86_400_000), EndDate: imtyDate(now + 1), DateType: 2 }
    const over = read(wagerListAnswer, await statement(span))
    expect(over).toMatchObject({ TotalCount: 1, profit: '90.00' })
    expect(over.WagerList).toMatchObject([
      {
        BetSettlementStatus: 1,
        MemberWinLossAmount: '90.00',
        BetResult: 4,
        PayoutStatus: 1,
        WagerItemList: [
          { BetResult: 4, HomeTeamHTScore: 1, AwayTeamHTScore: 0, HomeTeamFTScore: 2, AwayTeamFTScore: 1 },
        ],
      },
    ])
    expect((await list()).WagerList).toEqual([])
    const number = over.WagerList[0]?.WagerId ?? ''
    expect(
      read(wagerListAnswer, await statement({ WagerId: number.slice(2, 4) })).TotalCount,
    ).toBeGreaterThan(0)
    expect((await statement({ ...span, StartDate: 'x' })).StatusCode).toBe(107)
    expect((await statement({ ...span, EndDate: null })).StatusCode).toBe(108)
    expect((await statement({ StartDate: span.EndDate, EndDate: span.StartDate })).StatusCode).toBe(311)
    expect((await statement({ ...span, Currency: 'EUR' })).StatusCode).toBe(3021)
  })
})

describe('a sale', () => {
  const sell = async (payload: object) => {
    const answer = await client.call(IMTY_PATHS.buyBack, payload)
    return { code: answer.StatusCode, ...read(buyBackAnswer, answer) }
  }
  const offered = async (matchId: string) => {
    await place([await client.selection(matchId, TOTAL, OVER)])
    await testPlatform.pass(7000)
    const [wager] = (await list()).WagerList
    if (wager === undefined) throw new Error('no wager')
    const { WagerId, BuyBackPricing, PricingId } = wager
    return { WagerId, BuyBackPricing, PricingId }
  }

  it('pays what was offered, once', async () => {
    const offer = await offered('early-1')
    expect(offer.BuyBackPricing).toBe('95.00')
    const sold = await sell(offer)
    expect(sold).toMatchObject({ code: 100, BetTradeStatus: 1, BetTradeBuyBackAmount: '95.00' })
    testPlatform.hand.at += 60_000
    expect(await sell(offer)).toEqual(sold)
    expect(await testPlatform.balance(member)).toBe(9_995_00)
    const [record] = (await list({ WagerIds: [offer.WagerId] })).WagerList
    expect(record).toMatchObject({ BetTradeStatus: 1, BetSettlementStatus: 1, CanSell: false })
  })

  it('is refused with the new offer when it is lower now', async () => {
    const offer = await offered('early-1')
    testPlatform.world.setPrice('early-1', TOTAL_KEY, 'over', 250_000)
    const refused = await sell(offer)
    expect(refused).toMatchObject({ code: 12_008, BetTradeStatus: 0, BuyBackPricing: '72.20' })
    expect(await sell({ ...offer, ...refused })).toMatchObject({ code: 100, BetTradeBuyBackAmount: '72.20' })
  })

  it.each([
    [12_001, { WagerId: 'TL0' }],
    [12_007, { PricingId: 'x' }],
    [12_007, { BuyBackPricing: '96.00' }],
    [101, { TimeStamp: '40000' }],
  ])('is refused with %i', async (code, changes) => {
    const offer = await offered('early-1')
    const { TimeStamp } = { TimeStamp: undefined, ...changes }
    const at =
      TimeStamp === undefined
        ? {}
        : { TimeStamp: String(testPlatform.platform.clock.now() - Number(TimeStamp)) }
    const answer = await client.call(IMTY_PATHS.buyBack, { ...offer, ...changes, ...at })
    expect(answer.StatusCode).toBe(code)
    expect(await testPlatform.balance(member)).toBe(9_900_00)
  })

  it('is refused when the offer is too old, and while the line is suspended', async () => {
    const offer = await offered('early-1')
    testPlatform.hand.at += 10_001
    expect((await sell(offer)).code).toBe(12_007)
    const again = await sell(offer)
    testPlatform.world.setLineStatus('early-1', TOTAL_KEY, 'suspended')
    expect((await sell({ ...offer, ...again })).code).toBe(384)
  })

  it('in play is confirmed after a delay, and a goal fails it', async () => {
    const offer = await offered('live-1')
    expect(await sell(offer)).toMatchObject({ code: 100, BetTradeStatus: 2, BetTradeBuyBackAmount: '' })
    testPlatform.world.score('live-1', [1, 0])
    await testPlatform.pass(7000)
    const [record] = (await list({ WagerIds: [offer.WagerId] })).WagerList
    expect(record).toMatchObject({ BetTradeStatus: 3, BetTradeMessage: 12_015 })
    expect(record?.BetTradeDateTime).not.toBeNull()
  })
})
