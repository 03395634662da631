import { subtractMoney, sumMoney } from '../../domain/amount.ts'
import { money, type Money } from '../../domain/money.ts'
import { ODDS_SCALE, type Odds } from '../../domain/odds.ts'
import type { SlipField } from './slipFields.ts'

/**
 * The greatest amount for a field: its limit per combination, as far as the balance covers it besides the
 * other fields. `null` while the limit is unknown. Rounded down.
 *
 * @param odds price of the field's only leg, needed for a typed profit, whose amount risked differs.
 */
export function maxStakeFor(
  field: SlipField,
  fields: readonly SlipField[],
  balance: Money | null,
  odds: Odds | null,
): Money | null {
  if (field.limit === null) return null
  const { max } = field.limit
  if (balance === null) return max
  const others = fields.flatMap((other) => (other.key === field.key ? [] : (other.risked ?? [])))
  const taken = sumMoney(others, balance.currency)
  const left = taken === null ? null : subtractMoney(balance, taken)
  if (left === null || left.minor <= 0) return money(0, max.currency)
  return money(Math.min(max.minor, typedFor(left.minor, field, odds)), max.currency)
}

/** The typed amount that risks no more than `minor`. */
function typedFor(minor: number, field: SlipField, odds: Odds | null): number {
  const available = BigInt(minor)
  if (field.series !== null) return Number(available / BigInt(field.series.combinations))
  if (!field.toWin || odds === null) return minor
  return Number((available * BigInt(odds - ODDS_SCALE)) / BigInt(ODDS_SCALE))
}
