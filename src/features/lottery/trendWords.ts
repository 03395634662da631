import type { TFunction } from 'i18next'
import { COLOURS, SERIES_ID, type SeriesId, type TrendView, type Value } from '../../../streams/lottery.ts'
import { numberText, placeWord, signWord } from '../../words/lotteryWords.ts'

const FORMS = ['triple', 'pair', 'different'] as const

/** The name of what a trend shows. */
export function trendViewWord(t: TFunction, seriesId: SeriesId, { kind, place }: TrendView): string {
  switch (kind) {
    case 'place':
      return placeWord(t, seriesId, place ?? 0)
    case 'among':
      return t(seriesId === SERIES_ID.fiveDigits ? 'lottery.place.last' : 'lottery.place.numbers')
    default:
      return t(`lottery.place.${kind}`)
  }
}

/** A value of a trend. */
export function trendValueWord(t: TFunction, seriesId: SeriesId, { kind }: TrendView, value: Value): string {
  if (kind === 'sign') return signWord(t, value)
  const form = FORMS.find((each) => each === value)
  if (form !== undefined) return t(`lottery.form.${form}`)
  const colour = Object.entries(COLOURS).find(([letter]) => kind === 'colour' && letter === value)?.[1]
  if (colour !== undefined) return t(`lottery.colour.${colour}`)
  return kind === 'sum' ? value : numberText(seriesId, value)
}
