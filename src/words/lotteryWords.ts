import type { TFunction } from 'i18next'
import {
  type Choice,
  COLOURS,
  type GameBetRecord,
  isChased,
  type LotteryChase,
  type Play,
  SERIES_ID,
  SERIES_IDS,
  type SeriesId,
  shownBetState,
  TWO_SIDED_WORDS,
  type Value,
} from '../../streams/lotteryValues.ts'

const SIGN_PLAY = 604
/** The first digit of a play's number is that of its series. */
const PLAYS_OF_A_SERIES = 100

type PlayKey = Pick<Play, 'playId' | 'seriesId'>

/** A value of a play in words: its number, a word of a two-sided play, a colour, or a sign. */
export function valueWord(t: TFunction, play: PlayKey, value: Value): string {
  if (play.playId === SIGN_PLAY) return signWord(t, value)
  if (value === 'x' && play.seriesId === SERIES_ID.k3) return t('lottery.any')
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

/** A drawn number as text: with two digits in 11 of 5 and mark six, whose numbers go above 9. */
export function numberText(seriesId: SeriesId, number: number | string): string {
  const { elevenOfFive, markSix } = SERIES_ID
  return seriesId === elevenOfFive || seriesId === markSix ? String(number).padStart(2, '0') : String(number)
}

/** Each group of this play compares two places of PK10. */
export const DRAGON_TIGER_OF_PLACES = 303
const PLACES = 10
const DIGIT_PLACES = ['tenThousands', 'thousands', 'hundreds', 'tens', 'units'] as const
/** Index of the first place of a three-digit draw. */
const HUNDREDS = 2
const SPECIAL_PLACE = 6

/** The name of a place of a draw. */
export function placeWord(t: TFunction, seriesId: SeriesId, place: number): string {
  const { threeDigits, fiveDigits, markSix } = SERIES_ID
  if (seriesId === markSix && place === SPECIAL_PLACE) return t('lottery.group.special')
  const isDigits = seriesId === threeDigits || seriesId === fiveDigits
  const digit = DIGIT_PLACES[seriesId === threeDigits ? place + HUNDREDS : place]
  if (isDigits && digit !== undefined) return t(`lottery.place.${digit}`)
  return t('lottery.place.nth', { n: String(place + 1) })
}

/** The name of a group of a play that has one for each place, from 0. */
export function placeGroupWord(t: TFunction, { playId, seriesId }: PlayKey, index: number): string {
  if (playId !== DRAGON_TIGER_OF_PLACES) return placeWord(t, seriesId, index)
  return t('lottery.place.against', { n: String(index + 1), m: String(PLACES - index) })
}

/**
 * A choice in words. Only the plays of places may leave groups empty: of those, the places with a choice are
 * named.
 */
export function choiceWords(t: TFunction, play: PlayKey, choice: Choice): string {
  const hasEmpty = choice.some((values) => values.length === 0)
  return choice
    .flatMap((values, index) => {
      if (values.length === 0) return []
      const words = values.map((value) => valueWord(t, play, value)).join(' ')
      if (!hasEmpty) return [words]
      return [t('lottery.place.chosen', { place: placeGroupWord(t, play, index), values: words })]
    })
    .join(' | ')
}

/** The `numbers` of a bet in words (docs/games/lottery.md, 4); unchanged if the play is unknown. */
export function numbersWords(t: TFunction, playId: number, numbers: string): string {
  const seriesId = seriesOfPlay(playId)
  if (seriesId === undefined) return numbers
  const choice = numbers.split('|').map((group) => (group === '' ? [] : group.split(',')))
  return choiceWords(t, { playId, seriesId }, choice)
}

/** The numbers of a draw on which this play was bet, the special number of mark six apart. */
export function drawnWords(playId: number, numbers: readonly string[]): string {
  const seriesId = seriesOfPlay(playId)
  if (seriesId === undefined) return numbers.join(' ')
  const words = numbers.map((number) => numberText(seriesId, number))
  if (seriesId !== SERIES_ID.markSix) return words.join(' ')
  return [...words.slice(0, SPECIAL_PLACE), '+', ...words.slice(SPECIAL_PLACE)].join(' ')
}

function seriesOfPlay(playId: number): SeriesId | undefined {
  return SERIES_IDS.find((id) => id === Math.floor(playId / PLAYS_OF_A_SERIES))
}

/** The number of a draw without its year. */
export function planWord(planId: string): string {
  return planId.replace(/^\d{4}(?=\d{4})/, '')
}

/**
 * The state of a chase in words. A cancelled chase is one that is completed with no draw: all of them were given back.
 */
export function chaseStateWord(
  t: TFunction,
  { state, draws, drawn }: Pick<LotteryChase, 'state' | 'draws' | 'drawn'>,
): string {
  if (state !== 'completed' || drawn >= draws) return t(`lottery.chaseState.${state}`)
  return drawn === 0
    ? t('lottery.chaseState.cancelled')
    : t('lottery.chaseState.ended', { count: draws - drawn })
}

/** The state of a bet in words; `null` where the words of its outcome say more, or it has none. */
export function betStateWord(t: TFunction, bet: GameBetRecord): string | null {
  const state = shownBetState(bet)
  return state === null ? null : t(`lottery.betState.${state}`)
}

/** The tag of a bet that belongs to a chase; `null` for any other. */
export function chaseTag(t: TFunction, bet: GameBetRecord): string | null {
  return isChased(bet) ? t('lottery.chase.title') : null
}
