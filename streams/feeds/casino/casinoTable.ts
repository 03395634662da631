import type { Play } from '../../domain/baccarat/plays.ts'
import type { TableResult } from '../../domain/baccarat/tableRound.ts'
import type { ShoeHistory, ToldShoe } from '../../domain/casino/shoeHistory.ts'
import type { TableType } from '../../domain/casino/tables.ts'
import type { Currency, Money } from '../../domain/money.ts'
import type { Round } from '../../domain/rounds/round.ts'

/** The login of the casino (docs/games/casino.md, 6.1). */
export interface CasinoLogin {
  readonly loginName: string
  /** Whether everything is paid from the main wallet, and there are no transfers. */
  readonly seamless: boolean
  /** Balance of the wallet that pays. */
  readonly balance: Money
}

/** The least and the most stake of the member at a table, minor units. */
export interface StakeRange {
  readonly min: number
  readonly max: number
}

/** The member's accepted bets of the present round on one play, in one currency. */
export interface OwnStake {
  readonly play: Play
  readonly stake: Money
}

/** What a table is. */
export interface TableInfo {
  readonly tableId: string
  readonly name: string
  readonly type: TableType
  readonly status: 'off' | 'on' | 'maintained'
  readonly dealer: { readonly name: string; readonly img: string }
  readonly limits: ReadonlyMap<Currency, StakeRange>
  /** How many members are at it. */
  readonly members: number
}

/** Who has bet on a round: all members in numbers, and the member's own bets. */
export interface TableCompany {
  /** The number of the round. */
  readonly round: string
  /** How many members have bet on each play. */
  readonly crowd: ReadonlyMap<Play, number>
  readonly mine: readonly OwnStake[]
}

/** A table as received in one answer. */
export interface ToldTable {
  readonly info: TableInfo
  /** `null` where no round is announced. */
  readonly round: Round | null
  readonly company: TableCompany | null
  /**
   * The shoe with the results before the round, or with all results if there is no round; `null` if they were not
   * requested.
   */
  readonly history: ToldShoe | null
}

/** A table with its present round. */
export interface TableNow {
  readonly info: TableInfo
  readonly round: Round | null
  /** What was dealt; `null` before the round is decided. */
  readonly result: TableResult | null
  /** `null` until it was received for this round. */
  readonly company: TableCompany | null
  /** The results of the shoe before the present round; `null` while they are read. */
  readonly history: ShoeHistory | null
}

/** What happens in a replay, ms from the seal. */
export type ReplayEvent =
  | { readonly at: number; readonly do: 'seal' }
  | { readonly at: number; readonly do: 'card'; readonly hand: 'player' | 'banker'; readonly card: number }
  | { readonly at: number; readonly do: 'result' }

export interface Replay {
  readonly durationMs: number
  /** Ordered by time. */
  readonly events: readonly ReplayEvent[]
}
