/**
 * The plays of docs/games/lottery.md, 4, written down a second time in the plainest way: the notes of a choice one by
 * one, and for each whether it wins.
 */
import type { Choice } from '../../../../streams/domain/lottery/play.ts'

/** The values of a note, and for plays by position the group of the only one. */
export interface OracleNote {
  readonly group: number
  readonly values: readonly string[]
}

const DIRECT = new Set([101, 202, 203, 204, 210, 211, 212, 213, 306, 307, 410, 412])
const DIFFERENT = new Set([306, 307, 410, 412])
const PAIRS = new Set([102, 205, 206])
const SUBSETS: Readonly<Record<number, number>> = {
  103: 3,
  207: 3,
  208: 3,
  402: 2,
  403: 3,
  404: 4,
  405: 5,
  406: 6,
  407: 7,
  408: 8,
  411: 2,
  413: 3,
  506: 2,
  507: 3,
  607: 2,
  608: 3,
}

export function oracleNotes(playId: number, choice: Choice): readonly OracleNote[] {
  const note = (values: readonly string[]): OracleNote => ({ group: 0, values })
  const [first = []] = choice
  if (DIRECT.has(playId)) {
    const all = choice.reduce<readonly (readonly string[])[]>(
      (rows, group) => rows.flatMap((row) => group.map((value) => [...row, value])),
      [[]],
    )
    return all
      .filter((row) => !DIFFERENT.has(playId) || row.every((value, index) => row.indexOf(value) === index))
      .map(note)
  }
  if (PAIRS.has(playId)) {
    return first.flatMap((twice) => first.filter((once) => once !== twice).map((once) => note([twice, once])))
  }
  const size = SUBSETS[playId]
  if (size !== undefined) return subsets(first, size).map(note)
  return choice.flatMap((group, index) => group.map((value) => ({ group: index, values: [value] })))
}

function subsets(values: readonly string[], size: number): readonly (readonly string[])[] {
  if (size === 0) return [[]]
  return values.flatMap((value, index) =>
    subsets(values.slice(index + 1), size - 1).map((rest) => [value, ...rest]),
  )
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const sorted = (numbers: readonly number[]): string => [...numbers].sort((a, b) => a - b).join()

function twoSided(word: string | undefined, number: number, bigFrom: number): boolean {
  return (
    { b: number >= bigFrom, s: number < bigFrom, o: number % 2 === 1, e: number % 2 === 0 }[word ?? ''] ??
    false
  )
}

function dragonTiger(word: string | undefined, first = NaN, second = NaN): boolean {
  return { d: first > second, t: first < second, x: first === second }[word ?? ''] ?? false
}

/** The draw's numbers that a play of threes or twos is about. */
const FROM_TO: Readonly<Record<number, readonly [number, number]>> = {
  101: [0, 3],
  102: [0, 3],
  103: [0, 3],
  104: [0, 3],
  202: [2, 5],
  203: [0, 3],
  204: [1, 4],
  205: [2, 5],
  206: [0, 3],
  207: [2, 5],
  208: [0, 3],
  209: [2, 5],
  210: [3, 5],
  211: [0, 2],
  212: [1, 5],
  213: [0, 5],
  304: [0, 2],
  305: [0, 2],
  306: [0, 2],
  307: [0, 3],
  410: [0, 2],
  411: [0, 2],
  412: [0, 3],
  413: [0, 3],
}

const RED = '1 2 7 8 12 13 18 19 23 24 29 30 34 35 40 45 46'.split(' ').map(Number)
const BLUE = '3 4 9 10 14 15 20 25 26 31 36 37 41 42 47 48'.split(' ').map(Number)

/** Whether a note wins. `sign` is the sign of the draw's lunar year. */
export function oracleWins(
  playId: number,
  { group, values }: OracleNote,
  drawn: readonly number[],
  sign: number,
): boolean {
  const [from, to] = FROM_TO[playId] ?? [0, drawn.length]
  const part = drawn.slice(from, to)
  const numbers = values.map(Number)
  const [word] = values
  const [number = NaN] = numbers
  const special = drawn[6] ?? NaN
  const count = (face: number): number => part.filter((each) => each === face).length
  const allIn = (those: readonly number[], these: readonly number[]): boolean =>
    those.every((each) => these.includes(each))
  if (DIRECT.has(playId)) return part.join() === values.join()
  if (PAIRS.has(playId)) return sorted(part) === sorted([number, number, numbers[1] ?? NaN])
  switch (playId) {
    case 103:
    case 207:
    case 208:
    case 411:
    case 413:
    case 507:
      return sorted(part) === sorted(numbers)
    case 104:
    case 209:
    case 304:
    case 501:
      return sum(part) === number
    case 105:
    case 201:
    case 301:
    case 409:
    case 606:
      return drawn[group] === number
    case 106:
    case 214:
      return twoSided(word, drawn[group] ?? NaN, 5)
    case 107:
      return twoSided(word, sum(part), 14)
    case 108:
      return dragonTiger(word, drawn[0], drawn[2])
    case 215:
      return twoSided(word, sum(part), 23)
    case 216:
    case 415:
      return dragonTiger(word, drawn[0], drawn[4])
    case 302:
      return twoSided(word, drawn[group] ?? NaN, 6)
    case 303:
      return dragonTiger(word, drawn[group], drawn[9 - group])
    case 305:
      return twoSided(word, sum(part), 12)
    case 401:
    case 402:
    case 403:
    case 404:
    case 405:
      return allIn(numbers, drawn)
    case 406:
    case 407:
    case 408:
      return allIn(drawn, numbers)
    case 414:
      return (word === 'b' || word === 's') && sum(part) === 30 ? false : twoSided(word, sum(part), 30)
    case 502:
      return twoSided(word, sum(part), 11)
    case 503:
      return new Set(part).size === 1
    case 504:
      return count(number) === 3
    case 505:
      return count(number) >= 2
    case 506:
      return allIn(numbers, part)
    case 508:
      return ['1,2,3', '2,3,4', '3,4,5', '4,5,6'].includes(sorted(part))
    case 601:
      return special === number
    case 602:
      return twoSided(word, special, 25)
    case 603:
      return word === (RED.includes(special) ? 'r' : BLUE.includes(special) ? 'u' : 'g')
    case 604:
      return (((sign - special) % 12) + 12) % 12 === number - 1
    case 605:
    case 607:
    case 608:
      return allIn(numbers, drawn.slice(0, 6))
    default:
      throw new RangeError(`no play ${playId}`)
  }
}
