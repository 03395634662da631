import { waysToSums } from '../chance.ts'
import type { Play, Value } from '../play.ts'
import type { LotteryDraw } from '../series.ts'
import { amongGroup, sidesOfSum, sumGroup, valuesOf, wordGroup } from './groups.ts'
import { combination, each } from './noteForms.ts'

const DICE = [0, 1, 2]
const ROLLS = 216
const WAYS_TO_SUMS = waysToSums(DICE.length, 1, 6)

const countOf = (face: Value, { numbers }: LotteryDraw): number =>
  numbers.filter((number) => String(number) === face).length

const isTriple = ({ numbers }: LotteryDraw): boolean => new Set(numbers).size === 1

/** Three faces that follow each other. */
function isRun({ numbers }: LotteryDraw): boolean {
  return (
    new Set(numbers).size === DICE.length && Math.max(...numbers) - Math.min(...numbers) === DICE.length - 1
  )
}

/** docs/games/lottery.md, 4.5. */
export const K3: readonly Play[] = [
  each({ playId: 501, seriesId: 5, together: 1 }, [sumGroup(DICE, 3, 18)], (sum) => ({
    ways: WAYS_TO_SUMS.get(Number(sum)) ?? 0,
    of: ROLLS,
  })),
  each({ playId: 502, seriesId: 5, together: 2 }, [sidesOfSum(DICE, { bigFrom: 11, smallTo: 10 })], {
    ways: 1,
    of: 2,
  }),
  each({ playId: 503, seriesId: 5, together: 1 }, [wordGroup(['x'], (_, draw) => isTriple(draw))], {
    ways: 6,
    of: ROLLS,
  }),
  each(
    { playId: 504, seriesId: 5, together: 1 },
    [wordGroup(valuesOf(5), (face, draw) => countOf(face, draw) === DICE.length)],
    { ways: 1, of: ROLLS },
  ),
  each(
    { playId: 505, seriesId: 5, together: 1 },
    [wordGroup(valuesOf(5), (face, draw) => countOf(face, draw) >= 2)],
    { ways: 16, of: ROLLS },
  ),
  combination(
    { playId: 506, seriesId: 5, together: 3 },
    amongGroup(5, DICE, 2),
    { size: 2 },
    { ways: 30, of: ROLLS },
  ),
  combination(
    { playId: 507, seriesId: 5, together: 1 },
    amongGroup(5, DICE, 3),
    { size: 3 },
    { ways: 6, of: ROLLS },
  ),
  each({ playId: 508, seriesId: 5, together: 1 }, [wordGroup(['x'], (_, draw) => isRun(draw))], {
    ways: 24,
    of: ROLLS,
  }),
]
