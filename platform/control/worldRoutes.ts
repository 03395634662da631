import type { ControlDeps } from './controlDeps.ts'
import type { ControlRoutes } from './controlRoutes.ts'
import { ControlRefusal } from './controlRefusal.ts'
import { advanceBody, cancelOrderBody, skewBody, worldAction } from './controlWire.ts'
import { applyToWorld, matchSummaries } from './worldActions.ts'

/** The clock and the world. */
export function addWorldRoutes(
  { app, post }: ControlRoutes,
  { clock, skew, world, book, tick }: Pick<ControlDeps, 'clock' | 'skew' | 'world' | 'book' | 'tick'>,
): void {
  post('/clock/advance', advanceBody, async ({ ms }) => {
    clock.advance(ms)
    await tick()
    return { now: clock.now() }
  })
  post('/clock/skew', skewBody, ({ ms }) => {
    skew.ms = ms
  })
  post('/world', worldAction, async (action) => {
    const done = applyToWorld(world.control, action)
    await tick()
    return { done }
  })
  post('/orders/cancel', cancelOrderBody, async ({ orderNo }) => {
    if (!(await book.cancel(orderNo))) throw new ControlRefusal(`${orderNo} cannot be cancelled`)
  })
  app.get('/matches', (c) => c.json(matchSummaries(world)))
}
