import type { Logger } from 'pino'
import type { PlatformClock } from '../../clock.ts'
import type { RoomDirectory } from '../../live/directory.ts'
import type { RoomServer } from '../../room/roomServer.ts'
import type { Rounds } from '../../rounds/rounds.ts'
import type { Store } from '../../store/store.ts'
import type { GameCrowd } from './gameCrowd.ts'
import type { GameSwitches } from './gameSwitches.ts'
import type { OptionRows } from './options.ts'

/** What the calls of the anchor games need. */
export interface AnchorCallDeps {
  readonly siteId: number
  readonly store: Pick<Store, 'positions' | 'accounts'>
  readonly rounds: Rounds
  readonly clock: PlatformClock
  /** Real ms. */
  readonly real: () => number
  readonly directory: RoomDirectory
  readonly viewers: (roomId: string) => number
  /** The prefix of the addresses of pictures. */
  readonly imageBase: string
  readonly switches: GameSwitches
  readonly crowd: GameCrowd
  readonly options: OptionRows
  readonly post: Pick<RoomServer['post'], 'postOf'>
  readonly log: Logger
}
