import type { MarketSpec, Side } from './market.ts'
import type { Facts, Pair } from './match.ts'
import { MINUTE_BANDS } from './minuteBands.ts'
import type { CountedOutcome } from './order.ts'
import { won, yesNoOutcome } from './outcomes.ts'

type HalvesKind =
  | 'scoreBothHalvesHome'
  | 'scoreBothHalvesAway'
  | 'winBothHalvesHome'
  | 'winBothHalvesAway'
  | 'winEitherHalfHome'
  | 'winEitherHalfAway'
  | 'halfWithMost'

/** The outcome of a market on both halves together (docs/betting.md, 3.1). Void without the count at half-time. */
export function halvesOutcome(
  { kind, stat }: MarketSpec & { readonly kind: HalvesKind },
  side: Side,
  counted: Pair,
  facts: Facts,
): CountedOutcome {
  const first = facts[`${stat}.firstHalf`]
  if (first === undefined) return 'void'
  const second: Pair = [counted[0] - first[0], counted[1] - first[1]]
  const [lead, laterLead] = [first[0] - first[1], second[0] - second[1]]
  switch (kind) {
    case 'scoreBothHalvesHome':
      return yesNoOutcome(side, first[0] > 0 && second[0] > 0)
    case 'scoreBothHalvesAway':
      return yesNoOutcome(side, first[1] > 0 && second[1] > 0)
    case 'winBothHalvesHome':
      return yesNoOutcome(side, lead > 0 && laterLead > 0)
    case 'winBothHalvesAway':
      return yesNoOutcome(side, lead < 0 && laterLead < 0)
    case 'winEitherHalfHome':
      return yesNoOutcome(side, lead > 0 || laterLead > 0)
    case 'winEitherHalfAway':
      return yesNoOutcome(side, lead < 0 || laterLead < 0)
    case 'halfWithMost':
      return halfWithMostOutcome(side, first[0] + first[1] - second[0] - second[1])
  }
}

/** By how many more the first half had. */
function halfWithMostOutcome(side: Side, more: number): CountedOutcome {
  if (side === 'firstHalf') return won(more > 0)
  if (side === 'secondHalf') return won(more < 0)
  return side === 'equal' ? won(more === 0) : 'void'
}

/** The quarter of an hour with the first one. Void when a band before it is not known. */
export function firstTimeOutcome(
  { stat }: Pick<MarketSpec, 'stat'>,
  side: Side,
  [home, away]: Pair,
  facts: Facts,
): CountedOutcome {
  const chosen = MINUTE_BANDS.find((band) => band === side)
  if (chosen === undefined && side !== 'none') return 'void'
  if (home + away === 0) return won(side === 'none')
  for (const band of MINUTE_BANDS) {
    const counted = facts[`${stat}.${band}`]
    if (counted === undefined) return 'void'
    if (counted[0] + counted[1] > 0) return won(side === band)
  }
  // The count and its parts do not belong together.
  return 'void'
}
