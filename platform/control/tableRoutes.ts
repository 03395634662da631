import { isCasinoTable } from '../../streams/domain/casino/tables.ts'
import { storeTableStatus } from '../play/casino/tableSwitches.ts'
import type { ControlDeps } from './controlDeps.ts'
import { ControlRefusal } from './controlRefusal.ts'
import type { ControlRoutes } from './controlRoutes.ts'
import { tableBody } from './controlWire.ts'

/** Whether a table is played (docs/games/casino.md, 6.4), for all processes: each reads it within a second. */
export function addTableRoutes({ post }: ControlRoutes, { store }: Pick<ControlDeps, 'store'>): void {
  post('/tables', tableBody, async ({ tableId, status }) => {
    if (!isCasinoTable(tableId)) throw new ControlRefusal(`there is no table ${tableId}`)
    await storeTableStatus(store.settings, tableId, status)
  })
}
