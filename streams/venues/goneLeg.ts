import { isLiveLeg, type Leg } from '../domain/leg.ts'
import type { QuotedLeg } from '../domain/quote.ts'

/** The quote of a leg for which the venue's answer has no line. */
export function goneLeg(leg: Leg): QuotedLeg {
  const { choice, wire, score } = leg
  return { choice, wire, line: choice.line, odds: null, status: 'closed', score, live: isLiveLeg(leg) }
}
