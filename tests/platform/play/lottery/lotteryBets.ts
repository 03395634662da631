import { lotteryOf } from '../../../../streams/domain/lottery/lotteries.ts'
import { drawOnSale, drawsFrom, type PlannedDraw } from '../../../../streams/domain/lottery/plannedDraws.ts'
import { LOTTERY_PATHS } from '../../../../streams/wire/lottery/paths.ts'
import type { LotteryAnswer, LotteryMember, LotteryPlatform } from './lotteryClient.ts'

/** A bet as the client sends it. */
export interface SentBet {
  readonly clientOrderId: string
  readonly playId: number
  readonly numbers: string
  readonly notes: number
  readonly unit: number
  readonly multiple: number
  readonly odds: number
  readonly betAmount: string
}

/** The bet of docs/games/lottery.md, 7.4. */
const DIRECT = {
  playId: 202,
  numbers: '2,7|0,5,8|4,6',
  notes: 12,
  unit: 200,
  multiple: 2,
  odds: 97_500_000,
  betAmount: '48.00',
} as const

/** Half of its notes win in every draw: big and small of the first place. */
export const SURE = {
  playId: 214,
  numbers: 'b,s||||',
  notes: 2,
  unit: 200,
  multiple: 1,
  odds: 195_000,
  betAmount: '4.00',
} as const

let ids = 0

export function bet(changes: Partial<SentBet> = {}): SentBet {
  ids += 1
  return { clientOrderId: `lottery-bet-${ids}`, ...DIRECT, ...changes }
}

/** The draw on sale, and those after it. */
export function draws(
  { platform }: LotteryPlatform,
  count: number,
  ticketId = '201',
): readonly PlannedDraw[] {
  const lottery = lotteryOf(ticketId)
  if (lottery === null) throw new Error(`there is no lottery ${ticketId}`)
  return drawsFrom(lottery, drawOnSale(lottery, platform.clock.now()), count)
}

/** Bets on the draw on sale. */
export function place(
  made: LotteryPlatform,
  member: LotteryMember,
  bets: readonly SentBet[],
  changes: object = {},
): Promise<LotteryAnswer> {
  const [onSale] = draws(made, 1, (changes as { ticketId?: string }).ticketId)
  return member.post(LOTTERY_PATHS.bet, {
    ticketId: '201',
    planId: onSale?.planId,
    currencyCode: 1,
    validUntil: made.platform.clock.now() + 10_000,
    bets,
    chase: null,
    ...changes,
  })
}

/** A chase over so many draws, with the multiple of its bet on the first and 1 on each other. */
export function chase(
  made: LotteryPlatform,
  member: LotteryMember,
  count: number,
  { stopOnWin = true, ...changes }: Partial<SentBet> & { readonly stopOnWin?: boolean } = {},
): Promise<LotteryAnswer> {
  const plans = draws(made, count)
    .slice(1)
    .map(({ planId }) => ({ planId, multiple: 1 }))
  return place(made, member, [bet({ ...changes })], { chase: { stopOnWin, plans } })
}

/** Passes to this platform time in steps of 5 s, and then a step more, in which positions are paid. */
export async function passTo(made: LotteryPlatform, at: number): Promise<void> {
  while (made.platform.clock.now() < at) await made.pass(Math.min(5_000, at - made.platform.clock.now()))
  await made.pass(200)
}

/** Until the numbers of a draw are shown and its bets paid, ms. */
export const PAID_AFTER = 3_000
