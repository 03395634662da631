import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { betReturn } from '../../../../streams/domain/lottery/betReturn.ts'
import { readNumbers } from '../../../../streams/domain/lottery/numbers.ts'
import { playOf } from '../../../../streams/domain/lottery/plays/plays.ts'
import { LOTTERY_PATHS } from '../../../../streams/wire/lottery/paths.ts'
import { bet, draws, passTo, PAID_AFTER, place, SURE } from './lotteryBets.ts'
import { createLotteryPlatform, type LotteryMember, type LotteryPlatform, send } from './lotteryClient.ts'

let made: LotteryPlatform

beforeAll(async () => {
  made = await createLotteryPlatform()
})

afterAll(async () => {
  await expect(made.store.ledger.audit()).resolves.toMatchObject({ balanced: true })
  await made.platform.close()
})

const balanceOf = (
  { id }: LotteryMember,
  currency: 'RMB' | 'USDT' = 'RMB',
  purpose: 'lottery' | 'main' = 'lottery',
) => made.store.ledger.balance(id, currency, purpose)

interface BetRecord {
  readonly clientOrderId: string
  readonly planId: string
  readonly winNotes: number
  readonly backAmount: string
  readonly betState: number | null
  readonly result: { readonly numbers: readonly number[] } | null
}

async function recordsOf(member: LotteryMember, body: object = {}): Promise<readonly BetRecord[]> {
  return ((await member.post(LOTTERY_PATHS.orders, body)).data as { records: BetRecord[] }).records
}

describe('a bet', () => {
  it('is paid what its notes have won, in its currency and wallet', async () => {
    const member = await made.member()
    const sent = [
      bet(SURE),
      bet({
        playId: 214,
        numbers: 'b,s|o,e|b|s|o',
        notes: 7,
        unit: 20,
        multiple: 3,
        odds: 195_000,
        betAmount: '4.20',
      }),
    ]
    const usdt = bet({ ...SURE, unit: 50, betAmount: '1.00' })
    await place(made, member, sent)
    expect((await place(made, member, [usdt], { currencyCode: 200 })).data).toMatchObject({
      balance: '999.00',
    })
    const [onSale] = draws(made, 1)
    await passTo(made, (onSale?.drawAt ?? 0) + PAID_AFTER)
    const [second, first] = await recordsOf(member)
    expect(first).toMatchObject({ winNotes: 1, backAmount: '3.90', betState: 3 })
    const play = playOf(2, 214)
    const numbers = play === null ? null : readNumbers(play, 'b,s|o,e|b|s|o')
    if (play === null || numbers === null || !('choice' in numbers)) throw new Error('no bet')
    const drawn = { numbers: second?.result?.numbers ?? [], drawAt: onSale?.drawAt ?? 0 }
    const expected = betReturn({ play, choice: numbers.choice, unit: 20, multiple: 3 }, drawn)
    expect(second).toMatchObject({ winNotes: expected.winNotes })
    await expect(balanceOf(member)).resolves.toBe(10_000_00 - 4_00 - 4_20 + 3_90 + expected.returned)
    await expect(balanceOf(member, 'USDT')).resolves.toBe(1_000_00 - 1_00 + 97)
  })

  it('of a seamless member is paid from the centre', async () => {
    const member = await made.member({ walletType: 'seamless', RMB: 100_00 })
    expect((await place(made, member, [bet(SURE)])).data).toMatchObject({ balance: '96.00' })
    await expect(balanceOf(member, 'RMB', 'main')).resolves.toBe(96_00)
  })

  it('is given back with its draw', async () => {
    const member = await made.member()
    await place(made, member, [bet(SURE)])
    await made.control.stopRound({ product: 'lottery', game: '201', do: 'void' })
    await made.pass(400)
    expect((await recordsOf(member))[0]).toMatchObject({ betState: null, winNotes: 0, backAmount: '4.00' })
    await expect(balanceOf(member)).resolves.toBe(10_000_00)
    const [onSale] = draws(made, 1)
    await passTo(made, onSale?.sealsAt ?? 0)
  })

  it('is limited by what the member has staked on the draw, by odds level', async () => {
    const member = await made.member({ RMB: 40_000_00 })
    await made.control.setMemberProfile({ member: member.name, oddsLevel: 7 })
    const page = await member.get(LOTTERY_PATHS.page, { ticketId: '201' })
    const most = Number((page.data as { drawMax: string }).drawMax) * 100
    const multiple = Math.floor(most / 400 / 2)
    const half = {
      ...SURE,
      multiple: Math.min(999, multiple),
      betAmount: ((400 * Math.min(999, multiple)) / 100).toFixed(2),
    }
    let staked = 0
    let code: number | string = 0
    while (code === 0 && staked < most * 2) {
      code = (await place(made, member, [bet(half)])).code
      if (code === 0) staked += Number(half.betAmount) * 100
    }
    expect(code).toBe(3006)
    expect(staked).toBeLessThanOrEqual(most)
    expect(staked + Number(half.betAmount) * 100).toBeGreaterThan(most)
  })

  it('is refused in a currency that the member does not have', async () => {
    const member = await made.member({ onlyCurrency: 'USDT', RMB: 0 })
    expect((await place(made, member, [bet(SURE)])).code).toBe(3021)
  })

  it('is late from the seal on', async () => {
    const member = await made.member()
    const [onSale] = draws(made, 1)
    await passTo(made, (onSale?.sealsAt ?? 0) - 1_000)
    const ready = { planId: onSale?.planId, validUntil: (onSale?.sealsAt ?? 0) + 60_000 }
    expect((await place(made, member, [bet(SURE)], ready)).code).toBe(0)
    // Without a step: the round is still open in the database.
    made.hand.at += 1_000
    expect((await place(made, member, [bet(SURE)], ready)).code).toBe(3014)
  })

  it('that is sent twice at once is taken once', async () => {
    const member = await made.member()
    await made.pass(400)
    const sent = [bet(SURE)]
    const [one, other] = await Promise.all([place(made, member, sent), place(made, member, sent)])
    expect(one.code).toBe(0)
    expect(other.data).toEqual(one.data)
    await expect(balanceOf(member)).resolves.toBe(10_000_00 - 4_00)
  })

  it('is taken with all others of its call or not at all', async () => {
    const member = await made.member()
    const call = [bet(SURE), bet({ ...SURE, numbers: 's,b||||' }), bet(SURE)]
    expect((await place(made, member, call)).code).toBe(5)
    const fifty = Array.from({ length: 50 }, () => bet({ ...SURE, unit: 2, betAmount: '0.04' }))
    expect((await place(made, member, [...fifty, bet(SURE)])).code).toBe(5)
    expect(await recordsOf(member)).toEqual([])
    expect((await place(made, member, fifty)).code).toBe(0)
    expect(await recordsOf(member, { size: 100 })).toHaveLength(50)
  })
})

