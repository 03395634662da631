/** Section 4 of docs/games/lottery.md, computed a second time: which notes a bet has, and which of them win. */
type Drawn = readonly number[]
interface Note {
  /** The value by which odds differ, where they do. */
  readonly value: string
  readonly wins: (drawn: Drawn) => boolean
}

const splitBy = (text: string, separator: string): string[] => (text === '' ? [] : text.split(separator))
const groupsOf = (numbers: string): readonly (readonly string[])[] =>
  numbers.split('|').map((group) => splitBy(group, ','))
const sumOf = (drawn: Drawn): number => drawn.reduce((all, one) => all + one, 0)
const isSame = (one: Drawn, other: Drawn): boolean => one.join() === other.join()
const sorted = (drawn: Drawn): number[] => [...drawn].sort((a, b) => a - b)

/** All ways to take one of each list. */
const products = <T>(lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>((found, list) => found.flatMap((each) => list.map((one) => [...each, one])), [[]])

/** All ways to take `count` of a list. */
export function combinations<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return list.flatMap((one, index) =>
    combinations(list.slice(index + 1), count - 1).map((rest) => [one, ...rest]),
  )
}

type Rule = (numbers: string) => Note[]

const values =
  (win: (value: string, drawn: Drawn) => boolean): Rule =>
  (numbers) =>
    splitBy(numbers, ',').map((value) => ({ value, wins: (drawn) => win(value, drawn) }))

const positions =
  (win: (value: string, drawn: Drawn, place: number) => boolean): Rule =>
  (numbers) =>
    groupsOf(numbers).flatMap((group, place) =>
      group.map((value) => ({ value, wins: (drawn: Drawn) => win(value, drawn, place) })),
    )

const direct =
  (from: number, to: number, distinct = false): Rule =>
  (numbers) =>
    products(groupsOf(numbers))
      .map((note) => note.map(Number))
      .filter((note) => !distinct || new Set(note).size === note.length)
      .map((note) => ({ value: '', wins: (drawn) => isSame(drawn.slice(from, to), note) }))

const combined =
  (count: number, win: (note: Drawn, drawn: Drawn) => boolean): Rule =>
  (numbers) =>
    combinations(splitBy(numbers, ',').map(Number), count).map((note) => ({
      value: '',
      wins: (drawn) => win(note, drawn),
    }))

/** One of two digits twice, the other once. */
const groupOfThree =
  (from: number): Rule =>
  (numbers) => {
    const digits = splitBy(numbers, ',').map(Number)
    return products([digits, digits])
      .filter(([twice, once]) => twice !== once)
      .map(([twice = 0, once = 0]) => ({
        value: '',
        wins: (drawn: Drawn) => isSame(sorted(drawn.slice(from, from + 3)), sorted([twice, twice, once])),
      }))
  }

const groupOfSix = (from: number): Rule =>
  combined(3, (note, drawn) => isSame(sorted(drawn.slice(from, from + 3)), sorted(note)))

const isWord = (word: string, number: number, big: number): boolean => {
  if (word === 'b') return number >= big
  if (word === 's') return number < big
  return word === 'o' ? number % 2 === 1 : number % 2 === 0
}
const duel = (one = 0, other = 0) => ({ d: one > other, t: one < other, x: one === other })
const isDuel = (word: string, one?: number, other?: number): boolean =>
  Object.entries(duel(one, other)).some(([each, won]) => each === word && won)

const isAmong = (note: Drawn, drawn: Drawn): boolean => note.every((one) => drawn.includes(one))
const position = positions((value, drawn, place) => drawn[place] === Number(value))
const sidesOf = (big: number): Rule => positions((word, drawn, place) => isWord(word, drawn[place] ?? 0, big))
const sumIs = (from: number, to: number): Rule =>
  values((value, drawn) => sumOf(drawn.slice(from, to)) === Number(value))
