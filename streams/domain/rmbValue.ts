import type { Currency, Money } from './money.ts'

/** The house's fixed rate: one USDT is about seven RMB (docs/betting.md, 4). */
export const RMB_PER_UNIT: Readonly<Record<Currency, number>> = { RMB: 1, USDT: 7 }

/** Minor units of RMB, at the house's fixed rate. */
export function inRmb({ minor, currency }: Money): number {
  return minor * RMB_PER_UNIT[currency]
}
