import type { Value } from './play.ts'

/** The words of two-sided plays, in the order in which a group has them (docs/games/lottery.md, 4). */
export const TWO_SIDED_WORDS = {
  b: 'big',
  s: 'small',
  o: 'odd',
  e: 'even',
  d: 'dragon',
  t: 'tiger',
  x: 'equal',
} as const

/** Which numbers are big and which are small; those between are neither. */
export interface BigSmall {
  readonly bigFrom: number
  readonly smallTo: number
}

/** Whether the word is true of a number or sum. */
export function isSo(word: Value, number: number, { bigFrom, smallTo }: BigSmall): boolean {
  switch (word) {
    case 'b':
      return number >= bigFrom
    case 's':
      return number <= smallTo
    case 'o':
      return number % 2 === 1
    case 'e':
      return number % 2 === 0
    default:
      return false
  }
}

/** Dragon is the first number above the second, tiger below it, and `x` that they are equal. */
export function isDragonTiger(word: Value, first: number, second: number): boolean {
  switch (word) {
    case 'd':
      return first > second
    case 't':
      return first < second
    case 'x':
      return first === second
    default:
      return false
  }
}
