import type { Play } from '../play.ts'
import {
  DIGIT_SIDES,
  digitDragonTiger,
  digitPositions,
  directDigits,
  groupOfSix,
  groupOfThree,
  sumOfThreeDigits,
} from './digits.ts'
import { sidesOfPlace, sidesOfSum } from './groups.ts'
import { each } from './noteForms.ts'

const ALL = [0, 1, 2, 3, 4]
const FIRST_THREE = [0, 1, 2]
const MIDDLE_THREE = [1, 2, 3]
const LAST_THREE = [2, 3, 4]
const HALF = { ways: 1, of: 2 }

/** docs/games/lottery.md, 4.2. */
export const FIVE_DIGITS: readonly Play[] = [
  digitPositions(201, 2),
  directDigits(202, 2, LAST_THREE),
  directDigits(203, 2, FIRST_THREE),
  directDigits(204, 2, MIDDLE_THREE),
  groupOfThree(205, 2, LAST_THREE),
  groupOfThree(206, 2, FIRST_THREE),
  groupOfSix(207, 2, LAST_THREE),
  groupOfSix(208, 2, FIRST_THREE),
  sumOfThreeDigits(209, 2, LAST_THREE),
  directDigits(210, 2, [3, 4]),
  directDigits(211, 2, [0, 1]),
  directDigits(212, 2, [1, 2, 3, 4]),
  directDigits(213, 2, ALL),
  each(
    { playId: 214, seriesId: 2, together: 10 },
    ALL.map((place) => sidesOfPlace(place, DIGIT_SIDES)),
    HALF,
  ),
  each({ playId: 215, seriesId: 2, together: 2 }, [sidesOfSum(ALL, { bigFrom: 23, smallTo: 22 })], HALF),
  digitDragonTiger(216, 2),
]
