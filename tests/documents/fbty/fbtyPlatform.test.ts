import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { resultDays } from '../../../streams/domain/resultDays.ts'
import { fbtyTimeText } from '../../../streams/wire/fbty/times.ts'
import { createTestPlatform, openSharedStore, type TestPlatform } from '../../platform/book/testPlatform.ts'
import { createFbtyClient, type FbtyCall, type FbtyClient } from '../../platform/venues/fbtyClient.ts'
import { shapeDifferences } from '../shapes.ts'
import * as bets from './betAnswers.ts'
import { BASE_PATH } from './constants.ts'
import * as further from './furtherAnswers.ts'
import * as matches from './matchAnswers.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let platform: TestPlatform
let client: FbtyClient

beforeAll(async () => {
  shared = await openSharedStore()
})
afterAll(() => shared.end())
beforeEach(async () => {
  platform = await createTestPlatform({ store: shared.store })
  const member = await platform.newMember()
  client = await createFbtyClient(platform.platform, (await shared.store.accounts.member(member))?.name ?? '')
})
afterEach(() => platform.platform.close())

interface Detail {
  readonly mg: readonly {
    readonly mty: number
    readonly mks: readonly {
      readonly id: string
      readonly op: readonly { readonly ty: number; readonly od: number }[]
    }[]
  }[]
}

/** The data of a call that is sent as the page says, with these values. */
async function answered(call: FbtyCall, documented: object, values: object = {}): Promise<unknown> {
  const answer = await client.call(call, { ...documented, ...values })
  expect([call, answer.code, answer.message]).toEqual([call, 0, ''])
  return answer.data
}

async function line(
  matchId: string,
  mty: number,
): Promise<{ readonly id: string; readonly odds: number; readonly ty: number }> {
  const { mg } = (await answered('match', { matchId })) as Detail
  const [first] = mg.find((market) => market.mty === mty)?.mks ?? []
  return { id: first?.id ?? '', odds: first?.op[0]?.od ?? 0, ty: first?.op[0]?.ty ?? 0 }
}

const validUntil = () => platform.platform.clock.now() + 30_000

