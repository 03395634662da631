import type { Logger } from 'pino'
import type { PlatformClock } from '../../clock.ts'
import type { Rounds } from '../../rounds/rounds.ts'
import type { Store } from '../../store/store.ts'
import type { ChasedDraws } from './chasedDraws.ts'
import type { NewestOfLotteries } from './pastDraws.ts'
import type { SaleStatuses } from './saleStatuses.ts'

/** What the calls of the lottery need. */
export interface LotteryDeps {
  readonly store: Pick<Store, 'accounts' | 'chases' | 'ledger' | 'positions' | 'shared'>
  readonly rounds: Rounds
  readonly clock: Pick<PlatformClock, 'now'>
  /** Real ms. */
  readonly real: () => number
  readonly sales: SaleStatuses
  readonly chased: ChasedDraws
  readonly newest: NewestOfLotteries
  readonly log: Logger
}
