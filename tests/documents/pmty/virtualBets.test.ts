import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { money } from '../../../streams/domain/money.ts'
import { SINGLE_SERIES } from '../../../streams/domain/parlay.ts'
import { PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import { answer, createVenueUnderTest, pathOf } from '../../streams/venues/pmty/harness.ts'
import { tappedLeg } from './tappedLeg.ts'
import * as bets from './virtualBetAnswers.ts'
import * as races from './virtualRaceAnswers.ts'
import { MID, NOW, readBatch, SEAL, START } from './virtualReading.ts'

describe('a bet on a race', () => {
  const RMB = (minor: number) => money(minor, 'RMB')

  async function leg() {
    const { entry, match } = await readBatch(races.RACE_BATCHES.open.fields, '31101')
    return tappedLeg(match, entry.markets[0], 'entrant:7')
  }

  it('is of the timing virtual, of a single alone, and knows its lock', async () => {
    expect(await leg()).toMatchObject({
      timing: 'virtual',
      parlayAllowed: false,
      oddsFormats: ['europe'],
      score: null,
      sealsAt: SEAL,
    })
  })

  it('is quoted without a score, and cannot be reserved', async () => {
    const { venue, sent } = createVenueUnderTest((request) =>
      answer(pathOf(request) === PMTY_PATHS.latestMarkets ? [bets.VIRTUAL_QUOTE.fields] : [], '0000000', NOW),
    )
    const result = await firstValueFrom(venue.bets.quote([await leg()], [SINGLE_SERIES], 'RMB'))
    expect(result.ok && result.value.legs).toMatchObject([
      { line: null, odds: 1_010_000, status: 'open', score: null },
    ])
    expect(result.ok && result.value.legs[0]?.reservable).toBeFalsy()
    const question = sent.find((request) => pathOf(request) === PMTY_PATHS.latestMarkets)
    const { matchInfoId, playId } = bets.VIRTUAL_QUOTE.fields
    expect(JSON.parse(question?.body ?? '')).toMatchObject({
      idList: [
        { matchInfoId, playId, marketId: `${MID}w`, oddsId: `${MID}wp7`, oddsType: '7', matchType: 4 },
      ],
    })
  })

  it('is sent with the documented fields, and accepted at once', async () => {
    const { venue, sent } = createVenueUnderTest(() => answer(bets.VIRTUAL_PLACED.fields, '0000000', NOW))
    const placed = await firstValueFrom(
      venue.bets.place({
        id: 'v-1',
        venue: 'PMTY',
        currency: 'RMB',
        acceptance: 'none',
        oddsFormat: 'europe',
        bets: [{ series: SINGLE_SERIES, combinations: 1, legs: [await leg()], unitStake: RMB(2_000) }],
        validUntil: bets.VIRTUAL_BET.fields.validUntil,
      }),
    )
    const { seriesOrders, ...rest } = bets.VIRTUAL_BET.fields
    const body = JSON.parse(sent[0]?.body ?? '') as typeof bets.VIRTUAL_BET.fields
    expect(body).toMatchObject(rest)
    const [expected] = seriesOrders[0]?.orderDetailList ?? []
    expect(body.seriesOrders).toHaveLength(1)
    expect(body.seriesOrders[0]).toMatchObject({ seriesType: 1, seriesSum: 1, fullBet: 0 })
    // The client does not keep these two of a list; the venue has them by its ids.
    expect(body.seriesOrders[0]?.orderDetailList).toEqual([
      { ...expected, tournamentLevel: 0, sportName: '' },
    ])
    expect(placed.ok && placed.value.bets).toMatchObject([
      {
        orderNo: '5100000000000000021',
        state: 'accepted',
        stake: RMB(2_000),
        maxReturn: RMB(20_200),
        odds: [1_010_000],
      },
    ])
  })

  it.each([
    ['open', 'accepted', null, null, null, null],
    ['settled', 'settled', RMB(20_200), RMB(18_200), 'win', '7-8-2'],
  ] as const)('is listed: %s', async (which, state, returned, profit, outcome, settleScore) => {
    const { fields } = bets.VIRTUAL_RECORDS[which]
    const { venue } = createVenueUnderTest(() =>
      answer({ total: 1, pages: 1, current: 1, size: 50, records: [fields] }, '0000000', NOW),
    )
    const query = {
      settled: which === 'settled',
      page: 1,
      size: 50,
      range: 'today',
      currency: 'RMB',
    } as const
    const result = await firstValueFrom(venue.bets.orders(query))
    expect(result.ok && result.value.orders).toMatchObject([
      {
        orderNo: '5100000000000000021',
        state,
        stake: RMB(2_000),
        maxWin: RMB(18_200),
        returned,
        profit,
        outcome,
        cashable: false,
        legs: [
          {
            matchId: MID,
            sport: 'virtualHorse',
            homeName: '',
            awayName: '',
            spec: { kind: 'outright', stat: 'places', period: 'match' },
            odds: 1_010_000,
            live: false,
            kickOff: START,
            // By these its link leads to the proof.
            virtual: { title: 'VR赛马 20261120-0346', batchNo: '20261120-0346' },
            scoreAtBet: null,
            settleScore,
            outcome,
          },
        ],
      },
    ])
  })
})
