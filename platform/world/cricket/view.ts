import type { Period, Stat } from '../../../streams/domain/market.ts'
import { type AtBat, type Moment, otherSide, type SideIndex } from '../course/moment.ts'
import { HOUR, MINUTE, SECOND } from '../durations.ts'
import type { Fixture } from '../fixture.ts'
import type { InningsView } from '../innings/markets.ts'
import type { Outlook } from '../innings/outlook.ts'
import { turnAt } from '../innings/rules.ts'
import type { Instant } from '../pricing/board.ts'
import { mixed, type Spread } from '../pricing/counts.ts'
import { lazily } from '../pricing/lazily.ts'
import { hash, noise } from '../random.ts'
import { MOST_OF_BALL } from './balls.ts'
import {
  type InningsEnds,
  MOST_RUNS,
  PASSES,
  restOfInnings,
  rounded,
  STRENGTH_STEPS,
  wholeInnings,
} from './inningsEnds.ts'
import { CRICKET_RULES } from './rules.ts'

type Strengths = readonly [home: number, away: number]

/** Called once for each possible end, with the counts of the side that bats first and of the other, and its chance. */
type Visit = (first: number, second: number, chance: number) => void

/** One order of batting, with its possible ends. */
interface Order {
  readonly first: SideIndex
  readonly chance: number
  readonly ends: (stat: Stat, period: Period, visit: Visit) => void
}

const NEGLIGIBLE = 1e-12

/**
 * What the market thinks of the sides moves against each other: a step more for home is half a step less for away.
 * Strengths are those of whole steps, between which prices are blended, so that views can be kept.
 */
const STEP = 2 / STRENGTH_STEPS

/** The model's expectation at an instant. Before the toss either side bats first in half of all cases. */
export function cricketView(
  { seed, strength }: Pick<Fixture, 'seed' | 'strength'>,
  { at, moment }: Instant,
): InningsView {
  const along = drift(seed, at) / STEP
  const step = Math.floor(along)
  const stepped = (steps: number): InningsView =>
    keptView([rounded(strength[0] + STEP * steps), rounded(strength[1] - (STEP * steps) / 2)], moment)
  return blended(stepped(step), stepped(step + 1), along - step)
}

function blended(one: InningsView, other: InningsView, share: number): InningsView {
  return {
    outlook: (stat, period) => {
      const [a, b] = [one.outlook(stat, period), other.outlook(stat, period)]
      const of = (name: keyof Outlook) => lazily(() => mixed(a[name](), 1 - share, b[name](), share))
      return { home: of('home'), away: of('away'), lead: of('lead'), total: of('total') }
    },
  }
}

/** Views by a key of everything that they depend on: most views of a match equal those of a few seconds before. */
const kept = new Map<string, InningsView>()
const MOST_KEPT = 200

function keptView(strengths: Strengths, moment: Moment): InningsView {
  const { atBat, score } = moment
  const name = [
    ...strengths,
    ...score,
    ...(atBat === null ? [] : [atBat.turn, atBat.side, atBat.outs, atBat.deliveries]),
  ].join(' ')
  const before = kept.get(name)
  if (before !== undefined) return before
  if (kept.size >= MOST_KEPT) kept.clear()
  const made = viewOf(ordersOf(strengths, moment))
  kept.set(name, made)
  return made
}

function viewOf(orders: readonly Order[]): InningsView {
  const known = new Map<string, Outlook>()
  return {
    outlook: (stat, period) => {
      const name = `${stat}.${period}`
      const before = known.get(name)
      if (before !== undefined) return before
      const made = outlookOf(orders, stat, period)
      known.set(name, made)
      return made
    },
  }
}

function drift(seed: number, at: number): number {
  const walk = (name: number, period: number): number => noise(hash(seed, 1, name), at, period)
  return (
    0.001 * walk(1, 9 * SECOND) +
    0.002 * walk(2, 80 * SECOND) +
    0.003 * walk(3, 12 * MINUTE) +
    0.006 * walk(4, 7 * HOUR)
  )
}

