import { line, QUARTERS_PER_UNIT } from '../../../../streams/domain/market.ts'
import type { Line } from '../../../../streams/domain/market.ts'
import {
  firstToReach,
  MAX_ORDERED,
  type OrderedStat,
  type Scorer,
} from '../../../../streams/domain/scoringOrder.ts'
import type { Moment } from '../../course/moment.ts'
import { chanceAbove } from '../../pricing/counts.ts'
import type { Chance } from '../../pricing/odds.ts'
import type { FootballPeriod, FootballView, Outlook } from '../view.ts'
import { confirmedCount, ODDS_MARGIN, type Plan, plan, SCORE_MARGIN, sides } from './plan.ts'

/** The chances of both sides, and of neither as the rest. */
function whoOf(home: number, away: number): readonly Chance[] {
  return [
    { side: 'home', fair: home },
    { side: 'none', fair: Math.max(0, 1 - home - away) },
    { side: 'away', fair: away },
  ]
}

/** A known answer: its chance is 1. */
function known(who: Scorer | null): readonly Chance[] {
  return whoOf(who === 'home' ? 1 : 0, who === 'away' ? 1 : 0)
}

/** The chance that home gets the next one, and each later one: the rates of both sides change by the same factor. */
function shareOfHome({ means: [home, away] }: Outlook): number {
  return home + away > 0 ? home / (home + away) : 0.5
}

/** The chance of at least so many further ones. */
function chanceOfMore(outlook: Outlook, further: number): number {
  return chanceAbove(outlook.total(), outlook.counted[0] + outlook.counted[1] + further - 1)
}

/** Who scores the first one. */
export function firstTeam(stat: OrderedStat, period: FootballPeriod, every: number): Plan {
  return plan('firstTeam', stat, period, {
    margin: ODDS_MARGIN,
    every,
    chances: (view) => numbered(view, stat, period, 1),
    decided: (moment) => confirmedCount(moment, stat, period) > 0,
  })
}

/** Who scores the last one. */
export function lastTeam(stat: OrderedStat, period: FootballPeriod, every: number): Plan {
  return plan('lastTeam', stat, period, {
    margin: ODDS_MARGIN,
    every,
    chances: (view) => {
      const outlook = view.outlook(stat, period)
      const last = view.sequence(stat, period).at(-1)
      const more = chanceOfMore(outlook, 1)
      const share = shareOfHome(outlook)
      const stays = (who: Scorer): number => (last === who ? 1 - more : 0)
      return whoOf(more * share + stays('home'), more * (1 - share) + stays('away'))
    },
  })
}

/** Who scores the next one, whose number is the line; the number rises with each that stands. */
export function nextTeam(stat: OrderedStat, period: FootballPeriod, every: number): Plan {
  return plan('nextTeam', stat, period, {
    margin: ODDS_MARGIN,
    every,
    lines: (view) => [lineOf(Math.min(view.sequence(stat, period).length + 1, MAX_ORDERED))],
    chances: (view, value) => numbered(view, stat, period, countOf(value)),
    decided: (moment, value) => confirmedCount(moment, stat, period) >= countOf(value),
  })
}

/** Who scores the one with this number. */
function numbered(
  view: FootballView,
  stat: OrderedStat,
  period: FootballPeriod,
  number: number,
): readonly Chance[] {
  const sequence = view.sequence(stat, period)
  const scorer = sequence[number - 1]
  if (scorer !== undefined) return known(scorer)
  const outlook = view.outlook(stat, period)
  const more = chanceOfMore(outlook, number - sequence.length)
  const share = shareOfHome(outlook)
  return whoOf(more * share, more * (1 - share))
}

/** Who is the first to reach each of these counts. */
export function race(
  stat: OrderedStat,
  period: FootballPeriod,
  counts: readonly number[],
  every: number,
): Plan {
  const lines = counts.map(lineOf)
  return plan('race', stat, period, {
    margin: SCORE_MARGIN,
    every,
    parlayAllowed: false,
    lines: () => lines,
    chances: (view, value) => reaching(view, stat, period, countOf(value)),
    decided: (moment, value) => hasReached(moment, stat, period, countOf(value)),
  })
}

function hasReached(moment: Moment, stat: OrderedStat, period: FootballPeriod, count: number): boolean {
  return Math.max(...sides(moment, stat, period)) >= count
}

function reaching(
  view: FootballView,
  stat: OrderedStat,
  period: FootballPeriod,
  count: number,
): readonly Chance[] {
  const first = firstToReach(view.sequence(stat, period), count)
  if (first !== null) return known(first)
  const outlook = view.outlook(stat, period)
  const [home, away] = outlook.counted
  const share = shareOfHome(outlook)
  const chance = (own: number, ownShare: number, other: number): number =>
    firstChance(count - own, ownShare, count - other, (further) => chanceOfMore(outlook, further))
  return whoOf(chance(home, share, away), chance(away, 1 - share, home))
}

/**
 * The chance that a side gets `needed` of the next ones before the other gets `others`: of each number that the
 * other may have had by then, with the chance that there are so many at all.
 */
function firstChance(
  needed: number,
  share: number,
  others: number,
  chanceOfAll: (further: number) => number,
): number {
  let sum = 0
  let ways = share ** needed
  for (let lost = 0; lost < others; lost += 1) {
    sum += ways * chanceOfAll(needed + lost)
    ways *= ((needed + lost) / (lost + 1)) * (1 - share)
  }
  return sum
}

function lineOf(count: number): Line {
  return line(count * QUARTERS_PER_UNIT)
}

function countOf(value: Line | null): number {
  return (value ?? 0) / QUARTERS_PER_UNIT
}
