import { storeGameSwitch } from '../play/anchorGames/gameSwitches.ts'
import type { ControlDeps } from './controlDeps.ts'
import type { ControlRoutes } from './controlRoutes.ts'
import { gameSwitchBody } from './controlWire.ts'

/** Whether an anchor game is played (docs/games/anchor.md, 2.1), for all processes. */
export function addAnchorGameRoutes({ post }: ControlRoutes, { store }: Pick<ControlDeps, 'store'>): void {
  post('/anchorGames', gameSwitchBody, ({ game, ...to }) => storeGameSwitch(store.settings, game, to))
}
