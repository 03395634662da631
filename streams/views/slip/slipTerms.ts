import type { SlipField } from '../../machines/slip/slipFields.ts'
import type { SlipLegView } from './slipLegView.ts'

/**
 * Everything that a tap on the main button agrees to, as one text: two views with the same terms place the
 * same bets at the same agreed prices. It detects taps that were meant for an earlier view.
 */
export function slipTerms(
  action: 'place' | 'accept' | 'blocked',
  counted: readonly SlipField[],
  legs: readonly SlipLegView[],
): string {
  const bets = counted.map(({ key, text, legs: places }) => {
    const agreed = places.map((place) => {
      const leg = legs[place]
      if (leg === undefined) return ''
      const odds = action === 'accept' ? leg.offered : leg.leg.agreedOdds
      return `${leg.key}@${leg.leg.choice.line ?? ''}@${odds}`
    })
    return [key, text, ...agreed].join(' ')
  })
  return [action, ...bets].join('\n')
}
