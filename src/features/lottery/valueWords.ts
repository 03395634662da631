import type { TFunction } from 'i18next'
import {
  COLOURS,
  type Choice,
  type Play,
  type SeriesId,
  TWO_SIDED_WORDS,
  type Value,
  type ValueGroup,
} from '../../../streams/lottery.ts'

const SIGN_PLAY = 604
const DRAGON_TIGER_OF_PLACES = 303
const PLACES = 10
const DIGIT_PLACES = ['tenThousands', 'thousands', 'hundreds', 'tens', 'units'] as const
const THREE_DIGITS = 2
const SPECIAL_PLACE = 6

/** A value of a play in words: its number, a word of a two-sided play, a colour, or a sign. */
export function valueWord(t: TFunction, play: Pick<Play, 'playId' | 'seriesId'>, value: Value): string {
  if (play.playId === SIGN_PLAY) return signWord(t, value)
  if (value === 'x' && play.seriesId === 5) return t('lottery.any')
  const side = Object.entries(TWO_SIDED_WORDS).find(([letter]) => letter === value)?.[1]
  if (side !== undefined) return t(`lottery.side.${side}`)
  const colour = Object.entries(COLOURS).find(([letter]) => letter === value)?.[1]
  if (colour !== undefined) return t(`lottery.colour.${colour}`)
  return numberText(play.seriesId, value)
}

/** In the order of their numbers, from 1. */
const SIGNS = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const

export function signWord(t: TFunction, value: Value): string {
  const sign = SIGNS[Number(value) - 1]
  return sign === undefined ? value : t(`lottery.sign.${sign}`)
}

/** A number as it stands on its ball. */
export function numberText(seriesId: SeriesId, number: number | string): string {
  return seriesId === 4 || seriesId === 6 ? String(number).padStart(2, '0') : String(number)
}

/** The name of a place of a draw. */
export function placeWord(t: TFunction, seriesId: SeriesId, place: number): string {
  if (seriesId === 6 && place === SPECIAL_PLACE) return t('lottery.group.special')
  const digit = DIGIT_PLACES[seriesId === 1 ? place + THREE_DIGITS : place]
  if (seriesId <= 2 && digit !== undefined) return t(`lottery.place.${digit}`)
  return t('lottery.place.nth', { n: String(place + 1) })
}

/** The title of a group of a play. */
export function groupWord(
  t: TFunction,
  { playId, seriesId }: Pick<Play, 'playId' | 'seriesId'>,
  { place }: Pick<ValueGroup, 'place'>,
  index: number,
): string {
  if (playId === DRAGON_TIGER_OF_PLACES) {
    return t('lottery.place.against', { n: String(index + 1), m: String(PLACES - index) })
  }
  return place === null ? t('lottery.place.numbers') : placeWord(t, seriesId, place)
}

/** A choice in words. */
export function choiceWords(t: TFunction, play: Play, choice: Choice): string {
  return choice
    .map((values) => (values.length === 0 ? '–' : values.map((value) => valueWord(t, play, value)).join(' ')))
    .join(' | ')
}

/** The number of a draw without its year. */
export function planWord(planId: string): string {
  return planId.replace(/^\d{4}(?=\d{4})/, '')
}
