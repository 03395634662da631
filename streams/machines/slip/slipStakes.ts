import { addMoney } from '../../domain/amount.ts'
import { MINOR_PER_UNIT, money } from '../../domain/money.ts'
import type { State$ } from '../../kernel/state.ts'
import { quotedFor, typedText, typeStake } from './slip.ts'
import { presentOdds } from './presentOdds.ts'
import type { SlipCells } from './slipCells.ts'
import type { QuoteState } from './slipQuotes.ts'
import type { SlipMachine } from './slipMachine.ts'
import type { SlipEvaluation } from './slipEvaluation.ts'
import { maxStakeFor } from './maxStake.ts'

/** The commands of the keypad and the quick stakes. */
export function slipStakes(
  { slip, activeField }: SlipCells,
  state$: State$<SlipEvaluation>,
  quotes$: State$<QuoteState>,
): Pick<SlipMachine, 'focusField' | 'type' | 'addStake' | 'maxStake'> {
  const type = (key: string, text: string): void => {
    slip.update((current) => typeStake(current, key, text))
  }
  const fieldOf = (key: string) => state$.value.fields.find((field) => field.key === key)
  return {
    focusField: activeField.set,
    type,
    addStake: (key, units) => {
      const typed = fieldOf(key)?.typed ?? money(0, slip.state$.value.currency)
      const sum = addMoney(typed, money(units * MINOR_PER_UNIT, typed.currency))
      if (sum !== null) type(key, typedText(sum))
    },
    maxStake: (key) => {
      const field = fieldOf(key)
      if (field === undefined) return
      const leg = field.series === null ? slip.state$.value.legs[field.legs[0] ?? 0] : undefined
      const now = leg === undefined ? undefined : quotedFor(leg, quotes$.value.quote?.legs ?? [])
      const odds = leg === undefined ? null : presentOdds(leg, now ?? null)
      const most = maxStakeFor(field, state$.value.fields, state$.value.balance, odds)
      if (most !== null) type(key, typedText(most))
    },
  }
}
