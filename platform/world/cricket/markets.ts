import type { Period } from '../../../streams/domain/market.ts'
import { type Counted, type InningsPlan, oddEven, total, winner } from '../innings/markets.ts'
import { opensAfter } from '../pricing/plans.ts'

/** Markets on the second innings open when the first one is over, because its length depends on the first. */
function counted(stat: 'runs' | 'wickets', period: Period): Counted {
  return { stat, period, availability: opensAfter(period === 'set2' ? 'set1' : undefined, period) }
}

const MATCH = counted('runs', 'match')

/**
 * All markets of a match, in display order. There is no handicap: a chase ends as soon as it succeeds, so no side
 * that bats second leads by more than six.
 */
export const CRICKET_MARKETS: readonly InningsPlan[] = [
  winner(MATCH),
  total(MATCH, 3),
  oddEven(MATCH),
  ...(['set1', 'set2'] as const).flatMap((innings) => [
    total(counted('runs', innings), 3),
    oddEven(counted('runs', innings)),
    total(counted('wickets', innings), 2),
  ]),
]
