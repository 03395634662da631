import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Leg } from '../../../streams/domain/leg.ts'
import type { Match } from '../../../streams/domain/match.ts'
import { money } from '../../../streams/domain/money.ts'
import type { PlacementOrder } from '../../../streams/domain/order.ts'
import { SINGLE_SERIES } from '../../../streams/domain/parlay.ts'
import { answer, createVenueUnderTest, pathOf } from '../../streams/venues/pmty/harness.ts'
import { listedOutright } from './listedOutright.ts'
import * as bets from './outrightBetAnswers.ts'
import { tappedLeg } from './tappedLeg.ts'

const RMB = (minor: number) => money(minor, 'RMB')

/** The leg of a tap on the second entrant. */
async function secondLeg(change: Partial<Match> = {}): Promise<Leg> {
  const { match, markets } = await listedOutright()
  return tappedLeg({ ...match, ...change }, markets[0], 'entrant:2')
}

describe('a bet on an entrant', () => {
  const [asked = bets.OUTRIGHT_BET.fields.seriesOrders[0]] = bets.OUTRIGHT_BET.fields.seriesOrders

  it('is of the timing champion before and during the tournament, and of a single alone', async () => {
    for (const state of ['notStarted', 'live'] as const)
      expect(await secondLeg({ state })).toMatchObject({
        timing: 'champion',
        parlayAllowed: false,
        oddsFormats: ['europe'],
        score: null,
        names: { home: '', away: '', entrant: '北港七人', league: '七人制橄榄球公开赛', market: '冠军' },
      })
  })

  it('is quoted by its number and stays an outright while the tournament is in play', async () => {
    const leg = await secondLeg()
    const { venue, sent } = createVenueUnderTest((request) =>
      answer(
        pathOf(request).endsWith('queryLatestMarketInfo')
          ? [bets.OUTRIGHT_QUOTE.fields]
          : [bets.OUTRIGHT_LIMIT.fields],
      ),
    )
    const result = await firstValueFrom(venue.bets.quote([leg], [SINGLE_SERIES], 'RMB'))
    expect(result.ok && result.value).toMatchObject({
      legs: [{ line: null, odds: 340_000, status: 'open', score: null }],
      limits: [{ key: '1460000000000000002', min: RMB(1_000), max: RMB(500_000) }],
    })
    const [question, limits] = sent.map(({ body }): unknown => JSON.parse(body ?? ''))
    expect(question).toMatchObject({
      idList: [
        {
          matchInfoId: '3390001',
          marketId: '1420000000000000001',
          oddsId: '1460000000000000002',
          oddsType: '2',
          playId: '10000',
          placeNum: 1,
          matchType: 3,
          sportId: '14',
        },
      ],
    })
    expect(limits).toMatchObject({
      orderMaxBetMoney: [
        { matchType: 3, seriesType: 1, playOptionId: '1460000000000000002', scoreBenchmark: '' },
      ],
    })
  })

  it.each([
    ['entrant:7', 'suspended'],
    ['entrant:16', 'closed'],
  ] as const)('on %s is quoted as %s', async (side, status) => {
    const leg = await secondLeg()
    const other = { ...leg, choice: { ...leg.choice, side } }
    const { venue } = createVenueUnderTest((request) =>
      answer(pathOf(request).endsWith('queryLatestMarketInfo') ? [bets.OUTRIGHT_QUOTE.fields] : []),
    )
    const result = await firstValueFrom(venue.bets.quote([other], [SINGLE_SERIES], 'RMB'))
    expect(result.ok && result.value.legs[0]?.status).toBe(status)
  })

  it('is sent with the documented fields', async () => {
    const { venue, sent } = createVenueUnderTest(() => answer(bets.OUTRIGHT_PLACED.fields))
    const placed = await firstValueFrom(venue.bets.place(orderOf(await secondLeg())))
    const body = JSON.parse(sent[0]?.body ?? '') as typeof bets.OUTRIGHT_BET.fields
    const [leg] = body.seriesOrders[0]?.orderDetailList ?? []
    const [expected] = asked?.orderDetailList ?? []
    // The client does not keep these three of a list; the venue has them by its ids.
    expect({ ...leg }).toEqual({ ...expected, tournamentLevel: 0, sportName: '', dataSource: '' })
    const { seriesOrders, ...rest } = bets.OUTRIGHT_BET.fields
    expect(body).toMatchObject(rest)
    expect(body.seriesOrders).toMatchObject([{ seriesType: 1, seriesSum: 1, fullBet: 0 }])
    expect(seriesOrders).toHaveLength(body.seriesOrders.length)
    expect(placed.ok && placed.value.bets).toMatchObject([
      {
        orderNo: '5100000000000000009',
        state: 'accepted',
        stake: RMB(10_000),
        maxReturn: RMB(35_000),
        odds: [350_000],
      },
    ])
  })

  it.each([
    ['nothing', ''],
    ['the tournament', '七人制橄榄球公开赛'],
  ])('is listed without teams where its matchInfo is %s', async (_, matchInfo) => {
    const [record = bets.OUTRIGHT_RECORD.fields] = bets.OUTRIGHT_ORDERS.fields.records
    const detailList = record.detailList.map((leg) => ({ ...leg, matchInfo }))
    const { venue } = createVenueUnderTest(() =>
      answer({ ...bets.OUTRIGHT_ORDERS.fields, records: [{ ...record, detailList }] }),
    )
    const query = { settled: true, page: 1, size: 50, range: 'today', currency: 'RMB' } as const
    const result = await firstValueFrom(venue.bets.orders(query))
    expect(result.ok && result.value.orders[0]).toMatchObject({
      state: 'settled',
      series: SINGLE_SERIES,
      stake: RMB(10_000),
      returned: RMB(35_000),
      outcome: 'win',
      legs: [
        {
          matchId: '3390001',
          sport: 'rugby',
          leagueName: '七人制橄榄球公开赛',
          homeName: '',
          awayName: '',
          marketName: '冠军',
          selectionName: '北港七人',
          spec: { kind: 'outright', stat: 'places', period: 'match' },
          side: 'entrant:2',
          line: null,
          odds: 350_000,
          live: false,
          scoreAtBet: null,
          settleScore: null,
          outcome: 'win',
        },
      ],
    })
  })
})

const orderOf = (leg: Leg): PlacementOrder => ({
  id: 'c-1',
  venue: 'PMTY',
  currency: 'RMB',
  acceptance: 'better',
  oddsFormat: 'europe',
  bets: [{ series: SINGLE_SERIES, combinations: 1, legs: [leg], unitStake: RMB(10_000) }],
  validUntil: 1_767_229_235_000,
})
