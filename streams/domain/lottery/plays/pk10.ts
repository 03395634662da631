import type { Chance } from '../chance.ts'
import type { Play, Value } from '../play.ts'
import { range } from '../series.ts'
import { dragonTigerGroup, placeGroup, sidesOfPlace, sidesOfSum, sumGroup } from './groups.ts'
import { direct, each } from './noteForms.ts'

const NUMBERS = 10
const PLACES = range(0, NUMBERS - 1)
const FIRST_TWO = [0, 1]
const HALF = { ways: 1, of: 2 }
/** Ordered pairs of different numbers. */
const PAIRS = 90

/** The ordered pairs of different numbers with this sum (docs/games/lottery.md, 4.7). */
function sumOfTwo(sum: Value): Chance {
  const second = (first: number): number => Number(sum) - first
  const ways = range(1, NUMBERS).filter(
    (first) => second(first) >= 1 && second(first) <= NUMBERS && second(first) !== first,
  ).length
  return { ways, of: PAIRS }
}

const sidesOfTwo = (word: Value): Chance => ({ ways: word === 'b' || word === 'e' ? 40 : 50, of: PAIRS })

/** docs/games/lottery.md, 4.3. */
export const PK10: readonly Play[] = [
  each(
    { playId: 301, seriesId: 3, together: 10 },
    PLACES.map((place) => placeGroup(3, place, 0)),
    { ways: 1, of: NUMBERS },
  ),
  each(
    { playId: 302, seriesId: 3, together: 20 },
    PLACES.map((place) => sidesOfPlace(place, { bigFrom: 6, smallTo: 5 })),
    HALF,
  ),
  each(
    { playId: 303, seriesId: 3, together: 5 },
    range(0, 4).map((place) => dragonTigerGroup(['d', 't'], place, NUMBERS - 1 - place)),
    HALF,
  ),
  each({ playId: 304, seriesId: 3, together: 1 }, [sumGroup(FIRST_TWO, 3, 19)], sumOfTwo),
  each(
    { playId: 305, seriesId: 3, together: 2 },
    [sidesOfSum(FIRST_TWO, { bigFrom: 12, smallTo: 11 })],
    sidesOfTwo,
  ),
  direct(
    { playId: 306, seriesId: 3 },
    FIRST_TWO.map((place) => placeGroup(3, place, 1)),
    { different: true },
    { ways: 1, of: PAIRS },
  ),
  direct(
    { playId: 307, seriesId: 3 },
    range(0, 2).map((place) => placeGroup(3, place, 1)),
    { different: true },
    { ways: 1, of: 720 },
  ),
]
