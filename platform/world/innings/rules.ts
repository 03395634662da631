import type { Facts, Pair } from '../../../streams/domain/match.ts'
import { SET_WORDS, type Period, type SetWord } from '../../../streams/domain/vocabulary/periods.ts'
import type { Stat } from '../../../streams/domain/vocabulary/stats.ts'
import { addFact, type AtBat, otherSide, type SideIndex } from '../course/moment.ts'

/** What a plate appearance or a ball has brought. */
export interface Delivery {
  readonly runs: number
  readonly out: boolean
  /** Whether it was a safe hit. */
  readonly hit: boolean
  /** The statistic that counts it besides runs; `null` for most deliveries. */
  readonly counted: Extract<Stat, 'homeRuns' | 'fours' | 'sixes'> | null
  /** The occupied bases after it, as bits: 1 the first, 2 the second, 4 the third. */
  readonly bases: number
}

/** Several innings that are counted together, from the first one. */
interface Span {
  readonly period: Period
  /** The number of its last inning, from 1. */
  readonly last: number
}

/** The rules of a sport in which the sides bat by turns. */
export interface InningsRules {
  /** The side that bats first; `null` where a toss decides it when the match begins. */
  readonly batsFirst: SideIndex | null
  /** Turns at bat in each inning: two where both sides bat in it. */
  readonly turnsOfInning: 1 | 2
  readonly spans: readonly Span[]
  /** Shortest and longest time of a delivery with its preparation, s. */
  readonly delivery: { readonly least: number; readonly most: number }
  /** The pause after a turn, ms. */
  readonly pause: number
  /** The bases that are taken when a turn begins. */
  readonly basesOf: (turn: number) => number
  /** What comes of a delivery, by a number from 0 to 1; `runs` are those of the match. */
  readonly deliver: (atBat: AtBat, runs: Pair, strength: number, chance: number) => Delivery
  /** Whether a turn is over; `runs` are those of the match. */
  readonly isTurnOver: (atBat: AtBat, runs: Pair) => boolean
  /** Whether the match is over after a turn. */
  readonly isDecided: (turn: number, runs: Pair) => boolean
  /** Counts what is not runs; without a delivery, when a turn begins. */
  readonly count: (facts: Facts, atBat: AtBat, inning: SetWord, delivery: Delivery | null) => Facts
}

/** The number of the inning of a turn, from 0. */
export function inningOf({ turnsOfInning }: Pick<InningsRules, 'turnsOfInning'>, turn: number): number {
  return Math.floor(turn / turnsOfInning)
}

/** The word of an inning by its number from 0. */
export function inningWord(inning: number): SetWord {
  return SET_WORDS[inning] ?? 'set40'
}

/** The beginning of a turn. */
export function turnAt(rules: Pick<InningsRules, 'basesOf'>, turn: number, batsFirst: SideIndex): AtBat {
  const side = turn % 2 === 0 ? batsFirst : otherSide(batsFirst)
  return { turn, side, outs: 0, deliveries: 0, bases: rules.basesOf(turn) }
}

/** The turn after a delivery. */
export function afterDelivery(atBat: AtBat, { out, bases }: Delivery): AtBat {
  return { ...atBat, outs: atBat.outs + (out ? 1 : 0), deliveries: atBat.deliveries + 1, bases }
}

/** The facts with what a delivery counts by name. */
export function withCounted(facts: Facts, side: SideIndex, delivery: Delivery | null): Facts {
  const counted = delivery?.counted ?? null
  return counted === null ? facts : addFact(facts, counted, ['match'], side, 1)
}
