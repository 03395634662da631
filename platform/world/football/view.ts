import type { Period } from '../../../streams/domain/market.ts'
import type { FactKey, Facts, Pair, Phase } from '../../../streams/domain/match.ts'
import type { MinuteBand } from '../../../streams/domain/minuteBands.ts'
import { type OrderedStat, orderStat, type Scorer, sequenceOf } from '../../../streams/domain/scoringOrder.ts'
import { type Moment, NO_KICKS } from '../course/moment.ts'
import type { Instant } from '../pricing/board.ts'
import { chanceAbove, chanceOf, differenceOf, poisson } from '../pricing/counts.ts'
import { lazily } from '../pricing/lazily.ts'
import type { Counts, Spread } from '../pricing/counts.ts'
import { hash, noise } from '../random.ts'
import type { Fixture } from '../fixture.ts'
import { HOUR, MINUTE, SECOND } from '../durations.ts'
import { BAND, bandAfter, placeOfBand } from './bands.ts'
import { inExtraTime } from './happenings.ts'
import {
  cornersExpected,
  cornerShareWithin,
  EXTRA_HALF,
  extraCornerShare,
  extraGoalShare,
  goalShareWithin,
  HALF,
  kickChance,
  type PartEnd,
  rateFactor,
  REDS,
  YELLOWS,
} from './pace.ts'
import { shootOutChances, type ShootOutChances } from './shootOut.ts'

/** Periods of play with football markets. */
export type FootballPeriod = Extract<Period, 'match' | 'firstHalf' | 'secondHalf' | 'extraTime'> | MinuteBand

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
  readonly shootOut: () => ShootOutChances
  /** The chance that home wins a cup match, in regular time or after it. */
  readonly qualifies: () => number
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
  const shootOut = lazily(() => shootOutOf(fixture, instant))
  return {
    outlook,
    sequence: (stat, period) => confirmedSequence(instant.moment, stat, period),
    shootOut,
    qualifies: () => homeQualifies(instant.moment, outlook, () => shootOut().home),
  }
}

/** The chances of shoot-outs that have not begun, which stay the same, by the strengths of the sides. */
const unbegun = new WeakMap<Playing['strength'], ShootOutChances>()

function shootOutOf({ strength }: Playing, { moment }: Instant): ShootOutChances {
  const [home, away] = strength
  const chance = [kickChance(home, away), kickChance(away, home)] as const
  if (moment.shootOut?.first == null) {
    const known = unbegun.get(strength) ?? shootOutChances(chance, NO_KICKS, [0, 0])
    unbegun.set(strength, known)
    return known
  }
  const goals = moment.facts['goals.penalties'] ?? [0, 0]
  return shootOutChances(chance, moment.shootOut, goals)
}

/** The chances that home wins each part that is still to be decided, and that it is level. */
function homeQualifies(
  { over }: Moment,
  outlook: FootballView['outlook'],
  winsShootOut: () => number,
): number {
  const parts = (['match', 'extraTime'] as const).filter((period) => !over.has(period))
  let home = 0
  let level = 1
  for (const period of parts) {
    const { counted, lead } = outlook('goals', period)
    const { from, chances } = lead()
    const final = { from: from + counted[0] - counted[1], chances }
    home += level * chanceAbove(final, 0)
    level *= chanceOf(final, 0)
  }
  return home + level * winsShootOut()
}

type Playing = Pick<Fixture, 'seed' | 'strength' | 'kickOff'>

function goals(fixture: Playing, instant: Instant, period: FootballPeriod): Outlook {
  const { moment } = instant
  const [homeReds, awayReds] = sentOff(moment.facts)
  // A match that goes on is level when extra time begins.
  const ahead = period === 'extraTime' && !inExtraTime(moment)
  const lead = ahead ? 0 : moment.confirmedScore[0] - moment.confirmedScore[1]
  const share = shareOf(instant, period, GOAL_SHARES)
  const home =
    fixture.strength[0] * share * rateFactor(homeReds, awayReds, lead) * drift(fixture.seed, 1, instant.at)
  const away =
    fixture.strength[1] * share * rateFactor(awayReds, homeReds, -lead) * drift(fixture.seed, 2, instant.at)
  return outlookOf(confirmedGoals(instant, period), home, away, MAX_GOALS)
}

