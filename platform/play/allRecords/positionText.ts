import type { TextLanguage } from '../../../streams/domain/localText.ts'
import type { StoredPosition } from '../../store/positions/position.ts'
import { recordWords } from '../anchorGames/recordCall.ts'
import { casinoRecordWords } from '../casino/recordCall.ts'
import { lotteryWords } from '../lottery/orderCall.ts'
import type { RecordWords } from '../records/gameRecords.ts'

const WORDS: Readonly<Record<StoredPosition['product'], (language: TextLanguage) => RecordWords>> = {
  anchorGame: recordWords,
  casino: casinoRecordWords,
  lottery: lotteryWords,
}

/**
 * The game of a position and what was bet on, in words of its product. If the selection cannot be read, the id of the
 * round, so that one position does not fail a whole list.
 */
export function positionText(position: StoredPosition, language: TextLanguage): string {
  const words = WORDS[position.product](language)
  try {
    return `${words.gameName(position)} ${words.option(position).optionName}`
  } catch {
    return position.round
  }
}
