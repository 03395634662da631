import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { money } from '../../../streams/domain/money.ts'
import type { CashOutRequest } from '../../../streams/venues/cashOut.ts'
import { PMTY_SETTLED_BY_CASH_OUT } from '../../../streams/wire/pmty/betNumbers.ts'
import {
  CASH_OUT_CODES,
  CASH_OUT_CONFIRMING,
  PMTY_CASH_OUT_DEVICE_TYPE,
  PMTY_CASH_OUT_STATUSES,
} from '../../../streams/wire/pmty/cashOutCodes.ts'
import * as tables from '../../../streams/wire/pmty/tables.ts'
import { texts } from '../../../src/i18n/texts/cmn/texts.ts'
import { cashOutRefusalCode } from '../../../platform/venues/pmty/cashOutRecords.ts'
import { createTestPlatform } from '../../platform/book/testPlatform.ts'
import { createPmtyClient } from '../../platform/venues/pmtyClient.ts'
import { answer, createVenueUnderTest, NOW } from '../../streams/venues/pmty/harness.ts'
import { disagreements, wronglyWritten } from '../disagreements.ts'
import { shapeDifferences } from '../shapes.ts'
import * as documents from './cashOutAnswers.ts'

const rmb = (minor: number) => money(minor, 'RMB')
const ORDERS = ['TL5100000000001', 'TL5100000000002', 'TL5100000000003'].map((orderNo) => ({
  orderNo,
  openStake: rmb(0),
}))
const REQUEST: CashOutRequest = {
  id: 'cash-1',
  orderNo: 'TL5100000000001',
  stake: rmb(6_000),
  amount: rmb(8_154),
  validUntil: 1_767_229_235_000,
}

/** The cash-outs of the adapter on a venue that gives this answer. */
function facetAnswering(text: string) {
  const { venue, sent, bad } = createVenueUnderTest(() => text)
  return { cashOut: venue.cashOut, sent, bad }
}