/** The players sent off so far. */
function sentOff(facts: Facts): Pair {
  const [home, away] = facts['redCards.match'] ?? [0, 0]
  const [homeExtra, awayExtra] = facts['redCards.extraTime'] ?? [0, 0]
  return [home + homeExtra, away + awayExtra]
}

/** Goals in a period, without one under review. */
function confirmedGoals({ moment }: Instant, period: FootballPeriod): Pair {
  const [home, away] = moment.facts[`goals.${period}`] ?? [0, 0]
  if (inExtraTime(moment) !== (period === 'extraTime')) return [home, away]
  const reviewed = [
    moment.score[0] - moment.confirmedScore[0],
    moment.score[1] - moment.confirmedScore[1],
  ] as const
  return [Math.max(0, home - reviewed[0]), Math.max(0, away - reviewed[1])]
}

function corners(fixture: Playing, instant: Instant, period: FootballPeriod): Outlook {
  const [own, other] = fixture.strength
  const share = shareOf(instant, period, CORNER_SHARES)
  const home = cornersExpected(own, other) * share * drift(fixture.seed, 3, instant.at)
  const away = cornersExpected(other, own) * share * drift(fixture.seed, 4, instant.at)
  return outlookOf(instant.moment.facts[`corners.${period}`] ?? [0, 0], home, away, MAX_CORNERS)
}

/** Like corners, cards do not become more frequent towards the end. */
function cards(fixture: Playing, instant: Instant, period: FootballPeriod): Outlook {
  return booked(
    fixture,
    instant,
    `cards.${period}`,
    (YELLOWS + REDS) * shareOf(instant, period, CORNER_SHARES),
  )
}

function redCards(fixture: Playing, instant: Instant, period: FootballPeriod): Outlook {
  return booked(fixture, instant, `redCards.${period}`, REDS * shareOf(instant, period, CORNER_SHARES))
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

interface Shares {
  readonly within: ShareWithin
  readonly extra: (half: 0 | 1, elapsed: number) => number
}

const GOAL_SHARES: Shares = { within: goalShareWithin, extra: extraGoalShare }
const CORNER_SHARES: Shares = { within: cornerShareWithin, extra: extraCornerShare }

/** The expected share of the match's count that is still to come in a period. */
function shareOf(instant: Instant, period: FootballPeriod, { within, extra }: Shares): number {
  switch (period) {
    case 'match':
      return leftOf(instant, 0, within) + leftOf(instant, 1, within)
    case 'firstHalf':
      return leftOf(instant, 0, within)
    case 'secondHalf':
      return leftOf(instant, 1, within)
    case 'extraTime':
      return leftOfExtra(instant, 0, extra) + leftOfExtra(instant, 1, extra)
    default:
      return leftOfBand(instant, period, within)
  }
}

/** What is left of a half. */
function leftOf({ at, moment }: Instant, half: 0 | 1, share: ShareWithin): number {
  const played = playedOf(moment, half, at)
  return played === null ? 0 : share(half, played, null)
}

/** What is left of a half of extra time, which may never be played. */
function leftOfExtra({ at, moment }: Instant, half: 0 | 1, share: Shares['extra']): number {
  const { phase, clock, over } = moment
  if (over.has('extraTime')) return 0
  if (phase !== (half === 0 ? 'extraTimeFirstHalf' : 'extraTimeSecondHalf'))
    return half === 0 && AFTER_EXTRA_FIRST.has(phase) ? 0 : share(half, 0)
  if (clock === null) return 0
  const began = 2 * HALF + half * EXTRA_HALF
  return share(half, clock.seconds * SECOND - began + (clock.running ? at - clock.at : 0))
}

const AFTER_EXTRA_FIRST: ReadonlySet<Phase> = new Set<Phase>(['extraTimeBreak', 'extraTimeSecondHalf'])

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
