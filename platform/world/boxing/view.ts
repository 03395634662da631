import type { Pair } from '../../../streams/domain/match.ts'
import { isSet, type SetWord } from '../../../streams/domain/vocabulary/periods.ts'
import { HOUR, MINUTE, SECOND } from '../durations.ts'
import type { Fixture } from '../fixture.ts'
import type { Instant } from '../pricing/board.ts'
import type { Spread } from '../pricing/counts.ts'
import { lazily } from '../pricing/lazily.ts'
import { hash, noise } from '../random.ts'
import { type Decision, decisionChances, partChances, roundWinner } from './chances.ts'
import { type BoutRules, HALF, ROUND, roundChances, roundsOf, stoppageRates } from './rules.ts'
import { EMPTY_CARDS } from './score.ts'

/** The possible ends of a bout with their chances. */
export interface BoutView {
  readonly rules: BoutRules
  /** The rounds that count already. */
  readonly counted: number
  /** The chances that each side stops the other in each round; none in rounds that are over. */
  readonly stoppages: readonly Pair[]
  /** The chance that the bout is boxed to its end. */
  readonly distance: number
  /** The chances of the decision on the cards, if the bout is boxed to its end. */
  readonly decision: () => Decision
  /** How many rounds count (docs/betting.md, 3.1). */
  readonly rounds: Spread
  /** Home's chance to have more points in a round that is completed. */
  readonly roundWinner: number
}

/** The model's expectation at an instant, from the cards that have been shown and the time that is left. */
export function boutView(
  rules: BoutRules,
  { seed, strength }: Pick<Fixture, 'seed' | 'strength'>,
  instant: Instant,
): BoutView {
  const { moment, at } = instant
  const moved: Pair = [strength[0] * drift(seed, 1, at), strength[1] * drift(seed, 2, at)]
  const scoring = roundChances(moved)
  const rounds = roundsOf(rules)
  const left = rounds.map((round) => shareLeft(round, instant, rounds))
  const [counted] = moment.facts['rounds.match'] ?? [0, 0]
  const leads = (moment.scorecards ?? EMPTY_CARDS).map(([home, away]) => home - away)
  const toCome = left.filter((share) => share > 0).length
  return {
    rules,
    counted,
    ...roundsAhead(moved, left, counted),
    decision: lazily(() => decisionChances(scoring, toCome, leads)),
    roundWinner: roundWinner(scoring),
  }
}

/** When the bout is stopped, if it is. `left` is the share of each round that is still to be boxed. */
function roundsAhead(
  strength: Pair,
  left: readonly number[],
  counted: number,
): Pick<BoutView, 'stoppages' | 'distance' | 'rounds'> {
  const counts = new Array<number>(left.length + 1).fill(0)
  const stoppages: Pair[] = []
  let boxed = 1
  for (const [index, share] of left.entries()) {
    const rates = stoppageRates(strength, index + 1)
    const early = partChances(rates, Math.max(0, share - HALF / ROUND))
    const late = partChances(rates, Math.min(share, HALF / ROUND))
    const half = boxed * early.completed
    // A round of which the first half is over has been counted already.
    add(counts, Math.max(index, counted), boxed - half)
    add(counts, index + 1, half * (1 - late.completed))
    stoppages.push([
      boxed * early.stopped[0] + half * late.stopped[0],
      boxed * early.stopped[1] + half * late.stopped[1],
    ])
    boxed = half * late.completed
  }
  add(counts, left.length, boxed)
  return { stoppages, distance: boxed, rounds: { from: 0, chances: counts } }
}

function add(chances: number[], place: number, chance: number): void {
  chances[place] = (chances[place] ?? 0) + chance
}

/** The share of a round that is still to be boxed. */
function shareLeft(round: SetWord, { at, moment }: Instant, rounds: readonly SetWord[]): number {
  const { phase, clock, over } = moment
  if (over.has(round)) return 0
  const present = phase === 'interrupted' ? rounds.find((each) => !over.has(each)) : phase
  if (round !== present || !isSet(present) || clock === null) return 1
  // A clock that stands at zero in an interrupted rest is that of the round before.
  if (!clock.running && clock.seconds === 0) return 1
  const left = clock.seconds * SECOND - (clock.running ? at - clock.at : 0)
  // A round that is not over has some of it left, so that it is among those to come.
  return Math.min(1, Math.max(Number.EPSILON, left / ROUND))
}

/** A factor near 1 that changes slowly, so that the prices of a side move without events. */
function drift(seed: number, salt: number, at: number): number {
  const walk = (name: number, period: number): number => noise(hash(seed, salt, name), at, period)
  return (
    1 +
    0.004 * walk(1, 9 * SECOND) +
    0.008 * walk(2, 80 * SECOND) +
    0.012 * walk(3, 12 * MINUTE) +
    0.02 * walk(4, 7 * HOUR)
  )
}
