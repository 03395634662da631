import type { ControlDeps } from './controlDeps.ts'
import { ControlRefusal } from './controlRefusal.ts'
import type { ControlRoutes } from './controlRoutes.ts'
import { roundBody } from './controlWire.ts'

/** Interrupts and voids rounds (docs/games/rounds.md, 2.3), for all processes. */
export function addRoundRoutes({ post }: ControlRoutes, { rounds }: Pick<ControlDeps, 'rounds'>): void {
  post('/rounds', roundBody, async ({ product, game, do: change }) => {
    const stopped = await rounds.stop({ product, game }, change === 'void' ? 'void' : 'interrupted')
    if (stopped === null) throw new ControlRefusal(`no round of ${product} ${game} can be stopped`)
    return { round: stopped.round, state: stopped.state }
  })
}
