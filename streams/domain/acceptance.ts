import type { Line } from './market.ts'
import type { Odds } from './odds.ts'
import type { AcceptanceMode } from './order.ts'

/** A price and the line it is for. */
export interface Offer {
  readonly odds: Odds
  readonly line: Line | null
}

/** Whether a mode takes the price now offered for the one agreed (specification, platform part, 9). */
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

/** Whether a mode takes an offer as it stands. A changed line is another bet, and no mode takes it. */
export function acceptsOffer(mode: AcceptanceMode, agreed: Offer, offered: Offer): boolean {
  return agreed.line === offered.line && acceptsPrice(mode, agreed.odds, offered.odds)
}
