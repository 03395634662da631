import { stakeOf } from './betReturn.ts'
import { isMultiple, MAX_MULTIPLE } from './limits.ts'
import type { Lottery } from './lotteries.ts'
import { drawsFrom, type PlannedDraw } from './plannedDraws.ts'

/** How many draws a chase goes over (docs/games/lottery.md, 6). */
export const MIN_CHASED = 2
export const MAX_CHASED = 30

/** A draw of a chase with its multiple. */
export interface ChasedDraw {
  readonly planId: string
  readonly multiple: number
}

/** What a draw of a chase costs, and the chase up to and with it; minor units. */
export interface ChaseCost {
  readonly cost: number
  readonly costSoFar: number
}

/** Why draws do not form a valid chase. */
export type ChaseFault =
  /** Too few or too many draws. */
  | 'draws'
  /** They do not follow each other from the one on sale. */
  | 'plans'
  | 'multiple'

/**
 * Multiples that grow: `first` for the first `every` draws, `factor` times as much for as many after them, and so
 * on, up to the highest multiple. A factor of 1 leaves them the same.
 */
export function risingMultiples(
  draws: number,
  { first, factor, every }: { readonly first: number; readonly factor: number; readonly every: number },
): readonly number[] {
  return Array.from({ length: draws }, (_, index) =>
    Math.min(MAX_MULTIPLE, Math.floor(first * factor ** Math.floor(index / every))),
  )
}

/** The cost of each draw of a chase; `costSoFar` of the last draw is the whole cost. */
export function chaseCosts(notes: number, unit: number, multiples: readonly number[]): readonly ChaseCost[] {
  let costSoFar = 0
  return multiples.map((multiple) => {
    const cost = stakeOf(notes, unit, multiple)
    costSoFar += cost
    return { cost, costSoFar }
  })
}

/** Checks the draws of a chase, the one on sale first. */
export function chaseFault(
  lottery: Lottery,
  onSale: PlannedDraw,
  chased: readonly ChasedDraw[],
): ChaseFault | null {
  if (chased.length < MIN_CHASED || chased.length > MAX_CHASED) return 'draws'
  const planned = drawsFrom(lottery, onSale, chased.length)
  if (planned.some(({ planId }, index) => planId !== chased[index]?.planId)) return 'plans'
  return chased.every(({ multiple }) => isMultiple(multiple)) ? null : 'multiple'
}

/** A bet of a chase as far as it is known. */
export interface ChaseBet {
  readonly sealsAt: number
  readonly state: 'open' | 'settled' | 'cancelled'
  /** Minor units; of a bet that is settled. */
  readonly returned: number
}

/** The bets of a chase that are cancelled because another one has won: those whose draw is not sealed. */
export function cancelledByWin<B extends ChaseBet>(
  stopOnWin: boolean,
  bets: readonly B[],
  now: number,
): readonly B[] {
  const won = bets.some(({ state, returned }) => state === 'settled' && returned > 0)
  return stopOnWin && won ? cancellable(bets, now) : []
}

/** The bets of a chase that the member may cancel: those whose draw is not sealed. */
export function cancellable<B extends ChaseBet>(bets: readonly B[], now: number): readonly B[] {
  return bets.filter(({ state, sealsAt }) => state === 'open' && now < sealsAt)
}

/** Whether no bet of a chase is open. */
export function isCompleted(bets: readonly ChaseBet[]): boolean {
  return bets.every(({ state }) => state !== 'open')
}
