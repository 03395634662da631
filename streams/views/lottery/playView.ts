import { type LotteryBet, mostReturn } from '../../domain/lottery/betReturn.ts'
import { lotteryLimits } from '../../domain/lottery/limits.ts'
import type { NumbersFault } from '../../domain/lottery/numbers.ts'
import type { Value, ValueGroup } from '../../domain/lottery/play.ts'
import type { LotteryDraw } from '../../domain/lottery/series.ts'
import { coldest, hottest, valueStatistics } from '../../domain/lottery/statistics.ts'
import { type Currency, type Money, money } from '../../domain/money.ts'
import { returnAt } from '../../domain/rounds/roundReturn.ts'
import type { LotteryTable, PastDraw } from '../../feeds/lottery/index.ts'
import {
  type BasketBet,
  type BasketState,
  chosenBet,
  chosenNotes,
  costOf,
  totalCost,
} from '../../machines/lotteryBasket/basket.ts'
import { oddsOfBet, toSend } from '../../machines/lotteryBasket/createLotteryBasket.ts'

/** A value that can be chosen. */
export interface ValueView {
  readonly value: Value
  readonly chosen: boolean
  /** The draws since it came last, and how often it came in the last 100; `null` before the draws are known. */
  readonly missing: number | null
  readonly count: number | null
  readonly hot: boolean
  readonly cold: boolean
  /** European × 100 000 where the odds differ by value, otherwise `null`. */
  readonly odds: number | null
}

export interface GroupView {
  readonly group: ValueGroup
  readonly chosen: number
  readonly values: readonly ValueView[]
}

/** Why what is to be sent cannot be sent. */
export type BasketBlock =
  | { readonly kind: 'numbers'; readonly fault: NumbersFault }
  | { readonly kind: 'aboveReturn' | 'drawMax' | 'insufficient'; readonly limit: Money }

/** What is chosen and what it costs. */
export interface BasketView {
  /** Number of notes in the present choice; 0 while it is not a valid bet. */
  readonly notes: number
  readonly cost: Money
  /** What one winning note of the present play returns; where the odds differ, the highest of the choice. */
  readonly noteReturn: Money | null
  /** The bets of the basket, and the choice beside them. */
  readonly sending: readonly BasketBet[]
  readonly basketCost: Money
  readonly total: Money
  readonly block: BasketBlock | null
}

interface Known {
  readonly state: BasketState
  readonly table: LotteryTable
  readonly draws: readonly PastDraw[]
  readonly currency: Currency
  readonly balance: Money | null
}

/** The groups of the present play with what is known of each value. */
export function groupViews({ state: { play, choice }, table, draws }: Known): readonly GroupView[] {
  if (play === null) return []
  const priced = table.plays.find((each) => each.play === play)
  const drawn = drawnOf(draws)
  return play.groups.map((group, index) => {
    const chosen = choice[index] ?? []
    const statistics = drawn.length === 0 ? [] : valueStatistics(group, drawn)
    const hot = hottest(statistics)
    const cold = coldest(statistics)
    return {
      group,
      chosen: chosen.length,
      values: group.values.map((value, at) => ({
        value,
        chosen: chosen.includes(value),
        missing: statistics[at]?.missing ?? null,
        count: statistics[at]?.count ?? null,
        hot: hot.includes(value),
        cold: cold.includes(value),
        odds: priced?.oddsOf.get(value) ?? null,
      })),
    }
  })
}

/** The draws with numbers, for statistics; newest first. */
export function drawnOf(draws: readonly PastDraw[]): readonly (LotteryDraw & { readonly planId: string })[] {
  return draws.flatMap(({ planId, numbers, voided, drawAt }) =>
    voided || numbers.length === 0 || drawAt === null ? [] : [{ planId, numbers, drawAt }],
  )
}

export function basketView({ state, table, currency, balance }: Known): BasketView {
  const chosen = chosenBet(state, '')
  const sending = toSend(state)
  const total = totalCost(sending)
  return {
    notes: chosen?.notes ?? 0,
    cost: money(chosen === null ? 0 : costOf(chosen), currency),
    noteReturn: noteReturn(state, table, currency),
    sending,
    basketCost: money(totalCost(state.bets), currency),
    total: money(total, currency),
    block: blockOf({ state, table, currency, balance }, sending, total),
  }
}

function noteReturn({ play, choice, unit, multiple }: BasketState, table: LotteryTable, currency: Currency) {
  const priced = table.plays.find((each) => each.play === play)
  if (priced === undefined) return null
  const chosen = choice.some((values) => values.length > 0)
  const odds = chosen ? oddsOfBet(priced, { choice }) : priced.odds
  return money(returnAt(unit * multiple, odds).returned, currency)
}

function blockOf(
  { state, table, currency, balance }: Omit<Known, 'draws'>,
  sending: readonly BasketBet[],
  total: number,
): BasketBlock | null {
  const read = chosenNotes(state)
  if (read !== null && 'fault' in read) return { kind: 'numbers', fault: read.fault }
  if (sending.length === 0) return null
  const { maxReturn } = lotteryLimits(currency, 1)
  const drawAt = table.sale?.drawAt ?? 0
  const above = sending.some((bet: LotteryBet) => mostReturn(bet, drawAt) > maxReturn)
  if (above) return { kind: 'aboveReturn', limit: money(maxReturn, currency) }
  if (total > table.drawMax) return { kind: 'drawMax', limit: money(table.drawMax, currency) }
  if (balance !== null && total > balance.minor) return { kind: 'insufficient', limit: balance }
  return null
}
