import { type DrawSequence, take } from '../rounds/drawSequence.ts'

/** The kinds of draws (docs/games/lottery.md, 3). */
export const SERIES_IDS = [1, 2, 3, 4, 5, 6] as const

export type SeriesId = (typeof SERIES_IDS)[number]

export const SERIES_ID = {
  threeDigits: 1,
  fiveDigits: 2,
  pk10: 3,
  elevenOfFive: 4,
  k3: 5,
  markSix: 6,
} as const satisfies Readonly<Record<string, SeriesId>>

/** The numbers of a draw. */
export interface Series {
  /** How many numbers a draw has. */
  readonly places: number
  readonly lowest: number
  readonly highest: number
  /** Whether the numbers of a draw are all different. */
  readonly different: boolean
}

export const SERIES: Readonly<Record<SeriesId, Series>> = {
  1: { places: 3, lowest: 0, highest: 9, different: false },
  2: { places: 5, lowest: 0, highest: 9, different: false },
  3: { places: 10, lowest: 1, highest: 10, different: true },
  4: { places: 5, lowest: 1, highest: 11, different: true },
  5: { places: 3, lowest: 1, highest: 6, different: false },
  // The last one is the special number.
  6: { places: 7, lowest: 1, highest: 49, different: true },
}

/** What a draw has come to. */
export interface LotteryDraw {
  readonly numbers: readonly number[]
  /** The planned time of the draw, platform ms: the signs of mark six depend on its year. */
  readonly drawAt: number
}

/** All whole numbers of a range, both ends included. */
export function range(lowest: number, highest: number): number[] {
  return Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index)
}

const numbersOf = (seriesId: SeriesId): readonly number[] =>
  range(SERIES[seriesId].lowest, SERIES[seriesId].highest)

/** The numbers that a series draws from. */
const NUMBERS: Readonly<Record<SeriesId, readonly number[]>> = {
  1: numbersOf(1),
  2: numbersOf(2),
  3: numbersOf(3),
  4: numbersOf(4),
  5: numbersOf(5),
  6: numbersOf(6),
}

/** The numbers of a draw from its seed. */
export function drawNumbers(seriesId: SeriesId, draws: DrawSequence): readonly number[] {
  const { places, lowest, different } = SERIES[seriesId]
  const left = [...NUMBERS[seriesId]]
  const numbers: number[] = []
  while (numbers.length < places) {
    numbers.push(different ? take(draws, left) : lowest + draws.below(left.length))
  }
  return numbers
}

/** Whether a draw of the series can have these numbers. */
export function isPossibleDraw(seriesId: SeriesId, numbers: readonly number[]): boolean {
  const { places, lowest, highest, different } = SERIES[seriesId]
  return (
    numbers.length === places &&
    numbers.every((number) => Number.isInteger(number) && number >= lowest && number <= highest) &&
    (!different || new Set(numbers).size === places)
  )
}
