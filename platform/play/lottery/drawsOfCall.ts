import { chaseFault } from '../../../streams/domain/lottery/chase.ts'
import type { Lottery } from '../../../streams/domain/lottery/lotteries.ts'
import { drawOfPlan, drawsFrom } from '../../../streams/domain/lottery/plannedDraws.ts'
import type { LotteryBetRequest } from '../../../streams/wire/lottery/bet.ts'
import type { BetRuleRefusal } from '../../rounds/rounds.ts'
import type { DrawOfBet } from './betReading.ts'

/**
 * The draws of a call with their multiples, or why it has none. The draw of a row without a chase has its own multiple.
 */
export function drawsOfCall(
  lottery: Lottery,
  { planId, bets, chase }: LotteryBetRequest,
): readonly DrawOfBet[] | BetRuleRefusal {
  const first = drawOfPlan(lottery, planId)
  if (first === null) return 'roundNotOpen'
  const multiple = bets[0]?.multiple ?? 0
  if (chase === null) return [{ draw: first, multiple }]
  const chased = [{ planId, multiple }, ...chase.plans]
  if (chaseFault(lottery, first, chased) !== null) return 'badRequest'
  return drawsFrom(lottery, first, chased.length).map((draw, index) => ({
    draw,
    multiple: chased[index]?.multiple ?? 0,
  }))
}
