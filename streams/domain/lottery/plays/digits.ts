import { type Chance, combinations, waysToSums } from '../chance.ts'
import type { Play, Value } from '../play.ts'
import { range, SERIES, type SeriesId } from '../series.ts'
import { amongGroup, dragonTigerGroup, drawnAt, placeGroup, sumGroup } from './groups.ts'
import { combination, direct, each } from './noteForms.ts'

/** The plays that three and five digits have in common (docs/games/lottery.md, 4.1 and 4.2). */
type DigitSeries = Extract<SeriesId, 1 | 2>

/** Digits 5 to 9 are big. */
export const DIGIT_SIDES = { bigFrom: 5, smallTo: 4 }

const DIGITS = 10
const WAYS_TO_SUMS = waysToSums(3, SERIES[1].lowest, SERIES[1].highest)
const HIGHEST_SUM = 27

/** Each place agrees. */
export function directDigits(playId: number, seriesId: DigitSeries, places: readonly number[]): Play {
  return direct(
    { playId, seriesId },
    places.map((place) => placeGroup(seriesId, place, 1)),
    { different: false },
    { ways: 1, of: DIGITS ** places.length },
  )
}

/** The digit of each place is a note. */
export function digitPositions(playId: number, seriesId: DigitSeries): Play {
  const places = range(0, SERIES[seriesId].places - 1)
  return each(
    { playId, seriesId, together: places.length },
    places.map((place) => placeGroup(seriesId, place, 0)),
    { ways: 1, of: DIGITS },
  )
}

/** Two of the chosen digits are drawn, one of them twice: a note says which one. */
export function groupOfThree(playId: number, seriesId: DigitSeries, places: readonly number[]): Play {
  return combination(
    { playId, seriesId, together: 1 },
    amongGroup(seriesId, places, 2),
    {
      size: 2,
      count: (chosen) => 2 * combinations(chosen, 2),
      won: (hits, _, draw) =>
        hits === 2 && new Set(places.map((place) => drawnAt(draw, place))).size === 2 ? 1 : 0,
    },
    { ways: 3, of: DIGITS ** 3 },
  )
}

/** Three of the chosen digits are drawn, all different. */
export function groupOfSix(playId: number, seriesId: DigitSeries, places: readonly number[]): Play {
  return combination(
    { playId, seriesId, together: 1 },
    amongGroup(seriesId, places, 3),
    { size: 3 },
    { ways: 6, of: DIGITS ** 3 },
  )
}

export function sumOfThreeDigits(playId: number, seriesId: DigitSeries, places: readonly number[]): Play {
  const chance = (sum: Value): Chance => ({ ways: WAYS_TO_SUMS.get(Number(sum)) ?? 0, of: DIGITS ** 3 })
  return each({ playId, seriesId, together: 1 }, [sumGroup(places, 0, HIGHEST_SUM)], chance)
}

/** The first digit against the last one. */
export function digitDragonTiger(playId: number, seriesId: DigitSeries): Play {
  const last = SERIES[seriesId].places - 1
  const chance = (word: Value): Chance => ({ ways: word === 'x' ? 10 : 45, of: DIGITS ** 2 })
  return each({ playId, seriesId, together: 1 }, [dragonTigerGroup(['d', 't', 'x'], 0, last)], chance)
}
