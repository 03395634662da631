import type { Side } from './market.ts'
import type { CountedOutcome } from './order.ts'

export function won(condition: boolean): CountedOutcome {
  return condition ? 'win' : 'lose'
}

/** Void for a side that is neither. */
export function yesNoOutcome(side: Side, happened: boolean): CountedOutcome {
  if (side === 'yes') return won(happened)
  return side === 'no' ? won(!happened) : 'void'
}
