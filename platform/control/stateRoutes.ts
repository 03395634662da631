import type { ControlDeps } from './controlDeps.ts'
import { memberNamed } from './controlMembers.ts'
import type { ControlRoutes } from './controlRoutes.ts'
import { NO_PUSH_FAULTS } from './pushFaults.ts'

/** What the platform has done, and its state. */
export function addStateRoutes(
  { app }: ControlRoutes,
  {
    store,
    requests,
    clock,
    pushes,
    faults,
    pushFaults,
    venues,
    skew,
  }: Pick<
    ControlDeps,
    'store' | 'requests' | 'clock' | 'pushes' | 'faults' | 'pushFaults' | 'venues' | 'skew'
  >,
): void {
  app.get('/requests', (c) => c.json(requests.requests()))
  app.get('/ledger', async (c) => {
    const audit = await store.ledger.audit()
    const name = c.req.query('member')
    if (name === undefined) return c.json({ audit })
    const { id } = await memberNamed(store, name)
    const balances = Object.fromEntries(await store.ledger.balances(id))
    const { movements } = await store.ledger.history(id, { page: 1, size: 500 })
    return c.json({ audit, balances, movements })
  })
  app.get('/state', (c) =>
    c.json({
      now: clock.now(),
      rate: clock.rate,
      openPushes: pushes.reduce((open, push) => open + push.open, 0),
      faults: faults.rules(),
    }),
  )
  app.post('/reset', (c) => {
    faults.clear()
    requests.clear()
    pushFaults.set(NO_PUSH_FAULTS)
    venues.reset()
    skew.ms = 0
    return c.json({})
  })
}
