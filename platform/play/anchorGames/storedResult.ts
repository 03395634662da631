import type { AnchorGame } from '../../../streams/domain/anchorGames/games.ts'
import type { AnchorRound } from '../../../streams/domain/anchorGames/results.ts'
import { decode } from '../../../streams/wire/decode.ts'
import { baccaratResult, buzzerResult, penaltyResult } from '../../../streams/wire/site/anchorResults.ts'
import type { JsonObject } from '../../store/json.ts'

/** A round by the result with which it is stored; `null` for one that is not of this game. */
export function storedRound(game: AnchorGame, result: JsonObject): AnchorRound | null {
  switch (game) {
    case 'penalty': {
      const read = decode(penaltyResult, result)
      return read.ok ? { game, result: read.value } : null
    }
    case 'buzzer': {
      const read = decode(buzzerResult, result)
      return read.ok ? { game, result: read.value } : null
    }
    case 'baccarat': {
      const read = decode(baccaratResult, result)
      return read.ok ? { game, result: read.value } : null
    }
  }
}
