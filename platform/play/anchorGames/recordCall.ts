import { isAnchorGame, optionsOf } from '../../../streams/domain/anchorGames/games.ts'
import type { TextLanguage } from '../../../streams/domain/localText.ts'
import { anchorRecordsRequest } from '../../../streams/wire/site/anchorGameBets.ts'
import { anchorGamePaths } from '../../../streams/wire/site/anchorGamePaths.ts'
import { anchorGameName, anchorOptionName } from '../../names/anchorGameNames.ts'
import { memberCall, type SiteCall } from '../../site/siteCall.ts'
import { refusal, success } from '../../site/siteReply.ts'
import type { StoredPosition } from '../../store/positions/position.ts'
import { gameRecords, type RecordWords } from '../records/gameRecords.ts'
import type { AnchorCallDeps } from './anchorCallDeps.ts'
import { PRODUCT } from './anchorRoundGame.ts'
import { textLanguage } from './language.ts'
import { selectionOf } from './selection.ts'

/** The member's bets on anchor games (docs/games/anchor.md, 4.8). */
export function recordCall({
  store: { positions },
  rounds,
  clock,
}: Pick<AnchorCallDeps, 'store' | 'rounds' | 'clock'>): SiteCall {
  const deps = { positions, rounds, now: () => clock.now() }
  return memberCall(
    anchorGamePaths.records,
    anchorRecordsRequest,
    async (body, { memberId }, { language }) => {
      const { gameCode } = body
      if (gameCode !== null && !isAnchorGame(gameCode)) return refusal('validation', 'badBody')
      const page = await gameRecords(
        deps,
        body,
        { memberId, game: gameCode ?? undefined },
        {
          ...recordWords(textLanguage(language)),
          record: (position, shared) => ({ ...shared, imId: selectionOf(position.selection).room }),
        },
      )
      return page === null ? refusal('validation', 'badBody') : success(page)
    },
  )
}

/** The names of the games and their options in records. */
export function recordWords(language: TextLanguage): RecordWords {
  return {
    product: PRODUCT,
    gameName: ({ game }) => (isAnchorGame(game) ? anchorGameName(game, language) : game),
    option(position) {
      const { option } = selectionOf(position.selection)
      return { option, optionName: optionName(position, option, language) }
    },
  }
}

function optionName({ game }: Pick<StoredPosition, 'game'>, option: string, language: TextLanguage): string {
  const known = isAnchorGame(game) ? optionsOf(game).find((each) => each === option) : undefined
  return known === undefined || !isAnchorGame(game) ? option : anchorOptionName(game, known, language)
}
