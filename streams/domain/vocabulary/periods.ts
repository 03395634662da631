import { guardOf } from './words.ts'

interface Part {
  readonly id: number
  /** The kind of division of a match. */
  readonly part: 'match' | 'half' | 'quarter' | 'set'
}

/** The part of a match in which a market counts. */
export const PERIODS = {
  match: { id: 0, part: 'match' },
  firstHalf: { id: 1, part: 'half' },
  secondHalf: { id: 2, part: 'half' },
  quarter1: { id: 3, part: 'quarter' },
  quarter2: { id: 4, part: 'quarter' },
  quarter3: { id: 5, part: 'quarter' },
  quarter4: { id: 6, part: 'quarter' },
  set1: { id: 7, part: 'set' },
  set2: { id: 8, part: 'set' },
  set3: { id: 9, part: 'set' },
  set4: { id: 10, part: 'set' },
  set5: { id: 11, part: 'set' },
} as const satisfies Readonly<Record<string, Part>>

export type Period = keyof typeof PERIODS

export const isPeriod = guardOf(PERIODS)
