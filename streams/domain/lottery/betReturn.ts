import { returnAt, type RoundReturn } from '../rounds/roundReturn.ts'
import { oddsOfChance } from './chance.ts'
import type { Choice, Play, Value } from './play.ts'
import type { LotteryDraw } from './series.ts'

/** What a bet is on and what each note of it costs. */
export interface LotteryBet {
  readonly play: Play
  readonly choice: Choice
  /** What a note costs at multiple 1, a whole number of minor units. */
  readonly unit: number
  /** A whole number. */
  readonly multiple: number
}

/** The odds of a play at a draw, European × 100 000, stake included. */
export interface PlayOdds {
  /** The highest. */
  readonly odds: number
  /** By value where they differ, otherwise empty. */
  readonly oddsOf: Readonly<Record<Value, number>>
}

/** What a bet has won. */
export interface BetReturn extends RoundReturn {
  readonly winNotes: number
}

/** The odds of a note. `value` counts where the play's odds differ by value. */
export function noteOdds(play: Play, value: Value | null, drawAt: number): number {
  return oddsOfChance(play.chance(value, drawAt))
}

export function playOdds(play: Play, drawAt: number): PlayOdds {
  const values = play.byValue ? play.groups.flatMap((group) => group.values) : []
  const oddsOf = Object.fromEntries(values.map((value) => [value, noteOdds(play, value, drawAt)]))
  return {
    odds: highestOdds(
      play,
      play.groups.map(({ values: all }) => all),
      drawAt,
    ),
    oddsOf,
  }
}

/** The highest odds of the notes of a choice. */
export function highestOdds(play: Play, choice: Choice, drawAt: number): number {
  if (!play.byValue) return noteOdds(play, null, drawAt)
  return Math.max(0, ...choice.flat().map((value) => noteOdds(play, value, drawAt)))
}

/** Notes × unit × multiple, minor units. */
export function stakeOf(notes: number, unit: number, multiple: number): number {
  return notes * unit * multiple
}

/** The most that a bet may return, minor units (docs/games/lottery.md, 4.8). */
export function mostReturn({ play, choice, unit, multiple }: LotteryBet, drawAt: number): number {
  const notes = Math.min(play.countNotes(choice), play.together)
  return returnAt(unit * multiple, notes * highestOdds(play, choice, drawAt)).returned
}

/** What one winning note returns, minor units; where the odds differ, the highest of the choice. */
export function noteReturn({ play, choice, unit, multiple }: LotteryBet, drawAt: number): number {
  return returnAt(unit * multiple, highestOdds(play, choice, drawAt)).returned
}

/** What a bet returns on a draw, stake included, rounded down once. */
export function betReturn({ play, choice, unit, multiple }: LotteryBet, draw: LotteryDraw): BetReturn {
  const won = play.winning(choice, draw)
  const odds = won.reduce((sum, { notes, value }) => sum + notes * noteOdds(play, value, draw.drawAt), 0)
  const winNotes = won.reduce((sum, { notes }) => sum + notes, 0)
  return { ...returnAt(unit * multiple, odds), winNotes }
}
