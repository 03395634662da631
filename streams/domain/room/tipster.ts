import type { LocalText } from '../localText.ts'
import { type Currency, type Money, money } from '../money.ts'

/** Amounts in minor units; a currency that is missing is not copied with. */
export interface CopyCap {
  /** Most for each bet. */
  readonly bet: number
  /** Most in 24 hours, over all bets copied from this person. */
  readonly day: number
}

/** Somebody whose shared bets a member wants to be offered, within caps. */
export interface Tipster {
  /** The id under which they speak in rooms. */
  readonly id: string
  readonly name: LocalText
  readonly caps: Readonly<Partial<Record<Currency, CopyCap>>>
}

/** An accepted bet that was copied. */
export interface CopiedBet {
  readonly tipsterId: string
  readonly stake: Money
  /** Platform ms. */
  readonly at: number
}

const DAY_MS = 86_400_000

/** Most people whose bets are copied at the same time; the oldest are dropped. */
export const TIPSTERS = 20
/** The largest cap, minor units: what the keypad of the slip takes. */
export const MOST_CAP = 100_000_000

/** The caps for these typed amounts, minor units; `null` when they make no sense together. */
export function copyCap(bet: number, day: number): CopyCap | null {
  const areAmounts = [bet, day].every(
    (minor) => Number.isSafeInteger(minor) && minor > 0 && minor <= MOST_CAP,
  )
  return areAmounts && bet <= day ? { bet, day } : null
}

/** The copied bets of the last 24 hours; older ones count for no cap. */
export function recentCopies(copies: readonly CopiedBet[], now: number): readonly CopiedBet[] {
  return copies.filter(({ at }) => at > now - DAY_MS)
}

/**
 * The stake to suggest for a bet of `tipster`: the cap of a bet, or what is left of the day. `null` when nothing
 * is left, or this currency is not copied with.
 */
export function copyStake(
  tipster: Tipster,
  copies: readonly CopiedBet[],
  { currency, now }: { readonly currency: Currency; readonly now: number },
): Money | null {
  const cap = tipster.caps[currency]
  if (cap === undefined) return null
  const spent = recentCopies(copies, now)
    .filter(({ tipsterId, stake }) => tipsterId === tipster.id && stake.currency === currency)
    .reduce((sum, { stake }) => sum + stake.minor, 0)
  const most = Math.min(cap.bet, cap.day - spent)
  return most > 0 ? money(most, currency) : null
}
