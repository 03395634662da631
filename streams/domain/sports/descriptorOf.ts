import { countOfAll, type Facts, type Match, type Pair, type Phase } from '../match.ts'
import type { Sport } from '../vocabulary/sports.ts'
import { BASKETBALL } from './basketball.ts'
import { BOXING } from './boxing.ts'
import type { ColumnPage, SportDescriptor } from './descriptor.ts'
import { FOOTBALL } from './football.ts'
import { BASEBALL, CRICKET } from './innings.ts'
import { PLAIN } from './plain.ts'
import { BEST_OF_FIVE, BEST_OF_THREE, DARTS, SNOOKER, TENNIS } from './sets.ts'
import { AMERICAN_FOOTBALL, GOALS_IN_THIRDS, HANDBALL, HOCKEY, WATER_POLO } from './timed.ts'

const DESCRIPTORS: Readonly<Partial<Record<Sport, SportDescriptor>>> = {
  football: FOOTBALL,
  basketball: BASKETBALL,
  tennis: TENNIS,
  volleyball: BEST_OF_FIVE,
  tableTennis: BEST_OF_FIVE,
  badminton: BEST_OF_THREE,
  beachVolleyball: BEST_OF_THREE,
  snooker: SNOOKER,
  darts: DARTS,
  americanFootball: AMERICAN_FOOTBALL,
  waterPolo: WATER_POLO,
  handball: HANDBALL,
  baseball: BASEBALL,
  iceHockey: GOALS_IN_THIRDS,
  beachSoccer: GOALS_IN_THIRDS,
  hockey: HOCKEY,
  boxing: BOXING,
  cricket: CRICKET,
  rugby: { ...PLAIN, clock: 'up' },
}

/** The descriptor of a sport; `PLAIN` for one without its own. */
export function descriptorOf(sport: Sport): SportDescriptor {
  return DESCRIPTORS[sport] ?? PLAIN
}

const FURTHER = /^(extraTime|penalties)/

/** The columns of a list row in a phase of the match. */
export function columnsIn(sport: Sport, phase: Phase): readonly ColumnPage[] {
  const { columns, furtherColumns = columns } = descriptorOf(sport)
  return FURTHER.test(phase) ? furtherColumns : columns
}

/** The score as it is shown: with extra time and without a shoot-out. `null` where it is unknown. */
export function shownScore(sport: Sport, facts: Facts): Pair | null {
  const { score } = descriptorOf(sport)
  return score === null ? null : (countOfAll(facts, score) ?? null)
}

/** The count of the present part, such as the games of this set; `null` where there is none. */
export function runningCount({ sport, facts }: Pick<Match, 'sport' | 'facts'>): Pair | null {
  const { periods, board } = descriptorOf(sport)
  const { running } = board
  if (running === null) return null
  const played = periods.findLast((period) => facts[`${running}.${period}`] !== undefined)
  return played === undefined ? null : (facts[`${running}.${played}`] ?? null)
}
