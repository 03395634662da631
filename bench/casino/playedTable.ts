import { storedResult, storedShoe } from '../../platform/play/casino/storedTable.ts'
import type { Rounds } from '../../platform/rounds/rounds.ts'
import type { StoredRound } from '../../platform/store/rounds/round.ts'
import type { TableResult } from '../../streams/domain/baccarat/tableRound.ts'
import { DEFAULT_SETTINGS, isShowSuperSix } from '../../streams/domain/casino/settings.ts'
import { type TableType, typeOfTable } from '../../streams/domain/casino/tables.ts'
import type { Round } from '../../streams/domain/rounds/round.ts'

/** A table as the platform plays it. */
export interface PlayedTable {
  readonly tableId: string
  readonly type: TableType
  readonly round: Round
  /** What was dealt in the present round; `null` before it is decided. */
  readonly result: TableResult | null
  /** What was dealt in the earlier rounds of the shoe, the oldest first. */
  readonly past: readonly TableResult[]
}

/** Reads the platform's own rounds, without the calls and the push that the pages use. */
export async function playedTable(
  rounds: Pick<Rounds, 'present' | 'ofShoe'>,
  tableId: string,
): Promise<PlayedTable> {
  const game = { product: 'casino', game: tableId } as const
  const type = typeOfTable(tableId)
  const present = await rounds.present(game)
  if (type === null || present === null) throw new Error(`the platform plays no table ${tableId}`)
  const shoe = storedShoe(present.shoe)
  const all = await rounds.ofShoe(game, shoe.number)
  return {
    tableId,
    type,
    round: { ...present, shoe },
    result: dealtIn(present),
    past: all.filter(({ opensAt }) => opensAt < present.opensAt).flatMap((round) => dealtIn(round) ?? []),
  }
}

/** Whether a table shows super six to a member who has never changed a setting of the casino. */
export function superSixAt(type: TableType): boolean {
  const { multiTableFreeCharge } = DEFAULT_SETTINGS
  return isShowSuperSix({ multiTableFreeCharge, baccaratType: type })
}

function dealtIn({ result }: StoredRound): TableResult | null {
  return result === null ? null : storedResult(result)
}
