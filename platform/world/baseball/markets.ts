import { SET_WORDS } from '../../../streams/domain/vocabulary/periods.ts'
import {
  type Counted,
  handicap,
  type InningsPlan,
  oddEven,
  result,
  total,
  winner,
} from '../innings/markets.ts'
import { untilOver } from '../pricing/plans.ts'
import { REGULAR_INNINGS } from './rules.ts'

/** The markets of an inning open with the inning before it. */
function inInning(inning: number): Counted {
  const period = SET_WORDS[inning] ?? 'set1'
  const awaited = inning < 2 ? undefined : SET_WORDS[inning - 2]
  const availability = untilOver(period)
  return {
    stat: 'runs',
    period,
    availability: (moment) =>
      awaited === undefined || moment.over.has(awaited) ? availability(moment) : 'absent',
  }
}

const MATCH: Counted = { stat: 'runs', period: 'match', availability: untilOver('match') }
const FIRST_FIVE: Counted = { stat: 'runs', period: 'innings1to5', availability: untilOver('innings1to5') }

/** All markets of a match, in display order. Those of the match count extra innings. */
export const BASEBALL_MARKETS: readonly InningsPlan[] = [
  winner(MATCH),
  handicap(MATCH, 3, true),
  total(MATCH, 3),
  total(MATCH, 2, 'home'),
  total(MATCH, 2, 'away'),
  oddEven(MATCH),
  result(FIRST_FIVE),
  handicap(FIRST_FIVE, 1, false),
  total(FIRST_FIVE, 2),
  ...Array.from({ length: REGULAR_INNINGS }, (_, inning) => inInning(inning)).flatMap((counted) => [
    result(counted),
    total(counted, 2),
  ]),
]
