import type { ControlDeps } from './controlDeps.ts'
import { memberNamed } from './controlMembers.ts'
import type { ControlRoutes } from './controlRoutes.ts'
import { cutBody, frameBody, pushFaultsBody } from './controlWire.ts'

/** The venues' pushes. */
export function addPushRoutes(
  { post }: ControlRoutes,
  { pushes, pushFaults, store }: Pick<ControlDeps, 'pushes' | 'pushFaults' | 'store'>,
): void {
  post('/push/cut', cutBody, async ({ member }) => {
    const memberId = member === undefined ? null : (await memberNamed(store, member)).id
    return { cut: pushes.reduce((cut, push) => cut + push.cut(memberId), 0) }
  })
  post('/push/faults', pushFaultsBody, (next) => {
    pushFaults.set(next)
  })
  post('/push/send', frameBody, ({ frame }) => {
    for (const push of pushes) push.sendToAll(frame)
  })
}
