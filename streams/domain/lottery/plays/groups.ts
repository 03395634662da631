import type { Value, ValueGroup } from '../play.ts'
import { type LotteryDraw, range, SERIES, type SeriesId } from '../series.ts'
import { type BigSmall, isDragonTiger, isSo } from '../twoSided.ts'

/** Values of numbers, in ascending order. */
export function numberValues(lowest: number, highest: number): readonly Value[] {
  return range(lowest, highest).map(String)
}

/** The values of the numbers of a series. */
export function valuesOf(seriesId: SeriesId): readonly Value[] {
  const { lowest, highest } = SERIES[seriesId]
  return numberValues(lowest, highest)
}

/** The lowest number of the upper half; the middle one of an odd count is big, as 25 of 49 is. */
export function bigFromOf(seriesId: SeriesId): number {
  const { lowest, highest } = SERIES[seriesId]
  return Math.ceil((lowest + highest) / 2)
}

/** What was drawn at a place, from 0. */
export function drawnAt({ numbers }: LotteryDraw, place: number): number {
  return numbers[place] ?? NaN
}

export function sumOfDraw(draw: LotteryDraw, places: readonly number[]): number {
  return places.reduce((sum, place) => sum + drawnAt(draw, place), 0)
}

const ANY_NUMBER = { min: 0, max: Infinity }

/** The numbers of one place. `min` is 0 where the group may be empty. */
export function placeGroup(seriesId: SeriesId, place: number, min: 0 | 1): ValueGroup {
  return {
    values: valuesOf(seriesId),
    place,
    bigFrom: bigFromOf(seriesId),
    min,
    max: Infinity,
    has: (value, draw) => value === String(drawnAt(draw, place)),
  }
}

/** Numbers of which it counts whether they are at one of these places. */
export function amongGroup(
  seriesId: SeriesId,
  places: readonly number[],
  min: number,
  max = Infinity,
): ValueGroup {
  return {
    values: valuesOf(seriesId),
    place: null,
    bigFrom: bigFromOf(seriesId),
    min,
    max,
    has: (value, draw) => places.some((place) => value === String(drawnAt(draw, place))),
  }
}

/** A group of words or other values, of which each is true of a draw or not. */
export function wordGroup(
  values: readonly Value[],
  has: ValueGroup['has'],
  place: number | null = null,
): ValueGroup {
  return { values, place, bigFrom: null, ...ANY_NUMBER, has }
}

/** Big, small, odd and even of the number at a place. */
export function sidesOfPlace(place: number, bounds: BigSmall): ValueGroup {
  return wordGroup(['b', 's', 'o', 'e'], (word, draw) => isSo(word, drawnAt(draw, place), bounds), place)
}

/** Big, small, odd and even of a sum. */
export function sidesOfSum(places: readonly number[], bounds: BigSmall): ValueGroup {
  return wordGroup(['b', 's', 'o', 'e'], (word, draw) => isSo(word, sumOfDraw(draw, places), bounds))
}

/** A sum of the numbers at these places. */
export function sumGroup(places: readonly number[], lowest: number, highest: number): ValueGroup {
  return wordGroup(numberValues(lowest, highest), (value, draw) => value === String(sumOfDraw(draw, places)))
}

/** Dragon and tiger: the number at one place against that at another. */
export function dragonTigerGroup(words: readonly Value[], first: number, second: number): ValueGroup {
  return wordGroup(
    words,
    (word, draw) => isDragonTiger(word, drawnAt(draw, first), drawnAt(draw, second)),
    first,
  )
}
