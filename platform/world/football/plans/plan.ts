import { hasLine } from '../../../../streams/domain/market.ts'
import type { MarketKind, MarketSpec, Period } from '../../../../streams/domain/market.ts'
import type { Moment } from '../../course/moment.ts'
import type { HaltClass } from '../../course/windows.ts'
import type { MarketPlan } from '../../pricing/board.ts'
import type { Spread } from '../../pricing/counts.ts'
import { type Offer, planOf, type Shape } from '../../pricing/plans.ts'
import { presentBand } from '../bands.ts'
import { inExtraTime } from '../happenings.ts'
import type { FootballPeriod, FootballStat, FootballView, Outlook } from '../view.ts'

export type Plan = MarketPlan<FootballView>

export const LINE_MARGIN = 0.05
export const ODDS_MARGIN = 0.06
export const SCORE_MARGIN = 0.07

export const PERIODS = ['match', 'firstHalf', 'secondHalf'] as const satisfies readonly FootballPeriod[]
export const HALVES = ['firstHalf', 'secondHalf'] as const satisfies readonly FootballPeriod[]

export type TeamSide = 'Home' | 'Away'
export const TEAM_SIDES = ['Home', 'Away'] as const satisfies readonly TeamSide[]

/** The place of a side in a pair. */
export function placeOf(team: TeamSide): 0 | 1 {
  return team === 'Home' ? 0 : 1
}

/** The periods of football markets: those of play, the shoot-out, and all of a cup match. */
export type PlanPeriod = FootballPeriod | 'penalties' | 'tie'

/**
 * Whether a market exists: second halves from half-time on, extra time and the shoot-out when they are known to
 * come; lines close before the others. Who qualifies is bet on until it is decided.
 */
function availabilityOf({ kind, period }: MarketSpec): Plan['availability'] {
  return (moment) => {
    if (period === 'tie') return moment.over.has(period) || isGivenUp(moment) ? 'closed' : 'open'
    if (isFurther(period) && moment.facts[`goals.${period}`] === undefined) return 'absent'
    if (period === 'secondHalf' && (moment.state === 'notStarted' || moment.phase === 'firstHalf'))
      return 'absent'
    if (moment.over.has(period) || moment.closing === 'full') return 'closed'
    return moment.closing === 'partial' && hasLine(kind) ? 'closed' : 'open'
  }
}

function isFurther(period: Period): period is 'extraTime' | 'penalties' {
  return period === 'extraTime' || period === 'penalties'
}

/** Whether a match is not played to its end. */
function isGivenUp({ closing, state }: Moment): boolean {
  return closing === 'full' && state !== 'live'
}

/** How a market is priced, and on which terms. */
interface FootballShape extends Shape<FootballView>, Pick<Offer, 'every' | 'parlayAllowed'> {
  readonly margin: number
}

/** The markets that are suspended together with one. */
function haltClassOf(kind: MarketKind, stat: FootballStat): HaltClass {
  if (stat === 'corners') return 'corners'
  if (stat !== 'goals') return 'cards'
  return kind === 'handicap' || kind === 'total' ? 'goalLines' : 'plain'
}

export function plan(
  kind: MarketKind,
  stat: FootballStat,
  period: PlanPeriod,
  { margin, every, parlayAllowed = true, ...shape }: FootballShape,
): Plan {
  const haltClass = haltClassOf(kind, stat)
  const availability = availabilityOf({ kind, stat, period })
  return planOf(kind, { stat, period, availability, every, margin, parlayAllowed, haltClass }, shape)
}

/** The count of a period, without a goal under review. */
export function confirmedCount(moment: Moment, stat: FootballStat, period: FootballPeriod): number {
  const [home, away] = sides(moment, stat, period)
  return home + away
}

export function sides(
  moment: Moment,
  stat: FootballStat,
  period: FootballPeriod,
): readonly [home: number, away: number] {
  const [home, away] = moment.facts[`${stat}.${period}`] ?? [0, 0]
  if (stat !== 'goals' || !isPlayed(moment, period)) return [home, away]
  return [
    home - (moment.score[0] - moment.confirmedScore[0]),
    away - (moment.score[1] - moment.confirmedScore[1]),
  ]
}

/** Whether a goal that is scored now counts in the period. */
function isPlayed(moment: Moment, period: FootballPeriod): boolean {
  if (inExtraTime(moment)) return period === 'extraTime'
  if (period === 'match') return true
  if (period === 'firstHalf' || period === 'secondHalf') return moment.phase === period
  return period !== 'extraTime' && presentBand(moment) === period
}

/** The final lead of home in the period, including the present count. */
export function leadOf({ counted, lead }: Outlook): Spread {
  const { from, chances } = lead()
  return { from: from + counted[0] - counted[1], chances }
}

/** The chance that a side scores nothing in the period. */
export function nothing(counted: number, chances: readonly number[]): number {
  return counted > 0 ? 0 : (chances[0] ?? 0)
}
