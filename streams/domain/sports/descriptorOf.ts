import { countOfAll, type Facts, type Match, type Pair, type Phase } from '../match.ts'
import type { Sport } from '../vocabulary/sports.ts'
import { BASKETBALL } from './basketball.ts'
import { BOXING } from './boxing.ts'
import { column, type Column, type ColumnPage, type SportDescriptor } from './descriptor.ts'
import { BEST_OF_FIVE_MAPS, CSGO, KOG } from './esports.ts'
import { FOOTBALL } from './football.ts'
import { BASEBALL, CRICKET } from './innings.ts'
import { PLAIN } from './plain.ts'
import { BEST_OF_FIVE, BEST_OF_THREE, DARTS, SNOOKER, TENNIS } from './sets.ts'
import { RACE, VIRTUAL_BASKETBALL, VIRTUAL_FOOTBALL } from './virtual.ts'
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
  virtualFootball: VIRTUAL_FOOTBALL,
  virtualBasketball: VIRTUAL_BASKETBALL,
  virtualHorse: RACE,
  virtualGreyhounds: RACE,
  virtualSpeedway: RACE,
  virtualMotorbike: RACE,
  dota2: BEST_OF_FIVE_MAPS,
  lol: BEST_OF_FIVE_MAPS,
  csgo: CSGO,
  kog: KOG,
}

/** The descriptor of a sport; `PLAIN` for one without its own. */
export function descriptorOf(sport: Sport): SportDescriptor {
  return DESCRIPTORS[sport] ?? PLAIN
}

const FURTHER = /^(extraTime|penalties)/

/**
 * The columns of a list row in a phase of the match. `score` counts the sets that are over, in sports whose columns
 * are of the running set.
 */
export function columnsIn(sport: Sport, phase: Phase, score: Pair = [0, 0]): readonly ColumnPage[] {
  const { columns, furtherColumns = columns, ofRunningSet = false } = descriptorOf(sport)
  if (ofRunningSet) return columnsOfSet(sport, score[0] + score[1])
  return FURTHER.test(phase) ? furtherColumns : columns
}

/** Kept, so that a row whose set is the same has the same columns. */
const columnsBySet = new Map<string, readonly ColumnPage[]>()

/** The columns after `over` sets; those of the last set when all are over. */
function columnsOfSet(sport: Sport, over: number): readonly ColumnPage[] {
  const { columns, periods } = descriptorOf(sport)
  const set = periods[Math.min(over, periods.length - 1)] ?? 'set1'
  const place = `${sport} ${set}`
  const known = columnsBySet.get(place)
  if (known !== undefined) return known
  const inSet = (each: Column): Column =>
    each.spec.period === 'set1' ? column(each.spec.stat, each.spec.kind, set) : each
  const made = columns.map(([first, second, third]): ColumnPage => [
    inSet(first),
    inSet(second),
    inSet(third),
  ])
  columnsBySet.set(place, made)
  return made
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

/** The score of the game that is played, as it is called; `null` in sports without games, and while none is played. */
export function gameScore({ sport, state, facts }: Pick<Match, 'sport' | 'state' | 'facts'>): Pair | null {
  const { game } = descriptorOf(sport).board
  return game === undefined || state !== 'live' ? null : (facts[game] ?? null)
}