describe('records', () => {
  it('are filtered by lottery, state, ids and page', async () => {
    const member = await made.member()
    const [one, two] = [
      bet(SURE),
      bet({ playId: 104, numbers: '27', notes: 1, multiple: 1, betAmount: '2.00' }),
    ]
    await place(made, member, [one])
    expect((await place(made, member, [two], { ticketId: '101' })).code).toBe(0)
    expect(await recordsOf(member, { ticketId: '101' })).toHaveLength(1)
    expect(await recordsOf(member, { orderStatus: 0 })).toHaveLength(2)
    expect(await recordsOf(member, { orderStatus: 1 })).toHaveLength(0)
    expect(await recordsOf(member, { clientOrderIds: [one.clientOrderId] })).toHaveLength(1)
    expect(await recordsOf(member, { page: 2, size: 1 })).toHaveLength(1)
    expect(await recordsOf(member, { currencyCode: 200 })).toHaveLength(0)
    expect(await recordsOf(member, { chaseNo: 'TC999' })).toHaveLength(0)
    for (const body of [{ currencyCode: 7 }, { timeType: 5 }, { size: 101 }, { page: 0 }]) {
      expect((await member.post(LOTTERY_PATHS.orders, body)).code).toBe(5)
      expect((await member.post(LOTTERY_PATHS.chases, body)).code).toBe(5)
    }
    expect((await member.post(LOTTERY_PATHS.chases, { chaseState: 3 })).code).toBe(5)
  })
})

describe('a hostile body', () => {
  const bodies = [
    'nothing',
    '',
    '[]',
    'null',
    '{"ticketId":"201"',
    '{"ticketId":"201","planId":"\\u0000","currencyCode":1,"validUntil":1,"bets":[],"chase":null}',
    `{"ticketId":${JSON.stringify('9'.repeat(10_000))}}`,
    `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
    '{"__proto__":{"ticketId":"201"}}',
  ]

  it.each(bodies)('is refused: %#', async (body) => {
    const member = await made.member()
    for (const path of [LOTTERY_PATHS.bet, LOTTERY_PATHS.cancelChase]) {
      const answer = await send(made.platform, path, { requestId: member.token, method: 'POST', body })
      expect(answer).toMatchObject({ code: 5, data: null })
    }
  })

  it.each([
    { unit: -200 },
    { unit: 0.5 },
    { unit: Number.MAX_SAFE_INTEGER },
    { multiple: -1 },
    { multiple: 1.5 },
    { multiple: 1e15 },
    { notes: -12 },
    { notes: 1e300 },
    { odds: -1 },
    { betAmount: '-4.00' },
    { betAmount: '4.001' },
    { betAmount: '1e2' },
    { numbers: '9'.repeat(2_000) },
    { numbers: '|'.repeat(900) },
    { playId: 1.5 },
    { clientOrderId: 'short' },
    { clientOrderId: '../../etc/passwd' },
    { clientOrderId: 'x'.repeat(65) },
  ])('with a bet of %o takes nothing', async (change) => {
    const member = await made.member()
    const answer = await place(made, member, [{ ...bet(SURE), ...change }])
    expect([5, 3002, 3003]).toContain(answer.code)
    await expect(balanceOf(member)).resolves.toBe(10_000_00)
  })

  it('that is too large is not read', async () => {
    const member = await made.member()
    const body = JSON.stringify({ ticketId: 'x'.repeat(200_000) })
    const answer = await send(made.platform, LOTTERY_PATHS.bet, {
      requestId: member.token,
      method: 'POST',
      body,
    })
    expect(answer.code).toBe(6)
  })
})
