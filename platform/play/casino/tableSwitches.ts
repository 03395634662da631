import * as v from 'valibot'
import type { TABLE_STATUSES } from '../../../streams/wire/casino/tables.ts'
import type { Settings } from '../../store/settings.ts'
import { createSharedSetting, type SharedSettingDeps } from '../sharedSetting.ts'

export type TableStatus = keyof typeof TABLE_STATUSES

/** Whether each table is played, which `control` changes for all processes. */
export interface TableSwitches {
  of(tableId: string): TableStatus
  /** Reads what other processes have changed. Called often. */
  refresh(): Promise<void>
}

const SETTING = 'casino.switches'

/** Tables that are not on. */
const stored = v.fallback(v.record(v.string(), v.picklist(['off', 'on', 'maintained'])), {})

/** Reads the switches of the last run. */
export async function createTableSwitches(deps: SharedSettingDeps): Promise<TableSwitches> {
  const setting = await createSharedSetting(deps, SETTING, readStored)
  return { of: (tableId) => setting.value[tableId] ?? 'on', refresh: setting.refresh }
}

/** Changes the switch of a table; every process reads it within a second. */
export async function storeTableStatus(
  settings: Pick<Settings, 'get' | 'set'>,
  tableId: string,
  to: TableStatus,
): Promise<void> {
  await settings.set(SETTING, { ...readStored(await settings.get(SETTING)), [tableId]: to })
}

function readStored(value: unknown): Readonly<Record<string, TableStatus>> {
  return v.parse(stored, value ?? {})
}
