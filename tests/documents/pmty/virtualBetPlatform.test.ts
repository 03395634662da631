import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BetLeg, BetRequest } from '../../../streams/wire/pmty/bet.ts'
import { PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import { PMTY_VIRTUAL_PATHS } from '../../../streams/wire/pmty/virtualPaths.ts'
import { shapeDifferences } from '../shapes.ts'
import { RESULTS } from './codes.ts'
import * as outrights from './outrightBetAnswers.ts'
import * as bets from './virtualBetAnswers.ts'
import * as codes from './virtualCodes.ts'
import { openVirtualVenue, type RaceBatch, type RaceFilm, type VirtualVenue } from './virtualWatching.ts'

let venue: VirtualVenue

beforeAll(async () => {
  venue = await openVirtualVenue('punter')
})
afterAll(() => venue.testPlatform.platform.close())

let placed = 0

interface Changes {
  readonly bet?: Partial<BetRequest>
  readonly leg?: Partial<BetLeg>
}

/** The documented bet, on number 2 of a race of the platform. */
function betOn({ matchs: [row] }: RaceBatch, { bet = {}, leg = {} }: Changes = {}): BetRequest {
  const win = row?.hps[0]
  const option = win !== undefined && 'ol' in win ? win.ol.find(({ ot }) => ot === '2') : undefined
  const [order] = bets.VIRTUAL_BET.fields.seriesOrders
  const [documented] = order?.orderDetailList ?? []
  if (row === undefined || win === undefined || !('hid' in win)) throw new Error('no race')
  if (option === undefined || order === undefined || documented === undefined) throw new Error('no bet')
  placed += 1
  const own = {
    ...{ matchId: row.mid, marketId: win.hid, playOptionsId: option.oid, playOptions: option.ot },
    ...{ playOptionName: `2 ${option.on}`, odds: option.ov },
  }
  return {
    ...bets.VIRTUAL_BET.fields,
    ...{ cuid: '1', tenantId: '', deviceImei: '', fpId: '', clientOrderId: `v-${placed}` },
    acceptOdds: 3,
    preBet: 0,
    validUntil: venue.hand.at + 30_000,
    seriesOrders: [{ ...order, orderDetailList: [{ ...documented, ...own, ...leg }] }],
    ...bet,
  }
}

const place = (request: BetRequest) => venue.client().post(PMTY_PATHS.bet, request)

async function recordOf(orderStatus: 0 | 1, clientOrderId: string) {
  const body = { orderStatus: String(orderStatus), currencyCode: '1', timeType: 1, page: 1, size: 50 }
  const { records } = await venue.ask<{ readonly records: readonly { readonly clientOrderId: string }[] }>(
    PMTY_PATHS.orders,
    body,
  )
  return records.find((record) => record.clientOrderId === clientOrderId)
}

/** The documented record, with the fields that a record of any bet has besides. */
function recordWith(documented: typeof bets.VIRTUAL_RECORDS.open.fields) {
  const { fields } = outrights.OUTRIGHT_RECORD
  const detailList = documented.detailList.map((leg) => ({ ...fields.detailList[0], ...leg }))
  return { ...fields, ...documented, detailList }
}

describe('a bet on a race of the platform', () => {
  it('is quoted as documented, and cannot be reserved', async () => {
    const { matchs } = await venue.openBatch<RaceBatch>(31101)
    const [row] = matchs
    const win = row?.hps[0]
    if (win === undefined || !('hid' in win)) throw new Error('no race')
    const question = {
      ...{ matchInfoId: row?.mid, marketId: win.hid, oddsId: win.ol[1]?.oid, oddsType: '2' },
      ...{ playId: '10000', placeNum: 1, matchType: 4, sportId: '1011' },
    }
    const data = await venue.ask(PMTY_PATHS.latestMarkets, { idList: [question] })
    // A race has no teams: these two fields of other matches are empty.
    const documented = { ...outrights.OUTRIGHT_QUOTE.fields, ...bets.VIRTUAL_QUOTE.fields }
    const marketOddsList = outrights.OUTRIGHT_QUOTE.fields.marketOddsList
    expect(shapeDifferences([{ ...documented, marketOddsList }], data, ['home', 'away'])).toEqual([])
    const { matchHandicapStatus, status, score, marketValue, pendingOrderStatus } = bets.VIRTUAL_QUOTE.fields
    expect(data).toMatchObject([
      {
        ...{
          home: '',
          away: '',
          matchHandicapStatus,
          status,
          score,
          marketValue,
          pendingOrderStatus,
          id: win.hid,
        },
        marketOddsList: win.ol.map(({ oid, ot, ov }) => ({
          id: oid,
          oddsType: ot,
          oddsValue: ov,
          oddsStatus: 1,
        })),
      },
    ])
  })

  it('is accepted at once, listed, paid when the film is over, and told with the first three', async () => {
    const batch = await venue.openBatch<RaceBatch>(31101)
    await venue.goTo(batch.sealTime - 1)
    const request = betOn(batch)
    const { code, data } = await place(request)
    expect(code).toBe('0000000')
    expect(shapeDifferences(bets.VIRTUAL_PLACED.fields, data)).toEqual([])
    const name = batch.matchs[0]?.entrants[1]?.name
    expect(data).toMatchObject({
      orderDetailRespList: [
        {
          orderStatusCode: 1,
          matchInfo: `VR赛马 ${batch.batchNo}`,
          playOptionName: name,
          scoreBenchmark: '',
        },
      ],
    })
    const open = await recordOf(0, request.clientOrderId)
    expect(
      shapeDifferences(recordWith(bets.VIRTUAL_RECORDS.open.fields), open, [
        'detailList.home',
        'detailList.away',
      ]),
    ).toEqual([])
    expect(open).toMatchObject({
      orderStatus: 0,
      enablePreSettle: false,
      detailList: [
        { matchType: 4, beginTime: batch.beginTime, betResult: 0, settleScore: '', playOptionName: name },
      ],
    })

    await venue.goTo(batch.beginTime)
    const { detail } = await venue.replayOf<RaceFilm>(31101, batch.batchNo, 1)
    const [film] = Object.values(detail)
    if (film === undefined) throw new Error('no film')
    await venue.goTo(batch.beginTime + film.totalTime - 1)
    await venue.testPlatform.platform.tick()
    expect(await recordOf(1, request.clientOrderId)).toBeUndefined()
    await venue.goTo(batch.beginTime + film.totalTime)
    await venue.testPlatform.platform.tick()
    const settled = await recordOf(1, request.clientOrderId)
    expect(
      shapeDifferences(recordWith({ ...bets.VIRTUAL_RECORDS.settled.fields }), settled, [
        'detailList.home',
        'detailList.away',
      ]),
    ).toEqual([])
    const won = film.order[0] === 2
    const { odds = 0 } = request.seriesOrders[0]?.orderDetailList[0] ?? {}
    // 20.00 at odds × 100 000.
    expect(settled).toMatchObject({
      orderStatus: 1,
      backAmount: won ? (odds / 5000).toFixed(2) : '0.00',
      detailList: [
        {
          betResult: RESULTS.find(({ means }) => means === (won ? 'won' : 'lost'))?.code,
          settleScore: film.order.slice(0, 3).join('-'),
        },
      ],
    })
  })
})

describe('refusals of bets', () => {
  const refusalOf = (means: (typeof codes.REFUSALS)[number]['means']) =>
    codes.REFUSALS.find((each) => each.means === means)?.code

  it('each by its documented code', async () => {
    const batch = await venue.openBatch<RaceBatch>(31101)
    const codeOf = async (changes: Changes) => (await place(betOn(batch, changes))).code
    const unknown = refusalOf('an unknown match or selection')
    expect(unknown).toBeDefined()
    expect(await codeOf({ leg: { matchId: 'v3110120200101000101' } })).toBe(unknown)
    expect(await codeOf({ leg: { playOptions: '9' } })).toBe(unknown)
    const other = refusalOf('another match type or another price')
    expect(await codeOf({ leg: { matchType: 1 } })).toBe(other)
    expect(await codeOf({ leg: { matchType: 3 } })).toBe(other)
    // Prices never move, so another one is refused whatever changes are accepted.
    for (const acceptOdds of [1, 2, 3] as const)
      for (const odds of [102_000, 12_345_000])
        expect(await codeOf({ bet: { acceptOdds }, leg: { odds } })).toBe(other)
    expect(await codeOf({ bet: { validUntil: venue.hand.at - 1 } })).toBe(refusalOf('after its validity'))
    expect(await codeOf({ bet: { preBet: 1 } })).toBe(refusalOf('as a reservation'))
    const legs = [batch, await venue.openBatch<RaceBatch>(31102)].flatMap(
      (each) => betOn(each).seriesOrders[0]?.orderDetailList ?? [],
    )
    const series = { seriesType: 2001, seriesSum: 1, fullBet: 0, orderDetailList: legs }
    expect(await codeOf({ bet: { seriesOrders: [series] } })).toBe(refusalOf('in a series'))
    const taken = betOn(batch)
    expect((await place(taken)).code).toBe('0000000')
    const record = (await recordOf(0, taken.clientOrderId)) as { readonly orderNo: string } | undefined
    const cashOut = await venue.client().post(PMTY_PATHS.cashOut, {
      ...{ orderNo: record?.orderNo, settleAmount: '20.00', frontSettleAmount: '20.00' },
      ...{ deviceType: 2, clientOrderId: 'v-cash', validUntil: venue.hand.at + 30_000 },
    })
    expect(cashOut.code).toBe(refusalOf('cash-out'))
    await venue.goTo(batch.sealTime)
    expect(await codeOf({})).toBe(refusalOf('locked, or the batch is not open'))
    await venue.goTo(batch.beginTime)
    expect(await codeOf({})).toBe(refusalOf('locked, or the batch is not open'))
  })

  it('of reads, where there is no data', async () => {
    const batch = await venue.openBatch<RaceBatch>(31101)
    const [noData] = codes.NO_DATA.map(({ code }) => code)
    expect(noData).toBeDefined()
    const asked = { csid: '1011', tid: '31101', batchNo: batch.batchNo, orderNo: 1 }
    const mid = 'v3110120200101000101'
    const answers = [
      await venue.client().post(PMTY_VIRTUAL_PATHS.replay, asked),
      await venue.client().post(PMTY_VIRTUAL_PATHS.filmLength, asked),
      await venue.client().get(PMTY_VIRTUAL_PATHS.match, { mid, cuid: '1' }),
      await venue.client().get(PMTY_VIRTUAL_PATHS.odds, { mid, mcid: '0', cuid: '1' }),
      await venue.client().post(PMTY_VIRTUAL_PATHS.results, {
        ...{ sportType: '1011', tournamentId: '', batchNo: '', isVirtualSport: 1 },
        ...{
          startTime: venue.hand.at - 8 * 86_400_000,
          endTime: venue.hand.at,
          page: { size: 20, current: 1 },
        },
      }),
    ]
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => noData))
  })
})
