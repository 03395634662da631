import type { Currency } from './money.ts'

/** The most quick stakes that a member can have in a currency. */
export const MAX_QUICK_STAKES = 6

/** The greatest quick stake, units: six digits. */
export const MAX_QUICK_STAKE = 999_999

/** A member's own quick stakes by currency, whole units; `null` for those of the venue. */
export type QuickStakes = Readonly<Record<Currency, readonly number[] | null>>

/** Why a text is not a valid quick stake. */
export type QuickStakeFault = 'empty' | 'notWhole' | 'fullWidth' | 'leadingZero' | 'tooMuch'

/**
 * The quick stake that a text says: digits only, without a leading zero. Nothing is corrected, because the member
 * would stake an amount that was not typed.
 */
export function readQuickStake(text: string): number | QuickStakeFault {
  const typed = text.trim()
  if (typed === '') return 'empty'
  if (/[０-９]/.test(typed)) return 'fullWidth'
  if (!/^[0-9]+$/.test(typed)) return 'notWhole'
  if (typed.startsWith('0')) return 'leadingZero'
  return typed.length > String(MAX_QUICK_STAKE).length ? 'tooMuch' : Number(typed)
}

/** Whether these are quick stakes: one to six different whole numbers of units. */
export function areQuickStakes(list: unknown): list is readonly number[] {
  return (
    Array.isArray(list) &&
    list.length > 0 &&
    list.length <= MAX_QUICK_STAKES &&
    new Set(list).size === list.length &&
    list.every(
      (units: unknown) => Number.isInteger(units) && Number(units) >= 1 && Number(units) <= MAX_QUICK_STAKE,
    )
  )
}
