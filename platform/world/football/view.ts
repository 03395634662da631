import type { Period } from '../../../streams/domain/market.ts'
import type { FactKey, Pair } from '../../../streams/domain/match.ts'
import type { MinuteBand } from '../../../streams/domain/minuteBands.ts'
import { type OrderedStat, orderStat, type Scorer, sequenceOf } from '../../../streams/domain/scoringOrder.ts'
import type { Moment } from '../course/moment.ts'
import type { Instant } from '../pricing/board.ts'
import { differenceOf, poisson } from '../pricing/counts.ts'
import { lazily } from '../pricing/lazily.ts'
import type { Counts, Spread } from '../pricing/counts.ts'
import { hash, noise } from '../random.ts'
import type { Fixture } from '../fixture.ts'
import { HOUR, MINUTE, SECOND } from '../durations.ts'
import { BAND, bandAfter, placeOfBand } from './bands.ts'
import {
  cornersExpected,
  cornerShareWithin,
  goalShareWithin,
  HALF,
  type PartEnd,
  rateFactor,
  REDS,
  YELLOWS,
} from './pace.ts'

/** Periods with football markets. */
export type FootballPeriod = Extract<Period, 'match' | 'firstHalf' | 'secondHalf'> | MinuteBand

export type FootballStat = 'goals' | 'corners' | 'cards' | 'redCards'

/** The present count of a period, and the expected further ones. */
export interface Outlook {
  readonly counted: Pair
  readonly home: Counts
  readonly away: Counts
  /** The expected further counts. */
  readonly means: Pair
  /** Lead of home in the further counts. */
  readonly lead: () => Spread
  /** Total of the period, including the present count. */
  readonly total: () => Spread
}

/** Expected counts, computed on demand. */
export interface FootballView {
  readonly outlook: (stat: FootballStat, period: FootballPeriod) => Outlook
  /** Who scored so far in the period, in order, without a goal under review. */
  readonly sequence: (stat: OrderedStat, period: FootballPeriod) => readonly Scorer[]
}

/** Goals of a side above this number count as this number. */
export const MAX_GOALS = 11
const MAX_CORNERS = 24
const MAX_CARDS = 14

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
    const made = OUTLOOKS[stat](fixture, instant, period)
    known.set(key, made)
    return made
  }
  return { outlook, sequence: (stat, period) => confirmedSequence(instant.moment, stat, period) }
}

type Playing = Pick<Fixture, 'seed' | 'strength' | 'kickOff'>

function goals(fixture: Playing, instant: Instant, period: FootballPeriod): Outlook {
  const { moment } = instant
  const [homeReds, awayReds] = moment.facts['redCards.match'] ?? [0, 0]
  const lead = moment.confirmedScore[0] - moment.confirmedScore[1]
  const share = shareOf(instant, period, goalShareWithin)
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
  const share = shareOf(instant, period, cornerShareWithin)
  const home = cornersExpected(own, other) * share * drift(fixture.seed, 3, instant.at)
  const away = cornersExpected(other, own) * share * drift(fixture.seed, 4, instant.at)
  return outlookOf(instant.moment.facts[`corners.${period}`] ?? [0, 0], home, away, MAX_CORNERS)
}

/** Cards come as often as corners do, early and late. */
function cards(fixture: Playing, instant: Instant, period: FootballPeriod): Outlook {
  return booked(
    fixture,
    instant,
    `cards.${period}`,
    (YELLOWS + REDS) * shareOf(instant, period, cornerShareWithin),
  )
}

function redCards(fixture: Playing, instant: Instant, period: FootballPeriod): Outlook {
  return booked(fixture, instant, `redCards.${period}`, REDS * shareOf(instant, period, cornerShareWithin))
}

function booked({ seed }: Playing, { at, moment }: Instant, counted: FactKey, mean: number): Outlook {
  const means = [mean * drift(seed, 5, at), mean * drift(seed, 6, at)] as const
  return outlookOf(moment.facts[counted] ?? [0, 0], ...means, MAX_CARDS)
}

const OUTLOOKS: Readonly<
  Record<FootballStat, (fixture: Playing, instant: Instant, period: FootballPeriod) => Outlook>
> = { goals, corners, cards, redCards }

function confirmedSequence(
  { facts, score, confirmedScore }: Moment,
  stat: OrderedStat,
  period: FootballPeriod,
): readonly Scorer[] {
  const sequence = sequenceOf(facts[`${orderStat(stat)}.${period}`] ?? [0, 0])
  const reviewed = score[0] + score[1] > confirmedScore[0] + confirmedScore[1]
  return stat === 'goals' && reviewed ? sequence.slice(0, -1) : sequence
}

function outlookOf(counted: Pair, homeMean: number, awayMean: number, most: number): Outlook {
  const home = poisson(homeMean, most)
  const away = poisson(awayMean, most)
  return {
    counted,
    home,
    away,
    means: [homeMean, awayMean],
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

type ShareWithin = (half: 0 | 1, from: number, to: PartEnd) => number

/** The expected share of the match's count that is still to come in a period. */
function shareOf(instant: Instant, period: FootballPeriod, share: ShareWithin): number {
  switch (period) {
    case 'match':
      return leftOf(instant, 0, share) + leftOf(instant, 1, share)
    case 'firstHalf':
      return leftOf(instant, 0, share)
    case 'secondHalf':
      return leftOf(instant, 1, share)
    default:
      return leftOfBand(instant, period, share)
  }
}

/** What is left of a half. */
function leftOf({ at, moment }: Instant, half: 0 | 1, share: ShareWithin): number {
  const played = playedOf(moment, half, at)
  return played === null ? 0 : share(half, played, null)
}

/** What is left of a quarter of an hour; the last one of a half lasts until the whistle. */
function leftOfBand({ at, moment }: Instant, band: MinuteBand, share: ShareWithin): number {
  const { half, place } = placeOfBand(band)
  const played = playedOf(moment, half, at)
  if (played === null || moment.over.has(band)) return 0
  return share(half, Math.max(played, place * BAND), bandAfter(band) === null ? null : (place + 1) * BAND)
}

/** How long a half has been played, ms; `null` when it is over. */
function playedOf({ phase, clock }: Moment, half: 0 | 1, at: number): number | null {
  const before = half === 0 ? ['notStarted'] : ['notStarted', 'firstHalf', 'halfTime']
  if (before.includes(phase)) return 0
  if (phase !== (half === 0 ? 'firstHalf' : 'secondHalf') || clock === null) return null
  // After an interruption the clock runs on from where it was.
  return clock.seconds * SECOND - half * HALF + (clock.running ? at - clock.at : 0)
}
