import type { TextLanguage } from '../../../streams/domain/localText.ts'
import { casinoRecordsRequest } from '../../../streams/wire/casino/records.ts'
import { playName, tableName } from '../../names/casinoNames.ts'
import { found, type ProductCalls, refused } from '../launched/productCall.ts'
import { gameRecords, type RecordWords } from '../records/gameRecords.ts'
import type { CasinoDeps } from './casinoDeps.ts'
import { selectionOf } from './storedTable.ts'
import { PRODUCT } from './tableRoundGame.ts'

/** The member's bets at the tables (docs/games/casino.md, 6.6). */
export function recordCall(
  { store: { positions }, rounds, clock, tables }: CasinoDeps,
  { post }: Pick<ProductCalls, 'post'>,
) {
  const deps = { positions, rounds, now: () => clock.now() }
  return post(casinoRecordsRequest, async (body, { memberId, language }) => {
    const { tableId } = body
    if (tableId !== null && !tables.some((each) => each.tableId === tableId)) return refused('badRequest')
    const page = await gameRecords(
      deps,
      body,
      { memberId, game: tableId ?? undefined },
      {
        ...casinoRecordWords(language),
        record(position, shared) {
          const { type, shoe } = selectionOf(position.selection)
          return { ...shared, tableId: position.game, type, shoe }
        },
      },
    )
    return page === null ? refused('badRequest') : found(page, page.ts)
  })
}

/** The names of the tables and their spots in records. */
export function casinoRecordWords(language: TextLanguage): RecordWords {
  return {
    product: PRODUCT,
    gameName: ({ game }) => tableName(game, language),
    option({ selection }) {
      const { play } = selectionOf(selection)
      return { option: String(play), optionName: playName(play, language) }
    },
  }
}