describe('the platform answers as documented', () => {
  it('at its address, in the envelope', async () => {
    expect(client.url.endsWith(BASE_PATH[0]?.code ?? '-')).toBe(true)
    const { data: _, ...fine } = await client.call('merchant')
    expect(shapeDifferences(further.ENVELOPE.fields, { ...fine, data: null })).toEqual([])
    const refused = await client.call('match', { matchId: 'x' })
    expect(shapeDifferences(further.REFUSED.fields, refused)).toEqual([])
    expect(refused.message).not.toBe('')
  })

  it('the member, the venue, counts and announcements', async () => {
    expect(
      shapeDifferences(bets.USER.answer.fields, await answered('user', bets.USER.request.fields)),
    ).toEqual([])
    expect(shapeDifferences(further.VENUE.answer.fields, await answered('merchant', {}))).toEqual([])
    const counts = await answered('counts', matches.COUNTS.request.fields)
    expect(shapeDifferences(matches.COUNTS.answer.fields, counts)).toEqual([])
    const { request, answer } = further.ANNOUNCEMENTS
    expect(shapeDifferences(answer.fields, await answered('bulletins', request.fields))).toEqual([])
  })

  it('lists, leagues, a detail and results', async () => {
    const all = { leagueIds: [], beginTime: undefined, endTime: undefined }
    const list = await answered('list', matches.LIST.request.fields, all)
    expect(shapeDifferences(matches.LIST.answer.fields, list)).toEqual([])
    const refresh = await answered('list', matches.REFRESH_REQUEST.fields, { matchIds: ['early-1'] })
    expect(shapeDifferences(matches.LIST.answer.fields, refresh)).toEqual([])
    const hot = await answered('hot', matches.HOT.request.fields)
    expect(shapeDifferences(matches.HOT.answer.fields, hot)).toEqual([])
    const leagues = await answered('leagues', matches.LEAGUES.request.fields)
    expect(shapeDifferences(matches.LEAGUES.answer.fields, leagues)).toEqual([])
    const detail = await answered('match', matches.DETAIL.request.fields, { matchId: 'early-1' })
    expect(shapeDifferences(matches.DETAIL.answer.fields, detail)).toEqual([])
    platform.world.finish('early-1', { 'goals.match': [2, 1], 'goals.firstHalf': [1, 0] })
    const over = await answered('match', { matchId: 'early-1' })
    const settled = ['mg.tyg', 'mg.mks.op.sr']
    expect(shapeDifferences(matches.MATCH.fields, over, settled)).toEqual([])
    const day = resultDays(platform.platform.clock.now()).at(-1)
    const times = { beginTime: day?.from, endTime: day?.to }
    const results = (await answered('results', matches.RESULTS.request.fields, times)) as {
      records: unknown[]
    }
    expect(results.records).toHaveLength(1)
    expect(shapeDifferences([matches.MATCH.fields], results.records)).toEqual([])
  })

  it('a quote, singles and series', async () => {
    const legs = await Promise.all(['early-1', 'early-2', 'early-3'].map((id) => line(id, 1005)))
    const asked = legs.map(({ id, ty }, index) => ({
      matchId: `early-${index + 1}`,
      marketId: id,
      type: ty,
      oddsType: 1,
    }))
    const quote = async (more: readonly object[]) =>
      answered('quote', bets.QUOTE.request.fields, { betMatchMarketList: [...asked, ...more] })
    const gone = { matchId: 'x', marketId: 'x', type: 1, oddsType: 1 }
    expect(shapeDifferences(bets.QUOTE.answer.fields, await quote([gone]))).toEqual([])
    const { sos } = (await quote([])) as { readonly sos: unknown }
    expect(shapeDifferences(bets.SERIES_OF_THREE.fields, sos)).toEqual([])
    const wire = legs.map(({ id, odds, ty }) => ({
      ...{ marketId: id, optionType: ty, odds, oddsFormat: 1, ip: 0, re: '' },
    }))
    const [one, other] = bets.SINGLES.request.fields.singleBetList
    const singles = await answered('singles', bets.SINGLES.request.fields, {
      validUntil: validUntil(),
      singleBetList: [
        { ...one, relatedId: 'd1.0', betOptionList: [wire[0]] },
        { ...other, relatedId: 'd1.1', betOptionList: [{ ...wire[1], odds: 99 }] },
      ],
    })
    expect(shapeDifferences(bets.SINGLES.answer.fields, singles)).toEqual([])
    const [whole, cover] = bets.SERIES.request.fields.betMultipleData
    const series = await answered('series', bets.SERIES.request.fields, {
      validUntil: validUntil(),
      betOptionList: wire,
      betMultipleData: [
        { ...whole, relatedId: 'd2.0' },
        { ...cover, relatedId: 'd2.1' },
      ],
    })
    // A row that is not refused has these fields with nothing in them.
    const refusal = ['rj', 'rjs', 'code']
    expect(shapeDifferences(bets.SERIES.answer.fields, series, refusal)).toEqual([])
    const records = await answered('orders', bets.RECORDS.request.fields, {
      startTime: undefined,
      endTime: undefined,
    })
    expect(shapeDifferences(bets.RECORDS.answer.fields, records)).toEqual([])
    const { records: rows } = records as { readonly records: readonly { readonly pushType: number }[] }
    expect(rows.map(({ pushType }) => pushType).toSorted()).toEqual([1, 1, 2])
    const [{ id }] = singles as [{ readonly id: string }]
    const states = await answered('orderStates', further.STATES.request.fields, { orderIds: [id] })
    expect(shapeDifferences(further.STATES.answer.fields, states)).toEqual([])
    const offers = await answered('cashOutOffers', further.CASH_OUT_OFFERS.request.fields, { orderIds: [id] })
    expect(shapeDifferences(further.CASH_OUT_OFFERS.answer.fields, offers)).toEqual([])
    const agreed = { ...further.CASH_OUT.request.fields, orderId: id, validUntil: validUntil() }
    const cashedOut = await answered('cashOut', { ...agreed, relatedId: 'd3', cashOutPayoutStake: '10.00' })
    expect(shapeDifferences(further.CASH_OUT.answer.fields, cashedOut)).toEqual([])
    const changed = await client.call('cashOut', { ...agreed, relatedId: 'd4', cashOutPayoutStake: '999.00' })
    expect(changed.code).toBe(12_008)
    expect(shapeDifferences(further.CASH_OUT.changed.fields, changed.data)).toEqual([])
    const [record] = ((await answered('orders', { isSettled: false, orderId: id })) as { records: unknown[] })
      .records
    expect(shapeDifferences(bets.PARTLY_CASHED_OUT.fields, record, ['rj', 'rjs', 'code'])).toEqual([])
  })

  it('reservations', async () => {
    const { id: marketId, ty } = await line('early-1', 1005)
    const asked = { matchId: 'early-1', marketId, optionType: ty }
    const terms = await answered('reserveTerms', further.TERMS.request.fields, asked)
    expect(shapeDifferences(further.TERMS.answer.fields, terms)).toEqual([])
    const [leg] = further.RESERVATION.request.fields.betOptionList
    const made = await answered('reserve', further.RESERVATION.request.fields, {
      validUntil: validUntil(),
      relatedId: 'd5.0',
      betOptionList: [{ ...leg, marketId, optionType: ty }],
    })
    expect(shapeDifferences(further.RESERVATION.answer.fields, made)).toEqual([])
    const now = platform.platform.clock.now()
    const listed = await answered('reservations', further.RESERVATIONS.request.fields, {
      startTime: fbtyTimeText(now - 3_600_000),
      endTime: fbtyTimeText(now + 3_600_000),
    })
    expect(shapeDifferences(further.RESERVATIONS.answer.fields, listed)).toEqual([])
    const { id } = made as { readonly id: string }
    expect(await answered('cancelReservation', further.CANCEL.request.fields, { reserveId: id })).toBeNull()
  })
})
