import type { ControlDeps } from './controlDeps.ts'
import { memberNamed } from './controlMembers.ts'
import type { ControlRoutes } from './controlRoutes.ts'
import { faultBody } from './controlWire.ts'

/** Faults of calls. */
export function addFaultRoutes(
  { app, post }: ControlRoutes,
  { faults, store }: Pick<ControlDeps, 'faults' | 'store'>,
): void {
  post('/faults', faultBody, async ({ path, member, count, action }) => {
    const memberId = member === undefined ? null : (await memberNamed(store, member)).id
    return { id: faults.add({ path, memberId, count: count ?? null, action }) }
  })
  app.get('/faults', (c) => c.json(faults.rules()))
  app.delete('/faults/:id', (c) => {
    faults.remove(c.req.param('id'))
    return c.json({})
  })
  app.delete('/faults', (c) => {
    faults.clear()
    return c.json({})
  })
}
