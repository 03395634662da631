import type { Stat } from './market.ts'
import type { Facts, FactKey, Pair } from './match.ts'
import type { MarketSpec } from './market.ts'

/**
 * In what order two sides scored, as a pair of numbers like every other fact: bit n of a side's number is set when
 * that side scored the goal, corner or card n + 1. So `[0b101, 0b010]` is home, away, home.
 */
export type ScoringOrder = Pair

export type Scorer = 'home' | 'away'

/** More than that are not kept; a count with more than that has no known order. */
export const MAX_ORDERED = 30

const ORDER_OF = {
  goals: 'goalOrder',
  corners: 'cornerOrder',
  cards: 'cardOrder',
} as const satisfies Readonly<Partial<Record<Stat, Stat>>>

export type OrderedStat = keyof typeof ORDER_OF

export function isOrdered(stat: Stat): stat is OrderedStat {
  return Object.hasOwn(ORDER_OF, stat)
}

/** The stat that holds the order of another one. */
export function orderStat(stat: OrderedStat): Stat {
  return ORDER_OF[stat]
}

/** The sides in the order in which they scored. */
export function sequenceOf([home, away]: ScoringOrder): readonly Scorer[] {
  const sequence: Scorer[] = []
  for (let place = 0; place < MAX_ORDERED; place += 1) {
    const bit = 2 ** place
    if ((home & bit) !== 0) sequence.push('home')
    else if ((away & bit) !== 0) sequence.push('away')
    else break
  }
  return sequence
}

/** The order of this sequence. */
export function orderOf(sequence: readonly Scorer[]): ScoringOrder {
  const bitsOf = (scorer: Scorer): number =>
    sequence
      .slice(0, MAX_ORDERED)
      .reduce((bits, each, place) => (each === scorer ? bits + 2 ** place : bits), 0)
  return [bitsOf('home'), bitsOf('away')]
}

/** One more of a side, after all others. */
export function withNext(order: ScoringOrder, scorer: Scorer): ScoringOrder {
  return orderOf([...sequenceOf(order), scorer])
}

/** Without the last one of a side; those after it move forward. */
export function withoutLast(order: ScoringOrder, scorer: Scorer): ScoringOrder {
  const sequence = sequenceOf(order)
  const last = sequence.lastIndexOf(scorer)
  return orderOf(sequence.filter((_, place) => place !== last))
}

/**
 * The sequence behind a count; `null` when it is not known, or does not belong to the count (one of the two was
 * corrected).
 */
export function knownSequence(
  { stat, period }: Pick<MarketSpec, 'stat' | 'period'>,
  [home, away]: Pair,
  facts: Facts,
): readonly Scorer[] | null {
  if (!isOrdered(stat)) return null
  const key: FactKey = `${orderStat(stat)}.${period}`
  const order = facts[key]
  if (order === undefined) return null
  const sequence = sequenceOf(order)
  const ofHome = sequence.filter((scorer) => scorer === 'home').length
  return ofHome === home && sequence.length === home + away ? sequence : null
}

/** Who is the first to reach a count; `null` if neither does. */
export function firstToReach(sequence: readonly Scorer[], count: number): Scorer | null {
  const counted = { home: 0, away: 0 }
  for (const scorer of sequence) {
    counted[scorer] += 1
    if (counted[scorer] === count) return scorer
  }
  return null
}
