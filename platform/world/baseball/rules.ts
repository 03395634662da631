import type { Facts, Pair } from '../../../streams/domain/match.ts'
import { addFact, addTo, type AtBat, openFacts } from '../course/moment.ts'
import { MINUTE } from '../durations.ts'
import { type Delivery, type InningsRules, withCounted } from '../innings/rules.ts'
import { advanced, type Reach, REACHES, RUNNER_ON_SECOND } from './bases.ts'

/** Innings of a match that is not level after them. */
export const REGULAR_INNINGS = 9
/** The number of innings that have a period name. A match that is level after them ends level (chance below 1e-18). */
const MOST_INNINGS = 40
export const OUTS = 3

const TURNS = 2 * REGULAR_INNINGS

/** The turns of the home side are odd: it bats in the bottom of each inning. */
export const BASEBALL_RULES: InningsRules = {
  batsFirst: 1,
  turnsOfInning: 2,
  spans: [{ period: 'innings1to5', last: 5 }],
  delivery: { least: 55, most: 125 },
  pause: 2 * MINUTE,
  basesOf: (turn) => (turn < TURNS ? 0 : RUNNER_ON_SECOND),
  deliver: batted,
  isTurnOver: ({ turn, outs }, [home, away]) => outs === OUTS || (isLastBottom(turn) && home > away),
  isDecided: (turn, [home, away]) => {
    if (turn < TURNS - 2) return false
    // The bottom of the last inning is not played if home leads already.
    if (turn % 2 === 0) return home > away
    return home !== away || turn === 2 * MOST_INNINGS - 1
  },
  count,
}

/** Whether the match ends as soon as home leads. */
function isLastBottom(turn: number): boolean {
  return turn >= TURNS - 1 && turn % 2 === 1
}

/**
 * A plate appearance of a batter who reaches base with this chance. Of a hit that decides the match only the winning
 * run counts, but of a home run all.
 */
function batted({ turn, bases }: AtBat, [home, away]: Pair, reach: number, chance: number): Delivery {
  if (chance >= reach) return { runs: 0, out: true, hit: false, counted: null, bases }
  const how = reachAt(chance / reach)
  const advance = advanced(how, bases)
  const most = isLastBottom(turn) && how !== 'homeRun' ? away - home + 1 : Infinity
  return {
    ...advance,
    runs: Math.min(advance.runs, most),
    out: false,
    hit: how !== 'walk',
    counted: how === 'homeRun' ? 'homeRuns' : null,
  }
}

/** What the batter at a place from 0 to 1 among those who reach base has done. */
function reachAt(place: number): Reach {
  let below = 0
  for (const { how, share } of REACHES) {
    below += share
    if (place < below) return how
  }
  return 'homeRun'
}

/** Hits and home runs of the match, and the outs of the side at bat. */
function count(facts: Facts, { side, outs }: AtBat, _: unknown, delivery: Delivery | null): Facts {
  const open = openFacts(facts, ['hits', 'homeRuns'], 'match')
  const hits = addFact(open, 'hits', ['match'], side, delivery?.hit === true ? 1 : 0)
  return {
    ...withCounted(hits, side, delivery),
    'outs.match': addTo([0, 0], side, outs),
  }
}
