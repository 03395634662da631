import fc from 'fast-check'
import { EMPTY, firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { money } from '../../../streams/domain/money.ts'
import { RESERVE_REASONS } from '../../../streams/domain/reservation.ts'
import { decode } from '../../../streams/wire/decode.ts'
import { reserveLimitRows } from '../../../streams/wire/pmty/reservation.ts'
import { RESERVE_CODES, reserveCode } from '../../../streams/wire/reserveCodes.ts'
import * as reservationTables from '../../../streams/wire/pmty/reservationTables.ts'
import * as tables from '../../../streams/wire/pmty/tables.ts'
import { refusalCode } from '../../../platform/venues/pmty/refusalCodes.ts'
import { texts } from '../../../src/i18n/texts/cmn/texts.ts'
import { HANDICAP_KEY, RESULT_KEY } from '../../platform/book/scriptedWorld.ts'
import { createTestPlatform } from '../../platform/book/testPlatform.ts'
import { createPmtyClient } from '../../platform/venues/pmtyClient.ts'
import { answer, createVenueUnderTest, handicapLeg, odds } from '../../streams/venues/pmty/harness.ts'
import { disagreements, wronglyWritten } from '../disagreements.ts'
import { shapeDifferences } from '../shapes.ts'
import { ORDER_LIST, RECORD } from './betAnswers.ts'
import * as documents from './reservationAnswers.ts'

const rmb = (minor: number) => money(minor, 'RMB')
const BETS = '/yewu13/v1/betOrder'

function facetAnswering(text: string) {
  const { venue, sent, bad } = createVenueUnderTest(() => text)
  return { facet: venue.reservations, sent, bad }
}

const leg = handicapLeg({ wire: { marketId: 'h-1', optionId: 'o-1', playId: '4' } })

describe('the tables of reservations', () => {
  it('have each documented code and no other', () => {
    const words = {
      'odds changed': 'reserveOddsChanged',
      'max reserved orders': 'reserveTooMany',
      'cancel failed': 'reserveCancelFailed',
      'stake below lower limit': 'reserveBelowMin',
      'order not found': 'reserveNotFound',
      'reserve failed': 'reserveFailed',
      'score changed': 'reserveScoreChanged',
      'paid stake not modifiable': 'reserveStakeFixed',
      'over limit': 'reserveOverLimit',
    }
    const codes = Object.fromEntries(
      Object.entries(RESERVE_CODES).flatMap(([name, all]) => all.map((code) => [code, name])),
    )
    expect(disagreements(documents.REASONS, codes, { words })).toEqual([])
    expect(
      disagreements(documents.STATES, tables.PMTY_RESERVATION_STATES, {
        words: {
          reserving: 'waiting',
          successful: 'filled',
          'cancelled by the venue': 'failed',
          'cancelled by the member': 'cancelled',
        },
      }),
    ).toEqual([])
    expect(
      disagreements(documents.PAYS, reservationTables.PMTY_RESERVE_PAYS, {
        words: { 'not paid': 'atFill', paid: 'held' },
      }),
    ).toEqual([])
    expect(
      disagreements(documents.FAILURES, reservationTables.PMTY_RESERVE_FAILURES, {
        words: {
          'user cancel': 'userCancelled',
          'reserve closed': 'reserveClosed',
          'market settle': 'marketSettled',
        },
      }),
    ).toEqual([])
  })

  it('are what the platform writes', () => {
    const written = {
      oddsChanged: refusalCode('reserveOdds'),
      maxReservedOrders: refusalCode('tooManyReserved'),
      cancelFailed: reserveCode('reserveCancelFailed'),
      stakeBelowLowerLimit: refusalCode('reserveBelowMin'),
      orderNotFound: reserveCode('reserveNotFound'),
      reserveFailed: refusalCode('reserveNotAllowed'),
      overLimit: refusalCode('reserveAboveMax'),
    }
    expect(wronglyWritten(documents.REASONS, written)).toEqual([])
    expect(
      wronglyWritten(documents.STATES, reservationTables.PMTY_RESERVATION_CODES, {
        reserving: 'preOrdering',
        successful: 'success',
        failed: 'riskFail',
        'cancelled by the venue': 'riskCancel',
        'cancelled by the member': 'userCancel',
        confirming: 'confirm',
      }),
    ).toEqual([])
    expect(
      wronglyWritten(documents.DETAILS, reservationTables.PMTY_PRE_ORDER_DETAILS, { successful: 'ok' }),
    ).toEqual([])
    expect(wronglyWritten(documents.PAY_DISPLAY, reservationTables.PMTY_RESERVE_PAY_DISPLAY)).toEqual([])
  })

  it('have a text for each reason and each code', () => {
    expect(Object.keys(texts.reserve.reason).toSorted()).toEqual([...RESERVE_REASONS].toSorted())
    expect(Object.keys(texts.reserve.code)).toEqual(expect.arrayContaining(Object.keys(RESERVE_CODES)))
  })
})

describe('the client', () => {
  it('reads the terms: the limits, the choice of payment and the lines', async () => {
    const { facet, sent } = facetAnswering(answer(documents.LIMITS.fields))
    const result = await firstValueFrom(facet.terms(leg, 'RMB'))
    expect(result).toEqual({
      ok: true,
      value: {
        minStake: rmb(1_000),
        maxReturn: rmb(100_000_00),
        maxOdds: odds(35_500_000),
        pays: ['held', 'atFill'],
        lines: [-3, -2, 0],
      },
    })
    expect(sent[0]?.url).toContain(`${BETS}/queryMarketMaxMinPreBetMoney`)
  })

  it('reads no terms where there is no row, and none without a readable limit', async () => {
    await expect(firstValueFrom(facetAnswering(answer([])).facet.terms(leg, 'RMB'))).resolves.toEqual({
      ok: true,
      value: null,
    })
    const unreadable = [{ ...documents.LIMITS.fields[0], orderMaxPay: 'much' }]
    await expect(firstValueFrom(facetAnswering(answer(unreadable)).facet.terms(leg, 'RMB'))).resolves.toEqual(
      { ok: true, value: null },
    )
  })

  it('decodes any row of limits without an error', () => {
    fc.assert(
      fc.property(fc.array(fc.object({ maxDepth: 2 })), (rows) => {
        const decoded = decode(reserveLimitRows, rows)
        if (decoded.ok) for (const row of decoded.value) expect(typeof row.playOptionsId).toBe('string')
      }),
    )
  })

  it('lists those that wait, and why others failed', async () => {
    const records = [documents.WAITING.fields, documents.FAILED.fields].map((own) => ({
      ...RECORD.fields,
      ...own,
    }))
    const { facet, sent } = facetAnswering(answer({ ...ORDER_LIST.fields, records }))
    const result = await firstValueFrom(facet.list({ shown: 'waiting', currency: 'RMB' }))
    expect(result.ok && result.value.reservations).toMatchObject([
      { state: 'waiting', odds: 250_000, pay: 'atFill', reasonKey: null, order: { state: 'reserved' } },
      { state: 'failed', odds: 250_000, pay: 'held', reasonKey: 'reserve.reason.scoreChanged' },
    ])
    expect(sent.map(({ body }): unknown => JSON.parse(body ?? ''))).toMatchObject([
      { ...documents.LIST_REQUEST.fields, cuid: 'u1' },
    ])
    await firstValueFrom(facet.list({ shown: 'failed', currency: 'RMB' }))
    expect(JSON.parse(sent[1]?.body ?? '')).toMatchObject({ preOrderStatusList: [2, 3, 4], timeType: 4 })
  })

  it('cancels and edits with the documented fields, once', async () => {
    const { facet, sent } = facetAnswering(answer(null))
    await expect(firstValueFrom(facet.cancel('TL1'))).resolves.toEqual({
      ok: true,
      value: { status: 'done' },
    })
    await firstValueFrom(facet.edit?.('TL5100000000001', odds(280_000)) ?? EMPTY)
    expect(sent.map(({ url }) => url)).toEqual([
      `${BETS}/cancelPreBetOrder?orderNo=TL1`,
      `${BETS}/updatePreBetOdds`,
    ])
    expect(JSON.parse(sent[1]?.body ?? '')).toEqual(documents.EDIT.fields)
  })

  it.each(documents.REASONS)('reads $code ($means) as a refusal of a change', async ({ code }) => {
    const { facet, sent, bad } = facetAnswering(answer(null, code))
    const result = await firstValueFrom(facet.cancel('TL1'))
    expect(result).toMatchObject({ ok: true, value: { status: 'refused' } })
    expect([sent.length, bad]).toEqual([1, []])
  })

  it('reads a missing answer as unknown, and sends nothing again', async () => {
    const { venue, sent } = createVenueUnderTest(() => 'timeout')
    await expect(firstValueFrom(venue.reservations.cancel('TL1'))).resolves.toMatchObject({
      ok: false,
      error: { type: 'transport' },
    })
    expect(sent).toHaveLength(1)
  })
})

describe('the platform', () => {
  it('answers limits, a reservation, its list, an edit and a cancellation as documented', async () => {
    const { platform, store, newMember, world, balance } = await createTestPlatform()
    const member = await newMember()
    const client = await createPmtyClient(platform, (await store.accounts.member(member))?.name ?? '')
    const request = await client.betOn('early-1', '1', '1', { bet: { preBet: 1 }, leg: { odds: 250_000 } })
    const [asked] = request.seriesOrders[0]?.orderDetailList ?? []
    const limits = await client.post(`${BETS}/queryMarketMaxMinPreBetMoney`, {
      orderMaxBetMoney: [{ ...asked, playOptionId: asked?.playOptionsId }],
    })
    expect(
      shapeDifferences(documents.LIMITS.fields, limits.data, [
        'code',
        'globalId',
        'playOptionId',
        'seriesOdds',
        'type',
      ]),
    ).toEqual([])
    expect(limits.data).toMatchObject([
      { minBet: '10.00', orderMaxPay: '100000.00', maxOdds: 35_500_000, reservePayDisplay: 1 },
    ])
    const quotes = await client.post(`${BETS}/queryLatestMarketInfo`, {
      idList: [{ matchInfoId: 'early-1', playId: '1', placeNum: 1 }],
    })
    expect(quotes.data).toMatchObject([{ pendingOrderStatus: 1 }])

    const made = await client.post(`${BETS}/client/bet`, request)
    expect(made.data).toMatchObject({
      orderDetailRespList: [{ orderStatusCode: 2, preOrderDetailStatus: 0, oddsValues: 250_000 }],
    })
    const { orderDetailRespList } = made.data as { orderDetailRespList: { orderNo: string }[] }
    const orderNo = orderDetailRespList[0]?.orderNo ?? ''
    expect(await balance(member)).toBe(10_000_00 - 10_000)
    const states = await client.get(`${BETS}/queryOrderStatus`, { orderNos: orderNo })
    expect(states.data).toMatchObject([{ status: 3, preOrderStatus: 0 }])

    const list = await client.post(`${BETS}/getPreBetOrderlist`, documents.LIST_REQUEST.fields)
    const page = { ...ORDER_LIST.fields, records: [{ ...RECORD.fields, ...documents.WAITING.fields }] }
    expect(shapeDifferences(page, list.data)).toEqual([])
    expect(list.data).toMatchObject({
      total: 1,
      records: [{ orderNo, preOrderStatus: 0, preOrderOdds: 250_000, reservePay: 2, preOrderFailCode: null }],
    })
    const bets = await client.post(`${BETS}/getOrderListV5PB`, { orderStatus: '0' })
    expect(bets.data).toMatchObject({ total: 0, records: [] })

    const low = await client.post(`${BETS}/updatePreBetOdds`, {
      ...documents.EDIT.fields,
      orderNo,
      odds: 209_000,
    })
    expect(low.code).toBe('13001')
    const edited = await client.post(`${BETS}/updatePreBetOdds`, { ...documents.EDIT.fields, orderNo })
    expect(edited.code).toBe('0000000')
    for (const code of ['0000000', '0000000']) {
      expect((await client.get(`${BETS}/cancelPreBetOrder`, { orderNo })).code).toBe(code)
    }
    expect((await client.get(`${BETS}/cancelPreBetOrder`, { orderNo: 'TL99' })).code).toBe('13005')
    expect(await balance(member)).toBe(10_000_00)
    const failed = await client.post(`${BETS}/getPreBetOrderlist`, {
      ...documents.LIST_REQUEST.fields,
      preOrderStatusList: [2, 3, 4],
    })
    expect(failed.data).toMatchObject({
      records: [{ preOrderStatus: 4, preOrderOdds: 280_000, preOrderFailCode: 1, refuseCode: null }],
    })

    const next = await client.betOn('early-1', '1', '1', { bet: { preBet: 1 }, leg: { odds: 250_000 } })
    await client.post(`${BETS}/client/bet`, next)
    world.setPrice('early-1', RESULT_KEY, 'home', 255_000)
    await platform.tick()
    const filled = await client.post(`${BETS}/getOrderListV5PB`, { orderStatus: '0' })
    const [bet] = (filled.data as { records: { orderNo: string }[] }).records
    expect(bet).toMatchObject({
      preOrderStatus: 1,
      preOrderOdds: 250_000,
      detailList: [{ oddsValue: 255_000 }],
    })
    expect((await client.get(`${BETS}/cancelPreBetOrder`, { orderNo: bet?.orderNo ?? '' })).code).toBe(
      '13003',
    )

    const live = await client.betOn('live-1', '4', '1', { bet: { preBet: 1 }, leg: { odds: 250_000 } })
    await client.post(`${BETS}/client/bet`, live)
    world.jump('live-1', HANDICAP_KEY, 0)
    world.score('live-1', [1, 0])
    await platform.tick()
    const reasons = await client.post(`${BETS}/getPreBetOrderlist`, {
      ...documents.LIST_REQUEST.fields,
      preOrderStatusList: [3],
    })
    expect(reasons.data).toMatchObject({ records: [{ preOrderStatus: 3, preOrderFailCode: 8 }, {}] })
    await platform.close()
  })
})
