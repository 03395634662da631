import { storeSale } from '../play/lottery/saleStatuses.ts'
import type { ControlDeps } from './controlDeps.ts'
import { ControlRefusal } from './controlRefusal.ts'
import type { ControlRoutes } from './controlRoutes.ts'
import { saleBody } from './controlWire.ts'

/** The sale of a lottery (docs/games/lottery.md, 2), for all processes: each reads it within a second. */
export function addLotteryRoutes({ post }: ControlRoutes, { store }: Pick<ControlDeps, 'store'>): void {
  post('/lottery', saleBody, async ({ ticketId, ...sale }) => {
    if (await storeSale(store.settings, ticketId, sale)) return
    throw new ControlRefusal(`there is no lottery ${ticketId}`)
  })
}
