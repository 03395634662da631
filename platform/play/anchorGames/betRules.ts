import { anchorOdds, type AnchorGame, optionsOf } from '../../../streams/domain/anchorGames/games.ts'
import { type AnchorLimits, maxOn } from '../../../streams/domain/anchorGames/limits.ts'
import type { Currency } from '../../../streams/domain/money.ts'
import type { AnchorBetRequest } from '../../../streams/wire/site/anchorGameBets.ts'
import type { BetRuleRefusal, RoundSums } from '../../rounds/rounds.ts'
import { selectionOf } from './selection.ts'

export interface BetRules {
  readonly game: AnchorGame
  readonly currency: Currency
  readonly limits: AnchorLimits
}

export type AskedBet = Pick<AnchorBetRequest['bets'][number], 'option' | 'odds' | 'betAmount'>

/**
 * Why the bets of a call are refused by the game's rules (docs/games/rounds.md, 5.1, step 3). Each bet counts for
 * those after it, on its option and on the round, whether or not a call may have two on one option.
 */
export function ruleRefusal(
  { game, currency, limits }: BetRules,
  bets: readonly AskedBet[],
  sums: RoundSums,
): BetRuleRefusal | null {
  const own = ownSums(sums, currency)
  const all = new Map(sums.all)
  let onRound = [...own.values()].reduce((total, stake) => total + stake, 0)
  for (const { option: asked, odds, betAmount } of bets) {
    const option = optionsOf(game).find((each) => each === asked)
    if (option === undefined) return 'unknownOption'
    if (anchorOdds(game, option) !== odds) return 'oddsChanged'
    if (betAmount < limits.min) return 'belowMin'
    onRound += betAmount
    if (add(own, option, betAmount) > maxOn(limits, option) || onRound > limits.roundMax) return 'aboveMax'
    if (add(all, option, betAmount) > limits.allMax) return 'roundFull'
  }
  return null
}

/** What the member has on each option in the currency of the call. */
function ownSums({ own }: RoundSums, currency: Currency): Map<string, number> {
  const sums = new Map<string, number>()
  for (const bet of own) {
    if (bet.currency !== currency || bet.status === 'cancelled') continue
    add(sums, selectionOf(bet.selection).option, bet.stake)
  }
  return sums
}

/** @returns the sum with the stake. */
function add(sums: Map<string, number>, option: string, stake: number): number {
  const sum = (sums.get(option) ?? 0) + stake
  sums.set(option, sum)
  return sum
}
