import type { Period, Stat } from '../../../streams/domain/market.ts'
import type { Facts, MatchClock, MatchState, Pair, Phase } from '../../../streams/domain/match.ts'
import { type OrderedStat, orderStat, withNext, withoutLast } from '../../../streams/domain/scoringOrder.ts'
import type { Danger } from '../world.ts'

/** The score of a match that is played point by point in games and sets. */
export interface PointScore {
  readonly sets: Pair
  /** Games of each set; the last one is in progress until the match is over. */
  readonly games: readonly Pair[]
  /** Points in the present game or tiebreak. */
  readonly points: Pair
  /** The server of this game, or the first server of this tiebreak. */
  readonly server: SideIndex
}

/** Who is at bat in a match that is played in innings, and how far its turn has come. */
export interface AtBat {
  /** The number of the turn, from 0. In baseball even turns are the top of an inning and odd ones its bottom. */
  readonly turn: number
  readonly side: SideIndex
  /** Outs of this turn; in cricket the wickets that have fallen. */
  readonly outs: number
  /** Plate appearances of this turn, or balls bowled in it. */
  readonly deliveries: number
  /** The bases that are taken: 1 the first, 2 the second, 4 the third, or their sum. None in cricket. */
  readonly bases: number
}

/**
 * A knock-out tournament up to an instant. Entrants are numbered from 1 by their place in the field; the ties are
 * in the order in which they are played.
 */
export interface Knockout {
  /** The winners of the ties that are decided. */
  readonly winners: readonly number[]
  /** The tie that is being played: minutes played, and the lead of its first entrant in points. */
  readonly tie: { readonly minutes: number; readonly lead: number } | null
  /** The entrant that has won the tournament. */
  readonly champion: number | null
}

/** The shoot-out of a cup match; before it, no kicks and nobody who begins. */
export interface ShootOut {
  /** Kicks taken by each side; goals are counted in the facts. */
  readonly kicks: Pair
  /** Who kicks first. */
  readonly first: SideIndex | null
}

export const NO_KICKS: ShootOut = { kicks: [0, 0], first: null }

/** Which side attacks, and whether the attack is near the goal. */
export interface Attack {
  readonly side: 'home' | 'away'
  readonly dangerous: boolean
}

/** Everything that has happened in a match up to an instant. Prices may use this and nothing else. */
export interface Moment {
  readonly state: MatchState
  readonly phase: Phase
  readonly clock: MatchClock | null
  readonly score: Pair
  /** The score without a goal that is under review. */
  readonly confirmedScore: Pair
  readonly facts: Facts
  readonly serving: 'home' | 'away' | null
  readonly danger: Danger
  /** The attack, penalty or review in progress; `null` in other sports than football. */
  readonly attack: Attack | null
  /** Periods whose counts are final. */
  readonly over: ReadonlySet<Period>
  /**
   * How far betting has closed before the end. `partial` closes the lines in football, and in basketball the
   * markets of the quarter or half that is about to end.
   */
  readonly closing: 'none' | 'partial' | 'full'
  /** `null` in other sports than tennis. */
  readonly pointScore: PointScore | null
  /** `null` before the first ball, after the last one, and in other sports than those in innings. */
  readonly atBat: AtBat | null
  /** The points of both sides on each judge's card; `null` in other sports than boxing. */
  readonly scorecards: readonly Pair[] | null
  /** `null` for a match. */
  readonly knockout: Knockout | null
  /** `null` for a match that may end level. */
  readonly shootOut: ShootOut | null
  /** Whether the result is withdrawn: nothing is final until it is published again. */
  readonly withdrawn: boolean
}

/** Before the match. */
export const BEFORE: Moment = {
  state: 'notStarted',
  phase: 'notStarted',
  clock: null,
  score: [0, 0],
  confirmedScore: [0, 0],
  facts: {},
  serving: null,
  danger: 'none',
  attack: null,
  over: new Set(),
  closing: 'none',
  pointScore: null,
  atBat: null,
  scorecards: null,
  knockout: null,
  shootOut: null,
  withdrawn: false,
}

/** Index of a side in a pair: 0 is home. */
export type SideIndex = 0 | 1

export function otherSide(side: SideIndex): SideIndex {
  return side === 0 ? 1 : 0
}

export function sideName(side: SideIndex): 'home' | 'away' {
  return side === 0 ? 'home' : 'away'
}

/** Adds an amount to one side of a pair. */
export function addTo(pair: Pair, side: SideIndex, amount: number): Pair {
  return side === 0 ? [pair[0] + amount, pair[1]] : [pair[0], pair[1] + amount]
}

/** Mutable facts, used while they are computed. */
export type Counting = { -readonly [K in keyof Facts]: Facts[K] }

/** Adds an amount to one side of a stat, in each of the periods. */
export function addFact(
  facts: Facts,
  stat: Stat,
  periods: readonly Period[],
  side: SideIndex,
  amount: number,
): Facts {
  const next: Counting = { ...facts }
  for (const period of periods) {
    const key = `${stat}.${period}` as const
    next[key] = addTo(facts[key] ?? [0, 0], side, amount)
  }
  return next
}

/** Adds one of a side after all others, or takes back its last one, in each of the periods. */
export function addToOrder(
  facts: Facts,
  stat: OrderedStat,
  periods: readonly Period[],
  side: SideIndex,
  amount: 1 | -1,
): Facts {
  const next: Counting = { ...facts }
  const scorer = sideName(side)
  for (const period of periods) {
    const key = `${orderStat(stat)}.${period}` as const
    const order = facts[key] ?? [0, 0]
    next[key] = amount === 1 ? withNext(order, scorer) : withoutLast(order, scorer)
  }
  return next
}

/** Sets the counts of the period to zero where they are missing, so that zero is known. */
export function openFacts(facts: Facts, stats: readonly Stat[], period: Period): Facts {
  const next: Counting = { ...facts }
  for (const stat of stats) next[`${stat}.${period}`] ??= [0, 0]
  return next
}

export function withOver(over: ReadonlySet<Period>, ...periods: readonly Period[]): ReadonlySet<Period> {
  return new Set([...over, ...periods])
}

/** The clock, stopped at an instant. */
export function stopped({ clock }: Moment, at: number): Moment['clock'] {
  if (clock === null) return null
  const passed = clock.running ? Math.floor((at - clock.at) / 1000) : 0
  const seconds = clock.direction === 'up' ? clock.seconds + passed : Math.max(0, clock.seconds - passed)
  return { seconds, running: false, direction: clock.direction, at }
}
