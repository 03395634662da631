import type { TableType } from '../../../streams/domain/casino/tables.ts'
import type { GamesUpFrame } from '../../../streams/wire/games/push.ts'

/** A table in view. */
export interface ConfiguredTable {
  readonly tableId: string
  readonly type: TableType
  readonly superSix: boolean
}

/** What the bench gives to the hand-written lobby, as JSON in the page. */
export interface LobbyConfig {
  /** The URL of the games' push, and the frame with which the page signs in. */
  readonly push: string
  readonly hello: GamesUpFrame
  /** The URL of the list of tables, and the headers of its calls. */
  readonly list: string
  readonly headers: Readonly<Record<string, string>>
  readonly tables: readonly ConfiguredTable[]
}

/** The id of the element that holds it. */
export const CONFIG_ID = 'lobby'
