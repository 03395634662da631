import * as v from 'valibot'
import type { TABLE_STATUSES } from '../../../streams/wire/casino/tables.ts'
import type { Settings } from '../../store/settings.ts'

export type TableStatus = keyof typeof TABLE_STATUSES

/** Whether each table is played, which `control` changes for all processes. */
export interface TableSwitches {
  of(tableId: string): TableStatus
  /** Reads what other processes have changed. Called often. */
  refresh(): Promise<void>
}

const SETTING = 'casino.switches'
const READ_EVERY_MS = 1_000

/** Tables that are not on. */
const stored = v.fallback(v.record(v.string(), v.picklist(['off', 'on', 'maintained'])), {})

interface Deps {
  readonly settings: Pick<Settings, 'get'>
  /** Real ms. */
  readonly real: () => number
}

/** Reads the switches of the last run. */
export async function createTableSwitches({ settings, real }: Deps): Promise<TableSwitches> {
  const read = () => readStored(settings)
  let now = await read()
  let readAt = real()
  return {
    of: (tableId) => now[tableId] ?? 'on',
    async refresh() {
      if (real() - readAt < READ_EVERY_MS) return
      readAt = real()
      now = await read()
    },
  }
}

/** Changes the switch of a table; every process reads it within a second. */
export async function storeTableStatus(
  settings: Pick<Settings, 'get' | 'set'>,
  tableId: string,
  to: TableStatus,
): Promise<void> {
  await settings.set(SETTING, { ...(await readStored(settings)), [tableId]: to })
}

async function readStored(settings: Pick<Settings, 'get'>): Promise<Readonly<Record<string, TableStatus>>> {
  return v.parse(stored, (await settings.get(SETTING)) ?? {})
}
