import type { Logger } from 'pino'
import type { CasinoTable } from '../../../streams/domain/casino/tables.ts'
import type { PlatformClock } from '../../clock.ts'
import type { Rounds } from '../../rounds/rounds.ts'
import type { Store } from '../../store/store.ts'
import type { TableCrowd } from './tableCrowd.ts'
import type { TableSwitches } from './tableSwitches.ts'

/** The tables of a platform, and whether each is played. */
export interface CasinoTables {
  readonly tables: readonly CasinoTable[]
  readonly switches: TableSwitches
}

/** What the calls of the casino need. */
export interface CasinoDeps extends CasinoTables {
  readonly store: Pick<Store, 'accounts' | 'ledger' | 'positions'>
  readonly rounds: Rounds
  readonly clock: Pick<PlatformClock, 'now'>
  /** Real ms. */
  readonly real: () => number
  readonly crowd: TableCrowd
  /** The prefix of the addresses of pictures. */
  readonly imageBase: string
  readonly log: Logger
}