describe('the tables of cash-outs', () => {
  it('have each documented code and no other', () => {
    const table = Object.fromEntries(
      CASH_OUT_CODES.flatMap(({ reason, codes }) => codes.map((code) => [code, reason])),
    )
    expect(disagreements(documents.REASONS, table)).toEqual([])
    expect(disagreements(documents.ORDER_STATES, tables.PMTY_CASH_OUT_STATES)).toEqual([])
    expect(disagreements(documents.STATUSES, PMTY_CASH_OUT_STATUSES)).toEqual([])
    expect(documents.CONFIRMING.map(({ code }) => code)).toEqual([CASH_OUT_CONFIRMING])
    expect(documents.DEVICE.map(({ code }) => code)).toEqual([PMTY_CASH_OUT_DEVICE_TYPE])
    expect(documents.SETTLED_BY_CASH_OUT.map(({ code }) => code)).toEqual([PMTY_SETTLED_BY_CASH_OUT])
  })

  it('have 23 codes from 12001 and 17 from 17001', () => {
    const codes = CASH_OUT_CODES.flatMap((each) => each.codes)
    expect(codes.filter((code) => code.startsWith('12'))).toHaveLength(23)
    expect(codes.filter((code) => code.startsWith('17'))).toHaveLength(17)
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('have a text for each reason', () => {
    expect(Object.keys(texts.cashOut.reason)).toEqual(
      expect.arrayContaining(CASH_OUT_CODES.map(({ reason }) => reason)),
    )
  })

  it('are what the platform writes', () => {
    const written = {
      orderNotFound: cashOutRefusalCode('orderNotFound'),
      notConfirmed: cashOutRefusalCode('orderNotConfirmed'),
      notCashable: cashOutRefusalCode('orderRejected'),
      orderSettled: cashOutRefusalCode('orderSettled'),
      stakeAboveTotal: cashOutRefusalCode('stakeAboveOpen'),
      stakeBelowMin: cashOutRefusalCode('stakeBelowMin'),
      stakeNotWhole: cashOutRefusalCode('stakeNotWhole'),
      singlesOnly: cashOutRefusalCode('singlesOnly'),
      belowOne: cashOutRefusalCode('belowOne'),
      paused: cashOutRefusalCode('paused'),
      matchOver: cashOutRefusalCode('matchOver'),
      scoreUpdated: cashOutRefusalCode('scoreChanged'),
      payoutChanged: cashOutRefusalCode('amountChanged'),
      cashOutExists: cashOutRefusalCode('cashOutExists'),
      tooManyCashOuts: cashOutRefusalCode('tooManyCashOuts'),
      failed: cashOutRefusalCode('a reason of an earlier version'),
    }
    expect(wronglyWritten(documents.REASONS, written)).toEqual([])
  })
})

describe('the client', () => {
  it('reads quotes: the rest of the stake, its amount and the least part', async () => {
    const { cashOut, sent } = facetAnswering(answer(documents.QUOTES.fields))
    const result = await firstValueFrom(cashOut.quotes(ORDERS))
    expect(result.ok && result.value).toEqual([
      { orderNo: 'TL5100000000001', openStake: rmb(12_000), amount: rmb(16_308), leastPart: rmb(1_000) },
      { orderNo: 'TL5100000000002', openStake: rmb(5_000), amount: rmb(6_120), leastPart: null },
    ])
    expect(decodeURIComponent(sent[0]?.url ?? '')).toContain(
      '/yewu13/v1/order/betRecord/getCashoutMaxAmountList?orderNo=TL5100000000001,TL5100000000002,TL5100000000003',
    )
  })

  it('sends a cash-out once, with the documented fields', async () => {
    const { cashOut, sent } = facetAnswering(answer(null))
    const result = await firstValueFrom(cashOut.take(REQUEST))
    expect(result).toEqual({ ok: true, value: { status: 'taken', amount: rmb(8_154) } })
    expect(sent.map(({ body }): unknown => JSON.parse(body ?? ''))).toEqual([documents.REQUEST.fields])
  })

  it.each(documents.REASONS)('reads $code as $means', async ({ code, means }) => {
    const { cashOut, sent, bad } = facetAnswering(answer('70.00', code))
    const result = await firstValueFrom(cashOut.take(REQUEST))
    const status = result.ok ? result.value.status : result.error
    const expected =
      {
        'payout changed': 'amountChanged',
        'return changed': 'amountChanged',
        paused: 'paused',
        'below one': 'paused',
      }[means] ?? 'refused'
    expect(status).toBe(expected)
    if (result.ok && result.value.status === 'amountChanged') expect(result.value.amount).toEqual(rmb(7_000))
    expect([sent.length, bad]).toEqual([1, []])
  })

  it('reads 0400524 as confirming, and no answer as unknown', async () => {
    await expect(
      firstValueFrom(facetAnswering(answer(null, '0400524')).cashOut.take(REQUEST)),
    ).resolves.toEqual({
      ok: true,
      value: { status: 'confirming' },
    })
    const { venue, sent } = createVenueUnderTest(() => 'timeout')
    await expect(firstValueFrom(venue.cashOut.take(REQUEST))).resolves.toMatchObject({
      ok: false,
      error: { type: 'transport' },
    })
    expect(sent).toHaveLength(1)
  })

  it('finds its own request, and why another one failed', async () => {
    const { cashOut } = facetAnswering(answer(documents.STATE_ROWS.fields))
    const find = async (id: string) => {
      const result = await firstValueFrom(cashOut.find({ ...REQUEST, id }))
      return result.ok ? result.value : result.error
    }
    await expect(find('cash-1')).resolves.toEqual({ value: { status: 'taken', amount: rmb(8_154) }, at: NOW })
    await expect(find('cash-0')).resolves.toMatchObject({
      value: { status: 'refused', reasonKey: 'cashOut.reason.scoreUpdated' },
    })
    await expect(find('cash-2')).resolves.toMatchObject({ value: null })
  })

  it('reads the history', async () => {
    const [order] = ORDERS
    const { cashOut } = facetAnswering(answer(documents.HISTORY.fields))
    const result = await firstValueFrom(cashOut.history(order ?? { orderNo: '', openStake: rmb(0) }))
    expect(result.ok && result.value).toEqual([
      { status: 'failed', stake: rmb(3_000), amount: rmb(4_000), left: rmb(20_000), at: 1_767_229_205_000 },
      { status: 'taken', stake: rmb(8_000), amount: rmb(10_100), left: rmb(12_000), at: 1_767_229_305_000 },
    ])
  })
})

describe('the platform', () => {
  it('answers quotes, a cash-out, its state and the history as documented', async () => {
    const { platform, store, newMember, world, balance } = await createTestPlatform()
    const member = await newMember()
    const client = await createPmtyClient(platform, (await store.accounts.member(member))?.name ?? '')
    const bets = '/yewu13/v1/betOrder'
    const placed = await client.post(`${bets}/client/bet`, await client.betOn('early-1', '1', '1'))
    const { orderDetailRespList } = placed.data as { orderDetailRespList: { orderNo: string }[] }
    const orderNo = orderDetailRespList[0]?.orderNo ?? ''
    const asked = await client.get('/yewu13/v1/order/betRecord/getCashoutMaxAmountList', { orderNo })
    expect(shapeDifferences(documents.QUOTES.fields.slice(0, 2), asked.data)).toEqual([])
    const quotes = asked.data as { preSettleMaxWin: string; minSettleAmount: string }[]
    expect(quotes).toMatchObject([{ betAmount: '100.00', preBetAmount: '0.00', minSettleAmount: '10.00' }])
    const whole = Number(quotes[0]?.preSettleMaxWin)

    const request = { ...documents.REQUEST.fields, orderNo, validUntil: platform.clock.now() + 30_000 }
    const frontSettleAmount = (whole * 0.6).toFixed(2)
    const greedy = await client.post(`${bets}/orderPreSettle`, { ...request, frontSettleAmount: '99.00' })
    expect(greedy).toMatchObject({ code: '0400537', data: frontSettleAmount })
    const taken = await client.post(`${bets}/orderPreSettle`, { ...request, frontSettleAmount })
    expect(taken.code).toBe('0000000')
    const again = await client.post(`${bets}/orderPreSettle`, { ...request, frontSettleAmount })
    expect(again.code).toBe('0000000')
    expect(await balance(member)).toBe(10_000_00 - 10_000 + Math.round(whole * 60))

    const states = await client.get(`${bets}/queryOrderPreSettleConfirm`, { orderNo })
    expect(shapeDifferences(documents.STATE_ROWS.fields, states.data)).toEqual([])
    expect(states.data).toMatchObject([{ preSettleOrderStatus: 1, clientOrderId: 'cash-1' }])
    const history = await client.get(`${bets}/getPreSettleOrderDetail`, { orderNo })
    expect(shapeDifferences(documents.HISTORY.fields, history.data)).toEqual([])
    expect(history.data).toMatchObject([
      { orderStatus: 1, preBetAmount: '60.00', remainingBetAmount: '40.00' },
    ])
    const list = await client.post(`${bets}/getOrderListV5PB`, { orderStatus: '0' })
    expect((list.data as { records: unknown[] }).records).toMatchObject([
      { preSettle: 1, preBetAmount: '60.00', preSettleBetAmount: '40.00', enablePreSettle: true },
    ])
    world.finish('early-1', { 'goals.match': [0, 1], 'goals.firstHalf': [0, 0] })
    await platform.tick()
    const late = await client.post(`${bets}/orderPreSettle`, {
      ...request,
      clientOrderId: 'late',
      frontSettleAmount,
    })
    expect(late.code).toBe('0400528')
    await platform.close()
  })
})
