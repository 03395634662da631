import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Leg } from '../../../streams/domain/leg.ts'
import { money } from '../../../streams/domain/money.ts'
import type { Bet, PlacementOrder } from '../../../streams/domain/order.ts'
import { seriesOf, SINGLE_SERIES } from '../../../streams/domain/parlay.ts'
import { codeOfSeries, seriesOfCode } from '../../../streams/venues/seriesCodes.ts'
import { answer, createVenueUnderTest, handicapLeg, pathOf } from '../../streams/venues/pmty/harness.ts'
import * as answers from './betAnswers.ts'
import { SERIES } from './codes.ts'
import { LIMITS } from './constants.ts'

const RMB = (minor: number) => money(minor, 'RMB')

/** The leg that the documented quote is about: -0.5/1 at 1.89, at 2:1. */
const LEG: Leg = handicapLeg({
  choice: { ...handicapLeg().choice, matchId: '3370001' },
  wire: { marketId: '1410000000000000021', optionId: '1450000000000000011', playId: '4' },
  score: [2, 1],
})

const single = (optionId: string): Bet => ({
  series: SINGLE_SERIES,
  combinations: 1,
  legs: [{ ...LEG, wire: { ...LEG.wire, optionId } }],
  unitStake: RMB(10_000),
})

const order = (bets: readonly Bet[], change: Partial<PlacementOrder> = {}): PlacementOrder => ({
  id: 'c-1',
  venue: 'PMTY',
  currency: 'RMB',
  acceptance: 'better',
  oddsFormat: 'europe',
  bets,
  validUntil: 1_767_229_235_000,
  ...change,
})

const betsAnswering = (data: unknown) => createVenueUnderTest(() => answer(data)).venue.bets

it.each(SERIES)('the series $code has $means', ({ code, means }) => {
  const [legs = 0, combinations] = means.match(/\d+/g)?.map(Number) ?? []
  const key = seriesOfCode(Number(code), legs)
  expect(key === null ? null : seriesOf(key)).toMatchObject({ legs, combinations })
  expect(key === null ? null : codeOfSeries(key)).toBe(Number(code))
})

describe('a quote', () => {
  const quoting = () =>
    createVenueUnderTest((request) =>
      answer(
        pathOf(request).endsWith('queryLatestMarketInfo')
          ? [answers.QUOTE.fields]
          : [{ ...answers.LIMIT_OF_SINGLE.fields, playOptionsId: '1450000000000000013' }],
      ),
    )

  it('is asked by slot, and read with the line that has moved into it', async () => {
    const { venue, sent } = quoting()
    const result = await firstValueFrom(venue.bets.quote([LEG], [SINGLE_SERIES], 'RMB'))
    expect(result.ok && result.value.legs).toEqual([
      {
        choice: LEG.choice,
        wire: { marketId: '1410000000000000022', optionId: '1450000000000000013', playId: '4' },
        line: -4,
        odds: 225_000,
        status: 'open',
        score: [3, 1],
        live: true,
      },
    ])
    expect(result.ok && result.value.limits).toEqual([
      { key: '1450000000000000013', min: RMB(1_000), max: RMB(888_800), seriesOdds: null },
    ])
    const [asked, limits] = sent.map(({ body }): unknown => JSON.parse(body ?? ''))
    expect(asked).toMatchObject({
      idList: [
        {
          matchInfoId: '3370001',
          marketId: '1410000000000000021',
          oddsId: '1450000000000000011',
          oddsType: '1',
          playId: '4',
          placeNum: 1,
          matchType: 2,
          sportId: '1',
        },
      ],
    })
    expect(limits).toMatchObject({
      currencyCode: '1',
      orderMaxBetMoney: [
        {
          matchId: '3370001',
          marketId: '1410000000000000022',
          playId: '4',
          playOptionId: '1450000000000000013',
          matchType: 2,
          oddsValue: 225_000,
          oddsFinally: '2.25',
          seriesType: 1,
          sportId: '1',
          scoreBenchmark: '3:1',
          placeNum: 1,
          deviceType: 2,
          openMiltSingle: 0,
        },
      ],
    })
  })

  it('has limits of series by their codes', async () => {
    const legs = ['3370001', '3370002', '3370003'].map((matchId) => ({
      ...LEG,
      choice: { ...LEG.choice, matchId },
    }))
    const { venue, sent } = createVenueUnderTest((request) =>
      answer(
        pathOf(request).endsWith('queryLatestMarketInfo')
          ? legs.map(({ choice }) => ({ ...answers.QUOTE.fields, matchInfoId: choice.matchId }))
          : answers.LIMITS_OF_SERIES.fields,
      ),
    )
    const result = await firstValueFrom(venue.bets.quote(legs, ['3:2', '3:3', '3:2+3'], 'RMB'))
    expect(result.ok && result.value.limits.map(({ key, min, max }) => [key, min, max])).toEqual([
      ['3:2', RMB(200), RMB(500_000)],
      ['3:3', RMB(200), RMB(400_000)],
      ['3:2+3', RMB(200), RMB(100_000)],
    ])
    const rows = (JSON.parse(sent[1]?.body ?? '') as { orderMaxBetMoney: { seriesType: number }[] })
      .orderMaxBetMoney
    expect(rows.map(({ seriesType }) => seriesType)).toEqual([2, 2, 2])
  })
})

