import { MINOR_PER_UNIT, money } from './money.ts'
import type { Currency, Money } from './money.ts'

/** The least part of a single that can be cashed out, whole units (docs/betting.md, 6.5). */
export const MIN_PART_UNITS: Readonly<Record<Currency, number>> = { RMB: 10, USDT: 2 }

/** What the venue pays at present for the open stake of an order. */
export interface CashOutQuote {
  readonly orderNo: string
  /** The stake that is not cashed out. */
  readonly openStake: Money
  /** For the whole open stake, stake included. */
  readonly amount: Money
  /** The least part; `null` when the order is cashed out as a whole only. */
  readonly leastPart: Money | null
}

/** What is cashed out of an order. `Cancelled`: the venue has returned the stake in place of the amount. */
export type CashOutState = 'none' | 'partial' | 'full' | 'partialCancelled' | 'fullCancelled'

/**
 * A quote's amount for a part of its open stake, rounded half up to the minor unit. The offer itself is the
 * server's: it is scaled and never computed.
 */
export function offerFor(
  { openStake, amount }: Pick<CashOutQuote, 'openStake' | 'amount'>,
  part: Money,
): Money {
  const open = BigInt(openStake.minor)
  if (open <= 0n) return money(0, amount.currency)
  const scaled = (2n * BigInt(amount.minor) * BigInt(part.minor) + open) / (2n * open)
  return money(Number(scaled), amount.currency)
}

/** Whether a stake can be cashed out: all of it, or a part in whole units of at least the least part. */
export function isCashable(
  { openStake, leastPart }: Pick<CashOutQuote, 'openStake' | 'leastPart'>,
  stake: Money,
): boolean {
  if (stake.minor === openStake.minor) return stake.minor > 0
  if (leastPart === null || stake.minor > openStake.minor) return false
  return stake.minor >= leastPart.minor && stake.minor % MINOR_PER_UNIT === 0
}

/**
 * The parts that can be chosen: from the least part in whole units, and the whole open stake. At most `steps`
 * of them at equal distances; only the whole when there is no smaller part.
 */
export function partsOf(
  { openStake, leastPart }: Pick<CashOutQuote, 'openStake' | 'leastPart'>,
  steps = 10,
): readonly Money[] {
  const { minor, currency } = openStake
  if (leastPart === null) return [openStake]
  const shares = Array.from({ length: steps - 1 }, (_, index) => {
    const share = (minor * (index + 1)) / steps
    return Math.round(share / MINOR_PER_UNIT) * MINOR_PER_UNIT
  })
  const parts = shares.map((share) => Math.max(share, leastPart.minor)).filter((share) => share < minor)
  return [...new Set(parts), minor].map((part) => money(part, currency))
}
