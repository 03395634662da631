import type { Pair } from '../../../streams/domain/match.ts'
import type { SideIndex } from '../course/moment.ts'
import { type Counts, differenceOf, type Spread, sumOf } from '../pricing/counts.ts'
import type { Dice } from '../random.ts'
import type { SetEnds } from './chances.ts'
import type { RallyCount } from './rules.ts'

/** What both sides have of a rally with this winner. */
export function drawCount({ winner, other }: RallyCount, wonBy: SideIndex, drawn: Dice): Pair {
  const most = countAt(winner, drawn.next())
  const least = countAt(other, drawn.next())
  return wonBy === 0 ? [most, least] : [least, most]
}

function countAt(chances: Counts, drawn: number): number {
  let sum = 0
  const place = chances.findIndex((chance) => (sum += chance) > drawn)
  return place < 0 ? chances.length - 1 : place
}

/** What is counted in a set so far, and how the set may end. */
interface Running {
  readonly ends: SetEnds
  /** The points that win it. */
  readonly target: number
  /** The points so far. */
  readonly from: Pair
  readonly counted: Pair
}

/** The total of the count at the end of a set: it depends on the number of rallies alone. */
export function countTotal(count: RallyCount, { ends, from, counted }: Running): Spread {
  const { totals } = tablesOf(count)
  const played = from[0] + from[1]
  const total = mixture(
    ends.home.map((chance, points) => [chance + (ends.away[points] ?? 0), () => totals(points - played)]),
  )
  return { from: total.from + counted[0] + counted[1], chances: total.chances }
}

/** Home's lead in the count at the end of a set. Only of sets that end with the first side at the target. */
export function countLead(count: RallyCount, { ends, target, from, counted }: Running): Spread {
  const { leads } = tablesOf(count)
  const lead = mixture([
    ...ends.home.map(
      (chance, points) => [chance, () => leads(target - from[0], points - target - from[1])] as const,
    ),
    ...ends.away.map(
      (chance, points) => [chance, () => leads(points - target - from[0], target - from[1])] as const,
    ),
  ])
  return { from: lead.from + counted[0] - counted[1], chances: lead.chances }
}

/** The mixture of distributions with these chances; those without a chance are not asked for. */
function mixture(parts: readonly (readonly [chance: number, spread: () => Spread])[]): Spread {
  const spreads = parts.flatMap(([chance, spread]) => (chance > 0 ? [{ chance, spread: spread() }] : []))
  const from = Math.min(...spreads.map(({ spread }) => spread.from))
  const to = Math.max(...spreads.map(({ spread }) => spread.from + spread.chances.length))
  const chances = new Array<number>(to - from).fill(0)
  for (const { chance, spread } of spreads) {
    for (const [index, own] of spread.chances.entries()) {
      const place = spread.from - from + index
      chances[place] = (chances[place] ?? 0) + chance * own
    }
  }
  return { from, chances }
}

/** The distributions of a count over several rallies. */
interface Tables {
  /** The total of both sides in so many rallies. */
  readonly totals: (rallies: number) => Spread
  /** Home's lead when the sides win so many rallies. */
  readonly leads: (home: number, away: number) => Spread
}

/** Computed once for each count, since they are the same in every match. */
const tables = new WeakMap<RallyCount, Tables>()

function tablesOf(count: RallyCount): Tables {
  const known = tables.get(count)
  if (known !== undefined) return known
  const winner = { from: 0, chances: count.winner }
  const other = { from: 0, chances: count.other }
  const home = powersOf(differenceOf(count.winner, count.other))
  const away = powersOf(differenceOf(count.other, count.winner))
  const leads = new Map<string, Spread>()
  const made: Tables = {
    totals: powersOf(sumOf(winner, other)),
    leads(h, a) {
      const place = `${h}:${a}`
      const lead = leads.get(place) ?? sumOf(home(h), away(a))
      leads.set(place, lead)
      return lead
    },
  }
  tables.set(count, made)
  return made
}

/** The sums of 0, 1, 2 … independent numbers with this distribution. */
function powersOf(one: Spread): (power: number) => Spread {
  const powers: Spread[] = [{ from: 0, chances: [1] }]
  return (power) => {
    for (let next = powers.length; next <= power; next += 1) {
      powers.push(sumOf(powers[next - 1] ?? one, one))
    }
    return powers[power] ?? one
  }
}
