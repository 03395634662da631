import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Leg } from '../../../streams/domain/leg.ts'
import { money } from '../../../streams/domain/money.ts'
import type { PlacementOrder } from '../../../streams/domain/order.ts'
import { SINGLE_SERIES } from '../../../streams/domain/parlay.ts'
import type { Side } from '../../../streams/domain/vocabulary/sides.ts'
import { constant } from '../../../streams/kernel/state.ts'
import { createPrices } from '../../../streams/views/match/prices.ts'
import { answer, createVenueUnderTest, pathOf } from '../../streams/venues/pmty/harness.ts'
import * as answers from './esportsAnswers.ts'
import * as bets from './esportsBetAnswers.ts'
import { REFUSALS } from './esportsCodes.ts'
import { ALL_GAMES, esportsVenue } from './esportsVenue.ts'

const RMB = (minor: number) => money(minor, 'RMB')
const DAY = { from: 1_795_363_200_000, to: 1_795_449_600_000 }

/** The leg of a tap on a documented price of a documented match. */
async function tappedLeg(
  playId: string,
  side: Side,
  wire: object = answers.MATCHES.running.fields,
): Promise<Leg> {
  const { venue } = esportsVenue(() => answer([{ ...wire, hps: answers.MARKETS.live.fields }]))
  const list = await firstValueFrom(venue.esports.list(ALL_GAMES))
  const listed = list.ok ? list.value.value[0] : undefined
  const market = listed?.markets.find((each) => each.playId === playId)
  const line = market?.lines[0]
  const selection = line?.selections.find((each) => each.side === side)
  if (listed === undefined || market === undefined || line === undefined || selection === undefined)
    throw new Error(`no ${playId}`)
  const { optionId, odds, status } = selection
  const { marketId, handle } = line
  const { oddsFormats, parlayAllowed } = market
  const cell = { name: '', odds, status, line: line.line, handle, marketId, optionId, playId, oddsFormats }
  const legs: Leg[] = []
  createPrices({
    venue: 'PMTY',
    book: {
      selection$: () => constant({ ...cell, parlayAllowed, move: null, stale: false }),
      match$: () => constant(listed.match),
      layout$: () => constant([{ key: market.key, name: market.name }] as never),
    },
    oddsFormat$: constant('hk'),
    chosen$: constant(new Set<string>()),
    toggleLeg: (leg) => legs.push(leg),
    toSeries: () => undefined,
    removeLeg: () => undefined,
    notices: { say: () => undefined },
  }).toggle({ matchId: listed.match.id, spec: market.spec, slot: line.slot, side })
  const [leg] = legs
  if (leg === undefined) throw new Error('no leg')
  return leg
}

const orderOf = (leg: Leg): PlacementOrder => ({
  id: 'e-1',
  venue: 'PMTY',
  currency: 'RMB',
  acceptance: 'better',
  oddsFormat: 'europe',
  bets: [{ series: SINGLE_SERIES, combinations: 1, legs: [leg], unitStake: RMB(10_000) }],
  validUntil: bets.ESPORTS_BET.fields.validUntil,
})

describe('a bet on esports', () => {
  it('has the timing esports before and in play, in European odds, and may be in a parlay', async () => {
    for (const [ms, mmp, score] of [
      [0, '0', null],
      [1, '8', [0, 0]],
    ] as const)
      expect(await tappedLeg('8313', 'over', { ...answers.MATCHES.running.fields, ms, mmp })).toMatchObject({
        timing: 'esports',
        parlayAllowed: true,
        oddsFormats: ['europe'],
        score,
        names: { home: 'BLG', away: 'TES', league: '德玛西亚杯', market: '第1图 总人头' },
      })
  })

  it('is sent with the documented fields, whatever format the member has', async () => {
    const { venue, sent } = createVenueUnderTest(() => answer(bets.ESPORTS_PLACED.fields))
    const placed = await firstValueFrom(venue.bets.place(orderOf(await tappedLeg('8313', 'over'))))
    const body = JSON.parse(sent[0]?.body ?? '') as typeof bets.ESPORTS_BET.fields
    const { seriesOrders, ...rest } = bets.ESPORTS_BET.fields
    expect(body).toMatchObject(rest)
    const [order] = body.seriesOrders
    const [expected] = seriesOrders
    expect(order).toMatchObject({ seriesType: 1, seriesSum: 1, fullBet: 0 })
    // The client does not keep these of a list; the venue has them by its ids.
    const unkept = { tournamentLevel: 0, sportName: '', playOptionName: '', dataSource: '' }
    expect(order?.orderDetailList).toEqual([{ ...expected?.orderDetailList[0], ...unkept }])
    expect(placed.ok && placed.value.bets).toMatchObject([
      {
        bet: 0,
        orderNo: '5100000000000000031',
        state: 'confirming',
        stake: RMB(10_000),
        maxReturn: RMB(19_520),
        odds: [195_200],
        reasonKey: null,
      },
    ])
  })

  it('with another match type is refused as a changed price', async () => {
    const code = REFUSALS.find(({ means }) => means === 'a bet with another match type')?.code
    const { venue } = createVenueUnderTest(() => answer(null, code))
    const placed = await firstValueFrom(venue.bets.place(orderOf(await tappedLeg('8313', 'over'))))
    expect(placed).toMatchObject({ ok: false, error: { reason: 'oddsChanged', action: 'acceptChange' } })
  })
})

