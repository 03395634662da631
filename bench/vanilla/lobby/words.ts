import { type History, outcomeOf } from '../../../streams/domain/baccarat/roads/outcome.ts'
import { streakLengths } from '../../../streams/domain/baccarat/roads/layout.ts'
import { type Roads, winsOf } from '../../../streams/domain/baccarat/roads/roads.ts'
import type { ShoeStatistics } from '../../../streams/domain/baccarat/roads/statistics.ts'
import { PHASES } from '../../../streams/domain/casino/phases.ts'
import { casino } from '../../../src/i18n/texts/cmn/casino.ts'
import type { TableLook } from './table.ts'

const { phase: phases, roads: texts, side: sides } = casino

/** How many of the newest rounds and marks are put into words. */
const NEWEST = 10

/** The roads of a shoe, and what they are drawn from. */
export interface DrawnShoe {
  readonly results: History
  readonly roads: Roads
  readonly statistics: Pick<ShoeStatistics, 'rounds' | 'banker' | 'player' | 'ties'>
}

/** What a table is doing, without its countdown. */
export function phaseSaid({ moment, hasRound }: Pick<TableLook, 'moment' | 'hasRound'>): string {
  if (!hasRound) return phases.off
  if (moment.voided) return phases.voided
  if (moment.retried) return phases.retried
  if (moment.waiting) return phases.waiting
  switch (moment.phase) {
    case PHASES.preparing:
      return phases.preparing
    case PHASES.washCard:
      return phases.washCard
    case PHASES.betting:
      return phases.betting
    case PHASES.showCard:
      return moment.cards.length === 0 ? phases.sealed : phases.showCard
    case PHASES.calculating:
      return phases.calculating
    case PHASES.calculated:
      return phases.calculated
  }
}

/** How much of a countdown is left, as CSS has it. */
export function shareOf(left: number): string {
  return `${String(Math.round(left * 1000) / 10)}%`
}

export function roundsSaid(count: number): string {
  return filled(casino.statistics.rounds_other, { count })
}

/** The roads of a shoe in words: counts, the present streak, and what came last. */
export function roadsInWords({ results, roads, statistics }: DrawnShoe): string {
  const { rounds, banker, player, ties } = statistics
  const counts = filled(texts.counts, { rounds, banker, player, ties })
  if (rounds === 0) return counts
  const outcomes = results.map(outcomeOf)
  const wins = winsOf(outcomes)
  const [side, count] = [wins.at(-1), streakLengths(wins).at(-1)]
  const last = outcomes.slice(-NEWEST).map(({ winner }) => sides[winner])
  return [
    counts,
    ...(side === undefined || count === undefined
      ? []
      : [filled(texts.streak_other, { side: sides[side], count })]),
    filled(texts.last, { marks: last.join(' ') }),
    ...(['bigEye', 'small', 'cockroach'] as const).map((road) => derivedSaid(texts.name[road], roads[road])),
  ].join(texts.stop)
}

function derivedSaid(name: string, road: Roads['bigEye']): string {
  if (road.length === 0) return filled(texts.none, { name })
  const marks = road.slice(-NEWEST).map(({ colour }) => texts.colour[colour])
  return filled(texts.of, { name, marks: marks.join(' ') })
}

function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
}
