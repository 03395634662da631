import type { Play } from '../play.ts'
import type { SeriesId } from '../series.ts'
import { ELEVEN_OF_FIVE } from './elevenOfFive.ts'
import { FIVE_DIGITS } from './fiveDigits.ts'
import { K3 } from './k3.ts'
import { MARK_SIX } from './markSix.ts'
import { PK10 } from './pk10.ts'
import { THREE_DIGITS } from './threeDigits.ts'

/** The plays of each series, in the order of docs/games/lottery.md, 4. */
export const PLAYS: Readonly<Record<SeriesId, readonly Play[]>> = {
  1: THREE_DIGITS,
  2: FIVE_DIGITS,
  3: PK10,
  4: ELEVEN_OF_FIVE,
  5: K3,
  6: MARK_SIX,
}

/** `null` for an id that no play of the series has. */
export function playOf(seriesId: SeriesId, playId: number): Play | null {
  return PLAYS[seriesId].find((play) => play.playId === playId) ?? null
}
