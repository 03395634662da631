import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOTTERY_PATHS } from '../../../../streams/wire/lottery/paths.ts'
import { bet, chase, draws, passTo, PAID_AFTER, place, SURE } from './lotteryBets.ts'
import { createLotteryPlatform, type LotteryMember, type LotteryPlatform } from './lotteryClient.ts'

let made: LotteryPlatform

beforeAll(async () => {
  made = await createLotteryPlatform()
})

afterAll(async () => {
  await expect(made.store.ledger.audit()).resolves.toMatchObject({ balanced: true })
  await made.platform.close()
})

/** A bet that wins once in 100 000 draws. */
const LOST = {
  ...SURE,
  playId: 213,
  numbers: '1|2|3|4|5',
  notes: 1,
  odds: 9_750_000_000,
  betAmount: '2.00',
} as const

interface ChaseRow {
  readonly chaseNo: string
  readonly chaseState: number
  readonly plans: number
  readonly drawn: number
  readonly betAmount: string
  readonly openAmount: string
  readonly returnedAmount: string
  readonly backAmount: string
}

async function chasesOf(member: LotteryMember, body: object = {}): Promise<readonly ChaseRow[]> {
  return ((await member.post(LOTTERY_PATHS.chases, body)).data as { records: ChaseRow[] }).records
}

const balanceOf = ({ id }: LotteryMember) => made.store.ledger.balance(id, 'RMB', 'lottery')

async function betsOf(member: LotteryMember, body: object = {}) {
  const { data } = await member.post(LOTTERY_PATHS.orders, body)
  return (data as { records: { betState: number | null; planId: string; chaseNo: string | null }[] }).records
}

/** Until the draw on sale is paid; returns it. */
async function drawOne(): Promise<void> {
  const [onSale] = draws(made, 1)
  await passTo(made, (onSale?.drawAt ?? 0) + PAID_AFTER)
  // The chase is looked at in the step after the payment.
  await made.pass(200)
}

