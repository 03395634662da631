import { CHIPS } from '../../domain/casino/limits.ts'
import type { Currency } from '../../domain/money.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'

/** The chips of the chosen currency, and the one that a tap adds; units. The same at all tables. */
export interface ChipChoice {
  readonly chips$: State$<{
    readonly chips: readonly number[]
    readonly chosen: number
    readonly currency: Currency
  }>
  choose(units: number): void
}

export function createChipChoice(scope: Scope, currency$: State$<Currency>): ChipChoice {
  const chosen = scope.cell<Readonly<Partial<Record<Currency, number>>>>({})
  return {
    chips$: combineStates({ currency: currency$, chosen: chosen.state$ }, ({ currency, chosen: all }) => ({
      chips: CHIPS[currency],
      chosen: all[currency] ?? CHIPS[currency][0] ?? 1,
      currency,
    })),
    choose: (units) => {
      chosen.update((before) => ({ ...before, [currency$.value]: units }))
    },
  }
}
