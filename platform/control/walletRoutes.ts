import { storeVenueAnswers } from '../wallet/heldTransfers.ts'
import type { ControlDeps } from './controlDeps.ts'
import { memberNamed } from './controlMembers.ts'
import type { ControlRoutes } from './controlRoutes.ts'
import { transfersBody } from './controlWire.ts'

/** How venues answer transfers, of one member or of all; for all processes. */
export function addWalletRoutes(
  { post }: ControlRoutes,
  { store, tick }: Pick<ControlDeps, 'store' | 'tick'>,
): void {
  post('/transfers', transfersBody, async ({ member, ...answers }) => {
    const memberId = member === undefined ? null : (await memberNamed(store, member)).id
    await storeVenueAnswers(store.settings, memberId, answers)
    await tick()
  })
}
