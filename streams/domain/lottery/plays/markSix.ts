import { type Chance, combinations } from '../chance.ts'
import { colourOf, COLOURS } from '../colours.ts'
import type { Play, Value } from '../play.ts'
import { type LotteryDraw, range } from '../series.ts'
import { signOf, SIGNS, yearSign } from '../zodiac.ts'
import { amongGroup, drawnAt, numberValues, placeGroup, sidesOfPlace, wordGroup } from './groups.ts'
import { combination, each } from './noteForms.ts'

const NUMBERS = 49
const NORMAL = range(0, 5)
const SPECIAL = 6
/** The most numbers of a combination. */
const MAX_CHOSEN = 12

const special = (draw: LotteryDraw): number => drawnAt(draw, SPECIAL)

const COLOUR_NAMES: Readonly<Record<Value, string>> = COLOURS
const COLOUR_WAYS: Readonly<Record<Value, number>> = { r: 17, u: 16, g: 16 }

/** Five numbers have the sign of the year, and four each other one. */
function signChance(sign: Value, drawAt: number): Chance {
  return { ways: Number(sign) === yearSign(drawAt) ? 5 : 4, of: NUMBERS }
}

function hasSign(sign: Value, draw: LotteryDraw): boolean {
  const ofYear = yearSign(draw.drawAt)
  return ofYear !== null && Number(sign) === signOf(special(draw), ofYear)
}

/** A play on `size` of the six normal numbers. */
function ofSix(playId: number, size: number, chance: Chance): Play {
  return combination(
    { playId, seriesId: 6, together: combinations(NORMAL.length, size) },
    amongGroup(6, NORMAL, size, MAX_CHOSEN),
    { size },
    chance,
  )
}

/** docs/games/lottery.md, 4.6. */
export const MARK_SIX: readonly Play[] = [
  each({ playId: 601, seriesId: 6, together: 1 }, [placeGroup(6, SPECIAL, 0)], { ways: 1, of: NUMBERS }),
  each(
    { playId: 602, seriesId: 6, together: 2 },
    [sidesOfPlace(SPECIAL, { bigFrom: 25, smallTo: 24 })],
    (word) => ({ ways: word === 'b' || word === 'o' ? 25 : 24, of: NUMBERS }),
  ),
  each(
    { playId: 603, seriesId: 6, together: 1 },
    [wordGroup(['r', 'u', 'g'], (colour, draw) => colourOf(special(draw)) === COLOUR_NAMES[colour], SPECIAL)],
    (colour) => ({ ways: COLOUR_WAYS[colour] ?? 0, of: NUMBERS }),
  ),
  each(
    { playId: 604, seriesId: 6, together: 1, offered: (drawAt) => yearSign(drawAt) !== null },
    [wordGroup(numberValues(1, SIGNS), hasSign, SPECIAL)],
    signChance,
  ),
  each({ playId: 605, seriesId: 6, together: 6 }, [amongGroup(6, NORMAL, 1)], { ways: 6, of: NUMBERS }),
  each(
    { playId: 606, seriesId: 6, together: 6 },
    NORMAL.map((place) => placeGroup(6, place, 0)),
    { ways: 1, of: NUMBERS },
  ),
  ofSix(607, 2, { ways: 15, of: 1176 }),
  ofSix(608, 3, { ways: 20, of: 18_424 }),
]
