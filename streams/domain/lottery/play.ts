import type { Chance } from './chance.ts'
import type { LotteryDraw, SeriesId } from './series.ts'

/** A value as the text `numbers` has it: a number without leading zeros, or the letter of a word. */
export type Value = string

/** The chosen values of each group, in the order of the group (docs/games/lottery.md, 4). */
export type Choice = readonly (readonly Value[])[]

/** One group of `numbers`: what can be chosen in it. */
export interface ValueGroup {
  /** In the order in which `numbers` has them. */
  readonly values: readonly Value[]
  /** The place of the draw that the group is about, from 0; `null` when it is about several. */
  readonly place: number | null
  /** The lowest big number; `null` where the values are words or sums. */
  readonly bigFrom: number | null
  readonly min: number
  readonly max: number
  /** Whether this value has come in a draw: it wins by itself, or has its part in winning. */
  has(value: Value, draw: LotteryDraw): boolean
}

/** How the notes of a bet come from its groups. */
export type NoteForm =
  /** Each value is a note. */
  | 'each'
  /** A note has one value of each group. */
  | 'direct'
  /** A note has several values of the only group. */
  | 'combination'

/** Notes of a bet that have won. */
export interface WinningNotes {
  readonly notes: number
  /** The value that they are of, where the chance differs by value. */
  readonly value: Value | null
}

/** A number from 0 to n − 1 with equal chances. */
export type Below = (n: number) => number

/** A play of a series (docs/games/lottery.md, 4). */
export interface Play {
  readonly playId: number
  readonly seriesId: SeriesId
  readonly form: NoteForm
  readonly groups: readonly ValueGroup[]
  /** How many notes of a bet can win at once. */
  readonly together: number
  /** Whether the chance, and so the odds, differ by value. */
  readonly byValue: boolean
  /** Whether the play is sold for a draw at this time. */
  offered(drawAt: number): boolean
  /** How many notes a choice has; 0 while a group has too few values. */
  countNotes(choice: Choice): number
  /** The chance of a note. `value` counts where `byValue`, the time where a sign is chosen. */
  chance(value: Value | null, drawAt: number): Chance
  /** The notes of a choice that win in a draw; empty when none does. */
  winning(choice: Choice, draw: LotteryDraw): readonly WinningNotes[]
  /** One note at random, each with the same chance. In `groupOfThree` two notes, the smallest possible choice. */
  randomNote(below: Below): Choice
}
