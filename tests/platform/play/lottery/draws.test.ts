import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lotteryRoundGames } from '../../../../platform/play/lottery/lotteryRoundGame.ts'
import { createChasedDraws } from '../../../../platform/play/lottery/chasedDraws.ts'
import type { SaleStatuses } from '../../../../platform/play/lottery/saleStatuses.ts'
import type { StoredRound } from '../../../../platform/store/rounds/round.ts'
import { LOTTERIES } from '../../../../streams/domain/lottery/lotteries.ts'
import { drawOnSale, drawsFrom } from '../../../../streams/domain/lottery/plannedDraws.ts'
import type { SaleStatus } from '../../../../streams/wire/lottery/codes.ts'
import { LOTTERY_PATHS } from '../../../../streams/wire/lottery/paths.ts'
import { bet, chase, draws, passTo, PAID_AFTER, place, SURE } from './lotteryBets.ts'
import { createLotteryPlatform, EVENING, type LotteryPlatform, signIn } from './lotteryClient.ts'

const HOUR = 3_600_000

describe('what a lottery announces', () => {
  const soldAs = (saleStatus: SaleStatus): Pick<SaleStatuses, 'of'> => ({
    of: () => ({ saleStatus, message: '' }),
  })
  const open = soldAs('open')
  const chased = createChasedDraws()
  const games = new Map(lotteryRoundGames({ sales: open, chased, rate: 1 }).map((game) => [game.game, game]))
  const announced = (newest: { readonly round: string } | null, now: number, ticketId = '201') =>
    (games.get(ticketId)?.next(newest as StoredRound | null, now) ?? []).map(({ round }) => round)

  it('is the draw on sale and the next one, each once', () => {
    expect(announced(null, EVENING)).toEqual(['20261120-1251', '20261120-1252'])
    expect(announced({ round: '20261120-1251' }, EVENING)).toEqual(['20261120-1252'])
    expect(announced({ round: '20261120-1252' }, EVENING)).toEqual([])
    // When the present one is sealed, the next is on sale.
    expect(announced({ round: '20261120-1252' }, 1_795_179_055_000)).toEqual(['20261120-1253'])
  })

  it('is not what nobody was there to announce', () => {
    const [first, second] = announced({ round: '20261120-0100' }, EVENING)
    expect([first, second]).toEqual(['20261120-1251', '20261120-1252'])
  })

  it('goes as far as a chase asks for, and no further', () => {
    const lottery = LOTTERIES.find(({ ticketId }) => ticketId === '101')
    if (lottery === undefined) throw new Error('no lottery')
    const planned = drawsFrom(lottery, drawOnSale(lottery, EVENING), 30)
    chased.ask('101', planned.at(-1)?.ordinal ?? 0)
    chased.ask('101', planned[3]?.ordinal ?? 0)
    expect(announced(null, EVENING, '101')).toEqual(planned.map(({ planId }) => planId))
    expect(announced({ round: planned.at(-1)?.planId ?? '' }, EVENING, '101')).toEqual([])
    expect(announced(null, EVENING)).toHaveLength(2)
  })

  it('has times in their order, at any speed', () => {
    for (const rate of [1, 20]) {
      for (const game of lotteryRoundGames({ sales: open, chased, rate })) {
        for (const round of game.next(null, EVENING)) {
          expect(round.opensAt).toBeLessThan(round.sealsAt)
          expect(round.sealsAt).toBeLessThan(round.resultAt)
          expect(round.paysAt).toBe(round.resultAt + 3_000 * rate)
          expect(round.endsAt).toBe(round.paysAt)
        }
      }
    }
  })

  it('is nothing while it is closed or removed', () => {
    for (const saleStatus of ['open', 'stop', 'removed', 'closed', 'maintain'] as const) {
      const [game] = lotteryRoundGames({
        sales: soldAs(saleStatus),
        chased,
        rate: 1,
      })
      expect(game?.announces()).toBe(saleStatus !== 'removed' && saleStatus !== 'closed')
    }
  })
})

