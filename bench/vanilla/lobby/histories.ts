import { decodeUnpacked } from '../../../streams/wire/packed.ts'
import type { TableRow } from '../../../streams/wire/casino/tables.ts'
import type { LobbyConfig } from './lobbyConfig.ts'
import { historyOf, type ToldHistory } from './table.ts'

type Row = Pick<TableRow, 'tableId' | 'round' | 'shoe' | 'history'>

/** Reads the histories of tables with the same call as the product (docs/games/casino.md, 6.4). */
export async function readHistories(
  { list, headers }: Pick<LobbyConfig, 'list' | 'headers'>,
  tableIds: readonly string[],
): Promise<ReadonlyMap<string, ToldHistory>> {
  const response = await fetch(list, {
    method: 'POST',
    headers,
    body: JSON.stringify({ tableIds, withHistory: true }),
  })
  const { data } = (await response.json()) as { readonly data: string }
  const { tables } = JSON.parse(decodeUnpacked(await unzipped(data))) as { readonly tables: readonly Row[] }
  return new Map(tables.flatMap((row) => toldBy(row)))
}

function toldBy({ tableId, round, shoe, history }: Row): (readonly [string, ToldHistory])[] {
  if (shoe === null || history === null) return []
  const { number, first, before, naturals } = shoe
  const told = { number, first, before, naturals, results: historyOf(history) }
  return [[tableId, { round: round?.roundNo ?? null, shoe: told }]]
}

async function unzipped(base64: string): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Response(stream).text()
}
