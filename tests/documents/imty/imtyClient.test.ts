import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { line } from '../../../streams/domain/market.ts'
import type { PlacementOrder } from '../../../streams/domain/order.ts'
import { answer, createVenueUnderTest, handicapLeg, NOW } from '../../streams/venues/imty/harness.ts'
import { DETAIL } from './eventAnswers.ts'
import { FIRST_SETTINGS, SALE, SETTINGS, SOLD, STATEMENT, WAGER } from './recordAnswers.ts'
import { QUOTE, SINGLES } from './wagerAnswers.ts'
import * as wagerCodes from './wagerCodes.ts'

describe('the client reads the answers of the page', () => {
  it('to a detail, with the lines of the sibling', async () => {
    const { venue } = createVenueUnderTest(() => answer(DETAIL.answer.fields))
    const result = await firstValueFrom(venue.sports.markets('1000241'))
    const keys = result.ok ? result.value.value.map(({ key }) => key) : result.error
    expect(keys).toEqual(['goals.handicap.match', 'corners.total.match'])
    expect(result).toMatchObject({
      value: {
        value: [
          {
            playId: '1.1.1',
            lines: [{ line: -3, status: 'open', selections: [{ odds: 195_000 }, { odds: 193_412 }] }],
          },
          { playId: '2.2.1', lines: [{ line: 38, status: 'locked' }] },
        ],
      },
    })
    expect(await firstValueFrom(venue.sports.match('1000241'))).toMatchObject({
      value: {
        value: {
          id: '1000241',
          phase: 'firstHalf',
          clock: { seconds: 1391, running: true },
          score: [1, 0],
          facts: { 'corners.match': [3, 2] },
          marketCount: 160,
          video: true,
        },
      },
    })
  })

  it('to a quote, which follows the line and names a new one', async () => {
    const { venue, sent } = createVenueUnderTest(() => answer(QUOTE.answer.fields, QUOTE.status))
    const other = handicapLeg({ choice: { ...handicapLeg().choice, matchId: '7' } })
    const quote = await firstValueFrom(venue.bets.quote([handicapLeg(), other], ['1:1'], 'RMB'))
    expect(quote).toMatchObject({
      value: {
        legs: [
          { line: line(-4), odds: 205_000, status: 'open', wire: { optionId: '1000241020013996001' } },
          { odds: null, status: 'closed' },
        ],
        limits: [{ key: '1000241020013996001', min: { minor: 1000 }, max: { minor: 2_000_000 } }],
      },
    })
    const [asked] = QUOTE.request.fields.WagerSelectionInfos
    expect(sent[0]?.body['WagerSelectionInfos']).toMatchObject([asked, { EventId: '7' }])
  })

  it('to a bet, of which one wager is refused', async () => {
    const { venue } = createVenueUnderTest(() => answer(SINGLES.answer.fields))
    const bet = {
      series: '1:1',
      combinations: 1,
      legs: [handicapLeg()],
      unitStake: { minor: 1000, currency: 'RMB' },
    } as const
    const order: PlacementOrder = {
      ...{ id: 'x', venue: 'IMTY', currency: 'RMB', acceptance: 'none', oddsFormat: 'europe' },
      bets: [bet, bet, bet],
      validUntil: NOW,
    }
    expect(await firstValueFrom(venue.bets.place(order))).toMatchObject({
      value: {
        bets: [
          { bet: 0, orderNo: '7000001', state: 'accepted', maxReturn: { minor: 19_500 }, odds: [195_000] },
          { bet: 1, orderNo: '7000002', state: 'confirming' },
          { bet: 2, orderNo: null, state: 'rejected', reasonKey: 'errors.venue.oddsChanged' },
        ],
      },
    })
    // A row that is missing makes the whole answer one that was lost.
    expect(await firstValueFrom(venue.bets.place({ ...order, bets: [bet, bet] }))).toMatchObject({
      error: { type: 'transport', kind: 'badData' },
    })
  })

  it('to lists of wagers, with the state of each', async () => {
    const query = { settled: true, page: 1, size: 50, range: 'week', currency: 'RMB' } as const
    const { venue } = createVenueUnderTest(() => answer(STATEMENT.answer.fields))
    expect(await firstValueFrom(venue.bets.orders(query))).toMatchObject({
      value: {
        total: 1,
        refused: 0,
        accepted: 1,
        orders: [
          { orderNo: '7000006', state: 'settled', cashOut: { state: 'full', amount: { minor: 13_300 } } },
        ],
      },
    })
    for (const { fields, means } of wagerCodes.ORDER_STATES) {
      const { CancelType, ...wager } = fields
      const items = WAGER.fields.WagerItemList.map((item) => ({ ...item, CancelType }))
      const record = { ...WAGER.fields, ...wager, WagerItemList: items }
      const one = createVenueUnderTest(() => answer({ ...STATEMENT.answer.fields, WagerList: [record] }))
      const page = await firstValueFrom(one.venue.bets.orders(query))
      expect(page.ok && page.value.orders[0]?.state).toBe(means)
    }
    const items = WAGER.fields.WagerItemList.map((item) => ({ ...item, CancelReason: 2 }))
    const refused = { ...WAGER.fields, BetConfirmationStatus: 3, BetStatusMessage: 383, WagerItemList: items }
    const one = createVenueUnderTest(() => answer({ ...STATEMENT.answer.fields, WagerList: [refused] }))
    expect(await firstValueFrom(one.venue.bets.orders(query))).toMatchObject({
      value: { orders: [{ state: 'rejected', reasonKey: 'imty.cancelled.goal' }] },
    })
  })

  it('to a sale that is refused, and to one that is looked up', async () => {
    const offers = createVenueUnderTest(({ path }) =>
      path.endsWith('submitbuyback')
        ? answer(SALE.answer.fields, 12_008)
        : answer({ ...STATEMENT.answer.fields, WagerList: [WAGER.fields] }),
    )
    const stake = { minor: 10_000, currency: 'RMB' } as const
    const open = { orderNo: '7000005', openStake: stake }
    expect(await firstValueFrom(offers.venue.cashOut.quotes([open]))).toMatchObject({
      value: [{ orderNo: '7000005', amount: { minor: 13_300 }, leastPart: null }],
    })
    const request = {
      id: 'c',
      orderNo: '7000005',
      stake,
      amount: { minor: 13_300, currency: 'RMB' },
      validUntil: NOW,
    } as const
    expect(await firstValueFrom(offers.venue.cashOut.take(request))).toMatchObject({
      value: { status: 'amountChanged', amount: { minor: 12_140 } },
    })
    expect(offers.sent.at(-1)?.body).toMatchObject(SALE.request.fields)
    const sold = createVenueUnderTest(() =>
      answer({ ...STATEMENT.answer.fields, WagerList: [{ ...SOLD.fields, WagerId: '7000005' }] }),
    )
    expect(await firstValueFrom(sold.venue.cashOut.find(request))).toMatchObject({
      value: { value: { status: 'taken', amount: { minor: 13_300 } } },
    })
  })

  it('to the settings, of which it sends what changes', async () => {
    const { venue, sent } = createVenueUnderTest(() => answer(SETTINGS.answer.fields))
    const block = {
      oddsFormat: 'hk',
      timeZone: 540,
      quickStakes: { RMB: [100, 500, 1000, 5000], USDT: [100, 500, 1000, 5000] },
      seriesQuickStakes: { RMB: [20, 50], USDT: [5] },
      sport: 'football',
      sort: 'league',
      betBy: 'tap',
      seriesAcceptsAny: true,
    } as const
    const { oddsFormat, timeZone, seriesQuickStakes, seriesAcceptsAny } = block
    const change = { oddsFormat, timeZone, seriesQuickStakes, seriesAcceptsAny }
    const saved = await firstValueFrom(venue.settings.save(change))
    expect(saved).toEqual({ ok: true, value: block })
    expect(sent[0]?.body).toMatchObject(SETTINGS.request.fields)
    const first = createVenueUnderTest(() => answer({ UserPreferences: FIRST_SETTINGS.fields }))
    expect(await firstValueFrom(first.venue.settings.load())).toEqual({
      ok: true,
      value: {
        ...block,
        oddsFormat: null,
        timeZone: 480,
        seriesQuickStakes: { RMB: [10, 50, 100, 500], USDT: [10, 50, 100, 500] },
        seriesAcceptsAny: false,
      },
    })
  })
})
