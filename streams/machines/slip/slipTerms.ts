import type { QuotedLeg } from '../../domain/quote.ts'
import { legKey } from './legKeys.ts'
import { quotedFor, type Slip } from './slip.ts'
import type { SlipField } from './slipFields.ts'
import { presentOdds } from './presentOdds.ts'

/**
 * Everything that a tap on the main button agrees to, as one text: two evaluations with the same terms place
 * the same bets at the same agreed prices. It detects taps that were meant for an earlier screen.
 */
export function slipTerms(
  action: 'place' | 'accept' | 'blocked',
  counted: readonly SlipField[],
  slip: Slip,
  quoted: readonly QuotedLeg[],
): string {
  const bets = counted.map(({ key, text, legs: places }) => {
    const agreed = places.map((place) => {
      const leg = slip.legs[place]
      if (leg === undefined) return ''
      const odds = action === 'accept' ? presentOdds(leg, quotedFor(leg, quoted) ?? null) : leg.agreedOdds
      return `${legKey(leg.choice)}@${leg.choice.line ?? ''}@${odds}`
    })
    return [key, text, ...agreed].join(' ')
  })
  return [action, ...bets].join('\n')
}
