import type { Odds } from './odds.ts'
import type { AcceptanceMode } from './order.ts'

/** Whether the acceptance mode accepts the offered price instead of the agreed one (docs/betting.md, 6.2). */
export function acceptsPrice(mode: AcceptanceMode, agreed: Odds, offered: Odds): boolean {
  switch (mode) {
    case 'none':
      return offered === agreed
    case 'better':
      return offered >= agreed
    case 'any':
      return true
  }
}
