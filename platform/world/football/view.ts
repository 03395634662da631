import type { Period } from '../../../streams/domain/market.ts'
import type { Pair } from '../../../streams/domain/match.ts'
import type { Instant } from '../pricing/board.ts'
import { differenceOf, poisson } from '../pricing/counts.ts'
import { lazily } from '../pricing/lazily.ts'
import type { Counts, Spread } from '../pricing/counts.ts'
import { hash, noise } from '../random.ts'
import type { Fixture } from '../fixture.ts'
import { HOUR, MINUTE, SECOND } from '../durations.ts'
import { cornersExpected, cornerShare, goalShare, rateFactor } from './pace.ts'

/** Periods with football markets. */
export type FootballPeriod = Extract<Period, 'match' | 'firstHalf' | 'secondHalf'>

/** The present count of a period, and the expected further ones. */
export interface Outlook {
  readonly counted: Pair
  readonly home: Counts
  readonly away: Counts
  /** Lead of home in the further counts. */
  readonly lead: () => Spread
  /** Total of the period, including the present count. */
  readonly total: () => Spread
}

/** Expected goals and corners, computed on demand. */
export interface FootballView {
  readonly outlook: (stat: 'goals' | 'corners', period: FootballPeriod) => Outlook
}

const MAX_GOALS = 11
const MAX_CORNERS = 24

/** The model's expectation at an instant, from past happenings only. */
export function footballView(
  fixture: Pick<Fixture, 'seed' | 'strength' | 'kickOff'>,
  instant: Instant,
): FootballView {
  const known = new Map<string, Outlook>()
  const outlook: FootballView['outlook'] = (stat, period) => {
    const key = `${stat}.${period}`
    const before = known.get(key)
    if (before !== undefined) return before
    const made = stat === 'goals' ? goals(fixture, instant, period) : corners(fixture, instant, period)
    known.set(key, made)
    return made
  }
  return { outlook }
}

type Playing = Pick<Fixture, 'seed' | 'strength' | 'kickOff'>

function goals(fixture: Playing, instant: Instant, period: FootballPeriod): Outlook {
  const { moment } = instant
  const [homeReds, awayReds] = moment.facts['redCards.match'] ?? [0, 0]
  const lead = moment.confirmedScore[0] - moment.confirmedScore[1]
  const share = shareOf(instant, period, goalShare)
  const home =
    fixture.strength[0] * share * rateFactor(homeReds, awayReds, lead) * drift(fixture.seed, 1, instant.at)
  const away =
    fixture.strength[1] * share * rateFactor(awayReds, homeReds, -lead) * drift(fixture.seed, 2, instant.at)
  return outlookOf(confirmedGoals(instant, period), home, away, MAX_GOALS)
}

/** Goals in a period, without one under review. */
function confirmedGoals({ moment }: Instant, period: FootballPeriod): Pair {
  const [home, away] = moment.facts[`goals.${period}`] ?? [0, 0]
  const reviewed = [
    moment.score[0] - moment.confirmedScore[0],
    moment.score[1] - moment.confirmedScore[1],
  ] as const
  return [Math.max(0, home - reviewed[0]), Math.max(0, away - reviewed[1])]
}

function corners(fixture: Playing, instant: Instant, period: FootballPeriod): Outlook {
  const [own, other] = fixture.strength
  const share = shareOf(instant, period, cornerShare)
  const home = cornersExpected(own, other) * share * drift(fixture.seed, 3, instant.at)
  const away = cornersExpected(other, own) * share * drift(fixture.seed, 4, instant.at)
  return outlookOf(instant.moment.facts[`corners.${period}`] ?? [0, 0], home, away, MAX_CORNERS)
}

function outlookOf(counted: Pair, homeMean: number, awayMean: number, most: number): Outlook {
  const home = poisson(homeMean, most)
  const away = poisson(awayMean, most)
  return {
    counted,
    home,
    away,
    lead: lazily(() => differenceOf(home, away)),
    total: lazily(() => ({ from: counted[0] + counted[1], chances: poisson(homeMean + awayMean, 2 * most) })),
  }
}

/** A slow drift of a rate around 1, which makes prices move without events. */
function drift(seed: number, salt: number, at: number): number {
  const walk = (name: number, period: number): number => noise(hash(seed, salt, name), at, period)
  return Math.exp(
    0.012 * walk(1, 9 * SECOND) +
      0.018 * walk(2, 70 * SECOND) +
      0.035 * walk(3, 12 * MINUTE) +
      0.07 * walk(4, 7 * HOUR),
  )
}

/** The expected share of the match's count that is still to come in a period. */
function shareOf(
  { at, moment }: Instant,
  period: FootballPeriod,
  share: (half: 0 | 1, elapsed: number) => number,
): number {
  const first =
    period === 'secondHalf' ? 0 : firstHalfLeft(moment.phase, at - (moment.clock?.at ?? at), share)
  const second =
    period === 'firstHalf' ? 0 : secondHalfLeft(moment.phase, at - (moment.clock?.at ?? at), share)
  return first + second
}

function firstHalfLeft(
  phase: string,
  elapsed: number,
  share: (half: 0 | 1, elapsed: number) => number,
): number {
  if (phase === 'notStarted') return share(0, 0)
  return phase === 'firstHalf' ? share(0, elapsed) : 0
}

function secondHalfLeft(
  phase: string,
  elapsed: number,
  share: (half: 0 | 1, elapsed: number) => number,
): number {
  if (phase === 'secondHalf') return share(1, elapsed)
  return phase === 'notStarted' || phase === 'firstHalf' || phase === 'halfTime' ? share(1, 0) : 0
}
