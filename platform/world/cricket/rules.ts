import type { Facts, Pair } from '../../../streams/domain/match.ts'
import type { SetWord } from '../../../streams/domain/vocabulary/periods.ts'
import { addFact, addTo, type AtBat, openFacts, otherSide } from '../course/moment.ts'
import { MINUTE } from '../durations.ts'
import { type Delivery, type InningsRules, withCounted } from '../innings/rules.ts'
import { BALLS, ballChances, WICKETS } from './balls.ts'

/** Two innings of twenty overs. The side that bats second wins as soon as it passes the other; level is a tie. */
export const CRICKET_RULES: InningsRules = {
  batsFirst: null,
  turnsOfInning: 1,
  spans: [],
  delivery: { least: 28, most: 50 },
  pause: 12 * MINUTE,
  basesOf: () => 0,
  deliver: bowled,
  isTurnOver: ({ turn, side, outs, deliveries }, runs) =>
    outs === WICKETS || deliveries === BALLS || (turn === 1 && runs[side] > runs[otherSide(side)]),
  isDecided: (turn) => turn === 1,
  count,
}

/** A ball without a run. */
const NOTHING: Delivery = { runs: 0, out: false, hit: false, counted: null, bases: 0 }
/** Balls to and over the boundary, by their runs. */
const COUNTED: ReadonlyMap<number, Delivery['counted']> = new Map([
  [4, 'fours'],
  [6, 'sixes'],
])

/** All runs of a ball count, also those that are more than the chase needed. */
function bowled({ deliveries }: AtBat, _: Pair, strength: number, chance: number): Delivery {
  const { wicket, scores } = ballChances(deliveries, strength)
  if (chance < wicket) return { ...NOTHING, out: true }
  let below = wicket
  for (const [runs, share] of scores) {
    below += share
    if (chance < below) return { ...NOTHING, runs, hit: true, counted: COUNTED.get(runs) ?? null }
  }
  return NOTHING
}

/** Wickets of each side and innings, fours and sixes, and the balls that each side has faced. */
function count(facts: Facts, { side, deliveries }: AtBat, inning: SetWord, delivery: Delivery | null): Facts {
  const ofMatch = openFacts(facts, ['wickets', 'balls', 'fours', 'sixes'], 'match')
  const open = openFacts(ofMatch, ['wickets'], inning)
  const wickets = addFact(open, 'wickets', ['match', inning], side, delivery?.out === true ? 1 : 0)
  const [home, away] = wickets['balls.match'] ?? [0, 0]
  const faced = addTo([0, 0], side, deliveries)
  return {
    ...withCounted(wickets, side, delivery),
    'balls.match': [Math.max(home, faced[0]), Math.max(away, faced[1])],
  }
}
