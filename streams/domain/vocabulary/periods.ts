import { guardOf } from './words.ts'

interface Part {
  readonly id: number
  /** The kind of division of a match. */
  readonly part:
    ('match' | 'half' | 'third' | 'quarter' | 'set' | 'minutes' | 'innings') | ('extraTime' | 'penalties')
}

type SetNumber =
  | (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20)
  | (21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 34 | 35 | 36 | 37 | 38 | 39 | 40)

/** A set; also a game, a frame, an inning or a round. A venue may count up to 40 of them (docs/pmty.md, 1.9). */
export type SetWord = `set${SetNumber}`

const MAX_SETS = 40

/** The value of each set by its word, in playing order. */
export function eachSet<T>(valueOf: (number: number) => T): Readonly<Record<SetWord, T>> {
  const sets = Array.from(
    { length: MAX_SETS },
    (_, index) => [`set${index + 1}`, valueOf(index + 1)] as const,
  )
  return Object.fromEntries(sets) as Record<SetWord, T>
}

/** `set1` has the number 7, and the others follow. */
const BEFORE_SETS = 6

/** The part of a match in which a market counts. */
export const PERIODS = {
  match: { id: 0, part: 'match' },
  firstHalf: { id: 1, part: 'half' },
  secondHalf: { id: 2, part: 'half' },
  quarter1: { id: 3, part: 'quarter' },
  quarter2: { id: 4, part: 'quarter' },
  quarter3: { id: 5, part: 'quarter' },
  quarter4: { id: 6, part: 'quarter' },
  ...eachSet((number): Part => ({ id: BEFORE_SETS + number, part: 'set' })),
  third1: { id: 47, part: 'third' },
  third2: { id: 48, part: 'third' },
  third3: { id: 49, part: 'third' },
  // Fifteen minutes of a half of football each; the last ones of a half contain its stoppage time.
  minutes1to15: { id: 50, part: 'minutes' },
  minutes16to30: { id: 51, part: 'minutes' },
  minutes31to45: { id: 52, part: 'minutes' },
  minutes46to60: { id: 53, part: 'minutes' },
  minutes61to75: { id: 54, part: 'minutes' },
  minutes76to90: { id: 55, part: 'minutes' },
  // What follows a cup match that is level after regular time; `match` does not contain it.
  extraTime: { id: 56, part: 'extraTime' },
  penalties: { id: 57, part: 'penalties' },
  // All of a cup match, until a side has won; a shoot-out counts as one goal of its winner.
  tie: { id: 58, part: 'match' },
  innings1to5: { id: 60, part: 'innings' },
} as const satisfies Readonly<Record<string, Part>>

export type Period = keyof typeof PERIODS

export const isPeriod = guardOf(PERIODS)

const SET_OF_WORD = eachSet((number) => number)

/** In playing order. */
export const SET_WORDS = Object.keys(SET_OF_WORD) as readonly SetWord[]

/** Whether a part or a phase of a match is a set. */
export const isSet = guardOf(SET_OF_WORD)
