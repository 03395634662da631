import { type CasinoTable } from '../../../streams/domain/casino/tables.ts'
import { tableListRequest } from '../../../streams/wire/casino/tables.ts'
import type { StoredRound } from '../../store/rounds/round.ts'
import { currenciesOf } from '../../site/walletMember.ts'
import { found, type ProductCalls } from '../launched/productCall.ts'
import type { CasinoDeps } from './casinoDeps.ts'
import { memberOf } from './casinoMember.ts'
import { createShoeHistories } from './shoeHistories.ts'
import { createTableBettors } from './tableBettors.ts'
import { PRODUCT } from './tableRoundGame.ts'
import { tableRow } from './tableRows.ts'

/** Tables with their present rounds, shoes and bets (docs/games/casino.md, 6.4). */
export function listCall(deps: CasinoDeps, { post }: Pick<ProductCalls, 'post'>) {
  const { tables, switches, store, rounds } = deps
  const histories = createShoeHistories(rounds)
  const bettors = createTableBettors(deps)
  const keys = tables.map(({ tableId }) => ({ product: PRODUCT, game: tableId }) as const)

  /** Everything that is the same for all members, of all tables: one reading serves all who ask. */
  async function present(): Promise<ReadonlyMap<string, StoredRound>> {
    return new Map((await rounds.presentOf(keys)).map((round) => [round.game, round]))
  }

  return post(tableListRequest, async ({ tableIds, withHistory }, { memberId, language, now }) => {
    const asked = placed(tables).filter(
      ({ table }) => tableIds.length === 0 || tableIds.includes(table.tableId),
    )
    const member = await memberOf(deps, memberId)
    const reader = {
      language,
      oddsLevel: member.oddsLevel,
      currencies: currenciesOf(member),
      withHistory,
      now,
    }
    const known = await present()
    const shown = asked.flatMap(({ table }) => known.get(table.tableId) ?? [])
    const [onTables, own] = await Promise.all([
      bettors.on([...known.values()]),
      store.positions.ofMemberOnEach(memberId, shown),
    ])
    const rows = await Promise.all(
      asked.map(async ({ table, place }) => {
        const round = known.get(table.tableId) ?? null
        const view = {
          table,
          place,
          status: switches.of(table.tableId),
          round,
          history: round === null ? null : await histories.before(round),
          bettors: onTables.filter(({ game }) => game === table.tableId),
          mine: own.filter(({ game }) => game === table.tableId),
        }
        return tableRow(view, reader, deps)
      }),
    )
    return found({ tables: rows, ts: now }, now)
  })
}

function placed(tables: readonly CasinoTable[]) {
  return tables.map((table, place) => ({ table, place }))
}