const sumSides = (to: number, big: number): Rule =>
  values((word, drawn) => isWord(word, sumOf(drawn.slice(0, to)), big))
const RUNS = ['1,2,3', '2,3,4', '3,4,5', '4,5,6']

const RED = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]
const BLUE = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48]
export const colourOf = (number: number): string =>
  RED.includes(number) ? 'r' : BLUE.includes(number) ? 'u' : 'g'

/** The sign of a number: it counts back from that of the year. */
export const signOf = (number: number, year: number): number => ((year - number + 120) % 12) + 1

/** The year of the horse. */
const YEAR = 7

const RULES: Readonly<Record<number, Rule>> = {
  101: direct(0, 3),
  102: groupOfThree(0),
  103: groupOfSix(0),
  104: sumIs(0, 3),
  105: position,
  106: sidesOf(5),
  107: sumSides(3, 14),
  108: values((word, drawn) => isDuel(word, drawn[0], drawn[2])),
  201: position,
  202: direct(2, 5),
  203: direct(0, 3),
  204: direct(1, 4),
  205: groupOfThree(2),
  206: groupOfThree(0),
  207: groupOfSix(2),
  208: groupOfSix(0),
  209: sumIs(2, 5),
  210: direct(3, 5),
  211: direct(0, 2),
  212: direct(1, 5),
  213: direct(0, 5),
  214: sidesOf(5),
  215: sumSides(5, 23),
  216: values((word, drawn) => isDuel(word, drawn[0], drawn[4])),
  301: position,
  302: sidesOf(6),
  303: positions((word, drawn, place) => isDuel(word, drawn[place], drawn[9 - place])),
  304: sumIs(0, 2),
  305: sumSides(2, 12),
  306: direct(0, 2, true),
  307: direct(0, 3, true),
  401: combined(1, isAmong),
  402: combined(2, isAmong),
  403: combined(3, isAmong),
  404: combined(4, isAmong),
  405: combined(5, isAmong),
  406: combined(6, (note, drawn) => isAmong(drawn, note)),
  407: combined(7, (note, drawn) => isAmong(drawn, note)),
  408: combined(8, (note, drawn) => isAmong(drawn, note)),
  409: position,
  410: direct(0, 2, true),
  411: combined(2, (note, drawn) => isAmong(drawn.slice(0, 2), note)),
  412: direct(0, 3, true),
  413: combined(3, (note, drawn) => isAmong(drawn.slice(0, 3), note)),
  // 30 is neither big nor small.
  414: values((word, drawn) => (word === 's' ? sumOf(drawn) < 30 : isWord(word, sumOf(drawn), 31))),
  415: values((word, drawn) => isDuel(word, drawn[0], drawn[4])),
  501: sumIs(0, 3),
  502: sumSides(3, 11),
  503: values((_, drawn) => new Set(drawn).size === 1),
  504: values((face, drawn) => drawn.every((one) => one === Number(face))),
  505: values((face, drawn) => drawn.filter((one) => one === Number(face)).length >= 2),
  506: combined(2, isAmong),
  507: combined(3, isAmong),
  508: values((_, drawn) => RUNS.includes(sorted(drawn).join())),
  601: values((value, drawn) => drawn[6] === Number(value)),
  602: values((word, drawn) => isWord(word, drawn[6] ?? 0, 25)),
  603: values((word, drawn) => colourOf(drawn[6] ?? 0) === word),
  604: values((sign, drawn) => signOf(drawn[6] ?? 0, YEAR) === Number(sign)),
  605: values((value, drawn) => drawn.slice(0, 6).includes(Number(value))),
  606: position,
  607: combined(2, (note, drawn) => isAmong(note, drawn.slice(0, 6))),
  608: combined(3, (note, drawn) => isAmong(note, drawn.slice(0, 6))),
}

export const notesOf = (playId: number, numbers: string): readonly Note[] => RULES[playId]?.(numbers) ?? []
