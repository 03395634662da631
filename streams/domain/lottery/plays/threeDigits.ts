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

const ALL = [0, 1, 2]
const HALF = { ways: 1, of: 2 }

/** docs/games/lottery.md, 4.1. */
export const THREE_DIGITS: readonly Play[] = [
  directDigits(101, 1, ALL),
  groupOfThree(102, 1, ALL),
  groupOfSix(103, 1, ALL),
  sumOfThreeDigits(104, 1, ALL),
  digitPositions(105, 1),
  each(
    { playId: 106, seriesId: 1, together: 6 },
    ALL.map((place) => sidesOfPlace(place, DIGIT_SIDES)),
    HALF,
  ),
  each({ playId: 107, seriesId: 1, together: 2 }, [sidesOfSum(ALL, { bigFrom: 14, smallTo: 13 })], HALF),
  digitDragonTiger(108, 1),
]
