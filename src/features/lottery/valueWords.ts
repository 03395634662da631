import type { TFunction } from 'i18next'
import type { Play, ValueGroup } from '../../../streams/lottery.ts'
import { DRAGON_TIGER_OF_PLACES, placeGroupWord, placeWord } from '../../words/lotteryWords.ts'

/** The title of a group of a play. */
export function groupWord(
  t: TFunction,
  play: Pick<Play, 'playId' | 'seriesId'>,
  { place }: Pick<ValueGroup, 'place'>,
  index: number,
): string {
  if (play.playId === DRAGON_TIGER_OF_PLACES) return placeGroupWord(t, play, index)
  return place === null ? t('lottery.place.numbers') : placeWord(t, play.seriesId, place)
}

/** The number of a draw without its year. */
export function planWord(planId: string): string {
  return planId.replace(/^\d{4}(?=\d{4})/, '')
}