describe('a bet', () => {
  it('is sent with every documented field, per combination and in European odds × 100 000', async () => {
    const { venue, sent } = createVenueUnderTest(() => answer(answers.BET_OF_SINGLES.fields))
    await firstValueFrom(venue.bets.place(order([single('1450000000000000011')], { oddsFormat: 'hk' })))
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({
      acceptOdds: 1,
      openMiltSingle: 0,
      preBet: 0,
      deviceType: 2,
      currencyCode: '1',
      clientOrderId: 'c-1',
      validUntil: 1_767_229_235_000,
      seriesOrders: [
        {
          seriesType: 1,
          seriesSum: 1,
          fullBet: 0,
          orderDetailList: [
            {
              matchId: '3370001',
              matchType: 2,
              tournamentId: 'l1',
              sportId: '1',
              playId: '4',
              marketId: '1410000000000000021',
              marketValue: '-0.75',
              playOptionsId: '1450000000000000011',
              playOptions: '1',
              placeNum: 1,
              betAmount: '100.00',
              odds: 195_000,
              oddFinally: '0.95',
              marketTypeFinally: 'HK',
              scoreBenchmark: '2:1',
            },
          ],
        },
      ],
    })
    expect(sent[0]?.timeoutMs).toBe(LIMITS.placeTimeoutMs.value)
  })

  it.each([
    ['none', 3],
    ['better', 1],
    ['any', 2],
  ] as const)('accepts %s as %i', async (acceptance, code) => {
    const { venue, sent } = createVenueUnderTest(() => answer(answers.BET_OF_SINGLES.fields))
    await firstValueFrom(venue.bets.place(order([single('1')], { acceptance })))
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ acceptOdds: code })
  })

  it('of singles is read: accepted, confirming and refused, what may be won in cents', async () => {
    const bets = ['1450000000000000001', 'b', 'c'].map(single)
    const placed = await firstValueFrom(betsAnswering(withOptions(bets)).place(order(bets)))
    expect(
      placed.ok &&
        placed.value.bets.map(({ orderNo, state, stake, maxReturn, odds, reasonKey }) => [
          orderNo,
          state,
          stake.minor,
          maxReturn.minor,
          odds[0],
          reasonKey,
        ]),
    ).toEqual([
      ['5100000000000000001', 'accepted', 10_000, 19_500, 195_000, null],
      ['5100000000000000002', 'confirming', 10_000, 19_500, 195_000, null],
      ['5100000000000000003', 'rejected', 10_000, 10_000, 195_000, 'errors.venue.oddsChanged'],
    ])
  })

  it('of series is read by its code', async () => {
    const legs = ['1', '2', '3'].map((matchId) => ({ ...LEG, choice: { ...LEG.choice, matchId } }))
    const bets = [{ series: '3:2+3' as const, combinations: 4, legs, unitStake: RMB(1_000) }]
    const { venue, sent } = createVenueUnderTest(() => answer(answers.BET_OF_SERIES.fields))
    const placed = await firstValueFrom(venue.bets.place(order(bets)))
    expect(placed.ok && placed.value.bets).toMatchObject([
      {
        bet: 0,
        orderNo: '5100000000000000003',
        state: 'accepted',
        stake: RMB(4_000),
        maxReturn: RMB(18_030),
      },
    ])
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({
      seriesOrders: [{ seriesType: 3004, seriesSum: 4, orderDetailList: [{ betAmount: '10.00' }, {}, {}] }],
    })
  })

  /** The documented rows, each about the option of its bet. */
  function withOptions(bets: readonly Bet[]) {
    const { orderDetailRespList, ...rest } = answers.BET_OF_SINGLES.fields
    const rows = orderDetailRespList.map((row, index) => ({
      ...row,
      playOptionsId: bets[index]?.legs[0]?.wire.optionId,
    }))
    return { ...rest, orderDetailRespList: rows }
  }
})
