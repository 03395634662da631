import { storeVenueAnswers } from '../wallet/heldTransfers.ts'
import type { ControlDeps } from './controlDeps.ts'
import type { ControlRoutes } from './controlRoutes.ts'
import { transfersBody } from './controlWire.ts'

/** How venues answer transfers, for all processes. */
export function addWalletRoutes(
  { post }: ControlRoutes,
  { store, tick }: Pick<ControlDeps, 'store' | 'tick'>,
): void {
  post('/transfers', transfersBody, async (answers) => {
    await storeVenueAnswers(store.settings, answers)
    await tick()
  })
}
