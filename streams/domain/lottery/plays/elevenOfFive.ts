import { type Chance, combinations } from '../chance.ts'
import type { Play, Value } from '../play.ts'
import { range } from '../series.ts'
import { amongGroup, dragonTigerGroup, placeGroup, sidesOfSum } from './groups.ts'
import { combination, direct, each } from './noteForms.ts'

const NUMBERS = 11
const DRAWN = 5
const ALL = range(0, DRAWN - 1)
const FIRST_THREE = [0, 1, 2]
const HALF = { ways: 1, of: 2 }
/** Draws without their order. */
const DRAWS = combinations(NUMBERS, DRAWN)

/** A play on `size` of the drawn numbers. */
function ofFive(playId: number, size: number): Play {
  return combination(
    { playId, seriesId: 4, together: combinations(DRAWN, size) },
    amongGroup(4, ALL, size),
    { size },
    { ways: combinations(NUMBERS - size, DRAWN - size), of: DRAWS },
  )
}

/** All five drawn are among the numbers of a note; its others are any of the chosen ones. */
function allAmong(playId: number, size: number): Play {
  return combination(
    { playId, seriesId: 4, together: combinations(NUMBERS - DRAWN, size - DRAWN) },
    amongGroup(4, ALL, size),
    { size, won: (hits, chosen) => (hits === DRAWN ? combinations(chosen - DRAWN, size - DRAWN) : 0) },
    { ways: combinations(size, DRAWN), of: DRAWS },
  )
}

/** The first numbers, in their order. */
function directFirst(playId: number, places: readonly number[], of: number): Play {
  return direct(
    { playId, seriesId: 4 },
    places.map((place) => placeGroup(4, place, 1)),
    { different: true },
    { ways: 1, of },
  )
}

/** The first numbers, in any order; `chance.ways` is the number of their orders. */
function groupFirst(playId: number, places: readonly number[], chance: Chance): Play {
  return combination(
    { playId, seriesId: 4, together: 1 },
    amongGroup(4, places, places.length),
    { size: places.length },
    chance,
  )
}

const SUM_WAYS: Readonly<Record<Value, number>> = { b: 215, s: 215, o: 236, e: 226 }

/** docs/games/lottery.md, 4.4. */
export const ELEVEN_OF_FIVE: readonly Play[] = [
  each({ playId: 401, seriesId: 4, together: DRAWN }, [amongGroup(4, ALL, 1)], { ways: DRAWN, of: NUMBERS }),
  ofFive(402, 2),
  ofFive(403, 3),
  ofFive(404, 4),
  ofFive(405, 5),
  allAmong(406, 6),
  allAmong(407, 7),
  allAmong(408, 8),
  each(
    { playId: 409, seriesId: 4, together: 3 },
    FIRST_THREE.map((place) => placeGroup(4, place, 0)),
    { ways: 1, of: NUMBERS },
  ),
  directFirst(410, [0, 1], 110),
  groupFirst(411, [0, 1], { ways: 2, of: 110 }),
  directFirst(412, FIRST_THREE, 990),
  groupFirst(413, FIRST_THREE, { ways: 6, of: 990 }),
  each(
    { playId: 414, seriesId: 4, together: 2 },
    [sidesOfSum(ALL, { bigFrom: 31, smallTo: 29 })],
    (word) => ({
      ways: SUM_WAYS[word] ?? 0,
      of: DRAWS,
    }),
  ),
  each({ playId: 415, seriesId: 4, together: 1 }, [dragonTigerGroup(['d', 't'], 0, DRAWN - 1)], HALF),
]