function ordersOf(strengths: Strengths, moment: Moment): readonly Order[] {
  const { atBat } = moment
  if (atBat === null)
    return ([0, 1] as const).map((side) => inFirst(strengths, turnAt(CRICKET_RULES, 0, side), moment, 0.5))
  return [atBat.turn === 0 ? inFirst(strengths, atBat, moment, 1) : inSecond(strengths, atBat, moment)]
}

/** The first innings is played. */
function inFirst(strengths: Strengths, atBat: AtBat, { score }: Moment, chance: number): Order {
  const first = atBat.side
  const counted = score[first]
  const fresh = atBat.deliveries === 0
  const rest = lazily<InningsEnds>(() =>
    fresh ? wholeInnings(strengths[first]) : restOfInnings(strengths[first], atBat),
  )
  const chase = lazily(() => wholeInnings(strengths[otherSide(first)]))
  return {
    first,
    chance,
    ends: (stat, period, visit) => {
      if (stat === 'wickets') {
        each(rest().wickets, (wickets, ended) => {
          visit(wickets, 0, ended)
        })
        return
      }
      if (period === 'set1') {
        each(rest().runs, (runs, ended) => {
          visit(counted + runs, 0, ended)
        })
        return
      }
      each(rest().runs, (runs, ended) => {
        const target = counted + runs
        const { runs: scored, passed } = chase()
        for (let second = 0; second <= target; second += 1) {
          const chance = scored[second] ?? 0
          if (chance > NEGLIGIBLE) visit(target, second, ended * chance)
        }
        for (let by = 1; by <= MOST_OF_BALL; by += 1)
          visit(target, target + by, ended * (passed[target * PASSES + by] ?? 0))
      })
    },
  }
}

/** The chase is played, of a score that is known. */
function inSecond(strengths: Strengths, atBat: AtBat, { score }: Moment): Order {
  const first = otherSide(atBat.side)
  const [target, counted] = [score[first], score[atBat.side]]
  const rest = lazily(() => restOfInnings(strengths[atBat.side], atBat, target - counted))
  return {
    first,
    chance: 1,
    ends: (stat, period, visit) => {
      if (stat === 'wickets') {
        each(rest().wickets, (wickets, ended) => {
          visit(0, wickets, ended)
        })
        return
      }
      const before = period === 'set2' ? 0 : target
      each(rest().runs, (runs, ended) => {
        visit(before, counted + runs, ended)
      })
    },
  }
}

function each(chances: Float64Array, visit: (count: number, chance: number) => void): void {
  for (const [count, chance] of chances.entries()) if (chance > NEGLIGIBLE) visit(count, chance)
}

/** Leads and totals within these bounds have a place. */
const LOWEST = -2 * MOST_RUNS
const HIGHEST = 4 * MOST_RUNS

function outlookOf(orders: readonly Order[], stat: Stat, period: Period): Outlook {
  const spread = (value: (home: number, away: number) => number): (() => Spread) =>
    lazily(() => {
      const sums = new Float64Array(HIGHEST - LOWEST)
      for (const { first, chance: weight, ends } of orders) {
        ends(stat, period, (one, other, chance) => {
          const place = (first === 0 ? value(one, other) : value(other, one)) - LOWEST
          sums[place] = (sums[place] ?? 0) + weight * chance
        })
      }
      return spreadOf(sums)
    })
  return {
    home: spread((home) => home),
    away: spread((_, away) => away),
    lead: spread((home, away) => home - away),
    total: spread((home, away) => home + away),
  }
}

/** Without the impossible numbers at both ends. */
function spreadOf(sums: Float64Array): Spread {
  const from = sums.findIndex((chance) => chance > 0)
  const to = sums.findLastIndex((chance) => chance > 0)
  return { from: LOWEST + from, chances: [...sums.slice(from, to + 1)] }
}
