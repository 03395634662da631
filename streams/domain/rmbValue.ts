import type { Currency, Money } from './money.ts'

/** The operator's fixed rate for limits: one USDT counts as seven RMB (docs/betting.md, 5). */
export const RMB_PER_UNIT: Readonly<Record<Currency, number>> = { RMB: 1, USDT: 7 }

/** Minor units of RMB, at the operator's fixed rate. */
export function inRmb({ minor, currency }: Money): number {
  return minor * RMB_PER_UNIT[currency]
}
