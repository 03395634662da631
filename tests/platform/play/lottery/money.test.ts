import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { highestOdds } from '../../../../streams/domain/lottery/betReturn.ts'
import { chasedBetId } from '../../../../platform/play/lottery/selection.ts'
import { LOTTERIES, lotteryOf } from '../../../../streams/domain/lottery/lotteries.ts'
import { formatNumbers } from '../../../../streams/domain/lottery/numbers.ts'
import { PLAYS } from '../../../../streams/domain/lottery/plays/plays.ts'
import { minorUnits, unitsText } from '../../../../streams/wire/amounts.ts'
import { LOTTERY_PATHS } from '../../../../streams/wire/lottery/paths.ts'
import { bet, draws, passTo, PAID_AFTER, place, type SentBet } from './lotteryBets.ts'
import { createLotteryPlatform, type LotteryMember, type LotteryPlatform } from './lotteryClient.ts'

let made: LotteryPlatform

beforeAll(async () => {
  made = await createLotteryPlatform()
})

afterAll(() => made.platform.close())

/** What a member does at a lottery whose draws come every minute. */
interface Act {
  readonly ticketId: string
  readonly play: number
  readonly note: readonly number[]
  readonly unit: number
  readonly multiple: number
  /** Draws of a chase; 1 for a single bet. */
  readonly count: number
  readonly stopOnWin: boolean
  readonly cancels: boolean
}

const EVERY_MINUTE = LOTTERIES.filter(
  ({ calendar }) => calendar.kind === 'interval' && calendar.intervalMs === 60_000,
).map(({ ticketId }) => ticketId)

const act: fc.Arbitrary<Act> = fc.record({
  ticketId: fc.constantFrom(...EVERY_MINUTE),
  play: fc.nat(),
  note: fc.array(fc.nat(), { minLength: 20, maxLength: 20 }),
  unit: fc.constantFrom(200, 100, 20, 2),
  multiple: fc.integer({ min: 1, max: 5 }),
  count: fc.integer({ min: 1, max: 4 }),
  stopOnWin: fc.boolean(),
  cancels: fc.boolean(),
})

/** One note of a play, with the price and the stake that it has. */
function sentBet({ ticketId, play: chosen, note, unit, multiple }: Act): SentBet {
  const { seriesId } = lotteryOf(ticketId) ?? { seriesId: 1 as const }
  const plays = PLAYS[seriesId]
  const play = plays[chosen % plays.length]
  if (play === undefined) throw new Error('no play')
  const [onSale] = draws(made, 1, ticketId)
  let place = 0
  const choice = play.randomNote((n) => (note[place++ % note.length] ?? 0) % n)
  const notes = play.countNotes(choice)
  return bet({
    playId: play.playId,
    numbers: formatNumbers(choice),
    notes,
    unit,
    multiple,
    odds: highestOdds(play, choice, onSale?.drawAt ?? 0),
    betAmount: unitsText(notes * unit * multiple),
  })
}

async function doAct(member: LotteryMember, asked: Act): Promise<boolean> {
  const { ticketId, count, stopOnWin, cancels } = asked
  const [onSale, ...later] = draws(made, count, ticketId)
  const plans = later.map(({ planId }) => ({ planId, multiple: asked.multiple }))
  const answer = await place(made, member, [sentBet(asked)], {
    ticketId,
    planId: onSale?.planId,
    chase: plans.length === 0 ? null : { stopOnWin, plans },
  })
  // Only what it could return may be too much.
  expect([0, 3006]).toContain(answer.code)
  const { chaseNo } = (answer.data ?? {}) as { chaseNo?: string | null }
  if (cancels && typeof chaseNo === 'string') await member.post(LOTTERY_PATHS.cancelChase, { chaseNo })
  return answer.code === 0
}

interface Row {
  readonly betAmount: string
  readonly backAmount: string
}

const sumOf = (rows: readonly Row[], name: keyof Row): number =>
  rows.reduce((sum, row) => sum + (minorUnits(row[name]) ?? 0), 0)

it('is the stakes less the returns, whatever is bet and chased', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 8 }), async (acts) => {
      const member = await made.member()
      let taken = 0
      for (const each of acts) if (await doAct(member, each)) taken += each.count
      const [, , , , last] = draws(made, 5)
      await passTo(made, (last?.drawAt ?? 0) + PAID_AFTER)
      await made.pass(200)
      const records = (await member.post(LOTTERY_PATHS.orders, { size: 100 })).data as {
        records: (Row & { orderStatus: number })[]
        betTotalAmount: string
        profit: string
      }
      expect(records.records).toHaveLength(taken)
      expect(records.records.every(({ orderStatus }) => orderStatus !== 0)).toBe(true)
      const profit = sumOf(records.records, 'backAmount') - sumOf(records.records, 'betAmount')
      await expect(made.store.ledger.balance(member.id, 'RMB', 'lottery')).resolves.toBe(10_000_00 + profit)
      expect(minorUnits(records.profit)).toBe(profit)
      const chases = (await member.post(LOTTERY_PATHS.chases, { size: 100 })).data as {
        records: { chaseState: number; openAmount: string }[]
      }
      expect(chases.records.every(({ chaseState }) => chaseState === 2)).toBe(true)
      expect(chases.records).toHaveLength(
        new Set(
          (
            (await member.post(LOTTERY_PATHS.orders, { size: 100 })).data as {
              records: { chaseNo: string | null }[]
            }
          ).records.flatMap(({ chaseNo }) => chaseNo ?? []),
        ).size,
      )
    }),
    { numRuns: 6 },
  )
  await expect(made.store.ledger.audit()).resolves.toMatchObject({ balanced: true })
})

it('has ids of chased bets that a client may choose', () => {
  expect(chasedBetId('e5f6a7b8c9d0', 5)).toBe('e5f6a7b8c9d0-5')
})
