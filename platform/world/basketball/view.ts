import type { Period } from '../../../streams/domain/market.ts'
import type { MatchClock, Pair, Phase } from '../../../streams/domain/match.ts'
import type { Instant } from '../pricing/board.ts'
import type { Spread } from '../pricing/counts.ts'
import { hash, noise } from '../random.ts'
import type { Fixture } from '../fixture.ts'
import { HOUR, MINUTE, SECOND } from '../durations.ts'
import { endingOf, TIP } from './ending.ts'
import type { Ending } from './ending.ts'
import { OVERTIME, pointsEach, pointsToCome, QUARTER } from './possession.ts'

export type BasketballPeriod = Extract<Period, 'match' | 'firstHalf' | `quarter${number}`>

interface BasketballOutlook extends Ending {
  readonly counted: Pair
}

export interface BasketballView {
  readonly outlook: (period: BasketballPeriod) => BasketballOutlook
}

/** Some time is always left until the period ends. */
const MIN_LEFT = 1.5 * SECOND

const ORDER: Readonly<Record<BasketballPeriod, readonly [from: number, to: number]>> = {
  match: [0, 4],
  firstHalf: [0, 2],
  quarter1: [0, 1],
  quarter2: [1, 2],
  quarter3: [2, 3],
  quarter4: [3, 4],
}

/** The model's expectation at an instant: the points of each side in the remaining clock time. */
export function basketballView(
  fixture: Pick<Fixture, 'seed' | 'strength'>,
  instant: Instant,
): BasketballView {
  const known = new Map<BasketballPeriod, BasketballOutlook>()
  return {
    outlook(period) {
      const before = known.get(period)
      if (before !== undefined) return before
      const made = outlookOf(fixture, instant, period)
      known.set(period, made)
      return made
    },
  }
}

function outlookOf(
  { seed, strength }: Pick<Fixture, 'seed' | 'strength'>,
  instant: Instant,
  period: BasketballPeriod,
): BasketballOutlook {
  const { moment, at } = instant
  const counted = moment.facts[`points.${period}`] ?? [0, 0]
  const left = Math.max(clockLeft(instant, period), MIN_LEFT)
  const home = pointsEach(strength[0] + 1.6 * drift(seed, 1, at))
  const away = pointsEach(strength[1] + 1.6 * drift(seed, 2, at))
  const ending = (clock: number, [h, a]: Pair, ifLevel: Ending | null): Ending =>
    endingOf(moved(pointsToCome(clock, home), h), moved(pointsToCome(clock, away), a), ifLevel)
  if (period !== 'match') return { counted, ...ending(left, counted, null) }
  // A match can't end level: overtime follows, and if that is level, one point decides.
  const ifLevel = moment.over.has('quarter4') ? TIP : ending(OVERTIME, [0, 0], TIP)
  return { counted, ...ending(left, counted, ifLevel) }
}

function moved({ from, chances }: Spread, by: number): Spread {
  return { from: from + by, chances }
}

function drift(seed: number, salt: number, at: number): number {
  const walk = (name: number, period: number): number => noise(hash(seed, salt, name), at, period)
  return (
    0.3 * walk(1, 9 * SECOND) +
    0.5 * walk(2, 80 * SECOND) +
    0.8 * walk(3, 12 * MINUTE) +
    1.6 * walk(4, 7 * HOUR)
  )
}

/** Remaining clock time of a period, ms. */
function clockLeft({ at, moment }: Instant, period: BasketballPeriod): number {
  const [from, to] = ORDER[period]
  const { quarter, left } = position(moment.phase, moment.clock, moment.over, at)
  if (quarter >= 4) return period === 'match' ? left : 0
  let sum = 0
  for (let index = from; index < to; index += 1) {
    if (index > quarter) sum += QUARTER
    else if (index === quarter) sum += left
  }
  return sum
}

/** The quarter that is being played, or the next one during a break; 4 in overtime. */
function position(
  phase: Phase,
  clock: MatchClock | null,
  over: ReadonlySet<Period>,
  at: number,
): { readonly quarter: number; readonly left: number } {
  const played = (['quarter1', 'quarter2', 'quarter3', 'quarter4'] as const).filter((name) =>
    over.has(name),
  ).length
  if (phase === 'notStarted' || clock === null) return { quarter: 0, left: QUARTER }
  if (phase === 'break' || phase === 'halfTime')
    return { quarter: played, left: played >= 4 ? OVERTIME : QUARTER }
  const passed = clock.running ? at - clock.at : 0
  return { quarter: played, left: Math.max(0, clock.seconds * SECOND - passed) }
}