describe('a record of esports', () => {
  async function orderIn(record: { readonly orderNo: string }) {
    const page = { total: 1, pages: 1, current: 1, size: 50, hasNext: false, records: [record] }
    const { venue } = createVenueUnderTest(() => answer(page))
    const query = { settled: true, page: 1, size: 50, range: 'today', currency: 'RMB' } as const
    const result = await firstValueFrom(venue.bets.orders(query))
    const order = result.ok ? result.value.orders[0] : undefined
    if (order === undefined) throw new Error('no order')
    return order
  }

  it('of kills of a map, in play', async () => {
    const order = await orderIn(bets.ESPORTS_RECORDS.kills.fields)
    expect(order).toMatchObject({
      state: 'settled',
      stake: RMB(10_000),
      maxWin: RMB(9_520),
      returned: RMB(19_520),
      profit: RMB(9_520),
      outcome: 'win',
    })
    const [leg] = order.legs
    expect(leg).not.toHaveProperty('virtual')
    expect(leg).toMatchObject({
      sport: 'lol',
      homeName: 'BLG',
      awayName: 'TES',
      matchId: '8931000412',
      spec: { kind: 'total', stat: 'kills', period: 'set1' },
      side: 'over',
      line: 114,
      odds: 195_200,
      oddsText: '1.952',
      scoreAtBet: [0, 0],
      settleScore: '13:16',
      outcome: 'win',
    })
  })

  it('of the maps of a match, before it', async () => {
    const order = await orderIn(bets.ESPORTS_RECORDS.maps.fields)
    expect(order).toMatchObject({ returned: RMB(0), profit: RMB(-5_000), outcome: 'lose' })
    expect(order.legs).toMatchObject([
      {
        sport: 'lol',
        homeName: 'BLG',
        awayName: 'TES',
        spec: { kind: 'winner', stat: 'sets', period: 'match' },
        side: 'away',
        line: null,
        oddsText: '1.432',
        scoreAtBet: null,
        settleScore: '2:1',
        outcome: 'lose',
      },
    ])
  })
})

describe('results of esports', () => {
  it('are asked for by game and day, and read with the counts of all maps', async () => {
    const { venue, asked } = esportsVenue(() => answer(bets.ESPORTS_RESULTS.answer.fields))
    const listed = await firstValueFrom(venue.results.ofDay('lol', DAY))
    expect(asked().map(([, , body]) => body)).toEqual([bets.ESPORTS_RESULTS.request.fields])
    expect(listed.ok && listed.value).toMatchObject([
      {
        id: '8931000398',
        sport: 'lol',
        teams: { home: { name: 'BLG' }, away: { name: 'TES' } },
        state: 'ended',
        phase: 'ended',
        score: [2, 1],
        facts: {
          'kills.set1': [13, 16],
          'kills.set2': [20, 9],
          'kills.set3': [17, 15],
          'towers.set1': [8, 11],
          'towers.set2': [11, 5],
          'towers.set3': [11, 8],
        },
      },
    ])
  })

  it.each([
    [
      'fights',
      bets.ESPORTS_OUTCOMES.fields,
      [
        ['sets.winner', 'match', 'sets', null, ['home', 'win'], ['away', 'lose']],
        ['kills.total', 'set1', 'kills', 114, ['over', 'win'], ['under', 'lose']],
        ['kills.oddEven', 'set1', 'kills', null, ['odd', 'win'], ['even', 'lose']],
        ['towers.total', 'set1', 'towers', 70, ['over', 'win'], ['under', 'lose']],
      ],
    ],
    [
      'rounds',
      bets.CSGO_OUTCOMES.fields,
      [['rounds.total', 'set1', 'rounds', 86, ['over', 'win'], ['under', 'lose']]],
    ],
  ] as const)('have outcomes of %s by group', async (_, plays, expected) => {
    const [ended] = bets.ESPORTS_RESULTS.answer.fields
    const { venue } = createVenueUnderTest((request) =>
      answer(pathOf(request).endsWith('getMatchResultPB') ? plays : ended),
    )
    const result = await firstValueFrom(venue.results.match('8931000398'))
    const markets = result.ok ? result.value.markets : []
    expect(
      markets.map(({ spec, group, lines: [only] }) => [
        `${spec.stat}.${spec.kind}`,
        spec.period,
        group,
        only?.line,
        ...(only?.selections.map(({ side, outcome }) => [side, outcome]) ?? []),
      ]),
    ).toEqual(expected)
  })

  it('have a group also where the venue sends none', async () => {
    const [ended] = bets.ESPORTS_RESULTS.answer.fields
    const plays = bets.ESPORTS_OUTCOMES.fields.map((play) => ({ ...play, tyg: 0 }))
    const { venue } = createVenueUnderTest((request) =>
      answer(pathOf(request).endsWith('getMatchResultPB') ? plays : ended),
    )
    const result = await firstValueFrom(venue.results.match('8931000398'))
    const groups = result.ok ? result.value.markets.map(({ group }) => group) : []
    expect(groups).toEqual(['sets', 'kills', 'kills', 'towers'])
  })
})