describe('the draws of a platform', () => {
  let made: LotteryPlatform
  beforeAll(async () => {
    made = await createLotteryPlatform()
  })
  afterAll(async () => {
    await expect(made.store.ledger.audit()).resolves.toMatchObject({ balanced: true })
    await made.platform.close()
  })

  const roundOf = (planId: string | undefined, game = '201') =>
    made.store.rounds.round({ product: 'lottery', game, round: planId ?? '' })

  it('follow each other without a gap', async () => {
    const planned = draws(made, 4)
    await passTo(made, (planned[2]?.drawAt ?? 0) + PAID_AFTER)
    await made.pass(200)
    const states = await Promise.all(planned.map(async ({ planId }) => (await roundOf(planId))?.state))
    expect(states).toEqual(['closed', 'closed', 'closed', 'open'])
  })

  it('that were announced are made while the lottery is closed', async () => {
    const member = await made.member()
    const [onSale, next, after] = draws(made, 3)
    await place(made, member, [bet(SURE)])
    await made.control.setSale({ ticketId: '201', saleStatus: 'closed' })
    await made.pass(1_100)
    const page = await member.get(LOTTERY_PATHS.page, { ticketId: '201' })
    expect(page.data).toMatchObject({ saleStatus: 3, plan: null, next: [] })
    await passTo(made, (next?.drawAt ?? 0) + PAID_AFTER)
    await made.pass(200)
    expect((await roundOf(onSale?.planId))?.state).toBe('closed')
    expect((await roundOf(next?.planId))?.state).toBe('closed')
    expect(await roundOf(after?.planId)).toBeNull()
    const { data } = await member.post(LOTTERY_PATHS.orders, {})
    expect(data).toMatchObject({ records: [{ betState: 3 }] })
    await made.control.setSale({ ticketId: '201', saleStatus: 'open' })
    await made.pass(1_100)
    // It is announced in the next step, and opens in the one after that.
    await made.pass(200)
    await made.pass(200)
    expect((await roundOf(draws(made, 1)[0]?.planId))?.state).toBe('open')
  })

  it('that nobody made in time are made later, bets included; empty ones are given back', async () => {
    const member = await made.member()
    const [onSale, next] = draws(made, 2)
    await chase(made, member, 2, { ...SURE, stopOnWin: false })
    const [other] = draws(made, 2, '101').slice(1)
    // Nothing runs for three hours.
    made.hand.at += 3 * HOUR
    await made.pass(0)
    await made.pass(200)
    expect((await roundOf(onSale?.planId))?.state).toBe('interrupted')
    expect((await roundOf(next?.planId))?.state).toBe('interrupted')
    // Announced, and nobody has bet on it.
    expect((await roundOf(other?.planId, '101'))?.state).toBe('void')
    // The sale goes on meanwhile.
    const again = await signIn(made.platform, member.id, member.name)
    expect((await place(made, again, [bet(SURE)])).code).toBe(0)
    await made.pass(5_000)
    await made.pass(5_000)
    await made.pass(200)
    expect((await roundOf(onSale?.planId))?.state).toBe('closed')
    const { data } = await again.post(LOTTERY_PATHS.chases, {})
    expect(data).toMatchObject({
      records: [{ chaseState: 2, drawn: 2, openAmount: '0.00', backAmount: '7.80' }],
    })
    // Draws that were never announced are not made up.
    const history = await again.get(LOTTERY_PATHS.history, { ticketId: '201', size: '200' })
    expect((history.data as { draws: unknown[] }).draws.length).toBeLessThan(15)
  })

  it('are given back when nobody made them for a day', async () => {
    const member = await made.member()
    const [onSale] = draws(made, 1)
    await made.pass(200)
    expect((await place(made, member, [bet(SURE)])).code).toBe(0)
    made.hand.at += 25 * HOUR
    for (let step = 0; step < 4; step += 1) await made.pass(200)
    expect((await roundOf(onSale?.planId))?.state).toBe('void')
    const again = await signIn(made.platform, member.id, member.name)
    const { data } = await again.post(LOTTERY_PATHS.orders, {})
    expect(data).toMatchObject({ records: [{ betState: null, backAmount: '4.00' }] })
  })
})
