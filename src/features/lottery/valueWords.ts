import type { TFunction } from 'i18next'
import type { Play, ValueGroup } from '../../../streams/lottery.ts'
import { DRAGON_TIGER_OF_PLACES, placeGroupWord, placeWord } from '../../words/lotteryWords.ts'

/** The last place of a draw, by the plays of dragon and tiger whose group compares the first place with it. */
const AGAINST_LAST: ReadonlyMap<number, number> = new Map([
  [108, 2],
  [216, 4],
  [415, 4],
])

/** The title of a group of a play. */
export function groupWord(
  t: TFunction,
  play: Pick<Play, 'playId' | 'seriesId'>,
  { place }: Pick<ValueGroup, 'place'>,
  index: number,
): string {
  if (play.playId === DRAGON_TIGER_OF_PLACES) return placeGroupWord(t, play, index)
  const last = AGAINST_LAST.get(play.playId)
  if (last !== undefined) {
    const [n, m] = [placeWord(t, play.seriesId, 0), placeWord(t, play.seriesId, last)]
    return t('lottery.place.against', { n, m })
  }
  return place === null ? t('lottery.place.numbers') : placeWord(t, play.seriesId, place)
}