describe('a chase', () => {
  it('takes its whole cost at once and announces its draws', async () => {
    const member = await made.member()
    const planned = draws(made, 5)
    const answer = await chase(made, member, 5)
    expect(answer.data).toMatchObject({ balance: '9856.00' })
    const { orders } = answer.data as { orders: { planId: string; betAmount: string }[] }
    expect(orders.map(({ planId }) => planId)).toEqual(planned.map(({ planId }) => planId))
    expect(orders.map(({ betAmount }) => betAmount)).toEqual(['48.00', '24.00', '24.00', '24.00', '24.00'])
    for (const { planId } of planned) {
      const round = await made.store.rounds.round({ product: 'lottery', game: '201', round: planId })
      expect(round?.commitment).toMatch(/^[0-9a-f]{64}$/)
    }
    const [row] = await chasesOf(member)
    expect(row).toMatchObject({
      chaseState: 1,
      plans: 5,
      drawn: 0,
      betAmount: '144.00',
      openAmount: '144.00',
    })
  })

  it('stops when a draw is won: bets on draws that are not sealed are given back', async () => {
    const member = await made.member()
    await chase(made, member, 6, SURE)
    await drawOne()
    // The next draw is on sale when the numbers of the first are known.
    const [row] = await chasesOf(member)
    expect(row).toMatchObject({
      chaseState: 2,
      plans: 6,
      drawn: 1,
      betAmount: '24.00',
      openAmount: '0.00',
      returnedAmount: '20.00',
      backAmount: '3.90',
    })
    await expect(balanceOf(member)).resolves.toBe(10_000_00 - 24_00 + 20_00 + 3_90)
    expect((await betsOf(member)).map(({ betState }) => betState)).toEqual([null, null, null, null, null, 5])
  })

  it('goes on after a win without stopOnWin, and is completed with its last draw', async () => {
    const member = await made.member()
    await chase(made, member, 3, { ...SURE, stopOnWin: false })
    await drawOne()
    const [first] = await chasesOf(member)
    expect(first).toMatchObject({ chaseState: 1, drawn: 1, openAmount: '8.00', backAmount: '3.90' })
    await drawOne()
    await drawOne()
    const [last] = await chasesOf(member)
    expect(last).toMatchObject({ chaseState: 2, drawn: 3, openAmount: '0.00', backAmount: '11.70' })
    expect(await chasesOf(member, { chaseState: 1 })).toEqual([])
    expect(await chasesOf(member, { chaseState: 2 })).toHaveLength(1)
  })

  it('goes on while it loses', async () => {
    const member = await made.member()
    await chase(made, member, 2, LOST)
    await drawOne()
    expect((await chasesOf(member))[0]).toMatchObject({ chaseState: 1, drawn: 1, openAmount: '2.00' })
    await drawOne()
    const [row] = await chasesOf(member)
    expect(row).toMatchObject({ chaseState: 2, drawn: 2, openAmount: '0.00', backAmount: '0.00' })
    expect((await betsOf(member)).map(({ betState }) => betState)).toEqual([2, 2])
  })

  it('is cancelled but for draws that are sealed, and may be cancelled again', async () => {
    const member = await made.member()
    const [onSale] = draws(made, 1)
    const placed = await chase(made, member, 4, LOST)
    const { chaseNo } = placed.data as { chaseNo: string }
    // Between the seal of the first draw and that of the second.
    await passTo(made, onSale?.sealsAt ?? 0)
    const cancelled = await member.post(LOTTERY_PATHS.cancelChase, { chaseNo })
    expect(cancelled.data).toEqual({ cancelled: 3, returned: '6.00' })
    expect((await chasesOf(member))[0]).toMatchObject({
      chaseState: 1,
      openAmount: '2.00',
      returnedAmount: '6.00',
    })
    expect((await member.post(LOTTERY_PATHS.cancelChase, { chaseNo })).data).toEqual({
      cancelled: 0,
      returned: '0.00',
    })
    await drawOne()
    expect((await chasesOf(member))[0]).toMatchObject({ chaseState: 2, drawn: 1, openAmount: '0.00' })
    await expect(balanceOf(member)).resolves.toBe(10_000_00 - 2_00)
  })

  it('of another member, or none, cannot be cancelled', async () => {
    const [owner, other] = [await made.member(), await made.member()]
    const placed = await chase(made, owner, 2, LOST)
    const { chaseNo } = placed.data as { chaseNo: string }
    for (const body of [{ chaseNo }, { chaseNo: 'TC1' }]) {
      expect(await other.post(LOTTERY_PATHS.cancelChase, body)).toMatchObject({ code: 7, data: null })
    }
    for (const body of [{}, { chaseNo: 5 }, { chaseNo: '' }, { chaseNo: 'T'.repeat(99) }]) {
      expect((await other.post(LOTTERY_PATHS.cancelChase, body)).code).toBe(5)
    }
    expect((await chasesOf(owner))[0]).toMatchObject({ openAmount: '4.00' })
    expect(await betsOf(other, { chaseNo })).toEqual([])
    expect((await betsOf(owner, { chaseNo })).map((each) => each.chaseNo)).toEqual([chaseNo, chaseNo])
  })

  it('goes on when a draw is given back', async () => {
    const member = await made.member()
    await chase(made, member, 3, LOST)
    await made.control.stopRound({ product: 'lottery', game: '201', do: 'void' })
    await drawOne()
    const [row] = await chasesOf(member)
    expect(row).toMatchObject({ chaseState: 1, drawn: 0, openAmount: '4.00', returnedAmount: '2.00' })
    const history = await member.get(LOTTERY_PATHS.history, { ticketId: '201', size: '1' })
    expect(history.data).toMatchObject({ draws: [{ numbers: null, voided: true }] })
  })

  it('is answered again as it was, but not with another content', async () => {
    const member = await made.member()
    const sent = bet(LOST)
    const plans = draws(made, 3)
      .slice(1)
      .map(({ planId }) => ({ planId, multiple: 1 }))
    const first = await place(made, member, [sent], { chase: { stopOnWin: true, plans } })
    const again = await place(made, member, [sent], { chase: { stopOnWin: true, plans } })
    expect(again.data).toEqual(first.data)
    for (const changed of [
      { stopOnWin: false, plans },
      { stopOnWin: true, plans: plans.slice(0, 1) },
      { stopOnWin: true, plans: plans.map((plan) => ({ ...plan, multiple: 2 })) },
    ]) {
      expect((await place(made, member, [sent], { chase: changed })).code).toBe(10)
    }
    await expect(balanceOf(member)).resolves.toBe(10_000_00 - 6_00)
    const both = await Promise.all(
      [1, 2].map(() =>
        place(made, member, [{ ...sent, clientOrderId: 'twice-at-once' }], {
          chase: { stopOnWin: true, plans },
        }),
      ),
    )
    expect(both[0]?.data).toEqual(both[1]?.data)
    await expect(balanceOf(member)).resolves.toBe(10_000_00 - 12_00)
  })

  it('is refused with draws that do not follow from the one on sale', async () => {
    const member = await made.member()
    const [onSale, second, third] = draws(made, 3)
    const next = { planId: second?.planId, multiple: 1 }
    const codes = async (plans: readonly object[], changes: object = {}) =>
      (await place(made, member, [bet(LOST)], { chase: { stopOnWin: true, plans }, ...changes })).code
    expect(await codes([{ planId: third?.planId, multiple: 1 }])).toBe(5)
    expect(await codes([next, next])).toBe(5)
    expect(await codes([{ ...next, multiple: 0 }])).toBe(5)
    expect(await codes([{ ...next, multiple: 1000 }])).toBe(5)
    // From the second draw on, which is not on sale yet.
    expect(await codes([{ planId: third?.planId, multiple: 1 }], { planId: second?.planId })).toBe(3014)
    // Two bets cannot be chased.
    const two = { bets: [bet(LOST), bet(LOST)] }
    expect(await codes([next], two)).toBe(5)
    // A later draw alone is above the limit of a return.
    expect(await codes([{ ...next, multiple: 999 }])).toBe(3006)
    const found = await made.store.positions.ofMember(member.id, {
      product: 'lottery',
      game: '201',
      round: onSale?.planId ?? '',
    })
    expect(found).toEqual([])
  })

  it('is limited by what may be staked on each draw, and by the balance for all', async () => {
    const member = await made.member({ RMB: 100_00 })
    const answer = await chase(made, member, 3, { multiple: 2 })
    // 48 + 24 + 24.
    expect(answer.code).toBe(0)
    expect((await chase(made, member, 3, { multiple: 1, betAmount: '24.00' })).code).toBe(3001)
    await expect(balanceOf(member)).resolves.toBe(4_00)
  })
})
